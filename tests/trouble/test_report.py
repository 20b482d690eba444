"""The report of a crash is there, is readable, and makes room for itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import __version__
from game.l10n.catalogue import Texts
from game.paths import layers
from game.trouble.report import CRASHED, FOLDER, KEPT, KEPT_MOST, reported, versions, written


def test_it_says_on_what_the_program_ran_and_what_it_did(tmp_path: Path) -> None:
    file = written(ZeroDivisionError("division by zero"), {"phase": "draw"}, "Sorry.", tmp_path)
    assert file is not None
    told = file.read_text(encoding="utf-8")
    assert told.startswith("Sorry.\n\nwhen: ")
    for line in (f"loba: {__version__}", "phase: draw", "ZeroDivisionError: division by zero"):
        assert line in told.splitlines()


def test_old_ones_make_room(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for day in range(10, 30):
        (folder / f"crash-202001{day}-000000-1.txt").touch()
    mine = folder / "crash of mine.odt"
    mine.touch()
    new = written(ValueError(), {}, "", tmp_path)
    kept = sorted(folder.glob("crash-*.txt"))
    assert len(kept) == KEPT_MOST
    assert kept[-1] == new
    assert mine.exists()


def test_where_none_can_be_written_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert written(ValueError(), {}, "", tmp_path / "file") is None


def test_the_words_name_the_file_and_what_became_of_the_match() -> None:
    texts = Texts(["es"], layers("locales"))
    sorry = reported(ValueError(), texts, {}, KEPT)
    assert sorry.report is not None
    assert "está guardada" in sorry.lines[0]
    assert str(sorry.report) in sorry.lines[1]
    assert "--safe" in sorry.lines[2]
    assert reported(ValueError(), texts, {}).lines[1:] == sorry.lines[2:]


def test_of_the_window_it_is_said_what_it_stands_on_once_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = SimpleNamespace(version=SimpleNamespace(ver="5.1", SDL=(2, 7, 1)))
    monkeypatch.setitem(sys.modules, "pygame", window)  # type: ignore[arg-type]
    assert (versions()["pygame"], versions()["sdl"]) == ("5.1", "2.7.1")
    monkeypatch.delitem(sys.modules, "pygame")
    assert list(versions()) == ["loba", "python", "system", "built"]


@pytest.mark.skipif(not hasattr(os, "EX_SOFTWARE"), reason="another system has no such codes")
def test_the_exit_code_says_that_the_program_was_wrong() -> None:
    assert os.EX_SOFTWARE == CRASHED
