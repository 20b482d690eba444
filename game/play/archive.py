"""The archive: matches that are over are taken from the replays into the records.

It is done in a process of its own, so that no picture waits for it: the replays are read and played
again one after the other.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread

from game.engine.chance import SeededChance
from game.play.tally import facts_of
from game.reading.apart import NEVER_BEGAN, Apart
from game.reading.faults import Message
from game.reading.files import entries
from game.reading.strict import MatchFileError
from game.reading.worker import Limits
from game.storage.match_file import SUFFIX, read_match
from game.storage.match_store import MatchStore
from game.storage.names import Names, names_file
from game.storage.records import PATIENTLY, Records, RecordsBusyError, records_file
from game.storage.small_file import SmallFileError

#: The limits for each match, and for reading what the records know; the largest file needs a few
#: seconds.
LIMITS = Limits(seconds=300.0, mebibytes=2048)


def take_in(home: Path | None = None) -> int:
    """Take every match that is over into the records; return how many were not there yet."""
    return sum(1 for _ in taken_in(home))


def taken_in(home: Path | None = None) -> Iterator[str]:
    """Yield the matches that are over and come into the records now. Files that cannot be read are
    passed over: the list of matches says so. Raises SmallFileError if the changes of names cannot
    be read."""
    store = MatchStore(home)
    if not _stamps(store) and not records_file(home).exists():
        return
    with suppress(RecordsBusyError), Records(records_file(home), PATIENTLY) as records:
        records.check()
        names = Names(names_file(home))
        records.make_changes(names.read())
        known = records.stamps()
        ended = {one.match_id: one.saved_at for one in store.finished()}
        for match_id, stamp in _stamps(store).items():
            if known.get(match_id) == stamp:
                continue
            with suppress(MatchFileError, OSError, KeyError):
                file = store.replays / f"{match_id}{SUFFIX}"
                facts = facts_of(read_match(file, SeededChance(0)))
                if facts is not None:
                    over_at = ended[match_id]
                    records.take_in(match_id, stamp, over_at, facts.by_names_of(names, over_at))
                    yield match_id


def is_up_to_date(home: Path | None = None) -> bool:
    """Return whether nothing seems to be missing in the records, by a quick look. Raises
    SmallFileError if the changes of names cannot be read."""
    file, stamps = records_file(home), _stamps(MatchStore(home))
    changes = Names(names_file(home)).read()
    if not file.exists():
        return not stamps
    try:
        with Records(file) as records:
            is_known = stamps.items() <= records.stamps().items()
            return is_known and records.changes_made() == len(changes)
    except RecordsBusyError:
        return False


def _stamps(store: MatchStore) -> dict[str, str]:
    """Return a stamp of every replay, by which a changed file is noticed."""
    stamps = {}
    for file in entries(store.replays, [SUFFIX]):
        # Another copy of the game may just have removed the file.
        with suppress(OSError):
            status = file.stat()
            stamps[file.name.removesuffix(SUFFIX)] = f"{status.st_size} {status.st_mtime_ns}"
    return stamps


class Archive:
    """The archive, which takes in matches beside the window. `wake`: called from a thread when all
    are taken in. Without it everything is done at once, and the caller waits."""

    def __init__(self, home: Path | None, wake: Callable[[], None] | None) -> None:
        self._home = home
        self._wake = wake
        #: Guards `_is_busy` and `_asked_again`.
        self._lock = Lock()
        self._is_busy = False
        self._asked_again = False
        #: A number that grows whenever a match may have come in.
        self.version = 0
        #: What people are to know of files that could not be read.
        self.notices: list[Message] = []

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    def bring_up_to_date(self) -> None:
        """Take in the matches that are over. Return at once if there is a `wake`."""
        if self._wake is None:
            self._try(lambda: take_in(self._home))
            self.version += 1
            return
        with self._lock:
            self._asked_again = self._is_busy
            if self._is_busy:
                return
            self._is_busy = True
        Thread(target=self._see_to_it, args=(self._wake,), name="archive", daemon=True).start()

    def _see_to_it(self, wake: Callable[[], None]) -> None:
        """Take in matches, and again if that was asked for meanwhile; then call `wake`."""
        while self._is_busy:
            self._try(self._take_in_apart)
            with self._lock:
                self._is_busy, self._asked_again = self._asked_again, False
        self.version += 1
        wake()

    def _try(self, take_in: Callable[[], object]) -> None:
        """Take in matches, unless the changes of names cannot be read."""
        try:
            take_in()
        except SmallFileError as error:
            self.notices.append(error.told)

    def _take_in_apart(self) -> None:
        if is_up_to_date(self._home):
            return
        if Apart(LIMITS, taken_in, self._home).wait() == NEVER_BEGAN:
            # If no process can be started, pictures may have to wait a little.
            take_in(self._home)
