"""Deals have numbers short enough to be read out: who types one in gets the same cards again."""

from __future__ import annotations

from secrets import randbelow

#: Digits of a number, at most. Those that come by chance have as many.
DIGITS = 6


def any_deal() -> int:
    return 1 + randbelow(10**DIGITS - 1)


def digits_of(text: str) -> str:
    """What of it can stand in a number: 0 to 9, without zeros before it."""
    return "".join(one for one in text if one in "0123456789").lstrip("0")[:DIGITS]
