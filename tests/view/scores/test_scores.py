"""Counts, charts and settlements worked out from whole matches, and from sums written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.actions import DISCARD, MELD, Action
from game.engine.cards import parse_cards
from game.engine.phases import OVER, REBUY, SCORED
from game.engine.scoring.match_end import Eliminate, RoundsWon, Stakes
from game.engine.state import Standing
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.variants.load import rules_of
from game.view.scores.hand import HELD, TABLE, VOID, HandSheet, hand_sheet
from game.view.scores.history import Point, histories, parted, ticks
from game.view.scores.match import Payment, fewest_payments, match_sheet
from tests.play.tables import set_up


def table_of(game: str, seats: int, seed: int, **options: object) -> RunningTable:
    names = ("Ana", "Beto", "Caro", "Dani", "Eva")[:seats]
    players = tuple(Player(name, usual_crest(at), "naive") for at, name in enumerate(names))
    choice = TableChoice(game, players, options, seed=seed)  # type: ignore[arg-type]
    return RunningTable.start(choice, clock=lambda: 0.0)


def counted(table: RunningTable) -> Iterator[HandSheet]:
    """The sheet after every hand, and after every decision."""
    while True:
        while table.is_bots_turn and table.phase != REBUY:
            table.hurry()
            table.play_bot()
        view = table.observation()
        yield hand_sheet(table.variant.id, table.rules, table.players, view, table.log())
        if table.phase == OVER:
            return
        if table.phase == SCORED:
            table.deal_next()
        else:
            table.hurry()
            table.play_bot()


@pytest.mark.parametrize("game", ["loba_de_menos", "loba_de_mas", "loba_seis_menes", "la_mona"])
def test_a_hand_is_told_by_how_it_ended_and_how_near_the_end_is(game: str) -> None:
    sheet = next(counted(table_of(game, 3, seed=3)))
    *acts, nearness = sheet.story
    assert 1 <= len(acts) <= 3
    assert all(line.key.startswith("log.") for _, line in acts)
    if sheet.winner and game != "la_mona":
        assert {sheet.players[seat] for seat, _ in acts} == set(sheet.winner)
    facts = nearness.line.facts
    if game == "loba_seis_menes":
        assert (nearness.line.key, facts) == ("scores.story.hands", {"left": 5})
    else:
        assert nearness.line.key == "scores.story.near"
        assert facts["left"] == sheet.goal.limit - max(row.total for row in sheet.by_side)


def test_a_void_hand_is_none_of_those_to_go() -> None:
    *sheets, _ = counted(table_of("loba_seis_menes", 3, seed=3, blocked_hand="void_redeal"))
    assert any(sheet.end == VOID for sheet in sheets)
    for sheet in sheets:
        hands = sheet.history[0][-1].hand
        assert sheet.story[-1].line.facts == {"left": 6 - hands}


def test_of_a_long_last_turn_only_the_last_three_acts_are_told() -> None:
    table = set_up(
        variant="loba_de_menos",
        players=["Ana", "Beto"],
        hand="4c 4d 4h 7s 7c 7h 9s 9c 9h Ks",
        hands={"Beto": "6d"},
    )
    melds = [parse_cards(cards) for cards in ("4c 4d 4h", "7s 7c 7h", "9s 9c 9h")]
    for cards in melds:
        table.act(Action(MELD, cards, -3, (0, 0)))
    table.act(Action(DISCARD, parse_cards("Ks")))
    view = table.observation()
    sheet = hand_sheet(table.variant.id, table.rules, table.players, view, table.log())
    acts = [line for seat, line in sheet.story if seat == 0 and line.key.startswith("log.")]
    told = [{one.card for one in line.facts["cards"].cards} for line in acts]
    assert told == [set(cards) for cards in (*melds[1:], parse_cards("Ks"))]


GAMES = [("loba_de_menos", 4), ("loba_de_mas", 3), ("loba_centroamericana", 3), ("la_mona", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_sheet_adds_up(game: str, seats: int) -> None:
    seen = 0
    for sheet in counted(table_of(game, seats, seed=3)):
        seen += 1
        for side, (row, history) in enumerate(zip(sheet.by_side, sheet.history, strict=True)):
            assert history[-1].score == row.total
            if row.parts:
                assert sum(points for _, points in row.parts) == row.gained
                assert {name for name, _ in row.parts} >= {TABLE}
                assert dict(row.parts).get(HELD, 0) == -sum(left.points for left in row.cards)
            elif sheet.categories:
                assert sum(each.points[side] for each in sheet.categories) == row.gained
            elif not row.went_out:
                assert sum(left.points for left in row.cards) == row.gained
            if not row.fate and not sheet.categories:
                assert row.before + row.gained == row.total
    assert seen >= 6
    assert sheet.is_over


def test_only_the_winner_went_out_and_the_limit_itself_is_too_much() -> None:
    table = set_up(
        variant="loba_de_menos",
        players=["Ana", "Beto", "Caro", "Dani"],
        hand="4c 4d 4h Ks",
        hands={"Beto": "6d", "Caro": "2d", "Dani": "5d"},
        scores={"Ana": 40, "Beto": 95, "Caro": 98, "Dani": 97},
    )
    table.act(Action(MELD, parse_cards("4c 4d 4h"), -3, (0, 0)))
    table.act(Action(DISCARD, parse_cards("Ks")))
    view = table.observation()
    sheet = hand_sheet(table.variant.id, table.rules, table.players, view, table.log())
    assert [(row.total, row.went_out, row.over_limit) for row in sheet.by_side] == [
        (30, True, False),
        (101, False, True),
        (100, False, False),
        (102, False, True),
    ]


def test_who_was_out_before_a_hand_is_told_after_those_who_played_it() -> None:
    sheets = list(counted(table_of("loba_de_menos", 4, seed=5, **{"reenganche.max": 0})))
    out: set[str] = set()
    for sheet in sheets:
        named = [row.players[0].name for row in sheet.rows]
        assert set(named[len(named) - len(out) :]) == out
        out = {row.players[0].name for row in sheet.rows if row.over_limit}
    assert len(out) == 3


def test_a_player_over_the_limit_is_asked_with_price_score_and_pot() -> None:
    table = table_of("loba_de_menos", 4, seed=5, money=True)
    asked = [sheet for sheet in counted(table) if sheet.decision is not None]
    assert asked
    for sheet in asked:
        decision = sheet.decision
        assert decision is not None
        rows = {row.players[0]: row for row in sheet.by_side}
        assert rows[decision.player].over_limit
        assert rows[decision.player].total >= decision.limit
        assert rows[decision.like].total == decision.back_at < decision.limit
        assert (decision.price, decision.pot) == (1, sheet.pot)
        assert 1 <= decision.left <= decision.most == 2


def standing(sheet: str, rebuys: tuple[int, ...], scores: tuple[int, ...]) -> Standing:
    """Points of every hand, by player: "20 5 / 90 10"; the scores they led to."""
    hands = tuple(tuple(map(int, hand.split())) for hand in sheet.split("/"))
    seats = range(len(hands[0]))
    nothing = (0,) * len(hands[0])
    alive = (False,) * len(hands[0])
    return Standing(tuple(seats), tuple(seats), scores, nothing, rebuys, alive, nothing, hands)


def scores(history: tuple[Point, ...]) -> str:
    return " ".join(f"{hand}:{score}" for hand, score in history)


@pytest.mark.parametrize(
    ("sheet", "rebuys", "expected"),
    [
        ("20 5 / 30 0", (0, 0), ["0:0 1:20 2:50", "0:0 1:5 2:5"]),
        # Back in at the highest score still in play, and on from there.
        ("60 5 9 / 41 5 0 / 7 0 3", (1, 0, 0), ["0:0 1:60 2:101 2:10 3:17", "0:0 1:5 2:10 3:10",
                                              "0:0 1:9 2:9 3:12"]),
        # Out: the line ends there.
        ("60 5 9 / 41 5 0 / 0 0 3", (0, 0, 0), ["0:0 1:60 2:101", "0:0 1:5 2:10 3:10",
                                              "0:0 1:9 2:9 3:12"]),
    ],
)  # fmt: skip
def test_lines_of_the_chart_follow_who_bought_back_in(
    sheet: str, rebuys: tuple[int, ...], expected: list[str]
) -> None:
    end = Eliminate(at=101, rebuys=2)
    led_to = tuple(int(line.rpartition(":")[2]) for line in expected)
    lines = histories(standing(sheet, rebuys, led_to), end)
    assert [scores(line) for line in lines] == expected


def test_the_lines_of_a_match_begun_from_a_position_begin_at_its_scores() -> None:
    lines = histories(standing("10 5 / 0 7", (0, 0), (70, 52)), Eliminate(at=101, rebuys=2))
    assert [scores(line) for line in lines] == ["0:60 1:70 2:70", "0:40 1:45 2:52"]


def test_rounds_won_are_charted_not_the_points_of_the_rounds() -> None:
    lines = histories(standing("7 4 / 5 5 / 2 6", (0, 0), (1, 1)), RoundsWon(wins=10))
    assert [scores(line) for line in lines] == ["0:0 1:1 2:1 3:1", "0:0 1:0 2:0 3:1"]


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 10, (0, 2, 4, 6, 8, 10)),
        (0, 101, (0, 25, 50, 75, 100)),
        (-54, 150, (-50, 0, 50, 100, 150)),
        (0, 3, (0, 1, 2, 3)),
        (0, 1200, (0, 250, 500, 750, 1000)),
    ],
)
def test_the_grid_stands_on_round_numbers(low: int, high: int, expected: tuple[int, ...]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize("wanted", [[50.0, 52, 51], [0, 0, 0, 0], [98, 100, 99], [10, 90]])
def test_labels_part_in_their_order_and_stay_inside(wanted: list[float]) -> None:
    places = parted(wanted, 20, 0, 100)
    by_wish = [place for _, place in sorted(zip(wanted, places, strict=True))]
    assert all(after - before >= 20 for before, after in pairwise(by_wish))
    assert 0 <= min(places) <= max(places) <= 100


def test_labels_without_room_part_as_far_as_they_can() -> None:
    assert parted([5, 5, 5], 56, 0, 60) == [0, 30, 60]


# Money -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("money", "expected"),
    [
        ((0, 0), []),
        ((350, 230, -210, -370), ["3>0 350", "2>1 210", "3>1 20"]),
        # Two pairs that are even need one payment each, whatever the largest sums are.
        ((9, -9, 5, -5), ["1>0 9", "3>2 5"]),
        ((6, 3, -4, -5), ["3>0 5", "2>1 3", "2>0 1"]),
        ((-1, -3, -2, -3, 9), ["1>4 3", "3>4 3", "2>4 2", "0>4 1"]),
        ((5, 4, -3, -2, -4), ["4>1 4", "2>0 3", "3>0 2"]),
    ],
)
def test_the_fewest_payments(money: tuple[int, ...], expected: list[str]) -> None:
    said = [f"{payer}>{receiver} {sum_}" for payer, receiver, sum_ in fewest_payments(money)]
    assert said == expected


def test_payments_leave_everybody_with_what_is_theirs() -> None:
    money = [17, -4, 30, -21, -9, 2, -15, 0]
    for payer, receiver, amount in fewest_payments(money):
        assert amount > 0
        money[payer] += amount
        money[receiver] -= amount
    assert not any(money)


@pytest.mark.parametrize("settlement", ["difference", "pot"])
def test_a_settled_match(settlement: str) -> None:
    table = table_of("loba_de_mas", 4, seed=2, money=True, settlement=settlement)
    for _ in counted(table):
        pass
    result = table.result()
    assert result is not None
    standing_ = table.observation().standing
    sheet = match_sheet(table.variant.id, table.rules, table.players, standing_, result)
    assert [place.won for place in sheet.places].index(False) == len(sheet.winners)
    money = list(sheet.money)
    for payment in sheet.payments:
        assert isinstance(payment, Payment)
        money[payment.payer] += payment.amount
        money[payment.receiver] -= payment.amount
    assert not any(money)
    if settlement == "difference":
        assert [sum(row) for row in sheet.pairs] == list(sheet.money)
    else:
        assert (sheet.pairs, sheet.pot) == ((), 4)


def test_where_the_lowest_score_wins_the_higher_of_two_pays_the_difference() -> None:
    table = table_of("loba_de_menos", 3, seed=5)
    for _ in counted(table):
        pass
    stakes = Stakes(on=True, how="difference", per_point=2)
    rules = rules_of(replace(table.variant.game, stakes=stakes))
    result = rules.result(table.match.state)
    assert result is not None
    standing_ = table.observation().standing
    sheet = match_sheet(table.variant.id, rules, table.players, standing_, result)
    [winner] = result.winners
    own = result.scores[winner]
    assert sheet.pairs[winner] == tuple(2 * (score - own) for score in result.scores)
    assert [sum(row) for row in sheet.pairs] == list(sheet.money)


TEXTS = Texts(["es"], [bundled("locales")])


def test_sums_and_signs_are_written_as_people_do() -> None:
    assert TEXTS.sum_of([4]) == ""
    assert TEXTS.sum_of([2, 5, 10]) == "2 + 5 + 10"
    assert TEXTS.sum_of([2, 10, 10, 10]) == "2 + 3\u00d710"
    assert [TEXTS.gain(points) for points in (5, 0, -5)] == ["+5", "0", "\u22125"]
    assert [TEXTS.gain(points) for points in (12500, -12500)] == ["+12.500", "\u221212.500"]
