"""Text from a file as it may be shown: short, without letters that play tricks on a terminal."""

import re

SHOWN_MOST = 60
#: Control characters but the end of a line, halves of characters, code points that are no
#: characters, and marks that turn the direction of writing or end a line unseen.
UNSHOWABLE = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f"
    "\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]"
)
_INSTEAD = "\N{REPLACEMENT CHARACTER}"


def showable(text: str) -> str:
    """Return the text as it can be painted: several lines, all kinds of spaces, and a replacement
    sign for what is no visible letter."""
    return UNSHOWABLE.sub(_INSTEAD, text)


def printable(text: str) -> str:
    """Return the text as it can be printed in a line of its own."""
    return showable(text).replace("\n", _INSTEAD)


def clipped(text: str, most: int = SHOWN_MOST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
