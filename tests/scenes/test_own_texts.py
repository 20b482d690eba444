"""A language of one's own: let fall onto the window, offered in the settings, spoken at once; and
what cannot be read of it is told once and does no harm."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from houses import a_house, press, said
from room import scrolled

from game.opening import texts_of
from game.paths import user_texts
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Doors
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import House

PORTUGUESE = "language-name = Português\nmenu-settings = Ajustar\nsettings-title = Ajustes daqui\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    return a_house_of_ours()


def a_house_of_ours(**likes: object) -> House:
    """It opens texts as the window does, the player's own among them."""
    house = a_house(**likes)
    house.open_texts = texts_of
    house.read_texts_anew()
    house.settings_changed()
    Doors(house).menu()
    house.texts_opened()
    return house


def write(name: str, content: str | bytes) -> Path:
    file = user_texts() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def words(house: House) -> str:
    """All of the scene, to the end of its pages."""
    return " ".join(word for _ in scrolled(house.stack.top) for word in said(house))


def languages_offered(house: House) -> list[str]:
    scene = SettingsScene(house, lambda: None, block="language")
    house.stack.push(scene)
    house.stack.sprites()
    rows = [one.name for one in scene.page.widgets if one.name.startswith("language_")]
    return [name.removeprefix("language_") for name in rows]


@pytest.mark.parametrize("name", ["pt.ftl", "pt/menus.ftl"])
def test_a_language_in_the_folder_is_offered_and_spoken(house: House, name: str) -> None:
    write(name, PORTUGUESE)
    assert "pt" in languages_offered(house)
    assert "Português" in words(house)
    house.settings.language = "pt"
    house.settings_changed()
    # What it lacks is in English.
    assert "Ajustes daqui" in words(house)
    assert "Language" in words(house)
    # And so it is when the game is started again.
    assert "Ajustar" in words(a_house_of_ours(language="pt"))


def test_a_country_says_what_it_says_differently(house: House) -> None:
    write("es_EC.ftl", "language-name = Español (Ecuador)\nsettings-title = Ajustecitos\n")
    house.settings.language = "es_EC"
    house.settings_changed()
    assert {"es_EC", "es"} <= set(languages_offered(house))
    assert "Ajustecitos" in words(house)
    assert "Idioma" in words(house)


def test_a_language_let_fall_onto_the_window_is_spoken_if_one_agrees(
    house: House, tmp_path: Path
) -> None:
    file = tmp_path / "pt.ftl"
    file.write_text(PORTUGUESE, encoding="utf-8")
    house.open_file(str(file))
    assert isinstance(house.stack.top, ConfirmScene)
    assert "Português" in words(house)
    press(house, "back")
    assert not user_texts().exists()
    house.open_file(str(file))
    agree(house)
    assert isinstance(house.stack.top, MainMenu)
    assert house.settings.language == "pt"
    assert "Ajustar" in words(house)
    # A better one takes its place, at once.
    file.write_text(PORTUGUESE.replace("Ajustar", "Arrumar"), encoding="utf-8")
    house.open_file(str(file))
    agree(house)
    assert "Arrumar" in words(house)


