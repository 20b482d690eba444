"""The drawings of cards inside a page of HTML: each is in it once, however often it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from game.paths import bundled
from game.play.pieces.line import Shown
from game.view.table.drawings import Look, decks, drawing_of
from game.view.table.log import Wording

_OUTSIDE = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)
_BETWEEN = re.compile(r">\s+<")
_NAME, _NAMED = re.compile(r'id="(\w+)"'), re.compile(r"(url\(#|href=\"#)(\w+)")
#: The sides of a drawing.
BOX = "0 0 250 350"


class CardDrawings:
    """The cards of a page. `look`: the deck they are of."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._used: dict[str, None] = {}

    def row(self, cards: Sequence[Shown], words: Wording) -> str:
        """Return cards that lie over each other, each named for those who do not see it. Beneath a
        card that stands for another is the rank of that one."""
        return f'<span class="row">{"".join(self._card(one, words) for one in cards)}</span>'

    def _card(self, shown: Shown, words: Wording) -> str:
        drawing = drawing_of(shown.card, self._look.marked)
        self._used[drawing] = None
        tag = f"<i>{escape(words.rank(shown.rank))}</i>" if shown.rank else ""
        return (
            f'<span class="card"><svg viewBox="{BOX}" role="img"'
            f' aria-label="{escape(words.shown(shown))}"><use href="#{drawing}"/></svg>{tag}</span>'
        )

    def symbols(self) -> Iterator[str]:
        """Yield the drawings that were used, to be put into the page once."""
        yield '<svg width="0" height="0" class="drawings" aria-hidden="true">'
        for drawing in self._used:
            yield f'<symbol id="{drawing}" viewBox="{BOX}">{self._inside(drawing)}</symbol>'
        yield "</svg>"

    def _inside(self, drawing: str) -> str:
        """Return what a drawing is made of, its names being its own in the page."""
        root = bundled("assets/cards")
        files = (root / deck / f"{drawing}.svg" for deck in decks(self._look))
        file = next(one for one in files if one.is_file())
        inside = _BETWEEN.sub("><", _OUTSIDE.sub("", file.read_text(encoding="utf-8")))
        inside = _NAME.sub(rf'id="{drawing}-\1"', inside)
        return _NAMED.sub(rf"\g<1>{drawing}-\g<2>", inside)
