"""A question with two answers, over whatever it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.house import House
from game.scenes.page_scene import PageScene
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, H2, IVORY2, MOON
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, PLAIN, SERIF
from game.view.geometry import Rect

PAD = 48


class ConfirmScene(PageScene):
    """`key` begins the keys of its texts: `.question`, `.detail` (may be missing), `.yes` and
    `.no`; `facts` are told to the first two. "No" has the focus at first, and Esc means no."""

    covers = False

    def __init__(
        self, house: House, key: str, act: Callable[[], None], **facts: int | float | str
    ) -> None:
        super().__init__(house)
        self.key, self.act, self.facts = key, act, facts

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

    def _question(self) -> str:
        return self.house.say(f"{self.key}.question", **self.facts)

    def _detail(self) -> str:
        key = f"{self.key}.detail"
        return self.house.say(key, **self.facts) if self.house.texts.has(key) else ""

    def _answers(self) -> tuple[str, str]:
        return self.house.say(f"{self.key}.no"), self.house.say(f"{self.key}.yes")

    def _places(self, canvas: Canvas) -> tuple[Rect, Rect, Rect, float]:
        """The panel, the question, the detail, and the top of the answers."""
        stage = canvas.kit.stage
        # The detail is what keeps the two answers wide enough.
        # Both are as wide as the wider one.
        wider = max(canvas.width(text, BODY, BOLD) for text in self._answers())
        answers = 2 * max(280.0, wider + 72)
        width = min(stage.width - 96, max(960.0, answers + 24 + 2 * PAD))
        inner = width - 2 * PAD
        question = canvas.height(self._question(), inner, H2, SERIF)
        detail = self._detail()
        below = canvas.height(detail, inner, BODY, PLAIN) + 12 if detail else 0.0
        height = PAD + question + below + 36 + self._high(canvas) + PAD
        x, y = (stage.width - width) / 2, (stage.height - height) / 2
        asked = Rect(x + PAD, y + PAD, inner, question)
        told = Rect(asked.x, asked.bottom + 12, inner, max(0.0, below - 12))
        return Rect(x, y, width, height), asked, told, asked.bottom + below + 36

    @staticmethod
    def _high(canvas: Canvas) -> float:
        return max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 24)

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        panel, _, _, top = self._places(canvas)
        no, yes = self._answers()
        high = self._high(canvas)
        left = Rect(panel.x + PAD, top, (panel.w - 2 * PAD - 24) / 2, high)
        return [
            Button("no", left, no, self.back, main=True),
            Button("yes", left.moved(left.w + 24, 0), yes, self._agree),
        ]

    def _agree(self) -> None:
        self.house.stack.pop()
        self.act()

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, asked, told, _ = self._places(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        canvas.text(self._question(), asked, H2, SERIF, MOON, "center", lines=9)
        detail = self._detail()
        if detail:
            canvas.text(detail, told, BODY, PLAIN, IVORY2, "center", lines=9)
