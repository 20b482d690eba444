"""A page of widgets: it knows which has the focus and which is under the pointer, and passes
gestures on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from game.reader.node import Request, Tree
from game.reader.spoken import Spoken
from game.ui import commands
from game.ui.canvas import Canvas, Kit
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MOVED,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    FocusLost,
    Gesture,
    Pointer,
    Typed,
    Wheel,
)
from game.ui.glide import Glide
from game.ui.heard import nodes_of
from game.ui.widgets import Mood, Scroll, Widget
from game.view.geometry import Rect

WHEEL_STEP = 90
#: How far a finger may move and still tap; beyond, it scrolls, or drags what it has touched.
SLOP = 16.0


class _Touch(NamedTuple):
    """A finger of which it is not known yet whether it taps, scrolls or drags."""

    x: float
    y: float
    scroll: Scroll


class Page:
    """A page. `clock`: returns seconds, for what glides on after a finger. `focus`: the name of
    the widget that has it. `ring`: whether the ring of the focus is shown, as it is once keys or a
    pad were used. In a field that gets the focus, the whole text is chosen at first."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.widgets: Sequence[Widget] = ()
        self.glide = Glide()
        self._clock = clock
        self._touch: _Touch | None = None
        #: The bar that is dragged, and where its knob was grasped; the bar under the pointer.
        self._dragged: tuple[Scroll, float] | None = None
        self._bar: Scroll | None = None
        self.focus = ""
        self.ring = False
        self._hover = ""
        self._pressed = ""
        self._is_chosen = True
        self._composed = ""
        self._last_in_zone: dict[int, str] = {}

    def hold(self, widgets: Sequence[Widget]) -> None:
        """Take other widgets. The focus stays if one of them has the same name."""
        self.widgets = widgets
        if self._find(self.focus) is None:
            first = next((widget for widget in widgets if widget.focusable), None)
            self.focus = first.name if first else ""

    @property
    def focused(self) -> Widget | None:
        return self._find(self.focus)

    @property
    def hovered(self) -> Widget | None:
        return self._find(self._hover)

    @property
    def is_typing(self) -> bool:
        return self.ring and self.focused is not None and self.focused.takes_text

    def _find(self, name: str) -> Widget | None:
        if not name:
            return None
        return next((widget for widget in self.widgets if widget.name == name), None)

    def _at(self, x: float, y: float) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.focusable and widget.is_at(x, y):
                return widget
        return None

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Pointer):
            return self._pointer(gesture)
        if isinstance(gesture, Wheel):
            return self._wheel(gesture)
        if isinstance(gesture, Command) and gesture.pressed:
            self.glide.stop()
            return self._command(gesture.name)
        if isinstance(gesture, Typed) and self.focused is not None:
            self._composed = gesture.text if gesture.composing else ""
            if gesture.composing:
                return True
            if not gesture.chosen:
                self.focused.type(gesture.text, gesture.erase, self._is_chosen)
            self._is_chosen = gesture.chosen
            return True
        if isinstance(gesture, FocusLost):
            self._let_go()
            self._composed = ""
        return False

    def _let_go(self) -> None:
        self._pressed = self._hover = ""
        self._touch = self._dragged = self._bar = None
        if self.glide.held is not None:
            self.glide.stop()

    def _pointer(self, pointer: Pointer) -> bool:
        if pointer.what == LEFT_WINDOW:
            self._let_go()
            return False
        if self._scrolled(pointer):
            return True
        under = self._at(pointer.x, pointer.y)
        if pointer.what == MOVED:
            self._hover = under.name if under else ""
            held = self._find(self._pressed)
            if held is not None:
                held.drag(pointer.x, pointer.y)
                return True
            if under is not None and not under.takes_text:
                self._focus_on(under, show=False)
        elif pointer.what == PRESSED and pointer.button == MAIN:
            self._pressed = under.name if under else ""
            if under is not None:
                self._take(under)
                if not under.takes_text:
                    under.drag(pointer.x, pointer.y)
                return True
        elif pointer.what == RELEASED and pointer.button == MAIN:
            pressed, self._pressed = self._pressed, ""
            if under is not None and under.name == pressed:
                under.press(pointer.x, pointer.y)
                return True
        return False

    def _take(self, widget: Widget) -> None:
        """Give the focus to a widget that was pressed."""
        self._is_chosen = not (self.is_typing and widget is self.focused)
        self._focus_on(widget, show=False)
        self.ring = widget.takes_text

    # Scrolling ------------------------------------------------------------------------------

    def _scrolled(self, pointer: Pointer) -> bool:
        """Scroll by a bar or a finger, and return whether that is what the pointer does."""
        if pointer.what == PRESSED and pointer.button == MAIN:
            return self._begins_to_scroll(pointer)
        if self._dragged is not None:
            if pointer.what == MOVED:
                self._dragged[0].drag_to(pointer.y, self._dragged[1])
            elif pointer.button == MAIN:
                self._dragged = None
            return True
        if self._touch is not None:
            return self._goes_on_touching(pointer, self._touch)
        self._bar = next((one for one in self.scrolls() if _is_on(one, pointer)), None)
        return self._bar is not None and pointer.what == MOVED

    def _begins_to_scroll(self, pointer: Pointer) -> bool:
        was_gliding = self.glide.is_under_way
        self.glide.stop()
        for scroll in self.scrolls():
            grasped = scroll.grasped(pointer.x, pointer.y)
            if grasped is not None:
                self._dragged, self._bar = (scroll, grasped), scroll
                scroll.drag_to(pointer.y, grasped)
                return True
            if pointer.device == TOUCH and scroll.view.contains(pointer.x, pointer.y):
                if scroll.furthest:
                    self._touch = _Touch(pointer.x, pointer.y, scroll)
                    under = None if was_gliding else self._at(pointer.x, pointer.y)
                    self._pressed = under.name if under else ""
                return self._touch is not None
        return False

    def _goes_on_touching(self, pointer: Pointer, touch: _Touch) -> bool:
        now, held = self._clock(), self._find(self._pressed)
        if pointer.what == RELEASED:
            self._touch = None
            if self.glide.held is not None:
                self.glide.let_go(now)
                return True
            if held is not None:
                self._take(held)
            return False
        if self.glide.held is not None:
            self.glide.follow(pointer.y, now)
            return True
        across, down = abs(pointer.x - touch.x), abs(pointer.y - touch.y)
        if max(across, down) <= SLOP:
            return True
        if across > down and held is not None:
            # It drags what it has touched, such as a slider.
            self._touch = None
            self._take(held)
            return False
        self._pressed = self._hover = ""
        self.glide.begin(touch.scroll, pointer.y, now)
        return True

    def _wheel(self, wheel: Wheel) -> bool:
        self.glide.stop()
        for scroll in self.scrolls():
            if scroll.view.contains(wheel.x, wheel.y):
                return scroll.move(-wheel.steps * WHEEL_STEP)
        return False

    def scrolls(self) -> list[Scroll]:
        found: list[Scroll] = []
        for widget in self.widgets:
            if widget.scroll is not None and widget.scroll not in found:
                found.append(widget.scroll)
        return found

    def _command(self, name: str) -> bool:
        if name in commands.DIRECTIONS:
            shown, self.ring = self.ring, True
            focused = self.focused
            if not shown and focused is not None:
                return True
            dx, dy = commands.DIRECTIONS[name]
            if focused is not None and dx and focused.step(dx):
                return True
            return self._move(dx, dy)
        if name in (commands.FIRST, commands.LAST):
            self.ring = True
            return self._to_end(name == commands.LAST)
        if name in (commands.NEXT_ZONE, commands.PREVIOUS_ZONE):
            self.ring = True
            return self._other_zone(1 if name == commands.NEXT_ZONE else -1)
        if name == commands.CONFIRM and self.focused is not None:
            self.ring = True
            self.focused.activate()
            return True
        return False

    # Focus ----------------------------------------------------------------------------------

    def _focus_on(self, widget: Widget, show: bool = True) -> None:
        if widget.name != self.focus:
            self._is_chosen, self._composed = True, ""
        self.focus = widget.name
        self._last_in_zone[widget.zone] = widget.name
        if show and widget.scroll is not None:
            widget.scroll.show(widget.rect)

    def _move(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest widget in a direction; widgets straight ahead count as
        nearer."""
        here = self.focused
        if here is None:
            return False
        start = here.seen
        nearest, least = None, 0.0
        for widget in self.widgets:
            if widget is here or not widget.focusable:
                continue
            far = _distance(start, widget.seen, dx, dy)
            if far is not None and (nearest is None or far < least):
                nearest, least = widget, far
        if nearest is None:
            return self._reads_on(here, dy)
        scroll = here.scroll
        if dy > 0 and scroll is not None and nearest.scroll is not scroll and scroll.hides_below:
            # There are words below what can have the focus.
            return scroll.move(WHEEL_STEP)
        self._focus_on(nearest)
        return True

    def _reads_on(self, here: Widget, dy: int) -> bool:
        """Scroll what has words alone, for the focus goes no further."""
        taken = [one.scroll for one in self.widgets if one.focusable and one is not here]
        return any(one.move(dy * WHEEL_STEP) for one in self.scrolls() if one not in taken)

    def _to_end(self, is_last: bool) -> bool:
        """Move the focus to the first or last widget of its zone that is scrolled together with
        it."""
        here = self.focused
        if here is None:
            return False
        beside = [one for one in self._in_zone(here.zone) if one.scroll is here.scroll]
        self._focus_on(beside[-1 if is_last else 0])
        if here.scroll is not None:
            here.scroll.move(inf if is_last else -inf)
        return True

    def _in_zone(self, zone: int) -> list[Widget]:
        return [one for one in self.widgets if one.focusable and one.zone == zone]

    def _other_zone(self, by: int) -> bool:
        zones = sorted({widget.zone for widget in self.widgets if widget.focusable})
        here = self.focused
        if here is None or not zones:
            return False
        zone = zones[(zones.index(here.zone) + by) % len(zones)]
        widget = self._find(self._last_in_zone.get(zone, ""))
        if widget is None or widget.zone != zone:
            widget = self._in_zone(zone)[0]
        self._focus_on(widget)
        return True

    # For those who do not see it ------------------------------------------------------------

    def tree(self, kit: Kit, spoken: Spoken) -> Tree:
        """Return the page as a screen reader is given it."""
        nodes = nodes_of(self.widgets, kit, spoken)
        focused = next((node for node in nodes if node.key == self.focus), None)
        chosen = [part.key for part in focused.parts if part.is_on] if focused else []
        return Tree(nodes, *chosen[:1] or [self.focus])

    def ask(self, request: Request) -> None:
        """Do what a screen reader asks for."""
        name, _, part = request.key.partition("/")
        widget = self._find(name)
        if widget is not None and widget.focusable:
            self._focus_on(widget)
            self.ring = True
            widget.asked(request.what, request.value, part)

    # Showing --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            mood = Mood(
                bool(widget.name) and widget.name == self._hover,
                self.ring and bool(widget.name) and widget.name == self.focus,
                bool(widget.name) and widget.name == self._pressed,
                self._is_chosen,
                self._composed,
            )
            if widget.scroll is not None:
                if widget.seen.overlaps(widget.scroll.view):
                    with canvas.clipped(widget.scroll.view):
                        widget.paint(canvas, mood)
            else:
                widget.paint(canvas, mood)
        for scroll in self.scrolls():
            scroll.paint(canvas, lit=scroll is self._bar)


def _is_on(scroll: Scroll, pointer: Pointer) -> bool:
    return scroll.grasped(pointer.x, pointer.y) is not None


def _distance(start: Rect, end: Rect, dx: int, dy: int) -> float | None:
    """Return the distance to a widget in a direction; None if it does not lie in that direction."""
    if dx:
        ahead = end.x - start.right if dx > 0 else start.x - end.right
        middle = (end.cx - start.cx) * dx
        aside = max(0.0, end.y - start.bottom, start.y - end.bottom)
        slant = abs(end.cy - start.cy)
    else:
        ahead = end.y - start.bottom if dy > 0 else start.y - end.bottom
        middle = (end.cy - start.cy) * dy
        aside = max(0.0, end.x - start.right, start.x - end.right)
        slant = abs(end.cx - start.cx)
    if middle <= 0 or ahead < -8:
        return None
    return max(0.0, ahead) + 3 * aside + 0.2 * slant
