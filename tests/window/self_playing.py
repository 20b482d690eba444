"""A game in a real window that plays by itself, as fast as it can paint, and tells what it shows.

Nothing of it is another than in a game somebody plays: only what people would press is pressed
between two pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.app import App
from game.engine.state import NOBODY
from game.scenes.shell.page_scene import PageScene
from game.scenes.table.scene import TableScene
from game.storage.match_store import MatchKeeper, MatchStore

#: What is pressed on a page, the first that is there.
PRESSED = ("here", "next", "again", "resume", "yes", "no", "back")

Say = Callable[[str, int], None]
"""The match, and how many acts it has seen by what is shown now."""


def play_by_itself(say: Say, dice: Random) -> None:
    """From now on every window of this process does."""
    playing: list[str] = [""]
    real_show, real_turn, real_keeper = App.show, App.turn, MatchStore.keeper

    def keeper(store: MatchStore, match_id: str, now: Callable[[], float]) -> MatchKeeper:
        playing[0] = match_id
        return real_keeper(store, match_id, now)

    def show(app: App) -> None:
        real_show(app)
        for scene in app.services.stack.scenes:
            if isinstance(scene, TableScene):
                say(playing[0], len(scene.table.saved().match.log) - 1)

    def turn(app: App) -> None:
        real_turn(app)
        go_on(app, dice)
        if app.services.wake is not None:
            app.services.wake()

    App.show, App.turn, MatchStore.keeper = show, turn, keeper  # type: ignore[method-assign]


def go_on(app: App, dice: Random) -> None:
    scene = app.services.stack.top
    if isinstance(scene, TableScene):
        if scene.table.is_covered:
            # Another window has the focus: the next press turns the hand up again.
            scene.returned()
        if scene.table.acting != NOBODY and not scene.picture.is_behind(app.services.clock()):
            scene.context.happened(scene.table.act(dice.choice(scene.table.legal())))
    elif isinstance(scene, PageScene):
        there = {widget.name: widget for widget in scene.page.widgets}
        name = next((name for name in PRESSED if name in there), "")
        if name:
            there[name].activate()
