"""What a reader is handed, and what it asks for."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

kit = pytest.importorskip("accesskit")

from game.reader.bridge import SETTLED, Bridge  # noqa: E402
from game.reader.node import ReaderNode, Request, Screen, Tree, ValueSpan  # noqa: E402
from game.view.geometry import Rect  # noqa: E402


class Adapter:
    """In the place of AccessKit's: it keeps what it is handed, and takes no node with parts that it
    does not know, as AccessKit does not."""

    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.known: set[int] = set()

    def update_if_active(self, make: Any) -> None:
        update = make()
        self.updates.append(update)
        self.known |= {number for number, _ in update.nodes}
        parts = {part for _, node in update.nodes for part in node.children}
        assert parts <= self.known

    def update_window_focus_state(self, is_focused: bool) -> None: ...

    update_view_focus_state = update_window_focus_state


@pytest.fixture
def bridge(monkeypatch: pytest.MonkeyPatch) -> Bridge:
    monkeypatch.setattr(Bridge, "_made", lambda bridge, handle: Adapter())
    made = Bridge(None, lambda: None)
    made._begin()
    return made


def shown(
    bridge: Bridge, *nodes: ReaderNode, focus: str = "", words: str = "", screen: str = "table"
) -> dict[str, Any]:
    """The nodes that this picture hands over, by their names."""
    whole = Screen(screen, "Loba", Tree(nodes, focus), lambda rect: (0, 0, 10, 10))
    bridge._adapter.updates.clear()
    bridge.show(whole, words, is_urgent=False, is_focused=True)
    nodes_of = [node for update in bridge._adapter.updates for _, node in update.nodes]
    return {node.label or node.value: node for node in nodes_of}


PLAY = ReaderNode("play", "BUTTON", "Play", place=Rect(0, 0, 5, 5), does=("focus", "press"))
SOUND = ReaderNode(
    "sound", "SLIDER", "Sound", value="50 %", span=ValueSpan(0.5, 0, 1, 0.1), does=("more",)
)


def test_nobody_is_told_anything_before_the_lock_is_let_go(bridge: Bridge) -> None:
    assert bridge.listens_from(3.0) == 3.0 + SETTLED
    assert bridge.listens_from(4.0) == 3.0 + SETTLED
    bridge._end()
    assert bridge.listens_from(5.0) is None


def test_only_what_has_changed_is_handed_over_again(bridge: Bridge) -> None:
    assert set(shown(bridge, PLAY, SOUND)) == {"Loba", "Play", "Sound"}
    assert shown(bridge, PLAY, SOUND) == {}
    louder = shown(bridge, PLAY, SOUND._replace(value="60 %"))
    assert set(louder) == {"Loba", "Sound"}
    assert louder["Sound"].value == "60 %"


def test_each_announcement_is_a_new_node(bridge: Bridge) -> None:
    shown(bridge, PLAY)
    first = shown(bridge, PLAY, words="Beto draws.")
    again = shown(bridge, PLAY, words="Beto draws.")
    assert first["Beto draws."].live == again["Beto draws."].live == kit.Live.POLITE
    assert first["Loba"].children != again["Loba"].children


def test_another_screen_that_announces_nothing_keeps_no_node_of_the_last(bridge: Bridge) -> None:
    shown(bridge, PLAY, words="Beto draws.")
    menu = shown(bridge, SOUND, screen="menu")
    assert {"Loba", "Sound"} <= set(menu)
    assert set(shown(bridge, PLAY, screen="table")) >= {"Loba", "Play"}


def test_a_reader_asks_for_what_a_node_can_do(bridge: Bridge) -> None:
    handed = shown(bridge, PLAY, SOUND, focus="play")
    assert handed["Play"].supports_action(kit.Action.CLICK)
    assert not handed["Sound"].supports_action(kit.Action.CLICK)
    play, sound = handed["Loba"].children
    for target, action, data in (
        (play, kit.Action.CLICK, None),
        (sound, kit.Action.SET_VALUE, (kit.ActionDataKind.NUMERIC_VALUE, 0.7)),
        (99, kit.Action.CLICK, None),
    ):
        bridge._ask(SimpleNamespace(target=target, action=action, data=data))
    assert list(bridge.requests()) == [Request("play", "press"), Request("sound", "set", 0.7)]


def test_what_is_called_the_same_on_another_screen_is_another_node(bridge: Bridge) -> None:
    before = shown(bridge, PLAY)["Loba"].children
    bridge._shown = None
    assert shown(bridge, PLAY)["Loba"].children != before


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="its readers want a window")
def test_accesskit_takes_it() -> None:
    bridge = Bridge(None, lambda: None)
    shown_to = Screen("table", "Loba", Tree((PLAY, SOUND), "play"), lambda rect: (0, 0, 10, 10))
    bridge.show(shown_to, "Beto draws.", is_urgent=True, is_focused=True)
