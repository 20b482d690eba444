"""Each person's own at the table: their keys and their pad while it is their turn, the order they
like their hand in, and how they have laid it out."""

from __future__ import annotations

from game.engine.state import NOBODY
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.scenes.shell.scene import EVERYBODYS, Services
from game.settings import Person, known_as
from game.storage.people import People
from game.ui.gestures import PAD, Command

#: Cards are moved about again and again; the order is kept once they lie still for this long.
LIES_STILL = 0.5


class Personal:
    """At a table where nobody knows who plays, such as that of a lesson, all is as usual."""

    def __init__(self, services: Services, table: RunningTable, arranging: Arranging) -> None:
        self._services = services
        self._table = table
        self._orders, self._arranging = arranging.orders, arranging
        #: Those who are known here, by their seats.
        self._people: dict[int, Person] = {}
        #: The seat of the person who was here last.
        self._here = NOBODY
        self._keep_at: float | None = None

    def know(self, people: People) -> None:
        """Find out who plays. Hands that were left in some order stay in it; others begin in the
        one their owner likes."""
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
        """Give the person before the screen their keys, also while they look away or a bot plays,
        until the next one is to come."""
        if self._table.needs_curtain or self._table.viewer != NOBODY:
            self._here = self._table.viewer
        self._services.turn_to(self._people.get(self._here))

    def sorted(self, how: str) -> None:
        """Remember that the viewer wants their hand like this from now on."""
        person = self._people.get(self._table.viewer)
        if person is not None:
            person.sort = how
            self._services.person_changed()

    # Gamepads -------------------------------------------------------------------------------

    def owner_of(self, pad: int) -> str | None:
        """Return the name its owner at this table is known as, or EVERYBODYS; None: nobody owns
        it."""
        owner = self._services.pad_owners.get(pad)
        known = {known_as(self._table.players[seat].name) for seat in self._table.people}
        return owner if owner in known | {EVERYBODYS} else None

    def is_others_pad(self, command: Command) -> bool:
        """Where several people play, nobody acts with the pad of another; and a person who has
        one plays with no other, as long as it is there."""
        services, table = self._services, self._table
        if command.device != PAD or len(table.people) < 2 or table.bottom == NOBODY:
            return False
        owner, mine = self.owner_of(command.pad), known_as(table.players[table.bottom].name)
        if owner is None:
            return any(services.pad_owners.get(pad) == mine for pad in services.pads)
        return owner not in (EVERYBODYS, mine)

    # Keeping --------------------------------------------------------------------------------

    def rearranged(self) -> None:
        """Have the order of the hands kept soon, if it has changed."""
        if self._arranging.has_changed:
            self._keep_at = self._services.clock() + LIES_STILL

    def due(self, now: float) -> float | None:
        return None if self._keep_at is None else self._keep_at - now

    def go_on(self, now: float) -> None:
        if self._keep_at is not None and now >= self._keep_at:
            self.keep()

    def keep(self) -> None:
        """Keep the order now, if it is not kept yet."""
        if self._keep_at is not None:
            self._keep_at = None
            self._arranging.keep()

    def leave(self) -> None:
        self.keep()
        self._services.turn_to(None)
