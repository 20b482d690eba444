"""Writes the golden games anew: `python -m tests.golden.write`.

Only for a change of the rules that is meant to change them; read the differences.
"""

from __future__ import annotations

from functools import cache
from random import Random

from game.engine.actions import DISCARD, DRAW, TRAIL, Action

from .perft import counted, positions
from .telling import CATALOGUE, FOLDER, Telling

#: No further hand is begun in a text as long as this: in one that is read, and in one of which only
#: the digest is kept.
READ, UNREAD = 2_000, 9_000
EAGERNESS = 0.85
DIGESTS = FOLDER / "digests"


def names() -> list[tuple[str, int]]:
    """Every variant at every number of players."""
    found = []
    for variant in CATALOGUE.ids():
        players = CATALOGUE.load(variant).game.players
        found += [(variant, seats) for seats in range(players.min, players.max + 1)]
    return found


def told() -> list[tuple[str, int]]:
    """Those of which the whole game is written: of each variant as few players as have others
    between them, where there are so many."""
    most = dict(names())
    return [(variant, min(most[variant], 3)) for variant in most]


def choose(actions: list[Action], rng: Random) -> Action:
    """Mostly puts cards down when that is possible."""
    putting_down = [one for one in actions if one.kind not in (DRAW, DISCARD, TRAIL)]
    if putting_down and rng.random() < EAGERNESS:
        actions = putting_down
    return actions[int(rng.random() * len(actions))]


@cache
def played(variant: str, seats: int, most: int = UNREAD) -> Telling:
    telling = Telling(variant, seats, f"golden {variant} {seats}")
    match, rng = telling.match, Random(f"{variant} {seats}")
    while not match.is_over:
        actions = telling.rules.legal_actions(match.state)
        deals = match.state.phase == "scored"
        if deals and sum(map(len, telling.lines)) > most:
            break
        telling.act(choose(actions, rng))
    return telling


def digest(variant: str, seats: int) -> str:
    """How many acts a game has, and what it comes to."""
    telling = played(variant, seats)
    return f"{variant}.{seats}p {telling.acts} acts {telling.match.state.digest()}"


def main() -> None:
    for file in (*FOLDER.glob("*.txt"), *FOLDER.glob("*.perft")):
        file.unlink()
    for variant, seats in told():
        text = played(variant, seats, READ).text
        (FOLDER / f"{variant}.{seats}p.txt").write_text(text, encoding="utf-8", newline="\n")
    for variant, _ in told():
        lines = [counted(position) for position in positions(variant)]
        file = FOLDER / f"{variant}.perft"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    DIGESTS.write_text("".join(f"{digest(*name)}\n" for name in names()), encoding="utf-8")


if __name__ == "__main__":
    main()
