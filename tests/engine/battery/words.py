"""Rummies that nobody has written: of a bundled game each word and flag of a part otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any, NamedTuple

from game.engine.parts import Flag, PartSlot, Record, Shape, Word, parts_of
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.engine.rummy.parts import RunMeld

from .tables import load

#: What is not asked while a hand is played is left as it is.
NOT_ASKED = {"deck", "players", "score", "match_end", "stakes", "opening"}
#: How many cards the melds begin with, and how many wild cards they may hold: of a contract fewer,
#: for with more of them not all ways to lay it are listed.
SIZES = (3, 4)
ACES = ("low", "high", "either", "round")
WILDS = {"loba_de_menos": (0, 1, 2), "carioca": (0, 1)}


class Written(NamedTuple):
    """A rummy with one value of a part otherwise."""

    name: str
    game: RummyGame
    seats: int = 2

    def __str__(self) -> str:
        return self.name

    def rules(self) -> RummyRules:
        return RummyRules(self.game)


def values_of(shape: Shape | None) -> tuple[Any, ...]:
    match shape:
        case Word(choices):
            return choices
        case Flag():
            return False, True
    return ()


def each_value(kind: type) -> Iterator[tuple[str, Any]]:
    for field in fields(kind):
        for value in values_of(field.metadata.get("shape")):
            yield field.name, value


def written() -> Iterator[Written]:
    for variant in WILDS:
        yield from _otherwise(variant, _game(variant))
    yield from melds_written()


def melds_written() -> Iterator[Written]:
    for variant in WILDS:
        yield from _melds_otherwise(variant, _game(variant))
        yield from _short_packs(variant, _game(variant))


def _game(variant: str) -> RummyGame:
    game = load(variant).game
    assert isinstance(game, RummyGame)
    return game


def _otherwise(variant: str, game: RummyGame) -> Iterator[Written]:
    for field in fields(game):
        shape = field.metadata.get("shape")
        kinds = parts_of(shape.name).values() if isinstance(shape, PartSlot) else ()
        if isinstance(shape, Record):
            kinds = (shape.kind,)
        if field.name in NOT_ASKED:
            continue
        for value in values_of(shape):
            yield Written(f"{variant} {field.name}={value}", replace(game, **{field.name: value}))
        for kind in kinds:
            for key, value in each_value(kind):
                part = getattr(game, field.name)
                part = replace(part if type(part) is kind else kind(), **{key: value})
                name = f"{variant} {field.name}.{kind.__name__}.{key}={value}"
                yield Written(name, replace(game, **{field.name: part}))


def _short_packs(variant: str, game: RummyGame) -> Iterator[Written]:
    """Yield the game with packs of forty and of forty-eight cards, the ace at each end."""
    for without, ace in product((("8", "9", "10"), ("10",)), ACES):
        melds = {
            name: replace(part, ace=ace, min=3, wilds=1) if isinstance(part, RunMeld) else part
            for name, part in game.melds.items()
        }
        deck = replace(game.deck, without=without)
        name = f"{variant} without {'-'.join(without)}, the ace {ace}"
        yield Written(name, replace(game, deck=deck, melds=melds))


def _melds_otherwise(variant: str, game: RummyGame) -> Iterator[Written]:
    for kind in parts_of("meld").values():
        for (key, value), size, wilds in product(each_value(kind), SIZES, WILDS[variant]):
            told = {"min": size, "max": 13, "wilds": wilds, key: value}
            melds = {
                name: replace(part, **told) if type(part) is kind else part
                for name, part in game.melds.items()
            }
            name = f"{variant} {kind.__name__}.{key}={value} of {size} with {wilds}"
            yield Written(name, replace(game, melds=melds))
