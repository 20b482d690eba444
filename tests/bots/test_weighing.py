"""What bots make of a table: the danger and the use of each card, and what each act promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import isfinite
from random import Random

import pytest

from game.bots.advice import Counsellor
from game.bots.base import USUAL
from game.bots.fishing.at_sight import AtSight
from game.bots.fishing.offers import Offers, Prizes
from game.bots.rummy.drawing import _samples, best_draw, sound_act, turn_after
from game.bots.rummy.mind import Outlook, RummyMind, reach
from game.bots.rummy.player import buys_back
from game.bots.rummy.prospects import Hoard
from game.bots.rummy.turn import Turn
from game.bots.simple import naive_bot
from game.engine.actions import DRAW as DRAW_ACT
from game.engine.actions import DRAW_STOCK, Action
from game.engine.cards import BIT, each, name, pack, parse_cards
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules, say_action
from game.engine.phases import DRAW, PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState
from game.engine.visibility import Observation, observe
from tests.bots.positions import set_up
from tests.engine.battery.players import Walk, late_walk
from tests.engine.battery.tables import IDS, MIXED, PLAIN

#: So many moments of a table; with options fewer, each so many acts after the one before.
PLAIN_SEEN, OPTION_SEEN, APART = 3, 1, 13
#: Of all that is legal so much is weighed.
ACTS = 3


@pytest.mark.parametrize("game", IDS)
def test_what_is_weighed_is_sound_and_weighed_alike_again(game: str) -> None:
    faults: list[str] = []
    for tables, begin, count in ((PLAIN, Walk, PLAIN_SEEN), (MIXED, late_walk, OPTION_SEEN)):
        for table in [table for table in tables if table.variant == game]:
            walk = begin(table)
            for state in _moments(walk, count):
                weigh = _in_rummy if isinstance(walk.rules, RummyRules) else _in_fishing
                legal = walk.rules.legal_actions(state)
                faults += [f"{table}: {one}" for one in weigh(walk.rules, state, legal)]
    assert faults == []


@pytest.mark.parametrize(
    ("cards", "is_open", "tried"),
    [(9, False, 6), (7, False, 6), (6, False, 1), (1, False, 1), (0, False, 0), (9, True, 1)],
)
def test_cards_of_the_stock_are_tried_where_there_are_many_and_none_is_seen(
    cards: int, is_open: bool, tried: int
) -> None:
    state = next(Walk(PLAIN[0]).positions(1))
    state.stock[cards:] = []
    state.stock_open = is_open
    assert _samples(state) == state.stock[len(state.stock) - tried :]


def test_a_pile_that_is_turned_over_in_thought_is_shuffled_alike_each_time() -> None:
    walk = Walk(next(table for table in PLAIN if table.variant == "carioca"))
    state = next(walk.positions(1))
    state.pile, state.stock[:] = [*state.stock, *state.pile], []
    mind = RummyMind(walk.rules, USUAL)

    first, again = (
        turn_after(walk.rules, state, DRAW_STOCK, sound_act(mind)).table for _ in range(2)
    )

    assert first.stock
    assert first.stock == again.stock


@pytest.mark.parametrize(
    ("scores", "buys"),
    [
        # With the highest score of those below 101 one goes on.
        ((101, 10, 12), True),
        ((101, 10, 95), False),
        ((101, 90, 95), True),
    ],
)
def test_a_stake_is_paid_again_only_where_the_score_to_go_on_with_may_win(
    scores: tuple[int, ...], buys: bool
) -> None:
    told = {"options": {"money": True}, "players": ["Ana", "Beto", "Caro"], "hand": "4c"}
    position = set_up("loba_de_menos", told)
    rules, seen = position.rules, observe(position.state, 0)
    assert isinstance(rules, RummyRules)
    assert buys_back(rules, seen._replace(standing=seen.standing._replace(scores=scores))) == buys


def test_where_waiting_leads_nowhere_dear_cards_are_worth_more_to_the_dealer_alone() -> None:
    position = set_up("carioca", {"hand": "Kd 7c 3s", "phase": "draw"})
    rules, seen = position.rules, observe(position.state, 0)
    assert isinstance(rules, RummyRules)
    mind = RummyMind(rules, USUAL)
    dealing, other = (
        Outlook(mind, seen._replace(recycles=1, dealer=dealer)).keeping(seen.hand)
        for dealer in (0, 1)
    )
    more = [dealing[card] - other[card] for card in parse_cards("3s 7c Kd")]
    assert 0 < more[0] < more[1] < more[2]


@pytest.mark.parametrize("known", ["", "4h", "6c Qs"])
def test_what_a_hidden_hand_may_take_is_the_mean_of_all_such_hands(known: str) -> None:
    """Of four cards some may be known, and the others any of those that nobody has seen."""
    walk = next(Walk(table) for table in PLAIN if table.variant == "la_mona")
    rules, state = walk.rules, next(walk.positions(1))
    assert isinstance(rules, FishingRules)
    state.loose = list(parse_cards("4d 9s Td 3c Ks"))
    offers = Offers(rules, state, Prizes(rules, state.won, 0))
    own, unseen = parse_cards(known), parse_cards("9h Tc 7d Kd 2c 8h Jc")
    hands = list(combinations(unseen, 4 - len(own)))
    mean = sum(offers.best([*own, *hand]) for hand in hands) / len(hands)
    assert mean > offers.best(own)
    assert offers.expected(pack(unseen), 4, pack(own)) == pytest.approx(mean, abs=0.005)


def _moments(walk: Walk, count: int) -> Iterator[TableState]:
    for number, state in enumerate(islice(walk.positions(10**6), 5, None)):
        if number % APART:
            continue
        if state.phase in (DRAW, PLAY) and len(walk.rules.legal_actions(state)) > 1:
            yield state
            count -= 1
        if not count or number > 400:
            return


def _in_rummy(rules: RummyRules, state: TableState, legal: Sequence[Action]) -> Iterator[str]:
    seen = observe(state, state.to_act)
    mind, hoard = RummyMind(rules, USUAL), Hoard(rules)
    outlook, again = Outlook(mind, seen), Outlook(mind, seen)
    turn = Turn(mind, seen, legal, state, outlook)
    if not 0 <= outlook.threat <= 1:
        yield f"threat {outlook.threat}"
    keeping = outlook.keeping(seen.hand)
    if keeping != again.keeping(seen.hand):
        yield "keeps otherwise when asked again"
    if set(keeping) != set(each(seen.hand)):
        yield "not every card of the hand is weighed"
    for card in each(seen.hand):
        danger, use = outlook.danger.of(card), hoard.use(seen, card)
        if danger < 0 or use < 0 or reach(outlook, card, seen.hand) < 0:
            yield f"{name(card)} danger {danger}, use {use}"
        if rules.wilds & BIT[card] and keeping[card] < min(keeping.values()):
            yield f"{name(card)}, which is wild, is kept least"
    if legal[0].kind == DRAW_ACT:
        drawn = best_draw(mind, seen, legal, state)
        if drawn not in legal:
            yield f"draws {drawn}"
    elif turn.by_kind.get("discard"):
        price = turn.price()
        thrown = [price(act) for act in turn.by_kind["discard"]]
        if not all(isfinite(one) for one in thrown):
            yield f"prices {thrown}"
    yield from _told(rules, seen, legal)


def _in_fishing(rules: FishingRules, state: TableState, legal: Sequence[Action]) -> Iterator[str]:
    seen = observe(state, state.to_act)
    worths, again = (AtSight(rules, USUAL).worths(seen, legal, Random(1)) for _ in range(2))
    if worths != again or set(worths) != set(legal):
        yield "worths"
    yield from _told(rules, seen, legal)


def _told(rules: AnyRules, seen: Observation, legal: Sequence[Action]) -> Iterator[str]:
    """Every act has its reasons, and a bot does one of them, the same each time."""
    for act in legal[:: max(1, len(legal) // ACTS)]:
        advice = Counsellor(rules).explained(seen, legal, act)
        if advice.act != act or not advice.reasons:
            yield f"{say_action(rules, act)} for no reason"
    first, again = (next(naive_bot(rules).think(seen, legal, Random(1))) for _ in range(2))
    if first not in legal or first != again:
        yield f"naive {first}, then {again}"
