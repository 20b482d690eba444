"""What is drawn: shapes, cards, letters, backdrops and what breathes over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product

import pygame
import pytest
from pygame import Rect as Rectangle
from pygame import Surface

from game.engine.cards import FACE, parse_card
from game.l10n.letters import FONTS
from game.settings import FRENCH, SPANISH
from game.ui import theme
from game.ui.backdrop import Backdrops
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import BACK, CardArt
from game.ui.shapes import STYLES, Shapes
from game.ui.window import GameWindow
from game.ui.words import Words
from game.view.geometry import Rect
from game.view.motion.places import DRAGGED, IN_HAND, MELDED
from game.view.stage import Stage
from game.view.table.drawings import Look

LOOKS = {
    "plain": Look(),
    "two colours": Look(two_colours=True),
    "large": Look(large=True),
    "French": Look(pack=FRENCH),
    "Spanish": Look(pack=SPANISH),
    "all": Look(True, True, FRENCH, "2s"),
}
TEXTS = "Ñandú ♥♣", "one two three four five six seven", "a-very-long-word-that-has-no-room", ""
SIZES = (320, 200), (500, 210), (200, 300)


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    GameWindow("", (64, 64))
    yield
    pygame.display.quit()


def ink(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def seen(picture: Surface) -> Rectangle:
    """Where something is that is not quite clear."""
    return picture.get_bounding_rect(min_alpha=8)


def alike(pictures: Mapping[object, Surface]) -> list[object]:
    """Those that look like one before them."""
    known: dict[bytes, object] = {}
    inks = [(name, ink(picture)) for name, picture in pictures.items()]
    return [name for name, one in inks if known.setdefault(one, name) != name]


@pytest.mark.parametrize("scale", [1.0, 0.6])
def test_panels_fill_their_place_with_round_corners_each_style_its_own(scale: float) -> None:
    drawn = Shapes(scale)
    panels = {style: drawn.panel(60, 40, 9, style) for style in STYLES}
    for style, picture in panels.items():
        assert picture.get_size() == (60, 40), style
        assert seen(picture).size == (60, 40), style
        assert picture.get_at((0, 0)).a < max(picture.get_at((x, 39)).a for x in range(60)), style
    looks = {style: STYLES[style] for style in panels}
    for one, other in combinations(panels, 2):
        assert (ink(panels[one]) == ink(panels[other])) <= (looks[one] == looks[other]), (
            one,
            other,
        )


def test_what_is_drawn_aslant_needs_more_room_and_a_ring_is_empty() -> None:
    drawn = Shapes(1.0)
    upright, leaning_one = drawn.panel(40, 60, 9, "ghost"), drawn.panel(40, 60, 9, "ghost", 7.0)
    assert leaning_one.get_width() > upright.get_width()
    assert leaning_one.get_height() > upright.get_height()
    for hollow in (drawn.ring(50, 30, 8, theme.MOON, 3, 0.7), drawn.focus(50, 30, 12)):
        middle = hollow.get_width() // 2, hollow.get_height() // 2
        assert hollow.get_at(middle).a == 0
        assert seen(hollow).w >= 46
    faint, bright = (drawn.ring(50, 30, 8, theme.MOON, 3, opacity) for opacity in (0.3, 1.0))
    edge = bright.get_width() // 2, 1
    assert faint.get_at(edge).a < bright.get_at(edge).a


def test_light_and_shadow_fade_towards_their_edge() -> None:
    drawn = Shapes(1.0)
    reaches = []
    for blur in (4, 9, 60):
        picture, reach = drawn.soft(50, 30, 8, blur, theme.GLOW, 0.5)
        width, height = picture.get_size()
        assert (width, height) == (50 + 2 * reach, 30 + 2 * reach)
        across = [picture.get_at((x, height // 2)).a for x in range(width // 2)]
        assert across == sorted(across)
        assert across[0] < across[-1]
        reaches.append(reach)
    assert reaches == sorted(set(reaches))
    for name in ("shadow", "moonlight"):
        picture, reach = getattr(drawn, name)(50, 30, 8)
        assert picture.get_width() >= 50 + reach
        assert seen(picture).size >= (50, 30)


def test_no_two_cards_look_alike_in_any_deck() -> None:
    cards = [BACK, *(card for card in range(216) if FACE[card] == card)]
    for name, look in LOOKS.items():
        art = CardArt(Shapes(1.0), look)
        shown = {card: art.show(card, 90, MELDED).surface for card in cards}
        assert alike(shown) == [], name
    looks = {name: CardArt(Shapes(1.0), look) for name, look in LOOKS.items()}
    for name, card in (("two colours", "5d"), ("large", "5d"), ("French", "Qd"), ("all", "2s")):
        usual, other = (looks[one].show(parse_card(card), 90, MELDED) for one in ("plain", name))
        assert ink(usual.surface) != ink(other.surface), name


def test_a_card_stands_around_its_middle_higher_over_a_longer_shadow() -> None:
    art, king = CardArt(Shapes(0.8), Look()), parse_card("Kh")
    for angle, dim in product((0.0, 3.5, -12.0), (False, True)):
        shown = [art.show(king, 70, level, angle, dim) for level in (MELDED, IN_HAND, DRAGGED)]
        sizes = [one.surface.get_size() for one in shown]
        assert sizes == sorted(sizes)
        assert sizes[0] < sizes[-1]
        for one in shown:
            middle = -one.dx, -one.dy
            assert one.surface.get_at((round(middle[0]), round(middle[1]))).a == 255
    bright, dark = (art.show(king, 70, MELDED, 0.0, dim).surface for dim in (False, True))
    light, shade = (sum(pygame.transform.average_color(one)[:3]) for one in (bright, dark))
    assert shade < light


def test_a_card_that_moves_is_drawn_around_its_middle() -> None:
    art, king = CardArt(Shapes(0.8), Look()), parse_card("Kh")
    for height, angle, roughly in product((70, 50, 90), (0.0, 9.0), (False, True)):
        moving = art.moving(king, height, IN_HAND, angle, roughly)
        assert moving.surface.get_at((round(-moving.dx), round(-moving.dy))).a > 250
        assert moving.surface.get_height() >= height


@pytest.mark.parametrize("face", FONTS)
def test_words_stay_in_their_width_and_say_whether_all_of_them_have_room(face: str) -> None:
    words = Words(False)
    assert words.width("", face, 17) == 0
    for text in filter(None, TEXTS):
        whole = words.block(text, face, 17, theme.INK)
        assert whole.whole
        assert whole.lines == 1
        assert abs(seen(whole.surface).w - words.width(text, face, 17)) <= 6
        narrow = words.block(text, face, 17, theme.INK, 120, 1)
        assert narrow.whole == (words.width(text, face, 17) <= 120), text
        assert seen(narrow.surface).w <= 122
        more = words.block(text, face, 17, theme.INK, 120, 3, "center", True)
        assert 1 <= more.lines <= 3
        assert more.surface.get_height() > whole.surface.get_height() or more.lines == 1
        assert len(text) >= len("one two three") or more.whole


def test_suits_have_four_colours_or_two() -> None:
    pictures = {
        two: Words(two).block("♦", "sans 400", 40, theme.IVORY).surface for two in (False, True)
    }
    assert ink(pictures[False]) != ink(pictures[True])
    spade = {two: Words(two).block("a", "sans 400", 40, theme.IVORY) for two in (False, True)}
    assert ink(spade[False].surface) == ink(spade[True].surface)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_behind_all_covers_the_window_and_breathes_little(size: tuple[int, int]) -> None:
    for plain in (False, True):
        drawn = Backdrops(Kit.of(Stage.of(size), Look()), size, plain)
        tables = [drawn.table(moon) for moon in (0.2, 0.8)]
        for sprite in (drawn.night(), drawn.curtain(), *tables):
            box = Rectangle(sprite.box)
            assert box.contains(Rectangle(0, 0, *size))
            assert sprite.surface.get_at((size[0] // 2, size[1] // 2)).a == 255
        assert (ink(tables[0].surface) == ink(tables[1].surface)) <= plain
        for name in ("night", "table"):
            breaths = [drawn.breath(name, now / 2) for now in range(48)]
            for breath in filter(None, breaths):
                assert breath.box[2] * breath.box[3] < size[0] * size[1] / 2


PUT = (
    *("panel", "progress", "disc", "ring", "focus", "moonlight", "line", "fading"),
    *("clipped", "icon", "tinted", "crest", "card", "leaning", "moving", "light"),
    *("text", "centred", "right", "top", "letters"),
)


def on_canvas(name: str) -> Surface:
    canvas = Canvas(Kit.of(Stage.of((640, 360)), Look()))
    _put(canvas, name, BOX)
    surface = Surface((640, 360), pygame.SRCALPHA)
    for sprite in canvas.sprites:
        surface.blit(sprite.surface, (sprite.x, sprite.y), sprite.part)
    return surface


#: On a stage three times as wide as the window.
BOX = Rect(300, 200, 600, 300)


@pytest.mark.parametrize("name", PUT)
def test_what_is_put_lies_where_it_was_put(name: str) -> None:
    """Around its place reaches only light."""
    found = on_canvas(name).get_bounding_rect(min_alpha=20)
    assert found.w > 5
    assert Rectangle(100, 66, 200, 101).inflate(140, 140).contains(found)


def test_no_two_things_that_are_put_look_alike() -> None:
    assert alike({name: on_canvas(name) for name in PUT}) == []


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
