"""What must hold of rules, table and act when a refusal is given: one condition for each key.

The conditions are written down anew here, from what the sentence says to a player, and ask the
engine as little as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    DRAW_PILE,
    DRAW_STOCK,
    LAY_OFF,
    MELD,
    NOWHERE,
    OPEN,
    PILE,
    RECLAIM,
    STOCK,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.cards import HIGH_ACE, KING, RANK, SUIT, CardId, each, rank_at
from game.engine.chance import SeededChance
from game.engine.notation import AnyRules
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import PLAY
from game.engine.rules import Refusal
from game.engine.rummy.judge import pieces_of
from game.engine.rummy.parts import RunMeld
from game.engine.scoring.points import ranks_of
from game.engine.state import Build, Meld, TableState

RUMMY_ACTS = (DRAW, MELD, OPEN, LAY_OFF, RECLAIM, DISCARD)
FISHING_ACTS = (TRAIL, TAKE, BUILD)
COLOURS = (0, 1, 1, 0)
UNLIMITED = 99


class Piece(NamedTuple):
    """A meld that an act would lay: its kind and where it starts."""

    kind: Any
    start: int
    cards: tuple[CardId, ...]


class Refused:
    """An act that was refused, with what a condition asks of it."""

    def __init__(
        self, rules: AnyRules, state: TableState, action: Action, refusal: Refusal
    ) -> None:
        self.rules: Any = rules
        self.game: Any = rules.game
        self.state = state
        self.action = action
        self.key = refusal.key
        self.facts: dict[str, Any] = dict(refusal.facts)
        self.kind, self.cards = action.kind, action.cards
        self.seat = state.to_act
        self.opened = state.opened[self.seat]

    @cached_property
    def hand(self) -> list[CardId]:
        return list(each(self.state.hands[self.seat]))

    @cached_property
    def rest(self) -> list[CardId]:
        """The hand without the first card of the act."""
        return [card for card in self.hand if card != self.cards[0]]

    # Rummies --------------------------------------------------------------------------------

    def is_wild(self, card: CardId) -> bool:
        return bool(self.rules.wilds >> card & 1)

    @cached_property
    def contract(self) -> Any:
        return self.game.opening if self.game.opening.rounds else None

    @cached_property
    def meld(self) -> Meld:
        return self.state.melds[self.action.place]

    @cached_property
    def on(self) -> Any:
        """The kind of the meld that is added to."""
        return self.rules.kinds[self.meld.kind]

    @cached_property
    def pieces(self) -> list[Piece]:
        """What would lie there: new melds, or the meld that is added to with the card."""
        kinds = self.rules.kinds
        if self.kind == MELD:
            kind, start = self.action.reading
            return [Piece(kinds[kind], start, self.cards)]
        if self.kind == OPEN:
            return [Piece(kinds[kind], at, cards) for kind, at, cards in pieces_of(self.action)]
        return [Piece(self.on, self.meld.start, (*self.meld.cards, *self.cards))]

    def some(self, holds: Callable[[Piece], bool]) -> bool:
        return any(holds(piece) for piece in self.pieces)

    def naturals(self, piece: Piece) -> list[CardId]:
        """The cards that stand for themselves whatever happens."""
        return [card for card in piece.cards if not self.is_wild(card)]

    def card_of_wild(self, place: int) -> bool:
        """Whether the card is the one that the wild card at a place of the meld stands for."""
        strain = self.on.strain(self.meld.cards, self.meld.start)
        return bool(self.on.is_natural(self.cards[0], self.meld.start + place, strain))

    def wild_it_stands_for(self) -> int:
        """The place of the wild card that stands for the card; -1: there is none."""
        places = self.on.wild_places(self.meld)
        return next((place for place in places if self.card_of_wild(place)), -1)

    @cached_property
    def stranded(self) -> bool:
        """Whether no turn could end after the act."""
        after = self.state.clone()
        self.rules.laying.put(after, self.action)
        required = self.rules.turn_end.final_discard(after) == "required"
        if not after.hands[self.seat]:
            return bool(required)
        return not self.rules.play_actions(after)

    def relaxed(self, piece: Piece, **changed: object) -> Any:
        """The same kind of run under other rules, as many wild cards as there are."""
        part = replace(piece.kind.part, wilds=UNLIMITED, wilds_when_laid=UNLIMITED, **changed)
        return part.kind(0, self.rules.wilds, piece.kind.wild_move, self.rules.work)

    def lies(self, piece: Piece, **changed: object) -> bool:
        """Whether it would be a run under other rules."""
        if self.kind == LAY_OFF:
            *before, card = piece.cards
            grown = self.relaxed(piece, max=13, **changed)
            meld = Meld(0, 0, tuple(before), piece.start)
            return bool(grown.fits(meld, card))
        kind = self.relaxed(piece, exact_when_laid=False, max=13, min=2, **changed)
        if not piece.start:
            return bool(kind.readings(piece.cards))
        return kind.fault(piece.cards, rank_at(piece.start) if kind.round else piece.start) is None

    # Fishing --------------------------------------------------------------------------------

    @cached_property
    def own(self) -> list[int]:
        return [at for at, build in enumerate(self.state.builds) if build.owner == self.seat]

    @cached_property
    def total(self) -> int:
        return self.action.reading[0]

    @cached_property
    def base(self) -> Build:
        return self.state.builds[self.action.place]

    def counts(self, card: CardId) -> tuple[int, ...]:
        """What a card counts in a sum."""
        return tuple(self.game.capture.adds.lists[card])

    def takes(self, card: CardId) -> tuple[int, ...]:
        capture = self.game.capture
        if not capture.together:
            return tuple(capture.takes.lists[card])
        own = capture.adds.lists[card]
        return tuple(capture.together - one for one in own if one < capture.together)

    @cached_property
    def pairing(self) -> set[int]:
        return {rank for name in self.game.capture.pair_only for rank in ranks_of(name)}

    def holds_taker(self, value: int) -> bool:
        return any(value in self.takes(card) for card in self.rest)

    @cached_property
    def things(self) -> list[tuple[int, ...]]:
        return [self.counts(card) for card in self.cards]

    @cached_property
    def tends(self) -> bool:
        """Whether the act takes or goes on with a build of the player's own."""
        if self.kind == TAKE:
            return any(at in self.own for at in self.action.reading[1:])
        values = [self.state.builds[at].value for at in self.own]
        return self.action.place in self.own or self.total in values

    def raises(self) -> bool:
        return self.kind == BUILD and self.action.place != NOWHERE and self.base.value != self.total

    def may_be_built(self, most: int = UNLIMITED) -> bool:
        """Whether the cards add up as they should, were builds of any form allowed."""
        if self.raises():
            card, *others = self.things
            return self.total - self.base.value in card and grouped(others, self.total, most)
        return grouped(self.things, self.total, most)


