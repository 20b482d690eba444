"""Hands to use a scene with."""

from __future__ import annotations

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene
from game.ui.gestures import KEYS, MAIN, MOVED, PRESSED, RELEASED, Command, Pointer
from game.ui.widgets import Widget


def press(scene: Scene, *names: str, device: str = KEYS) -> None:
    for name in names:
        scene.handle(Command(name, device=device))
        scene.handle(Command(name, pressed=False, device=device))
        scene.sprites()


def click(scene: PageScene, x: float, y: float) -> None:
    scene.handle(Pointer(MOVED, x, y))
    scene.handle(Pointer(PRESSED, x, y, MAIN, (MAIN,)))
    scene.handle(Pointer(RELEASED, x, y, MAIN))
    scene.sprites()


def widget(scene: PageScene, name: str) -> Widget:
    scene.sprites()
    return next(one for one in scene.page.widgets if one.name == name)


def names(scene: PageScene) -> list[str]:
    scene.sprites()
    return [one.name for one in scene.page.widgets if one.focusable]


def bring(scene: PageScene, name: str) -> Widget:
    """Scrolled into view, as a wheel would."""
    one = widget(scene, name)
    if one.scroll is not None:
        one.scroll.show(one.rect)
    return one


def click_on(scene: PageScene, name: str) -> None:
    seen = bring(scene, name).seen
    click(scene, seen.cx, seen.cy)


def use(scene: PageScene, name: str, way: str) -> None:
    """By the `pointer`, or by `keys`."""
    if way == "pointer":
        click_on(scene, name)
    else:
        scene.page.focus, scene.page.ring = name, True
        press(scene, "confirm")


def walk(scene: PageScene) -> set[str]:
    """All that the focus comes to by arrows and Tab alone."""
    reached: set[str] = set()
    waiting = [scene.page.focus]
    while waiting:
        start = waiting.pop()
        if start in reached:
            continue
        reached.add(start)
        for command in ("up", "down", "left", "right", "next_zone"):
            scene.page.focus, scene.page.ring = start, True
            here = widget(scene, start)
            if here.scroll is not None:
                here.scroll.show(here.rect)
            scene.page.handle(Command(command))
            waiting.append(scene.page.focus)
    return reached
