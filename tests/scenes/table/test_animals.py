"""The animals of the players prick their ears, wince and howl; at rest they cost nothing."""

from __future__ import annotations

import pytest
from at_table import AtTable
from services import wait

from game.engine.events import Event
from game.engine.state import Standing
from game.view.motion.motion import Pace


def in_a_second(ana: AtTable) -> list[set[int]]:
    """Return who moves in each picture of a second."""
    seen = []
    for _ in range(50):
        wait(ana.services, 1 / 50)
        ana.scene.sprites()
        seen.append({seat for seat, _ in ana.scene.context.crests.poses(ana.now)})
    return seen


@pytest.mark.parametrize(("motion", "moves"), [("full", {1}), ("reduced", set()), ("none", set())])
def test_who_is_to_act_pricks_their_ears_with_full_motion(motion: str, moves: set[int]) -> None:
    ana = AtTable("9h 4h Kd", stock="5c 6c 7c", likes={"motion": motion})
    ana.rest(2.0)
    ana.drag("Kd", "pile")
    assert set().union(*in_a_second(ana)) == moves
    assert ana.scene.context.crests.due(ana.now) is None


def test_who_goes_out_in_one_howls_and_who_pays_much_winces() -> None:
    ana = AtTable("9h 4h Kd")
    crests, view = ana.scene.context.crests, ana.scene.picture.view
    standing = view.standing._replace(sheet=((0, 55),), voids=())
    assert isinstance(standing, Standing)
    seen = view._replace(standing=standing)
    over, scored = Event("hand_over", 0, facts=(("in_one", 1),)), Event("scored")
    for event in (over, scored):
        crests.tell(event, seen, 10.0, Pace())
    assert crests.due(9.0) == 1.0
    assert [seat for seat, _ in crests.poses(11.2)] == [0, 1]
    assert crests.poses(11.2)[0][1].leans > 0
    assert crests.poses(11.2)[1][1].high < 1
    crests.tell(over, seen, 20.0, Pace("reduced"))
    assert not crests.poses(20.5)