def grouped(things: Sequence[tuple[int, ...]], value: int, most: int = UNLIMITED) -> bool:
    """Whether all things fall into groups of that worth, of `most` things at most."""
    if not things:
        return True
    first, *others = things
    return any(
        grouped(left, value, most)
        for worth in first
        for left in _without(others, value - worth, most - 1)
    )


def _without(
    things: Sequence[tuple[int, ...]], missing: int, most: int
) -> Iterator[Sequence[tuple[int, ...]]]:
    if missing == 0:
        yield things
    elif missing > 0 and most:
        for at, thing in enumerate(things):
            for worth in thing:
                for left in _without(things[at + 1 :], missing - worth, most - 1):
                    yield [*things[:at], *left]


def is_malformed(act: Refused) -> bool:
    """Whether it does not say what it should, or says a card twice."""
    cards, reading, place = act.cards, act.action.reading, act.action.place
    if len(set(cards)) < len(cards) or (not cards and act.kind != DRAW):
        return True
    kinds = getattr(act.rules, "kinds", ())

    def has_kind(piece: tuple[int, int]) -> bool:
        number, start = piece
        if not 0 <= number < len(kinds):
            return False
        if not kinds[number].is_run:
            return start == 0
        return (start > 0 or not kinds[number].readings(cards)) and (
            0 <= start <= (KING if kinds[number].round else HIGH_ACE)
        )

    if act.kind == DRAW:
        return place not in (STOCK, PILE)
    if act.kind == DISCARD:
        return len(cards) != 1 or place != NOWHERE or bool(reading)
    if act.kind == MELD:
        return len(reading) != 2 or not has_kind((reading[0], reading[1]))
    if act.kind == OPEN:
        found = list(pieces_of(act.action))
        laid = sum(len(one) for _, _, one in found)
        return laid != len(cards) or not all(has_kind(one[:2]) for one in found)
    if act.kind in (LAY_OFF, RECLAIM):
        return len(cards) != 1 or not reading
    if act.kind == TRAIL:
        return len(cards) != 1 or bool(reading) or place != NOWHERE
    if act.kind == BUILD:
        return len(reading) != 1
    return not reading or place != NOWHERE or len(set(reading[1:])) < len(reading[1:])


