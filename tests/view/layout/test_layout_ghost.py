"""The ghost of a held card lies where the card would."""

from __future__ import annotations

import pytest
from layout_tables import lay_out, stage_of, table_of

from game.engine.state import Meld
from game.view.layout.target import new_ghosts

#: A card that lies nowhere yet.
HELD = 150


@pytest.mark.parametrize("own", [0, 1, 3, 9, 14])
def test_a_new_meld_has_its_ghost_where_it_will_lie(own: int) -> None:
    """Also in a full lane, where the others make room for it."""
    setting = table_of(3, (1, *[0] * own), lengths=(4, 3))
    new = Meld(0, 0, tuple(range(HELD, HELD + 3)), 0)
    (ghost,) = new_ghosts(stage_of(), setting, [new])
    view = setting.view._replace(melds=(*setting.view.melds, new))
    after = lay_out(stage_of(), setting._replace(view=view))
    assert ghost == after.melds[-1]
    assert own > 5 or ghost.within(after.lane.grown(1))


def test_every_one_of_several_new_melds_has_its_ghost() -> None:
    setting = table_of(3, (1, 0), lengths=(4, 3))
    new = [Meld(0, 0, (HELD + at, HELD + at + 1, HELD + at + 2), 0) for at in (0, 3)]
    first, second = new_ghosts(stage_of(), setting, new)
    assert not first.overlaps(second)
    assert len(setting.view.melds) == 2
