"""A reason as data, until somebody says it in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """`key`: a text key. `facts`: what the text speaks of, numbers all: `card` is a card, `seat`
    a player, the others are counts, values and points."""

    key: str
    facts: Mapping[str, int] = {}
