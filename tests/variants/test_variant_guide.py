"""The guide for authors tells every key of every part, and its examples are sound games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.engine import parts
from game.engine.fishing.game import FishingGame
from game.engine.game_parts import Game
from game.engine.parts import UNLIMITED, Shape
from game.engine.rummy.game import RummyGame
from game.engine.rummy.opening import Round
from game.engine.scoring.points import PointTable
from game.paths import bundled
from game.variants.inherit import names_in
from game.variants.load import read_variant, rules_of
from game.variants.options import Chosen
from game.variants.trial import play

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "variants.md"
TEXT = GUIDE.read_text(encoding="utf-8")

Row = tuple[str, str, str]


def value_column(shape: Shape) -> str:
    match shape:
        case parts.Flag():
            return "`true` or `false`"
        case parts.Whole(low, high, unlimited):
            return f"{low} to {high}" + (", or `unlimited`" if unlimited else "")
        case parts.Word(choices):
            return ", ".join(f"`{choice}`" for choice in choices)
        case parts.ByPlayers(low, high):
            return f"{low} to {high}, or a map by players"
        case parts.Points(lists, extra):
            kind = "lists of points" if lists else "points"
            return kind + "".join(f", also `{name}`" for name in extra)
        case parts.RankList(joker):
            return "list of ranks" + (" and `joker`" if joker else "")
        case parts.CardList():
            return "list of cards"
        case parts.Counts(low, high):
            return f"list of numbers, {low} to {high}"
        case parts.Record():
            return "map, see below"
        case parts.PartSlot(name):
            return f"a part of `{name}`"
        case parts.Named(slot):
            return f"your names, each with a part of `{slot}`"
        case parts.RoundList():
            return "list of contracts"


def default_column(field: Field[Any]) -> str:
    value = field.default if field.default_factory is MISSING else field.default_factory()
    if value is MISSING:
        return "**needed**"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if value == UNLIMITED:
        return "`unlimited`"
    if isinstance(value, tuple):
        return f"`[{', '.join(map(str, value))}]`"
    if isinstance(value, PointTable):
        return "none"
    if is_dataclass(value):
        return default_of_part(field, value)
    return f"`{value}`"


def default_of_part(field: Field[Any], value: object) -> str:
    shape = field.metadata["shape"]
    if isinstance(shape, parts.Record):
        return "all defaults"
    named = {kind: name for name, kind in parts.parts_of(shape.name).items()}
    return f"`{named[type(value)]}`"


def rows_of(kind: type, without: type | None = None) -> list[Row]:
    shared = {field.name for field in fields(without)} if without else set()
    return [
        (
            f"`{field.name}`",
            value_column(field.metadata["shape"]) if "shape" in field.metadata else "list of melds",
            default_column(field),
        )
        for field in fields(kind)
        if field.name not in shared
    ]


def expected() -> Iterator[tuple[str, list[Row]]]:
    yield "Both families", rows_of(Game)
    yield "A rummy", rows_of(RummyGame, Game)
    yield "A fishing game", rows_of(FishingGame, Game)
    for kind in (RummyGame, FishingGame):
        for field in fields(kind):
            shape = field.metadata["shape"]
            if isinstance(shape, parts.Record):
                family = {"RummyDeal": " of a rummy", "FishingDeal": " of a fishing game"}
                yield f"`{field.name}`{family.get(shape.kind.__name__, '')}", rows_of(shape.kind)
    for slot, known in parts.slots().items():
        for name, part in known.items():
            yield f"`{slot}`: `{name}`", rows_of(part)
    yield "A round", rows_of(Round)


SECTIONS = dict(expected())


def section(heading: str) -> str:
    found = re.search(
        rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", TEXT, re.MULTILINE | re.DOTALL
    )
    assert found, f"no section {heading!r}"
    return found[1]


@pytest.mark.parametrize("heading", SECTIONS)
def test_every_key_is_told(heading: str) -> None:
    rows = [
        tuple(cell.strip() for cell in line.strip("|").split(" | "))
        for line in section(heading).splitlines()
        if line.startswith("| `")
    ]
    assert [row[:3] for row in rows] == SECTIONS[heading]
    assert all(len(row) == 4 and row[3] for row in rows)


def examples() -> list[tuple[str, str]]:
    """The YAML blocks that are whole files, by the name their first line gives them."""
    blocks = re.findall(r"^```yaml\n(# ([\w/]+)\.yaml.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    return [(name, block) for block, name in blocks]


def test_there_are_examples() -> None:
    assert len(examples()) >= 2


@pytest.mark.parametrize(("name", "block"), examples())
def test_an_example_is_a_sound_game(name: str, block: str, tmp_path: Path) -> None:
    for other, text in examples():
        file = tmp_path / f"{other}.yaml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    roots = [bundled("assets/variants"), tmp_path]
    assert name in names_in(roots)
    if "/" in name:
        return
    reading = read_variant(tmp_path / f"{name}.yaml", roots)
    assert reading.faults == ()
    assert reading.variant is not None
    choices: list[Chosen] = [
        {option.key: value} for option in reading.variant.options for value in option.trials()
    ]
    for choice in choices:
        assert read_variant(tmp_path / f"{name}.yaml", roots, choice).faults == ()
    play(rules_of(reading.variant.game), reading.variant.game.players.min, hands=2)


def test_other_blocks_are_yaml_too() -> None:
    for block in re.findall(r"^```yaml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        yaml.safe_load(block)
