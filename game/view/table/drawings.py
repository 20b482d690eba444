"""Which drawing a card has."""

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, CardId, CardSet, each, is_joker

_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
#: The one with the monkey on it.
MONKEY = "mona"


def drawing_of(card: CardId, monkey: str = "") -> str:
    """Return the name of a card's drawing. `monkey`: of the card that has the monkey on it."""
    if is_joker(card):
        return f"joker_{card % 2 + 1}"
    name = _RANKS[RANK[card]] + SUIT_LETTERS[SUIT[card]].upper()
    return MONKEY if name == monkey else name


def monkey_of(untakeable: CardSet) -> str:
    """Return the drawing's name of the card with the monkey on it: the one that no card takes."""
    cards = list(each(untakeable))
    return drawing_of(cards[0]) if len(cards) == 1 else ""
