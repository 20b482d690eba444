"""The player's own matches on disk: those that go on, those that are over, and their backups.

A backup is the file as it was at the end of a turn, under another name. Nothing is copied for it:
the next turn is written to a new file anyway.

Beside every match lie its headline, its backups, and, while it is played, its lock.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.engine.chance import SeededChance
from game.paths import user_data
from game.reading.files import entries, read_plain
from game.reading.printable import printable
from game.reading.strict import MatchFileError, fail, is_newer, writable
from game.reading.whole_file import (
    HalfWritten,
    HandedOver,
    free_name,
    hand_over,
    is_gone,
    make_last,
    move,
    parts,
    sweep,
    write_whole,
)
from game.storage import lock, match_file
from game.storage.headline import Headline, beside, headline_of, read_headline, write_headline
from game.storage.match_file import MatchText
from game.storage.versions import of_today_or_fail

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.storage.match_codec import SavedMatch


#: The numbers of a hand and a turn.
Turn = tuple[int, int]
LOCK_SUFFIX = ".lock"
DAMAGED_SUFFIX = ".damaged"
#: A match that is given away has an ending of its own, by which a desktop knows what opens it.
GIVEN = ".loba.json"
BACKUPS = 3
#: Older than any file, in nanoseconds.
NEVER = -(2**63)
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]")
#: Characters that the id of a match may not hold, since people may have named its file: they mean
#: something to a system or to us.
_NOT_IN_FILES = re.compile(r"""[./\\:*?"<>|]""")


def backups_of(match: Path) -> list[Path]:
    """Return the files of the backups, the newest first, whether they exist or not."""
    stem = match.name.partition(".")[0]
    return [match.with_name(f"{stem}.backup{number}") for number in range(1, BACKUPS + 1)]


def back_up(match: Path) -> None:
    """Keep the file as it is now as the newest backup; the oldest goes. Without room for it there
    is one backup less: that is no reason not to write the match."""
    newest_last = backups_of(match)[::-1]
    with suppress(OSError):
        for older, newer in pairwise(newest_last):
            if newer.exists():
                move(newer, older)
        give_name(match, newest_last[-1])


def give_name(file: Path, other: Path) -> None:
    """Give the same content another name too, at no cost where the system can. There must be no
    such file yet. May raise OSError."""
    try:
        os.link(file, other)
    except FileExistsError:
        raise
    except OSError:
        write_whole(other, read_plain(file, match_file.SIZE_MOST))