def _is_round(act: Refused) -> bool:
    return act.contract is not None and act.contract.rounds[act.facts["contract"]] is (
        act.contract.round_at(act.state.standing.round_no)
    )


def _kinds_differ(act: Refused) -> bool:
    """Whether the melds are good ones, but not those that are asked for."""
    laid: list[str] = []
    for piece in act.pieces:
        name = act.rules.meld_names[piece.kind.index]
        laid += [name] * (2 if len(piece.cards) == 2 * piece.kind.min else 1)
    wanted = act.contract.rounds[act.facts["contract"]].melds
    return _is_round(act) and sorted(laid) != sorted(wanted)


def _size_differs(act: Refused) -> bool:
    kind, least, given = act.rules.kinds[act.facts["meld"]], act.facts["least"], act.facts["given"]
    sizes = [len(piece.cards) for piece in act.pieces if piece.kind is kind]
    return _is_round(act) and given in sizes and least == kind.min and given > least


def _wild_count(act: Refused, piece: Piece) -> int:
    if act.kind == LAY_OFF:
        return len(act.on.wild_places(act.meld)) + act.is_wild(act.cards[0])
    return sum(map(act.is_wild, piece.cards))


def _takes_no_more_wilds(act: Refused) -> bool:
    most = act.facts["most"]

    def holds(piece: Piece) -> bool:
        part = piece.kind.part
        cap = part.wilds if act.kind == LAY_OFF else min(part.wilds, part.wilds_when_laid)
        return most == cap and _wild_count(act, piece) > cap

    return act.some(holds)


def _suits(act: Refused, piece: Piece) -> list[int]:
    """The suits of what stands for itself."""
    if act.kind == LAY_OFF and piece.kind.is_run:
        wild = act.on.wild_places(act.meld)
        cards = [card for at, card in enumerate(act.meld.cards) if at not in wild]
        return [SUIT[card] for card in (*cards, *act.cards)]
    if piece.kind.is_run:
        return [SUIT[card] for card in act.naturals(piece)]
    rank = piece.kind.rank_of(piece.cards)
    return [SUIT[card] for card in piece.cards if RANK[card] == rank]


def _ranks(act: Refused, piece: Piece) -> list[int]:
    return [RANK[card] for card in act.naturals(piece)]


def _lies_round_the_corner(act: Refused, *aces: str) -> bool:
    return act.some(
        lambda piece: (
            isinstance(piece.kind.part, RunMeld)
            and piece.kind.part.ace in aces
            and not act.lies(piece)
            and act.lies(piece, ace="round")
        )
    )


def _next_to_nothing(act: Refused) -> bool:
    """Whether the cards make no run, however many wild cards it might hold."""
    return act.some(lambda piece: piece.kind.is_run and not act.lies(piece))


def _free_move_would_do(act: Refused) -> bool:
    free = act.on.part.kind(0, act.rules.wilds, "free", act.rules.work)
    return act.game.wild_move != "free" and bool(free.fits(act.meld, act.cards[0]))


def _some_duty_undone(act: Refused) -> bool:
    """Whether none of the acts after taking the pile plays a card of it and can be ended."""
    after = act.state.clone()
    act.rules.drawing.draw(after, act.action, SeededChance("0"), None)
    return not act.rules.play_actions(after)


