"""The game where the system behaves as Windows does, as near as this one can come: a clock in
steps, files held by a scanner, no hard links, no groups of processes. See `other_system`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
BACKUPS = "tests/storage/test_backups.py::test_the_last_turns_are_kept_the_newest_first"
WRITING = (BACKUPS, "tests/play/test_keeping.py")
PROCESSES = ("tests/play/test_bot_worker.py",)


def run_there(*arguments: str, home: Path) -> str:
    """Return what Python prints there. Fails where it fails."""
    places = PROJECT / "tests/other_system", PROJECT
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, places)),
        "LOBA_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [sys.executable, *arguments], env=surroundings, cwd=PROJECT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_reads_there_as_on_windows(tmp_path: Path) -> None:
    asked = "import game.storage.lock as lock, game.reading.whole_file as whole; print(%s)"
    assert "msvcrt" in run_there("-c", asked % "lock.msvcrt", home=tmp_path)
    processes = "[whole.is_gone(number) for number in (1, 2**22 + 1, 2**40)]"
    assert run_there("-c", asked % processes, home=tmp_path) == "[False, True, True]\n"


def test_a_move_is_tried_again_while_a_scanner_holds_the_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("whole")
    moving = """
import sys
from pathlib import Path
from game.reading.whole_file import move
move(*map(Path, sys.argv[1:]))
"""
    run_there("-c", moving, str(tmp_path / "a"), str(tmp_path / "b"), home=tmp_path)
    assert (tmp_path / "b").read_text() == "whole"


@pytest.mark.limit(120)
@pytest.mark.parametrize("tests", [WRITING, PROCESSES], ids=["writing", "processes"])
def test_what_is_held_there_holds_here(tests: tuple[str, ...], tmp_path: Path) -> None:
    run_there("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, home=tmp_path)


@pytest.mark.long
def test_everything_that_came_with_the_game_works_there(tmp_path: Path) -> None:
    assert "Everything works" in run_there(
        "-m", "game", "--lang", "en", "--selftest", home=tmp_path
    )
