"""Words in the room they have: in full where they fit, else in fewer words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.words import SANS


def fitting(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """Return the first wording that fits; the last one must do, whether it fits or not."""
    for words in wordings[:-1]:
        if canvas.width(words, size, face) <= width:
            return words
    return wordings[-1]


def fitting_or_none(
    canvas: Canvas, wordings: Sequence[str], width: float, size: float, face: str = SANS
) -> str:
    """Return the first wording that fits, or nothing: for words that may be left out."""
    words = fitting(canvas, wordings, width, size, face)
    return words if canvas.width(words, size, face) <= width else ""


def in_full(*parts: tuple[str, str]) -> str:
    """Return in full the parts of which not all is shown."""
    return " · ".join(full for full, shown in parts if full != shown)
