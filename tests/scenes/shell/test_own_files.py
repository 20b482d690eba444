"""Files let fall onto the window: opened if they can be, and if not it is said why."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest
from services import a_house, press, said, top_of

from game.paths import bundled, user_data
from game.scenes.rules.offered import OfferedGame
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.table.scene import TableScene

POSITION = "variant: loba_de_menos\nplayers: [Ana, Beto]\nhand: 5h 6h 7h Kd\n"


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    services = a_house()
    Navigator(services).menu()
    return services


def drop(services: Services, file: Path, content: str | None = None) -> None:
    if content is not None:
        file.write_text(content, encoding="utf-8")
    services.open_file(str(file))


def notice(services: Services) -> str:
    assert isinstance(services.stack.top, NoticeScene)
    return " ".join(said(services))


def test_a_saved_match_goes_on_and_a_position_is_set_up(services: Services, tmp_path: Path) -> None:
    save = Path(copy("saves/la_mona-2-short.json", tmp_path))
    content = save.read_bytes()
    services.open_file(str(save))
    assert not isinstance(services.stack.top, MainMenu | NoticeScene)
    assert save.read_bytes() == content
    Navigator(services).menu()
    drop(services, tmp_path / "hand.yaml", POSITION)
    table = top_of(services, TableScene).table
    assert [player.name for player in table.players] == ["Ana", "Beto"]


@pytest.mark.parametrize("suffix", ["yaml", "yml"])
def test_a_game_of_ones_own_is_kept_and_can_be_set_up(
    services: Services, tmp_path: Path, suffix: str
) -> None:
    file = tmp_path / f"loba_de_casa.{suffix}"
    given = (bundled("assets/variants") / "loba_de_menos.yaml").read_text(encoding="utf-8")
    drop(services, file, given.replace("id: loba_de_menos", "id: loba_de_casa"))
    # Its rules are read first.
    assert isinstance(services.stack.top, OfferedGame)
    assert not (user_data() / "variants").exists()
    press(services, "confirm")
    assert "Loba de casa" in notice(services)
    assert (user_data() / "variants" / "loba_de_casa.yaml").exists()
    press(services, "confirm")
    assert isinstance(services.stack.top, SetUpScene)
    assert services.stack.top.draft.game == "loba_de_casa"
    # Once more, nothing changes.
    drop(services, file)
    press(services, "confirm")
    assert "Loba de casa" in notice(services)
    press(services, "confirm", "back")
    # One of another house is kept beside it.
    drop(services, file, file.read_text(encoding="utf-8") + "# theirs\n")
    press(services, "confirm")
    theirs = user_data() / "variants" / "loba_de_casa_2.yaml"
    assert "id: loba_de_casa_2" in theirs.read_text(encoding="utf-8")


def test_a_game_that_is_not_wanted_is_not_kept(services: Services, tmp_path: Path) -> None:
    casa = "schema: 1\nid: casa\nextends: carioca\ndeck: {jokers: 4}\n"
    drop(services, tmp_path / "casa.yaml", casa)
    page = top_of(services, OfferedGame)
    assert any(page.marked(section) for section in page.book.sections)
    press(services, "back")
    assert isinstance(services.stack.top, MainMenu)
    assert not (user_data() / "variants").exists()


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("holiday.png", "PNG", "holiday.png"),
        ("gone.yaml", None, "gone.yaml"),
        ("broken.json", "{", "broken.json"),
        ("empty.json", "", "empty.json"),
        ("hand.yaml", "variant: loba_de_manos\nhand: 5h", "loba_de_menos"),
        ("hand.yaml", "variant: loba_de_menos\nhand: 5h 6z", "Line 2"),
        ("hand.yaml", "just words", "hand.yaml"),
        ("carioca.yaml", "schema: 1\nid: carioca\nextends: loba_de_menos\n", "carioca"),
    ],
)
def test_what_cannot_be_opened_says_why(
    services: Services, tmp_path: Path, name: str, content: str | None, words: str
) -> None:
    drop(services, tmp_path / name, content)
    assert words in notice(services)
    press(services, "confirm")
    assert isinstance(services.stack.top, MainMenu)


def test_a_table_that_cannot_be_kept_is_not_left_unasked(
    services: Services, tmp_path: Path
) -> None:
    file = tmp_path / "hand.yaml"
    drop(services, file, POSITION)
    first = services.stack.top
    drop(services, file)
    assert isinstance(services.stack.top, ConfirmScene)
    press(services, "back")
    assert services.stack.top is first
    drop(services, file)
    press(services, "right", "right", "confirm")
    assert isinstance(services.stack.top, TableScene)
    assert services.stack.top is not first
