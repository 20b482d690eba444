"""A tip waits before it shows: whoever passes over a page sees none."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from services import a_house, press, said, shown, top_of, wait

from game.scenes.shell.page_scene import TIP_AFTER, PageScene
from game.scenes.shell.scene import Services
from game.ui.boxes import Column
from game.ui.gestures import MOVED, Pointer
from game.ui.widgets import Button, Widget
from game.view.geometry import Rect


class Page(PageScene):
    """Two buttons; each has a tip."""

    def build(self) -> Sequence[Widget]:
        buttons = [Button(name, name, lambda: None) for name in ("one", "two")]
        for button in buttons:
            button.tip = f"about {button.name}"
        column = Column(*buttons, gap=40)
        return column.arrange(self.canvas, Rect(200, 200, 400, 400))


def hover(services: Services, name: str) -> None:
    page = top_of(services, Page)
    at = next(one.seen for one in page.page.widgets if one.name == name)
    services.stack.handle(Pointer(MOVED, at.cx, at.cy))


def tips(services: Services) -> list[str]:
    return [words for words in said(services) if words.startswith("about")]


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_tip_waits_until_the_pointer_or_the_focus_has_rested(by: str) -> None:
    services = a_house()
    scene = shown(services, Page(services))
    if by == "keys":
        press(services, "down")
    else:
        hover(services, "one")
    assert tips(services) == []
    assert scene.due(services.clock()) == pytest.approx(TIP_AFTER)
    wait(services, TIP_AFTER - 0.1)
    assert tips(services) == []
    wait(services, 0.1)
    assert tips(services) == ["about one"]
    assert scene.due(services.clock()) is None


def test_the_next_widget_waits_anew_and_what_is_left_keeps_no_tip() -> None:
    services = a_house()
    scene = shown(services, Page(services))
    hover(services, "one")
    list(said(services))
    wait(services, TIP_AFTER)
    hover(services, "two")
    assert tips(services) == []
    services.stack.handle(Pointer(MOVED, 5, 5))
    assert tips(services) == []
    wait(services, TIP_AFTER)
    assert tips(services) == []
    assert scene.due(services.clock()) is None
