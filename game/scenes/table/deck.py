"""How the cards of a table are drawn, where its rules make one special."""

from __future__ import annotations

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, each
from game.play.session.table_kind import TableKind

_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def monkey_of(kind: TableKind) -> str:
    """The drawing's name of the card with the monkey on it: the one that no card takes."""
    cards = list(each(kind.untakeable)) if kind.is_fishing else []
    if len(cards) != 1:
        return ""
    return _RANKS[RANK[cards[0]]] + SUIT_LETTERS[SUIT[cards[0]]].upper()