def _alike(act: Refused, *, is_run: bool) -> Iterator[tuple[Piece, Piece]]:
    pieces = [piece for piece in act.pieces if piece.kind.is_run == is_run]
    yield from ((one, other) for at, one in enumerate(pieces) for other in pieces[at + 1 :])


def _touch(one: Piece, other: Piece) -> bool:
    ends = [rank_at(piece.start + len(piece.cards)) for piece in (one, other)]
    return ends[0] == rank_at(other.start) or ends[1] == rank_at(one.start)


def _targets(act: Refused) -> tuple[CardId, ...]:
    return act.cards[1:]


def _bad_build_place(act: Refused) -> bool:
    places = act.action.reading[1:] if act.kind == TAKE else (act.action.place,)
    return any(not 0 <= at < len(act.state.builds) for at in places)


def _does_not_split(act: Refused) -> bool:
    builds = [(act.state.builds[at].value,) for at in act.action.reading[1:]]
    if not act.game.capture.builds_in_sums:
        builds = [value for value in builds if value != (act.total,)]
    return not grouped([*act.things[1:], *builds], act.total)


def _is_beside_a_single(act: Refused) -> bool:
    """Whether a sum is taken where one card would do."""
    there = [act.total in act.counts(card) for card in act.state.loose]
    return act.game.capture.single_first and any(there) and len(act.cards) > 2


def _is_more_than_a_group(act: Refused) -> bool:
    """Whether more is taken than one group: it has too much in it to add up to the value once."""
    return act.game.capture.groups == "one" and act.total not in _sums(act.things[1:])


def _could_take(act: Refused) -> bool:
    """Whether the card that is trailed could take something instead."""
    takes = [other for other in act.rules.legal_actions(act.state) if other.kind == TAKE]
    return act.game.capture.must_take and act.cards[0] in {take.cards[0] for take in takes}


def _keeps_no_taker(act: Refused) -> bool:
    """Whether the build is the player's own and stays, and what is left does not take all."""
    gone = act.action.reading[1:] if act.kind == TAKE else ()
    values = [act.state.builds[at].value for at in act.own if at not in gone]
    needed = [*values, *([act.total] if act.kind == BUILD else [])]
    value = act.facts["value"]
    return value in values and (
        not act.holds_taker(value) or not _each_has_a_taker(needed, [*map(act.takes, act.rest)])
    )


def _each_has_a_taker(values: Sequence[int], hand: list[tuple[int, ...]]) -> bool:
    if not values:
        return True
    return any(
        values[0] in takes and _each_has_a_taker(values[1:], hand[:at] + hand[at + 1 :])
        for at, takes in enumerate(hand)
    )


def _by_table_card(act: Refused) -> bool:
    table = act.things[1:]
    sums = ([(act.base.value,), *more] for more in (table, act.things) if table)
    return any(act.total in _sums(things) for things in sums)


def _sums(things: Sequence[tuple[int, ...]]) -> set[int]:
    found = {0}
    for thing in things:
        found = {total + worth for total in found for worth in thing}
    return found


Condition = Callable[[Refused], bool]

TURNS: dict[str, Condition] = {
    "draw_first": lambda act: act.state.phase == DRAWING and act.kind != DRAW,
    "already_drew": lambda act: act.state.phase == PLAY and act.kind == DRAW,
    "malformed": is_malformed,
    "not_in_this_game": lambda act: (
        act.kind not in (RUMMY_ACTS if act.rules.draws else FISHING_ACTS)
    ),
    "not_held": lambda act: bool(set(act.cards) - set(act.hand)) or not act.cards,
}

DRAWS: dict[str, Condition] = {
    "draw.stock_empty": lambda act: (
        not act.state.stock and act.rules.refuse(act.state, DRAW_PILE) is None
    ),
    "draw.pile_empty": lambda act: (
        not act.state.pile and act.rules.refuse(act.state, DRAW_STOCK) is None
    ),
    "draw.never_from_pile": lambda act: not act.game.pile.is_drawn,
    "draw.not_once_opened": lambda act: bool(act.opened) and not act.game.pile.once_opened,
    "draw.unplayable": lambda act: (
        act.game.pile.must_play and not act.game.pile.takes_many and _some_duty_undone(act)
    ),
    "draw.whole_unplayable": lambda act: (
        act.game.pile.must_play and act.game.pile.takes_many and _some_duty_undone(act)
    ),
    "draw.not_for_lay_off": lambda act: bool(act.state.duty >> act.cards[0] & 1),
}

