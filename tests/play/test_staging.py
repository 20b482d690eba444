"""Putting a contract together: every card finds its slot, and nothing leaves the hand."""

from __future__ import annotations

import pytest

from game.engine.actions import Action
from game.engine.cards import FACE, JOKERS, RANK_CARDS, names, parse_cards
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import SetMeld
from game.engine.work import Work
from game.play.intents.staging import Staging
from game.play.session.hand_order import Trays
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from tests.clock import Clock

from .tables import position, row, set_up

#: Trio, trio, escalera.
FIFTH: dict[str, object] = {"variant": "carioca", "round": 5}
SIX_MENES: dict[str, object] = {"variant": "loba_seis_menes"}


def staging(**told: object) -> Staging:
    table = set_up(**told)
    assert isinstance(table.rules, RummyRules)
    return Staging(table, table.rules, Trays())


def told(tray: Staging) -> list[str]:
    """What lies in every slot, complete ones with a full stop."""
    return [names(slot.cards) + "." * slot.is_complete for slot in tray.slots()]


def refused(found: Refusal | Action | None) -> str:
    return found.key if isinstance(found, Refusal) else ""


HAND = "9c 9d 9h 4c 4d 4s 5h 6h 7h 8h Kd Qd X"


def test_slots_are_the_parts_of_the_contract() -> None:
    tray = staging(**FIFTH, hand=HAND)
    assert [(slot.name, slot.least) for slot in tray.slots()] == [
        ("trio", 3),
        ("trio", 3),
        ("escalera", 4),
    ]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (["9c"], ["9c", "", ""]),
        # With company it goes where its company is.
        (["9c", "4d", "9h"], ["9c 9h", "4d", ""]),
        # Alone it goes where the hand holds most company for it.
        (["5h", "9c", "7h"], ["9c", "", "5h 7h"]),
        # Several at once go together if they can.
        (["5h 6h"], ["", "", "5h 6h"]),
        (["9c 9d 9h", "5h 6h 8h 7h", "4c 4d 4s"], ["9c 9d 9h.", "4c 4d 4s.", "5h 6h 8h 7h."]),
        # All marked cards at once, mixed.
        (["9c 5h 4c 9d 6h 4d 9h 7h 8h 4s"], ["9c 9d 9h.", "4c 4d 4s.", "5h 6h 7h 8h."]),
        # A joker joins what was begun.
        (["9c 9d", "X"], ["9c 9d X.", "", ""]),
    ],
)
def test_cards_find_their_slot(steps: list[str], expected: list[str]) -> None:
    tray = staging(**FIFTH, hand=HAND)
    for cards in steps:
        assert tray.stage(row(cards)) is None
    assert [sorted_row(text) for text in told(tray)] == [sorted_row(text) for text in expected]


def sorted_row(text: str) -> tuple[bool, list[int]]:
    """In a slot only the rules know an order."""
    return text.endswith("."), sorted(parse_cards(text.strip(".")))


def test_a_card_may_be_put_into_a_slot_of_ones_choice_and_moved() -> None:
    tray = staging(**FIFTH, hand=HAND)
    tray.stage(row("9c 9d"), 1)
    assert told(tray) == ["", "9c 9d", ""]
    tray.stage(row("9c 9d"), 0)
    assert told(tray) == ["9c 9d", "", ""]
    assert tray.takes(row("9h")) == (0, 1, 2)
    assert tray.takes(row("4c")) == (1, 2)


