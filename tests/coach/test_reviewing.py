"""The coach at tables where everybody sees what is wrong, and what it may and may not know."""

from __future__ import annotations

import json
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.bots.base import decision
from game.bots.levels import bot_named
from game.coach.hand import PlayedHand, hand_of
from game.coach.judging import Sums, Worlds
from game.coach.quick import do, play_out, quick_player
from game.coach.review import HandReview, SearchProgress, decode_review, encode_review
from game.coach.reviewing import Budget, _Reviewing, review
from game.engine.actions import DRAW_PILE, DRAW_STOCK, Action
from game.engine.cards import CardId
from game.engine.chance import Dice, SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, read_action, say_action
from game.engine.phases import DRAW
from game.engine.state import TableState
from game.engine.visibility import determinize, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.bots.positions import set_up
from tests.engine.battery.tables import TABLES, Table, rules_at

MENOS, MAS = "loba_de_menos", "loba_de_mas"
#: At one table of so many each time; at all of them on request.
SELDOM = 8
#: Enough for one act, in a fraction of a second; and for a look at a whole hand.
LITTLE, LEAST, ENOUGH = Budget(acts=20_000), Budget(acts=3_000), Budget(acts=150_000)


def played(variant: str, told: dict[str, Any], acts: str) -> PlayedHand:
    """A hand that begins at a table set up, and ends after some acts of the first player."""
    position = set_up(variant, told)
    match = Match(position.rules, len(position.state.hands), SeededChance(1), position.state)
    for text in acts.split("; "):
        seat = match.state.to_act
        match.submit(seat, read_action(position.rules, match.state, text))
    return PlayedHand(position.rules, position.state, 1, tuple(match.log[1:]))


def reviewed(hand: PlayedHand, seat: int = 0, budget: Budget = LITTLE, **more: Any) -> HandReview:
    *_, last = review(hand, seat, budget, **more)
    assert isinstance(last, HandReview)
    return last


STAYS: dict[str, Any] = {"hands": ["9c 9d 9h 4s", "5"]}
RUN = {"table": [{"meld": "[5h 6h 7h]", "owner": 2}], "laid_down": {2: "before"}}
FEEDS = {"hands": ["8h Kd Qd 2c 2d 6s", "1"], **RUN}
MELDS = {"hands": ["9c 9d 9h 8h Kd Qd 2c 2d 6s", "1"], **RUN}
BREAKS = {"hands": ["9c 9d 9h 5s 6s Kd 2c", "5"], "pile": "3c"}
LEAVES = {"hands": ["9c 9d 4c 4d 4h Ks", "6"], "pile": "3c 9h", "phase": "draw"}
#: A table, what is done, and what would have been better.
BLUNDERS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "stays in a hand it could end": (MENOS, STAYS, "discard 9c", "meld pierna {9c 9d 9h}"),
    "feeds the card that ends the hand": (MENOS, FEEDS, "discard 8h", "discard Qd"),
    "breaks a meld and another one to be": (MENOS, BREAKS, "discard 9d", "discard Kd"),
    "throws away a card that fits": (MENOS, MELDS, "meld 9c 9d 9h; discard 8h", "add 8h to #1"),
    "leaves what makes the contract": ("carioca", LEAVES, "draw stock", "draw pile"),
}


@pytest.mark.parametrize(
    ("variant", "told", "done", "better"), BLUNDERS.values(), ids=list(BLUNDERS)
)
def test_a_blunder_is_named(variant: str, told: dict[str, Any], done: str, better: str) -> None:
    hand = played(variant, told, done)
    [choice] = reviewed(hand, budget=ENOUGH).costly
    assert say_action(hand.rules, choice.done) == done.split("; ")[-1]
    assert say_action(hand.rules, choice.better).startswith(better)
    assert choice.cost - choice.half_width > 0
    assert choice.reasons


@pytest.mark.parametrize(
    ("variant", "told", "done"),
    [
        (MENOS, {"hand": "Kd", "pile": "3c"}, "discard Kd"),
        (MENOS, {"hand": "Kd 2c 5s 9h"}, "discard Kd"),
        (MENOS, {"hand": "9c 9d 9h 4s"}, "meld 9c 9d 9h; discard 4s"),
        ("la_mona", {"hand": "9c 3h", "table": "9d Ks"}, "take 9c: 9d"),
    ],
)
def test_a_forced_or_sound_act_is_none(variant: str, told: dict[str, Any], done: str) -> None:
    found = reviewed(played(variant, told, done))
    assert found.costly == found.equal == ()
    assert found.play == 0


