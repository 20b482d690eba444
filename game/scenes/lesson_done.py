"""The end of a lesson: what one knows now, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.play.lesson import Lesson
from game.scenes.house import House
from game.scenes.lesson_words import LessonWords
from game.scenes.naming import game_name
from game.scenes.page_scene import PageScene
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, H1, IVORY, LEAF, MOON, NAME
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

WIDE, PAD, TICK = 1320.0, 56.0, 44.0


@dataclass(frozen=True)
class DoneActs:
    """`next_lesson`: None after the last one."""

    play: Callable[[], None]
    next_lesson: Callable[[], None] | None
    rules: Callable[[], None]
    back: Callable[[], None]


class LessonDone(PageScene):
    def __init__(self, house: House, lesson: Lesson, acts: DoneActs) -> None:
        super().__init__(house)
        self.lesson, self.acts = lesson, acts

    @property
    def learnt(self) -> list[str]:
        words = LessonWords(self.house, self.lesson)
        return [words.say(one) for one in self.lesson.learnt]

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)
        self.house.sound("game_won")

    def back(self) -> None:
        self.house.sound("back")
        self.acts.back()

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        acts = self.acts
        answers = [("play", acts.play)]
        if acts.next_lesson is not None:
            answers.append(("next", acts.next_lesson))
        return [*answers, ("rules", acts.rules), ("leave", self.back)]

    def _lay(self, canvas: Canvas) -> tuple[Rect, list[Rect], list[Rect]]:
        """The panel, the sentences, the answers."""
        stage = canvas.kit.stage
        wide = min(stage.content.w - 96, WIDE)
        inner = wide - 2 * PAD
        high = max(72.0, stage.text_units(BODY) * LINE + 24)
        lines = [canvas.height(said, inner - TICK - 16, BODY, SANS) for said in self.learnt]
        row, rows = 0.0, [0]
        widths = []
        for name, _ in self._answers():
            width = min(inner, canvas.width(self.house.say(f"lesson.done.{name}"), BODY, BOLD) + 76)
            if row and row + width > inner:
                rows.append(0)
                row = 0.0
            widths.append((width, len(rows) - 1, row))
            row += width + 16
        head = stage.text_units(H1) * LINE + self._about_high(canvas, inner) + 30
        total = PAD + head + sum(lines) + 16 * len(lines) + 24 + len(rows) * (high + 14) + PAD - 14
        x, y = (stage.width - wide) / 2, max(12.0, (stage.height - total) / 2)
        panel = Rect(x, y, wide, total)
        at = y + PAD + head
        sentences = []
        for line in lines:
            sentences.append(Rect(x + PAD + TICK + 16, at, inner - TICK - 16, line))
            at += line + 16
        at += 24
        answers = [
            Rect(x + PAD + left, at + number * (high + 14), width, high)
            for width, number, left in widths
        ]
        return panel, sentences, answers

    def _about(self) -> str:
        game = game_name(self.house, self.lesson.position.variant.id)
        return self.house.say("lesson.done.about", game=game)

    def _about_high(self, canvas: Canvas, inner: float) -> float:
        return canvas.height(self._about(), inner, NAME, SERIF)

    def build(self) -> Sequence[Widget]:
        _, _, places = self._lay(Canvas(self.house.kit))
        return [
            Button(name, place, self.house.say(f"lesson.done.{name}"), act, main=name == "play")
            for (name, act), place in zip(self._answers(), places, strict=True)
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.4)
        stage = canvas.kit.stage
        panel, sentences, _ = self._lay(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        title = Rect(panel.x + PAD, panel.y + PAD - 8, panel.w - 2 * PAD, 0)
        title = title._replace(h=stage.text_units(H1) * LINE)
        canvas.text(self.house.say("lesson.done.title"), title, H1, SERIF_BOLD, MOON)
        below = title._replace(y=title.bottom + 2, h=self._about_high(canvas, title.w))
        canvas.text(self._about(), below, NAME, SERIF, IVORY, lines=3, middle=False)
        for said, box in zip(self.learnt, sentences, strict=True):
            line = stage.text_units(BODY) * LINE
            canvas.icon("icon_check", box.x - 16 - TICK / 2, box.y + line / 2, TICK * 0.8, LEAF)
            canvas.text(said, box, BODY, SANS, IVORY, lines=9, middle=False)
