"""The ways through the program: what is where an address leads. Pages are imported when they are
needed, or while nothing moves at the menu: a table that is opened first needs none of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.l10n.languages import SUFFIX as TEXTS
from game.play.session.keeping import Keeper
from game.play.session.last_setup import keep_last_setup
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.play.session.start import Hosting
from game.scenes.shell.addresses import (
    IN_MENU,
    Address,
    PageAddress,
    ToBranch,
    ToEnd,
    ToMatch,
    ToMenu,
    ToNewMatch,
    ToPhones,
    ToTable,
)
from game.scenes.shell.dialogs import ConfirmScene, when_made
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.own_files import DroppedFiles, OwnTexts
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.table.match_flow import MatchFlow
from game.storage.home import SUFFIX as HOMES
from game.storage.match_codec import SavedMatch
from game.ui.work_ahead import MODULES

if TYPE_CHECKING:
    from game.scenes.phones.guests import Guests
    from game.scenes.statistics.scene import RecordsFlow


class Navigator:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.stores = Stores(services.wake)
        self.stores.matches.sweep()
        self.own_texts = OwnTexts(services)
        services.texts_opened = self.own_texts.look
        services.open_file = self.open_file
        services.go = self.go
        services.ends_evening = self._ends_evening
        self._flow: MatchFlow | None = None
        self._guests: Guests | None = None

    def go(self, to: Address) -> None:
        """Go where an address leads; ask first if that loses a match."""
        question = self.services.loses() if to.leaves else ""
        if question:
            go = partial(self._go, to)
            self.services.stack.push(ConfirmScene(self.services, question, go))
        else:
            self._go(to)

    def _go(self, to: Address) -> None:
        match to:
            case PageAddress():
                self._open(to)
            case ToMenu():
                self.menu()
            case ToEnd():
                self.services.leave()
            case ToNewMatch():
                self._deal(to.choice)
            case ToMatch():
                self._go_on(to.match_id)
            case ToBranch():
                self._branch_off(to.saved)
            case ToTable():
                self.sit_down(to.table, to.is_kept, to.hosting)
            case ToPhones():
                self._show_phones()

    def _open(self, to: PageAddress) -> None:
        page_at, stack = import_module(to.module).page_at, self.services.stack
        scene = page_at(self.services, self.stores, to)
        if to.takes_long:
            when_made(self.services, scene, lambda: stack.push(scene))
        else:
            stack.push(scene)

    # The menu -------------------------------------------------------------------------------

    def menu(self) -> None:
        """Show the main menu and leave everything else, which is saved already."""
        self.services.loses = str
        self._close_phones()
        self._flow = None
        self.services.stack.start_over(MainMenu(self.services, self.stores.matches.latest))
        # The table has written everything by now.
        self.stores.matches.leave()
        self.at_menu()

    def at_menu(self) -> None:
        """Do what is done while people are at the menu."""
        self.stores.archive.bring_up_to_date()
        modules = (import_module(page.module) for page in IN_MENU)
        self.services.ahead.put(MODULES, IN_MENU, modules)
        self.services.at_leisure = self._look_ahead

    def _look_ahead(self) -> None:
        """Look for the hands of the next days, as nobody plays. A fault is told on their page."""
        with suppress(OSError):
            if search := self.stores.days.begin(date.today()):
                self.services.ahead.follow(search)

    def ask_name(self) -> None:
        """Ask a new player for a name."""
        from game.scenes.people import FirstName

        if not self.services.people.everybody:
            self.services.stack.push(FirstName(self.services))

    # Tables ---------------------------------------------------------------------------------

    def _deal(self, choice: TableChoice) -> None:
        """Begin a match, and remember its players."""
        with self.services.telling():
            keep_last_setup(choice)
        for player in choice.players:
            if player.is_person:
                self.services.people.welcome(player.name, player.crest)
        self.services.keep_people()
        keeper, clock = self._keeper(choice.variant_id), self.services.clock
        self.sit_down(
            RunningTable.start(choice, clock=clock, keeper=keeper, catalogue=self.stores.games)
        )

    def sit_down(
        self, table: RunningTable, is_kept: bool = True, hosting: Hosting | None = None
    ) -> None:
        services = self.services
        if table.regulars and len(table.people) == 1:
            table.remember(self._records.rivals_of(table.players[table.people[0]].name))
        self._flow = match_flow = MatchFlow(services, table, is_kept, self._firsts)

        def begin() -> None:
            services.loses, services.at_leisure = match_flow.loses, str
            self.stores.days.stop()
            services.stack.start_over(match_flow.scene)
            # The table before has written everything by now.
            self.stores.matches.leave(but=table.keeping.match_id)

        def draw() -> None:
            when_made(services, match_flow.scene, begin)

        if table.with_phones:
            guests = self._open_to_phones(match_flow, draw, hosting)
            services.stack.start_over(guests.first_page())
        else:
            self._close_phones()
            draw()

    @cached_property
    def _records(self) -> RecordsFlow:
        from game.scenes.statistics.scene import RecordsFlow

        return RecordsFlow(self.services, self.stores.archive)

    def _firsts(self, table: RunningTable) -> Callable[[], Sequence[str]]:
        return self._records.first_times(table)

    def _ends_evening(self, match_id: str) -> bool:
        return bool(match_id) and self._records.ends_evening(match_id)

    def _open_to_phones(
        self, flow: MatchFlow, begin: Callable[[], object] = str, hosting: Hosting | None = None
    ) -> Guests:
        """Let phones come to this table. The module for that is imported only now."""
        from game.scenes.phones.guests import Guests

        door = self._guests.room.door if self._guests is not None else None
        self._close_phones()
        guests = Guests(self.services, flow, begin, self._close_phones, door)
        self._guests = self.services.guests = guests
        if hosting is None:
            guests.door.open()
        else:
            guests.door.open(hosting.address, hosting.port)
            hosting.opened(guests.room.server.host, guests.room.door.code, guests.room.door.secret)
        return guests

    def _show_phones(self) -> None:
        assert self._flow is not None
        guests = self._guests or self._open_to_phones(self._flow)
        guests.show()

    def _close_phones(self) -> None:
        if self._guests is not None:
            self._guests.close()
            self._guests = self.services.guests = None

    def _go_on(self, match_id: str) -> None:
        from game.scenes.matches import KeptMatches

        KeptMatches(self.services, self.stores.matches).go_on(match_id)

    def _branch_off(self, branch: SavedMatch) -> None:
        """Go on with a branch of a match as a match of its own, which is saved even if no more is
        played."""
        keeper = self._keeper(branch.variant.id)
        with suppress(OSError):  # The first act tries it again, and tells a failure.
            keeper(branch)().put_in_place()
        self.sit_down(RunningTable.from_match(branch, clock=self.services.clock, keeper=keeper))

    def _keeper(self, variant_id: str) -> Keeper:
        matches = self.stores.matches
        return matches.keeper(matches.new_id(variant_id, time.time()), time.time)

    # Files ----------------------------------------------------------------------------------

    def open_file(self, name: str) -> None:
        """Open a file that was dropped onto the window."""
        if name.endswith(TEXTS):
            self.own_texts.add(Path(name))
        elif name.endswith(HOMES):
            from game.scenes.settings.home import HomeFiles

            HomeFiles(self.services).ask(Path(name))
        else:
            DroppedFiles(self.services, self.stores.games).open(Path(name))
