"""Nobody learns what they may not see: not from an observation, not from what they may do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.actions import Action
from game.engine.cards import BIT, CardId, pack, unpack
from game.engine.chance import SeededChance
from game.engine.checks import faults
from game.engine.events import Event
from game.engine.state import NOBODY, TableState
from game.engine.visibility import observe, redact, unseen

from .players import Walk, careless, late_walk, shy
from .tables import TABLES, AnyRules, Table

STEPS = 96
EVERY = 8
SWAPS = 3


def moments(walk: Walk) -> Iterator[tuple[TableState, int]]:
    """The table now and then, with every seat and a spectator."""
    for at, state in enumerate(walk.positions(STEPS)):
        if at % EVERY == 0:
            for viewer in range(NOBODY, walk.seats):
                yield state, viewer


def may_do(rules: AnyRules, state: TableState, viewer: int) -> list[Action]:
    return rules.legal_actions(state) if state.to_act == viewer else []


# Worlds that fit what is seen ------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_made_from_what_is_seen_look_the_same(table: Table) -> None:
    walk = late_walk(table)
    rng, differing, hiding = Random(0), 0, 0
    for state, viewer in moments(walk):
        seen = observe(state, viewer)
        hidden = unseen(walk.rules.deck_set, seen).bit_count()
        worlds = [walk.rules.world(seen, rng) for _ in range(2)]
        for world in worlds:
            assert observe(world, viewer) == seen
            assert faults(walk.rules, world) == []
            assert may_do(walk.rules, world, viewer) == may_do(walk.rules, state, viewer)
        hiding += hidden > 10
        differing += hidden > 10 and worlds[0] != state and worlds[0] != worlds[1]
    assert hiding == differing > 0


def test_cards_that_were_seen_going_to_a_hand_stay_there() -> None:
    walk = Walk(Table("carioca", (), 2))
    remembered = 0
    for state in walk.positions(300):
        world = walk.rules.world(observe(state, 0), Random(1))
        assert state.known[1] & ~world.hands[1] == 0
        remembered += state.known[1] != 0
    assert remembered


def test_a_pile_turned_over_unshuffled_keeps_its_order() -> None:
    walk = Walk(Table("loba_de_menos", (("recycle", "flip"),), 5), player=shy)
    turned = 0
    for state in walk.positions(1000):
        if state.stock_open and state.stock:
            world = walk.rules.world(observe(state, NOBODY), Random(1))
            assert world.stock == state.stock
            turned += 1
    assert turned


# Non-interference ------------------------------------------------------------------------------


def swapped(state: TableState, one: CardId, other: CardId) -> TableState:
    """The table with two hidden cards in each other's place."""
    places = {one: other, other: one}
    twin = state.clone()
    twin.stock = [places.get(card, card) for card in state.stock]
    both = BIT[one] | BIT[other]
    twin.hands = [
        cards ^ both if (cards & both).bit_count() == 1 else cards for cards in state.hands
    ]
    return twin


def place_of(state: TableState, card: CardId) -> str:
    for seat, cards in enumerate(state.hands):
        if cards >> card & 1:
            return f"hand {seat}"
    return f"stock {state.stock.index(card)}" if card in state.stock else "in sight"


def heard(
    rules: AnyRules, state: TableState, action: Action, viewer: int
) -> tuple[TableState, list[Event]]:
    """The table after an action, and what the viewer is told of it."""
    after, events = state.clone(), list[Event]()
    rules.apply(after, action, SeededChance(0), events.append)
    return after, [redact(event, viewer) for event in events]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_makes_no_difference(table: Table) -> None:
    walk = late_walk(table)
    rules, rng, compared = walk.rules, Random(0), 0
    for state, viewer in moments(walk):
        seen = observe(state, viewer)
        hidden = unpack(unseen(rules.deck_set, seen))
        actions = rules.legal_actions(state)
        if len(hidden) < 2 or not actions:
            continue
        for _ in range(SWAPS):
            pair = rng.sample(hidden, 2)
            twin = swapped(state, *pair)
            assert observe(twin, viewer) == seen
            assert may_do(rules, twin, viewer) == may_do(rules, state, viewer)
            action = careless(actions, rng)
            if rules.refuse(twin, action) is not None:
                assert state.to_act != viewer
                continue
            after, told = heard(rules, state, action, viewer)
            after_twin, told_twin = heard(rules, twin, action, viewer)
            still = all(place_of(state, card) == place_of(after, card) for card in pair)
            still &= all(place_of(twin, card) == place_of(after_twin, card) for card in pair)
            if still and not {"shown"} & {event.kind for event in (*told, *told_twin)}:
                assert told == told_twin
                compared += 1
    assert compared


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_told_that_may_not_be_seen(table: Table) -> None:
    """A card in what one is told is one whose place one then knows."""
    walk = late_walk(table)
    for _ in walk.steps(STEPS):
        for viewer in range(NOBODY, walk.seats):
            hidden = unseen(walk.rules.deck_set, observe(walk.state, viewer))
            for event in walk.events:
                told = pack(card for card in redact(event, viewer).cards if card is not None)
                # What is turned up and buried again has been seen by all, and is hidden now.
                assert not told & hidden or event.kind == "reburied", event


def test_a_leak_would_be_noticed() -> None:
    """Were a hidden card told, the comparison above would see it."""
    walk = Walk(Table("carioca", (), 2))
    hidden = unpack(unseen(walk.rules.deck_set, observe(walk.state, 0)))
    in_hand = next(card for card in hidden if walk.state.hands[1] >> card & 1)
    in_stock = next(card for card in hidden if card in walk.state.stock)
    twin = swapped(walk.state, in_hand, in_stock)
    assert twin != walk.state
    assert faults(walk.rules, twin) == []
    assert observe(twin, 1) != observe(walk.state, 1)
