"""The hand of the day: one best act, and the same for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from game.bots.base import decision, dice_of
from game.coach import daily
from game.coach.daily import DayHand, _Search, hand_of_the_day
from game.coach.judging import Sums, Worlds, are_alike
from game.coach.review import Progress
from game.coach.reviewing import least_cost
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, say_action
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of
from tests.bots.positions import set_up
from tests.kept import assert_kept

#: Found at once: others take some seconds.
DAY = date(2026, 11, 24)
#: Looked through with small limits: some hands that hold one then, and some that do not.
HANDS = {
    "carioca": (3, 12),
    "la_mona": (0,),
    "loba_centroamericana": (2, 29),
    "loba_de_mas": (0, 1),
    "loba_de_menos": (2, 11),
    "loba_seis_menes": (2, 10),
}
LIMITS = {"TRIED_IN": 9, "PROVED_IN": 16, "NEAREST": 1}
KEPT = Path(__file__).with_name("kept")


@cache
def found() -> DayHand:
    *steps, last = hand_of_the_day(DAY)
    assert all(isinstance(step, Progress) and 0 <= step.share < 1 for step in steps)
    assert isinstance(last, DayHand)
    return last


def told(day: DayHand) -> Iterator[str]:
    rules: AnyRules = day.match.rules  # type: ignore[assignment]
    yield f"{day.variant.id} after {len(day.match.log)} entries: {day.match.state.digest()}"
    yield f"  best {say_action(rules, day.best)}"
    yield from (f"    {reason.key} {dict(reason.facts)}" for reason in day.reasons)
    for act, cost, half_width in day.others:
        yield f"  {say_action(rules, act)} costs {cost:.5g} within {half_width:.5g}"


def test_the_best_act_is_clearly_the_best_and_all_others_are_told() -> None:
    day = found()
    rules, state = day.match.rules, day.match.state
    assert rules.refuse(state, day.best) is None
    least = least_cost(day.match.rules)  # type: ignore[arg-type]
    nearest = day.others[0]
    assert nearest.cost >= least
    assert nearest.cost - nearest.half_width > 0
    told = [day.best, *(other.act for other in day.others)]
    assert all(any(are_alike(act, one) for one in told) for act in rules.legal_actions(state))


def test_a_date_has_one_hand_and_another_date_another() -> None:
    *steps, again = hand_of_the_day(DAY)
    assert isinstance(again, DayHand)
    assert again.match.state.digest() == found().match.state.digest()
    assert again[2:] == found()[2:]
    assert_kept(KEPT / "day.txt", "\n".join([*told(again), f"{len(steps)} steps", ""]))
    others = hand_of_the_day(date(2026, 11, 25))
    assert isinstance(next(others), Progress)


def test_games_of_ones_own_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a faulty one, or one of the same name."""
    steps = list(islice(hand_of_the_day(DAY), 3))
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    for name in ("aaa", *Catalogue().ids()):
        (folder / f"{name}.yaml").write_text("schema: 1\n", encoding="utf-8")
    assert list(islice(hand_of_the_day(DAY), 3)) == steps


def test_hands_hold_what_they_held(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in LIMITS.items():
        monkeypatch.setattr(daily, name, number)
    kept: list[str] = []
    for game, numbers in HANDS.items():
        variant = Catalogue().load(game)
        search = _Search(variant, rules_of(variant.game))
        for number in numbers:
            steps = 0
            for step in search.hand(f"{number}"):
                steps += 1
                if step is not None:
                    kept += told(step)
                    break
            kept.append(f"{game} {number}: {steps} steps")
    assert_kept(KEPT / "days.txt", "\n".join(kept) + "\n")


#: What other acts cost in the worlds in which all are tried, and in the fresh ones, where they
#: scatter by so much to both sides; and whether the best one counts as found.
CLEAR: tuple[float, float, float] = (9.0, 9.0, 1.0)


@pytest.mark.pure
@pytest.mark.parametrize(
    ("costs", "is_found"),
    [
        ([CLEAR, CLEAR, CLEAR, CLEAR], True),
        ([(2.0, 2.0, 0.0), CLEAR, CLEAR, CLEAR], True),
        # One that costs too little, at once, in the fresh worlds, or there in the end only.
        ([CLEAR, (1.9, 9.0, 0.0), CLEAR, CLEAR], False),
        ([CLEAR, (3.0, 1.9, 0.0), CLEAR, CLEAR], False),
        ([CLEAR, (3.0, 1.9, 9.0), CLEAR, CLEAR], False),
        # One of which it is not sure enough.
        ([CLEAR, (3.0, 9.0, 60.0), CLEAR, CLEAR], False),
        ([CLEAR, (3.0, 9.0, 40.0), CLEAR, CLEAR], True),
        # The fourth is no longer looked at.
        ([CLEAR, CLEAR, CLEAR, (9.1, 0.0, 0.0)], True),
        ([CLEAR, CLEAR, (9.1, 0.0, 0.0), CLEAR], True),
    ],
)
def test_the_best_act_is_found_where_all_others_cost_enough_for_sure(
    costs: list[tuple[float, float, float]], is_found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = set_up("loba_de_menos", {"hands": ["2c 5d 8h Js Kd", "5"]})
    state, variant = position.state, Catalogue().load("loba_de_menos")
    legal = position.rules.legal_actions(state)
    search = _Search(variant, rules_of(variant.game))
    seen = observe(state, state.to_act)
    best = decision(search.counsellor, seen, legal, dice_of(seen))
    others = [act for act in legal if act != best]
    assert len(others) == len(costs)
    tried: Counter[Action] = Counter()

    def add(worlds: Worlds, best: Action, sums: dict[Action, Sums]) -> None:
        for act, cost in sums.items():
            first, then, off = costs[others.index(act)]
            tried[act] += 1
            fresh = then + (off if cost.count % 2 else -off)
            cost.add(first if tried[act] <= daily.TRIED_IN else fresh)

    monkeypatch.setattr(daily, "_try", add)
    match = Match(position.rules, 2, SeededChance(1), state)
    *_, last = search._position(match, seen, legal, others[0])
    assert (last is not None) is is_found
    if is_found:
        assert sorted(tried.values()) == [30, 330, 330, 330]


@pytest.mark.pure
def test_twenty_hands_of_every_game_are_looked_through_the_first_another_each_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[tuple[str, str]] = []

    class NothingFound:
        def __init__(self, variant: Variant, rules: AnyRules) -> None:
            self.game = variant.id

        def hand(self, seed: str) -> Iterator[None]:
            looked.append((self.game, seed))
            yield None

    monkeypatch.setattr(daily, "_Search", NothingFound)
    games = Catalogue().ids()
    firsts = []
    for number in range(len(games)):
        looked.clear()
        steps = hand_of_the_day(DAY + timedelta(number))
        shares = [step.share for step in steps if isinstance(step, Progress)]
        assert shares == pytest.approx([at / len(shares) for at in range(len(shares))])
        in_turn = list(dict.fromkeys(game for game, _ in looked))
        assert [game for game, _ in looked] == [game for game in in_turn for _ in range(20)]
        at = games.index(in_turn[0])
        assert in_turn == [*games[at:], *games[:at]]
        assert len({seed for _, seed in looked}) == 20
        firsts.append(in_turn[0])
    assert sorted(firsts) == sorted(games)
