"""Quick players, who play a hand to its end in a moment, to tell what an act leads to in one world.

They look at nothing but their own cards and those that lie open, as people do.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.bots.base import USUAL
from game.bots.fishing.offers import Prizes
from game.bots.fishing.player import promise_at_sight
from game.bots.rummy.drawing import wanted_draw
from game.bots.rummy.mind import RummyMind
from game.engine.actions import LAY_OFF, MELD, NOWHERE, OPEN, PILE, Action
from game.engine.arrange.arranger import Arrangement
from game.engine.cards import BIT, CardId, CardSet, each, one_of_each_face, pack, twins_of
from game.engine.chance import Dice, DiceChance
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.drawing import TURNS_MOST
from game.engine.rummy.flow import DISCARDS, RummyRules
from game.engine.state import TableState


class WorldPlayer(Protocol):
    """Somebody who plays on in worlds."""

    #: An act of this player takes as long as this many usual ones.
    effort: int

    def act(self, table: TableState, dice: Dice) -> Action:
        """Return what the player to act does."""
        ...


#: The number of acts after which a hand without an end in sight is blocked.
ACTS_MOST = 400


def play_out(rules: AnyRules, player: WorldPlayer, table: TableState, dice: Dice) -> int:
    """Play a hand to its end; return how many acts that took."""
    hand_no, acts = table.hand_no, 0
    while table.phase.in_play and table.hand_no == hand_no:
        if acts == ACTS_MOST:
            # With this number of turns the rules block the hand at the next discard.
            table.turn_no = TURNS_MOST
        do(rules, table, player.act(table, dice), dice)
        acts += 1
    return acts


def do(rules: AnyRules, table: TableState, act: Action, dice: Dice) -> None:
    """Do an act in a world. Where the pile is drawn from, the card on the stock goes below it: as
    nobody knows it, all is as likely as before. So each turn has a card of its own, whichever act
    is tried, and the results of two acts differ less by chance."""
    if act.place == PILE and table.stock and not table.stock_open:
        table.stock.insert(0, table.stock.pop())
    rules.apply(table, act, DiceChance(dice))


def quick_player(rules: AnyRules) -> WorldPlayer:
    return QuickRummy(rules) if isinstance(rules, RummyRules) else QuickFishing(rules)


#: What cards are worth, in points, in a game whose cards cost six on average: each unseen card that
#: would join two of the hand; each third card that lies with them already; a card that fits the
#: table; and the weight of a card's own points against it.
OUT, THIRD, FITTING, HELD = 1.2, 12.0, 8.0, 0.5
USUAL_COST = 6.0
NEVER = 1_000.0
#: Nobody keeps melds back when another hand has no more cards than the first number, or the hand
#: has gone on for more rounds than the second.
NEAR_THE_END, ROUNDS_OF_PEACE = 4, 10
#: The most cards in no meld with which a player may go out.
STRAYS_MOST = 1
#: How many cards that lie in no meld a wild card can make a meld with.
TAKEN_IN = 3
#: In a hand of more cards than this, melds without wild cards are laid before others are thought
#: of.
LARGE = 16
#: How many times as long an act takes where a meld may have several wild cards.
HARD = 4
#: The rounds after which players may hold what the others need, as they may once the stock has been
#: drawn; and how much chance then decides what is thrown, or the hand would have no end.
ROUNDS_OF_WAITING, WHIM = 20, 60.0
#: With this few cards of their own players keep no melds back either.
FEW = 3


class QuickRummy:
    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        mind = RummyMind(rules, USUAL)
        self.arranger, self.costs = mind.arranger, mind.costs
        self._scale = mind.unit / USUAL_COST
        self._holds_back = not rules.laying.judges
        self.effort = HARD if any(kind.cap > 1 for kind in rules.kinds) else 1
        self._spares_wilds = not rules.game.score.melds_count
        #: The hand that is left once a meld is laid, and the melds still to be laid from it.
        self._planned = 0, self.arranger.best(0)
        #: By kind of meld and card, what could lie in one meld with it.
        self._near = [self._neighbours(kind) for kind in range(len(rules.kinds))]

    def _neighbours(self, kind_no: int) -> dict[CardId, CardSet]:
        kind, natural = self.rules.kinds[kind_no], self.rules.deck_set & ~self.rules.wilds
        faces = list(one_of_each_face(natural))
        found: dict[CardId, CardSet] = {}
        for face in faces:
            near = 0
            for other in faces:
                if kind.go_together(face, other):
                    near |= twins_of(other) & natural
            for card in each(twins_of(face) & natural):
                found[card] = near & ~BIT[card]
        return found

    def act(self, table: TableState, dice: Dice) -> Action:
        return self._draw(table) if table.phase.draws else self._play(table, dice)

    def _draw(self, table: TableState) -> Action:
        acts = self.rules.play_actions(table)
        return wanted_draw(self.rules, table.pile, acts, partial(self._wants, table)) or acts[0]

    def _wants(self, table: TableState, card: CardId) -> bool:
        rules, seat = self.rules, table.to_act
        if rules.wilds >> card & 1:
            return True
        if rules.laying.joins(table, seat, card):
            return True
        # A top card that melds only with a wild card is no reason to take a whole pile.
        hand = table.hands[seat] & ~(rules.wilds if rules.pile.takes_many else 0)
        return any(rules.kinds[kind].makes(hand, card) for kind in self._sought(table))

    def _sought(self, table: TableState) -> tuple[int, ...]:
        owed = self.rules.laying.owed(table, table.to_act)
        if owed is not None:
            return tuple(set(owed.wanted))
        return tuple(range(len(self.rules.kinds))) if self.rules.opening.new_melds_later else ()

    # With a card drawn ----------------------------------------------------------------------

    def _play(self, table: TableState, dice: Dice) -> Action:
        rules, hand = self.rules, table.hands[table.to_act]
        if table.duty or self._may_lay(table, hand):
            act = self._laid(table, hand)
            if act is not None:
                return act
        cards = 0 if table.duty else rules.turn_end.discardable(table, hand)
        if not cards:
            return rules.play_actions(table)[0]
        return DISCARDS[self._thrown(table, hand, cards, dice)]

    def _may_lay(self, table: TableState, hand: CardSet) -> bool:
        """Return whether there may be something to lay: a quick look, which spares listing all
        acts."""
        owed = self.rules.laying.owed(table, table.to_act)
        if owed is not None:
            return owed.may_exist(hand)
        fitting = self.rules.laying.fitting(table, table.to_act)
        if fitting & hand & (-1 if self._hurries(table) else ~self.rules.wilds):
            return True
        kinds = self.rules.kinds
        return any(kinds[kind].listed(hand, kinds[kind].min) for kind in self._sought(table))

    def _hurries(self, table: TableState) -> bool:
        me = table.to_act
        if table.hands[me].bit_count() <= FEW:
            return True
        return any(
            0 < hand.bit_count() <= NEAR_THE_END
            for seat, hand in enumerate(table.hands)
            if seat != me
        )

    def _laid(self, table: TableState, hand: CardSet) -> Action | None:
        rules, wilds = self.rules, self.rules.wilds
        hurries = self._hurries(table) or bool(table.duty)
        if not table.duty and rules.laying.owed(table, table.to_act) is None:
            best = self._arranged(hand, waits=not hurries and self._may_wait(table))
            if best is None:
                return None
            goes_out = best.left.bit_count() <= STRAYS_MOST
            spares = self._spares_wilds and not hurries and not goes_out
            for meld in best.melds:
                if not spares or not pack(meld.cards) & wilds:
                    act = Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
                    if rules.refuse(table, act) is None:
                        others = tuple([one for one in best.melds if one is not meld])
                        if others:
                            self._planned = hand & ~pack(meld.cards), best._replace(melds=others)
                        return act
        lays = [
            act
            for act in rules.play_actions(table)
            if act.kind in (OPEN, MELD)
            or (act.kind == LAY_OFF and (hurries or not wilds >> act.cards[0] & 1))
        ]
        return max(lays, key=self._relief) if lays else None

    def _arranged(self, hand: CardSet, *, waits: bool) -> Arrangement | None:
        """Return the melds to lay down; None if all are better kept. To arrange wild cards takes
        far longer than the others."""
        planned, best = self._planned
        if planned == hand:
            return best
        wilds = hand & self.rules.wilds
        natural = self.arranger.best(hand & ~wilds)
        is_far = natural.left.bit_count() > STRAYS_MOST + TAKEN_IN * wilds.bit_count()
        if waits and is_far:
            return None
        if not wilds or (natural.melds and (is_far or hand.bit_count() > LARGE)):
            return natural
        best = self.arranger.best(hand)
        return None if waits and best.left.bit_count() > STRAYS_MOST else best

    def _may_wait(self, table: TableState) -> bool:
        """Return whether first melds may be kept back: in the first rounds of a hand, where there
        are no contracts."""
        early = table.turn_no <= ROUNDS_OF_PEACE * table.standing.out.count(False)
        return self._holds_back and early and not table.opened[table.to_act]

    def _relief(self, act: Action) -> tuple[int, int]:
        return len(act.cards), sum([self.costs[card] for card in act.cards])

    def _thrown(self, table: TableState, hand: CardSet, cards: CardSet, dice: Dice) -> CardId:
        wilds, scale, costs = self.rules.wilds, self._scale, self.costs
        live = self.rules.deck_set & ~hand & ~pack(table.pile)
        for meld in table.melds:
            live &= ~pack(meld.cards)
        fitting = self.rules.laying.fitting(table, table.to_act)
        nears = [self._near[kind] for kind in self._sought(table)]
        late = table.turn_no > ROUNDS_OF_WAITING * table.standing.out.count(False)
        whim = WHIM * scale if late or table.recycles else 0.0
        best, least = -1, NEVER * NEVER
        for card in one_of_each_face(cards):
            if wilds >> card & 1:
                worth = NEVER
            else:
                worth = FITTING * (fitting >> card & 1) * scale - HELD * costs[card]
                for near in nears:
                    here = near[card]
                    mates = here & hand
                    while mates:
                        low = mates & -mates
                        mates ^= low
                        if low & wilds:
                            continue
                        both = here & near[low.bit_length() - 1]
                        worth += scale * (
                            OUT * (both & live).bit_count() + THIRD * (both & hand).bit_count()
                        )
            if whim:
                worth += whim * dice.random()
            if worth < least:
                best, least = card, worth
        return best


class QuickFishing:
    """A quick player that takes the most, builds if it can take it back, else lays down what is
    worth least."""

    def __init__(self, rules: FishingRules) -> None:
        self.rules = rules
        self.effort = 1

    def act(self, table: TableState, dice: Dice) -> Action:
        prizes = Prizes(self.rules, table.won, table.standing.sides[table.to_act])
        legal = self.rules.legal_actions(table)
        return max(legal, key=lambda act: promise_at_sight(act, table, prizes, dice))
