"""The table says how the match stands, and answers nobody who has not asked."""

from __future__ import annotations

import pytest
from at_table import AtTable

from game.play.session.seating import Player

ANA, BETO = Player("Ana", "owl"), Player("Beto", "fox", "naive")
CARMEN, DIEGO = Player("Carmen", "hare", "naive"), Player("Diego", "stag", "naive")
FOUR = (ANA, BETO, CARMEN, DIEGO)


def panel(ana: AtTable) -> list[str]:
    return [words[0] for words in ana.scene.context.texts.own_lines()]


# How near the end is --------------------------------------------------------------------------


def test_every_plate_says_how_far_the_limit_is() -> None:
    ana = AtTable("5h 6h 2c Ks", players=FOUR, scores={"Ana": 41, "Beto": 98})
    plates = [ana.scene.context.texts.plate(seat).standing for seat in range(2)]
    assert [plate[0] for plate in plates] == ["*41* of 101 points", "*98* of 101 points"]
    assert plates[1][-1] == "*98* / 101"


@pytest.mark.parametrize(("players", "are_told"), [(FOUR[:2], False), (FOUR[:3], True)])
def test_reenganches_are_told_only_where_there_are_any(
    players: tuple[Player, ...], are_told: bool
) -> None:
    ana = AtTable("5h 6h 2c Ks", players=players)
    assert any("Reenganches" in line for line in panel(ana)) == are_told


def test_a_contract_is_counted_in_one_place() -> None:
    """Where the plate has room for it, the panel does not count hands beside it."""
    ana = AtTable("5h 6h 2c Ks", "carioca", laid_down={}, round=5)
    assert ana.scene.context.texts.contract().title == "Contract 5 of 8"
    assert not any("5" in line for line in panel(ana) if "hand:" not in line)


# Nobody is scolded for what they did not ask ---------------------------------------------------


def test_discarding_before_drawing_is_answered_with_what_comes_first() -> None:
    ana = AtTable("5h 6h 2c Ks", phase="draw")
    ana.keys("discard")
    assert ana.refused == "refuse.draw_first"


def test_a_button_that_changed_under_the_pointer_answers_only_when_asked_again() -> None:
    """The second click of a double one meets "Undo" where "Draw" was."""
    ana = AtTable("5h 6h 2c Ks", phase="draw")
    where = ana.at("key draw_stock")
    ana.point(where)
    ana.click(where)
    assert ana.table.phase == "play"
    ana.click(where)
    assert ana.refused == ""
    ana.rest(1.0)
    assert ana.scene.selection.tip is None
    ana.click(where)
    assert ana.refused.startswith("refuse.undo")


def test_laying_the_contract_and_preparing_it_have_two_words() -> None:
    ana = AtTable("5h 5d 5c 9s 9d 9h 2c", "carioca", laid_down={}, round=1)
    ana.click("5h", "5d")
    rail = {b.name: b.text for target, b in ana.scene.painting.buttons if target.kind == "key"}
    tray = [b.text for target, b in ana.scene.painting.buttons if target.kind == "lay_down"]
    assert rail["lay_down"] == "Prepare"
    assert tray == ["Lay down"]