def agree(house: House) -> None:
    scene = house.stack.top
    assert isinstance(scene, PageScene)
    house.stack.sprites()
    scene.page.focus = "yes"
    press(house, "confirm")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("pt.ftl", b"a = \xff", "UTF-8"),
        ("pt.ftl", b"language-name = x\nmenu-settings = { $x\n", "pt.ftl:2"),
        ("menus.ftl", b"menu-settings = Ajustar\n", "language-name"),
        ("pt.ftl", b"menu-settings = Ajustar\n", "language-name"),
        ("gone.ftl", None, "gone.ftl"),
    ],
)
def test_what_is_no_language_is_not_added(
    house: House, tmp_path: Path, name: str, content: bytes | None, told: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    house.open_file(str(file))
    assert isinstance(house.stack.top, NoticeScene)
    assert told in words(house)
    assert not user_texts().exists()


def test_a_folder_that_cannot_be_written_is_told(house: House, tmp_path: Path) -> None:
    file = tmp_path / "pt.ftl"
    file.write_text(PORTUGUESE, encoding="utf-8")
    user_texts().parent.mkdir(parents=True, exist_ok=True)
    user_texts().write_bytes(b"in the way")
    house.open_file(str(file))
    agree(house)
    assert isinstance(house.stack.top, NoticeScene)
    assert "pt.ftl" in words(house)
    assert house.settings.language == "en"


def test_files_that_cannot_be_read_are_told_once_and_skipped(house: House) -> None:
    write("pt/broken.ftl", b"\xff\xfe")
    write("pt/half.ftl", "settings-title = Ajustes daqui\nmenu-settings = { $x\nrest\n")
    write("pt/more.ftl", "one\ntwo\n")
    write("pt/folder.ftl/x.ftl", "")
    house.settings.language = "pt"
    house.settings_changed()
    assert isinstance(house.stack.top, NoticeScene)
    told = words(house)
    assert "pt/broken.ftl" in told
    assert "loba locales check" in told
    press(house, "confirm")
    assert isinstance(house.stack.top, MainMenu)
    for language in ("en", "pt"):
        house.settings.language = language
        house.settings_changed()
    assert isinstance(house.stack.top, MainMenu)
    languages_offered(house)
    assert "Ajustes daqui" in words(house)


def test_when_the_game_starts_it_tells_too(house: House) -> None:
    write("pt.ftl", "settings-title = { $x\n")
    assert isinstance(a_house_of_ours(language="pt").stack.top, NoticeScene)
    assert isinstance(a_house_of_ours(language="es").stack.top, MainMenu)


BOMBS = {
    "many": "language-name = Muitos\n" + "".join(f"m{at}=x\n" for at in range(30_000)),
    "long": "language-name = Longo\nmenu-quit = " + "x" * 200_000,
    "digits": "menu-quit = { NUMBER(1, minimumFractionDigits: 300000000) }\nlanguage-name = Dez",
    "escape": 'language-name = Zero\nmenu-quit = { "\\u0000" }\nmenu-learn = { "\\U110000" }',
    "laughs": "language-name = Riso\n"
    + "".join(f"-t{at} = {f'{{ -t{at + 1} }}' * 9}\n" for at in range(9))
    + "-t9 = ha\nmenu-quit = { -t0 }",
    "named": "language-name = " + "x" * 100_000,
    "words": "language-name = Palavras\n" + "junk\n" * 40_000,
}


@pytest.mark.parametrize("name", BOMBS)
def test_what_is_let_fall_onto_the_window_holds_it_up_for_no_moment(
    house: House, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "pt.ftl"
    file.write_text(BOMBS[name], encoding="utf-8")
    house.wake = lambda: None
    began = time.monotonic()
    house.open_file(str(file))
    assert time.monotonic() - began < 1.0
    assert isinstance(house.stack.top, MainMenu)
    until = time.monotonic() + 30
    while house.errands.is_busy and time.monotonic() < until:
        house.errands.look()
        time.sleep(0.01)
    assert isinstance(house.stack.top, NoticeScene)
    assert "pt.ftl" in words(house)
    assert not user_texts().exists()


@pytest.mark.parametrize("name", BOMBS)
def test_the_menu_comes_whatever_is_spoken_in_it(house: House, name: str) -> None:
    write("pt.ftl", BOMBS[name])
    began = time.monotonic()
    again = a_house_of_ours(language="pt")
    assert again.stack.sprites()
    assert isinstance(again.stack.top, NoticeScene)
    press(again, "confirm")
    # What it cannot say is said in English.
    assert "Quit" in words(again)
    assert time.monotonic() - began < 10


def test_very_long_words_everywhere_are_cut(house: House) -> None:
    """All that the bounds let through is painted."""
    english = Path("locales/en/menus.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(menu-[\w-]+) =", english, re.MULTILINE)
    assert keys
    letters = "".join(f"{key} = {'W' * 1900}\n" for key in keys)
    write("pt.ftl", f"language-name = {'W' * 40}\n{letters}")
    again = a_house_of_ours(language="pt")
    assert again.stack.sprites()
    assert isinstance(again.stack.top, MainMenu)


def test_the_menu_offers_it_beside_ours(house: House) -> None:
    assert "Português" not in words(house)
    write("pt.ftl", PORTUGUESE)
    write("es_EC.ftl", "language-name = Español (Ecuador)\n")
    house.stack.refit()
    assert "Português" in words(house)
    assert "Ecuador" not in words(house)
    scene = house.stack.top
    assert isinstance(scene, PageScene)
    scene.page.focus, scene.page.ring = "language", True
    press(house, "right", "right")
    assert house.settings.language == "es"
    press(house, "left", "left")
    assert house.settings.language == "en"
    press(house, "right")
    assert house.settings.language == "pt"
