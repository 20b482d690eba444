"""A language of one's own: let fall onto the window, offered in the settings, spoken at once; and
what cannot be read of it is told once and does no harm."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from room import scrolled
from services import a_house, press, said, top_of

from game.opening import texts_of
from game.paths import user_texts
from game.reading.worker import SLOW
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services

ITALIAN = "language-name = Italiano\nmenu-settings = Impostare\nsettings-title = Le nostre\n"


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    return a_house_of_ours()


def a_house_of_ours(**likes: object) -> Services:
    """It opens texts as the window does, the player's own among them."""
    services = a_house(**likes)
    services.open_texts = texts_of
    services.read_texts_anew()
    services.settings_changed()
    Navigator(services).menu()
    services.texts_opened()
    return services


def write(name: str, content: str | bytes) -> Path:
    file = user_texts() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def let_fall(services: Services, file: Path, content: str | bytes | None) -> None:
    """Onto the window."""
    if content is not None:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    services.open_file(str(file))


def words(services: Services) -> str:
    """All of the scene, to the end of its pages."""
    return " ".join(word for _ in scrolled(services.stack.top) for word in said(services))


def languages_offered(services: Services) -> list[str]:
    scene = SettingsScene(services, block="language")
    services.stack.push(scene)
    services.stack.sprites()
    rows = [one.name for one in scene.page.widgets if one.name.startswith("language_")]
    return [name.removeprefix("language_") for name in rows]


@pytest.mark.parametrize("name", ["it.ftl", "it/menus.ftl"])
def test_a_language_in_the_folder_is_offered_and_spoken(services: Services, name: str) -> None:
    write(name, ITALIAN)
    assert "it" in languages_offered(services)
    assert "Italiano" in words(services)
    services.settings.language = "it"
    services.settings_changed()
    # What it lacks is in English.
    assert "Le nostre" in words(services)
    assert "Language" in words(services)
    # And so it is when the game is started again.
    assert "Impostare" in words(a_house_of_ours(language="it"))


def test_a_country_says_what_it_says_differently(services: Services) -> None:
    write("es_EC.ftl", "language-name = Español (Ecuador)\nsettings-title = Ajustecitos\n")
    services.settings.language = "es_EC"
    services.settings_changed()
    assert {"es_EC", "es"} <= set(languages_offered(services))
    assert "Ajustecitos" in words(services)
    assert "Idioma" in words(services)


def test_a_language_let_fall_onto_the_window_is_spoken_if_one_agrees(
    services: Services, tmp_path: Path
) -> None:
    file = tmp_path / "it.ftl"
    let_fall(services, file, ITALIAN)
    assert isinstance(services.stack.top, ConfirmScene)
    assert "Italiano" in words(services)
    press(services, "back")
    assert not user_texts().exists()
    let_fall(services, file, ITALIAN)
    agree(services)
    assert isinstance(services.stack.top, MainMenu)
    assert services.settings.language == "it"
    assert "Impostare" in words(services)
    # A better one takes its place, at once.
    let_fall(services, file, ITALIAN.replace("Impostare", "Arrumar"))
    agree(services)
    assert "Arrumar" in words(services)


def agree(services: Services) -> None:
    scene = top_of(services, PageScene)
    services.stack.sprites()
    scene.page.focus = "yes"
    press(services, "confirm")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("it.ftl", b"a = \xff", "UTF-8"),
        ("it.ftl", b"language-name = x\nmenu-settings = { $x\n", "it.ftl:2"),
        ("menus.ftl", b"menu-settings = Impostare\n", "language-name"),
        ("it.ftl", b"menu-settings = Impostare\n", "language-name"),
        ("gone.ftl", None, "gone.ftl"),
    ],
)
def test_what_is_no_language_is_not_added(
    services: Services, tmp_path: Path, name: str, content: bytes | None, told: str
) -> None:
    let_fall(services, tmp_path / name, content)
    assert isinstance(services.stack.top, NoticeScene)
    assert told in words(services)
    assert not user_texts().exists()


