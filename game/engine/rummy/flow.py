"""The rummy turn: draw, put down, discard. Every question goes to the parts of the game.

A turn must always be able to end: an act that would leave no legal discard, or a card taken from
the pile that must be played and no longer could be, is refused. In a game too large for all ways to
be tried, an act is allowed only if a way to end the turn was found after it; and should none be
found any more, any card may be discarded.
"""

from typing import Final

from game.engine.actions import DISCARD, DRAW, LAY_OFF, MELD, NOWHERE, OPEN, RECLAIM, Action
from game.engine.cards import BIT, CARDS_MOST, JOKERS, SUIT_CARDS, CardSet, one_of_each_face, pack
from game.engine.chance import Chance
from game.engine.entered import (
    EnteredHand,
    counts_more,
    dealt_as,
    refuse_closer,
    refuse_points,
)
from game.engine.events import Emit, Event
from game.engine.parts import for_players
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import SCORED
from game.engine.rules import Refusal
from game.engine.rummy.drawing import DrawRules
from game.engine.rummy.game import RummyGame, as_laid, meld_kinds, wild_cards
from game.engine.rummy.laying import Laying
from game.engine.rummy.parts import MeldKind
from game.engine.rummy.turn_end import TOO_LARGE, TurnEnd
from game.engine.scoring.hand_score import Hand, Laid
from game.engine.state import NOBODY, Meld, TableState
from game.engine.table import VOIDS_MOST, Table
from game.engine.work import Memory, Work

DISCARDS: Final = tuple(Action(DISCARD, (card,)) for card in range(CARDS_MOST))
TABLE_ACTS: Final = (MELD, OPEN, LAY_OFF, RECLAIM)


