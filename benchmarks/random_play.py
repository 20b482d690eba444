"""Random play in moves a second, against gin rummy of RLCard and OpenSpiel from Python.

Run: python -m benchmarks.random_play [GAME ...]
"""

from __future__ import annotations

import sys

from benchmarks.contest import HERE, Command, compete, ours, peer_python, sorted_ten_ints

ROUNDS = 7
GAMES = {
    "loba_de_menos": 3,
    "loba_de_mas": 3,
    "carioca": 2,
    "loba_centroamericana": 3,
    "loba_seis_menes": 3,
    "la_mona": 3,
}
#: The first game must reach this multiple of every peer, the others of RLCard's game.
FIRST, OTHERS = 1.8, 1.0


def main(games: list[str]) -> None:
    peers = peer_python()
    contestants: dict[str, Command] = {}
    if peers is None:
        print("The peers cannot be installed here: only our own figures follow.")
    else:
        script = str(HERE / "peer_play.py")
        for name in ("rlcard", "rlcard-env", "openspiel"):
            contestants[name] = (peers, script, name)
    for variant in games or GAMES:
        contestants[variant] = ours("our_play", variant, str(GAMES[variant]))
    measured = compete(contestants, ROUNDS)
    print(f"sorted() of ten ints: {sorted_ten_ints():.3f} us\n")
    print(f"{'':24}{'moves/s':>10}{'x rlcard':>10}{'x openspiel':>13}  target")
    for name, moves in measured.items():
        ratios = "".join(
            f"{moves / measured[peer]:{width}.2f}" if peer in measured else " " * width
            for peer, width in (("rlcard", 10), ("openspiel", 13))
        )
        print(f"{name:24}{moves:10,.0f}{ratios}  {_target(name, measured)}")


def _target(name: str, measured: dict[str, float]) -> str:
    if name not in GAMES or "rlcard" not in measured:
        return ""
    first = name == next(iter(GAMES))
    rivals = ("rlcard", "openspiel") if first else ("rlcard",)
    wanted = FIRST if first else OTHERS
    reached = min(measured[name] / measured[rival] for rival in rivals)
    return f">= {wanted}: {'reached' if reached >= wanted else 'MISSED'}"


if __name__ == "__main__":
    main(sys.argv[1:])
