"""Which cards there are, and in which folder each drawing lies.

The plain deck lies in `assets/cards` itself. A folder holds one choice of the player, or several
(`large_two_colour`), and of its deck only the cards that differ from what fewer choices give.
"""

from __future__ import annotations

from collections.abc import Iterator

from assets.drawing.aces import ace
from assets.drawing.back import back
from assets.drawing.colours import COATS, COATS_OF_TWO, FOUR_COLOURS, TWO_COLOURS
from assets.drawing.courts import court
from assets.drawing.joker import JOKERS, joker
from assets.drawing.large import large_ace, large_court, large_joker, large_monkey, large_number
from assets.drawing.monkey import monkey
from assets.drawing.pips import number_card
from assets.drawing.spanish import large_spanish, spanish
from assets.drawing.suits import pip_alone
from assets.drawing.svg import Svg
from game.settings import FRENCH, SPANISH
from game.view.table.drawings import DECKS, MONKEY, Look, decks

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURT_LETTERS = {"J": "J", "Q": "Q", "K": "K"}
FRENCH_LETTERS = {"J": "V", "Q": "D", "K": "R"}
CARDS = [*(rank + suit for rank in RANKS for suit in "SHDC"), *JOKERS, MONKEY, "back"]


def draw(name: str, look: Look) -> Svg:
    if name == "back":
        return back()
    if name in JOKERS:
        return large_joker(name) if look.large else joker(name)
    colours = TWO_COLOURS if look.two_colours else FOUR_COLOURS
    if name == MONKEY:
        return large_monkey(colours["C"]) if look.large else monkey(colours["C"])
    rank, suit = name[:-1], name[-1]
    if look.pack == SPANISH and rank != "10":
        return (large_spanish if look.large else spanish)(rank, suit, look.two_colours)
    colour = colours[suit]
    coat = (COATS_OF_TWO if look.two_colours else COATS)[suit]
    if rank == "A":
        return large_ace(suit, colour) if look.large else ace(suit, colour, coat)
    letters = FRENCH_LETTERS if look.pack == FRENCH else COURT_LETTERS
    if rank in letters:
        drawn = large_court if look.large else court
        return drawn(rank, letters[rank], suit, colour, coat)
    return large_number(rank, suit, colour) if look.large else number_card(rank, suit, colour)


def cards() -> Iterator[tuple[str, str]]:
    """Every file of `assets/cards`: its path, and what it says."""
    written: dict[str, str] = {}
    for deck, look in DECKS.items():
        for name in CARDS:
            text = draw(name, look).text()
            fewer = (written.get(f"{plainer}/{name}") for plainer in decks(look)[1:])
            if text != next(filter(None, fewer), None):
                written[f"{deck}/{name}"] = text
                yield f"{deck}/{name}.svg".lstrip("/"), text
    for suit, colour in FOUR_COLOURS.items():
        yield f"pip_{suit}.svg", pip_alone(suit, colour).text()
