"""Between a window and a reader: who asks, what is told when, and what it costs before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.reader.node import ReaderNode, Request, Screen, Tree
from game.reader.reader import LOOKS_EVERY, Reader


class Bridge:
    """In the place of the real one. `shown`: the words that were announced, one screen after the
    other."""

    def __init__(self) -> None:
        self.begins: float | None = None
        self.shown: list[tuple[str, bool]] = []

    def listens_from(self, now: float) -> float | None:
        return self.begins

    def requests(self) -> list[Request]:
        return [Request("play", "press")]

    def lies(self, place: object) -> None: ...

    def show(self, screen: Screen, words: str, *, is_urgent: bool, is_focused: bool) -> None:
        self.shown.append((words, is_urgent))


class Window:
    has_focus, place = True, (0, 0, 9, 9)

    def __init__(self) -> None:
        self.bridge = Bridge()

    def handed(self, make: object) -> Bridge:
        return self.bridge


@pytest.fixture
def window() -> Window:
    return Window()


@pytest.fixture
def reader(window: Window) -> Reader:
    tree = Tree((ReaderNode("play", "BUTTON", "Play"),), "play", "Main menu")
    screen = Screen("menu", "Loba", tree, lambda rect: (0, 0, 1, 1))
    return Reader(window, lambda: screen, lambda: None)  # type: ignore[arg-type]


def test_words_wait_for_the_next_look_and_come_in_order(reader: Reader, window: Window) -> None:
    reader.say("Nobody hears this.")
    reader._came()
    window.bridge.begins = 1.0
    reader.turn(0.5)
    assert window.bridge.shown == []
    assert reader.next_due() == 1.0
    reader.turn(1.0)
    reader.say("Beto draws.")
    reader.say("Not here.", is_urgent=True)
    reader.turn(1.01)
    assert reader.next_due() == 1.0 + LOOKS_EVERY
    reader.turn(1.0 + LOOKS_EVERY)
    assert window.bridge.shown == [("Main menu", False), ("Beto draws. Not here.", True)]
    assert reader.next_due() is None


def test_what_a_new_screen_announces_itself_is_said_once(reader: Reader, window: Window) -> None:
    reader._came()
    window.bridge.begins = 1.0
    reader.turn(0.5)
    reader.say("Beto draws.")
    reader.say("Main menu")
    reader.turn(1.0)
    assert window.bridge.shown == [("Beto draws. Main menu", False)]


def test_nothing_is_asked_for_before_somebody_reads(reader: Reader) -> None:
    assert list(reader.requests()) == []
    reader._came()
    reader.turn(0.0)
    assert list(reader.requests()) == [Request("play", "press")]


def test_the_game_does_not_load_what_readers_need() -> None:
    asked = "import game.app, sys; sys.exit('accesskit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
