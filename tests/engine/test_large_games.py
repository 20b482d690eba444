"""Games too large to be searched through: bounded work, honest answers, and a turn that can end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest
from large_games import NAMES, SECONDS_MOST, large_rules

from game.engine.actions import DISCARD, MELD, NOWHERE, OPEN, Action
from game.engine.arrange.arranger import STEPS_MOST, Arranger
from game.engine.arrange.contract import ContractPlanner
from game.engine.arrange.search import least_left, most_cards
from game.engine.cards import RANK, RANK_CARDS, CardSet, each, pack, parse_cards
from game.engine.chance import SeededChance
from game.engine.fishing import sums
from game.engine.fishing.sums import ACTS_MOST as FISHED_MOST
from game.engine.phases import PLAY
from game.engine.rummy import turn_end
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.handfuls import LISTED_MOST
from game.engine.rummy.laying import ACTS_MOST
from game.engine.state import TableState
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

RUMMIES = [name for name in NAMES if isinstance(large_rules(name), RummyRules)]
CONTRACTS = ["dozen_melds", "wild_contract"]
ACTS = 12


@pytest.fixture(autouse=True)
def _in_time() -> Iterator[None]:
    began = time.process_time()
    yield
    assert time.process_time() - began < SECONDS_MOST


def rummy(name: str) -> RummyRules:
    rules = large_rules(name)
    assert isinstance(rules, RummyRules)
    return rules


def hands_of(rules: RummyRules, sizes: tuple[int, ...]) -> Iterator[CardSet]:
    for seed, size in enumerate(sizes):
        yield pack(Random(seed).sample(list(rules.deck), size))


@pytest.mark.parametrize("name", RUMMIES)
def test_a_hand_is_arranged_with_melds_that_can_be_laid(name: str) -> None:
    rules = rummy(name)
    arranger = Arranger(rules.kinds, most_cards())
    for hand in hands_of(rules, (20, 40, 60)):
        best = arranger.best(hand)
        laid = 0
        for meld in best.melds:
            assert rules.kinds[meld.kind].fault(meld.cards, meld.start) is None
            assert not laid & pack(meld.cards)
            laid |= pack(meld.cards)
        assert laid | best.left == hand
        assert best.value == laid.bit_count()


@pytest.mark.parametrize("name", RUMMIES)
def test_an_arrangement_does_not_hang_on_what_was_asked_before(name: str) -> None:
    rules = rummy(name)
    costs = tuple(min(rank, 10) or 25 for rank in RANK)
    used = Arranger(rules.kinds, least_left(costs))
    for hand in hands_of(rules, (8, 16, 24, 41)):
        assert used.best(hand) == Arranger(rules.kinds, least_left(costs)).best(hand)


@pytest.mark.pure
def test_an_arranger_keeps_tables_of_few_numbers_of_wild_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    most = 3
    monkeypatch.setattr("game.engine.arrange.arranger.SEARCHES_MOST", most)
    rules = rummy("dozen_melds")
    wilds, used = list(each(rules.wilds & rules.deck_set)), Arranger(rules.kinds, most_cards())
    hand = pack(parse_cards("4c 4d 7h 8h Ks"))
    for count in (1, 2, 3, 4, 5, 1, 0):
        wild_hand = hand | pack(wilds[:count])
        assert used.best(wild_hand) == Arranger(rules.kinds, most_cards()).best(wild_hand)
        assert len(used._searches) <= most
        assert len(used._tables._runs) <= most


def test_what_is_not_proved_best_is_not_called_so() -> None:
    rules = rummy("two_wild_ranks")
    arranger = Arranger(rules.kinds, most_cards())
    assert arranger.best(next(hands_of(rules, (8,)))).exact
    assert not arranger.best(next(hands_of(rules, (40,)))).exact
    assert arranger.best(next(hands_of(rules, (8,)))).exact
    assert arranger._patience.taken <= STEPS_MOST


def test_sixteen_cards_of_one_rank_are_arranged() -> None:
    rules = rummy("dozen_melds")
    hand = RANK_CARDS[5] | pack(parse_cards("4c 6c 9h"))
    best = Arranger(rules.kinds, most_cards()).best(hand)
    assert best.value >= 15
    assert not best.exact
    assert all(not rules.kinds[meld.kind].fault(meld.cards, meld.start) for meld in best.melds)


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_plan_for_a_dozen_melds_says_that_it_may_not_be_the_best(name: str) -> None:
    rules = rummy(name)
    planner = ContractPlanner(rules.laying.judges[0], 4)
    plans = [planner.plan(hand) for hand in hands_of(rules, (14, 40))]
    assert [plan is not None and plan.exact for plan in plans] == [False, False]
    assert [planner.plan(hand) for hand in hands_of(rules, (14, 40))] == plans


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_and_what_is_listed_is_allowed(name: str) -> None:
    rules = large_rules(name)
    chance, dice = SeededChance(4), Random(4)
    state = rules.start(rules.common.players.min, chance)
    for _ in range(ACTS):
        legal = rules.legal_actions(state)
        assert legal
        assert len(legal) <= (FISHED_MOST + 3_000 if state.loose else ACTS_MOST + 60)
        # Whatever puts most cards down comes first, to reach the larger tables.
        act = max(dice.sample(legal, min(len(legal), 30)), key=lambda act: len(act.cards))
        assert rules.refuse(state, act) is None
        rules.apply(state, act, chance)


def a_turn(discard: str, hand: str) -> tuple[RummyRules, TableState]:
    rules = rules_of(Catalogue().load("loba_de_menos", {}).game)
    assert isinstance(rules, RummyRules)
    state = rules.start(2, SeededChance(1))
    state.phase, state.to_act = PLAY, 0
    state.hands[0] = pack(parse_cards(hand))
    state.barred = parse_cards(discard)[0]
    return rules, state


def test_what_was_not_found_out_is_not_called_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying four of five leaves the barred one; whether it can be added is not looked up."""
    rules, state = a_turn("9h", "4c 4d 4h 9h")
    act = Action(MELD, parse_cards("4c 4d 4h"), NOWHERE, (0, 0))
    refusal = rules.refuse(state, act)
    assert refusal is not None
    assert refusal.key == "refuse.keep_a_discard"
    monkeypatch.setattr(turn_end._WayOut, "MOST", 0)
    refusal = rules.refuse(state, act)
    assert refusal is not None
    assert refusal.key == "refuse.too_large"