MELDS: dict[str, Condition] = {
    "meld.too_few": lambda act: act.some(
        lambda piece: (
            act.facts["given"] == len(piece.cards) < piece.kind.min == act.facts["least"]
            and piece.kind.part.min < piece.kind.part.max
        )
    ),
    "meld.too_many": lambda act: act.some(
        lambda piece: (
            act.facts["given"] == len(piece.cards) > piece.kind.part.max == act.facts["most"]
        )
    ),
    "meld.exact": lambda act: act.some(
        lambda piece: (
            act.facts["given"] == len(piece.cards) != piece.kind.min == act.facts["least"]
            and (
                piece.kind.part.min == piece.kind.part.max
                or (piece.kind.part.exact_when_laid and len(piece.cards) > piece.kind.min)
            )
        )
    ),
    "meld.too_many_wilds": _takes_no_more_wilds,
    "meld.only_wilds": lambda act: act.some(lambda piece: all(map(act.is_wild, piece.cards))),
    "meld.not_after_contract": lambda act: (
        bool(act.contract and act.opened) and not act.contract.new_melds_later
    ),
    "meld.next_turn": lambda act: (
        bool(act.contract) and act.opened == act.state.turn_no and act.contract.new_melds_later
    ),
    "set.ranks_differ": lambda act: act.some(
        lambda piece: not piece.kind.is_run and len(set(_ranks(act, piece))) > 1
    ),
    "set.no_wilds": lambda act: act.some(
        lambda piece: (
            not piece.kind.is_run
            and piece.kind.part.wilds == 0
            and any(
                act.is_wild(card) and RANK[card] != piece.kind.rank_of(piece.cards)
                for card in piece.cards
            )
        )
    ),
    "set.suit_twice": lambda act: act.some(
        lambda piece: (
            piece.kind.part.suits == "all_different"
            and len(set(_suits(act, piece))) < len(_suits(act, piece))
        )
    ),
    "set.fourth_suit": lambda act: act.some(
        lambda piece: piece.kind.part.suits == "three" and len(set(_suits(act, piece))) == 4
    ),
    "set.suit_missing": lambda act: act.some(
        lambda piece: piece.kind.part.suits == "three" and len(set(_suits(act, piece))) < 3
    ),
    "run.suit": lambda act: act.some(
        lambda piece: piece.kind.part.suits == "same" and len(set(_suits(act, piece))) > 1
    ),
    "run.colour": lambda act: act.some(
        lambda piece: (
            piece.kind.part.suits == "colour"
            and len({COLOURS[suit] for suit in _suits(act, piece)}) > 1
        )
    ),
    "run.not_next": _next_to_nothing,
    "run.rank_twice": lambda act: act.some(
        lambda piece: piece.kind.is_run and len(set(_ranks(act, piece))) < len(_ranks(act, piece))
    ),
    "run.ace_both_ways": lambda act: _lies_round_the_corner(act, "either"),
    "run.ace_low": lambda act: _lies_round_the_corner(act, "low"),
    "run.ace_high": lambda act: _lies_round_the_corner(act, "high"),
    "run.no_wilds": lambda act: act.some(
        lambda piece: piece.kind.part.wilds == 0 and any(map(act.is_wild, piece.cards))
    ),
}

CONTRACTS: dict[str, Condition] = {
    "contract_first": lambda act: bool(act.contract) and not act.opened,
    "open.no_contract": lambda act: act.contract is None,
    "open.already": lambda act: bool(act.contract and act.opened),
    "open.not_exact": _kinds_differ,
    "open.meld_size": _size_differs,
    "open.same_rank": lambda act: (
        not act.contract.same_rank_sets
        and any(
            one.kind.rank_of(one.cards) == other.kind.rank_of(other.cards)
            for one, other in _alike(act, is_run=False)
        )
    ),
    "open.adjoining_runs": lambda act: (
        not act.contract.adjoining_runs
        and any(_touch(one, other) for one, other in _alike(act, is_run=True))
    ),
}

