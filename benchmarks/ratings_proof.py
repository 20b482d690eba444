"""How true ratings are: what is said of bots of known strength.

    python -m benchmarks.ratings_proof truth FILE GAME [--bots A,B,...] [--hands N]
    python -m benchmarks.ratings_proof rate FILE GAME [--bots A,B,...] [--hands N]
                                       [--seconds S]
    python -m benchmarks.ratings_proof tell FILE

`truth`: the same deal twice, once with the bot in the first seat and once with the expert, experts
in all others. `rate`: rates hands of the bot among experts. Each adds its hands to FILE; those that
stand there already are not played again. `tell`: what FILE holds; in how many of a thousand
ratings of 20, 50, 100 and 200 of these hands, drawn at random, the interval holds the truth, or the
mean of all; and half of its median width. Times are seconds of the processor; `--seconds`: those
for a rating, the program's own without it.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Any

from game.bots.base import Bot, decision
from game.bots.levels import bot_named
from game.coach.daily import dealt
from game.coach.hand import PlayedHand, counts_rounds, hand_of
from game.coach.judging import OF_CURVES, RatedPlay, mean_of, summed
from game.coach.rating import rated
from game.coach.sound import minds_of
from game.engine.notation import AnyRules
from game.engine.visibility import observe
from game.play.coaching.ratings import RARE
from game.play.coaching.reviews import RATING_SECONDS
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

BOTS = "veteran,regular,amateur,novice,naive,expert"
COUNTS, DRAWS = (20, 50, 100, 200), 1_000


def played(rules: AnyRules, seed: str, bots: list[Bot]) -> PlayedHand:
    """Return a hand of these bots, whatever its contract."""
    dice = Random(seed)
    match = dealt(rules, seed, int(dice.random() * max(1, len(rules.opening.rounds))))
    while match.state.phase.in_play:
        seen, legal = observe(match.state, match.state.to_act), rules.legal_actions(match.state)
        match.submit(seen.viewer, decision(bots[seen.viewer], seen, legal, dice))
    hand = hand_of(match, rules, match.state.hand_no)
    assert hand is not None
    return hand


def truth_of(rules: AnyRules, bots: list[Bot], seed: str, seconds: float) -> dict[str, Any]:
    others = bots[1:]
    first, second = (played(rules, seed, [one, *others]) for one in (bots[0], others[0]))
    return {"gain": first.result(0) - second.result(0)}


def rating_of(rules: AnyRules, bots: list[Bot], seed: str, seconds: float) -> dict[str, Any]:
    hand = played(rules, f"rated {seed}", bots)
    began = time.process_time()
    until = began + seconds
    table = minds_of(rules, ["expert"] * len(bots), 0)
    found = rated(hand, 0, table, lambda: time.process_time() > until)
    facts = found._asdict() if found is not None else {"play": None}
    return {**facts, "seconds": time.process_time() - began}


def add(told: Any) -> None:
    rules = rules_of(Catalogue().load(told.game).game)
    seats = max(2, rules.common.players.min)
    work = {"truth": truth_of, "rate": rating_of}[told.what]
    before = {(one["what"], one["game"], one["bot"], one["number"]) for one in read(told.file)}
    with told.file.open("a", encoding="utf-8") as kept:
        for name in told.bots.split(","):
            bots = [bot_named(one, rules) for one in (name, *["expert"] * (seats - 1))]
            for number in range(told.hands):
                key = told.what, told.game, name, number
                if key not in before:
                    facts = dict(zip(("what", "game", "bot", "number"), key, strict=True))
                    found = facts | work(rules, bots, str(number), told.seconds)
                    print(json.dumps(found), file=kept, flush=True)


def read(file: Path) -> list[dict[str, Any]]:
    return (
        [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    )


def tell(file: Path) -> None:
    truths, hands = defaultdict(list), defaultdict(list)
    for one in read(file):
        key = one["game"], one["bot"]
        if one["what"] == "truth":
            truths[key].append(one["gain"])
        else:
            hands[key].append(one)
    for (game, bot), rated_or_not in hands.items():
        own = [one for one in rated_or_not if one["play"] is not None]
        truth, rating = summed(truths[game, bot] or [0.0]), summed([one["play"] for one in own])
        apart = (rating.mean - truth.mean) / hypot(rating.error, truth.error)
        print(
            f"{game} {bot}: truth {truth.mean:.2f} ± {OF_CURVES * truth.error:.2f} "
            f"({truth.count}), rated {rating.mean:.2f} ± {OF_CURVES * rating.error:.2f} "
            f"({rating.count} of {len(rated_or_not)}), {apart:+.1f} errors apart; seconds "
            f"{fmean(one['seconds'] for one in own):.1f}, {max(one['seconds'] for one in own):.1f}"
        )
        dice, rare = Random(1), RARE[counts_rounds(rules_of(Catalogue().load(game).game))]
        for count in COUNTS:
            held, held_mean, widths = 0, 0, list[float]()
            for _ in range(DRAWS):
                drawn = [own[int(dice.random() * len(own))] for _ in range(count)]
                said = mean_of([RatedPlay(one["play"], one["half_width"]) for one in drawn], rare)
                held += abs(said.play - truth.mean) <= said.half_width
                held_mean += abs(said.play - rating.mean) <= said.half_width
                widths.append(said.half_width)
            print(
                f"  {count} hands: holds the truth {held / DRAWS:.1%}, the mean "
                f"{held_mean / DRAWS:.1%}, half-width {median(widths):.2f}"
            )


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("truth", "rate", "tell"))
    parser.add_argument("file", type=Path)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=RATING_SECONDS)
    told = parser.parse_args()
    if told.what == "tell":
        tell(told.file)
    else:
        add(told)


if __name__ == "__main__":
    main()
