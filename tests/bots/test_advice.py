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

MENOS, MONA = "loba_de_menos", "la_mona"
#: Of a match one act in this number is explained.
EXPLAINED = 3
LAID = {"laid_down": {1: "before", 2: "before"}, "table": [{"meld": "[5h 6h 7h]", "owner": 2}]}
BUILT = {"builds": [{"build": "7d 2h", "value": 9, "owner": 2}]}

#: A table, in the draw where it has a pile; what is done, and why.
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    (MENOS, {"hand": "9c 9d 9h"}, "meld 9c 9d 9h", "at_once_off"),
    (MENOS, {"hands": ["9c 9d 9h Ks 2c 4d", "2"], "laid_down": 2}, "meld 9c 9d 9h", "hurry"),
    (MENOS, {"hand": "9c 9d 9h Ks 2c 4d"}, "meld 9c 9d 9h", "meld"),
    (MENOS, {"hand": "8h Ks 2c 4d", **LAID}, "add 8h to #1", "add"),
    (MENOS, {"hand": "Kd 2c 5s 9h"}, "discard Kd", "throw_dear"),
    # Throwing a card that has company.
    (MENOS, {"hand": "Kd Kc 5s 9h"}, "discard Kd", "throw_dear"),
    (MENOS, {"hand": "9c 9d 9h Ks 2c 4d"}, "discard Ks", "hold_off"),
    (MENOS, {"hand": "6h 7h Ks 2c", "pile": "8h"}, "draw pile", "draw_meld"),
    (MENOS, {"hand": "Ks 2c", "pile": "8h", **LAID}, "draw pile", "draw_joins"),
    # A joker that lies open.
    ("carioca", {"hand": "9c 9d Ks 2s 6d", "pile": "X"}, "draw pile", "draw_wild"),
    # A card that only goes with others.
    ("carioca", {"hand": "9c Ks 2s 6d", "pile": "9h"}, "draw pile", "draw_nearer"),
    ("loba_de_mas", {"hand": "9c Ks 3s 6d", "pile": "9h 4d"}, "draw pile", "draw_waits"),
    ("carioca", {"hand": "9c Ks 2s 6d", "pile": "Jh"}, "draw stock", "stock_lonely"),
    (MENOS, {"hand": "Ks 2c", "pile": "8h"}, "draw stock", "stock_unplayable"),
    ("carioca", {"hand": "9c 9d 9h 4c 4d 4h Ks 2s"}, "open 9c 9d 9h + 4c 4d 4h", "open"),
    (MONA, {"hand": "9c 5s 2h Kd", "table": "4d 5d"}, "take 9c: 4d 5d", "take_all"),
    # Points among the cards.
    (MONA, {"hand": "Tc 5s 2h Kd", "table": "Td 7h"}, "take Tc: Td", "take_points"),
    # A spade among the cards.
    (MONA, {"hand": "7c 5d 2h Kd", "table": "7s 9h"}, "take 7c: 7s", "take_cards"),
    # Two spades more, which weigh more than one card.
    (MONA, {"hand": "6h Jc 8c", "table": "Ad Jh 4d Js 7s 5c"}, "take Jc: 4d 7s Js", "take_spades"),
    # Cards and no more.
    (MONA, {"hand": "7c 5d 3h Kd", "table": "7h 9h"}, "take 7c: 7h", "take_cards"),
    # Somebody else's build.
    (MONA, {"hand": "9c 3h 7h 4h", "table": "Kd", **BUILT}, "take 9c: #1", "take_cards"),
    (MONA, {"hand": "9c 2h 4s Kd", "table": "7d Qh"}, "build 9 with 2h: 7d", "leaves_less"),
    (MONA, {"hand": "5d 3h Kd", "table": "9h Qs"}, "trail 3h", "trail_left"),
    (MONA, {"hand": "9c 3h Kd", "table": "9h Qs"}, "trail 3h", "keeps_take"),
    (MENOS, {"hand": "9c 9d 5h 6h 7h Ks", "pile": "9h"}, "draw pile", "at_once_off"),
    # Going out in a second turn.
    (MENOS, {"hand": "9c 9d 9h Ks", **LAID}, "meld 9c 9d 9h", "goes_out"),
    # What the contract would lack.
    ("carioca", {"hand": "9c 9d 4c 4d Ks 2s 6d 7s 8c Jc Qh Ac 3h"}, "discard Ac", "throw_dear"),
    # A card that would put its holder out.
    (MENOS, {"hand": "Kd 2c 5s 9h 3d", "scores": [81, 0]}, "discard Kd", "throw_over"),
    # Points for anybody who has a ten.
    (MONA, {"hand": "Td 3h 7c", "table": "9h Qs"}, "trail 3h", "keeps_points"),
]


@pytest.mark.parametrize(("variant", "position", "act", "key"), CASES)
def test_the_reason_of_an_act_is_what_is_true_of_it(
    variant: str, position: dict[str, Any], act: str, key: str
) -> None:
    table = set_up(variant, {**position, "phase": "draw" if "pile" in position else "play"})
    rules, state = table.rules, table.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    done = read_action(rules, state, act)
    assert rules.refuse(state, done) is None
    assert Counsellor(rules).explained(seen, legal, done).reasons[0].key == f"advice.{key}"


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
