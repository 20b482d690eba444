"""The colours and letters of the game, by the names of the design."""

from __future__ import annotations

from typing import TypeAlias

from game.settings import ALL_CRESTS, known_crest

Colour: TypeAlias = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


NIGHT0, NIGHT1, NIGHT2 = _hex("07131A"), _hex("0B1F2A"), _hex("12303C")
FELT0, FELT2 = _hex("1A6467"), _hex("082831")
BRASS, BRASS_LIGHT = _hex("C9A15A"), _hex("EBD29A")
IVORY, IVORY2, INK = _hex("F6EEDC"), _hex("E4DCC8"), _hex("16202B")
MOON, GLOW, EMBER, LEAF = _hex("FBEFCB"), _hex("FFE9A8"), _hex("F0845C"), _hex("B5E6BA")
WINE = _hex("4A1626")
PAPER, PAPER_END = _hex("FBF4E2"), _hex("EFE2C4")
SHADOW = _hex("020A0E")
#: The colour of the table in high contrast.
PLAIN_FELT = _hex("0B2A30")

_LIGHT = "8CC9DE F2A663 EBA4B8 A8D18A CBB4F4 E3D56B 86D8C4 DCCBA6"
_ON_PAPER = "1F6E92 B4541A A83A5E 3F7328 5B3FA0 6E6410 1C7263 6F5A33"
_PLAYER = dict(zip(ALL_CRESTS, map(_hex, _LIGHT.split()), strict=True))
_PLAYER_ON_PAPER = dict(zip(ALL_CRESTS, map(_hex, _ON_PAPER.split()), strict=True))

SUIT = {"s": _hex("1B2333"), "h": _hex("B8142B"), "d": _hex("1C5FB0"), "c": _hex("10784A")}
TWO_COLOURS = SUIT | {"d": SUIT["h"], "c": SUIT["s"]}

# Heights of letters, in units.
DISPLAY, H1, MENU, H2, NAME, PROMPT, BODY, SMALL = 96, 72, 58, 42, 34, 31, 30, 26


def crest_picture(crest: str) -> str:
    """Return the name of a crest's drawing."""
    return f"crest_{known_crest(crest)}"


def player_colour(crest: str, on_paper: bool = False) -> Colour:
    return (_PLAYER_ON_PAPER if on_paper else _PLAYER)[known_crest(crest)]


def dimmed(colour: Colour, part: float) -> Colour:
    """Return a darker colour: the night with a part of the colour over it."""
    r, g, b = (round(c * part + n * (1 - part)) for c, n in zip(colour, NIGHT1, strict=True))
    return r, g, b


def is_dark(colour: Colour) -> bool:
    return colour[0] * 3 + colour[1] * 6 + colour[2] < 1280
