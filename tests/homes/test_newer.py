"""The home of a newer release: what this program cannot read it leaves as it is, and says so."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.cli.app import run
from game.cli.frame import FAULTY
from game.scenes.matches import LoadScene
from game.scenes.shell.dialogs import NoticeScene
from game.storage.match_store import MatchStore
from game.storage.records import STEPS
from game.storage.versions import VERSION
from tests.homes.house import House, content_of, in_program

HOME = Path(__file__).parent / "1.0" / "home"
#: A process that has ended.
GONE = 2**22 + 1


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which all matches, the last act of one that was killed, and the records are those
    of the next release."""
    home = tmp_path / "home"
    shutil.copytree(HOME, home)
    monkeypatch.setenv("LOBA_HOME", str(home))
    data = home / "data"
    for file in [*data.glob("matches/*.json"), *data.glob("replays/*.json")]:
        match = json.loads(file.read_bytes())
        file.write_text(json.dumps({**match, "version": VERSION + 1, "mood": "good"}), "utf-8")
    file = min(data.glob("matches/*.json"))
    shutil.copy(file, file.with_name(f".{file.name}.{GONE}.part"))
    with closing(sqlite3.connect(data / "records.db")) as base:
        base.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    return home


def changed(home: Path, before: dict[str, bytes]) -> set[str]:
    now = content_of(home)
    return {name for name in {*now, *before} if now.get(name) != before.get(name)}


def test_a_newer_home_is_left_as_it_is_page_by_page_and_said(
    newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content_of(newer)

    def walk(house: House) -> None:
        house.go("matches")
        assert isinstance(house.top, LoadScene)
        for name in [one for one in house.names() if one.startswith("open ")]:
            if name.endswith(".damaged"):
                continue
            house.go(name)
            assert isinstance(house.top, NoticeScene), name
            told = house.say("fault.match.newer", version=VERSION + 1, known=VERSION)
            assert told in house.page()
            house.back()
        house.back()
        house.go("statistics")
        assert house.say("statistics.newer") in house.page()
        house.back()

    in_program(monkeypatch, walk)
    assert changed(newer, before) <= {"settings/settings.json"}


def test_a_list_without_headlines_shows_who_plays_in_a_newer_match(newer: Path) -> None:
    for file in newer.rglob("*.headline"):
        file.unlink()
    names = {name for one in MatchStore().going_on() for name in one.names}
    assert names == {"Ana", "Beto", "Paca"}


def test_the_last_act_of_a_newer_program_that_was_killed_waits_for_it(newer: Path) -> None:
    [part] = newer.rglob("*.part")
    content = part.read_bytes()
    os.utime(part, (0, 0))
    MatchStore().sweep()
    assert part.read_bytes() == content


def test_the_command_says_that_the_records_are_newer(
    newer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_window() -> None:
        raise AssertionError

    assert run(["--lang", "en", "statistics"], no_window) == FAULTY  # type: ignore[arg-type]
    assert "newer Loba" in capsys.readouterr().err
