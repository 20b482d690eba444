"""What happens to any kind of small file: it is cut, damaged, written by two copies of the game at
once, by a newer Loba or by Loba 1.0, or the disk fails. Nothing is lost but the last change at
worst, and that is told.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.play.small_files import KINDS
from game.storage import lock
from game.storage.small_file import FORMAT, FORMAT_KEY, SmallFileError
from tests.play.small_examples import EXAMPLES, file_of, held, put_many

PROCESSES = multiprocessing.get_context("spawn")

every_kind = pytest.mark.parametrize("kind", list(EXAMPLES))


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path


def kept(kind: str, *numbers: int) -> set[int]:
    """What is left of changes that were all kept."""
    return set(numbers) if EXAMPLES[kind].adds else set(numbers[-1:])


def put(kind: str, *numbers: int) -> None:
    for number in numbers:
        EXAMPLES[kind].put(number)


def test_every_kind_has_an_example() -> None:
    assert EXAMPLES.keys() == KINDS.keys()


@every_kind
def test_changes_add_up_and_leave_no_lock_and_no_part(kind: str, home: Path) -> None:
    put(kind, 1, 2, 3)
    assert held(kind) == kept(kind, 1, 2, 3)
    file = file_of(kind)
    names = [one.name for one in file.file.parent.iterdir() if file.file.stem in one.name]
    assert sorted(names) == [file.before.name, file.file.name]


# Damage -------------------------------------------------------------------------------------------


def damaged(content: bytes) -> Iterator[bytes]:
    """A content cut at every byte, and with each byte spoilt."""
    for at in range(len(content)):
        yield content[:at]
        yield content[:at] + b"\xff" + content[at + 1 :]


@every_kind
def test_a_file_that_is_cut_or_spoilt_anywhere_loses_the_last_change_and_says_so(kind: str) -> None:
    put(kind, 1, 2)
    file = file_of(kind)
    for content in list(damaged(file.file.read_bytes()))[::3]:
        file.file.write_bytes(content)
        seen = file.peek()
        if EXAMPLES[kind].held(seen.value) != kept(kind, 1, 2):
            assert EXAMPLES[kind].held(seen.value) == {1}
            assert [one.key for one in seen.notices] == ["small_file.damaged_before"]


def goes_on_after_damage(kind: str, every: int) -> None:
    put(kind, 1, 2)
    file = file_of(kind)
    whole, before = file.file.read_bytes(), file.before.read_bytes()
    for content in list(damaged(whole))[::every]:
        file.file.write_bytes(content)
        file.before.write_bytes(before)
        is_damaged = file.peek().is_damaged
        put(kind, 3)
        assert held(kind) == (kept(kind, 1, 3) if is_damaged else kept(kind, 1, 2, 3))
        asides = list(file.file.parent.glob("*.damaged.json"))
        assert (content in [one.read_bytes() for one in asides]) == is_damaged
        for aside in asides:
            aside.unlink()


@every_kind
def test_after_damage_it_goes_on_from_the_change_before(kind: str) -> None:
    goes_on_after_damage(kind, 97)


@pytest.mark.long
@every_kind
def test_after_damage_anywhere_it_goes_on_from_the_change_before(kind: str) -> None:
    goes_on_after_damage(kind, 1)


@every_kind
def test_looking_at_a_damaged_file_changes_nothing(kind: str) -> None:
    put(kind, 1, 2)
    file = file_of(kind)
    file.file.write_bytes(b"[")
    before = tree(file.file.parent)
    file.peek()
    file.read()
    assert tree(file.file.parent) == before


def tree(folder: Path) -> dict[Path, tuple[int, bytes]]:
    return {
        one: (one.stat().st_mtime_ns, one.read_bytes() if one.is_file() else b"")
        for one in [folder, *folder.rglob("*")]
    }


# Other versions of Loba ---------------------------------------------------------------------------


def with_format(content: bytes, number: int | None) -> bytes:
    """The content of a file with another number of the format, or without one."""
    data = json.loads(content)
    if isinstance(data, list):
        data = [*([] if number is None else [{FORMAT_KEY: number}]), *data[1:]]
    else:
        del data[FORMAT_KEY]
        data |= {} if number is None else {FORMAT_KEY: number}
    return json.dumps(data).encode()


@every_kind
def test_a_file_of_a_newer_loba_is_used_and_left_untouched(kind: str) -> None:
    put(kind, 1, 2)
    file = file_of(kind).file
    file.write_bytes(with_format(file.read_bytes(), FORMAT + 1))
    before = tree(file.parent)
    with pytest.raises(SmallFileError) as raised:
        put(kind, 3)
    assert raised.value.told.key == "small_file.newer"
    after = tree(file.parent)
    del before[file.parent], after[file.parent]
    assert after == before
    seen = file_of(kind).peek()
    assert EXAMPLES[kind].held(seen.value) == kept(kind, 1, 2)
    assert [one.key for one in seen.notices] == ["small_file.newer"]


@every_kind
def test_a_file_of_loba_1_0_has_no_number_and_is_read(kind: str) -> None:
    put(kind, 1, 2)
    file = file_of(kind).file
    file.write_bytes(with_format(file.read_bytes(), None))
    assert held(kind) == kept(kind, 1, 2)
    put(kind, 3)
    assert held(kind) == kept(kind, 1, 2, 3)


# The disk -----------------------------------------------------------------------------------------


class FailingDisk:
    """Fails at one call. `left`: the calls that still work before it."""

    def __init__(self, left: int) -> None:
        self.left = left

    @property
    def has_failed(self) -> bool:
        return self.left < 0

    def call(self) -> None:
        self.left -= 1
        if self.left == -1:
            raise OSError(5, "Input/output error")

    def wrapped(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def called(*given: Any, **how: Any) -> Any:
            self.call()
            return function(*given, **how)

        return called

    def opened(self, path: Path, mode: str = "r", **how: Any) -> Any:
        self.call()
        file = self._open(path, mode, **how)
        return Writing(self, file) if "w" in mode else file

    @contextmanager
    def on(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        self._open = Path.open
        with monkeypatch.context() as disk:
            for name in ("open", "fdopen", "fsync", "link"):
                disk.setattr(os, name, self.wrapped(getattr(os, name)))
            for name in ("stat", "replace", "unlink", "mkdir"):
                disk.setattr(Path, name, self.wrapped(getattr(Path, name)))
            disk.setattr(Path, "open", lambda path, *given, **how: self.opened(path, *given, **how))
            yield


class Writing:
    """An open file, whose writing may fail."""

    def __init__(self, disk: FailingDisk, file: Any) -> None:
        self._disk, self._file = disk, file

    def __enter__(self) -> Writing:
        return self

    def __exit__(self, *how: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, content: bytes) -> int:
        self._disk.call()
        return int(self._file.write(content))


@every_kind
def test_whichever_call_of_the_disk_fails_nothing_is_lost_that_is_not_told(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0
    while True:
        monkeypatch.setenv("LOBA_HOME", str(tmp_path / f"home {calls}"))
        put(kind, 1, 2)
        disk, is_told = FailingDisk(calls), False
        with disk.on(monkeypatch):
            try:
                put(kind, 3)
            except OSError:
                is_told = True
        if not disk.has_failed:
            break
        if is_told and EXAMPLES[kind].adds:
            assert held(kind) >= {1, 2}
        elif not is_told:
            assert held(kind) == kept(kind, 1, 2, 3)
        put(kind, 4)
        if EXAMPLES[kind].adds:
            assert held(kind) >= {1, 2, 4}
        assert not list(file_of(kind).file.parent.glob("*.damaged.json"))
        calls += 1
    assert calls > 10


@every_kind
def test_what_cannot_be_read_is_told_and_not_written_over(kind: str) -> None:
    put(kind, 1)
    file = file_of(kind).file
    file.unlink()
    file.mkdir()
    with pytest.raises(SmallFileError) as raised:
        file_of(kind).read()
    assert raised.value.told.key == "small_file.unreadable"
    with pytest.raises(SmallFileError):
        file_of(kind).change(lambda value: value)
    assert file.is_dir()


@every_kind
def test_a_full_disk_leaves_the_file_and_the_one_before(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(kind, 1, 2)
    file = file_of(kind)
    before = file.file.read_bytes(), file.before.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(SmallFileError) as raised:
            put(kind, 3)
    assert raised.value.told.key == "small_file.not_kept"
    assert (file.file.read_bytes(), file.before.read_bytes()) == before


@every_kind
def test_a_disk_without_links_keeps_a_copy(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*given: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(os, "link", none)
    put(kind, 1, 2)
    file = file_of(kind)
    file.file.write_bytes(b"")
    assert held(kind) == {1}


# Two copies of the game ---------------------------------------------------------------------------


def together(home: Path, copies: int, first: int, count: int) -> None:
    """Have some copies of the game change all kinds at once, each its own numbers."""
    given = [
        PROCESSES.Process(target=put_many, args=(home, list(EXAMPLES), first + copy * count, count))
        for copy in range(copies)
    ]
    for process in given:
        process.start()
    for process in given:
        process.join()
    assert [process.exitcode for process in given] == [0] * copies


def test_copies_of_the_game_that_write_at_once_lose_nothing_of_each_other(home: Path) -> None:
    together(home, 3, 1, 20)
    for kind, example in EXAMPLES.items():
        assert held(kind) == set(range(1, 61)) or not example.adds, kind
        assert file_of(kind).peek().notices == ()
    assert not [one for one in home.rglob("*") if one.suffix in (".part", ".lock")]


@pytest.mark.long
def test_copies_of_the_game_write_at_once_for_ten_minutes(home: Path) -> None:
    until, rounds = time.monotonic() + 600, 0
    while time.monotonic() < until:
        shutil.rmtree(home)
        home.mkdir()
        together(home, 4, 1, 100)
        for kind, example in EXAMPLES.items():
            assert held(kind) == set(range(1, 401)) or not example.adds, kind
        rounds += 1
    assert rounds


@every_kind
def test_whoever_has_the_lock_is_waited_for_and_after_a_while_that_is_told(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(kind, 1)
    monkeypatch.setattr(lock, "PATIENCE", 0.02)
    with lock.turn(file_of(kind).file.with_name("other.lock")), pytest.raises(SmallFileError):
        put(kind, 2)
    put(kind, 3)
    assert held(kind) == kept(kind, 1, 3)
