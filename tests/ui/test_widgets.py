"""Widgets show in every mood what they would do; a page of them stays whole, gesture by gesture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pygame
import pytest
from pygame import Surface

from game.ui import commands
from game.ui.boxes import Column, Grid, Press, Row, Scrolled, Text
from game.ui.canvas import Canvas, Kit
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    Command,
    FocusLost,
    Gesture,
    Pointer,
    Typed,
    Wheel,
)
from game.ui.page import Page
from game.ui.painter import Painter
from game.ui.tip import paint_tip
from game.ui.widgets import (
    Button,
    Choice,
    Mood,
    Scroll,
    Slider,
    TextField,
    Toggle,
    Widget,
    paint_face,
)
from game.ui.window import GameWindow
from game.view.geometry import Rect
from game.view.stage import Stage
from game.view.table.drawings import Look

MOODS = Mood(), Mood(hover=True), Mood(focus=True, chosen=True), Mood(pressed=True)
WORDS = "Wild cards may be bought back by those who hold their own"


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    GameWindow("", (64, 64))
    yield
    pygame.display.quit()


def a_canvas(text: float = 1.0) -> Canvas:
    return Canvas(Kit.of(Stage.of((1280, 720), text=text), Look()))


def nothing(*_: object) -> None:
    pass


def shown() -> dict[str, tuple[Widget, Rect]]:
    wide, narrow, high = Rect(40, 40, 400, 68), Rect(40, 40, 130, 50), Rect(40, 40, 300, 150)
    plain = Button("", "Play on", nothing, "icon_bot", key="Tab")
    main = Button("", "Play on", nothing, "icon_bot", main=True, align="left", key="face:x")
    bright = Button("", "Ana", nothing, "icon_bot")
    bright.tints = False
    off = Button("", "Play on", nothing, "icon_bot", wide=340)
    off.enabled = False
    switch = Toggle("", WORDS, True, ("Off", "On"), nothing)
    dead = Toggle("", "", False, ("Off", "On"), nothing)
    dead.enabled = False
    few = [(1, "Usual"), (2, "Twice as fast"), (3, "At once")]
    kinds = {
        "plain": (plain, wide),
        "narrow": (plain, narrow),
        "main": (main, wide),
        "bright": (bright, wide),
        "off": (off, wide),
        "icon": (Button("", "", nothing, "icon_menu", radius=30), narrow),
        "lines": (Button("", WORDS, nothing, main=True), high),
        "switch": (switch, wide),
        "low switch": (switch, wide._replace(h=59)),
        "dead switch": (dead, wide),
        "choice": (Choice("", few, 2, nothing), Rect(40, 40, 700, 54)),
        "narrow choice": (Choice("", few, 3, nothing), Rect(40, 40, 380, 90)),
        "slider": (Slider("", 0.3, nothing), wide),
        "low slider": (Slider("", 0.0, nothing, 4), narrow),
        "field": (TextField("", "Ana", nothing, nothing, 20), wide),
        "full field": (TextField("", WORDS, nothing, nothing, 20), wide),
        "press": (Press("", Text("Ana", lit=(9, 9, 9)), nothing, 14, shadow=True), wide),
        "flat press": (Press("", Text("Ana"), None, 4, ("", ""), ring=(6, 9)), wide),
    }
    return kinds


def look(widget: Widget, rect: Rect, mood: Mood) -> bytes:
    canvas = a_canvas()
    widget.arrange(canvas, rect)
    widget.paint(canvas, mood)
    return painted(canvas)


def painted(canvas: Canvas) -> bytes:
    surface = Surface((1280, 720))
    Painter(surface).show(canvas.sprites)
    return pygame.image.tobytes(surface, "RGB")


def test_a_button_without_words_is_no_higher_with_large_letters() -> None:
    sign = Button("", "", nothing, "icon_bot", high=40)
    words = Button("", "Play on", nothing, "icon_bot", high=40)
    assert sign.height_at(a_canvas(2.0), 90) == 40 < words.height_at(a_canvas(2.0), 90)


@pytest.mark.parametrize("name", shown())
def test_a_widget_shows_what_it_would_do(name: str) -> None:
    """The focus is always seen, the pointer and a press on all that can be used; what is off looks
    the same under all of them."""
    widget, rect = shown()[name]
    looks = {mood: look(widget, rect, mood) for mood in MOODS}
    plain, focused = looks[Mood()], looks[Mood(focus=True, chosen=True)]
    if not widget.enabled:
        assert looks[Mood(hover=True)] == looks[Mood(pressed=True)] == plain
    elif widget.focusable and name != "flat press":
        assert focused != plain or name in ("icon",)
        assert len(set(looks.values())) > 1
    assert look(widget, rect, Mood()) == plain


@pytest.mark.parametrize("name", shown())
def test_a_widget_is_never_lower_in_less_width(name: str) -> None:
    widget, _ = shown()[name]
    heights = [widget.height_at(a_canvas(), width) for width in (900, 300, 90)]
    assert heights == sorted(heights)


def test_faces_of_a_pad_differ_and_light_up() -> None:
    looks = []
    for face, light in product("abxy", (False, True)):
        canvas = a_canvas()
        paint_face(canvas, face, 200, 200, 60, light=light)
        looks.append(painted(canvas))
    assert len(set(looks)) == 8


WINDOW = Rect(0, 0, 1280, 720)


@pytest.mark.parametrize("text", [WORDS * 2, "Yes"])
@pytest.mark.parametrize("below", [False, True])
@pytest.mark.parametrize(
    "at",
    [
        Rect(200, 300, 80, 50),
        Rect(200, 20, 80, 50),
        Rect(200, 650, 80, 40),
        Rect(40, 300, 1200, 50),
        Rect(1240, 300, 30, 50),
        Rect(300, 700, 0, 0),
    ],
)
def test_a_tip_stands_beside_its_place_in_the_window(text: str, below: bool, at: Rect) -> None:
    canvas = a_canvas()
    slip = paint_tip(canvas, text, at, WINDOW, below)
    assert slip.within(WINDOW)
    assert not slip.overlaps(at)
    assert canvas.spilled == []


def test_a_bar_shows_which_part_of_a_page_is_seen() -> None:
    scroll = Scroll(Rect(0, 0, 100, 200))
    looks = []
    for height, offset in ((200, 0), (500, 0), (500, 120), (500, 300)):
        scroll.height, scroll.offset = height, offset
        canvas = a_canvas()
        scroll.paint(canvas)
        looks.append(painted(canvas))
    assert len(set(looks)) == 4
    assert looks[0] == painted(a_canvas())


# A page -------------------------------------------------------------------------------------------


class Bench:
    """A page of all kinds of widgets; `done`: what was changed or pressed."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.scroll, self.page = Scroll(), Page()
        few = [(number, word) for number, word in enumerate(("one", "two", "three and four"))]

        def note(what: str) -> None:
            self.done.append(what)

        rows = [
            Press(f"row {at}", Text(f"Row {at}"), lambda at=at: note(f"row {at}"), 12)  # type: ignore[misc]
            for at in range(12)
        ]
        off = Button("off", "Off", lambda: note("off"), zone=2)
        off.enabled = False
        left = Column(
            Slider("slider", 0.5, lambda value: note(f"{value:.2g}"), 4),
            TextField("field", "Ana", lambda text: note(f"'{text}'"), lambda: note("done"), 8),
            Toggle("toggle", "Sound", False, ("no", "yes"), lambda on: note(str(on))),
            Choice("choice", few, 1, lambda value: note(f"chose {value}")),
            Grid(
                Button("a", "A", lambda: note("a")), Button("b", "B", lambda: note("b")), columns=2
            ),
            gap=12,
        )
        list_of_rows = Scrolled(self.scroll, Column(*rows, gap=6), pad=8)
        foot = Row(off, Button("on", "On", lambda: note("on"), zone=2), gap=30)
        canvas = a_canvas()
        widgets = Row(left, list_of_rows, gap=60).arrange(canvas, Rect(50, 50, 1000, 420))
        for widget in widgets:
            widget.zone = int(widget.scroll is not None)
        self.page.hold([*widgets, *foot.arrange(canvas, Rect(50, 520, 800, 68))])

    def do(self, gesture: Gesture) -> str:
        self.done.clear()
        handled = self.page.handle(gesture)
        page, hovered = self.page, self.page.hovered
        ring = "ring " * page.ring + "typing " * page.is_typing
        over = f" over {hovered.name}" if hovered is not None else ""
        moved = f" at {self.scroll.offset:.4g}" if self.scroll.offset else ""
        return f"{handled} {ring}{page.focus}{over}{moved} {' '.join(self.done)}".rstrip()


