"""The phones of a table in the window: they are heard once a picture, and go when it is left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from game.engine.state import NOBODY, REBUY
from game.phones.address import is_of_the_house, own_address
from game.phones.door import Door
from game.phones.room import PhoneRoom
from game.phones.server import StartError
from game.play.session.seating import USUAL_BOT
from game.play.session.session import IN_PLAY
from game.play.session.start import PORT
from game.scenes.phones.code_page import BY_BOT, BY_PHONE, HERE, CodePage
from game.scenes.shell.scene import Services
from game.scenes.table.match_flow import MatchFlow
from game.ui.idle import wake

#: Seconds a phone may be away in its own turn before the big screen asks what is to be done.
PATIENCE = 8.0


class GuestsActs(NamedTuple):
    """`begin`: the match begins; `leave`: it does not. `closed`: nobody plays with a phone."""

    begin: Callable[[], object]
    leave: Callable[[], None]
    closed: Callable[[], None]


class Guests:
    """`door`: of the table before this one, whose phones come back to their seats."""

    def __init__(
        self, services: Services, flow: MatchFlow, acts: GuestsActs, door: Door | None = None
    ) -> None:
        self._services, self.flow, self.table = services, flow, flow.table
        self._acts = acts
        arranging, language = flow.scene.context.arranging, services.texts.language
        self.room = PhoneRoom(self.table, arranging, wake, language, door)
        self.room.has_begun = flow.scene in services.stack.scenes
        #: Why there is no door, as a key and its facts; nothing while it is open.
        self.trouble: tuple[str, dict[str, str]] = "", {}
        #: The seats of people, in whatever way they are played now.
        self.seats = self.table.people
        self.room.hear()
        self.page: CodePage | None = None
        self._version = self.table.version
        #: Since when the phone of the seat to act has been away, and for which seat it was asked.
        self._away_since: float | None = None
        self._asked_for = NOBODY

    # The door -------------------------------------------------------------------------------

    def open(self, address: str = "", port: int = PORT) -> None:
        """Open the door at an address that was named, or at the one that the house sees."""
        found = address or own_address()
        self.trouble = "", {}
        if not found:
            self.trouble = "host.no_network", {}
        elif not address and not is_of_the_house(found):
            self.trouble = "phones.public", {"address": found}
        else:
            try:
                self.room.server.open(found, port)
            except StartError as error:
                self.trouble = "host.not_opened", {"address": found, "detail": str(error)}

    def open_in_public(self) -> None:
        """Open the door at an address that the whole internet sees, since somebody wants that."""
        self.open(own_address())

    def close(self) -> None:
        self.room.server.close()
        self.table.away = frozenset()

    # What phones do -------------------------------------------------------------------------

    def attend(self, now: float) -> float | None:
        """Hear what phones say, and tell them what has happened; return in how many seconds to
        come again, if nothing is heard before."""
        room, table = self.room, self.table
        away = table.away
        is_heard = not room.server.heard.empty()
        if is_heard or table.version != self._version or room.is_waiting:
            version = table.version
            events = table.let_others(room.hear)
            self._version = table.version
            if table.version != version:
                self.flow.follow(events)
            self.flow.scene.context.personal.rearranged()
        if self.page is not None and is_heard:
            self.page.rebuild()
            self.page.look()
        elif room.asking and self.flow.is_on_top:
            self.show(until=lambda: not room.asking)
        if table.away != away:
            self.flow.scene.context.changed()
        return self._look_for(now)

    def _look_for(self, now: float) -> float | None:
        """Ask what is to be done about a phone that stays away in its own turn."""
        table = self.table
        waits = table.phase in (*IN_PLAY, REBUY) and table.to_act in table.away
        if not waits or not self.room.has_begun:
            self._away_since, self._asked_for = None, NOBODY
            return None
        if self._asked_for == table.to_act:
            return None
        if self._away_since is None:
            self._away_since = now
        left = self._away_since + PATIENCE - now
        if left > 0 or not self.flow.is_on_top:
            return max(left, 0.5)
        self._asked_for = seat = table.to_act
        self.show(seat, lambda: seat not in table.away)
        return None

    # What the big screen does ---------------------------------------------------------------

    def show(self, seat: int = NOBODY, until: Callable[[], bool] | None = None) -> None:
        """Show the page of the code. `seat`: because its phone is away; `until`: it is shown
        because of something, and goes by itself with that."""
        self._services.stack.push(self.make_page(seat, until))

    def make_page(self, seat: int = NOBODY, until: Callable[[], bool] | None = None) -> CodePage:
        if until is None and not self.room.has_begun:
            self.page = CodePage(self._services, self, seat, lambda: not self.table.away)
        else:
            self.page = CodePage(self._services, self, seat, until)
        return self.page

    def left(self) -> None:
        """The page has gone: where it was of no use, the door goes, too."""
        self.page = None
        if self.room.has_begun and not self.table.with_phones:
            self._acts.closed()

    def begin(self) -> None:
        """Deal, though somebody may still lack."""
        self._acts.begin()
        self.room.begin()

    def leave(self) -> None:
        self._acts.leave()

    def way_of(self, seat: int) -> str:
        player = self.table.players[seat]
        return BY_BOT if player.bot else BY_PHONE if player.by_phone else HERE

    def reseat(self, seat: int, way: str) -> None:
        """Have a seat played in another way."""
        player = self.table.players[seat]
        bot, by_phone = USUAL_BOT if way == BY_BOT else "", way == BY_PHONE
        self.table.reseat(seat, replace(player, bot=bot, by_phone=by_phone))
        self.room.reseated(seat)
        self.room.hear()
        if self.room.has_begun:
            self.flow.scene.catch_up()
