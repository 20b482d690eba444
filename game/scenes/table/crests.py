"""The animals of the players, which take part in what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.events import Event
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.session.table_kind import TableKind
from game.view.motion.crests import MOODS, Mood, Pose
from game.view.motion.motion import POINTS, POINTS_WAIT, Pace

#: The points against a player from which on the animal winces; where points are good, at any loss.
HURTS = 50


class _Moved(NamedTuple):
    mood: Mood
    since: float


class Crests:
    def __init__(self, kind: TableKind) -> None:
        self._kind = kind
        #: What moves, by seats.
        self._moved: dict[int, _Moved] = {}

    def tell(self, event: Event, view: Observation, now: float, pace: Pace) -> None:
        """Move who is concerned by an event that begins to be shown. `view`: the table after it."""
        if not pace.is_playful or not pace.speed:
            return
        if event.kind == "turn":
            self._moved[event.seat] = _Moved("pricks", now)
        elif event.kind == "hand_over" and event.fact("in_one"):
            self._moved[event.seat] = _Moved("howls", now)
        elif event.kind == "scored":
            lands = now + POINTS_WAIT + POINTS
            for seat in self._hurt(view):
                self._moved[seat] = _Moved("winces", lands)

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
        begins = [one.since for one in self._moved.values()]
        return max(0.0, min(begins) - now) if begins else None