class RummyRules(Table):
    draws = True

    def __init__(self, game: RummyGame) -> None:
        super().__init__(game)
        self.game = game
        self.pile = game.pile
        self.opening = game.opening
        self.lay_off = game.lay_off
        self.meld_names = tuple(game.melds)
        self.wilds = wild_cards(game)
        self.work = Work()
        self.kinds: tuple[MeldKind, ...] = meld_kinds(game, self.ranks, self.work)
        self.laying = Laying(game, self.kinds, self.work)
        self.turn_end = TurnEnd(game, self.laying, self.wilds, self.work)
        self.drawing = DrawRules(game, self.laying, self.turn_end)
        self.match_end = game.match_end.lasting(len(self.opening.rounds))
        self._stock_ends_hand = game.stock_out.ends_hand
        self._discards: Memory[tuple[Action, ...]] = Memory()

    # Dealing --------------------------------------------------------------------------------

    def deal(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        state.stock = chance.shuffled(self.deck)
        self.deal_round(state, emit)
        if self.game.deal.upcard:
            self._turn_up(state, chance, emit)
        if emit:
            emit(Event("stock", facts=(("count", len(state.stock)),)))
        self._begin_turn(state, state.standing.next_seat[state.dealer], emit)

    def hand_size(self, state: TableState) -> int:
        asked = self.opening.round_at(state.standing.round_no)
        usual = for_players(self.game.deal.hand, len(state.hands))
        return asked.deal or usual if asked else usual

    def is_blocked(self, state: TableState) -> bool:
        return self.drawing.is_blocked(state)

    def _turn_up(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        card = state.stock.pop()
        while self.game.deal.wild_upcard == "rebury" and self.wilds & BIT[card]:
            if emit:
                emit(Event("reburied", cards=(card,)))
            state.stock.insert(chance.pick(len(state.stock) + 1), card)
            card = state.stock.pop()
        state.pile.append(card)
        if emit:
            emit(Event("upcard", cards=(card,)))

    # Turns ----------------------------------------------------------------------------------

    def _begin_turn(self, state: TableState, seat: int, emit: Emit | None) -> None:
        state.to_act = seat
        state.phase = DRAWING
        state.turn_no += 1
        state.duty = 0
        state.barred = NOBODY
        if emit:
            emit(Event("turn", seat, facts=(("turn_no", state.turn_no),), phase=state.phase))
        if self.drawing.is_dry(state):
            state.dry_turns += 1
            if emit:
                emit(Event("dry", facts=(("turns", state.dry_turns),)))
        if self.drawing.is_blocked(state):
            self._end_hand(state, NOBODY, emit, blocked=True)

    def play_actions(self, state: TableState) -> list[Action]:
        if state.phase.draws:
            return self.drawing.actions(state)
        found, is_cut = self._shown_to_end(state)
        return self._throws(state.hands[state.to_act]) if is_cut and not found else found

    def _shown_to_end(self, state: TableState) -> tuple[list[Action], bool]:
        """Return the acts after which the turn can be ended; and whether the search for them gave
        up."""
        acts = self.laying.acts(state)
        is_cut = self.laying.is_cut
        if acts and not self.turn_end.is_safe(state, self.laying.most_cards(state)):
            acts, gave_up = self.turn_end.surviving(state, acts)
            is_cut |= gave_up
        if not state.duty:
            acts += self._throws(self.turn_end.discardable(state, state.hands[state.to_act]))
        return acts, is_cut

    def _throws(self, cards: CardSet) -> list[Action]:
        found: list[Action] = []
        for suit in (*SUIT_CARDS, JOKERS):
            held = cards & suit
            if held:
                actions = self._discards.get(held)
                if actions is None:
                    actions = self._discards.keep(
                        held, tuple([DISCARDS[card] for card in one_of_each_face(held)])
                    )
                found += actions
        return found

    def refuse_play(self, state: TableState, action: Action) -> Refusal | None:
        if state.phase.draws:
            if action.kind != DRAW:
                return Refusal("refuse.draw_first")
            return self.drawing.refuse(state, action)
        if action.kind == DRAW:
            return Refusal("refuse.already_drew")
        if action.kind == DISCARD:
            return self._refuse_discard(state, action)
        if action.kind not in TABLE_ACTS:
            return Refusal("refuse.not_in_this_game")
        fault = self.laying.refuse(state, action)
        if fault is not None:
            return fault
        strands = self.turn_end.strands(state, action)
        if strands is None:
            return TOO_LARGE
        if not strands:
            return None
        if state.duty and not state.duty & pack(action.cards):
            return Refusal("refuse.taken_card_stranded")
        forbidden = self.turn_end.final_discard(state) == "forbidden"
        return Refusal("refuse.last_card_stays" if forbidden else "refuse.keep_a_discard")

    def _refuse_discard(self, state: TableState, action: Action) -> Refusal | None:
        if len(action.cards) != 1 or action.place != NOWHERE or action.reading:
            return Refusal("refuse.malformed")
        card = action.cards[0]
        hand = state.hands[state.to_act]
        if not hand >> card & 1:
            return Refusal("refuse.not_held")
        if not state.duty and self.turn_end.discardable(state, hand) >> card & 1:
            return None
        found, is_cut = self._shown_to_end(state)
        if is_cut and not found:
            return None
        if state.duty:
            return self.pile.unplayed
        if card == state.barred:
            return self.pile.thrown_back
        last = hand.bit_count() == 1
        if last and self.turn_end.final_discard(state) == "forbidden":
            return Refusal("refuse.discard.not_the_last")
        return Refusal("refuse.discard.last_wild" if last else "refuse.discard.wild")

    def play(self, state: TableState, action: Action, chance: Chance, emit: Emit | None) -> None:
        kind = action.kind
        if kind == DRAW:
            self.drawing.draw(state, action, chance, emit)
        elif kind == DISCARD:
            self._discard(state, action, emit)
        else:
            self.laying.put(state, action, emit)
            if not state.hands[state.to_act]:
                self._end_hand(state, state.to_act, emit)

    def _discard(self, state: TableState, action: Action, emit: Emit | None) -> None:
        seat, card = state.to_act, action.cards[0]
        state.hands[seat] ^= BIT[card]
        state.known[seat] &= ~BIT[card]
        state.pile.append(card)
        if emit:
            emit(Event("discarded", seat, (card,)))
        if not state.hands[seat]:
            self._end_hand(state, seat, emit)
        elif self._stock_ends_hand and not state.stock:
            self._end_hand(state, NOBODY, emit)
        else:
            self._begin_turn(state, state.standing.next_seat[seat], emit)

    # The end of a hand ----------------------------------------------------------------------

    def _end_hand(
        self,
        state: TableState,
        winner: int,
        emit: Emit | None,
        *,
        blocked: bool = False,
        entered: EnteredHand | None = None,
    ) -> None:
        state.hand_winner = winner
        in_one_turn = winner != NOBODY and state.opened[winner] == state.turn_no
        if emit:
            facts = (("blocked", int(blocked)), ("in_one", int(in_one_turn)))
            emit(Event("hand_over", winner, facts=facts, phase=SCORED))
        hand = Hand(state, winner, in_one_turn, self._laid, self._laid_best)
        rule = self.game.score
        counts = rule.counts(hand)
        if entered is not None:
            counts = counts_more(counts, entered, rule)
        scored = rule.points_of(counts, winner, in_one_turn=in_one_turn)
        sides = state.standing.sides
        points = [0] * len(state.standing.scores)
        for seat, score in enumerate(scored):
            points[sides[seat]] += score
        winners = () if winner == NOBODY else (sides[winner],)
        void = blocked and self._is_void_if_blocked
        self.finish_hand(state, points, winners, emit, counts=not void)

    @property
    def _is_void_if_blocked(self) -> bool:
        return self.game.blocked_hand == "void_redeal"

    def refuse_end(self, state: TableState, hand: EnteredHand) -> Refusal | None:
        score, playing = self.game.score, self.dealing_order(state)
        hands = dealt_as(hand.held, self.deck, score.held)
        if isinstance(hands, Refusal):
            return hands
        voids = self._is_void_if_blocked and state.standing.voids < VOIDS_MOST
        if hand.closer == NOBODY and voids and not self._stock_ends_hand:
            return None
        refusal = refuse_points(hand.held_points, self.deck, score.held)
        return refusal or refuse_closer(hand, playing)

    def end_entered(self, state: TableState, hand: EnteredHand) -> None:
        hands = dealt_as(hand.held, self.deck, self.game.score.held)
        assert not isinstance(hands, Refusal)
        state.hands = hands
        state.turn_no = 2
        if hand.closer != NOBODY:
            state.opened[hand.closer] = state.turn_no if hand.in_one else 1
        blocked = hand.closer == NOBODY and not self._stock_ends_hand
        self._end_hand(state, hand.closer, None, blocked=blocked, entered=hand)

    def _laid(self, meld: Meld) -> Laid:
        return as_laid(self.kinds, meld)

    def _laid_best(self, meld: Meld) -> Laid:
        """Return a meld with its wild cards read in the best way; one that has grown beyond what
        could be laid anew keeps its order."""
        readings = self.best_readings(meld.kind, meld.cards)
        if not readings:
            return self._laid(meld)
        return self._laid(meld._replace(cards=readings[0][0], start=readings[0][1]))

    def best_readings(self, kind: int, cards: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """Return the ways cards can lie as a meld, best first: most points, then wild cards rather
        at the high end, then the highest slots."""

        def worth(reading: tuple[tuple[int, ...], int]) -> tuple[int, int, int]:
            meld = Meld(kind, NOBODY, *reading)
            wild = self.kinds[kind].wild_places(meld)
            at_low_end = next(at for at in range(len(meld.cards) + 1) if at not in wild)
            return (self.game.score.meld_points(self._laid(meld)), -at_low_end, meld.start)

        return sorted(self.kinds[kind].readings(cards), key=worth, reverse=True)

    def likely_kinds(self, cards: tuple[int, ...]) -> list[MeldKind]:
        """Return the kinds these cards may be meant to be: those of which they are a meld; else
        those in which the most of them could lie as themselves, and if it is only one, rather with
        the wild ones."""
        plain = (pack(cards) & ~self.wilds).bit_count()
        fitting = [kind for kind in self.kinds if kind.readings(cards)]
        if fitting or not plain:
            return fitting or [self.kinds[0]]
        worths = [(kind.most_together(cards), plain == 1 and kind.cap > 0) for kind in self.kinds]
        best = max(worths)
        return [kind for kind, worth in zip(self.kinds, worths, strict=True) if worth == best]
