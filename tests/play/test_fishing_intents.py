"""What a card can do at a fishing table: take, build, be laid down; best first, and why not."""

from __future__ import annotations

import pytest

from game.engine.actions import Action
from game.engine.rules import Refusal
from game.play.intents.fishing import FishingIntents
from game.play.intents.offers import FELT_PLACE, Offers, Target

from .tables import card, fishing, row, said, sums

BUILD_OF_9 = [{"build": "7d 2h", "value": 9, "owner": 2}]


def loose(text: str) -> Target:
    return Target("loose", 0, card(text))


def built(intents: FishingIntents, played: str, cards: str) -> Offers:
    found = intents.builds_with(card(played), row(cards))
    assert found is not None
    assert not isinstance(found, Refusal)
    return found


def chosen(intents: FishingIntents, played: str, cards: str, *builds: int) -> str:
    """The capture, or why not, or that more must be chosen."""
    found = intents.capture_of(card(played), row(cards), builds)
    if found is None:
        return "more"
    if isinstance(found, Refusal):
        return found.key
    assert isinstance(found, Action)
    return "taken"


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        # Each sum is one group.
        ("9c Jd", "3h 6d 9s Kc", ["3h 6d | 9s", "9s", "3h 6d"]),
        # An ace counts one or fourteen.
        ("As Jd", "Kh Ad", ["Ad Kh", "Ad"]),
        # The Mona takes fifteen.
        ("2c Jd", "7h 8d Kh", ["7h 8d"]),
        # Nothing takes the Mona.
        ("2s Jd", "2c", []),
    ],
)
def test_all_captures_best_first(hand: str, table: str, expected: list[str]) -> None:
    intents = fishing(hand=hand, table=table)
    offers = intents.captures(row(hand)[0])
    assert [" | ".join(sums(offer)) for offer in offers] == expected


def test_where_cards_make_a_sum_with_the_one_that_takes_them_it_is_part_of_the_sum() -> None:
    intents = fishing(variant="escoba", hand="4h Qc", table="7d 4d Jc Kc")
    (offer,) = intents.captures(card("4h"))
    assert (sums(offer), offer.value, offer.points) == (["4h 4d 7d"], 15, 1)
    assert [sums(offer) for offer in intents.captures(card("Qc"))] == []


@pytest.mark.parametrize(
    ("table", "cards", "expected"),
    [
        ("5d 2c 4h 3s", "5d 2c", "taken"),
        ("5d 2c 4h 3s", "5d 2c 4h 3s", "refuse.take.one_group"),
        ("5d 2c 7h", "5d", "refuse.take.single_first"),
        ("5d 2c 7h 7c", "7h 7c", "refuse.take.one_group"),
        ("5d 3c 7h", "5d", "refuse.take.not_sum"),
    ],
)
def test_where_one_group_is_taken_an_equal_card_comes_first(
    table: str, cards: str, expected: str
) -> None:
    intents = fishing(variant="scopa", hand="7s Jd", table=table)
    assert chosen(intents, "7s", cards) == expected
    refusal = intents.why_not(row("7s"), FELT_PLACE)
    assert refusal is not None
    assert refusal.key == "refuse.trail.must_take"


def test_points_come_first() -> None:
    """Ten of diamonds, two points, before more cards of none."""
    intents = fishing(hand="Tc Jd", table="Td 6h 4h")
    takes = said(intents.table, intents.captures(card("Tc")))
    assert takes[:2] == ["take Tc as 10: 4h 6h Td", "take Tc as 10: Td"]
    assert [offer.points for offer in intents.captures(card("Tc"))] == [3, 2, 0]


@pytest.mark.parametrize(("build", "points"), [("7d 2h", [0, 0, 0]), ("7d 2s", [1, 1, 0])])
def test_the_cards_of_a_build_count_as_if_they_lay_loose(build: str, points: list[int]) -> None:
    builds = [{"build": build, "value": 9, "owner": 2}]
    intents = fishing(hand="9c Jd", table="9h Kc", builds=builds)
    offers = intents.captures(card("9c"))
    assert [sums(offer) for offer in offers] == [["9h", "#1"], ["#1"], ["9h"]]
    assert [offer.points for offer in offers] == points


