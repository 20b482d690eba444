"""The scenes of learning: the list of lessons, a lesson, its end, and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property, partial
from itertools import chain, dropwhile, groupby
from math import ceil
from typing import NamedTuple

from game.play.lessons.guide import Guide, LostThreadError
from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import NOT_BEGUN, Learning, Progress
from game.play.lessons.reading import LessonStore, ShelvedLesson
from game.reading.faults import sentence
from game.scenes.lessons.guide import show_guide
from game.scenes.lessons.paper import LessonDone, LessonWords
from game.scenes.lessons.scene import LessonActs, LessonScene
from game.scenes.setup.scene import first_fault, heading_of
from game.scenes.shell.addresses import ToLearning, ToMenu, ToPractice, ToRules
from game.scenes.shell.dialogs import when_made
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Column,
    Drawing,
    FirstFitting,
    Grid,
    Icon,
    Padded,
    Panel,
    Row,
    Scrolled,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.theme import BODY, BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, SMALL
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import PLAIN, SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.variants.load import Reading
from game.variants.shelves import OWN, shelved
from game.view.geometry import Rect

#: The least width of each of two columns, in heights of the text.
COLUMN = 24.0
#: The room for somebody's progress, beside the buttons, in heights of its text.
STATE = 9.5


class Offered(NamedTuple):
    """A row of the list: a game, or one of its lessons. `fault`: why the lesson or the game cannot
    be played; `game` is "" for a faulty game, which has no rules to show, and for a faulty lesson
    that is not named after a sound one. `shelf`: the name of that on which the game is."""

    game: str
    title: str
    lesson: Lesson | None
    progress: Progress
    fault: str = ""
    shelf: str = OWN

    @property
    def begun(self) -> float:
        """Return the part of a lesson in progress that has been played."""
        step, steps = self.progress.step, self.lesson.steps if self.lesson else ()
        return step / len(steps) if step < len(steps) else 0.0

    @property
    def is_done(self) -> bool:
        return self.lesson is not None and self.progress.is_done


class LearnScene(PageScene):
    """The list of lessons, and of the rules of every game."""

    veil = 0.5

    def __init__(self, services: Services, flow: LessonFlow) -> None:
        super().__init__(services)
        self._flow = flow
        self._scroll = Scroll()

    def ahead(self) -> Iterator[object]:
        yield from self._flow.store.read_in_pieces()
        yield from super().ahead()

    # Words ----------------------------------------------------------------------------------

    def _about(self, one: Offered) -> str:
        """Return what the lesson teaches, or why it cannot be played."""
        if one.lesson is None:
            return one.fault or self.services.say("learn.no_lesson")
        return LessonWords(self.services, one.lesson).say(one.lesson.about)

    def _state(self, one: Offered) -> str:
        """Return how long a lesson is, and how far somebody has come in it."""
        say, lesson = self.services.say, one.lesson
        if lesson is None:
            return say("learn.rules_only") if one.game else ""
        time = say("learn.minutes", minutes=minutes_of(LessonWords(self.services, lesson), lesson))
        if one.begun:
            step, count = one.progress.step + 1, len(lesson.steps)
            return say("learn.step", time=time, step=step, count=count)
        return say("learn.done" if one.is_done else "learn.not_begun", time=time)

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        line = Text(say("learn.line"), BODY, SERIF, IVORY2, lines=4, middle=False)
        least = self.services.kit.stage.text_units(SMALL) * COLUMN
        shelves = [
            (heading_of(self.services, shelf), Grid(*cards, columns=2, least=least, gap=(20, 20)))
            for shelf, rows in groupby(self._flow.offered(), lambda one: one.shelf)
            for cards in [map(self._card, rows)]
        ]
        column = Column(*chain.from_iterable(shelves), gap=20)
        listed = Padded(Scrolled(self._scroll, column, (16, 12, 16, 20)), (4, 6, -4, 16))
        guide, practice = (
            partial(show_guide, self.services),
            partial(self.services.go, ToPractice()),
        )
        ways = [
            Button("guide", say("learn.guide"), guide, "icon_help", zone=1),
            Button("practice", say("coach.practice"), practice, "icon_table", zone=1),
        ]
        heading = Row(title(say("learn.title")), FILL, *map(level, ways), gap=20)
        widgets = self.framed(Column(heading, line), listed, least_head=0)
        # The focus goes to the lessons before these buttons.
        return sorted(widgets, key=lambda one: one in ways)

    def _card(self, one: Offered) -> Panel:
        """Return the panel of a game or a lesson: what it teaches, how long it takes, how far
        somebody has come."""
        colour = BRASS_LIGHT if one.begun or one.is_done else IVORY
        done = (Icon("icon_check", 28, LEAF), 12) if one.is_done else ()
        state = Row(*done, Text(self._state(one), SMALL, SANS, colour, lines=3, grow=True))
        answers = self._answers(one)
        below = Column(state, 16, *answers, gap=12)

        def has_room(canvas: Canvas, width: float) -> bool:
            used = sum(one.natural_width(canvas) + 20 for one in answers)
            return used + canvas.kit.stage.text_units(SMALL) * STATE <= width

        def bar(canvas: Canvas, rect: Rect) -> None:
            canvas.panel(rect, "pill", 3)
            canvas.panel(rect._replace(w=rect.w * one.begun), "disc", 3)

        beside = Row(*map(level, answers), level(state, grow=True), gap=20)
        column = Column(
            *(Text(one.title, 38, SERIF_BOLD, MOON, lines=2, may_cut=True), 4),
            *(Text(self._about(one), SMALL, PLAIN, IVORY2, lines=9, middle=False), 12, FILL),
            *(FirstFitting(beside, below, fits=has_room), 12),
            Drawing(bar, height=5) if one.begun else 5,
        )
        return Panel(column, (28, 20, 28, 3), "row", 18, shadow=False)

    def _answers(self, one: Offered) -> list[Button]:
        buttons, say = list[Button](), self.services.say
        make = partial(Button, pad=(96, 20), high=62)
        if one.lesson is not None:
            key = "learn.go_on" if one.begun else "learn.again" if one.is_done else "learn.begin"
            name, begin = f"begin {one.lesson.id}", partial(self._flow.begin, one.lesson)
            buttons.append(make(name, say(key), begin, "icon_play", main=True))
        if one.game:
            show = partial(self.services.go, ToRules(one.game))
            name = f"rules {one.lesson.id if one.lesson else one.game}"
            buttons.append(make(name, say("learn.rules"), show, "icon_book"))
        return buttons

    def hints(self) -> Sequence[Hint]:
        return [Hint((commands.CONFIRM,)), self.way_back]


def minutes_of(words: LessonWords, lesson: Lesson) -> int:
    """Return how long a lesson takes, in minutes, rounded up."""
    count = sum(len(words.say(step.said).split()) for step in lesson.steps)
    return ceil(lesson.seconds(count) / 60)


class LessonFlow:
    def __init__(self, services: Services, catalogue: Catalogue) -> None:
        self.services, self.catalogue = services, catalogue
        self.learning = Learning()
        self._readings: dict[str, Reading] = {}

    @cached_property
    def store(self) -> LessonStore:
        return LessonStore(self.catalogue)

    # The list -------------------------------------------------------------------------------

    def offered(self) -> list[Offered]:
        """Return the rows of the list: every game at least once, and the lessons of a game next to
        each other."""
        games = self.catalogue.ids()
        found = [
            one._replace(shelf=shelf.name)
            for shelf in shelved(games)
            for game in shelf.games
            for one in self._of_game(game)
        ]
        stray = [
            one for one in self.store.lessons.values() if not one.lesson and one.id not in games
        ]
        return [*found, *(self._offer("", one) for one in stray)]

    def _of_game(self, game: str) -> Sequence[Offered]:
        shelved = self.store.of_game(game)
        if any(one.lesson is not None for one in shelved):
            return [self._offer(game, one) for one in shelved]
        reading = self._reading(game)
        if reading.variant is None:
            fault = first_fault(self.services, reading)
            faulty = Offered("", game_name(self.services, game), None, NOT_BEGUN, fault)
            return [faulty, *(self._offer("", one) for one in shelved)]
        if not shelved:
            return [Offered(game, game_name(self.services, game), None, NOT_BEGUN)]
        return [self._offer(game, one) for one in shelved]

    def _reading(self, game: str) -> Reading:
        """Read a game, once: the list is made anew again and again."""
        if game not in self._readings:
            self._readings[game] = self.catalogue.read(game)
        return self._readings[game]

    def _offer(self, game: str, one: ShelvedLesson) -> Offered:
        """Return a row of the list. A lesson named after its game gets the name of the game."""
        title = game_name(self.services, game)
        if one.id != game:
            own = one.id.replace("_", " ").capitalize()
            title = self.services.say("learn.own", game=title, name=own) if game else one.file.name
        return Offered(game, title, one.lesson, self._progress(one.id), self._fault(one))

    def _fault(self, one: ShelvedLesson) -> str:
        """Return the first fault of a lesson's file, and where it is; "" if the lesson can be
        played."""
        if one.lesson is not None or not one.faults:
            return ""
        fault = one.faults[0]
        return self.services.say(
            "learn.fault" if fault.line else "learn.fault_of_file",
            file=one.file.name,
            line=fault.line,
            column=fault.column,
            fault=sentence(fault, self.services.say),
        )

    def _progress(self, lesson: str) -> Progress:
        with self.services.telling():
            progress = self.learning.of(lesson)
            self.services.tell(*self.learning.small.notices)
            return progress
        return NOT_BEGUN

    # A lesson -------------------------------------------------------------------------------

    def begin(self, lesson: Lesson) -> None:
        """Show a lesson where it was left, or from its start if it was finished or its kept acts
        are no longer possible."""
        kept = self._progress(lesson.id)
        guide = None
        if kept.step < len(lesson.steps):
            with suppress(LostThreadError):
                guide = Guide.resumed(lesson, self.services.clock, kept.step, kept.acts)
        services, scene = self.services, self._scene(guide or Guide(lesson, self.services.clock))
        when_made(services, scene, lambda: services.stack.push(scene))

    def _scene(self, guide: Guide) -> LessonScene:
        acts = LessonActs(self._keep, self._turn_back, self._finish, self._leave)
        return LessonScene(self.services, guide, acts)

    def _keep(self, guide: Guide) -> None:
        with self.services.telling():
            self.learning.keep(guide.lesson.id, guide.at, tuple(guide.acts))

    def _turn_back(self, guide: Guide) -> None:
        self._keep(guide)
        self.services.stack.swap(self._scene(guide))

    def _leave(self) -> None:
        """Go back to the list."""
        stack = self.services.stack
        found = next((scene for scene in stack.scenes if isinstance(scene, LearnScene)), None)
        if found is None:
            self.services.go(ToMenu())
        else:
            stack.pop_to(found)

    def _finish(self, guide: Guide) -> None:
        lesson = guide.lesson
        with self.services.telling():
            self.learning.finish(lesson.id)
        following = self._following(lesson)
        go_on = None if following is None else partial(self._go_to, following)
        self.services.stack.swap(LessonDone(self.services, lesson, self._leave, go_on))

    def _go_to(self, lesson: Lesson) -> None:
        self._leave()
        self.begin(lesson)

    def _following(self, lesson: Lesson) -> Lesson | None:
        """Return the next lesson that is not finished, searching from this one round the whole
        list; None if all are."""
        lessons = [one.lesson for one in self.offered() if one.lesson is not None]
        from_here = dropwhile(lambda one: one.id != lesson.id, chain(lessons, lessons))
        return next((one for one in from_here if not self._progress(one.id).is_done), None)


def page_at(services: Services, stores: Stores, to: ToLearning) -> LearnScene:
    return LearnScene(services, LessonFlow(services, stores.games))
