"""Saved matches and the bar of a replay."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shutil import copy

import pytest
from examples_settings import NOW, TABLES, Listed
from services import a_house, shown, top_of, wait
from settings_rig import bring, click_on, names, press, use, widget

from game.play.session.seating import NAME_MOST, player_of
from game.scenes.matches import LISTED, LoadScene, MatchMenu
from game.scenes.shell.addresses import Address, ToMatches, ToNewTable
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.page_scene import HintKey
from game.scenes.shell.scene import Services
from game.storage.headline import Headline
from game.storage.match_codec import Seat
from game.ui.boxes import Icon, Press
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
        return shown(self.services, LoadScene(self.services, self, lambda: NOW))

    def menu(self) -> MatchMenu:
        """What else can be done with the first match, over the list."""
        self.scene()
        named = TABLES[0]._replace(name="Old")
        return shown(self.services, MatchMenu(self.services, named, self))


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


def test_deleted_is_only_what_is_still_unwanted_on_leaving_and_it_stays_on_the_list() -> None:
    store = Kept()
    scene = store.scene()
    before = names(scene)
    for match_id in ("a", "b"):
        click_on(scene, f"delete {match_id}")
    scene.page.focus, scene.page.ring = "open a", True
    press(scene, "confirm")
    assert store.told == []
    press(scene, "take_back")  # Kept after all.
    assert (names(scene), scene.page.focus) == (before, "open a")
    assert [sprite.says for sprite in scene.sprites()].count("Deleted when you leave") == 1
    scene.page.focus = "open c"
    press(scene, "take_back")
    assert (names(scene), scene.page.focus) == (before, "open c")
    assert [sprite.says for sprite in scene.sprites()].count("Deleted when you leave") == 2
    store.services.stack.pop()
    assert sorted(store.told) == [("delete", "b"), ("delete", "c")]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({}, "hand 6"),
        ({"taken_back": 2}, "hand 6 · with free undo"),
        ({"name": "Sunday"}, "Sunday · Loba de Menos"),
        ({}, "Maximiliana *\u221235*"),
        ({"is_over": True, "hand_no": 3}, "finished, 3 hands"),
        ({"variant_id": "loba_seis_menes"}, "mène 6"),
        ({"variant_id": "loba_seis_menes", "is_over": True, "hand_no": 3}, "finished, 3 mènes"),
        ({"variant_id": "la_mona", "hand_no": 3}, "round 3"),
        ({"variant_id": "la_mona", "is_over": True}, "finished, 6 rounds"),
    ],
)
def test_of_each_match_it_is_told_what_it_is_and_how_it_stands(
    told: dict[str, object], said: str
) -> None:
    """The hands are called as in their game."""
    scene = Kept((TABLES[0]._replace(**told), *TABLES[1:])).scene()  # type: ignore[arg-type]
    written = [sprite.says for sprite in scene.sprites()]
    assert said in written
    assert sum("free undo" in one for one in written) == ("taken_back" in told)


def test_the_list_is_new_when_one_comes_back() -> None:
    store = Kept()
    scene = store.scene()
    store.listed = [TABLES[1]]
    scene.returned()
    assert names(scene) == ["open b", "more b", "delete b", "hint back"]


@pytest.mark.parametrize("crest", ["", "wolf", "../logo", "OWL"])
def test_seats_without_a_known_crest_have_the_one_their_table_will_show(crest: str) -> None:
    strange = [table._replace(crests=(crest,) * len(table.names)) for table in TABLES]
    scene = Kept(tuple(strange)).scene()
    worn = {
        row.name: [one.icon.removeprefix("crest_") for one in row.parts if isinstance(one, Icon)]
        for row in scene.page.widgets
        if isinstance(row, Press)
    }
    assert worn["open c"] == ["owl", "fox", "hare", "stag", "puma"]
    assert worn["open a"] == [player_of(seat, Seat("x", "", crest)).crest for seat in range(4)]
    assert scene.sprites()


SAVES = sorted(Path("saves").glob("*.json"))


def test_every_match_that_was_given_away_is_listed(services: Services) -> None:
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


def test_matches_stand_by_what_can_be_done_with_them_and_more_leads_to_what_else() -> None:
    """The last one first; nothing else can be done with a damaged file."""
    store = Kept(tuple(reversed(TABLES)))
    scene = store.scene()
    opens = [name for name in names(scene) if name.startswith("open")]
    assert opens == ["open a", "open b", "open c", "open loba_de_mas-1780000000.damaged"]
    click_on(scene, "more a")
    assert store.told == [("more", "a")]
    assert not widget(scene, "more loba_de_mas-1780000000.damaged").enabled


def test_a_damaged_file_nobody_has_opened_yet_can_be_recovered() -> None:
    store = Kept((TABLES[0]._replace(match_id="x", variant_id=""),))
    scene = store.scene()
    scene.page.focus = "open x"
    assert "Recover" in [sprite.says for sprite in scene.sprites()]
    press(scene, "confirm")
    assert store.told == [("go on", "x")]


@pytest.mark.parametrize(
    ("typed", "way", "name"),
    [
        ("er", "confirm", "Older"),
        ("er", "back", "Older"),
        ("", "back", "Old"),
        ("r" * 99, "back", ""),
    ],
)
def test_a_match_gets_another_name_when_the_page_is_left(typed: str, way: str, name: str) -> None:
    """As long as a person may have; the same name is no change."""
    kept = Kept()
    scene = kept.menu()
    below = kept.services.stack.scenes[-2]
    assert isinstance(below, LoadScene)
    field = widget(scene, "name")
    for letter in typed:
        field.type(letter, False)
    scene.page.focus = "name"
    press(scene, way)
    name = name or f"Old{typed}"[:NAME_MOST]
    assert kept.told == ([("rename", name)] if typed else [])
    assert kept.services.stack.top is below


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
