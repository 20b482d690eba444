"""The hand of the day: one best act that weaker players miss, and the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path

import pytest

from game.bots.base import decision, dice_of
from game.bots.levels import bot_named
from game.coach import daily
from game.coach.daily import (
    MISSING,
    TURNS_MOST,
    DayHand,
    DaySearch,
    hand_at,
    hand_of_the_day,
    place_of,
)
from game.coach.judging import are_alike
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue

DAY = date(2026, 11, 24)
#: With these limits whatever the weaker players miss counts as proved.
NOTHING_TO_PROVE = {"PROVED_FROM": 2, "BOUND": -99, "CLOSELY_IN": 1, "CLOSE_DOUBT": 99}


@pytest.fixture(autouse=True)
def _nothing_to_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in NOTHING_TO_PROVE.items():
        monkeypatch.setattr(daily, name, number)


def found(game: str, hands: int) -> Iterator[DayHand]:
    search = DaySearch(Catalogue().load(game))
    for number in range(hands):
        yield from islice(filter(None, search.hand(str(number), number)), 1)


pure = pytest.mark.pure


@pure
@pytest.mark.parametrize(("game", "hands"), [("loba_de_menos", 32), ("carioca", 4)])
def test_weaker_players_miss_what_stronger_ones_find_and_a_reason_names_what_counts(
    game: str, hands: int
) -> None:
    days = list(found(game, hands))
    assert days
    for one in days:
        rules, state = one.match.rules, one.match.state
        seen, legal = observe(state, state.to_act), rules.legal_actions(state)
        acts = [one.best, *(other.act for other in one.others)]
        assert len(acts) >= 3
        assert set(acts) <= set(legal)
        assert state.turn_no < TURNS_MOST
        assert state.standing.round_no == one.round_no
        for name in (*MISSING, "veteran", "expert"):
            bot = bot_named(name, one.match.rules)  # type: ignore[arg-type]
            act = decision(bot, seen, legal, dice_of(seen))
            assert are_alike(act, one.best) == (name not in MISSING)
        assert {"other", "cards", "seat"} & one.reasons[0].facts.keys()
    assert len({one.round_no for one in days}) == (1 if game == "loba_de_menos" else len(days))


@pure
def test_a_hand_is_found_again_at_its_place() -> None:
    [day] = islice(found("loba_de_menos", 32), 1)
    place = place_of(day)
    again = hand_at(place)
    assert again is not None
    assert again.match.state.digest() == day.match.state.digest()
    assert (again.best, again.reasons) == (day.best, day.reasons)
    assert [one.act for one in again.others] == [one.act for one in day.others]
    for changed in ({"digest": "ab"}, {"best": 99}, {"game": "no_game"}, {"acts": (99,)}):
        assert hand_at(place._replace(**changed)) is None


def test_games_of_ones_own_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a faulty one, or one of the same name."""
    steps = list(islice(hand_of_the_day(DAY), 3))
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    for name in ("aaa", *Catalogue().ids()):
        (folder / f"{name}.yaml").write_text("schema: 1\n", encoding="utf-8")
    assert list(islice(hand_of_the_day(DAY), 3)) == steps
