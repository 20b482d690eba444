"""The drawings: the window can draw them, none is missing, and suits are told apart."""

from __future__ import annotations

import ast
import itertools
import math
import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from assets.drawing import __main__ as drawing
from assets.drawing import deck
from assets.drawing.colours import FOUR_COLOURS, IVORY_SHADE, TWO_COLOURS
from assets.drawing.spanish_suits import HUES, HUES_OF_TWO
from game.engine.cards import parse_card
from game.settings import ALL_CRESTS
from game.ui.card_art import BACK, CardArt
from game.ui.shapes import Shapes
from game.view.table.drawings import DECKS, MONKEY

PROJECT = Path(__file__).resolve().parents[1]
ASSETS = PROJECT / "assets"
DRAWINGS = sorted(ASSETS.rglob("*.svg"))

SVG = "{http://www.w3.org/2000/svg}"
#: All that the window's reader draws, and with which attributes.
PAINT = {"fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width"}
PAINT |= {"stroke-opacity", "stroke-linecap", "stroke-linejoin"}
GRADIENT = {"id", "gradientUnits"}
KNOWN = {
    "svg": {"width", "height", "viewBox"},
    "defs": set(),
    "g": {"transform"},
    "path": PAINT | {"d"},
    "polygon": PAINT | {"points"},
    "polyline": PAINT | {"points"},
    "circle": PAINT | {"cx", "cy", "r"},
    "ellipse": PAINT | {"cx", "cy", "rx", "ry"},
    "rect": PAINT | {"x", "y", "width", "height", "rx"},
    "linearGradient": GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": GRADIENT | {"cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
COLOURED = ("fill", "stroke", "stop-color")
HEX = re.compile(r"#[0-9A-Fa-f]{6}")
#: Of a card 350 high. Thinner lines flicker at the sizes of the table.
THINNEST = 1.2
SCALE = re.compile(r"scale\(([\d.]+)")


def faults(text: str) -> list[str]:
    """What the window's reader would skip or paint wrongly, without a word."""
    found = []
    root = ElementTree.fromstring(text)
    gradients = {f"url(#{node.get('id')})" for node in root.iter() if node.get("id")}
    for node in root.iter():
        tag = node.tag.removeprefix(SVG)
        if tag not in KNOWN:
            found.append(tag)
            continue
        found += [f"{tag} {name}" for name in set(node.keys()) - KNOWN[tag]]
        for name in COLOURED:
            colour = node.get(name, "none")
            if not (colour in gradients | {"none"} or HEX.fullmatch(colour)):
                found.append(f"{tag} {name} {colour}")
        if tag.endswith("Gradient") and node.get("gradientUnits") != "userSpaceOnUse":
            found.append(f"{tag} without user space")
    return found


def thinnest_line(text: str) -> float:
    def widths(node: ElementTree.Element, scale: float) -> Iterator[float]:
        scale *= float(found[1]) if (found := SCALE.search(node.get("transform", ""))) else 1
        if width := node.get("stroke-width"):
            yield float(width) * scale
        for child in node:
            yield from widths(child, scale)

    return min(widths(ElementTree.fromstring(text), 1), default=THINNEST)


# What the reader draws -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "inside",
    [
        "<text>A</text>",
        '<use href="#a"/>',
        '<g clip-path="url(#a)"/>',
        '<g opacity=".5"/>',
        '<rect style="fill:red"/>',
        '<rect class="a"/>',
        '<rect fill="navy"/>',
        '<rect fill="rgb(1,2,3)"/>',
        '<rect fill="url(#missing)"/>',
        '<linearGradient id="a"/>',
        '<style>rect { fill: "#000000" }</style>',
    ],
)
def test_what_the_reader_cannot_draw_is_found(inside: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    assert len(faults(text)) == 1


def test_a_hair_line_is_found_inside_what_is_made_smaller() -> None:
    text = '<svg><g transform="translate(1 2) scale(0.5)"><path stroke-width="2"/></g></svg>'
    assert thinnest_line(text) == 1


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: str(file.relative_to(ASSETS)))
def test_a_drawing_keeps_to_what_the_reader_draws(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", deck.CARDS)
def test_no_line_of_a_card_is_a_hair(name: str) -> None:
    assert min(thinnest_line(deck.draw(name, look).text()) for look in DECKS.values()) >= THINNEST


# All drawings are there, and as they are drawn ---------------------------------------------------


def test_the_drawings_kept_are_those_that_are_drawn() -> None:
    drawn = dict(drawing.pictures())
    kept = {path: (ASSETS / path).read_text(encoding="utf-8") for path in drawn}
    assert [path for path, text in drawn.items() if kept[path] != text] == []
    stray = {str(file.relative_to(ASSETS)) for file in (ASSETS / "cards").rglob("*.svg")}
    assert stray - drawn.keys() == set()


SUITED = [name for name in deck.CARDS if name[-1] in "SHDC"]
CARD_OF = {
    **{name: parse_card(name.replace("10", "T").lower()) for name in SUITED},
    "joker_1": parse_card("X"),
    "joker_2": parse_card("X'"),
    MONKEY: parse_card("2c"),
    "back": BACK,
}


@pytest.fixture
def screen() -> Iterator[None]:
    """Pictures are made to suit it."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("folder", DECKS)
@pytest.mark.usefixtures("screen")
def test_every_card_is_found_in_every_deck(folder: str) -> None:
    look = DECKS[folder]
    art, plain = CardArt(Shapes(1), look._replace(marked="2C")), CardArt(Shapes(1), look)
    for name, card in CARD_OF.items():
        where = plain if name == "2C" else art
        wanted = BytesIO(deck.draw(name, look).text().encode())
        right = pygame.image.load_sized_svg(wanted, (44, 60))
        assert pixels(where.face(card, 60)) == pixels(right), name


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# Every picture the game asks for exists ----------------------------------------------------------

PICTURE = re.compile(r"(?:icon|crest|moon|night|ridge|badge)_[a-z0-9_]+")
#: Names that are put together, and all they can become.
PUT_TOGETHER = {
    "crest_": ALL_CRESTS,
    "moon_": tuple(map(str, range(9))),
    "icon_": ("left", "right", "play", "pause"),
}


def pictures_asked_for(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            yield from (start + end for end in PUT_TOGETHER.get(start, ()))
        elif isinstance(node, ast.Constant) and PICTURE.fullmatch(str(node.value)):
            yield node.value


def test_pictures_are_found_in_the_source() -> None:
    source = 'icon("icon_x", f"moon_{n}")\nicon(f"{a}moon_")'
    assert list(pictures_asked_for(source)) == ["icon_x", *(f"moon_{n}" for n in range(9))]


def test_every_picture_the_game_names_exists() -> None:
    sources = (file.read_text(encoding="utf-8") for file in (PROJECT / "game").rglob("*.py"))
    wanted = {name for source in sources for name in pictures_asked_for(source)}
    assert {"icon_left", "crest_puma", "moon_8"} <= wanted
    drawn = {file.stem for file in (ASSETS / "art").glob("*.svg")}
    assert wanted - drawn == set()


# Suits are told apart ----------------------------------------------------------------------------

Triple = tuple[float, float, float]
#: What eyes without the red or the green cones make of light (Viénot, Brettel and Mollon, 1999).
BLIND: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
RGB_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def light(colour: str) -> Triple:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return r, g, b


def times(matrix: tuple[Triple, Triple, Triple], value: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return x, y, z


def contrast(one: str, other: str) -> float:
    bright = sorted(times(RGB_TO_XYZ, light(colour))[1] + 0.05 for colour in (one, other))
    return bright[1] / bright[0]


def lab(value: Triple) -> Triple:
    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    relative = zip(times(RGB_TO_XYZ, value), WHITE, strict=True)
    x, y, z = (root(part / white) for part, white in relative)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_contrast_is_measured_as_agreed() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


FOUR_OF_SPAIN = {suit: hue.ink for suit, hue in HUES.items()}
TWO_OF_SPAIN = {hue.ink for hue in HUES_OF_TWO.values()}
COLOURS = {*FOUR_COLOURS.values(), *TWO_COLOURS.values(), *FOUR_OF_SPAIN.values(), *TWO_OF_SPAIN}


@pytest.mark.parametrize("colour", sorted(COLOURS))
def test_every_suit_can_be_read_on_the_darker_end_of_the_card(colour: str) -> None:
    assert contrast(colour, IVORY_SHADE) >= 4.5


@pytest.mark.parametrize("colours", [FOUR_COLOURS, FOUR_OF_SPAIN], ids=["French", "Spanish"])
@pytest.mark.parametrize("eyes", BLIND)
def test_four_colours_stay_four_for_eyes_that_miss_one(
    eyes: str, colours: Mapping[str, str]
) -> None:
    seen = [lab(times(BLIND[eyes], light(colour))) for colour in colours.values()]
    for one, other in itertools.combinations(seen, 2):
        assert round(math.dist(one, other)) >= 20
