"""The end of a lesson: what one knows now, and where to go from here."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.cards import UnknownCardError, parse_cards
from game.play.lessons.lesson import Lesson, Said
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Dialog, PageScene
from game.scenes.shell.scene import Services
from game.ui.boxes import FILL, Column, Icon, Row, Sized, Text, Wrap, button
from game.ui.canvas import Canvas
from game.ui.page import Page
from game.ui.theme import BODY, BRASS_LIGHT, H1, IVORY, LEAF, MOON, NAME, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, ITALIC, LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.layout.overlays import Ground, place_paper
from game.view.table.log import Wording

#: `[5h 6h]` in a text are cards.
CARDS = re.compile(r"\[([^\[\]]+)\]")


class LessonWords:
    def __init__(self, services: Services, lesson: Lesson) -> None:
        self.services = services
        self.wording = Wording(services.texts, lesson.position.variant.id, ())

    def say(self, said: Said) -> str:
        return CARDS.sub(self._cards, self._text(said))

    def _text(self, said: Said) -> str:
        if said.key:
            return self.wording.text(said.key)
        for language in [*self.services.texts.languages, *said.words]:
            if language in said.words:
                return said.words[language]
        return ""

    def _cards(self, found: re.Match[str]) -> str:
        try:
            return " ".join(map(self.wording.card, parse_cards(found[1])))
        except UnknownCardError:
            return found[0]


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
    def __init__(self, services: Services) -> None:
        self.services = services
        self.page = Page()
        self.frame = Rect(0, 0, 0, 0)
        self.canvas = Canvas(services.kit)
        self._told = Sheet("", 0.0, "", "", ())
        self._places: _Places | None = None

    def lay(self, told: Sheet, ground: Ground) -> None:
        """Writes it, and lays it where it covers nothing that matters."""
        canvas = Canvas(self.services.kit)
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
        canvas = self.canvas = Canvas(self.services.kit)
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


@dataclass(frozen=True)
class DoneActs:
    """`next_lesson`: None after the last one."""

    play: Callable[[], None]
    next_lesson: Callable[[], None] | None
    rules: Callable[[], None]
    back: Callable[[], None]


class LessonDone(Dialog):
    covers = True
    width, grows = 1320.0, 0.0
    pad = (56.0, 48.0, 56.0, 56.0)

    def __init__(self, services: Services, lesson: Lesson, acts: DoneActs) -> None:
        super().__init__(services)
        self.lesson, self.acts = lesson, acts

    @property
    def learnt(self) -> list[str]:
        words = LessonWords(self.services, self.lesson)
        return [words.say(one) for one in self.lesson.learnt]

    def entered(self) -> None:
        super().entered()
        self.services.sound("game_won")

    def back(self) -> None:
        self.services.sound("back")
        self.acts.back()

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        acts = self.acts
        answers = [("play", acts.play)]
        if acts.next_lesson is not None:
            answers.append(("next", acts.next_lesson))
        return [*answers, ("rules", acts.rules), ("leave", self.back)]

    def content(self, canvas: Canvas) -> Column:
        say = self.services.say
        game = game_name(self.services, self.lesson.position.variant.id)
        line = canvas.kit.stage.text_units(BODY) * LINE
        learnt = [
            Row(
                Column(Sized(Icon("icon_check", 35.2, LEAF), 44, line), FILL),
                *(16, Text(said, BODY, SANS, IVORY, lines=9, middle=False, grow=1)),
            )
            for said in self.learnt
        ]
        answers = [
            button(
                name, say(f"lesson.done.{name}"), act, main=name == "play", pad=(76, 24), high=72
            )
            for name, act in self._answers()
        ]
        about = Text(say("lesson.done.about", game=game), NAME, SERIF, IVORY, lines=3, middle=False)
        return Column(
            *(Text(say("lesson.done.title"), H1, SERIF_BOLD, MOON), 2, about, 36),
            *(Column(*learnt, gap=16), 40, Wrap(*answers, gap=(16, 14))),
        )

    def paint_ground(self, canvas: Canvas) -> None:
        PageScene.paint_ground(self, canvas)
        canvas.veil(0.4)
