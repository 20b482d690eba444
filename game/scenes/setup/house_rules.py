"""The house rules of a game: switches for what is on or off, pickers for what has more values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.shell.fields import text_or_none
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.theme import IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Mood, Toggle, Widget
from game.ui.words import LINE, SANS
from game.variants.options import Option, Span, Value, written
from game.variants.values import UNLIMITED_WORD
from game.view.geometry import Rect

NAME = 27
ROW, GAP_X, GAP_Y = 56.0, 40.0, 6.0
ARROW = 44.0
#: A span with more values than this is gone through in round numbers.
EACH_MOST = 24
_ROUND = (1, 1.5, 2, 2.5, 3, 4, 5, 7.5)

Change = Callable[[Option, Value], None]


def is_switch(option: Option) -> bool:
    return option.span is None and set(map(written, option.values)) == {"true", "false"}


def option_name(services: Services, option: Option) -> str:
    return text_or_none(services, f"option.{option.key}.name") or option.key


def option_help(services: Services, option: Option) -> str:
    return text_or_none(services, f"option.{option.key}.help")


def value_said(services: Services, option: Option, value: Value) -> str:
    key = option.value_key(value)
    return (text_or_none(services, key) if key else "") or written(value)


def values_offered(option: Option, now: Value) -> Sequence[Value]:
    """The present value is always among them."""
    if option.span is None:
        return option.values
    numbers = set(_stops(option.span))
    numbers |= {value for value in (now, option.default) if isinstance(value, int)}
    offered: list[Value] = [*sorted(numbers)]
    return [*offered, UNLIMITED_WORD] if option.span.unlimited else offered


def _stops(span: Span) -> Sequence[int]:
    if span.high - span.low < EACH_MOST:
        return range(span.low, span.high + 1)
    found = {span.low, span.high}
    ten = 1
    while ten <= span.high:
        round_ones = (part * ten for part in _ROUND if part * ten == int(part * ten))
        found |= {int(number) for number in round_ones if span.low <= number <= span.high}
        ten *= 10
    return sorted(found)


class Picker(Widget):
    """A value between two arrows, and what it is the value of: beside it, or above it where both
    are long."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        text: str,
        items: Sequence[tuple[Value, str]],
        now: Value,
        change: Callable[[Value], None],
        zone: int,
    ) -> None:
        super().__init__(name, rect, zone)
        self.text, self.items, self.change = text, items, change
        told = [written(value) for value, _ in items]
        self.at = told.index(written(now))
        self.name_above = 0.0

    @staticmethod
    def width(canvas: Canvas, items: Sequence[tuple[Value, str]]) -> float:
        """Of the value and its arrows."""
        return max(canvas.width(text, SMALL) for _, text in items) + 2 * ARROW + 12

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
        """What lies left of the value goes back, all the rest goes on."""
        by = -1 if x < self.seen.x + ARROW else 1
        self._go((self.at + by) % len(self.items))

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        wide = self.width(canvas, self.items)
        high = max(46.0, canvas.kit.stage.text_units(SMALL) * LINE + 8)
        below = Rect(rect.x, rect.y + self.name_above, rect.w, rect.h - self.name_above)
        box = Rect(rect.x, below.cy - high / 2, wide, high)
        canvas.panel(box, "button hover" if mood.hover else "button", high / 2)
        for x, icon in ((box.x + 24, "icon_left"), (box.right - 24, "icon_right")):
            canvas.icon(icon, x, box.cy, 24, IVORY2)
        value = Rect(box.x + ARROW, box.y, wide - 2 * ARROW, high)
        canvas.text(self.items[self.at][1], value, SMALL, SANS, MOON, "center")
        name = Rect(box.right + 16, rect.y, rect.right - box.right - 16, rect.h)
        if self.name_above:
            name = Rect(rect.x, rect.y, rect.w, self.name_above)
        tone = MOON if mood.hover or mood.focus else IVORY
        canvas.text(self.text, name, NAME, SANS, tone, lines=9)
        if mood.focus:
            canvas.focus(box, high / 2)


