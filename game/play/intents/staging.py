"""Putting a contract together before it is laid: one slot for each meld it asks for.

Staged cards are still in the hand; nothing here changes the table. Each player has a tray of
their own, which nobody else sees, and which is empty again in every hand.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from game.engine.actions import OPEN, Action
from game.engine.cards import BIT, CARDS_MOST, FACE, CardId, CardSet, each, pack
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.judge import ContractJudge, Piece, opening_action
from game.engine.rummy.opening import MeldKind
from game.engine.state import Meld
from game.engine.work import Memory
from game.play.intents.rummy import contract_of
from game.play.session.hand_order import Trays
from game.play.session.port import Port
from game.storage.arrangement import Slots

#: No more ways of sharing cards out between the slots, or of reading them, are tried.
TRIES_MOST = 3_000
NO_CONTRACT = Refusal("refuse.open.no_contract")
NOT_HELD = Refusal("refuse.not_held")
NO_SLOT = Refusal("refuse.stage.no_slot")
SLOT_TAKEN = Refusal("refuse.stage.not_here")
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


class Staging:
    def __init__(self, table: Port, rules: RummyRules, trays: Trays) -> None:
        self.table = table
        self.rules = rules
        self._trays = trays
        #: Which cards could become which melds: a tray asks the same again and again.
        self._known: Memory[bool] = Memory()

    # What is in it --------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """The viewer has still a contract to lay."""
        return self._judge() is not None

    def slots(self) -> tuple[Slot, ...]:
        judge = self._judge()
        if judge is None:
            return ()
        tray = self._tray(judge)
        return tuple(self._slot(judge, tray, at) for at in range(len(tray)))

    def staged(self) -> CardSet:
        """Return the viewer's cards that lie in the tray."""
        judge = self._judge()
        return 0 if judge is None else pack(card for cards in self._tray(judge) for card in cards)

    def _slot(self, judge: ContractJudge, tray: Slots, at: int) -> Slot:
        kind = self._kind(judge, at)
        cards = tray[at]
        readings = self._readings(judge, kind, cards)
        spared = not cards and self._is_spared(judge, tray, at)
        lies = None
        if readings:
            lies = Meld(kind.index, self.table.viewer, *readings[0])
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

    # Staging --------------------------------------------------------------------------------

    def stage(self, cards: Sequence[CardId], slot: int | None = None) -> Refusal | None:
        """Put cards of the hand into a slot, or anywhere in the tray they fit: all of them, or none
        and why."""
        refusal, judge = self.why_not(cards, slot), self._judge()
        if refusal is None and judge is not None:
            after = self._with(judge, cards, slot)
            assert after is not None
            self._history(judge).append(after)
        return refusal

    def why_not(self, cards: Sequence[CardId], slot: int | None = None) -> Refusal | None:
        """Return why these cards may not be staged there, or anywhere. None: they may."""
        judge = self._judge()
        if judge is None:
            return NO_CONTRACT
        if pack(cards) & ~self.table.observation().hand:
            return NOT_HELD
        fits = self._with(judge, cards, slot) is not None
        return None if fits else self._reason(judge, cards, slot)

    def takes(self, cards: Sequence[CardId]) -> tuple[int, ...]:
        """Return the slots that would take these cards together."""
        judge = self._judge()
        if judge is None:
            return ()
        tray = _without(self._tray(judge), cards)
        return tuple(
            slot for slot in range(len(tray)) if self._put(judge, tray, cards, slot) is not None
        )

    def take_back(self, cards: Sequence[CardId]) -> None:
        """Put cards back to where they lie in the hand."""
        judge = self._judge()
        if judge is not None:
            after = _without(self._tray(judge), cards)
            if after != self._tray(judge):
                self._history(judge).append(after)

    def undo(self) -> bool:
        """Take the last change of the tray back; False if there was none."""
        judge = self._judge()
        if judge is None or len(self._history(judge)) < 2:
            return False
        self._history(judge).pop()
        return True

    def lay_down(self) -> Action | Refusal:
        """Return the act that lays the contract down, or why it cannot be laid."""
        judge = self._judge()
        if judge is None:
            return self.table.refuse(Action(OPEN)) or NO_CONTRACT
        pieces: list[list[Piece]] = []
        tray = self._tray(judge)
        for at, cards in enumerate(tray):
            if not cards and self._is_spared(judge, tray, at):
                continue
            kind = self._kind(judge, at)
            readings = self._readings(judge, kind, cards)
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

    # Where cards fit ------------------------------------------------------------------------

    def _could_become(self, kind: MeldKind, cards: Sequence[CardId], size: int) -> bool:
        """These cards, with others, could be laid as a new meld of this size."""
        if len(cards) > size:
            return False
        key = (kind.index, pack(cards), size)
        known = self._known.get(key)
        return self._known.keep(key, kind.may_become(cards, size)) if known is None else known

    def _with(
        self, judge: ContractJudge, cards: Sequence[CardId], slot: int | None
    ) -> Slots | None:
        """Return the viewer's tray with these cards in a slot, or anywhere they fit."""
        tray = _without(self._tray(judge), cards)
        if slot is None:
            return self._shared_out(judge, tray, cards)
        return self._put(judge, tray, cards, slot)

    def _reason(self, judge: ContractJudge, cards: Sequence[CardId], slot: int | None) -> Refusal:
        """Name the first card that does not fit in with those before it."""
        refusal = NO_SLOT if slot is None else SLOT_TAKEN
        here = () if slot is None else (("slot", slot + 1),)
        for count in range(1, len(cards) + 1):
            if self._with(judge, cards[:count], slot) is None:
                return refusal._replace(facts=(("card", cards[count - 1]), *here))
        return refusal

    def _put(
        self, judge: ContractJudge, tray: Slots, cards: Sequence[CardId], slot: int
    ) -> Slots | None:
        """Return the tray with these cards in one slot; None if they do not fit."""
        kind = self._kind(judge, slot)
        inside = (*tray[slot], *cards)
        after = (*tray[:slot], inside, *tray[slot + 1 :])
        if len(inside) > kind.min and not self._may_double(judge, after, slot):
            return None
        if self._is_spared(judge, tray, slot):
            return None
        size = max(kind.min, len(inside))
        return after if self._could_become(kind, inside, size) else None

    def _shared_out(
        self, judge: ContractJudge, tray: Slots, cards: Sequence[CardId]
    ) -> Slots | None:
        """Return the tray with the cards anywhere they fit, together if they can."""
        for slot in self._likely_first(judge, tray, cards[0]):
            after = self._put(judge, tray, cards, slot)
            if after is not None:
                return after
        tries = iter(range(TRIES_MOST))
        return self._one_by_one(judge, tray, tuple(cards), tries) if len(cards) > 1 else None

    def _one_by_one(
        self, judge: ContractJudge, tray: Slots, cards: tuple[CardId, ...], tries: Iterator[int]
    ) -> Slots | None:
        if not cards:
            return tray
        for slot in self._likely_first(judge, tray, cards[0]):
            if next(tries, None) is None:
                return None
            after = self._put(judge, tray, cards[:1], slot)
            if after is not None:
                found = self._one_by_one(judge, after, cards[1:], tries)
                if found is not None:
                    return found
        return None

    def _likely_first(self, judge: ContractJudge, tray: Slots, card: CardId) -> list[int]:
        """Return slots that were begun, then those for which the hand holds most company."""
        others = tuple(each(self.table.observation().hand & ~BIT[card] & ~self.rules.wilds))
        company = {}
        for number in judge.wanted:
            kind = self.rules.kinds[number]
            company[number] = sum(
                self._could_become(kind, (card, other), kind.min) for other in others
            )
        return sorted(
            range(len(tray)), key=lambda slot: (not tray[slot], -company[judge.wanted[slot]])
        )

    # Trays ----------------------------------------------------------------------------------

    def _as_left(self, judge: ContractJudge, seat: int) -> Slots:
        """Return what of the tray that was left could be staged now."""
        seen = self.table.observation()
        tray: Slots = ((),) * len(judge.wanted)
        left = self._trays.left_by(seat, seen.hand_no)
        if len(left) != len(tray):
            return tray
        for slot, cards in enumerate(left):
            if cards and not pack(cards) & ~seen.hand:
                tray = self._put(judge, tray, cards, slot) or tray
        return tray

    # The contract ---------------------------------------------------------------------------

    def _kind(self, judge: ContractJudge, slot: int) -> MeldKind:
        return self.rules.kinds[judge.wanted[slot]]

    def _readings(
        self, judge: ContractJudge, kind: MeldKind, cards: tuple[CardId, ...]
    ) -> list[tuple[tuple[CardId, ...], int]]:
        """Return how the cards of a slot can lie, best first, if there are as many as it asks
        for."""
        double = judge.part.double_sets and not kind.is_run and len(cards) == 2 * kind.min
        if len(cards) != kind.min and not double:
            return []
        return self.rules.best_readings(kind.index, cards)

    def _may_double(self, judge: ContractJudge, tray: Slots, slot: int) -> bool:
        """This slot may hold a double set, with an empty slot of its kind to spare."""
        kind = self._kind(judge, slot)
        if not judge.part.double_sets or kind.is_run or len(tray[slot]) > 2 * kind.min:
            return False
        doubles, empty = self._doubles_and_empty(judge, tray, kind)
        return doubles <= len(empty)

    def _is_spared(self, judge: ContractJudge, tray: Slots, slot: int) -> bool:
        """This empty slot is one of those that double sets stand for."""
        doubles, empty = self._doubles_and_empty(judge, tray, self._kind(judge, slot))
        return slot in empty[::-1][:doubles]

    @staticmethod
    def _doubles_and_empty(
        judge: ContractJudge, tray: Slots, kind: MeldKind
    ) -> tuple[int, list[int]]:
        """Return how many slots of a kind hold more than it asks for, and which hold nothing."""
        alike = [at for at, wanted in enumerate(judge.wanted) if wanted == kind.index]
        doubles = sum(len(tray[at]) > kind.min for at in alike)
        return doubles, [at for at in alike if not tray[at]]

    # Trays ----------------------------------------------------------------------------------

    def _judge(self) -> ContractJudge | None:
        return contract_of(self.rules, self.table.observation())

    def _history(self, judge: ContractJudge) -> list[Slots]:
        seen = self.table.observation()
        known = self._trays.known(seen.viewer, seen.hand_no, seen.standing.round_no)
        if known is not None:
            return known
        empty: Slots = ((),) * len(judge.wanted)
        left = self._as_left(judge, seen.viewer)
        return self._trays.begin(seen.viewer, [empty, left] if any(left) else [empty])

    def _tray(self, judge: ContractJudge) -> Slots:
        """Return the viewer's tray, without cards that have left the hand."""
        hand = self.table.observation().hand
        return tuple(
            tuple(card for card in cards if hand & BIT[card]) for cards in self._history(judge)[-1]
        )


def _without(tray: Slots, cards: Sequence[CardId]) -> Slots:
    return tuple(tuple(card for card in inside if card not in cards) for inside in tray)


def _spare_twin(card: CardId, cards: Sequence[CardId]) -> CardId:
    """Return a card of this face that is not among these."""
    twins = (other for other in range(card, CARDS_MOST) if FACE[other] == FACE[card])
    return next((other for other in twins if other not in cards), card)
