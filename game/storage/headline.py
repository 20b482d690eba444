"""What everybody at the table knows of a match, in a small file beside it.

A list of matches needs no match to be played again. A headline can be had again from its match, so
one that is lost or spoilt is no harm.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.state import NOBODY
from game.reading import strict
from game.reading.json_file import read_json
from game.reading.strict import MatchFileError
from game.reading.whole_file import write_whole
from game.storage.match_file import data_of, read_content
from game.storage.versions import of_today_or_newer

if TYPE_CHECKING:
    from game.storage.match_codec import SavedMatch

HEADLINE_SUFFIX = ".headline"
SIZE_MOST = 16 * 1024


class Headline(NamedTuple):
    """What everybody knows of one match. `scores` by seat; `saved_at` in seconds, as it was told;
    `name`: the one people gave it; `taken_back`: how often free undo was made use of. All values
    are within their bounds. Without a `variant_id` nothing is known but the file."""

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
    """Return the file of the headline of a match; a match that was set aside shares it."""
    return match.with_name(match.name.partition(".")[0] + HEADLINE_SUFFIX)


def write_headline(match: Path, headline: Headline) -> None:
    """Write the headline of a match beside it. May raise OSError."""
    text = json.dumps(headline._asdict(), ensure_ascii=False)
    write_whole(beside(match), text.encode(), lasting=False)


def read_headline(match: Path) -> Headline:
    """Return the headline of the match in this file; without a sound one, what the match itself
    tells. Never fails: where the match cannot be read either, nothing is known but the file."""
    match_id = match.name.partition(".")[0]
    with suppress(OSError, ValueError):
        return _sound(match_id, read_json(beside(match), SIZE_MOST))
    saved_at = _written_at(match)
    with suppress(MatchFileError):
        return _sound(match_id, {**_first_words(match), "saved_at": saved_at})
    return Headline(match_id, "", (), (), (), (), 0, False, saved_at)


def _written_at(match: Path) -> float:
    """Return when a file was written, within the dates we know: the disk or the clock may be
    wrong."""
    with suppress(OSError):
        return min(max(match.stat().st_mtime, 0.0), strict.DATE_MOST)
    return 0.0


def _first_words(match: Path) -> dict[str, Any]:
    """Return what a match tells without being played again. Raises MatchFileError."""
    data = of_today_or_newer(data_of(read_content(match)))
    seats = [_map(one) for one in strict.read_list(data.get("seats"), "seats", strict.SEATS_MOST)]
    table = _map(data.get("table"))
    scores = strict.read_list(
        _map(table.get("standing")).get("scores"), "scores", strict.SEATS_MOST
    )
    if not scores:
        strict.fail("missing_key", where="standing", key="scores")
    return {
        "variant_id": _map(data.get("variant")).get("id"),
        "names": [one.get("name") for one in seats],
        "crests": [one.get("crest") for one in seats],
        "kinds": [one.get("kind") for one in seats],
        # Partners sit opposite each other.
        "scores": [scores[seat % len(scores)] for seat in range(len(seats))],
        "hand_no": table.get("hand_no"),
        "is_over": table.get("to_act") == NOBODY,
        "name": data.get("name"),
        "taken_back": data.get("taken_back"),
    }


def _sound(match_id: str, data: object) -> Headline:
    """Return the headline in some data, each value checked, as the file may hold anything; a page
    need not check again. Raises MatchFileError."""
    keys = _map(data)
    names = strict.read_list(keys.get("names"), "names", strict.SEATS_MOST)
    if len(names) < strict.SEATS_LEAST:
        strict.fail("bounds", where="names", low=strict.SEATS_LEAST, high=strict.SEATS_MOST)

    def by_seat(key: str) -> list[Any]:
        row = strict.read_list(keys.get(key), key, len(names))
        if len(row) < len(names):
            strict.fail("bounds", where=key, low=len(names), high=len(names))
        return row

    return Headline(
        match_id,
        strict.read_word(keys.get("variant_id"), "variant_id", strict.VARIANT_ID),
        tuple(strict.read_text(one, "names", strict.NAME_MOST) for one in names),
        tuple(strict.read_word(one, "crests", strict.CREST) for one in by_seat("crests")),
        tuple(strict.read_word(one, "kinds", strict.KIND) for one in by_seat("kinds")),
        tuple(
            strict.read_whole(one, "scores", -strict.NUMBER_MOST, strict.NUMBER_MOST)
            for one in by_seat("scores")
        ),
        strict.read_whole(keys.get("hand_no"), "hand_no", 0, strict.NUMBER_MOST),
        strict.read_flag(keys.get("is_over"), "is_over"),
        strict.read_number(keys.get("saved_at"), "saved_at", 0, strict.DATE_MOST),
        strict.read_text(keys.get("name", ""), "name", strict.NAME_MOST, least=0),
        strict.read_whole(keys.get("taken_back", 0), "taken_back", 0, strict.TAKEN_BACK_MOST),
    )


def _map(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        strict.fail("not_map", where="headline")
    return data
