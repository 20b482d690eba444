"""What every part of a game answers, however it is written in a file: of each value of each field
which answers are other than usual, with a digest, and of some values together."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from hashlib import md5
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.fishing.game import FishingGame
from game.engine.parts import UNLIMITED, Counts, Flag, Points, Record, Shape, Whole, Word, slots
from game.engine.rummy.game import RummyGame
from game.engine.rummy.meld_part import Wilds
from game.engine.rummy.opening import Round
from game.engine.scoring.match_end import Stakes
from game.engine.scoring.points import PointTable
from game.engine.state import Standing
from tests.kept import assert_kept, lines_of

KEPT = Path(__file__).with_name("kept")
RECORDS = [
    ("record", shape.kind.__name__, shape.kind)
    for family in (RummyGame, FishingGame)
    for field in fields(family)
    if isinstance(shape := field.metadata.get("shape"), Record)
]
PARTS = [(slot, name, kind) for slot, named in slots().items() for name, kind in named.items()]
#: Of two and three values at a time so many are tried.
TOGETHER_MOST = 40
#: Of a longer line the rest is told by a digest.
LONG = 120


def standing(*scores: int, **more: Any) -> Standing:
    seats = tuple(range(len(scores)))
    none = (0,) * len(scores)
    usual = {"hands_won": none, "rebuys": none, "out": (False,) * len(scores), "paid": none}
    given = {"sides": seats, "next_seat": (*seats[1:], 0), "scores": scores, **usual, **more}
    return Standing(**given)


#: What the answers are asked with, by the name of what is given.
GIVEN: Mapping[str, tuple[Any, ...]] = {
    "has_wilds": (True, False),
    "stock_ends_hand": (True, False),
    "pile_drawn": (True, False),
    "adds": (True, False),
    "at_once": (True, False),
    "wild_runs": (True, False),
    "in_one_turn": (True, False),
    "wilds": (Wilds(2, ("2",)), Wilds(0, ("2", "9")), Wilds(4, ())),
    "packs": (1, 2),
    "number": (0, 1, 5),
    "round_no": (0, 1, 7),
    "players": (2, 3),
    "seats": (2, 3, 4),
    "contracts": (0, 1, 6),
    "least": (2, 3),
    "most": (2, 4),
    "blocked_hand": ("score_all", "void_redeal"),
    "stakes": (Stakes(), Stakes(on=True), Stakes(on=True, how="difference")),
    "points": ((0, 5), (10, 25, 0), (-3, 100, 100)),
    "won": ((0b1, 0b110), (0b11, 0b1100)),
    "standing": (
        standing(0, 0),
        standing(99, 100),
        standing(101, 50, 100, out=(True, False, False), rebuys=(1, 0, 0), paid=(2, 1, 1)),
        standing(120, 102, out=(True, False), round_no=3, hands_won=(2, 3)),
        standing(10, 10, 30, round_no=6, hands_won=(1, 5, 5)),
        standing(-20, 500, round_no=12, hands_won=(0, 9), sheet=((1, 2), (3, 4))),
    ),
}


def example_of(kind: type, **given: Any) -> Any:
    """With something in every field that has no default."""
    known: dict[str, Any] = {"rounds": (Round(("trio",)),), "at": 100, "min": 2, "max": 4}
    must = {
        field.name: known.get(field.name, PointTable.of({"A": 1}))
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    }
    return kind(**{**must, **given})


def values_of(shape: Shape) -> tuple[Any, ...]:
    match shape:
        case Flag():
            return False, True
        case Word(choices):
            return choices
        case Whole(low, high, unlimited):
            near = {low, low + 1, low + 2, low + 3, min(high, low + 6), high}
            return (*sorted(near), *([UNLIMITED] if unlimited else []))
        case Counts():
            return (), (4,), (4, 6), (5, 8)
        case Points(lists=False):
            return PointTable.of({}), PointTable.of({"A": 1, "K": 10})
    return ()


def written(kind: type) -> Iterator[dict[str, Any]]:
    """Each value by itself, then some of them together."""
    known = {field.name: values_of(field.metadata["shape"]) for field in fields(kind)}
    yield from ({name: value} for name, values in known.items() for value in values)
    several = [
        dict(zip(names, values, strict=True))
        for count in (2, 3)
        for names in combinations([name for name in known if known[name]], count)
        for values in product(*(known[name] for name in names))
    ]
    yield from Random(kind.__name__).sample(several, min(TOGETHER_MOST, len(several)))


def answers(part: Any) -> Iterator[str]:
    """All that can be asked with what is given here."""
    for name, member in inspect.getmembers(type(part)):
        if name.startswith("_") or isinstance(member, type):
            continue
        if not inspect.isfunction(member):
            yield from _told(name, getattr(part, name))
            continue
        asked = list(inspect.signature(member).parameters)[1:]
        if set(asked) <= GIVEN.keys():
            for number, given in enumerate(product(*(GIVEN[one] for one in asked))):
                yield from _told(
                    f"{name} {number}", _asked(part, name, dict(zip(asked, given, strict=True)))
                )


def _asked(part: Any, name: str, given: dict[str, Any]) -> object:
    try:
        answer = getattr(part, name)(**given)
        return list(answer) if isinstance(answer, Iterator) else answer
    except (AttributeError, KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
        return type(error).__name__


def _told(name: str, answer: object) -> Iterator[str]:
    for line in lines_of(answer, name):
        # Points of each of all cards.
        is_long = len(line) > LONG
        yield f"{line[:LONG]} {md5(line.encode()).hexdigest()[:6]}" if is_long else line


@pytest.mark.parametrize(("slot", "name", "kind"), [*PARTS, *RECORDS])
def test_a_part_answers_what_it_answered(slot: str, name: str, kind: type) -> None:
    usual = list(answers(example_of(kind)))
    told = list(usual)
    for given in written(kind):
        now = list(answers(example_of(kind, **given)))
        names = dict.fromkeys(line.split()[0] for line in now if line not in usual)
        told.append(f"{given}: {' '.join(names)} {md5(repr(now).encode()).hexdigest()[:6]}")
    assert_kept(KEPT / f"{slot}_{name}.txt", "\n".join(told) + "\n")
