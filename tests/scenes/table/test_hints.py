"""The hints at the foot: for the device in use, and a way back for those who have no keys."""

from __future__ import annotations

import pytest
from examples_menus import EXAMPLES as MENUS
from examples_settings import EXAMPLES as SETTINGS
from examples_statistics import EXAMPLES as STATISTICS
from services import a_house, click, shown

from game.scenes.shell.page_scene import Hint, HintKey, PageScene, hint_box
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.canvas import Canvas
from game.view.geometry import Rect

SCENES = {**MENUS, **SETTINGS, **STATISTICS}
HINTS = [
    Hint((commands.UP, commands.DOWN), "Choose"),
    Hint((commands.BACK,), "Back", lambda: None),
    Hint(("take_back",), "Delete", pad=("mark",)),
]


def in_lines(services: Services, width: float) -> list[HintKey]:
    box = hint_box(services, HINTS)
    keys = box.arrange(Canvas(services.kit), Rect(0, 0, width, 900))
    return [key for key in keys if isinstance(key, HintKey)]


def told(services: Services, width: float = 900) -> list[tuple[str, tuple[str, ...]]]:
    return [(key.hint.text, tuple(key.caps)) for key in in_lines(services, width)]


def test_keys_are_those_of_the_device() -> None:
    services = a_house()
    assert told(services) == [
        ("Choose", ("up", "down")),
        ("Back", ("escape",)),
        ("Delete", ("backspace",)),
    ]
    services.device = "pad"
    assert told(services) == [("Choose", ("dpup", "dpdown")), ("Back", ("b",)), ("Delete", ("x",))]
    services.device = "touch"
    assert told(services) == [("Back", ())]


def test_what_has_no_room_goes_to_the_next_line_or_is_left_out() -> None:
    services = a_house()
    lines = in_lines(services, 300)
    assert len({key.rect.y for key in lines}) > 1
    row = hint_box(services, HINTS, 1).arrange(Canvas(services.kit), Rect(0, 0, 300, 900))
    assert 0 < len(row) < len(lines)
    assert all(key.rect.right <= 300 for key in row)


@pytest.mark.parametrize("name", ["settings", "keys", "load", "load_empty", "statistics"])
@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_pointer_finds_the_way_back(name: str, device: str) -> None:
    services = a_house()
    services.device = device
    shown(services, MENUS["main_menu"](services))
    scene = SCENES[name](services)
    assert isinstance(scene, PageScene)
    shown(services, scene)
    scene.sprites()
    back = next(one for one in scene.page.widgets if one.name == "hint back")
    assert isinstance(back, HintKey)
    click(services, back)
    assert scene not in services.stack.scenes
