"""The durations of all movements of the table, and the spring that pulls a dragged card."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pi, sin
from typing import NamedTuple

from game.settings import FULL, NONE

# Seconds, at full motion and single speed.
PICK_UP = 0.090
REFUSED = 0.240
FLIP, MOVE = 0.220, 0.300
CURTAIN_CLOSES, CURTAIN_OPENS = 0.380, 0.460
COUNTS = 0.600
#: How long the hands are shown, and how long their points fly to the scores.
POINTS_WAIT, POINTS = 0.400, 0.400
#: How long the hands are shown before the points fly if somebody went out in a single turn.
LOOKS = 1.600
PASSAGE, DRIFTS = 0.240, 0.02
#: How long an answer is shown, and then who is asked next; how long a place of the result rises,
#: and after which time the next one does; how long the crown falls, and the moon lights.
ANSWERED, ASKED = 1.100, 0.700
RISES, RISES_APART, CROWN_FALLS, MOON_LIGHTS = 0.360, 0.300, 0.320, 0.600
CROSS_FADE = 0.090
#: Seconds after an act, with every motion, in which it may be taken back before a bot goes on.
TAKEN_BACK = 1.000
#: By how much people who want more time have longer.
MORE_TIME = 2.0
#: The seconds a sentence is shown at least, and the letters that are read in a second.
SENTENCE = 3.000
LETTERS_READ = 14

PICKED_UP_SCALE = 1.06
SHAKES, SHAKE_WIDTH = 3, 6.0

Ease = Callable[[float], float]


def ease_out(t: float) -> float:
    """Return the part of a way done at a part of its time: fast at first, then slower and
    slower."""
    left = 1 - t
    return 1 - left * left * left


def ease_in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


#: The constant with which `back_out` goes to 1.02 at the most.
_BACK = 0.7435


def back_out(t: float) -> float:
    """Return the part of a way done at a part of its time: a little beyond the end, and back."""
    left = t - 1
    return 1 + left * left * ((_BACK + 1) * left + _BACK)


def part(start: float, now: float, lasts: float) -> float:
    """Return the part of a duration that is over, 0 to 1."""
    gone = now - start
    if gone >= lasts:
        return 1.0
    return gone / lasts if gone > 0 else 0.0


class Pace(NamedTuple):
    """The settings of motion. `speed`: 1, 2, or 0 to show everything at once. `waits`: by how
    much pauses and the time to read are longer than usual."""

    motion: str = FULL
    speed: int = 1
    waits: float = 1.0

    @property
    def travels(self) -> bool:
        """Whether cards move from place to place; otherwise they fade out and in."""
        return self.motion != NONE

    @property
    def is_playful(self) -> bool:
        """Whether cards move in arcs, lean, shake, and swing a little beyond their place."""
        return self.motion == FULL

    def time(self, seconds: float) -> float:
        if not self.speed:
            return 0.0
        if self.motion == NONE:
            return CROSS_FADE
        return (seconds if self.motion == FULL else seconds / 2) / self.speed

    def apart(self, seconds: float) -> float:
        """Return the seconds between the starts of two cards; 0 where they fade, for then all do so
        at once."""
        return self.time(seconds) if self.travels else 0.0

    def pause(self, seconds: float) -> float:
        """Return the seconds of a pause, such as a bot's thinking: shorter at higher speed, but the
        same with all motions."""
        return self.waits * seconds / self.speed if self.speed else 0.0

    def reading(self, sentence: str) -> float:
        """Return the seconds a sentence has to be shown, at every speed."""
        return self.waits * max(SENTENCE, len(sentence) / LETTERS_READ)


# Under the pointer -------------------------------------------------------------------------------


def picked_up(start: float, now: float, pace: Pace) -> float:
    """Return the scale of a card that was just taken up."""
    gone = part(start, now, pace.time(PICK_UP)) if pace.travels else 1.0
    return 1 + (PICKED_UP_SCALE - 1) * ease_out(gone)


def shaken(start: float, now: float, pace: Pace) -> float:
    """Return how far to the right a card is now, in units, that shakes because it may not lie where
    it was put."""
    if not pace.is_playful:
        return 0.0
    return SHAKE_WIDTH * sin(2 * pi * SHAKES * part(start, now, pace.time(REFUSED)))


# The whole scene ---------------------------------------------------------------------------------


class Winning(NamedTuple):
    """The stages of a shown result, 0 to 1: how far each place has risen, the first place first;
    how far the crown has fallen; how bright the moon is."""

    risen: tuple[float, ...]
    crown: float = 1.0
    light: float = 1.0


def winning(start: float, now: float, pace: Pace, places: int) -> Winning:
    """Return the stages of a result shown since `start`: the last place rises first, then the crown
    falls, then the moon lights."""
    if not pace.travels:
        return Winning((1.0,) * places)
    apart = pace.time(RISES_APART)
    risen = (
        ease_out(part(start + (places - 1 - at) * apart, now, pace.time(RISES)))
        for at in range(places)
    )
    falls = start + places * apart
    lights = falls + pace.time(CROWN_FALLS)
    crown = part(falls, now, pace.time(CROWN_FALLS))
    return Winning(
        tuple(risen),
        back_out(crown) if pace.is_playful else ease_out(crown),
        ease_in_out(part(lights, now, pace.time(MOON_LIGHTS))),
    )


def passed(start: float, now: float, pace: Pace) -> tuple[float, float]:
    """Return how opaque the picture of the previous scene still is, and how far it has drifted
    aside, as a part of the window's width."""
    gone = part(start, now, pace.time(PASSAGE))
    return 1 - ease_in_out(gone), DRIFTS * ease_out(gone) if pace.is_playful else 0.0


