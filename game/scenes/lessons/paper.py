"""The words of a lesson, the paper beside the table on which they are shown, and the page at its
end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.engine.cards import UnknownCardError, parse_cards
from game.play.lessons.lesson import Lesson, Said
from game.scenes.shell.addresses import ToMenu, ToNewTable, ToRules
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Dialog, PageScene
from game.scenes.shell.scene import Services
from game.ui.boxes import (
    FILL,
    Column,
    Drawing,
    FirstFitting,
    Icon,
    Panel,
    Row,
    Sized,
    Text,
    Wrap,
    level,
)
from game.ui.canvas import Canvas
from game.ui.page import Page
from game.ui.theme import BODY, BRASS_LIGHT, H1, IVORY, LEAF, MOON, NAME, SMALL
from game.ui.widgets import NOWHERE, Button
from game.ui.words import ITALIC, LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.layout.overlays import LessonGround, place_paper
from game.view.table.log import Wording

#: Cards in a text are written like `[5h 6h]`.
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


#: The widths a paper can have, the preferred one first.
WIDTHS = (900.0, 1060.0, 700.0, 1280.0, 1560.0, 1888.0, 560.0)
PAD, GAP, ROUND, BAR = 26.0, 12.0, 58.0, 6.0


class LessonSheet(NamedTuple):
    """The contents of the paper. `done`: the part of the lesson that is over, 0 to 1. `answer`: the
    words about what was done last; "" if it was right. `signs`: round buttons without words."""

    counter: str
    done: float
    text: str
    answer: str
    signs: tuple[Button, ...]
    buttons: tuple[Button, ...] = ()


class LessonPaper:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.page = Page()
        self.frame = NOWHERE
        self.canvas = Canvas(services.kit)

    def lay(self, sheet: LessonSheet, ground: LessonGround) -> None:
        """Lay the paper with new contents, where it covers nothing important: if possible, where it
        was before."""
        canvas, inside = Canvas(self.services.kit), ground.inside
        box = _paper(sheet)
        sizes = [(wide, box.height_at(canvas, wide)) for wide in (min(w, inside.w) for w in WIDTHS)]
        home = self.frame if self.frame.w else Rect(inside.cx, inside.y, 0, 0)
        places = (Rect(home.cx - w / 2, home.y, w, h).kept_in(inside) for w, h in sizes)
        free = (place for place in places if self.frame.w and _is_free(place, ground))
        self.frame = next(free, None) or place_paper(sizes, ground, home)
        self.page.hold(box.arrange(canvas, self.frame))

    def paint(self) -> Canvas:
        self.canvas = Canvas(self.services.kit)
        self.page.paint(self.canvas)
        return self.canvas


def _is_free(place: Rect, ground: LessonGround) -> bool:
    """Return whether a place covers nothing that people need now."""
    around = place.grown(GAP)
    return not any(around.overlaps(one) for one in (*ground.lit, *ground.kept))


def _paper(sheet: LessonSheet) -> Panel:
    """Return the paper. Its foot has the number of the step and the buttons, in as many lines as
    they need."""
    counter = Row(Text(sheet.counter, SMALL, SANS, BRASS_LIGHT), *map(level, sheet.signs), gap=GAP)
    beside = Row(counter, GAP, FILL, *sheet.buttons, gap=GAP)
    below = Column(counter, Row(FILL, *sheet.buttons, gap=GAP), gap=GAP)
    answer = Text(sheet.answer, BODY, ITALIC, MOON, lines=20, middle=False)

    def bar(canvas: Canvas, rect: Rect) -> None:
        canvas.progress(rect, sheet.done)

    column = Column(
        *(Drawing(bar, height=BAR), 14, Text(sheet.text, lines=40, middle=False)),
        *((GAP, answer) if sheet.answer else ()),
        *(16, FirstFitting(beside, below, Column(counter, *sheet.buttons, gap=GAP))),
    )
    return Panel(column, (PAD, PAD - 4, PAD, PAD - 6), "dialog")


class LessonDone(Dialog):
    """The page after a lesson. `leave`: leads to the list; `go_on`: to the next lesson, if there is
    one."""

    covers = True
    width, grows = 1320.0, 0.0
    pad = (56.0, 48.0, 56.0, 56.0)

    def __init__(
        self,
        services: Services,
        lesson: Lesson,
        leave: Callable[[], None],
        go_on: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(services)
        self.lesson, self._leave, self._go_on = lesson, leave, go_on

    @property
    def learnt(self) -> list[str]:
        words = LessonWords(self.services, self.lesson)
        return [words.say(one) for one in self.lesson.learnt]

    def entered(self) -> None:
        super().entered()
        self.services.sound("game_won")

    def back(self) -> None:
        self.services.sound("back")
        self._leave()

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        rules = partial(self.services.go, ToRules(self.lesson.position.variant.id))
        answers: list[tuple[str, Callable[[], None]]] = [("play", self._play)]
        if self._go_on is not None:
            answers.append(("next", self._go_on))
        return [*answers, ("rules", rules), ("leave", self.back)]

    def _play(self) -> None:
        """Show the page of a new table, to try what was learnt against a beginner."""
        self.services.go(ToMenu())
        self.services.go(ToNewTable(self.lesson.position.variant.id, is_learnt=True))

    def content(self, canvas: Canvas) -> Column:
        say = self.services.say
        game = game_name(self.services, self.lesson.position.variant.id)
        line = canvas.kit.stage.text_units(BODY) * LINE
        learnt = [
            Row(
                Column(Sized(Icon("icon_check", 35.2, LEAF), 44, line), FILL),
                *(16, Text(said, BODY, SANS, IVORY, lines=9, middle=False, grow=True)),
            )
            for said in self.learnt
        ]
        answers = [
            Button(
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
