"""Ports: each seat sees and does its own, several at once, beside the screen that people share."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.cards import pack
from game.engine.phases import SCORED
from game.play.intents.moves import Done, Moves
from game.play.intents.offers import LANE_PLACE, STOCK_PLACE
from game.play.session.hand_order import Arranging
from game.play.session.port import NOT_YOUR_TURN, SeatPort
from game.play.session.running import RunningTable

from .tables import CATALOGUE, GAMES, new_table, row, set_up

STEPS = 300


def ports(table: RunningTable) -> list[SeatPort]:
    return [SeatPort(table, seat) for seat in table.people]


def test_each_port_sees_its_own_hand_and_no_other() -> None:
    table = new_table("loba_de_menos", "p p p")
    ana, beto, carmen = ports(table)
    hands = [port.observation().hand for port in (ana, beto, carmen)]
    assert hands == table.match.state.hands
    assert table.observation().hand == 0


def test_only_the_port_of_the_seat_to_act_may_act() -> None:
    table = new_table("loba_de_menos", "p p p")
    for port in ports(table):
        mine = port.seat == table.to_act
        legal = SeatPort(table, table.to_act).legal()
        assert port.refuse(legal[0]) == (None if mine else NOT_YOUR_TURN)
        assert bool(port.legal()) == mine


def test_what_one_port_does_the_others_see_as_far_as_they_may() -> None:
    table = new_table("loba_de_menos", "p p")
    first, second = sorted(ports(table), key=lambda port: port.seat != table.to_act)
    orders = Arranging(table)
    came = Moves(first, orders).send((), STOCK_PLACE)
    assert isinstance(came, Done)
    drawn = came.events[0].cards[0]
    assert drawn is not None
    assert first.observation().hand >> drawn & 1
    assert [event.cards for event in second.log() if event.kind == "drew"] == [(None,)]
    assert [event.cards for event in table.log() if event.kind == "drew"] == [(None,)]


def test_each_port_takes_back_its_own_act_only() -> None:
    table = set_up(variant="loba_de_menos", hand="5h 6h 7h 9c Kd")
    own, other = sorted(ports(table), key=lambda port: port.seat != table.to_act)
    melded = Moves(own, Arranging(table)).send(row("5h 6h 7h"), LANE_PLACE)
    assert isinstance(melded, Done)
    assert other.undo_refusal() is not None
    assert own.undo_refusal() is None
    own.undo()
    assert not own.observation().melds


def test_trays_of_two_seats_are_their_own_and_outlast_a_change_of_port() -> None:
    table = set_up(variant="carioca", round=1, hand="9c 9d 9h 4c 4d Kd")
    arranging = Arranging(table)
    seat = table.to_act
    at_screen = Moves(table, arranging)
    assert isinstance(at_screen.send(row("9c 9d"), LANE_PLACE), Done)
    at_phone = Moves(SeatPort(table, seat), arranging)
    assert at_phone.staged == pack(row("9c 9d"))
    other = Moves(SeatPort(table, 1 - seat), arranging)
    assert other.staged == 0


@pytest.mark.parametrize("game", GAMES)
def test_seats_alone_play_hands_of_every_game(game: str) -> None:
    players = CATALOGUE.load(game).game.players
    table = new_table(game, " ".join("p" * players.min))
    bot, dice = naive_bot(table.rules), Random(0)
    for _ in range(STEPS):
        if table.is_over:
            break
        if table.phase == SCORED:
            SeatPort(table, 0).deal_next()
            continue
        port = SeatPort(table, table.to_act)
        port.act(decision(bot, port.observation(), port.legal(), dice))
    assert table.match.state.hand_no > 1 or table.is_over
