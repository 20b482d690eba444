"""Files that something has gone wrong with, or somebody has written in bad faith."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

STRANGE = (
    *(None, True, False, -1, 0, 1, 1.5, 2**31, 10**30, -(10**12), "", "x", "9h", "\u202e", "\x00"),
    *([], {}, [[]], [None], {"": None}, "a" * 5000, [0] * 500),
)


def mutated(content: bytes, dice: Random) -> bytes:
    """Changed in one to four places, each time in another way."""
    for _ in range(dice.randint(1, 4)):
        content = dice.choice(WAYS)(content, dice)
    return content


def bits_flipped(content: bytes, dice: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(dice.randint(1, 8)):
        if changed:
            changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def cut_off(content: bytes, dice: Random) -> bytes:
    return content[: dice.randrange(len(content) + 1)]


def cut_out(content: bytes, dice: Random) -> bytes:
    start = dice.randrange(len(content) + 1)
    return content[:start] + content[start + dice.randrange(200) :]


def zeroed(content: bytes, dice: Random) -> bytes:
    """A block of the disk that was never written."""
    start = dice.randrange(len(content) + 1)
    return content[:start] + bytes(min(512, len(content) - start)) + content[start + 512 :]


def twice(content: bytes, dice: Random) -> bytes:
    start = dice.randrange(len(content) + 1)
    end = start + dice.randrange(300)
    return content[:end] + content[start:]


def lines_swapped(content: bytes, dice: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    if len(lines) > 1:
        one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def deepened(content: bytes, dice: Random) -> bytes:
    """Brackets of every kind of file, thousands deep."""
    bracket = dice.choice((b"[", b"{", b'{"a":', b"- ", b"? ", b"{ $x ->\n *[a] ", b"("))
    at = dice.randrange(len(content) + 1)
    return content[:at] + bracket * dice.choice((3, 50, 3000)) + content[at:]


def numbers_changed(content: bytes, dice: Random) -> bytes:
    places = [at for at, byte in enumerate(content) if byte in b"0123456789"]
    if not places:
        return content
    at = dice.choice(places)
    number = dice.choice((b"", b"-1", b"99", b"0", b"1e9", b"NaN", b"9" * 400, b"0x10"))
    return content[:at] + number + content[at + 1 :]


def a_value_swapped(content: bytes, dice: Random) -> bytes:
    """For files of JSON: one of another type in a place taken at random."""
    try:
        told = json.loads(content)
    except (ValueError, RecursionError):
        return bits_flipped(content, dice)
    place: Any = told
    while isinstance(place, dict | list) and place:
        key = dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not isinstance(place[key], dict | list) or not place[key] or dice.random() < 0.3:
            place[key] = dice.choice(STRANGE)
            break
        place = place[key]
    return json.dumps(told).encode(errors="surrogatepass")


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(bits_flipped, cut_off, cut_out, zeroed, twice, lines_swapped, deepened),
    *(numbers_changed, a_value_swapped, a_value_swapped),
)
