"""Who sits at a table that is set up by hand, and values told for each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, NoReturn

from game.engine.game_parts import Players
from game.engine.state import Standing
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped


class Seats(NamedTuple):
    """Players by their names; without one a player is called by a number, from 1.

    `sides` says for each seat which side it plays for.
    """

    names: tuple[str, ...]
    sides: tuple[int, ...]

    @classmethod
    def of(cls, names: Sequence[str], players: Players) -> Seats:
        return cls(tuple(names), players.sides(len(names)))

    def find(self, text: str) -> int | None:
        """The seat that a name, or a number from 1, speaks of."""
        if text in self.names:
            return self.names.index(text)
        number = int(text[:3]) if text.isascii() and text.isdecimal() else 0
        return number - 1 if 1 <= number <= len(self.names) else None

    def seat(self, given: Given) -> int:
        seat = self.find(given.text())
        if seat is None:
            self._fail(given)
        return seat

    def several(self, given: Given) -> list[int]:
        """One player or a list of them."""
        if isinstance(given.node.value, tuple):
            return [self.seat(item) for item in given.items()]
        return [self.seat(given)]

    def by_seat(self, given: Given) -> dict[int, Given]:
        """A list in the order of the seats, or a map from players to what is theirs."""
        if isinstance(given.node.value, dict):
            return self._by_name(given)
        return self._in_order(given, range(len(self.names)))

    def by_side(self, given: Given) -> dict[int, Given]:
        """As `by_seat`; a side is called by any of its players."""
        if isinstance(given.node.value, dict):
            named = self._by_name(given)
            return {self.sides[seat]: told for seat, told in named.items()}
        return self._in_order(given, sorted(set(self.sides)))

    def _by_name(self, given: Given) -> dict[int, Given]:
        found = {}
        for name, told in given.entries().items():
            seat = self.find(name)
            if seat is None:
                told.refuse_key("fault.unknown_player", given=clipped(name), allowed=self._known())
            else:
                found[seat] = told
        return found

    @staticmethod
    def _in_order(given: Given, order: Iterable[int]) -> dict[int, Given]:
        places = list(order)
        items = given.items()
        if len(items) > len(places):
            given.fail("fault.too_many_told", given=len(items), most=len(places))
        return dict(zip(places, items, strict=False))

    def _fail(self, given: Given) -> NoReturn:
        given.note("fault.unknown_player", given=given.node.shown, allowed=self._known())
        raise FaultFoundError

    def _known(self) -> str:
        return ", ".join(self.names)


def seat_before(standing: Standing, seat: int) -> int:
    """Whose turn comes before that of this seat."""
    return next(
        other
        for other, following in enumerate(standing.after)
        if following == seat and not standing.out[other]
    )


def side_name(seats: Seats, side: int) -> str:
    """A side is called by its players."""
    return "+".join(name for name, own in zip(seats.names, seats.sides, strict=True) if own == side)
