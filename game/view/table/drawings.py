"""The drawing of a card, and the decks in which it is looked for."""

from itertools import combinations, product, starmap
from typing import NamedTuple

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, CardId, CardSet, each, is_joker
from game.settings import Settings

_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
#: The drawing that shows the monkey.
MONKEY = "mona"


def drawing_of(card: CardId, monkey: str = "") -> str:
    """Return the name of a card's drawing. `monkey`: that of the card shown with the monkey."""
    if is_joker(card):
        return f"joker_{card % 2 + 1}"
    name = _RANKS[RANK[card]] + SUIT_LETTERS[SUIT[card]].upper()
    return MONKEY if name == monkey else name


def monkey_of(untakeable: CardSet) -> str:
    """Return the name of the usual drawing of the card shown with the monkey: the one that no card
    takes."""
    cards = list(each(untakeable))
    return drawing_of(cards[0]) if len(cards) == 1 else ""


FRENCH, SPANISH = "french", "spanish"


class Look(NamedTuple):
    """The choices that decide on a deck. `pack`: FRENCH for its court letters, SPANISH, or ""; the
    card `marked` is shown with the monkey, where a game has one."""

    two_colours: bool = False
    large: bool = False
    pack: str = ""
    marked: str = ""


def look_of(settings: Settings, language: str, marked: str = "") -> Look:
    """Return the look that settings give the cards. French courts are for those who read French."""
    french = settings.french_courts and language.startswith("fr")
    return Look(settings.two_colours, settings.large_corners, FRENCH if french else "", marked)


def decks(look: Look) -> list[str]:
    """Return the folders in which a drawing is looked for: the one for all choices of the look
    first, the plain deck last.

    A folder holds only the drawings that differ from those in the folders for fewer choices.
    """
    wanted = ("large" if look.large else "", look.pack, "two_colour" if look.two_colours else "")
    chosen = list(filter(None, wanted))
    sizes = range(len(chosen), -1, -1)
    return ["_".join(some) for size in sizes for some in combinations(chosen, size)]


_LOOKS = product((False, True), (False, True), ("", FRENCH, SPANISH))
#: Every deck by the name of its folder, with its look; those for fewer choices first.
DECKS = {decks(look)[0]: look for look in starmap(Look, _LOOKS)}
