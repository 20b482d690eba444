"""One sentence to be read, over whatever is below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.house import House
from game.scenes.page_scene import PageScene
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, MOON, NAME
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, SERIF
from game.view.geometry import Rect

PAD = 48


class NoticeScene(PageScene):
    """Enter, Esc and a click on its button all close it. `say` gives the sentence, in whatever
    language is spoken by then."""

    covers = False

    def __init__(self, house: House, say: Callable[[], str]) -> None:
        super().__init__(house)
        self.say = say

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

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
        return self.house.say("notice.understood")

    def build(self) -> Sequence[Widget]:
        _, _, place = self._places(Canvas(self.house.kit))
        return [Button("close", place, self._answer(), self.back, main=True)]

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, sentence, _ = self._places(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        canvas.text(self.say(), sentence, NAME, SERIF, MOON, "center", lines=12)
