"""The guide for players, opened from the list of lessons."""

from __future__ import annotations

import webbrowser
from collections.abc import Sequence
from pathlib import Path

from game.reading.faults import Message
from game.reading.worker import DONE, Limits
from game.scenes.shell.dialogs import NoticeScene, WaitScene, notify
from game.scenes.shell.scene import Services
from game.view.guide import writing

#: The seconds are those of one language, which takes half of one.
LIMITS = Limits(seconds=20.0, mebibytes=1024)


def show_guide(services: Services) -> None:
    """Write the guide anew beside the window, and open it in the browser."""
    scene = GuideScene(services)
    services.stack.push(scene)
    begin = services.ahead.begin
    apart = begin(services.wake, LIMITS, scene.ended, writing, scene.language)
    scene.results = [] if apart is None else apart.results


class GuideScene(WaitScene):
    """A progress bar, until the page in the language of the window is there; those in the others
    follow."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, "guide.making")
        self.language = services.texts.language
        self._is_over = False

    def update(self, now: float) -> None:
        self._open(self.results)

    def ended(self, results: Sequence[object], how: str) -> None:
        """Open the guide; write it in this process if the other one has not."""
        if not self._is_over:
            self._open(results if how == DONE else list(writing(self.language)))

    def _open(self, results: Sequence[object]) -> None:
        """Open the first page that is written, and say where it is: nothing tells whether a browser
        has come. Say it if none can be written."""
        told = next((one for one in results if isinstance(one, Path | Message)), None)
        if told is None or self._is_over:
            return
        self._is_over = True
        services = self.services
        services.stack.take_away(self)
        if isinstance(told, Message):
            services.stack.push(NoticeScene(services, lambda: told.said(services.say)))
        else:
            webbrowser.open(told.as_uri())
            notify(services, "guide.opened", file=str(told))
