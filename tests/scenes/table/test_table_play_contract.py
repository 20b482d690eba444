"""Contracts: staged by drag, click, keys and pad; taken back; laid down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable
from services import a_house, wait

from game.engine.phases import SCORED
from game.play.pieces.contract import SlotPiece
from game.scenes.table.scene import TableActs, TableScene
from tests.play.tables import new_table, one_step

Act = Callable[[AtTable], None]
#: Two tríos.
CARDS = "9c 9d 9h 4c 4d 4s Kd Qd 2h"


def ana_with(hand: str = CARDS) -> AtTable:
    return AtTable(hand, variant="carioca", laid_down={"Ana": "no"})


def staged() -> AtTable:
    ana = ana_with()
    ana.click("9c", "9d", "9h", "4c", "4d", "4s", "tray")
    return ana


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("9c", "slot 1"),
        lambda ana: ana.drag("9c", "tray"),
        lambda ana: ana.click("9c", "slot 1"),
        lambda ana: (ana.focus_on("9c"), ana.keys("stage")),
        lambda ana: (ana.focus_on("9c"), ana.keys("confirm", "confirm")),
        lambda ana: (ana.click("9c"), ana.keys("lay_down")),
        lambda ana: (ana.focus_on("9c"), ana.pad("confirm", "confirm")),
    ],
)
def test_a_card_is_staged(act: Act) -> None:
    ana = ana_with()
    act(ana)
    assert ana.tray == ["9c", ""]
    assert "9c" not in ana.hand.split()
    assert "9c" in ana.held.split()


def test_all_marked_cards_find_their_slots_and_stay_in_sight_while_others_play() -> None:
    """Keys lead from slot to slot and to laying down; the scores open over them."""
    ana = staged()
    assert ana.tray == ["9c 9d 9h", "4c 4d 4s"]
    assert ana.marked == ""
    ana.keys("zone_own")
    seen = [ana.focus]
    for _ in range(2):
        ana.keys("right")
        seen.append(ana.focus)
    assert seen == ["slot", "slot", "lay_down"]
    ana.keys("scores")
    ana.scene.sprites()
    assert ana.selection.scores_open
    ana.keys("back")
    assert (ana.selection.scores_open, ana.led) == (False, [])
    ana.click("Kd", "pile")
    ana.rest()
    assert ana.layout.tray is not None
    assert ana.tray == ["9c 9d 9h", "4c 4d 4s"]
    assert len(ana.hand.split()) == 2


@pytest.mark.parametrize(
    ("act", "tray"),
    [
        (lambda ana: ana.drag("9h", "hand"), ["9c 9d", "4c 4d 4s"]),
        (lambda ana: ana.double_click("9c"), ["9d 9h", "4c 4d 4s"]),
        (lambda ana: ana.click("9c"), ["9c 9d 9h", "4c 4d 4s"]),
        (lambda ana: (ana.focus_place("slot"), ana.keys("take_back")), ["9c 9d", "4c 4d 4s"]),
        (lambda ana: (ana.focus_place("slot", 1), ana.pad("mark")), ["9c 9d 9h", "4c 4d"]),
        # Elsewhere Backspace, and always undo, take the last step back.
        (lambda ana: ana.keys("take_back"), ["", ""]),
        (lambda ana: ana.keys("undo"), ["", ""]),
        (lambda ana: ana.click("key undo"), ["", ""]),
        # Let go on the felt, it stays where it was.
        (lambda ana: ana.drag("9h", "felt"), ["9c 9d 9h", "4c 4d 4s"]),
    ],
)
def test_cards_are_taken_back(act: Act, tray: list[str]) -> None:
    ana = staged()
    act(ana)
    ana.rest()
    assert ana.tray == tray
    cards = sum(len(slot.split()) for slot in tray)
    assert len(ana.hand.split()) == 9 - cards


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("lay_down"),
        lambda ana: ana.click("key lay_down"),
        lambda ana: ana.keys("lay_down"),
        lambda ana: (ana.focus_place("lay_down"), ana.pad("confirm")),
    ],
)
def test_the_contract_is_laid_down(act: Act) -> None:
    ana = staged()
    act(ana)
    ana.rest(2)
    assert ana.melds == ["{9c 9d 9h}", "{4c 4d 4s}"]
    assert len(ana.hand.split()) == 3


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        (lambda ana: ana.click("lay_down"), "refuse.stage.incomplete"),
        (lambda ana: ana.keys("lay_down"), "refuse.stage.incomplete"),
        (lambda ana: (ana.click("9c", "Qd"), ana.drag("9c", "slot 1")), "refuse.set.ranks_differ"),
    ],
)
def test_what_is_not_complete_says_so(act: Act, refusal: str) -> None:
    ana = ana_with("9c 9d 9h 4c 4d Kd Qd 2h")
    act(ana)
    assert ana.refused == refusal


def test_the_places_of_the_next_contract_lie_there_after_the_next_deal() -> None:
    table = new_table("carioca", "p n")
    services = a_house((1024, 640), motion="none", speed=1)
    scene = TableScene(services, table, TableActs(*[lambda *_: None] * 4))
    services.stack.push(scene)
    while table.phase != SCORED:
        one_step(table)
    scene.context.glide()
    scene.context.happened(table.deal_next())
    wait(services, 9.0)
    assert len(scene.context.texts.pieces.of(SlotPiece)) == 2


def test_that_nothing_is_staged_is_said_but_not_once_the_contract_lies() -> None:
    for ana, is_said in ((ana_with(), True), (staged(), False)):
        if not is_said:
            ana.keys("lay_down")
            ana.rest(4)
            ana.heard.clear()
        ana.keys("take_back")
        assert bool(ana.selection.said) == is_said
        assert is_said or ana.heard == []


# All in one --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("key lay_down"),
        lambda ana: ana.click("lay_down"),
        lambda ana: ana.keys("lay_down"),
        lambda ana: ana.pad("discard"),
    ],
)
@pytest.mark.parametrize("begun", [(), ("9c", "4d")])
def test_one_press_lays_a_contract_that_the_hand_holds(act: Act, begun: tuple[str, ...]) -> None:
    ana = ana_with()
    for card in begun:
        ana.drag(card, "tray")
    act(ana)
    assert sorted(ana.melds) == ["{4c 4d 4s}", "{9c 9d 9h}"]
    assert ana.held == "2h Kd Qd"
    assert ana.table.to_act == 0
    ana.keys("undo")
    assert (ana.melds, len(ana.held.split())) == ([], 9)


@pytest.mark.parametrize(
    ("hand", "begun", "laid"),
    [
        # A wild card is kept where a natural one does.
        ("9c 9d 9h X 4c 4d 4s Kd Qd", (), "{4c 4d 4s} {9c 9d 9h}"),
        # Of two pairs the dear one goes with it.
        ("9c 9d 9h Kd Kh X 7c 7d Ts Qc", (), "{9c 9d 9h} {Kd Kh X}"),
        # Cards that fit nowhere go first.
        ("Kc Kd Kh 8c 8d 8h 4c 4d 4s", (), "{8c 8d 8h} {Kc Kd Kh}"),
        # What is staged stays as it is staged.
        ("Kc Kd Kh 8c 8d 8h 4c 4d 4s", ("8c", "4c"), "{4c 4d 4s} {8c 8d 8h}"),
        ("9c 9d 9h X 4c 4d 4s Kd Qd", ("X", "9d"), "{4c 4d 4s} {9d 9h X}"),
    ],
)
def test_the_contract_is_laid_as_good_players_lay_it(
    hand: str, begun: tuple[str, ...], laid: str
) -> None:
    ana = ana_with(hand)
    for card in begun:
        ana.click(card)
        ana.keys("stage")
    ana.keys("lay_down")
    assert " ".join(sorted(ana.melds)) == laid


def test_a_marked_card_is_discarded_though_the_contract_is_ready() -> None:
    ana = ana_with()
    ana.click("Kd", "key discard")
    assert (ana.melds, ana.pile.split()[-1]) == ([], "Kd")
