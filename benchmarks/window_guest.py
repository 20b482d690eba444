"""The game in a real window, watched from inside. Not to be run by hand.

Told: WIDTH HEIGHT [POSITION | VARIANT [PEOPLE]]
"""

from __future__ import annotations

import time
from pathlib import Path

import game.app
import game.opening
from benchmarks.ponderer import Ponderer
from benchmarks.window_person import Person
from benchmarks.window_told import Orders, Watch, say
from game.bots.levels import BOTS
from game.play.positions.position import read_position
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.play.session.start import Start
from game.scenes.table.scene import TableScene
from game.variants.catalogue import Catalogue


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
                "hold_breath": self._hold_breath,
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
            self._person.go_on()
        if not self.orders.obey():
            self.services.leaving = True

    def _hold_breath(self) -> bool:
        """Let the night be still, as on a battery."""
        self.services.may_breathe = lambda: False
        return True

    def _moves(self) -> bool:
        now = self.services.clock()
        scene = self.services.stack.top
        if isinstance(scene, TableScene):
            return scene.picture.director.due(now) == 0.0 or scene.pointer.due(now) == 0.0
        return scene.due(now) == 0.0

    def _play(self) -> object:
        self._person = Person(self)
        return True

    def _where(self) -> object:
        """The middle of a card of the hand, in pixels, and what goes on."""
        scene = self.services.stack.top
        assert isinstance(scene, TableScene)
        stage = self.services.kit.stage
        strips = [spot.strip for spot in scene.picture.layout.cards.values() if spot.zone == "hand"]
        strip = strips[len(strips) // 2]
        return {
            "card": [stage.x_px(strip.cx), stage.y_px(strip.cy)],
            "carries": scene.selection.carried is not None,
            "is_quiet": self.services.stack.due(self.services.clock()) is None,
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
    game.opening.open_window(Start(table, False, "en", (int(width), int(height))))