class MatchStore:
    def __init__(self, home: Path | None = None) -> None:
        home = user_data() if home is None else home
        self.matches = home / "matches"
        self.replays = home / "replays"

    def sweep(self) -> None:
        """Put in their places the matches a run had handed over before it was killed, and remove
        what crashed runs left half written."""
        for folder in self._folders():
            for part in parts(folder):
                if part.file.suffix == match_file.SUFFIX:
                    # Where another copy of the game has the match, that copy is writing this part.
                    with suppress(MatchFileError), self._taken(part.file.stem):
                        pass
            sweep(folder, but=_is_left)

    def leave(self, but: str = "") -> None:
        """Play no match any more, or only the match `but`: another copy of the game may play the
        others."""
        lock.release_all(but=self._lock(but) if but else None)

    # Keeping --------------------------------------------------------------------------------

    def new_id(self, variant_id: str, begun_at: float) -> str:
        """Return a name that no match has yet, and that no other copy of the game will give."""
        stem = _NOT_IN_NAMES.sub("-", f"{variant_id}-{int(begun_at)}")
        match_id, number = stem, 1
        while not self._is_free(match_id):
            number += 1
            match_id = f"{stem}-{number}"
        return match_id

    def _is_free(self, match_id: str) -> bool:
        """Take a name for a match, so that no other copy of the game gives it; return whether it
        was free."""
        file = self._lock(match_id)
        if lock.holds(file) or not lock.take(file):
            return False
        if not self._is_known(match_id):
            return True
        lock.release(file)
        return False

    def _is_known(self, match_id: str) -> bool:
        """Return whether there is any file of a match, if only one that was set aside."""
        start, own = f"{match_id}.", self._lock(match_id).name
        return any(
            one.name.startswith(start) and one.name != own
            for folder in self._folders()
            for one in _all_in(folder)
        )

    def keeper(self, match_id: str, now: Callable[[], float]) -> MatchKeeper:
        """Return the keeper of one match. Raises MatchFileError if another copy of the game has it
        open."""
        self._take(match_id)
        return MatchKeeper(self, match_id, now)

    def hand_over(self, headline: Headline, content: bytes) -> HandedOver:
        """Hand a match over to the system; once it is over, its place is among the replays. May
        raise OSError."""
        folder = self.replays if headline.is_over else self.matches
        return hand_over(self._file(folder, headline.match_id), content)

    def put_in_place(self, handed: HandedOver, headline: Headline) -> None:
        """Have a match that was handed over written to the disk, and put it in its place. May raise
        OSError."""
        handed.put_in_place()
        # The file in the other folder is older; its last act may have been taken back.
        with suppress(OSError):
            write_headline(handed.file, headline)
            self._take_away(self._other(handed.file.parent), headline.match_id)

    def back_up(self, match_id: str) -> None:
        back_up(self._file(self.matches, match_id))

    # Changing what is kept ------------------------------------------------------------------

    def rename(self, match_id: str, name: str) -> None:
        """Give a match another name. Raises MatchFileError; may raise OSError."""
        with self._taken(match_id):
            file = self._place(match_id)
            name = writable(name)
            content = match_file.renamed(match_file.read_content(file), name)
            headline = read_headline(file)._replace(name=name)
            write_whole(file, content)
            write_headline(file, headline)

    def copy(self, match_id: str, name: str, now: float) -> str:
        """Copy a match; return the id of the copy. Raises MatchFileError; may raise OSError."""
        file, content = self._found(match_id)
        headline = read_headline(file)
        name = writable(name)
        content = match_file.renamed(content, name)
        copy_id = self.new_id(headline.variant_id or match_id, now)
        try:
            twin = self._file(file.parent, copy_id)
            write_whole(twin, content)
            write_headline(twin, headline._replace(match_id=copy_id, saved_at=now, name=name))
        finally:
            lock.release(self._lock(copy_id))
        return copy_id

    def export(self, match_id: str, folder: Path) -> Path:
        """Write one file with the whole match, to be given away, and return where it is. Raises
        MatchFileError; may raise OSError."""
        file, content = self._found(match_id)
        given, number = folder / f"{file.stem}{GIVEN}", 1
        while given.exists():
            number += 1
            given = folder / f"{file.stem}-{number}{GIVEN}"
        write_whole(given, content)
        return given

    def remove(self, match_id: str) -> None:
        """Remove a match with all that lies beside it. Raises MatchFileError if it is open in
        another copy of the game; may raise OSError."""
        with self._taken(match_id):
            for folder in self._folders():
                self._take_away(folder, match_id)

    # What is damaged ------------------------------------------------------------------------

    def backup(self, match_id: str, then: Chance) -> SavedMatch | None:
        """Return a match from its newest sound backup; None if there is none."""
        for file in backups_of(self._file(self.matches, match_id)):
            with suppress(MatchFileError):
                return match_file.read_match(file, then)
        return None

    def set_aside(self, match_id: str) -> Path:
        """Give a damaged file another name, and put the newest sound backup in its place; return
        the new name. Somebody may mend it. Raises MatchFileError; may raise OSError."""
        with self._taken(match_id):
            file = self._place(match_id)
            aside = free_name(file, DAMAGED_SUFFIX)
            for backup in backups_of(file):
                with suppress(MatchFileError):
                    match_file.read_match(backup, SeededChance(0))
                    # At every moment there is a file to go on with.
                    give_name(file, aside)
                    write_whole(file, match_file.read_content(backup))
                    beside(file).unlink(missing_ok=True)
                    return aside
            move(file, aside)
            make_last(file.parent)
            return aside

    def damaged(self) -> list[Headline]:
        """Return the headlines of files that were set aside; each has its file's name as its id."""
        found = [
            read_headline(file)._replace(match_id=printable(file.name))
            for folder in self._folders()
            for file in entries(folder, [DAMAGED_SUFFIX])
        ]
        return sorted(found, key=lambda one: (-one.saved_at, one.match_id))

    def remove_damaged(self, name: str) -> None:
        """Remove a match that was set aside. May raise OSError."""
        for folder in self._folders():
            for file in entries(folder, [DAMAGED_SUFFIX]):
                if printable(file.name) == name:
                    file.unlink(missing_ok=True)

    # Who has it -----------------------------------------------------------------------------

    def _take(self, match_id: str) -> None:
        """Take a match, so that no other copy of the game changes it. Put in its place what a
        killed copy had handed over. Raises MatchFileError if another copy has it."""
        file = self._lock(match_id)
        if lock.holds(file):
            return
        if not lock.take(file):
            fail("elsewhere")
        # Of several the newest that is whole counts.
        own = [
            part
            for folder in self._folders()
            for part in parts(folder)
            # Where there are no locks, another copy may just be writing this part.
            if part.file == self._file(folder, match_id)
            and (lock.holds(file) or is_gone(part.writer))
            and not _is_left(part)
        ]
        own.sort(key=lambda part: (_stamp(part.path), part.number), reverse=True)
        for part in own:
            if self._take_up(part, match_id):
                break
        for part in own:
            with suppress(OSError):
                part.path.unlink(missing_ok=True)

    def _take_up(self, part: HalfWritten, match_id: str) -> bool:
        """Put what a killed copy wrote in place of the match, if it is whole and no older than the
        file: an older Loba may have played on. Return whether it is whole."""
        with suppress(OSError, MatchFileError):
            content = match_file.read_content(part.path)
            of_today_or_fail(match_file.data_of(content))
            if _stamp(part.path) >= _stamp(self._place(match_id)):
                back_up(part.file)
                write_whole(part.file, content)
                beside(part.file).unlink(missing_ok=True)
                write_headline(part.file, read_headline(part.file))
                self._take_away(self._other(part.file.parent), match_id)
            return True
        return False

    @contextmanager
    def _taken(self, match_id: str, for_good: bool = False) -> Iterator[None]:
        """Have a match taken for as long as this lasts; `for_good`: afterwards too, unless it
        fails. Raises MatchFileError as `_take` does."""
        stays = lock.holds(self._lock(match_id))
        self._take(match_id)
        try:
            yield
            stays = stays or for_good
        finally:
            if not stays:
                lock.release(self._lock(match_id))

    def _take_away(self, folder: Path, match_id: str) -> None:
        file = self._file(folder, match_id)
        for one in (file, beside(file), *backups_of(file)):
            one.unlink(missing_ok=True)

    # Finding --------------------------------------------------------------------------------

    def going_on(self) -> list[Headline]:
        """Return the matches that can be continued, the last one played first."""
        return self._headlines(self.matches)

    def latest(self) -> Headline | None:
        """Return the match to go on with, if there is one that can be."""
        return next((one for one in self.going_on() if one.variant_id), None)

    def finished(self) -> list[Headline]:
        return self._headlines(self.replays)

    def load(self, match_id: str, then: Chance) -> SavedMatch:
        """Return a match; what follows draws on `then`. Raises MatchFileError."""
        return match_file.decoded(self._found(match_id)[1], then)

    def open(
        self, match_id: str, then: Chance, now: Callable[[], float]
    ) -> tuple[SavedMatch, MatchKeeper]:
        """Return a match to go on with, and its keeper. Where its history is lost, the file stays
        as it was under another name too, for it will be written without. Raises MatchFileError."""
        # Taken before it is read: else another copy of the game could play on in between.
        with self._taken(match_id, for_good=True):
            saved = self.load(match_id, then)
        if saved.lost is not None:
            file = self._place(match_id)
            with suppress(OSError, MatchFileError):
                if not _is_set_aside(file):
                    give_name(file, free_name(file, DAMAGED_SUFFIX))
        return saved, self.keeper(match_id, now)

    def _headlines(self, folder: Path) -> list[Headline]:
        found = [
            read_headline(file)
            for file in entries(folder, [match_file.SUFFIX])
            if self._place(file.name.removesuffix(match_file.SUFFIX)) == file
        ]
        return sorted(found, key=lambda one: (-one.saved_at, one.match_id))

    def _place(self, match_id: str) -> Path:
        """Return where the file of a match is. It is in both folders if the power failed while it
        was moved: then the newer file counts."""
        files = [self._file(folder, match_id) for folder in self._folders()]
        return max(files, key=_stamp)

    def _found(self, match_id: str) -> tuple[Path, bytes]:
        """Return where the file of a match is, and its content. Raises MatchFileError."""
        file = self._place(match_id)
        try:
            return file, match_file.read_content(file)
        except MatchFileError:
            # Another copy of the game may just have moved the match: it is written in the other
            # folder before it is removed from this one.
            file = self._place(match_id)
            return file, match_file.read_content(file)

    def _folders(self) -> tuple[Path, Path]:
        return self.matches, self.replays

    def _other(self, folder: Path) -> Path:
        return self.matches if folder == self.replays else self.replays

    @staticmethod
    def _file(folder: Path, match_id: str) -> Path:
        return folder / f"{_NOT_IN_FILES.sub('-', printable(match_id))}{match_file.SUFFIX}"

    def _lock(self, match_id: str) -> Path:
        return self._file(self.matches, match_id).with_suffix(LOCK_SUFFIX)


