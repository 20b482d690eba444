"""What the replays cannot tell about people: who has another name by now, and whose matches do not
count any more.

Replays are never changed. The records are made from them, and these changes are made to the
records. A change is about matches that were over at some time, since a name may pass to somebody
else.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import NamedTuple

from game.paths import user_data
from game.reading.json_file import read_entries, set_aside, write_json
from game.reading.strict import DATE_MOST, NAME_MOST, read_number, read_text
from game.settings import known_as

FILE = "names.json"
SIZE_MOST = 256 * 1024
CHANGES_MOST = 2000


class Change(NamedTuple):
    """A change of the player in matches by one name: from now on they are by the name `now`, or,
    where that is empty, by nobody. It concerns matches that were over by `until`; None: also those
    to come."""

    name: str
    now: str
    until: float | None = None

    def concerns(self, name: str, over_at: float) -> bool:
        return known_as(name) == self.name and (self.until is None or over_at <= self.until)


class Names:
    """The changes of names, in a file; without a file they are not kept. Another copy of the game
    may write as well, so before a change the file is read again."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.changes: Sequence[Change] = self._read()

    def today(self, name: str, since: float = inf) -> str:
        """Return what the person is called now who had this name at a time; usually, who has it
        now, or had it last."""
        for change in self.changes:
            if change.now and change.concerns(name, since):
                name = change.now
        return name

    def then(self, name: str, over_at: float) -> str:
        """Return to whom a match by this name belongs that was over at that time; "" for nobody."""
        for change in self.changes:
            if name and change.concerns(name, over_at):
                name = change.now
        return name

    def rename(self, old: str, new: str, at: float) -> None:
        """Note that somebody has another name now. May raise OSError."""
        self._write([*self._without(new, at), Change(known_as(old), new)])

    def forget_matches(self, name: str, at: float) -> None:
        """Note that the matches by this name that are over now count for nobody. May raise
        OSError."""
        self._write([*self._read(), Change(known_as(name), "", at)])

    def take(self, name: str, at: float) -> None:
        """Note that from now on this name means somebody new. May raise OSError."""
        if self.today(name) != name:
            self._write(self._without(name, at))

    def _without(self, name: str, at: float) -> list[Change]:
        """Return the changes, those of this name limited to matches that are over now: from now on
        it means somebody else."""
        taken = known_as(name)
        return [
            change._replace(until=at) if change.until is None and change.name == taken else change
            for change in self._read()
        ]

    # The file -------------------------------------------------------------------------------

    def _write(self, changes: Sequence[Change]) -> None:
        if self._file is not None:
            write_json(self._file, [change._asdict() for change in changes])
        self.changes = tuple(changes)

    def _read(self) -> Sequence[Change]:
        """Return the changes in the file. Entries that make no sense are passed over; a file that
        cannot be read as a list is set aside."""
        if self._file is None:
            return getattr(self, "changes", ())
        with suppress(OSError):
            try:
                return tuple(read_entries(self._file, SIZE_MOST, CHANGES_MOST, _change))
            except ValueError:
                set_aside(self._file)
        return ()


def _change(data: object) -> Change:
    if not isinstance(data, dict):
        raise ValueError
    name = read_text(data.get("name"), "name", NAME_MOST)
    now = read_text(data.get("now"), "now", NAME_MOST, least=0)
    until = data.get("until")
    if until is not None:
        until = read_number(until, "until", -DATE_MOST, DATE_MOST)
    return Change(known_as(name), now, until)


def names_file(home: Path | None = None) -> Path:
    return (user_data() if home is None else home) / FILE
