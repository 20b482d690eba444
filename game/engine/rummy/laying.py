"""Putting cards on the table: new melds, contracts, lay-offs, taking a wild card back."""

from collections.abc import Callable, Sequence
from typing import Final

from game.engine.actions import LAY_OFF, MELD, OPEN, RECLAIM, Action, listed_act
from game.engine.cards import FACE, CardId, CardSet, one_of_each_face, pack
from game.engine.events import Emit, Event
from game.engine.rules import Refusal
from game.engine.rummy.game import RummyGame
from game.engine.rummy.handfuls import LISTED_MOST, Fit
from game.engine.rummy.judge import ContractJudge, pieces_of
from game.engine.rummy.opening import Contract
from game.engine.rummy.parts import MeldKind
from game.engine.state import NOBODY, Meld, TableState, put
from game.engine.visibility import Observation
from game.engine.work import MELDS, Work

CONTRACT_FIRST: Final = Refusal("refuse.contract_first")
#: The most acts listed, of all kinds together.
ACTS_MOST: Final = 1_500


class Laying:
    def __init__(self, game: RummyGame, kinds: Sequence[MeldKind], work: Work) -> None:
        self.kinds = kinds
        self.work = work
        #: Whether there may be more acts than were listed last.
        self.is_cut = False
        self.part = game.lay_off
        self.pile = game.pile
        self.contract = game.opening if isinstance(game.opening, Contract) else None
        self.judges: tuple[ContractJudge, ...] = ()
        if self.contract is not None:
            named = {name: index for index, name in enumerate(game.melds)}
            self.judges = tuple(
                ContractJudge(
                    self.contract, [named[name] for name in round_.melds], kinds, work, number
                )
                for number, round_ in enumerate(self.contract.rounds)
            )
        #: The most cards that the shortest meld of any kind takes.
        self.longest_least = max(kind.min for kind in kinds)
        self._grows_at_once = self.part.same_turn and self.part.to != "nobody"
        #: Whether cards may be added by players who have put down none in this hand.
        self.adds_unopened = self.part.needs == "nothing" and self.contract is None
        self._refusals: dict[str, Callable[[TableState, Action], Refusal | None]] = {
            MELD: self._refuse_meld,
            OPEN: self._refuse_open,
            LAY_OFF: self._refuse_lay_off,
            RECLAIM: self._refuse_reclaim,
        }

    def judge(self, table: TableState | Observation) -> ContractJudge:
        return self.judges[min(table.standing.round_no, len(self.judges) - 1)]

    def owed(self, table: TableState | Observation, seat: int) -> ContractJudge | None:
        """Return the judge of the contract that a player has still to lay in this hand, if any."""
        return None if not self.judges or table.opened[seat] else self.judge(table)

    def joins(self, table: TableState | Observation, seat: int, card: CardId) -> bool:
        """Return whether a player may add the card to a meld on the table, in a turn that is not
        the one of their first meld."""
        may_add = table.opened[seat] or self.adds_unopened
        return bool(may_add and self.fitting(table, seat) >> card & 1)

    def fitting(self, table: TableState | Observation, seat: int) -> CardSet:
        """Return what fits a meld to which a player may add, now or later."""
        to = self.part.to
        fitting = 0
        for meld, fits in zip(table.melds, table.fits, strict=True):
            if to == "any" or (to == "own" and meld.owner == seat):
                fitting |= fits
        return fitting

    # What may be done -----------------------------------------------------------------------

    def acts(self, state: TableState) -> list[Action]:
        """Return all ways to put cards down, as if the turn could always be ended afterwards; at
        most ACTS_MOST."""
        found = self._listed(state)
        owed = self.owed(state, state.to_act)
        self.is_cut = len(found) >= LISTED_MOST or (owed is not None and owed.is_cut)
        if len(found) >= ACTS_MOST:
            self.work.was_cut(MELDS)
            del found[ACTS_MOST:]
        if state.barred == NOBODY:
            return found
        return [_with_barred_twin(state, action) for action in found]

    def _listed(self, state: TableState) -> list[Action]:
        seat = state.to_act
        hand = state.hands[seat]
        opened = state.opened[seat]
        found: list[Action] = []
        if self.contract is None:
            for kind in self.kinds:
                if len(found) >= ACTS_MOST:
                    break
                if self._grows_at_once:
                    found += kind.listed(hand, kind.min)
                else:
                    for size in self._sizes(kind, state, hand):
                        if len(found) < ACTS_MOST:
                            found += kind.listed(hand, size)
        elif not opened:
            return self.judge(state).listed(hand)
        elif self.contract.new_melds_later and opened < state.turn_no:
            for kind in self.kinds:
                found += kind.listed(hand, kind.min)
        if state.melds and self._why_no_lay_off(state) is None:
            self._add_lay_offs(state, hand, found)
        return found

    def _sizes(self, kind: MeldKind, state: TableState, hand: CardSet) -> Sequence[int]:
        """Return the sizes of new melds to be listed: only the least, unless laying off is not
        allowed yet, for longer ones are a short one and lay-offs."""
        grows_now = self.part.to != "nobody" and 0 < state.opened[state.to_act] < state.turn_no
        if grows_now or kind.part.exact_when_laid:
            return (kind.min,)
        return range(kind.min, min(kind.part.max, hand.bit_count()) + 1)

    def _add_lay_offs(self, state: TableState, hand: CardSet, found: list[Action]) -> None:
        own_only = self.part.to == "own"
        hand &= ~self._kept_for_a_meld(state)
        for place, fitting in enumerate(state.fits):
            joining = hand & fitting
            if joining:
                meld = state.melds[place]
                if own_only and meld.owner != state.to_act:
                    continue
                kind = self.kinds[meld.kind]
                for card in one_of_each_face(joining):
                    for slot, start, _ in kind.fits(meld, card):
                        found.append(listed_act((LAY_OFF, (card,), place, (slot, start))))
        if self.part.reclaim:
            self._add_reclaims(state, hand, found)

    def _add_reclaims(self, state: TableState, hand: CardSet, found: list[Action]) -> None:
        for place, meld in enumerate(state.melds):
            if self.part.to == "own" and meld.owner != state.to_act:
                continue
            kind = self.kinds[meld.kind]
            for at in kind.wild_places(meld):
                for card in one_of_each_face(hand & kind.wild_seat_cards(meld, at)):
                    found.append(Action(RECLAIM, (card,), place, (at,)))

    def _why_no_lay_off(self, state: TableState) -> Refusal | None:
        opened = state.opened[state.to_act]
        if self.part.to == "nobody":
            return Refusal("refuse.lay_off.never")
        if not opened:
            if self.adds_unopened:
                return None
            return CONTRACT_FIRST if self.contract else Refusal("refuse.lay_off.not_opened")
        if self.part.same_turn or opened < state.turn_no:
            return None
        return Refusal("refuse.same_turn_as_opening")

    def holds_a_meld(self, state: TableState) -> bool:
        hand = state.hands[state.to_act]
        return any(kind.listed(hand, kind.min) for kind in self.kinds)

    def may_lay_off_duty(self, state: TableState) -> bool:
        """Return whether the card taken from the pile may reach the table by being added to a
        meld."""
        if self._why_no_lay_off(state) is not None or self.part.to != "any":
            return False
        return self._lay_off_does_the_duty(state)

    def may_come_to_lie(self, state: TableState, card: CardId) -> bool:
        """Return False only if the card certainly cannot be added to a meld in this turn, not even
        after other cards; a quick look."""
        if self.part.to == "nobody":
            return False
        if not self.part.reclaim and not self._some_meld_may_take(state, card):
            return False
        return self._why_no_lay_off(state) is None or self.holds_a_meld(state)

    def _some_meld_may_take(self, state: TableState, card: CardId) -> bool:
        hand = state.hands[state.to_act]
        for meld, fitting in zip(state.melds, state.fits, strict=True):
            if fitting >> card & 1:
                return True
            if fitting & hand:
                kind = self.kinds[meld.kind]
                if kind.may_reach(meld, card, hand):
                    return True
        return False

    def most_cards(self, state: TableState) -> int:
        """Return the most cards that one of the listed acts puts down."""
        if self.contract is not None and not state.opened[state.to_act]:
            return self.judge(state).size
        if self._grows_at_once or self.contract is not None:
            return self.longest_least
        return state.hands[state.to_act].bit_count()

    def _lay_off_does_the_duty(self, state: TableState) -> bool:
        if not self.pile.for_lay_off:
            return False
        opened = state.opened[state.to_act]
        return self.pile.lay_off_with_first_meld or 0 < opened < state.turn_no

    def _kept_for_a_meld(self, state: TableState) -> CardSet:
        """Return the cards that may not be added to a meld, because they were taken to make a new
        one."""
        return state.duty if state.duty and not self._lay_off_does_the_duty(state) else 0

    # Why not --------------------------------------------------------------------------------

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        """Return why these cards may not be put down, the end of the turn left aside."""
        cards = pack(action.cards)
        if not action.cards or cards.bit_count() < len(action.cards):
            return Refusal("refuse.malformed")
        if cards & ~state.hands[state.to_act]:
            return Refusal("refuse.not_held")
        return self._refusals[action.kind](state, action)

    def _refuse_meld(self, state: TableState, action: Action) -> Refusal | None:
        opened = state.opened[state.to_act]
        if self.contract is not None:
            if not opened:
                return CONTRACT_FIRST
            if not self.contract.new_melds_later:
                return Refusal("refuse.meld.not_after_contract")
            if opened == state.turn_no:
                return Refusal("refuse.meld.next_turn")
        if len(action.reading) != 2 or not 0 <= action.reading[0] < len(self.kinds):
            return Refusal("refuse.malformed")
        return self.kinds[action.reading[0]].fault(action.cards, action.reading[1])

    def _refuse_open(self, state: TableState, action: Action) -> Refusal | None:
        if self.contract is None:
            return Refusal("refuse.open.no_contract")
        if state.opened[state.to_act]:
            return Refusal("refuse.open.already")
        return self.judge(state).fault(action)

    def _refuse_lay_off(self, state: TableState, action: Action) -> Refusal | None:
        fault = self._refuse_place(state, action)
        if fault is not None:
            return fault
        meld = state.melds[action.place]
        kind = self.kinds[meld.kind]
        card = action.cards[0]
        if not kind.fits(meld, card):
            return kind.why_not(meld, card)
        return None if self._fit(state, action) else Refusal("refuse.lay_off.not_there")

    def _refuse_reclaim(self, state: TableState, action: Action) -> Refusal | None:
        if not self.part.reclaim:
            return Refusal("refuse.reclaim.never")
        fault = self._refuse_place(state, action)
        if fault is not None:
            return fault
        meld = state.melds[action.place]
        kind, at = self.kinds[meld.kind], action.reading[0]
        if at not in kind.wild_places(meld):
            return Refusal("refuse.reclaim.no_wild")
        if not kind.wild_seat_cards(meld, at) >> action.cards[0] & 1:
            return Refusal("refuse.reclaim.other_card")
        return None

    def _refuse_place(self, state: TableState, action: Action) -> Refusal | None:
        if not 0 <= action.place < len(state.melds):
            return Refusal("refuse.no_such_meld")
        if len(action.cards) != 1 or not action.reading:
            return Refusal("refuse.malformed")
        if self.part.to == "own" and state.melds[action.place].owner != state.to_act:
            return Refusal("refuse.lay_off.own_only")
        if self._kept_for_a_meld(state) >> action.cards[0] & 1:
            return Refusal("refuse.draw.not_for_lay_off")
        return self._why_no_lay_off(state)

    def _fit(self, state: TableState, action: Action) -> Fit | None:
        meld = state.melds[action.place]
        fits = self.kinds[meld.kind].fits(meld, action.cards[0])
        return next((fit for fit in fits if (fit.slot, fit.start) == action.reading), None)

    # Doing it -------------------------------------------------------------------------------

    def put(self, state: TableState, action: Action, emit: Emit | None = None) -> None:
        """Move cards from the hand to the table; whether the hand is over is not asked."""
        seat = state.to_act
        cards = pack(action.cards)
        state.hands[seat] &= ~cards
        state.known[seat] &= ~cards
        if state.duty & cards:
            state.duty = 0
        if not state.opened[seat]:
            state.opened[seat] = state.turn_no
        state.recycles = state.dry_turns = 0
        if action.kind == MELD:
            kind, start = action.reading
            self._new_meld(state, Meld(kind, seat, action.cards, start), emit)
        elif action.kind == OPEN:
            pieces = list(pieces_of(action))
            for kind, start, laid in pieces:
                self._new_meld(state, Meld(kind, seat, laid, start), emit)
            if emit:
                emit(Event("opened", seat, facts=(("melds", len(pieces)),)))
        elif action.kind == LAY_OFF:
            fit = self._fit(state, action)
            assert fit is not None
            old = state.melds[action.place]
            meld = Meld(old.kind, old.owner, fit.cards, fit.start)
            self._change_meld(state, action, meld, "added", emit)
        else:
            self._reclaim(state, action, emit)

    def _new_meld(self, state: TableState, meld: Meld, emit: Emit | None) -> None:
        state.melds.append(meld)
        fits = self.kinds[meld.kind].joining(meld)
        state.fits.append(fits)
        if emit:
            place = len(state.melds) - 1
            facts = (("kind", meld.kind), ("start", meld.start), ("fits", fits))
            emit(Event("melded", meld.owner, meld.cards, place, facts))

    def _change_meld(
        self, state: TableState, action: Action, meld: Meld, what: str, emit: Emit | None
    ) -> None:
        state.melds[action.place] = meld
        fits = self.kinds[meld.kind].joining(meld)
        state.fits[action.place] = fits
        if emit:
            facts = (("card", action.cards[0]), ("start", meld.start), ("fits", fits))
            emit(Event(what, state.to_act, meld.cards, action.place, facts))

    def _reclaim(self, state: TableState, action: Action, emit: Emit | None) -> None:
        meld, at = state.melds[action.place], action.reading[0]
        wild = meld.cards[at]
        state.hands[state.to_act] |= 1 << wild
        state.known[state.to_act] |= 1 << wild
        cards = put(meld.cards, at, action.cards[0])
        self._change_meld(state, action, meld._replace(cards=cards), "reclaimed", emit)


def _with_barred_twin(state: TableState, action: Action) -> Action:
    """Return the act with the card that may not be discarded in place of its twin, which may be
    discarded."""
    barred, cards = state.barred, action.cards
    if barred in cards or not state.hands[state.to_act] >> barred & 1:
        return action
    for at, card in enumerate(cards):
        if FACE[card] == FACE[barred]:
            return action._replace(cards=put(cards, at, barred))
    return action
