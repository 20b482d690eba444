"""The way to screen readers: AccessKit, which hands a tree to AT-SPI, UI Automation or
NSAccessibility.

AccessKit calls from threads of its own. While it asks for the first tree it holds a lock that
every update wants, and waits for Python; an update at that moment would wait for ever. So it is
told at once that there is no tree yet, and gets one a moment later.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

import accesskit as kit

from game.reader.node import ReaderNode, Request, Screen, What, every

#: Seconds after which AccessKit has let go of its lock.
SETTLED = 0.05
_ASKED: tuple[tuple[What, Any], ...] = (
    ("focus", kit.Action.FOCUS),
    ("press", kit.Action.CLICK),
    ("more", kit.Action.INCREMENT),
    ("less", kit.Action.DECREMENT),
    ("set", kit.Action.SET_VALUE),
)
_ACTIONS = dict(_ASKED)


class Bridge:
    """`handle`: that of the window, where the system has one; AccessKit must get it before the
    window is shown."""

    def __init__(self, handle: int | None, wake: Callable[[], None]) -> None:
        self._requests: SimpleQueue[Any] = SimpleQueue()
        self._wake = wake
        #: Whether somebody listens; since when, once that was seen; whether the window has the
        #: focus, as far as was told.
        self._is_wanted = False
        self._since: float | None = None
        self._is_focused: bool | None = None
        #: The numbers of all nodes by their keys; the root has 0.
        self._numbers: dict[str, int] = {}
        self._told: dict[str, tuple[object, ...]] = {}
        self._announced = self._numbered = 0
        self._shown: object = None
        self._place: tuple[int, int, int, int] | None = None
        self._adapter = self._made(handle)

    def _made(self, handle: int | None) -> Any:
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(handle, self._begin, self._ask)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._begin, self._ask)
        return kit.unix.Adapter(self._begin, self._ask, self._end)

    # Called by AccessKit, from any thread -----------------------------------------------------

    def _begin(self) -> None:
        self._is_wanted = True
        self._wake()

    def _end(self) -> None:
        self._is_wanted = False

    def _ask(self, request: Any) -> None:
        self._requests.put(request)
        self._wake()

    # Called by the window ---------------------------------------------------------------------

    def listens_from(self, now: float) -> float | None:
        """Return from when on somebody who listens can be told something; None if nobody does."""
        if not self._is_wanted:
            self._since = None
            self._told.clear()
            return None
        self._since = now if self._since is None else self._since
        return self._since + SETTLED

    def requests(self) -> Iterator[Request]:
        """Yield what was asked for since the last time, of nodes that are still there."""
        keys = {number: key for key, number in self._numbers.items()}
        with suppress(Empty):
            while True:
                asked = self._requests.get_nowait()
                key, value = keys.get(asked.target), asked.data[1] if asked.data else ""
                what = next((what for what, action in _ASKED if action == asked.action), None)
                if key in self._told and what is not None:
                    yield Request(key, what, value)

    def lies(self, place: tuple[int, int, int, int]) -> None:
        """Tell where the window lies on the screen, where readers want that."""
        if place != self._place and sys.platform not in ("win32", "darwin"):
            self._place, (x, y, wide, high) = place, place
            bounds = kit.Rect(x, y, x + wide, y + high)
            self._adapter.set_root_window_bounds(bounds, bounds)

    def show(self, screen: Screen, words: str, *, is_urgent: bool, is_focused: bool) -> None:
        """Hand over what has changed since the last time, and announce words, if there are any."""
        if screen.shows is not self._shown:
            # Nodes of another screen are other nodes, even if they are called the same.
            self._shown, self._numbers = screen.shows, {}
        if is_focused != self._is_focused and sys.platform != "win32":
            self._is_focused = is_focused
            unix, mac = "update_window_focus_state", "update_view_focus_state"
            tell = getattr(self._adapter, mac if sys.platform == "darwin" else unix)
            _raise_events(tell(is_focused))
        update = self._update(screen, words, is_urgent=is_urgent)
        if update is not None:
            _raise_events(self._adapter.update_if_active(lambda: update))

    def _update(self, screen: Screen, words: str, *, is_urgent: bool) -> Any:
        tree = screen.tree
        nodes = {node.key: node for node in every(tree.nodes)}
        children = [self._number(node.key) for node in tree.nodes]
        self._announced += bool(words)
        # Each announcement is a node of its own: a reader says what has come. Another screen has
        # the last one anew.
        said = f"said {self._announced}"
        is_new = said not in self._numbers
        live = self._number(said)
        children += [live] * bool(self._announced)
        now: dict[str, tuple[object, ...]] = {
            "": (screen.title, *children, tree.focus),
            **{
                key: (self._number(key), node, node.place and screen.to_pixels(node.place))
                for key, node in nodes.items()
            },
        }
        changed = [key for key, told in now.items() if self._told.get(key) != told]
        if not (changed or words):
            return None
        focus = self._number(tree.focus) if tree.focus in nodes else 0
        update, is_first = kit.TreeUpdate(focus), not self._told
        if is_first:
            update.tree = kit.Tree(0)
            update.tree.toolkit_name = "Loba"
        for key in filter(None, changed):
            update.nodes.append((self._number(key), self._made_of(nodes[key], screen)))
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(screen.title)
        root.set_children(children)
        update.nodes.append((0, root))
        if self._announced and (is_new or is_first):
            update.nodes.append((live, _announcement(words, is_urgent=is_urgent)))
        self._told = now
        return update

    def _number(self, key: str) -> int:
        if key not in self._numbers:
            self._numbered += 1
            self._numbers[key] = self._numbered
        return self._numbers[key]

    def _made_of(self, node: ReaderNode, screen: Screen) -> Any:
        made = kit.Node(getattr(kit.Role, node.role))
        # The words of a label are its value.
        (made.set_value if node.role == "LABEL" else made.set_label)(node.name)
        if node.value:
            made.set_value(node.value)
        if node.about:
            made.set_description(node.about)
        if node.place is not None:
            x, y, wide, high = screen.to_pixels(node.place)
            made.set_bounds(kit.Rect(x, y, x + wide, y + high))
        for what in node.does:
            made.add_action(_ACTIONS[what])
        if not node.works:
            made.set_disabled()
        if node.is_on is not None:
            made.set_toggled(kit.Toggled.TRUE if node.is_on else kit.Toggled.FALSE)
        if node.is_chosen is not None:
            made.set_selected(node.is_chosen)
        if node.span is not None:
            made.set_numeric_value(node.span.now)
            made.set_min_numeric_value(node.span.least)
            made.set_max_numeric_value(node.span.most)
            made.set_numeric_value_step(node.span.step)
        if node.shortcut:
            made.set_keyboard_shortcut(node.shortcut)
        made.set_children([self._number(part.key) for part in node.parts])
        return made


def _announcement(words: str, *, is_urgent: bool) -> Any:
    made = kit.Node(kit.Role.LABEL)
    if words:
        made.set_value(words)
        made.set_live(kit.Live.ASSERTIVE if is_urgent else kit.Live.POLITE)
    return made


def _raise_events(events: Any) -> None:
    """Windows and macOS are told once the lock is let go."""
    if events is not None:
        events.raise_events()
