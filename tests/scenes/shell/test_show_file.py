"""A file is shown by the program that the system has for its folders."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event

import pytest

from game.scenes.shell import show_file


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other programs")
def test_the_folder_is_opened_where_there_is_a_program_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, called = tmp_path / "xdg-open", tmp_path / "called"
    program.write_text(f'#!/bin/sh\necho "$1" > {called}\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert show_file.show_in_folder(tmp_path / "games" / "mine.yaml")
    for _ in range(100):
        if called.exists() and called.read_text(encoding="utf-8"):
            break
        Event().wait(0.05)
    assert called.read_text(encoding="utf-8").strip() == str(tmp_path / "games")


def test_it_is_told_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not show_file.show_in_folder(tmp_path / "mine.yaml")
