"""The game in a real window, watched from inside. Not to be run by hand.

Arguments: WIDTH HEIGHT [POSITION | VARIANT [PEOPLE [hand | match]]]
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from pygame import Rect

import game.app
import game.opening
from benchmarks.ponderer import Ponderer
from benchmarks.window_person import Person
from benchmarks.window_told import Orders, Watch, say
from game.bots.simple import SIMPLE
from game.engine.phases import SCORED, Phase
from game.play.positions.position import read_position
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.play.session.start import Start
from game.scenes.shell.scene import STRETCHED
from game.scenes.table.scene import TableScene
from game.variants.catalogue import Catalogue

#: The names of stretches of a match, by the event that is shown, or by the scene.
STRETCHES = {
    **dict.fromkeys(("hand_began", "cut", "dealt", "upcard", "laid_out"), "deal"),
    **dict.fromkeys(("shown", "hand_over", "scored"), "hand's end"),
    "Scoring": "scores",
    "Settlement": "settlement",
}


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
                "touch": lambda: self._left_for(0.0),
                "leave_alone": lambda: self._left_for(game.app.ALONE_AFTER),
                "hide": self._hide,
                "is_sharp": lambda: STRETCHED not in self.services.ahead,
            }
        )
        flip = self.window.flip

        def watched_flip(patches: Sequence[Rect]) -> None:
            flip(patches)
            self.watch.shown()

        self.window.flip = watched_flip  # type: ignore[method-assign]

    def turn(self) -> None:
        self.watch.woke()
        super().turn()
        moves = self._moves()
        self.watch.goes_on(moves, self._stretch())
        if self._person is not None:
            self._person.go_on(moves)
        if not self.orders.obey():
            self.services.leaving = True

    def _hold_breath(self) -> bool:
        """Stop the small movements of backdrops, as on a battery."""
        self.services.may_breathe = lambda: False
        return True

    def _left_for(self, seconds: float) -> bool:
        """Be as after so many seconds without a hand."""
        self._hand_at = self.services.clock() - seconds
        return True

    def _hide(self) -> bool:
        self._left_for(0.0)
        self.window.window.hide()
        return True

    def _moves(self) -> bool:
        now = self.services.clock()
        scene = self.services.stack.top
        if isinstance(scene, TableScene):
            return scene.picture.director.due(now) == 0.0 or scene.pointer.due(now) == 0.0
        return scene.due(now) == 0.0

    def _stretch(self) -> str:
        """Return the name of what is shown: a scene, or a stretch of play at the table."""
        scene = self.services.stack.top
        if self._passage.is_under_way:
            return "from scene to scene"
        if not isinstance(scene, TableScene):
            return STRETCHES.get(type(scene).__name__, "another scene")
        step = scene._frame.step if scene._frame is not None else None
        return STRETCHES.get(step.kind if step is not None else "", "play")

    def _play(self) -> object:
        self._person = Person(self)
        return True

    def _where(self) -> object:
        """Return the middle of a card of the hand, in pixels, whether something is carried, and
        whether all is still."""
        scene = self.services.stack.top
        assert isinstance(scene, TableScene)
        stage = self.services.kit.stage
        strips = [spot.strip for spot in scene.picture.layout.cards.values() if spot.zone == "hand"]
        strip = strips[len(strips) // 2]
        return {
            "card": [stage.x_px(strip.cx), stage.y_px(strip.cy)],
            "carries": scene.selection.hands.carried is not None,
            "is_quiet": self.services.stack.due(self.services.clock()) is None,
        }

    def _size(self, part: float) -> object:
        width, height = self.window.size
        window = self.window.window
        window.size = round(width * part), round(height * part)
        return time.monotonic()


def table_of(file: Path) -> RunningTable:
    """Return a table with a person to act, and bots in all other seats."""
    position = read_position(file, Catalogue()).position
    assert position is not None
    players = [
        Player(name, usual_crest(seat), "naive" if seat else "")
        for seat, name in enumerate(position.seats.names)
    ]
    return RunningTable.from_position(position, clock=time.monotonic, players=players)


def new_table(variant: str, people: int, before: str) -> RunningTable:
    """Return a table of a whole match, at its beginning or before the last act of a hand or of the
    match; its bots think hard."""
    assert isinstance(SIMPLE, dict)
    SIMPLE["ponderer"] = Ponderer
    names = ("Ana", "Beto", "Carmen")[: Catalogue().load(variant).game.players.max]
    seats = [
        Player(name, usual_crest(seat), "" if seat < people else "ponderer").saved()
        for seat, name in enumerate(names)
    ]
    table = _simple_table(variant, names)
    if before:
        last = [at for at, phase in enumerate(_phases(table, before)) if phase.in_play][-1]
        table = _simple_table(variant, names)
        for _ in itertools.islice(_phases(table, before), last):
            pass
    saved = replace(table.saved(), seats=tuple(seats))
    return RunningTable.from_match(saved, clock=time.monotonic)


def _simple_table(variant: str, names: Sequence[str]) -> RunningTable:
    players = tuple(Player(name, usual_crest(seat), "naive") for seat, name in enumerate(names))
    return RunningTable.start(TableChoice(variant, players, seed=4), clock=time.monotonic)


def _phases(table: RunningTable, until: str) -> Iterator[Phase]:
    """Play a hand, or the whole match; yield the phase before each act."""
    while not table.is_over and (until == "match" or table.phase != SCORED):
        yield table.phase
        if table.phase == SCORED:
            table.deal_next()
        else:
            table.bot_turn(0.0)
            table.play_bot()


def main(width: str, height: str, table_at: str = "", people: str = "1", before: str = "") -> None:
    """Open the window. `table_at`: a position file, a game to be played, or "" for the menu."""
    game.app.App = WatchedApp  # type: ignore[misc, assignment]
    table = None
    if table_at.endswith(".yaml"):
        table = table_of(Path(table_at))
    elif table_at:
        table = new_table(table_at, int(people), before)
    say({"begins": time.monotonic()})
    game.opening.open_window(Start(table, False, "en", (int(width), int(height))))