@pytest.mark.parametrize(
    ("before", "cards", "slot", "refusal", "at_fault"),
    [
        ("9c 9d", "4c", 0, "refuse.set.ranks_differ", "4c"),
        ("9c | 4c | 5h 6h", "9d", 2, "refuse.run.suit", "9d"),
        ("9c 9d 9h", "X", 0, "refuse.open.meld_size", "X"),
        ("9c | 4c | 5h", "Kd", None, "refuse.stage.no_slot", "Kd"),
        ("9c | 4c | 5h", "6h 9d Kd Qd", None, "refuse.stage.no_slot", "Kd"),
        ("", "9c Kh", None, "refuse.not_held", None),
    ],
)
def test_why_not_here(
    before: str, cards: str, slot: int | None, refusal: str, at_fault: str | None
) -> None:
    tray = staging(**FIFTH, hand=HAND)
    for at, together in enumerate(before.split(" | ")):
        assert tray.stage(row(together), at) is None
    found = tray.stage(row(cards), slot)
    assert refused(found) == refusal
    assert found is not None
    facts = dict(found.facts)
    assert facts.get("card") == (row(at_fault)[0] if at_fault else None)


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("8s 9s Ts", "7s Js X"),
        ("8s 9s Js", "Ts X"),
        ("8s Js", "9s Ts X"),
        # One joker in each meld, while the contract is laid.
        ("8s 9s X", "6s 7s Ts Js"),
        ("Ks As", "Js Qs 2s 3s X"),
    ],
)
def test_a_slot_says_what_it_lacks(cards: str, wanted: str) -> None:
    tray = staging(**FIFTH, hand="8s 9s Ts Js Ks As X 2c 3d 4h")
    tray.stage(row(cards), 2)
    slot = tray.slots()[2]
    assert not slot.is_complete
    faces = {FACE[card] for card in row(wanted)}
    assert {FACE[card] for card in slot.wants} == faces


def test_staged_cards_stay_in_the_hand_and_staging_is_undone_for_nothing() -> None:
    tray = staging(**FIFTH, hand=HAND)
    before = tray.table.observation()
    tray.stage(row("9c 9d"))
    tray.stage(row("4c"))
    tray.take_back(row("9d"))
    assert told(tray) == ["9c", "4c", ""]
    assert tray.undo()
    assert told(tray) == ["9c 9d", "4c", ""]
    assert tray.undo()
    assert tray.undo()
    assert not tray.undo()
    assert told(tray) == ["", "", ""]
    assert tray.table.observation() == before


def test_the_contract_is_laid_down_in_one_act() -> None:
    tray = staging(**FIFTH, hand=HAND)
    tray.stage(row("8h 7h 6h 5h"))
    tray.stage(row("4c 4d 4s"))
    found = tray.lay_down()
    assert isinstance(found, Refusal)
    assert (found.key, dict(found.facts)["given"]) == ("refuse.stage.incomplete", 0)
    tray.stage(row("9c 9d X"))
    found = tray.lay_down()
    assert isinstance(found, Action)
    tray.table.act(found)
    melds = {tuple(sorted(meld.cards)) for meld in tray.table.observation().melds}
    assert melds == {tuple(sorted(row(one))) for one in ("9c 9d X", "4c 4d 4s", "5h 6h 7h 8h")}
    assert not tray.is_open
    assert tray.slots() == ()
    assert refused(tray.stage(row("Kd"))) == "refuse.open.no_contract"


def test_the_rules_have_the_last_word() -> None:
    """Where two trios may not be of one rank, complete slots are not enough."""
    tray = staging(
        variant="carioca", options={"same_rank_trios": False}, hand="9c 9d 9h 9c' 9d' 9h' Kd Qd"
    )
    tray.stage(row("9c 9d 9h"), 0)
    tray.stage(row("9c' 9d' 9h'"), 1)
    assert [slot.is_complete for slot in tray.slots()] == [True, True]
    assert refused(tray.lay_down()) == "refuse.open.same_rank"


def test_before_drawing_one_may_stage_but_not_lay_down() -> None:
    tray = staging(variant="carioca", hand="9c 9d 9h 4c 4d 4s Kd Qd", phase="draw", pile="3c")
    assert tray.stage(row("9c 9d 9h 4c 4d 4s")) is None
    assert refused(tray.lay_down()) == "refuse.draw_first"


