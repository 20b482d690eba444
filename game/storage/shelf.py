"""The player's own matches on disk: those that go on, and those that are over, to be replayed.

Beside every match lies its headline, so that a list of matches need not play them all again. A
headline holds nothing but what everybody at the table knows.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.engine.chance import Chance
from game.paths import user_data
from game.storage.codec import SavedMatch
from game.storage.match_file import SUFFIX, read_match, write_match

HEADLINE_SUFFIX = ".headline"
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]")


class Headline(NamedTuple):
    """`scores` by seat; `saved_at` in seconds, as it was told."""

    match_id: str
    variant_id: str
    names: tuple[str, ...]
    crests: tuple[str, ...]
    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    hand_no: int
    is_over: bool
    saved_at: float


class Shelf:
    def __init__(self, home: Path | None = None) -> None:
        home = user_data() if home is None else home
        self.matches = home / "matches"
        self.replays = home / "replays"

    # Keeping --------------------------------------------------------------------------------

    def new_id(self, variant_id: str, begun_at: float) -> str:
        """A name that no match has yet."""
        stem = _NOT_IN_NAMES.sub("-", f"{variant_id}-{int(begun_at)}")
        match_id, number = stem, 1
        while any(self._file(folder, match_id).exists() for folder in self._folders()):
            number += 1
            match_id = f"{stem}-{number}"
        return match_id

    def keeper(self, match_id: str, now: Callable[[], float]) -> Callable[[SavedMatch], None]:
        """Keeps one match, whenever it is called."""
        return lambda saved: self.keep(match_id, saved, now())

    def keep(self, match_id: str, saved: SavedMatch, saved_at: float) -> None:
        """Writes the match; once it is over, it moves to the replays. May raise OSError."""
        over = saved.match.is_over
        folder = self.replays if over else self.matches
        folder.mkdir(parents=True, exist_ok=True)
        write_match(self._file(folder, match_id), saved)
        _write_headline(folder, _headline_of(match_id, saved, saved_at))
        if over:
            self._remove(self.matches, match_id)

    def remove(self, match_id: str) -> None:
        for folder in self._folders():
            self._remove(folder, match_id)

    # Finding --------------------------------------------------------------------------------

    def going_on(self) -> list[Headline]:
        """The matches that can be continued, the last one played first."""
        return self._headlines(self.matches)

    def finished(self) -> list[Headline]:
        return self._headlines(self.replays)

    def load(self, match_id: str, then: Chance) -> SavedMatch:
        """The match; what follows draws on `then`. Raises MatchFileError."""
        files = [self._file(folder, match_id) for folder in self._folders()]
        return read_match(next((file for file in files if file.exists()), files[0]), then)

    def _headlines(self, folder: Path) -> list[Headline]:
        """A match without a sound headline is listed by its name alone."""
        found = [
            _read_headline(file.with_suffix(HEADLINE_SUFFIX))
            or Headline(file.stem, "", (), (), (), (), 0, False, file.stat().st_mtime)
            for file in folder.glob(f"*{SUFFIX}")
        ]
        return sorted(found, key=lambda one: (-one.saved_at, one.match_id))

    def _folders(self) -> tuple[Path, Path]:
        return self.matches, self.replays

    @staticmethod
    def _file(folder: Path, match_id: str) -> Path:
        return folder / f"{_NOT_IN_NAMES.sub('-', match_id)}{SUFFIX}"

    def _remove(self, folder: Path, match_id: str) -> None:
        file = self._file(folder, match_id)
        file.unlink(missing_ok=True)
        file.with_suffix(HEADLINE_SUFFIX).unlink(missing_ok=True)


def _headline_of(match_id: str, saved: SavedMatch, saved_at: float) -> Headline:
    state = saved.match.state
    standing = state.standing
    return Headline(
        match_id,
        saved.variant.id,
        tuple(seat.name for seat in saved.seats),
        tuple(seat.crest for seat in saved.seats),
        tuple(seat.kind for seat in saved.seats),
        tuple(standing.scores[side] for side in standing.sides),
        state.hand_no,
        saved.match.is_over,
        saved_at,
    )


def _write_headline(folder: Path, headline: Headline) -> None:
    """Whole or not at all; it need not survive a power cut, for the match does."""
    file = folder / f"{headline.match_id}{HEADLINE_SUFFIX}"
    part = file.with_name(f".{file.name}.{os.getpid()}")
    part.write_text(json.dumps(headline._asdict(), ensure_ascii=False), encoding="utf-8")
    part.replace(file)


def _read_headline(file: Path) -> Headline | None:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        return Headline(
            file.stem,
            str(told["variant_id"]),
            tuple(map(str, told["names"])),
            tuple(map(str, told["crests"])),
            tuple(map(str, told["kinds"])),
            tuple(map(int, told["scores"])),
            int(told["hand_no"]),
            bool(told["is_over"]),
            float(told["saved_at"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
