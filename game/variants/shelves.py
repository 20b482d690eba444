"""The shelves on which games are offered: those that come with the program, then a player's own."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from game.paths import bundled
from game.reading.faults import Faults
from game.reading.given import Given
from game.reading.yaml_tree import read_file

OWN = "own"


class Shelf(NamedTuple):
    """Some games that are offered next to each other. `name`: that of their heading."""

    name: str
    games: tuple[str, ...]


def shelved(games: Iterable[str]) -> list[Shelf]:
    """Return these games shelf by shelf, without empty shelves."""
    left, shelves = dict.fromkeys(games), list[Shelf]()
    for name, ours in _ours().items():
        shelves.append(Shelf(name, tuple(one for one in ours if one in left)))
    others = tuple(sorted(left.keys() - {one for shelf in shelves for one in shelf.games}))
    return [shelf for shelf in (*shelves, Shelf(OWN, others)) if shelf.games]


def in_order(games: Iterable[str]) -> list[str]:
    """Return games in the order in which they are offered everywhere."""
    return [game for shelf in shelved(games) for game in shelf.games]


@cache
def _ours() -> Mapping[str, tuple[str, ...]]:
    faults = Faults()
    root = read_file(bundled("assets/games.yaml"), faults)
    shelves = Given(root, "", faults).entries() if root else {}
    return {name: tuple(one.text() for one in given.items()) for name, given in shelves.items()}
