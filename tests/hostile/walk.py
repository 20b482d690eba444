"""Open the window on a home, and walk through all that leads away from the menu."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from game.opening import Program
from game.paths import user_data
from game.play.session.start import Start
from game.scenes.shell.addresses import IN_MENU, ToMatch
from game.scenes.shell.dialogs import LoadingScene
from game.scenes.shell.menu import MainMenu
from game.storage.match_store import MatchStore
from game.ui.gestures import Command
from tests.clock import Clock
from tests.hostile.kinds import DROPPED, LANGUAGE

SIZE = (640, 400)
PAGES = {page.item: page for page in IN_MENU}
#: So many files are let fall onto the window.
DROPPED_MOST = 4
DROPPABLE = ("data/matches", "data/variants", "data/locales", DROPPED)
#: The names of threads that wait for a process of their own, and how long they are waited for, in
#: seconds: on a busy machine these processes hardly get a turn.
BESIDE, BESIDE_MOST = {"apart", "archive"}, 30.0
#: Longer than anything moves.
STEP = 2.5


class Walk:
    """`seed` decides which widgets are tried."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)
        self.clock = Clock()

    def steps(self) -> list[tuple[str, Callable[[], None]]]:
        steps: list[tuple[str, Callable[[], None]]] = [("opening", self.open)]
        for page in PAGES:
            steps.append((page, lambda page=page: self.visit(page)))
            steps.append((f"{page}, a widget", lambda page=page: self.press_one(page)))
        steps += [("resume", self.resume), ("dropped", self.drop), ("closing", self.close)]
        return steps

    def open(self) -> None:
        language = self.dice.choice(("", "en", LANGUAGE))
        self.program = Program(Start(language=language, size=SIZE), self.clock)
        self.program.begin()
        assert self.program.services is not None
        self.services = self.program.services
        self.wait()
        found = [one for one in self.services.stack.scenes if isinstance(one, MainMenu)]
        assert found, "There is no menu."
        self._menu = found[0]

    def wait(self) -> None:
        """Until all has come to rest, and what is done beside the window is done."""
        until = time.monotonic() + BESIDE_MOST
        for _ in range(2):
            self.clock.now += STEP
            self.program.app.turn()
        while self._is_busy() and time.monotonic() < until:
            time.sleep(0.01)
            self.clock.now += 0.05
            self.program.app.turn()

    def _is_busy(self) -> bool:
        threads = {thread.name for thread in threading.enumerate()}
        stack = self.services.stack
        is_coming = not stack.is_made or isinstance(stack.top, LoadingScene)
        return bool(threads & BESIDE) or is_coming

    def menu(self) -> MainMenu:
        """Whatever has been opened meanwhile is left."""
        self.services.leaving = False
        stack = self.services.stack
        if self._menu not in stack.scenes:
            stack.start_over(self._menu)
        elif stack.top is not self._menu:
            stack.pop_to(self._menu)
        return self._menu

    def visit(self, page: str) -> None:
        self.menu()
        self.services.go(PAGES[page]())
        self.wait()
        self.services.stack.handle(Command("down"))
        self.wait()

    def press_one(self, page: str) -> None:
        self.menu()
        self.services.go(PAGES[page]())
        self.wait()
        widgets = getattr(self.services.stack.top, "page", None)
        usable = (
            [one for one in widgets.widgets if one.focusable and one.enabled] if widgets else ()
        )
        if usable:
            self.dice.choice(usable).activate()
            self.wait()
            self.services.stack.handle(Command("confirm"))
            self.wait()

    def resume(self) -> None:
        self.menu()
        latest = MatchStore().latest()
        if latest is not None:
            self.services.go(ToMatch(latest.match_id))
            self.wait()

    def drop(self) -> None:
        home = user_data().parent
        files: list[Path] = []
        for folder in DROPPABLE:
            with suppress(OSError):
                files += sorted((home / folder).iterdir())[:2]
        for file in files[:DROPPED_MOST]:
            self.menu()
            self.services.open_file(str(file))
            self.wait()

    def close(self) -> None:
        self.menu()
        while self.services.stack.scenes:
            self.services.stack.pop()
        self.program.close()
