"""Writes every drawing to its place in `assets`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from assets.drawing import deck
from assets.drawing.app_icon import app_icon
from assets.drawing.icons import ICONS, icon

ASSETS = Path(__file__).resolve().parents[1]


def pictures() -> Iterator[tuple[str, str]]:
    """Every file: its path below `assets`, and what it says."""
    yield from ((f"cards/{path}", text) for path, text in deck.cards())
    yield from ((f"art/icon_{name}.svg", icon(name).text()) for name in ICONS)
    yield "art/icon.svg", app_icon().text()


def write() -> None:
    for path, text in pictures():
        file = ASSETS / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
