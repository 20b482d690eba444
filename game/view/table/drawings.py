"""The drawing of a card, and the decks in which it is looked for."""

from itertools import combinations, product, starmap
from typing import TYPE_CHECKING, NamedTuple

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, TEN, CardId, CardSet, each, is_joker
from game.settings import FRENCH, OF_GAME, SPANISH, Settings
from game.variants import deck_of

if TYPE_CHECKING:
    from game.engine.game_parts import Game

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


def special_of(game: "Game") -> str:
    """Return the name of the usual drawing of a game's special card, which shows the monkey."""
    special = game.special_card()
    return "" if special is None else drawing_of(special)


class Look(NamedTuple):
    """The choices that decide on a deck. `pack`: FRENCH, with its own court letters, or SPANISH.
    `marked`: the card shown with the monkey, where a game has one."""

    two_colours: bool = False
    large: bool = False
    pack: str = ""
    marked: str = ""


def pack_of(settings: Settings, game: str) -> str:
    """Return the pack a game is shown in, if it is not the usual one; without a game, that of the
    settings. The pack of Spain has no tens."""
    asked = settings.pack
    if game:
        deck = deck_of(game) if asked != FRENCH else None
        if deck is None or any(RANK[card] == TEN for card in deck.cards()):
            return ""
        asked = deck.suits if asked == OF_GAME else asked
    return SPANISH if asked == SPANISH else ""


def look_of(settings: Settings, language: str, marked: str = "", pack: str = "") -> Look:
    """Return the look that settings give the cards. French courts are for those who read French."""
    if not pack and settings.french_courts and language.startswith("fr"):
        pack = FRENCH
    return Look(settings.two_colours, settings.large_corners, pack, marked)


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
