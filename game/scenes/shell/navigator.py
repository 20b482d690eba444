"""The main menu, and the scenes its items lead to. Their modules are imported when they are needed,
or while nothing moves at the menu: a table that is opened first needs none of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.l10n.languages import SUFFIX as TEXTS
from game.play.session.keeping import Keeper
from game.play.session.last_setup import beginners_table, keep_last_setup, last_setup
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.play.session.start import Hosting, any_deal
from game.scenes.shell.dialogs import ConfirmScene, when_made
from game.scenes.shell.fields import game_name
from game.scenes.shell.menu import MainMenu, MenuActs
from game.scenes.shell.own_files import DroppedActs, DroppedFiles, OwnTexts
from game.scenes.shell.scene import Services
from game.scenes.table.match_flow import MatchFlow, MatchFlowActs
from game.storage.home import SUFFIX as HOMES
from game.storage.match_codec import SavedMatch
from game.storage.match_store import MatchStore
from game.variants.catalogue import Catalogue
from game.variants.load import Variant

if TYPE_CHECKING:
    from game.play.coaching.day import DayHands
    from game.scenes.matches import KeptMatches
    from game.scenes.phones.guests import Guests
    from game.scenes.setup.scene import SetUpScene
    from game.scenes.statistics.scene import RecordsFlow
    from game.variants.house_game import HouseGame

#: The modules that the items of the menu need, the most likely first.
FROM_MENU = (
    "game.scenes.setup.scene",
    "game.scenes.matches",
    "game.scenes.lessons.flow",
    "game.scenes.statistics.scene",
    "game.scenes.settings.scene",
    "game.scenes.coach.practice",
)


class Navigator:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = MatchStore()
        self.store.sweep()
        self.catalogue = Catalogue()
        self.own_texts = OwnTexts(services)
        services.texts_opened = self.own_texts.look
        services.open_file = self.open_file
        self._guests: Guests | None = None

    @cached_property
    def kept(self) -> KeptMatches:
        from game.scenes.matches import KeptMatches

        watch, services = self._watch_saved, self.services
        acts = self.sit_down, watch, self.set_up
        return KeptMatches(services, self.store, *acts, services.clock)

    @cached_property
    def records(self) -> RecordsFlow:
        from game.scenes.statistics.scene import RecordsFlow

        return RecordsFlow(self.services, self.set_up)

    @cached_property
    def days(self) -> DayHands:
        from game.play.coaching.day import DayHands

        return DayHands(self.services.wake)

    # The menu -------------------------------------------------------------------------------

    def menu(self) -> None:
        """Show the main menu and leave everything else, which is saved already."""
        self.services.loses = str
        self._close_phones()
        self.services.stack.start_over(MainMenu(self.services, self._menu_acts()))
        # The table has written everything by now.
        self.store.leave()
        self._at_menu()

    def take_over(self, menu: MainMenu) -> None:
        """Make the menu that was shown at first sight lead somewhere."""
        menu.acts = self._menu_acts()
        menu.rebuild()
        self._at_menu()

    def _menu_acts(self) -> MenuActs:
        return MenuActs(
            new_table=self.set_up,
            resume=lambda headline: self.kept.go_on(headline.match_id),
            matches=self.kept.show,
            learn=self.learn,
            statistics=self.statistics,
            settings=self.settings,
            quit=self.services.leave,
            latest=self.store.latest,
        )

    def _at_menu(self) -> None:
        self.records.archive.bring_up_to_date()
        self.services.unread += FROM_MENU
        self.services.at_leisure = self._look_ahead

    def _look_ahead(self) -> None:
        """Look for the hands of the next days, as nobody plays. A fault is told on their page."""
        with suppress(OSError):
            self.days.begin(date.today())

    def ask_name(self) -> None:
        """Ask a new player for a name."""
        from game.scenes.people import FirstName

        if not self.services.people.everybody:
            self.services.stack.push(FirstName(self.services))

    def statistics(self) -> None:
        self.records.open()

    def settings(self) -> None:
        from game.scenes.settings.scene import SettingsScene

        self.services.stack.push(SettingsScene(self.services, self._keys))

    def _keys(self) -> None:
        """Show the keys of the person whose turn it is, or else everybody's."""
        from game.scenes.settings.keys import KeysScene

        self.services.stack.push(KeysScene(self.services, self.services.person))

    def practice(self) -> None:
        from game.play.coaching.practice import Practice
        from game.scenes.coach.practice import PracticeScene

        scene = PracticeScene(self.services, Practice(), self.days, self._play_on)
        self.services.stack.push(scene)

    def learn(self) -> None:
        from game.scenes.lessons.flow import LessonFlow, LessonFlowActs

        ways = self.menu, self._rules_of, self._play, self.settings, self.practice, self.guide
        acts = LessonFlowActs(*ways)
        LessonFlow(self.services, self.catalogue, acts).open()

    def guide(self) -> None:
        from game.scenes.lessons.guide import show_guide

        show_guide(self.services)

    def _rules_of(self, game: str, refusal: str, section: str) -> None:
        """Show the usual rules of a game, at a section, or at the one that explains a refusal."""
        self._show_rules(None, game, refusal, section)

    def _play(self, game: str) -> None:
        """Show the page of a new table, to try what was learnt about a game against a beginner."""
        self.menu()
        scene = self._new_table()
        scene.take(beginners_table(self.catalogue.load(game)))
        self.services.stack.push(scene)

    def _known(self) -> list[Variant]:
        """Return all games without faults."""
        read = (reading.variant for reading in self.catalogue.readings().values())
        return [variant for variant in read if variant is not None]

    def rules(self, table: RunningTable, refusal: str) -> None:
        """Show the rules in force at a table, at the section that explains a refusal."""
        self._show_rules(table.variant, table.variant.id, refusal)

    def _show_rules(
        self, in_force: Variant | None, game: str, refusal: str, section: str = ""
    ) -> None:
        from game.scenes.rules.scene import RulesScene
        from game.view.rulebook.book import rulebooks, section_for

        at = section_for(refusal) if refusal else section
        books = rulebooks(self._known(), in_force)
        self.services.stack.push(RulesScene(self.services, books, game, at))

    # Tables ---------------------------------------------------------------------------------

    def set_up(self, game: str = "") -> None:
        """Show the page of a new table, with a game or with the one of the last table."""
        scene = self._new_table()
        if game:
            scene.draft.choose(game)
        self.services.stack.push(scene)

    def _new_table(self) -> SetUpScene:
        from game.scenes.setup.own_games import OwnGameActs
        from game.scenes.setup.scene import SetUpScene

        last = None
        with self.services.telling():
            last = last_setup(called=self.services.people.names.today)
        own = OwnGameActs(self.workshop, self.give)
        scene = SetUpScene(self.services, self.deal, self.catalogue, last, own=own)
        if last is None:
            scene.seat(self.services.people.everybody[:1])
        return scene

    def workshop(self, house: HouseGame, play: Callable[[str], None]) -> None:
        """Show the page on which a game of one's own is changed."""
        from game.scenes.workshop.scene import WorkshopScene

        self.services.stack.push(WorkshopScene(self.services, house, play, self.give))

    def give(self, house: HouseGame) -> None:
        """Show the page that gives a game away."""
        from game.scenes.workshop.giving import GiveScene

        called, content = game_name(self.services, house.file.stem), house.text.encode()
        self.services.stack.push(GiveScene(self.services, house.file, content, called))

    def deal(self, choice: TableChoice) -> None:
        """Begin a match, and remember its players."""
        with self.services.telling():
            keep_last_setup(choice)
        for player in choice.players:
            if player.is_person:
                self.services.people.welcome(player.name, player.crest)
        self.services.keep_people()
        keeper, clock = self._keeper(choice.variant_id), self.services.clock
        table = RunningTable.start(choice, clock=clock, keeper=keeper, catalogue=self.catalogue)
        self.sit_down(table)

    def sit_down(
        self, table: RunningTable, is_kept: bool = True, hosting: Hosting | None = None
    ) -> None:
        acts = MatchFlowActs(
            menu=self.menu,
            again=self.again,
            same_cards=self.same_cards,
            rules=self.rules,
            settings=self.settings,
            watch=self.watch_table,
            phones=self._show_phones,
            play_on=self._play_on,
            firsts=self.records.first_times,
        )
        services, match_flow = self.services, MatchFlow(self.services, table, acts, is_kept)

        def begin() -> None:
            services.loses, services.at_leisure = match_flow.loses, str
            self.days.stop()
            services.stack.start_over(match_flow.scene)
            # The table before has written everything by now.
            self.store.leave(but=table.keeping.match_id)

        def draw() -> None:
            when_made(services, match_flow.scene, begin)

        if table.with_phones:
            guests = self._open_to_phones(match_flow, draw, hosting)
            services.stack.start_over(guests.first_page())
        else:
            self._close_phones()
            draw()

    def _open_to_phones(
        self, flow: MatchFlow, begin: Callable[[], object] = str, hosting: Hosting | None = None
    ) -> Guests:
        """Let phones come to this table. The module for that is imported only now."""
        from game.scenes.phones.guests import Guests, GuestsActs

        door = self._guests.room.door if self._guests is not None else None
        self._close_phones()
        acts = GuestsActs(begin, self.menu, self._close_phones)
        self._guests = self.services.guests = guests = Guests(self.services, flow, acts, door)
        if hosting is None:
            guests.door.open()
        else:
            guests.door.open(hosting.address, hosting.port)
            hosting.opened(guests.room.server.host, guests.room.door.code, guests.room.door.secret)
        return guests

    def _show_phones(self, flow: MatchFlow) -> None:
        """Show how phones come to the table that is played."""
        guests = self._guests or self._open_to_phones(flow)
        guests.show()

    def _close_phones(self) -> None:
        if self._guests is not None:
            self._guests.close()
            self._guests = self.services.guests = None

    def again(self, table: RunningTable) -> None:
        """Deal the same game to the same players with the same house rules, but other cards."""
        self._deal_anew(table, any_deal())

    def same_cards(self, table: RunningTable) -> None:
        """Deal the same again, so that everybody gets the cards they had."""
        self._deal_anew(table, table.saved().deal)

    def _deal_anew(self, table: RunningTable, seed: int | str) -> None:
        variant, free_undo = table.variant, table.saved().free_undo
        choice = TableChoice(variant.id, table.players, variant.chosen, None, seed, free_undo)
        self.deal(choice)

    def open_file(self, name: str) -> None:
        """Open a file that was dropped onto the window; ask first if a match would be lost."""
        if name.endswith(TEXTS):
            self.own_texts.add(Path(name))
            return
        if name.endswith(HOMES):
            from game.scenes.settings.home import HomeFiles

            HomeFiles(self.services).ask(Path(name))
            return
        acts = DroppedActs(
            partial(self.sit_down, is_kept=False), self._play_on, self._watch_saved, self.set_up
        )
        files = DroppedFiles(self.services, self.catalogue, acts)
        question, open_it = self.services.loses(), partial(files.open, Path(name))
        if question:
            self.services.stack.push(ConfirmScene(self.services, question, open_it))
        else:
            open_it()

    def _watch_saved(self, saved: SavedMatch) -> None:
        from game.scenes.replay.scene import ReplayScene

        services = self.services
        scene = ReplayScene(services, saved, self._play_on)
        when_made(services, scene, lambda: services.stack.push(scene))

    def _play_on(self, branch: SavedMatch) -> None:
        """Go on with a branch of a match as a match of its own, which is saved even if no more is
        played."""
        keeper = self._keeper(branch.variant.id)
        with suppress(OSError):  # The first act tries it again, and tells a failure.
            keeper(branch)().put_in_place()
        self.sit_down(RunningTable.from_match(branch, clock=self.services.clock, keeper=keeper))

    def _keeper(self, variant_id: str) -> Keeper:
        return self.store.keeper(self.store.new_id(variant_id, time.time()), time.time)

    def watch_table(self, table: RunningTable) -> None:
        self._watch_saved(table.saved())
