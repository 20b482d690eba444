"""What each person at the table has of their own: keys and pad, in force during their turns, the
order in which they like their hand, and how they have sorted it."""

from __future__ import annotations

from game.engine.state import NOBODY
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.scenes.shell.scene import EVERYBODYS, Services
from game.settings import Person, known_as
from game.storage.people import People
from game.ui.gestures import PAD, Command

#: Seconds without another change after which the order of the hands is saved.
LIES_STILL = 0.5


class Personal:
    """The personal things of a table. Where nobody is known, as in a lesson, everything is as
    usual."""

    def __init__(self, services: Services, table: RunningTable, arranging: Arranging) -> None:
        self._services = services
        self._table = table
        self._orders, self._arranging = arranging.orders, arranging
        #: The people who are known here, by seat.
        self._people: dict[int, Person] = {}
        #: The seat of the person who was here last.
        self._here = NOBODY
        self._keep_at: float | None = None

    def know(self, people: People) -> None:
        """Find out who plays. Hands whose order was saved keep it; others get the one their owner
        likes."""
        kept = self._arranging.as_left
        for seat in self._table.people:
            person = people.find(self._table.players[seat].name)
            if person is None:
                continue
            self._people[seat] = person
            is_left = seat < len(kept) and kept[seat] is not None
            if not is_left and person.sort in self._orders.sorts:
                self._orders.sort(seat, person.sort)

    def follow(self) -> None:
        """Use the keys of the person before the screen. They stay in force while a bot plays or
        nobody looks, until the next person is to come."""
        if self._table.needs_curtain or self._table.viewer != NOBODY:
            self._here = self._table.viewer
        self._services.turn_to(self._people.get(self._here))

    def sorted(self, how: str) -> None:
        """Remember that the viewer likes this order of the hand from now on."""
        person = self._people.get(self._table.viewer)
        if person is not None:
            person.sort = how
            self._services.person_changed()

    # Gamepads -------------------------------------------------------------------------------

    def owner_of(self, pad: int) -> str | None:
        """Return the name by which a gamepad's owner at this table is known, or EVERYBODYS; None if
        nobody owns it."""
        owner = self._services.pad_owners.get(pad)
        known = {known_as(self._table.players[seat].name) for seat in self._table.people}
        return owner if owner in known | {EVERYBODYS} else None

    def is_others_pad(self, command: Command) -> bool:
        """Return whether a gamepad may not be used now. Where several people play, nobody acts with
        another person's pad, nor with a new one while their own is there."""
        services, table = self._services, self._table
        if command.device != PAD or len(table.people) < 2 or table.bottom == NOBODY:
            return False
        owner, mine = self.owner_of(command.pad), known_as(table.players[table.bottom].name)
        if owner is None:
            return any(services.pad_owners.get(pad) == mine for pad in services.pads)
        return owner not in (EVERYBODYS, mine)

    # Keeping --------------------------------------------------------------------------------

    def rearranged(self) -> None:
        """Save the order of the hands soon, if it has changed."""
        if self._arranging.has_changed:
            self._keep_at = self._services.clock() + LIES_STILL

    def due(self, now: float) -> float | None:
        return None if self._keep_at is None else self._keep_at - now

    def go_on(self, now: float) -> None:
        if self._keep_at is not None and now >= self._keep_at:
            self.keep()

    def keep(self) -> None:
        """Save the order now, if it is still to be saved."""
        if self._keep_at is not None:
            self._keep_at = None
            self._arranging.keep()

    def leave(self) -> None:
        self.keep()
        self._services.turn_to(None)
