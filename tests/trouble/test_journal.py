"""The journal notes, makes room for itself, and never troubles anybody."""

from __future__ import annotations

import os
import re
import threading
from pathlib import Path

import pytest

from game.trouble import journal
from game.trouble.journal import BYTES_MOST, OLD_ONES, Journal


def test_what_happened_stands_in_it_line_by_line(tmp_path: Path) -> None:
    log = Journal(tmp_path)
    log.note("opened", video="x11", safe=False)
    log.failed("crash", ValueError("Ana holds 9h"))
    log.close()
    told = log.file.read_text(encoding="utf-8")
    assert "opened video=x11 safe=False" in told
    assert "ValueError" in told
    assert "Ana" not in told


def test_a_line_says_when_and_in_which_process_and_the_next_run_goes_on(tmp_path: Path) -> None:
    """Also where there is no folder yet."""
    for what in ("opened", "closed"):
        log = Journal(tmp_path / "not there yet")
        log.note(what)
        log.close()
    lines = log.file.read_text(encoding="utf-8").splitlines()
    for line, what in zip(lines, ("opened", "closed"), strict=True):
        assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d [\d:,]+ {os.getpid()} {what}", line)


def test_it_makes_room_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "BYTES_MOST", 300)
    log = Journal(tmp_path)
    for number in range(50):
        log.note("opened", number=number)
    log.close()
    files = sorted((tmp_path / "logs").iterdir())
    assert len(files) == 1 + OLD_ONES
    assert all(file.stat().st_size <= 300 for file in files)
    assert BYTES_MOST * (1 + OLD_ONES) < 1024 * 1024


def test_where_it_cannot_be_written_it_is_silent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "logs").touch()
    log = Journal(tmp_path)
    log.note("opened")
    log.close()
    assert capsys.readouterr() == ("", "")


def test_a_disk_that_fills_up_is_no_reason_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*told: object) -> None:
        raise OSError(28, "No space left on device")

    log = Journal(tmp_path)
    monkeypatch.setattr(log._handler, "shouldRollover", full)
    log.note("opened")
    log.close()
    assert capsys.readouterr().err == ""


def test_a_thread_that_fails_is_heard_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    log = Journal(tmp_path)

    def fail() -> None:
        raise RuntimeError

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    log.close()
    assert "thread\n" in log.file.read_text(encoding="utf-8")
    assert len(said) == 1
    assert threading.excepthook == said.append
