"""The entry for phones to a table in the window, and how each of its seats is played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.phones.address import open_in_house
from game.phones.door import Door
from game.phones.room import PhoneRoom
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.seating import USUAL_BOT
from game.settings import OF_GAME
from game.ui.idle import wake

#: The ways in which a person's seat can be played.
HERE, BY_PHONE, BY_BOT = "here", "phone", "bot"


class TableDoor:
    """The entry for phones at one table. `before`: that of the table before, whose phones get their
    seats back."""

    def __init__(
        self,
        table: RunningTable,
        arranging: Arranging,
        language: str,
        before: Door | None = None,
        pack: str = OF_GAME,
    ) -> None:
        self.table = table
        self.room = PhoneRoom(table, arranging, wake, language, before, pack)
        #: Why phones cannot come, as a key and its facts; the key is "" if they can.
        self.trouble: tuple[str, dict[str, str]] = "", {}
        #: All seats of people, even if phones or bots play them now.
        self.seats = table.people

    def open(self, address: str = "", port: int | None = None) -> None:
        """Start the server at the address given, or at this machine's own if that is private;
        `trouble` tells why it could not be started."""
        opens = partial(self.room.open, port=port)
        self.trouble = open_in_house(opens, address, may_be_public=bool(address))

    def open_in_public(self) -> None:
        """Start the server at an address that the whole internet may reach: the player agreed."""
        self.trouble = open_in_house(self.room.open, may_be_public=True)

    def close(self) -> None:
        self.room.server.close()
        self.table.away = frozenset()

    @property
    def free(self) -> tuple[int, ...]:
        """Return the seats for phones that no phone has taken while others have come."""
        seats, door = self.table.with_phones, self.room.door
        free = tuple(seat for seat in seats if not door.is_taken(seat))
        return free if len(free) < len(seats) else ()

    def way_of(self, seat: int) -> str:
        player = self.table.players[seat]
        return BY_BOT if player.bot else BY_PHONE if player.by_phone else HERE

    def reseat(self, seat: int, way: str) -> None:
        """Change the way in which a seat is played."""
        player = self.table.players[seat]
        bot, by_phone = USUAL_BOT if way == BY_BOT else "", way == BY_PHONE
        self.table.reseat(seat, replace(player, bot=bot, by_phone=by_phone))
        self.room.reseated(seat)
        self.room.hear()