ADDING: dict[str, Condition] = {
    "no_such_meld": lambda act: not 0 <= act.action.place < len(act.state.melds),
    "same_turn_as_opening": lambda act: (
        act.kind in (LAY_OFF, RECLAIM)
        and act.opened == act.state.turn_no
        and not act.game.lay_off.same_turn
    ),
    "lay_off.never": lambda act: act.game.lay_off.to == "nobody",
    "lay_off.not_opened": lambda act: (
        not act.contract and not act.opened and act.game.lay_off.needs == "own_meld"
    ),
    "lay_off.own_only": lambda act: act.game.lay_off.to == "own" and act.meld.owner != act.seat,
    "lay_off.full": lambda act: len(act.meld.cards) >= act.on.part.max,
    "lay_off.rank": lambda act: (
        not act.on.is_run and RANK[act.cards[0]] != act.on.rank_of(act.meld.cards)
    ),
    "lay_off.not_there": lambda act: bool(act.on.fits(act.meld, act.cards[0])),
    "run.no_room": lambda act: (
        act.meld.start == act.on.first_slot
        and act.meld.start + len(act.meld.cards) - 1 == act.on.last_slot
    ),
    "run.rank_there": lambda act: any(
        RANK[card] == RANK[act.cards[0]]
        for at, card in enumerate(act.meld.cards)
        if at not in act.on.wild_places(act.meld)
    ),
    "run.wild_locked": lambda act: 0 < act.wild_it_stands_for() < len(act.meld.cards) - 1,
    "run.wild_fixed": lambda act: (
        act.game.wild_move == "fixed" and act.wild_it_stands_for() in (0, len(act.meld.cards) - 1)
    ),
    "run.wild_no_seat": lambda act: (
        act.game.wild_move != "fixed" and act.wild_it_stands_for() in (0, len(act.meld.cards) - 1)
    ),
    "run.wild_keeps_end": _free_move_would_do,
    "reclaim.never": lambda act: not act.game.lay_off.reclaim,
    "reclaim.no_wild": lambda act: act.action.reading[0] not in act.on.wild_places(act.meld),
    "reclaim.other_card": lambda act: (
        not act.on.is_run or not act.card_of_wild(act.action.reading[0])
    ),
}

DISCARDS: dict[str, Condition] = {
    "discard.taken_card_first": lambda act: bool(act.state.duty) and not act.game.pile.takes_many,
    "discard.taken_pile_first": lambda act: bool(act.state.duty) and act.game.pile.takes_many,
    "discard.just_taken": lambda act: (
        act.state.barred == act.cards[0] and not act.game.pile.takes_many
    ),
    "discard.lone_card": lambda act: act.state.barred == act.cards[0] and act.game.pile.takes_many,
    "discard.not_the_last": lambda act: (
        len(act.hand) == 1 and act.rules.turn_end.final_discard(act.state) == "forbidden"
    ),
    "discard.wild": lambda act: (
        act.is_wild(act.cards[0])
        and act.game.discard.wilds != "free"
        and any(not act.is_wild(card) for card in act.hand)
    ),
    "discard.last_wild": lambda act: (
        act.is_wild(act.cards[0]) and act.game.discard.wilds == "never" and len(act.hand) == 1
    ),
    "keep_a_discard": lambda act: act.stranded,
    "last_card_stays": lambda act: (
        act.stranded and act.rules.turn_end.final_discard(act.state) == "forbidden"
    ),
    "taken_card_stranded": lambda act: act.stranded and bool(act.state.duty),
}

