"""Text from a file as it may be shown: short, without letters that play tricks on a terminal."""

from __future__ import annotations

SHOWN_MOST = 60


def printable(text: str) -> str:
    """Return the text with a replacement sign for what is no visible letter: control characters,
    halves of characters, marks that turn the direction of writing."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def clipped(text: str, most: int = SHOWN_MOST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
