"""The hints at the foot: for the device in use, and a way back for those who have no keys."""

from __future__ import annotations

import pytest
from examples_menus import EXAMPLES as MENUS
from examples_settings import EXAMPLES as SETTINGS
from examples_statistics import EXAMPLES as STATISTICS
from houses import a_house, click, shown

from game.scenes.shell.page_scene import Hint, HintKey, PageScene, hint_lines, hint_row
from game.scenes.shell.scene import House
from game.ui import commands

SCENES = {**MENUS, **SETTINGS, **STATISTICS}
HINTS = [
    Hint((commands.UP, commands.DOWN), "Choose"),
    Hint((commands.BACK,), "Back", lambda: None),
    Hint(("take_back",), "Delete", pad=("mark",)),
]


def told(house: House, width: float = 900) -> list[tuple[str, tuple[str, ...]]]:
    return [(key.hint.text, tuple(key.caps)) for key in hint_lines(house, 0, 900, width, HINTS)]


def test_keys_are_those_of_the_device() -> None:
    house = a_house()
    assert told(house) == [
        ("Choose", ("up", "down")),
        ("Back", ("escape",)),
        ("Delete", ("backspace",)),
    ]
    house.device = "pad"
    assert told(house) == [("Choose", ("dpup", "dpdown")), ("Back", ("b",)), ("Delete", ("x",))]
    house.device = "touch"
    assert told(house) == [("Back", ())]


def test_what_has_no_room_goes_to_the_next_line_or_is_left_out() -> None:
    house = a_house()
    lines = hint_lines(house, 0, 900, 300, HINTS)
    assert len({key.rect.y for key in lines}) > 1
    assert max(key.rect.bottom for key in lines) == pytest.approx(900)
    row = hint_row(house, 0, 900, 300, HINTS)
    assert 0 < len(row) < len(lines)
    assert all(key.rect.right <= 300 for key in row)


@pytest.mark.parametrize("name", ["settings", "keys", "load", "load_empty", "statistics"])
@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_pointer_finds_the_way_back(name: str, device: str) -> None:
    house = a_house()
    house.device = device
    shown(house, MENUS["main_menu"](house))
    scene = SCENES[name](house)
    assert isinstance(scene, PageScene)
    shown(house, scene)
    scene.sprites()
    back = next(one for one in scene.page.widgets if one.name == "hint back")
    assert isinstance(back, HintKey)
    click(house, back)
    assert scene not in house.stack.scenes
