"""Why an act is a good one in a fishing game, as a text key with facts."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.bots.fishing.offers import captured, count_spades
from game.engine.actions import BUILD, TAKE, Action
from game.engine.cards import CardId
from game.engine.fishing.flow import FishingRules
from game.engine.visibility import Observation


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
