"""Words for the room they have: in full where that fits, else in fewer words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.words import SANS


def fitting(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """Return the first wording that fits, or else the last one."""
    for words in wordings[:-1]:
        if canvas.width(words, size, face) <= width:
            return words
    return wordings[-1]


def fitting_or_none(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """Return the first wording that fits, or "": for words that may be left out."""
    words = fitting(canvas, wordings, width, size, face)
    return words if canvas.width(words, size, face) <= width else ""


def in_full(*parts: tuple[str, str]) -> str:
    """Return the full wording of those parts that are not shown in full."""
    return " · ".join(full for full, shown in parts if full != shown)
