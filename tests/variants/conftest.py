"""A small sound game, and reading it with a few words changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.variants.load import Reading, read_variant

TINY = """\
schema: 1
id: tiny
family: rummy
players: {min: 2, max: 4}
deck: {packs: 1, jokers: 2}
deal: {hand: 7}
melds:
  set: {part: set, min: 3, wilds: 1}
  run: {part: run, min: 3, wilds: 1}
score: {part: penalty, points: {A: 1, 2-10: face, J-K: 10, joker: 25}}
match_end: {part: target, at: 100, wins: lowest}
"""

POND = """\
schema: 1
id: pond
family: fishing
players: {min: 2, max: 4, partners: [4]}
deal: {hand: 4, table: 4}
capture: {adds: {A: 1, 2-K: face}, takes: {A: 1, 2-K: face}}
score: {part: categories, most_cards: 3}
match_end: {part: rounds_won, wins: 3}
"""

Write = Callable[..., Path]
Read = Callable[..., Reading]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a variant file: `write("tiny", text)`, `write("base/low", text)`."""

    def write_file(name: str, text: str | bytes) -> Path:
        file = tmp_path / f"{name}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    return write_file


@pytest.fixture
def read(write: Write, tmp_path: Path) -> Read:
    """Reads a text as the variant of this name, in the folder `write` writes to."""

    def read_text(text: str | bytes, name: str = "tiny", **choices: object) -> Reading:
        return read_variant(write(name, text), [tmp_path], **choices)  # type: ignore[arg-type]

    return read_text


@pytest.fixture
def tiny() -> Callable[..., str]:
    """The small rummy, with words replaced: `tiny("min: 2", "min: 9")`."""
    return lambda *changes: _changed(TINY, changes)


@pytest.fixture
def pond() -> Callable[..., str]:
    """The small fishing game, with words replaced."""
    return lambda *changes: _changed(POND, changes)


def _changed(text: str, changes: tuple[str, ...]) -> str:
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text
