"""What is said of languages a player has added."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from game.scenes.shell.own_files import OwnTexts
from game.scenes.shell.scene import House, Scene

GOOD = "language-name = Português brasileiro\nmenu-settings = Ajustes\n"
BAD = "menu-settings = { $x\nmenu-play\npause-title = { $n ->\n [one] um\n }\nquit\n"


def _dropped(house: House, content: str, name: str = "pt_BR.ftl") -> Scene:
    before = house.stack.scenes[-1:]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_text(content, encoding="utf-8")
        OwnTexts(house, Path(folder) / "own").add(file)
    scene = house.stack.top
    assert [scene] != before
    house.stack.scenes.pop()
    return scene


EXAMPLES: dict[str, Callable[[House], Scene]] = {
    "own_texts_add": lambda house: _dropped(house, GOOD),
    "own_texts_faults": lambda house: _dropped(house, BAD),
    "own_texts_no_language": lambda house: _dropped(house, GOOD, "portuguese.ftl"),
}
