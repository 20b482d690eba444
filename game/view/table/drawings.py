"""Which drawing a card has, and in which deck it lies."""

from itertools import combinations
from typing import NamedTuple

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


class Look(NamedTuple):
    """Which deck. `marked`: the card with the monkey on it, where a game has one."""

    two_colours: bool = False
    large: bool = False
    french: bool = False
    marked: str = ""


def decks(look: Look) -> list[str]:
    """Return where a drawing may lie, the most particular first, at last the plain deck.

    A folder holds only the cards that look different from those of fewer choices.
    """
    wanted = (("large", look.large), ("french", look.french), ("two_colour", look.two_colours))
    chosen = [name for name, on in wanted if on]
    sizes = range(len(chosen), -1, -1)
    return ["_".join(some) for size in sizes for some in combinations(chosen, size)]
