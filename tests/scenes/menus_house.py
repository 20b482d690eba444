"""A house without a window, for the tests of the menus."""

from __future__ import annotations

from collections.abc import Iterable

from services import a_house

from game.scenes.shell.scene import Scene, Services
from game.ui.gestures import MAIN, MOVED, PRESSED, RELEASED, Pointer
from game.ui.page import Page
from game.ui.widgets import Widget


def house_of(
    pixels: tuple[int, int] = (1920, 1080), device: str = "keys", **likes: object
) -> Services:
    services = a_house(pixels, **likes)
    services.device = device
    return services


def show(services: Services, scene: Scene) -> Page:
    services.stack.push(scene)
    services.stack.sprites()
    return page_of(services)


def page_of(services: Services) -> Page:
    """Of the scene on top, as it is now."""
    services.stack.sprites()
    page = services.stack.top.page  # type: ignore[attr-defined]
    assert isinstance(page, Page)
    return page


def click(services: Services, name: str, x: float = 0.5) -> None:
    """On a widget, at a part of its width; it is scrolled into view first."""
    page = page_of(services)
    widget = named(page.widgets, name)
    if widget.scroll is not None:
        widget.scroll.show(widget.rect)
    seen = widget.seen
    at = seen.x + seen.w * x, seen.cy
    for what in (MOVED, PRESSED, RELEASED):
        services.stack.handle(Pointer(what, *at, 0 if what == MOVED else MAIN))


def named(widgets: Iterable[Widget], name: str) -> Widget:
    return next(widget for widget in widgets if widget.name == name)


def names_of(page: Page) -> set[str]:
    return {widget.name for widget in page.widgets if widget.focusable}
