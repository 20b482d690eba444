"""The question of a reenganche: one player answers, and everybody sees what it means."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY, MOON, PROMPT
from game.ui.widgets import Button, Mood, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.scoring_view import Decision, HandSheet

QUESTION, ANSWER = 48, 36
LEAST, CREST, SMALL_CREST, EDGE = 262.0, 200.0, 120.0, 32.0
LEAST_ANSWER, COIN = 494.0, 46.0


class DecisionPanel:
    def __init__(self, canvas: Canvas, house: House, sheet: HandSheet) -> None:
        assert sheet.decision is not None
        self.canvas, self.house = canvas, house
        self.decision: Decision = sheet.decision
        self.has_pot = sheet.has_pot
        say, player = house.say, self.decision.player.name
        self.question = say("scores.rebuy.question", player=player, limit=self.decision.limit)
        self.yes, self.no = say("scores.rebuy.yes"), say("scores.rebuy.no")
        self.waiting = say("scores.rebuy.thinks", player=player)

    def _lines(self) -> list[str]:
        say, decision = self.house.say, self.decision
        like = decision.like.name
        lines = [say("scores.rebuy.back_at", score=decision.back_at, player=like)]
        if self.has_pot:
            pot = decision.pot
            lines.append(
                say("scores.rebuy.price", price=decision.price, pot=pot, then=pot + decision.price)
            )
        if decision.most:
            lines.append(say("scores.rebuy.times", left=decision.left, most=decision.most))
        else:
            lines.append(say("scores.rebuy.no_limit"))
        return lines

    # Sizes ----------------------------------------------------------------------------------

    @property
    def _answers(self) -> float:
        """Width of the two buttons."""
        canvas = self.canvas
        if not self.decision.player.is_person:
            return max(LEAST_ANSWER, canvas.width(self.waiting, PROMPT, SANS) + 8)
        icon = 2 * COIN if self.has_pot else 0
        widest = max(canvas.width(self.yes, ANSWER, BOLD) + icon, canvas.width(self.no, ANSWER))
        return max(LEAST_ANSWER, widest + 60)

    def _words(self, wide: float) -> tuple[float, float]:
        """Where the words begin, and their width, in a panel so wide."""
        left = EDGE + self._crest(wide) + 34
        return left, wide - left - self._answers - 40 - EDGE

    def _crest(self, wide: float) -> float:
        """Smaller where the words need the room."""
        room = wide - EDGE - CREST - 34 - self._answers - 40 - EDGE
        return CREST if sum(self._heights(room)) + 56 <= LEAST * 1.25 else SMALL_CREST

    def _heights(self, width: float) -> list[float]:
        """Of the question and of every line below it."""
        canvas = self.canvas
        question = canvas.height(self.question, width, QUESTION, SERIF_BOLD, 3)
        return [
            question,
            *(canvas.height(line, width, PROMPT, SANS, 3) for line in self._lines()),
        ]

    def height(self, wide: float) -> float:
        words = sum(self._heights(self._words(wide)[1])) + 8
        answers = 2 * self._answer_high + 20
        return max(LEAST, words + 48, answers + 56)

    @property
    def _answer_high(self) -> float:
        return max(84.0, self.canvas.kit.stage.text_units(ANSWER) * LINE + 24)

    # The page -------------------------------------------------------------------------------

    def buttons(
        self, panel: Rect, rebuy: Callable[[], None], decline: Callable[[], None]
    ) -> list[Widget]:
        """None while a bot decides."""
        if not self.decision.player.is_person:
            return []
        wide, high = self._answers, min(94.0, (panel.h - 56 - 20) / 2)
        high = max(high, self._answer_high)
        top = panel.cy - high - 10
        yes = Rect(panel.right - EDGE - wide, top, wide, high)
        no = yes.moved(0, high + 20)
        name = self.decision.player.name
        coin = CoinButton if self.has_pot and self.decision.price else Button
        return [
            coin(f"rebuy {name}", yes, self.yes, rebuy, main=True, size=ANSWER),
            Button(f"decline {name}", no, self.no, decline, size=ANSWER),
        ]

    def paint(self, panel: Rect) -> None:
        canvas = self.canvas
        canvas.moonlight(panel, 26)
        canvas.panel(panel, "panel", 26)
        canvas.ring(panel, BRASS_LIGHT, 4, 26)
        crest = self._crest(panel.w)
        x = panel.x + EDGE + crest / 2
        canvas.crest(self.decision.player.crest, x, panel.cy, crest)
        left, width = self._words(panel.w)
        heights = self._heights(width)
        y = panel.y + (panel.h - sum(heights) - 8) / 2
        box = Rect(panel.x + left, y, width, heights[0])
        canvas.text(self.question, box, QUESTION, SERIF_BOLD, MOON, lines=3)
        y = box.bottom + 8
        for line, high in zip(self._lines(), heights[1:], strict=True):
            canvas.text(line, Rect(box.x, y, width, high), PROMPT, SANS, IVORY, lines=3)
            y += high
        if not self.decision.player.is_person:
            wide = self._answers
            waiting = Rect(panel.right - EDGE - wide, panel.y, wide, panel.h)
            canvas.text(self.waiting, waiting, PROMPT, SANS, IVORY, "center")


class CoinButton(Button):
    """What it does is paid for: it shows a coin."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        rect = self.seen
        words = canvas.width(self.text, self.size, BOLD)
        canvas.icon("luna", rect.cx - words / 2 - 14 - COIN / 2, rect.cy, COIN)
