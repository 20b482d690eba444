"""The people who play here: chosen, new, called otherwise, forgotten; with every device."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from examples_menus import bundled_games
from examples_people import FRIENDS
from menus_house import click, house_of, keys, named, names_of, page_of, show
from settings_rig import walk

from game.play.session.seating import Player, TableChoice
from game.scenes.people import PeopleScene, PersonEditor
from game.scenes.settings.keys import KeysScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.setup.seats import SeatEditor
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.scene import House
from game.settings import BY_RANK, BY_SUIT, Person
from game.storage.names import FILE, Names
from game.storage.people import People
from game.ui import commands
from game.ui.commands import Keymap
from game.ui.gestures import KEYS, PAD, Command, KeyChosen, Typed

TWO = (Player("Ana", "stag"), Player("Leo", "puma", "regular"), Player("Beto", "hare"))


@pytest.fixture
def house(tmp_path: Path) -> House:
    found = house_of()
    found.people = People(tmp_path / "people", Names(tmp_path / FILE), lambda: 100.0)
    for one in FRIENDS:
        found.people.add(replace(one, keys=dict(one.keys), pad_keys=dict(one.pad_keys)))
    found.people.keep_changes()
    found.keep_people = found.people.keep_changes
    return found


@pytest.fixture
def setup(house: House) -> SetUpScene:
    """At the page of the people, to seat one of them in the place of Ana."""
    last = TableChoice("loba_de_menos", TWO)
    scene = SetUpScene(house, lambda choice: None, bundled_games(), last)
    show(house, scene)
    click(house, "seat 0")
    click(house, "known")
    assert isinstance(house.stack.top, PeopleScene)
    return scene


def players(setup: SetUpScene) -> list[tuple[str, str]]:
    return [(one.name, one.crest) for one in setup.draft.players]


def kept(house: House) -> People:
    """As they are in the files."""
    again = People(house.people._folder, Names(house.people.names._file))
    again.read()
    return again


def write(house: House, text: str, erase: int = 0) -> None:
    """Into the field for the name."""
    click(house, "name")
    for _ in range(erase):
        house.stack.handle(Typed("", erase=True))
    house.stack.handle(Typed(text))


@pytest.mark.parametrize("way", ["pointer", "keys", "pad"])
def test_somebody_known_sits_down_with_name_and_crest(
    house: House, setup: SetUpScene, way: str
) -> None:
    if way == "pointer":
        click(house, "sit maximiliana")
    else:
        device = PAD if way == "pad" else KEYS
        page_of(house).focus = "sit ana"
        for _ in range(3):
            house.stack.handle(Command(commands.DOWN, device=device))
        house.stack.handle(Command(commands.CONFIRM, device=device))
    assert isinstance(house.stack.top, SeatEditor)
    assert players(setup) == [("Maximiliana", "puma"), ("Leo", "stag"), ("Beto", "hare")]
    assert named(page_of(house).widgets, "name").text == "Maximiliana"  # type: ignore[attr-defined]


def test_whoever_sits_already_changes_places(house: House, setup: SetUpScene) -> None:
    click(house, "sit beto")
    assert players(setup) == [("Beto", "fox"), ("Leo", "puma"), ("Ana", "stag")]


def test_a_bot_makes_room_for_a_person(house: House, setup: SetUpScene) -> None:
    keys(house, commands.BACK, commands.BACK)
    click(house, "seat 1")
    click(house, "known")
    click(house, "sit maximiliana")
    assert setup.draft.players[1] == Player("Maximiliana", "puma")


def test_everything_is_reached_by_keys(house: House, setup: SetUpScene) -> None:
    page = house.stack.top
    assert isinstance(page, PeopleScene)
    wanted = {name for name in names_of(page_of(house)) if not name.startswith("hint")}
    assert wanted <= walk(page)
    click(house, "edit ana")
    editor = house.stack.top
    assert isinstance(editor, PersonEditor)
    assert names_of(page_of(house)) <= walk(editor)


# Forgetting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["pointer", "keys", "pad"])
def test_forgotten_is_only_who_is_still_unwanted_on_leaving(
    house: House, setup: SetUpScene, way: str
) -> None:
    for who in ("ana", "beto", "ana"):
        page = page_of(house)
        if way == "pointer":
            click(house, f"delete {who}")
        else:
            page.focus, page.ring = f"sit {who}", True
            asked = {"keys": ("take_back", KEYS), "pad": ("mark", PAD)}[way]
            house.stack.handle(Command(asked[0], device=asked[1]))
    assert len(kept(house).everybody) == 4
    keys(house, commands.BACK)
    names = [one.name for one in kept(house).everybody]
    assert names == ["Ana", "Encarnación de la Vega", "Maximiliana"]
    assert house.people.find("Beto") is None


def test_whoever_is_to_be_forgotten_does_not_sit_down(house: House, setup: SetUpScene) -> None:
    click(house, "delete beto")
    click(house, "sit beto")
    assert isinstance(house.stack.top, PeopleScene)


# Somebody new -------------------------------------------------------------------------------------


def test_somebody_new_is_known_and_sits_down(house: House, setup: SetUpScene) -> None:
    click(house, "new")
    write(house, " Zoe ")
    click(house, "crest puma")
    page = page_of(house)
    page.focus, page.ring = "order", True
    keys(house, commands.RIGHT)
    click(house, "done")
    assert isinstance(house.stack.top, SeatEditor)
    assert players(setup)[0] == ("Zoe", "puma")
    assert kept(house).find("zoe") == Person("Zoe", "puma", BY_SUIT)


@pytest.mark.parametrize("way", ["back", "done"])
def test_without_a_name_nobody_has_come(house: House, setup: SetUpScene, way: str) -> None:
    click(house, "new")
    if way == "back":
        keys(house, commands.BACK)
    else:
        click(house, "done")
    assert isinstance(house.stack.top, PeopleScene)
    assert len(house.people.everybody) == 4


def test_a_name_that_somebody_has_is_refused_and_said(house: House, setup: SetUpScene) -> None:
    click(house, "new")
    write(house, "BETO")
    click(house, "done")
    assert isinstance(house.stack.top, PersonEditor)
    texts = [sprite.says for sprite in house.stack.sprites()]
    assert house.say("people.name_taken") in texts
    write(house, "2")
    click(house, "done")
    assert players(setup)[0][0] == "BETO2"


# Called otherwise ---------------------------------------------------------------------------------


def test_another_name_is_followed_at_the_table_and_in_what_was_played(
    house: House, setup: SetUpScene
) -> None:
    click(house, "edit ana")
    write(house, "ita", erase=1)
    click(house, "crest hare")
    click(house, "done")
    assert named(page_of(house).widgets, "sit anita")
    keys(house, commands.BACK)
    assert players(setup) == [("Anita", "hare"), ("Leo", "puma"), ("Beto", "stag")]
    assert setup.draft.last is not None
    assert setup.draft.last.players[0].name == "Anita"
    assert house.people.names.then("Ana", 50.0) == "Anita"
    again = kept(house).find("Ana")
    assert again is not None
    assert (again.name, again.crest, again.keys) == ("Anita", "hare", {"undo": ("u",)})


def test_ones_own_name_may_be_written_otherwise(house: House, setup: SetUpScene) -> None:
    click(house, "edit ana")
    write(house, "A", erase=1)
    click(house, "done")
    assert house.people.everybody[0].name == "AnA"
    assert house.people.names.changes == ()


def test_a_name_that_cannot_be_written_down_stays_and_that_is_told(
    house: House, setup: SetUpScene, tmp_path: Path
) -> None:
    (tmp_path / FILE).mkdir()
    click(house, "edit ana")
    write(house, "ita", erase=1)
    click(house, "done")
    assert isinstance(house.stack.top, NoticeScene)
    assert "Is a directory" in house.stack.top.say()
    assert house.people.find("Anita") is None


def test_a_crest_that_is_chosen_for_a_seat_is_kept_with_whoever_sits_there(
    house: House, setup: SetUpScene
) -> None:
    keys(house, commands.BACK)
    click(house, "crest owl")
    click(house, "crest fox")
    assert [getattr(kept(house).find(name), "crest", "") for name in ("Ana", "Beto")] == [
        *("fox", "fox")
    ]
    keys(house, commands.BACK)
    click(house, "seat 1")
    click(house, "crest owl")  # It is a bot's.
    assert len(kept(house).everybody) == 4


# Keys ---------------------------------------------------------------------------------------------


def test_own_keys_are_chosen_over_those_of_everybody(house: House, setup: SetUpScene) -> None:
    house.settings.keys = {"hint": ("k",)}
    click(house, "edit beto")
    click(house, "keys")
    scene = house.stack.top
    assert isinstance(scene, KeysScene)
    place = f"hint {KEYS} 0"
    assert named(page_of(house).widgets, place).chord == "k"  # type: ignore[attr-defined]
    page_of(house).focus = place
    keys(house, commands.CONFIRM)
    house.stack.handle(KeyChosen("j", KEYS))
    beto = kept(house).find("Beto")
    assert beto is not None
    assert beto.keys == {"hint": ("j",)}
    assert house.settings.keys == {"hint": ("k",)}
    click(house, "usual")
    assert getattr(kept(house).find("Beto"), "keys", None) == {}


def test_the_last_one_to_choose_a_key_has_it(house: House) -> None:
    """Where somebody's key is another action's of everybody, theirs counts."""
    house.settings.keys = {"undo": ("x",), "hint": ("u",)}
    house.turn_to(Person("Eva", keys={"undo": ("u",)}))
    assert Keymap(commands.KEYS, house.own_keys()).command("u") == "undo"


def test_the_order_of_the_hand_is_chosen_with_a_pointer(house: House, setup: SetUpScene) -> None:
    click(house, "edit beto")
    click(house, "order", 0.6)
    click(house, "done")
    assert getattr(kept(house).find("Beto"), "sort", "") == BY_RANK
