"""What else one asks of a table: undo, hints, reasons, the lens, scores, and looking away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from at_table import ANA_AND_BETO, AtTable, betos
from longer import LONGER

from game.play.intents.offers import Target
from game.play.session.seating import Player
from game.ui.gestures import FocusLost, PadsChanged

Act = Callable[[AtTable], None]
HAND = "5h 6h 7h Kd 2c 9s"
TWO_PEOPLE = (Player("Ana", "owl"), Player("Eva", "fox"))
A_BOT_AND_TWO = (*TWO_PEOPLE, Player("Beto", "hare", "naive"))


# Undo --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("undo", "redo"),
    [
        (lambda ana: ana.click("key undo"), lambda ana: ana.keys("redo")),
        (lambda ana: ana.keys("undo"), lambda ana: ana.keys("redo")),
        (lambda ana: ana.pad("undo"), lambda ana: ana.pad("redo")),
    ],
)
def test_a_meld_is_taken_back_and_laid_down_again(undo: Act, redo: Act) -> None:
    ana = AtTable(HAND)
    ana.click("5h", "6h", "7h", "lane")
    laid = ana.melds
    assert laid
    undo(ana)
    ana.rest()
    assert ana.melds == []
    assert len(ana.hand.split()) == 6
    redo(ana)
    ana.rest()
    assert ana.melds == laid
    redo(ana)
    assert ana.refused == "refuse.redo.nothing"


def test_a_discard_can_be_taken_back_for_a_second() -> None:
    ana = AtTable(HAND)
    ana.click("Kd", "pile")
    ana.rest(0.4)
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


@pytest.mark.parametrize("key", ["discard", "undo"])
def test_a_button_that_does_nothing_says_why_at_rest_as_when_pressed(key: str) -> None:
    ana = AtTable(HAND)
    ana.point(f"key {key}")
    ana.rest(0.4)
    tip = ana.selection.tip
    assert tip is not None
    ana.click(f"key {key}")
    assert ana.why_not == tip.sentence


# Hints -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [lambda ana: ana.click("key hint"), lambda ana: ana.keys("hint"), lambda ana: ana.pad("hint")],
)
def test_a_hint_is_a_light_that_is_seen_at_once_and_then_words_until_the_next_act(act: Act) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    dark = list(ana.scene.painting.painted["marks"].sprites)
    act(ana)
    ana.scene.sprites()
    assert ana.scene.painting.painted["marks"].sprites != dark
    assert ana.selection.hands.lit == sum(1 << ana.card(card) for card in ("9c", "9d", "9h"))
    assert ana.selection.hands.goal is None
    assert ana.selection.said == "Hint: 9♣, 9♦ and 9♥"
    act(ana)
    assert ana.selection.hands.goal is not None
    assert ana.selection.hands.goal.kind == "lane"
    assert ana.selection.said.startswith("Lay down")
    assert ana.selection.said.endswith("In your hand these 3 cards cost you 27.")
    ana.click("Kd", "pile")
    assert (ana.selection.hands.lit, ana.selection.hands.goal, ana.selection.said) == (0, None, "")


BETOS_RUN = {"table": [betos("[5h 6h 7h]")]}
SPOT = "look at the lit spot"


#: What Ana holds, what else there is, where the hint leads, and words of where and of why.
#: What Ana holds, what else there is, where the hint leads, and what it says first and then.
HINTS: list[tuple[str, dict[str, object], str, str, str]] = [
    (
        *(HAND, {"phase": "draw"}, "stock", SPOT),
        "Draw from the stock. 3♣ may only be taken to be used now, and it cannot be.",
    ),
    (
        *("9c 9d Kd 2h", {"phase": "draw", "pile": "9h"}, "pile", SPOT),
        "Take the discard, 9♥. It makes a meld with 9♣ and 9♦.",
    ),
    (
        *("8h Kd 2c", BETOS_RUN, "meld", "8♥"),
        "Add to Beto\u2019s meld: 5-6-7-*8* ♥. In your hand it costs you 8.",
    ),
    ("Kd 2c", BETOS_RUN, "pile", "K♦", "Discard K♦. K♦ costs you 10, 2♣ only 2."),
    (
        *("9c 4d Kd", {"variant": "la_mona", "table": "7s 2h Qh"}, "loose", "9♣"),
        "With 9♣, take 2 + 7 = *9*. 3 more cards for you: it was 0 to 3.",
    ),
    (
        *("9c 2h 4s Kd", {"variant": "la_mona", "table": "7d Qh"}, "loose", "2♥"),
        "With 2♥, build 9. After this 6 of the cards still out can take something, instead of 15.",
    ),
    (
        *("5d 3h Kd", {"variant": "la_mona", "table": "9h Qs"}, "felt", "5♦"),
        "Trail 5♦: leave it on the table. After this 12 of the cards still out can take something.",
    ),
]


@pytest.mark.parametrize(("hand", "told", "goal", "first", "then"), HINTS)
def test_a_hint_says_where_and_why(
    hand: str, told: dict[str, Any], goal: str, first: str, then: str
) -> None:
    ana = AtTable(hand, **told)
    ana.keys("hint")
    assert ana.selection.said == f"Hint: {first}"
    ana.keys("hint")
    ana.scene.sprites()
    assert ana.selection.hands.goal is not None
    assert ana.selection.hands.goal.kind == goal
    assert ana.selection.said == then


@pytest.mark.parametrize("language", ["es", "fr", LONGER])
@pytest.mark.parametrize("hint", HINTS)
def test_a_hint_has_room_in_the_smallest_window(
    hint: tuple[str, dict[str, Any], str, str, str], language: str
) -> None:
    likes: dict[str, object] = {"language": language, "text_scale": 1.4}
    ana = AtTable(hint[0], likes=likes, size=(1024, 640), **hint[1])
    ana.keys("hint", "hint")
    ana.scene.sprites()
    assert [spill for layer in ana.scene.painting.painted.values() for spill in layer.spilled] == []


@pytest.mark.parametrize("is_late", [False, True])
def test_a_hint_may_take_a_moment_and_is_dropped_when_it_comes_too_late(
    is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    with monkeypatch.context() as thinking:
        thinking.setattr(ana.table, "hint", lambda seconds: None)
        ana.keys("hint")
        ana.rest()
        assert (ana.selection.hands.lit, ana.selection.said) == (0, "")
        assert ana.scene.due(ana.now) is not None
        if is_late:
            ana.click("9c", "9d", "9h", "lane")
    ana.rest()
    if is_late:
        assert (ana.selection.hands.lit, ana.selection.hands.goal) == (0, None)
    assert ana.selection.said == ("" if is_late else "Hint: 9♣, 9♦ and 9♥")
    assert not ana.scene.hinting.is_waiting


# Looking closer ----------------------------------------------------------------------------------


def test_the_lens_opens_when_the_pointer_rests_and_by_wheel_and_key() -> None:
    ana = AtTable(HAND, table=[betos("[9c Tc Jc]")])
    ana.point("meld 1")
    ana.rest(0.3)
    assert ana.selection.lens is None
    ana.rest(0.1)
    assert ana.selection.lens is not None
    ana.point("felt")
    assert ana.selection.lens is None
    ana.wheel("meld 1", 1)
    assert ana.selection.lens is not None
    ana.wheel("meld 1", -1)
    assert ana.selection.lens is None
    ana.keys("zone_far", "lens")
    assert ana.selection.lens == Target("meld", 0)
    ana.pad("lens")
    assert ana.selection.lens is None


def test_in_a_river_the_lens_goes_from_card_to_card() -> None:
    ana = AtTable(HAND, variant="loba_de_mas", pile="8h 3c Js 4d")
    ana.focus_place("pile")
    ana.keys("lens")
    seen = []
    for _ in range(4):
        lens = ana.selection.lens
        assert lens is not None
        seen.append(lens.card)
        ana.keys("left")
    assert seen == [ana.card(card) for card in ("4d", "Js", "3c", "8h")]
    assert ana.selection.hands.focus == Target("pile")


# Scores and what happened ------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["key", "plate"])
def test_m_and_a_plate_show_the_scores_while_they_are_held_and_a_tap_keeps_them(by: str) -> None:
    ana = AtTable(HAND)
    if by == "key":
        ana.hold("scores")
    else:
        ana.press("plaque 1")
    ana.rest(0.6)
    assert ana.selection.scores_open
    if by == "key":
        ana.let_go("scores")
    else:
        ana.release("plaque 1")
    assert not ana.selection.scores_open
    for is_open in (True, False):
        if by == "key":
            ana.keys("scores")
        else:
            ana.click("plaque 1" if is_open else "felt")
        assert ana.selection.scores_open == is_open


@pytest.mark.parametrize("act", [lambda ana: ana.click("help"), lambda ana: ana.keys("rules")])
def test_rules_are_asked_for(act: Act) -> None:
    ana = AtTable(HAND)
    act(ana)
    assert ana.led == ["rules"]


# Looking away, and whose pad it is ---------------------------------------------------------------


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


def test_while_bots_play_the_hand_lies_face_down_but_alone_with_bots_it_stays_as_it_is() -> None:
    ana = AtTable(HAND, players=ANA_AND_BETO)
    ana.scene.handle(FocusLost())
    assert len(ana.hand.split()) == 6
    ana = AtTable(HAND, players=A_BOT_AND_TWO, turn="Eva")
    assert len(ana.hand.split()) == 6
    ana.click("Kd", "pile")
    ana.rest()
    assert (ana.table.to_act, ana.table.viewer) == (2, -1)
    assert ana.hand == ""
    assert len(ana.layout.hand.backs) == 5


def test_whoever_has_a_pad_plays_with_it() -> None:
    ana = AtTable(HAND, players=TWO_PEOPLE)
    for pads in ((0, 1), (1,)):
        ana.services.notice(PadsChanged(pads))
        ana.services.pad_owners[0] = "ana"
        ana.pad("sort", number=1)
        used = bool(ana.selection.said)
        # Once the own pad has gone, any other will do.
        assert used == (pads == (1,))
    ana.keys("sort")
    assert ana.selection.said
