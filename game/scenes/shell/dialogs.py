"""Small scenes over another: a question, a notice, a bar while something is made ready.

Whoever has to wait for it sees what was there before, and after a while how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Gesture
from game.ui.painter import Sprite
from game.ui.theme import BODY, H2, IVORY2, MOON, NAME
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, PLAIN, SERIF
from game.view.geometry import Rect

PAD = 48


class ConfirmScene(PageScene):
    """`key` begins the keys of its texts: `.question`, `.detail` (may be missing), `.yes` and
    `.no`; `facts` are told to the first two. "No" has the focus at first, and Esc means no."""

    covers = False

    def __init__(
        self, services: Services, key: str, act: Callable[[], None], **facts: int | float | str
    ) -> None:
        super().__init__(services)
        self.key, self.act, self.facts = key, act, facts

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def _question(self) -> str:
        return self.services.say(f"{self.key}.question", **self.facts)

    def _detail(self) -> str:
        key = f"{self.key}.detail"
        return self.services.say(key, **self.facts) if self.services.texts.has(key) else ""

    def _answers(self) -> tuple[str, str]:
        return self.services.say(f"{self.key}.no"), self.services.say(f"{self.key}.yes")

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
        canvas = Canvas(self.services.kit)
        panel, _, _, top = self._places(canvas)
        no, yes = self._answers()
        high = self._high(canvas)
        left = Rect(panel.x + PAD, top, (panel.w - 2 * PAD - 24) / 2, high)
        return [
            Button("no", left, no, self.back, main=True),
            Button("yes", left.moved(left.w + 24, 0), yes, self._agree),
        ]

    def _agree(self) -> None:
        self.services.stack.pop()
        self.act()

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, asked, told, _ = self._places(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        canvas.text(self._question(), asked, H2, SERIF, MOON, "center", lines=9)
        detail = self._detail()
        if detail:
            canvas.text(detail, told, BODY, PLAIN, IVORY2, "center", lines=9)


class NoticeScene(PageScene):
    """Enter, Esc and a click on its button all close it. `say` gives the sentence, in whatever
    language is spoken by then."""

    covers = False

    def __init__(self, services: Services, say: Callable[[], str]) -> None:
        super().__init__(services)
        self.say = say

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def _places(self, canvas: Canvas) -> tuple[Rect, Rect, Rect]:
        """The panel, the sentence, the button."""
        stage = canvas.kit.stage
        width = min(stage.width - 96, 960.0)
        inner = width - 2 * PAD
        said = canvas.height(self.say(), inner, NAME, SERIF)
        high = max(72.0, stage.text_units(BODY) * LINE + 24)
        wide = min(inner, max(280.0, canvas.width(self._answer(), BODY, BOLD) + 72))
        height = PAD + said + 36 + high + PAD
        x, y = (stage.width - width) / 2, (stage.height - height) / 2
        sentence = Rect(x + PAD, y + PAD, inner, said)
        button = Rect((stage.width - wide) / 2, sentence.bottom + 36, wide, high)
        return Rect(x, y, width, height), sentence, button

    def _answer(self) -> str:
        return self.services.say("notice.understood")

    def build(self) -> Sequence[Widget]:
        _, _, place = self._places(Canvas(self.services.kit))
        return [Button("close", place, self._answer(), self.back, main=True)]

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, sentence, _ = self._places(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        canvas.text(self.say(), sentence, NAME, SERIF, MOON, "center", lines=12)


#: Seconds in which nobody would wonder; and between two looks at what is drawn.
SHOWN_AFTER, LOOKS_EVERY = 0.3, 0.02
MOMENT_PAD, BAR = 48, 10


def when_drawn(services: Services, order: Callable[[], None], then: Callable[[], None]) -> None:
    """`order`: what is needed. Nobody is kept waiting who sees nothing yet, nor where nothing is
    done beside."""
    if services.wake is not None and services.stack.scenes:
        order()
        if not services.kit.rasterizer.is_done:
            services.stack.push(LoadingScene(services, then))
            return
    then()


class LoadingScene(Scene):
    """`then`: when all that was ordered is drawn, and this scene has gone."""

    covers = False

    def __init__(self, services: Services, then: Callable[[], None]) -> None:
        super().__init__(services)
        self._then = then
        self.began = services.clock()
        self._ordered = max(1, services.kit.rasterizer.open_orders)

    @property
    def done(self) -> float:
        """How much of it."""
        return max(0.0, 1 - self.services.kit.rasterizer.open_orders / self._ordered)

    def update(self, now: float) -> None:
        if self.services.kit.rasterizer.is_done:
            self.services.stack.pop()
            self._then()

    def due(self, now: float) -> float | None:
        return LOOKS_EVERY

    def handle(self, gesture: Gesture) -> bool:
        """It would be meant for what is there no more, or not yet."""
        return True

    def sprites(self) -> Sequence[Sprite]:
        if self.services.clock() - self.began < SHOWN_AFTER:
            return ()
        canvas = Canvas(self.services.kit)
        canvas.veil(0.6)
        stage, said = canvas.kit.stage, self.services.say("table.laying")
        width = min(stage.width - 96, 720.0)
        inner = width - 2 * MOMENT_PAD
        high = canvas.height(said, inner, NAME, SERIF)
        panel = Rect(0, 0, width, MOMENT_PAD + high + 28 + BAR + MOMENT_PAD)
        panel = panel._replace(x=(stage.width - panel.w) / 2, y=(stage.height - panel.h) / 2)
        canvas.panel(panel, "dialog", 22, shadow=True)
        words = Rect(panel.x + MOMENT_PAD, panel.y + MOMENT_PAD, inner, high)
        canvas.text(said, words, NAME, SERIF, MOON, "center", lines=4)
        canvas.progress(Rect(words.x, words.bottom + 28, inner, BAR), self.done)
        return canvas.sprites
