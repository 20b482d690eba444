"""Cards a player has drawn: a drawing in their folder `cards` stands in for ours of that name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.paths import bundled, layers
from game.reading.files import entries

#: Each folder in there holds only the cards that look different in such a deck.
CARDS, SUFFIX = "assets/cards", ".svg"
#: Of a file. A drawing with more in it would hold up the picture.
SIZE_MOST = 256 * 1024
#: A card is five wide and seven high, and may be out by so many pixels at this size.
TRIED, OUT_BY = (250, 350), 3
#: Parts of words, not cards.
PIP = "pip_"

UNKNOWN, HEAVY, UNREADABLE, SHAPE = "unknown", "heavy", "unreadable", "shape"


class Flaw(NamedTuple):
    """Why a drawing is not used. `file`: within the folder of the player's cards."""

    file: str
    fault: str


class OwnCards(NamedTuple):
    """`drawings`: by name, those for another look of the deck with their folder: `large/KH`."""

    drawings: Mapping[str, Path]
    flaws: tuple[Flaw, ...]


def own_cards() -> OwnCards:
    """What the player has drawn, as it was when this was asked first."""
    _, *own = layers(CARDS)
    return _read(own[0]) if own else OwnCards({}, ())


@cache
def _read(folder: Path) -> OwnCards:
    drawings, flaws = {}, []
    for file in entries(folder, [SUFFIX], depth=1):
        name = file.relative_to(folder).with_suffix("").as_posix()
        fault = _fault(file, name)
        if fault:
            flaws.append(Flaw(f"{name}{SUFFIX}", fault))
        else:
            drawings[name] = file
    return OwnCards(drawings, tuple(flaws))


def _fault(file: Path, name: str) -> str:
    """Empty if it can be used."""
    look, _, card = name.rpartition("/")
    ours = bundled(CARDS)
    is_card = (ours / f"{card}{SUFFIX}").exists() and not card.startswith(PIP)
    if not is_card or not (ours / look).is_dir():
        return UNKNOWN
    try:
        if file.stat().st_size > SIZE_MOST:
            return HEAVY
        size = pygame.image.load_sized_svg(file, TRIED).get_size()
    except (OSError, pygame.error):
        return UNREADABLE
    return SHAPE if max(abs(size[0] - TRIED[0]), abs(size[1] - TRIED[1])) > OUT_BY else ""