def curtain_closed(start: float, now: float, pace: Pace, *, closes: bool) -> float:
    """Return how far the curtain is closed, 0 meaning the table is open. With motion none, the
    curtain fades instead, and this is its opacity."""
    lasts = pace.time(CURTAIN_CLOSES if closes else CURTAIN_OPENS)
    gone = ease_in_out(part(start, now, lasts))
    return gone if closes else 1 - gone


#: Seconds after which a dragged card is so near its goal that no more movement can be seen.
SETTLES = 0.080
#: The stiffness of a critically damped spring which after SETTLES seconds has 1/100 of its way
#: left.
_STIFFNESS = 6.64 / SETTLES
#: The greatest lean of a card, in degrees, and the speed at which it is reached, in units a second.
LEAN_MOST, LEAN_SPEED = 8.0, 2400.0


class Follow(NamedTuple):
    """The spring that pulls a dragged card to the pointer: where it was at `since`, its speed then,
    and where the pointer is."""

    x: float
    y: float
    since: float
    speed_x: float = 0.0
    speed_y: float = 0.0
    to_x: float = 0.0
    to_y: float = 0.0

    @classmethod
    def at(cls, x: float, y: float, now: float) -> Follow:
        return cls(x, y, now, to_x=x, to_y=y)

    def drawn_to(self, x: float, y: float, now: float, pace: Pace) -> Follow:
        """Return the spring with the pointer at another place."""
        return self.moved(now, pace)._replace(to_x=x, to_y=y)

    def moved(self, now: float, pace: Pace) -> Follow:
        """Return the spring as it is now. The result does not depend on how many frames were in
        between."""
        passed = now - self.since
        if not pace.travels:
            return Follow.at(self.to_x, self.to_y, now)
        if passed <= 0:
            return self
        left = exp(-_STIFFNESS * passed)
        x, speed_x = _pulled(self.x - self.to_x, self.speed_x, passed, left)
        y, speed_y = _pulled(self.y - self.to_y, self.speed_y, passed, left)
        return Follow(self.to_x + x, self.to_y + y, now, speed_x, speed_y, self.to_x, self.to_y)

    def lean(self, pace: Pace) -> float:
        """Return the lean of the card in degrees, clockwise when it goes to the right."""
        if not pace.is_playful:
            return 0.0
        return LEAN_MOST * max(-1.0, min(1.0, self.speed_x / LEAN_SPEED))

    @property
    def rests(self) -> bool:
        """Whether the card is so near the pointer, and so slow, that it seems to rest."""
        away = max(abs(self.x - self.to_x), abs(self.y - self.to_y))
        return away < 0.25 and max(abs(self.speed_x), abs(self.speed_y)) < 10


def _pulled(away: float, speed: float, passed: float, left: float) -> tuple[float, float]:
    """Return the distance from the pointer and the speed after a time, for `away` and `speed`
    before."""
    push = speed + _STIFFNESS * away
    return (away + push * passed) * left, (speed - _STIFFNESS * push * passed) * left
