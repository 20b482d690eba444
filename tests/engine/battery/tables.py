"""The tables the battery sits down at: every game, every number of players, every option."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.engine.fishing.flow import FishingRules
from game.engine.rummy.flow import RummyRules
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of
from game.variants.options import Value, written

AnyRules = RummyRules | FishingRules

#: Games no code of ours was written for: the battery plays them like those that are bundled.
GUESTS = Path(__file__).resolve().parents[2] / "variants" / "games"
CATALOGUE = Catalogue([bundled("assets/variants"), GUESTS])
PAIRS_OF_OPTIONS = 10

Chosen = tuple[tuple[str, Value], ...]


class Table(NamedTuple):
    """A game with options that are not the default ones, and how many play it."""

    variant: str
    chosen: Chosen
    seats: int

    def __str__(self) -> str:
        options = [f"{key}={written(value)}" for key, value in self.chosen]
        return " ".join([self.variant, *options, f"{self.seats}p"])


@cache
def load(variant: str, chosen: Chosen = ()) -> Variant:
    return CATALOGUE.load(variant, dict(chosen))


def rules_at(table: Table) -> AnyRules:
    rules = rules_of(load(table.variant, table.chosen).game)
    assert isinstance(rules, AnyRules)
    return rules


def seated(variant: str, chosen: Chosen = ()) -> list[Table]:
    """The game at every number of players it allows."""
    players = load(variant, chosen).game.players
    return [Table(variant, chosen, seats) for seats in range(players.min, players.max + 1)]


def other_values(variant: str) -> list[tuple[str, Value]]:
    """Every value of every option that is not the default."""
    return [
        (option.key, value)
        for option in load(variant).options
        for value in option.trials()
        if value != option.default
    ]


def singles(variant: str) -> list[Chosen]:
    return [(value,) for value in other_values(variant)]


def pairs(variant: str) -> list[Chosen]:
    """Values of two different options, some of the many there are."""
    values = other_values(variant)
    possible = [(one, other) for one, other in combinations(values, 2) if one[0] != other[0]]
    rng = Random(variant)
    return [*rng.sample(possible, min(PAIRS_OF_OPTIONS, len(possible)))]


def one_each(choices: list[Chosen], variant: str) -> list[Table]:
    """Each choice at one table, the numbers of players taken in turn."""
    tables = []
    for at, chosen in enumerate(choices):
        sizes = seated(variant, chosen)
        tables.append(sizes[at % len(sizes)])
    return tables


IDS = CATALOGUE.ids()
#: Every game at every number of players.
PLAIN = [table for variant in IDS for table in seated(variant)]
#: Every value of every option at every number of players.
VARIED = [
    table for variant in IDS for chosen in singles(variant) for table in seated(variant, chosen)
]
#: Every value of every option at one table.
SAMPLED = [table for variant in IDS for table in one_each(singles(variant), variant)]
#: Two options together.
PAIRED = [table for variant in IDS for table in one_each(pairs(variant), variant)]
