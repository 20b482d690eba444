"""Takes out of binaries for Linux the folders of whoever built them, where a loader would look."""

from __future__ import annotations

import struct
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
_LOAD, _DYNAMIC = 1, 2
_NULL, _STRINGS = 0, 5
#: The two kinds of entries with folders.
_PATHS = (15, 29)
#: What the folder of the binary itself is called.
HERE = b"$ORIGIN"


class Binary:
    """A binary for 64 bits, the low byte first; `is_one` is False of anything else."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.content = bytearray(file.read_bytes())
        self.is_one = self.content.startswith(MAGIC)

    def folders(self) -> list[bytes]:
        """Return the folders in which a loader looks, but for those beside the binary."""
        return [path for _, _, path in self._entries() if not path.startswith(HERE)]

    def without_folders(self) -> None:
        """Take them out of the file."""
        before = bytes(self.content)
        for at, place, path in reversed(list(self._entries())):
            if path.startswith(HERE):
                continue
            end = self._table()[1]
            # The entries after it move up, and the last place ends them.
            self.content[at : end - 16] = self.content[at + 16 : end]
            self.content[end - 16 : end] = bytes(16)
            if self.content[place - 1] == 0:
                self.content[place : place + len(path)] = bytes(len(path))
        if self.content != before:
            self.file.write_bytes(self.content)

    def _parts(self) -> list[tuple[int, ...]]:
        """Return the kind, place, address and size of each part of the program."""
        if not self.is_one:
            return []
        first, size, count = (
            *struct.unpack_from("<Q", self.content, 32),
            *struct.unpack_from("<HH", self.content, 54),
        )
        told = (
            struct.unpack_from("<IIQQQQ", self.content, first + size * at) for at in range(count)
        )
        return [(kind, place, address, length) for kind, _, place, address, _, length in told]

    def _table(self) -> tuple[int, int]:
        for kind, place, _, size in self._parts():
            if kind == _DYNAMIC:
                return place, place + size
        return 0, 0

    def _entries(self) -> list[tuple[int, int, bytes]]:
        """Return the places of the entries with folders, and of what they say, and that."""
        begin, end = self._table()
        entries = []
        for at in range(begin, end, 16):
            tag, value = struct.unpack_from("<QQ", self.content, at)
            if tag == _NULL:
                break
            entries.append((at, tag, value))
        strings = next((self._place(value) for _, tag, value in entries if tag == _STRINGS), 0)
        found = []
        for at, tag, value in entries:
            if tag in _PATHS:
                place = strings + value
                found.append((at, place, bytes(self.content[place : self.content.index(0, place)])))
        return found

    def _place(self, address: int) -> int:
        for kind, place, begin, size in self._parts():
            if kind == _LOAD and begin <= address < begin + size:
                return place + address - begin
        return 0
