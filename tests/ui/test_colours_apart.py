"""What must be told apart by its colour stays apart for people who see colours otherwise: without
red and green (protanopia, deuteranopia), without blue and yellow (tritanopia), without any."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.ui.theme import (
    EMBER,
    FELT0,
    FELT2,
    GLOW,
    IVORY2,
    LEAF,
    NIGHT1,
    PAPER,
    PLAIN_FELT,
    SUIT,
    Colour,
)

#: How light is mixed in such eyes, in linear RGB (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}
TO_XYZ = (
    (0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505),
    (0.2126, 0.7152, 0.0722),
    (0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089),
)
#: A difference of 2 is just noticed side by side; from 11 on, colours no longer look alike (CIE
#: 1976).
PLAIN = 11.0

Triple = tuple[float, float, float]


def mixed(rows: tuple[Triple, ...], light: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return x, y, z


def lab(colour: Colour, eyes: str) -> Triple:
    """A colour as such eyes see it, in CIELAB."""
    parts = [one / 255 for one in colour]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    r, g, b = (min(1.0, max(0.0, one)) for one in mixed(EYES[eyes], (r, g, b)))
    x, y, z = (
        one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116
        for one in mixed(TO_XYZ, (r, g, b))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    pairs = zip(lab(one, eyes), lab(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_the_difference_is_that_of_cielab() -> None:
    assert apart((0, 0, 0), (255, 255, 255), "all") == pytest.approx(100, abs=0.1)
    assert apart((255, 0, 0), (0, 255, 0), "all") == pytest.approx(170.6, abs=0.5)
    assert apart((200, 80, 80), (110, 110, 80), "deuteranopia") < 20
    assert apart((200, 80, 80), (110, 110, 80), "all") > 50


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(GLOW, EMBER, id="lit or refused"),
        pytest.param(LEAF, EMBER, id="done or near the end"),
        pytest.param(IVORY2, EMBER, id="few cards left or many"),
        *(
            pytest.param(ring, ground, id=f"{what} on {where}")
            for what, ring in (("light", GLOW), ("refusal", EMBER))
            for where, ground in (
                ("felt", FELT0),
                ("the edge of the felt", FELT2),
                ("plain felt", PLAIN_FELT),
                ("the night", NIGHT1),
            )
        ),
        *(pytest.param(SUIT[suit], PAPER, id=f"{suit} on paper") for suit in SUIT),
        *(pytest.param(SUIT["s"], SUIT[suit], id=f"s or {suit}") for suit in "hdc"),
    ],
)
def test_what_is_lit_refused_or_whose_turn_it_is_stays_apart(
    one: Colour, other: Colour, eyes: str
) -> None:
    assert apart(one, other, eyes) >= PLAIN


@pytest.mark.parametrize("eyes", [eyes for eyes in EYES if eyes != "none"])
@pytest.mark.parametrize(("one", "other"), [*combinations("hdc", 2)])
def test_four_suits_stay_apart_while_any_colour_is_seen(one: str, other: str, eyes: str) -> None:
    """Without any, hearts, diamonds and clubs are alike dark, and their shapes tell."""
    assert apart(SUIT[one], SUIT[other], eyes) >= PLAIN
