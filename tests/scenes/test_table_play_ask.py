"""What else one asks of a table: undo, hints, reasons, the lens, scores, and looking away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import ANA_AND_BETO, AtTable, betos

from game.play.seating import Player
from game.ui.gestures import FocusLost, PadsChanged
from game.view.layout.target import Target

Act = Callable[[AtTable], None]
HAND = "5h 6h 7h Kd 2c 9s"
TWO_PEOPLE = (Player("Ana", "owl"), Player("Eva", "fox"))
A_BOT_AND_TWO = (*TWO_PEOPLE, Player("Beto", "hare", "naive"))


# Undo --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("key undo"),
        lambda ana: ana.keys("undo"),
        lambda ana: ana.pad("undo"),
    ],
)
def test_a_meld_is_taken_back(act: Act) -> None:
    ana = AtTable(HAND)
    ana.click("5h", "6h", "7h", "lane")
    assert ana.melds
    act(ana)
    ana.rest()
    assert ana.melds == []
    assert len(ana.hand.split()) == 6


def test_a_discard_can_be_taken_back_for_a_second_and_a_half() -> None:
    ana = AtTable(HAND)
    ana.click("Kd", "pile")
    ana.rest(0.8)
    assert ana.table.to_act == 1
    ana.keys("undo")
    ana.rest()
    assert (ana.table.to_act, ana.pile) == (0, "3c")
    ana.click("Kd", "pile")
    ana.rest(3.2)
    ana.keys("undo")
    assert ana.refused.startswith("refuse.undo")


def test_space_hurries_the_bot_over_it() -> None:
    ana = AtTable(HAND)
    ana.click("Kd", "pile")
    ana.rest(0.4)
    ana.keys("mark")
    ana.rest(0.4)
    assert ana.table.phase == "play" or ana.table.to_act == 0


def test_a_draw_is_final_and_the_button_says_so() -> None:
    ana = AtTable(HAND, phase="draw")
    ana.keys("draw_stock")
    ana.rest()
    ana.point("key undo")
    ana.rest(0.4)
    tip = ana.scene.fingers.tip
    assert tip is not None
    assert tip.sentence == ana.scene.telling.words.text("table.undo_draw")
    ana.click("key undo")
    assert ana.refused == "refuse.undo.seen"


@pytest.mark.parametrize("key", ["discard", "undo"])
def test_a_button_that_does_nothing_says_why_at_rest_as_when_pressed(key: str) -> None:
    ana = AtTable(HAND)
    ana.point(f"key {key}")
    ana.rest(0.4)
    tip = ana.scene.fingers.tip
    assert tip is not None
    ana.click(f"key {key}")
    refused = ana.scene.fingers.refused
    assert refused is not None
    assert refused.sentence == tip.sentence


# Hints -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [lambda ana: ana.click("key hint"), lambda ana: ana.keys("hint"), lambda ana: ana.pad("hint")],
)
def test_a_hint_is_a_light_first_and_then_words(act: Act) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    act(ana)
    fingers = ana.scene.fingers
    assert fingers.hint == sum(1 << ana.card(card) for card in ("9c", "9d", "9h"))
    assert fingers.hint_goal is None
    first = fingers.told
    act(ana)
    assert fingers.hint_goal is not None
    assert fingers.hint_goal.kind == "lane"
    assert fingers.told != first
    assert "9" in fingers.told


@pytest.mark.parametrize(
    ("hand", "told", "goal"),
    [
        (HAND, {"phase": "draw"}, "stock"),
        ("8h Kd 2c", {"table": [betos("[5h 6h 7h]")]}, "meld"),
        ("Kd 2c", {"table": [betos("[5h 6h 7h]")]}, "pile"),
    ],
)
def test_a_hint_says_where(hand: str, told: dict[str, object], goal: str) -> None:
    ana = AtTable(hand, **told)
    ana.keys("hint", "hint")
    ana.scene.sprites()
    assert ana.scene.fingers.hint_goal is not None
    assert ana.scene.fingers.hint_goal.kind == goal
    assert "[" not in ana.scene.fingers.told.replace("[5", "")


def test_a_hint_ends_with_the_next_act() -> None:
    ana = AtTable(HAND)
    ana.keys("hint", "hint")
    ana.click("Kd", "pile")
    fingers = ana.scene.fingers
    assert (fingers.hint, fingers.hint_goal, fingers.told) == (0, None, "")


# Looking closer ----------------------------------------------------------------------------------


def test_the_lens_opens_when_the_pointer_rests() -> None:
    ana = AtTable(HAND, table=[betos("[9c Tc Jc]")])
    ana.point("meld 1")
    ana.rest(0.3)
    assert ana.scene.fingers.lens is None
    ana.rest(0.1)
    assert ana.scene.fingers.lens is not None
    ana.point("felt")
    assert ana.scene.fingers.lens is None


def test_wheel_and_key_open_and_close_the_lens() -> None:
    ana = AtTable(HAND, table=[betos("[9c Tc Jc]")])
    ana.wheel("meld 1", 1)
    assert ana.scene.fingers.lens is not None
    ana.wheel("meld 1", -1)
    assert ana.scene.fingers.lens is None
    ana.keys("zone_far", "lens")
    assert ana.scene.fingers.lens == Target("meld", 0)
    ana.pad("lens")
    assert ana.scene.fingers.lens is None


def test_in_a_river_the_lens_goes_from_card_to_card() -> None:
    ana = AtTable(HAND, variant="loba_de_mas", pile="8h 3c Js 4d")
    ana.focus_place("river")
    ana.keys("lens")
    seen = []
    for _ in range(4):
        lens = ana.scene.fingers.lens
        assert lens is not None
        seen.append(lens.card)
        ana.keys("left")
    assert seen == [ana.card(card) for card in ("4d", "Js", "3c", "8h")]
    assert ana.scene.fingers.focus == Target("river")


# Scores and what happened ------------------------------------------------------------------------


def test_m_shows_the_scores_while_it_is_held_and_a_tap_keeps_them() -> None:
    ana = AtTable(HAND)
    ana.hold("scores")
    ana.rest(0.6)
    assert ana.scene.fingers.scores_open
    ana.let_go("scores")
    assert not ana.scene.fingers.scores_open
    ana.keys("scores")
    assert ana.scene.fingers.scores_open
    ana.keys("scores")
    assert not ana.scene.fingers.scores_open


def test_a_plate_shows_the_scores_the_same_way() -> None:
    ana = AtTable(HAND)
    ana.press("plaque 1")
    ana.rest(0.6)
    assert ana.scene.fingers.scores_open
    ana.release("plaque 1")
    assert not ana.scene.fingers.scores_open
    ana.click("plaque 1")
    assert ana.scene.fingers.scores_open
    ana.click("felt")
    assert not ana.scene.fingers.scores_open


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.keys("log"),
        lambda ana: ana.click("panel"),
        lambda ana: (ana.focus_place("panel"), ana.pad("confirm")),
    ],
)
def test_what_happened_can_be_read(act: Act) -> None:
    ana = AtTable(HAND)
    act(ana)
    assert ana.scene.fingers.log_open
    ana.keys("back")
    assert not ana.scene.fingers.log_open
    assert ana.led == []


@pytest.mark.parametrize("act", [lambda ana: ana.click("help"), lambda ana: ana.keys("rules")])
def test_rules_are_asked_for(act: Act) -> None:
    ana = AtTable(HAND)
    act(ana)
    assert ana.led == ["rules"]


# Looking away ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.scene.handle(FocusLost()),
        lambda ana: ana.keys("pause"),
        lambda ana: ana.keys("rules"),
    ],
)
def test_where_others_play_too_the_hand_turns_down(act: Act) -> None:
    ana = AtTable(HAND, players=TWO_PEOPLE)
    assert ana.hand
    act(ana)
    ana.rest()
    assert ana.hand == ""
    assert ana.table.observation().hand == 0
    # The next press only turns it up again.
    ana.keys("discard")
    ana.rest()
    assert len(ana.hand.split()) == 6
    assert ana.refused == ""


def test_alone_with_bots_the_hand_stays_as_it_is() -> None:
    ana = AtTable(HAND, players=ANA_AND_BETO)
    ana.scene.handle(FocusLost())
    assert len(ana.hand.split()) == 6


def test_while_bots_play_the_hand_lies_face_down() -> None:
    ana = AtTable(HAND, players=A_BOT_AND_TWO, turn="Eva")
    assert len(ana.hand.split()) == 6
    ana.click("Kd", "pile")
    ana.rest()
    assert (ana.table.to_act, ana.table.viewer) == (2, -1)
    assert ana.hand == ""
    assert len(ana.scene.picture.layout.hand.backs) == 5


# Pads --------------------------------------------------------------------------------------------


def test_whoever_said_i_am_here_with_a_pad_plays_with_it() -> None:
    ana = AtTable(HAND, players=TWO_PEOPLE)
    for pads in ((0, 1), (1,)):
        ana.house.notice(PadsChanged(pads))
        ana.scene.pads[0] = 0
        ana.pad("sort", number=1)
        used = bool(ana.scene.fingers.told)
        # Once the own pad has gone, any other will do.
        assert used == (pads == (1,))
    ana.keys("sort")
    assert ana.scene.fingers.told
