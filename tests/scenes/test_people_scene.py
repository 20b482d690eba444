"""The people who play here: chosen, new, called otherwise, forgotten; with every device."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from examples_menus import bundled_games
from examples_people import FRIENDS
from menus_house import click, house_of, named, page_of, show
from services import press

from game.play.session.seating import Player, TableChoice
from game.scenes.people import PeopleScene, PersonEditor
from game.scenes.settings.keys import KeysScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.setup.seats import SeatEditor
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.scene import Services
from game.settings import BY_RANK, BY_SUIT, Person
from game.storage.names import FILE, Names
from game.storage.people import People
from game.ui import commands
from game.ui.gestures import KEYS, PAD, Command, KeyChosen, Typed

TWO = (Player("Ana", "stag"), Player("Leo", "puma", "regular"), Player("Beto", "hare"))


@pytest.fixture
def services(tmp_path: Path) -> Services:
    found = house_of()
    found.people = People(tmp_path / "people", Names(tmp_path / FILE), lambda: 100.0)
    for one in FRIENDS:
        found.people.add(replace(one, keys=dict(one.keys), pad_keys=dict(one.pad_keys)))
    found.people.keep_changes()
    found.keep_people = found.people.keep_changes
    return found


@pytest.fixture
def setup(services: Services) -> SetUpScene:
    """At the page of the people, to seat one of them in the place of Ana."""
    last = TableChoice("loba_de_menos", TWO)
    scene = SetUpScene(services, bundled_games(), last)
    show(services, scene)
    click(services, "seat 0")
    click(services, "known")
    assert isinstance(services.stack.top, PeopleScene)
    return scene


def players(setup: SetUpScene) -> list[tuple[str, str]]:
    return [(one.name, one.crest) for one in setup.draft.players]


def kept(services: Services) -> People:
    """As they are in the files."""
    assert services.people.names.small is not None
    again = People(services.people._folder, Names(services.people.names.small.file))
    again.read()
    return again


def write(services: Services, text: str, erase: int = 0) -> None:
    """Into the field for the name."""
    click(services, "name")
    for _ in range(erase):
        services.stack.handle(Typed("", erase=True))
    services.stack.handle(Typed(text))


@pytest.mark.parametrize("way", ["pointer", "keys", "pad"])
def test_somebody_known_sits_down_with_name_and_crest(
    services: Services, setup: SetUpScene, way: str
) -> None:
    if way == "pointer":
        click(services, "sit maximiliana")
    else:
        device = PAD if way == "pad" else KEYS
        page_of(services).focus = "sit ana"
        for _ in range(3):
            services.stack.handle(Command(commands.DOWN, device=device))
        services.stack.handle(Command(commands.CONFIRM, device=device))
    assert isinstance(services.stack.top, SeatEditor)
    assert players(setup) == [("Maximiliana", "puma"), ("Leo", "stag"), ("Beto", "hare")]
    assert named(page_of(services).widgets, "name").text == "Maximiliana"  # type: ignore[attr-defined]


def test_whoever_sits_already_changes_places_and_a_bot_makes_room_for_a_person(
    services: Services, setup: SetUpScene
) -> None:
    click(services, "sit beto")
    assert players(setup) == [("Beto", "fox"), ("Leo", "puma"), ("Ana", "stag")]
    press(services, commands.BACK)
    for pressed in ("seat 1", "known", "sit maximiliana"):
        click(services, pressed)
    assert setup.draft.players[1] == Player("Maximiliana", "puma")


def test_a_bot_does_not_keep_the_name_of_a_person(services: Services, setup: SetUpScene) -> None:
    setup.seat([Person("leo", "owl")])
    assert players(setup) == [("leo", "owl"), ("Ana", "puma"), ("Beto", "hare")]


# Forgetting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["pointer", "keys", "pad"])
def test_forgotten_is_only_who_is_still_unwanted_on_leaving(
    services: Services, setup: SetUpScene, way: str
) -> None:
    for who in ("ana", "beto", "ana"):
        page = page_of(services)
        if way == "pointer":
            click(services, f"delete {who}")
        else:
            page.focus, page.ring = f"sit {who}", True
            asked = {"keys": ("take_back", KEYS), "pad": ("mark", PAD)}[way]
            services.stack.handle(Command(asked[0], device=asked[1]))
    click(services, "sit beto")
    assert isinstance(services.stack.top, PeopleScene), "whoever is to be forgotten does not sit"
    assert len(kept(services).everybody) == 4
    press(services, commands.BACK)
    names = [one.name for one in kept(services).everybody]
    assert names == ["Ana", "Encarnación de la Vega", "Maximiliana"]
    assert services.people.find("Beto") is None


# Somebody new -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edited", "typed", "name"),
    [
        ("new", "Ada\u200d  Luz", "Ada Luz"),
        ("edit beto", "Ada\u200d  Luz", "Ada Luz"),
        ("edit ana", "AnA", "AnA"),
    ],
)
def test_what_cannot_be_kept_of_a_name_is_left_out(
    services: Services, setup: SetUpScene, edited: str, typed: str, name: str
) -> None:
    """One's own name may be written otherwise: that is no other one."""
    click(services, edited)
    write(services, typed, erase=5)
    click(services, "done")
    again = kept(services)
    assert name in [one.name for one in again.everybody]
    assert again.notices == []
    assert bool(services.people.names.changes) == (edited == "edit beto")


