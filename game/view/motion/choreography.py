"""The flights of a step: two pictures and an event become flights and cues.

Nothing here knows a rule or a layout. A card that is only in the second picture comes out of a hand
or the stock as a back, and a card that is only in the first vanishes there; so no movement can tell
more than the two pictures and the event, which are the viewer's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from math import pi, sin
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.view.motion.events import EVENT_ROWS, STAYS
from game.view.motion.motion import (
    FLIP,
    MOVE,
    REFUSED,
    Ease,
    Pace,
    back_out,
    ease_in_out,
    ease_out,
    shaken,
)
from game.view.motion.places import (
    DOWN,
    DRAGGED,
    LIFTED,
    Anchor,
    Back,
    FlyingPoints,
    Place,
    Star,
    Step,
    Token,
    Zone,
)

#: Seconds in which a card that was let go lands, or returns; neighbours make room, or change their
#: size; the stock is riffled.
LAND, RETURN, MAKE_ROOM, RESIZE, RIFFLE = 0.160, 0.220, 0.140, 0.240, 0.240
#: How much brighter a card is in the middle of its flip.
FLIP_LIGHT = 0.06


class Moving(NamedTuple):
    """A card on its way. `place.face`: the side to be painted, whose width is multiplied by the
    cosine of `turn`: 0 to 180 degrees, 90 on edge. `lift`: its level above the table, also between
    two levels. `light`: how much brighter it is."""

    token: Token
    place: Place
    turn: float = 0.0
    lift: float = 0.0
    light: float = 0.0


@dataclass(slots=True)
class Flight:
    """The movement of one card. `over`: a point the way bends towards. `flip_at`, `flip_lasts`:
    when it begins to turn over, and for how long; it does not if that is 0. `hides`: what stays
    unpainted at its place until the card is there. `seen_before`: whether the card is seen before
    it starts. `stays`: seconds in which it is seen at its end. `shakes`: the pace at which it
    shakes, because it may not lie there."""

    token: Token
    start: Place
    end: Place
    at: float
    lasts: float
    ease: Ease = ease_out
    over: tuple[float, float] | None = None
    spin: float = 0.0
    flip_at: float = 0.0
    flip_lasts: float = 0.0
    hides: Token | None = None
    seen_before: bool = True
    stays: float = 0.0
    flies: bool = False
    shakes: Pace | None = None
    is_lit: bool = False

    @property
    def ends(self) -> float:
        return self.at + self.lasts + self.stays

    def is_seen(self, now: float) -> bool:
        return self.seen_before or now >= self.at

    def order(self, now: float) -> tuple[bool, int]:
        """Return a key to paint by: cards that fly are above cards that only make room; a card that
        has not started yet is still in its row."""
        if now <= self.at:
            return False, self.start.depth
        return self.flies, self.end.depth

    def moment(self, now: float) -> Moving:
        start, end = self.start, self.end
        if now >= self.at + self.lasts:
            return Moving(self.token, end, lift=end.level)
        if now <= self.at:
            return Moving(self.token, start, lift=start.level)
        t = (now - self.at) / self.lasts
        p = self.ease(t)
        x = start.x + (end.x - start.x) * p
        y = start.y + (end.y - start.y) * p
        angle = start.angle + (end.angle - start.angle) * p
        lift = start.level + (end.level - start.level) * t
        bend = 2 * p * (1 - p)
        if self.over is not None:
            x += bend * (self.over[0] - (start.x + end.x) / 2)
            y += bend * (self.over[1] - (start.y + end.y) / 2)
        if self.spin:
            angle += self.spin * (p - 1)
        if self.flies:
            lift += bend
        if self.shakes is not None:
            x += shaken(self.at, now, self.shakes)
        turn = light = 0.0
        face = end.face
        if self.flip_lasts:
            flipped = min(1.0, max(0.0, (now - self.flip_at) / self.flip_lasts))
            turn = 180.0 * ease_in_out(flipped)
            if turn < 90:
                face = start.face
            if self.is_lit:
                light = FLIP_LIGHT * sin(pi * flipped)
        height = start.height + (end.height - start.height) * p
        opacity = start.opacity + (end.opacity - start.opacity) * t
        place = Place(x, y, height, angle, face, round(lift), end.depth, opacity)
        return Moving(self.token, place, turn, lift, light)


#: How far above its place a card is before it comes down into it, in heights of the card.
RISES_OVER = 0.9
#: The least height of a card that is held up, and how far it is held below the hand it was cut for,
#: as a part of that height.
HELD_UP_HIGH, HELD_UP_BELOW = 150.0, 0.6
#: How far a card of a riffled stock goes to the right, and up or down, in heights of the card; and
#: how often each layer does so.
RIFFLED_BY, RIFFLED_UP, RIFFLES = 0.5, 0.12, 4
#: How much of a captured card stays free above the card that captures it, as a part of its height.
MEETS_BELOW = 0.2


class StartPlace(NamedTuple):
    """The place from which a card starts if it is not the one of the picture before: it is in the
    air, or was just let go."""

    place: Place
    is_dropped: bool = False
    is_refused: bool = False


Starts = Mapping[Token, StartPlace]


class TimedCue(NamedTuple):
    """A sound and its time. `seat`: that of the player whose card is heard."""

    at: float
    name: str
    seat: int = NOBODY


class _Trip(NamedTuple):
    token: Token
    start: Place
    end: Place
    hides: Token | None
    #: Whether it lay in the picture before: then it stays visible until it starts.
    was_seen: bool


class Movement:
    """The flights and sounds of one step, and the time at which the last of them ends. `at`: when
    the first card starts; `apart`: the seconds between two starts, where they are not those of the
    event: in a deal the players' cards alternate."""

    def __init__(
        self, step: Step, pace: Pace, at: float, apart: float | None, starts: Starts
    ) -> None:
        self.step, self.pace, self.starts = step, pace, starts
        self.at, self.apart = at, apart
        self.way = EVENT_ROWS[step.kind].way if step.event else STAYS
        self.seat = step.event.seat if step.event else NOBODY
        before, after = step.before, step.after
        #: Cards of one picture only whose flight is not decided yet.
        self.leaving = [token for token in before if token not in after]
        self.coming = [token for token in after if token not in before]
        self.flights: list[Flight] = []
        self.cues: list[TimedCue] = []
        self.numbers = count(1)
        self._travel(list(self._trips()))
        self._rearrange()
        if self.way.riffles and self.pace.is_playful:
            self._riffle(self.ends)

    @property
    def ends(self) -> float:
        return max((flight.ends for flight in self.flights), default=self._begins())

    def _begins(self) -> float:
        return self.at + self.pace.pause(self.way.waits)

    # Who travels ----------------------------------------------------------------------------

    def _trips(self) -> Iterator[_Trip]:
        yield from filter(None, map(self._trip, self._named()))
        if self.way.leaving:
            others = [token for token in self.leaving if not _is_stock(token)]
            yield from filter(None, map(self._trip, others))

    def _named(self) -> list[Token]:
        event, named = self.step.event, self.way.named
        if event is None or named == "none":
            return []
        if named == "points":
            return [token for token in self.step.before if isinstance(token, FlyingPoints | Star)]
        cards = (event.fact("card"),) if named == "card" else event.cards
        return [self._token_of(card) for card in cards]

    def _token_of(self, card: CardId | None) -> Token:
        """Return the token of a card; a hidden card is any of the backs that come."""
        if card is not None:
            return card
        return self._take_back(self.coming) or self._nameless()

    def _nameless(self) -> Back:
        """Return a new back that is in no picture."""
        return Back(self.seat, -next(self.numbers))

    def _trip(self, token: Token) -> _Trip | None:
        """Return the trip of a token; None if it stays, or if its way is unknown."""
        after = self.step.after
        start, was_seen = self._start_of(token)
        hides: Token | None = token
        end = after.get(token)
        if end is None:
            hides = self._take_back(self.coming) if self.way.into == "hand" else None
            end = after[hides] if hides is not None else self._anchor(self.way.into)
        if start is None or end is None or start == end:
            return None
        if self.way.held_up:
            end = _held_up(end, token)
        self._settle(token)
        if start.face == DOWN == end.face and not self.way.meets:
            token = self._nameless() if hides is None else hides
        return _Trip(token, start, end, hides, was_seen)

    def _start_of(self, token: Token) -> tuple[Place | None, bool]:
        """Return where a token starts, and whether it could be seen there."""
        if token in self.starts:
            return self.starts[token].place, True
        if token in self.step.before:
            return self.step.before[token], True
        if self.way.out_of == "hand":
            back = self._take_back(self.leaving)
            if back is not None:
                return self.step.before[back], True
        return self._anchor(self.way.out_of), False

    def _take_back(self, tokens: list[Token]) -> Back | None:
        """Remove one of the seat's backs from the tokens and return it; all backs are the same."""
        for token in tokens:
            if isinstance(token, Back) and token.seat == self.seat:
                tokens.remove(token)
                return token
        return None

    def _anchor(self, zone: Zone | None) -> Place | None:
        if zone is None:
            return None
        seat = self.seat if zone in ("hand", "won") else NOBODY
        place = self.step.anchors.get(Anchor(zone, seat))
        if place is None and zone in ("stock", "hand"):
            backs = [
                place
                for picture in (self.step.before, self.step.after)
                for token, place in picture.items()
                if isinstance(token, Back) and token.seat == seat
            ]
            place = max(backs, key=lambda back: back.depth, default=None)
        return place

    def _settle(self, token: Token) -> None:
        for tokens in (self.leaving, self.coming):
            if token in tokens:
                tokens.remove(token)

    # How they travel ------------------------------------------------------------------------

    def _travel(self, trips: list[_Trip]) -> None:
        way, pace, at = self.way, self.pace, self._begins()
        if not trips:
            return
        if way.meets and pace.travels:
            at = self._meet(trips)
        apart = pace.apart(self._apart(len(trips)))
        for nth, trip in enumerate(trips):
            start = self.starts.get(trip.token)
            if start is not None and start.is_dropped and not way.meets:
                landed = self._land(trip, start, at)
            else:
                landed = self._fly(trip, at + nth * apart, pace.time(way.lasts))
            if way.held_up:
                self._return(landed, trip)
            if way.sounds:
                self.cues.append(TimedCue(landed.at, way.sounds, self.seat))

    def _return(self, flight: Flight, trip: _Trip) -> None:
        """Hold the card up for all to see, and send it back."""
        flight.stays = self.pace.pause(self.way.held_up)
        if self.pace.travels:
            back = trip._replace(start=trip.end, end=trip.start, was_seen=False)
            self._fly(back, flight.ends, self.pace.time(MOVE))

    def _riffle(self, at: float) -> None:
        """Move cards of the stock out of it, one after another, and back between the others."""
        layers = [place for token, place in self.step.after.items() if _is_stock(token)]
        lasts = self.pace.time(RIFFLE) / 2
        cards = RIFFLES * len(layers)
        for nth in range(cards):
            place = layers[nth % len(layers)]
            up = RIFFLED_UP * place.height * (1 if nth % 2 else -1)
            over = place.x + 2 * RIFFLED_BY * place.height, place.y + up
            start, back = at + lasts * nth / cards, Back(NOBODY, -1 - nth)
            flight = Flight(back, place, place, start, lasts, over=over, seen_before=False)
            flight.flies = True
            self.flights.append(flight)

    def _apart(self, cards: int) -> float:
        """Return the seconds between two starts, at full motion and single speed."""
        way, apart = self.way, self.apart
        if apart is None:
            apart = way.apart
            if way.in_all and cards > 1:
                apart = min(apart, (way.in_all - way.lasts) / (cards - 1))
        return apart

    def _fly(self, trip: _Trip, at: float, lasts: float) -> Flight:
        way, pace = self.way, self.pace
        start, end = trip.start, trip.end
        if not pace.travels:
            return self._fade(trip, at)
        flight = Flight(trip.token, start, end, at, lasts, hides=trip.hides)
        flight.seen_before, flight.flies = trip.was_seen, True
        if start.face != end.face:
            flight.flip_lasts = min(lasts, pace.time(FLIP))
            flight.flip_at = at + lasts - flight.flip_lasts
        elif way.spins and pace.is_playful:
            flight.spin = 180.0
        if pace.is_playful:
            flight.over = self._bend(start, end)
            if way.rises:
                flight.ease = ease_in_out
        self.flights.append(flight)
        return flight

    def _bend(self, start: Place, end: Place) -> tuple[float, float] | None:
        way = self.way
        if way.rises:
            return end.x, min(start.y, end.y - RISES_OVER * end.height)
        if not way.arc:
            return None
        length = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
        return (start.x + end.x) / 2, (start.y + end.y) / 2 - 2 * way.arc * length

    def _meet(self, trips: list[_Trip]) -> float:
        """Send the first card onto the one it captures, and return the time at which all of them
        can leave."""
        at = self._begins()
        first = trips[0]
        others = [trip.start for trip in trips[1:] if trip.start.face != DOWN]
        if not others:
            return at
        under, face = others[0], _face(first.token)
        y, depth = under.y + MEETS_BELOW * under.height, under.depth + 1
        there = under._replace(y=y, face=face, depth=depth)
        there_at = self._fly(first._replace(end=there), at, self.pace.time(MOVE)).ends
        trips[0] = first._replace(start=there, was_seen=False)
        return there_at

    def _land(self, trip: _Trip, start: StartPlace, at: float) -> Flight:
        """Add the flight of a card let go by the pointer, to its new place or back to where it came
        from."""
        pace = self.pace
        goes_back = self.step.before.get(trip.token) == trip.end
        if not pace.travels:
            return self._fade(trip, at)
        there = trip.start._replace(level=DRAGGED)
        if start.is_refused and pace.is_playful:
            shake = Flight(trip.token, there, there, at, pace.time(REFUSED), flies=True)
            shake.shakes, shake.hides = pace, trip.hides
            self.flights.append(shake)
            at = shake.ends
        lasts = pace.time(RETURN if goes_back or start.is_refused else LAND)
        lands = pace.is_playful and not goes_back
        flight = Flight(trip.token, there, trip.end, at, lasts, back_out if lands else ease_out)
        flight.hides, flight.seen_before, flight.flies = trip.hides, not start.is_refused, True
        if there.face != trip.end.face:
            flight.flip_at, flight.flip_lasts = at, lasts
        self.flights.append(flight)
        return flight

    def _fade(self, trip: _Trip, at: float) -> Flight:
        """Let a card fade out at its old place and fade in at the new one."""
        if trip.was_seen:
            self._vanish(trip.token, trip.start, at, 0)
        appears = self._appear(trip.token, trip.end, at, 0, trip.hides)
        if trip.hides is None and not self.way.held_up:
            appears.end = appears.start
        return appears

    def _vanish(self, token: Token, place: Place, at: float, lasts: float) -> None:
        gone = place._replace(opacity=0.0)
        self.flights.append(Flight(token, place, gone, at, self.pace.time(lasts)))

    def _appear(
        self, token: Token, place: Place, at: float, lasts: float, hides: Token | None
    ) -> Flight:
        unseen = place._replace(opacity=0.0)
        flight = Flight(token, unseen, place, at, self.pace.time(lasts), hides=hides)
        self.flights.append(flight)
        return flight

    # What only makes room -------------------------------------------------------------------

    def _rearrange(self) -> None:
        """Move all cards that the event does not name: those whose place has changed, and those
        that come or go."""
        before, after, at = self.step.before, self.step.after, self.at
        pace = self.pace
        flying: set[Token] = {flight.token for flight in self.flights}
        for token, old in before.items():
            new = after.get(token)
            start = self.starts.get(token)
            if new is None or token in flying or (old == new and start is None):
                continue
            trip = _Trip(token, start.place if start else old, new, token, True)
            if start is not None and start.is_dropped:
                self._land(trip, start, at)
            elif not pace.travels:
                self._fade(trip, at)
            elif old.face != new.face or (old.level != new.level and _is_apart(old, new)):
                self._fly(trip, at, pace.time(MOVE if _is_apart(old, new) else FLIP))
            else:
                lasts = pace.time(MAKE_ROOM if old.height == new.height else RESIZE)
                self.flights.append(Flight(token, trip.start, new, at, lasts, hides=token))
        for token in self.coming:
            start = self.starts.get(token)
            if token in flying or _is_stock(token):
                continue
            if start is not None:
                self._land(_Trip(token, start.place, after[token], token, True), start, at)
            else:
                self._appear(token, after[token], at, MAKE_ROOM, token)
        for token in self.leaving:
            if isinstance(token, int) and token not in flying:
                start = self.starts.get(token)
                self._vanish(token, start.place if start else before[token], at, MAKE_ROOM)


def _face(token: Token) -> int:
    return token if isinstance(token, int) else DOWN


def _held_up(hand: Place, card: Token) -> Place:
    """Return where a card is shown before a hand, large enough to be read."""
    lower = HELD_UP_BELOW * HELD_UP_HIGH if hand.height < HELD_UP_HIGH else 0.0
    high = max(hand.height, HELD_UP_HIGH)
    return hand._replace(y=hand.y + lower, height=high, face=_face(card), level=LIFTED)


def _is_stock(token: Token) -> bool:
    return isinstance(token, Back) and token.seat == NOBODY


def _is_apart(old: Place, new: Place) -> bool:
    return max(abs(old.x - new.x), abs(old.y - new.y)) > old.height / 4
