"""The times of all movements of the table, and the spring a dragged card hangs on."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pi, sin
from typing import NamedTuple

from game.settings import FULL, NONE

# Seconds, at full motion and single speed.
PICK_UP = 0.090
LAND, RETURN, REFUSED = 0.160, 0.220, 0.240
DEAL, DEAL_APART = 0.260, 0.055
FLIP = 0.220
#: Also cutting and the first card of the pile.
DRAW = 0.300
LAY_DOWN, LAY_DOWN_APART = 0.240, 0.070
SWEEP_APART, SWEEP_IN_ALL = 0.018, 0.700
MAKE_ROOM, RESIZE = 0.140, 0.240
MOVE = 0.300
#: A pack is riffled; a card that was cut is held up, and the next one is cut after so long.
RIFFLE, HELD_UP, CUTS_APART = 0.500, 0.900, 0.160
CURTAIN_CLOSES, CURTAIN_OPENS = 0.380, 0.460
COUNTS = 0.600
#: Who closed is seen, then the hands, then the points on their way to the scores.
CLOSES, POINTS_WAIT, POINTS = 0.300, 0.400, 0.400
PASSAGE, DRIFTS = 0.240, 0.02
#: What was answered is read, and who is asked next; a place of the result rises, and the next one;
#: the crown falls, and the moon lights.
ANSWERED, ASKED = 1.100, 0.700
RISES, RISES_APART, CROWN_FALLS, MOON_LIGHTS = 0.360, 0.300, 0.320, 0.600
CROSS_FADE = 0.090
#: With every motion: seconds after a turn has passed to a bot in which it may be taken back.
TAKEN_BACK = 1.500
#: Seconds a sentence is shown at least, and letters that are read in a second.
SENTENCE = 3.000
LETTERS_READ = 14

PICKED_UP_SCALE = 1.06
SHAKES, SHAKE_WIDTH = 3, 6.0
#: How much brighter a card gets in the middle of its flip.
FLIP_LIGHT = 0.06
#: A light that comes and goes changes twice: one in a second keeps to three changes a second.
LIGHTS_APART = 1.0

Ease = Callable[[float], float]


def ease_out(t: float) -> float:
    """Arrive: fast, then slower and slower."""
    left = 1 - t
    return 1 - left * left * left


def ease_in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


#: Makes `back_out` go to 1.02 at the most.
_BACK = 0.7435


def back_out(t: float) -> float:
    """Land: a little too far, and back."""
    left = t - 1
    return 1 + left * left * ((_BACK + 1) * left + _BACK)


def reading(sentence: str) -> float:
    """Return the seconds a sentence has to stay."""
    return max(SENTENCE, len(sentence) / LETTERS_READ)


def part(start: float, now: float, lasts: float) -> float:
    """Return how much of a time has gone by, 0 to 1."""
    gone = now - start
    if gone >= lasts:
        return 1.0
    return gone / lasts if gone > 0 else 0.0


class Pace(NamedTuple):
    """The settings of motion. `speed`: 1, 2, or 0 for at once."""

    motion: str = FULL
    speed: int = 1

    @property
    def travels(self) -> bool:
        """Cards go from place to place; otherwise one picture fades into the next."""
        return self.motion != NONE

    @property
    def is_playful(self) -> bool:
        """Cards move in arcs, lean, shake, and go too far and back."""
        return self.motion == FULL

    def time(self, seconds: float) -> float:
        if not self.speed:
            return 0.0
        if self.motion == NONE:
            return CROSS_FADE
        return (seconds if self.motion == FULL else seconds / 2) / self.speed

    def apart(self, seconds: float) -> float:
        """Between the starts of two cards: what fades does so all at once."""
        return self.time(seconds) if self.travels else 0.0

    def pause(self, seconds: float) -> float:
        """A bot's thinking is no motion, but can be hurried."""
        return seconds / self.speed if self.speed else 0.0


# Under the pointer -------------------------------------------------------------------------------


def picked_up(start: float, now: float, pace: Pace) -> float:
    """The scale of a card that was just taken up."""
    gone = part(start, now, pace.time(PICK_UP)) if pace.travels else 1.0
    return 1 + (PICKED_UP_SCALE - 1) * ease_out(gone)


def shaken(start: float, now: float, pace: Pace) -> float:
    """Units to the right of a card that may not lie where it was put."""
    if not pace.is_playful:
        return 0.0
    return SHAKE_WIDTH * sin(2 * pi * SHAKES * part(start, now, pace.time(REFUSED)))


# The whole scene ---------------------------------------------------------------------------------


class Winning(NamedTuple):
    """How far each place of a result has risen, the first one first; how far the crown has fallen,
    and the moon is alight: 0 to 1."""

    risen: tuple[float, ...]
    crown: float = 1.0
    light: float = 1.0


def winning(start: float, now: float, pace: Pace, places: int) -> Winning:
    """The last place rises first."""
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
    """Return how dense the picture of the scene that was left still is, and how far it has drifted
    aside, as a part of the window's width."""
    gone = part(start, now, pace.time(PASSAGE))
    return 1 - ease_in_out(gone), DRIFTS * ease_out(gone) if pace.is_playful else 0.0


def curtain_closed(start: float, now: float, pace: Pace, *, closes: bool) -> float:
    """Return how far the curtain is closed; 0: the table is open. With motion none, the curtain
    fades: it is as dense as that."""
    lasts = pace.time(CURTAIN_CLOSES if closes else CURTAIN_OPENS)
    gone = ease_in_out(part(start, now, lasts))
    return gone if closes else 1 - gone


#: Seconds after which what is left of the way cannot be seen.
SETTLES = 0.080
#: A critically damped spring has 1/100 of its way left when stiffness times time is this.
_STIFFNESS = 6.64 / SETTLES
#: Degrees a card leans at the most, and the speed, in units a second, at which it does.
LEAN_MOST, LEAN_SPEED = 8.0, 2400.0


class Follow(NamedTuple):
    """The spring of a dragged card: where it hung at `since`, how fast it went, and where the
    pointer is."""

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
        """Move the pointer."""
        return self.moved(now, pace)._replace(to_x=x, to_y=y)

    def moved(self, now: float, pace: Pace) -> Follow:
        """Return the card as it hangs now. The same however many frames there were between."""
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
        """Degrees, clockwise when it goes to the right."""
        if not pace.is_playful:
            return 0.0
        return LEAN_MOST * max(-1.0, min(1.0, self.speed_x / LEAN_SPEED))

    @property
    def rests(self) -> bool:
        """The rest of its movement could not be seen."""
        away = max(abs(self.x - self.to_x), abs(self.y - self.to_y))
        return away < 0.25 and max(abs(self.speed_x), abs(self.speed_y)) < 10


def _pulled(away: float, speed: float, passed: float, left: float) -> tuple[float, float]:
    """The distance from the pointer and the speed after a time."""
    push = speed + _STIFFNESS * away
    return (away + push * passed) * left, (speed - _STIFFNESS * push * passed) * left