def test_a_folder_that_cannot_be_written_is_told(services: Services, tmp_path: Path) -> None:
    user_texts().parent.mkdir(parents=True, exist_ok=True)
    user_texts().write_bytes(b"in the way")
    let_fall(services, tmp_path / "it.ftl", ITALIAN)
    agree(services)
    assert isinstance(services.stack.top, NoticeScene)
    assert "it.ftl" in words(services)
    assert services.settings.language == "en"


def test_files_that_cannot_be_read_are_told_once_and_skipped(services: Services) -> None:
    write("it/broken.ftl", b"\xff\xfe")
    write("it/half.ftl", "settings-title = Le nostre\nmenu-settings = { $x\nrest\n")
    write("it/more.ftl", "one\ntwo\n")
    write("it/folder.ftl/x.ftl", "")
    services.settings.language = "it"
    services.settings_changed()
    assert isinstance(services.stack.top, NoticeScene)
    told = words(services)
    assert "it/broken.ftl" in told
    assert "loba locales check" in told
    press(services, "confirm")
    assert isinstance(services.stack.top, MainMenu)
    for language in ("en", "it"):
        services.settings.language = language
        services.settings_changed()
    assert isinstance(services.stack.top, MainMenu)
    languages_offered(services)
    assert "Le nostre" in words(services)
    # When the game starts it tells too.
    assert isinstance(a_house_of_ours(language="it").stack.top, NoticeScene)
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
    services: Services, tmp_path: Path, name: str
) -> None:
    services.wake = lambda: None
    began = time.monotonic()
    let_fall(services, tmp_path / "it.ftl", BOMBS[name])
    assert time.monotonic() - began < 1.0
    assert isinstance(services.stack.top, MainMenu)
    until = time.monotonic() + 30
    while isinstance(services.stack.top, MainMenu) and time.monotonic() < until:
        services.ahead.go_on(0.0, services.clock)
        time.sleep(0.01)
    assert isinstance(services.stack.top, NoticeScene)
    assert "it.ftl" in words(services)
    assert not user_texts().exists()


def test_what_takes_too_long_to_read_is_told_without_a_line(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        services.ahead, "begin", lambda wake, limits, then, work, *args: then([], SLOW)
    )
    let_fall(services, tmp_path / "it.ftl", ITALIAN)
    assert "it.ftl: this takes too long to read." in words(services)


@pytest.mark.parametrize("name", BOMBS)
def test_the_menu_comes_whatever_is_spoken_in_it(services: Services, name: str) -> None:
    write("it.ftl", BOMBS[name])
    began = time.monotonic()
    again = a_house_of_ours(language="it")
    assert again.stack.sprites()
    assert isinstance(again.stack.top, NoticeScene)
    press(again, "confirm")
    # What it cannot say is said in English.
    assert "Quit" in words(again)
    assert time.monotonic() - began < 10


def test_very_long_words_everywhere_are_cut(services: Services) -> None:
    """All that the bounds let through is painted."""
    english = Path("locales/en/menus.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(menu-[\w-]+) =", english, re.MULTILINE)
    assert keys
    letters = "".join(f"{key} = {'W' * 1900}\n" for key in keys)
    write("it.ftl", f"language-name = {'W' * 40}\n{letters}")
    again = a_house_of_ours(language="it")
    assert again.stack.sprites()
    assert isinstance(again.stack.top, MainMenu)


def test_the_menu_offers_it_beside_ours(services: Services) -> None:
    assert "Italiano" not in words(services)
    write("it.ftl", ITALIAN)
    write("es_EC.ftl", "language-name = Español (Ecuador)\n")
    services.stack.refit()
    assert "Italiano" in words(services)
    assert "Ecuador" not in words(services)
    scene = top_of(services, PageScene)
    scene.page.focus, scene.page.ring = "language", True
    press(services, "right", "right")
    assert services.settings.language == "es"
    press(services, "left", "left")
    assert services.settings.language == "en"
    press(services, "right")
    assert services.settings.language == "it"
