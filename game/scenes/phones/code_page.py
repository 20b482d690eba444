"""The page with the code by which phones come to this table; it shows how each seat is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.state import NOBODY
from game.scenes.phones.code import address_lines, code_of
from game.scenes.phones.door import BY_BOT, BY_PHONE, HERE, TableDoor
from game.scenes.shell.addresses import ToMenu
from game.scenes.shell.page_scene import PageScene, title
from game.scenes.shell.scene import Services
from game.ui.boxes import FILL, Box, Column, Icon, Padded, Panel, Row, Scrolled, Sized, Text, level
from game.ui.theme import EMBER, H2, IVORY2, LEAF, MOON, NAME, SMALL, crest_picture
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import SERIF

#: The width of the column beside the code.
WIDE = 860.0


class CodePage(PageScene):
    """The page of the code. `begin`: deals. `gone`: called when the page has been left. `seat`:
    that of the phone that stays away, if the page is shown because of it. `until`: returns whether
    the page is to close by itself."""

    veil = 0.76

    def __init__(
        self,
        services: Services,
        door: TableDoor,
        begin: Callable[[], None],
        gone: Callable[[], None],
        seat: int = NOBODY,
        until: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(services)
        self.door, self.seat, self._until = door, seat, until
        self._begin, self._gone = begin, gone
        self.page.focus = "go_on"
        self._seats = Scroll()

    def left(self) -> None:
        super().left()
        self._gone()

    def back(self) -> None:
        if self.door.room.has_begun:
            super().back()
        else:
            self.services.go(ToMenu())

    def look(self) -> None:
        """Go on, if the reason for which the page was shown is gone."""
        if self._until is not None and self._until():
            self.go_on()

    def go_on(self) -> None:
        """Deal, or go back to the table."""
        if self.door.room.has_begun:
            self.services.stack.take_away(self)
        else:
            self._begin()

    # What it shows --------------------------------------------------------------------------

    def title(self) -> str:
        return self.services.say("phones.title")

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        seats = Column(*map(self._row, self.door.seats), gap=14)
        wide = WIDE * (1 + (self.services.kit.stage.text - 1) * 0.2)
        beside = Column(*self._door(wide), Scrolled(self._seats, seats, 12), grow=True)
        body = Row(*self._code(), Sized(beside, wide))
        head = Column(
            title(say("phones.title")), Text(self._waits_for(), NAME, colour=IVORY2, lines=3)
        )
        on = Button("go_on", say(self._on()), self.go_on, main=True, high=76, pad=(110, 20))
        back = Button("back", say("phones.leave"), self.back, high=76, pad=(72, 20), zone=1)
        begun = self.door.room.has_begun
        return self.framed(head, body, Row(FILL if begun else back, FILL, on))

    def _waits_for(self) -> str:
        """Return the words that tell whose phones are missing, if any are."""
        door, texts = self.door, self.services.texts
        seats = [self.seat] if self.seat != NOBODY else sorted(door.table.away)
        if not seats:
            return self.services.say("phones.all_here")
        names = texts.list_and(door.table.players[seat].name for seat in seats)
        return self.services.say("phones.waits_for", players=names, count=len(seats))

    def _on(self) -> str:
        """Return the key of the words for going on."""
        if self.door.room.has_begun:
            return "phones.back_to_table"
        if self.door.free:
            return "phones.begin_with_bots"
        return "phones.begin_anyway" if self.door.table.away else "setup.deal"

    def _code(self) -> Sequence[Box | float]:
        """Return the code, as large as the page allows."""
        if self.door.trouble[0]:
            return ()
        return code_of(self.door.room.server, self.door.room.door), 48

    def _door(self, wide: float) -> Sequence[Box | float]:
        """Return the address and the short code, or the reason why there are none."""
        say, (key, facts) = self.services.say, self.door.trouble
        if key:
            parts: list[Box | float] = [Text(say(key, **facts), NAME, SERIF, EMBER, lines=9)]
            if key == "phones.public":
                words = say("phones.public_yes")
                parts += [20, Button("public", words, self._open_in_public, zone=2)]
            return (*parts, 20)
        room = self.door.room
        return address_lines(self.services, room.server, room.door, wide, self.rebuild)

    def _open_in_public(self) -> None:
        self.door.open_in_public()
        self.rebuild()

    # Seats ----------------------------------------------------------------------------------

    def _row(self, seat: int) -> Box:
        """Return the row of a seat: who plays there and how, and the other ways to play it."""
        door, say = self.door, self.services.say
        player, way = door.table.players[seat], door.way_of(seat)
        is_asked = seat in door.room.asking
        state, colour = f"phones.state_{way}", IVORY2
        if way == BY_PHONE:
            is_away = seat in door.table.away
            state, colour = ("phones.away", EMBER) if is_away else ("phones.connected", LEAF)
        if is_asked:
            state, colour = "phones.asks", EMBER
        words = Column(
            Text(player.name, H2, SERIF, MOON, may_cut=True),
            Text(say(state), SMALL, colour=colour, lines=3),
            grow=True,
        )
        if is_asked:
            acts = {one: partial(self._answer, seat, one == "yes") for one in ("yes", "no")}
        else:
            ways = (HERE, BY_PHONE, BY_BOT) if door.room.has_begun else (HERE, BY_PHONE)
            acts = {one: partial(self._reseat, seat, one) for one in ways if one != way}
        buttons = [
            Button(f"{one} {seat}", say(f"phones.to_{one}"), act, size=SMALL, pad=(44, 14), high=56)
            for one, act in acts.items()
        ]
        crest = Icon(crest_picture(player.crest), 76)
        row = Row(crest, 20, level(words, grow=True), 16, level(Column(*buttons, gap=8)))
        return Panel(Padded(row), (22, 14, 22, 14), "panel", 18, shadow=False)

    def _answer(self, seat: int, is_yes: bool) -> None:
        self.door.room.answer(seat, is_yes=is_yes)
        self.rebuild()
        self.look()

    def _reseat(self, seat: int, way: str) -> None:
        self.services.sound("toggle")
        self.door.reseat(seat, way)
        self.rebuild()
