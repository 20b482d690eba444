"""Every hand ends, and every match: hundreds are played to the end in every run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from game.engine.phases import OVER
from game.engine.scoring.match_end import HANDS_MOST, Eliminate, Stakes

from .players import Player, Walk, careless, eager, late_walk
from .tables import IDS, PLAIN, TABLES, Table, seated, varied

#: Careless players need a few hundred steps for a hand, and no table more than these.
STEPS_MOST = 20_000
#: So many matches at each table; on request, at every table with an option.
SEEDS, SEEDS_LONG = 3, 200
#: Of so many matches one is played from its first hand.
WHOLE_ONES = 9
#: With hands that do not count, players who do not play to win go on until a match is cut off.
VOID = ("blocked_hand", "void_redeal")


def play_to_the_end(
    table: Table, seed: int, player: Player, begin: Callable[..., Walk] = Walk
) -> int:
    """Plays a match and looks at how it ended; returns how many hands it took."""
    walk = begin(table, seed, player)
    rules, state = walk.rules, walk.state
    hand_no = steps = 0
    while rules.result(state) is None:
        steps = steps + 1 if state.hand_no == hand_no else 0
        hand_no = state.hand_no
        assert steps < STEPS_MOST, f"{table}, seed {seed}: hand {hand_no} does not end"
        walk.step_in_silence()
    check_the_end(walk)
    return hand_no


def check_the_end(walk: Walk) -> None:
    rules, state = walk.rules, walk.state
    result = rules.result(state)
    assert result is not None
    assert state.phase == OVER
    assert rules.legal_actions(state) == []
    sides = range(len(state.standing.scores))
    assert result.winners
    assert set(result.winners) <= set(sides)
    assert sum(result.money) == 0
    assert rules.match_end.is_over(state.standing) or state.hand_no >= HANDS_MOST
    if isinstance(rules.match_end, Eliminate):
        assert not any(state.standing.out[side] for side in result.winners)


def beginning(number: int) -> Callable[..., Walk]:
    """Few matches are played from their first hand, the others from one of the later half: they
    end in as many ways, in a part of the time."""
    return partial(late_walk, after=0.5) if number % WHOLE_ONES else Walk


def seeds_of(table: Table, usual: int = SEEDS) -> range:
    return range(1 if VOID in table.chosen else usual)


@pytest.mark.parametrize(("number", "table"), list(enumerate(TABLES)), ids=str)
def test_matches_end(number: int, table: Table) -> None:
    for seed in seeds_of(table):
        play_to_the_end(table, seed, eager, beginning(number * SEEDS + seed))


@pytest.mark.parametrize("table", [seated(game)[0] for game in IDS], ids=str)
def test_matches_of_careless_players_end(table: Table) -> None:
    assert play_to_the_end(table, 0, careless) <= HANDS_MOST


@pytest.mark.parametrize("how", ["pot", "difference"])
def test_what_one_gains_others_pay(how: str) -> None:
    rng = Random(how)
    for _ in range(500):
        seats = rng.randrange(2, 7)
        sides = tuple(seat % (seats // 2) for seat in range(seats)) if seats % 2 == 0 else None
        standing = Walk(PLAIN[0]).state.standing._replace(
            sides=sides or tuple(range(seats)),
            scores=tuple(rng.randrange(-50, 200) for _ in set(sides or range(seats))),
            paid=tuple(rng.randrange(9) for _ in range(seats)),
        )
        winners = rng.sample(range(len(standing.scores)), rng.randrange(len(standing.scores)) + 1)
        stakes = Stakes(on=True, how=how, per_point=3)
        for high_is_good in (True, False):
            assert sum(stakes.settle(standing, tuple(winners), high_is_good=high_is_good)) == 0


@pytest.mark.long
@pytest.mark.parametrize("variant", IDS)
def test_a_hundred_thousand_matches_end(variant: str) -> None:
    for table in varied(variant):
        for seed in seeds_of(table, SEEDS_LONG):
            play_to_the_end(table, seed, eager)
            play_to_the_end(table, seed, careless)
