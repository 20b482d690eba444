"""When bots at the table think and play: never so fast that nobody could follow."""

from __future__ import annotations

from game.engine.state import NOBODY
from game.play.bots.mind import Notice
from game.scenes.table.context import TableContext
from game.view.motion.motion import TAKEN_BACK

#: Seconds a bot seems to think before its first act of a turn, and before each other act, where
#: it is obvious; and how much longer where it is close.
THINKS, GOES_ON, PONDERS = 0.5, 0.35, 0.9
#: Seconds between two pictures that a bot may use which cannot think beside.
THINKING_SLICE = 0.004


class BotTurns:
    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._table = context.table
        #: When the bot plays, once that is known; when it began to think, and at which version of
        #: the table.
        self._due: float | None = None
        self._began, self._version = 0.0, -1
        self._seat = NOBODY
        if context.services.wake is not None:
            self._table.begin_background_work(context.services.wake)

    def tell_notices(self) -> None:
        """Say which bots cannot play as they should, all at once."""
        notices = self._table.take_notices()
        if notices:
            self._context.tell(lambda: " ".join(map(self._said, notices)))

    def _said(self, notice: Notice) -> str:
        name = self._table.players[notice.seat].name if notice.seat != NOBODY else ""
        return self._context.texts.words.text(notice.key, player=name)

    def leave(self) -> None:
        """End the thinking: nobody plays at this table any more."""
        self._table.end_background_work()

    def go_on(self, now: float) -> None:
        """Let the bot think, and play once its time has come."""
        table = self._table
        if self._version != table.version:
            self._began, self._due, self._version = now, None, table.version
        if not table.ready():
            table.bot_turn(THINKING_SLICE)
        if self._due is None and table.ready():
            self._due = self._began + max(self._pause(), self._grace())
        if self._due is not None and now >= self._due and table.ready():
            self._seat = table.to_act
            self._context.happened(table.play_bot())

    def _pause(self) -> float:
        """Return the seconds a bot seems to think."""
        seconds = GOES_ON if self._table.to_act == self._seat else THINKS
        seconds += PONDERS * self._table.bots_doubt()
        return self._context.texts.pace.pause(seconds)

    def _grace(self) -> float:
        """Return the seconds in which the last player may take an act back before a bot goes on:
        none for those who want everything at once, or may take back at any time."""
        if not self._context.texts.pace.speed or self._table.undoes_freely:
            return 0.0
        return TAKEN_BACK if self._table.undo_refusal() is None else 0.0

    def hurry(self) -> bool:
        """Have the bot play at once; whether it is a bot's turn."""
        if not self._table.is_bots_turn:
            return False
        self._table.hurry()
        self._due, self._version = self._context.services.clock(), self._table.version
        return True

    def due(self, now: float) -> float:
        if not self._table.ready():
            return self._table.bot_due()
        if self._version != self._table.version or self._due is None:
            return 0.0
        return max(0.0, self._due - now)
