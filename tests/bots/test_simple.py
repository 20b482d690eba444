"""The simplest bots: what they prefer, and that they know no more than a person in their seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from game.bots.base import decision
from game.bots.simple import SIMPLE
from game.engine.actions import DRAW_PILE, DRAW_STOCK, REBUY_IN
from game.engine.cards import BIT, each, pack, parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, read_action, read_meld, say_action
from game.engine.phases import DRAW, PLAY, REBUY
from game.engine.rummy.flow import RummyRules
from game.engine.state import Build, TableState
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

Rulebook = Callable[..., AnyRules]


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    known: dict[str, AnyRules] = {}

    def of(variant_id: str) -> AnyRules:
        if variant_id not in known:
            known[variant_id] = rules_of(Catalogue().load(variant_id).game)
        return known[variant_id]

    return of


def table(rules: AnyRules, hand: str, phase: str = PLAY, pile: str = "") -> TableState:
    """A first turn: seat 0 holds this hand, and has drawn unless the phase is another."""
    seats = rules.common.players.min
    state = rules.start(seats, SeededChance(1))
    state.phase, state.to_act = phase, 0
    state.hands[0] = pack(parse_cards(hand))
    state.pile = list(parse_cards(pile))
    state.loose = []
    return state


def choice(rules: AnyRules, state: TableState, bot: str = "naive") -> str:
    seen = observe(state, state.to_act)
    legal = rules.legal_actions(state)
    return say_action(rules, decision(SIMPLE[bot](rules), seen, legal, Random(1)))


# Random ---------------------------------------------------------------------------------------


def test_the_random_bot_does_all_that_is_legal_and_each_about_as_often(rulebook: Rulebook) -> None:
    rules = rulebook("loba_de_menos")
    state = table(rules, "5h 6h 7h 9c Td Qs Kd 2c 3d 4s")
    seen, legal = observe(state, 0), rules.legal_actions(state)
    bot, rng = SIMPLE["random"](rules), Random(1)
    counted = Counter(decision(bot, seen, legal, rng) for _ in range(200 * len(legal)))
    assert set(counted) == set(legal)
    assert min(counted.values()) > 140


# Naive, at a rummy ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant_id", "hand", "expected"),
    [
        # Of two melds of a size the one that takes more points out of the hand.
        ("loba_de_menos", "5h 6h 7h 9c 9d 9s Kd 2c 3d 4s", "meld pierna {9c 9d 9s}"),
        ("loba_de_menos", "5h 6h 7h 9c Td Qs Kd 2c 3d 4s", "meld escalera [5h 6h 7h]"),
        # Company first: a pair is kept, and 10-J of one suit; of the lonely ones the dearest goes.
        ("loba_de_menos", "9c 9d Th Jh 2s 4d 7c Kc", "discard Kc"),
        ("loba_de_menos", "9c 9d Th Jh 2s 4d 7s", "discard 7s"),
        # An ace and a king of one suit are neighbours.
        ("loba_de_mas", "Kh Ah 4d 9s", "discard 9s"),
        # A joker is dear, and goes with everything.
        ("loba_de_mas", "X 4d 9s", "discard 9s"),
        # Nor is a two thrown where it is wild.
        ("loba_de_mas", "2c 4d 9s", "discard 9s"),
        # In the first round the contract is two trios: neighbours are of no use yet.
        ("carioca", "5h 6h 7h 4c 4d 9s 2c Ks Ah", "discard Ah"),
    ],
)
def test_a_naive_bot_lays_down_what_it_can_and_else_throws_the_dearest_it_cannot_use(
    rulebook: Rulebook, variant_id: str, hand: str, expected: str
) -> None:
    rules = rulebook(variant_id)
    assert choice(rules, table(rules, hand)) == expected


def test_a_naive_bot_throws_no_copy_of_a_wild_card(rulebook: Rulebook) -> None:
    rules = rulebook("loba_de_mas")
    assert isinstance(rules, RummyRules)
    for wild in each(rules.wilds & rules.deck_set):
        state = table(rules, "4d 9s")
        state.hands[0] |= BIT[wild]
        assert choice(rules, state) == "discard 9s"


def test_a_naive_bot_lays_the_contract_when_it_holds_it(rulebook: Rulebook) -> None:
    rules = rulebook("carioca")
    hand = "9c 9d 9h 4c 4d 4h Ks 2s Ah 6d 7c 8c Jc"
    said = choice(rules, table(rules, hand))
    assert said == "open trio {4c 4d 4h} + trio {9c 9d 9h}"


def test_a_naive_bot_adds_to_melds_once_it_has_laid_down(rulebook: Rulebook) -> None:
    rules = rulebook("loba_de_menos")
    assert isinstance(rules, RummyRules)
    state = table(rules, "8h 9c 4d Qs")
    meld = read_meld(rules, "[5h 6h 7h]")._replace(owner=1)
    state.melds, state.fits = [meld], [rules.kinds[meld.kind].joining(meld)]
    assert choice(rules, state) == "discard Qs"
    state.turn_no, state.opened[0] = 9, 1
    assert choice(rules, state).startswith("add 8h to #1")


@pytest.mark.parametrize(
    ("hand", "pile", "expected"),
    [
        ("9c 9d Th Jh 2s 4d 7c Kc 5s", "9h", "draw pile"),
        ("9c 9d Th Jh 2s 4d 7c Kc 5s", "Qh", "draw pile"),
        ("9c 9d Th Jh 2s 4d 7c Kc 5s", "6h", "draw stock"),
    ],
)
def test_a_naive_bot_takes_the_pile_if_its_top_card_makes_a_meld(
    rulebook: Rulebook, hand: str, pile: str, expected: str
) -> None:
    rules = rulebook("loba_de_mas")
    assert choice(rules, table(rules, hand, DRAW, pile)) == expected


def test_a_naive_bot_takes_the_pile_if_there_is_nothing_else(rulebook: Rulebook) -> None:
    rules = rulebook("loba_centroamericana")
    state = table(rules, "9c 4d", DRAW, "6h")
    state.stock = []
    assert rules.legal_actions(state) == [DRAW_PILE]
    assert choice(rules, state) == "draw pile"


def test_a_naive_bot_always_buys_back_in(rulebook: Rulebook) -> None:
    rules = rulebook("loba_de_menos")
    state = table(rules, "9c", REBUY)
    state.pending = (0,)
    assert choice(rules, state) == say_action(rules, REBUY_IN)


# Naive, at a fishing game ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "loose", "expected"),
    [
        # Three cards rather than two; but an ace, worth a point, rather than three cards.
        ("9c", "4h 5h 9d Kc", "take 9c as 9: 4h 5h 9d"),
        ("7c Kd", "Ah 3h 4h 7d Qc", "take Kd as 13: Ah Qc"),
        # With equal points the spade.
        ("9c 8c", "8s 9d", "take 8c as 8: 8s"),
        # Emptying the table is worth a point.
        ("9c 5s", "9d", "take 9c as 9: 9d"),
        # Nothing to take: the highest build, else the card that is worth least.
        ("5c 9c 2h", "4d", "build 9 with 5c: 4d"),
        ("Td Ac 3c", "Kc", "trail 3c"),
        ("2s 3s 4h", "Kc", "trail 4h"),
    ],
)
def test_a_naive_bot_takes_what_is_worth_most(
    rulebook: Rulebook, hand: str, loose: str, expected: str
) -> None:
    rules = rulebook("la_mona")
    state = table(rules, hand)
    state.loose = list(parse_cards(loose))
    assert choice(rules, state) == expected


def test_the_cards_under_a_build_count_when_it_is_taken(rulebook: Rulebook) -> None:
    rules = rulebook("la_mona")
    state = table(rules, "9c Kh")
    state.loose = list(parse_cards("Kd Qc"))
    state.builds = [Build(1, parse_cards("Ah 8d"), 9, False, (1,))]
    expected = read_action(rules, state, "take 9c: #1")
    assert choice(rules, state) == say_action(rules, expected)


# All of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", SIMPLE)
def test_a_bot_does_the_same_for_the_same_seed(rulebook: Rulebook, bot: str) -> None:
    rules = rulebook("loba_de_menos")

    def acts(seed: int) -> list[str]:
        match, rng = Match(rules, 2, SeededChance(3)), Random(seed)
        player = SIMPLE[bot](rules)
        for _ in range(60):
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            match.submit(seat, decision(player, seen, legal, rng))
        return [say_action(rules, entry.action) for entry in match.log if entry.action]

    assert acts(1) == acts(1)
    assert (acts(1) != acts(2)) == (bot == "random")


def test_a_bot_that_thinks_on_is_taken_at_its_last_word() -> None:
    class Wavering:
        def think(self, seen, legal, rng):  # type: ignore[no-untyped-def]
            yield from legal

    rules = rules_of(Catalogue().load("loba_de_mas").game)
    state = table(rules, "9c 9d", DRAW, "4h")
    legal = [DRAW_STOCK, DRAW_PILE]
    assert decision(Wavering(), observe(state, 0), legal, Random(1)) == DRAW_PILE
