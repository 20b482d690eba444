"""The turns of bots at the table, slow enough to be followed."""

from __future__ import annotations

from game.engine.state import NOBODY
from game.play.bots.mind import Notice
from game.scenes.table.context import TableContext
from game.view.motion.motion import TAKEN_BACK

#: Seconds a bot seems to think before its first act of a turn, and before each further act, if the
#: choice is clear; and how many more if it is close.
THINKS, GOES_ON, PONDERS = 0.5, 0.35, 0.9
#: The seconds between two frames in which a bot may think if it has no process of its own.
THINKING_SLICE = 0.004


class BotTurns:
    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._table = context.table
        #: When the bot plays, once that is known; when it began to think, and the version of the
        #: table then.
        self._due: float | None = None
        self._began, self._version = 0.0, -1
        self._seat = NOBODY
        if context.services.wake is not None:
            self._table.begin_background_work(context.services.wake)

    def tell_notices(self) -> None:
        """Tell which bots cannot play as they should, all at once."""
        notices = self._table.take_notices()
        if notices:
            self._context.tell(lambda: " ".join(map(self._said, notices)))

    def _said(self, notice: Notice) -> str:
        name = self._table.players[notice.seat].name if notice.seat != NOBODY else ""
        return self._context.texts.words.text(notice.key, player=name)

    def leave(self) -> None:
        """Stop all thinking: this table has been left."""
        self._table.end_background_work()

    def go_on(self, now: float) -> None:
        """Let the bot think, and play when its time has come."""
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
        """Return the seconds in which the last player can take an act back before a bot goes on:
        none where everything happens at once, or where undo is always possible."""
        if not self._context.texts.pace.speed or self._table.undoes_freely:
            return 0.0
        return TAKEN_BACK if self._table.undo_refusal() is None else 0.0

    def hurry(self) -> bool:
        """Make the bot play at once; return whether it is a bot's turn."""
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
