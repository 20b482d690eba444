"""The first hand on a system where no program moves the mouse: its events are posted.

python -m tests.window.posted FOLDER    plays a hand in a real window, and keeps pictures of it
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame

from game.__main__ import main as loba
from game.app import App

from .devices import Act
from .mouse import Clicks
from .running import Game
from .screen import Screen
from .telling import tell
from .whole_hands import go_on, play_hand

TABLE = ("--variant", "loba_de_menos", "--players", "Ana,Beto:naive", "--seed", "4")
#: How the game is started that takes orders, by its first argument.
TAKING = "--taking"
#: Of so many acts each is kept as a picture.
PICTURES_MOST = 12


class PostedScreen(Screen):
    """The screen there is; what is to be done with the mouse is sent to the game."""

    def __init__(self) -> None:
        super().__init__("")
        self.game: Game | None = None

    @property
    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def window_of(self, process: int) -> str:
        return ""

    def ask_to_close(self, process: subprocess.Popen[str]) -> None:
        self.tool("close")

    def tool(self, *words: object) -> str:
        if self.game is not None:
            assert self.game.process.stdin is not None
            self.game.process.stdin.write(json.dumps([str(word) for word in words]) + "\n")
            self.game.process.stdin.flush()
        return ""


class Pictured(Clicks):
    """Keeps a picture before each of the first acts."""

    folder = Path()
    kept = 0

    def play(self, act: Act) -> None:
        self.keep()
        super().play(act)

    def keep(self) -> None:
        if self.kept < PICTURES_MOST:
            self.kept += 1
            self.game.screen.tool("picture", self.folder / f"hand-{self.kept:02}.png")


# In the game ----------------------------------------------------------------------------------


class Taker:
    """Does what it is sent."""

    def __init__(self) -> None:
        self.app: App | None = None
        self._at = (0, 0)
        #: Files for pictures, which the thread of the window keeps.
        self.pictures: list[str] = []

    def listen(self) -> None:
        for line in sys.stdin:
            words = iter(json.loads(line))
            for word in words:
                self._do(word, words)

    def _do(self, word: str, more: Iterator[str]) -> None:
        if word == "mousemove":
            assert (next(more), next(more)) == ("--window", "")
            density = self.app.window.density if self.app is not None else 1.0
            x, y = (round(float(next(more)) / density) for _ in range(2))
            self._at = x, y
            self._post(pygame.MOUSEMOTION, pos=self._at, rel=(0, 0))
        elif word in ("mousedown", "mouseup"):
            kind = pygame.MOUSEBUTTONDOWN if word == "mousedown" else pygame.MOUSEBUTTONUP
            self._post(kind, pos=self._at, button=int(next(more)))
        elif word == "sleep":
            time.sleep(float(next(more)))
        elif word == "picture":
            self.pictures.append(next(more))
        elif word == "close":
            self._post(pygame.QUIT)

    def _post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.Event(kind, facts))


def take() -> None:
    taker, turn = Taker(), App.turn

    def taking(app: App) -> None:
        turn(app)
        if taker.app is None:
            taker.app = app
            threading.Thread(target=taker.listen, daemon=True).start()
        while taker.pictures:
            pygame.image.save(app.window.canvas, taker.pictures.pop(0))

    App.turn = taking  # type: ignore[method-assign]


# Outside --------------------------------------------------------------------------------------


def play(folder: Path) -> list[str]:
    """Play a hand and go on to the next; return the acts."""
    folder.mkdir(parents=True, exist_ok=True)
    screen = PostedScreen()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        starter = ("-m", "tests.window.posted", TAKING)
        game = screen.game = Game(screen, Path(home), TABLE, {}, starter)
        try:
            random = Random(4)
            hand = Pictured(game, random)
            hand.folder = folder.resolve()
            done = play_hand(game, hand, random)
            screen.tool("picture", hand.folder / "scores.png")
            assert go_on(game, hand)["hand_no"] == 2
        finally:
            game.close()
        assert not game.complaints(), game.complaints()
    return done


if __name__ == "__main__":
    if sys.argv[1] == TAKING:
        take()
        tell()
        raise SystemExit(loba(sys.argv[2:]))
    print(*play(Path(sys.argv[1])), sep="\n")
