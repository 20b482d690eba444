"""One small file: what makes no sense stays, what is damaged is kept aside, what is the same is not
read again. What holds for every kind is in tests/play/test_small_files.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.reading import json_file
from game.storage.small_file import DAMAGED_MOST, ListForm, MapForm, SmallFile, SmallFileError

MOST = 2_000


def whole(data: object) -> int:
    if not isinstance(data, int):
        raise ValueError(data)
    return data


def numbers(folder: Path) -> SmallFile[tuple[int, ...]]:
    return SmallFile(folder / "numbers.json", ListForm(whole, int), MOST)


def named(folder: Path) -> SmallFile[Any]:
    return SmallFile(folder / "named.json", MapForm(lambda data, where: ()), MOST)


def add(file: SmallFile[tuple[int, ...]], number: int) -> None:
    file.change(lambda known: (*known, number))


def test_entries_that_make_no_sense_are_told_and_stay(tmp_path: Path) -> None:
    file = numbers(tmp_path)
    file.file.write_text('[1, "two", {"three": 3}, 4]')
    add(file, 5)
    assert file.read() == (1, 4, 5)
    assert json.loads(file.file.read_text()) == [{"format": 1}, "two", {"three": 3}, 1, 4, 5]
    [notice] = file.notices
    assert notice.key == "small_file.senseless"
    assert notice.facts == (("where", "numbers.json"), ("count", 2))


def test_an_entry_that_only_looks_like_the_number_of_a_format_stays(tmp_path: Path) -> None:
    file = named(tmp_path)
    file.file.write_text('{"format": {"step": 2}}')
    assert file.read() == {"format": {"step": 2}}


def test_a_file_that_has_not_changed_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = numbers(tmp_path), numbers(tmp_path)
    read: list[Path] = []
    plain = json_file.read_plain

    def counted(place: Path, most: int) -> bytes:
        read.append(place)
        return plain(place, most)

    monkeypatch.setattr(json_file, "read_plain", counted)
    add(other, 1)
    read.clear()
    assert [file.read() for _ in range(3)] == [(1,)] * 3
    assert read == [file.file]
    add(other, 2)
    assert file.read() == (1, 2)


def test_a_change_that_changes_nothing_writes_nothing(tmp_path: Path) -> None:
    file = numbers(tmp_path)
    add(file, 1)
    before = file.file.stat()
    file.change(lambda known: known)
    assert file.file.stat() == before
    assert not file.before.exists()


def test_the_newest_damaged_files_are_kept_and_no_other_is_removed(tmp_path: Path) -> None:
    file = numbers(tmp_path)
    add(file, 1)
    add(file, 2)
    foreign = [
        tmp_path / name
        for name in ("numbers.damaged.json", "numbers.mine.damaged.json", "other.damaged.json")
    ]
    for one in foreign:
        one.write_text("mine")
    for at in range(DAMAGED_MOST + 3):
        file.file.write_text(f"[{at}")
        file.begin()
        assert file.read() == (1,)
    asides = {one.read_text() for one in tmp_path.glob("numbers.*.damaged.json")}
    assert asides == {f"[{at}" for at in range(3, DAMAGED_MOST + 3)} | {"mine"}
    assert all(one.exists() for one in foreign)


def test_a_damaged_file_that_cannot_be_kept_aside_is_still_what_it_was_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = numbers(tmp_path)
    add(file, 1)
    add(file, 2)
    file.file.write_text("[")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        assert file.begin() == (1,)
    keys = ["small_file.damaged_before", "small_file.not_kept"]
    assert [one.key for one in file.notices] == keys
    assert file.file.read_text() == "["


def test_where_the_content_before_is_damaged_too_it_begins_anew(tmp_path: Path) -> None:
    file = numbers(tmp_path)
    add(file, 1)
    add(file, 2)
    file.file.write_text("[")
    file.before.write_text("[")
    assert file.read() == ()
    assert [one.key for one in file.notices] == ["small_file.damaged"]


@pytest.mark.parametrize("data", ["x" * MOST, json.loads("[" * 900 + "]" * 900)])
def test_what_could_not_be_read_again_is_not_written(tmp_path: Path, data: object) -> None:
    file = named(tmp_path)
    file.change(lambda newest: {"a": 1})
    with pytest.raises(SmallFileError) as raised:
        file.change(lambda newest: {**newest, "b": data})
    assert raised.value.told.key == "small_file.not_kept"
    assert file.read() == {"a": 1}


def test_a_number_too_large_for_any_is_not_written_back_as_none(tmp_path: Path) -> None:
    file = named(tmp_path)
    file.file.write_text('{"a": 1e999}')
    file.change(lambda newest: {**newest, "b": 1})
    assert file.read() == {"b": 1}
    assert not named(tmp_path).peek().notices


def test_what_is_removed_leaves_nothing(tmp_path: Path) -> None:
    file = numbers(tmp_path)
    add(file, 1)
    add(file, 2)
    file.remove()
    assert list(tmp_path.iterdir()) == []
    assert file.read() == ()
