"""The people who play at this computer: one small file for each, which they can read and mend."""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.paths import user_settings
from game.reading.faults import Message, message
from game.reading.files import entries
from game.reading.strict import NAME_MOST, writable
from game.reading.whole_file import sweep
from game.settings import ALL_CRESTS, CRESTS, NAMELESS, SORTS, Person, known_as
from game.storage.names import Names
from game.storage.small_file import DAMAGED, SmallFile, SmallFileError
from game.storage.values_file import Reader, ValuesFile, key_choices, one_of

FOLDER = "people"
SUFFIX = ".json"
#: The most files in the folder that are looked at.
PEOPLE_MOST = 200
_NOT_IN_NAMES = re.compile(r"[^a-z0-9]+")
#: Windows takes a file of such a name for a device.
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)")


def _name(value: object) -> str:
    if not isinstance(value, str) or not value or writable(value) != value:
        raise ValueError
    return value


_READERS: dict[str, Reader] = {
    "name": _name,
    "crest": one_of(*ALL_CRESTS),
    "sort": one_of(*SORTS),
    "keys": key_choices,
    "pad_keys": key_choices,
}
#: What the notice of a wrong value says would be allowed, by entry; for a name, the most letters.
#: Keys have a sentence of their own.
_ALLOWED = {"crest": ", ".join(CRESTS), "sort": ", ".join(SORTS), "name": str(NAME_MOST)}


@dataclass
class _Kept:
    """A person with their file."""

    person: Person
    values: ValuesFile | None


class _TakenError(Exception):
    """Another copy of the game has put somebody into this file."""


