"""Learning: a guided hand of each game, and its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import Progress
from game.scenes.lessons.paper import LessonWords
from game.scenes.shell.page_scene import FOOT, Hint, PageScene, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, SMALL
from game.ui.widgets import Button, Mood, Scroll, Widget
from game.ui.words import BOLD, LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 38
PAD = 28.0


class LessonEntry(NamedTuple):
    """`about`: what is learnt, or what is wrong. `state`: how long, and how far. `done`: the part
    of the lesson that is behind."""

    title: str
    about: str
    state: str
    done: float
    is_done: bool


class LessonRow(Widget):
    """The words; its buttons stand below them, `foot` high."""

    focusable = False

    def __init__(self, rect: Rect, told: LessonEntry) -> None:
        super().__init__("", rect)
        self.told = told

    def measure(self, canvas: Canvas, foot: float) -> Rect:
        """Makes room, and says where the buttons go."""
        stage, rect = canvas.kit.stage, self.rect
        inner = rect.w - 2 * PAD
        self._title = stage.text_units(TITLE) * LINE
        self._about = canvas.height(self.told.about, inner, SMALL, PLAIN)
        self._state = canvas.height(self.told.state, inner - 40, SMALL, SANS)
        words = self._title + 4 + self._about + 8 + self._state
        self.rect = rect._replace(h=20 + words + 16 + foot + 22)
        return Rect(rect.x + PAD, rect.y + 20 + words + 16, inner, foot)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, told = self.seen, self.told
        canvas.panel(rect, "row", 18)
        x, inner = rect.x + PAD, rect.w - 2 * PAD
        title = Rect(x, rect.y + 20, inner, self._title)
        canvas.text(told.title, title, TITLE, SERIF_BOLD, MOON, may_cut=True)
        about = Rect(x, title.bottom + 4, inner, self._about)
        canvas.text(told.about, about, SMALL, PLAIN, IVORY2, lines=9, middle=False)
        state = Rect(x, about.bottom + 8, inner, self._state)
        left = 0.0
        if told.is_done:
            canvas.icon("icon_check", x + 14, state.cy, 28, LEAF)
            left = 40.0
        colour = BRASS_LIGHT if told.done or told.is_done else IVORY
        box = state._replace(x=x + left, w=inner - left)
        canvas.text(told.state, box, SMALL, SANS, colour, lines=3)
        if told.done:
            bar = Rect(x, rect.bottom - 8, inner, 5)
            canvas.panel(bar, "pill", 3)
            canvas.panel(bar._replace(w=inner * told.done), "disc", 3)


LIST_TITLE = 66
GAP, EDGE = 20.0, 16.0
#: Two columns where each is at least so wide, in heights of its text.
COLUMN = 30.0


class Offered(NamedTuple):
    """A game, or a lesson of it. `fault`: why its lesson cannot be played; a file that cannot be
    read is of no game."""

    game: str
    title: str
    lesson: Lesson | None
    progress: Progress
    fault: str = ""


class LearnActs(NamedTuple):
    """`rules`: of a game."""

    begin: Callable[[Lesson], None]
    rules: Callable[[str], None]


class LearnScene(PageScene):
    """`offered` is asked for whenever the list shows."""

    def __init__(
        self, services: Services, offered: Callable[[], Sequence[Offered]], acts: LearnActs
    ) -> None:
        super().__init__(services)
        self._ask, self._acts = offered, acts
        self._scroll: Scroll | None = None
        self._title = self._line = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

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
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        x, wide = content.x + 60, content.w - 120
        self._title = Rect(content.x + 72, 36, content.w - 144, stage.text_units(LIST_TITLE) * LINE)
        line = canvas.height(self.services.say("learn.line"), wide - 24, BODY, SERIF)
        self._line = Rect(content.x + 72, self._title.bottom, wide - 24, line)
        hints = [
            Hint((commands.CONFIRM,), self.services.say("learn.hint_choose")),
            Hint((commands.BACK,), self.services.say("learn.hint_back"), self.back),
        ]
        bottom = content.bottom - FOOT - 18 - hints_height(self.services, wide, hints)
        top = self._line.bottom + 12
        scroll = Scroll(Rect(x - EDGE, top, wide + 2 * EDGE, bottom - top))
        foot = hint_lines(self.services, content.x + 72, content.bottom - FOOT, wide, hints)
        columns = 2 if (wide - GAP) / 2 >= stage.text_units(SMALL) * COLUMN else 1
        column = (wide - GAP * (columns - 1)) / columns
        bottoms = [top + 12.0] * columns
        widgets: list[Widget] = []
        for at, one in enumerate(self._ask()):
            place = at % columns
            rect = Rect(x + place * (column + GAP), bottoms[place], column, 0)
            row = self._row(canvas, rect, one, place)
            widgets += row
            bottoms[place] = row[0].rect.bottom + GAP
            if place == columns - 1:
                bottoms = [max(bottoms)] * columns
        for widget in widgets:
            widget.scroll = scroll
        scroll.height = max(bottoms) - top
        if self._scroll is not None:
            scroll.move(self._scroll.offset)
        self._scroll = scroll
        return [*widgets, *foot]

    def _row(self, canvas: Canvas, rect: Rect, one: Offered, zone: int) -> list[Widget]:
        told = self.told(one)
        high = max(62.0, canvas.kit.stage.text_units(BODY) * LINE + 20)
        answers: list[tuple[str, str, Callable[[], None], str]] = []
        if one.lesson is not None:
            begin = partial(self._acts.begin, one.lesson)
            answers.append((f"begin {one.lesson.id}", self._begin_words(told), begin, "icon_play"))
        if one.game:
            show = partial(self._acts.rules, one.game)
            name = f"rules {one.lesson.id if one.lesson else one.game}"
            answers.append((name, self.services.say("learn.rules"), show, "icon_book"))
        widths = [canvas.width(words, BODY, BOLD) + 96 for _, words, _, _ in answers]
        is_wide = sum(widths) + GAP * (len(widths) - 1) <= rect.w - 56
        row = LessonRow(rect, told)
        foot = high if is_wide else (high + 12) * len(answers) - 12
        room = row.measure(canvas, foot if answers else 0.0)
        buttons: list[Widget] = []
        x, y = room.x, room.y
        for (name, words, act, icon), width in zip(answers, widths, strict=True):
            place = Rect(x, y, width if is_wide else room.w, high)
            button = Button(name, place, words, act, icon=icon, main=name.startswith("begin"))
            buttons.append(button)
            if is_wide:
                x += width + GAP
            else:
                y += high + 12
        return [row, *buttons]

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.5)
        canvas.text(self.services.say("learn.title"), self._title, LIST_TITLE, SERIF_BOLD, MOON)
        said = self.services.say("learn.line")
        canvas.text(said, self._line, BODY, SERIF, IVORY2, lines=4, middle=False)


def minutes_of(words: LessonWords, lesson: Lesson) -> int:
    """Rounded up: nobody minds being quicker."""
    count = sum(len(words.say(step.said).split()) for step in lesson.steps)
    return ceil(lesson.seconds(count) / 60)
