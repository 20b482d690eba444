"""Texts that are too long for their place are found by painting them, and named with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.paths import user_texts


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))


@pytest.mark.long
def test_a_text_without_room_is_named_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    file = user_texts() / "pt.ftl"
    file.parent.mkdir(parents=True)
    long = "Configurações e preferências de todos os jogadores desta máquina"
    file.write_text(
        f"language-name = Português\nmenu-settings = {long}\nmenu-quit = Sair\n"
        f"table-key-lay_down = Baixar na mesa\ntable-key-take_whole = {long} 2\n"
    )
    assert main(["locales", "fit", "pt"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:2: “menu-settings” is too long for its place: “{long}”",
        f"{file}:5: “table-key-take_whole” is too long for its place: “{long} 2”",
        "2 texts have no room.",
    ]


def test_a_language_nobody_speaks_cannot_be_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "fit", "tlh"]) == 2
    assert "“tlh”" in capsys.readouterr().out
