"""Buttons, switches, sliders and fields: each has a place, paints itself, and can be used with any
device. They are boxes (see `game.ui.boxes`), so a page measures them to lay them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, Self

from game.reader.node import ReaderNode, Role, ValueSpan, What
from game.ui.canvas import Canvas
from game.ui.theme import BODY, GLOW, INK, IVORY, IVORY2, MOON, SMALL, Colour, dimmed
from game.ui.words import BOLD, SANS
from game.view.geometry import Rect

#: The place of a widget that has not been arranged.
NOWHERE = Rect(0, 0, 0, 0)


class Mood(NamedTuple):
    """The state in which a widget is painted."""

    hover: bool = False
    focus: bool = False
    pressed: bool = False
    #: Whether the whole text of a field is chosen, so that what is typed replaces it.
    chosen: bool = False
    #: The letters or signs that are being composed in a field.
    composed: str = ""


#: How far beside a bar a pointer still grasps it, and how much it grows then to each side.
REACH, LIT = 7.0, 2.0


#: What may be left out of sight below the last thing in a window without anybody missing it.
EDGE_MOST = 44.0


class Scroll:
    """A window onto something taller. Places of the widgets in it are those in the tall thing.
    `wide`: the width of its bar; `aside`: its distance from the right edge; `above`: that of its
    top from the upper edge; `styles`: of its rail and its knob."""

    aside, above, wide, styles = 8.0, 8.0, 6.0, ("pill", "disc")

    def __init__(self, view: Rect = NOWHERE) -> None:
        self.view = view
        self.offset = 0.0
        self.height = view.h

    @property
    def furthest(self) -> float:
        return max(0.0, self.height - self.view.h)

    @property
    def hides_below(self) -> bool:
        """Return whether more than an edge is still out of sight below."""
        return self.furthest - self.offset > EDGE_MOST

    def move(self, by: float) -> bool:
        before = self.offset
        self.offset = min(self.furthest, max(0.0, self.offset + by))
        return self.offset != before

    def show(self, rect: Rect, margin: float = 12) -> None:
        """Scroll as little as possible to bring the rectangle into view."""
        top, bottom = self.view.y + margin, self.view.bottom - margin
        seen = rect.moved(0, -self.offset)
        if seen.bottom > bottom:
            self.move(seen.bottom - bottom)
        if rect.y - self.offset < top:
            self.move(rect.y - self.offset - top)

    def _bar(self) -> tuple[Rect, Rect]:
        """Return the rail of the bar, and the knob on it."""
        x, top = self.view.right - self.aside, self.view.y + self.above
        rail = Rect(x, top, self.wide, self.view.bottom - 8 - top)
        size = rail.h * self.view.h / self.height
        y = top + (rail.h - size) * self.offset / self.furthest
        return rail, Rect(x, y, self.wide, size)

    def grasped(self, x: float, y: float) -> float | None:
        """Return where on the knob a pointer grasps the bar, from its upper end; None if it does
        not. Beside the knob it grasps the middle of it."""
        if not self.furthest:
            return None
        rail, knob = self._bar()
        if not Rect(rail.x - REACH, rail.y, rail.w + 2 * REACH, rail.h).contains(x, y):
            return None
        return y - knob.y if knob.y <= y <= knob.bottom else knob.h / 2

    def drag_to(self, y: float, grasped: float) -> None:
        """Scroll to where the pointer has dragged the knob."""
        rail, knob = self._bar()
        part = (y - grasped - rail.y) / max(1.0, rail.h - knob.h)
        self.move(part * self.furthest - self.offset)

    def paint(self, canvas: Canvas, lit: bool = False) -> None:
        """Paint the bar at the right, where not everything is visible. `lit`: a pointer is at
        it."""
        if not self.furthest:
            return
        rail, knob = self._bar()
        for box, style in zip((rail, knob), self.styles, strict=True):
            canvas.panel(box.grown(LIT) if lit else box, style, box.w / 2 + LIT * lit)


class Widget:
    """A thing on a page. `name`: known to the page alone, which remembers the focus by it; "" for a
    thing that only shows something. `zone`: the block it belongs to, for Tab. `tip`: a sentence
    shown beside it while it has the focus or the pointer. `parts`: the widgets it paints within
    itself. `grow`: as of all boxes."""

    focusable = True
    grow = False

    def __init__(self, name: str, zone: int = 0) -> None:
        self.name = name
        self.rect = NOWHERE
        self.zone = zone
        self.enabled = True
        self.tip = ""
        self.scroll: Scroll | None = None
        self.parts: Sequence[Widget] = ()

    def natural_width(self, canvas: Canvas) -> float:
        return 0.0

    def height_at(self, canvas: Canvas, width: float) -> float:
        return 0.0

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        self.rect = rect
        return [self]

    def placed(self, rect: Rect) -> Self:
        """Set the place of a widget that no box arranges, and return the widget."""
        self.rect = rect
        return self

    def put_on(self, scroll: Scroll) -> None:
        self.scroll = scroll
        for part in self.parts:
            part.put_on(scroll)

    @property
    def seen(self) -> Rect:
        """Its rectangle on the stage, with the scrolling."""
        return self.rect.moved(0, -self.scroll.offset) if self.scroll else self.rect

    def is_at(self, x: float, y: float) -> bool:
        if self.scroll and not self.scroll.view.contains(x, y):
            return False
        return self.seen.contains(x, y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        raise NotImplementedError

    def activate(self) -> None:
        """React to the key or button that confirms."""

    def press(self, x: float, y: float) -> None:
        """React to a click."""
        self.activate()

    def drag(self, x: float, y: float) -> None:
        """React to a pointer that moves while the button is held."""

    def step(self, by: int) -> bool:
        """React to left or right, and return whether the widget has used it; else the focus may
        move on."""
        return False

    def type(self, text: str, erase: bool, instead: bool = False) -> None:
        """Add letters, or remove one. `instead`: whether the letters replace the whole text."""

    takes_text = False

    # For those who do not see it ------------------------------------------------------------

    def told(self, words: str) -> ReaderNode:
        """Return the widget as a screen reader is given it. `words`: all that it paints."""
        return self.node("BUTTON", words, does=PRESSED_BY)

    def node(self, role: Role, name: str, **more: Any) -> ReaderNode:
        """Return a node for this widget; a label, where it is only to be read."""
        if not self.focusable:
            role = role if role == "HEADING" else "LABEL"
            return ReaderNode(self.name, role, name, place=self.seen)
        place, works = self.seen, self.enabled
        return ReaderNode(self.name, role, name, place=place, works=works, about=self.tip, **more)

    def asked(self, what: What, value: str | float, part: str) -> None:
        """Do what a screen reader asks for. `part`: the end of the key of one of its parts."""
        if what == "press":
            self.activate()
        elif what in ("more", "less"):
            self.step(1 if what == "more" else -1)


#: What can be asked of what is pressed, and of what has a next and a previous value.
PRESSED_BY: tuple[What, ...] = ("focus", "press")
STEPPED_BY: tuple[What, ...] = ("focus", "press", "more", "less")

#: The room at the ends of a button; one narrower than NARROW has only NARROW_EDGE.
EDGE, NARROW, NARROW_EDGE = 18.0, 270.0, 12.0
#: The gap between the words of a button and the cap of its key.
KEY_GAP = 12.0


class Button(Widget):
    """A button. `key`: the key that does the same, shown at its right end. `main`: whether it
    stands out as the main one. Where the words need the room, the key is left out, then the icon; a
    high button breaks them into lines. `tints`: whether its icon gets the colour of the words.
    `pad`: what it adds to its words across and down; `wide` and `high`: its least width and
    height."""

    tints = True
    #: Whether it is the chosen one among several, where it is one of these.
    chosen: bool | None = None

    def __init__(
        self,
        name: str,
        text: str,
        act: Callable[[], None],
        icon: str = "",
        main: bool = False,
        zone: int = 0,
        size: float = BODY,
        align: str = "center",
        pad: tuple[float, float] = (72.0, 24.0),
        wide: float = 0.0,
        high: float = 68.0,
        grow: bool = False,
        radius: float = 14.0,
        key: str = "",
    ) -> None:
        super().__init__(name, zone)
        self.text, self.act, self.icon, self.key = text, act, icon, key
        self.main, self.size, self.align, self.radius = main, size, align, radius
        self.pad, self.wide, self.high, self.grow = pad, wide, high, grow

    def natural_width(self, canvas: Canvas) -> float:
        cap = key_width(canvas, self.key) + KEY_GAP if self.key else 0.0
        words = canvas.width(self.text, self.size, self.face)
        return max(self.wide, words + cap + self.pad[0])

    def height_at(self, canvas: Canvas, width: float) -> float:
        if not self.text:
            return self.high
        words = canvas.height(self.text, max(1, width - self.pad[0]), self.size, self.face)
        return max(self.high, words + self.pad[1])

    @property
    def face(self) -> str:
        return BOLD if self.main else SANS

    def told(self, words: str) -> ReaderNode:
        key = "" if self.key.startswith(FACE_KEY) else self.key
        return self.node("BUTTON", self.text, does=PRESSED_BY, shortcut=key, is_on=self.chosen)

    def activate(self) -> None:
        if self.enabled:
            self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        style = "button main" if self.main else "button"
        if not self.enabled:
            style = "button off"
        elif mood.pressed and not self.main:
            style += " pressed"
        elif mood.hover:
            style += " hover"
        colour = INK if self.main and self.enabled else IVORY
        if not self.enabled:
            colour = dimmed(IVORY, 0.62)
        canvas.panel(rect, style, self.radius)
        edge = EDGE if rect.w >= NARROW else NARROW_EDGE
        inner = Rect(rect.x + edge, rect.y, rect.w - 2 * edge, rect.h)
        side, tint = (min(36.0, rect.h * 0.55), colour) if self.tints else (rect.h * 0.75, None)
        room = inner.w - canvas.width(self.text, self.size, self.face)
        room -= side + edge * 0.75 if self.icon else 0
        if self.key and key_width(canvas, self.key) + KEY_GAP <= room:
            inner = paint_key(canvas, inner, self.key, colour, self.main and self.enabled)
        if self.icon and (not self.text or room >= 0):
            if not self.text:
                canvas.icon(self.icon, rect.cx, rect.cy, side, colour)
            else:
                canvas.icon(self.icon, inner.x + side / 2, inner.cy, side, tint)
                step = side + edge * 0.75
                inner = Rect(inner.x + step, inner.y, inner.w - step, inner.h)
        if self.text:
            lines = max(1, int(inner.h / canvas.line_high(self.size)))
            canvas.text(self.text, inner, self.size, self.face, colour, self.align, lines=lines)
        if mood.focus:
            canvas.focus(rect, self.radius)


#: The place of each face button of a gamepad in the diamond, because makers name them differently.
#: A `key` that begins with FACE_KEY is one of them.
FACES = {"a": (0, 1), "b": (1, 0), "x": (-1, 0), "y": (0, -1)}
FACE_KEY = "face:"


def paint_face(
    canvas: Canvas, face: str, x: float, y: float, size: float, light: bool = False
) -> None:
    """Paint the face buttons of a gamepad, one of them filled. `light`: whether the ground is
    light."""
    filled, empty = ("face on light", "key on light") if light else ("disc", "key")
    for name, (across, down) in FACES.items():
        style = filled if name == face else empty
        canvas.disc(x + across * size * 0.31, y + down * size * 0.31, size * 0.34, style)


def key_width(canvas: Canvas, key: str) -> float:
    """Return the width of a key's cap."""
    if key.startswith(FACE_KEY):
        return canvas.kit.stage.text_units(SMALL) + 14
    return max(38.0, canvas.width(key, SMALL) + 18)


