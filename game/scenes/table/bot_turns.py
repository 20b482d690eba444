"""The turns of bots at the table, slow enough to be followed."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.styles import USUAL_TEMPO
from game.engine.events import Event
from game.engine.state import NOBODY
from game.play.bots.mind import Notice
from game.scenes.table.context import TableContext
from game.view.motion.events import EVENT_ROWS
from game.view.motion.motion import TAKEN_BACK

#: Seconds a bot seems to think before its first act of a turn, and before each further act, if the
#: choice is clear; and how many more if it is as close as can be, shared among the bots.
THINKS, GOES_ON, PONDERS = 0.2, 0.15, 0.6
#: From this number of bots on, what each does is seen for a shorter time.
UNHURRIED = 2
#: From this doubt on a choice is close.
CLOSE = 0.5
#: The least of these seconds where every act is to be followed: in a lesson, and where nobody
#: plays. And those for which it is seen that a bot has few cards left.
FOLLOWED, ALARMED = 0.5, 0.6
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
        #: The seconds for which the last act of a bot is to be seen before the next one.
        self._seen = 0.0
        #: The seats of bots with few cards left, which was seen.
        self._alarmed: set[int] = set()
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
            self._due = max(self._began + self._pause(), self._context.acted_at + self._grace())
        if self._due is not None and now >= self._due and table.ready():
            self._seat = table.to_act
            events = table.play_bot()
            self._seen = self._news_in(events)
            self._context.happened(events)

    def _pause(self) -> float:
        """Return the seconds a bot seems to think, or for which the act before is to be seen."""
        table, texts = self._table, self._context.texts
        bots = len(table.players) - len(table.people)
        seconds = max(GOES_ON if table.to_act == self._seat else THINKS, self._seen)
        if texts.led() is not None or not table.people:
            seconds = max(FOLLOWED, self._seen)
        elif bots > UNHURRIED:
            seconds *= UNHURRIED / bots
        ponders = PONDERS / bots * max(0.0, table.bots_doubt() - CLOSE) / (1 - CLOSE)
        styled = table.regulars.get(table.to_act)
        tempo = (styled.style.tempo if styled else USUAL_TEMPO) / USUAL_TEMPO
        return texts.pace.pause(max(self._seen, tempo * (seconds + ponders)))

    def _news_in(self, events: Sequence[Event]) -> float:
        """Return the seconds for which the act of a bot is to be seen: a moment if nothing but a
        card was drawn or discarded."""
        seconds = max((EVENT_ROWS[event.kind].is_seen for event in events), default=0.0)
        seat, left = self._seat, self._table.observation().hand_sizes[self._seat]
        is_low = 0 < left <= self._context.picture.kind.few
        if is_low and seat not in self._alarmed:
            self._alarmed.add(seat)
            return max(seconds, ALARMED)
        if left > self._context.picture.kind.few + 1:
            self._alarmed.discard(seat)
        return seconds

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
