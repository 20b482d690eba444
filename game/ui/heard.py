"""A page as a screen reader is given it: its widgets, with the words that they paint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Surface

from game.engine.cards import CardId
from game.reader.node import ReaderNode
from game.reader.spoken import Spoken
from game.settings import SPANISH
from game.ui.canvas import Canvas, Kit
from game.ui.painter import Sprite
from game.ui.theme import BODY, IVORY, Colour
from game.ui.widgets import Mood, Widget
from game.ui.words import SANS
from game.view.geometry import Rect

_CALM = Mood()


class WordCanvas(Canvas):
    """A canvas of which only the words are wanted, and the names of the cards on it."""

    def __init__(self, kit: Kit, spoken: Spoken) -> None:
        super().__init__(kit)
        self._spoken = spoken
        self._nothing = Surface((1, 1))

    def take(self) -> str:
        """Return the words since the last time."""
        said, self.sprites = [sprite.says for sprite in self.sprites], []
        return self._spoken.joined(said)

    def like(self, kit: Kit) -> Canvas:
        return WordCanvas(kit, self._spoken)

    def _note(self, words: str, x: float, y: float) -> None:
        stage = self.kit.stage
        self.sprites.append(Sprite(self._nothing, stage.x_px(x), stage.y_px(y), None, words))

    def text(
        self,
        text: str,
        box: Rect,
        size: float = BODY,
        face: str = SANS,
        colour: Colour = IVORY,
        align: str = "left",
        middle: bool = True,
        lines: int = 1,
        may_cut: bool = False,
        shadow: bool = False,
    ) -> float:
        self._note(text, box.cx, box.cy)
        return self.height(text, box.w, size, face, lines)

    def card(
        self,
        card: CardId,
        x: float,
        y: float,
        height: float,
        level: int = 0,
        angle: float = 0.0,
        dim: bool = False,
        says: str = "",
    ) -> None:
        if card >= 0:
            # Courts with French letters are called as ever.
            pack = self.kit.cards.look.pack
            self._note(says or self._spoken.card(card, pack if pack == SPANISH else ""), x, y)

    def panel(
        self, rect: Rect, style: str, radius: float = 22, shadow: bool = False, angle: float = 0.0
    ) -> None: ...

    def icon(
        self, name: str, x: float, y: float, height: float, colour: Colour | None = None
    ) -> None: ...


def nodes_of(widgets: Sequence[Widget], kit: Kit, spoken: Spoken) -> tuple[ReaderNode, ...]:
    """Return the nodes of a page's widgets. What has no words is there for the eye alone; what can
    be used, and has none of its own, is called by those that stand before it."""
    canvas, before = WordCanvas(kit, spoken), ""
    found: list[ReaderNode] = []
    for at, widget in enumerate(_single(widgets)):
        widget.paint(canvas, _CALM)
        node = _read(widget.told(canvas.take()), spoken)
        if widget.focusable:
            # A sign alone is called by its tip.
            found.append(node if node.name else node._replace(name=node.about or before, about=""))
        elif node.name:
            before = node.name
            found.append(node._replace(key=f"words {at}"))
    return tuple(found)


def _read(node: ReaderNode, spoken: Spoken) -> ReaderNode:
    """Return a node with its words as they are spoken."""
    said = (spoken.read(words) for words in (node.name, node.value, node.about))
    name, value, about = said
    parts = tuple(_read(part, spoken) for part in node.parts)
    return node._replace(name=name, value=value, about=about, parts=parts)


def _single(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """Yield widgets; in place of one that is only a group of others, those."""
    for widget in widgets:
        if widget.parts and not widget.focusable:
            yield from _single(widget.parts)
        else:
            yield widget
