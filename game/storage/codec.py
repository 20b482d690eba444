"""A match as plain data, ready for JSON, and back.

The log is the match: what chance gave and what people did, in the notation of card players. The
rules it was played by are in it too, so that no change of a variant file breaks it. Reading
plays the whole match again and compares the table with the digests written down on the way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.engine.actions import DEAL
from game.engine.cards import CardId, UnknownCardError, names, parse_cards
from game.engine.chance import Chance, RecordedChance, RecordMismatchError
from game.engine.match import Entry, Match
from game.engine.notation import AnyRules, NotationError, read_action, say_action
from game.engine.rules import IllegalActionError
from game.storage.strict import fail, read_list, read_map, read_text, read_whole
from game.variants.compile import rules_of
from game.variants.faults import VariantFaultsError
from game.variants.load import Variant, variant_from_mapping

FORMAT, VERSION = "loba-match", 1
KEYS = ("format", "version", "variant", "seats", "log")
#: The kind of a seat where a person sits; any other is the name of the bot that plays there.
PERSON = "person"

SEATS_MOST = 8
NAME_MOST = 40
LOG_MOST = 5_000_000
ORDER_MOST = 2_000
ACT_MOST = 1_000
PICK_MOST = 1_000

_KIND = re.compile(r"[a-z][a-z0-9_]{0,39}")
_DIGEST = re.compile(r"[0-9a-f]{12}")


class Seat(NamedTuple):
    name: str
    kind: str = PERSON


@dataclass(frozen=True)
class SavedMatch:
    """A match with all that is kept beside it."""

    variant: Variant
    seats: tuple[Seat, ...]
    rules: AnyRules
    match: Match


def playable_rules(variant: Variant) -> AnyRules:
    rules = rules_of(variant.game)
    return rules


# Writing ------------------------------------------------------------------------------------


def encode(saved: SavedMatch) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "variant": dict(saved.variant.resolved),
        "seats": [seat._asdict() for seat in saved.seats],
        "log": list(_lines(saved.rules, saved.match)),
    }


def _lines(rules: AnyRules, match: Match) -> Iterator[list[Any]]:
    """The last line is always a digest, so that a log with its end cut off is found out."""
    for entry in match.log:
        if entry.action is not None:
            yield ["act", entry.seat, say_action(rules, entry.action)]
        for given in entry.chance:
            yield ["picked", given[0]] if _is_pick(entry, given) else ["shuffled", names(given)]
        if entry.digest:
            yield ["digest", entry.digest]
    if not match.log[-1].digest:
        yield ["digest", match.state.digest()]


def _is_pick(entry: Entry, given: Sequence[int]) -> bool:
    """In the middle of a hand even a single card is a stock that was shuffled."""
    return len(given) == 1 and (entry.action is None or entry.action.kind == DEAL)


# Reading ------------------------------------------------------------------------------------


@dataclass
class _Step:
    """One act, or the first deal, with the lines of the log that follow it."""

    line: int
    seat: int = -1
    act: str = ""
    chance: list[tuple[int, ...]] = field(default_factory=list)
    digest: str = ""


class _Tape:
    """The chance of a match being read: what the file says; at last, whatever is to follow."""

    source: Chance

    def load(self, given: Sequence[tuple[int, ...]]) -> None:
        self._left = iter(given)
        self.source = RecordedChance(self._left)

    def is_spent(self) -> bool:
        return next(self._left, None) is None

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        return self.source.shuffled(cards)

    def pick(self, count: int) -> int:
        return self.source.pick(count)


def decode(told: object, then: Chance) -> SavedMatch:
    """The match that was written; what follows draws on `then`."""
    _check_format(told)
    entries = read_map(told, FORMAT, KEYS)
    variant = _variant(entries["variant"])
    rules = playable_rules(variant)
    seats = _seats(entries["seats"], rules)
    steps = _steps(entries["log"], len(seats))
    return SavedMatch(variant, seats, rules, _play_again(rules, len(seats), steps, then))


def _check_format(told: object) -> None:
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        fail("not_a_match")
    version = read_whole(told.get("version"), "version", 0, 10**9)
    if version > VERSION:
        fail("newer", version=version, known=VERSION)
    if version < VERSION:
        fail("older", version=version, known=VERSION)


def _variant(told: object) -> Variant:
    if not isinstance(told, dict):
        fail("not_map", where="variant")
    try:
        return variant_from_mapping(told)
    except VariantFaultsError as error:
        fail("variant", path=error.faults[0].path)


def _seats(told: object, rules: AnyRules) -> tuple[Seat, ...]:
    seats = []
    for number, entry in enumerate(read_list(told, "seats", SEATS_MOST), 1):
        where = f"seats {number}"
        keys = read_map(entry, where, Seat._fields)
        kind = read_text(keys["kind"], where, NAME_MOST)
        if not _KIND.fullmatch(kind):
            fail("seat_kind", where=where, given=kind)
        seats.append(Seat(read_text(keys["name"], where, NAME_MOST), kind))
    players = rules.common.players
    if not players.min <= len(seats) <= players.max:
        fail(
            "seats",
            given=len(seats),
            numbers=players.numbers,
            low=players.min,
            high=players.max,
        )
    return tuple(seats)


def _steps(told: object, seats: int) -> list[_Step]:
    steps = [_Step(1)]
    for number, entry in enumerate(read_list(told, "log", LOG_MOST), 1):
        where = f"log {number}"
        line = read_list(entry, where, 3)
        match line:
            case ["act", seat, text]:
                seat = read_whole(seat, where, 0, seats - 1)
                steps.append(_Step(number, seat, read_text(text, where, ACT_MOST)))
            case ["shuffled", order]:
                steps[-1].chance.append(_order(order, where))
            case ["picked", choice]:
                steps[-1].chance.append((read_whole(choice, where, 0, PICK_MOST),))
            case ["digest", digest] if not steps[-1].digest:
                steps[-1].digest = _digest(digest, where)
            case _:
                fail("line", where=where)
    if not steps[-1].digest:
        fail("cut_short")
    return steps


def _order(told: object, where: str) -> tuple[CardId, ...]:
    text = read_text(told, where, ORDER_MOST)
    try:
        return parse_cards(text)
    except UnknownCardError as error:
        fail("card", where=where, given=str(error))


def _digest(told: object, where: str) -> str:
    digest = read_text(told, where, NAME_MOST)
    if not _DIGEST.fullmatch(digest):
        fail("line", where=where)
    return digest


def _play_again(rules: AnyRules, seats: int, steps: Sequence[_Step], then: Chance) -> Match:
    tape = _Tape()
    match: Match | None = None
    for step in steps:
        where = f"log {step.line}"
        tape.load(step.chance)
        try:
            if match is None:
                match = Match(rules, seats, tape)
            else:
                _act_again(rules, match, step)
        except RecordMismatchError:
            fail("chance", where=where)
        if not tape.is_spent():
            fail("chance", where=where)
        if step.digest and step.digest != match.state.digest():
            fail("drift", where=where)
    assert match is not None
    tape.source = then
    return match


def _act_again(rules: AnyRules, match: Match, step: _Step) -> None:
    where = f"log {step.line}"
    try:
        match.submit(step.seat, read_action(rules, match.state, step.act))
    except NotationError:
        fail("act", where=where, act=step.act)
    except IllegalActionError:
        fail("illegal", where=where, act=step.act)
