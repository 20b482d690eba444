"""The reasons of a rummy player: cards that help and how many are left, what the next player may
collect, what the contract lacks, what it costs if somebody goes out, and the score.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import cached_property
from random import Random
from typing import Final

from game.bots.base import USUAL, Fact, Reason
from game.bots.reasons.deciding import Decider, Parts, best, deciders
from game.bots.reasons.going_out import bonus_at_once, reason_of_going_out
from game.bots.reasons.needs import Needs
from game.bots.rummy.mind import Outlook, RummyMind
from game.bots.rummy.prospects import kinds_sought
from game.bots.rummy.turn import Turn
from game.engine.actions import (
    DISCARD,
    LAY_OFF,
    MELD,
    OPEN,
    PILE,
    REBUY,
    RECLAIM,
    Action,
)
from game.engine.arrange.arranger import NewMeld
from game.engine.arrange.contract import ContractPlanners
from game.engine.cards import BIT, FACE, CardId, CardSet, each, one_of_each_face, pack, twins_of
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import as_laid
from game.engine.rummy.judge import pieces_of
from game.engine.scoring.match_end import POINTS
from game.engine.scoring.points import total
from game.engine.state import NOBODY, Meld
from game.engine.visibility import Observation

#: With this few cards in another hand, everybody hurries.
FEW: Final = 3
#: The most cards named in one reason.
NAMED_MOST: Final = 4
#: What two cards may differ by, in units, to be about equal.
EVEN: Final = 0.15
#: A number of cards is clearly larger if it is at least this many times the other.
CLEARLY: Final = 1.3
#: The reasons that say what a card costs.
COSTS_SAID: Final = frozenset({"advice.throw_dear", "advice.throw_dear_now"})
#: The parts of what speaks for throwing a card.
MELDS, POINTS_HELD, NEXT_PLAYER = range(3)


class RummyReasoner:
    """The reasons for acts at any moment of one game."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.mind = RummyMind(rules, USUAL)
        self.planners = ContractPlanners(rules.common.deck.most_packs)

    def reasons(
        self,
        seen: Observation,
        legal: Sequence[Action],
        act: Action,
        instead: Action | None = None,
    ) -> Iterator[Reason]:
        """Yield why this act is better than the one that is compared; without one, than any other.
        The reason that decides comes first, and there is always one; each is worked out when it is
        asked for."""
        return _RummyMoment(self, seen, legal, instead).of(act)