@pytest.mark.parametrize(
    ("mean", "off", "goes_on"),
    [
        # Of much, four tenths; of little, as much as a mistake costs at least, or less.
        (20.0, 3.1, False),
        (20.0, 3.3, True),
        (4.5, 0.7, False),
        (4.5, 0.9, True),
        (3.0, 0.3, False),
        (3.0, 0.5, True),
    ],
)
def test_a_mistake_is_looked_at_until_it_is_known_well_enough_what_it_costs(
    mean: float, off: float, goes_on: bool
) -> None:
    hand = played(MENOS, STAYS, "discard 9c")
    reviewing = _Reviewing(hand, 0, LITTLE, lambda: False)
    for _ in reviewing._find_points():
        pass
    (point,) = reviewing.points
    point.is_mistake = True
    for number in (mean - off, mean + off):
        point.confirmed.add(number)
    assert point.confirmed.error == pytest.approx(off)
    assert reviewing._is_open(point) == goes_on


@pytest.mark.parametrize(
    ("numbers", "is_dear"), [((2.0, 2.0), True), ((1.9, 2.0), False), ((2.0, 3.0), True)]
)
def test_what_surely_costs_two_points_costs_enough(
    numbers: tuple[float, ...], is_dear: bool
) -> None:
    gains = Sums()
    for number in numbers:
        gains.add(number)
    reviewing = _Reviewing(played(MENOS, {"hand": "Kd"}, "discard Kd"), 0, LITTLE, lambda: False)
    assert reviewing._is_dear(gains) == is_dear


@pytest.mark.pure
@pytest.mark.parametrize(
    ("acts", "share", "is_spent"),
    [(50, 1.0, True), (51, 1.0, False), (100, 0.5, True), (102, 0.5, False)],
)
def test_a_budget_is_spent_to_the_last_act(acts: int, share: float, is_spent: bool) -> None:
    hand = played(MENOS, STAYS, "discard 9c")
    reviewing = _Reviewing(hand, 0, Budget(acts), lambda: False)
    list(reviewing._find_points())
    (point,) = reviewing.points
    point.worlds.taken = 30
    reviewing.points.append(replace(point, worlds=copy(point.worlds)))
    reviewing.points[1].worlds.taken = 20
    assert reviewing._is_spent(share) == is_spent


def test_another_way_to_go_out_costs_nothing() -> None:
    """What an act leads to is seen to the end of the turn, as by who chose it."""
    told = {"hand": "Ac 2c 5c Jc 2d 2d' 3d 4d 9h Th Jh X"}
    found = reviewed(played(MAS, told, "meld Ac 2c 2d=3"))
    assert found.costly == ()
    assert found.equal
    assert found.play == 0


def quick_act(variant: str, told: dict[str, Any]) -> str:
    position = set_up(variant, told)
    act = quick_player(position.rules).act(position.state, Random(1))
    return say_action(position.rules, act)


@pytest.mark.parametrize(
    ("told", "act"),
    [
        ({"hand": "5c 6c 7c Jd 3h 9s Ks"}, "discard"),
        ({"hand": "5c 6c 7c 8d Td Jd X Ks"}, "meld"),
        ({"hands": ["5c 6c 7c Jd 3h 9s Ks", "3"]}, "meld"),
    ],
    ids=["nobody is near the end", "the whole hand goes out", "somebody is near the end"],
)
def test_quick_players_keep_melds_back_as_long_as_the_expert(
    told: dict[str, Any], act: str
) -> None:
    assert quick_act(MAS, told).startswith(act)


@pytest.mark.parametrize(
    ("hand", "drawn"), [("5c 6c Jd 3h 9s", "pile"), ("X 6c Jd 3h 9s", "stock")]
)
def test_quick_players_spend_no_wild_card_for_a_whole_pile(hand: str, drawn: str) -> None:
    told = {"hand": hand, "pile": "Kh Td 7c", "phase": "draw"}
    assert quick_act(MAS, told) == f"draw {drawn}"


@pytest.mark.parametrize(
    ("hand", "act"),
    [
        ("5c 8c 9c 6d Jd Qd 2h 9h Th Jh Qh Ac 7s 8s 9s X", "meld escalera [8c 9c 2h=T]"),
        ("5c 8c 9c 6d Jd Qd 2h 9h Th Jh Qh Ac 6s 7s 8s 9s X", "meld pierna {9c 9h 9s}"),
    ],
    ids=["sixteen cards", "seventeen cards"],
)
def test_quick_players_lay_a_large_hand_without_its_wild_cards_first(hand: str, act: str) -> None:
    assert quick_act(MAS, {"hands": [hand, "3"]}) == act


