"""Tips: slips of ivory with a sentence, beside a place."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.theme import INK, Colour
from game.ui.words import SANS
from game.view.geometry import Rect

TIP, TIP_GAP = 29, 20
#: The edge of a tip that tells why something is refused.
REFUSED: Colour = (217, 83, 42)


def paint_tip(canvas: Canvas, text: str, at: Rect, stage: Rect, below: bool = False) -> Rect:
    """Paint a tip with a sentence above a place, or below it, inside the stage and not on the
    place."""
    wide = min(canvas.width(text, TIP) + 8, 760.0, stage.w * 0.6)
    high = canvas.height(text, wide, TIP) + 26
    whole = Rect(at.x, at.y - TIP_GAP - high, wide + 48, high)
    if below or whole.y < stage.y + 12:
        whole = whole._replace(y=at.bottom + TIP_GAP)
        if whole.bottom > stage.bottom - 12 and at.h:
            whole = whole._replace(y=at.y - TIP_GAP - high)
    if at.w > whole.w * 2:
        whole = whole._replace(x=at.right - whole.w)
    rect = whole.kept_in(stage.grown(-12))
    canvas.panel(rect, "tip", 12, shadow=True)
    box = Rect(rect.x + 26, rect.y, wide, rect.h)
    canvas.text(text, box, TIP, SANS, INK, lines=9)
    return rect
