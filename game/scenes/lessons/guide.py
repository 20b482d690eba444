"""The guide for players, opened from the list of lessons."""

from __future__ import annotations

import webbrowser
from collections.abc import Sequence

from game.reading.faults import Message
from game.reading.worker import DONE, Limits
from game.scenes.shell.dialogs import NoticeScene, WaitScene, notify
from game.scenes.shell.scene import Services
from game.view.guide import file_of, writing

#: The seconds are those of one language, which takes half of one.
LIMITS = Limits(seconds=20.0, mebibytes=1024)


def show_guide(services: Services) -> None:
    """Write the guide anew, open it in the browser, and say where it is: nothing tells whether a
    browser has come."""
    scene, language = WaitScene(services, "guide.making"), services.texts.language

    def written(results: Sequence[object], how: str) -> None:
        services.stack.take_away(scene)
        last = list(writing(language))[-1] if how != DONE else results[-1]
        if isinstance(last, Message):
            services.stack.push(NoticeScene(services, lambda: last.said(services.say)))
            return
        file = file_of(language)
        webbrowser.open(file.as_uri())
        notify(services, "guide.opened", file=str(file))

    services.stack.push(scene)
    apart = services.background.begin(services.wake, LIMITS, written, writing, language)
    scene.results = [] if apart is None else apart.results
