"""What only a player's own game, or a rare hand, shows of the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.arrange.contract import ContractPlanner
from game.engine.cards import CARDS_MOST, UnknownCardError, name, pack, parse_card, parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.engine.scoring.match_end import Rounds
from game.variants.catalogue import Catalogue


def rummy(variant: str, **chosen: bool | int | str) -> RummyGame:
    game = Catalogue().load(variant, chosen).game
    assert isinstance(game, RummyGame)
    return game


@pytest.mark.parametrize(("count", "played"), [(0, 8), (1, 1), (3, 3), (8, 8), (10, 10)])
def test_a_match_lasts_as_many_hands_as_the_game_says_else_one_for_each_contract(
    count: int, played: int
) -> None:
    rules = RummyRules(replace(rummy("carioca"), match_end=Rounds(count)))
    state = rules.start(2, SeededChance("1"))
    over = [rules.match_end.is_over(state.standing._replace(round_no=hands)) for hands in range(12)]
    assert over.index(True) == played


def test_a_hand_in_which_nothing_moves_is_dealt_again_three_times_and_then_counts() -> None:
    """Players who only draw and throw away; the stock is turned over as often as it may be."""
    rules = RummyRules(rummy("loba_de_menos", blocked_hand="void_redeal", stall_guard_recycles=1))
    match = Match(rules, 2, SeededChance("1"))
    voids = []
    while not match.state.standing.round_no:
        acts = rules.legal_actions(match.state)
        plain = [act for act in acts if act.kind in ("draw", "discard", "deal")]
        for event in match.submit(match.state.to_act, plain[0]):
            if event.kind == "scored":
                assert event.standing is not None
                voids.append(event.standing.voids)
    assert voids == [1, 2, 3, 0]
    assert len(match.state.standing.sheet) == 1


TENS = "Ts Th Tc Ts' Th' Tc'"


@pytest.mark.parametrize(
    ("hand", "may", "missing"),
    [
        (TENS, True, 0),
        (TENS, False, 3),
        (f"{TENS} 4c 4d", True, 0),
        (f"{TENS} 4c 4d", False, 1),
        (f"{TENS} 4c 4d 4h", False, 0),
    ],
)
def test_two_trios_of_one_rank_are_planned_only_where_they_may_be_laid(
    hand: str, may: bool, missing: int
) -> None:
    game = rummy("carioca", same_rank_trios=may)
    judge = RummyRules(game).laying.judges[0]
    plan = ContractPlanner(judge, game.deck.packs).plan(pack(parse_cards(hand)))
    assert plan is not None
    assert plan.missing == missing


@pytest.mark.parametrize("text", ["Xh", "xh", "0h", "1h", "hX", "X9", "", "'", "9", "9hh", "9x"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(UnknownCardError):
        parse_card(text)


def test_every_card_is_read_as_it_is_written() -> None:
    said = [name(card) for card in range(CARDS_MOST)]
    assert [parse_card(text) for text in said] == list(range(CARDS_MOST))
    assert all(one != other for one, other in pairwise(sorted(said)))
