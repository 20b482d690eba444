"""What is each person's own at the table: their keys and their pad while it is their turn, the
order they like their hand in, and how they have laid it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.state import NOBODY
from game.scenes.shell.scene import EVERYBODYS
from game.settings import Person, known_as
from game.storage.people import People
from game.ui.gestures import PAD, Command

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: Cards are moved about again and again; once they lie still for so many seconds it is kept.
LIES_STILL = 0.5


class OwnWays:
    """At a table where nobody knows who plays, such as that of a lesson, all is as usual."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        #: Those who are known here, by their seats.
        self._people: dict[int, Person] = {}
        #: The seat of whoever was here last.
        self._here = NOBODY
        self._keep_at: float | None = None

    def know(self, people: People) -> None:
        """Hands that were left in some order stay in it; others begin in the one their owner
        likes."""
        table, orders = self.scene.table, self.scene.moves.orders
        kept = self.scene.moves.arranging.as_left
        for seat in table.people:
            person = people.find(table.players[seat].name)
            if person is None:
                continue
            self._people[seat] = person
            is_left = seat < len(kept) and kept[seat] is not None
            if not is_left and person.sort in orders.sorts:
                orders.sort(seat, person.sort)

    def follow(self) -> None:
        """Whoever is before the screen has their keys, also while they look away or a bot plays,
        until the next one is to come."""
        table = self.scene.table
        if table.needs_curtain or table.viewer != NOBODY:
            self._here = table.viewer
        self.scene.services.turn_to(self._people.get(self._here))

    # Gamepads -------------------------------------------------------------------------------

    def owner_of(self, pad: int) -> str | None:
        """The name its owner at this table is known as, or EVERYBODYS; None: it is nobody's."""
        owner = self.scene.services.pad_owners.get(pad)
        known = {known_as(self.scene.table.players[seat].name) for seat in self.scene.table.people}
        return owner if owner in known | {EVERYBODYS} else None

    def is_others_pad(self, command: Command) -> bool:
        """Where several people play, nobody acts with the pad of another; and who has one plays
        with no other, as long as it is there."""
        services, table = self.scene.services, self.scene.table
        if command.device != PAD or len(table.people) < 2:
            return False
        owner, mine = self.owner_of(command.pad), known_as(table.players[table.bottom].name)
        if owner is None:
            return any(services.pad_owners.get(pad) == mine for pad in services.pads)
        return owner not in (EVERYBODYS, mine)

    def sorted(self, how: str) -> None:
        """The viewer wants their hand like this from now on."""
        person = self._people.get(self.scene.table.viewer)
        if person is not None:
            person.sort = how
            self.scene.services.person_changed()

    # Keeping --------------------------------------------------------------------------------

    def rearranged(self) -> None:
        if self.scene.moves.arranging.has_changed:
            self._keep_at = self.scene.services.clock() + LIES_STILL

    def go_on(self, now: float) -> None:
        if self._keep_at is not None and now >= self._keep_at:
            self.keep()

    def due(self, now: float) -> float | None:
        return None if self._keep_at is None else self._keep_at - now

    def keep(self) -> None:
        """Now at the latest, if anything lies elsewhere."""
        if self._keep_at is not None:
            self._keep_at = None
            self.scene.moves.arranging.keep()

    def leave(self) -> None:
        self.keep()
        self.scene.services.turn_to(None)