def test_six_of_a_rank_may_stand_for_two_sets() -> None:
    tray = staging(**SIX_MENES, hand="9c 9d 9h 9c' 9d' 9h' Kd Qd")
    assert tray.stage(row("9c 9d 9h 9c' 9d' 9h'"), 0) is None
    assert [(slot.is_complete, slot.spared) for slot in tray.slots()] == [
        (True, False),
        (False, True),
    ]
    assert tray.takes(row("Kd")) == ()
    found = tray.lay_down()
    assert isinstance(found, Action)
    tray.table.act(found)
    assert len(tray.table.observation().melds) == 1


def test_a_tray_is_its_owners_affair() -> None:
    tray = staging(variant="carioca", hands={1: "9c 9d 9h Kd", 2: "4c 4d 4s Qd"})
    tray.stage(row("9c 9d"))
    tray.table.act(Action("discard", row("Kd")))
    assert tray.slots() == ()
    assert tray.staged() == 0
    tray.table.sit(1)
    assert told(tray) == ["", ""]
    tray.stage(row("4c"))
    tray.table.act(Action("draw", place=-1))
    tray.table.act(Action("discard", row("4c")))
    tray.table.sit(0)
    assert told(tray) == ["9c 9d", ""]


def test_a_slot_shows_how_its_cards_would_lie() -> None:
    tray = staging(**FIFTH, hand=HAND)
    tray.stage(row("8h 5h X 6h"), 2)
    assert [slot.lies and slot.lies.cards for slot in tray.slots()] == [
        None,
        None,
        row("5h 6h X 8h"),
    ]


def test_at_the_end_of_a_hand_the_tray_waits_for_the_next_contract() -> None:
    told = position(variant="carioca", round=3, hand="Kd", laid_down=1, hands={2: "9c 9d 4c"})
    winner, loser = Player("Ana", "owl", "naive"), Player("Beto", "fox")
    table = RunningTable.from_position(told, clock=Clock(), players=[winner, loser])
    assert isinstance(table.rules, RummyRules)
    tray = Staging(table, table.rules, Trays())
    assert [slot.name for slot in tray.slots()] == ["escalera", "escalera"]
    table.play_bot()
    assert table.phase == "scored"
    assert [slot.name for slot in tray.slots()] == ["trio", "trio", "trio"]


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("9c 9d 9h", [(True, False), (False, False)]),
        ("9c 9d 9h 9s", [(False, False), (False, True)]),
        ("9c 9d 9h 9s 9c' 9d'", [(True, False), (False, True)]),
        # They are not taken at all.
        ("9c 9d 9h 9s 9c' 9d' 9h'", [(False, False), (False, False)]),
    ],
)
def test_no_more_of_a_rank_than_two_sets_stand_for_two(
    cards: str, wanted: list[tuple[bool, bool]]
) -> None:
    tray = staging(**SIX_MENES, hand="9c 9d 9h 9s 9c' 9d' 9h' Kd Qd")
    tray.stage(row(cards), 0)
    assert [(slot.is_complete, slot.spared) for slot in tray.slots()] == wanted


@pytest.mark.parametrize(
    ("cards", "may"),
    [
        ("Ah As", True),
        ("Kh Ks", True),
        ("Ah Ks", False),
        ("Kh Kh", False),
        ("Kh 2c X", True),
        # No more wild cards than the set may begin with; those of one rank are a set themselves.
        ("X X", True),
        ("X X X", False),
        ("2c 2d 2h", True),
        # Two of one suit stand for cards of another rank.
        ("2c 2c", True),
        ("2c 2c X", False),
    ],
)
def test_cards_that_others_could_make_a_set_of(cards: str, may: bool) -> None:
    wilds = RANK_CARDS[2] | JOKERS
    kind = SetMeld(min=3, max=4, suits="all_different", wilds=2).kind(0, wilds, "fixed", Work())
    assert kind.may_become(parse_cards(cards), 4) == may
