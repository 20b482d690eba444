"""The number of a deal is typed in: by keys, or on buttons for those who have none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.start import DIGITS, digits_of
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, H2, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Label, Mood, TextField, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

WIDTH, PAD, GAP = 760.0, 48.0, 14.0
NUMBER = 54
#: The buttons, row by row, as on a telephone.
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class DealNumberScene(PageScene):
    """`change` hears of the number, or of none: then the cards come by chance."""

    covers = False

    def __init__(self, services: Services, number: str, change: Callable[[str], None]) -> None:
        super().__init__(services)
        self.number, self.change = number, change
        self._panel = Rect(0, 0, 0, 0)
        self.page.focus = "number"

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def left(self) -> None:
        super().left()
        # Letters are commands again.
        self.page.ring = False

    def _set(self, number: str) -> None:
        self.number = digits_of(number)
        self.change(self.number)
        self.rebuild()

    def _by_chance(self) -> None:
        self._set("")
        self.back()

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, stage = self.services.say, self.services.kit.stage
        canvas = Canvas(self.services.kit)
        wide = min(stage.width - 96, WIDTH * (1 + (stage.text - 1) * 0.5))
        inner = wide - 2 * PAD
        about = say("setup.deal_about")
        title_h = canvas.height(say("setup.deal_title"), inner, H2, SERIF)
        about_h = canvas.height(about, inner, SMALL, SANS)
        field_h = stage.text_units(NUMBER) * LINE + 20
        key_h = max(62.0, stage.text_units(BODY) * LINE + 14)
        answers, answers_h = self._answers(canvas, inner, max(70.0, key_h))
        tall = 36 + title_h + 6 + about_h + 18 + field_h + 18 + 4 * (key_h + GAP) + 8
        tall += answers_h + 36
        self._panel = Rect((stage.width - wide) / 2, (stage.height - tall) / 2, wide, tall)
        left, y = self._panel.x + PAD, self._panel.y + 36
        title = Rect(left, y, inner, title_h)
        below = Rect(left, title.bottom + 6, inner, about_h)
        field = Rect(left, below.bottom + 18, inner, field_h)
        keys = self._keys(Rect(left, field.bottom + 18, inner, key_h))
        y = field.bottom + 18 + 4 * (key_h + GAP) + 8
        for answer in answers:
            answer.rect = answer.rect.moved(left, y)
        return [
            Label(title, say("setup.deal_title"), H2, SERIF, MOON, lines=2),
            Label(below, about, SMALL, SANS, IVORY2, lines=5),
            NumberField(field, self.number, say("setup.deal_by_chance"), self._set, self.back),
            *keys,
            *answers,
        ]

    def _keys(self, place: Rect) -> list[Button]:
        wide = (place.w - 2 * GAP) / 3
        acts: list[tuple[str, str, str, Callable[[], None]]] = [
            (digit, digit, "", partial(self._add, digit)) for digit in KEYS
        ]
        acts += [("erase", "", "icon_undo", self._erase), ("0", "0", "", partial(self._add, "0"))]
        buttons = []
        for at, (name, text, icon, act) in enumerate(acts):
            row, column = divmod(at, 3)
            x, y = place.x + column * (wide + GAP), place.y + row * (place.h + GAP)
            rect = Rect(x, y, wide, place.h)
            buttons.append(Button(f"key {name}", rect, text, act, icon, zone=1))
        return buttons

    def _add(self, digit: str) -> None:
        self._set(self.number + digit)

    def _erase(self) -> None:
        self._set(self.number[:-1])

    def _answers(self, canvas: Canvas, inner: float, high: float) -> tuple[list[Button], float]:
        """Beside each other, or below where the words are long."""
        say = self.services.say
        wanted = [
            (
                Button(
                    "by_chance",
                    Rect(0, 0, 0, 0),
                    say("setup.deal_by_chance"),
                    self._by_chance,
                    zone=2,
                )
            ),
            (Button("done", Rect(0, 0, 0, 0), say("setup.done"), self.back, main=True, zone=2)),
        ]
        half = (inner - GAP) / 2
        beside = all(canvas.width(one.text, BODY, BOLD) + 40 <= half for one in wanted)
        for at, one in enumerate(wanted):
            if beside:
                one.rect = Rect(at * (half + GAP), 0, half, high)
            else:
                one.rect = Rect(0, at * (high + GAP), inner, high)
        return wanted, high if beside else 2 * high + GAP

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)


class NumberField(TextField):
    """Takes digits only; Enter says that all is done. `empty`: what no number means."""

    def __init__(
        self,
        rect: Rect,
        number: str,
        empty: str,
        change: Callable[[str], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__("number", rect, number, change, DIGITS)
        self.empty, self.done = empty, done

    def type(self, text: str, erase: bool) -> None:
        super().type(digits_of(self.text + text)[len(self.text) :], erase)

    def activate(self) -> None:
        self.done()

    def press(self, x: float, y: float) -> None:
        """A click only puts the pen there."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "button hover" if mood.hover else "row", 12)
        if self.text:
            canvas.text(self.text, rect, NUMBER, SERIF_BOLD, IVORY, "center")
        else:
            canvas.text(self.empty, rect, BODY, SERIF, IVORY2, "center")
        if mood.focus:
            canvas.focus(rect, 12)
