"""Which part of what an act is worth decides: the one without which it would not have been done."""

from __future__ import annotations

from itertools import islice

import pytest

from game.bots.advice import Counsellor
from game.bots.reasons.deciding import Decider, best, deciders
from game.engine.actions import DISCARD, MELD
from game.engine.cards import FACE, parse_card, parse_cards
from game.engine.notation import say_action
from game.engine.visibility import observe
from tests.bots.positions import set_up
from tests.engine.battery.players import Walk
from tests.engine.battery.tables import PLAIN, Table


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        pytest.param(
            {0: (3.0, 0.0), 1: (0.0, 2.0)},
            [Decider(0, 1, True)],
            id="the one part in which it is better",
        ),
        pytest.param(
            {0: (1.0, 1.0), 1: (0.0, 0.0)},
            [Decider(0, 1, False), Decider(1, 1, False)],
            id="better in both, so neither decides alone",
        ),
        pytest.param(
            {0: (2.0, 3.0, 0.0), 1: (2.0, 0.0, 1.0), 2: (0.0, 4.0, 0.0)},
            [Decider(1, 1, True), Decider(0, 2, True)],
            id="each part against the act that it keeps away, the heavier first",
        ),
    ],
)
def test_a_part_decides_if_without_it_another_act_is_best(
    parts: dict[int, tuple[float, ...]], told: list[Decider]
) -> None:
    others = [act for act in parts if act]
    assert best(list(parts), parts) == 0
    assert deciders(0, others, parts) == told


def test_an_act_is_compared_with_the_one_that_is_asked_about() -> None:
    position = set_up("loba_de_menos", {"hand": "Kd 2c 5s 9h 3d", "scores": [0, 0]})
    rules, state = position.rules, position.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    counsellor = Counsellor(rules)
    acts = {act.cards[0]: act for act in legal if act.kind == DISCARD}
    king = max(acts)
    for card, instead in acts.items():
        for reason in counsellor.reasons(seen, legal, acts[king], instead):
            assert reason.facts.get("other", card) == card


@pytest.mark.parametrize(
    ("game", "hand", "better", "blunder", "key", "cards"),
    [
        ("carioca", "Kd 2c 5s 9h 3d X", "Kd", "X", "throw_contract_meld", ""),
        ("carioca", "7s 7h 7d 9c 9d 9s X Kd", "Kd", "X", "throw_spares_wild", ""),
        ("loba_de_menos", "Kd 2c 7s 7h 7d 9c", "Kd", "7h", "throw_breaks", "7d 7s"),
        ("loba_de_mas", "Kd 9c 5h 7h X 4s", "Kd", "X", "throw_breaks", "5h 7h"),
        ("carioca", "7s 7h 7d 9c 9d 9s Kd 2c 4h", "Kd", "7h", "throw_contract_meld", "7d 7s"),
        ("loba_seis_menes", "6c 3c 3d 3s 9c Th", "9c", "3c", "throw_contract_meld", "3d 3s"),
    ],
)
def test_the_first_reason_names_what_a_blunder_throws_away_and_none_is_said_twice(
    game: str, hand: str, better: str, blunder: str, key: str, cards: str
) -> None:
    position = set_up(game, {"hand": hand, "scores": [0, 0]})
    rules, state = position.rules, position.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    throws = {FACE[act.cards[0]]: act for act in legal if act.kind == DISCARD}
    done, wrong = (throws[FACE[parse_card(card)]] for card in (better, blunder))
    first, *more = Counsellor(rules).reasons(seen, legal, done, wrong)
    assert first.key == f"advice.{key}"
    assert set(map(str, parse_cards(cards))) <= set(map(str, first.facts.get("cards", ())))
    assert first not in more
    keys = {reason.key.removeprefix("advice.") for reason in more}
    assert "add" not in keys
    assert len(keys & {"throw_dear", "throw_dear_now", "throw_alone"}) <= 1


@pytest.mark.parametrize(
    ("game", "hand", "better", "thrown", "cards"),
    [
        ("loba_de_menos", "2s 3s X 9h Kd", "meld escalera [2s 3s X=4]", "3s", "2s X"),
        (
            "carioca",
            "7s 7h X 9c 9d 9s Kd 4c",
            "open trio {9c 9d 9s} + trio {7h 7s X}",
            "X",
            "7h 7s",
        ),
        ("loba_de_menos", "2s 2s' 3s 4s Kd", "meld escalera [2s 3s 4s]", "2s", ""),
    ],
)
def test_a_card_thrown_and_not_laid_is_named_first_with_its_meld(
    game: str, hand: str, better: str, thrown: str, cards: str
) -> None:
    position = set_up(game, {"hand": hand, "scores": [0, 0]})
    rules, state = position.rules, position.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    acts = {say_action(rules, act): act for act in legal}
    first, *_ = Counsellor(rules).reasons(seen, legal, acts[better], acts[f"discard {thrown}"])
    if cards:
        assert first.key == "advice.throw_breaks"
        assert first.facts == {"other": parse_card(thrown), "cards": tuple(parse_cards(cards))}
    else:
        assert first.key != "advice.throw_breaks", "its twin is left for the meld"


def test_a_meld_that_spares_a_joker_says_so_first() -> None:
    position = set_up("loba_de_menos", {"hand": "2s 3s 4s X Kd 9h", "scores": [0, 0]})
    rules, state = position.rules, position.state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    melds = {say_action(rules, act): act for act in legal if act.kind == MELD}
    plain, costly = melds["meld escalera [2s 3s 4s]"], melds["meld escalera [2s X=3 4s]"]
    counsellor = Counsellor(rules)
    first = next(counsellor.reasons(seen, legal, plain, costly))
    assert first.key == "advice.throw_spares_wild"
    assert first.facts["other"] == parse_card("X")
    told = list(counsellor.reasons(seen, legal, costly, plain))
    assert first.key not in [reason.key for reason in told]


@pytest.mark.parametrize("table", PLAIN[::3], ids=str)
def test_any_two_acts_can_be_compared(table: Table) -> None:
    walk = Walk(table)
    counsellor = Counsellor(walk.rules)
    for state in islice(walk.positions(200), 5, None, 25):
        seen, legal = observe(state, state.to_act), walk.rules.legal_actions(state)
        for act, instead in zip(legal[:3], legal[::-1][:3], strict=False):
            if act != instead:
                assert next(counsellor.reasons(seen, legal, act, instead)).key
