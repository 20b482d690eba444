"""All scenes in all states worth looking at."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

from game.scenes.shell.scene import Scene, Services

Example = Callable[[Services], Scene]


def all_examples() -> Iterator[tuple[str, Example]]:
    for file in sorted(Path(__file__).parent.glob("examples_*.py")):
        yield from importlib.import_module(file.stem).EXAMPLES.items()
