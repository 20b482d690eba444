"""Random play in moves a second, against gin rummy of RLCard and OpenSpiel from Python.

Run: python -m benchmarks.random_play [--quick]
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.contest import HERE, NO_PEERS, Command, compete, ours, peer_python
from benchmarks.figures import Figure, Target, not_measured, run

ROUNDS, ROUNDS_QUICK = 7, 1
GAMES = {
    "loba_de_menos": 3,
    "loba_de_mas": 3,
    "carioca": 2,
    "loba_centroamericana": 3,
    "loba_seis_menes": 3,
    "la_mona": 3,
}
#: The multiple of a peer's speed to be reached: by the first game of RLCard's and OpenSpiel's, by
#: the others of RLCard's.
FIRST, OTHERS = 2.0, 1.2
#: The peers: RLCard is measured as it plays by itself, and with the interface it has for learning.
PEERS = {"rlcard": "RLCard", "rlcard-env": "RLCard's env", "openspiel": "OpenSpiel"}
COUNTS, WRAPPED = "rlcard", "rlcard-env"


def figures(quick: bool) -> Iterator[Figure]:
    peers = peer_python()
    contestants: dict[str, Command] = {}
    if peers is not None:
        script = str(HERE / "peer_play.py")
        for name in PEERS:
            contestants[name] = (peers, script, name)
    for variant, players in GAMES.items():
        contestants[variant] = ours("our_play", variant, str(players))
    measured = compete(contestants, ROUNDS_QUICK if quick else ROUNDS)
    for variant in GAMES:
        is_first = variant == next(iter(GAMES))
        wanted = Target(FIRST if is_first else OTHERS, is_least=True)
        if peers is None:
            yield Figure(variant, measured[variant], "moves/s")
            continue
        for peer, called in PEERS.items():
            counts = is_first or peer == COUNTS
            target = wanted if counts and peer != WRAPPED else None
            yield Figure(variant, measured[variant], "moves/s", called, measured[peer], target)
    if peers is None:
        yield not_measured("RLCard, OpenSpiel", NO_PEERS)


if __name__ == "__main__":
    run(figures, __doc__)
