"""Cards a player has drawn: a drawing in their folder `cards` stands in for ours of that name.

Drawing one may take for ever, so each is tried in a process of its own first. Of one that was
through a copy is kept in the cache, and it is the copy that is drawn: what was not tried never is.
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
from game.reading.apart import DONE, Apart, Limits
from game.reading.files import entries, folders, is_too_large, read_plain
from game.reading.whole_file import write_whole

#: Each folder in there holds only the cards that look different in such a deck.
CARDS, SUFFIX = "assets/cards", ".svg"
#: Of a file.
SIZE_MOST = 256 * 1024
#: Parts of words, not cards.
PIP = "pip_"
#: A drawing is tried at the size of a leaning card in a window of 3840 by 2160, the largest that is
#: drawn. A card is five wide and seven high; how many pixels it may differ from that.
TRIED, OUT_BY = (1000, 1400), 12
#: Our drawing that takes longest, and how many times as long another may take.
LONGEST, TIMES_MOST = "back", 5
#: Of one drawing. Our back takes a tenth of a second and some megabytes.
LIMITS = Limits(seconds=2.0, mebibytes=128)
#: How many may have to be ended before the others are not tried.
ENDED_MOST = 3

UNKNOWN, HEAVY, UNREADABLE, SHAPE = "unknown", "heavy", "unreadable", "shape"
SLOW, UNTRIED = "slow", "untried"


class Flaw(NamedTuple):
    """Why a drawing is not used. `file`: within the folder of the player's cards."""

    file: str
    fault: str


class Drawing(NamedTuple):
    """`name`: that of a card, for another look of the deck with its folder: `large/KH`. `mark`:
    another for each content."""

    name: str
    file: Path
    mark: str


#: By the folder of the player's cards: the drawings that were through, by name.
_through: dict[Path, dict[str, Path]] = {}


def _folder() -> Path | None:
    _, *own = layers(CARDS)
    return own[0] if own else None


def own_cards() -> Mapping[str, Path]:
    """Return the drawings that may be used, as far as they have been looked at. Touches no file."""
    folder = _folder()
    return {} if folder is None else _through.get(folder, {})


class Trial:
    """Looks at what the player has drawn. What was through once can be used at once; the others
    wait to be tried: `waiting` by `tried`, of which `take` is told."""

    def __init__(self) -> None:
        folder = _folder()
        self._flaws: list[Flaw] = []
        self.waiting: list[Drawing] = []
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
        self.waiting.append(Drawing(name, file, mark))

    def _refuse(self, name: str, fault: str) -> None:
        self._flaws.append(Flaw(f"{name}{SUFFIX}", fault))

    @property
    def flaws(self) -> list[Flaw]:
        """Return them in order of the names."""
        return sorted(self._flaws)

    def take(self, faults: Sequence[str], ended: str) -> None:
        """`faults` of the first of those that wait. Where it did not end by itself, the next one
        was its end; what waits then is to be tried by another process."""
        for drawing, fault in zip(self.waiting, faults, strict=False):
            if fault:
                self._refuse(drawing.name, fault)
            else:
                self._keep(drawing)
        self.waiting = self.waiting[len(faults) :]
        if ended != DONE and self.waiting:
            self._refuse(self.waiting.pop(0).name, SLOW)
            self._ended += 1
        if ended == DONE or self._ended == ENDED_MOST:
            for drawing in self.waiting:
                self._refuse(drawing.name, UNTRIED)
            self.waiting.clear()
        if not self.waiting:
            self._sweep()

    def _keep(self, drawing: Drawing) -> None:
        kept = _kept(drawing.mark)
        try:
            content = read_plain(drawing.file, SIZE_MOST)
        except OSError:
            content = b""
        if _mark(content) != drawing.mark:
            # It is another one since.
            self._refuse(drawing.name, UNTRIED)
            return
        try:
            write_whole(kept, content, lasting=False)
        except OSError:
            # Then it will be tried anew the next time.
            kept = drawing.file
        self._drawings[drawing.name] = kept

    def _sweep(self) -> None:
        """Delete copies of drawings that are gone."""
        for file in entries(_cache(), [SUFFIX]):
            if file not in self._drawings.values():
                with suppress(OSError):
                    file.unlink()


def all_tried() -> Trial:
    """Look at all of them, and wait until that is done."""
    trial = Trial()
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
    """Return a mark of the content; with another library it is tried anew."""
    drawn_by = f"{pygame.version.ver} {TRIED} {TIMES_MOST}".encode()
    return sha256(drawn_by + content).hexdigest()[:40]


# In the process apart ---------------------------------------------------------------------------


def tried(files: Sequence[Path]) -> Iterator[str]:
    """Yield what is wrong with each drawing; nothing, if it can be used."""
    ours = (bundled(CARDS) / f"{LONGEST}{SUFFIX}").read_bytes()
    most = TIMES_MOST * min(_drawn(ours)[1] for _ in range(2))
    yield from (_fault(file, most) for file in files)


def _fault(file: Path, most: float) -> str:
    try:
        content = read_plain(file, SIZE_MOST)
        (wide, high), took = _drawn(content)
        if took > most:
            # It may have been held up by something else.
            took = _drawn(content)[1]
    except (OSError, pygame.error):
        return UNREADABLE
    if max(abs(wide - TRIED[0]), abs(high - TRIED[1])) > OUT_BY:
        return SHAPE
    return SLOW if took > most else ""


def _drawn(content: bytes) -> tuple[tuple[int, int], float]:
    """Return the size of the drawing, and the seconds of the processor it took."""
    began = time.process_time()
    size = pygame.image.load_sized_svg(BytesIO(content), TRIED).get_size()
    return size, time.process_time() - began
