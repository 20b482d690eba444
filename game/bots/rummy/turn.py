"""What to do with the cards of one's turn: put down, hold back, throw away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from typing import Final, NamedTuple

from game.bots.base import doubt_between
from game.bots.habits import lean
from game.bots.rummy.mind import Outlook, RummyMind
from game.engine.actions import DISCARD, LAY_OFF, MELD, NOWHERE, OPEN, RECLAIM, Action
from game.engine.cards import BIT, CardId, CardSet, each, pack, twins_of, with_twins
from game.engine.scoring.points import total
from game.engine.state import TableState
from game.engine.visibility import Observation

Price = Callable[[Action], float]
Worth = Callable[[CardId], float]


class Heed(NamedTuple):
    """How well a player looks just now. `is_plain`: they go by what is plain to see.
    `misses_table`: they overlook the melds on the table."""

    is_plain: bool = False
    misses_table: bool = False


FULL_HEED: Final = Heed()


LAYING: Final = (OPEN, MELD, LAY_OFF, RECLAIM)
#: The price of a card that no sound player throws while there is another.
PRICELESS: Final = 1_000.0
#: What a card seems to be worth at first sight for each other that goes with it, in units.
PAIR: Final = 1.5
#: The threat from which nobody keeps wild cards for later.
LAST_CALL: Final = 0.6
#: The number of hands in a match after which nobody holds melds back any more.
HELD_HANDS: Final = 16
#: The most acts weighed of a hand too large to be searched through.
WEIGHED_MOST: Final = 8


class Turn:
    """The decision on the next act of a turn in which a card has been drawn. `table` is any table
    that fits what is seen: what may be done does not depend on hidden cards."""

    def __init__(
        self,
        mind: RummyMind,
        seen: Observation,
        legal: Sequence[Action],
        table: TableState,
        outlook: Outlook,
        heed: Heed = FULL_HEED,
    ) -> None:
        self.heed = heed
        #: How close the decision was.
        self.doubt = 0.0
        self.mind = mind
        self.rules = mind.rules
        self.seen = seen
        self.table = table
        self.outlook = outlook
        self.by_kind: dict[str, list[Action]] = {}
        for action in legal:
            self.by_kind.setdefault(action.kind, []).append(action)

    def act(self) -> Action:
        lays = [act for kind in LAYING for act in self.by_kind.get(kind, ())]
        if not lays:
            return self.throw()
        out = self.mind.winning.first_act(self.table)
        if out is not None:
            return out
        if OPEN in self.by_kind:
            return max(self.by_kind[OPEN], key=self._after_opening)
        if self.seen.duty:
            return self._do_the_duty(lays)
        if MELD in self.by_kind and not self._holds_back():
            spared = self._spares_wilds()
            for meld in self.mind.arranger.best(self.seen.hand).melds:
                if spared and pack(meld.cards) & self.rules.wilds:
                    continue
                act = Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
                if self.rules.refuse(self.table, act) is None:
                    return act
            if not spared:
                return max(self.by_kind[MELD], key=self._relief)
        added = self._addition()
        return self.throw() if added is None else added

    # Putting down ---------------------------------------------------------------------------

    def _relief(self, act: Action) -> tuple[int, int]:
        return total(pack(act.cards), self.mind.costs), len(act.cards)

    def _after_opening(self, act: Action) -> float:
        """Rate the cards that an opening leaves in the hand, by their costs: those that may
        be added to melds count less."""
        after = self.table.clone()
        self.rules.laying.put(after, act)
        fitting = self.rules.laying.fitting(after, self.seen.viewer)
        costs, left = self.mind.costs, after.hands[self.seen.viewer]
        return -total(left & ~fitting, costs) - 0.3 * total(left & fitting, costs)

    def _do_the_duty(self, lays: Sequence[Action]) -> Action:
        doing = [act for act in lays if pack(act.cards) & self.seen.duty] or list(lays)
        if not self.mind.arranger.best(self.seen.hand).exact:
            doing = nlargest(WEIGHED_MOST, doing, key=self._relief)
        return max(doing, key=self._worth_after)

    def _worth_after(self, act: Action) -> float:
        left = self.seen.hand & ~pack(act.cards)
        return self.outlook.worth(left) + total(pack(act.cards), self.mind.costs) / self.mind.unit

    def _holds_back(self) -> bool:
        """Return whether first melds are held back. They open the table for everybody, and going
        out at once may earn more: while nobody is near the end they can wait. But where all wait,
        all lose more than they earn, and such a match would never end."""
        if self.seen.hand_no > HELD_HANDS:
            return False
        others = self.seen.standing.out.count(False) - 1
        threat = self.outlook.threat * others**0.5
        return not self.seen.opened[self.seen.viewer] and threat < self.mind.weights.hold

    def _spares_wilds(self) -> bool:
        """Return whether wild cards stay in the hand, where they may still go anywhere. On a table
        where cards count they earn more."""
        return (
            not self.mind.rules.game.score.melds_count
            and self.outlook.least > self.mind.weights.spare
        )

    def _addition(self) -> Action | None:
        """Return the act that adds a card to a meld on the table in the best place, or takes a wild
        card from one; None if all cards are better kept."""
        wilds = self.rules.wilds
        adding = self.by_kind.get(LAY_OFF, [])
        if self.heed.misses_table:
            return None
        plain = [act for act in adding if not wilds >> act.cards[0] & 1]
        if plain:
            return max(plain, key=self._room_after)
        if RECLAIM in self.by_kind and self.outlook.threat < LAST_CALL:
            return self.by_kind[RECLAIM][0]
        if adding and (not self.outlook.sought or self.outlook.threat >= LAST_CALL):
            return max(adding, key=self._room_after)
        return None

    def _room_after(self, act: Action) -> tuple[int, int, int]:
        """Rank a lay-off by how many cards of the hand then still fit the meld, then by what its
        card costs, then by how few unseen cards fit."""
        after = self.table.clone()
        self.rules.laying.put(after, act)
        fits = after.fits[act.place]
        hand = after.hands[self.seen.viewer]
        own = (fits & hand & ~self.rules.wilds).bit_count()
        return own, self.mind.costs[act.cards[0]], -(fits & self.outlook.odds.unseen).bit_count()

    # Throwing away --------------------------------------------------------------------------

    def throw(self) -> Action:
        price = self.price()
        found = sorted(self.by_kind[DISCARD], key=price)
        if len(found) > 1:
            self.doubt = doubt_between(price(found[0]), price(found[1]))
        return found[0]

    def price(self) -> Price:
        """Return a function that tells what a discard costs: what the card was good for, and how it
        helps the next player."""
        kept, weights = self.kept_for_melds(), self.mind.weights
        loose = self.seen.hand & ~kept
        worth = self._at_sight(loose) if self.heed.is_plain else self._weighed(loose)
        # A card that was taken on purpose is not thrown without a reason.
        taken = 0 if self.outlook.is_stuck else with_twins(self.seen.known[self.seen.viewer])
        habits = () if self.outlook.is_stuck else weights.habits

        def of_card(card: CardId) -> float:
            if kept & BIT[card]:
                return PRICELESS - self.mind.costs[card]
            if self.rules.wilds >> card & 1:
                return PRICELESS / 2
            return (weights.loyal if taken >> card & 1 else 0.0) + worth(card)

        def of(act: Action) -> float:
            # Of twins one stands for both, and the other may be the one that nothing needs.
            twins = twins_of(act.cards[0]) & self.seen.hand
            return min([of_card(card) for card in each(twins)]) - lean(habits, self.seen, act)

        return of

    def _at_sight(self, loose: CardSet) -> Worth:
        """Return what cards are worth to somebody who sees pairs before runs and throws high cards
        first, in units."""
        mind, seen = self.mind, self.seen

        def of(card: CardId) -> float:
            promised = mind.hoard.at_sight(seen, card, loose, mind.weights.runs)
            return PAIR * promised - mind.costs[card] / mind.unit

        return of

    def _weighed(self, loose: CardSet) -> Worth:
        """Return what cards are worth to keep, and not to give to the next player, in units."""
        keeping, danger = self.outlook.keeping(loose), self.outlook.danger
        # Where nobody can lay down, or nobody has gone out in two whole stocks, cards kept from the
        # others keep everybody waiting.
        gives = self.outlook.is_stuck and (not any(self.seen.opened) or self.seen.recycles > 1)
        feared = 0.0 if gives else self.mind.weights.danger
        if self.rules.laying.judges:
            feared *= self.mind.weights.dread

        def of(card: CardId) -> float:
            risk = feared * danger.stake * danger.of(card) if feared else 0.0
            return keeping[card] + risk

        return of

    def kept_for_melds(self) -> CardSet:
        """Return the cards of finished melds, which are held back or may not be laid now."""
        if self.outlook.contract or not self.outlook.sought:
            return 0
        melds = self.mind.arranger.best(self.seen.hand).melds
        return pack(card for meld in melds for card in meld.cards)
