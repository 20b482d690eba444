"""Words that give way: the first of several wordings that has room."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.words import SANS


def fitting(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """The longest first. The last one must do, whether it fits or not."""
    for words in wordings[:-1]:
        if canvas.width(words, size, face) <= width:
            return words
    return wordings[-1]


def fitting_or_none(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """The same for second lines, which may be left out."""
    words = fitting(canvas, wordings, width, size, face)
    return words if canvas.width(words, size, face) <= width else ""
