"""The page of what to practise today: the hand of the day with yesterday's answer, and each
person's own costly choices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import NamedTuple

from game.coach.daily import DayHand
from game.engine.actions import Action
from game.play.coaching.day import DayHands, exercise_of
from game.play.coaching.positions import table_of
from game.play.coaching.practice import DueChoice, Exercise, Practice
from game.reading.strict import MatchFileError
from game.scenes.coach.quiz import Quiz
from game.scenes.shell.addresses import ToPractice
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.settings import Person
from game.ui.boxes import FILL, Box, Column, Icon, Padded, Press, Row, Scrolled, Text, level
from game.ui.theme import (
    BODY,
    EMBER,
    H2,
    IVORY,
    IVORY2,
    LEAF,
    MOON,
    NAME,
    SMALL,
    Colour,
    crest_picture,
)
from game.ui.widgets import Scroll, Widget
from game.ui.words import PLAIN, SERIF
from game.view.coach import CoachedMoment

CREST, MOON_HIGH, SIGN = 64.0, 96.0, 30.0
#: The phases of the moon after the new one.
MOONS = 8
#: Seconds between two checks of whether the hand of the day has been found.
LOOKS_EVERY = 0.2


class _Day(NamedTuple):
    """The hand of a day, and what was answered."""

    day: date
    hand: DayHand
    answer: Action | None


class PracticeScene(PageScene):
    """The page of what to practise. `now`: the date, in seconds."""

    veil = 0.68

    def __init__(
        self,
        services: Services,
        practice: Practice,
        days: DayHands,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(services)
        self._practice, self._days, self._now = practice, days, now
        self._is_waiting = False
        self._list = Scroll()

    # The hand of the day --------------------------------------------------------------------

    @property
    def _today(self) -> date:
        return date.fromtimestamp(self._now())

    def entered(self) -> None:
        super().entered()
        with self.services.telling():
            if search := self._days.begin(self._today):
                self.services.ahead.follow(search)

    def update(self, now: float) -> None:
        super().update(now)
        self.services.tell(*self._days.notices)
        if self._is_waiting and (not self._days.is_looking or self._day_of(self._today)):
            self.rebuild()

    def due(self, now: float) -> float | None:
        glides = super().due(now)
        return LOOKS_EVERY if glides is None and self._is_waiting else glides

    def _day_of(self, day: date) -> _Day | None:
        """Return the hand of a day with what was answered; None if it is not there."""
        with self.services.telling():
            found = self._days.found(day)
            return _Day(day, found, self._days.answer(day)) if found is not None else None
        return None

    def _solve(self, one: _Day) -> None:
        """Ask for an answer; if there is one, or it is too late, show what is best."""
        is_over = one.answer is not None or one.day != self._today
        answered = partial(self._day_answered, one.day)
        heading = "coach.day" if one.day == self._today else "coach.yesterday"
        about, exercise = self.services.texts.day(one.day), self._exercise(one)
        quiz = Quiz(self.services, heading, exercise, answered, None, about, is_over, one.answer)
        self.services.stack.push(quiz)

    def _exercise(self, one: _Day) -> Exercise:
        names = [self.services.say(f"setup.usual_name_{at}") for at in range(1, 9)]
        return exercise_of(one.hand, names)

    def _day_answered(self, day: date, act: Action) -> None:
        with self.services.telling():
            self._days.answered(day, act)

    def _day_row(self) -> Press:
        """Return the row of today's hand: the date, a moon that waxes with every day in a row, and
        how it was answered."""
        say, today = self.services.say, self._day_of(self._today)
        self._is_waiting = today is None and self._days.is_looking
        streak = 0
        with self.services.telling():
            streak = self._days.streak(self._today)
        told = say("coach.day_looking") if self._is_waiting else say("coach.day_none")
        told = told if today is None else game_name(self.services, today.hand.variant.id)
        row = say("coach.streak", count=streak) if streak > 1 else ""
        when = " · ".join(filter(None, (self.services.texts.day(self._today), row)))
        words = Column(
            Text(say("coach.day"), H2, SERIF, MOON, may_cut=True),
            *(4, Text(when, SMALL, PLAIN, IVORY2, lines=2)),
            grow=True,
        )
        ends = level(Column(Text(told, BODY, PLAIN, IVORY2, "right"), self._verdict(today), gap=4))
        box = Row(Icon(f"moon_{min(streak, MOONS)}", MOON_HIGH), 24, words, 24, ends)
        act = partial(self._solve, today) if today is not None else None
        return Press("day", box, act, (22, 14, 26, 14), enabled=today is not None)

    def _verdict(self, one: _Day | None) -> Row | None:
        """Return how a hand was answered; None if it was not."""
        if one is None or one.answer is None:
            return None
        is_solved = one.answer == one.hand.best
        said = self.services.say("coach.found_it" if is_solved else "coach.missed_it")
        icon, colour = ("icon_check", LEAF) if is_solved else ("icon_cross", EMBER)
        return Row(FILL, Icon(icon, SIGN, colour), 10, Text(said, SMALL, PLAIN, colour))

    def _yesterday_row(self) -> Press | None:
        """Return the row of yesterday's hand: what was best, and how it was answered."""
        one = self._day_of(self._today - timedelta(1))
        if one is None:
            return None
        table = table_of(self._exercise(one).position, self.services.clock)
        best = CoachedMoment(self.services.texts, table).advice(one.hand.best)
        words = Column(
            Text(self.services.say("coach.yesterday"), NAME, SERIF, MOON, may_cut=True),
            *(4, Text(best, SMALL, PLAIN, IVORY, lines=3)),
            grow=True,
        )
        game = game_name(self.services, one.hand.variant.id)
        ends = level(Column(Text(game, BODY, PLAIN, IVORY2, "right"), self._verdict(one), gap=4))
        box = Row(_below_moon("icon_hint", CREST - 10, MOON), 24, words, 24, ends)
        return Press("yesterday", box, partial(self._solve, one), (22, 10, 26, 10))

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
            answered = partial(self._answered, lesson, exercise.best)
            then = None if is_last else partial(self._begin, person)
            quiz = Quiz(self.services, "coach.practice", exercise, answered, then)
            self.services.stack.push(quiz)
            return

    def _answered(self, lesson: DueChoice, best: Action, act: Action) -> None:
        with self.services.telling():
            self._practice.answered(lesson, act == best, self._now())

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        rows = [self._row(person) for person in self.services.people.everybody]
        about = Text(say("coach.practice_about"), BODY, PLAIN, IVORY2, lines=6)
        yesterday = self._yesterday_row()
        body = Column(
            self._day_row(),
            12,
            yesterday,
            22,
            about,
            16,
            *(part for row in rows for part in (row, 12)),
        )
        listed = Padded(Scrolled(self._list, body, 14), (16, 0, 16, 0))
        return self.framed(title(say("coach.practice")), listed, least_head=0)

    def _row(self, person: Person) -> Press:
        count, icon = len(self._due(person)), _below_moon(crest_picture(person.crest), CREST)
        name = Text(person.name, NAME, SERIF, MOON, may_cut=True, grow=True)
        said = Text(self.services.say("coach.due", count=count), BODY, PLAIN, IVORY2, "right")
        box, act = Row(icon, 24, name, 24, said), partial(self._begin, person)
        pad, is_due = (22, 10, 26, 10), count > 0
        return Press(f"person {person.name}", box, act, pad, least=84, enabled=is_due)

    def hints(self) -> Sequence[Hint]:
        return [self.along_rows, self.way_back]


def _below_moon(icon: str, size: float, colour: Colour | None = None) -> Box:
    """Return an icon that is as wide as the moon, so that all rows have their words one below the
    other."""
    beside = (MOON_HIGH - size) / 2
    return Padded(Icon(icon, size, colour), (beside, 0, beside, 0))


def page_at(services: Services, stores: Stores, to: ToPractice) -> PracticeScene:
    return PracticeScene(services, Practice(), stores.days)
