"""How the animals of the players take part in what happens: they prick their ears, wince and
howl."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import pi, sin
from typing import TYPE_CHECKING, Literal, NamedTuple

from game.engine.events import Event
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.view.motion.motion import POINTS, POINTS_WAIT, Pace, ease_in_out, ease_out

if TYPE_CHECKING:
    # The menu draws poses, and knows nothing of tables yet.
    from game.play.session.table_kind import TableKind

Mood = Literal["pricks", "winces", "howls"]


class Pose(NamedTuple):
    """How an animal stands on its medal: its width and height, as parts of the usual ones; how far
    it leans to the left, in degrees; how far it is moved to the right, as a part of its size."""

    wide: float = 1.0
    high: float = 1.0
    leans: float = 0.0
    aside: float = 0.0


def _pricks(part: float) -> Pose:
    """Stretch twice, the second time a little."""
    up = sin(pi * min(1.0, part / 0.6)) if part < 0.6 else 0.4 * sin(pi * (part - 0.6) / 0.4)
    return Pose(1 - 0.05 * up, 1 + 0.16 * up)


def _winces(part: float) -> Pose:
    """Duck, and shiver."""
    down = ease_out(min(1.0, part / 0.2)) * (1 - ease_in_out(max(0.0, (part - 0.6) / 0.4)))
    return Pose(1 + 0.08 * down, 1 - 0.22 * down, 0.0, 0.05 * down * sin(8 * pi * part))


def _howls(part: float) -> Pose:
    """Lay the head back, and stay so for a while."""
    back = ease_in_out(min(1.0, part / 0.25)) * (1 - ease_in_out(max(0.0, (part - 0.8) / 0.2)))
    return Pose(1 - 0.04 * back, 1 + 0.12 * back + 0.02 * back * sin(12 * pi * part), 20 * back)


#: How long each lasts, in seconds, and how it looks at each part of that time.
MOODS: dict[Mood, tuple[float, Callable[[float], Pose]]] = {
    "pricks": (0.5, _pricks),
    "winces": (0.9, _winces),
    "howls": (2.2, _howls),
}
#: The points against a player from which on the animal winces; where points are good, at any loss.
HURTS = 50


class Crests:
    def __init__(self, kind: TableKind) -> None:
        self._kind = kind
        #: What moves, by seats, and since when.
        self._moved: dict[int, tuple[Mood, float]] = {}

    def tell(self, event: Event, view: Observation, now: float, pace: Pace) -> None:
        """Move who is concerned by an event that begins to be shown. `view`: the table after it."""
        if not pace.is_playful or not pace.speed:
            return
        if event.kind == "turn":
            self._moved[event.seat] = "pricks", now
        elif event.kind == "hand_over" and event.fact("in_one"):
            self._moved[event.seat] = "howls", now
        elif event.kind == "scored":
            lands = now + POINTS_WAIT + POINTS
            for seat in self._hurt(view):
                self._moved[seat] = "winces", lands

    def _hurt(self, view: Observation) -> Iterator[int]:
        standing = view.standing
        if standing.voids or not standing.sheet:
            return
        for seat, side in enumerate(standing.sides):
            points = standing.sheet[-1][side] if side != NOBODY else 0
            if points < 0 if self._kind.melds_score else points >= HURTS:
                yield seat

    def poses(self, now: float) -> list[tuple[int, Pose]]:
        """Return how those stand that move now; those at rest are left out."""
        found = []
        for seat, (mood, since) in list(self._moved.items()):
            lasts, pose = MOODS[mood]
            if now >= since + lasts:
                del self._moved[seat]
            elif now >= since:
                found.append((seat, pose((now - since) / lasts)))
        return found

    def due(self, now: float) -> float | None:
        """Return the seconds until the next picture; None if all are at rest."""
        begins = [since for _, since in self._moved.values()]
        return max(0.0, min(begins) - now) if begins else None
