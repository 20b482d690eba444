"""Files written in bad faith: what is small and unfolds, what is large, deep or no file at all, and
names that play tricks."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

from tests.hostile.bombs_of_kinds import OWN
from tests.hostile.kinds import KINDS, Kind, write_new

#: Puts something where a file of a kind is looked for.
Put = Callable[[Path], None]

# Of any format ------------------------------------------------------------------------------------

LAUGHS = "\n".join(
    [
        "a: &a [x, x, x, x, x, x, x, x, x]",
        *(f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]" for old, new in pairwise("abcdefghi")),
    ]
)
ENDLESS_TEXTS = "\n".join(
    [
        "-a0 = lol",
        *(f"-a{n} = {{ -a{n - 1} }}{{ -a{n - 1} }}" for n in range(1, 40)),
        "menu-title = { -a39 }",
        "menu-loop = { menu-loop }",
    ]
)
HEAD = '{"format": "loba-match", "version": 2, "name": "", "variant": {}, "seats": [], '
HOSTILE = {
    "nothing": b"",
    "aliases": LAUGHS.encode(),
    "texts of texts": ENDLESS_TEXTS.encode(),
    "deep lists": b"[" * 1_000_000,
    "deep maps": b'{"a":' * 300_000,
    "deep in the log": f'{HEAD}"begins_at": null, "table": null, "log": '.encode() + b"[" * 900_000,
    "many small lists": b"[" + b"[]," * 1_300_000 + b"[]]",
    "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(400_000)) + b"}",
    "many words": b"[" + b",".join(b'"%d"' % n for n in range(400_000)) + b"]",
    "many lines": f'{HEAD}"begins_at": null, "table": null, "log": ['.encode()
    + b'["act",0,"x"],' * 250_000
    + b"[]]}",
    "long number": b'{"version": ' + b"9" * 1_000_000 + b"}",
    "deep texts": b"menu-title = " + b"{ $x ->\n *[a] " * 20_000,
    "braces": b"menu-title = " + b"{" * 200_000,
    "deep yaml": b"a: " + b"[" * 30_000,
    "no text": bytes(range(256)) * 900,
    "another encoding": "ñandú".encode("utf-16") * 9000,
}
MORE = {
    "one line": b"a" * 60_000,
    "new lines": b"\n" * 60_000,
    "a sign that tells the order of bytes": b"\xef\xbb\xbf" * 3,
    "half a character": b'{"name": "\\ud800"}',
    "zeroes": bytes(4096),
    "numbers that are none": b'{"speed": NaN, "saved_at": Infinity, "step": -Infinity}',
    "a number of 4,000 digits": b'{"version": ' + b"9" * 4000 + b"}",
    "a key twice": b'{"name": "a", "name": "b"}',
    "a list": b"[1, 2, 3]",
    "a word": b'"x"',
    "a number": b"7",
    "a cycle": b"a: &a [*a]\nb: &b {c: *b}\n",
    "tags": b"a: !!python/object/apply:os.system [id]\nb: !!binary x\nc: !x y\n",
    "many documents": b"---\na: 1\n" * 5000,
    "odd keys": b"? [a, b]\n: c\n? {d: e}\n: f\n",
    "merged": b"a: &a {b: 1}\n<<: *a\n<<: [*a, *a]\n",
    "many faults": b"".join(b"k%d: [x, {y: z}]\n" % n for n in range(3500)),
    "one key, and much": b"key = " + b"x\n    y\n" * 24_000,
    "many texts": b"".join(b"k%d = x\n" % n for n in range(25_000)),
    "comments": b"# x\n" * 15_000,
}


def _large(place: Path) -> None:
    """A hundred megabytes that take no room on the disk."""
    with place.open("xb") as target:
        target.write(b"[0,")
        target.truncate(100 * 2**20)


def _huge(place: Path) -> None:
    """As large as a file may be."""
    with place.open("xb") as target:
        target.write(b"a: ")
        with suppress(OSError):
            target.truncate(2**42)


def _socket(place: Path) -> None:
    # The path of a socket has to be short.
    with closing(socket.socket(socket.AF_UNIX)) as ear, suppress(OSError):
        ear.bind(str(place))


def _folder_within(place: Path) -> None:
    (place / place.name).mkdir(parents=True)


def _link_to(target: str, place: Path) -> None:
    place.symlink_to(target)


def _link_to_itself(place: Path) -> None:
    place.symlink_to(place.name)


def _folder_is_a_file(place: Path) -> None:
    shutil.rmtree(place.parent)
    write_new(place.parent, b"x")


def _folder_is_a_loop(place: Path) -> None:
    shutil.rmtree(place.parent)
    place.parent.symlink_to(place.parent.parent)


SPECIAL: dict[str, Put] = {
    "a folder": Path.mkdir,
    "a folder in a folder": _folder_within,
    "a hundred megabytes": _large,
    "a huge file": _huge,
    "a link to nowhere": partial(_link_to, "nowhere"),
    "a link to itself": _link_to_itself,
    "a link to a folder": partial(_link_to, "."),
    "a link to everything": partial(_link_to, "/"),
    "a link to zeroes": partial(_link_to, "/dev/zero"),
    "a link to chance": partial(_link_to, "/dev/urandom"),
    "a link to the terminal": partial(_link_to, "/dev/tty"),
    "a link to what is typed": partial(_link_to, "/dev/stdin"),
    "a link to this process": partial(_link_to, "/proc/self/mem"),
    "a link to a list": partial(_link_to, "/proc/self/maps"),
    "a pipe": os.mkfifo if hasattr(os, "mkfifo") else Path.mkdir,
    "a socket": _socket if hasattr(socket, "AF_UNIX") else Path.mkdir,
    "a file for its folder": _folder_is_a_file,
    "a folder that holds itself": _folder_is_a_loop,
}


# Names --------------------------------------------------------------------------------------------

STEMS = (
    *("\x1b[31m", "a\nb", "\u202egpj", "\udcff", "e\u0301", "\U0001f43a", "W" * 120, "a" * 245),
    *(
        "con",
        "-rf",
        " ",
        "a b",
        "a.b",
        "a.backup1",
        "%s",
        "{ $x }",
        "*",
        "A",
        "9",
        "'",
        "\u0627\u0644",
    ),
    *("x.damaged", "__proto__", "\\", "..", "=1+1", "\ufdfa" * 20, "carioca", "es", "en_US", "KS"),
)


def _named(stem: str, content: bytes, suffix: str, place: Path) -> None:
    # Some systems take no such names.
    with suppress(OSError, ValueError):
        write_new(place.with_name(f"{stem}{suffix}"), content)


def _many(count: int, content: bytes, suffix: str, place: Path) -> None:
    for number in range(count):
        write_new(place.with_name(f"x{number}{suffix}"), content)


def _names(kind: Kind) -> Iterator[tuple[str, Put]]:
    if not kind.suffix:
        return
    content = kind.samples()[0]
    for number, stem in enumerate(STEMS):
        yield f"name {number}", partial(_named, stem, content, kind.suffix)
    yield "three hundred files", partial(_many, 300, b"x", kind.suffix)
    yield "thousands of files", partial(_many, 5000, b"", kind.suffix)


def _written(content: bytes, place: Path) -> None:
    write_new(place, content)


def bombs(kind: Kind) -> dict[str, Put]:
    """Return all bombs for files of a kind, those of its own first."""
    own = OWN[kind.name]() if kind.name in OWN else ()
    found: dict[str, Put] = {title: partial(_written, content) for title, content in own}
    found |= _names(kind)
    found |= SPECIAL
    found |= {title: partial(_written, content) for title, content in (HOSTILE | MORE).items()}
    for other in KINDS.values():
        if other is not kind:
            content = other.samples()[0]
            found[f"a file of {other.name}"] = partial(_written, content)
    return found