class MatchKeeper:
    """The keeper of the match `match_id`. The file as it was at the end of a turn stays as a
    backup; but only a file that was written here, for nobody knows what became of another."""

    def __init__(self, store: MatchStore, match_id: str, now: Callable[[], float]) -> None:
        self._store = store
        self.match_id = match_id
        self._now = now
        self._turn: Turn | None = None
        self._text = MatchText()

    def __call__(self, saved: SavedMatch) -> Callable[[], HandedMatch]:
        """Take the match as it is now; return a function that hands it over to the system, and may
        raise OSError. Such functions are to be called one after the other."""
        turn = saved.match.state.hand_no, saved.match.state.turn_no
        headline = headline_of(self.match_id, saved, self._now())
        return partial(self._hand_over, turn, headline, self._text.of(saved))

    def _hand_over(
        self, turn: Turn, headline: Headline, content: Callable[[], bytes]
    ) -> HandedMatch:
        handed = self._store.hand_over(headline, content())
        return HandedMatch(self, turn, headline, handed)

    def put_in_place(self, turn: Turn, headline: Headline, handed: HandedOver) -> None:
        """Put a match in its place that was handed over. May raise OSError."""
        if self._turn not in (None, turn):
            self._store.back_up(self.match_id)
        self._turn = None
        self._store.put_in_place(handed, headline)
        self._turn = turn


