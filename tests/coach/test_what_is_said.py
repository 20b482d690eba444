"""What the coach says of a hand, number by number, and how far it said it was meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.coach.judging import Sums
from game.coach.review import HandReview, Progress, with_less_progress
from game.coach.reviewing import Budget, _Point, _Reviewing, review
from tests.coach.test_reviewing import BLUNDERS, played, whole_hand
from tests.engine.battery.tables import PLAIN, rules_at
from tests.kept import assert_kept, lines_of

KEPT = Path(__file__).with_name("kept")
#: A hand of novices at the first table of a game, who is told, and how many acts are spent on it:
#: so few that some acts are not looked at, and so many that some are called mistakes.
HANDS = {
    "carioca": (0, 100_000),
    "contract_rummy": (1, 20_000),
    "la_mona": (0, 3_000),
    "loba_centroamericana": (1, 20_000),
    "loba_de_mas": (0, 20_000),
    "loba_de_menos": (1, 8_000),
}
#: A table, and what is done at it.
FIRST = BLUNDERS[0][1:4]
#: How much dearer one suspect is than the other before, how wide their costs scatter, and how many
#: looks may be taken.
SUSPECTS = [
    *((0.6, 4, most) for most in (9_999, 1_500, 700, 470, 300, 30)),
    *((0.15, 10, most) for most in (9_999, 4_000, 2_000)),
]


def told(steps: Iterator[Progress | HandReview]) -> str:
    *shares, last = with_less_progress(steps, 0.02)
    return "\n".join([*lines_of(last), said(shares), ""])


def said(steps: Iterable[Progress | HandReview]) -> str:
    return " ".join(["shares", *(f"{one.share:.4g}" for one in steps if isinstance(one, Progress))])


@pytest.mark.parametrize(("game", "how"), HANDS.items(), ids=list(HANDS))
def test_a_hand_is_reviewed_as_it_was(game: str, how: tuple[int, int]) -> None:
    table = next(one for one in PLAIN if one.variant == game)
    hand = whole_hand(rules_at(table), table.seats)
    seat, acts = how
    reviewing = _Reviewing(hand, seat, Budget(acts), lambda: False)
    kept = told(reviewing.steps())
    taken = sum(point.worlds.taken for point in reviewing.points)
    assert_kept(KEPT / f"hand_{game}.txt", f"{kept}taken {taken}\n")


def suspects(rise: float, wide: int, looks_most: int) -> _Reviewing:
    """Twenty-four acts that cost more and more, by numbers that scatter by this and that; after so
    many looks the time for judging is over."""
    reviewing = _Reviewing(played(*FIRST), 0, Budget(), lambda: False)
    list(reviewing._find_points())
    (point,) = reviewing.points
    dice, spent = Random(1), list[float]()

    def look(point: _Point, gains: Sums) -> None:
        cost, off = 1 + rise * point.act_index, wide * (1 + point.act_index % 5) ** 2
        gains.add(cost + off * (dice.random() - 0.5))
        point.expected.add(-cost)
        spent.append(cost)

    reviewing._look = look  # type: ignore[method-assign]
    reviewing._is_spent = lambda share=1.0: len(spent) >= looks_most  # type: ignore[method-assign]
    reviewing.points = [
        replace(point, act_index=number, expected=Sums(), gains=Sums(), confirmed=Sums())
        for number in range(1, 25)
    ]
    for one in reviewing.points:
        for _ in range(20):
            look(one, one.gains)
    spent.clear()
    return reviewing


@pytest.mark.pure
def test_many_suspects_are_judged_as_they_were() -> None:
    kept = []
    for how in SUSPECTS:
        reviewing = suspects(*how)
        steps = list(reviewing._confirm())
        kept.append(f"{how}: {len(steps)} steps")
        kept.append(f"  {said(with_less_progress(iter(steps), 0.005))}")
        found = reviewing._reviewed()
        kept.append("  costly " + " ".join(f"{one.act_index}" for one in found.costly))
        kept.append("  equal " + " ".join(map(str, found.equal)))
        kept.append(f"  play {found.play:.5g} within {found.half_width:.5g}")
        for one in reviewing.points:
            word = "a mistake" if one.is_mistake else ""
            gains = one.confirmed
            kept.append(f"  {one.act_index}: {gains.count} {gains.mean:.4g} {word}".rstrip())
    assert_kept(KEPT / "suspects.txt", "\n".join(kept) + "\n")


@pytest.mark.parametrize("case", range(len(BLUNDERS)))
def test_a_blunder_is_reviewed_as_it_was(case: int) -> None:
    _, variant, table, done, _ = BLUNDERS[case]
    assert_kept(KEPT / f"blunder_{case}.txt", told(review(played(variant, table, done), 0)))
