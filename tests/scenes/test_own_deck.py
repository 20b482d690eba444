"""Drawings of one's own that cannot be used are told of when the window opens."""

from __future__ import annotations

from pathlib import Path

import pytest
from houses import a_house, said

from game.paths import user_data
from game.scenes.menu import MainMenu
from game.scenes.notice import NoticeScene
from game.scenes.own_deck import FLAWS_TOLD, tell_of_flaws
from tests.scenes.test_own_texts import a_house_of_ours


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))


def spoil(*names: str) -> None:
    folder = user_data() / "cards"
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text("no drawing", "utf-8")


def test_nothing_is_said_where_nothing_is_wrong() -> None:
    house = a_house_of_ours()
    tell_of_flaws(house)
    assert isinstance(house.stack.top, MainMenu)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_first_few_are_named_and_the_others_counted(language: str) -> None:
    spoil("KH.svg", "QH.svg", "king.svg", "queen.svg", "rey.svg")
    house = a_house(language=language)
    tell_of_flaws(house)
    assert isinstance(house.stack.top, NoticeScene)
    told = " ".join(said(house))
    assert [name in told for name in ("KH.svg", "QH.svg", "king.svg")] == [True] * FLAWS_TOLD
    assert "queen.svg" not in told
    assert "2" in told
    assert "card_flaw" not in told
