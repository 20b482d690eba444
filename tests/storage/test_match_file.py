"""Match files on disk: written whole or not at all, and never mistaken for what they are not."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.storage import match_file
from game.storage.codec import SavedMatch, decode
from game.storage.match_file import data_of, read_match, write_match

THEN = SeededChance("afterwards")

NewMatch = Callable[[str], SavedMatch]
FaultOf = Callable[..., str]


def test_a_file_is_written_whole_and_read_again(tmp_path: Path, new_match: NewMatch) -> None:
    saved = new_match("la_mona")
    write_match(tmp_path / "match.json", saved)
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    assert read_match(tmp_path / "match.json", THEN).match.log == saved.match.log


def test_what_was_there_stays_if_writing_fails(
    tmp_path: Path, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "match.json"
    write_match(file, new_match("la_mona"))
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_match(file, new_match("carioca"))
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path, fault_of: FaultOf) -> None:
    assert fault_of(read_match, tmp_path / "none.json", THEN) == "missing"
    assert fault_of(read_match, tmp_path, THEN).startswith("unreadable")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"[]", "not_a_match"),
        (b"{}", "not_a_match"),
        (b'{"format": "loba-match"', "cut_short"),
        (b'{"format":\n loba}', "damaged 2"),
        (b'{"format": "\xff"}', "damaged 1"),
        (b'{"version": ' + b"9" * 5000 + b"}", "damaged 1"),
        (b"[" * 100_000, "too_deep"),
        (b'{"format": "loba-match", "format": "loba-match"}', "key_twice format"),
    ],
)
def test_what_is_no_json(tmp_path: Path, fault_of: FaultOf, content: bytes, expected: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert fault_of(read_match, file, THEN) == expected


def test_a_file_larger_than_any_match_is_not_even_read(
    monkeypatch: pytest.MonkeyPatch, small: Path, fault_of: FaultOf
) -> None:
    monkeypatch.setattr(match_file, "SIZE_MOST", 1000)
    assert fault_of(read_match, small, THEN).startswith("too_large")


def test_a_file_cut_anywhere_is_told_from_a_whole_one(small: Path, fault_of: FaultOf) -> None:
    content = small.read_bytes()
    whole = len(content.rstrip())
    told = [fault_of(decoded, content[:size]) for size in range(whole)]
    assert told == ["empty"] + ["cut_short"] * (whole - 1)
    assert decoded(content[:whole]).match.is_over


def decoded(content: bytes) -> SavedMatch:
    return decode(data_of(content), THEN)
