"""Which cards there are, and in which folder each drawing lies.

The plain deck lies in `assets/cards` itself. A folder holds one choice of the player, or several
(`large_two_colour`), and of its deck only the cards that differ from what fewer choices give.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from assets.drawing.aces import ace
from assets.drawing.back import back
from assets.drawing.colours import COATS, COATS_OF_TWO, FOUR_COLOURS, TWO_COLOURS
from assets.drawing.courts import court
from assets.drawing.joker import JOKERS, joker
from assets.drawing.large import large_ace, large_court, large_joker, large_monkey, large_number
from assets.drawing.monkey import monkey
from assets.drawing.pips import number_card
from assets.drawing.suits import pip_alone
from assets.drawing.svg import Svg

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURT_LETTERS = {"J": "J", "Q": "Q", "K": "K"}
FRENCH_LETTERS = {"J": "V", "Q": "D", "K": "R"}
MONKEY = "mona"


class Look(NamedTuple):
    """What a player may choose; the names are those of the folders, in this order."""

    large: bool = False
    french: bool = False
    two_colour: bool = False

    @property
    def folder(self) -> str:
        return "_".join(name for name, wanted in self._asdict().items() if wanted)

    def nearest(self) -> list[Look]:
        """This look, then those with fewer choices: where a card is looked for."""
        chosen = [name for name, wanted in self._asdict().items() if wanted]
        return [
            Look(**dict.fromkeys(some, True))
            for size in range(len(chosen), -1, -1)
            for some in combinations(chosen, size)
        ]


#: Those with fewer choices first.
LOOKS = sorted((Look(*map(bool, (n & 4, n & 2, n & 1))) for n in range(8)), key=sum)
CARDS = [*(rank + suit for rank in RANKS for suit in "SHDC"), *JOKERS, MONKEY, "back"]


def draw(name: str, look: Look) -> Svg:
    if name == "back":
        return back()
    if name in JOKERS:
        return large_joker(name) if look.large else joker(name)
    colours = TWO_COLOURS if look.two_colour else FOUR_COLOURS
    if name == MONKEY:
        return large_monkey(colours["C"]) if look.large else monkey(colours["C"])
    rank, suit = name[:-1], name[-1]
    colour = colours[suit]
    coat = (COATS_OF_TWO if look.two_colour else COATS)[suit]
    if rank == "A":
        return large_ace(suit, colour) if look.large else ace(suit, colour, coat)
    letters = FRENCH_LETTERS if look.french else COURT_LETTERS
    if rank in letters:
        drawn = large_court if look.large else court
        return drawn(rank, letters[rank], suit, colour, coat)
    return large_number(rank, suit, colour) if look.large else number_card(rank, suit, colour)


def cards() -> Iterator[tuple[str, str]]:
    """Every file of `assets/cards`: its path, and what it says."""
    written: dict[tuple[Look, str], str] = {}
    for look in LOOKS:
        for name in CARDS:
            text = draw(name, look).text()
            fewer = (written.get((other, name)) for other in look.nearest()[1:])
            if text != next(filter(None, fewer), None):
                written[look, name] = text
                yield f"{look.folder}/{name}.svg".lstrip("/"), text
    for suit, colour in FOUR_COLOURS.items():
        yield f"pip_{suit}.svg", pip_alone(suit, colour).text()
