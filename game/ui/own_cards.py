"""Cards a player has drawn: a drawing in their folder `cards` replaces the game's own of that name.

Drawing a file may take for ever, so each is tried in a separate process first. A copy of each that
passed is kept in the cache, and only that copy is drawn, so nothing untried is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame

from game.paths import bundled, layers, user_cache
from game.reading.apart import Apart
from game.reading.files import entries, folders, is_too_large, read_plain
from game.reading.whole_file import write_whole
from game.reading.worker import DONE, Limits

#: The folder of the game's cards; the folders in it hold only the cards that look different in such
#: a deck.
CARDS, SUFFIX = "assets/cards", ".svg"
#: The most bytes of a file.
SIZE_MOST = 256 * 1024
#: How the names of the suit signs in texts begin, which are no cards.
PIP = "pip_"
#: The size at which a drawing is tried: that of a leaning card in a window of 3840 by 2160, the
#: largest that is drawn. And the pixels by which it may differ from the proportion of a card, five
#: to seven.
TRIED, OUT_BY = (1000, 1400), 12
#: The game's drawing that takes longest; how many times as long a player's may take; and how often
#: one that takes longer is measured again.
LONGEST, TIMES_MOST, AGAIN = "back", 5, 3
#: The limits for one drawing. The game's back takes a tenth of a second and some megabytes.
LIMITS = Limits(seconds=2.0, mebibytes=128)
#: How many drawings may end the process that tries them before the others are not tried.
ENDED_MOST = 3

UNKNOWN, HEAVY, UNREADABLE, SHAPE = "unknown", "heavy", "unreadable", "shape"
SLOW, UNTRIED = "slow", "untried"


class DrawingFlaw(NamedTuple):
    """The reason why a drawing is not used. `file`: its path in the folder of the player's
    cards."""

    file: str
    fault: str


class OwnDrawing(NamedTuple):
    """A player's drawing. `name`: that of a card, for another look of the deck with its folder:
    `large/KH`. `mark`: a hash of its content."""

    name: str
    file: Path
    mark: str


#: For each folder of a player's cards, the drawings that have passed, by name.
_through: dict[Path, dict[str, Path]] = {}


def _folder() -> Path | None:
    _, *own = layers(CARDS)
    return own[0] if own else None


def own_cards() -> Mapping[str, Path]:
    """Return the drawings that may be used, as far as they have been tried. No file is read."""
    folder = _folder()
    return {} if folder is None else _through.get(folder, {})


class DrawingTrial:
    """The check of all drawings of a player. Those that passed before can be used at once; the
    others are in `waiting`: pass them to `tried`, and its results to `take`. `keeps`: those that
    pass are kept for the next time."""

    def __init__(self, keeps: bool = True) -> None:
        self._keeps = keeps
        folder = _folder()
        self._flaws: list[DrawingFlaw] = []
        self.waiting: list[OwnDrawing] = []
        self._drawings: dict[str, Path] = {}
        self._ended = 0
        if folder is not None:
            ours = _our_names()
            for file in entries(folder, [SUFFIX], depth=1):
                self._look(file, file.relative_to(folder).with_suffix("").as_posix(), ours)
            _through[folder] = self._drawings

    def _look(self, file: Path, name: str, ours: _Ours) -> None:
        look, _, card = name.rpartition("/")
        if card not in ours.cards or look not in ours.looks:
            self._refuse(name, UNKNOWN)
            return
        try:
            content = read_plain(file, SIZE_MOST)
        except OSError as error:
            self._refuse(name, HEAVY if is_too_large(error) else UNREADABLE)
            return
        mark = _mark(content)
        with suppress(OSError):
            if read_plain(_kept(mark), SIZE_MOST) == content:
                self._drawings[name] = _kept(mark)
                return
        self.waiting.append(OwnDrawing(name, file, mark))

    def _refuse(self, name: str, fault: str) -> None:
        self._flaws.append(DrawingFlaw(f"{name}{SUFFIX}", fault))

    @property
    def flaws(self) -> list[DrawingFlaw]:
        """Return the flaws found, in order of the names."""
        return sorted(self._flaws)

    def take(self, faults: Sequence[str], ended: str) -> None:
        """Take the results of a process: `faults` of the first drawings that wait. If it did not
        end by itself, the drawing after them counts as too slow, and the rest has to be tried by
        another process."""
        for drawing, fault in zip(self.waiting, faults, strict=False):
            if fault:
                self._refuse(drawing.name, fault)
            elif self._keeps:
                self._keep(drawing)
            else:
                self._drawings[drawing.name] = drawing.file
        self.waiting = self.waiting[len(faults) :]
        if ended != DONE and self.waiting:
            self._refuse(self.waiting.pop(0).name, SLOW)
            self._ended += 1
        if ended == DONE or self._ended == ENDED_MOST:
            for drawing in self.waiting:
                self._refuse(drawing.name, UNTRIED)
            self.waiting.clear()
        if self._keeps and not self.waiting:
            self._sweep()

    def _keep(self, drawing: OwnDrawing) -> None:
        kept = _kept(drawing.mark)
        try:
            content = read_plain(drawing.file, SIZE_MOST)
        except OSError:
            content = b""
        if _mark(content) != drawing.mark:
            # The file has changed since it was tried.
            self._refuse(drawing.name, UNTRIED)
            return
        try:
            write_whole(kept, content, lasting=False)
        except OSError:
            # Without a copy it will be tried anew the next time.
            kept = drawing.file
        self._drawings[drawing.name] = kept

    def _sweep(self) -> None:
        """Delete copies of drawings that do not exist any more."""
        for file in entries(_cache(), [SUFFIX]):
            if file not in self._drawings.values():
                with suppress(OSError):
                    file.unlink()


def all_tried(keeps: bool = True) -> DrawingTrial:
    """Try all drawings, and return when that is done. `keeps`: as of `DrawingTrial`."""
    trial = DrawingTrial(keeps)
    while trial.waiting:
        apart = Apart(LIMITS, tried, [one.file for one in trial.waiting])
        ended = apart.wait()
        trial.take(apart.results, ended)
    return trial


class _Ours(NamedTuple):
    cards: frozenset[str]
    looks: frozenset[str]


def _our_names() -> _Ours:
    folder = bundled(CARDS)
    cards = {file.stem for file in entries(folder, [SUFFIX]) if not file.stem.startswith(PIP)}
    return _Ours(frozenset(cards), frozenset(["", *(one.name for one in folders(folder))]))


def _cache() -> Path:
    return user_cache() / "cards"


def _kept(mark: str) -> Path:
    return _cache() / f"{mark}{SUFFIX}"


def _mark(content: bytes) -> str:
    """Return a mark of the content, which changes with the library, so that drawings are tried
    anew."""
    drawn_by = f"{pygame.version.ver} {TRIED} {TIMES_MOST}".encode()
    return sha256(drawn_by + content).hexdigest()[:40]


# In the process apart ---------------------------------------------------------------------------


def tried(files: Sequence[Path]) -> Iterator[str]:
    """Yield the fault of each drawing, "" if it can be used."""
    ours = (bundled(CARDS) / f"{LONGEST}{SUFFIX}").read_bytes()
    most = TIMES_MOST * min(_drawn(ours)[1] for _ in range(2))
    yield from (_fault(file, most) for file in files)


def _fault(file: Path, most: float) -> str:
    try:
        content = read_plain(file, SIZE_MOST)
        (wide, high), took = _drawn(content)
        for _ in range(AGAIN):
            if took <= most:
                break
            # Another process may have slowed it down.
            took = _drawn(content)[1]
    except (OSError, pygame.error):
        return UNREADABLE
    if max(abs(wide - TRIED[0]), abs(high - TRIED[1])) > OUT_BY:
        return SHAPE
    return SLOW if took > most else ""


def _drawn(content: bytes) -> tuple[tuple[int, int], float]:
    """Return the size of the drawing, and the seconds of processor time it took."""
    began = time.process_time()
    size = pygame.image.load_sized_svg(BytesIO(content), TRIED).get_size()
    return size, time.process_time() - began
