"""The share of a hand that one player enters on a phone, while others enter theirs."""

from __future__ import annotations

from game.play.book.draft import HELD, TABLE, Cell, HandDraft

#: What can be done: a digit or a card more, the last one less, and nothing left in hand.
DIGIT, CARD, ERASE, OUT = "digit", "card", "erase", "out"


class SeatShare:
    """The cells of a player, or of the player's side in a fishing game. `by`: the phone on which
    they are entered."""

    def __init__(self, draft: HandDraft, seat: int, by: int) -> None:
        self.draft, self._by = draft, by
        self._is_side = draft.rules.has_loose
        own = draft.state.standing.sides[seat] if self._is_side else seat
        self.cells = [cell for cell in draft.cells if cell.at == own]

    @property
    def held(self) -> Cell | None:
        """Return the cell that is empty where the player went out."""
        held = (cell for cell in self.cells if cell.zone == HELD and not self._is_side)
        return next(held, None)

    def enter(self, what: str, at: int, value: int = 0, is_wild: bool = False) -> bool:
        """Change a cell of this share; return whether that could be done. `value`: the digit, or
        the place of the card among those it may be made of."""
        cell = self.held if what == OUT else None
        if what != OUT and 0 <= at < len(self.cells):
            cell = self.cells[at]
        if cell is None:
            return False
        if what == OUT:
            cell.clear()
            cell.begin(self._by)
        elif what == DIGIT and 0 <= value <= 9:
            cell.begin(self._by)
            cell.digit(value)
        elif what == CARD and 0 <= value < len(cell.kinds):
            cell.begin(self._by)
            if len(cell.cards) == len(self.draft.rules.deck):
                return False
            cell.cards.append(cell.kinds[value]._replace(wild=is_wild and cell.zone == TABLE))
        elif what == ERASE:
            cell.by = self._by
            cell.erase()
        else:
            return False
        return True
