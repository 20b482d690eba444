"""What the engine lists in a fishing game is all there is, and nothing else: by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action
from game.engine.cards import pack, unpack
from game.engine.chance import SeededChance
from game.engine.fishing.flow import FishingRules
from game.engine.fishing.game import FishingGame, SumBuild
from game.engine.scoring.points import PointTable
from game.engine.state import Build, TableState

from .plain_fishing import PlainFishing, Play, Position
from .tables import IDS, Table, load, rules_at
from .tables import TABLES as SEATED

FISHING = [variant for variant in IDS if load(variant).family == "fishing"]
MANY, FEW = 40, 10
ATTEMPTS = 60
TABLES = [
    (table, MANY if not table.chosen else FEW) for table in SEATED if table.variant in FISHING
]


def small_table(rules: FishingRules, seats: int, rng: Random) -> TableState:
    """A few cards on the table, perhaps builds, and whoever owns one can take it."""
    state = rules.start(seats, SeededChance(rng.randrange(10**9)))
    deck = [*rules.deck]
    rng.shuffle(deck)
    hands = [deck[at * 4 : at * 4 + rng.choice((1, 2, 3, 4, 4, 4))] for at in range(seats)]
    state.hands = [pack(hand) for hand in hands]
    left = deck[4 * seats :]
    state.loose = sorted(left[: rng.randrange(7)])
    state.stock = left[7:]
    state.builds = []
    for _ in range(rng.randrange(4) if rules.may_build else 0):
        owner = rng.choice((state.to_act, state.to_act, rng.randrange(seats)))
        there = [build.value for build in state.builds]
        held = rules.values.held(pack([rng.choice(hands[owner])]))
        values = [value for value in held if value not in there]
        if values and len(state.stock) > 1:
            cards = (state.stock.pop(), state.stock.pop())
            makers = tuple(dict.fromkeys((rng.randrange(seats), owner)))
            multiple = rules.game.build.multiple and rng.random() < 0.4
            state.builds.append(Build(owner, cards, values[0], multiple, makers))
    return state


def position(state: TableState) -> Position:
    hand = unpack(state.hands[state.to_act])
    return Position(state.to_act, hand, tuple(state.loose), tuple(state.builds))


def play_of(action: Action) -> Play:
    card, *loose = action.cards
    value, *builds = action.reading or (0,)
    return (action.kind, card, value, action.place, frozenset(loose), frozenset(builds))


def compare(rules: FishingRules, seats: int, count: int, rng: Random) -> None:
    plain = PlainFishing(rules.game)
    for _ in range(count):
        state = small_table(rules, seats, rng)
        at = position(state)
        legal, listed = plain.legal(at), rules.legal_actions(state)
        assert sorted(map(repr, map(play_of, listed))) == sorted(map(repr, legal)), at
        for action in listed:
            if action.kind == BUILD:
                check_build(rules, state, action, multiple=plain.is_multiple(at, play_of(action)))
        for action in attempts(state, at, rng):
            assert (rules.refuse(state, action) is None) == (play_of(action) in legal), (action, at)


def check_build(rules: FishingRules, state: TableState, action: Action, *, multiple: bool) -> None:
    after = state.clone()
    rules.apply(after, action, SeededChance(0))
    if after.hand_no == state.hand_no and after.builds:
        build = after.builds[-1]
        assert (build.owner, build.value) == (state.to_act, action.reading[0])
        assert build.multiple == multiple, (action, state.builds)


def attempts(state: TableState, at: Position, rng: Random) -> Iterator[Action]:
    """Anything that has the form of a play."""
    for _ in range(ATTEMPTS):
        card = rng.choice(at.hand)
        loose = rng.sample(at.loose, rng.randrange(min(len(at.loose), 3) + 1))
        places = [*range(len(at.builds))]
        builds = rng.sample(places, rng.randrange(len(places) + 1))
        value = rng.randrange(1, 16)
        yield Action(TAKE, (card, *loose), NOWHERE, (value, *builds))
        yield Action(BUILD, (card, *loose), rng.choice((NOWHERE, *places)), (value,))
        yield Action(TRAIL, (card,))


@pytest.mark.parametrize(("table", "count"), TABLES, ids=str)
def test_all_that_is_legal_is_listed_and_nothing_else(table: Table, count: int) -> None:
    rules = rules_at(table)
    assert isinstance(rules, FishingRules)
    compare(rules, table.seats, count, Random(str(table)))


@pytest.mark.parametrize("duty", ["free", "may_add_another"])
def test_courts_that_only_pair(duty: str) -> None:
    """Court cards have numbers, but are never part of a sum and take their equals only."""
    game = load("royal_cassino").game
    assert isinstance(game, FishingGame)
    numbers = PointTable.of({"A": [1, 14], "2-K": "face"})
    capture = replace(game.capture, adds=numbers, takes=numbers, pair_only=("J", "Q", "K"))
    rules = FishingRules(replace(game, capture=capture, standing_builds=duty))
    compare(rules, 3, MANY, Random(duty))


@pytest.mark.parametrize(
    "rules_of_taking",
    [
        {"groups": "one"},
        {"single_first": True},
        {"must_take": True},
        {"pairs": "one"},
        {"pairs": "one_or_three"},
        {"together": 15},
        {"together": 15, "groups": "one", "must_take": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("variant", ["la_mona", "cassino"])
def test_captures_with_one_of_their_rules_switched(
    variant: str, rules_of_taking: dict[str, Any]
) -> None:
    game = load(variant).game
    assert isinstance(game, FishingGame)
    takes = PointTable.of({}) if "together" in rules_of_taking else game.capture.takes
    capture = replace(game.capture, takes=takes, **rules_of_taking)
    rules = FishingRules(replace(game, capture=capture))
    compare(rules, 3, MANY, Random(str(rules_of_taking)))


@pytest.mark.parametrize("rule", [field.name for field in fields(SumBuild)])
def test_builds_with_one_of_their_rules_switched(rule: str) -> None:
    game = load("la_mona").game
    assert isinstance(game, FishingGame)
    assert isinstance(game.build, SumBuild)
    build = replace(game.build, **{rule: not getattr(game.build, rule)})
    rules = FishingRules(replace(game, build=build))
    compare(rules, 3, MANY, Random(rule))
