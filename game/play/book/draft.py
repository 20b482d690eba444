"""A hand while it is entered: one cell after the other, each with a count or with cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.engine.cards import ACE, RANK
from game.engine.entered import LOW, EnteredHand, OnTable, counted, kinds_of_cards
from game.engine.notation import AnyRules
from game.engine.state import NOBODY, TableState

#: What a cell is about: cards left, cards laid down, or a thing of a fishing game.
HELD, TABLE, THING = "held", "table", "thing"
#: The most that is usually counted, by how much a hand may be worth: two digits or three.
FEW, MANY = 99, 999
#: A hand is worth few points if its cards do not count more than this together, on average.
WORTH_FEW: Final = 100


@dataclass
class Cell:
    """A number to be entered. `at`: the seat, or the side of a fishing game; `thing`: its index;
    `most`: no further digit is waited for where it would be more. `kinds`: the cards it may be made
    of. `is_filled`: something was entered, be it 0. `by`: the phone it was entered on; NOBODY: at
    the screen."""

    zone: str
    at: int
    most: int
    kinds: tuple[OnTable, ...] = ()
    thing: int = 0
    points: int = 0
    cards: list[OnTable] = field(default_factory=list)
    is_filled: bool = False
    by: int = NOBODY

    def clear(self) -> None:
        self.points, self.cards, self.is_filled = 0, [], False

    def begin(self, by: int) -> None:
        """Begin to enter something: what somebody else has entered elsewhere is replaced."""
        if by != self.by:
            self.clear()
        self.by, self.is_filled = by, True

    def digit(self, digit: int) -> None:
        self.points = min(MANY, self.points * 10 + digit)

    def erase(self) -> bool:
        """Remove the last digit or card; return whether there was one."""
        had = bool(self.points or self.cards)
        if self.points:
            self.points //= 10
        elif self.cards:
            self.cards.pop()
        self.is_filled = bool(self.points or self.cards)
        return had


class HandDraft:
    """The hand of a number, as far as it is entered. `state`: the table before it."""

    def __init__(
        self, rules: AnyRules, state: TableState, number: int, *, by_points: bool = False
    ) -> None:
        self.rules, self.number, self.state = rules, number, state
        #: Whether the sides of a fishing game have counted their points themselves.
        self.by_points = by_points
        self.seats = len(state.hands)
        playing = [seat for seat in range(self.seats) if not state.standing.out[seat]]
        self.cells = list(_cells(rules, state, playing, by_points=by_points))
        self.at = 0
        #: Whether the first digit or card replaces what is in the cell.
        self._is_fresh = True
        self.in_one = self.nobody_closed = False
        #: Whether the next card on the table stands for another one.
        self.is_wild = False

    @property
    def cell(self) -> Cell:
        return self.cells[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.cells) - 1

    @property
    def is_full(self) -> bool:
        return all(cell.is_filled for cell in self.cells)

    @property
    def may_be_points(self) -> bool:
        return self.rules.has_loose

    def anew(self, *, by_points: bool) -> HandDraft:
        """Return the same hand, empty."""
        return HandDraft(self.rules, self.state, self.number, by_points=by_points)

    @property
    def has_bonus(self) -> bool:
        """Return whether it counts to go out in a single turn."""
        return self.rules.game.score.counts_in_one(self.seats)

    # Entering -------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        self.at, self._is_fresh = at, True

    def next(self) -> None:
        self.cell.is_filled = True
        self._fill_rest()
        self.go(min(self.at + 1, len(self.cells) - 1))

    def _begin(self) -> None:
        if self._is_fresh:
            self.cell.clear()
        self._is_fresh = False
        self.cell.begin(NOBODY)

    def digit(self, digit: int) -> None:
        """Add a digit; go on to the next cell once no other digit can follow."""
        self._begin()
        cell = self.cell
        cell.digit(digit)
        if cell.points * 10 > cell.most or (cell.points == 0 and cell.most < 10):
            if not self.is_last:
                self.next()
            else:
                self._is_fresh = True

    def card(self, card: OnTable) -> None:
        self._begin()
        self.cell.cards.append(card._replace(wild=self.is_wild and self.cell.zone == TABLE))
        self.is_wild = False

    def erase(self) -> None:
        """Remove the last digit or card; in an empty cell go back to the one before."""
        self._is_fresh, self.cell.by = False, NOBODY
        if not self.cell.erase():
            self.at = max(0, self.at - 1)

    def _fill_rest(self) -> None:
        """Fill the only empty cell of a thing of which it is known how much there is."""
        cell, rules = self.cell, self.rules
        if cell.zone != THING:
            return
        row = [one for one in self.cells if one.thing == cell.thing]
        empty = [one for one in row if not one.is_filled]
        if len(empty) == 1:
            rest = rules.rest_of(cell.thing, [one.points for one in row if one.is_filled])
            if rest is not None:
                empty[0].points, empty[0].is_filled = rest, True
                if self.cells[min(self.at + 1, len(self.cells) - 1)] is empty[0]:
                    self.at = min(self.at + 1, len(self.cells) - 1)

    # The hand -------------------------------------------------------------------------------

    def hand(self) -> EnteredHand:
        """Return the hand as entered. The player with nothing left is the one who went out."""
        if self.rules.has_loose:
            if self.by_points:
                return EnteredHand(held_points=tuple(cell.points for cell in self.cells))
            return EnteredHand(took=self._took())
        hand = EnteredHand.nothing(self.seats)
        held, held_points = list(hand.held), list(hand.held_points)
        table, table_points = list(hand.table), list(hand.table_points)
        closer = NOBODY
        for cell in self.cells:
            if cell.zone == HELD:
                held[cell.at] = tuple(one.card for one in cell.cards)
                held_points[cell.at] = cell.points
                if closer == NOBODY and not cell.cards and not cell.points:
                    closer = cell.at
            else:
                table[cell.at], table_points[cell.at] = tuple(cell.cards), cell.points
        return EnteredHand(
            closer=NOBODY if self.nobody_closed else closer,
            in_one=self.in_one and not self.nobody_closed,
            held=tuple(held),
            held_points=tuple(held_points),
            table=tuple(table),
            table_points=tuple(table_points),
        )

    def _took(self) -> tuple[tuple[int, ...], ...]:
        things = range(len(self.rules.things))
        return tuple(
            tuple(cell.points for cell in self.cells if cell.thing == thing) for thing in things
        )

    @classmethod
    def of(cls, rules: AnyRules, state: TableState, number: int, hand: EnteredHand) -> HandDraft:
        """Return a hand that was entered before, to be corrected."""
        draft = cls(rules, state, number, by_points=rules.has_loose and not hand.took)
        draft._take(hand)
        return draft

    def _take(self, hand: EnteredHand) -> None:
        for cell in self.cells:
            cell.is_filled = True
            if cell.zone == THING:
                cell.points = hand.took[cell.thing][cell.at]
            elif cell.zone == HELD:
                cell.points = hand.held_points[cell.at]
                cell.cards = [OnTable(card) for card in hand.held[cell.at]] if hand.held else []
            else:
                cell.points, cell.cards = hand.table_points[cell.at], list(hand.table[cell.at])
        self.in_one = hand.in_one
        self.nobody_closed = hand.closer == NOBODY and not self.rules.has_loose

    def worth(self, cell: Cell) -> int:
        """Return what is in a cell counts."""
        if self.rules.has_loose:
            return cell.points
        counts = counted(self.hand(), self.rules.game.score)
        return (counts.held if cell.zone == HELD else counts.table)[cell.at]


def _cells(
    rules: AnyRules, state: TableState, playing: Sequence[int], *, by_points: bool
) -> list[Cell]:
    """Return the cells of a hand, empty, in the order in which they are filled."""
    sides = range(len(state.won))
    if rules.has_loose and by_points:
        return [Cell(HELD, side, FEW) for side in sides]
    if rules.has_loose:
        things = range(len(rules.things))
        return [Cell(THING, side, rules.most_of(at), thing=at) for at in things for side in sides]
    score = rules.game.score
    worth = score.held.by_card
    usual = rules.hand_size(state) * sum(worth[card] for card in rules.deck) // len(rules.deck)
    most = FEW if usual <= WORTH_FEW else MANY
    held = tuple(map(OnTable, kinds_of_cards(rules.deck, score.held)))
    cells = []
    for seat in playing:
        if score.melds_count:
            kinds = kinds_of_cards(rules.deck, score.laid_worth)
            laid = [OnTable(card) for card in kinds if score.laid_worth.by_card[card]]
            low = [OnTable(card, LOW) for card in kinds if RANK[card] == ACE]
            cells.append(Cell(TABLE, seat, MANY, (*low, *laid)))
        cells.append(Cell(HELD, seat, most, held))
    return cells
