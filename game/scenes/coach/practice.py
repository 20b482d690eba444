"""The page of what to practise today: the hand of the day, and each person's own costly choices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from game.play.coaching.day import HandOfTheDay, exercise_of
from game.play.coaching.practice import DueChoice, Practice
from game.reading.strict import MatchFileError
from game.scenes.coach.quiz import Quiz, QuizActs
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.settings import Person
from game.storage.match_codec import SavedMatch
from game.ui.boxes import Box, Column, Icon, Padded, Press, Row, Scrolled, Text
from game.ui.theme import BODY, IVORY2, MOON, NAME, crest_picture
from game.ui.widgets import Scroll, Widget
from game.ui.words import PLAIN, SERIF

CREST = 64.0
#: Seconds between two checks of whether the hand of the day has been found.
LOOKS_EVERY = 0.2


class PracticeScene(PageScene):
    """The page of what to practise. `play_on`: goes on playing from a table that was shown. `now`:
    the date, in seconds. The hand of the day is searched for as long as this page is open."""

    veil = 0.55

    def __init__(
        self,
        services: Services,
        practice: Practice,
        day: HandOfTheDay,
        play_on: Callable[[SavedMatch], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(services)
        self._practice, self._day, self._play_on, self._now = practice, day, play_on, now
        self._is_waiting = False
        self._list = Scroll()

    # The hand of the day --------------------------------------------------------------------

    def entered(self) -> None:
        super().entered()
        self._day.begin()

    def left(self) -> None:
        super().left()
        self._day.stop()

    def update(self, now: float) -> None:
        super().update(now)
        if self._is_waiting != self._day.is_looking:
            self.rebuild()

    def due(self, now: float) -> float | None:
        glides = super().due(now)
        return LOOKS_EVERY if glides is None and self._is_waiting else glides

    def _solve(self) -> None:
        found = self._day.found()
        assert found is not None
        names = [self.services.say(f"setup.usual_name_{at}") for at in range(1, 9)]
        acts = QuizActs(lambda is_solved: None, None, self._play_on)
        exercise = exercise_of(found, names)
        self.services.stack.push(Quiz(self.services, "coach.day", exercise, acts))

    def _day_row(self) -> Press:
        say, found = self.services.say, self._day.found()
        self._is_waiting = self._day.is_looking
        told = say("coach.day_looking") if self._is_waiting else say("coach.day_none")
        told = told if found is None else game_name(self.services, found.variant.id)
        icon = Padded(Icon("icon_hint", CREST - 10, MOON), (0, 0, 5, 0))
        return _row("day", icon, say("coach.day"), told, self._solve, found is not None)

    # One's own choices ----------------------------------------------------------------------

    def _due(self, person: Person) -> list[DueChoice]:
        with self.services.telling():
            due = self._practice.due(person.name, self.services.people.names, self._now())
            self.services.tell(*self._practice.small.notices)
            return due
        return []

    def _begin(self, person: Person) -> None:
        """Show the next exercise that is due, or this page again."""
        self.services.stack.pop_to(self)
        for at, lesson in enumerate(due := self._due(person)):
            try:
                exercise = self._practice.exercise(lesson)
            except MatchFileError as error:
                self.services.tell(error.fault)
                continue
            if exercise is None:
                with self.services.telling():
                    self._practice.forget(lesson)
                continue
            is_last = at == len(due) - 1
            acts = QuizActs(
                partial(self._answered, lesson),
                None if is_last else partial(self._begin, person),
                self._play_on,
            )
            self.services.stack.push(Quiz(self.services, "coach.practice", exercise, acts))
            return

    def _answered(self, lesson: DueChoice, is_solved: bool) -> None:
        with self.services.telling():
            self._practice.answered(lesson, is_solved, self._now())

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        rows = [self._row(person) for person in self.services.people.everybody]
        about = Text(say("coach.practice_about"), BODY, PLAIN, IVORY2, lines=6)
        body = Column(self._day_row(), 22, about, 16, *(part for row in rows for part in (row, 12)))
        listed = Padded(Scrolled(self._list, body, 14), (16, 0, 16, 0))
        return self.framed(title(say("coach.practice")), listed, least_head=0)

    def _row(self, person: Person) -> Press:
        count, icon = len(self._due(person)), Icon(crest_picture(person.crest), CREST)
        said, act = self.services.say("coach.due", count=count), partial(self._begin, person)
        return _row(f"person {person.name}", icon, person.name, said, act, count > 0)

    def hints(self) -> Sequence[Hint]:
        return [self.along_rows, self.way_back]


def _row(
    name: str, icon: Box, words: str, said: str, act: Callable[[], None], enabled: bool
) -> Press:
    first = Text(words, NAME, SERIF, MOON, may_cut=True, grow=True)
    box = Row(icon, 20, first, 24, Text(said, BODY, PLAIN, IVORY2, "right"))
    return Press(name, box, act, (22, 10, 26, 10), least=84, enabled=enabled)