def test_a_turn_ends_by_any_discard_where_no_other_end_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules, state = a_turn("9h", "4c 4d 4h 9h")
    state.duty = pack(parse_cards("9h"))
    assert rules.legal_actions(state) == []
    monkeypatch.setattr(turn_end._WayOut, "MOST", 0)
    throws = rules.legal_actions(state)
    assert [act.kind for act in throws] == [DISCARD] * 4
    assert [rules.refuse(state, act) for act in throws] == [None] * 4
    assert rules.refuse(state, Action(DISCARD, parse_cards("Kd"))) is not None


def test_a_long_list_of_melds_is_cut_and_the_kind_is_noted() -> None:
    rules = rummy("all_wild")
    hand = next(hands_of(rules, (40,)))
    assert [len(kind.listed(hand, kind.min)) for kind in rules.kinds] == [LISTED_MOST] * 2
    assert rules.work.cut == {("melds", 0), ("melds", 1)}


def test_an_opening_that_is_not_listed_can_still_be_laid() -> None:
    rules = rummy("wild_contract")
    judge = rules.laying.judges[0]
    planner = ContractPlanner(judge, 4)
    hand = next(
        hand for hand in hands_of(rules, (60,) * 9) if (p := planner.plan(hand)) and not p.missing
    )
    plan = planner.plan(hand)
    assert plan is not None
    pieces = sorted((meld.kind, meld.start, meld.cards) for meld in plan.melds)
    cards = tuple(card for _, _, laid in pieces for card in laid)
    reading = tuple(number for kind, start, laid in pieces for number in (kind, start, len(laid)))
    assert judge.fault(Action(OPEN, cards, NOWHERE, reading)) is None


@pytest.mark.pure
def test_a_capture_too_large_to_be_judged_is_allowed_only_if_it_is_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rules_of(Catalogue().load("la_mona", {}).game)
    state = rules.start(2, SeededChance(1))
    state.hands[state.to_act] = pack(parse_cards("Kc 2h"))
    state.loose = list(parse_cards("3c 4c 6h 7d 9s"))
    take = next(act for act in rules.legal_actions(state) if len(act.cards) > 3)
    turned = take._replace(cards=(take.cards[0], *take.cards[:0:-1]))
    assert rules.refuse(state, turned) is None
    wrong = take._replace(cards=take.cards[:-1])
    refusal = rules.refuse(state, wrong)
    assert refusal is not None
    assert refusal.key == "refuse.take.not_sum"
    monkeypatch.setattr(sums, "SPLITS_MOST", 0)
    assert rules.refuse(state, turned) is None
    refusal = rules.refuse(state, wrong)
    assert refusal is not None
    assert refusal.key == "refuse.too_large"
