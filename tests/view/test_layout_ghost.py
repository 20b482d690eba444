"""The ghost of a held card lies where the card would."""

from __future__ import annotations

import pytest
from layout_tables import stage_of, table_of

from game.view.layout.ghost import meld_ghost, new_ghost
from game.view.layout.table import TableLayout, lay_out

#: A card that lies nowhere yet.
HELD = 150


def table(owners: tuple[int, ...] = (1, 0)) -> tuple[TableLayout, tuple[int, ...]]:
    """A table, and the cards of its first meld."""
    setting = table_of(3, owners, lengths=(4, 3))
    return lay_out(stage_of(), setting), setting.view.melds[0].cards


@pytest.mark.parametrize("at", [0, 2, 4])
def test_a_card_for_a_meld_has_its_ghost_between_its_neighbours(at: int) -> None:
    layout, cards = table()
    ghost = meld_ghost(layout, [*cards[:at], HELD, *cards[at:]], [HELD])
    assert ghost is not None
    spots = [layout.cards[card].rect for card in cards]
    assert (ghost.y, ghost.w, ghost.h) == (spots[0].y, spots[0].w, spots[0].h)
    assert all(spot.x < ghost.x for spot in spots[:at])
    assert all(ghost.x <= spot.x for spot in spots[at:])


def test_a_meld_without_a_new_card_has_no_ghost() -> None:
    layout, cards = table()
    assert meld_ghost(layout, cards, [HELD]) is None


def test_a_new_meld_has_its_ghost_behind_the_own_ones() -> None:
    layout, _ = table()
    ghost = new_ghost(layout, [1], 3)
    assert ghost is not None
    assert ghost.x > layout.melds[1].right
    assert ghost.y == layout.melds[1].y
    assert ghost.w == pytest.approx(layout.melds[1].w)


def test_the_first_own_meld_has_its_ghost_where_the_lane_begins() -> None:
    layout, _ = table(owners=(1,))
    ghost = new_ghost(layout, [], 3)
    assert ghost is not None
    assert (ghost.x, ghost.y) == (layout.lane.x, layout.lane.y)


def test_a_full_lane_shows_no_ghost() -> None:
    layout, _ = table()
    assert new_ghost(layout, [1], 90) is None
