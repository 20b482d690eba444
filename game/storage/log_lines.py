"""The log of a match as lines of plain data, and played again from them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.engine.cards import CardId, UnknownCardError, names, parse_cards
from game.engine.chance import Chance, RecordedChance, RecordMismatchError
from game.engine.match import Entry, Match
from game.engine.notation import AnyRules, NotationError, read_action, say_action
from game.engine.rules import IllegalActionError, Rules
from game.storage.strict import fail, read_list, read_text, read_whole

#: To play more of them again would keep people waiting.
LOG_MOST = 30_000
#: Of a match with more acts, which are some two hundred hands of five, no more than the present
#: hand is written. Digests and shuffles need lines too.
ACTS_MOST = 20_000
ORDER_MOST = 2_000
ACT_MOST = 1_000
PICK_MOST = 1_000
DIGEST_LONG = 12

_DIGEST = re.compile(r"[0-9a-f]{12}")

Line = list[Any]


# Writing ------------------------------------------------------------------------------------


def is_too_long(match: Match) -> bool:
    """To be written from its beginning."""
    return len(match.log) > ACTS_MOST


class LogEnds(NamedTuple):
    """What is written of a log: some lines, the entries from `first` on, some lines more."""

    before: list[Line]
    first: int
    after: list[Line]


def log_ends(match: Match) -> LogEnds:
    """From the first deal, or from the table after that of the present hand. The last line is
    always a digest, so that a log with its end cut off is found out."""
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
    """In the middle of a hand even a single card is a stock that was shuffled."""
    return len(given) == 1 and entry.is_deal


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


def play_again(told: object, rules: AnyRules, dealing: Rules, seats: int, then: Chance) -> Match:
    """The match the log tells of; what follows draws on `then`. `dealing`: the rules, or a table
    they go on from."""
    tape = _Tape()
    match: Match | None = None
    for step in _steps(told, seats):
        where = f"log {step.line}"
        tape.load(step.chance)
        try:
            if match is None:
                match = Match(dealing, seats, tape)
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
    digest = read_text(told, where, DIGEST_LONG)
    if not _DIGEST.fullmatch(digest):
        fail("line", where=where)
    return digest


def _act_again(rules: AnyRules, match: Match, step: _Step) -> None:
    where = f"log {step.line}"
    try:
        match.submit(step.seat, read_action(rules, match.state, step.act))
    except NotationError:
        fail("act", where=where, act=step.act)
    except IllegalActionError:
        fail("illegal", where=where, act=step.act)
