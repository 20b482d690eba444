"""What regulars of the house say: shown beside them, and gone after a while."""

from __future__ import annotations

from game.bots.styles import SaidLine
from game.play.intents.offers import Kind
from game.play.pieces.remarks import RemarkPiece
from game.scenes.table.context import TableContext
from game.scenes.table.texts import Painter, TableTexts
from game.ui.canvas import Canvas
from game.ui.theme import INK
from game.ui.words import SANS
from game.view.geometry import Rect
from game.view.layout.seats import SeatPlace
from game.view.layout.setting import SMALL_TEXT

PAD, CORNER = 14, 12
#: How far the edge of a remark may reach out of its place.
EDGE = 8
#: How many times as long as a sentence that has to be read at once a remark is shown.
UNHURRIED = 1.5


def paint_remark(canvas: Canvas, texts: TableTexts, piece: RemarkPiece, place: SeatPlace) -> str:
    """Paint a remark in the place of what the player did last, or else over their name: never over
    cards."""
    said, plaque = texts.words.line(piece.name[0]), place.plaque
    over_name = plaque._replace(x=place.name.x, w=plaque.right - place.name.x)
    rooms = [over_name] if texts.picture.layout.open_hands else [place.last_act, over_name]
    for room in rooms:
        wide = min(room.w, canvas.width(said, SMALL_TEXT) + 2 * PAD)
        high = canvas.height(said, wide - 2 * PAD, SMALL_TEXT)
        if high <= room.h + EDGE:
            x = room.right - wide if place.has_words_at_right else room.x
            box = Rect(x, room.cy - high / 2, wide, high)
            canvas.panel(box, "tip", CORNER, shadow=True)
            words = Rect(box.x + PAD, box.y, wide - 2 * PAD, high)
            canvas.text(said, words, SMALL_TEXT, SANS, INK, lines=3)
            return ""
    return said


class RemarkEnds:
    """Takes away a remark that has been shown for long enough."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._shown: SaidLine | None = None
        self._until = 0.0
        #: Until when a hand that is over stays on the table for it.
        self._read = 0.0

    def go_on(self, now: float) -> None:
        context, remark = self._context, self._context.picture.moment.talk.remark
        if remark is None:
            self._shown = None
        elif self._shown != remark.said:
            self._shown = remark.said
            words = map(context.texts.words.wordings, (one.name for one in self._pieces()))
            seconds = sum(context.texts.pace.reading(said) for said, *_ in words)
            self._until = now + UNHURRIED * seconds
            self._read = now + (seconds if context.texts.pace.speed else 0.0)
        elif now >= self._until:
            context.picture.remark(None)

    def _pieces(self) -> list[RemarkPiece]:
        return self._context.texts.pieces.of(RemarkPiece)

    def is_read(self, now: float) -> bool:
        """Return whether a remark is being read now."""
        self.go_on(now)
        return self._shown is not None and now < self._read

    def hurry(self) -> None:
        """Let nobody wait for a remark any longer."""
        self._read = 0.0

    def due(self, now: float) -> float | None:
        if self._shown is None:
            return None
        return (self._read if now < self._read else self._until) - now


#: The painters of pieces below the cards, by their kinds.
GROUND: dict[Kind, Painter] = {"remark": paint_remark}
