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
    "act",
    [lambda ana: ana.click("key undo"), lambda ana: ana.keys("undo"), lambda ana: ana.pad("undo")],
)
def test_a_meld_is_taken_back(act: Act) -> None:
    ana = AtTable(HAND)
    ana.click("5h", "6h", "7h", "lane")
    assert ana.melds
    act(ana)
    ana.rest()
    assert ana.melds == []
    assert len(ana.hand.split()) == 6


@pytest.mark.parametrize("act", [lambda ana: ana.keys("redo"), lambda ana: ana.pad("redo")])
def test_what_was_taken_back_is_laid_down_again(act: Act) -> None:
    ana = AtTable(HAND)
    ana.click("5h", "6h", "7h", "lane")
    laid = ana.melds
    ana.keys("undo")
    ana.rest()
    act(ana)
    ana.rest()
    assert ana.melds == laid
    act(ana)
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


def test_a_draw_is_final_and_the_button_says_so() -> None:
    ana = AtTable(HAND, phase="draw")
    ana.keys("draw_stock")
    ana.rest()
    ana.point("key undo")
    ana.rest(0.4)
    tip = ana.selection.tip
    assert tip is not None
    assert tip.sentence == ana.texts.words.text("table.undo_draw")
    ana.click("key undo")
    assert ana.refused == "refuse.undo.seen"


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
def test_a_hint_is_a_light_first_and_then_words(act: Act) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    act(ana)
    assert ana.selection.hands.lit == sum(1 << ana.card(card) for card in ("9c", "9d", "9h"))
    assert ana.selection.hands.goal is None
    assert ana.selection.said == "Hint: 9♣, 9♦ and 9♥"
    act(ana)
    assert ana.selection.hands.goal is not None
    assert ana.selection.hands.goal.kind == "lane"
    assert ana.selection.said.startswith("Lay down")
    assert ana.selection.said.endswith("In your hand these 3 cards cost you 27.")


BETOS_RUN = {"table": [betos("[5h 6h 7h]")]}


def test_the_light_of_a_hint_is_seen_at_once() -> None:
    ana = AtTable("9c 9d 9h 2s Ks")
    dark = {name: list(layer.sprites) for name, layer in ana.scene.painting.painted.items()}
    ana.keys("hint")
    ana.scene.sprites()
    lit = ana.scene.painting.painted
    assert "marks" in {name for name, sprites in dark.items() if sprites != lit[name].sprites}


#: What Ana holds, what else there is, where the hint leads, and words of where and of why.
HINTS: list[tuple[str, dict[str, object], str, str, str]] = [
    (HAND, {"phase": "draw"}, "stock", "stock", "cannot be"),
    ("9c 9d Kd 2h", {"phase": "draw", "pile": "9h"}, "pile", "9♥", "makes a meld"),
    ("8h Kd 2c", BETOS_RUN, "meld", "Beto\u2019s meld", "costs you 8"),
    ("Kd 2c", BETOS_RUN, "pile", "Discard K♦", "costs you 10"),
    ("9c 2h 4s Kd", {"variant": "la_mona", "table": "7d Qh"}, "loose", "build 9", "instead of 15"),
    ("5d 3h Kd", {"variant": "la_mona", "table": "9h Qs"}, "felt", "on the table", "can take"),
]


@pytest.mark.parametrize(("hand", "told", "goal", "where", "why"), HINTS)
def test_a_hint_says_where_and_why(
    hand: str, told: dict[str, Any], goal: str, where: str, why: str
) -> None:
    ana = AtTable(hand, **told)
    ana.keys("hint", "hint")
    ana.scene.sprites()
    assert ana.selection.hands.goal is not None
    assert ana.selection.hands.goal.kind == goal
    place, _, reason = ana.selection.said.partition(". ")
    assert where in place
    assert why in reason
    assert "{" not in ana.selection.said


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


class Slow:
    """An adviser that thinks as long as it is let."""

    def __init__(self, ana: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_done = False
        hint = ana.table.hint
        monkeypatch.setattr(
            ana.table, "hint", lambda seconds: hint(seconds) if self.is_done else None
        )


def test_a_hint_may_take_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    slow = Slow(ana, monkeypatch)
    ana.keys("hint")
    ana.rest()
    assert (ana.selection.hands.lit, ana.selection.said) == (0, "")
    assert ana.scene.due(ana.now) is not None
    slow.is_done = True
    ana.rest()
    assert ana.selection.said == "Hint: 9♣, 9♦ and 9♥"
    assert not ana.scene.hinting.is_waiting


def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = AtTable("9c 9d 9h 4d Kd")
    slow = Slow(ana, monkeypatch)
    ana.keys("hint")
    ana.click("9c", "9d", "9h", "lane")
    slow.is_done = True
    ana.rest()
    assert (ana.selection.hands.lit, ana.selection.hands.goal, ana.selection.said) == (0, None, "")


def test_a_hint_ends_with_the_next_act() -> None:
    ana = AtTable(HAND)
    ana.keys("hint", "hint")
    ana.click("Kd", "pile")
    assert (ana.selection.hands.lit, ana.selection.hands.goal, ana.selection.said) == (0, None, "")


# Looking closer ----------------------------------------------------------------------------------


def test_the_lens_opens_when_the_pointer_rests() -> None:
    ana = AtTable(HAND, table=[betos("[9c Tc Jc]")])
    ana.point("meld 1")
    ana.rest(0.3)
    assert ana.selection.lens is None
    ana.rest(0.1)
    assert ana.selection.lens is not None
    ana.point("felt")
    assert ana.selection.lens is None


def test_wheel_and_key_open_and_close_the_lens() -> None:
    ana = AtTable(HAND, table=[betos("[9c Tc Jc]")])
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


def test_m_shows_the_scores_while_it_is_held_and_a_tap_keeps_them() -> None:
    ana = AtTable(HAND)
    ana.hold("scores")
    ana.rest(0.6)
    assert ana.selection.scores_open
    ana.let_go("scores")
    assert not ana.selection.scores_open
    ana.keys("scores")
    assert ana.selection.scores_open
    ana.keys("scores")
    assert not ana.selection.scores_open


def test_a_plate_shows_the_scores_the_same_way() -> None:
    ana = AtTable(HAND)
    ana.press("plaque 1")
    ana.rest(0.6)
    assert ana.selection.scores_open
    ana.release("plaque 1")
    assert not ana.selection.scores_open
    ana.click("plaque 1")
    assert ana.selection.scores_open
    ana.click("felt")
    assert not ana.selection.scores_open


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
    assert ana.selection.log_open
    ana.keys("back")
    assert not ana.selection.log_open
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
    assert len(ana.layout.hand.backs) == 5


# Pads --------------------------------------------------------------------------------------------


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
