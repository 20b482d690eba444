"""The commands of the table: each has its row, and the way from a gesture to the rules is short."""

from __future__ import annotations

import sys
from types import FrameType

import pytest
from at_table import AtTable, betos

from game.engine.table import Table
from game.play.pieces.buttons import BUTTONS, SIGNS
from game.scenes.table.commands import TABLE_COMMANDS
from game.scenes.table.scene import TableScene
from game.ui.commands import COMMANDS, FULLSCREEN, VOICE
from game.ui.gestures import KEYS, MAIN, RELEASED, Command, Pointer

#: Calls between a gesture and the rules.
CALLS_MOST = 12


@pytest.mark.parametrize("variant", ["loba_de_menos", "la_mona"])
def test_every_command_means_something_at_the_table_and_every_button_has_words(
    variant: str,
) -> None:
    ana, unused = AtTable("8h 2c 9s Kd", variant), list[str]()
    version = ana.table.version
    for name in COMMANDS:
        if ana.table.version != version:
            ana = AtTable("8h 2c 9s Kd", variant)
        ana.scene.catch_up()
        if not ana.scene.handle(Command(name, True, False, KEYS, -1)):
            unused.append(name)
    named = [name for name, row in TABLE_COMMANDS.items() if row.icon and name != "take_pile"]
    keys = (f"keys.do_{name}" if name in SIGNS else f"table.key.{name}" for name in named)
    words = ana.services.texts
    assert [key for key in (*keys, "table.key.take_top") if not words.has(key)] == []
    # The window itself answers two of them.
    assert unused == [FULLSCREEN, VOICE]
    assert not ana.scene.handle(Command("sing", True, False, KEYS, -1))


@pytest.mark.parametrize(
    ("hand", "phase", "working"),
    [
        ("8h 2c 9s Kd", "play", []),
        ("8h 2c 9s Kd", "draw", ["draw_stock"]),
        ("3d 3h 9s Kd", "draw", ["draw_stock", "take_pile"]),
    ],
)
def test_the_buttons_of_what_may_be_drawn_work(hand: str, phase: str, working: list[str]) -> None:
    context = AtTable(hand, phase=phase, pile="3c").scene.context
    draws, situation = ("draw_stock", "take_pile"), context.texts.situation
    assert [name for name in draws if BUTTONS[name].works(situation)] == working


def calls_to_the_rules(ana: AtTable, gesture: Pointer) -> list[str]:
    """The calls between the scene that handles a gesture and the rules that apply an act."""
    found: list[str] = []

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is Table.apply.__code__:
            above: FrameType | None = frame
            while above is not None and above.f_code is not TableScene.handle.__code__:
                found.append(above.f_code.co_name)
                above = above.f_back

    sys.setprofile(look)
    try:
        ana.scene.handle(gesture)
    finally:
        sys.setprofile(None)
    return found


def test_a_dropped_card_reaches_the_rules_in_a_few_calls() -> None:
    ana = AtTable("8h 2c 9s Kd", table=[betos("[5h 6h 7h]")])
    ana.lift("8h", "meld 1")
    calls = calls_to_the_rules(ana, Pointer(RELEASED, *ana.at("meld 1"), MAIN))
    assert ana.melds == ["[5h 6h 7h 8h]"]
    assert calls[0] == "apply"
    assert len(calls) <= CALLS_MOST


PRESSES = {
    "draw": ("draw_stock",),
    "refused": ("discard",),
    "hint": ("hint",),
    "sort": ("sort",),
    "mark": ("zone_hand", "mark"),
    "log": ("log",),
    "nothing to take back": ("undo",),
}


@pytest.mark.parametrize("motion", ["full", "brief", "none"])
@pytest.mark.parametrize("press", PRESSES)
def test_every_press_is_answered_by_a_picture_within_three_tenths(press: str, motion: str) -> None:
    ana = AtTable("5h 6h 7h Jd Qd 2c Ks", phase="draw", likes={"motion": motion, "speed": 1})
    *before, last = PRESSES[press]
    ana.keys(*before)
    ana.rest(2.0)
    still = picture_of(ana)
    ana.rest(0.3)
    assert picture_of(ana) == still
    ana.keys(last)
    ana.rest(0.3)
    assert picture_of(ana) != still


def picture_of(ana: AtTable) -> list[tuple[str, tuple[int, ...], int]]:
    return [(one.says, one.box, id(one.surface)) for one in ana.scene.sprites()]


def test_a_turn_with_a_pad_is_two_presses_where_the_drawn_card_is_discarded() -> None:
    ana = AtTable("9h 4h Kd", stock="6c 9s 5d", hands={"Beto": "2c 4d 6s 8h Tc Qs"})
    ana.focus_on("Kd")
    ana.pad("discard")
    while not ana.texts.is_my_turn:
        ana.rest()
    ana.pad("confirm")
    ana.rest()
    ana.pad("discard")
    assert (ana.pile.split()[-1], ana.table.to_act) == ("9s", 1)
