"""How long the bots take for one decision, in milliseconds of one core.

Run: python -m benchmarks.bots_time [--bots novice,regular,expert] [--seconds N] [GAME ...]

The expert is asked for better answers until its budget is spent, as a table asks it; what counts
is how long the last thought goes on after that.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random

from game.bots.base import Bot
from game.bots.levels import LEVELS, bot_named
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.storage.codec import playable_rules
from game.variants.catalogue import Catalogue

SEATS = (2, 4)
#: Targets in milliseconds: for those who answer at once, and for the expert's budget and a tenth.
MEDIAN, SLOWEST = 20.0, 100.0
BUDGET, BUDGET_SLOWEST = 800.0, 880.0


def decide(
    bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random
) -> tuple[Action, float]:
    """Its answer when the budget is spent, and the milliseconds it took."""
    began = time.process_time()
    best = legal[0]
    for answer in bot.think(seen, legal, rng):
        best = answer
        if 1000 * (time.process_time() - began) >= BUDGET:
            break
    return best, 1000 * (time.process_time() - began)


def times(rules: AnyRules, name: str, seconds: float) -> list[float]:
    """Of every decision of whole matches, as many as fit into the time."""
    spent: list[float] = []
    until = time.process_time() + seconds
    number = 0
    while time.process_time() < until:
        players = rules.common.players
        seats = min(max(SEATS[number % len(SEATS)], players.min), players.max)
        match = Match(rules, seats, SeededChance(number))
        bots = [bot_named(name, rules) for _ in range(seats)]
        rng = Random(number)
        number += 1
        while not match.is_over and time.process_time() < until:
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            act, took = decide(bots[seat], seen, legal, rng)
            match.submit(seat, act)
            if len(legal) > 1:
                spent.append(took)
    return sorted(spent)


def share(numbers: Sequence[float], part: float) -> float:
    return numbers[int(part * (len(numbers) - 1))]


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--seconds", type=float, default=20.0)
    told = parser.parse_args()
    print(f"{'':24}{'bot':10}{'decisions':>10}{'median':>9}{'p99':>9}{'most':>9}")
    for game in told.games or Catalogue().ids():
        rules = playable_rules(Catalogue().load(game))
        for name in told.bots.split(","):
            took = times(rules, name, told.seconds)
            middle, slow, most = share(took, 0.5), share(took, 0.99), took[-1]
            ahead = name.startswith("expert")
            fine = slow <= BUDGET_SLOWEST if ahead else middle < MEDIAN and slow < SLOWEST
            figures = f"{len(took):10,}{middle:9.1f}{slow:9.1f}{most:9.1f}"
            print(f"{game:24}{name:10}{figures}  {'reached' if fine else 'MISSED'}", flush=True)


if __name__ == "__main__":
    main()
