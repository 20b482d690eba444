"""The program, opened on a home, with hands to use it and eyes for what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app import App
from game.opening import open_window
from game.play.session.running import RunningTable
from game.play.session.start import Start
from game.reading.apart import Apart
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene
from game.scenes.table.scene import TableScene
from game.settings import SHOWN
from game.ui.canvas import Canvas
from game.ui.widgets import Widget

SIZE = (1600, 1200)
#: The most turns of the loop until a scene that was asked for is there.
TURNS_MOST = 400


def in_program(patch: pytest.MonkeyPatch, do: Callable[[House], None]) -> None:
    """Open the window as a player does, do something in it, and close it."""
    for costly in ("freeze", "set_threshold"):
        patch.setattr(f"gc.{costly}", lambda *given: None)
    failed: list[BaseException] = []

    def run(app: App) -> None:
        try:
            do(House(app))
        except BaseException as error:
            # The program would end with a report of it.
            failed.append(error)

    patch.setattr(App, "run", run)
    assert open_window(Start(size=SIZE)) == 0
    for error in failed:
        raise error


class House:
    def __init__(self, app: App) -> None:
        self.app, self.services = app, app.services
        # What else would be done by other processes is done at once.
        self.services.wake = None
        self.turn()

    @property
    def navigator(self) -> Navigator:
        navigator = getattr(self.services.open_file, "__self__", None)
        assert isinstance(navigator, Navigator)
        return navigator

    @property
    def top(self) -> Scene:
        return self.services.stack.top

    def turn(self) -> None:
        self.app.turn()
        while not self.services.stack.is_made:
            self.app.turn()

    def go(self, *names: str) -> None:
        """Press one widget after the other, each on the page the one before led to."""
        for name in names:
            self.widget(name).activate()
            self.turn()

    def back(self) -> None:
        top = self.top
        assert isinstance(top, PageScene)
        top.back()
        self.turn()

    def until(self, kind: type[Scene]) -> None:
        """Let a scene be made that was asked for."""
        for _ in range(TURNS_MOST):
            if isinstance(self.top, kind):
                return
            self.turn()
        raise AssertionError(f"{kind.__name__} does not come: {type(self.top).__name__}")

    def table(self) -> RunningTable:
        """Return the table that was asked for."""
        for _ in range(TURNS_MOST):
            for scene in self.services.stack.scenes:
                if isinstance(scene, TableScene):
                    return scene.table
            self.turn()
        raise AssertionError("no table")

    def menu(self) -> None:
        """Leave everything for the menu."""
        self.navigator.menu()
        self.turn()

    def set(self, name: str, value: object) -> None:
        """Change a setting on the page of settings, whichever block is open."""
        assert isinstance(self.top, SettingsScene)
        self.top.set(next(one for one in SHOWN if one.name == name), value)
        self.turn()

    def wait_for(self, is_so: Callable[[], bool]) -> None:
        """Let the program go on until other processes have done their work."""
        while not is_so():
            for work in self.services.ahead._open:
                if isinstance(work, Apart):
                    work.wait()
            self.turn()

    def widget(self, name: str) -> Widget:
        return next(one for one in self.widgets() if one.name == name)

    def widgets(self) -> list[Widget]:
        top = self.top
        assert isinstance(top, PageScene)
        top.sprites()
        return top.page.widgets

    def names(self) -> list[str]:
        return [one.name for one in self.widgets()]

    def page(self) -> str:
        """Return all that is written on the page, also what has to be scrolled to; in one line,
        without the marks of bold words."""
        written = list(self._written())
        return re.sub(r"\s+", " ", " ".join(written).replace("*", ""))

    def _written(self) -> Iterator[str]:
        yield from (one.says for one in self.services.stack.sprites() if one.says)
        if not isinstance(self.top, PageScene):
            return
        for scroll in {id(one.scroll): one.scroll for one in self.top.page.widgets}.values():
            while scroll is not None and scroll.move(scroll.view.h * 0.7):
                canvas = Canvas(self.services.kit)
                self.top.page.paint(canvas)
                yield from (one.says for one in canvas.sprites if one.says)

    def say(self, key: str, /, **facts: int | float | str) -> str:
        return self.services.say(key, **facts)


def content_of(home: Path) -> dict[str, bytes]:
    """Return every file of a home, but for what is made again."""
    return {
        one.relative_to(home).as_posix(): one.read_bytes()
        for one in sorted(home.rglob("*"))
        if one.is_file() and not {"cache", "logs"} & set(one.relative_to(home).parts)
    }
