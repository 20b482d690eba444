"""The house rules of a game: switches for on and off, pickers for options with more values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.reader.node import ReaderNode
from game.scenes.shell.scene import Services
from game.ui.boxes import Column, Grid
from game.ui.canvas import Canvas
from game.ui.theme import IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import STEPPED_BY, Mood, Toggle, Widget, broken_width
from game.ui.words import LINE, SANS
from game.variants.options import Option, Span, Value, written
from game.variants.values import UNLIMITED_WORD
from game.view.geometry import Rect

NAME = 27
ROW, GAP_X, GAP_Y = 56.0, 40.0, 6.0
ARROW = 44.0
#: For a span with more values than this only round numbers are offered.
EACH_MOST = 24
_ROUND = (1, 1.5, 2, 2.5, 3, 4, 5, 7.5)

Change = Callable[[Option, Value], None]


def is_switch(option: Option) -> bool:
    return option.span is None and set(map(written, option.values)) == {"true", "false"}


def option_name(services: Services, option: Option) -> str:
    return services.texts.text_or(f"option.{option.key}.name", option.key)


def option_help(services: Services, option: Option) -> str:
    return services.texts.text_or(f"option.{option.key}.help")


def value_said(services: Services, option: Option, value: Value) -> str:
    key = option.value_key(value)
    return services.texts.text_or(key, written(value)) if key else written(value)


def values_offered(option: Option, now: Value) -> Sequence[Value]:
    """Return the values to choose from, which include the present one."""
    if option.span is None:
        return option.values
    return numbers_offered(option.span, now, option.default)


def numbers_offered(span: Span, *known: Value) -> Sequence[Value]:
    """Return the numbers of a span to choose from, which include those known."""
    numbers = {*_stops(span), *(value for value in known if isinstance(value, int))}
    offered: list[Value] = [*sorted(numbers)]
    return [*offered, UNLIMITED_WORD] if span.unlimited else offered


def _stops(span: Span) -> Sequence[int]:
    if span.high - span.low < EACH_MOST:
        return range(span.low, span.high + 1)
    found = {span.low, span.high}
    ten = 1
    while ten <= max(span.high, -span.low):
        round_ones = [int(part * ten) for part in _ROUND if part * ten == int(part * ten)]
        both_ways = (*round_ones, *(-number for number in round_ones), 0)
        found |= {number for number in both_ways if span.low <= number <= span.high}
        ten *= 10
    return sorted(found)


class Picker(Widget):
    """An option's name with its value between two arrows, beside the name, or below it where both
    are long."""

    def __init__(
        self,
        name: str,
        text: str,
        items: Sequence[tuple[Value, str]],
        now: Value,
        change: Callable[[Value], None],
        zone: int,
    ) -> None:
        super().__init__(name, zone)
        self.text, self.items, self.change = text, items, change
        values = [written(value) for value, _ in items]
        self.at = values.index(written(now))
        self._wide = 0.0

    def _value_width(self, canvas: Canvas) -> float:
        """Return the width of the value and its arrows, measured once."""
        if not self._wide:
            widest = max(canvas.width(text, SMALL) for _, text in self.items)
            self._wide = widest + 2 * ARROW + 12
        return self._wide

    def _value_box(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Return the width and height of the value with its arrows: where a line has no room for
        it, it has two."""
        wide, line = self._value_width(canvas), canvas.kit.stage.text_units(SMALL) * LINE
        return (wide, max(46.0, line + 8)) if wide <= width else (width, 2 * line + 8)

    def natural_width(self, canvas: Canvas) -> float:
        """Return the natural width, with the name in two lines."""
        return self._value_width(canvas) + 18 + broken_width(canvas, self.text, NAME)

    def height_at(self, canvas: Canvas, width: float) -> float:
        least = max(ROW, self._value_box(canvas, width)[1] + 10)
        above = self._name_above(canvas, width)
        if above:
            return above + least
        room = width - self._value_width(canvas) - 18
        return max(least, canvas.height(self.text, room, NAME) + 8)

    def _name_above(self, canvas: Canvas, width: float) -> float:
        """Return the height of the name if it stands above the value, because it would need more
        than two lines beside it; else 0."""
        line = canvas.kit.stage.text_units(NAME) * LINE
        room = width - self._value_width(canvas) - 18
        has_words = all(canvas.width(word, NAME) <= room for word in self.text.split())
        if has_words and canvas.height(self.text, room, NAME) <= line * 2.2:
            return 0.0
        return canvas.height(self.text, width, NAME)

    def told(self, words: str) -> ReaderNode:
        return self.node("SPIN_BUTTON", self.text, value=self.items[self.at][1], does=STEPPED_BY)

    def _go(self, at: int) -> None:
        self.at = at
        self.change(self.items[at][0])

    def step(self, by: int) -> bool:
        if not 0 <= self.at + by < len(self.items):
            return False
        self._go(self.at + by)
        return True

    def activate(self) -> None:
        self._go((self.at + 1) % len(self.items))

    def press(self, x: float, y: float) -> None:
        """Choose the previous value for a press left of the value, else the next one."""
        by = -1 if x < self.seen.x + ARROW else 1
        self._go((self.at + by) % len(self.items))

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        above, (wide, high) = self._name_above(canvas, rect.w), self._value_box(canvas, rect.w)
        box = Rect(rect.x, rect.cy + above / 2 - high / 2, wide, high)
        canvas.panel(box, "button hover" if mood.hover else "button", high / 2)
        for x, icon in ((box.x + 24, "icon_left"), (box.right - 24, "icon_right")):
            canvas.icon(icon, x, box.cy, 24, IVORY2)
        value = Rect(box.x + ARROW, box.y, wide - 2 * ARROW, high)
        canvas.text(self.items[self.at][1], value, SMALL, SANS, MOON, "center", lines=2)
        name = Rect(box.right + 16, rect.y, rect.right - box.right - 16, rect.h)
        if above:
            name = Rect(rect.x, rect.y, rect.w, above)
        tone = MOON if mood.hover or mood.focus else IVORY
        canvas.text(self.text, name, NAME, SANS, tone, lines=9)
        if mood.focus:
            canvas.focus(box, high / 2)


