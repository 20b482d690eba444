"""A book in a small file of its own: the hands of a match of real cards, as they were entered.

Like a match it has its rules inside. What follows from the hands is worked out again from them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.cards import UnknownCardError, name, names, parse_cards
from game.engine.entered import LOW, PLAIN, EnteredHand, OnTable
from game.engine.notation import AnyRules
from game.engine.scoring.match_end import HANDS_MOST
from game.engine.state import NOBODY
from game.paths import user_data
from game.reading import strict
from game.reading.faults import Message
from game.reading.files import entries
from game.reading.strict import fail, read_flag, read_list, read_map, read_whole
from game.storage.match_codec import Seat, read_rules, read_seats
from game.storage.small_file import DAMAGED, Decoded, SmallFile, SmallFileError
from game.variants.load import Variant, rules_of

FOLDER, SUFFIX = "books", ".json"
#: Many times the longest book.
SIZE_MOST = 2 * 1024 * 1024
#: The most cards of a hand, and points of a count.
CARDS_MOST, POINTS_MOST = 400, 100_000
#: The most books in the folder that are looked at.
BOOKS_MOST = 2_000
DECISIONS_MOST = 8 * HANDS_MOST
_KEYS = ("variant", "seats", "dealer", "begun_at", "kept_at", "hands", "decisions")


class BuyingIn(NamedTuple):
    """What a player decided after the hand of this number, counted from 1."""

    hand: int
    seat: int
    buys_in: bool


@dataclass(frozen=True)
class Book:
    """What was entered of a match. `dealer`: who dealt first; `begun_at`, `kept_at`: when it was
    begun and written last, in seconds. Two books of one file have the same rules."""

    variant: Variant = field(compare=False)
    seats: tuple[Seat, ...]
    dealer: int = 0
    begun_at: float = 0.0
    kept_at: float = 0.0
    hands: tuple[EnteredHand, ...] = ()
    decisions: tuple[BuyingIn, ...] = ()


class BookForm:
    """The form of the file of a book. There is none in a file that is not there."""

    empty: Book | None = None

    def decode(self, data: object, where: str) -> Decoded[Book | None]:
        found = read_map(data, where, _KEYS)
        variant = read_rules(found["variant"])
        seats = read_seats(found["seats"], variant.game.players)
        rules, count = rules_of(variant.game, len(seats)), len(seats)
        begun_at, kept_at = (
            strict.read_number(found[key], key, 0, strict.DATE_MOST)
            for key in ("begun_at", "kept_at")
        )
        hands = tuple(
            _hand(one, f"hands {number}", rules, count)
            for number, one in enumerate(read_list(found["hands"], "hands", HANDS_MOST), 1)
        )
        decided = read_list(found["decisions"], "decisions", DECISIONS_MOST)
        decisions = tuple(_decision(one, len(hands), count) for one in decided)
        dealer = read_whole(found["dealer"], "dealer", 0, count - 1)
        return Decoded(Book(variant, seats, dealer, begun_at, kept_at, hands, decisions))

    def encode(self, value: Book | None) -> dict[str, Any]:
        assert value is not None
        return {
            "variant": dict(value.variant.resolved),
            "seats": [seat._asdict() for seat in value.seats],
            "dealer": value.dealer,
            "begun_at": value.begun_at,
            "kept_at": value.kept_at,
            "hands": [_said(hand) for hand in value.hands],
            "decisions": [list(one) for one in value.decisions],
        }


def _said(hand: EnteredHand) -> dict[str, Any]:
    return {
        **hand._asdict(),
        "held": [names(cards) for cards in hand.held],
        "table": [[[name(card), *rest] for card, *rest in cards] for cards in hand.table],
    }


def _hand(data: object, where: str, rules: AnyRules, seats: int) -> EnteredHand:
    found = read_map(data, where, EnteredHand._fields)
    took: tuple[tuple[int, ...], ...] = ()
    count = counts = seats
    if rules.has_loose:
        # The sides have things, or else points.
        count, sides = 0, len(set(rules.common.players.sides(seats)))
        counts = 0 if found["took"] else sides
        if found["took"]:
            lists = _list_of(found["took"], where, len(rules.things))
            took = tuple(_numbers(one, where, sides) for one in lists)
    laid = [read_list(one, where, CARDS_MOST) for one in _list_of(found["table"], where, count)]
    return EnteredHand(
        closer=read_whole(found["closer"], where, NOBODY, seats - 1),
        in_one=read_flag(found["in_one"], where),
        held=tuple(_cards(one, where, rules) for one in _list_of(found["held"], where, count)),
        held_points=_numbers(found["held_points"], where, counts),
        table=tuple(tuple(_laid(one, where, rules) for one in cards) for cards in laid),
        table_points=_numbers(found["table_points"], where, count),
        took=took,
    )


def _list_of(data: object, where: str, count: int) -> list[Any]:
    found = read_list(data, where, count)
    if len(found) < count:
        fail("cut_short")
    return found


def _numbers(data: object, where: str, count: int) -> tuple[int, ...]:
    found = _list_of(data, where, count)
    return tuple(read_whole(one, where, 0, POINTS_MOST) for one in found)


def _cards(data: object, where: str, rules: AnyRules) -> tuple[int, ...]:
    text = strict.read_text(data, where, 4 * CARDS_MOST, least=0)
    try:
        cards = parse_cards(text)
    except UnknownCardError:
        fail("card", where=where, given=text[: strict.NAME_MOST])
    if any(not rules.deck_set >> card & 1 for card in cards):
        fail("card", where=where, given=text[: strict.NAME_MOST])
    return cards


def _laid(data: object, where: str, rules: AnyRules) -> OnTable:
    card, slot, wild = _list_of(data, where, 3)
    cards = _cards(card, where, rules)
    if len(cards) != 1:
        fail("card", where=where, given=str(card)[: strict.NAME_MOST])
    return OnTable(cards[0], read_whole(slot, where, PLAIN, LOW), read_flag(wild, where))


def _decision(data: object, hands: int, seats: int) -> BuyingIn:
    where = "decisions"
    hand, seat, buys_in = _list_of(data, where, 3)
    return BuyingIn(
        read_whole(hand, where, 1, max(1, hands)),
        read_whole(seat, where, 0, seats - 1),
        read_flag(buys_in, where),
    )


# The books of this computer ----------------------------------------------------------------------


def small_file(file: Path) -> SmallFile[Book | None]:
    return SmallFile(file, BookForm(), SIZE_MOST)


def books_folder() -> Path:
    return user_data() / FOLDER


def files_of_books(folder: Path) -> list[Path]:
    """Return the files of the books in a folder."""
    found = entries(folder, [SUFFIX])[:BOOKS_MOST]
    return [file for file in found if not file.name.endswith(DAMAGED)]


def new_file(folder: Path, variant_id: str, now: float) -> Path:
    """Return the file of a new book."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S', time.localtime(now))}-{variant_id}"
    found = (folder / f"{stem}{end}{SUFFIX}" for end in ("", *(f"-{at}" for at in range(2, 99))))
    return next(file for file in found if not file.exists())


def books_in(
    folder: Path, since: float = 0.0, tell: Callable[[Message], object] = str
) -> Iterator[tuple[Path, Book]]:
    """Yield the books that can be read, those kept last first. `since`: the earliest time at which
    their files were written; `tell`: called with what is wrong with files."""
    known = []
    for file in files_of_books(folder):
        if _written(file) < since:
            continue
        try:
            seen = small_file(file).peek()
        except SmallFileError as error:
            tell(error.told)
            continue
        for notice in seen.notices:
            tell(notice)
        if seen.value is not None:
            known.append((file, seen.value))
    yield from sorted(known, key=lambda one: -one[1].kept_at)


def _written(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
