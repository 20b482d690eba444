"""A hand that was played with real cards, as people enter it, and why it cannot be.

It is put into a table as if it had just been played: everything that follows from it is worked out
by the rules.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.engine.cards import BIT, HIGH_ACE, RANK, CardId, CardSet
from game.engine.rules import Refusal
from game.engine.scoring.hand_score import Laid, Score, SeatCounts
from game.engine.scoring.points import PointTable
from game.engine.state import NOBODY

#: The slot of an ace at the low end of a run, as scores have it, and of all other cards.
LOW: Final = 1
PLAIN: Final = 0


class OnTable(NamedTuple):
    """A card of a meld: itself, or what it stands for if it is `wild`. `slot`: LOW for an ace at
    the low end of a run."""

    card: CardId
    slot: int = PLAIN
    wild: bool = False


class EnteredHand(NamedTuple):
    """A hand. By seat: `held` are the cards left, `table` those laid down, and `held_points`,
    `table_points` what was counted without naming cards. A card stands for any of its rank that
    counts as much. `closer`: who went out, or NOBODY; `in_one`: in a single turn. Of a fishing
    game, `took` has how much each side has of each thing that counts; without it, `held_points` are
    the points of each side."""

    closer: int = NOBODY
    in_one: bool = False
    held: tuple[tuple[CardId, ...], ...] = ()
    held_points: tuple[int, ...] = ()
    table: tuple[tuple[OnTable, ...], ...] = ()
    table_points: tuple[int, ...] = ()
    took: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def nothing(cls, seats: int) -> "EnteredHand":
        """Return a hand in which none of the players has anything."""
        nobodys, none = ((),) * seats, (0,) * seats
        return cls(held=nobodys, held_points=none, table=nobodys, table_points=none)


def seat_has_something(hand: EnteredHand, seat: int) -> bool:
    """Return whether anything was entered for a seat of a rummy."""
    zones = hand.held, hand.held_points, hand.table, hand.table_points
    return hand.closer == seat or (not hand.took and any(zone[seat] for zone in zones if zone))


def kinds_of_cards(deck: Iterable[CardId], table: PointTable) -> tuple[CardId, ...]:
    """Return one card for each kind that is worth telling from others, aces first, jokers last:
    cards of a rank that count alike are one kind."""
    found: dict[tuple[int, int], CardId] = {}
    for card in deck:
        found.setdefault((RANK[card] or HIGH_ACE, table.by_card[card]), card)
    return tuple(found[kind] for kind in sorted(found))


def dealt_as(
    held: Sequence[Sequence[CardId]], deck: Sequence[CardId], table: PointTable
) -> list[CardSet] | Refusal:
    """Return hands of cards like these, each card of the deck once; or why there are none."""
    hands, free = [0] * len(held), list(deck)
    for seat, cards in enumerate(held):
        for card in cards:
            kind = RANK[card], table.by_card[card]
            found = next((one for one in free if (RANK[one], table.by_card[one]) == kind), None)
            if found is None:
                most = sum((RANK[one], table.by_card[one]) == kind for one in deck)
                return Refusal("refuse.entered.too_many", (("card", card), ("most", most)))
            free.remove(found)
            hands[seat] |= BIT[found]
    return hands


def refuse_points(
    points: Sequence[int], deck: Iterable[CardId], table: PointTable
) -> Refusal | None:
    """Return why cards held cannot count so much; None if they can."""
    sums = 1
    for card in deck:
        sums |= sums << max(0, table.by_card[card])
    for seat, count in enumerate(points):
        if count < 0 or not sums >> count & 1:
            return Refusal("refuse.entered.no_such_count", (("player", seat), ("points", count)))
    return None


def refuse_closer(hand: EnteredHand, playing: Sequence[int]) -> Refusal | None:
    """Return why it cannot be that this player alone went out; None if it can. `playing`: the seats
    that are not out."""
    empty = [seat for seat in playing if not hand.held[seat] and not hand.held_points[seat]]
    if hand.closer == NOBODY:
        if empty:
            return Refusal("refuse.entered.who_closed", (("player", empty[0]),))
    elif hand.closer not in empty:
        return Refusal("refuse.entered.closer_holds", (("player", hand.closer),))
    elif len(empty) > 1:
        other = next(seat for seat in empty if seat != hand.closer)
        return Refusal("refuse.entered.two_closed", (("player", hand.closer), ("other", other)))
    return None


def counted(hand: EnteredHand, score: Score) -> SeatCounts:
    """Return what all that was entered counts."""
    worth = score.held.by_card
    held = [sum(worth[card] for card in cards) for cards in hand.held]
    return counts_more(SeatCounts((0,) * len(held), held), hand, score)


def counts_more(counts: SeatCounts, hand: EnteredHand, score: Score) -> SeatCounts:
    """Return the counts of the cards held with all else that was entered."""
    table = [
        laid + points + score.meld_points(Laid(seat, tuple(hand.table[seat])))
        for seat, (laid, points) in enumerate(zip(counts.table, hand.table_points, strict=True))
    ]
    held = [sum(both) for both in zip(counts.held, hand.held_points, strict=True)]
    return SeatCounts(table, held)
