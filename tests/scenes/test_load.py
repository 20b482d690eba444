"""Saved matches and the bar of a replay."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shutil import copy

import pytest
from examples_settings import NOW, TABLES, Listed
from services import a_house, top_of, wait
from settings_rig import bring, click_on, names, press, shown, use, walk, widget

from game.play.session.seating import NAME_MOST, player_of
from game.scenes.matches import LISTED, LoadScene, MatchMenu
from game.scenes.shell.addresses import Address, ToMatches, ToNewTable
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.page_scene import HintKey
from game.scenes.shell.scene import Services
from game.storage.headline import Headline
from game.storage.match_codec import Seat
from game.ui.boxes import Icon, Press, Text
from game.ui.gestures import MOVED, Pointer


class Kept(Listed):
    """In a house of its own; writes down what it is told."""

    def __init__(
        self, tables: tuple[Headline, ...] = TABLES, services: Services | None = None
    ) -> None:
        super().__init__(services or a_house(), tables)
        self.told: list[tuple[str, str]] = []

    def go_on(self, match_id: str) -> None:
        self.told.append(("go on", match_id))

    def watch(self, match_id: str) -> None:
        self.told.append(("watch", match_id))

    def more(self, table: Headline) -> None:
        self.told.append(("more", table.match_id))

    def delete(self, match_id: str) -> None:
        self.told.append(("delete", match_id))
        super().delete(match_id)

    def rename(self, match_id: str, name: str) -> None:
        self.told.append(("rename", name))

    def copy(self, table: Headline, name: str) -> None:
        self.told.append(("copy", name))

    def export(self, match_id: str) -> None:
        self.told.append(("export", match_id))

    def scene(self) -> LoadScene:
        return shown(LoadScene(self.services, self, lambda: NOW))

    def menu(self) -> MatchMenu:
        """What else can be done with the first match, over the list."""
        self.scene()
        return shown(MatchMenu(self.services, TABLES[0]._replace(name="Old"), self))


def test_matches_stand_by_what_can_be_done_with_them_the_last_one_first() -> None:
    scene = Kept(tuple(reversed(TABLES))).scene()
    opens = [name for name in names(scene) if name.startswith("open")]
    assert opens == ["open a", "open b", "open c", "open loba_de_mas-1780000000.damaged"]


def test_older_matches_are_listed_when_they_are_asked_for() -> None:
    one = TABLES[0]
    tables = tuple(one._replace(match_id=f"{n:03}", saved_at=1e9 - n) for n in range(LISTED + 2))
    scene = Kept(tables).scene()
    opens = [name for name in names(scene) if name.startswith("open")]
    assert opens == [f"open {n:03}" for n in range(LISTED)]
    click_on(scene, "older going")
    assert f"open {LISTED + 1:03}" in names(scene)
    assert "older going" not in names(scene)
    assert scene.page.focus == f"open {LISTED:03}"


@pytest.mark.parametrize(
    ("match_id", "told"),
    [("a", [("go on", "a")]), ("c", [("watch", "c")]), ("loba_de_mas-1780000000.damaged", [])],
)
@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_a_match_is_gone_on_with_or_watched(
    match_id: str, told: list[tuple[str, str]], way: str
) -> None:
    store = Kept()
    use(store.scene(), f"open {match_id}", way)
    assert store.told == told


def test_deleted_is_only_what_is_still_unwanted_on_leaving() -> None:
    store = Kept()
    scene = store.scene()
    for match_id in ("a", "b"):
        click_on(scene, f"delete {match_id}")
    scene.page.focus = "open a"
    press(scene, "confirm")
    assert store.told == []
    press(scene, "take_back")  # Kept after all.
    store.services.stack.pop()
    assert store.told == [("delete", "b")]


def test_a_match_to_be_deleted_stays_on_the_list() -> None:
    scene = Kept().scene()
    before = names(scene)
    scene.page.focus, scene.page.ring = "open b", True
    press(scene, "take_back")
    assert names(scene) == before
    assert scene.page.focus == "open b"
    assert "Deleted when you leave" in [sprite.says for sprite in scene.sprites()]


def rows(scene: LoadScene) -> list[Press]:
    scene.sprites()
    return [one for one in scene.page.widgets if isinstance(one, Press)]


@pytest.mark.parametrize(
    ("game", "going", "over"),
    [
        ("loba_de_menos", "hand 3", "finished, 3 hands"),
        ("loba_seis_menes", "mène 3", "finished, 3 mènes"),
        ("la_mona", "round 3", "finished, 3 rounds"),
    ],
)
def test_hands_are_called_as_in_their_game(game: str, going: str, over: str) -> None:
    table = TABLES[0]._replace(variant_id=game, hand_no=3)
    both = (table, table._replace(match_id="over", is_over=True))
    said = {sprite.says for sprite in Kept(both).scene().sprites()}
    assert {going, over} <= said


def test_a_match_with_free_undo_is_told_as_such() -> None:
    scene = Kept((TABLES[0]._replace(taken_back=2), *TABLES[1:])).scene()
    told = {
        row.name: [one.text for one in row.parts if isinstance(one, Text)] for row in rows(scene)
    }
    assert "hand 6 · with free undo" in told["open a"]
    assert sum("free undo" in one for texts in told.values() for one in texts) == 1


def test_points_lost_have_a_true_minus() -> None:
    scene = Kept().scene()
    said = {sprite.says for sprite in scene.sprites()}
    assert "Maximiliana *\u221235*" in said


def test_the_list_is_new_when_one_comes_back() -> None:
    store = Kept()
    scene = store.scene()
    store.listed = [TABLES[1]]
    scene.returned()
    assert names(scene) == ["open b", "more b", "delete b", "hint back"]


def test_all_is_reached_by_keys() -> None:
    scene = Kept(services=a_house((1024, 640), text_scale=1.4)).scene()
    assert walk(scene) == set(names(scene))


@pytest.mark.parametrize("crest", ["", "wolf", "../logo", "OWL"])
def test_seats_without_a_known_crest_have_the_one_their_table_will_show(crest: str) -> None:
    strange = [table._replace(crests=(crest,) * len(table.names)) for table in TABLES]
    scene = Kept(tuple(strange)).scene()
    pictures = {
        row.name: [one for one in row.parts if isinstance(one, Icon)] for row in rows(scene)
    }
    worn = {
        row: [one.icon.removeprefix("crest_") for one in worn] for row, worn in pictures.items()
    }
    assert worn["open c"] == ["owl", "fox", "hare", "stag", "puma"]
    assert worn["open a"] == [player_of(seat, Seat("x", "", crest)).crest for seat in range(4)]
    assert scene.sprites()


SAVES = sorted(Path("saves").glob("*.json"))


def test_every_match_that_was_given_away_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    services = a_house()
    navigator = Navigator(services)
    navigator.stores.matches.matches.mkdir(parents=True)
    for file in SAVES:
        copy(file, navigator.stores.matches.matches)
    navigator.go(ToMatches())
    scene = top_of(services, LoadScene)
    scene.sprites()
    assert {f"open {file.stem}" for file in SAVES} <= set(names(scene))


@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_an_empty_list_leads_to_a_new_table_and_back(way: str) -> None:
    services, went = a_house(), list[Address]()
    services.go = went.append
    below = Kept(services=services).scene()
    scene = Kept((), services).scene()
    if way == "keys":
        press(scene, "confirm")
    else:
        click_on(scene, "play")
    assert went == [ToNewTable()]
    press(scene, "back")
    assert services.stack.top is below


@pytest.mark.parametrize(
    ("language", "moment", "expected"),
    [
        ("en", datetime(2026, 11, 21, 9, 5), "today, 9:05"),
        ("es", datetime(2026, 11, 20, 23, 59), "ayer, 23:59"),
        ("es", datetime(2026, 3, 1, 8, 0), "1 de marzo de 2026"),
        ("fr", datetime(1999, 12, 31, 8, 0), "31 décembre 1999"),
        ("en", datetime(2026, 11, 22, 8, 0), "22 November 2026"),
    ],
)
def test_when_is_said_as_people_do(language: str, moment: datetime, expected: str) -> None:
    scene = Kept(services=a_house(language=language)).scene()
    assert scene.say_when(moment.timestamp()) == expected


def test_more_leads_to_what_else_can_be_done_but_with_no_damaged_file() -> None:
    store = Kept()
    scene = store.scene()
    click_on(scene, "more a")
    assert store.told == [("more", "a")]
    assert not widget(scene, "more loba_de_mas-1780000000.damaged").enabled


def test_a_match_is_listed_by_its_name_and_game() -> None:
    named = TABLES[0]._replace(name="Sunday")
    scene = Kept((named,)).scene()
    assert "Sunday · Loba de Menos" in [sprite.says for sprite in scene.sprites()]


def test_a_damaged_file_nobody_has_opened_yet_can_be_recovered() -> None:
    store = Kept((TABLES[0]._replace(match_id="x", variant_id=""),))
    scene = store.scene()
    scene.page.focus = "open x"
    assert "Recover" in [sprite.says for sprite in scene.sprites()]
    press(scene, "confirm")
    assert store.told == [("go on", "x")]


@pytest.mark.parametrize("way", ["confirm", "back"])
def test_a_match_gets_another_name_when_the_page_is_left(way: str) -> None:
    kept = Kept()
    scene = kept.menu()
    below = kept.services.stack.scenes[-2]
    assert isinstance(below, LoadScene)
    field = widget(scene, "name")
    for letter in "er":
        field.type(letter, False)
    scene.page.focus = "name"
    press(scene, way)
    assert kept.told == [("rename", "Older")]
    assert kept.services.stack.top is below


def test_a_match_has_a_name_as_long_as_a_person_may_have() -> None:
    kept = Kept()
    scene = kept.menu()
    field = widget(scene, "name")
    for _ in range(99):
        field.type("r", False)
    press(scene, "back")
    assert [len(name) for _, name in kept.told] == [NAME_MOST]


def test_the_same_name_is_no_change() -> None:
    kept = Kept()
    press(kept.menu(), "back")
    assert kept.told == []


@pytest.mark.parametrize(("name", "act"), [("copy", "Old"), ("export", "a")])
def test_a_match_is_copied_or_given_away(name: str, act: str) -> None:
    kept = Kept()
    scene = kept.menu()
    click_on(scene, name)
    assert kept.told == [(name, act)]


@pytest.mark.parametrize(
    ("focus", "words"),
    [
        ("open a", "Continue"),
        ("open c", "Watch"),
        ("more a", "Name, copy, save elsewhere"),
        ("delete c", "Delete"),
    ],
)
def test_the_foot_says_what_enter_does_here(focus: str, words: str) -> None:
    scene = Kept().scene()
    here = bring(scene, focus)
    scene.handle(Pointer(MOVED, here.seen.cx, here.seen.cy))
    confirm = widget(scene, "hint confirm")
    assert isinstance(confirm, HintKey)
    assert confirm.text == words


def test_a_button_without_words_is_explained_where_the_focus_is() -> None:
    scene = Kept().scene()
    scene.page.focus, scene.page.ring = "delete a", True
    press(scene, "confirm")
    wait(scene.services, 1.0)
    assert [sprite.says for sprite in scene.sprites()][-1] == "Keep it"


def test_home_and_end_go_to_the_ends_of_the_list() -> None:
    many = tuple(TABLES[0]._replace(match_id=str(at)) for at in range(20))
    scene = Kept(many).scene()
    press(scene, "last")
    scroll = widget(scene, "open 19").scroll
    assert scroll
    assert (scene.page.focus, scroll.offset) == ("open 19", scroll.furthest)
    press(scene, "first")
    assert (scene.page.focus, scroll.offset) == ("open 0", 0)
