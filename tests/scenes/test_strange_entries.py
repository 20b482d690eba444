"""The menus with a player's folders full of what is no plain file: all of them open."""

from __future__ import annotations

from pathlib import Path

import pytest
from menus_house import page_of
from services import a_house, said
from strange_entries import ENTRIES, Make

from game.scenes.shell.addresses import IN_MENU, ToNewTable
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.navigator import Navigator
from game.ui.boxes import Text
from game.variants.inherit import FILES_MOST

FOLDERS = {
    "variants": ".yaml",
    "lessons": ".yaml",
    "bots": ".yaml",
    "matches": ".json",
    "replays": ".json",
    "people": ".json",
}


@pytest.fixture
def data(home: Path) -> Path:
    return home / "data"


def game_lines() -> list[str]:
    """What is said below the name of each game."""
    services = a_house()
    Navigator(services).go(ToNewTable())
    rows = [one for one in page_of(services).widgets if one.name.startswith("game ")]
    return [one.text for row in rows for one in row.parts if isinstance(one, Text)]


@pytest.mark.parametrize("make", ENTRIES.values(), ids=ENTRIES)
def test_every_page_opens_beside_strange_entries(data: Path, make: Make) -> None:
    for folder, suffix in FOLDERS.items():
        (data / folder).mkdir(parents=True)
        make(data / folder / f"strange{suffix}")
    services = a_house()
    navigator = Navigator(services)
    for page in IN_MENU:
        navigator.menu()
        navigator.go(page())
        list(said(services))


@pytest.mark.parametrize("make", ENTRIES.values(), ids=ENTRIES)
@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_a_strange_entry_let_fall_onto_the_window_is_told(
    data: Path, make: Make, suffix: str
) -> None:
    data.mkdir(parents=True)
    make(data / f"strange{suffix}")
    (file,) = data.iterdir()
    services = a_house()
    navigator = Navigator(services)
    navigator.menu()
    navigator.open_file(str(file))
    list(said(services))
    assert isinstance(services.stack.top, NoticeScene)


def test_files_that_cannot_be_or_are_not_read_are_told_where_they_would_be_offered(
    data: Path,
) -> None:
    (data / "variants").mkdir(parents=True)
    mine = data / "variants" / "mine.yaml"
    mine.symlink_to("nowhere")
    assert game_lines().count("This is a link, and it leads to no file.") == 1
    mine.unlink()
    for number in range(FILES_MOST + 1):
        (data / "variants" / f"a{number:03}.yaml").write_text("a: 1\n")
    assert game_lines().count("One file here is not read: a folder may hold 100.") == 1
