"""Everything in one file: made, restored and taken back, in the window and on the command line."""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.cli.app import run
from game.cli.frame import FAULTY, FINE, WRONG_USE
from game.engine.chance import SeededChance
from game.paths import user_data, user_exports
from game.play.session.running import RunningTable
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.menu import MainMenu
from game.storage.home_swap import JOURNAL
from game.storage.match_store import MatchStore
from game.storage.settings_file import SettingsFile
from game.ui.gestures import FileDropped
from tests.homes.house import House, in_program
from tests.homes.test_homes import lacks, plain

HOME = Path(__file__).parent / "1.0" / "home"


def no_window() -> Any:
    raise AssertionError


def loba(*words: str) -> int:
    return run(["--lang", "en", *words], no_window)


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the program says of a home that is on the old computer."""
    shutil.copytree(HOME, tmp_path / "old")
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "old"))
    return plain()


@pytest.fixture
def file(old: dict[str, Any], tmp_path: Path) -> Path:
    assert loba("backup", str(tmp_path / "all.zip")) == FINE
    return tmp_path / "all.zip"


def move_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "new"))
    SettingsFile().write(SettingsFile().read())


# On the command line ---------------------------------------------------------------------------


def test_a_new_computer_knows_all_that_the_old_one_knew(
    old: dict[str, Any],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    move_house(tmp_path, monkeypatch)
    assert loba("restore", str(file), "--yes") == FINE
    assert plain() == old
    assert "9 matches and 2 people" in capsys.readouterr().out
    assert loba("restore", "--back", "--yes") == FINE
    assert MatchStore().going_on() == []
    assert loba("restore", "--back", "--yes") == FINE
    assert plain() == old


@pytest.mark.parametrize(("typed", "is_done"), [("\n", True), ("no\n", False), ("", False)])
def test_the_command_asks_before_it_replaces(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    is_done: bool,
) -> None:
    move_house(tmp_path, monkeypatch)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert loba("restore", str(file)) == FINE
    assert bool(MatchStore().going_on()) is is_done
    said = capsys.readouterr().out
    assert "no matches and no people" in said
    assert ("Nothing has changed" in said) is not is_done


def test_without_a_name_the_file_is_where_people_look_for_files(old: dict[str, Any]) -> None:
    assert loba("backup") == FINE
    assert loba("backup") == FINE
    assert len(list(user_exports().glob("loba-*.zip"))) == 2


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("restore",), WRONG_USE),
        (("restore", "x.zip", "--back"), WRONG_USE),
        (("restore", "x.zip"), FAULTY),
        (("restore", "--back"), FAULTY),
        (("backup", "/dev/null/x.zip"), FAULTY),
    ],
)
def test_what_cannot_be_done_is_told(
    old: dict[str, Any], capsys: pytest.CaptureFixture[str], words: tuple[str, ...], code: int
) -> None:
    assert loba(*words) == code
    assert capsys.readouterr().err.strip()
    assert plain() == old


def test_a_match_that_is_played_meanwhile_is_in_the_file_and_keeps_all_from_being_replaced(
    old: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = old["going_on"][-1]["id"]
    saved, keeper = MatchStore().open(match_id, SeededChance(0), lambda: 1.8e9)
    table = RunningTable.from_match(saved, clock=lambda: 0.0, keeper=keeper)
    table.do_all([table.rules.legal_actions(table.match.state)[0]])
    assert loba("backup", str(tmp_path / "all.zip")) == FINE
    assert loba("restore", str(tmp_path / "all.zip"), "--yes") == FAULTY
    MatchStore().leave()
    acts = len(table.match.log) - 1
    move_house(tmp_path, monkeypatch)
    assert loba("restore", str(tmp_path / "all.zip"), "--yes") == FINE
    assert {one["id"]: one["acts"] for one in plain()["going_on"]}[match_id] == acts


def test_an_exchange_that_was_cut_short_is_finished_before_anything_else(
    old: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    file = user_data() / JOURNAL
    file.write_text(
        '{"from": "aside.part", "had": {"data": ["replays"], "settings": []},'
        ' "gets": {"data": [], "settings": []}}',
        "utf-8",
    )
    assert loba("statistics") == FINE
    assert not file.exists()
    assert not (user_data() / "replays").exists()
    assert loba("restore", "--back", "--yes") == FINE
    assert (user_data() / "replays").exists()


# In the window ---------------------------------------------------------------------------------


def test_in_the_window_it_is_made_and_restored_and_taken_back(
    old: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def use(house: House) -> None:
        house.go("settings", "tab_home", "make")
        assert isinstance(house.top, NoticeScene)
        [file] = user_exports().glob("loba-*.zip")
        assert file.name in house.page()
        house.back()
        # Something happens since.
        house.set("high_contrast", True)
        MatchStore().remove(old["going_on"][0]["id"])
        house.go(f"found {file.name}")
        assert isinstance(house.top, ConfirmScene)
        assert "9 partidas y 2 personas" in house.page()
        assert "8 partidas y 2 personas" in house.page()
        house.go("yes")
        assert isinstance(house.top, NoticeScene)
        house.back()
        assert isinstance(house.top, MainMenu)
        assert not house.services.settings.high_contrast
        assert len(MatchStore().going_on()) == len(old["going_on"])
        assert [one.name for one in house.services.people.everybody] == ["Alberto", "Ana"]
        house.go("settings", "tab_home", "other", "yes")
        house.back()
        assert house.services.settings.high_contrast
        assert len(MatchStore().going_on()) == len(old["going_on"]) - 1
        house.go("settings", "tab_home", "other", "yes")
        house.back()

    in_program(monkeypatch, use)
    assert plain() == old


def test_dropped_onto_the_window_it_is_asked_about_the_same_way(
    old: dict[str, Any], file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_house(tmp_path, monkeypatch)

    def use(house: House) -> None:
        house.services.open_file(FileDropped(str(file)).file)
        house.turn()
        house.go("no")
        assert isinstance(house.top, MainMenu)
        assert not (user_data() / "aside").exists()
        house.services.open_file(str(file))
        house.turn()
        house.go("yes")
        house.back()
        # The menu speaks as the person likes it, and offers the match to go on with.
        assert "Armar la mesa" in house.page()
        assert "resume" in house.names()

    in_program(monkeypatch, use)
    assert lacks(plain(), old) == []


def test_restoring_at_a_table_leaves_it_first_and_keeps_its_last_act(
    old: dict[str, Any], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = old["going_on"][-1]

    def use(house: House) -> None:
        house.go("matches", f"open {match['id']}")
        table = house.table()
        table.do_all([table.rules.legal_actions(table.match.state)[0]])
        house.services.open_file(str(file))
        house.turn()
        house.go("yes")
        house.back()
        assert isinstance(house.top, MainMenu)

    in_program(monkeypatch, use)
    assert plain() == old
    assert loba("restore", "--back", "--yes") == FINE
    acts = {one["id"]: one["acts"] for one in plain()["going_on"]}
    assert acts[match["id"]] == match["acts"] + 1


def test_a_file_that_is_not_sound_is_told_in_the_window(
    old: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.zip").write_bytes(b"PK")

    def use(house: House) -> None:
        house.services.open_file(str(tmp_path / "bad.zip"))
        house.turn()
        assert isinstance(house.top, NoticeScene)
        assert house.say("home.fault.not_a_home") in house.page()

    in_program(monkeypatch, use)
    assert plain() == old


def test_in_a_process_of_its_own_it_is_restored_all_the_same(
    old: dict[str, Any], file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_house(tmp_path, monkeypatch)

    def use(house: House) -> None:
        house.services.wake = lambda: None
        house.services.open_file(str(file))
        house.turn()
        house.go("yes")
        house.wait_for(lambda: isinstance(house.top, NoticeScene))
        house.back()
        assert isinstance(house.top, MainMenu)

    in_program(monkeypatch, use)
    assert lacks(plain(), old) == []