COMMANDS = (
    *(commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT) * 3,
    *(commands.FIRST, commands.LAST, commands.NEXT_ZONE, commands.PREVIOUS_ZONE),
    *(commands.CONFIRM, commands.BACK),
)


def a_gesture(chance: Random, bench: Bench, last: tuple[float, float]) -> Gesture:
    kind = chance.choice(("command", "command", "pointer", "pointer", "typed", "wheel", "lost"))
    match kind:
        case "command":
            return Command(chance.choice(COMMANDS), pressed=chance.random() < 0.9)
        case "pointer":
            what = chance.choice((MOVED, PRESSED, PRESSED, RELEASED, RELEASED, LEFT_WINDOW))
            x, y = last
            if what == MOVED or chance.random() < 0.2:
                place = chance.choice(bench.page.widgets).seen
                x, y = place.x + chance.random() * place.w, place.y + chance.random() * place.h
            return Pointer(what, x, y, MAIN if chance.random() < 0.9 else OTHER)
        case "typed":
            word = chance.choice(("B", "ea", "", "longer name"))
            erase, composing = not word, chance.random() < 0.2
            return Typed(word, erase, not erase and chance.random() < 0.1, composing)
        case "wheel":
            return Wheel(chance.uniform(0, 1100), 300, chance.choice((-2, -1, 1, 3)))
    return FocusLost()


