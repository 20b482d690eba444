"""The game in a real window, in which bots play match after match, on a clock that jumps ahead
whenever nothing has to be waited for. Not to be run by hand.

Arguments: WIDTH HEIGHT
"""

from __future__ import annotations

import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

from pygame import Rect

import game.app
import game.opening
from benchmarks.window_person import LOOKS, Person
from benchmarks.window_rig import children, resident
from benchmarks.window_told import Orders, say
from game.play.session.seating import Player, TableChoice, usual_crest
from game.play.session.start import Start
from game.scenes.scores.match import Settlement
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.menu import MainMenu
from game.scenes.table.scene import TableScene
from game.ui.idle import wait
from game.variants.catalogue import Catalogue

#: The pictures painted in a second of the clock, as long as something moves.
PICTURES = 10
MINUTE = 60.0
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elsa", "Fito", "Gala", "Hugo")
#: The strongest bot thinks less than at a usual table, where it would only make the test longer.
BOTS = ("regular", "novice", "bold", "expert@4", "hoarder")
#: The number of people at each table, by round of games; after the last the first comes again.
PEOPLE = (2, 0, 1)


class Clock:
    """A clock of seconds that is moved on by the program."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def tables() -> Iterator[TableChoice]:
    """Yield tables of all games in turn, with other players and other numbers of them in every
    round."""
    catalogue = Catalogue()
    for turn in itertools.count():
        for at, game_id in enumerate(catalogue.ids()):
            seats = catalogue.load(game_id).game.players
            count = seats.min + (turn + at) % (seats.max - seats.min + 1)
            people = PEOPLE[turn % len(PEOPLE)]
            players = tuple(
                Player(
                    NAMES[seat],
                    usual_crest(seat),
                    "" if seat < people else BOTS[(seat + turn + at) % len(BOTS)],
                )
                for seat in range(count)
            )
            yield TableChoice(game_id, players)


class Sleepless(Person):
    """A person who goes from the menu to the next table, and after the last scores back to the
    menu."""

    def __init__(self, app: game.app.App) -> None:
        super().__init__(app)
        self._tables = tables()
        self.matches = 0

    def press_on(self) -> None:
        scene = self.services.stack.top
        if isinstance(scene, Settlement):
            self.matches += 1
            scene.page.focus = "menu"
        elif isinstance(scene, MainMenu):
            scene.page.focus = "new"
        elif isinstance(scene, SetUpScene):
            scene.take(next(self._tables))
            scene.page.focus = "deal"
        super().press_on()


class SleeplessApp(game.app.App):
    """The program, with a record of its memory for every minute of the clock."""

    def __init__(self, *told: object) -> None:
        super().__init__(*told)  # type: ignore[arg-type]
        assert isinstance(self.services.clock, Clock)
        self._clock = self.services.clock
        self._pacer.rate = PICTURES
        self._person = Sleepless(self)
        self._minutes: list[object] = []
        self._next_minute = MINUTE
        self._pictures = 0
        self._orders = Orders({"minutes": self._take_minutes})
        flip = self.window.flip

        def counted_flip(patches: Sequence[Rect]) -> None:
            self._pictures += 1
            flip(patches)

        self.window.flip = counted_flip  # type: ignore[method-assign]

    def turn(self) -> None:
        super().turn()
        if self.services.stack.due(self._clock.now) != 0.0:
            self._person.go_on(moves=False)
        if self._clock.now >= self._next_minute:
            self._next_minute += MINUTE
            self._minutes.append(self._minute())
        if not self._orders.obey():
            self.services.leaving = True

    def _sleep(self, seconds: float | None) -> None:
        """Wait only for a bot that thinks; else move the clock on at once."""
        until = max(0.0, self._person.next - self._clock.now)
        seconds = min(until if seconds is None else seconds, LOOKS)
        if self._somebody_thinks:
            think_at_once()
            began = time.monotonic()
            wait(seconds)
            self._clock.now += time.monotonic() - began
        else:
            self._clock.now += seconds

    @property
    def _somebody_thinks(self) -> bool:
        scene = self.services.stack.top
        # What moves is shown to its end before anybody is asked.
        if not isinstance(scene, TableScene) or scene.due(self._clock.now) == 0.0:
            return False
        table = scene.table
        return (table.is_bots_turn and not table.ready()) or scene.hinting.due() is not None

    def _minute(self) -> object:
        own = os.getpid()
        bots = sum(map(resident, children(own)))
        return resident(own), bots, self._person.matches, self._pictures

    def _take_minutes(self) -> object:
        taken, self._minutes = self._minutes, []
        return taken


def think_at_once() -> None:
    """Give the processes of bots, which have low priority, the usual one, because everything waits
    for them here. Where the system does not allow that, the test takes longer."""
    if sys.platform == "win32":
        raise NotImplementedError
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for child in children(os.getpid()):
        with suppress(PermissionError, ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, child, own)


def main(width: str, height: str) -> None:
    game.app.App = SleeplessApp  # type: ignore[misc, assignment]
    say({"begins": time.monotonic()})
    game.opening.open_window(Start(None, language="es", size=(int(width), int(height))), Clock())
