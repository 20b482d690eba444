"""Paints every scene of `tests/scenes/examples_*.py` to a picture, without a window.

python -m tests.gallery --out gallery --sizes 1024x640 --languages en,es --scenes table
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

# Read by SDL when pygame is first imported.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
SCENES = Path(__file__).parents[1] / "scenes"
sys.path.insert(0, str(SCENES))

import pygame  # noqa: E402
from examples import Example, all_examples  # noqa: E402
from services import a_house, rest  # noqa: E402

from game.scenes.shell.scene import Scene  # noqa: E402
from game.ui.canvas import Canvas  # noqa: E402
from game.ui.painter import Painter  # noqa: E402

SIZES, LANGUAGES = "1024x640,1920x1080,3840x2160", "en,es,fr"


def picture(
    example: Example, size: tuple[int, int], language: str, text: float
) -> tuple[pygame.Surface, list[str]]:
    """The scene as it stands when all has come to rest, and the words that had no room."""
    services = a_house(size, language=language, text_scale=text)
    services.stack.push(Scene(services))
    services.stack.push(example(services))
    rest(services)
    surface = pygame.display.set_mode(size)
    surface.fill((0, 0, 0))
    Painter(surface).show(services.stack.sprites())
    spilled = [spill.text for canvas in canvases(services.stack.top) for spill in canvas.spilled]
    return surface, spilled


def canvases(scene: Scene) -> list[Canvas]:
    """All layers of a scene."""
    return [value for value in vars(scene).values() if isinstance(value, Canvas)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--languages", default=LANGUAGES)
    parser.add_argument("--scenes", default="", help="beginnings of names; all, if none are given")
    parser.add_argument("--text", type=float, default=1.0, choices=(1.0, 1.2, 1.4))
    told = parser.parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    wanted = tuple(told.scenes.split(","))
    with tempfile.TemporaryDirectory() as home:
        os.environ["LOBA_HOME"] = home
        for name, example in all_examples():
            if not name.startswith(wanted):
                continue
            for size in told.sizes.split(","):
                wide, high = map(int, size.split("x"))
                for language in told.languages.split(","):
                    surface, spilled = picture(example, (wide, high), language, told.text)
                    at_text = "" if told.text == 1 else f".text{told.text}"
                    file = told.out / f"{name}.{size}.{language}{at_text}.png"
                    pygame.image.save(surface, file)
                    print(file.name, *(f"| no room: {words}" for words in spilled))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