def rule_rows(
    services: Services,
    canvas: Canvas,
    options: Sequence[tuple[Option, Value]],
    place: Rect,
    change: Change,
    zone: int,
) -> tuple[list[Widget], float]:
    """In two columns from the top of the place: switches first, then what needs little room, then
    what needs a line of its own. And where they end."""
    half = (place.w - GAP_X) / 2
    switches, narrow, wide = [], [], []
    for option, now in options:
        if is_switch(option):
            switches.append((option, now))
        elif _head(services, canvas, option, now) + _in_two_lines(services, canvas, option) <= half:
            narrow.append((option, now))
        else:
            wide.append((option, now))
    rows: list[Widget] = []
    y = place.y
    for widgets_wide, group in ((half, switches + narrow), (place.w, wide)):
        columns = 1 if widgets_wide == place.w else 2
        for start in range(0, len(group), columns):
            line = group[start : start + columns]
            high = max(_height(services, canvas, one, now, widgets_wide) for one, now in line)
            for column, (option, now) in enumerate(line):
                rect = Rect(place.x + column * (half + GAP_X), y, widgets_wide, high)
                row = _row(services, option, now, rect, change, zone)
                if isinstance(row, Picker):
                    row.name_above = _name_above(services, canvas, option, now, widgets_wide)
                rows.append(row)
            y += high + GAP_Y
    return rows, y


def switch_row(
    services: Services,
    canvas: Canvas,
    name: str,
    text: str,
    is_on: bool,
    place: Rect,
    change: Callable[[bool], None],
    zone: int,
) -> Toggle:
    """A switch of the house's own, as wide as the place and as high as its words need."""
    words = _switch_words(services)
    room = place.w - max(canvas.width(word, SMALL) for word in words) - 62 - 18
    high = canvas.height(text, room, NAME) + 8
    single = canvas.kit.stage.text_units(NAME) * LINE + 10
    high = max(_least(canvas), high if high <= single else max(60.0, high))
    return Toggle(name, place._replace(h=high), text, is_on, words, change, zone)


def _items(services: Services, option: Option, now: Value) -> list[tuple[Value, str]]:
    return [(value, value_said(services, option, value)) for value in values_offered(option, now)]


def _head(services: Services, canvas: Canvas, option: Option, now: Value) -> float:
    """How much of a row is not its name."""
    if is_switch(option):
        return max(canvas.width(word, SMALL) for word in _switch_words(services)) + 62 + 18
    return Picker.width(canvas, _items(services, option, now)) + 18


def _in_two_lines(services: Services, canvas: Canvas, option: Option) -> float:
    """How wide its name is then."""
    name = option_name(services, option)
    return max(canvas.width(name, NAME) * 0.7, *(canvas.width(word, NAME) for word in name.split()))


def _switch_words(services: Services) -> tuple[str, str]:
    return services.say("setup.off"), services.say("setup.on")


def _height(services: Services, canvas: Canvas, option: Option, now: Value, width: float) -> float:
    above = _name_above(services, canvas, option, now, width)
    if above:
        return above + _least(canvas)
    room = width - _head(services, canvas, option, now)
    needed = canvas.height(option_name(services, option), room, NAME) + 8
    single = canvas.kit.stage.text_units(NAME) * LINE + 10
    # A switch breaks its words from a height of 60 on.
    return max(_least(canvas), needed if needed <= single else max(60.0, needed))


def _least(canvas: Canvas) -> float:
    """Of a row: its ring must not touch the next one."""
    return max(ROW, canvas.kit.stage.text_units(SMALL) * LINE + 18)


def _name_above(
    services: Services, canvas: Canvas, option: Option, now: Value, width: float
) -> float:
    """The height of a name that would need more than two lines beside the value; else 0."""
    if is_switch(option):
        return 0.0
    name = option_name(services, option)
    line = canvas.kit.stage.text_units(NAME) * LINE
    room = width - _head(services, canvas, option, now)
    has_words = all(canvas.width(word, NAME) <= room for word in name.split())
    if has_words and canvas.height(name, room, NAME) <= line * 2.2:
        return 0.0
    return canvas.height(name, width, NAME)


def _row(
    services: Services, option: Option, now: Value, rect: Rect, change: Change, zone: int
) -> Widget:
    name = f"option {option.key}"
    text = option_name(services, option)
    if is_switch(option):
        switch_words = _switch_words(services)
        is_on = written(now) == "true"
        return Toggle(name, rect, text, is_on, switch_words, lambda on: change(option, on), zone)
    return Picker(
        name,
        rect,
        text,
        _items(services, option, now),
        now,
        lambda value: change(option, value),
        zone,
    )
