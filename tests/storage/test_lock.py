"""Two copies of the game: one plays a match at a time, and a lock dies with its process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from game.storage import lock

#: Takes the lock, says whether it got it, and keeps it until its input ends.
OTHER_COPY = """
import sys
from pathlib import Path
from game.storage import lock
print(lock.take(Path(sys.argv[1])), flush=True)
sys.stdin.read()
lock.release_all()
"""


class OtherCopy:
    def __init__(self, file: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", OTHER_COPY, str(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.has_it = self.process.stdout.readline() == "True\n"

    def end(self) -> None:
        self.process.communicate(timeout=20)

    def end_with(self, has_it: bool) -> bool:
        self.end()
        return self.has_it == has_it

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=20)


@pytest.fixture(autouse=True)
def released() -> Iterator[None]:
    yield
    lock.release_all()


def test_what_another_copy_has_cannot_be_taken_until_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "matches" / "mine.lock"
    other = OtherCopy(file)
    assert other.has_it
    assert not lock.take(file)
    assert lock.take(tmp_path / "matches" / "yours.lock")
    other.end()
    assert not file.exists()
    assert lock.take(file)


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "mine.lock"
    other = OtherCopy(file)
    assert not lock.take(file)
    other.kill()
    assert file.exists()
    assert lock.take(file)


def test_another_copy_does_not_get_what_this_one_has_however_often_it_was_taken(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.lock"
    assert lock.take(file)
    assert lock.take(file)
    other = OtherCopy(file)
    assert not other.has_it
    other.end()
    lock.release_all()
    other = OtherCopy(file)
    assert other.has_it
    other.end()


def test_where_no_lock_can_be_written_the_match_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "matches").write_bytes(b"not a folder")
    assert lock.take(tmp_path / "matches" / "mine.lock")


def test_where_there_are_no_locks_the_match_is_played_and_turns_are_taken_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(descriptor: int) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(lock, "_lock", no_locks)
    assert lock.take(tmp_path / "mine.lock")
    with lock.turn(tmp_path / ".mine.lock"):
        pass


def test_where_a_file_is_another_one_at_every_look_the_match_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def another(descriptor: int, file: Path) -> bool:
        nonlocal looks
        looks += 1
        assert looks < 1000, "it never ends"
        return False

    monkeypatch.setattr(lock, "_is_still_there", another)
    descriptors = open_files()
    assert lock.take(tmp_path / "mine.lock")
    assert not lock.holds(tmp_path / "mine.lock")
    assert open_files() == descriptors


def test_one_lock_goes_and_the_other_stays(tmp_path: Path) -> None:
    mine, yours = tmp_path / "mine.lock", tmp_path / "yours.lock"
    before = open_files()
    assert lock.take(mine)
    assert lock.take(yours)
    lock.release(mine)
    assert (lock.holds(mine), lock.holds(yours)) == (False, True)
    assert not mine.exists()
    assert OtherCopy(mine).end_with(True)
    assert OtherCopy(yours).end_with(False)
    lock.take(mine)
    lock.release_all(but=yours)
    assert (lock.holds(mine), lock.holds(yours)) == (False, True)
    lock.release(yours)
    lock.release(yours)
    assert open_files() == before


def test_a_turn_waits_for_another_copy_and_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / ".mine.lock"
    other = OtherCopy(file)
    waits = Thread(target=other.end)
    waits.start()
    with lock.turn(file):
        assert not OtherCopy(file).end_with(True)
    waits.join()
    assert not file.exists()


def test_a_turn_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.05)
    file = tmp_path / ".mine.lock"
    other = OtherCopy(file)
    with pytest.raises(lock.BusyError), lock.turn(file):
        pass
    other.end()
    with lock.turn(file):
        pass


def test_threads_take_turns_too(tmp_path: Path) -> None:
    inside, most = [], [0]

    def take_turns() -> None:
        for _ in range(20):
            with lock.turn(tmp_path / ".mine.lock"):
                inside.append(1)
                most[0] = max(most[0], len(inside))
                inside.pop()

    threads = [Thread(target=take_turns) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def open_files() -> int:
    """Where the system tells."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0