class HandedMatch(NamedTuple):
    """A match that was handed over to the system, to be put in its place or removed."""

    keeper: MatchKeeper
    turn: Turn
    headline: Headline
    handed: HandedOver

    def put_in_place(self) -> None:
        self.keeper.put_in_place(self.turn, self.headline, self.handed)

    def remove(self) -> None:
        self.handed.remove()


def _is_set_aside(match: Path) -> bool:
    """Return whether a match was set aside before with the same content. Raises MatchFileError."""
    content = match_file.read_content(match)
    for file in entries(match.parent, [DAMAGED_SUFFIX]):
        if beside(file) == beside(match):
            with suppress(MatchFileError):
                if match_file.read_content(file) == content:
                    return True
    return False


def _is_left(part: HalfWritten) -> bool:
    """Return whether a part stays where it is: a newer Loba has written it, or it cannot be read
    now."""
    try:
        of_today_or_fail(match_file.data_of(match_file.read_content(part.path)))
    except MatchFileError as error:
        return is_newer(error.fault)
    except OSError:
        return True
    return False


def _all_in(folder: Path) -> list[Path]:
    with suppress(OSError):
        return list(folder.iterdir())
    return []


def _stamp(file: Path) -> int:
    """Return when a file was written last, in nanoseconds; a file that is not there is older than
    all."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return NEVER
