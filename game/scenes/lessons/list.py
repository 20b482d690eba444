"""Learning: a guided hand of each game, and its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import Progress
from game.scenes.lessons.paper import LessonWords
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
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
    button,
    level,
)
from game.ui.canvas import Canvas
from game.ui.theme import BODY, BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, SMALL
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect


class LessonEntry(NamedTuple):
    """`about`: what is learnt, or what is wrong. `state`: how long, and how far. `done`: the part
    of the lesson that is behind."""

    title: str
    about: str
    state: str
    done: float
    is_done: bool


#: The least width of each of two columns, in heights of its text.
COLUMN = 24.0
#: Room for how far somebody is, beside the buttons, in heights of its text.
STATE = 9.0


class Offered(NamedTuple):
    """A game, or a lesson of it. `fault`: why its lesson cannot be played; a file that cannot be
    read is of no game."""

    game: str
    title: str
    lesson: Lesson | None
    progress: Progress
    fault: str = ""


class LearnActs(NamedTuple):
    """What the buttons do. `rules`: of a game."""

    begin: Callable[[Lesson], None]
    rules: Callable[[str], None]


class LearnScene(PageScene):
    """The list of lessons. `offered` is asked for whenever it shows."""

    veil = 0.5

    def __init__(
        self, services: Services, offered: Callable[[], Sequence[Offered]], acts: LearnActs
    ) -> None:
        super().__init__(services)
        self._ask, self._acts = offered, acts
        self._scroll = Scroll()

    # Words ----------------------------------------------------------------------------------

    def told(self, one: Offered) -> LessonEntry:
        say = self.services.say
        if one.lesson is None:
            about = one.fault or say("learn.no_lesson")
            state = say("learn.rules_only") if one.game else ""
            return LessonEntry(one.title, about, state, 0.0, False)
        words = LessonWords(self.services, one.lesson)
        time = say("learn.minutes", minutes=minutes_of(words, one.lesson))
        count = len(one.lesson.steps)
        done = one.progress.step / count if one.progress.step < count else 0.0
        if done:
            state = say("learn.step", time=time, step=one.progress.step + 1, count=count)
        else:
            key = "learn.done" if one.progress.is_done else "learn.not_begun"
            state = say(key, time=time)
        return LessonEntry(
            one.title, words.say(one.lesson.about), state, done, one.progress.is_done
        )

    def _begin_words(self, told: LessonEntry) -> str:
        key = "learn.go_on" if told.done else "learn.again" if told.is_done else "learn.begin"
        return self.services.say(key)

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        line = Text(say("learn.line"), BODY, SERIF, IVORY2, lines=4, middle=False)
        cards = map(self._card, self._ask())
        least = self.services.kit.stage.text_units(SMALL) * COLUMN
        grid = Grid(*cards, columns=2, least=least, gap=(20, 20))
        listed = Padded(Scrolled(self._scroll, grid, (16, 12, 16, 20)), (4, 6, -4, 16))
        head = Column(title(say("learn.title"), 0), line)
        return self.framed(head, listed, top=36, least_head=0)

    def _card(self, one: Offered) -> Panel:
        """Return a game or a lesson: what is learnt, how long it takes, how far somebody is."""
        told = self.told(one)
        colour = BRASS_LIGHT if told.done or told.is_done else IVORY
        done = Icon("icon_check", 28, LEAF) if told.is_done else None
        state = Row(done, 12 if done else 0, Text(told.state, SMALL, SANS, colour, lines=3, grow=1))
        answers = self._answers(one, told)
        below = Column(state, 16, *answers, gap=12)

        def has_room(canvas: Canvas, width: float) -> bool:
            used = sum(one.natural_width(canvas) + 20 for one in answers)
            return used + canvas.kit.stage.text_units(SMALL) * STATE <= width

        def bar(canvas: Canvas, rect: Rect) -> None:
            canvas.panel(rect, "pill", 3)
            canvas.panel(rect._replace(w=rect.w * told.done), "disc", 3)

        column = Column(
            *(Text(told.title, 38, SERIF_BOLD, MOON, may_cut=True), 4),
            *(Text(told.about, SMALL, PLAIN, IVORY2, lines=9, middle=False), 12, FILL),
            FirstFitting(
                Row(*map(level, answers), level(state, grow=1), gap=20), below, fits=has_room
            ),
            *(12, Drawing(0, 5, bar) if told.done else 5),
        )
        return Panel(column, (28, 20, 28, 3), "row", 18, shadow=False)

    def _answers(self, one: Offered, told: LessonEntry) -> list[Button]:
        buttons, make = list[Button](), partial(button, pad=(96, 20), high=62)
        if one.lesson is not None:
            words, begin = self._begin_words(told), partial(self._acts.begin, one.lesson)
            buttons.append(make(f"begin {one.lesson.id}", words, begin, "icon_play", main=True))
        if one.game:
            show = partial(self._acts.rules, one.game)
            name = f"rules {one.lesson.id if one.lesson else one.game}"
            buttons.append(make(name, self.services.say("learn.rules"), show, "icon_book"))
        return buttons

    def hints(self) -> Sequence[Hint]:
        return [Hint((commands.CONFIRM,)), self.way_back]


def minutes_of(words: LessonWords, lesson: Lesson) -> int:
    """Return the minutes of a lesson, rounded up."""
    count = sum(len(words.say(step.said).split()) for step in lesson.steps)
    return ceil(lesson.seconds(count) / 60)
