"""The arranger against brute force, for every rummy and every option that changes its melds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from arranging_by_force import Worth, best_by_force
from battery.words import Written, melds_written

from game.engine.arrange.arranger import STEPS_MOST, Arrangement, Arranger
from game.engine.arrange.contract import ContractPlanner, _Planning
from game.engine.arrange.grid import UNITS
from game.engine.arrange.search import Objective, Tables, least_left, most_cards, most_points
from game.engine.arrange.ways import WANTED, RunTable, SetTable
from game.engine.cards import (
    FIRST_JOKER,
    JOKERS,
    RANK,
    SUIT,
    CardId,
    CardSet,
    card_of,
    each,
    names,
    pack,
    parse_cards,
    rank_at,
)
from game.engine.parts import UNLIMITED
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import RunMeld, SetMeld
from game.engine.scoring.hand_score import Laid, TableMinusHand
from game.engine.state import NOBODY
from game.engine.work import Memory, Patience, Work
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

TABLES = [
    ("loba_de_menos", {}),
    ("loba_de_menos", {"run.min": 4}),
    ("loba_de_menos", {"jokers_per_run": 2}),
    ("loba_de_mas", {}),
    ("carioca", {}),
    ("carioca", {"jokers": 4}),
    ("loba_centroamericana", {}),
    ("loba_seis_menes", {}),
    ("loba_seis_menes", {"runs_any_suit": True}),
]
IDS = [
    " ".join([name, *(f"{key}={value}" for key, value in chosen.items())])
    for name, chosen in TABLES
]
FACE_VALUES = tuple(min(rank, 10) or 25 for rank in RANK)


def rummy(name: str, chosen: dict[str, object]) -> RummyRules:
    rules = rules_of(Catalogue().load(name, chosen).game)
    assert isinstance(rules, RummyRules)
    return rules


def rich_hands(rules: RummyRules, count: int, most: int, seed: int) -> Iterator[list[CardId]]:
    """Small hands with more melds in them than chance would give."""
    dice = Random(seed)
    for _ in range(count):
        ranks = dice.sample(range(1, 14), dice.choice((3, 5, 13)))
        suits = dice.sample(range(4), dice.choice((2, 4)))
        pool = [card for card in rules.deck if RANK[card] in ranks and SUIT[card] in suits]
        wild = [card for card in rules.deck if rules.wilds >> card & 1 and card not in pool]
        pool += dice.sample(wild, dice.randint(0, min(2, len(wild))))
        yield dice.sample(pool, min(dice.randint(3, most), len(pool)))


def wild_ranks(rules: RummyRules) -> list[int]:
    return sorted({RANK[card] for card in rules.deck if rules.wilds >> card & 1})


def check_sound(rules: RummyRules, hand: list[CardId], best: Arrangement) -> None:
    """Its melds can be laid as they are, share no card, and leave what they say."""
    laid = 0
    for meld in best.melds:
        assert rules.kinds[meld.kind].fault(meld.cards, meld.start) is None, names(meld.cards)
        assert not laid & pack(meld.cards)
        laid |= pack(meld.cards)
    assert laid | best.left == pack(hand)
    assert not laid & best.left


def compare(
    rules: RummyRules, objective: Objective, worth: Worth, hands: Iterator[list[CardId]]
) -> None:
    arranger = Arranger(rules.kinds, objective)
    kinds, wild = list(rules.game.melds.values()), wild_ranks(rules)
    order = [rank for rank in range(1, 14) if rank not in rules.game.deck.missing]
    for hand in hands:
        best = arranger.best(pack(hand))
        check_sound(rules, hand, best)
        by_force, _, _ = best_by_force(hand, kinds, wild, worth, order)
        assert best.value == by_force, names(hand)
        assert arranger.best(pack(hand)).value == by_force


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_no_arrangement_lays_more_cards(name: str, chosen: dict[str, object]) -> None:
    rules = rummy(name, chosen)
    compare(rules, most_cards(), lambda card, slot, wild: 1, rich_hands(rules, 250, 8, 1))


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_no_arrangement_leaves_less(name: str, chosen: dict[str, object]) -> None:
    rules = rummy(name, chosen)
    hands = rich_hands(rules, 150, 8, 2)
    compare(rules, least_left(FACE_VALUES), lambda card, slot, wild: FACE_VALUES[card], hands)


def test_no_arrangement_scores_more_in_loba_de_mas() -> None:
    rules = rummy("loba_de_mas", {})
    score = rules.game.score
    assert isinstance(score, TableMinusHand)
    held = score.hand.by_card

    def worth(card: CardId, slot: int, wild: bool) -> int:
        seen = card_of(rank_at(slot), 0) if wild else card
        return held[card] + score.meld_points(Laid(NOBODY, ((seen, slot, wild),)))

    compare(rules, most_points(score, held), worth, rich_hands(rules, 400, 8, 3))


@pytest.mark.parametrize("written", list(melds_written()), ids=str)
def test_whatever_is_written_of_melds_no_arrangement_lays_more_cards(written: Written) -> None:
    rules = written.rules()
    compare(rules, most_cards(), lambda card, slot, wild: 1, rich_hands(rules, 12, 6, 1))


@pytest.mark.parametrize("ace", ["low", "high", "either", "round"])
def test_few_cards_of_a_suit_and_wild_ones_lie_wherever_there_is_room(ace: str) -> None:
    dice = Random(ace)
    for least, most, wilds in ((2, 3, 1), (3, 13, 1), (3, 4, 2), (4, 4, 2), (4, 13, 3), (5, 6, 4)):
        parts = [RunMeld(min=least, max=most, ace=ace, wilds=wilds), RunMeld(min=4, ace=ace)]
        kinds = [part.kind(at, JOKERS, "fixed", Work()) for at, part in enumerate(parts)]
        arranger = Arranger(kinds, most_cards())
        for _ in range(40):
            ranks = {dice.choice((1, 2, 3, 4, 6, 11, 12, 13)) for _ in range(dice.randint(1, 4))}
            jokers = range(FIRST_JOKER, FIRST_JOKER + dice.randint(0, 6 - len(ranks)))
            hand = [*(card_of(rank, 0) for rank in ranks), *jokers]
            by_force, _, _ = best_by_force(hand, parts, [0], lambda card, slot, wild: 1)
            assert arranger.best(pack(hand)).value == by_force, (names(hand), parts[0])


@pytest.mark.long
@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_many_hands(name: str, chosen: dict[str, object]) -> None:
    rules = rummy(name, chosen)
    compare(rules, most_cards(), lambda card, slot, wild: 1, rich_hands(rules, 12_000, 9, 4))


GIN = (
    SetMeld(suits="all_different", max=4).kind(0, JOKERS, "fixed", Work()),
    RunMeld(ace="low").kind(1, JOKERS, "fixed", Work()),
)


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("4c 4d 4h 5h 6h", 3),
        ("4c 4d 4h 4s 5h 6h", 6),
        ("4c 4d 4h 5h 6h 7h", 6),
        ("As 2s 3s Qs Ks", 3),
        ("9c 9d 9h 9s Th Jh", 6),
        ("2c 5d 9h Ks", 0),
    ],
)
def test_gin_hands_a_player_knows(hand: str, laid: int) -> None:
    best = Arranger(GIN, most_cards()).best(pack(parse_cards(hand)))
    assert best.value == laid


def test_no_wild_card_lies_in_a_set_of_its_own_rank_where_it_would_be_natural() -> None:
    """The only place for the second two of diamonds is among the aces."""
    hand = pack(parse_cards("Ac Ad Ah 2c 2d 2d' 5c"))
    wilds = JOKERS | pack(card for card in range(FIRST_JOKER) if RANK[card] in (2, 5))
    kind = SetMeld(suits="all_different", wilds=1).kind(0, wilds, "fixed", Work())
    best = Arranger([kind], least_left(FACE_VALUES)).best(hand)
    assert not best.left
    assert [kind.fault(meld.cards, meld.start) for meld in best.melds] == [None, None]


def test_unlimited_wild_cards_make_long_runs() -> None:
    """Eight twos of Loba de Más are best laid from the two to the nine."""
    rules = rummy("loba_de_mas", {})
    assert rules.game.melds["escalera"].wilds == UNLIMITED
    twos = pack(card for card in rules.deck if RANK[card] == 2)
    score = rules.game.score
    best = Arranger(rules.kinds, most_points(score, (0,) * len(RANK))).best(twos)
    assert best.value == 12


def test_a_further_card_never_lays_fewer() -> None:
    rules = rummy("carioca", {})
    arranger, dice = Arranger(rules.kinds, most_cards()), Random(5)
    for hand in rich_hands(rules, 300, 12, 5):
        another = dice.choice([card for card in rules.deck if card not in hand])
        assert arranger.best(pack(hand) | 1 << another).value >= arranger.best(pack(hand)).value


def test_suits_are_equal() -> None:
    rules = rummy("loba_de_menos", {})
    arranger = Arranger(rules.kinds, most_cards())
    turn: Callable[[CardId], CardId] = lambda card: (  # noqa: E731
        card if card >= FIRST_JOKER else (card + 52) % FIRST_JOKER
    )
    for hand in rich_hands(rules, 300, 12, 6):
        assert arranger.best(pack(hand)).value == arranger.best(pack(map(turn, hand))).value


# Contracts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("without", [(), ("8", "9", "10")], ids=["52", "40"])
@pytest.mark.parametrize("name", ["carioca", "loba_centroamericana", "loba_seis_menes"])
def test_a_contract_is_reachable_if_and_only_if_it_can_be_opened(
    name: str, without: tuple[str, ...]
) -> None:
    game = rummy(name, {}).game
    rules = RummyRules(replace(game, deck=replace(game.deck, without=without)))
    for judge in rules.laying.judges:
        planner = ContractPlanner(judge, 2)
        for hand in rich_hands(rules, 60, 13, 7):
            plan = planner.plan(pack(hand))
            assert plan is not None
            assert (plan.missing == 0) == bool(judge.listed(pack(hand))), names(hand)


def test_two_sets_of_a_wild_rank_are_planned() -> None:
    game = rummy("loba_centroamericana", {}).game
    judge = RummyRules(replace(game, wild=("joker", "2"))).laying.judges[0]
    plan = ContractPlanner(judge, 2).plan(pack(parse_cards("2c 2c' 2d 2d' 2h 2s")))
    assert plan is not None
    assert plan.missing == 0


def test_a_run_leaves_its_card_to_a_large_set_beside_a_small_one() -> None:
    """The run of clubs is looked at first, and would take a nine."""
    game = rummy("loba_centroamericana", {}).game
    round_ = replace(game.opening.rounds[0], melds=("trio", "large", "escalera"))
    game = replace(
        game,
        melds={**game.melds, "large": SetMeld(min=5)},
        opening=replace(game.opening, rounds=(round_,)),
    )
    judge = RummyRules(game).laying.judges[0]
    hand = "4c 4d 4h 9c 9d 9d' 9h 9s 6c 7c 8c 5s 6s 7s 8s"
    plan = ContractPlanner(judge, 2).plan(pack(parse_cards(hand)))
    assert plan is not None
    assert plan.missing == 0


def test_so_many_cards_are_missing_and_no_fewer() -> None:
    """One card that comes to the hand brings the contract nearer by one at the most."""
    rules = rummy("carioca", {})
    judge = rules.laying.judges[0]
    planner = ContractPlanner(judge, 2)
    plain = [card for card in rules.deck if not rules.wilds >> card & 1]
    for hand in rich_hands(rules, 40, 7, 8):
        cards = pack(hand)
        plan = planner.plan(cards)
        assert plan is not None
        assert judge.listed(cards | plan.wants)
        assert plan.wants.bit_count() == plan.missing
        if plan.missing:
            nearer = [planner.plan(cards | 1 << card) for card in plain if not cards >> card & 1]
            assert min(other.missing for other in nearer if other) == plan.missing - 1
        used = pack(card for meld in plan.melds for card in meld.cards) & ~plan.wants
        assert list(each(used & ~cards)) == []


# What it costs --------------------------------------------------------------------------------


def test_wild_cards_that_no_meld_of_a_contract_may_hold_make_its_search_no_longer() -> None:
    """Each of its melds may hold one."""
    rules = rummy("carioca", {})
    wilds = list(each(rules.wilds))
    for judge in rules.laying.judges[1:3]:
        planner = ContractPlanner(judge, 2)

        def steps(hand: CardSet, planner: ContractPlanner = planner) -> int:
            return _Planning(planner, hand, planner.sets).patience.taken

        for hand in rich_hands(rules, 5, 12, 5):
            plain = pack(hand) & ~rules.wilds
            enough = pack(wilds[: len(judge.wanted)])
            assert steps(plain | rules.wilds) <= steps(plain | enough), names(hand)


def test_what_was_asked_before_is_remembered_whatever_comes_between() -> None:
    rules = rummy("loba_de_menos", {})
    arranger = Arranger(rules.kinds, most_cards())

    def steps(hand: CardSet) -> int:
        arranger.best(hand)
        return STEPS_MOST - arranger._patience.left

    hands = [pack(hand) for hand in rich_hands(rules, 60, 10, 9)]
    light = [hand for hand in hands if not hand & rules.wilds]
    new = [steps(hand) for hand in light]
    again = [(steps(hand), steps(hand)) for hand in light]
    assert sum(new) > sum(first for first, _ in again)
    assert [first for first, _ in again] == [second for _, second in again]


@pytest.mark.parametrize(
    ("name", "chosen", "wild", "plain"),
    [
        ("loba_de_mas", {}, 6, 10),
        ("loba_de_menos", {}, 0, 33),
        ("loba_seis_menes", {"runs_any_suit": True}, 0, 17),
    ],
)
def test_a_hand_that_may_need_all_steps_takes_as_many_whatever_was_asked_before(
    name: str, chosen: dict[str, object], wild: int, plain: int
) -> None:
    rules, dice = rummy(name, chosen), Random(1)
    wilds = [card for card in rules.deck if rules.wilds >> card & 1]
    others = [card for card in rules.deck if card not in wilds]
    hand = pack(dice.sample(wilds, wild) + dice.sample(others, plain))
    arranger = Arranger(rules.kinds, most_cards())

    def steps() -> int:
        arranger.best(hand)
        return STEPS_MOST - arranger._patience.left

    assert steps() == steps() > 0


@pytest.mark.pure
def test_the_steps_a_hand_takes_are_enough_and_one_fewer_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rummy("loba_de_mas", {})
    for hand in map(pack, rich_hands(rules, 12, 9, 10)):
        arranger = Arranger(rules.kinds, most_cards())
        best = arranger.best(hand)
        steps = STEPS_MOST - arranger._patience.left
        for left, is_exact in ((steps, True), (steps - 1, False)):
            monkeypatch.setattr("game.engine.arrange.arranger.STEPS_MOST", left)
            assert Arranger(rules.kinds, most_cards()).best(hand).exact == is_exact
        monkeypatch.undo()
        assert best.exact


def test_sets_that_were_not_all_tried_are_not_exact_whatever_runs_want_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.engine.arrange.ways.STEPS_MOST", 20)
    tables = Tables(rummy("carioca", {}).kinds, most_cards(), Patience(STEPS_MOST))
    table = tables.set_tables(0, shared=False, strangers=(0,) * 14)[0]
    few, many = 1, 3 * UNITS
    for wanted in (0, WANTED):
        assert table[few | wanted].exact
        assert not table[many | wanted].exact


def test_full_tables_forget_and_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rummy("loba_de_menos", {})
    hands = [pack(hand) for hand in rich_hands(rules, 40, 10, 9)]
    usual = Arranger(rules.kinds, most_cards())
    for table in (RunTable, SetTable, Memory):
        monkeypatch.setattr(table, "MOST", 2)
    small = Arranger(rules.kinds, most_cards())
    assert [small.best(hand) for hand in hands] == [usual.best(hand) for hand in hands]


#: So many steps are enough for all hands that are tried; what is passed over in a search only makes
#: it shorter.
STEPS_ENOUGH = {
    "carioca": 8_200,
    "loba_centroamericana": 7_800,
    "loba_de_mas": 5_500,
    "loba_de_menos": 1_230,
    "loba_seis_menes": 12_450,
}


@pytest.mark.parametrize(("name", "chosen"), TABLES, ids=IDS)
def test_a_search_is_short(name: str, chosen: dict[str, object]) -> None:
    rules, steps = rummy(name, chosen), 0
    for objective in (most_cards(), least_left(FACE_VALUES)):
        arranger = Arranger(rules.kinds, objective)
        for hand in rich_hands(rules, 25, 17, 3):
            arranger.best(pack(hand))
            steps += STEPS_MOST - arranger._patience.left
    for judge in rules.laying.judges[:4]:
        planner = ContractPlanner(judge, 2)
        for hand in rich_hands(rules, 8, 14, 4):
            steps += _Planning(planner, pack(hand), planner.sets).patience.taken
    assert 0 < steps <= STEPS_ENOUGH[name]
