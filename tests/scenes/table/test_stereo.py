"""What players do is heard from where they sit."""

from __future__ import annotations

import pytest
from test_deal_seen import a_table, until_still
from watched import PEOPLE_AND_BOTS, Watched

from game.engine.events import Event
from game.scenes.table.context import PAN_MOST, pan_of


def test_players_are_heard_from_left_to_right_and_the_nearest_in_the_middle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(a_table("loba_de_mas", PEOPLE_AND_BOTS), monkeypatch)
    layout = watched.scene.picture.layout
    across = sorted(layout.seats, key=lambda seat: layout.seats[seat].plaque.x)
    pans = [pan_of(layout, seat) for seat in across]
    assert pans == sorted(pans)
    assert -PAN_MOST <= pans[0] < -0.3
    assert 0.2 < pans[-1] <= PAN_MOST
    assert pan_of(layout, watched.table.bottom) == pan_of(layout, -1) == 0


def test_every_card_of_a_deal_and_every_act_is_heard_from_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(a_table("loba_de_mas"), monkeypatch)
    heard: list[tuple[str, float]] = []

    def sound(cue: str, *, step: int = 1, delay: float = 0.0, pan: float = 0.0) -> None:
        heard.append((cue, pan))

    watched.services.sound = sound
    list(until_still(watched))
    layout = watched.scene.picture.layout
    seats = {pan_of(layout, seat) for seat in range(3)}
    assert len(seats) == 3
    assert {pan for cue, pan in heard if cue == "deal"} == seats
    event = Event("hand_over", 1, facts=(("blocked", 0), ("in_one", 0)))
    picture, now = watched.scene.picture, watched.services.clock()
    picture.tell([event], now)
    watched.scene.context.follow(picture.frame(now))
    assert heard[-1] == ("closes", pan_of(layout, 1))
