"""All scenes in all states worth looking at."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services

Example = Callable[[Services], Scene]


def all_examples() -> Iterator[tuple[str, Example]]:
    for file in sorted(Path(__file__).parent.glob("examples_*.py")):
        yield from importlib.import_module(file.stem).EXAMPLES.items()


def on(example: Example, focus: str = "", pointer: str = "") -> Example:
    """The same page with the focus on one thing and the pointer on another; without a focus, the
    pointer has rested for so long that a tip is shown. The focus is scrolled to in every window."""

    def scene(services: Services) -> Scene:
        found = example(services)
        assert isinstance(found, PageScene)
        fit_anew = found.refit

        def refit() -> None:
            fit_anew()
            _scroll_to(found, focus)

        if focus and _scroll_to(found, focus):
            found.refit = refit  # type: ignore[method-assign]
        page = found.page
        page.focus, page.ring, page._hover = focus or page.focus, bool(focus), pointer
        found._tip_of = focus or pointer
        found.begins_with_ring = not focus
        return found

    return scene


def _scroll_to(scene: PageScene, name: str) -> bool:
    """Return whether it was out of sight."""
    scene._ready()
    widget = scene.page._find(name)
    if widget is None or widget.scroll is None:
        return False
    widget.scroll.offset = 0.0
    widget.scroll.show(widget.rect)
    scene.rebuild()
    return widget.scroll.offset > 0
