"""What the replays cannot tell about people: who has another name by now, and whose matches do not
count any more.

Replays are never changed. The records are made from them, and these changes are made to the
records. A change is about matches that were over at some time, since a name may pass to somebody
else.
"""

from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import NamedTuple

from game.paths import user_data
from game.reading.faults import Message
from game.reading.strict import DATE_MOST, NAME_MOST, read_number, read_text
from game.settings import known_as
from game.storage.small_file import ListForm, SmallFile, SmallFileError

FILE = "names.json"
SIZE_MOST = 256 * 1024


class Change(NamedTuple):
    """A player's change of name: their matches by `name` count for `now`; for nobody if that is
    empty. It concerns the matches that were over by `until`; None: later ones too."""

    name: str
    now: str
    until: float | None = None

    def concerns(self, name: str, over_at: float) -> bool:
        return known_as(name) == self.name and (self.until is None or over_at <= self.until)


class Names:
    """The changes of names, in a file; without a file they are not kept."""

    def __init__(self, file: Path | None = None) -> None:
        self.small = None if file is None else small_file(file)
        #: The changes that were read or made last.
        self._known: tuple[Change, ...] = ()
        #: What was found wrong so far.
        self.notices: list[Message] = []

    @property
    def changes(self) -> Sequence[Change]:
        """Return the changes; those known before, where they cannot be read now, which is told in
        `notices`."""
        try:
            return self.read()
        except SmallFileError as error:
            if error.told not in self.notices:
                self.notices.append(error.told)
            return self._known

    def read(self) -> Sequence[Change]:
        """Return the changes. Raises SmallFileError if they cannot be read."""
        if self.small is not None:
            self._known = self.small.read()
            self.notices += [one for one in self.small.notices if one not in self.notices]
        return self._known

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
        change = Change(known_as(old), new)
        self._change(lambda changes: (*_without(changes, new, at), change))

    def forget_matches(self, name: str, at: float) -> None:
        """Note that the finished matches by this name now count for nobody. May raise
        OSError."""
        self._change(lambda changes: (*changes, Change(known_as(name), "", at)))

    def take(self, name: str, at: float) -> None:
        """Note that from now on this name means somebody new. May raise OSError."""
        if self.today(name) != name:
            self._change(lambda changes: _without(changes, name, at))

    def _change(self, function: Callable[[tuple[Change, ...]], tuple[Change, ...]]) -> None:
        if self.small is None:
            self._known = function(self._known)
        else:
            self._known = self.small.change(function)


def _without(changes: Sequence[Change], name: str, at: float) -> tuple[Change, ...]:
    """Return the changes, those of this name limited to matches that are over now: from now on it
    means somebody else."""
    taken = known_as(name)
    return tuple(
        change._replace(until=at) if change.until is None and change.name == taken else change
        for change in changes
    )


def small_file(file: Path) -> SmallFile[tuple[Change, ...]]:
    """Return the small file of these changes."""
    return SmallFile(file, ListForm(_change, Change._asdict), SIZE_MOST)


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
