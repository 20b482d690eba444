"""Rows of small cards that are painted, one by one or in one stroke."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.cards import CardId
from game.reader.node import ReaderNode
from game.ui.canvas import Canvas, Kit
from game.ui.theme import GLOW, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import STEPPED_BY, Mood, Widget
from game.ui.words import BOLD, SANS
from game.view.geometry import Rect

CARD, GAP, PAD = 84.0, 6.0, 5.0
WIDE = CARD * 5 / 7


class Tile(NamedTuple):
    """A tile. `card`: drawn on it; without one `sign` is written there. `text`: below it; `lit`: it
    is chosen, or says something else than usual."""

    key: str
    card: CardId | None
    sign: str = ""
    text: str = ""
    lit: bool = False


class TileRow(Widget):
    """Tiles in as many lines as they need. `paint_tile`: called with the key of each tile that is
    pressed, or passed over while the button is held. `cursor`: the tile that keys have come to,
    kept from page to page."""

    def __init__(
        self,
        name: str,
        kit: Kit,
        tiles: Sequence[Tile],
        paint_tile: Callable[[str], None],
        cursor: dict[str, int],
        zone: int = 0,
    ) -> None:
        super().__init__(name, zone)
        self.kit, self.tiles, self.paint_tile, self.cursor = kit, tiles, paint_tile, cursor
        self._stroke: set[str] = set()

    @property
    def at(self) -> int:
        return min(self.cursor.get(self.name, 0), len(self.tiles) - 1)

    def _tile_width(self, canvas: Canvas) -> float:
        widest = max(canvas.width(one.text, SMALL, BOLD) for one in self.tiles)
        signs = [word for one in self.tiles if one.card is None for word in one.sign.split()]
        widest = max(widest, *(canvas.width(word, SMALL) for word in signs), WIDE)
        return widest + 2 * PAD

    def _tile_height(self, canvas: Canvas) -> float:
        has_text = any(one.text for one in self.tiles)
        return CARD + 2 * PAD + (canvas.line_high(SMALL) if has_text else 0.0)

    def _columns(self, canvas: Canvas, width: float) -> int:
        count = max(1, int((width + GAP) // (self._tile_width(canvas) + GAP)))
        lines = -(-len(self.tiles) // count)
        return -(-len(self.tiles) // lines)

    def natural_width(self, canvas: Canvas) -> float:
        return (self._tile_width(canvas) + GAP) * len(self.tiles) - GAP

    def height_at(self, canvas: Canvas, width: float) -> float:
        lines = -(-len(self.tiles) // self._columns(canvas, width))
        return lines * (self._tile_height(canvas) + GAP) - GAP

    def _boxes(self) -> list[Rect]:
        canvas, rect = Canvas(self.kit), self.seen
        columns = self._columns(canvas, rect.w)
        wide, high = self._tile_width(canvas), self._tile_height(canvas)
        return [
            Rect(
                rect.x + at % columns * (wide + GAP),
                rect.y + at // columns * (high + GAP),
                wide,
                high,
            )
            for at in range(len(self.tiles))
        ]

    def _under(self, x: float, y: float) -> int | None:
        boxes = enumerate(self._boxes())
        return next((at for at, box in boxes if box.contains(x, y)), None)

    def told(self, words: str) -> ReaderNode:
        """Return the tile that keys have come to; a step leads to the next."""
        return self.node("SPIN_BUTTON", "", value=words, does=STEPPED_BY)

    def activate(self) -> None:
        self.paint_tile(self.tiles[self.at].key)

    def press(self, x: float, y: float) -> None:
        """End a stroke: what it has passed over is painted already."""
        self._stroke.clear()

    def drag(self, x: float, y: float) -> None:
        at = self._under(x, y)
        if at is None or self.tiles[at].key in self._stroke:
            return
        self.cursor[self.name] = at
        self._stroke.add(self.tiles[at].key)
        self.paint_tile(self.tiles[at].key)

    def step(self, by: int) -> bool:
        if not 0 <= self.at + by < len(self.tiles):
            return False
        self.cursor[self.name] = self.at + by
        return True

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        with_deck = canvas.like(self.kit)
        for at, (tile, box) in enumerate(zip(self.tiles, self._boxes(), strict=True)):
            if tile.lit:
                canvas.panel(box, "button main", 10)
            elif mood.hover:
                canvas.panel(box, "row", 10)
            top = box.y + PAD + CARD / 2
            if tile.card is not None:
                with_deck.sprites = []
                with_deck.card(tile.card, box.cx, top, CARD, dim=not (tile.text or tile.lit))
                canvas.sprites += with_deck.sprites
            else:
                sign = Rect(box.x, box.y + PAD, box.w, CARD)
                canvas.text(tile.sign, sign, SMALL, SANS, IVORY2, "center", lines=3, may_cut=True)
            if tile.text:
                below = Rect(
                    box.x, box.bottom - canvas.line_high(SMALL), box.w, canvas.line_high(SMALL)
                )
                colour = (22, 32, 43) if tile.lit else MOON if mood.hover else IVORY
                canvas.text(tile.text, below, SMALL, BOLD, colour, "center")
            if mood.focus and at == self.at:
                canvas.focus(box, 10)
                canvas.line(box.x + 8, box.bottom - 3, box.w - 16, 3, GLOW, 1.0)
