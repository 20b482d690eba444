"""The phones of a table in the window: they are attended to at every frame, until the table is
left."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.state import NOBODY
from game.phones.door import Door
from game.scenes.phones.code_page import CodePage
from game.scenes.phones.door import BY_BOT, TableDoor
from game.scenes.shell.scene import Services
from game.scenes.table.match_flow import MatchFlow
from game.view.layout.setting import lean_of
from game.view.motion.places import IN_HAND

#: Seconds a phone may be away in its own turn before the big screen asks what to do.
PATIENCE = 8.0
#: Seconds between two checks whether the end of a hand has been shown.
LOOKS_EVERY = 0.2


class Guests:
    """The phones of one table. `begin`: begins the match. `closed`: called when nobody plays by
    phone any more. `before`: the entry of the table before, whose phones get their seats back."""

    def __init__(
        self,
        services: Services,
        flow: MatchFlow,
        begin: Callable[[], object],
        closed: Callable[[], None],
        before: Door | None = None,
    ) -> None:
        self._services, self._flow = services, flow
        self._begin_match, self._closed = begin, closed
        self._table = table = flow.table
        language = services.texts.language
        arranging, pack = flow.scene.context.arranging, services.settings.pack
        self.door = TableDoor(table, arranging, language, before, pack)
        self.room = self.door.room
        self.room.has_begun = flow.scene in services.stack.scenes
        self.room.hear()
        self._page: CodePage | None = None
        table.end_was_seen = flow.end_was_seen
        #: The version of the table shown to phones last, and whether the end of its hand had been
        #: shown.
        self._shown = table.version, True
        #: Since when the phone of the seat to act has been away; `_asked_for`: the seat about which
        #: the page has asked.
        self._away_since: float | None = None
        self._asked_for = NOBODY

    def close(self) -> None:
        self.door.close()

    # What phones do -------------------------------------------------------------------------

    def attend(self, now: float) -> float | None:
        """Receive what phones sent, and send them what has happened; return after how many seconds
        to come again, if nothing is received before."""
        room, table = self.room, self._table
        is_heard = not room.server.heard.empty()
        is_new = self._shown != (table.version, table.end_was_seen())
        if is_heard or is_new or room.is_waiting:
            version = table.version
            events = table.let_others(room.hear)
            self._shown = table.version, table.end_was_seen()
            if table.version != version:
                self._flow.follow(events)
            self._flow.scene.context.personal.rearranged()
            self._draw_ahead()
        is_behind = room.show_next()
        if self._page is not None and is_heard:
            self._page.rebuild()
            self._page.look()
        elif not room.refused.issuperset(room.asking) and self._flow.is_on_top:
            self.show(until=lambda: not room.asking)
        left = self._look_for(now)
        if is_behind:
            return 0.0
        return left if table.end_was_seen() else LOOKS_EVERY

    def _draw_ahead(self) -> None:
        """Draw in advance the cards marked on phones, as they would lie on the pile: they may be
        discarded next."""
        pile, kit = self._flow.scene.picture.layout.piles.discards, self._services.kit
        if pile is None:
            return
        for seat in self._table.with_phones:
            for card in self.room.touch_of(seat).hands.marked:
                kit.cards.prepare(card, kit.stage.px(pile.frame.h), IN_HAND, -lean_of(card))

    def _look_for(self, now: float) -> float | None:
        """Ask what to do about a phone that stays away in its own turn; return after how many
        seconds to look again, or None."""
        table = self._table
        waits = table.phase.asks and table.to_act in table.away
        if not waits or not self.room.has_begun:
            self._away_since, self._asked_for = None, NOBODY
            return None
        if self._asked_for == table.to_act:
            return None
        if self._away_since is None:
            self._away_since = now
        left = self._away_since + PATIENCE - now
        if left > 0 or not self._flow.is_on_top:
            return max(left, 0.5)
        self._asked_for = seat = table.to_act
        self.show(seat, lambda: seat not in table.away)
        return None

    # The page of the code -------------------------------------------------------------------

    def show(self, seat: int = NOBODY, until: Callable[[], bool] | None = None) -> None:
        """Show the page of the code over the table. `seat`: that of a phone that is away; `until`:
        returns whether the page is to close by itself."""
        self._services.stack.push(self._made(seat, until))

    def first_page(self) -> CodePage:
        """Return the page before the deal, which closes when all phones are there."""
        return self._made(NOBODY, lambda: not self._table.away)

    def _made(self, seat: int, until: Callable[[], bool] | None) -> CodePage:
        self._page = CodePage(self._services, self.door, self._begin, self._left, seat, until)
        return self._page

    def _begin(self) -> None:
        for seat in self.door.free:
            self.door.reseat(seat, BY_BOT)
        self._flow.scene.context.texts.refit()
        self._begin_match()
        self.room.begin()
        self._close_if_unused()

    def _left(self) -> None:
        self._page = None
        self._flow.remove_past_curtain()
        self._close_if_unused()

    def _close_if_unused(self) -> None:
        """Stop the server if the match has begun and nobody plays by phone."""
        if self.room.has_begun and not self._table.with_phones:
            self._closed()
