"""Advice: what an expert would do in somebody's place, and why, as a text key with facts.

All that is said is true by the rules and by what the player can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.bots.base import Reason, decision
from game.bots.fishing.offers import captured, count_spades
from game.bots.levels import bot_named
from game.bots.rummy.prospects import Hoard
from game.engine.actions import (
    BUILD,
    DEAL,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    OPEN,
    PILE,
    REBUY,
    RECLAIM,
    TAKE,
    Action,
)
from game.engine.cards import BIT, CardId, pack
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation

#: So few cards in another hand, and everybody hurries.
FEW = 3


class RummyReasons:
    def __init__(self, rules: RummyRules, seen: Observation, legal: Sequence[Action]) -> None:
        self.rules = rules
        self.seen = seen
        self.legal = legal
        self.hoard = Hoard(rules)

    def of(self, act: Action) -> Reason:
        if act.kind == DRAW:
            return self._of_drawing(act)
        if act.kind == DISCARD:
            return self._of_throwing(act.cards[0])
        if act.kind in (MELD, OPEN, LAY_OFF, RECLAIM):
            return self._of_laying(act)
        return Reason("advice.rebuy" if act.kind == REBUY else "advice.decline")

    # Drawing --------------------------------------------------------------------------------

    def _of_drawing(self, act: Action) -> Reason:
        top = self.seen.pile[-1] if self.seen.pile else None
        if act.place == PILE:
            assert top is not None
            if len(self.legal) == 1:
                return Reason("advice.draw_only", {"card": top})
            return self._of_taking(top)
        if len(self.legal) == 1 or top is None:
            return Reason("advice.stock_only")
        return Reason("advice.stock_better", {"card": top})

    def _of_taking(self, top: CardId) -> Reason:
        count = len(self.seen.pile)
        if self.rules.pile.is_whole and count > 1:
            return Reason("advice.draw_pozo", {"count": count})
        facts = {"card": top}
        if self.rules.wilds >> top & 1:
            return Reason("advice.draw_wild", facts)
        if any(fits >> top & 1 for fits in self.seen.fits) and self._has_opened:
            return Reason("advice.draw_joins", facts)
        if self.hoard.wants(self.seen, top):
            return Reason("advice.draw_meld", facts)
        return Reason("advice.draw_useful", facts)

    # Putting down ---------------------------------------------------------------------------

    def _of_laying(self, act: Action) -> Reason:
        cards = pack(act.cards)
        facts = {"count": len(act.cards), "points": self._cost(act.cards)}
        if act.kind != RECLAIM and not self.seen.hand & ~cards:
            return Reason("advice.goes_out", facts)
        if act.kind == OPEN:
            return Reason("advice.open", facts)
        if act.kind == RECLAIM:
            return Reason("advice.reclaim", {"card": act.cards[0]})
        others = self._near_the_end()
        if others is not None:
            return Reason("advice.hurry", {**facts, "seat": others, "left": self._left(others)})
        if act.kind == LAY_OFF:
            return Reason("advice.add", {"card": act.cards[0], **facts})
        return Reason("advice.meld", facts)

    def _near_the_end(self) -> int | None:
        """Who of the others has few cards, if anybody has."""
        seen = self.seen
        few = [
            (size, seat)
            for seat, size in enumerate(seen.hand_sizes)
            if seat != seen.viewer and not seen.standing.out[seat] and size <= FEW
        ]
        return min(few)[1] if few else None

    def _left(self, seat: int) -> int:
        return self.seen.hand_sizes[seat]

    # Throwing away --------------------------------------------------------------------------

    def _of_throwing(self, card: CardId) -> Reason:
        facts = {"card": card, "points": self._cost((card,))}
        if self.seen.hand == BIT[card]:
            return Reason("advice.throw_out", facts)
        if any(act.kind in (MELD, OPEN) for act in self.legal):
            return Reason("advice.hold_back", facts)
        if not self.hoard.use(self.seen, card):
            others = [act.cards[0] for act in self.legal if act.kind == DISCARD]
            lonely = [other for other in others if not self.hoard.use(self.seen, other)]
            if len(lonely) > 1 and self._cost((card,)) == max(self._cost((c,)) for c in lonely):
                return Reason("advice.throw_dear", facts)
            return Reason("advice.throw_lonely", facts)
        return Reason("advice.throw_least", facts)

    @property
    def _has_opened(self) -> bool:
        return bool(self.seen.opened[self.seen.viewer])

    def _cost(self, cards: Sequence[CardId]) -> int:
        return sum(self.hoard.costs[card] for card in cards)


class FishingReasons:
    def __init__(self, rules: FishingRules, seen: Observation, legal: Sequence[Action]) -> None:
        self.rules = rules
        self.seen = seen
        self.legal = legal
        self.points = rules.game.score.cards.by_card

    def of(self, act: Action) -> Reason:
        if act.kind == TAKE:
            return self._of_taking(act)
        if act.kind == BUILD:
            return Reason("advice.build", {"card": act.cards[0], "value": act.reading[0]})
        return self._of_trailing(act.cards[0])

    def _of_taking(self, act: Action) -> Reason:
        seen, builds = self.seen, act.reading[1:]
        cards, left = captured(seen, act)
        facts = {"card": act.cards[0], "count": len(cards)}
        if not left and self.rules.game.score.sweep:
            return Reason("advice.take_all", facts)
        points = sum(self.points[card] for card in cards)
        if points > 0:
            return Reason("advice.take_points", {**facts, "points": points})
        spades = count_spades(cards)
        if spades and self.rules.game.score.most_spades:
            return Reason("advice.take_spades", {**facts, "spades": spades})
        if any(seen.builds[at].owner != seen.viewer for at in builds):
            return Reason("advice.take_build", facts)
        return Reason("advice.take_cards", facts)

    def _of_trailing(self, card: CardId) -> Reason:
        facts = {"card": card}
        if all(act.kind not in (TAKE, BUILD) for act in self.legal):
            if len(self.legal) == 1:
                return Reason("advice.trail_only", facts)
            return Reason("advice.trail_least", facts)
        return Reason("advice.trail_wait", facts)


#: As strong as an answer can be for which nobody has to wait.
COUNSELLOR = "expert@40"


class Advice(NamedTuple):
    """First which card, by `act.cards`; then where, by the act, and why, by `reason` and `facts`
    as in `Reason`."""

    act: Action
    reason: str
    facts: Mapping[str, int]


def advice(rules: AnyRules, seen: Observation, legal: Sequence[Action], rng: Random) -> Advice:
    """What the expert does who sees this and no more."""
    return explained(rules, seen, legal, decision(bot_named(COUNSELLOR, rules), seen, legal, rng))


def explained(rules: AnyRules, seen: Observation, legal: Sequence[Action], act: Action) -> Advice:
    """The reason of an act that somebody else has thought out."""
    reason = _reason(rules, seen, legal, act)
    return Advice(act, reason.key, reason.facts)


def _reason(rules: AnyRules, seen: Observation, legal: Sequence[Action], act: Action) -> Reason:
    if act.kind == DEAL:
        return Reason("advice.deal")
    if isinstance(rules, RummyRules):
        return RummyReasons(rules, seen, legal).of(act)
    return FishingReasons(rules, seen, legal).of(act)
