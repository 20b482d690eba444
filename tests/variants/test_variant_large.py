"""Games too large to be searched through are checked at once, and the rules that make them so are
named."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from large_games import FOLDER, NAMES, SECONDS_MOST, large

from game.paths import bundled
from game.variants.load import read_variant
from game.variants.trial import TRIED_IN_PART, too_large, try_options, try_playing

TOO_MANY_WAYS = "fault.too_many_ways"
RULES = {
    "all_sizes": {"deal.hand", "melds.set", "pile.must_play"},
    "all_wild": {"deal.hand", "melds.set", "pile.must_play"},
    "crowded_table": {"capture"},
    "dozen_melds": {"opening.rounds.1", "pile.must_play"},
    "long_runs": {"melds.run", "pile.must_play"},
    "many_values": {"capture"},
    "two_wild_ranks": {"deal.hand", "melds.run", "melds.set", "pile.must_play"},
    "wild_contract": {
        *("deal.hand", "melds.run", "melds.trio"),
        *("opening.rounds.1", "pile.must_play"),
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_that_make_a_game_too_large_are_named(name: str) -> None:
    began = time.process_time()
    file = FOLDER / f"{name}.yaml"
    faults = list(try_playing(file, large(name)))
    assert time.process_time() - began < SECONDS_MOST
    assert {fault.path for fault in faults if fault.key == TOO_MANY_WAYS} == RULES[name]
    assert {fault.key for fault in faults} <= {TOO_MANY_WAYS, TRIED_IN_PART}


def test_the_choice_that_makes_a_game_too_large_is_named(
    tmp_path: Path, tiny: Callable[..., str]
) -> None:
    file = tmp_path / "tiny.yaml"
    options = "options: {long: {at: deal.hand, values: [7, 40], default: 7}}\n"
    text = tiny(
        *("packs: 1, jokers: 2", "packs: 4, jokers: 8", "max: 4", "max: 2"),
        *("run, min: 3, wilds: 1", "run, min: 3, suits: any, wilds: unlimited"),
    )
    file.write_text(text + options, encoding="utf-8")
    variant = read_variant(file, []).variant
    assert variant is not None
    found = [fault for fault in try_options(file, [], variant) if fault.key == TOO_MANY_WAYS]
    assert {fault.fact("option") for fault in found} == {"long=40"}
    assert "deal.hand" in {fault.path for fault in found}


def test_a_hand_without_an_end_is_not_taken_for_a_large_game(
    tmp_path: Path, tiny: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tiny.yaml"
    file.write_text(tiny(), encoding="utf-8")
    variant = read_variant(file, []).variant
    assert variant is not None
    monkeypatch.setattr("game.variants.trial.WORK_MOST", 30)
    faults = list(try_playing(file, variant))
    assert [fault.key for fault in faults] == ["fault.hand_endless"] * 3
    assert faults[0].fact("steps") == 10


def test_of_very_many_contracts_the_first_that_differ_are_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    class Found:
        """Takes the place of the search for a way to lay a contract."""

        exact = True

        def __init__(self, judge: object, packs: int) -> None: ...

        def plan(self, hand: int) -> Found:
            looked.append(hand.bit_count())
            return self

    monkeypatch.setattr("game.variants.trial.ContractPlanner", Found)
    rounds = ", ".join(f"{{melds: [trio], deal: {deal}}}" for deal in (6, 6, *range(7, 31)))
    file = tmp_path / "many.yaml"
    text = f"schema: 1\nid: many\nextends: carioca\nopening: {{rounds: [{rounds}]}}\n"
    file.write_text(f"{text}options: null\npresets: null\nrulings: null\n", encoding="utf-8")
    variant = read_variant(file, [bundled("assets/variants")]).variant
    assert variant is not None, list(read_variant(file, [bundled("assets/variants")]).faults)
    too_large(variant.game)
    assert looked == list(range(7, 27))