def paint_key(canvas: Canvas, box: Rect, key: str, colour: Colour, light: bool = False) -> Rect:
    """Paint a key cap at the right end of a box, and return what is left of the box."""
    wide = key_width(canvas, key)
    high = min(box.h - 8, canvas.kit.stage.text_units(SMALL) + 14)
    cap = Rect(box.right - wide, box.cy - high / 2, wide, high)
    if key.startswith(FACE_KEY):
        face = key.removeprefix(FACE_KEY)
        paint_face(canvas, face, cap.cx, cap.cy, min(wide, high), light)
    else:
        canvas.panel(cap, "key on light" if light else "key", 8)
        canvas.text(key, cap, SMALL, SANS, colour, "center")
    return Rect(box.x, box.y, box.w - wide - KEY_GAP, box.h)


#: The height of a switch, of the words beside it, and of a row whose words are broken into lines.
SWITCH, WORDS, BREAKS = 46.0, 27.0, 60.0


def broken_width(canvas: Canvas, text: str, size: float) -> float:
    """Return a width at which a text fits into two lines."""
    return max(canvas.width(text, size) * 0.7, *(canvas.width(word, size) for word in text.split()))


class Toggle(Widget):
    """A switch with its text. `words`: those for off and on, inside the switch."""

    def __init__(
        self,
        name: str,
        text: str,
        value: bool,
        words: tuple[str, str],
        change: Callable[[bool], None],
        zone: int = 0,
    ) -> None:
        super().__init__(name, zone)
        self.text, self.value, self.words, self.change = text, value, words, change

    def _widest(self, canvas: Canvas) -> float:
        return max(canvas.width(word, SMALL) for word in self.words)

    def _switch_width(self, canvas: Canvas) -> float:
        """Return the width of the switch alone: its words and its knob."""
        return self._widest(canvas) + 62

    def natural_width(self, canvas: Canvas) -> float:
        """Return the width of the switch, with its words in two lines."""
        switch = self._switch_width(canvas)
        return switch + 18 + broken_width(canvas, self.text, WORDS) if self.text else switch

    def least_width(self, canvas: Canvas) -> float:
        """Return the width at which its longest word has room."""
        words = (canvas.width(word, WORDS) for word in self.text.split())
        return self._switch_width(canvas) + 18 + max(words, default=0.0)

    def height_at(self, canvas: Canvas, width: float) -> float:
        if not self.text:
            return SWITCH
        room = width - self._switch_width(canvas) - 18
        needed = canvas.height(self.text, room, WORDS) + 8
        # Rows whose words are broken into lines have a least height.
        high = needed if needed <= canvas.line_high(WORDS) + 10 else max(BREAKS, needed)
        # The ring of the focus must not touch that of the next switch.
        return max(56.0, canvas.line_high(SMALL) + 18, high)

    def told(self, words: str) -> ReaderNode:
        return self.node("SWITCH", self.text, does=PRESSED_BY, is_on=self.value)

    def activate(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.change(self.value)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        off, on = self.words
        switch = Rect(rect.x, rect.cy - SWITCH / 2, self._switch_width(canvas), SWITCH)
        style = "button main" if self.value else "button"
        canvas.panel(switch, style if self.enabled else "button off", 23)
        knob = switch.right - 23 if self.value else switch.x + 23
        canvas.disc(knob, switch.cy, 34, "count" if self.value else "chip")
        left = switch.x + (12 if self.value else 46)
        words = Rect(left, switch.y, self._widest(canvas) + 4, switch.h)
        colour = INK if self.value else IVORY
        canvas.text(on if self.value else off, words, SMALL, SANS, colour, "center")
        if self.text:
            box = Rect(switch.right + 16, rect.y, rect.right - switch.right - 16, rect.h)
            tone = MOON if mood.hover or mood.focus else IVORY
            lines = 9 if rect.h >= BREAKS else 1
            canvas.text(self.text, box, WORDS, SANS, tone, lines=lines)
        if mood.focus:
            canvas.focus(switch, 23)


class Choice(Widget):
    """A choice among a few values, side by side: all equally wide, or else as wide as their words
    need. Where even that is too wide, the words of each stand below each other."""

    def __init__(
        self,
        name: str,
        items: Sequence[tuple[object, str]],
        value: object,
        change: Callable[[object], None],
        zone: int = 0,
    ) -> None:
        super().__init__(name, zone)
        self.items, self.value, self.change = items, value, change
        #: The widths that the words of the items need.
        self._wides: Sequence[float] = ()

    def natural_width(self, canvas: Canvas) -> float:
        return max(self._needed(canvas)) * len(self.items)

    def _needed(self, canvas: Canvas) -> list[float]:
        return [max(118.0, canvas.width(text, WORDS, BOLD) + 34) for _, text in self.items]

    def height_at(self, canvas: Canvas, width: float) -> float:
        lines = 1
        if sum(self._needed(canvas)) > width:
            lines = max(len(text.split()) for _, text in self.items)
        return max(54.0, canvas.line_high(WORDS) * lines + 18)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        self._wides = self._needed(canvas)
        if sum(self._wides) > rect.w:
            self._wides = [
                max(canvas.width(word, WORDS, BOLD) for word in text.split()) + 22
                for _, text in self.items
            ]
        return super().arrange(canvas, rect)

    @property
    def _at(self) -> int:
        return next((at for at, item in enumerate(self.items) if item[0] == self.value), 0)

    def told(self, words: str) -> ReaderNode:
        boxes = enumerate(zip(self._boxes(), self.items, strict=True))
        parts = tuple(
            self.node("RADIO_BUTTON", text, does=PRESSED_BY, is_on=at == self._at)._replace(
                key=f"{self.name}/{at}", place=box
            )
            for at, (box, (_, text)) in boxes
        )
        return self.node("RADIO_GROUP", "", parts=parts)

    def asked(self, what: What, value: str | float, part: str) -> None:
        if what == "press":
            self.choose(int(part))

    def choose(self, at: int) -> None:
        if self.enabled and self.items[at][0] != self.value:
            self.value = self.items[at][0]
            self.change(self.value)

    def step(self, by: int) -> bool:
        at = self._at + by
        if 0 <= at < len(self.items):
            self.choose(at)
            return True
        return False

    def activate(self) -> None:
        self.choose((self._at + 1) % len(self.items))

    def press(self, x: float, y: float) -> None:
        for at, box in enumerate(self._boxes()):
            if box.contains(x, y):
                self.choose(at)

    def _boxes(self) -> list[Rect]:
        rect, count = self.seen, len(self.items)
        wides = [rect.w / count] * count
        if self._wides and max(self._wides) > wides[0]:
            spare = (rect.w - sum(self._wides)) / count
            wides = [wide + spare for wide in self._wides]
        starts = accumulate(wides, initial=rect.x)
        return [Rect(x, rect.y, wide, rect.h) for x, wide in zip(starts, wides, strict=False)]

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        canvas.panel(self.seen, "button hover" if mood.hover else "button", 14)
        for at, (box, (_, text)) in enumerate(zip(self._boxes(), self.items, strict=True)):
            chosen = at == self._at
            if chosen:
                canvas.panel(box.grown(-4), "button main", 11)
            colour, face = INK if chosen else IVORY2, BOLD if chosen else SANS
            lines = max(1, int(box.h / canvas.line_high(WORDS)))
            canvas.text(text, box.grown(-8), WORDS, face, colour, "center", lines=lines)
        if mood.focus:
            canvas.focus(self.seen)


class Slider(Widget):
    """A slider for a value from 0 to 1, in a few steps."""

    def __init__(
        self,
        name: str,
        value: float,
        change: Callable[[float], None],
        steps: int = 10,
        zone: int = 0,
    ) -> None:
        super().__init__(name, zone)
        self.value, self.change, self.steps = value, change, steps

    def _set(self, value: float) -> None:
        value = round(min(1.0, max(0.0, value)) * self.steps) / self.steps
        if value != self.value:
            self.value = value
            self.change(value)

    def step(self, by: int) -> bool:
        self._set(self.value + by / self.steps)
        return True

    def told(self, words: str) -> ReaderNode:
        span = ValueSpan(self.value, 0.0, 1.0, 1 / self.steps)
        does: tuple[What, ...] = ("focus", "more", "less", "set")
        return self.node("SLIDER", "", value=words, span=span, does=does)

    def asked(self, what: What, value: str | float, part: str) -> None:
        if what == "set":
            self._set(float(value))
        else:
            super().asked(what, value, part)

    def press(self, x: float, y: float) -> None:
        rail = self._rail()
        self._set((x - rail.x) / rail.w)

    def drag(self, x: float, y: float) -> None:
        self.press(x, y)

    def _rail(self) -> Rect:
        rect = self.seen
        return Rect(rect.x + 20, rect.cy - 5, rect.w - 40, 10)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rail = self._rail()
        canvas.panel(rail, "count", 5)
        canvas.panel(Rect(rail.x, rail.y, max(10.0, rail.w * self.value), rail.h), "disc", 5)
        knob = rail.x + rail.w * self.value
        canvas.disc(knob, rail.cy, 38, "moon disc")
        if mood.focus:
            canvas.focus(Rect(knob - 19, rail.cy - 19, 38, 38), 19)


#: The opacity of the ground behind a chosen text.
CHOSEN = 0.3


class TextField(Widget):
    """A line of letters, such as a name. `done`: called on Enter."""

    takes_text = True
    grow = True

    def __init__(
        self,
        name: str,
        text: str,
        change: Callable[[str], None],
        done: Callable[[], None],
        most: int,
    ) -> None:
        super().__init__(name)
        self.text, self.change, self.done, self.most = text, change, done, most

    def activate(self) -> None:
        self.done()

    def press(self, x: float, y: float) -> None:
        """Do nothing: the field only takes the focus."""

    def told(self, words: str) -> ReaderNode:
        return self.node("TEXT_INPUT", "", value=self.text, does=("focus", "set"))

    def asked(self, what: What, value: str | float, part: str) -> None:
        if what == "set":
            self.type(str(value), erase=False, instead=True)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max(68.0, canvas.line_high(BODY) + 24)

    def type(self, text: str, erase: bool, instead: bool = False) -> None:
        before = "" if instead else self.text
        new = before[:-1] if erase else self.allowed(before + text)
        if new != self.text:
            self.text = new
            self.change(new)

    def allowed(self, text: str) -> str:
        """Return the part of a text that the field accepts."""
        return text[: self.most]

    def shown(self, mood: Mood) -> str:
        """Return the field's text followed by what is being composed, or only the latter where it
        will replace the text."""
        if not (mood.focus and mood.composed):
            return self.text
        return ("" if mood.chosen else self.text) + mood.composed

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, shown = self.seen, self.shown(mood)
        canvas.panel(rect, "button hover" if mood.hover else "row", 10)
        box = rect.grown(-12)
        wide = min(box.w, canvas.width(shown, BODY))
        if shown != self.text:
            under = min(wide, canvas.width(mood.composed, BODY))
            canvas.line(box.x + wide - under, rect.bottom - 12, under, 2, IVORY, 1.0)
        elif mood.focus and mood.chosen and shown:
            canvas.line(box.x - 3, rect.y + 12, wide + 6, rect.h - 24, GLOW, CHOSEN)
        canvas.text(shown, box, BODY, SANS, IVORY, may_cut=True)
        if mood.focus:
            canvas.line(box.x + wide + 3, rect.y + 10, 3, rect.h - 20, GLOW, 1.0)
            canvas.focus(rect, 10)
