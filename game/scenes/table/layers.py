"""The painted table in layers, from the felt up; each is painted again only when something in it
has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from game.scenes.table.painting import Painting
from game.scenes.table.picture import Picture
from game.ui.canvas import Canvas
from game.ui.sprite import Sprite
from game.view.director import Frame
from game.view.places import Back, Token

Layer = Literal["ground", "cards", "hand", "marks", "air"]
LAYERS: tuple[Layer, ...] = ("ground", "cards", "hand", "marks", "air")
ABOVE_GROUND = LAYERS[1:]
ABOVE_TABLE = LAYERS[2:]


class Layers:
    def __init__(self, painting: Painting, picture: Picture) -> None:
        self.old: set[Layer] = set(LAYERS)
        self._painting = painting
        self._picture = picture
        self.painted: dict[Layer, Canvas] = {}
        self._hidden: frozenset[Token] = frozenset()
        #: What lies over the marks, below what is in the air.
        self.over: Sequence[Sprite] = ()

    def forget(self) -> None:
        """Nobody looks at it any more."""
        self.painted.clear()
        self.old.update(LAYERS)

    def hide(self, hidden: frozenset[Token]) -> None:
        """These are on their way, and do not lie on the table now."""
        if hidden != self._hidden:
            is_hand = self._are_in_hand(hidden ^ self._hidden)
            self.old.update(("hand",) if is_hand else ("cards", "hand"))
            self._hidden = hidden

    def _are_in_hand(self, tokens: Iterable[Token]) -> bool:
        hand = self._picture.layout.hand
        backs = {Back(self._picture.bottom, n) for n in range(len(hand.backs))}
        return all(token in hand.spots or token in backs for token in tokens)

    def paint(self, frame: Frame, now: float) -> tuple[Sequence[Sprite], int]:
        """Everything in order, and how much of it, from the first, will hardly change."""
        painting, painted = self._painting, self.painted
        old, self.old = self.old, set()
        if "ground" in old:
            painted["ground"] = painting.ground()
        if "cards" in old:
            painted["cards"] = painting.cards(self._hidden)
        if "hand" in old:
            painted["hand"] = painting.hand(self._hidden)
        if "marks" in old:
            painted["marks"] = painting.marks()
        if "air" in old:
            painted["air"] = painting.air(frame, now)
        lying = [*painted["ground"].sprites, *painted["cards"].sprites, *painted["hand"].sprites]
        return [*lying, *painted["marks"].sprites, *self.over, *painted["air"].sprites], len(lying)
