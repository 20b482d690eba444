"""The paper of a lesson: which step it is, what it says, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.page import Page
from game.ui.theme import BODY, BRASS_LIGHT, IVORY, MOON, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, ITALIC, LINE, SANS
from game.view.geometry import Rect
from game.view.layout.paper import Ground, place_paper

#: The wished width first.
WIDTHS = (900.0, 1060.0, 700.0, 1280.0, 1560.0, 1888.0, 560.0)
PAD, GAP, ROUND = 26.0, 12.0, 58.0
BAR = 6.0


class Press(NamedTuple):
    """A button. `key`: what does the same. A `round` one is only an icon, at the top."""

    name: str
    text: str
    icon: str
    act: Callable[[], None]
    key: str = ""
    main: bool = False
    round: bool = False


class Sheet(NamedTuple):
    """What is on the paper. `done`: how much of the lesson is behind, from 0 to 1. `answer`: to
    what was done last; nothing, if it was right."""

    counter: str
    done: float
    text: str
    answer: str
    presses: tuple[Press, ...]


class _Places(NamedTuple):
    """On a paper that lies at 0, 0."""

    size: tuple[float, float]
    counter: Rect
    bar: Rect
    text: Rect
    answer: Rect
    presses: tuple[Rect, ...]


class _Foot:
    """Below the words: at the left which step it is, at the right what can be pressed; in as many
    rows as it takes."""

    def __init__(self, canvas: Canvas, told: Sheet, inner: float, top: float) -> None:
        stage = canvas.kit.stage
        high = max(60.0, stage.text_units(BODY) * LINE + 20)
        words = min(inner, canvas.width(told.counter, SMALL) + 8)
        self.counter = Rect(PAD, top, words, high)
        self.places: list[Rect] = []
        self.bottom = top + high
        left, right = self.counter.right + GAP, PAD + inner
        for press in told.presses:
            if press.round:
                self.places.append(Rect(left, top + (high - ROUND) / 2, ROUND, ROUND))
                left += ROUND + GAP
                continue
            keys = canvas.width(press.key, SMALL) + 34 if press.key else 0.0
            wide = min(inner, canvas.width(press.text, BODY, BOLD) + 86 + keys)
            first = left if self.bottom <= top + high else PAD - 1
            if right - wide < first:
                right = PAD + inner
                self.bottom += high + GAP
            self.places.append(Rect(right - wide, self.bottom - high, wide, high))
            right -= wide + GAP


class LessonPaper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.page = Page()
        self.frame = Rect(0, 0, 0, 0)
        self.canvas = Canvas(house.kit)
        self._told = Sheet("", 0.0, "", "", ())
        self._places: _Places | None = None

    def lay(self, told: Sheet, ground: Ground) -> None:
        """Writes it, and lays it where it covers nothing that matters."""
        canvas = Canvas(self.house.kit)
        widest = ground.inside.w
        laid = [self._write(canvas, told, min(wide, widest)) for wide in WIDTHS]
        home = self.frame if self.frame.w else Rect(ground.inside.cx, ground.inside.y, 0, 0)
        self.frame = place_paper([places.size for places in laid], ground, home)
        self._told = told
        self._places = next(one for one in laid if one.size == (self.frame.w, self.frame.h))
        self.page.hold(self._buttons(told, self._places))

    def _write(self, canvas: Canvas, told: Sheet, wide: float) -> _Places:
        inner = wide - 2 * PAD
        bar = Rect(PAD, PAD - 4, inner, BAR)
        text = Rect(PAD, bar.bottom + 14, inner, canvas.height(told.text, inner, BODY, SANS))
        bottom = text.bottom
        answer = Rect(PAD, bottom, inner, 0)
        if told.answer:
            high = canvas.height(told.answer, inner, BODY, ITALIC)
            answer = Rect(PAD, bottom + GAP, inner, high)
            bottom = answer.bottom
        foot = _Foot(canvas, told, inner, bottom + 16)
        size = wide, foot.bottom + PAD - 6
        return _Places(size, foot.counter, bar, text, answer, tuple(foot.places))

    def _buttons(self, told: Sheet, places: _Places) -> list[Widget]:
        x, y = self.frame.x, self.frame.y
        return [
            Button(
                press.name,
                place.moved(x, y),
                press.text,
                press.act,
                icon=press.icon,
                key=press.key,
                main=press.main,
                radius=place.h / 2 if press.round else 14,
            )
            for press, place in zip(told.presses, places.presses, strict=True)
        ]

    def paint(self) -> Canvas:
        canvas = self.canvas = Canvas(self.house.kit)
        told, places = self._told, self._places
        if places is None:
            return canvas
        x, y = self.frame.x, self.frame.y
        canvas.panel(self.frame, "dialog", 22, shadow=True)
        canvas.text(told.counter, places.counter.moved(x, y), SMALL, SANS, BRASS_LIGHT)
        bar = places.bar.moved(x, y)
        canvas.progress(bar, told.done)
        canvas.text(told.text, places.text.moved(x, y), BODY, SANS, IVORY, lines=40, middle=False)
        if told.answer:
            box = places.answer.moved(x, y)
            canvas.text(told.answer, box, BODY, ITALIC, MOON, lines=20, middle=False)
        self.page.paint(canvas)
        return canvas
