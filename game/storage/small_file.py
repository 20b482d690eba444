"""The small files in which Loba keeps what is no match: settings, people, lessons, practice.

A file is changed by a function of its newest content, in one turn among all copies of the game, and
is written whole. The content before is kept beside it, and is used if the file is damaged. What
cannot be read is never taken for empty, and nothing is written over it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from errno import EFBIG
from os import strerror
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.reading.faults import Message, message
from game.reading.json_file import content_of, read_json
from game.reading.whole_file import keep_beside, make_folder, sweep, write_whole
from game.storage import lock

#: The number of the format of all small files. Those of Loba 1.0 have none.
FORMAT = 1
FORMAT_KEY = "format"
#: The end of the name of the content before, of a file that was damaged, and of a lock.
BEFORE, DAMAGED, LOCK = ".before", ".damaged.json", ".lock"
#: The most damaged files kept for each file, the newest.
DAMAGED_MOST = 5

Value = TypeVar("Value")
Entry = TypeVar("Entry")
Stamp = tuple[int, int, int]


class SmallFileError(OSError):
    """A small file cannot be read or written; `told` says so to people."""

    def __init__(self, told: Message, code: int | None = None, reason: str | None = None) -> None:
        super().__init__(code, reason)
        self.told = told


# What a file holds --------------------------------------------------------------------------------


class Decoded(NamedTuple, Generic[Value]):
    """What a file says. `senseless`: entries of a list that make no sense here; they stay in the
    file, as a newer Loba may have written them. `faults`: what people are to know of it."""

    value: Value
    senseless: tuple[Any, ...] = ()
    faults: tuple[Message, ...] = ()


class Form(Protocol[Value]):
    """What a kind of file may hold. `empty`: what is known where there is no file."""

    @property
    def empty(self) -> Value: ...

    def decode(self, data: object, where: str) -> Decoded[Value]:
        """Return what the data of a file say. Raises ValueError if none of them makes sense."""

    def encode(self, value: Value) -> Any: ...


class ListForm(Generic[Entry]):
    """A list. `read`: makes an entry of data, or raises ValueError; `write`: makes data of an
    entry."""

    def __init__(self, read: Callable[[object], Entry], write: Callable[[Entry], object]) -> None:
        self.empty: tuple[Entry, ...] = ()
        self._read, self._write = read, write

    def decode(self, data: object, where: str) -> Decoded[tuple[Entry, ...]]:
        if not isinstance(data, list):
            raise ValueError(where)
        found, senseless = list[Entry](), list[Any]()
        for one in data:
            try:
                found.append(self._read(one))
            except ValueError:
                senseless.append(one)
        return Decoded(tuple(found), tuple(senseless), senseless_said(where, len(senseless)))

    def encode(self, value: tuple[Entry, ...]) -> list[object]:
        return [self._write(one) for one in value]


class MapForm:
    """A map of named entries, as they are in the file. `faults`: returns what is wrong with
    them."""

    def __init__(self, faults: Callable[[Mapping[str, Any], str], Sequence[Message]]) -> None:
        self.empty: Mapping[str, Any] = {}
        self._faults = faults

    def decode(self, data: object, where: str) -> Decoded[Mapping[str, Any]]:
        if not isinstance(data, dict):
            raise ValueError(where)
        return Decoded(data, (), tuple(self._faults(data, where)))

    def encode(self, value: Mapping[str, Any]) -> Mapping[str, Any]:
        return value


def senseless_said(where: str, count: int) -> tuple[Message, ...]:
    """Return what people are told of entries that make no sense here."""
    facts: dict[str, int | str] = {"where": where, "count": count}
    return (message("small_file.senseless", facts),) if count else ()


# A file -------------------------------------------------------------------------------------------


class Seen(NamedTuple, Generic[Value]):
    """What a look at a file has found. `stamp`: of the file that was looked at, None if there is
    none. `is_newer`: a newer Loba wrote it. `notices`: what people are to know of it."""

    value: Value
    senseless: tuple[Any, ...] = ()
    stamp: Stamp | None = None
    is_damaged: bool = False
    is_newer: bool = False
    notices: tuple[Message, ...] = ()


class SmallFile(Generic[Value]):
    """A small file. `most`: the most bytes it may have."""

    def __init__(self, file: Path, form: Form[Value], most: int) -> None:
        self.file = file
        self.before = file.with_name(f".{file.name}{BEFORE}")
        self._lock = file.with_name(f".{file.name}{LOCK}")
        self._form, self._most = form, most
        self._seen: Seen[Value] | None = None
        #: What was found wrong with it so far.
        self.notices: list[Message] = []

    # Reading --------------------------------------------------------------------------------

    def peek(self) -> Seen[Value]:
        """Look at the file, and change nothing. Raises SmallFileError if it cannot be read."""
        with self._telling("unreadable"):
            try:
                stamp = self._stamp()
                found = self._decoded(self.file)
            except FileNotFoundError:
                return Seen(self._form.empty)
            if found is not None:
                return found._replace(stamp=stamp)
            notice = self._notice("damaged")
            try:
                found = self._decoded(self.before)
                when = time.localtime(self.before.stat().st_mtime)
                if found is not None:
                    told = time.strftime("%Y-%m-%d %H:%M", when)
                    notice = self._notice("damaged_before", time=told)
            except FileNotFoundError:
                found = None
            found = found or Seen(self._form.empty)
            notices = (notice, *found.notices)
            return found._replace(stamp=stamp, is_damaged=True, notices=notices)

    def read(self) -> Value:
        """Return what the file holds; a file that has not changed is not read again. Raises
        SmallFileError if it cannot be read."""
        with self._telling("unreadable"):
            if self._seen is not None and self._stamp() == self._seen.stamp:
                return self._seen.value
        return self._look().value

    def begin(self) -> Value:
        """Return what the file holds at the beginning of a run; where it is damaged, what it held
        before is written again, if it can be. Raises SmallFileError if it cannot be read."""
        seen = self._look()
        if seen.is_damaged:
            try:
                self.change(lambda value: value)
            except SmallFileError as error:
                self._note(error.told)
        return seen.value

    def _look(self) -> Seen[Value]:
        self._seen = self.peek()
        self._note(*self._seen.notices)
        return self._seen

    def _note(self, *notices: Message) -> None:
        self.notices += [one for one in notices if one not in self.notices]

    def _stamp(self) -> Stamp | None:
        try:
            status = self.file.stat()
        except FileNotFoundError:
            return None
        return status.st_mtime_ns, status.st_size, status.st_ino

    def _decoded(self, file: Path) -> Seen[Value] | None:
        """Return what is in a file; None if it is damaged."""
        try:
            number, data = _without_format(read_json(file, self._most))
        except ValueError:
            return None
        is_newer = number > FORMAT
        try:
            found = self._form.decode(data, self.file.name)
        except ValueError:
            if not is_newer:
                return None
            found = Decoded(self._form.empty)
        newer = (self._notice("newer"),) if is_newer else ()
        notices = (*newer, *found.faults)
        return Seen(found.value, found.senseless, is_newer=is_newer, notices=notices)

    # Changing -------------------------------------------------------------------------------

    def change(
        self, function: Callable[[Value], Value], then: Callable[[Value], None] = lambda value: None
    ) -> Value:
        """Write what `function` makes of what the file holds now, and return it; then call `then`
        with it. No other copy of the game changes the file meanwhile. Raises SmallFileError if that
        cannot be done; then the file is as it was, unless `then` has failed."""
        with self._telling("not_kept"):
            make_folder(self.file.parent)
            with lock.turn(self._lock):
                seen = self._look()
                if seen.is_newer:
                    raise SmallFileError(self._notice("newer"))
                value = function(seen.value)
                if value != seen.value or seen.stamp is None or seen.is_damaged:
                    self._write(value, seen)
                then(value)
                return value

    def _write(self, value: Value, seen: Seen[Value]) -> None:
        content = self._content(value, seen.senseless)
        self._seen = None
        sweep(self.file.parent)
        write_whole(self.file, content, written=lambda: self._keep_what_was(seen))

    def _keep_what_was(self, seen: Seen[Value]) -> None:
        if seen.is_damaged:
            self._keep_damaged()
        elif seen.stamp is not None:
            keep_beside(self.file, self.before)

    def _content(self, value: Value, senseless: Sequence[object]) -> bytes:
        try:
            data = self._form.encode(value)
            number = {FORMAT_KEY: FORMAT}
            whole = [number, *senseless, *data] if isinstance(data, list) else {**number, **data}
            content = content_of(whole)
        except RecursionError:
            content = None
        if content is None or len(content) > self._most:
            # It could not be read again.
            raise OSError(EFBIG, strerror(EFBIG))
        return content

    def remove(self) -> None:
        """Remove the file, and what was kept beside it. Raises SmallFileError."""
        with self._telling("not_kept"):
            make_folder(self.file.parent)
            with lock.turn(self._lock):
                self.file.unlink(missing_ok=True)
                self.before.unlink(missing_ok=True)

    # Damaged files --------------------------------------------------------------------------

    def _keep_damaged(self) -> None:
        """Keep the damaged file under a name of its own: somebody may want to mend it."""
        stem, when = self.file.stem, time.strftime("%Y-%m-%d-%H%M%S")
        ours = re.compile(rf"{re.escape(stem)}\.(\d{{4}}-\d\d-\d\d-\d{{6}})(?:-(\d+))?{DAMAGED}")
        named = ((one, ours.fullmatch(one.name)) for one in self.file.parent.iterdir())
        kept = {(name[1], int(name[2] or 1)): one for one, name in named if name}
        number = 1 + max((number for then, number in kept if then == when), default=0)
        again = f"-{number}" if number > 1 else ""
        kept[when, number] = self.file.with_name(f"{stem}.{when}{again}{DAMAGED}")
        keep_beside(self.file, kept[when, number])
        for oldest in sorted(kept)[:-DAMAGED_MOST]:
            kept[oldest].unlink(missing_ok=True)

    # Telling --------------------------------------------------------------------------------

    def _notice(self, what: str, **facts: str) -> Message:
        return message(f"small_file.{what}", {"where": self.file.name, **facts})

    @contextmanager
    def _telling(self, what: str) -> Iterator[None]:
        """Tell of an error of the disk in words for people."""
        try:
            yield
        except SmallFileError:
            raise
        except OSError as error:
            reason = error.strerror or str(error)
            told = self._notice(what, detail=reason)
            raise SmallFileError(told, error.errno, reason) from error


def _without_format(data: Any) -> tuple[int, Any]:
    """Return the number of the format of a file, 0 where it has none, and the rest."""
    if isinstance(data, dict) and _is_number(data.get(FORMAT_KEY)):
        return data.pop(FORMAT_KEY), data
    if isinstance(data, list) and data and isinstance(data[0], dict):
        first = data[0]
        if first.keys() == {FORMAT_KEY} and _is_number(first[FORMAT_KEY]):
            return first[FORMAT_KEY], data[1:]
    return 0, data


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
