"""How many sequences of legal actions there are from a position: a change of any rule shows.

The positions are moments of the golden games. `loba_de_menos.3p after 120: 14 150 2010` says
that there are 14 actions, 150 sequences of two and 2010 of three.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.engine.chance import SeededChance
from game.engine.state import TableState

from .telling import FOLDER, AnyRules, acts_of, replayed

DEPTH = 4
#: From so many sequences on, none is made longer.
MANY = 500
#: Where in a golden game to count, as parts of its length.
MOMENTS = (0.0, 0.3, 0.6, 0.9)


def positions(variant: str) -> Iterator[str]:
    for file in sorted(FOLDER.glob(f"{variant}.*.txt")):
        acts = len(acts_of(file.read_text(encoding="utf-8")))
        for moment in MOMENTS:
            yield f"{file.stem} after {int(acts * moment)}"


def counted(position: str) -> str:
    """The line of a position."""
    stem, _, acts = position.partition(" after ")
    text = (FOLDER / f"{stem}.txt").read_text(encoding="utf-8")
    telling = replayed(text, int(acts))
    numbers = list(islice(counts(telling.rules, telling.match.state), DEPTH))
    return f"{position}: " + " ".join(map(str, numbers))


def counts(rules: AnyRules, state: TableState) -> Iterator[int]:
    """How many sequences there are of one action, of two, ..., until there are too many."""
    tables = [state]
    while len(tables) < MANY:
        tables = [after for table in tables for after in following(rules, table)]
        yield len(tables)


def following(rules: AnyRules, state: TableState) -> Iterator[TableState]:
    for action in rules.legal_actions(state):
        after = state.clone()
        rules.apply(after, action, SeededChance(0))
        yield after