class _RummyMoment:
    def __init__(
        self,
        reasoner: RummyReasoner,
        seen: Observation,
        legal: Sequence[Action],
        instead: Action | None,
    ) -> None:
        self.rules = reasoner.rules
        self.mind = reasoner.mind
        self.winning = reasoner.mind.winning
        self.seen = seen
        self.legal = legal
        self.instead = instead
        self.costs = self.mind.costs
        self.needs = Needs(self.rules, reasoner.planners, seen)
        # Any table will do that fits what is seen.
        self.table = self.rules.world(seen, Random(0))
        self.next = seen.standing.next_seat[seen.viewer]

    def of(self, act: Action) -> Iterator[Reason]:
        if self.seen.phase.decides:
            yield self._of_buying_back(act)
            return
        if self.winning.goes_out(self.table, act):
            yield reason_of_going_out(self.rules, self.seen)
        if self.seen.phase.draws:
            yield from self._of_drawing(act)
        elif act.kind == DISCARD:
            yield from self._of_throwing(act.cards[0])
        else:
            yield from self._of_laying(act)

    def _of_buying_back(self, act: Action) -> Reason:
        standing = self.seen.standing
        price = self.rules.rebuy_cost(standing, self.seen.viewer)
        if not price:
            return Reason("advice.rebuy_free")
        key = "advice.rebuy" if act.kind == REBUY else "advice.decline"
        return Reason(key, {"price": price, "pot": sum(standing.paid) + price})

    # Drawing --------------------------------------------------------------------------------

    def _of_drawing(self, act: Action) -> Iterator[Reason]:
        top = self.seen.pile[-1] if self.seen.pile else NOBODY
        if len(self.legal) > 1:
            yield from self._of_taking(act) if act.place == PILE else self._of_leaving(top)
        elif act.place != PILE and self._is_unplayable():
            yield Reason("advice.stock_unplayable", {"card": top})
        yield Reason("advice.draw_only" if len(self.legal) == 1 else "advice.draw_even")

    def _is_unplayable(self) -> bool:
        """Return whether the pile may not be taken because it could not be played in this turn."""
        pile = self.rules.pile
        refused = (self.rules.refuse(self.table, draw) for draw in pile.draws(self.seen.pile))
        return pile.must_play and pile.unplayable in refused

    def _of_taking(self, act: Action) -> Iterator[Reason]:
        seen, hand, card = self.seen, self.seen.hand, self.rules.pile.sought(self.seen.pile, act)
        facts: dict[str, Fact] = {"card": card}
        taken = pack(self.rules.pile.taken(seen.pile, act))
        if taken != BIT[card]:
            lies = self._lying(hand | taken) - self._lying(hand)
            if lies > 0:
                yield Reason("advice.draw_pozo", {"count": taken.bit_count(), "lies": lies})
        if self.rules.wilds >> card & 1:
            yield Reason("advice.draw_wild", facts)
            return
        yield from self._nearer_with(taken, facts)
        if self.rules.laying.joins(self.seen, self.seen.viewer, card):
            yield Reason("advice.draw_joins", facts)
        if self.needs.planner is None:
            naturals = self._melded_with(card, self.needs.natural)
            with_it = naturals or self._melded_with(card, self.rules.deck_set)
            if with_it:
                meld: dict[str, Fact] = {**facts, "cards": self._named(with_it)}
                others = self.needs.helping(with_it) & ~twins_of(card)
                is_last = not self.needs.left(others | twins_of(card))
                yield Reason("advice.draw_last" if is_last else "advice.draw_meld", meld)
        left, before = self._left_with(hand | taken), self._left_with(hand)
        if left > before:
            yield Reason("advice.draw_waits", {**facts, "left": left, "before": before})

    def _nearer_with(self, taken: CardSet, facts: dict[str, Fact]) -> Iterator[Reason]:
        before, after = self.needs.lack(self.seen.hand), self.needs.lack(self.seen.hand | taken)
        if before is None or after is None or after >= before:
            return
        yield (
            Reason("advice.draw_nearer", {**facts, "lack": after})
            if after
            else Reason("advice.draw_contract", facts)
        )

    def _of_leaving(self, top: CardId) -> Iterator[Reason]:
        needs, hand = self.needs, self.seen.hand
        facts: dict[str, Fact] = {"card": top}
        count = len(self.seen.pile)
        if self.rules.pile.takes_many and count > 1:
            pile = pack(self.seen.pile)
            stays = count - (self._lying(hand | pile) - self._lying(hand))
            if stays >= count:
                points = total(pile, self.costs)
                yield Reason("advice.stock_pozo", {"count": count, "points": points})
            elif stays > 0:
                yield Reason("advice.stock_pozo_part", {"count": count, "stays": stays})
        if self.rules.wilds >> top & 1 or self.rules.laying.joins(self.seen, self.seen.viewer, top):
            return
        if self.rules.pile.must_play and not self.seen.opened[self.seen.viewer]:
            left, _ = self._fewest()
            if left > FEW:
                yield Reason("advice.stock_hold", {**facts, "left": left})
        if not needs.kinds:
            yield Reason("advice.stock_fits_nothing", facts)
        elif not needs.company(hand, top):
            yield Reason("advice.stock_lonely", facts)
        lack = needs.lack(hand)
        if lack and needs.lack(hand | BIT[top]) == lack:
            yield Reason("advice.stock_lacks", {**facts, "lack": lack})
        around = needs.company(hand, top)
        if needs.planner is not None or not around or self._melded_with(top, needs.natural):
            return
        if self._melded_with(top, self.rules.deck_set):
            yield Reason("advice.stock_spends", facts)
            return
        helping = self._completing(around, top)
        left = needs.left(helping)
        if not helping:
            yield Reason("advice.stock_far", facts)
        elif not left:
            yield Reason("advice.stock_dead", {**facts, "cards": self._named(helping)})
        else:
            yield Reason("advice.stock_few", {**facts, "left": left})

    def _lying(self, hand: CardSet) -> int:
        """Return how many cards of a hand lie in melds in its best arrangement."""
        return sum(len(meld.cards) for meld in self.mind.arranger.best(hand).melds)

    def _melded_with(self, card: CardId, among: CardSet) -> CardSet:
        """Return cards of the hand with which the card makes a meld; the first that are found."""
        hand = self.seen.hand & among | BIT[card]
        for kind in self.needs.kinds:
            for meld in kind.listed(hand, kind.min):
                if card in meld.cards:
                    return pack(meld.cards) & ~BIT[card]
        return 0

    def _left_with(self, hand: CardSet) -> int:
        return self.needs.left(self.needs.helping(hand))

    def _completing(self, around: CardSet, card: CardId) -> CardSet:
        """Return the cards that would make a meld with this one and some of those around it."""
        with_it = self.needs.helping(around | BIT[card])
        return with_it & ~self.needs.helping(around)

    # Putting down ---------------------------------------------------------------------------

    def _of_laying(self, act: Action) -> Iterator[Reason]:
        seen, laid = self.seen, pack(act.cards)
        points = total(laid, self.costs)
        facts: dict[str, Fact] = {"count": len(act.cards), "points": points}
        if act.kind == RECLAIM:
            yield Reason("advice.reclaim", {"card": act.cards[0]})
            return
        yield from self._of_the_thrown(act)
        if act.kind == OPEN:
            yield Reason("advice.open", facts)
        instead = self.instead
        is_more = seen.hand.bit_count() > len(act.cards)
        if instead is not None and instead[:2] == (DISCARD, act.cards) and is_more:
            yield Reason("advice.add_and_throw")
            return
        for other in self._wilds_spared(laid):
            yield Reason("advice.throw_spares_wild", {"card": act.cards[0], "other": other})
        held = total(seen.hand, self.costs)
        limit = self._out_at()
        mine = seen.standing.scores[seen.standing.sides[seen.viewer]]
        if limit and mine + held - points < limit <= mine + held:
            yield Reason("advice.lay_over", {"points": mine + held, "limit": limit})
        near = self._near_the_end()
        if near != NOBODY:
            yield Reason("advice.hurry", {**facts, "seat": near, "left": seen.hand_sizes[near]})
        if seen.duty & laid:
            yield Reason("advice.lay_duty", {"card": next(each(seen.duty & laid))})
        counts = self._counts_on_table(act)
        if counts > 0:
            yield Reason("advice.lay_counts", {"table": counts, **facts})
        yield Reason("advice.add" if act.kind == LAY_OFF else "advice.meld", facts)

    def _of_the_thrown(self, act: Action) -> Iterator[Reason]:
        """Yield the cards with which the compared card is laid, where it would be thrown."""
        if self.instead is None or self.instead.kind != DISCARD:
            return
        other = self.instead.cards[0]
        if twins_of(other) & self.seen.hand & ~pack(act.cards):
            return
        laid = [cards for *_, cards in pieces_of(act)] if act.kind == OPEN else [act.cards]
        for cards in laid:
            around = tuple(one for one in cards if one != other)
            if other in cards and around:
                yield Reason("advice.throw_breaks", {"other": other, "cards": around[:NAMED_MOST]})

    def _wilds_spared(self, laid: CardSet) -> tuple[CardId, ...]:
        """Return a wild card that the act which is compared would throw, or would spend on a meld
        with some of these cards."""
        spent = pack(self.instead.cards) if self.instead is not None else 0
        wilds = self.rules.wilds
        is_thrown = self.instead is not None and self.instead.kind == DISCARD
        is_dearer = (spent & wilds).bit_count() > (laid & wilds).bit_count() and spent & laid
        return tuple(each(spent & wilds & ~laid))[:1] if is_thrown or is_dearer else ()

    def _counts_on_table(self, act: Action) -> int:
        """Return what the cards count on the table for the player who lays them, where melds
        count."""
        score, kinds = self.rules.game.score, self.rules.kinds
        if not score.melds_count or act.kind not in (MELD, LAY_OFF):
            return 0
        before, after = self.table.clone(), self.table.clone()
        self.rules.laying.put(after, act)

        def worth(melds: Sequence[Meld]) -> int:
            own = [meld for meld in melds if meld.owner == self.seen.viewer]
            return sum(score.meld_points(as_laid(kinds, meld)) for meld in own)

        return worth(after.melds) - worth(before.melds)

    def _out_at(self) -> int:
        """Return the score that puts a player out, or ends a match that few points win; 0 if none
        does."""
        goal = self.rules.match_end.goal
        return 0 if goal.high_is_good or goal.counts != POINTS else goal.limit

    def _near_the_end(self) -> int:
        """Return which of the other players has few cards; NOBODY if none has."""
        size, seat = self._fewest()
        return seat if size <= FEW else NOBODY

    def _fewest(self) -> tuple[int, int]:
        """Return how many cards the smallest other hand has, and whose it is."""
        seen = self.seen
        return min(
            (size, seat)
            for seat, size in enumerate(seen.hand_sizes)
            if seat != seen.viewer and not seen.standing.out[seat]
        )

    # Throwing away --------------------------------------------------------------------------

    def _of_throwing(self, card: CardId) -> Iterator[Reason]:
        said = [*self._of_what_it_spares(card), *self._of_holding_back()]
        yield from said
        # Of two twins the rules list one act only.
        card = next((one for one in self.parts if FACE[one] == FACE[card]), card)
        others = [other for other in self.parts if FACE[other] != FACE[card]]
        if self.instead is not None and self.instead.kind == DISCARD:
            others = [one for one in others if FACE[one] == FACE[self.instead.cards[0]]]
        if card not in self.parts or not others:
            if not self.parts.keys() - {card}:
                yield Reason("advice.throw_only")
            if not said:
                yield Reason("advice.add", {"points": self.costs[card]})
            return
        nearest = best(others, self.parts)
        is_even = abs(sum(self.parts[nearest], 0.0) - sum(self.parts[card], 0.0)) < EVEN
        if is_even:
            # The reason that tips the balance is said after this one.
            yield Reason("advice.throw_even", {"card": card, "other": nearest})
            others = [nearest]
        for decider in deciders(card, others, self.parts):
            for reason in self._told(card, decider):
                said.append(reason)
                yield reason
        alone = list(self._of_throwing_alone(card, nearest, {one.key for one in said}))
        yield from alone
        if not said and not alone and not is_even:
            yield Reason("advice.add", {"points": self.costs[card]})

    def _of_what_it_spares(self, card: CardId) -> Iterator[Reason]:
        """Yield what the hand would lose with the card that is compared: a meld, a card of the
        contract, or a wild card."""
        if self.instead is None or self.instead.kind != DISCARD:
            return
        hand, other = self.seen.hand, self.instead.cards[0]
        with_it, without_it = hand & ~BIT[card], hand & ~BIT[other]
        facts: dict[str, Fact] = {"card": card, "other": other}
        lost = next(self._of_the_contract(card, other, hand), None)
        if lost is None:
            whole, broken = (self.mind.arranger.best(held) for held in (with_it, without_it))
            sought = {kind.index for kind in self.needs.kinds}
            # A contract that is complete without it needs no wild card in a meld.
            if self.needs.planner is not None and self.rules.wilds >> other & 1:
                sought = set()
            around = _beside(other, [meld for meld in whole.melds if meld.kind in sought])
            if around and broken.value < whole.value:
                lost = Reason("advice.throw_breaks", {**facts, "cards": around})
        if lost is not None:
            yield lost
        if self.rules.wilds >> other & 1 and not self.rules.wilds >> card & 1:
            yield Reason("advice.throw_spares_wild", facts)

    def _of_the_contract(self, card: CardId, other: CardId, hand: CardSet) -> Iterator[Reason]:
        """Yield what the contract would lose with the other card: those of the hand it goes with
        there, or how many cards it would lack."""
        needs, with_it = self.needs, hand & ~BIT[card]
        less, lack = needs.lack(with_it), needs.lack(hand & ~BIT[other])
        if less is None or lack is None or less >= lack:
            return
        facts: dict[str, Fact] = {"card": card, "other": other, "lack": lack}
        held = tuple(one for one in _beside(other, needs.melds(with_it)) if hand >> one & 1)
        if held:
            yield Reason("advice.throw_contract_meld", {**facts, "cards": held})
        else:
            yield Reason("advice.throw_contract", {**facts, "less": less})

    def _of_holding_back(self) -> Iterator[Reason]:
        """Yield why a meld that could be laid stays in the hand."""
        if self.instead is not None and self.instead.kind not in (MELD, OPEN):
            return
        if not any(act.kind in (MELD, OPEN) for act in self.legal):
            return
        left, _ = self._fewest()
        if left <= FEW:
            return
        bonus = bonus_at_once(self.rules, self.seen)
        if bonus:
            key = "advice.hold_off" if bonus < 0 else "advice.hold_more"
            whole = self.rules.game.score.bonus(len(self.seen.hand_sizes), in_one_turn=True)
            yield Reason(key, {"left": left, "points": abs(whole)})
        else:
            yield Reason("advice.hold_back", {"left": left})

    @cached_property
    def turn(self) -> Turn:
        outlook = Outlook(self.mind, self.seen)
        return Turn(self.mind, self.seen, self.legal, self.table, outlook)

    @cached_property
    def loose(self) -> CardSet:
        """Return the cards that lie in no finished meld."""
        return self.seen.hand & ~self.turn.kept_for_melds()

    @cached_property
    def parts(self) -> dict[CardId, Parts]:
        """Return what speaks for throwing each card that may be thrown and is no wild card, nor in
        a finished meld."""
        outlook = self.turn.outlook
        keeping, price = outlook.keeping(self.loose), self.turn.price()
        found: dict[CardId, Parts] = {}
        for act in self.turn.by_kind.get(DISCARD, ()):
            card = act.cards[0]
            if self.loose & self.needs.natural & BIT[card]:
                burden = outlook.burden * self.costs[card] / self.mind.unit
                risk = price(act) - keeping[card]
                found[card] = (-keeping[card] - burden, burden, -risk)
        return found

    def _told(self, card: CardId, decider: Decider) -> Iterator[Reason]:
        other = decider.other
        if decider.part == MELDS:
            yield from self._of_needs(card, other)
        elif decider.part == POINTS_HELD:
            yield from self._of_points(card, other)
        else:
            yield from self._of_the_next(card, other)

    def _of_needs(self, card: CardId, other: CardId) -> Iterator[Reason]:
        needs, loose = self.needs, self.loose
        facts: dict[str, Fact] = {"card": card, "other": other}
        less, lack = needs.lack(loose & ~BIT[card]), needs.lack(loose & ~BIT[other])
        if less is not None and lack is not None and less != lack:
            yield from self._of_the_contract(card, other, loose)
            return
        if not needs.company(loose, card) and needs.company(loose, other):
            yield Reason("advice.throw_lonely", facts)
        kept, lost = needs.helping(loose & ~BIT[card]), needs.helping(loose & ~BIT[other])
        left, fewer = needs.left(kept), needs.left(lost)
        mine = self._completing(needs.company(loose, card), card)
        if left > fewer:
            if needs.planner is None and mine and not needs.left(mine):
                yield Reason("advice.throw_dead", {"card": card, "cards": self._named(mine)})
            named = self._named(kept & ~lost & needs.unseen)
            if named:
                told: dict[str, Fact] = {"left": left, "fewer": fewer, "cards": named}
                yield Reason("advice.throw_helped", {**facts, **told})
        if self._fits_later(other) and not self._fits_later(card):
            yield Reason("advice.throw_fits_later", facts)

    def _fits_later(self, card: CardId) -> bool:
        """Return whether the card fits a meld that its owner may add to once they have laid one
        down."""
        seen, laying = self.seen, self.rules.laying
        if laying.adds_unopened or seen.opened[seen.viewer]:
            return False
        return bool(laying.fitting(seen, seen.viewer) >> card & 1)

    def _of_points(self, card: CardId, other: CardId) -> Iterator[Reason]:
        seen, costs = self.seen, self.costs
        points, fewer = costs[card], costs[other]
        if points <= fewer:
            return
        facts: dict[str, Fact] = {"card": card, "other": other, "points": points, "fewer": fewer}
        limit = self._out_at()
        mine = seen.standing.scores[seen.standing.sides[seen.viewer]]
        reached = mine + total(seen.hand & ~BIT[other], costs)
        if limit and reached - points + fewer < limit <= reached:
            yield Reason("advice.throw_over", {"card": card, "points": reached, "limit": limit})
        near = self._near_the_end()
        if near != NOBODY:
            left: dict[str, Fact] = {"seat": near, "left": seen.hand_sizes[near]}
            yield Reason("advice.throw_dear_now", {**facts, **left})
        else:
            yield Reason("advice.throw_dear", facts)

    def _of_the_next(self, card: CardId, other: CardId) -> Iterator[Reason]:
        seen, seat = self.seen, self.next
        facts: dict[str, Fact] = {"card": card, "other": other, "seat": seat}
        joins = self.rules.laying.joins
        if joins(seen, seat, other) and not joins(seen, seat, card):
            yield Reason("advice.next_adds", facts)
        sought = [self.rules.kinds[kind] for kind in kinds_sought(self.rules, seen, seat)]

        def going_with(thrown: CardId, cards: CardSet) -> CardSet:
            near = cards & self.needs.natural
            return pack(
                one for one in each(near) if any(kind.go_together(thrown, one) for kind in sought)
            )

        known = going_with(other, seen.known[seat])
        if known and not going_with(card, seen.known[seat]):
            yield Reason("advice.next_holds", {**facts, "cards": self._named(known)})
        passed = pack(seen.pile[:-1])
        if twins_of(card) & passed and not twins_of(other) & passed:
            yield Reason("advice.twin_passed", {"card": card})
        hidden = self.needs.unseen | seen.known[seat]
        left, more = (going_with(one, hidden).bit_count() for one in (card, other))
        if left * CLEARLY < more:
            yield Reason("advice.next_wants", {**facts, "left": left, "more": more})

    def _of_throwing_alone(self, card: CardId, nearest: CardId, said: Set[str]) -> Iterator[Reason]:
        """Yield what is true of throwing this card, whatever the others are, and was not said
        yet."""
        facts: dict[str, Fact] = {"card": card, "other": nearest}
        if not self.needs.kinds and not self.rules.laying.joins(self.seen, self.seen.viewer, card):
            yield Reason("advice.throw_idle", facts)
        elif (
            "advice.throw_lonely" not in said
            and self._is_alone(card)
            and (not self._is_alone(nearest) or self.costs[nearest] < self.costs[card])
        ):
            key = "advice.throw_alone" if COSTS_SAID.isdisjoint(said) else "advice.throw_lonely"
            yield Reason(key, {**facts, "points": self.costs[card]})
        lack = self.needs.lack(self.loose)
        if lack and self.needs.lack(self.loose & ~BIT[card]) == lack:
            has_twin = bool(twins_of(card) & self.seen.hand & ~BIT[card])
            key = "advice.throw_lacks_twin" if has_twin else "advice.throw_lacks"
            yield Reason(key, {"card": card, "lack": lack})

    def _is_alone(self, card: CardId) -> bool:
        return bool(self.needs.kinds) and not self.needs.company(self.loose, card)

    def _named(self, cards: CardSet) -> tuple[CardId, ...]:
        """Return one card of each face, as many as are named in a sentence."""
        return tuple(one_of_each_face(cards))[:NAMED_MOST]


def _beside(card: CardId, melds: Sequence[NewMeld]) -> tuple[CardId, ...]:
    """Return some of the cards that lie in one meld with this one; nothing if none does."""
    around = next((meld.cards for meld in melds if card in meld.cards), ())
    return tuple(one for one in around if one != card)[:NAMED_MOST]
