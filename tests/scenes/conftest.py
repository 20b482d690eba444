"""Every house draws its pictures for itself. In tests there are hundreds of houses of a few sizes,
so what was drawn once is copied."""

from __future__ import annotations

import ctypes
import gc
import mmap
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from math import inf
from pathlib import Path

import pygame
import pytest

from game.ui.backdrop import Backdrops

#: The pixels that are kept, at 4 bytes, and those that one picture may have.
PICTURES, BACKGROUNDS = (40_000_000, 1_000_000), (24_000_000, 9_000_000)


class Drawn:
    """Pictures that were drawn, by what was asked for; the one not seen for longest goes first."""

    def __init__(self, kept: int, one: int) -> None:
        self._kept, self._one = kept, one
        self._pictures: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def get(self, key: object) -> pygame.Surface | None:
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def keep(self, key: object, picture: pygame.Surface) -> None:
        if _pixels(picture) > self._one:
            return
        self._pictures[key] = picture
        self._pixels += _pixels(picture)
        while self._pixels > self._kept:
            self._pixels -= _pixels(self._pictures.popitem(last=False)[1])


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


#: What a process may take beyond what it took after the last search for rubbish, in bytes.
RUBBISH_MOST = 150 * 2**20


def taken() -> float:
    """Return the memory of this process in bytes; where no system tells, more than any may take."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return inf
    return int(pages) * mmap.PAGESIZE


def give_back() -> None:
    """The C library of Linux keeps what was let go."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


@pytest.fixture(scope="session")
def taken_last() -> list[float]:
    """What the process took after the last search."""
    return [0.0]


@pytest.fixture(autouse=True)
def houses_are_left(taken_last: list[float]) -> Iterator[None]:
    """Whoever holds pictures is few objects, so nobody would look for their rubbish soon."""
    yield
    if not taken() - taken_last[0] <= RUBBISH_MOST:
        gc.collect()
        give_back()
        taken_last[0] = taken()


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    draw = pygame.image.load_sized_svg
    kept, kept_grounds = Drawn(*PICTURES), Drawn(*BACKGROUNDS)

    def drawn(file: object, size: tuple[int, int]) -> pygame.Surface:
        key = (file.getvalue() if isinstance(file, BytesIO) else str(file), tuple(size))
        picture = kept.get(key)
        if picture is None:
            picture = draw(file, size)  # type: ignore[arg-type]
            kept.keep(key, picture)
        return picture.copy()

    def grounds(paint: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """Nobody paints on a background, so it need not be copied."""

        def painted(backdrops: Backdrops, *how: float) -> pygame.Surface:
            key = (paint.__name__, backdrops._size, backdrops._plain, how)
            picture = kept_grounds.get(key)
            if picture is None:
                picture = paint(backdrops, *how)
                kept_grounds.keep(key, picture)
            return picture

        return painted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawn)
        for name in ("_night", "_table", "_curtain"):
            patch.setattr(Backdrops, name, grounds(getattr(Backdrops, name)))
        yield
