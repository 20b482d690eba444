"""The tables the battery sits down at: every game, every number of players, every option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
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
#: A table has twice as many options, as each value sits at two.
OPTIONS_TOGETHER, TABLES_OF_A_VALUE = 4, 2

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


def varied(variant: str) -> Iterator[Table]:
    """Every value of every option alone, at every number of players."""
    for value in other_values(variant):
        yield from seated(variant, (value,))


def mixed(variant: str) -> Iterator[Table]:
    """Several options together, each of their values at more than one table, in other company; the
    numbers of players taken in turn."""
    rng, values = Random(variant), other_values(variant)
    tables: list[dict[str, Value]] = [{} for _ in range(-(-len(values) // OPTIONS_TOGETHER))]
    for _ in range(TABLES_OF_A_VALUE):
        for key, value in rng.sample(values, len(values)):
            free = [table for table in tables if key not in table]
            if not free:
                tables.append({})
            min(free or tables[-1:], key=len)[key] = value
    for at, table in enumerate(tables):
        sizes = seated(variant, tuple(table.items()))
        yield sizes[at % len(sizes)]


IDS = CATALOGUE.ids()
#: Every game at every number of players.
PLAIN = [table for variant in IDS for table in seated(variant)]
#: Every value of every option.
MIXED = [table for variant in IDS for table in mixed(variant)]
TABLES = [*PLAIN, *MIXED]
