"""What everybody at the table knows of a match, in a small file beside it.

A list of matches needs no match to be played again. A headline can be had again from its match, so
one that is lost or spoilt is no harm.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.state import OVER
from game.reading.json_file import read_json
from game.reading.whole_file import write_whole
from game.storage.match_file import data_of, read_content
from game.storage.strict import MatchFileError, shown
from game.storage.versions import of_today_or_fail

if TYPE_CHECKING:
    from game.storage.codec import SavedMatch

HEADLINE_SUFFIX = ".headline"
SIZE_MOST = 16 * 1024
#: What can go wrong with values that may be anything.
NONSENSE = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)


class Headline(NamedTuple):
    """`scores` by seat; `saved_at` in seconds, as it was told; `name`: the one people gave it;
    `taken_back`: how often free undo was made use of.
    Without a `variant_id` nothing is known but the file."""

    match_id: str
    variant_id: str
    names: tuple[str, ...]
    crests: tuple[str, ...]
    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    hand_no: int
    is_over: bool
    saved_at: float
    name: str = ""
    taken_back: int = 0


def headline_of(match_id: str, saved: SavedMatch, saved_at: float) -> Headline:
    state = saved.match.state
    standing = state.standing
    return Headline(
        match_id,
        saved.variant.id,
        tuple(seat.name for seat in saved.seats),
        tuple(seat.crest for seat in saved.seats),
        tuple(seat.kind for seat in saved.seats),
        tuple(standing.scores[side] for side in standing.sides),
        state.hand_no,
        saved.match.is_over,
        saved_at,
        saved.name,
        saved.taken_back,
    )


def beside(match: Path) -> Path:
    """Where the headline of a match is, and of what was kept of it under other names."""
    return match.with_name(match.name.partition(".")[0] + HEADLINE_SUFFIX)


def write_headline(match: Path, headline: Headline) -> None:
    """May raise OSError."""
    told = json.dumps(headline._asdict(), ensure_ascii=False)
    write_whole(beside(match), told.encode(), lasting=False)


def read_headline(match: Path) -> Headline:
    """Of the match in this file; without a sound headline, what the match itself tells."""
    match_id = match.name.partition(".")[0]
    with suppress(OSError, *NONSENSE):
        return _told(match_id, read_json(beside(match), SIZE_MOST))
    saved_at = 0.0
    with suppress(OSError, MatchFileError, *NONSENSE):
        saved_at = match.stat().st_mtime
        return _told(match_id, _first_words(match, saved_at))
    return Headline(match_id, "", (), (), (), (), 0, False, saved_at)


def _first_words(match: Path, saved_at: float) -> dict[str, Any]:
    told = of_today_or_fail(data_of(read_content(match)))
    seats, table = told["seats"], told["table"]
    sides = len(table["won"])
    return {
        "variant_id": told["variant"]["id"],
        "names": [seat["name"] for seat in seats],
        "crests": [seat["crest"] for seat in seats],
        "kinds": [seat["kind"] for seat in seats],
        "scores": [table["standing"]["scores"][seat % sides] for seat in range(len(seats))],
        "hand_no": table["hand_no"],
        "is_over": table["phase"] == OVER,
        "saved_at": saved_at,
        "name": told["name"],
        "taken_back": told["taken_back"],
    }


def _told(match_id: str, told: Mapping[str, Any]) -> Headline:
    return Headline(
        match_id,
        _text(told["variant_id"]),
        tuple(map(_text, told["names"])),
        tuple(map(_text, told["crests"])),
        tuple(map(_text, told["kinds"])),
        tuple(map(int, told["scores"])),
        int(told["hand_no"]),
        bool(told["is_over"]),
        float(told["saved_at"]),
        _text(told.get("name", "")),
        int(told.get("taken_back", 0)),
    )


def _text(told: object) -> str:
    """Anybody may have written there."""
    if not isinstance(told, str):
        raise TypeError
    return str(shown(told))
