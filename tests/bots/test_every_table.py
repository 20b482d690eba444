"""Bots among themselves at every table: any game, any option, any number of players.

In the suite, some of each; the whole of it, 10,000 matches and more, takes hours:

    pytest -m long tests/bots -n 2
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest

from game.bots.base import decision
from game.bots.levels import LEVELS, bot_named, known_bots
from game.bots.simple import SIMPLE
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.phases import DRAW, PLAY
from game.engine.visibility import determinize, observe
from tests.engine.battery.tables import IDS, MIXED, PLAIN, Table, rules_at, varied

#: With experts that are quick enough to play thousands of matches.
QUICK = tuple(f"{name}@2" if name in ("expert", "watchful") else name for name in known_bots())
#: Of every value of every option at every number of players: 10,000 and more in all.
MATCHES = 20
#: In the suite a match is left after so many acts.
ACTS = 60
POSITIONS = 1_000
#: No match of the battery has more.
ACTS_MOST = 200_000


def play(table: Table, seed: int, acts_most: int) -> Match:
    """A match, or the beginning of one. `submit` raises at the first act that may not be done."""
    rules = rules_at(table)
    match = Match(rules, table.seats, SeededChance(seed))
    names = islice(cycle(QUICK), seed % len(QUICK), seed % len(QUICK) + table.seats)
    bots = [bot_named(name, rules) for name in names]
    rng = Random(seed)
    for _ in range(acts_most):
        if match.is_over:
            break
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
        match.submit(seat, decision(bots[seat], seen, legal, rng))
    return match


@pytest.mark.parametrize("table", [*PLAIN[::2], *MIXED[::2]], ids=str)
def test_no_bot_tries_what_may_not_be_done(table: Table) -> None:
    play(table, len(str(table)), ACTS)


@pytest.mark.long
@pytest.mark.parametrize("variant", IDS)
def test_whole_matches_end(variant: str) -> None:
    for table in varied(variant):
        for number in range(MATCHES):
            assert play(table, number, ACTS_MOST).is_over


def check_that_hidden_cards_do_not_matter(variant: str, bot: str, positions: int) -> None:
    """Whatever the others hold and the stock hides: the same table, the same act."""
    table = next(table for table in PLAIN if table.variant == variant)
    rules = rules_at(table)
    player, done, moved, seed = bot_named(bot, rules), 0, 0, 0
    while done < positions:
        seed += 1
        match = Match(rules, table.seats, SeededChance(seed))
        while not match.is_over and done < positions:
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            chosen = decision(player, seen, legal, Random(done))
            if match.state.phase in (DRAW, PLAY) and len(legal) > 1:
                world = determinize(rules.deck_set, seen, Random(f"world {done}"))
                moved += world.hands != match.state.hands
                done += 1
                fresh, there = bot_named(bot, rules), rules.legal_actions(world)
                assert decision(fresh, observe(world, seat), there, Random(done - 1)) == chosen
            match.submit(seat, chosen)
    assert moved > positions / 5


@pytest.mark.parametrize("variant", IDS)
@pytest.mark.parametrize("bot", [*LEVELS, *SIMPLE])
def test_hidden_cards_do_not_move_a_player(variant: str, bot: str) -> None:
    if bot == "expert":
        check_that_hidden_cards_do_not_matter(variant, "expert@14", 5)
    else:
        check_that_hidden_cards_do_not_matter(variant, bot, 200 if bot in SIMPLE else 20)


@pytest.mark.long
@pytest.mark.parametrize("variant", IDS)
@pytest.mark.parametrize("bot", known_bots())
def test_hidden_cards_move_nobody_anywhere(variant: str, bot: str) -> None:
    quick = f"{bot}@14" if bot in ("expert", "watchful") else bot
    check_that_hidden_cards_do_not_matter(variant, quick, POSITIONS)
