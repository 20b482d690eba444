"""What may stand in a folder beside plain files, each under a name that would be read."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

Make = Callable[[Path], None]


def _named(stem: str, content: str) -> Make:
    return lambda file: (file.parent / f"{stem}{file.suffix}").write_text(content) and None


def _unreadable(file: Path) -> None:
    file.write_text("a: 1\n")
    file.chmod(0)


#: By what it is: how it is made.
ENTRIES: Mapping[str, Make] = {
    "link to nowhere": lambda file: file.symlink_to("nowhere"),
    "link to itself": lambda file: file.symlink_to(file.name),
    "folder": lambda file: file.mkdir(),
    "link to a folder": lambda file: file.symlink_to("."),
    "pipe": os.mkfifo,
    "device": lambda file: file.symlink_to("/dev/zero"),
    "unreadable": _unreadable,
    "empty": lambda file: file.write_text("") and None,
    "name that is not UTF-8": _named("bad\udcff\udcfe", "id: x\n"),
    "name that steers a terminal": _named("red\x1b[31m\u202e", "id: x\n"),
    "name of two lines": _named("new\nline", "id: x\n"),
    "very long name": _named("n" * 200, "id: x\n"),
}
