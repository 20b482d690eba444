"""The game in a real window, watched from inside. Not to be run by hand.

Usage: python -m benchmarks.window_guest WIDTH HEIGHT [POSITION | VARIANT [PEOPLE]]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

import game.app
from benchmarks.ponderer import Ponderer
from benchmarks.window_told import Orders, Watch, say
from game.bots.base import decision
from game.bots.levels import BOTS
from game.bots.simple import naive_bot
from game.engine.state import DRAW, NOBODY, PLAY
from game.play.offers import PILE_PLACE
from game.play.position import read_position
from game.play.running import RunningTable
from game.play.seating import Player, TableChoice, usual_crest
from game.play.start import Start
from game.scenes.table.scene import TableScene
from game.ui.commands import CONFIRM
from game.ui.gestures import Command
from game.variants.catalogue import Catalogue

#: A person looks at things for so long.
LOOKS = 0.25


class Person:
    """First tries what is not allowed, then asks for a hint, then plays like a simple bot; and
    presses on whatever else is shown."""

    def __init__(self) -> None:
        self._next = time.monotonic()
        self._tries = 0

    def go_on(self, app: WatchedApp) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + LOOKS
        scene = app.house.stack.top
        if not isinstance(scene, TableScene):
            scene.handle(Command(CONFIRM))
        elif scene.table.acting != NOBODY and scene.table.phase in (DRAW, PLAY):
            self._tries += 1
            self._try(scene, self._tries % 3)

    def _try(self, scene: TableScene, at: int) -> None:
        if at == 1 and scene.table.phase == DRAW:
            scene.hands.send((scene.picture.row[0],), PILE_PLACE)
        elif at == 2:
            scene.handle(Command("hint"))
        else:
            table, bot = scene.table, naive_bot(scene.table.rules)
            act = decision(bot, table.observation(), table.legal(), Random(0))
            scene.happened(table.act(act))


class WatchedApp(game.app.App):
    def __init__(self, *told: object) -> None:
        super().__init__(*told)  # type: ignore[arg-type]
        self.watch = Watch()
        self._person: Person | None = None
        self.orders = Orders(
            {
                "begin": self.watch.begin,
                "end": self.watch.end,
                "where": self._where,
                "smaller": lambda: self._size(0.9),
                "larger": lambda: self._size(1 / 0.9),
                "play": self._play,
                "is_sharp": lambda: self._sharpen_at is None,
            }
        )
        flip = self.window.flip

        def watched_flip() -> None:
            flip()
            self.watch.shown()

        self.window.flip = watched_flip  # type: ignore[method-assign]

    def turn(self) -> None:
        self.watch.woke()
        super().turn()
        moves = self._moves()
        self.watch.goes_on(moves)
        if not moves and self._person is not None:
            self._person.go_on(self)
        if not self.orders.obey():
            self.house.leaving = True

    def _moves(self) -> bool:
        now = self.house.clock()
        scene = self.house.stack.top
        if isinstance(scene, TableScene):
            return scene.picture.director.due(now) == 0.0 or scene.hands.resting.due(now) == 0.0
        return scene.due(now) == 0.0

    def _play(self) -> object:
        self._person = Person()
        return True

    def _where(self) -> object:
        """The middle of a card of the hand, in pixels, and what goes on."""
        scene = self.house.stack.top
        assert isinstance(scene, TableScene)
        stage = self.house.kit.stage
        strips = [spot.strip for spot in scene.picture.layout.cards.values() if spot.zone == "hand"]
        strip = strips[len(strips) // 2]
        return {
            "card": [stage.x_px(strip.cx), stage.y_px(strip.cy)],
            "carries": scene.fingers.carried is not None,
            "is_quiet": self.house.stack.due(self.house.clock()) is None,
        }

    def _size(self, part: float) -> object:
        width, height = self.window.size
        window = self.window.window
        window.size = round(width * part), round(height * part)
        return time.monotonic()


def table_of(file: Path) -> RunningTable:
    """A person at turn, and bots in all other seats."""
    position = read_position(file, Catalogue()).position
    assert position is not None
    players = [
        Player(name, usual_crest(seat), "naive" if seat else "")
        for seat, name in enumerate(position.seats.names)
    ]
    return RunningTable.from_position(position, clock=time.monotonic, players=players)


def new_table(variant: str, people: int) -> RunningTable:
    """A whole match; the bots think hard."""
    assert isinstance(BOTS, dict)
    BOTS["ponderer"] = Ponderer
    players = tuple(
        Player(name, usual_crest(seat), "" if seat < people else "ponderer")
        for seat, name in enumerate(("Ana", "Beto", "Carmen"))
    )
    return RunningTable.start(TableChoice(variant, players, seed=4), clock=time.monotonic)


def main(width: str, height: str, table_at: str = "", people: str = "1") -> None:
    """`table_at`: a position file, a game to be played, or nothing for the menu."""
    game.app.App = WatchedApp  # type: ignore[misc, assignment]
    table = None
    if table_at.endswith(".yaml"):
        table = table_of(Path(table_at))
    elif table_at:
        table = new_table(table_at, int(people))
    say({"begins": time.monotonic()})
    game.app.open_window(Start(table, False, "en", (int(width), int(height))))


if __name__ == "__main__":
    main(*sys.argv[1:])
