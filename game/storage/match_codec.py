"""A match as plain data, ready for JSON, and back.

The log is the match: what chance gave and what people did, in the notation of card players. The
rules it was played by are in it too, so that no change of a variant file breaks it. Reading
plays the whole match again and compares the table with the digests written down on the way. If
that fails, the match goes on from the table that lies beside the log, without its history.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.engine.cards import names
from game.engine.chance import Chance, RecordedChance, RecordMismatchError
from game.engine.game_parts import Players
from game.engine.match import Entry, Match
from game.engine.notation import AnyRules, NotationError, read_action, say_action
from game.engine.rules import IllegalActionError
from game.engine.state import TableState
from game.reading import strict
from game.reading.faults import Message, VariantFaultsError
from game.reading.strict import MatchFileError
from game.storage.arrangement import Arrangements, decode_arrangements, encode_arrangements
from game.storage.table_file import decode_table, encode_table, read_cards
from game.storage.versions import FORMAT, VERSION, of_today_or_fail
from game.variants.load import Variant, rules_of, variant_from_mapping

#: The most lines of a log that are replayed: more would keep people waiting.
LOG_MOST = 30_000
#: The most acts of a match that is written whole, some two hundred hands of five players. Of a
#: longer one only the present hand is written. Digests and shuffles need lines too.
ACTS_MOST = 20_000
ACT_MOST = 1_000
PICK_MOST = 1_000
DIGEST_LONG = 12

_DIGEST = re.compile(r"[0-9a-f]{12}")

Line = list[Any]
KEYS = (
    *("format", "version", "name", "deal", "is_branch", "free_undo", "taken_back"),
    *("variant", "seats", "begins_at", "table", "arranged", "log"),
)
#: The kinds of a seat where a person sits; any other is the name of the bot that plays there.
PERSON = "person"
#: A person whose hand is on their phone.
PHONE = "phone"
PEOPLE = (PERSON, PHONE)
#: Values in the rules of a match. Those of our games have some hundreds.
RULES_MOST = 5_000


class Seat(NamedTuple):
    """The player of a seat, as a match keeps it. `crest`: empty where nobody chose one."""

    name: str
    kind: str = PERSON
    crest: str = ""


@dataclass(frozen=True)
class SavedMatch:
    """A match with all that is kept beside it. `name`: the one people gave it, or none. `lost`:
    why the log could not be played again, if there was nothing but the table to go on from.
    `deal`: the number its cards come from, where one is known. `is_branch`: it begins as another
    match did. `free_undo`: undo stops at nothing before the deal of the hand; `taken_back`: how
    often it went where the usual rule would have stopped. `arranged`: how the players have laid out
    their hands."""

    variant: Variant
    seats: tuple[Seat, ...]
    rules: AnyRules
    match: Match
    name: str = ""
    lost: Message | None = None
    deal: str = ""
    is_branch: bool = False
    free_undo: bool = False
    taken_back: int = 0
    arranged: Arrangements = ()

    @property
    def is_whole(self) -> bool:
        """Return whether all of the match is known, from the first deal on."""
        return self.lost is None and self.match.first is None


# Writing ------------------------------------------------------------------------------------


def encode(saved: SavedMatch) -> dict[str, Any]:
    return {**encode_head(saved), "log": list(log_lines(saved.rules, saved.match))}


def encode_head(saved: SavedMatch) -> dict[str, Any]:
    """Return all but the log, as data that later acts in the match do not change."""
    rules, match = saved.rules, saved.match
    begins_at = None if match.first is None else encode_table(rules, match.first)
    table = encode_table(rules, match.state)
    deal = saved.deal
    if is_too_long(match):
        # No number of a deal leads to a table in the middle of a match.
        begins_at, deal = encode_table(rules, match.dealt), ""
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": saved.name,
        "deal": deal,
        "is_branch": saved.is_branch,
        "free_undo": saved.free_undo,
        "taken_back": saved.taken_back,
        "variant": dict(saved.variant.resolved),
        "seats": [seat._asdict() for seat in saved.seats],
        "begins_at": begins_at,
        "table": table,
        "arranged": encode_arrangements(saved.arranged),
    }


def is_too_long(match: Match) -> bool:
    """Return whether the log is too long to be written from its beginning."""
    return len(match.log) > ACTS_MOST


class LogEnds(NamedTuple):
    """What is written of a log: some lines, the entries from `first` on, some lines more."""

    before: list[Line]
    first: int
    after: list[Line]


def log_ends(match: Match) -> LogEnds:
    """Return the part of the log that is written: from the first deal, or the present hand alone.
    The last line is always a digest, so that a log without its end is noticed."""
    if not is_too_long(match):
        return LogEnds([], 0, _last_line(match))
    after = _last_line(match) if match.hand_begins < len(match.log) else []
    return LogEnds([["digest", match.dealt.digest()]], match.hand_begins, after)


def _last_line(match: Match) -> list[Line]:
    return [] if match.log[-1].digest else [["digest", match.state.digest()]]


def log_lines(rules: AnyRules, match: Match) -> Iterator[Line]:
    before, first, after = log_ends(match)
    yield from before
    for entry in match.log[first:]:
        yield from entry_lines(rules, entry)
    yield from after


def entry_lines(rules: AnyRules, entry: Entry) -> Iterator[Line]:
    if entry.action is not None:
        yield ["act", entry.seat, say_action(rules, entry.action)]
    for given in entry.chance:
        yield ["picked", given[0]] if _is_pick(entry, given) else ["shuffled", names(given)]
    if entry.digest:
        yield ["digest", entry.digest]


def _is_pick(entry: Entry, given: Sequence[int]) -> bool:
    """Return whether what chance gave is a pick: one number, at a deal. In the middle of a hand one
    number is a shuffled stock of a single card."""
    return len(given) == 1 and entry.is_deal


# Reading ------------------------------------------------------------------------------------


def decode(data: object, then: Chance) -> SavedMatch:
    """Return the match that was written; what follows draws on `then`."""
    entries = strict.read_map(of_today_or_fail(data), FORMAT, KEYS)
    name = strict.read_text(entries["name"], "name", strict.NAME_MOST, least=0)
    deal = strict.read_text(entries["deal"], "deal", strict.NAME_MOST, least=0)
    is_branch = strict.read_flag(entries["is_branch"], "is_branch")
    free_undo = strict.read_flag(entries["free_undo"], "free_undo")
    taken_back = strict.read_whole(entries["taken_back"], "taken_back", 0, strict.TAKEN_BACK_MOST)
    variant = read_rules(entries["variant"])
    seats = read_seats(entries["seats"], variant.game.players)
    rules = rules_of(variant.game, len(seats))
    try:
        match, lost = _played(entries, rules, len(seats), then), None
    except MatchFileError as error:
        match, lost = _from_table(entries["table"], rules, len(seats), then, error), error.fault
        deal = ""  # No number of a deal leads to what is left of the log.
    arranged = decode_arrangements(entries["arranged"], len(seats))
    told_of = name, lost, deal, is_branch, free_undo, taken_back, arranged
    return SavedMatch(variant, seats, rules, match, *told_of)


def _played(entries: dict[str, Any], rules: AnyRules, seats: int, then: Chance) -> Match:
    data = entries["begins_at"]
    first = None if data is None else decode_table(data, "begins_at", rules, seats)
    return play_again(entries["log"], rules, seats, then, first)


def _from_table(
    data: object, rules: AnyRules, seats: int, then: Chance, error: MatchFileError
) -> Match:
    """Return a match that goes on from the table beside the log. If the table is of no use either,
    raise the error of the log."""
    try:
        table = decode_table(data, "table", rules, seats)
    except MatchFileError:
        raise error from None
    return Match(rules, seats, then, table)


def _values_in(data: object) -> int:
    """Return how many values there are in a tree of lists and dicts."""
    count, waiting = 0, [data]
    while waiting:
        value = waiting.pop()
        count += 1
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return count


def read_rules(data: object) -> Variant:
    """Return the rules inside a file."""
    if not isinstance(data, dict):
        strict.fail("not_map", where="variant")
    if _values_in(data) > RULES_MOST:
        strict.fail("overfull")
    try:
        variant = variant_from_mapping(data)
    except VariantFaultsError as error:
        strict.fail("variant", path=error.faults[0].path)
    if not strict.VARIANT_ID.fullmatch(variant.id):
        strict.fail("variant", path="id")
    return variant


def read_seats(data: object, players: Players) -> tuple[Seat, ...]:
    seats = []
    for number, entry in enumerate(strict.read_list(data, "seats", strict.SEATS_MOST), 1):
        where = f"seats {number}"
        keys = strict.read_map(entry, where, Seat._fields)
        kind = strict.read_text(keys["kind"], where, strict.NAME_MOST)
        if not strict.KIND.fullmatch(kind):
            strict.fail("seat_kind", where=where, given=kind)
        crest = strict.read_text(keys["crest"], where, strict.NAME_MOST, least=0)
        if not strict.CREST.fullmatch(crest):
            strict.fail("crest", where=where, given=crest)
        seats.append(Seat(strict.read_text(keys["name"], where, strict.NAME_MOST), kind, crest))
    if not players.min <= len(seats) <= players.max:
        strict.fail(
            "seats", given=len(seats), numbers=players.numbers, low=players.min, high=players.max
        )
    return tuple(seats)


# Playing the log again ------------------------------------------------------------------------


@dataclass
class _Step:
    """One act, or the first deal, with the lines of the log that follow it."""

    line: int
    seat: int = -1
    act: str = ""
    chance: list[tuple[int, ...]] = field(default_factory=list)
    digest: str = ""


def play_again(
    data: object, rules: AnyRules, seats: int, then: Chance, first: TableState | None = None
) -> Match:
    """Return the match the log tells of; what follows draws on `then`. `first`: as in `Match`."""
    match: Match | None = None
    for step in _steps(data, seats):
        where = f"log {step.line}"
        given = iter(step.chance)
        chance = RecordedChance(given)
        try:
            if match is None:
                match = Match(rules, seats, chance, first)
            else:
                match.draw_on(chance)
                _act_again(rules, match, step)
        except RecordMismatchError:
            strict.fail("chance", where=where)
        if next(given, None) is not None:
            strict.fail("chance", where=where)
        if step.digest and step.digest != match.state.digest():
            strict.fail("drift", where=where)
    assert match is not None
    match.draw_on(then)
    return match


def _steps(data: object, seats: int) -> list[_Step]:
    steps = [_Step(1)]
    for number, entry in enumerate(strict.read_list(data, "log", LOG_MOST), 1):
        where = f"log {number}"
        line = strict.read_list(entry, where, 3)
        match line:
            case ["act", seat, text]:
                seat = strict.read_whole(seat, where, 0, seats - 1)
                steps.append(_Step(number, seat, strict.read_text(text, where, ACT_MOST)))
            case ["shuffled", order]:
                steps[-1].chance.append(read_cards(order, where))
            case ["picked", choice]:
                steps[-1].chance.append((strict.read_whole(choice, where, 0, PICK_MOST),))
            case ["digest", digest] if not steps[-1].digest:
                steps[-1].digest = _digest(digest, where)
            case _:
                strict.fail("line", where=where)
    if not steps[-1].digest:
        strict.fail("cut_short")
    return steps


def _digest(data: object, where: str) -> str:
    digest = strict.read_text(data, where, DIGEST_LONG)
    if not _DIGEST.fullmatch(digest):
        strict.fail("line", where=where)
    return digest


def _act_again(rules: AnyRules, match: Match, step: _Step) -> None:
    where = f"log {step.line}"
    try:
        match.submit(step.seat, read_action(rules, match.state, step.act))
    except NotationError:
        strict.fail("act", where=where, act=step.act)
    except IllegalActionError:
        strict.fail("illegal", where=where, act=step.act)