def test_the_first_letter_takes_the_place_of_what_a_field_said() -> None:
    page, field = Page(), TextField("field", "Ana", nothing, nothing, 8)
    page.hold([field])
    told = []
    for letter in "Zoë":
        page.handle(Typed(letter))
        told.append(field.text)
    assert told == ["Z", "Zo", "Zoë"]


def test_whatever_is_done_on_a_page_its_focus_and_its_page_stay_on_it() -> None:
    """And nothing happens on a thing that is off, or by a mere movement."""
    met = set[str]()
    for seed, number in product(range(6), range(200)):
        if not number:
            chance, bench, at = Random(seed), Bench(), (0.0, 0.0)
            names = {one.name for one in bench.page.widgets if one.focusable}
        gesture = a_gesture(chance, bench, at)
        if isinstance(gesture, Pointer):
            at = gesture.x, gesture.y
        bench.do(gesture)
        page, scroll = bench.page, bench.scroll
        assert page.focus in names
        assert 0 <= scroll.offset <= max(0, scroll.height - scroll.view.h) + 0.01
        assert page.hovered is None or page.hovered in page.widgets
        assert not page.is_typing or page.focus == "field"
        assert "off" not in bench.done
        if isinstance(gesture, FocusLost) or (
            isinstance(gesture, Pointer) and gesture.what in (MOVED, LEFT_WINDOW)
        ):
            assert not [one for one in bench.done if "row" in one or one in ("a", "b", "on")]
        met |= {one.split()[0] for one in bench.done}
    assert {"row", "chose"} <= met
