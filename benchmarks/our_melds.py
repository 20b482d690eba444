"""The game's own arranger on hands from a file, under gin melds.

Usage: python -m benchmarks.our_melds HANDS
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from benchmarks.contest import serve
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.search import least_left
from game.engine.cards import JOKERS, RANK, pack, parse_card
from game.engine.rummy.parts import RunMeld, SetMeld
from game.engine.work import Work

#: The number of hands in a turn. Every turn has new ones; the first turn is for warming up.
PART = 2000
GIN = (
    SetMeld(suits="all_different", max=4).kind(0, JOKERS, "fixed", Work()),
    RunMeld(ace="low").kind(1, JOKERS, "fixed", Work()),
)


def main(hands_file: str) -> None:
    told = json.loads(Path(hands_file).read_text())
    hands = [pack(parse_card(card) for card in hand) for hand in told]
    arranger = Arranger(GIN, least_left([min(rank, 10) for rank in RANK]))

    parts = iter(range(0, len(hands), PART))

    def measure() -> float:
        first = next(parts)
        part = hands[first : first + PART]
        start = time.process_time()
        for hand in part:
            arranger.best(hand)
        return (time.process_time() - start) / PART * 1e6

    measure()
    serve(measure)


if __name__ == "__main__":
    main(sys.argv[1])
