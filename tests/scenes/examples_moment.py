"""On the way to a table, while it is being drawn."""

from __future__ import annotations

from game.scenes.shell.dialogs import SHOWN_AFTER, LoadingScene
from game.scenes.shell.scene import Scene, Services


def nothing() -> None:
    pass


def laying_the_table(services: Services) -> LoadingScene:
    """Most of it is drawn."""
    rasterizer = services.kit.rasterizer
    rasterizer.hold()
    services.backdrops.order("table", "curtain")
    moment = LoadingScene(services, Scene(services), nothing)
    rasterizer.forget()
    services.backdrops.order("curtain")
    moment.began -= SHOWN_AFTER
    return moment


EXAMPLES = {"moment": laying_the_table}
