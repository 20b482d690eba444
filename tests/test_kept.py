"""What is kept to be compared is few lines, and such as a person reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
LINES_MOST = 20_000
#: Whole games, and what every scene looks like.
BESIDE = ("golden/*.txt", "golden/*.perft", "golden/digests", "gallery/pictures.txt", "**/acts.md")
#: One line for each, that tells only whether it is the same.
TABLES_OF_DIGESTS = {"digests", "pictures.txt"}
DIGEST = re.compile(r"\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\b")
#: Beside words: the digest of a table in a match that is told, the colour or the number of a file.
DIGESTS_MOST = 0.1


def kept() -> Iterator[Path]:
    yield from (file for file in TESTS.glob("**/kept/**/*") if file.is_file())
    yield from (file for pattern in BESIDE for file in TESTS.glob(pattern))


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def test_kept_texts_are_few_enough_to_be_read() -> None:
    assert sum(len(lines_of(file)) for file in kept()) <= LINES_MOST


def test_kept_texts_say_something() -> None:
    mute = {}
    for file in kept():
        lines = lines_of(file)
        digests = sum(bool(DIGEST.search(line)) for line in lines)
        if file.name not in TABLES_OF_DIGESTS and digests > DIGESTS_MOST * len(lines):
            mute[file.relative_to(TESTS).as_posix()] = digests
    assert mute == {}
