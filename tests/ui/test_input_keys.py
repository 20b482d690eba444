"""Names of keys, and what the player makes of them."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pygame
import pytest

from game.ui import commands
from game.ui.commands import COMMANDS, ROWS, Keymap, chord_of, key_name, tidy
from game.ui.gestures import KEYS
from tests.ui.keymaps import USUAL_BUTTONS, USUAL_KEYS

CTRL, ALT, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_RALT, pygame.KMOD_RSHIFT


@pytest.mark.parametrize(
    ("key", "place", "name"),
    [
        (pygame.K_d, pygame.KSCAN_D, "d"),
        (pygame.K_RETURN, 0, "return"),
        (pygame.K_KP_ENTER, 0, "enter"),
        (pygame.K_F11, 0, "f11"),
        (ord("в"), pygame.KSCAN_D, "d"),
        (ord("ñ"), pygame.KSCAN_SEMICOLON, "ñ"),
        (ord("é"), pygame.KSCAN_2, "é"),
        (pygame.K_COMMA, pygame.KSCAN_M, ","),
    ],
    ids=["d", "return", "enter", "f11", "cyrillic d", "spanish ñ", "french é", "french comma"],
)
def test_a_key_has_the_name_printed_on_it(key: int, place: int, name: str) -> None:
    pygame.display.init()
    assert key_name(key, place) == name


@pytest.mark.parametrize(
    ("name", "mods", "chord"),
    [
        ("d", 0, "d"),
        ("d", pygame.KMOD_CAPS | pygame.KMOD_NUM, "d"),
        ("left", SHIFT | CTRL, "ctrl+shift+left"),
        ("return", ALT, "alt+return"),
    ],
)
def test_modifiers_come_in_one_order(name: str, mods: int, chord: str) -> None:
    assert chord_of(name, mods) == chord


@pytest.mark.parametrize(
    ("written", "chord"),
    [
        (" Shift+Ctrl+Z", "ctrl+shift+z"),
        ("F11", "f11"),
        ("+", "+"),
        ("ctrl++", "ctrl++"),
        ("left", "left"),
    ],
)
def test_chords_in_a_file_may_be_written_freely(written: str, chord: str) -> None:
    assert tidy(written) == chord


def test_the_usual_keys_are_written_as_they_are_read_and_clash_nowhere() -> None:
    for usual in (USUAL_KEYS, USUAL_BUTTONS):
        wanted = [chord for chords in usual.values() for chord in chords]
        assert len(wanted) == len(set(wanted))
        for chords in usual.values():
            assert len(chords) <= 2
            assert tuple(map(tidy, chords)) == chords


def test_every_command_has_a_key_and_may_have_a_button() -> None:
    assert len(COMMANDS) == len(ROWS)
    assert all(USUAL_KEYS.values())
    assert set(USUAL_BUTTONS) == set(USUAL_KEYS) == set(COMMANDS)


def test_the_readme_names_keys_that_do_what_it_says() -> None:
    # Where a line of the README ends says nothing.
    readme = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    keymap = Keymap(USUAL_KEYS, {})
    for said, key, command in (
        ("`?` at the table opens the rules", "?", "rules"),
        ("`h` (in English) gives a hint", "h", "hint"),
        ("`z` takes back", "z", "undo"),
        ("F11 fills the screen", "f11", "fullscreen"),
    ):
        assert said in readme
        assert keymap.command(key) == command


def test_own_keys_take_the_place_of_the_usual_ones() -> None:
    keymap = Keymap(USUAL_KEYS, {"hint": ("x", "Ctrl+H")})
    assert [keymap.command(chord) for chord in ("x", "ctrl+h", "h")] == ["hint", "hint", None]
    assert keymap.keys_of("hint") == ("x", "ctrl+h")


def test_a_third_key_and_an_unknown_command_are_passed_over() -> None:
    keymap = Keymap(USUAL_KEYS, {"hint": ("x", "y", "q"), "fly": ("w",)})
    assert [keymap.command(chord) for chord in ("y", "q", "w")] == ["hint", None, None]
    assert keymap.keys_of("fly") == ()


@pytest.mark.parametrize("command", ["draw_stock", "lens"])
def test_in_a_clash_the_own_choice_wins(command: str) -> None:
    assert Keymap(USUAL_KEYS, {command: ("d",)}).command("d") == command


@pytest.mark.parametrize(
    ("system", "held", "pressed"),
    [
        ("darwin", pygame.KMOD_LCTRL | pygame.KMOD_LGUI, "f"),
        ("darwin", 0, "f11"),
        ("linux", pygame.KMOD_LALT, "return"),
        ("win32", 0, "f11"),
    ],
)
def test_each_system_fills_the_screen_by_its_own_keys(
    monkeypatch: pytest.MonkeyPatch, system: str, held: int, pressed: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    there = run_path(commands.__file__)
    keymap = there["Keymap"](there["usual"](KEYS, str), {})
    assert keymap.command(there["chord_of"](pressed, held)) == commands.FULLSCREEN
