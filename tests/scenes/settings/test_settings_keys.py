"""Choosing keys: two for each action, a word about a clash, and always a way back."""

from __future__ import annotations

import pytest
from services import a_house, shown
from settings_rig import click_on, press

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.scenes.settings.keys import KeyChoice, KeySlot, KeysScene
from game.scenes.shell.page_scene import first_key, say_key
from game.scenes.shell.scene import Services
from game.settings import Settings
from game.ui import commands
from game.ui.commands import COMMANDS, GROUPS, LETTER, ROWS, Keymap, keys_of
from game.ui.gestures import KEYS, PAD, FocusLost, KeyChosen
from tests.ui.keymaps import USUAL_BUTTONS, USUAL_KEYS

UNDO = KeySlot("undo", KEYS, 0)
USUAL = {KEYS: USUAL_KEYS, PAD: USUAL_BUTTONS}
SPOKEN = ["en", "es", "fr", "pt", "es_001", "es_013", "es_AR", "es_CL", "es_EC"]


def open_keys(services: Services) -> KeysScene:
    return shown(services, KeysScene(services))


def choose(scene: KeysScene, name: str, key: str, device: str = KEYS) -> None:
    """As a person does: confirm on a place, then press the key."""
    scene.page.focus, scene.page.ring = name, True
    press(scene, "confirm")
    assert scene.services.choosing_key
    scene.handle(KeyChosen(key, device))
    scene.sprites()
    assert not scene.services.choosing_key


