"""What a scene has shown takes no room once it is left."""

from __future__ import annotations

import gc
import weakref

import pytest
from examples import all_examples
from services import a_house

from game.scenes.shell.scene import Scene
from game.ui.canvas import Canvas

#: One of each kind that does something when it is left, and some others.
SCENES = (
    *("book_by_phone", "book_list", "book_menos", "coach", "keys", "load", "main_menu", "people"),
    *("phones_begin", "replay", "scoring_next", "settlement_pot", "setup", "table_carioca"),
    "workshop_giving",
)
EXAMPLES = dict(all_examples())


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_that_is_left_keeps_no_pictures(name: str) -> None:
    services = a_house((640, 400))
    services.stack.push(Scene(services))
    scene = EXAMPLES[name](services)
    services.stack.push(scene)
    gc.collect()
    gc.disable()
    try:
        services.stack.sprites()
        shown = [weakref.ref(one) for one in canvases(scene) if one.sprites]
        assert shown
        services.stack.pop()
        assert not [one for one in shown if one() is not None]
    finally:
        gc.enable()


def canvases(scene: Scene) -> list[Canvas]:
    painted = getattr(getattr(scene, "painting", None), "painted", {})
    return [one for one in (*vars(scene).values(), *painted.values()) if isinstance(one, Canvas)]
