"""Lay out pages with boxes: each is measured, then arranged in a rectangle, and gives its widgets.

    Column(
        Text(say("title"), H2, SERIF, MOON),
        16,
        Row(Icon("icon_human", 40), Text(say("about"), lines=4, grow=True), gap=12),
        Scrolled(self.scroll, Grid(*cards, columns=2, gap=(16, 10)), pad=14),
        Row(FILL, Button("done", say("done"), self.back, main=True)),
        gap=20,
    ).arrange(canvas, stage.content)

Widgets are boxes too. A number is the space between its neighbours, in place of `gap`; None is left
out. What has `grow` takes what is left: in a Row its part of the width, in a Column its height and
what is left over or missing. Everything else has its natural width in a Row, and the width of its
Column. What should not be as high as its Row stands in `level`, what should not be as wide as its
Column in a Row. `Press` is a panel with boxes on it that can be pressed. `PageScene.framed` puts
boxes between the title and the foot of a page, `Dialog.content` on a panel in the middle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import ceil
from typing import Protocol, TypeAlias, TypeVar

from game.reader.node import ReaderNode
from game.ui.canvas import Canvas
from game.ui.theme import BODY, H2, IVORY, Colour
from game.ui.widgets import PRESSED_BY, Mood, Scroll, Widget
from game.ui.words import SANS
from game.view.geometry import Rect


class Box(Protocol):
    grow: bool

    def natural_width(self, canvas: Canvas) -> float:
        """Return the width the box has if no line is broken."""

    def height_at(self, canvas: Canvas, width: float) -> float:
        """Return the height the box needs at a width."""

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        """Place the box in the rectangle, and return the widgets in it, from the lowest layer
        up."""


Part: TypeAlias = Box | float | None
#: The widths of the four edges: left, top, right and bottom; or one for all.
Edges: TypeAlias = float | tuple[float, float, float, float]


def _edges(of: Edges) -> tuple[float, float, float, float]:
    return of if isinstance(of, tuple) else (of, of, of, of)


def inset(rect: Rect, by: Edges) -> Rect:
    left, top, right, bottom = _edges(by)
    return Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - bottom)


# What stands in a page -------------------------------------------------------------------------


class Spacer:
    """A box that stays empty."""

    def __init__(self, grow: bool = True) -> None:
        self.grow = grow

    def natural_width(self, canvas: Canvas) -> float:
        return 0.0

    def height_at(self, canvas: Canvas, width: float) -> float:
        return 0.0

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        return []


FILL = Spacer()


class Leaf(Widget):
    """A widget that only shows something."""

    focusable = False

    def __init__(self, grow: bool = False) -> None:
        super().__init__("")
        self.grow = grow


class Text(Leaf):
    """Words: one line, or as many of `lines` as they need. `lit`: their colour while the pointer is
    on what they belong to."""

    def __init__(
        self,
        text: str,
        size: float = BODY,
        face: str = SANS,
        colour: Colour = IVORY,
        align: str = "left",
        lines: int = 1,
        middle: bool = True,
        may_cut: bool = False,
        shadow: bool = False,
        lit: Colour | None = None,
        grow: bool = False,
    ) -> None:
        super().__init__(grow)
        self.text, self.size, self.face, self.colour = text, size, face, colour
        self.align, self.lines, self.middle = align, lines, middle
        self.may_cut, self.shadow, self.lit = may_cut, shadow, lit

    def natural_width(self, canvas: Canvas) -> float:
        return canvas.width(self.text, self.size, self.face) + 2

    def height_at(self, canvas: Canvas, width: float) -> float:
        if self.lines == 1:
            return canvas.line_high(self.size)
        lines = self.lines if self.may_cut else 99
        return canvas.height(self.text, max(1, width), self.size, self.face, lines)

    def told(self, words: str) -> ReaderNode:
        is_title = self.size >= H2 and any(map(str.isalpha, words))
        return self.node("HEADING" if is_title else "LABEL", words)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        colour = self.lit if self.lit and mood.hover else self.colour
        how = self.middle, self.lines, self.may_cut, self.shadow
        canvas.text(self.text, self.seen, self.size, self.face, colour, self.align, *how)


class Drawing(Leaf):
    """A box of a given size, or of none, with a function that paints it."""

    def __init__(
        self,
        draw: Callable[[Canvas, Rect], None],
        width: float = 0.0,
        height: float = 0.0,
        grow: bool = False,
    ) -> None:
        super().__init__(grow)
        self.size, self.draw = (width, height), draw

    def natural_width(self, canvas: Canvas) -> float:
        return self.size[0]

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.size[1]

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        self.draw(canvas, self.seen)


class Icon(Leaf):
    """A drawing of `assets/art` in the middle of its room. `lit`: as of Text."""

    def __init__(
        self, name: str, size: float, colour: Colour | None = None, lit: Colour | None = None
    ) -> None:
        super().__init__()
        self.icon, self.size, self.colour, self.lit = name, size, colour, lit

    def natural_width(self, canvas: Canvas) -> float:
        return self.size

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.size

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        colour = self.lit if self.lit and mood.hover else self.colour
        canvas.icon(self.icon, self.seen.cx, self.seen.cy, self.size, colour)


class Ground(Leaf):
    """A panel below other boxes."""

    def __init__(self, style: str, radius: float, shadow: bool) -> None:
        super().__init__()
        self.style, self.radius, self.shadow = style, radius, shadow

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        canvas.panel(self.seen, self.style, self.radius, self.shadow)


Of = TypeVar("Of")


def _once(measure: Callable[[Of, Canvas, float], float]) -> Callable[[Of, Canvas, float], float]:
    """Return a measuring function that keeps each height, since all boxes around a box ask for it.
    Boxes live no longer than a page, so the heights never change."""

    def height_at(box: Of, canvas: Canvas, width: float) -> float:
        heights: dict[float, float] = vars(box).setdefault("heights", {})
        if width not in heights:
            heights[width] = measure(box, canvas, width)
        return heights[width]

    return height_at


# Boxes of boxes --------------------------------------------------------------------------------


class _Line:
    """Boxes one after the other. `spaces`: before each box, and after the last."""

    def __init__(self, *parts: Part, gap: float = 0.0, grow: bool = False) -> None:
        self.grow = grow
        self.boxes: list[Box] = []
        self.spaces: list[float] = []
        space: float | None = 0.0
        for part in parts:
            if isinstance(part, int | float):
                space = (space or 0.0) + part
            elif part is not None:
                self.spaces.append(gap if space is None else space)
                self.boxes.append(part)
                space = None
        self.spaces.append(space or 0.0)

    def _starts(self, start: float, sizes: Iterable[float]) -> list[float]:
        steps = [space + size for space, size in zip(self.spaces[1:], sizes, strict=True)]
        return list(accumulate(steps, initial=start + self.spaces[0]))[:-1]

    def _share(self, sizes: Sequence[float], spare: float) -> list[float]:
        """Return the sizes after boxes that grow have shared the spare room, or given up what is
        missing."""
        each = spare / max(1, sum(box.grow for box in self.boxes))
        return [
            max(0.0, size + each * box.grow) for size, box in zip(sizes, self.boxes, strict=True)
        ]


class Column(_Line):
    """Boxes below each other. `least_gap`: where there is too little room, the spaces between them
    shrink down to it."""

    def __init__(
        self, *parts: Part, gap: float = 0.0, least_gap: float | None = None, grow: bool = False
    ) -> None:
        super().__init__(*parts, gap=gap, grow=grow)
        self.least_gap = least_gap

    def natural_width(self, canvas: Canvas) -> float:
        return max((box.natural_width(canvas) for box in self.boxes), default=0.0)

    @_once
    def height_at(self, canvas: Canvas, width: float) -> float:
        return sum(self.spaces) + sum(box.height_at(canvas, width) for box in self.boxes)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        heights = [box.height_at(canvas, rect.w) for box in self.boxes]
        spare = rect.h - sum(heights) - sum(self.spaces)
        if spare < 0 and self.least_gap is not None:
            less = spare / max(1, len(self.boxes) - 1)
            between = [max(self.least_gap, space + less) for space in self.spaces[1:-1]]
            self.spaces[1:-1] = between
        heights = self._share(heights, spare)
        places = zip(self.boxes, self._starts(rect.y, heights), heights, strict=True)
        return [
            widget
            for box, y, high in places
            for widget in box.arrange(canvas, Rect(rect.x, y, rect.w, high))
        ]


class Row(_Line):
    """Boxes beside each other, all as high as the highest."""

    def natural_width(self, canvas: Canvas) -> float:
        """Return the least width at which each box that grows has its natural width."""
        fixed, unit = sum(self.spaces), 0.0
        for box in self.boxes:
            if box.grow:
                unit = max(unit, box.natural_width(canvas))
            else:
                fixed += box.natural_width(canvas)
        return fixed + unit * sum(box.grow for box in self.boxes)

    @_once
    def height_at(self, canvas: Canvas, width: float) -> float:
        places = zip(self.boxes, self._widths(canvas, width), strict=True)
        return max((box.height_at(canvas, wide) for box, wide in places), default=0.0)

    def _widths(self, canvas: Canvas, width: float) -> list[float]:
        widths = [0.0 if box.grow else box.natural_width(canvas) for box in self.boxes]
        left = width - sum(self.spaces)
        # Where there is no room for all, the last boxes get less.
        for at, wide in enumerate(widths):
            widths[at] = max(0.0, min(wide, left))
            left -= widths[at]
        return self._share(widths, max(0.0, left))

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        widths = self._widths(canvas, rect.w)
        places = zip(self.boxes, self._starts(rect.x, widths), widths, strict=True)
        return [
            widget
            for box, x, wide in places
            for widget in box.arrange(canvas, Rect(x, rect.y, wide, rect.h))
        ]


class _Lines:
    """Boxes in lines. `gap`: between boxes, and between lines."""

    grow = False
    apart = 0.0

    def __init__(self, boxes: Sequence[Box], gap: tuple[float, float]) -> None:
        self.boxes, self.gap = boxes, gap

    def lines(self, canvas: Canvas, width: float) -> list[list[tuple[Box, float]]]:
        """Return the boxes of each line, with their widths."""
        raise NotImplementedError

    @_once
    def height_at(self, canvas: Canvas, width: float) -> float:
        heights = [self._high(canvas, line) for line in self.lines(canvas, width)]
        return sum(heights) + self.gap[1] * max(0, len(heights) - 1)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        widgets: list[Widget] = []
        y = rect.y
        for line in self.lines(canvas, rect.w):
            high, x = self._high(canvas, line), rect.x
            spare = (rect.w - sum(wide for _, wide in line)) / max(1, len(line) - 1)
            gap = max(self.gap[0], min(self.apart, spare))
            for box, wide in line:
                widgets += box.arrange(canvas, Rect(x, y, wide, high))
                x += wide + gap
            y += high + self.gap[1]
        return widgets

    @staticmethod
    def _high(canvas: Canvas, line: Sequence[tuple[Box, float]]) -> float:
        return max(box.height_at(canvas, wide) for box, wide in line)


class Wrap(_Lines):
    """Boxes beside each other in as many lines as they need, or `most`: then the rest is left out.
    `apart`: how far boxes of a line may be moved from each other where there is room."""

    def __init__(
        self,
        *boxes: Box,
        gap: tuple[float, float] = (0.0, 0.0),
        most: int | None = None,
        apart: float = 0.0,
    ) -> None:
        super().__init__(boxes, gap)
        self.most, self.apart = most, apart

    def natural_width(self, canvas: Canvas) -> float:
        wides = [box.natural_width(canvas) for box in self.boxes]
        return sum(wides) + self.gap[0] * max(0, len(wides) - 1)

    def lines(self, canvas: Canvas, width: float) -> list[list[tuple[Box, float]]]:
        lines: list[list[tuple[Box, float]]] = []
        used = width
        for box in self.boxes:
            wide = min(width, box.natural_width(canvas))
            if not lines or used + self.gap[0] + wide > width:
                lines.append([])
                used = -self.gap[0]
            lines[-1].append((box, wide))
            used += self.gap[0] + wide
        return lines[: self.most]


class Grid(_Lines):
    """Boxes in columns of equal width. `columns`: the most columns; `least`: the least width of a
    column; `even`: no more columns than its lines need."""

    def __init__(
        self,
        *boxes: Box,
        columns: int,
        least: float = 0.0,
        gap: tuple[float, float] = (0.0, 0.0),
        even: bool = False,
    ) -> None:
        super().__init__(boxes, gap)
        self.columns, self.least, self.even = columns, least, even

    def natural_width(self, canvas: Canvas) -> float:
        widest = max((box.natural_width(canvas) for box in self.boxes), default=0.0)
        return self.columns * max(self.least, widest) + self.gap[0] * (self.columns - 1)

    def lines(self, canvas: Canvas, width: float) -> list[list[tuple[Box, float]]]:
        count, gap = self.columns, self.gap[0]
        if self.least:
            count = max(1, min(count, int((width + gap) / (self.least + gap))))
        if self.even:
            count = ceil(len(self.boxes) / ceil(len(self.boxes) / count))
        wide = (width - (count - 1) * gap) / count
        starts = range(0, len(self.boxes), count)
        return [[(box, wide) for box in self.boxes[at : at + count]] for at in starts]


# Boxes around another --------------------------------------------------------------------------


class Padded:
    """A box with room around it."""

    def __init__(self, box: Box, pad: Edges = 0.0, grow: bool = False) -> None:
        self.box, self.pad, self.grow = box, _edges(pad), grow

    def natural_width(self, canvas: Canvas) -> float:
        return self.box.natural_width(canvas) + self.pad[0] + self.pad[2]

    def height_at(self, canvas: Canvas, width: float) -> float:
        inner = width - self.pad[0] - self.pad[2]
        return self.box.height_at(canvas, inner) + self.pad[1] + self.pad[3]

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        return self.box.arrange(canvas, inset(rect, self.pad))


class Sized(Padded):
    """A box of a given width or height. `least`: its least width and height."""

    def __init__(
        self,
        box: Box,
        width: float | None = None,
        height: float | None = None,
        least: tuple[float, float] = (0.0, 0.0),
        grow: bool = False,
    ) -> None:
        super().__init__(box, grow=grow)
        self.width, self.height, self.least = width, height, least

    def natural_width(self, canvas: Canvas) -> float:
        wide = self.box.natural_width(canvas) if self.width is None else self.width
        return max(self.least[0], wide)

    def height_at(self, canvas: Canvas, width: float) -> float:
        high = self.box.height_at(canvas, width) if self.height is None else self.height
        return max(self.least[1], high)


class Panel(Padded):
    """A box on a panel, `pad` inside its edge."""

    def __init__(
        self,
        box: Box,
        pad: Edges,
        style: str = "panel",
        radius: float = 22.0,
        shadow: bool = True,
        grow: bool = False,
    ) -> None:
        super().__init__(box, pad, grow)
        self.ground = Ground(style, radius, shadow)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        return [*self.ground.arrange(canvas, rect), *super().arrange(canvas, rect)]


class Scrolled(Padded):
    """A box that may be higher than its room. `pad`: a margin that is visible as well, for rings
    and the bar; it takes no room."""

    def __init__(self, scroll: Scroll, box: Box, pad: Edges = 0.0) -> None:
        super().__init__(box, grow=True)
        self.scroll, self.rim = scroll, _edges(pad)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        left, top, right, bottom = self.rim
        high = self.box.height_at(canvas, rect.w)
        self.scroll.view = inset(rect, (-left, -top, -right, -bottom))
        self.scroll.height = top + high + bottom
        self.scroll.move(0)
        widgets = self.box.arrange(canvas, rect._replace(h=high))
        for widget in widgets:
            widget.put_on(self.scroll)
        return widgets


class Tallest(Padded):
    """A box as high as the highest of several boxes, so that nothing moves when one takes another's
    place."""

    def __init__(self, box: Box, *others: Box, pad: Edges = 0.0, grow: bool = False) -> None:
        super().__init__(box, pad, grow)
        self.others = others

    def height_at(self, canvas: Canvas, width: float) -> float:
        inner = width - self.pad[0] - self.pad[2]
        highest = max(box.height_at(canvas, inner) for box in (self.box, *self.others))
        return highest + self.pad[1] + self.pad[3]


class FirstFitting:
    """The first of several boxes that is no wider than its room, or else the last, which needs
    least. `fits`: whether to take the first, or else the second, in place of comparing widths."""

    def __init__(
        self, *boxes: Box, fits: Callable[[Canvas, float], bool] | None = None, grow: bool = False
    ) -> None:
        self.boxes, self.fits, self.grow = boxes, fits, grow

    def natural_width(self, canvas: Canvas) -> float:
        return self.boxes[-1].natural_width(canvas)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self._fitting(canvas, width).height_at(canvas, width)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        return self._fitting(canvas, rect.w).arrange(canvas, rect)

    def _fitting(self, canvas: Canvas, width: float) -> Box:
        if self.fits is not None:
            return self.boxes[0 if self.fits(canvas, width) else 1]
        fitting = (box for box in self.boxes if box.natural_width(canvas) <= width)
        return next(fitting, self.boxes[-1])


def level(box: Box, grow: bool = False) -> Box:
    """Return a column with the box in its middle, at its own height."""
    return Column(FILL, box, FILL, grow=grow)


# What can be pressed ---------------------------------------------------------------------------


class Press(Widget):
    """A panel with boxes on it that can be pressed; without `act` it can only have the focus.
    `style`: of the panel, usually and while the pointer is on it; "" for none. `lit_by_focus`:
    whether it looks the same with the focus as under the pointer. `ring`: how far inside the edge
    the ring of the focus is, and its radius."""

    def __init__(
        self,
        name: str,
        box: Box,
        act: Callable[[], None] | None,
        pad: Edges = 0.0,
        style: tuple[str, str] = ("row", "row hover"),
        radius: float = 16.0,
        zone: int = 0,
        least: float = 0.0,
        shadow: bool = False,
        lit_by_focus: bool = False,
        ring: tuple[float, float] | None = None,
        enabled: bool = True,
        grow: bool = False,
    ) -> None:
        super().__init__(name, zone)
        self._inside = Padded(box, pad)
        self.act, self.style, self.radius, self.least = act, style, radius, least
        self.shadow, self.lit_by_focus, self.ring = shadow, lit_by_focus, ring or (0.0, radius)
        self.enabled, self.grow = enabled, grow

    def natural_width(self, canvas: Canvas) -> float:
        return self._inside.natural_width(canvas)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max(self.least, self._inside.height_at(canvas, width))

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        self.parts = self._inside.arrange(canvas, rect)
        return super().arrange(canvas, rect)

    def told(self, words: str) -> ReaderNode:
        if self.act is None:
            return self.node("GROUP", words, does=("focus",))
        # What is chosen looks like the main button all the time.
        is_on = True if self.style == ("button main", "button main") else None
        return self.node("BUTTON", words, does=PRESSED_BY, is_on=is_on)

    def activate(self) -> None:
        if self.enabled and self.act:
            self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        lit = self.enabled and (mood.hover or (self.lit_by_focus and mood.focus))
        style = self.style[lit]
        if style:
            canvas.panel(rect, style, self.radius, self.shadow)
        for part in self.parts:
            part.paint(canvas, Mood(hover=lit))
        if mood.focus:
            canvas.focus(rect.grown(-self.ring[0]), self.ring[1])
