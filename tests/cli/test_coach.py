"""`loba coach`: how a hand of a match went, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.__main__ import main
from game.bots.base import Reason
from game.cli import coach
from game.coach.hand import PlayedHand
from game.coach.review import CostlyChoice, HandReview, SearchProgress
from game.engine.actions import DISCARD

SAVES = Path(__file__).resolve().parents[2] / "saves"
MENOS = SAVES / "loba_de_menos-2.json"


def found_at_once(hand: PlayedHand, seat: int) -> Iterator[SearchProgress | HandReview]:
    """What would take some seconds: the first discard was the wrong one."""
    number, done, held = next(
        (number, entry.action, state.hands[seat])
        for number, entry, state in hand.states()
        if entry.seat == seat and entry.action is not None and entry.action.kind == DISCARD
    )
    better = next(
        act
        for act in hand.rules.legal_actions(hand.state_before(number))
        if act.kind == DISCARD and act != done
    )
    assert held >> better.cards[0] & 1
    reasons = (Reason("advice.throw_lonely", {"card": better.cards[0], "other": done.cards[0]}),)
    choice = CostlyChoice(number, done, better, 6.0, 1.5, reasons)
    yield SearchProgress(0.5)
    yield HandReview(seat, hand.dealt.hand_no, (), (choice,), (number,), 9.0, -4.0, 2.0, 99, True)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[str], str]:
    code = main(["--lang", "en", "coach", *argv])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_it_says_what_was_luck_and_what_cost_something_and_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coach, "review", found_at_once)
    code, lines, err = run(capsys, str(MENOS), "--hand", "2", "--seat", "2")
    assert (code, err) == (0, "")
    head, gap, done, better, cost, reason, equal = lines
    assert head == "naive 2: The cards brought you 9 points. Your play gave away 4 points."
    assert gap == ""
    assert done.startswith("Played: naive 2 discards ")
    assert better.startswith("Better: ")
    assert "6 points (±2)" in cost
    assert reason
    assert "1" in equal or "One" in equal
    assert "*" not in "".join(lines), "stars are for the window"


@pytest.mark.parametrize(("equal", "lines"), [((), 2), ((3, 5), 3)])
def test_where_nothing_cost_anything_it_says_so(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    equal: tuple[int, ...],
    lines: int,
) -> None:
    def found(hand: PlayedHand, seat: int) -> Iterator[HandReview]:
        yield HandReview(seat, hand.dealt.hand_no, (), (), equal, 0.0, 0.0, 2.0, 99, True)

    monkeypatch.setattr(coach, "review", found)
    code, said, _ = run(capsys, str(MENOS))
    assert (code, len(said)) == (0, lines)
    assert said[0].startswith("naive 1: ")