def test_a_capture_that_clears_the_table_says_so() -> None:
    intents = fishing(hand="9c Jd", table="3h 6d")
    (offer,) = intents.captures(card("9c"))
    assert offer.key == "offer.take.sweep"
    assert "swept" in [event.kind for event in intents.table.act_all(offer.acts)]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("3h 6d", "taken"),
        ("3h 6d 9s", "taken"),
        ("3h", "more"),
        ("", "more"),
        ("3h Kc", "refuse.take.not_sum"),
        ("Kc", "refuse.take.not_sum"),
        ("4d", "refuse.not_on_table"),
    ],
)
def test_a_capture_is_chosen_card_by_card(cards: str, expected: str) -> None:
    assert chosen(fishing(hand="9c Jd", table="3h 6d 9s Kc"), "9c", cards) == expected


def test_builds_are_chosen_like_cards() -> None:
    intents = fishing(hand="9c Jd", table="9s Kc", builds=BUILD_OF_9)
    assert chosen(intents, "9c", "", 0) == "taken"
    assert chosen(intents, "9c", "9s", 0) == "taken"
    assert chosen(intents, "Jd", "", 0) == "refuse.take.build_value"
    (first, *_) = intents.offers_at(row("9c"), Target("build", 0))
    assert sums(first) == ["9s", "#1"]


def test_a_card_is_dropped_on_what_it_takes_or_builds_with() -> None:
    intents = fishing(hand="2h 9c", table="7d Kc")
    found = intents.offers(row("2h"))
    assert set(found) == {FELT_PLACE, loose("7d")}
    assert said(intents.table, found[loose("7d")]) == ["build 9 with 2h: 7d"]
    assert sums(found[loose("7d")][0]) == ["2h 7d"]


def test_every_value_one_still_holds_can_be_built() -> None:
    intents = fishing(hand="2h 9c 9d Kc", table="7d 4s 9s")
    (offer,) = built(intents, "2h", "7d")
    assert (offer.value, offer.key) == (9, "offer.build")
    assert [(offer.key, sums(offer)) for offer in built(intents, "2h", "7d 9s")] == [
        ("offer.build.multiple", ["2h 7d", "9s"])
    ]
    assert [offer.value for offer in built(intents, "2h", "7d 4s")] == [13]


def test_a_build_is_raised() -> None:
    intents = fishing(hand="Ah Td 9s", table="Kc", builds=BUILD_OF_9)
    (offer,) = (one for one in intents.builds(card("Ah")) if len(one.acts[0].cards) == 1)
    assert (offer.key, offer.value, sums(offer)) == ("offer.raise", 10, ["#1 Ah"])


@pytest.mark.parametrize(
    ("hand", "cards", "expected"),
    [
        ("2h 9c", "", "more"),
        ("2h 8c", "7d", "refuse.build.no_card"),
        ("2h 9c", "Kc", "refuse.build.no_card"),
        ("2h", "7d", "refuse.build.no_card"),
    ],
)
def test_why_nothing_is_built(hand: str, cards: str, expected: str) -> None:
    intents = fishing(hand=hand, table="7d Kc")
    found: Offers | Refusal | None = intents.builds_with(card("2h"), row(cards))
    assert (found.key if isinstance(found, Refusal) else "more") == expected


@pytest.mark.parametrize(
    ("cards", "target", "refusal"),
    [
        ("9c", loose("Kc"), "refuse.take.not_sum"),
        ("9c Jd", FELT_PLACE, "refuse.play.one_only"),
        ("9c", FELT_PLACE, "refuse.trail.own_build"),
        ("9c", loose("2c"), "refuse.take.inert"),
    ],
)
def test_why_not(cards: str, target: Target, refusal: str) -> None:
    builds = [{"build": "7d 2h", "value": 9, "owner": 1}]
    intents = fishing(hand="9c Jd 9h", table="Kc 2c", builds=builds)
    found = intents.why_not(row(cards), target)
    assert found is not None
    assert found.key == refusal


def test_old_answers_are_forgotten() -> None:
    intents = fishing(hands={1: "9c Jd", 2: "9s Kd"}, table="9h")
    assert intents.captures(card("9c"))
    intents.table.act(Action("trail", row("Jd")))
    intents.table.sit(intents.table.to_act)
    assert not intents.captures(card("9c"))
    assert intents.captures(card("9s"))
