"""Advice: a good act, and a reason that is true, in words."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.bots.advice import Counsellor, advice
from game.bots.levels import bot_named
from game.engine.actions import DRAW_PILE
from game.engine.cards import pack, parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import read_action
from game.engine.rummy.game import RummyGame
from game.engine.visibility import determinize, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.hints import why
from tests.bots.hints_sampled import words_of
from tests.bots.positions import set_up
from tests.play.tables import UNLIKE_FIRST

MENOS = "loba_de_menos"
#: Of a match one act in this number is explained.
EXPLAINED = 3
OPENED = {1: "before", 2: "before"}
OTHERS = [{"meld": "[5h 6h 7h]", "owner": 2}]

#: A table, what is done, and why.
CASES: list[tuple[str, str, dict[str, Any], str, str]] = [
    (
        "an only meld that empties the hand",
        MENOS,
        {"hand": "9c 9d 9h"},
        "meld 9c 9d 9h",
        "advice.at_once_off",
    ),
    (
        "a meld while somebody has two cards",
        MENOS,
        {"hands": ["9c 9d 9h Ks 2c 4d", "2"], "laid_down": {2: "before"}},
        "meld 9c 9d 9h",
        "advice.hurry",
    ),
    ("a meld in peace", MENOS, {"hand": "9c 9d 9h Ks 2c 4d"}, "meld 9c 9d 9h", "advice.meld"),
    (
        "a card added in peace",
        MENOS,
        {"hand": "8h Ks 2c 4d", "table": OTHERS, "laid_down": OPENED},
        "add 8h to #1",
        "advice.add",
    ),
    (
        "throwing the dearest of lonely cards",
        MENOS,
        {"hand": "Kd 2c 5s 9h"},
        "discard Kd",
        "advice.throw_dear",
    ),
    (
        "throwing a card that has company",
        MENOS,
        {"hand": "Kd Kc 5s 9h"},
        "discard Kd",
        "advice.throw_dear",
    ),
    (
        "keeping a finished meld",
        MENOS,
        {"hand": "9c 9d 9h Ks 2c 4d"},
        "discard Ks",
        "advice.hold_off",
    ),
    (
        "a card that makes a meld",
        MENOS,
        {"hand": "6h 7h Ks 2c", "pile": "8h", "phase": "draw"},
        "draw pile",
        "advice.draw_meld",
    ),
    (
        "a card that fits what lies there",
        MENOS,
        {"hand": "Ks 2c", "pile": "8h", "phase": "draw", "table": OTHERS, "laid_down": OPENED},
        "draw pile",
        "advice.draw_joins",
    ),
    (
        "a joker that lies open",
        "carioca",
        {"hand": "9c 9d Ks 2s 6d", "pile": "X", "phase": "draw"},
        "draw pile",
        "advice.draw_wild",
    ),
    (
        "a card that only goes with others",
        "carioca",
        {"hand": "9c Ks 2s 6d", "pile": "9h", "phase": "draw"},
        "draw pile",
        "advice.draw_nearer",
    ),
    (
        "the whole pozo",
        "loba_de_mas",
        {"hand": "9c Ks 3s 6d", "pile": "9h 4d", "phase": "draw"},
        "draw pile",
        "advice.draw_waits",
    ),
    (
        "the stock rather than the pile",
        "carioca",
        {"hand": "9c Ks 2s 6d", "pile": "Jh", "phase": "draw"},
        "draw stock",
        "advice.stock_lonely",
    ),
    (
        "the stock where nothing else may be drawn",
        MENOS,
        {"hand": "Ks 2c", "pile": "8h", "phase": "draw"},
        "draw stock",
        "advice.stock_unplayable",
    ),
    (
        "the contract",
        "carioca",
        {"hand": "9c 9d 9h 4c 4d 4h Ks 2s"},
        "open 9c 9d 9h + 4c 4d 4h",
        "advice.open",
    ),
    (
        "a sweep",
        "la_mona",
        {"hand": "9c 5s 2h Kd", "table": "4d 5d"},
        "take 9c: 4d 5d",
        "advice.take_all",
    ),
    (
        "points among the cards",
        "la_mona",
        {"hand": "Tc 5s 2h Kd", "table": "Td 7h"},
        "take Tc: Td",
        "advice.take_points",
    ),
    (
        "a spade among the cards",
        "la_mona",
        {"hand": "7c 5d 2h Kd", "table": "7s 9h"},
        "take 7c: 7s",
        "advice.take_cards",
    ),
    (
        "two spades more, which weigh more than one card",
        "la_mona",
        {"hand": "6h Jc 8c", "table": "Ad Jh 4d Js 7s 5c"},
        "take Jc: 4d 7s Js",
        "advice.take_spades",
    ),
    (
        "cards and no more",
        "la_mona",
        {"hand": "7c 5d 3h Kd", "table": "7h 9h"},
        "take 7c: 7h",
        "advice.take_cards",
    ),
    (
        "somebody else's build",
        "la_mona",
        {
            "hand": "9c 3h 7h 4h",
            "table": "Kd",
            "builds": [{"build": "7d 2h", "value": 9, "owner": 2}],
        },
        "take 9c: #1",
        "advice.take_cards",
    ),
    (
        "a build of one's own",
        "la_mona",
        {"hand": "9c 2h 4s Kd", "table": "7d Qh"},
        "build 9 with 2h: 7d",
        "advice.leaves_less",
    ),
    (
        "a card laid down because nothing can be taken",
        "la_mona",
        {"hand": "5d 3h Kd", "table": "9h Qs"},
        "trail 3h",
        "advice.trail_left",
    ),
    (
        "a card laid down though another could take",
        "la_mona",
        {"hand": "9c 3h Kd", "table": "9h Qs"},
        "trail 3h",
        "advice.keeps_take",
    ),
    (
        "the whole hand with a card of the pile",
        MENOS,
        {"hand": "9c 9d 5h 6h 7h Ks", "pile": "9h", "phase": "draw"},
        "draw pile",
        "advice.at_once_off",
    ),
    (
        "going out in a second turn",
        MENOS,
        {"hand": "9c 9d 9h Ks", "laid_down": {1: "before"}, "table": [{"meld": "[5h 6h 7h]"}]},
        "meld 9c 9d 9h",
        "advice.goes_out",
    ),
    (
        "what the contract would lack",
        "carioca",
        {"hand": "9c 9d 4c 4d Ks 2s 6d 7s 8c Jc Qh Ac 3h"},
        "discard Ac",
        "advice.throw_dear",
    ),
    (
        "a card that would put its holder out",
        MENOS,
        {"hand": "Kd 2c 5s 9h 3d", "scores": [81, 0]},
        "discard Kd",
        "advice.throw_over",
    ),
    (
        "points for anybody who has a ten",
        "la_mona",
        {"hand": "Td 3h 7c", "table": "9h Qs"},
        "trail 3h",
        "advice.keeps_points",
    ),
]


@pytest.mark.parametrize(
    ("variant", "position", "act", "key"),
    [pytest.param(*case[1:], id=case[0]) for case in CASES],
)
def test_the_reason_of_an_act_is_what_is_true_of_it(
    variant: str, position: dict[str, Any], act: str, key: str
) -> None:
    table = set_up(variant, position)
    rules, state = table.rules, table.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    done = read_action(rules, state, act)
    assert rules.refuse(state, done) is None
    assert Counsellor(rules).explained(seen, legal, done).reasons[0].key == key


@pytest.mark.parametrize("variant", UNLIKE_FIRST)
def test_every_reason_of_a_match_can_be_said_in_every_language(variant: str) -> None:
    rules = rules_of(Catalogue().load(variant).game)
    match = Match(rules, rules.common.players.min, SeededChance(4))
    bot = bot_named("regular", rules)
    words = [words_of(variant, language) for language in ("en", "es", "fr", "pt", "es_AR")]
    rng, reasons = Random(4), set()
    for at in range(160):
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
        *_, act = bot.think(seen, legal, rng)
        if at % EXPLAINED == 0:
            for told in Counsellor(rules).explained(seen, legal, act).reasons:
                reasons.add(told.key)
                for said in (why(one, told) for one in words):
                    assert said
                    assert told.key not in said
                    assert "{" not in said, said
        match.submit(seat, act)
        if match.is_over:
            break
    assert len(reasons) > 3


@pytest.mark.parametrize("variant", Catalogue().ids())
def test_advice_is_legal_and_knows_no_more_than_the_player(variant: str) -> None:
    rules = rules_of(Catalogue().load(variant).game)
    match = Match(rules, rules.common.players.min, SeededChance(5))
    for number in range(12):
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
        told = advice(rules, seen, legal, Random(number))
        assert rules.refuse(match.state, told.act) is None
        world = determinize(rules.deck_set, seen, Random(f"world {number}"))
        there = observe(world, seat)
        assert advice(rules, there, rules.legal_actions(world), Random(number)) == told
        match.submit(seat, told.act)


def test_no_card_is_drawn_to_be_added_before_the_contract_is_laid() -> None:
    """Even where it is written that adding needs no meld of one's own."""
    told: dict[str, Any] = {
        "hand": "2c 4d Ks 9c",
        "pile": "8h",
        "phase": "draw",
        "laid_down": {2: "before"},
        "table": [{"meld": "[4h 5h 6h 7h]", "owner": 2}],
    }
    position = set_up("carioca", told)
    game = position.variant.game
    assert isinstance(game, RummyGame)
    rules = rules_of(replace(game, lay_off=replace(game.lay_off, needs="nothing")))
    seen, legal = observe(position.state, 0), rules.legal_actions(position.state)
    keys = {reason.key for reason in Counsellor(rules).reasons(seen, legal, DRAW_PILE)}
    assert "advice.draw_joins" not in keys


@pytest.mark.parametrize(("to", "kept"), [("any", "9c 9d 9h"), ("own", "8d 8h 8s")])
def test_cards_are_left_out_of_a_contract_only_where_they_can_be_added(to: str, kept: str) -> None:
    told: dict[str, Any] = {
        "hand": "8d 8h 8s 9c 9d 9h Kc Kd Kh 2s",
        "laid_down": {2: "before"},
        "table": [{"meld": "[5c 6c 7c 8c]", "owner": 2}, {"meld": "[5d 6d 7d 8d']", "owner": 2}],
    }
    position = set_up("carioca", told)
    game = position.variant.game
    assert isinstance(game, RummyGame)
    rules = rules_of(replace(game, lay_off=replace(game.lay_off, to=to)))
    seen, legal = observe(position.state, 0), rules.legal_actions(position.state)
    act = advice(rules, seen, legal, Random(1)).act
    assert seen.hand & ~pack(act.cards) == pack(parse_cards(f"{kept} 2s"))
