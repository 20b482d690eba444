"""One of the program's games, played at random with all legal actions listed at every step.

Usage: python -m benchmarks.our_play VARIANT PLAYERS
"""

from __future__ import annotations

import sys
from itertools import count
from random import Random

from benchmarks.contest import rate, serve
from game.engine.chance import SeededChance
from game.engine.phases import OVER
from game.engine.table import Table
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

SECONDS = 1.0
WARM_UP = 8.0


def match_at_random(rules: Table, players: int, seed: int) -> int:
    """Play a whole match, and return how many moves it took."""
    chance, draw = SeededChance(seed), Random(seed).random
    state = rules.start(players, chance)
    moves = 0
    while state.phase != OVER:
        actions = rules.legal_actions(state)
        rules.apply(state, actions[int(draw() * len(actions))], chance)
        moves += 1
    return moves


def main(variant: str, players: int) -> None:
    rules = rules_of(Catalogue().load(variant).game)
    seeds = count(1)

    def step() -> int:
        return match_at_random(rules, players, next(seeds))

    rate(step, WARM_UP)
    serve(lambda: rate(step, SECONDS))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