TAKING: dict[str, Condition] = {
    "not_on_table": lambda act: bool(set(_targets(act)) - set(act.state.loose)),
    "no_such_build": _bad_build_place,
    "take.nothing": lambda act: not _targets(act) and len(act.action.reading) < 2,
    "take.value": lambda act: act.total not in act.takes(act.cards[0]),
    "take.not_sum": lambda act: not act.game.capture.together and _does_not_split(act),
    "take.not_together": lambda act: (
        act.facts["value"] == act.game.capture.together and _does_not_split(act)
    ),
    "take.one_group": _is_more_than_a_group,
    "take.single_first": _is_beside_a_single,
    "take.pairs_one": lambda act: (
        act.game.capture.pairs == "one" and RANK[act.cards[0]] in act.pairing
    ),
    "take.pairs_one_or_three": lambda act: (
        act.game.capture.pairs == "one_or_three" and len(act.cards) == 3
    ),
    "trail.must_take": _could_take,
    "take.build_value": lambda act: (
        not act.game.capture.builds_in_sums
        and any(act.state.builds[at].value != act.total for at in act.action.reading[1:])
    ),
    "take.inert": lambda act: any(not act.counts(card) for card in _targets(act)),
    "take.pairs_only": lambda act: any(RANK[card] in act.pairing for card in act.cards),
}

BUILDING: dict[str, Condition] = {
    "trail.own_build": lambda act: act.kind == TRAIL and bool(act.own),
    "build.never": lambda act: not act.game.build.is_allowed,
    "build.never_taken": lambda act: (
        not any(act.total in act.takes(card) for card in act.rules.deck)
    ),
    "build.no_card": lambda act: not act.holds_taker(act.total),
    "build.not_sum": lambda act: not act.may_be_built(),
    "build.nothing_under": lambda act: len(act.cards) == 1 and act.action.place == NOWHERE,
    "build.inert": lambda act: not act.counts(act.cards[0]),
    "build.value_there": lambda act: (
        any(build.value == act.total for build in act.state.builds)
        and (act.action.place == NOWHERE or act.raises())
    ),
    "build.one_group": lambda act: not act.game.build.multiple and act.may_be_built(),
    "build.two_cards": lambda act: (
        not act.game.build.many_cards and act.may_be_built() and not act.may_be_built(2)
    ),
    "build.closed": lambda act: (
        act.raises() and act.base.multiple and act.facts["value"] == act.base.value
    ),
    "build.no_raise": lambda act: act.raises() and not act.game.build.raises,
    "build.no_raise_own": lambda act: (
        act.raises() and act.base.owner == act.seat and not act.game.build.raise_own
    ),
    "build.no_old_card": lambda act: (
        act.raises()
        and act.facts["value"] == act.base.value
        and not act.holds_taker(act.base.value)
        and act.seat in act.base.makers
    ),
    "build.raise_by_table_card": lambda act: act.raises() and _by_table_card(act),
    "build.keep_card": _keeps_no_taker,
    "build.must_continue": lambda act: (
        act.game.standing_builds == "must_continue" and bool(act.own) and not act.tends
    ),
    "build.loose_cards": lambda act: (
        act.game.standing_builds == "may_add_another"
        and bool(act.own)
        and act.kind == TAKE
        and len(act.action.reading) == 1
    ),
    "build.third": lambda act: (
        act.game.standing_builds == "may_add_another"
        and act.kind == BUILD
        and len(act.own) > 1
        and not act.tends
    ),
}

#: The condition of every refusal that a game in its course may give, without its "refuse.".
CONDITIONS: dict[str, Condition] = {
    **TURNS,
    **DRAWS,
    **MELDS,
    **CONTRACTS,
    **ADDING,
    **DISCARDS,
    **TAKING,
    **BUILDING,
}
#: Not of the turn that is judged here, or of games too large for any search.
BEYOND = {
    # Of hands of real cards, in tests/engine/test_real_cards.py.
    *(f"entered.{why}" for why in ("too_many", "no_such_count", "who_closed", "closer_holds")),
    *(f"entered.{why}" for why in ("two_closed", "out", "adds_up", "more_than_all")),
    "entered.no_such_points",
    *("not_now", "deal_first", "decide_first", "match_over", "not_your_turn"),
    *("undo.nothing", "undo.seen", "too_large"),
}


def holds(rules: AnyRules, state: TableState, action: Action, refusal: Refusal) -> bool:
    """Whether the condition of a refusal is true of the act it was given for."""
    condition = CONDITIONS[refusal.key.removeprefix("refuse.")]
    return bool(condition(Refused(rules, state, action, refusal)))
