"""The sections of the workshop: what can be set in a game, by what it is about."""

from __future__ import annotations

from collections.abc import Mapping

from game.reading.faults import Fault
from game.variants.fields import GameField
from game.variants.house_game import HouseGame

#: The slots of each section; every slot of every family stands in one.
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "players": ("players", "first_dealer", "direction"),
    "cards": ("deck", "deal", "wild"),
    "drawing": ("pile", "stock_out", "blocked_hand"),
    "melds": ("melds", "wild_move"),
    "laying": ("opening", "lay_off"),
    "discarding": ("discard", "final_discard"),
    "taking": ("capture", "sweep", "leftovers"),
    "building": ("build", "standing_builds"),
    "scoring": ("score",),
    "match": ("match_end", "stakes"),
}

Rows = list[tuple[str, GameField]]


def sections_of(house: HouseGame) -> dict[str, Rows]:
    """Return the sections that a game has, each with its fields by their key paths."""
    fields = list(house.fields())
    found = {
        section: [row for slot in slots for row in fields if row[0].partition(".")[0] == slot]
        for section, slots in SECTIONS.items()
    }
    return {section: rows for section, rows in found.items() if rows}


def section_of(path: str) -> str:
    """Return the section of a key path; "" for what is not about the game."""
    slot = path.partition(".")[0]
    return next((section for section, slots in SECTIONS.items() if slot in slots), "")


def row_of(fault: Fault, rows: Rows) -> str:
    """Return the key path of the row at which a fault is told: the nearest there is."""
    near = [path for path, _ in rows if f"{fault.path}.".startswith(f"{path}.")]
    return max(near, key=len, default="")
