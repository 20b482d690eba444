"""The arranger against the peers' meld finders on the same hands, and on our own games' hands.

Run: python -m benchmarks.arranger [--quick]
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from tempfile import TemporaryDirectory

from benchmarks.contest import (
    HERE,
    NO_PEERS,
    SORTED,
    Command,
    compete,
    ours,
    peer_python,
    sorted_ten_ints,
)
from benchmarks.figures import Figure, Target, not_measured, run
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.search import most_cards
from game.engine.cards import RANK, CardSet, full_deck, name, pack
from game.engine.rummy.flow import RummyRules
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

HANDS, ROUNDS, ROUNDS_QUICK = 2000, 5, 1
#: A part of RLCard's time for ten cards. For eleven cards RLCard does not choose the best melds,
#: but lists all.
HALF = Target(0.5)
CHOOSING = 10
#: The microseconds that `sorted()` took on the machine for which the targets below were set.
REFERENCE = 0.16
RICH_MEAN, RICH_P99 = Target(30 / REFERENCE), Target(150 / REFERENCE)
LISTED_WORST = Target(5_000 / REFERENCE)
RICH, OPENING = 14, 13
#: The number of hands for each contract.
OPENINGS = 100


def one_pack_hands(size: int) -> list[list[str]]:
    dice, deck = Random(size), full_deck(1, 0)
    return [[name(card) for card in dice.sample(deck, size)] for _ in range(HANDS * (ROUNDS + 1))]


def against_peers(size: int, rounds: int) -> Iterator[Figure]:
    """Yield the mean microseconds for a hand, for each program; they are measured in turns."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "hands.json"
        file.write_text(json.dumps(one_pack_hands(size)))
        contestants: dict[str, Command] = {"loba": ours("our_melds", str(file))}
        peers = peer_python()
        if peers is not None:
            for peer in ("rlcard", "openspiel"):
                contestants[peer] = (peers, str(HERE / "peer_melds.py"), peer, str(file))
        measured = compete(contestants, rounds)
    what = f"{size} cards, gin melds"
    if peers is None:
        yield Figure(what, measured["loba"], "us")
        yield not_measured(f"{what}: RLCard, OpenSpiel", NO_PEERS)
        return
    wanted = HALF if size == CHOOSING else None
    yield Figure(what, measured["loba"], "us", "RLCard", measured["rlcard"], wanted)
    yield Figure(what, measured["loba"], "us", "OpenSpiel, C++", measured["openspiel"])


def rich_hands(rules: RummyRules, size: int = RICH) -> list[CardSet]:
    """Return hands with few ranks and suits, and with two jokers each."""
    dice = Random(size)
    plain = [card for card in rules.deck if not rules.wilds >> card & 1]
    jokers = [card for card in rules.deck if RANK[card] == 0]
    hands = []
    for _ in range(HANDS):
        ranks = dice.sample(range(1, 14), 6)
        pool = [card for card in plain if RANK[card] in ranks]
        hands.append(pack([*dice.sample(pool, size - 2), *dice.sample(jokers, 2)]))
    return hands


def rich(variant: str, yardstick: float) -> Iterator[Figure]:
    rules = rules_of(Catalogue().load(variant).game)
    assert isinstance(rules, RummyRules)
    arranger, hands = Arranger(rules.kinds, most_cards()), rich_hands(rules)
    for hand in hands[: HANDS // 2]:
        arranger.best(hand)
    times = []
    for hand in hands[HANDS // 2 :]:
        start = time.process_time()
        arranger.best(hand)
        times.append((time.process_time() - start) * 1e6)
    what = f"14 rich cards, {variant}"
    high = quantiles(times, n=100)[98]
    yield Figure(f"{what}, mean", mean(times), "us", SORTED, yardstick, RICH_MEAN)
    yield Figure(f"{what}, p99", high, "us", SORTED, yardstick, RICH_P99)


def listed(variant: str, yardstick: float) -> Iterator[Figure]:
    """Yield the time for listing all openings of every contract, in hands that have many of
    them."""
    rules = rules_of(Catalogue().load(variant).game)
    assert isinstance(rules, RummyRules)
    hands, times = iter(rich_hands(rules, OPENING)), []
    for judge in rules.laying.judges:
        for hand in islice(hands, OPENINGS):
            start = time.process_time()
            judge.listed(hand)
            times.append((time.process_time() - start) * 1e6)
    what = f"{OPENING} rich cards, openings of {variant}"
    yield Figure(f"{what}, mean", mean(times), "us", SORTED, yardstick)
    yield Figure(f"{what}, worst", max(times), "us", SORTED, yardstick, LISTED_WORST)


def figures(quick: bool) -> Iterator[Figure]:
    for size in (10, 11):
        yield from against_peers(size, ROUNDS_QUICK if quick else ROUNDS)
    yardstick = sorted_ten_ints()
    for variant in ("loba_de_menos", "carioca", "loba_seis_menes", "loba_de_mas"):
        yield from rich(variant, yardstick)
    yield from listed("carioca", yardstick)


if __name__ == "__main__":
    run(figures, __doc__)
