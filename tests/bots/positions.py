"""Tables set up for players to think about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.play.positions.position import Position, position_in
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import nodes_of
from game.variants.catalogue import Catalogue

HERE = Path(__file__).parent


def set_up(variant: str, told: Mapping[str, Any]) -> Position:
    """The table, as in docs/positions.md."""
    faults = Faults()
    given = Given(nodes_of({"variant": variant, **told}, FilePlace("here")), "", faults)
    position = position_in(given, Catalogue(), HERE)
    assert position is not None, [(fault.key, fault.facts) for fault in faults]
    assert not faults.fatal, [(fault.key, fault.facts) for fault in faults]
    return position
