"""From the menu to a saved match: sound, damaged, too new, or open elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from services import click, press, said, table_of, top_of

from game.engine.chance import SeededChance
from game.play.session.last_setup import keep_last_setup
from game.play.session.seating import Player, TableChoice
from game.play.session.start import any_deal
from game.scenes.matches import KeptMatches, LoadScene, MatchMenu, is_damaged, is_set_aside
from game.scenes.shell.addresses import ToMatch, ToMatches, ToNewMatch, ToStatistics
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.table.curtain import Curtain
from game.scenes.table.scene import TableScene
from game.storage import lock
from game.storage.match_store import backups_of

TWO = (Player("Ana", "puma"), Player("Beto", "stag"))


@pytest.fixture
def navigator(services: Services) -> Navigator:
    """A match of two people, some turns old, and the menu."""
    navigator = Navigator(services)
    navigator.go(ToNewMatch(TableChoice("loba_de_menos", TWO, seed=5)))
    table = table_of(services).table
    for _ in range(12):
        if table.needs_curtain:
            table.sit(table.to_act)
        table.act(table.legal()[-1])
    navigator.menu()
    return navigator


def match_of(navigator: Navigator) -> tuple[str, Path]:
    (headline,) = navigator.stores.matches.going_on()
    return headline.match_id, navigator.stores.matches.matches / f"{headline.match_id}.json"


def menu_of(services: Services, navigator: Navigator) -> MatchMenu:
    """What else can be done with the match."""
    navigator.go(ToMatches())
    (row,) = top_of(services, LoadScene)._tables
    KeptMatches(services, navigator.stores.matches).more(row)
    return top_of(services, MatchMenu)


def match_without_backups(navigator: Navigator) -> tuple[str, Path]:
    match_id, file = match_of(navigator)
    for backup in backups_of(file):
        backup.unlink(missing_ok=True)
    return match_id, file


def spoil(file: Path, content: bytes) -> None:
    """Another file, as a disk that went wrong would leave it: backups are not touched."""
    file.unlink()
    file.write_bytes(content)


def test_a_match_goes_on_where_it_was_behind_the_curtain(
    services: Services, navigator: Navigator
) -> None:
    match_id, _ = match_of(navigator)
    before = navigator.stores.matches.load(match_id, SeededChance(0)).match.state
    navigator.go(ToMatch(match_id))
    services.stack.update(services.clock())
    table = table_of(services).table
    assert table.saved().match.state == before
    assert table.needs_curtain
    assert table.viewer == -1
    assert table.players == TWO
    assert any(isinstance(scene, Curtain) for scene in services.stack.scenes)


def test_a_damaged_match_goes_on_from_its_backup_if_one_likes(
    services: Services, navigator: Navigator
) -> None:
    match_id, file = match_of(navigator)
    spoilt = file.read_bytes()[:-30]
    spoil(file, spoilt)
    newest = navigator.stores.matches.backup(match_id, SeededChance(0))
    assert newest is not None
    navigator.go(ToMatch(match_id))
    assert isinstance(services.stack.top, ConfirmScene)
    press(services, "back")
    assert file.read_bytes() == spoilt
    navigator.go(ToMatch(match_id))
    question = top_of(services, ConfirmScene)
    assert "Continue" in set(said(services))
    click(services, next(one for one in question.page.widgets if one.name == "yes"))
    assert table_of(services).table.saved().match.state == newest.match.state
    assert file.with_suffix(".damaged").read_bytes() == spoilt


def test_a_damaged_match_without_backups_is_told_and_set_aside(
    services: Services, navigator: Navigator
) -> None:
    match_id, file = match_without_backups(navigator)
    spoil(file, b"\x00\x01")
    navigator.go(ToMatch(match_id))
    assert isinstance(services.stack.top, NoticeScene)
    assert f"{match_id}.damaged" in " ".join(said(services))
    assert file.with_suffix(".damaged").read_bytes() == b"\x00\x01"
    assert navigator.stores.matches.going_on() == []


@pytest.mark.parametrize(
    ("change", "word"), [({"variant": None}, "variant"), ({"version": 99}, "99")]
)
def test_a_match_without_one_of_its_lines_or_of_a_newer_game_is_told_as_such(
    services: Services, navigator: Navigator, change: dict[str, object], word: str
) -> None:
    """That of a newer game is left alone."""
    match_id, file = match_without_backups(navigator)
    told = {**json.loads(file.read_bytes()), **change}
    content = json.dumps({key: one for key, one in told.items() if one is not None}).encode()
    spoil(file, content)
    navigator.go(ToMatch(match_id))
    assert isinstance(services.stack.top, NoticeScene)
    assert word in " ".join(said(services))
    assert word == "variant" or file.read_bytes() == content


def test_a_match_without_history_is_put_by_as_it_was(
    services: Services, navigator: Navigator
) -> None:
    match_id, file = match_of(navigator)
    told = json.loads(file.read_bytes())
    told["log"][-1][1] = "0" * 12
    spoil(file, json.dumps(told).encode())
    spoilt = file.read_bytes()
    navigator.go(ToMatch(match_id))
    table = table_of(services).table
    table.sit(table.to_act)
    table.act(table.legal()[-1])
    assert json.loads(file.read_bytes())["begins_at"] is not None
    assert file.with_suffix(".damaged").read_bytes() == spoilt


def test_the_menu_opens_where_nothing_can_be_read_or_written(
    services: Services, tmp_path: Path
) -> None:
    for name in ("data", "settings"):
        (tmp_path / name).write_text("not a folder")
    navigator = Navigator(services)
    navigator.menu()
    navigator.go(ToMatches())
    navigator.go(ToStatistics())
    with services.telling():
        keep_last_setup(TableChoice("loba_de_menos", TWO))
    assert {one.key for one in services.notices} == {"small_file.not_kept"}
    navigator.go(ToNewMatch(TableChoice("loba_de_menos", TWO, seed=5)))
    assert isinstance(table_of(services), TableScene)


def test_a_match_is_named_copied_given_away_and_dropped_in_again(
    services: Services, navigator: Navigator, tmp_path: Path
) -> None:
    match_id, _ = match_of(navigator)
    menu = menu_of(services, navigator)
    menu.kept.rename(menu.table.match_id, "Sunday")
    menu.kept.copy(menu.table, "Sunday")
    menu.kept.export(menu.table.match_id)
    assert isinstance(services.stack.top, NoticeScene)
    assert {one.name for one in navigator.stores.matches.going_on()} == {"Sunday", "Sunday (copy)"}
    (file,) = (tmp_path / "exports").iterdir()
    services.open_file(str(file))
    assert table_of(services).table.players == TWO
    assert len(navigator.stores.matches.going_on()) == 3
    before = navigator.stores.matches.load(match_id, SeededChance(0)).match.state
    assert table_of(services).table.saved().match.state == before


def test_what_cannot_be_written_is_told(
    services: Services, navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    menu = menu_of(services, navigator)
    monkeypatch.setattr("os.fsync", full)
    menu.kept.rename(menu.table.match_id, "Sunday")
    assert "No space left on device" in " ".join(said(services))


def test_a_damaged_file_is_listed_and_can_be_deleted(
    services: Services, navigator: Navigator
) -> None:
    match_id, file = match_of(navigator)
    spoil(file, b"{")
    aside = navigator.stores.matches.set_aside(match_id)
    navigator.go(ToMatches())
    list_of_matches = top_of(services, LoadScene)
    assert [is_set_aside(one) for one in list_of_matches._tables] == [False, True]
    list_of_matches.deletions.toggle(aside.name)
    services.stack.pop()
    assert not aside.exists()
    assert file.exists()


def test_a_match_open_elsewhere_is_neither_opened_nor_deleted_and_that_is_told(
    services: Services, navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, file = match_of(navigator)
    navigator.go(ToMatches())
    list_of_matches = top_of(services, LoadScene)
    list_of_matches.deletions.toggle(match_id)
    monkeypatch.setattr(lock, "take", lambda file: False)
    services.stack.pop()
    assert file.exists()
    assert isinstance(services.stack.top, NoticeScene)
    press(services, "back")
    assert isinstance(services.stack.top, MainMenu)
    navigator.go(ToMatch(match_id))
    assert isinstance(services.stack.top, NoticeScene)
    assert "another window" in " ".join(said(services))


@pytest.mark.parametrize("is_safe", [False, True], ids=["as usual", "safe"])
def test_whatever_the_folders_hold_the_menu_and_the_list_open(
    services: Services, navigator: Navigator, is_safe: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_safe:
        monkeypatch.setenv("LOBA_SAFE", "1")
    match_id, file = match_of(navigator)
    sound = json.loads(file.read_bytes())
    headline = json.loads(file.with_suffix(".headline").read_bytes())
    matches = navigator.stores.matches.matches
    for name, table in (("no-sides", {"won": []}), ("no-scores", {"standing": {"scores": []}})):
        told = {**sound, "table": {**sound["table"], **table}}
        (matches / f"{name}.json").write_text(json.dumps(told))
    dates = {"never": 1e300, "none": float("nan"), "before": -1e18, "beyond": 1e13}
    for name, date in dates.items():
        (matches / f"{name}.json").write_bytes(file.read_bytes())
        told = {**headline, "saved_at": date}
        (matches / f"{name}.headline").write_text(json.dumps(told))
    (matches / "a-folder.json").mkdir()
    (matches / "nothing.json").write_bytes(b"")
    navigator.menu()
    list(services.stack.sprites())
    navigator.go(ToMatches())
    scene = top_of(services, LoadScene)
    told = {one.match_id: is_damaged(one) for one in scene._tables}
    bad = {"no-scores", "a-folder", "nothing"}
    assert told == {name: name in bad for name in {match_id, *dates, *bad, "no-sides"}}
    for name in sorted(told):
        scene.page.focus = f"open {name}"
        scene.rebuild()
        list(services.stack.sprites())
        next(one for one in scene.page.widgets if one.name == f"open {name}").activate()
        # Where the log is sound nobody misses the table beside it.
        cannot_be = name in ("a-folder", "nothing")
        assert isinstance(services.stack.top, NoticeScene) == cannot_be
        navigator.menu()
        navigator.go(ToMatches())
        scene = top_of(services, LoadScene)


def test_a_match_that_was_left_for_another_can_be_played_elsewhere(
    services: Services, navigator: Navigator
) -> None:
    """As by *again*: nothing but the present match is held."""
    tables = (ToNewMatch(TableChoice("loba_de_menos", TWO, seed=seed)) for seed in range(3))
    for to in (ToMatch(match_of(navigator)[0]), *tables):
        navigator.go(to)
        assert len(list(navigator.stores.matches.matches.glob("*.lock"))) == 1
    again = table_of(services).table
    navigator.go(ToNewMatch(again.again(any_deal())))
    held = [one.stem for one in navigator.stores.matches.matches.glob("*.lock")]
    assert held == [table_of(services).table.keeping.match_id]
    navigator.menu()
    assert isinstance(services.stack.top, MainMenu)
    assert not list(navigator.stores.matches.matches.glob("*.lock"))
