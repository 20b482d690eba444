"""Whole matches of every game, played through nothing but what is offered."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.engine.actions import Action
from game.engine.cards import CardId, each
from game.engine.fishing.flow import FishingRules
from game.engine.phases import DRAW, OVER, PLAY, REBUY, SCORED
from game.play.intents.moves import Moves
from game.play.intents.offers import LANE_PLACE, Offer
from game.play.intents.staging import Staging
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.settings import GROUPS

from .tables import UNLIKE_FIRST, least_players, new_table

#: Long enough for a hand or two of any game.
STEPS = 220


class Hands:
    """Somebody who does at random what is offered."""

    def __init__(self, table: RunningTable, seed: int) -> None:
        self.table = table
        moves = Moves(table, Arranging(table))
        self.intents, self.staging, self.orders = moves.intents, moves.staging, moves.orders
        self.rng = Random(seed)

    def do_something(self) -> None:
        table = self.table
        if table.phase == REBUY:
            table.act(table.legal()[0])
            return
        if self.staging is not None and self._lay_contract(self.staging):
            return
        found = self._found()
        assert found, "nothing is offered to whoever is to act"
        table.act_all(self.rng.choice(found).acts)

    def _found(self) -> list[Offer]:
        seen = self.table.observation()
        if seen.phase == DRAW:
            return [one for ways in self.intents.offers(()).values() for one in ways]
        found: list[Offer] = []
        for cards in self._handfuls(tuple(each(seen.hand))):
            for target, ways in self.intents.offers(cards).items():
                assert self.intents.why_not(cards, target) is None
                found += ways * (10 if target == LANE_PLACE else 1)
        return found

    def _handfuls(self, hand: tuple[CardId, ...]) -> list[tuple[CardId, ...]]:
        """Single cards, the groups of the arranger, a few pairs; if a card must be played, what
        it can be played with."""
        self.orders.sort(self.table.viewer, GROUPS)
        seen = self.table.observation()
        found = [group.cards for group in self.orders.row(seen).groups]
        pairs = list(combinations(hand, 2))
        found += self.rng.sample(pairs, min(4, len(pairs)))
        if seen.duty:
            found += [action.cards for action in self.table.legal()]
        return [*((card,) for card in hand), *found]

    def _lay_contract(self, staging: Staging) -> bool:
        if not staging.is_open or self.table.phase == DRAW:
            return False
        for group in self.orders.row(self.table.observation()).groups:
            staging.stage(group.cards)
        if not all(slot.is_complete or slot.spared for slot in staging.slots()):
            staging.take_back([card for slot in staging.slots() for card in slot.cards])
            return False
        found = staging.lay_down()
        if not hasattr(found, "cards"):
            return False
        self.table.act(found)  # type: ignore[arg-type]
        return True


def play_on(hands: Hands) -> None:
    """One step of whoever is to act."""
    table = hands.table
    if table.phase == SCORED:
        table.deal_next()
    elif table.is_bots_turn:
        table.bot_turn(0.0)
        table.play_bot()
    else:
        if table.needs_curtain:
            table.sit(table.to_act)
        hands.do_something()


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_people_play_by_what_is_offered(game: str) -> None:
    table = new_table(game, " ".join("p" * least_players(game)), seed=11)
    hands = Hands(table, seed=3)
    played_by = set()
    for _ in range(STEPS):
        if table.phase == OVER:
            break
        played_by.add(table.to_act)
        play_on(hands)
    assert played_by == set(table.people)


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_whatever_is_legal_is_offered(game: str) -> None:
    """For the cards of every step the rules list there is an offer that does the same; wild cards
    may change seats among themselves."""
    table = new_table(game, "p" + " n" * (least_players(game) - 1), seed=17)
    hands = Hands(table, seed=4)
    compared = 0
    for _ in range(STEPS):
        if table.phase == OVER:
            break
        if table.acting == table.viewer and table.phase in (DRAW, PLAY):
            for action in table.legal():
                cards = action.cards[:1] if isinstance(table.rules, FishingRules) else action.cards
                ways = hands.intents.offers(cards).values()
                offered = {does(offer.acts[0]) for way in ways for offer in way}
                assert does(action) in offered, action
                compared += 1
        play_on(hands)
    assert compared


def does(action: Action) -> tuple[object, ...]:
    return (action.kind, tuple(sorted(action.cards)), action.place, action.reading)


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_a_match_against_bots_is_played_to_its_end(game: str) -> None:
    table = new_table(game, "p" + " n" * (least_players(game) - 1), seed=5)
    hands = Hands(table, seed=2)
    while not table.is_over:
        play_on(hands)
    result = table.result()
    assert result is not None
    assert result.winners
    assert table.take_notices() == []
