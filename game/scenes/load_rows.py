"""A saved match in a list: its game, who plays, how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.naming import game_name
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY2, MOON, SMALL, dimmed, player_colour
from game.ui.widgets import Mood, Widget
from game.ui.words import PLAIN, SANS, SERIF
from game.view.geometry import Rect

TITLE = 36
CREST = 44
PADDING = 26


class SavedTable(NamedTuple):
    """What everybody may know of a match. `variant_id`: the game; without one, the file is damaged.
    Names, crests and scores are by seat. `name`: the one people gave it.
    `is_set_aside`: a damaged file, kept for whoever wants to mend it. `taken_back`: how often free
    undo was made use of."""

    match_id: str
    variant_id: str
    names: tuple[str, ...]
    crests: tuple[str, ...]
    scores: tuple[int, ...]
    hand_no: int
    is_over: bool
    saved_at: datetime
    name: str = ""
    is_set_aside: bool = False
    taken_back: int = 0

    @property
    def is_damaged(self) -> bool:
        return self.is_set_aside or not self.variant_id

    def title(self, house: House) -> str:
        if self.is_damaged:
            return self.match_id
        game = game_name(house, self.variant_id)
        return house.say("saves.named", name=self.name, game=game) if self.name else game


class MatchRow(Widget):
    """`players`: name, crest and score of each. `gone`: dim, for nothing can be done with it."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        title: str,
        when: str,
        state: str,
        act_words: str,
        players: Sequence[tuple[str, str, str]],
        gone: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, rect)
        self.title, self.when, self.state, self.act_words = title, when, state, act_words
        self.players, self.gone, self._act = players, gone, act
        self._places: list[Rect] = []

    def activate(self) -> None:
        if self.enabled:
            self._act()

    def measure(self, canvas: Canvas) -> None:
        """As high as its lines need."""
        rect, stage = self.rect, canvas.kit.stage
        self._head = stage.text_units(TITLE) * 1.27
        self._line = max(CREST + 8.0, stage.text_units(SMALL) * 1.25 + 8)
        self._small = stage.text_units(SMALL) * 1.25
        # The state stands beside the title where there is room, else on a line of its own.
        told = max(canvas.width(self.when, SMALL), canvas.width(self.state, SMALL))
        words = canvas.width(self.title, TITLE, SERIF)
        self._right = max(told, canvas.width(self.act_words, SMALL)) + 12
        self._is_narrow = words + self._right + 2 * PADDING + 24 > rect.w
        y = rect.y + 14 + self._head + (2 * self._small if self._is_narrow else 0)
        x, end = rect.x + PADDING, rect.right - PADDING
        if not self._is_narrow:
            end -= self._right + 20
        self._places = []
        for who, _, score in self.players:
            wide = CREST + 10 + canvas.width(_scored(who, score), SMALL, SANS) + 6
            if self._places and x + wide > end:
                x = rect.x + PADDING
                y += self._line
            self._places.append(Rect(x, y, wide, self._line))
            x += wide + 30
        bottom = self._places[-1].bottom if self._places else y
        if not self._is_narrow:
            bottom = max(bottom, rect.y + 14 + self._head + 2 * self._small)
        self.rect = rect._replace(h=bottom + 14 - rect.y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, up = self.seen, self.seen.y - self.rect.y
        lit = self.enabled and (mood.hover or mood.focus)
        canvas.panel(rect, "row hover" if lit else "row", 16)
        inner = Rect(rect.x + PADDING, rect.y + 12, rect.w - 2 * PADDING, self._head)
        title = dimmed(MOON, 0.62) if self.gone else MOON
        second = dimmed(IVORY2, 0.8) if self.gone else IVORY2
        room = inner.w if self._is_narrow else inner.w - self._right - 20
        canvas.text(self.title, inner._replace(w=room), TITLE, SERIF, title, may_cut=True)
        self._paint_told(canvas, inner, second)
        for (name, crest, score), place in zip(self.players, self._places, strict=True):
            box = place.moved(0, up)
            canvas.crest(crest, box.x + CREST / 2, box.cy, CREST)
            words = Rect(box.x + CREST + 10, box.y, box.w - CREST - 10, box.h)
            colour = player_colour(crest)
            if self.gone:
                colour = dimmed(colour, 0.62)
            canvas.text(_scored(name, score), words, SMALL, SANS, colour)
        if mood.focus:
            canvas.focus(rect, 16)

    def _paint_told(self, canvas: Canvas, inner: Rect, colour: tuple[int, int, int]) -> None:
        if self._is_narrow:
            line = Rect(inner.x, inner.bottom, inner.w, self._small)
            canvas.text(self.when, line, SMALL, PLAIN, colour)
            below = line.moved(0, self._small)
            canvas.text(self.state, below, SMALL, SANS, colour, lines=1)
            return
        at = Rect(inner.right - self._right, inner.y, self._right, inner.h)
        canvas.text(self.when, at, SMALL, PLAIN, colour, "right")
        at = Rect(at.x, inner.bottom, at.w, self._small)
        canvas.text(self.state, at, SMALL, SANS, colour, "right")
        if self.act_words:
            at = at.moved(0, self._small)
            canvas.text(self.act_words, at, SMALL, SANS, BRASS_LIGHT, "right")


def _scored(name: str, score: str) -> str:
    return f"{name} *{score}*"
