"""The bar with which a match is watched again: to and fro, step by step, or by itself.

It holds no match: whoever shows one tells it where it stands, and is told where to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY, SMALL
from game.ui.widgets import Button, Choice, Mood, Slider, Widget
from game.ui.words import SANS
from game.view.geometry import Rect

SPEEDS = (1, 2, 4)
ZONE = 90
GAP = 12.0


class Watching(NamedTuple):
    """Where a match stands that is being told. `hands`: the steps at which a hand begins."""

    step: int
    steps: int
    hands: tuple[int, ...]
    plays: bool
    speed: int = 1

    @property
    def hand_no(self) -> int:
        """Of the hand it is in, from one."""
        return sum(begins <= self.step for begins in self.hands)


class ReplayActs(NamedTuple):
    go_to: Callable[[int], None]
    play: Callable[[bool], None]
    set_speed: Callable[[int], None]


class TimeLine(Slider):
    """The whole match from left to right, with a mark where each hand begins."""

    def __init__(self, rect: Rect, watching: Watching, go_to: Callable[[int], None]) -> None:
        steps = max(1, watching.steps)
        self._marks = [begins / steps for begins in watching.hands[1:]]

        def change(value: float) -> None:
            go_to(round(value * steps))

        super().__init__("time_line", rect, watching.step / steps, change, steps, ZONE)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rail = self._rail()
        for mark in self._marks:
            canvas.line(rail.x + rail.w * mark - 1, rail.cy - 17, 3, 34, BRASS_LIGHT, 0.7)
        super().paint(canvas, mood)


class Position(Widget):
    """Where it stands, in words."""

    focusable = False

    def __init__(self, rect: Rect, text: str) -> None:
        super().__init__("", rect, ZONE)
        self.text = text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        canvas.text(self.text, self.rect, SMALL, SANS, IVORY, "center")


def replay_bar(house: House, rect: Rect, watching: Watching, acts: ReplayActs) -> list[Widget]:
    """All widgets of the bar: the time line above, the buttons below."""
    canvas = Canvas(house.kit)
    line = TimeLine(rect._replace(h=64), watching, acts.go_to)
    y, high = rect.y + 64 + GAP, rect.h - 64 - GAP
    buttons = _buttons(house, watching, acts)
    x = rect.x
    for button in buttons:
        button.rect = Rect(x, y, 92, high)
        x += 92 + GAP
    speeds = [(speed, house.say("replay_bar.speed", speed=speed)) for speed in SPEEDS]
    widest = max(canvas.width(words, 27) for _, words in speeds)
    wide = (max(84.0, widest + 30)) * len(SPEEDS)

    def set_speed(speed: object) -> None:
        if isinstance(speed, int):
            acts.set_speed(speed)

    place = Rect(rect.right - wide, y, wide, high)
    choice = Choice("speed", place, speeds, watching.speed, set_speed, ZONE)
    words = house.say(
        "replay_bar.position", hand=watching.hand_no, step=watching.step, steps=watching.steps
    )
    between = Rect(x + GAP, y, place.x - 2 * GAP - x, high)
    return [line, *buttons, Position(between, words), choice]


def _buttons(house: House, watching: Watching, acts: ReplayActs) -> Sequence[Button]:
    """What leads nowhere just now is off, and says what it would do when it is asked."""
    step, last = watching.step, watching.steps
    play = "pause" if watching.plays else "play"
    wanted: list[tuple[str, str, Callable[[], None], bool]] = [
        ("to_start", "icon_to_start", lambda: acts.go_to(0), step > 0),
        ("back", "icon_left", lambda: acts.go_to(step - 1), step > 0),
        (play, f"icon_{play}", lambda: acts.play(not watching.plays), step < last),
        ("forward", "icon_right", lambda: acts.go_to(step + 1), step < last),
        ("to_end", "icon_to_end", lambda: acts.go_to(last), step < last),
    ]
    buttons = []
    for name, icon, act, enabled in wanted:
        # One name for both faces of the middle button, so that it keeps the focus.
        known = "play" if name == "pause" else name
        button = Button(known, Rect(0, 0, 0, 0), "", act, icon, main=known == "play", zone=ZONE)
        button.enabled = enabled
        button.why_not = house.say(f"replay_bar.{name}")
        buttons.append(button)
    return buttons
