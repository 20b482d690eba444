"""What a table is like follows from the parts of its game."""

from __future__ import annotations

import pytest

from game.engine.cards import names, unpack
from game.engine.scoring.match_end import Goal
from game.play.session.table_kind import TableKind, kind_of
from game.variants.load import rules_of

from .tables import CATALOGUE, row, set_up


def kind(variant_id: str, seats: int = 0, **options: bool | int | str) -> TableKind:
    game = CATALOGUE.load(variant_id, options).game
    return kind_of(rules_of(game), seats or game.players.min)


@pytest.mark.parametrize(
    ("variant_id", "goal"),
    [
        ("loba_de_menos", Goal("points", False, 101, puts_out=True)),
        ("loba_de_mas", Goal("points", True, 150)),
        ("carioca", Goal("points", False, hands=8)),
        ("loba_centroamericana", Goal("points", False, hands=6)),
        ("loba_seis_menes", Goal("points", False, hands=6)),
        ("la_mona", Goal("hands_won", True, 10)),
    ],
)
def test_how_a_match_is_won(variant_id: str, goal: Goal) -> None:
    assert kind(variant_id).goal == goal


def test_two_players_buy_back_in_only_where_the_rules_say_so() -> None:
    assert kind("loba_de_menos", 3).goal.rebuys == 2
    assert kind("loba_de_menos", 2).goal.rebuys == 0


def test_only_a_pile_that_is_taken_whole_is_a_river() -> None:
    rivers = [name for name in CATALOGUE.ids() if kind(name).has_river]
    assert rivers == ["loba_de_mas"]
    fishing = [name for name in CATALOGUE.ids() if CATALOGUE.load(name).family == "fishing"]
    assert [name for name in CATALOGUE.ids() if not kind(name).has_pile] == fishing


def test_contracts_have_a_moon_for_each() -> None:
    assert len(kind("carioca").contracts) == 8
    assert kind("carioca", contracts=6).contracts[1] == ("trio", "escalera")
    assert kind("loba_de_menos").contracts == ()
    table = set_up(variant="carioca", round=3, hand="9c Kd")
    standing = table.observation().standing
    assert kind("carioca").contract_now(standing) == 2
    assert kind("loba_de_menos").contract_now(standing) == -1


def test_cards_worth_more_than_their_rank_are_marked() -> None:
    mona = kind("la_mona")
    assert names(unpack(mona.marked)) == "2c Td 2s"
    assert names(unpack(mona.untakeable)) == "2c"
    assert mona.may_build


@pytest.mark.parametrize(
    ("variant", "draws", "plays_one", "has_loose", "has_melds"),
    [("la_mona", False, True, True, False), ("carioca", True, False, False, True)],
)
def test_a_game_says_what_a_turn_is_and_what_lies_on_the_table(
    variant: str, draws: bool, plays_one: bool, has_loose: bool, has_melds: bool
) -> None:
    one = kind(variant)
    assert (one.draws, one.plays_one) == (draws, plays_one)
    assert (one.has_loose, one.has_melds) == (has_loose, has_melds)


def test_partners_sit_at_a_table_of_four() -> None:
    assert kind("la_mona", 4).partners
    assert not kind("la_mona", 3).partners


def test_a_pot_lies_on_the_table_where_it_is_played_for() -> None:
    assert not kind("loba_de_menos").has_pot
    assert kind("loba_de_menos", money=True).has_pot
    assert not kind("loba_de_mas", money=True).has_pot


@pytest.mark.parametrize(
    ("variant_id", "cards", "points"),
    [("loba_de_menos", "Ah 5c Kd X", 35), ("loba_de_mas", "Ah 5c Kd X", 9), ("carioca", "X", 25)],
)
def test_what_a_hand_costs(variant_id: str, cards: str, points: int) -> None:
    assert kind(variant_id).points_of(sum(1 << card for card in row(cards))) == points
