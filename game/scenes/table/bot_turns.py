"""When bots at the table think and play: never so fast that nobody could follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.state import NOBODY
from game.play.bots.mind import Notice
from game.view.motion.motion import TAKEN_BACK

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: A bot seems to think for so long before its first act of a turn, and before each other.
THINKS, THINKS_LONGER, GOES_ON = 0.6, 1.2, 0.35
#: A bot that cannot think beside may use so much of the time between two pictures.
THINKING_SLICE = 0.004


class BotTurns:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.table = scene.table
        self._due: float | None = None
        self._seat = NOBODY
        if scene.services.wake is not None:
            self.table.open_back_room(scene.services.wake)

    def tell_notices(self) -> None:
        """Of bots that cannot play as they should; of several in one breath."""
        scene, notices = self.scene, self.table.take_notices()
        if notices:
            scene.tell(lambda: " ".join(map(self._said, notices)))

    def _said(self, notice: Notice) -> str:
        name = self.table.players[notice.seat].name if notice.seat != NOBODY else ""
        return self.scene.table_texts.words.text(notice.key, player=name)

    def leave(self) -> None:
        """Nobody plays at this table any more."""
        self.table.close_back_room()

    def forget(self) -> None:
        """It is no bot's turn, or another one's."""
        self._due = None

    def go_on(self, now: float) -> None:
        table = self.table
        if self._due is None:
            self._due = now + max(self._pause(), self._grace())
        if not table.ready():
            table.bot_turn(THINKING_SLICE)
        if now >= self._due and table.ready():
            self._due = None
            self._seat = table.to_act
            self.scene.happened(table.play_bot())

    def _pause(self) -> float:
        if self.table.to_act == self._seat:
            seconds = GOES_ON
        else:
            # Different for every turn, and the same for the same one.
            turn = self.table.observation().turn_no * 7 + self.table.to_act * 3
            seconds = THINKS + (THINKS_LONGER - THINKS) * (turn % 10) / 10
        return self.scene.table_texts.pace.pause(seconds)

    def _grace(self) -> float:
        """Who has just played may take it back, as long as no bot has gone on; unless they want
        everything at once, or may do so at any time."""
        if not self.scene.table_texts.pace.speed or self.table.undoes_freely:
            return 0.0
        return TAKEN_BACK if self.table.undo_refusal() is None else 0.0

    def hurry(self) -> bool:
        """The bot plays at once."""
        if not self.table.is_bots_turn:
            return False
        self.scene.settle()
        self.table.hurry()
        self._due = self.scene.services.clock()
        return True

    def due(self, now: float) -> float:
        if not self.table.ready():
            return self.table.bot_due()
        return max(0.0, (self._due or now) - now)
