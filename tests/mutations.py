"""Change the bytes of a file, as broken disks and careless editors do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


def text_mutated(content: bytes, dice: Random) -> bytes:
    return dice.choice(WAYS)(content, dice)


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


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(bits_flipped, cut_off, cut_out, zeroed, twice, lines_swapped, deepened, numbers_changed),
)
