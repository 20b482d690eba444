"""What hands can do at a table now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import BIT, CardId
from game.engine.phases import Phase
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.intents.moves import Moves
from game.play.intents.offers import Offers, Target
from game.play.session.table_kind import TableKind


class TableNow(NamedTuple):
    """`moves`: what cards can do; nothing is done here. `is_mine`: it is this person's turn, and
    they have seen what happened before. `is_open`: they see their hand."""

    moves: Moves
    kind: TableKind
    is_mine: bool
    is_open: bool = True

    @property
    def seen(self) -> Observation:
        return self.moves.table.observation()

    @property
    def phase(self) -> Phase:
        return self.moves.table.session.phase

    @property
    def has_tray(self) -> bool:
        """Whether this person has a contract to put together, in any turn of the hand."""
        staging = self.moves.staging
        return staging is not None and staging.is_open and self.phase.in_play

    def holds(self, card: CardId) -> bool:
        return 0 <= card < len(BIT) and bool(self.seen.hand & BIT[card])

    def places(self, cards: Sequence[CardId]) -> dict[Target, Offers]:
        """Return where cards of the hand may go; nowhere in another's turn."""
        return self.moves.places(cards) if self.is_mine else {}

    def group_of(self, card: CardId) -> tuple[CardId, ...]:
        """Return a card of the hand with those that go with it; staged ones are left out."""
        group = self.moves.orders.group_of(self.seen, card)
        return tuple(one for one in group if not self.moves.staged >> one & 1) or (card,)

    # Wild cards of the table ----------------------------------------------------------------

    def wilds_of(self, meld: int) -> list[int]:
        """Return the indices of the wild cards in a meld, if this person may move them now."""
        melds = self.seen.melds
        if not self.is_mine or not self.phase.lays or not 0 <= meld < len(melds):
            return []
        cards = melds[meld].cards
        return [at for at, card in enumerate(cards) if self.kind.wilds & BIT[card]]

    def wild_at(self, place: Target) -> tuple[int, int] | None:
        """Return the index of a meld and of the wild card in it that is at a place; None if there
        is none that may be moved."""
        wilds = self.wilds_of(place.at) if place.kind == "meld" else []
        cards = self.seen.melds[place.at].cards if wilds else ()
        at = cards.index(place.card) if place.card in cards else NOBODY
        return (place.at, at) if at in wilds else None

    def likely_wild(self, meld: int) -> Target:
        """Return the first wild card of a meld that can be moved, the first of all if none can; the
        meld itself if it has none."""
        wilds = self.wilds_of(meld)
        cards = self.seen.melds[meld].cards if wilds else ()
        movable = [at for at in wilds if self.moves.places_of_wild(meld, at)]
        return Target("meld", meld, *(cards[at] for at in (*movable, *wilds)[:1]))
