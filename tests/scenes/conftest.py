"""Every house draws its pictures and words for itself. In tests there are hundreds of houses of a
few sizes, so what was drawn once is shown again."""

from __future__ import annotations

import ctypes
import gc
import mmap
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from io import BytesIO
from math import inf
from pathlib import Path
from threading import Lock
from typing import Any

import pygame
import pytest
from services import a_house

from game.play import house_trial
from game.scenes.shell.scene import Services
from game.ui.backdrop import Backdrops
from game.ui.card_art import CardArt, ShownCard, _centred
from game.ui.shapes import Shapes
from game.ui.words import WordPiece, Words
from game.variants.trial import Course

#: The pixels that are kept, at 4 bytes, and those that one picture may have.
PICTURES, BACKGROUNDS = (60_000_000, 3_000_000), (24_000_000, 4_000_000)
SHAPES, WORDS = (12_000_000, 1_000_000), (12_000_000, 1_000_000)
#: So many texts are kept in pieces, with their widths.
MEASURED_MOST = 40_000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player's own files are: an empty folder."""
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def services(home: Path) -> Services:
    return a_house()


class Drawn:
    """Pictures that were drawn, by what was asked for; the one not seen for longest goes first.
    Threads that draw ask for them as well."""

    def __init__(self, kept: int, one: int) -> None:
        self._kept, self._one = kept, one
        self._pictures: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._lock = Lock()

    def get(self, key: object) -> pygame.Surface | None:
        with self._lock:
            picture = self._pictures.get(key)
            if picture is not None:
                self._pictures.move_to_end(key)
            return picture

    def get_or(self, key: object, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = self.get(key)
        if picture is None:
            picture = draw()
            self.keep(key, picture)
        return picture

    def keep(self, key: object, picture: pygame.Surface) -> None:
        with self._lock:
            if _pixels(picture) > self._one or key in self._pictures:
                return
            self._pictures[key] = picture
            self._pixels += _pixels(picture)
            while self._pixels > self._kept:
                self._pixels -= _pixels(self._pictures.popitem(last=False)[1])


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


#: What a process may take beyond what it took after the last search for rubbish, in bytes; and
#: beyond what it took after the last search among all things, those frozen as well.
RUBBISH_MOST, FROZEN_MOST = 100 * 2**20, 400 * 2**20


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
def taken_last() -> dict[str, float]:
    """What the process took after the last search, among new things and among all."""
    return {"new": 0.0, "all": 0.0}


@pytest.fixture(autouse=True)
def houses_are_left(taken_last: dict[str, float]) -> Iterator[None]:
    """Whoever holds pictures is few objects, so nobody would look for their rubbish soon. What
    outlives a search is frozen, for it mostly stays; but a scene that a test still holds stays only
    until the next search among all things."""
    yield
    if taken() - taken_last["new"] <= RUBBISH_MOST:
        return
    searches_all = not taken() - taken_last["all"] <= FROZEN_MOST
    if searches_all:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()
    taken_last["new"] = taken()
    if searches_all:
        taken_last["all"] = taken()


@pytest.fixture(autouse=True)
def games_are_only_read(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole check of a game takes seconds; only the tests of the workshop itself need it."""
    if request.path.parent.name != "workshop":
        monkeypatch.setattr(house_trial, "faults_of_trial", lambda *_: ([], Course()))


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    draw = pygame.image.load_sized_svg
    kept, kept_grounds = Drawn(*PICTURES), Drawn(*BACKGROUNDS)
    kept_shapes, kept_words = Drawn(*SHAPES), Drawn(*WORDS)
    keep, write, measure = Shapes.keep, Words._drawn, Words._pieces
    make, shade = CardArt._make, CardArt._shadow
    kept_pieces: dict[tuple[object, ...], list[WordPiece]] = {}

    def drawn(file: object, size: tuple[int, int]) -> pygame.Surface:
        key = (file.getvalue() if isinstance(file, BytesIO) else str(file), tuple(size))
        return kept.get_or(key, lambda: draw(file, size))  # type: ignore[arg-type]

    def card(art: CardArt, *how: Any) -> ShownCard:
        name, _, angle, _, dim = how
        if dim or not angle or art._own:
            return make(art, *how)
        key = art._path(name), art.shapes.scale, how
        return _centred(kept.get_or(key, lambda: make(art, *how).surface))

    def shadow(art: CardArt, *how: Any) -> tuple[pygame.Surface, int]:
        """A card is painted on its shadow."""
        whole = kept.get_or((art.shapes.scale, how), lambda: shade(art, *how)[0]).copy()
        return whole, (whole.get_width() - how[1][0]) // 2

    def grounds(paint: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """Nobody paints on a background, so it need not be copied."""

        def painted(backdrops: Backdrops, *how: float) -> pygame.Surface:
            key = (paint.__name__, backdrops._size, backdrops._plain, how)
            return kept_grounds.get_or(key, lambda: paint(backdrops, *how))

        return painted

    def shaped(shapes: Shapes, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        def make_once() -> pygame.Surface:
            return kept_shapes.get_or((shapes.scale, key), make)

        return keep(shapes, key, make_once)

    def measured(words: Words, *what: Any) -> list[WordPiece]:
        if what not in kept_pieces:
            if len(kept_pieces) >= MEASURED_MOST:
                kept_pieces.clear()
            kept_pieces[what] = measure(words, *what)
        return kept_pieces[what]

    def written(words: Words, rows: list[list[WordPiece]], px: int, *how: Any) -> pygame.Surface:
        key = tuple(map(tuple, rows)), px, *how, words._two_colours
        return kept_words.get_or(key, lambda: write(words, rows, px, *how))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawn)
        patch.setattr(CardArt, "_make", card)
        patch.setattr(CardArt, "_shadow", shadow)
        patch.setattr(Shapes, "keep", shaped)
        patch.setattr(Words, "_drawn", written)
        patch.setattr(Words, "_pieces", measured)
        for name in ("_night", "_table", "_curtain"):
            patch.setattr(Backdrops, name, grounds(getattr(Backdrops, name)))
        yield
