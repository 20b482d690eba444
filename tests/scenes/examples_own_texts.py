"""What is said of languages a player has added."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from game.scenes.shell.own_files import OwnTexts
from game.scenes.shell.scene import Scene, Services

GOOD = "language-name = Português brasileiro\nmenu-settings = Ajustes\n"
BAD = "menu-settings = { $x\nmenu-play\npause-title = { $n ->\n [one] um\n }\nquit\n"


def _dropped(services: Services, content: str, name: str = "pt_BR.ftl") -> Scene:
    before = services.stack.scenes[-1:]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_text(content, encoding="utf-8")
        OwnTexts(services, Path(folder) / "own").add(file)
    scene = services.stack.top
    assert [scene] != before
    services.stack.scenes.pop()
    return scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "own_texts_add": lambda services: _dropped(services, GOOD),
    "own_texts_faults": lambda services: _dropped(services, BAD),
    "own_texts_no_language": lambda services: _dropped(services, GOOD, "portuguese.ftl"),
}
