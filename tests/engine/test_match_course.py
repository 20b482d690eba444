"""What only a player's own game, or a rare hand, shows of the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.actions import Action
from game.engine.arrange.contract import ContractPlanner
from game.engine.cards import CARDS_MOST, UnknownCardError, name, pack, parse_card, parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.engine.scoring.match_end import Rounds
from game.variants.catalogue import Catalogue
from tests.bots.positions import set_up


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


@pytest.mark.parametrize(
    ("scores", "acts", "told"),
    [
        # In the order of the deal, from the dealer's neighbour on; a second time costs twice.
        (
            [101, 50, 120],
            "rebuy rebuy",
            ["rebought 2 for 1 [101, 50, 50]", "must_decide 0", "rebought 0 for 2 [50, 50, 50]"],
        ),
        ([101, 50, 80], "rebuy", ["rebought 0 for 2 [80, 50, 80]"]),
        (
            [101, 50, 120],
            "rebuy decline",
            ["rebought 2 for 1 [101, 50, 50]", "must_decide 0", "declined 0", "eliminated 0"],
        ),
        (
            [101, 50, 120],
            "decline decline",
            ["declined 2", "eliminated 2", "must_decide 0", "declined 0", "eliminated 0"],
        ),
    ],
)
def test_what_is_decided_between_two_hands_is_told(
    scores: list[int], acts: str, told: list[str]
) -> None:
    options = {"money": True, "reenganche.cost": "escalating"}
    decides = {"players": 3, "phase": "decide", "turn": "2", "options": options}
    position = set_up("loba_de_menos", {**decides, "scores": scores, "rebuys": [1, 0, 0]})
    match = Match(position.rules, 3, SeededChance(1), position.state)
    heard = []
    for kind in acts.split():
        for event in match.submit(match.state.to_act, Action(kind)):
            facts = dict(event.facts)
            cost = f" for {facts['cost']}" if "cost" in facts else ""
            after = f" {list(event.standing.scores)}" if cost and event.standing else ""
            heard.append(f"{event.kind} {event.seat}{cost}{after}")
    end = "match_over -1" if acts == "decline decline" else "to_deal 1"
    assert heard == [*told, end]


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