def whole_hand(
    rules: AnyRules, players: int = 2, bots: tuple[str, ...] = ("novice",)
) -> PlayedHand:
    match, dice = Match(rules, players, SeededChance(3)), Random(2)
    minds = [bot_named(name, rules) for name in bots]
    while match.state.phase.in_play:
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
        match.submit(seat, decision(minds[seat % len(minds)], seen, legal, dice))
    hand = hand_of(match, rules, 1)
    assert hand is not None
    return hand


def test_luck_and_play_add_up_and_the_same_seed_says_the_same() -> None:
    hand = whole_hand(rules_of(Catalogue().load(MENOS).game))
    found = reviewed(hand, budget=LEAST)
    assert found.luck + found.play == pytest.approx(hand.result(0))
    assert found.moments[-1].expected == hand.result(0)
    assert [one.act_index for one in found.moments] == sorted(
        one.act_index for one in found.moments
    )
    assert reviewed(hand, budget=LEAST) == found
    assert reviewed(hand, 1, LEAST).seat == 1


def test_it_knows_no_more_of_the_hidden_cards_than_the_player_did() -> None:
    """Before every act of the player all that is hidden is dealt anew; nothing else changes."""
    hand = played(MENOS, FEEDS, "discard 8h")
    truth = reviewed(hand)
    for seed in range(2):
        seen = observe(hand.dealt, 0)
        other = determinize(hand.rules.deck_set, seen, Random(seed))
        assert other.hands[1] != hand.dealt.hands[1]
        assert reviewed(hand._replace(dealt=other)) == truth


def test_it_says_how_far_it_is_and_stops_at_once() -> None:
    hand = whole_hand(rules_of(Catalogue().load(MENOS).game), bots=("naive",))
    steps = review(hand, 0, LEAST)
    told = [next(steps) for _ in range(80)]
    shares = [step.share for step in told if isinstance(step, SearchProgress)]
    assert len(shares) == 80
    assert shares == sorted(shares)
    assert shares[-1] <= 1
    steps.close()  # type: ignore[attr-defined]
    late = reviewed(hand, is_late=lambda: True)
    assert not late.complete
    assert late.worlds == 0
    assert late.costly == ()


def test_each_turn_has_its_own_card_of_the_stock_whatever_was_drawn_before() -> None:
    """So what comes of two acts differs by less that is chance."""
    told = {"hands": ["9c 9d 4c 4d 2s 7h", "5"], "pile": "3c 9h", "phase": "draw"}
    position = set_up("carioca", told)
    quick = quick_player(position.rules)

    class Watched:
        """Says which card lies on the stock when the second player draws."""

        effort = 1

        def act(self, table: TableState, dice: Dice) -> Action:
            if table.phase == DRAW and table.to_act == 1 and not seen:
                seen.append(table.stock[-1])
            return quick.act(table, dice)

    for act in (DRAW_PILE, DRAW_STOCK):
        seen: list[CardId] = []
        table, dice = position.state.clone(), Random(1)
        do(position.rules, table, act, dice)
        play_out(position.rules, Watched(), table, dice)
        assert seen == position.state.stock[-2:-1]


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=str(table), marks=[pytest.mark.long] if number % SELDOM else [])
        for number, table in enumerate(TABLES)
    ],
)
def test_every_game_has_its_review(table: Table) -> None:
    hand = whole_hand(rules_at(table), table.seats, ("naive",))
    found = reviewed(hand, table.seats - 1, Budget(acts=800))
    assert found.luck + found.play == pytest.approx(hand.result(table.seats - 1))
    told = json.loads(json.dumps(encode_review(hand, found)))
    assert decode_review(hand, told) == found


@pytest.mark.pure
@pytest.mark.parametrize("is_called", [True, False])
@pytest.mark.parametrize(("costs", "does_it_too"), [(8, False), (0, False), (8, True)])
def test_a_mistake_is_what_experts_find_costly_and_would_not_do(
    is_called: bool, costs: float, does_it_too: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether quick players call it one or let it pass."""
    reviewing = _Reviewing(played(MENOS, STAYS, "discard 9c"), 0, LITTLE, lambda: False)
    list(reviewing._find_points())
    [point] = reviewing.points
    point.gains.add(costs)
    point.is_mistake = is_called

    def next_world(worlds: Worlds, *acts: Action) -> list[float]:
        worlds.count += 1
        return [costs + worlds.count % 3, 0.0]

    monkeypatch.setattr(Worlds, "next", next_world)
    monkeypatch.setattr(reviewing, "_is_experts_choice", lambda point: does_it_too)
    list(reviewing._look_closely())
    assert point.is_mistake == (costs > 0 and not does_it_too)
