"""Drawings kept as pixels from an earlier run: unpacking one takes a sixth of the time of drawing
it.

If a file is damaged, or made from another drawing, size or library, or if the folder was deleted,
the drawing is just drawn anew.
"""

from __future__ import annotations

import time
import zlib
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from struct import Struct

import pygame
from pygame import Surface

from game.paths import is_safe, user_cache
from game.reading.files import entries, read_plain
from game.reading.whole_file import sweep, write_whole

#: The most files kept, the most bytes of one, and of all together; packed, a night for a usual
#: window has 0.3 MB, and a card 10 kB.
FILES_MOST, BYTES_MOST, ALL_MOST = 1_000, 8_000_000, 32_000_000
SUFFIX = ".picture"
#: The head of a file, before the pixels: the mark of the drawing, width and height. All of it is
#: packed by zlib, which adds a checksum.
MARK_BYTES = 20
HEAD = Struct(f">{MARK_BYTES}sII")
PIXEL = 4
QUICKLY = 1

Size = tuple[int, int]


def drawn_before(drawing: Path, size: Size) -> Surface | None:
    """Return a drawing kept by an earlier run, if there is one. `size`: the size ordered, which is
    never exceeded."""
    if is_safe():
        return None
    mark = _mark(drawing, size)
    file = _file(mark)
    try:
        return _picture(read_plain(file, BYTES_MOST), mark, size)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, zlib.error):
        with suppress(OSError):
            file.unlink()
        return None


def keep_drawn(drawing: Path, size: Size, picture: Surface) -> None:
    """Write a picture for the next run, unless there is a file for it."""
    # A picture that cannot be written is drawn anew next time.
    with suppress(OSError):
        mark = _mark(drawing, size)
        file = _file(mark)
        if is_safe() or file.exists():
            return
        pixels = HEAD.pack(mark, *picture.get_size()) + pygame.image.tobytes(picture, "RGBA")
        write_whole(file, zlib.compress(pixels, QUICKLY), lasting=False)


def make_room() -> None:
    """Remove the oldest files until there are no more than FILES_MOST, of ALL_MOST bytes together;
    before them those whose time is still to come."""
    folder, taken, now = _folder(), 0, time.time()
    with suppress(OSError):
        sweep(folder)
        kept = [(one.stat(), one) for one in entries(folder, [SUFFIX])]
        kept.sort(key=lambda one: (one[0].st_mtime <= now, one[0].st_mtime), reverse=True)
        for at, (known, file) in enumerate(kept):
            taken += known.st_size
            if at >= FILES_MOST or taken > ALL_MOST:
                file.unlink()


def _picture(packed: bytes, mark: bytes, size: Size) -> Surface:
    """Return the picture of a file's content. May raise ValueError and zlib.error."""
    most = HEAD.size + size[0] * size[1] * PIXEL
    unpacking = zlib.decompressobj()
    content = unpacking.decompress(packed, most + 1)
    if not unpacking.eof or len(content) < HEAD.size:
        raise ValueError("too short or too long")
    of, wide, high = HEAD.unpack_from(content)
    if of != mark:
        raise ValueError("of another drawing")
    if not (0 < wide <= size[0] and 0 < high <= size[1]):
        raise ValueError("of another size")
    # Raises ValueError where there are not as many pixels.
    return pygame.image.frombuffer(memoryview(content)[HEAD.size :], (wide, high), "RGBA")


def _mark(drawing: Path, size: Size) -> bytes:
    """Return a mark of all that a picture is made from."""
    drawn_by = f"{pygame.version.ver} {pygame.version.SDL} {size}".encode()
    return sha256(drawn_by + drawing.read_bytes()).digest()[:MARK_BYTES]


def _folder() -> Path:
    return user_cache() / "pictures"


def _file(mark: bytes) -> Path:
    return _folder() / f"{mark.hex()}{SUFFIX}"
