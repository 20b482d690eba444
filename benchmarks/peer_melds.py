"""A peer's search for the best gin melds, on hands from a file. Runs in the peers' environment.

Usage: peer_melds.py rlcard|openspiel HANDS
"""

import json
import sys
import time
from pathlib import Path

#: The number of hands in a turn. Every turn has new ones; the first turn is for warming up.
PART = 2000


def rlcard(hands):
    from rlcard.games.base import Card
    from rlcard.games.gin_rummy.utils import melding

    cards = [[Card(card[1].upper(), card[0]) for card in hand] for hand in hands]
    if len(hands[0]) == 10:
        return melding.get_best_meld_clusters, cards
    # For eleven cards it lists all clusters without choosing the best.
    return melding.get_meld_clusters, cards


def openspiel(hands):
    import pyspiel

    rules = pyspiel.gin_rummy.GinRummyUtils(13, 4, len(hands[0]))
    cards = [
        ["scdh".index(card[1]) * 13 + "A23456789TJQK".index(card[0]) for card in hand]
        for hand in hands
    ]
    return rules.best_meld_group, cards


if __name__ == "__main__":
    told = json.loads(Path(sys.argv[2]).read_text())
    search, given = {"rlcard": rlcard, "openspiel": openspiel}[sys.argv[1]](told)
    print("ready", flush=True)
    for turn, _ in enumerate(sys.stdin, 1):
        part = given[turn * PART : (turn + 1) * PART]
        start = time.process_time()
        for hand in part:
            search(hand)
        print((time.process_time() - start) / PART * 1e6, flush=True)