def rule_rows(
    services: Services,
    canvas: Canvas,
    options: Sequence[tuple[Option, Value]],
    width: float,
    change: Change,
    zone: int,
) -> Column:
    made: list[Widget] = []
    for option, now in options:
        name, text = f"option {option.key}", option_name(services, option)
        set_it = partial(change, option)
        if is_switch(option):
            made.append(switch(services, name, text, written(now) == "true", set_it, zone))
        else:
            values = values_offered(option, now)
            items = [(value, value_said(services, option, value)) for value in values]
            made.append(Picker(name, text, items, now, set_it, zone))
        made[-1].tip = option_help(services, option)
    return in_columns(canvas, made, width)


def in_columns(canvas: Canvas, rules: Sequence[Widget], width: float) -> Column:
    """Return rules in two columns: switches, then short ones, then those that need a line of their
    own."""
    half = (width - GAP_X) / 2
    switches = [one for one in rules if isinstance(one, Toggle)]
    pickers = [one for one in rules if one not in switches]
    narrow = [one for one in pickers if one.natural_width(canvas) <= half]
    wide = [one for one in pickers if one not in narrow]
    least = max((one.least_width(canvas) for one in switches), default=0.0)
    beside = Grid(*switches, *narrow, columns=2, least=least, gap=(GAP_X, GAP_Y))
    return Column(beside if switches or narrow else None, *wide, gap=GAP_Y)


def switch(
    services: Services, name: str, text: str, is_on: bool, change: Callable[[bool], None], zone: int
) -> Toggle:
    words = services.say("setup.off"), services.say("setup.on")
    return Toggle(name, text, is_on, words, change, zone)
