"""The arranger against the peers' meld finders on the same hands, and on our own games' hands.

Run: python -m benchmarks.arranger
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from tempfile import TemporaryDirectory

from benchmarks.contest import HERE, Command, compete, ours, peer_python, sorted_ten_ints
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.objective import most_cards
from game.engine.cards import RANK, CardSet, full_deck, name, pack
from game.engine.rummy.flow import RummyRules
from game.variants.catalogue import Catalogue
from game.variants.compile import rules_of

HANDS, ROUNDS = 2000, 5
#: The targets in microseconds hold where the yardstick takes so long.
REFERENCE = 0.09
RICH_MEAN, RICH_P99 = 50, 400


def one_pack_hands(size: int) -> list[list[str]]:
    dice, deck = Random(size), full_deck(1, 0)
    return [
        [name(card) for card in dice.sample(deck, size)] for _ in range(HANDS * (ROUNDS + 1))
    ]


def against_peers(size: int) -> None:
    """Mean microseconds a hand, in turns."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "hands.json"
        file.write_text(json.dumps(one_pack_hands(size)))
        contestants: dict[str, Command] = {"loba": ours("our_melds", str(file))}
        peers = peer_python()
        if peers is None:
            print("The peers cannot be installed here: only our own figures follow.")
        else:
            for peer in ("rlcard", "openspiel"):
                contestants[peer] = (peers, str(HERE / "peer_melds.py"), peer, str(file))
        measured = compete(contestants, ROUNDS)
    for who, spent in measured.items():
        print(f"{size} cards of one pack, gin melds: {who:10}{spent:8.2f} us")
    if "rlcard" in measured:
        ratio = measured["loba"] / measured["rlcard"]
        verdict = "reached" if ratio <= 0.5 else "MISSED"
        print(f"  {ratio:.2f} of RLCard's time; target <= 0.5: {verdict}")


def rich_hands(rules: RummyRules) -> list[CardSet]:
    """Fourteen cards of few ranks and suits, and two jokers among them."""
    dice = Random(14)
    plain = [card for card in rules.deck if not rules.wilds >> card & 1]
    jokers = [card for card in rules.deck if RANK[card] == 0]
    hands = []
    for _ in range(HANDS):
        ranks = dice.sample(range(1, 14), 6)
        pool = [card for card in plain if RANK[card] in ranks]
        hands.append(pack([*dice.sample(pool, 12), *dice.sample(jokers, 2)]))
    return hands


def rich(variant: str, yardstick: float) -> None:
    rules = rules_of(Catalogue().load(variant).game)
    assert isinstance(rules, RummyRules)
    arranger, hands = Arranger(rules.kinds, most_cards()), rich_hands(rules)
    for hand in hands[: HANDS // 2]:
        arranger.best(hand)
    times = []
    for hand in hands[HANDS // 2 :]:
        start = time.perf_counter()
        arranger.best(hand)
        times.append((time.perf_counter() - start) * 1e6)
    middle, high = mean(times), quantiles(times, n=100)[98]
    most = (RICH_MEAN / REFERENCE * yardstick, RICH_P99 / REFERENCE * yardstick)
    verdict = "reached" if middle <= most[0] and high <= most[1] else "MISSED"
    print(
        f"{variant:22}{middle:9.1f}{high:9.1f}   at most {most[0]:.0f} and {most[1]:.0f}: {verdict}"
    )


def main() -> None:
    yardstick = sorted_ten_ints()
    print(f"sorted() of ten ints: {yardstick:.3f} us\n")
    for size in (10, 11):
        against_peers(size)
    print(f"\n14 cards of two packs, rich, two jokers; us{'':3}mean      p99")
    for variant in ("loba_de_menos", "carioca", "loba_seis_menes", "loba_de_mas"):
        rich(variant, yardstick)


if __name__ == "__main__":
    main()
