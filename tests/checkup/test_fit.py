"""Texts that are too long for their place are found by painting them, and named with their line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pygame import Surface

from game.__main__ import main
from game.checkup import fit
from game.l10n.catalogue import Texts
from game.paths import user_texts
from game.ui.canvas import Canvas, Spill
from game.ui.painter import Sprite
from game.variants.catalogue import Catalogue
from game.variants.load import Variant
from game.view.geometry import Rect


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
        f"{file}:2: “menu-settings” has no room in its place: “{long}”",
        f"{file}:5: “table-key-take_whole” has no room in its place: “{long} 2”",
        "2 texts have no room.",
    ]


#: Where a walk went, and the texts somebody has added that it met there.
walked: list[str] = []


class ShortTour:
    """Sees a page on which a text of ours, one of somebody's and one of nobody's have no room, and
    another of ours is covered. It is its own stack, with itself on top."""

    def __init__(
        self, window: str, language: str, open_texts: Callable[[str], Texts], text_scale: float
    ) -> None:
        walked.append(f"{window}, {language} at {text_scale}")
        self.texts = open_texts(language)
        self.navigator = self.services = self.stack = self.top = self.stores = self
        self.games = Catalogue()
        self.on_look: Callable[[], None] = list
        self.held = None

    def pages(self) -> None:
        walked.append(f"pages with {[file.name for file in sorted(user_texts().glob('*'))]}")
        self.see(self.texts.text("menu.play"), self.texts.text("menu.settings"))

    def lessons(self) -> None:
        walked.append("lessons")
        self.see(self.texts.text("menu.quit"), "words of nobody")

    def sprites(self) -> list[Sprite]:
        words = Surface((40, 20))
        told = [self.texts.text("pause.rules"), self.texts.text("card.joker"), "words of nobody"]
        below = [Sprite(words, 0, 20 * at, None, said) for at, said in enumerate(told)]
        return [*below, Sprite(Surface((40, 60)), 0, 0)]

    def see(self, *texts: str) -> None:
        canvas = object.__new__(Canvas)
        canvas.spilled = [Spill(text, Rect(0, 0, 1, 1)) for text in texts]
        self.on_look()

    def two_people(self, variant: Variant) -> None:
        walked.append(f"two people at {variant.id}")

    def to_the_end(self, variant: Variant) -> None:
        walked.append(f"to the end of {variant.id} in {variant.chosen['rounds_to_win']}")

    def close(self) -> None:
        walked.append("closed")


@contextmanager
def opened(seen: bool) -> Iterator[str]:
    yield "a window" if seen else "a window for nobody"


@pytest.mark.parametrize("safe", ["", "1"], ids=["with own texts", "safe"])
def test_every_page_is_walked_through_at_two_sizes_and_what_is_cut_is_told_once(
    safe: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOBA_SAFE", safe)
    monkeypatch.setattr("game.checkup.tour.Tour", ShortTour)
    monkeypatch.setattr(fit, "opened", opened)
    walked.clear()
    file = user_texts() / "fr.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("menu-quit = Au revoir\n\nmenu-settings = Mes réglages\n")
    assert main(["--lang", "en", "locales", "fit", "fr"]) == 1
    own = [] if safe else ["fr.ftl"]
    assert walked == [
        line
        for scale in (1.0, 1.4)
        for line in (
            f"a window for nobody, fr at {scale}",
            f"pages with {own}",
            "lessons",
            *(f"two people at {game}" for game in ("loba_de_mas", "carioca", "la_mona")),
            "to the end of la_mona in 1",
            "closed",
        )
    ]
    told = capsys.readouterr().out
    assert told.count("has no room in") == 5
    assert f"{user_texts()}: “” has no room in its place: “words of nobody”" in told
    for line in ("1: “menu-quit” has no room in its place: “Au revoir”", "3: “menu-settings”"):
        assert (f"{file}:{line}" in told) is not bool(safe)
    assert "“pause-rules”" in told
    assert "5 texts have no room." in told


def test_a_language_in_which_nothing_is_cut_has_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit, "_cut", lambda heard, language, scale: set())
    assert main(["--lang", "en", "locales", "fit", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Every text has room")


def test_a_language_nobody_speaks_cannot_be_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "fit", "tlh"]) == 2
    assert "“tlh”" in capsys.readouterr().out
