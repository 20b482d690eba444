"""Reading single values of a variant file: flags, numbers, words, cards, tables of points."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import combinations

from game.engine.cards import UnknownCardError, is_joker, name, parse_card
from game.engine.parts import UNLIMITED, ByPlayers, CardList, Counts, Points, RankList, Whole, Word
from game.engine.scoring import points
from game.engine.scoring.points import PointTable
from game.reading.faults import Fact, nearest
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped

UNLIMITED_WORD = "unlimited"

_YES = ("yes", "on", "y")
_NO = ("no", "off", "n")
_NUMBERLIKE = re.compile(r"[-+]?[.\d][\d_.:a-fA-FxXoO+-]*")
_DIGITS = re.compile(r"-?[1-9][0-9]*")
_PLAYERS = re.compile("[2-8]")


def read_flag(given: Given) -> bool:
    value = given.node.value
    if isinstance(value, bool):
        return value
    raw = given.node.raw.lower()
    if raw in (*_YES, "true"):
        given.fail("fault.yes_no", given=given.node.raw, instead="true")
    if raw in (*_NO, "false"):
        given.fail("fault.yes_no", given=given.node.raw, instead="false")
    given.fail_nothing("fault.not_flag")


def read_whole(given: Given, shape: Whole) -> int:
    if shape.unlimited and given.node.value == UNLIMITED_WORD:
        return UNLIMITED
    return _bounded(given, shape.low, shape.high, unlimited=shape.unlimited)


def _bounded(given: Given, low: int, high: int, *, unlimited: bool = False) -> int:
    value, raw = given.node.value, given.node.raw
    bounds: dict[str, Fact] = {"low": low, "high": high}
    if isinstance(value, int) and not isinstance(value, bool):
        if low <= value <= high:
            return value
        key = "fault.out_of_bounds_or_unlimited" if unlimited else "fault.out_of_bounds"
        given.fail(key, given=raw, **bounds)
    if isinstance(value, str):
        if _DIGITS.fullmatch(raw):
            key = "fault.out_of_bounds" if given.node.plain else "fault.quoted_number"
            given.fail(key, given=clipped(raw), **bounds)
        if _NUMBERLIKE.fullmatch(raw):
            given.fail("fault.number_form", given=clipped(raw))
    key = "fault.not_whole_or_unlimited" if unlimited else "fault.not_whole"
    given.fail_nothing(key, **bounds)


def read_word(given: Given, shape: Word) -> str:
    if given.text() not in shape.choices:
        given.fail_to_be_any_of("fault.not_word", shape.choices)
    return given.node.raw


def read_by_players(given: Given, shape: ByPlayers) -> int | Mapping[int, int]:
    """Read a number, or a map whose keys are numbers of players."""
    if not isinstance(given.node.value, dict):
        return _bounded(given, shape.low, shape.high)
    read: dict[int, int] = {}
    for key, entry in _sound(given.entries()):
        if not _PLAYERS.fullmatch(key):
            entry.refuse_key("fault.players_key", given=clipped(key))
            continue
        with suppress(FaultFoundError):
            read[int(key)] = _bounded(entry, shape.low, shape.high)
    return read


def _sound(entries: Mapping[str, Given]) -> Iterator[tuple[str, Given]]:
    return ((key, entry) for key, entry in entries.items() if key)


def read_points(given: Given, shape: Points) -> PointTable:
    read: dict[str, int | str | list[int]] = {}
    spoken: dict[str, frozenset[int]] = {}
    for key, entry in _sound(given.entries("{A: 1, 2-10: face, J-K: 10}")):
        with suppress(FaultFoundError):
            if key not in shape.extra:
                spoken[key] = _cards_of(entry, key, shape)
            read[key] = _point_value(entry, shape)
    _refuse_double_talk(given, spoken)
    # The narrower key counts: `2c` over `2`, `2` over `2-10`.
    wide_first = sorted(read, key=lambda key: -len(spoken.get(key, ())))
    return PointTable.of({key: read[key] for key in wide_first}, shape.extra)


def names_cards(key: str) -> bool:
    """Return whether a key of a table of points would be known: a rank, ranks, or a card."""
    try:
        return bool(points.cards_of(key))
    except points.PointKeyError:
        return False


def _cards_of(entry: Given, key: str, shape: Points) -> frozenset[int]:
    try:
        if "'" in key or key.upper() == "X":
            raise points.PointKeyError(key)
        return frozenset(points.cards_of(key))
    except points.PointKeyError:
        known = (*points.RANK_NAMES, *shape.extra)
        entry.refuse_key("fault.point_key", given=clipped(key), **nearest(key, known))
        raise FaultFoundError from None


def _point_value(entry: Given, shape: Points) -> int | str | list[int]:
    if entry.node.value == points.FACE_VALUE:
        return points.FACE_VALUE
    if shape.lists and isinstance(entry.node.value, tuple):
        return [_bounded(item, shape.low, shape.high) for item in entry.items()]
    return _bounded(entry, shape.low, shape.high)


def _refuse_double_talk(given: Given, spoken: Mapping[str, frozenset[int]]) -> None:
    entries = given.entries()
    for (first, some), (second, others) in combinations(spoken.items(), 2):
        if some & others and not (some < others or others < some):
            entries[second].refuse_key("fault.points_twice", first=first, second=second)


def read_ranks(given: Given, shape: RankList) -> tuple[str, ...]:
    """Read names of ranks; `J-K` stands for three."""
    known = points.RANK_NAMES if shape.joker else points.RANK_NAMES[1:]
    found: dict[str, None] = {}
    for item in given.items():
        try:
            names = [points.RANK_NAMES[rank] for rank in points.ranks_of(item.text())]
        except points.PointKeyError:
            names = []
        if not names or names[0] not in known:
            item.fail_to_be_any_of("fault.not_rank", known)
        for rank in names:
            if rank in found:
                item.note("fault.twice", given=rank)
            found[rank] = None
    return tuple(found)


def read_cards(given: Given, shape: CardList) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for item in given.items():
        try:
            card = parse_card(item.text())
        except UnknownCardError:
            item.fail("fault.not_card", given=item.node.shown)
        if "'" in item.node.raw or is_joker(card):
            item.fail("fault.not_card", given=item.node.shown)
        if name(card) in found:
            item.note("fault.twice", given=item.node.shown)
        found[name(card)] = None
    return tuple(found)


def read_counts(given: Given, shape: Counts) -> tuple[int, ...]:
    found: dict[int, None] = {}
    for item in given.items():
        count = _bounded(item, shape.low, shape.high)
        if count in found:
            item.note("fault.twice", given=str(count))
        found[count] = None
    return tuple(found)
