"""Files of the player: the new one or the old one, never half of one."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

import pytest

from game.reading.whole_file import (
    BUSY,
    PART,
    STALE_AFTER,
    TRIES,
    hand_over,
    parts,
    sweep,
    write_whole,
)


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    write_whole(tmp_path / "a" / "b" / "file", b"new")
    assert (tmp_path / "a" / "b" / "file").read_bytes() == b"new"


def open_files() -> dict[int, Path]:
    """What this process has open."""
    if not Path("/proc/self/fd").exists():
        pytest.skip("no way here to see which file is meant")
    found: dict[int, Path] = {}
    for one in Path("/proc/self/fd").iterdir():
        # That of the folder itself is closed by now.
        with suppress(FileNotFoundError):
            found[int(one.name)] = one.readlink()
    return found


def test_what_is_written_and_where_it_is_named_are_told_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[bool, bool]] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        path = open_files()[descriptor]
        synced.append((path == tmp_path, (tmp_path / "file").exists()))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(tmp_path / "file", b"new")
    assert synced == [(False, False), (True, True)]
    write_whole(tmp_path / "other", b"new", lasting=False)
    assert len(synced) == 2


@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_whatever_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(*{"fsync": (os, "fsync", full)}.get(step, (Path, step, full)))
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "file", b"new")
    monkeypatch.undo()
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


def test_a_file_where_the_folder_should_be_is_no_more_than_an_oserror(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"not a folder")
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder" / "file", b"new")


def test_what_a_crashed_run_left_is_swept_and_what_is_being_written_is_not(tmp_path: Path) -> None:
    living, gone = os.getppid(), 2**22 + 1
    old, fresh, other = (tmp_path / f".{name}.{living}{PART}" for name in ("old", "fresh", "other"))
    killed = [tmp_path / f".killed.json.{number}{PART}" for number in (gone, 10**17)]
    for file in (old, fresh, *killed):
        file.write_bytes(b"half")
    other.mkdir()
    kept = [tmp_path / name for name in ("match.json", f".x.y{PART}", f".{gone}{PART}")]
    for file in kept:
        file.write_bytes(b"whole")
    long_ago = time.time() - STALE_AFTER - 60
    for file in (old, other, *kept):
        os.utime(file, (long_ago, long_ago))
    sweep(tmp_path)
    sweep(tmp_path / "nowhere")
    assert sorted(tmp_path.iterdir()) == sorted([fresh, other, *kept])


def test_several_can_be_handed_over_before_one_is_told_to_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting: list[int] = []
    monkeypatch.setattr(os, "fsync", lasting.append)
    first, second = (hand_over(tmp_path / "file", word) for word in (b"first", b"second"))
    found = sorted(parts(tmp_path), key=lambda part: part.number)
    assert [part.path for part in found] == [first.part, second.part]
    assert [part.path.read_bytes() for part in found] == [b"first", b"second"]
    assert {(part.file, part.writer) for part in found} == {(tmp_path / "file", os.getpid())}
    assert lasting == []
    second.put_in_place()
    assert len(lasting) == 2
    first.remove()
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"second"]


def test_no_file_is_renamed_or_removed_while_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows would refuse."""
    replace, unlink = Path.replace, Path.unlink

    def closed(file: Path) -> Path:
        assert file not in open_files().values()
        return file

    monkeypatch.setattr(Path, "replace", lambda file, to: replace(closed(file), to))
    monkeypatch.setattr(Path, "unlink", lambda file, **how: unlink(closed(file), **how))
    hand_over(tmp_path / "file", b"first").remove()
    hand_over(tmp_path / "file", b"second").put_in_place()
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"second"]


class BusyError(OSError):
    def __init__(self, winerror: int) -> None:
        super().__init__("busy")
        self.winerror = winerror


@pytest.mark.parametrize("number", BUSY)
def test_a_file_another_program_looks_at_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    file, real = tmp_path / "file", Path.replace
    faults = [BusyError(number), BusyError(number)]

    def replace(part: Path, to: Path) -> Path:
        if faults:
            raise faults.pop()
        return real(part, to)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    write_whole(file, b"new")
    assert (file.read_bytes(), faults) == (b"new", [])


@pytest.mark.parametrize(("number", "tries"), [(5, 1 + len(TRIES)), (112, 1)])
def test_a_file_that_stays_busy_or_has_no_room_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, tries: int
) -> None:
    tried: list[Path] = []

    def replace(part: Path, to: Path) -> Path:
        tried.append(part)
        raise BusyError(number)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    with pytest.raises(BusyError):
        write_whole(tmp_path / "file", b"new")
    assert len(tried) == tries
    assert list(tmp_path.iterdir()) == []
