"""How somebody has laid out a hand, without playing a card: kept with a match, and read again.

It is a comfort and no part of the game. So entries that make no sense are passed over, and nothing
is said: that hand lies as it was dealt.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.cards import CARDS_MOST, CardId, names, parse_cards
from game.reading.strict import read_choice, read_list, read_text, read_whole
from game.settings import OWN, SORTS

#: The highest number of a hand or a turn that is read.
NUMBER_MOST = 10**6
#: The most melds of a contract that are read.
SLOTS_MOST = 16

Slots = tuple[tuple[CardId, ...], ...]


class LaidOutHand(NamedTuple):
    """How one player has laid out a hand. `row`: the player's own order in that hand, also of cards
    that left it in that turn; `fresh`: the cards that came in that turn. `staged`: the cards ready
    for the contract, slot by slot."""

    hand_no: int = 0
    turn_no: int = 0
    sort: str = OWN
    row: tuple[CardId, ...] = ()
    fresh: tuple[CardId, ...] = ()
    staged: Slots = ()


Arrangements = tuple[LaidOutHand | None, ...]
"""How each seat has laid out its hand, None where it has not; empty if no seat has."""


def encode_arrangements(arranged: Arrangements) -> list[dict[str, Any] | None]:
    return [None if one is None else _encoded(one) for one in arranged]


def _encoded(one: LaidOutHand) -> dict[str, Any]:
    return {
        "hand": one.hand_no,
        "turn": one.turn_no,
        "sort": one.sort,
        "row": names(one.row),
        "fresh": names(one.fresh),
        "staged": [names(cards) for cards in one.staged],
    }


def decode_arrangements(data: object, seats: int) -> Arrangements:
    """Return how each seat has laid out its hand: None for a seat whose entry makes no sense, ()
    where all of it makes none. Never fails."""
    if not isinstance(data, list) or len(data) != seats:
        return ()
    return tuple(map(_decoded, data))


def _decoded(data: object) -> LaidOutHand | None:
    if not isinstance(data, dict):
        return None
    try:
        staged = tuple(map(_cards, read_list(data["staged"], "staged", SLOTS_MOST)))
        if not _are_different([card for slot in staged for card in slot]):
            return None
        hand_no, turn_no = (read_whole(data[key], key, 0, NUMBER_MOST) for key in ("hand", "turn"))
        sort = read_choice(data["sort"], "sort", SORTS)
        row, fresh = _cards(data["row"]), _cards(data["fresh"])
        return LaidOutHand(hand_no, turn_no, sort, row, fresh, staged)
    except (KeyError, ValueError):
        return None


def _cards(data: object) -> tuple[CardId, ...]:
    cards = parse_cards(read_text(data, "cards", 5 * CARDS_MOST, least=0))
    if not _are_different(cards):
        raise ValueError(data)
    return cards


def _are_different(cards: Sequence[CardId]) -> bool:
    return len(set(cards)) == len(cards)
