"""The deck of a table set up by hand: cards that are given a place, and the rest of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.cards import BIT, CardId, CardSet, UnknownCardError, name, parse_card
from game.engine.chance import Chance
from game.reading.faults import FilePlace
from game.reading.given import Given, each
from game.reading.printable import clipped

UNKNOWN = -1
REST = -2
REST_WORD, NONE_WORD, UNKNOWN_WORD = "rest", "none", "?"
UNKNOWN_MOST = 200


class DeckPlace(NamedTuple):
    """Where cards can be: a zone, and whose it is."""

    zone: str
    owner: int = 0


Row = tuple[int, ...]
"""The contents of a spot: cards, UNKNOWN for some card, REST for all that are left."""


class PositionDeck:
    def __init__(self, deck: Sequence[CardId], deck_set: CardSet, chance: Chance) -> None:
        self._rest = chance.shuffled(deck)
        self._deck_set = deck_set
        self._placed: dict[CardId, tuple[str, FilePlace]] = {}

    # Reading --------------------------------------------------------------------------------

    def row(self, given: Given) -> Row:
        """Read cards: `7c 7d' X`, `9` or `?` for unknown cards, `rest`, `none`; or a list of
        these."""
        if isinstance(given.node.value, tuple):
            rows = each(given.items(), self.row)
        else:
            rows = each(given.text().split(), lambda word: self._word(given, word))
        return tuple(card for row in rows for card in row)

    def _word(self, given: Given, word: str) -> Row:
        if word == REST_WORD:
            return (REST,)
        if word == UNKNOWN_WORD:
            return (UNKNOWN,)
        if word.isascii() and word.isdecimal() and int(word[:4]) <= UNKNOWN_MOST:
            return (UNKNOWN,) * int(word[:4])
        return () if word == NONE_WORD else (self.card(given, word),)

    def card(self, given: Given, word: str) -> CardId:
        """Return a card by its name; it is given its place here, and may have no other."""
        try:
            card = parse_card(word)
        except UnknownCardError:
            given.fail("fault.not_card_or_count", given=clipped(word))
        self.claim(given, card)
        return card

    def claim(self, given: Given, card: CardId) -> None:
        if not self._deck_set & BIT[card]:
            given.fail("fault.card_not_in_deck", given=name(card))
        if card in self._placed:
            path, place = self._placed[card]
            given.fail("fault.card_twice", given=name(card), there=path, line=place.line)
        self._placed[card] = (given.path, given.node.place)
        self._rest.remove(card)

    # Dealing --------------------------------------------------------------------------------

    @property
    def rest_count(self) -> int:
        return len(self._rest)

    def wanted(self, rows: Mapping[DeckPlace, Row]) -> int:
        return sum(row.count(UNKNOWN) for row in rows.values())

    def pick(self, wanted: Sequence[CardId]) -> CardId | None:
        """Take the next wanted card of the rest, out of turn; return None if there is none."""
        card = next((card for card in self._rest if card in wanted), None)
        if card is not None:
            self._rest.remove(card)
        return card

    def deal(self, rows: Mapping[DeckPlace, Row]) -> dict[DeckPlace, list[CardId]]:
        """Return the cards of every spot; there are enough for all, and one spot takes the rest."""
        dealt = {spot: [self._known(card) for card in row] for spot, row in rows.items()}
        for spot, row in rows.items():
            if REST in row:
                at = row.index(REST)
                dealt[spot][at : at + 1] = self._rest
                self._rest = []
        return dealt

    def _known(self, card: int) -> CardId:
        return self._rest.pop() if card == UNKNOWN else card