def test_somebody_new_is_known_and_sits_down(services: Services, setup: SetUpScene) -> None:
    click(services, "new")
    write(services, " Zoe ")
    click(services, "crest puma")
    page = page_of(services)
    page.focus, page.ring = "order", True
    press(services, commands.RIGHT)
    click(services, "done")
    assert isinstance(services.stack.top, SeatEditor)
    assert players(setup)[0] == ("Zoe", "puma")
    assert kept(services).find("zoe") == Person("Zoe", "puma", BY_SUIT)


def test_without_a_name_nobody_has_come_and_one_that_somebody_has_is_refused(
    services: Services, setup: SetUpScene
) -> None:
    for way in ("back", "done"):
        click(services, "new")
        if way == "back":
            press(services, commands.BACK)
        else:
            click(services, "done")
        assert isinstance(services.stack.top, PeopleScene)
        assert len(services.people.everybody) == 4
    click(services, "new")
    write(services, "BETO")
    click(services, "done")
    assert isinstance(services.stack.top, PersonEditor)
    texts = [sprite.says for sprite in services.stack.sprites()]
    assert services.say("people.name_taken") in texts
    write(services, "BETO2")
    click(services, "done")
    assert players(setup)[0][0] == "BETO2"


# Called otherwise ---------------------------------------------------------------------------------


def test_another_name_is_followed_at_the_table_and_in_what_was_played(
    services: Services, setup: SetUpScene
) -> None:
    click(services, "edit ana")
    write(services, "ita", erase=1)
    click(services, "crest hare")
    click(services, "order", 0.6)
    click(services, "done")
    assert named(page_of(services).widgets, "sit anita")
    press(services, commands.BACK)
    assert players(setup) == [("Anita", "hare"), ("Leo", "puma"), ("Beto", "stag")]
    assert setup.draft.last is not None
    assert setup.draft.last.players[0].name == "Anita"
    assert services.people.names.then("Ana", 50.0) == "Anita"
    again = kept(services).find("Ana")
    assert again is not None
    assert again == Person("Anita", "hare", BY_RANK, {"undo": ("u",)}, again.pad_keys)


def test_a_name_that_cannot_be_written_down_stays_and_that_is_told(
    services: Services, setup: SetUpScene, tmp_path: Path
) -> None:
    (tmp_path / FILE).mkdir()
    click(services, "edit ana")
    write(services, "ita", erase=1)
    click(services, "done")
    assert isinstance(services.stack.top, NoticeScene)
    assert "Is a directory" in services.stack.top.say()
    assert services.people.find("Anita") is None


def test_a_crest_that_is_chosen_for_a_seat_is_kept_with_whoever_sits_there(
    services: Services, setup: SetUpScene
) -> None:
    press(services, commands.BACK)
    click(services, "crest owl")
    click(services, "crest fox")
    assert [getattr(kept(services).find(name), "crest", "") for name in ("Ana", "Beto")] == [
        *("fox", "fox")
    ]
    press(services, commands.BACK)
    click(services, "seat 1")
    click(services, "crest owl")  # It is a bot's.
    assert len(kept(services).everybody) == 4


# Keys ---------------------------------------------------------------------------------------------


def test_own_keys_are_chosen_over_those_of_everybody(services: Services, setup: SetUpScene) -> None:
    services.settings.keys = {"hint": ("k",)}
    click(services, "edit beto")
    click(services, "keys")
    assert isinstance(services.stack.top, KeysScene)
    place = f"hint {KEYS} 0"
    assert named(page_of(services).widgets, place).chord == "k"  # type: ignore[attr-defined]
    page_of(services).focus = place
    press(services, commands.CONFIRM)
    services.stack.handle(KeyChosen("j", KEYS))
    beto = kept(services).find("Beto")
    assert beto is not None
    assert beto.keys == {"hint": ("j",)}
    assert services.settings.keys == {"hint": ("k",)}
    click(services, "usual")
    assert getattr(kept(services).find("Beto"), "keys", None) == {}


def test_the_last_one_to_choose_a_key_has_it(services: Services) -> None:
    """Where somebody's key is another action's of everybody, theirs counts."""
    services.settings.keys = {"undo": ("x",), "hint": ("u",)}
    services.turn_to(Person("Eva", keys={"undo": ("u",)}))
    assert services.keymaps()[KEYS].command("u") == "undo"
