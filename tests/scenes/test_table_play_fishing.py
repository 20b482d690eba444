"""La Mona: a card of the hand, and what it does on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable

from game.engine.cards import names

Act = Callable[[AtTable], None]


def ana_with(hand: str, table: str, **told: object) -> AtTable:
    return AtTable(hand, variant="la_mona", table=table, **told)


def loose(ana: AtTable) -> set[str]:
    return set(names(ana.table.observation().loose).split())


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("7h", "7c"),
        lambda ana: ana.click("7h", "choice 1"),
        lambda ana: ana.click("7h", "key capture"),
        lambda ana: (ana.focus_on("7h"), ana.keys("confirm", "confirm")),
        lambda ana: (ana.focus_on("7h"), ana.pad("mark", "confirm")),
        lambda ana: ana.click("7h", "7c", "choice 1"),
    ],
)
def test_a_card_takes(act: Act) -> None:
    ana = ana_with("7h 2d", "7c Kd")
    act(ana)
    assert loose(ana) == {"Kd"}
    assert ana.marked == ""


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("7h", "felt"),
        lambda ana: (ana.click("7h"), ana.keys("trail")),
        lambda ana: ana.click("7h", "key trail"),
        lambda ana: (ana.focus_on("7h"), ana.pad("mark", "discard")),
        lambda ana: (ana.focus_on("7h"), ana.keys("mark", "up", "confirm")),
    ],
)
def test_a_card_is_trailed(act: Act) -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    act(ana)
    assert "7h" in loose(ana)


def test_up_and_down_go_through_the_choices() -> None:
    ana = ana_with("7h 2d", "7c Kd")
    ana.focus_on("7h")
    ana.keys("mark")
    count = len(ana.scene.telling.fishing_offers())
    assert count > 1
    seen = []
    for _ in range(count):
        ana.keys("down")
        seen.append(ana.scene.fingers.choice_at)
    assert seen == [*range(1, count), 0]
    assert ana.focus == "7h"


def test_a_click_on_the_felt_only_unmarks() -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    ana.click("7h", "felt")
    assert (ana.marked, loose(ana)) == ("", {"Qc", "Kd"})


def test_the_table_does_not_move_while_a_card_is_carried() -> None:
    ana = ana_with("7h 2d", "7c Kd 5d 4s")
    before = {card: ana.at(card) for card in ("7c", "Kd", "5d", "4s")}
    ana.lift("7h", "felt")
    assert {card: ana.at(card) for card in before} == before


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("key capture"),
        lambda ana: ana.click("key trail"),
        lambda ana: ana.keys("trail"),
        lambda ana: ana.keys("build"),
        lambda ana: ana.keys("fila"),
    ],
)
def test_without_a_card_it_is_said_that_one_must_be_chosen(act: Act) -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    act(ana)
    refused = ana.scene.fingers.refused
    assert refused is not None
    assert refused.sentence == ana.scene.telling.words.text("table.prompt.choose")
    assert loose(ana) == {"Qc", "Kd"}


def test_a_capture_that_is_none_says_why() -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    ana.drag("7h", "Qc")
    assert ana.refused.startswith("refuse.")
    assert ana.held == "2d 7h"


def test_what_was_played_can_be_taken_back() -> None:
    ana = ana_with("7h 2d", "7c Kd")
    ana.drag("7h", "7c")
    ana.rest()
    ana.keys("undo")
    ana.rest()
    assert loose(ana) == {"7c", "Kd"}
    assert ana.hand in ("7h 2d", "2d 7h")
