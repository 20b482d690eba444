"""A table as plain data, in the notation of card players, and back.

`engine.checks` checks the cards on the table; this module checks whose turn it is and what for.
Beside the log of a match it is a second way to go on: when the log cannot be played again, as after
a change of the engine, the table is still there. What can be worked out from the rest is left out.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from game.engine.cards import (
    HIGH_ACE,
    CardId,
    CardSet,
    UnknownCardError,
    name,
    names,
    pack,
    parse_cards,
    unpack,
)
from game.engine.checks import faults
from game.engine.notation import AnyRules
from game.engine.phases import PHASES
from game.engine.scoring.match_end import HANDS_MOST
from game.engine.state import NOBODY, Build, Meld, Standing, TableState
from game.reading import strict


def can_go_on(rules: AnyRules, state: TableState) -> bool:
    """Return whether the player to act may act, and every act leads on to the end of the match. The
    table must be sound."""
    standing, end = state.standing, rules.match_end
    seats_in = standing.out.count(False)
    if not state.phase.lays and (state.duty or state.barred != NOBODY):
        return False
    if state.pending and not state.phase.decides:
        return False
    if state.phase.is_over:
        return seats_in > 0 and (end.is_over(standing) or state.hand_no >= HANDS_MOST)
    if seats_in < 2 or standing.out[state.to_act]:
        return False
    if state.phase.decides:
        return _is_asked(rules, state)
    if end.is_over(standing) or end.busted(standing):
        return False
    if state.phase.deals:
        return state.to_act == state.dealer
    return _can_be_played(rules, state)


def _is_asked(rules: AnyRules, state: TableState) -> bool:
    """Return whether those who may not play on as they are decide one after the other, and somebody
    can."""
    pending, busted = state.pending, rules.match_end.busted(state.standing)
    return (
        bool(pending)
        and state.to_act == pending[0]
        and len(pending) == len(busted)
        and set(pending) == set(busted)
        and rules.may_rebuy(state, state.to_act)
        and len(busted) < state.standing.out.count(False)
    )


def _can_be_played(rules: AnyRules, state: TableState) -> bool:
    if any(cards and out for cards, out in zip(state.hands, state.standing.out, strict=True)):
        return False
    if rules.draws:
        in_turn = _has_everybody_cards(rules, state)
    else:
        in_turn = state.phase.lays and _is_dealt_evenly(rules, state)
    return in_turn and bool(rules.legal_actions(state))


def _is_dealt_evenly(rules: AnyRules, state: TableState) -> bool:
    """Return whether all play their last card in the same round, and the stock is enough for whole
    rounds."""
    order, seat = [state.to_act], state.standing.next_seat[state.to_act]
    while seat != state.to_act:
        order.append(seat)
        seat = state.standing.next_seat[seat]
    sizes = [state.hands[seat].bit_count() for seat in order]
    is_in_turn = sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1
    is_barred = state.duty or state.barred != NOBODY
    round_size = rules.hand_size(state) * len(order)
    return is_in_turn and not is_barred and not len(state.stock) % round_size


def _has_everybody_cards(rules: AnyRules, state: TableState) -> bool:
    """Return whether nobody has gone out, and the player to act holds the card they must play."""
    seats = zip(state.hands, state.standing.out, strict=True)
    owed = not state.duty or bool(state.duty & state.hands[state.to_act])
    return state.phase.in_play and owed and all(cards or out for cards, out in seats)


CARDS_TEXT_MOST = 2_000
SHEET_MOST = 1_000
#: The keys that each stand for a field of the same name, a whole number from 0.
COUNTS = ("hand_no", "turn_no", "ply", "recycles", "dry_turns")
ROWS = ("stock", "pile", "loose")
BY_SEAT_OR_SIDE = ("hands", "known", "won")
STANDING = ("scores", "hands_won", "rebuys", "out", "paid", "sheet", "round_no", "voids")
KEYS = (
    *("phase", "to_act", "dealer", *COUNTS, *BY_SEAT_OR_SIDE, *ROWS, "stock_open", "melds"),
    *("builds", "sweeps", "last_taker", "opened", "duty", "barred", "pending", "hand_winner"),
    *("standing", "digest"),
)


# Writing ------------------------------------------------------------------------------------


def encode_table(rules: AnyRules, state: TableState) -> dict[str, Any]:
    standing = state.standing
    data: dict[str, Any] = {
        "phase": state.phase,
        "to_act": state.to_act,
        "dealer": state.dealer,
        **{key: getattr(state, key) for key in COUNTS},
        **{key: [_said(cards) for cards in getattr(state, key)] for key in BY_SEAT_OR_SIDE},
        **{key: names(getattr(state, key)) for key in ROWS},
        "stock_open": state.stock_open,
        "melds": [[rules.meld_names[one.kind], *_said_meld(one)] for one in state.melds],
        "builds": [
            [one.owner, names(one.cards), one.value, one.multiple, list(one.makers)]
            for one in state.builds
        ],
        "sweeps": list(state.sweeps),
        "last_taker": state.last_taker,
        "opened": list(state.opened),
        "duty": _said(state.duty),
        "barred": "" if state.barred == NOBODY else name(state.barred),
        "pending": list(state.pending),
        "hand_winner": state.hand_winner,
        "standing": {key: _lists(getattr(standing, key)) for key in STANDING},
    }
    return {**data, "digest": _digest(data)}


def _said(cards: CardSet) -> str:
    return names(unpack(cards))


def _said_meld(meld: Meld) -> list[Any]:
    return [meld.owner, names(meld.cards), meld.start]


def _lists(value: object) -> object:
    return [_lists(one) for one in value] if isinstance(value, tuple) else value


def _digest(data: Mapping[str, Any]) -> str:
    """Return a digest of all the data: here a card that was known to be in a hand counts as
    well."""
    text = json.dumps({key: data[key] for key in KEYS if key != "digest"}, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


# Reading ------------------------------------------------------------------------------------


def decode_table(data: object, where: str, rules: AnyRules, seats: int) -> TableState:
    """Return the table as it was. Raises MatchFileError for one that is not possible."""
    entries = strict.read_map(data, where, KEYS)
    if entries["digest"] != _digest(entries):
        strict.fail("table", where=where)
    state = _Reader(entries, where, rules, seats).state()
    if faults(rules, state) or not can_go_on(rules, state):
        strict.fail("table", where=where)
    return state


def read_cards(data: object, where: str, least: int = 1) -> tuple[CardId, ...]:
    text = strict.read_text(data, where, CARDS_TEXT_MOST, least)
    try:
        return parse_cards(text)
    except UnknownCardError as error:
        strict.fail("card", where=where, given=str(error))


class _Reader:
    def __init__(self, entries: Mapping[str, Any], where: str, rules: AnyRules, seats: int) -> None:
        self.entries = entries
        self.where = where
        self.rules = rules
        self.seats = seats
        self.sides = rules.common.players.sides(seats)

    def state(self) -> TableState:
        data, sides = self.entries, len(set(self.sides))
        state = TableState(self._standing(), self._seat(data["dealer"]))
        if data["phase"] not in PHASES:
            strict.fail("table", where=self.where)
        state.phase = PHASES[data["phase"]]
        state.to_act = NOBODY if state.phase.is_over else self._seat(data["to_act"])
        for key in COUNTS:
            setattr(state, key, self._number(data[key]))
        state.hands = [self._set(cards) for cards in self._row(data["hands"], self.seats)]
        state.known = [self._set(cards) for cards in self._row(data["known"], self.seats)]
        state.won = [self._set(cards) for cards in self._row(data["won"], sides)]
        state.stock = list(self._cards(data["stock"]))
        state.pile = list(self._cards(data["pile"]))
        state.loose = list(self._cards(data["loose"]))
        state.stock_open = strict.read_flag(data["stock_open"], self.where)
        state.melds = [self._meld(meld) for meld in self._list(data["melds"])]
        state.fits = [self.rules.kinds[one.kind].joining(one) for one in state.melds]
        state.builds = [self._build(build) for build in self._list(data["builds"])]
        state.sweeps = [self._number(one) for one in self._row(data["sweeps"], sides)]
        state.last_taker = strict.read_whole(data["last_taker"], self.where, NOBODY, sides - 1)
        state.opened = [self._number(one) for one in self._row(data["opened"], self.seats)]
        state.duty = self._set(data["duty"])
        barred = self._cards(data["barred"])
        state.barred = barred[0] if barred else NOBODY
        state.pending = tuple(self._seat(seat) for seat in self._list(data["pending"]))
        state.hand_winner = self._seat(data["hand_winner"], NOBODY)
        return state

    def _standing(self) -> Standing:
        data = strict.read_map(self.entries["standing"], self.where, STANDING)
        sides = len(set(self.sides))
        out = tuple(strict.read_flag(one, self.where) for one in self._row(data["out"], self.seats))
        return Standing(
            sides=self.sides,
            next_seat=self.rules.neighbours(self.seats, out),
            scores=self._numbers(data["scores"], sides),
            hands_won=self._numbers(data["hands_won"], sides, 0),
            rebuys=self._numbers(data["rebuys"], self.seats, 0),
            out=out,
            paid=self._numbers(data["paid"], self.seats, 0),
            sheet=tuple(
                self._numbers(row, sides)
                for row in strict.read_list(data["sheet"], self.where, SHEET_MOST)
            ),
            round_no=self._number(data["round_no"]),
            voids=self._number(data["voids"]),
        )

    def _meld(self, data: object) -> Meld:
        kind, owner, cards, start = self._row(data, 4)
        if kind not in self.rules.meld_names:
            strict.fail("table", where=self.where)
        place = self.rules.meld_names.index(kind)
        row = self._cards(cards)
        start = strict.read_whole(start, self.where, 0, HIGH_ACE)
        if not row or not self.rules.kinds[place].in_bounds(start, len(row)):
            strict.fail("table", where=self.where)
        return Meld(place, self._seat(owner), row, start)

    def _build(self, data: object) -> Build:
        owner, cards, value, multiple, makers = self._row(data, 5)
        return Build(
            self._seat(owner),
            self._cards(cards),
            self._number(value),
            strict.read_flag(multiple, self.where),
            tuple(self._seat(seat) for seat in self._list(makers)),
        )

    def _cards(self, data: object) -> tuple[CardId, ...]:
        return read_cards(data, self.where, least=0)

    def _set(self, data: object) -> CardSet:
        return pack(self._cards(data))

    def _seat(self, data: object, low: int = 0) -> int:
        return strict.read_whole(data, self.where, low, self.seats - 1)

    def _number(self, data: object) -> int:
        return strict.read_whole(data, self.where, 0, strict.NUMBER_MOST)

    def _numbers(self, data: object, count: int, low: int = -strict.NUMBER_MOST) -> tuple[int, ...]:
        """Return exactly `count` whole numbers, from `low` up; points may be negative."""
        return tuple(
            strict.read_whole(one, self.where, low, strict.NUMBER_MOST)
            for one in self._row(data, count)
        )

    def _list(self, data: object) -> Sequence[Any]:
        return strict.read_list(data, self.where, SHEET_MOST)

    def _row(self, data: object, count: int) -> list[Any]:
        """Return a list of exactly `count` items."""
        row = strict.read_list(data, self.where, count)
        if len(row) < count:
            strict.fail("table", where=self.where)
        return row
