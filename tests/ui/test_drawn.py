"""What is drawn looks as it did: shapes, cards, letters, backdrops and what breathes over them, by
the size and a digest of the pixels of each; only where pixels come out the same."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import md5
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.engine.cards import parse_card
from game.l10n.letters import FONTS
from game.ui import theme
from game.ui.backdrop import Backdrops
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import BACK, CardArt
from game.ui.painter import Painter
from game.ui.shapes import STYLES, Shapes, leaning
from game.ui.window import GameWindow
from game.ui.words import Words
from game.view.geometry import Rect
from game.view.motion.places import DRAGGED, IN_HAND, MELDED
from game.view.stage import Stage
from game.view.table.drawings import Look
from tests.gallery.here import painted_by
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
PAINTED_BY = "pygame-ce 2.5.8, SDL 2.32.10, Linux x86_64"
pytestmark = pytest.mark.skipif(painted_by() != PAINTED_BY, reason=f"painted by {PAINTED_BY}")
CARDS = "Kh", "As", "Td", "3c", "X", "2s"
LOOKS = {
    "plain": Look(),
    "two colours": Look(two_colours=True),
    "large": Look(large=True),
    "French": Look(french=True),
    "all": Look(True, True, True, "2s"),
}
TEXTS = "Ñandú ♥♣", "one two three four five six seven", "a-very-long-word-that-has-no-room", ""
SIZES = (320, 200), (500, 210), (200, 300)


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    GameWindow("", (64, 64))
    yield
    pygame.display.quit()


def of(picture: Surface) -> str:
    digest = md5(pygame.image.tobytes(picture, "RGBA")).hexdigest()[:8]
    return "{}x{} ".format(*picture.get_size()) + digest


def kept(name: str, told: Iterator[str]) -> None:
    assert_kept(KEPT / f"drawn_{name}.txt", "\n".join(told) + "\n")


def shapes() -> Iterator[str]:
    for scale in (1.0, 0.6):
        drawn = Shapes(scale)
        for style in STYLES:
            yield f"panel {style} {of(drawn.panel(60, 40, 9, style))}"
        yield f"pill {of(drawn.panel(60, 20, 99, 'panel'))}"
        yield f"leaning {of(drawn.panel(40, 60, 9, 'ghost', 7.0))}"
        yield f"ring {of(drawn.ring(50, 30, 8, theme.MOON, 3, 0.7))}"
        yield f"leaning ring {of(drawn.ring(50, 30, 40, theme.MOON, 0.5, angle=5))}"
        yield f"focus {of(drawn.focus(50, 30, 12))} {of(drawn.focus(50, 30, 12, 4.0))}"
        for blur in (4, 9, 60):
            picture, reach = drawn.soft(50, 30, 8, blur, theme.GLOW, 0.5)
            yield f"soft {blur} {reach} {of(picture)}"
        for name in ("shadow", "moonlight"):
            picture, reach = getattr(drawn, name)(50, 30, 8)
            yield f"{name} {reach} {of(picture)}"
        yield f"fading {of(drawn.fading(50, 30, 8, theme.GLOW, 0.5))}"
        yield f"fading flat {of(drawn.fading(50, 30, 0, theme.GLOW, 0.5))}"
        yield f"flat {of(drawn.flat(5, 3, theme.GLOW))} {of(drawn.flat(5, 3, theme.GLOW, 0.3))}"
        yield f"smaller {of(leaning(drawn.flat(20, 30, theme.GLOW), 10, 0.5))}"


def cards() -> Iterator[str]:
    for name, look in LOOKS.items():
        art = CardArt(Shapes(1.0), look)
        for card in (BACK, *map(parse_card, CARDS)):
            upright = art.show(card, 90, MELDED)
            yield f"{name} {card} {upright.dx},{upright.dy} {of(upright.surface)}"
    art = CardArt(Shapes(0.8), Look())
    king = parse_card("Kh")
    for level, angle, dim in product((MELDED, IN_HAND, DRAGGED), (0.0, 3.5, -12.0), (False, True)):
        shown = art.show(king, 70, level, angle, dim)
        yield f"{level} {angle} {dim} {shown.dx},{shown.dy} {of(shown.surface)}"
    for height, angle, roughly in product((70, 50, 90), (0.0, 9.0), (False, True)):
        shown = art.moving(king, height, IN_HAND, angle, roughly)
        yield f"moving {height} {angle} {roughly} {shown.dx},{shown.dy} {of(shown.surface)}"
    shown = art.leaning(king, 70, DRAGGED, 4.0)
    yield f"leaning {shown.dx},{shown.dy} {of(shown.surface)}"


def letters() -> Iterator[str]:
    for two_colours in (False, True):
        words = Words(two_colours)
        for face, text in product(FONTS, TEXTS):
            yield f"{face} {text} {words.width(text, face, 17)}"
            for width, lines, align in ((None, 1, "left"), (120, 1, "left"), (120, 3, "center")):
                block = words.block(text, face, 17, theme.INK, width, lines, align, lines > 1)
                yield f"  {width} {block.lines} {block.whole} {of(block.surface)}"
        yield of(words.block("5♥ 6♠", "sans 400", 40, theme.IVORY, 300, 2, "right").surface)


def backdrops() -> Iterator[str]:
    for size, plain in product(SIZES, (False, True)):
        kit = Kit.of(Stage.of(size), Look())
        drawn = Backdrops(kit, size, plain)
        made = {"night": drawn.night(), "curtain": drawn.curtain()}
        made |= {f"table {moon}": drawn.table(moon) for moon in (0.2, 0.8)}
        if not plain:
            made["moonshine"] = drawn.moonshine(0.6)
        for name, sprite in made.items():
            yield f"{size} {plain} {name} {sprite.x},{sprite.y} {of(sprite.surface)}"
        yield " ".join(f"{edge:.5g}" for edge in drawn.curtain_between())
        for name in ("night", "table"):
            yield " ".join(f"{number:.5g}" for number in drawn.view(name))
            for now in range(0, 48):
                breath = drawn.breath(name, now / 2)
                if breath is not None:
                    yield f"{now} {breath.x},{breath.y} {of(breath.surface)}"


def canvas() -> Iterator[str]:
    stage = Stage.of((640, 360))
    box = Rect(300, 200, 600, 300)
    for name in (
        *("panel", "shadow", "progress", "disc", "ring", "focus", "moonlight", "line", "fading"),
        *("veil", "clipped", "icon", "tinted", "crest", "card", "leaning", "moving", "light"),
        *("text", "centred", "right", "top", "letters"),
    ):
        canvas = Canvas(Kit.of(stage, Look()))
        _put(canvas, name, box)
        surface = Surface((640, 360))
        Painter(surface).show(canvas.sprites)
        yield f"{name} {of(surface)} {len(canvas.spilled)}"


def _put(canvas: Canvas, name: str, box: Rect) -> None:
    king = parse_card("Kh")
    match name:
        case "panel" | "shadow":
            canvas.panel(box, "panel", shadow=name == "shadow", angle=3.0)
        case "progress":
            canvas.progress(box, 0.4)
        case "disc":
            canvas.disc(box.cx, box.cy, 80)
        case "ring":
            canvas.ring(box, theme.MOON, 5, angle=4)
        case "focus":
            canvas.focus(box, angle=4)
        case "moonlight":
            canvas.moonlight(box)
            canvas.moonlight(box.grown(40), 20, 0.4)
        case "line":
            canvas.line(box.x, box.y, box.w, 0.1, theme.MOON, 0.5)
        case "fading":
            canvas.fading(box, theme.MOON, 0.5)
        case "veil":
            canvas.panel(box, "paper")
            canvas.veil()
        case "clipped":
            with canvas.clipped(box.grown(-60)), canvas.clipped(box.moved(30, 20)):
                canvas.panel(box, "felt")
                canvas.icon("icon_bot", box.x, box.y, 300)
        case "icon" | "tinted":
            canvas.icon("icon_bot", box.cx, box.cy, 90, theme.GLOW if name == "tinted" else None)
        case "crest":
            canvas.crest("fox", box.cx, box.cy, 90)
        case "card":
            canvas.card(king, box.cx, box.cy, 200, 1, 6.0, says="K")
        case "leaning":
            canvas.leaning_card(king, box.cx, box.cy, 200, 3, 5.0, 200)
        case "moving" | "light":
            bright = 0.3 if name == "light" else 0.0
            canvas.moving_card(king, box.cx, box.cy, 200, 1, 5.0, 50.0, 0.7, light=bright)
        case "letters":
            canvas.letters("12345678", box._replace(w=60), 0.6, "sans 700", theme.MOON)
        case _:
            align = {"centred": "center", "right": "right"}.get(name, "left")
            middle = name != "top"
            canvas.text(TEXTS[1], box, 34, align=align, middle=middle, lines=3, shadow=True)
            canvas.text(TEXTS[1], box._replace(w=90), 20, may_cut=name == "right")


DRAWN = {one.__name__: one for one in (shapes, cards, letters, backdrops, canvas)}


@pytest.mark.parametrize("name", DRAWN)
def test_it_is_drawn_as_it_was(name: str) -> None:
    kept(name, DRAWN[name]())


def test_colours_and_sizes_are_what_they_were() -> None:
    known = sorted(vars(theme).items())
    told = [f"{name} {value}" for name, value in known if name.isupper() or name[:2] == "_P"]
    told += [f"{name}: {style}" for name, style in STYLES.items()]
    assert_kept(KEPT / "theme.txt", "\n".join(told) + "\n")