# Letters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", SPOKEN)
def test_each_letter_stands_in_the_name_of_its_button_and_of_no_other(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    usual = commands.usual(KEYS, texts.text)
    chords = [chord for keys in usual.values() for chord in keys]
    assert len(chords) == len(set(chords))
    for row in ROWS:
        if LETTER in row.keys:
            (letter,) = usual[row.name]
            button = f"table.key.{row.name}"
            name = texts.text(button if texts.has(button) else row.text_key)
            assert letter in name.lower(), row.name
    # The same key leads from the scores to the table.
    assert usual["scores"][0] in texts.text("scores.see_table").lower()


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_buttons_the_page_of_the_keys_and_the_keyboard_follow_the_language(language: str) -> None:
    services = a_house()
    taken = services.keymaps()[KEYS].keys_of("draw_stock")
    services.settings.language = language
    keymap = services.keymaps()[KEYS]
    (letter,) = keymap.keys_of("draw_stock")
    assert keymap.command(letter) == "draw_stock"
    assert first_key(services, "draw_stock") == letter.upper()
    assert open_keys(services).choice.keys_of("draw_stock", KEYS) == (letter,)
    assert taken == ("r",)


# Which keys ------------------------------------------------------------------------------------


def test_only_what_differs_from_the_usual_is_kept_and_no_key_has_two_actions() -> None:
    settings = Settings()
    choice = KeyChoice(USUAL, settings)
    choice.choose(UNDO, "u")
    assert settings.keys == {"undo": ("u", "ctrl+z")}
    choice.choose(UNDO, "z")
    assert settings.keys == {}
    assert choice.is_usual
    clash = choice.clash(UNDO, "h")
    assert clash
    assert clash.other == "hint"
    choice.choose(UNDO, "h")
    assert choice.keys_of("hint", KEYS) == ()
    wanted = [key for name in COMMANDS for key in keys_of(name, USUAL_KEYS, settings.keys)]
    assert len(wanted) == len(set(wanted))
    # Keys and buttons do not mix.
    before = dict(settings.keys)
    choice.choose(KeySlot("hint", PAD, 0), "lefttrigger")
    assert settings.pad_keys == {"undo": (), "hint": ("lefttrigger",)}
    assert settings.keys == before
    assert choice.clash(UNDO, "lefttrigger") is None


@pytest.mark.parametrize(
    ("at", "key", "expected"),
    [
        (0, "u", ("u", "ctrl+z")),
        (1, "u", ("z", "u")),
        (0, "Shift+Ctrl+U", ("ctrl+shift+u", "ctrl+z")),
        (0, "ctrl+z", ("ctrl+z",)),
        (1, "z", ("z",)),
    ],
)
def test_a_key_takes_its_place_and_is_never_there_twice(
    at: int, key: str, expected: tuple[str, ...]
) -> None:
    choice = KeyChoice(USUAL, Settings())
    choice.choose(KeySlot("undo", KEYS, at), key)
    assert choice.keys_of("undo", KEYS) == expected


def test_every_action_may_have_a_button_of_the_pad() -> None:
    services = a_house()
    services.is_read = True
    scene = open_keys(services)
    for command in COMMANDS:
        click_on(scene, "usual")
        choose(scene, f"{command} {PAD} 0", "guide", PAD)
        assert Keymap(USUAL_BUTTONS, services.settings.pad_keys).command("guide") == command


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_action_stands_in_one_group_and_no_two_have_the_same_name(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    called = [texts.text(row.text_key) for row in COMMANDS.values()]
    for name in GROUPS:
        texts.text(f"keys.group_{name}")
    assert not texts.missing
    assert sum(map(len, GROUPS.values())) == len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("chord", "device", "expected"),
    [
        ("z", KEYS, "Z"),
        ("ctrl+shift+left", KEYS, "Ctrl+Mayús+←"),
        ("return", KEYS, "Enter"),
        ("f11", KEYS, "F11"),
        ("+", KEYS, "+"),
        ("ctrl++", KEYS, "Ctrl++"),
        ("ñ", KEYS, "Ñ"),
        ("-", KEYS, "-"),
        ("lefty-", PAD, "Palanca ↑"),
        ("leftx+", PAD, "Palanca →"),
        ("leftshoulder", PAD, "L1"),
    ],
)
def test_keys_have_names_people_know(chord: str, device: str, expected: str) -> None:
    assert say_key(a_house(language="es"), chord, device) == expected


# On the page -----------------------------------------------------------------------------------


def test_a_free_key_is_chosen_by_pressing_it_and_of_a_clash_one_is_asked() -> None:
    services = a_house()
    told = []
    services.follow_settings = lambda: told.append(dict(services.settings.keys))
    scene = open_keys(services)
    choose(scene, f"undo {KEYS} 1", "u")
    assert services.settings.keys == {"undo": ("z", "u")}
    assert told == [{"undo": ("z", "u")}]
    assert scene.page.focus == f"undo {KEYS} 1"
    choose(scene, f"undo {KEYS} 0", "h")
    assert any("H" in say and "Hint" in say for say in (s.says for s in scene.sprites()))
    assert len(told) == 1
    press(scene, "confirm")
    assert services.settings.keys == {"hint": (), "undo": ("h", "u")}
    assert scene.page.focus == f"undo {KEYS} 0"


def test_a_clash_can_be_left() -> None:
    services = a_house()
    scene = open_keys(services)
    for way in ("back", "button"):
        choose(scene, f"undo {KEYS} 0", "h")
        if way == "back":
            press(scene, "back")
        else:
            click_on(scene, "leave")
        assert services.settings.keys == {}
        assert scene in services.stack.scenes


def test_nobody_loses_the_last_way_to_this_page() -> None:
    services = a_house()
    scene = open_keys(services)
    choose(scene, f"undo {KEYS} 0", "up")
    assert services.settings.keys == {}
    assert any("Up" in sprite.says and "needs" in sprite.says for sprite in scene.sprites())
    scene.page.focus = f"back {KEYS} 0"
    press(scene, "take_back")
    assert services.settings.keys == {}


def test_a_place_is_emptied_by_key_and_by_pointer_and_a_pad_fills_it_alone() -> None:
    services = a_house()
    scene = open_keys(services)
    scene.page.focus, scene.page.ring = f"undo {KEYS} 1", True
    press(scene, "take_back")
    assert services.settings.keys == {"undo": ("z",)}
    click_on(scene, f"undo {KEYS} 0")
    click_on(scene, "clear")
    assert services.settings.keys == {"undo": ()}
    click_on(scene, "usual")
    assert services.settings.keys == {}
    scene.page.focus, scene.page.ring = f"discard {PAD} 1", True
    press(scene, "confirm", device=PAD)
    scene.handle(KeyChosen("guide", PAD))
    assert services.settings.pad_keys == {"discard": ("y", "guide")}
    press(scene, "mark", device=PAD)
    assert services.settings.pad_keys == {}


def test_waiting_for_a_key_ends_without_one_and_leaving_the_page_gives_the_keys_back() -> None:
    services = a_house()
    below, scene = open_keys(services), open_keys(services)
    for gesture in (KeyChosen("escape"), KeyChosen("b", PAD), FocusLost()):
        scene.wait_for(UNDO)
        scene.handle(gesture)
        assert not services.choosing_key
        assert services.settings.keys == {}
        assert services.stack.top is scene
    scene.wait_for(UNDO)
    services.stack.pop()
    assert not services.choosing_key
    assert services.stack.top is below


def test_keys_to_listen_are_shown_once_somebody_has_the_screen_read() -> None:
    services, shown_first = a_house(), list[bool]()
    for services.is_read in (False, True):
        names = {one.name for one in open_keys(services).page.widgets}
        shown_first.append(f"hear_hand {KEYS} 0" in names)
    assert shown_first == [False, True]
