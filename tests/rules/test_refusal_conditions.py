"""A refusal gives the reason that is true: every key has a condition, tried on random acts."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.notation import say_action
from game.engine.rules import Refusal
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.pieces.line import refusal_line
from game.play.positions.position import position_in
from game.play.positions.referee import Referee
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import nodes_of
from game.variants.load import rules_of
from game.view.table.log import Wording

from .cases import HERE
from .random_refusals import GAMES, refusals
from .refusal_conditions import BEYOND, CONDITIONS, holds
from .test_refusal_texts import known_refusals

FEW, MANY = 3_000, 60_000
NINE = {"build": "7d 2s", "value": 9}
RUN = {"hand": "7c Kd", "table": ["[9c Tc Jc X=Q]"]}
JACK = {"hand": "Jh Kd", "table": ["[8h 9h Th X=J]"]}


def untrue(seed: int, count: int) -> tuple[list[str], Counter[str]]:
    """The refusals whose condition is false, and how often each key was given."""
    slips, given = [], Counter[str]()
    for game, options, rules, state, action, refusal in refusals(seed, count):
        key = refusal.key.removeprefix("refuse.")
        given[key] += 1
        if key not in BEYOND and not holds(rules, state, action, refusal):
            said = say_action(rules, action)
            slips.append(f"{key} {dict(refusal.facts)}: {said} {action} ({game} {options})")
    return slips, given


def test_every_refusal_of_the_engine_has_a_condition() -> None:
    assert {key.removeprefix("refuse.") for key in known_refusals()} == set(CONDITIONS) | BEYOND


def test_no_refusal_among_random_acts_is_untrue() -> None:
    slips, given = untrue(seed=1, count=FEW)
    assert slips == []
    assert len(given) > len(CONDITIONS) // 2


@pytest.mark.parametrize(
    ("game", "options", "table", "act", "key"),
    [
        ("la_mona", {}, {"hand": "2c 9d", "table": "7h"}, "build 9 with 2c: 7h", "build.inert"),
        (
            *("la_mona", {"multi_card_builds": False}, {"hand": "2h 9c", "table": "3d 4s"}),
            *("build 9 with 2h: 3d 4s", "build.two_cards"),
        ),
        (
            *("la_mona", {"build_obligation": "v2"}),
            *({"hand": "4h 9c", "table": "4d", "builds": [NINE]}, "take 4h: 4d"),
            "build.loose_cards",
        ),
        (
            *("la_mona", {"build_obligation": "v1"}),
            *({"hand": "4h 9c", "table": "4d", "builds": [NINE]}, "take 4h: 4d"),
            "build.must_continue",
        ),
        (
            *("cassino", {"trail_that_takes": False}),
            *({"hand": "4h 9c", "table": "Kd", "builds": [NINE]}, "trail 4h", "trail.own_build"),
        ),
        ("carioca", {}, RUN, "add 7c to #1", "run.wild_keeps_end"),
        ("carioca", {"wild_move": "fixed"}, JACK, "add Jh to #1", "run.wild_fixed"),
        (
            *("loba_de_menos", {}, {"hand": "Kh 2c", "table": ["[Ah 2h 3h]"]}, "add Kh to #1"),
            "run.ace_both_ways",
        ),
        (
            *("loba_de_menos", {}, {"hand": "Ah 2c", "table": ["[5h 6h 7h]"]}, "add Ah to #1"),
            "run.not_next",
        ),
        ("basic_rummy", {}, {"hand": "Qh Kh Ah 2c"}, "meld Qh Kh Ah", "run.ace_low"),
        ("loba_de_mas", {}, {"hand": "5c 5d 2h 9c"}, "meld pierna 5c 5d 2h", "set.no_wilds"),
        (
            *("loba_de_menos", {}, {"hand": "5c 5c' 6c 9c"}, "meld escalera 5c 5c' 6c"),
            "run.rank_twice",
        ),
        ("loba_de_mas", {"wild_discard": "never"}, {"hand": "X"}, "discard X", "discard.last_wild"),
    ],
)
def test_the_reason_is_the_one_a_player_would_name(
    game: str, options: dict[str, object], table: dict[str, object], act: str, key: str
) -> None:
    setting = {"variant": game, "options": options, **table, "actions": f"{act} -> refuse.{key}"}
    given = Given(nodes_of(setting, FilePlace("")), "", Faults())
    position = position_in(given, GAMES, HERE)
    assert position is not None
    assert not given.faults.fatal, list(given.faults)
    (verdict,) = Referee(position).judge_all()
    assert verdict.held, verdict.refusal


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "In a contract a trio has exactly 3 cards, and here one has 4. "
            "This hand asks for 2 trios.",
        ),
        ("es", "Un trío del contrato lleva exactamente 3 cartas, y hay 4. Esta mano pide 2 tríos."),
        (
            "fr",
            "Dans un contrat, un trio a exactement 3 cartes, et ici, il y en a 4. "
            "Cette mène demande 2 trios.",
        ),
    ],
)
def test_a_contract_that_is_not_exact_is_told_what_the_hand_asks_for_and_which_meld_is_off(
    language: str, sentence: str
) -> None:
    rules = rules_of(GAMES.load("carioca").game)
    facts = (("meld", 0), ("least", 3), ("given", 4), ("contract", 0))
    line = refusal_line(rules, Refusal("refuse.open.meld_size", facts))
    texts = Texts([language], [bundled("locales")])
    assert Wording(texts, "carioca", ()).sentence(line) == sentence


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_no_refusal_among_very_many_random_acts_is_untrue(seed: int) -> None:
    slips, given = untrue(seed, MANY // 4)
    assert slips == []
    assert given
