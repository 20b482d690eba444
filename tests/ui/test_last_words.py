"""The last words of the window: they fit, they can be answered, and need nothing but pygame."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.l10n.catalogue import Texts
from game.paths import layers
from game.scenes.shell import crash_scene
from game.trouble.report import CRASHED
from game.ui import window as last_words
from game.ui.window import GameWindow, paint, say_in

FILE = "/Users/maria-fernanda/Library/Application Support/loba/reports/crash-20261121-112233-1.txt"


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("", (640, 480))
    yield window
    window.destroy()


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_everything_said_has_room(language: str, size: tuple[int, int]) -> None:
    texts = Texts([language], layers("locales"))
    told = [texts.text("crash.match_not_kept"), texts.text("crash.report", file=FILE)]
    canvas = pygame.Surface(size)
    button = paint(
        canvas,
        texts.text("crash.title"),
        [*told, texts.text("crash.again")],
        texts.text("crash.close"),
    )
    assert canvas.get_rect().contains(button.inflate(0, 40))
    # The frame of the panel is whole: nothing stands out of the picture.
    ground = canvas.get_at((0, 0))
    assert all(canvas.get_at((x, 0)) == ground for x in range(size[0]))
    assert all(canvas.get_at((x, size[1] - 1)) == ground for x in range(size[0]))


@pytest.mark.usefixtures("window")
def test_without_our_letters_it_takes_those_of_pygame(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(face: str) -> Path:
        return Path("no_such_folder") / face

    monkeypatch.setattr(last_words, "font_file", gone)
    assert paint(pygame.Surface((640, 480)), "Lo sentimos", ["ñ"], "Cerrar").width


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.QUIT),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN),
    ],
)
def test_it_is_answered(
    event: pygame.event.Event, window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed_again_and_again(most: int) -> pygame.event.Event:
        time.sleep(0.01)
        assert next(times, None) is not None
        return event

    times = iter(range(100))
    monkeypatch.setattr(last_words, "DEAF", 0.05)
    monkeypatch.setattr("pygame.event.wait", pressed_again_and_again)
    say_in(window, "Lo sentimos", ["Algo falló."], "Cerrar")


def test_what_was_pressed_in_that_moment_is_no_answer(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    heard = iter([enter, enter, pygame.event.Event(pygame.QUIT)])
    monkeypatch.setattr(last_words, "DEAF", 1000.0)
    monkeypatch.setattr("pygame.event.wait", lambda most: next(heard))
    say_in(window, "Lo sentimos", ["Algo falló."], "Cerrar")
    assert next(heard, None) is None


def test_what_was_pressed_before_they_are_shown_answers_nothing(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_words, "NEAREST_MS", 10)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    asked = []

    def once(milliseconds: int) -> pygame.event.Event:
        asked.append(milliseconds)
        return pygame.event.Event(pygame.QUIT if len(asked) == 3 else pygame.NOEVENT)

    monkeypatch.setattr(pygame.event, "wait", once)
    say_in(window, "Sorry", ["It is over"], "Close")
    assert asked == [10] * 3


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("where", ["window", "box"])
def test_they_are_said_in_the_window_if_there_is_one_and_in_a_box_of_the_system_otherwise(
    where: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = []
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(crash_scene, "say_in", lambda *told: said.append("window"))
    monkeypatch.setattr(crash_scene, "say_in_box", lambda *told: said.append("box"))
    open_window = GameWindow("", (64, 64)) if where == "window" else None
    texts = Texts(["en"], layers("locales"))
    assert crash_scene.end_with(ValueError("x"), None, open_window, texts) == CRASHED
    assert said == [where]
