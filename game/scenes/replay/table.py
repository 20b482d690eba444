"""The table of a match that is watched again, as it was after any act, seen from one seat."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.state import NOBODY
from game.engine.visibility import Observation, redact
from game.play.intents.offers import LANE_PLACE
from game.play.pieces.piece import Piece
from game.play.session.hand_log import HandLog, RetoldAct, is_deal, retell
from game.play.session.hand_order import HandOrders
from game.play.session.port import Events
from game.play.session.running import RunningTable
from game.play.session.seating import player_of
from game.scenes.shell.scene import Services
from game.scenes.table.context import TableContext
from game.scenes.table.painting import Painting
from game.scenes.table.texts import TableTexts
from game.settings import BY_SUIT
from game.storage.match_codec import SavedMatch
from game.ui.painter import Sprite
from game.view.motion.director import Frame
from game.view.motion.events import EventSounds
from game.view.stage import Stage


class WatchedTable(RunningTable):
    """A table at which nobody acts: the acts of its match are only shown again. `seat`: the one
    from which it is seen; `step`: how many acts were done since the first deal."""

    def __init__(self, services: Services, saved: SavedMatch, seat: int) -> None:
        players = [player_of(at, who) for at, who in enumerate(saved.seats)]
        self.seat = seat
        #: Whether all hands are seen, not only that of the seat.
        self.is_open = False
        self.entries = tuple(saved.match.log)
        whole, first = saved.match, self.entries[:1]
        start = Match.replay(whole.rules, len(players), first, SeededChance(0), first=whole.first)
        super().__init__(replace(saved, match=start), players, HandLog(), clock=services.clock)
        #: The steps at which hands begin. The first hand may have begun before the first act known.
        self.hands = tuple(
            at for at, act in enumerate(self._retold()) if at == 0 or is_deal(act.events)
        )
        self.step = 0
        self.go_to(0)

    @property
    def viewer(self) -> int:
        return self.seat

    @property
    def bottom(self) -> int:
        return self.seat

    @property
    def acting(self) -> int:
        return NOBODY

    @property
    def last_step(self) -> int:
        return len(self.entries) - 1

    def _retold(self) -> Iterable[RetoldAct]:
        return retell(self.match, self.entries)

    def go_to(self, step: int) -> Events:
        """Go to the table after an act, and return its events, as far as the seat may see them. To
        go back, the match is played again from its beginning, which takes less time than a
        frame."""
        if step <= self.step:
            self.step, self._to_come = -1, iter(self._retold())
        between = step - self.step - 1
        self.step = step
        return self._show(next(islice(self._to_come, between, None)))

    def go_on(self) -> Events:
        """Go one act on, and return its events."""
        self.step += 1
        return self._show(next(self._to_come))

    def _show(self, act: RetoldAct) -> Events:
        self.match.state = act.state
        self.version += 1
        if self.is_open:
            return act.events
        return tuple(redact(event, self.seat) for event in act.events)

    def observation(self) -> Observation:
        seen = super().observation()
        return seen._replace(known=tuple(self.match.state.hands)) if self.is_open else seen


class ReplayTexts(TableTexts):
    """The words of a table that is watched: the prompt tells what was done last."""

    is_watched = True

    def prompt(self) -> tuple[str, ...]:
        latest = self.story.latest
        return self.told_act(latest) if latest is not None else ("",)

    def name(self, piece: Piece) -> tuple[str, ...]:
        """Return the name of a piece. The own melds are named by their owner, who need not be the
        person watching."""
        if piece.place == LANE_PLACE:
            return (self.table.players[self.picture.bottom].name,)
        return super().name(piece)


class Showing:
    """The painted table of a match that is watched. The next act is shown with its movement, any
    other step at once."""

    def __init__(self, services: Services, table: WatchedTable) -> None:
        self.services = services
        self.table = table
        self.context = TableContext(services, table, _sorted_hands(table), ReplayTexts)
        self.picture = self.context.picture
        # Nobody plays at this screen: every turn is that of another.
        self.context.sounds = EventSounds(table.rules, self.picture.view, ())
        self.texts = self.context.texts
        #: The speed, as a multiple of that of the settings.
        self.speed = 1
        self.painting = Painting(self.context)
        self._frame: Frame | None = None

    def refit(self, stage: Stage, keys: int) -> None:
        """Lay out the table. `stage`: the part of the window it may use; `keys`: the number of its
        buttons."""
        self.context.dress_cards()
        self.picture.keys = keys
        self.set_speed(self.speed)
        self.texts.refit()
        self.picture.refit(stage)
        self.painting.forget()
        self.go_to(self.table.step)

    def set_speed(self, speed: int) -> None:
        self.speed = speed
        pace = self.services.pace
        self.picture.director.pace = pace._replace(speed=pace.speed * speed)

    # Where the match stands -----------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Show the table at a step, without movement."""
        events = self.table.go_to(step)
        # Newly sorted hands have no card marked as new.
        self.context.moves.orders = _sorted_hands(self.table)
        self.picture.renew()
        self.context.sounds.follow(self.picture.view)
        self.texts.story.retell(events, self.picture.view.melds)
        self._changed()

    def go_on(self) -> None:
        """End all movement that is still going on, and show the next act."""
        self.picture.finish()
        self.services.hush()
        self.picture.tell(self.table.go_on(), self.services.clock())
        self._changed()

    def sit(self, seat: int, is_open: bool = False) -> None:
        """Watch from another seat, which is then at the bottom; `is_open`: with all hands open."""
        self.table.seat, self.table.is_open = seat, is_open
        self.picture.moments.sees_all = is_open
        self.go_to(self.table.step)

    # What is to be seen ---------------------------------------------------------------------

    def _changed(self) -> None:
        self._frame = None

    def is_moving(self, now: float) -> bool:
        return self.picture.is_behind(now)

    def due(self, now: float) -> float | None:
        if self._frame is None:
            return 0.0
        return self.picture.director.due(now)

    def update(self, now: float) -> None:
        frame = self.picture.frame(now)
        self.context.follow(frame)
        self._frame = frame

    def sprites(self) -> Sequence[Sprite]:
        now = self.services.clock()
        if self._frame is None:
            self.update(now)
        assert self._frame is not None
        sprites, _ = self.painting.paint(self._frame, now)
        return sprites


def _sorted_hands(table: WatchedTable) -> HandOrders:
    """Return all hands sorted by suit: a match does not keep how players sorted their hands."""
    orders = HandOrders(table.rules)
    for seat in range(len(table.players)):
        orders.sort(seat, BY_SUIT)
    return orders