class People:
    """The people known here. Without a folder nobody is known from before, and nobody is kept.
    `now`: the date, in seconds."""

    def __init__(
        self,
        folder: Path | None = None,
        names: Names | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._folder = folder
        self.names = names or Names()
        self._now = now
        self._kept: list[_Kept] = []
        #: What was found wrong in the files.
        self.notices: list[Message] = []

    @classmethod
    def of_this_computer(cls, names: Names) -> People:
        """Return the people of this computer. Never fails: what cannot be read is told in
        `notices`."""
        people = cls(user_settings() / FOLDER, names)
        people.read()
        return people

    # Who there is ---------------------------------------------------------------------------

    @property
    def everybody(self) -> list[Person]:
        return sorted((one.person for one in self._kept), key=lambda one: known_as(one.name))

    def find(self, name: str) -> Person | None:
        """Return the person who has this name, or else the one who had it before."""
        return self._called(name) or self._called(self.names.today(name))

    def _called(self, name: str) -> Person | None:
        wanted = known_as(name)
        kept = (one.person for one in self._kept)
        return next((one for one in kept if known_as(one.name) == wanted), None)

    def is_free(self, name: str) -> bool:
        """Return whether nobody has this name."""
        return self._called(name) is None

    # Coming, going, and being called otherwise ------------------------------------------------

    def welcome(self, name: str, crest: str) -> Person:
        """Return the person who has this name, or had it; else add somebody new."""
        name = writable(name) or NAMELESS
        return self.find(name) or self._add(Person(name, crest))

    def add(self, person: Person) -> None:
        """Add somebody new; nobody else has the name. May raise OSError."""
        self.names.take(person.name, self._now())
        self._add(person)

    def _add(self, person: Person) -> Person:
        """Add a person; where another copy of the game has already kept somebody of this name, take
        that person."""
        kept = self._met(person.name) or _Kept(person, None)
        self._kept.append(kept)
        return kept.person

    def _met(self, name: str) -> _Kept | None:
        """Return the person of this name whom another copy of the game has kept meanwhile."""
        for file in self._free_files(name):
            if not file.exists():
                break
            met = self._read_file(file)
            if met is not None and known_as(met.person.name) == known_as(name):
                return met
        return None

    def _free_files(self, name: str) -> list[Path]:
        """Return the files in which somebody of this name may be kept: nobody known here is."""
        if self._folder is None:
            return []
        taken = {one.values.file for one in self._kept if one.values is not None}
        return [file for file in _files_for(self._folder, name) if file not in taken]

    def rename(self, person: Person, name: str) -> None:
        """Give a person another name; their matches stay theirs. May raise OSError; then nothing
        has happened."""
        if known_as(name) != known_as(person.name):
            self.names.rename(person.name, name, self._now())
        person.name = name

    def forget(self, person: Person) -> None:
        """Forget a person; their matches are still known by the name. May raise OSError."""
        for one in [one for one in self._kept if one.person is person]:
            if one.values is not None:
                one.values.small.remove()
            self._kept.remove(one)

    # Files ----------------------------------------------------------------------------------

    def read(self) -> None:
        self._kept, self.notices = [], []
        if self._folder is not None:
            sweep(self._folder)
        for file in self._files():
            found = self._read_file(file)
            if found is None:
                continue
            if self._called(found.person.name) is None:
                self._kept.append(found)
            else:
                facts = (("where", file.name), ("name", found.person.name))
                self.notices.append(Message("people.notice.twice", facts))

    def _files(self) -> list[Path]:
        return [] if self._folder is None else files_of_people(self._folder)

    def _read_file(self, file: Path) -> _Kept | None:
        """Return the person in a file; None if it cannot be read at all."""
        values = _file_of_values(file)
        try:
            found = values.read()
        except SmallFileError as error:
            self.notices.append(error.told)
            return None
        self.notices += values.small.notices
        # A person whose name cannot be read is called as the file is.
        person = Person(_readable(file.stem))
        for name, value in found.items():
            setattr(person, name, value)
        values.know(_values_of(person))
        return _Kept(person, values)

    def keep_changes(self) -> None:
        """Write the values that have changed. May raise OSError; the values are then written the
        next time."""
        failed: OSError | None = None
        for one in self._kept:
            values = _values_of(one.person)
            try:
                if one.values is None:
                    self._write_new(one, values)
                elif one.values.differs(values):
                    one.values.write(values)
            except OSError as error:
                failed = failed or error
        if failed is not None:
            raise failed

    def _write_new(self, kept: _Kept, values: dict[str, object]) -> None:
        """Write somebody new into a file of their own."""
        for file in self._free_files(kept.person.name):
            if not file.exists():
                own = _file_of_values(file)
                with suppress(_TakenError):
                    own.write(values, _refuse)
                    kept.values = own
                    return
            met = self._read_file(file)
            if met is not None and known_as(met.person.name) == known_as(kept.person.name):
                assert met.values is not None
                kept.values = met.values
                _take_over(kept.person, met.person)
                kept.values.write(_values_of(kept.person))
                return


def files_of_people(folder: Path) -> list[Path]:
    """Return the files of the people who are kept in a folder."""
    found = entries(folder, [SUFFIX])[:PEOPLE_MOST]
    return [file for file in found if not file.name.endswith(DAMAGED)]


def file_of_person(file: Path) -> SmallFile[Mapping[str, Any]]:
    """Return the small file of a person."""
    return _file_of_values(file).small


def _take_over(person: Person, kept: Person) -> None:
    """Make a person the one who was kept, with the keys that were chosen here meanwhile."""
    person.name, person.crest, person.sort = kept.name, kept.crest, kept.sort
    person.keys, person.pad_keys = kept.keys | person.keys, kept.pad_keys | person.pad_keys


def _refuse(newest: object) -> None:
    raise _TakenError


def _file_of_values(file: Path) -> ValuesFile:
    return ValuesFile(file, _READERS, partial(_notice, file))


def _values_of(person: Person) -> dict[str, object]:
    values = {name: getattr(person, name) for name in _READERS}
    return {**values, "keys": dict(person.keys), "pad_keys": dict(person.pad_keys)}


def _notice(file: Path, what: str, name: str) -> Message:
    """Return what is told of a value: where it is, and which are allowed."""
    facts = {"where": file.name, "name": name}
    if what == "bad_value":
        what = f"bad_{name if name in _ALLOWED else 'keys'}"
        facts["allowed"] = _ALLOWED.get(name, "")
    return message(f"people.notice.{what}", facts)


def _readable(stem: str) -> str:
    return writable(stem.replace("-", " ").title()) or NAMELESS


def _files_for(folder: Path, name: str) -> list[Path]:
    """Return the files somebody of this name may be kept in, to be tried in this order."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    stem = _NOT_IN_NAMES.sub("-", plain).strip("-") or "person"
    if _DEVICE.fullmatch(stem):
        stem = f"{stem}-1"
    others = [f"{stem}-{number}" for number in range(2, PEOPLE_MOST + 2)]
    return [folder / f"{one}{SUFFIX}" for one in (stem, *others)]
