"""Cutting, dealing, seats: what happens before there is a position."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine.actions import DEAL_NEXT, Action
from game.engine.cards import BIT, CardId, names, pack, parse_card, parse_cards
from game.engine.chance import RecordedChance, SeededChance
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState
from game.variants.load import rules_of
from game.variants.options import Value

from .cases import CATALOGUE, faults_of, set_up
from .covered import COVERED, covers

SEEDS = range(20)
RUMMIES = ("loba_de_menos", "loba_de_mas", "carioca", "loba_centroamericana", "loba_seis_menes")


def rules(name: str, **options: Value) -> RummyRules | FishingRules:
    compiled = rules_of(CATALOGUE.load(name, options).game)
    assert isinstance(compiled, RummyRules | FishingRules)
    return compiled


def order(deck: Sequence[CardId], first: str, rest_first: bool = False) -> tuple[CardId, ...]:
    """The deck with these cards on top: the end of a list is drawn first."""
    top = parse_cards(first)
    others = tuple(card for card in deck if card not in top)
    return (*top, *others) if rest_first else (*others, *reversed(top))


# The first dealer ------------------------------------------------------------------------------


def dealer_after_cuts(name: str, seats: int, cuts: str) -> int:
    game = rules(name)
    shuffles = iter([order(game.deck, cuts, rest_first=True), game.deck])
    return game.start(seats, RecordedChance(shuffles)).dealer


@covers("CR-25")
def test_the_lowest_card_deals_and_an_ace_is_low() -> None:
    assert dealer_after_cuts("carioca", 2, "5c Ad") == 1
    assert dealer_after_cuts("carioca", 2, "Ad 5c") == 0


@covers("R-G-7")
@pytest.mark.parametrize(
    ("name", "seats", "cuts", "dealer"),
    [
        ("loba_de_menos", 3, "Kc Ad 5h", 1),
        ("loba_de_menos", 3, "Kc Kd 5h 2c 3c", 1),
        # Jokers do not count, and only those who are equal cut again.
        ("loba_de_menos", 2, "X Kc Qd", 0),
        ("loba_de_menos", 3, "5c Kd Kh 9c 8c", 1),
        ("loba_centroamericana", 3, "5c Ad Kh", 1),
        ("loba_centroamericana", 2, "3c 3d Kh Qc", 1),
    ],
)
def test_cutting_for_the_deal(name: str, seats: int, cuts: str, dealer: int) -> None:
    assert dealer_after_cuts(name, seats, cuts) == dealer


@covers("R-FR-1", "R-MO-1", "R-G-7")
@pytest.mark.parametrize("name", ["loba_de_mas", "loba_seis_menes", "la_mona"])
def test_a_random_first_dealer(name: str) -> None:
    game = rules(name)
    dealers = {game.start(3, SeededChance(seed)).dealer for seed in SEEDS}
    assert dealers == {0, 1, 2}
    state = game.start(3, SeededChance(1))
    assert state.to_act == (state.dealer + 1) % 3


@covers("R-MO-1")
def test_partners_sit_opposite() -> None:
    state = rules("la_mona").start(4, SeededChance(1))
    assert state.standing.sides == (0, 1, 0, 1)
    assert len(state.standing.scores) == 2
    assert rules("la_mona").start(3, SeededChance(1)).standing.sides == (0, 1, 2)


# Decks and deals -------------------------------------------------------------------------------


@covers("R-CA-1")
def test_two_jokers_unless_told_otherwise() -> None:
    assert len(rules("carioca").deck) == 106
    assert len(rules("carioca", jokers=0).deck) == 104
    assert len(rules("carioca", jokers=4).deck) == 108
    bare = CATALOGUE.load("carioca", preset="without_jokers")
    assert bare.game.deck.jokers == 0


@covers("R-CA-2")
def test_no_rank_is_missing() -> None:
    faces = {names([card])[0] for card in rules("carioca").deck}
    assert faces == set("XA23456789TJQK")


STOCK_LEFT = {
    "loba_de_menos": {2: 89, 3: 80, 4: 71, 5: 62},
    "loba_de_mas": {2: 86, 3: 75, 4: 64, 5: 53},
    "carioca": {2: 81},
    "loba_centroamericana": {2: 85, 3: 74, 4: 63, 5: 52},
    "loba_seis_menes": {3: 74, 4: 63, 5: 52},
}


@covers("CL-08")
@pytest.mark.parametrize("name", RUMMIES)
def test_the_stock_after_the_deal(name: str) -> None:
    game = rules(name)
    assert isinstance(game, RummyRules)
    for seats, left in STOCK_LEFT[name].items():
        state = game.start(seats, SeededChance("deal"))
        assert len(state.stock) == left
        assert len(state.pile) == game.game.deal.upcard
        assert {cards.bit_count() for cards in state.hands} == {game.game.deal.hand}


@covers("CL-07", "FR-25", "R-CA-14")
@pytest.mark.parametrize(
    ("name", "seats"),
    [("loba_centroamericana", 6), ("loba_seis_menes", 2), ("carioca", 3), ("la_mona", 5)],
)
def test_so_many_may_not_play(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="may play"):
        rules(name).start(seats, SeededChance(1))
    assert faults_of(variant=name, players=seats) == ["fault.players_count"]


@covers("R-CA-14")
def test_more_may_play_where_the_table_says_so() -> None:
    assert len(rules("carioca", players=5).start(4, SeededChance(1)).hands) == 4


@covers("R-ME-8")
@pytest.mark.parametrize(("upcard_joker", "upcard"), [("rebury", "5c"), ("keep", "X")])
def test_a_joker_turned_up_at_the_start(upcard_joker: str, upcard: str) -> None:
    game = rules("loba_de_menos", upcard_joker=upcard_joker, first_dealer="random")
    hands = [card for card in game.deck if names([card]) not in ("X", "5c")][:18]
    dealt = order(game.deck, names([*hands, *parse_cards("X 5c")]))
    # The dealer, the deck, and the place of the stock to which the joker goes.
    state = game.start(2, RecordedChance(iter([(0,), dealt, (7,)])))
    assert names(state.pile) == upcard
    if upcard_joker == "rebury":
        assert state.stock.index(parse_card("X")) == 7
    assert len(state.stock) == 89


# La Mona ---------------------------------------------------------------------------------------


@covers("MO-47")
@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_deals_of_four_until_the_cards_are_gone(seats: int, deals: int) -> None:
    game = rules("la_mona")
    events: list[Event] = []
    state = game.start(seats, SeededChance("mona"), events.append)
    assert [len(event.cards) for event in events if event.kind == "laid_out"] == [4]
    first_round = state.hand_no
    while state.hand_no == first_round and game.legal_actions(state) != [DEAL_NEXT]:
        game.apply(state, game.legal_actions(state)[0], SeededChance(1), events.append)
    dealt = [len(event.cards) for event in events if event.kind == "dealt"]
    assert dealt == [4] * seats * deals
    assert sum(event.kind == "laid_out" for event in events) == 1


@covers("R-MO-14")
@pytest.mark.parametrize(("mona_initial_table", "shuffles"), [("stays", 1), ("redeal", 2)])
def test_the_mona_among_the_first_cards_of_the_table(
    mona_initial_table: str, shuffles: int
) -> None:
    game = rules("la_mona", mona_initial_table=mona_initial_table)
    mona = BIT[parse_card("2c")]
    hands = [card for card in game.deck if BIT[card] != mona][:8]
    drowned = order(game.deck, names([*hands, parse_card("2c")]))
    dry = tuple(sorted(game.deck))
    given = iter([(0,), drowned, dry])
    state = game.start(2, RecordedChance(given))
    assert bool(pack(state.loose) & mona) == (mona_initial_table == "stays")
    assert len(list(given)) == 2 - shuffles


@covers("R-MO-10", "R-MO-11")
@pytest.mark.parametrize("obligation", ["v1", "v2", "pagat"])
def test_no_build_outlives_the_cards_of_a_deal(obligation: str) -> None:
    game = rules("la_mona", build_obligation=obligation)
    assert isinstance(game, FishingRules)
    built = 0
    for seed in SEEDS:
        chance = SeededChance(seed)
        state = game.start(2 + seed % 3, chance)
        while game.legal_actions(state) != [DEAL_NEXT]:
            actions = game.legal_actions(state)
            builds = [action for action in actions if action.kind == "build"]
            choices = builds or actions
            built += bool(builds)
            game.apply(state, choices[chance.pick(len(choices))], chance)
            check_builds(game, state)
    assert built


def check_builds(game: FishingRules, state: TableState) -> None:
    values = [build.value for build in state.builds]
    assert len(set(values)) == len(values)
    assert not (state.builds and not any(state.hands))
    for build in state.builds:
        assert build.value in game.values.held(state.hands[build.owner])


@covers("R-MO-30")
def test_two_builds_of_one_value_cannot_lie_there() -> None:
    faults = faults_of(
        variant="la_mona",
        hand="9c Jd",
        hands={"2": "9d Js"},
        builds=[{"build": "7d 2h", "value": 9}, {"build": "5d 4h", "value": 9, "owner": 2}],
    )
    assert faults == ["fault.build_value_twice"]


# Once more the stock ---------------------------------------------------------------------------


@covers("R-CL-6", "R-FR-9", "R-G-4")
@pytest.mark.parametrize("name", ["loba_centroamericana", "loba_seis_menes"])
def test_the_last_discard_does_not_go_round_for_ever(name: str) -> None:
    """With the stock gone for good everybody may take the discard: the hand is blocked at last."""
    position = set_up(
        variant=name, players=3, hands=["2c 9d", "2d", "rest"], pile="none", stock="none"
    )
    state, chance = position.state, SeededChance(1)
    held = state.hands[0]
    for _ in range(50):
        actions = position.rules.legal_actions(state)
        if actions == [DEAL_NEXT]:
            break
        position.rules.apply(state, discard_or_draw(actions), chance)
    assert actions == [DEAL_NEXT]
    assert state.standing.hands_won == (0, 0, 0)
    assert all(points > 0 for points in state.standing.sheet[-1])
    assert held


def discard_or_draw(actions: Sequence[Action]) -> Action:
    return next(action for action in actions if action.kind in ("draw", "discard"))


def rules_told() -> set[str]:
    return COVERED
