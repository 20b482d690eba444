"""Putting a contract together before it is laid: one slot for each meld it asks for.

Staged cards are still in the hand; nothing here changes the table. Each player has a tray of
their own, which nobody else sees, and which is empty again in every hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import NamedTuple

from game.engine.actions import OPEN, Action
from game.engine.cards import BIT, CARDS_MOST, FACE, CardId, CardSet, each, is_joker, pack
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.judge import ContractJudge, Piece, opening_action, pieces_of
from game.engine.rummy.parts import MeldKind
from game.engine.scoring.points import total
from game.engine.state import Meld, put
from game.engine.visibility import Observation
from game.engine.work import Memory
from game.play.intents.rummy import contract_of
from game.play.session.hand_order import Trays
from game.play.session.port import Port
from game.storage.arrangement import Slots

#: The most ways tried to share cards out between the slots, or to read them.
TRIES_MOST = 3_000
NO_CONTRACT = Refusal("refuse.open.no_contract")
NOT_HELD = Refusal("refuse.not_held")
NO_SLOT = Refusal("refuse.stage.no_slot")
SLOT_SPARED = Refusal("refuse.stage.spared")
INCOMPLETE = Refusal("refuse.stage.incomplete")


class Slot(NamedTuple):
    """A part of the contract. `least`: how many cards it asks for. `is_complete`: it holds a meld
    that may be laid; `lies`: as it would lie then. `wants`: the first twin of every card that would
    bring it on, wild ones among them; all of them while it is empty. `spared`: another slot holds
    this part as well, as one double set."""

    kind: int
    name: str
    least: int
    cards: tuple[CardId, ...]
    is_complete: bool
    lies: Meld | None
    wants: tuple[CardId, ...]
    spared: bool = False

    def held(self, hand: CardSet) -> "Slot":
        """Return the slot with those of its cards that are still in the hand."""
        cards = tuple(card for card in self.cards if hand & BIT[card])
        if cards == self.cards:
            return self
        return self._replace(cards=cards, is_complete=False, lies=None)


@dataclass(frozen=True)
class Tray:
    """The cards staged for a contract, slot by slot. `known`: which cards could become which melds,
    as a tray asks that again and again."""

    rules: RummyRules
    judge: ContractJudge
    slots: Slots
    known: Memory[bool]

    def slot(self, at: int, owner: int) -> Slot:
        """Return a slot with everything its owner is shown of it."""
        kind, cards, readings = self.kind(at), self.slots[at], self.readings(at)
        lies = Meld(kind.index, owner, *readings[0]) if readings else None
        spared = self.is_spared(at)
        wants: list[CardId] = []
        if not readings and not spared:
            faces = {FACE[card]: card for card in reversed(self.rules.deck)}
            wants = [
                card
                for card in sorted(faces.values())
                if self._could_become(kind, (*cards, _spare_twin(card, cards)), kind.min)
            ]
        name = tuple(self.rules.game.melds)[kind.index]
        return Slot(kind.index, name, kind.min, cards, bool(readings), lies, tuple(wants), spared)

    def kind(self, at: int) -> MeldKind:
        return self.rules.kinds[self.judge.wanted[at]]

    def readings(self, at: int) -> list[tuple[tuple[CardId, ...], int]]:
        """Return how the cards of a slot can lie, best first, if there are as many as it asks
        for."""
        kind, cards = self.kind(at), self.slots[at]
        double = self.judge.part.double_sets and not kind.is_run and len(cards) == 2 * kind.min
        if len(cards) != kind.min and not double:
            return []
        return self.rules.best_readings(kind.index, cards)

    def is_spared(self, at: int) -> bool:
        """Return whether this slot is empty, and one of those that double sets stand for."""
        doubles, empty = self._doubles_and_empty(self.kind(at))
        return at in empty[::-1][:doubles]

    def _doubles_and_empty(self, kind: MeldKind) -> tuple[int, list[int]]:
        """Return how many slots of a kind hold more than it asks for, and which hold nothing."""
        alike = [at for at, wanted in enumerate(self.judge.wanted) if wanted == kind.index]
        doubles = sum(len(self.slots[at]) > kind.min for at in alike)
        return doubles, [at for at in alike if not self.slots[at]]

    def _may_double(self, at: int) -> bool:
        """Return whether this slot may hold a double set, with an empty slot of its kind to
        spare."""
        kind = self.kind(at)
        if not self.judge.part.double_sets or kind.is_run or len(self.slots[at]) > 2 * kind.min:
            return False
        doubles, empty = self._doubles_and_empty(kind)
        return doubles <= len(empty)

    def _could_become(self, kind: MeldKind, cards: Sequence[CardId], size: int) -> bool:
        """Return whether these cards, with others, could be laid as a new meld of this size."""
        if len(cards) > size:
            return False
        key = (kind.index, pack(cards), size)
        known = self.known.get(key)
        return self.known.keep(key, kind.may_become(cards, size)) if known is None else known

    # Beside an opening ----------------------------------------------------------------------

    def is_part_of(self, opening: Action) -> bool:
        """Return whether an opening has all that is staged, each slot in a meld of its kind."""
        melds = [(kind, set(cards)) for kind, _, cards in pieces_of(opening)]
        return all(
            any(kind == wanted and meld.issuperset(inside) for kind, meld in melds)
            for wanted, inside in zip(self.judge.wanted, self.slots, strict=True)
        )

    def filled(self, opening: Action) -> "Tray":
        """Return the tray with all the cards of an opening; a slot that a double set stands for is
        empty."""
        melds = [(kind, cards) for kind, _, cards in pieces_of(opening)]
        slots: list[tuple[CardId, ...]] = []
        for wanted in self.judge.wanted:
            at = next((at for at, (kind, _) in enumerate(melds) if kind == wanted), None)
            slots.append(() if at is None else melds.pop(at)[1])
        return replace(self, slots=tuple(slots))

    def with_staged(self, opening: Action) -> Action:
        """Return an opening with those twins of its cards that are staged."""
        cards = list(opening.cards)
        for card in (card for inside in self.slots for card in inside if card not in cards):
            twins = (
                at
                for at, other in enumerate(cards)
                if FACE[other] == FACE[card] and not any(other in inside for inside in self.slots)
            )
            if (at := next(twins, None)) is not None:
                cards[at] = card
        return opening._replace(cards=tuple(cards))

    # With other cards -----------------------------------------------------------------------

    def without(self, cards: Sequence[CardId]) -> "Tray":
        slots = (tuple(card for card in inside if card not in cards) for inside in self.slots)
        return replace(self, slots=tuple(slots))

    def put(self, cards: Sequence[CardId], at: int) -> "Tray | None":
        """Return the tray with these cards in one slot; None if they do not fit."""
        kind, inside = self.kind(at), (*self.slots[at], *cards)
        after = replace(self, slots=put(self.slots, at, inside))
        if len(inside) > kind.min and not after._may_double(at):
            return None
        if self.is_spared(at):
            return None
        return after if self._could_become(kind, inside, max(kind.min, len(inside))) else None

    def why_not(self, card: CardId, at: int | None) -> Refusal:
        """Return why a card does not fit in a slot, or with None in any: that is told of one slot
        if only such are left to be filled."""
        no_slot = NO_SLOT._replace(facts=(("contract", self.judge.number),))
        if at is None:
            left = [one for one in range(len(self.slots)) if not self.readings(one)]
            if len({self.judge.wanted[one] for one in left}) != 1:
                return no_slot
            at = left[0]
        kind, inside = self.kind(at), (*self.slots[at], card)
        if self.is_spared(at):
            return SLOT_SPARED
        if len(inside) > kind.min and not self._may_double(at):
            return self.judge.wrong_size(kind.index, len(inside))
        if sum(map(is_joker, inside)) > kind.cap > 0:
            return Refusal("refuse.meld.too_many_wilds", (("most", kind.cap),))
        return kind.why_unreadable(inside) or no_slot

    def shared_out(self, cards: Sequence[CardId], hand: CardSet) -> "Tray | None":
        """Return the tray with more cards of the hand anywhere they fit, together if they can."""
        for at in self._likely_first(cards[0], hand):
            after = self.put(cards, at)
            if after is not None:
                return after
        tries = iter(range(TRIES_MOST))
        return self._one_by_one(tuple(cards), hand, tries) if len(cards) > 1 else None

    def _one_by_one(
        self, cards: tuple[CardId, ...], hand: CardSet, tries: Iterator[int]
    ) -> "Tray | None":
        if not cards:
            return self
        for at in self._likely_first(cards[0], hand):
            if next(tries, None) is None:
                return None
            after = self.put(cards[:1], at)
            found = after._one_by_one(cards[1:], hand, tries) if after is not None else None
            if found is not None:
                return found
        return None

    def _likely_first(self, card: CardId, hand: CardSet) -> list[int]:
        """Return slots that were begun, then those for which the hand holds most company."""
        others = tuple(each(hand & ~BIT[card] & ~self.rules.wilds))
        company = {}
        for number in self.judge.wanted:
            kind = self.rules.kinds[number]
            company[number] = sum(
                self._could_become(kind, (card, other), kind.min) for other in others
            )
        return sorted(
            range(len(self.slots)),
            key=lambda at: (not self.slots[at], -company[self.judge.wanted[at]]),
        )


class Staging:
    def __init__(self, table: Port, rules: RummyRules, trays: Trays) -> None:
        self.table = table
        self.rules = rules
        self._trays = trays
        self._known: Memory[bool] = Memory()
        #: The opening that was looked for last, and when: the version of the table, and the tray.
        self._sought: tuple[tuple[int, int, Slots], Action | None] = ((-1, -1, ()), None)

    # What is in it --------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Return whether the viewer still has a contract to lay."""
        return contract_of(self.rules, self.table.observation()) is not None

    def slots(self) -> tuple[Slot, ...]:
        tray, viewer = self._tray(), self.table.viewer
        if tray is None:
            return ()
        return tuple(tray.slot(at, viewer) for at in range(len(tray.slots)))

    def staged(self) -> CardSet:
        """Return the viewer's cards that lie in the tray."""
        tray = self._tray()
        return 0 if tray is None else pack(card for cards in tray.slots for card in cards)

    # Staging --------------------------------------------------------------------------------

    def stage(self, cards: Sequence[CardId], slot: int | None = None) -> Refusal | None:
        """Put cards of the hand into a slot, or anywhere in the tray they fit: all of them, or
        none; then return why."""
        refusal, tray = self.why_not(cards, slot), self._tray()
        if refusal is None and tray is not None:
            after = self._with(tray, cards, slot)
            assert after is not None
            self._history(tray.judge).append(after.slots)
        return refusal

    def why_not(self, cards: Sequence[CardId], slot: int | None = None) -> Refusal | None:
        """Return why these cards may not be staged there, or anywhere; None if they may."""
        tray = self._tray()
        if tray is None:
            return NO_CONTRACT
        if pack(cards) & ~self.table.observation().hand:
            return NOT_HELD
        fits = self._with(tray, cards, slot) is not None
        return None if fits else self._reason(tray, cards, slot)

    def takes(self, cards: Sequence[CardId]) -> tuple[int, ...]:
        """Return the slots that would take these cards together."""
        tray = self._tray()
        if tray is None:
            return ()
        rest = tray.without(cards)
        return tuple(at for at in range(len(rest.slots)) if rest.put(cards, at) is not None)

    def take_back(self, cards: Sequence[CardId]) -> None:
        """Put staged cards back to their places in the hand."""
        tray = self._tray()
        if tray is not None and (after := tray.without(cards).slots) != tray.slots:
            self._history(tray.judge).append(after)

    @property
    def has_changed(self) -> bool:
        """Return whether there is a change of the tray to take back."""
        judge = contract_of(self.rules, self.table.observation())
        return judge is not None and len(self._history(judge)) > 1

    def undo(self) -> bool:
        """Take the last change of the tray back; False if there was none."""
        judge = contract_of(self.rules, self.table.observation())
        if judge is None or not self.has_changed:
            return False
        self._history(judge).pop()
        return True

    def lay_down(self) -> Action | Refusal:
        """Return the act that lays the contract down, or why it cannot be laid."""
        tray = self._tray()
        if tray is None:
            return self.table.refuse(Action(OPEN)) or NO_CONTRACT
        return self._laying(tray)

    def _laying(self, tray: Tray) -> Action | Refusal:
        pieces: list[list[Piece]] = []
        for at, cards in enumerate(tray.slots):
            if tray.is_spared(at):
                continue
            kind, readings = tray.kind(at), tray.readings(at)
            if not readings:
                return INCOMPLETE._replace(facts=(("slot", at + 1), ("given", len(cards))))
            pieces.append([(kind.index, start, laid) for laid, start in readings])
        refusal: Refusal | None = None
        for way in islice(product(*pieces), TRIES_MOST):
            action = opening_action(sorted(way, key=lambda piece: piece[0]))
            found = self.table.refuse(action)
            if found is None:
                return action
            refusal = refusal or found
        assert refusal is not None
        return refusal

    def opening(self) -> Action | None:
        """Return the best way to lay the contract from the hand, with what is staged as it is
        staged if it can be so; None if the hand does not hold the contract, or not now."""
        tray, table = self._tray(), self.table
        if tray is None or table.acting != table.viewer or not table.session.phase.lays:
            return None
        moment = (table.session.version, table.viewer, tray.slots)
        if self._sought[0] != moment:
            self._sought = moment, self._best_opening(tray)
        return self._sought[1]

    def _best_opening(self, tray: Tray) -> Action | None:
        seen = self.table.observation()
        if not tray.judge.may_exist(seen.hand):
            return None
        found = [tray.with_staged(act) for act in self.table.legal() if act.kind == OPEN]
        found.sort(key=lambda act: (not tray.is_part_of(act), self._burden(seen, act)))
        laid = (self._laying(tray.filled(act)) for act in found)
        return next((act for act in laid if isinstance(act, Action)), None)

    def _burden(self, seen: Observation, opening: Action) -> tuple[int, int, int, int]:
        """Return how heavy the cards are that an opening leaves: those that fit nowhere, their
        cost, the wild cards that are spent, and the cost of all."""
        rules, left = self.rules, seen.hand & ~pack(opening.cards)
        fitting = rules.laying.fitting(seen, seen.viewer)
        if rules.lay_off.to != "nobody":
            for kind, start, cards in pieces_of(opening):
                fitting |= rules.kinds[kind].joining(Meld(kind, seen.viewer, cards, start))
        costs, strays = rules.game.score.held.by_card, left & ~fitting
        spent = (pack(opening.cards) & rules.wilds).bit_count()
        return strays.bit_count(), total(strays, costs), spent, total(left, costs)

    def _with(self, tray: Tray, cards: Sequence[CardId], slot: int | None) -> Tray | None:
        """Return the tray with these cards in a slot, or anywhere they fit."""
        rest = tray.without(cards)
        if slot is None:
            return rest.shared_out(cards, self.table.observation().hand)
        return rest.put(cards, slot)

    def _reason(self, tray: Tray, cards: Sequence[CardId], slot: int | None) -> Refusal:
        """Name the first card that does not fit in with those before it, and why."""
        before = tray.without(cards)
        left = list(cards)
        while (after := self._with(tray, cards[: len(cards) - len(left) + 1], slot)) is not None:
            before = after
            left.pop(0)
        refusal = before.why_not(left[0], slot)
        return refusal._replace(facts=(*refusal.facts, ("card", left[0])))

    # Trays ----------------------------------------------------------------------------------

    def _tray(self) -> Tray | None:
        """Return the viewer's tray, without cards that have left the hand; None if there is no
        contract to lay."""
        seen = self.table.observation()
        judge = contract_of(self.rules, seen)
        if judge is None:
            return None
        last = self._history(judge)[-1]
        slots = (tuple(card for card in cards if seen.hand & BIT[card]) for cards in last)
        return Tray(self.rules, judge, tuple(slots), self._known)

    def _history(self, judge: ContractJudge) -> list[Slots]:
        seen = self.table.observation()
        known = self._trays.known(seen.viewer, seen.hand_no, seen.standing.round_no)
        if known is not None:
            return known
        empty: Slots = ((),) * len(judge.wanted)
        left = self._as_left(Tray(self.rules, judge, empty, self._known)).slots
        return self._trays.begin(seen.viewer, [empty, left] if any(left) else [empty])

    def _as_left(self, tray: Tray) -> Tray:
        """Return as much of the tray from when the match was left as can be staged now."""
        seen = self.table.observation()
        left = self._trays.left_by(seen.viewer, seen.hand_no)
        if len(left) != len(tray.slots):
            return tray
        for at, cards in enumerate(left):
            if cards and not pack(cards) & ~seen.hand:
                tray = tray.put(cards, at) or tray
        return tray


def _spare_twin(card: CardId, cards: Sequence[CardId]) -> CardId:
    """Return a card of this face that is not among these."""
    twins = (other for other in range(card, CARDS_MOST) if FACE[other] == FACE[card])
    return next((other for other in twins if other not in cards), card)
