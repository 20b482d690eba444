"""A hand played to its end by quick players, for thinking ahead."""

from __future__ import annotations

from random import Random

from game.bots.rummy.mind import RummyMind
from game.bots.rummy.patterns import Pattern
from game.engine.actions import DISCARD, DRAW_PILE, DRAW_STOCK, LAY_OFF, MELD, OPEN, Action
from game.engine.cards import BIT, CARDS_MOST, CardId, CardSet, pack
from game.engine.chance import Chance, SeededChance
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.scoring.hand_score import Penalty
from game.engine.scoring.points import total
from game.engine.state import DRAW, PLAY, TableState

#: After so many turns a hand is broken off and counted as it stands.
TURNS_MOST = 40


class QuickPlay:
    """Knows of every card which others go with it; the rest is counting."""

    def __init__(self, mind: RummyMind) -> None:
        self.mind = mind
        self.rules = mind.rules
        self.wilds = mind.rules.wilds
        self._company: dict[tuple[int, ...], tuple[CardSet, ...]] = {}
        self._chance: Chance = SeededChance("quick")
        self._sign = -1.0 if isinstance(mind.rules.game.score, Penalty) else 1.0
        #: Points of a card weigh against company like this.
        self.weigh = tuple(cost / (mind.unit * 3) for cost in mind.costs)

    def __call__(self, table: TableState, seat: int, dice: Random) -> float:
        """What the hand gives a seat against the others."""
        rules, last = self.rules, table.turn_no + TURNS_MOST
        hand_no = table.hand_no
        while table.phase in (DRAW, PLAY) and table.hand_no == hand_no:
            if table.turn_no > last:
                return self._as_it_stands(table, seat)
            rules.apply(table, self.act(table), self._chance)
        return self._margin(table.standing.sheet[-1] if table.standing.sheet else (), table, seat)

    def _margin(self, points: tuple[int, ...], table: TableState, seat: int) -> float:
        if not points:
            return self._as_it_stands(table, seat)
        others = [score for at, score in enumerate(points) if at != seat]
        return self._sign * (points[seat] - sum(others) / len(others)) / self.mind.unit

    def _as_it_stands(self, table: TableState, seat: int) -> float:
        owed = [total(cards, self.mind.costs) for cards in table.hands]
        mean = (sum(owed) - owed[seat]) / (len(owed) - 1)
        return (mean - owed[seat]) / self.mind.unit

    # One act --------------------------------------------------------------------------------

    def act(self, table: TableState) -> Action:
        if table.phase == DRAW:
            return self._draw(table)
        legal = self.rules.play_actions(table)
        best, relief = None, -1
        for act in legal:
            if act.kind == DISCARD:
                break
            gain = self._relief(act)
            if gain > relief:
                best, relief = act, gain
        if best is not None:
            return best
        return self._throw(table, legal)

    def _relief(self, act: Action) -> int:
        if act.kind in (MELD, OPEN):
            return 1_000 + total(pack(act.cards), self.mind.costs)
        return self.mind.costs[act.cards[0]] if act.kind == LAY_OFF else 0

    def _draw(self, table: TableState) -> Action:
        legal = self.rules.drawing.actions(table)
        if len(legal) == 1:
            return legal[0]
        top, hand = table.pile[-1], table.hands[table.to_act]
        if self.wilds >> top & 1 or any(kind.makes(hand, top) for kind in self._kinds(table)):
            return DRAW_PILE
        if table.opened[table.to_act]:
            part = self.rules.game.lay_off
            for meld, fits in zip(table.melds, table.fits, strict=True):
                if fits >> top & 1 and (part.to == "any" or meld.owner == table.to_act):
                    return DRAW_PILE
        return DRAW_STOCK

    def _kinds(self, table: TableState) -> list[MeldKind]:
        judges, kinds = self.rules.laying.judges, self.rules.kinds
        if not judges:
            return list(kinds)
        if table.opened[table.to_act]:
            return []
        judge = judges[min(table.standing.round_no, len(judges) - 1)]
        return [kinds[index] for index in dict.fromkeys(judge.wanted)]

    def _throw(self, table: TableState, legal: list[Action]) -> Action:
        hand = table.hands[table.to_act]
        kinds = self._kinds(table)
        company = self.company_of(tuple(kind.index for kind in kinds))
        weigh, wilds = self.weigh, self.wilds
        best, least = legal[0], 1e9
        for act in legal:
            card = act.cards[0]
            use = (hand & company[card] & ~BIT[card]).bit_count() - weigh[card]
            if wilds >> card & 1:
                use += 50
            if use < least:
                best, least = act, use
        return best

    def company_of(self, kinds: tuple[int, ...]) -> tuple[CardSet, ...]:
        """For every card those that go with it in the melds of these kinds."""
        found = self._company.get(kinds)
        if found is None:
            patterns = [pattern for pattern in self.mind.patterns if pattern.kind in kinds]
            found = tuple(self._with(card, patterns) for card in range(CARDS_MOST))
            self._company[kinds] = found
        return found

    def _with(self, card: CardId, patterns: list[Pattern]) -> CardSet:
        found = 0
        for pattern in patterns:
            if pattern.cards >> card & 1:
                kind = self.rules.kinds[pattern.kind]
                for at, seat in enumerate(pattern.seats):
                    if not seat >> card & 1 or pattern.alike:
                        near = not isinstance(kind, RunKind) or self._near(pattern, card, at)
                        found |= seat if near else 0
        return found & ~BIT[card]

    @staticmethod
    def _near(pattern: Pattern, card: CardId, at: int) -> bool:
        own = next(place for place, seat in enumerate(pattern.seats) if seat >> card & 1)
        return abs(own - at) <= 2
