"""What lights up near a card that is carried, and where it goes when it is let go."""

from __future__ import annotations

from at_table import AtTable, betos

from game.play.intents.offers import LANE_PLACE, Target
from game.view.layout.target import DROP_AREA, NEAR

TWO = (betos("[5h 6h 7h]"), betos("[9c Tc Jc]"))


def test_over_a_meld_that_refuses_it_the_place_near_by_lights_up_and_none_farther_away() -> None:
    """Let go there, it is told why not; within the drop area it goes where it is taken. The hearts
    would take what is carried over the clubs."""
    for beyond, lit in ((NEAR - 20, Target("meld", 0)), (NEAR + 10, None)):
        ana = AtTable("8h 2c 9s Kd", table=list(TWO))
        hearts, clubs = ana.layout.melds
        at = hearts.right + beyond, clubs.cy
        assert clubs.x < at[0] < clubs.right
        ana.lift("8h", at)
        assert ana.carried.lit == lit
        ana.release(at)
        assert ana.refused
        assert ana.melds == ["[5h 6h 7h]", "[9c Tc Jc]"]
    ana.drag("8h", (hearts.cx, hearts.bottom + DROP_AREA - 4))
    assert ana.melds[0] == "[5h 6h 7h 8h]"


def test_a_new_meld_dropped_on_own_melds_of_a_full_lane_is_laid() -> None:
    own = [f"[4{suit} 5{suit} 6{suit} 7{suit} 8{suit} 9{suit} T{suit}]" for suit in "cdhs"]
    ana = AtTable("Jc Jd Jh Kd", table=[{"meld": meld, "owner": "Ana"} for meld in own])
    ana.click("Jc", "Jd", "Jh")
    ana.lift("Jd", "meld 1")
    assert ana.carried.lit == LANE_PLACE
    (ghost,) = ana.scene.picture.new_ghosts(ana.carried.goals[LANE_PLACE][0].lies)
    ana.release("meld 1")
    assert ana.melds[-1] == "{Jc Jd Jh}"
    ana.rest()
    assert ana.layout.melds[-1] == ghost
