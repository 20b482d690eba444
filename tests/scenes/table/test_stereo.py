"""What players do is heard from where they sit, and what a place answers from where it lies."""

from __future__ import annotations

import pytest
from at_table import AtTable, betos
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


ENDS = [betos(meld) for meld in ("[5h 6h 7h]", "[9d Td Jd]", "[2d 3d 4d]", "[5s 6s 7s]")]


def pans_of(ana: AtTable, cue: str) -> list[float]:
    """The sides from which a sound has come, in its order."""
    words = [how.split() for how in ana.heard.how]
    return [float(one[-1]) if "at" in one else 0.0 for one in words if one[0] == cue]


def test_a_place_that_takes_or_refuses_what_is_carried_is_heard_from_where_it_lies() -> None:
    """Keys hear which place takes the marked cards."""
    ana = AtTable("8h 8s Ks 2c", table=ENDS)
    middles, far = [], []
    for card, at in (("8h", 1), ("8s", 4)):
        ana.lift(card, f"meld {at}")
        heard = pans_of(ana, "takes")
        ana.point(ana.at(f"meld {at}"))
        assert pans_of(ana, "takes") == heard, "once, as long as it lies there"
        middles.append(ana.at(f"meld {at}")[0])
        far.append(heard[-1])
        ana.keys("back")
        ana.drag("2c", f"meld {at}")
    left, right = pans_of(ana, "refused")
    assert (middles[0] < middles[1]) == (far[0] < far[1]) == (left < right)
    assert left != right
    ana.click("8h")
    ana.keys("zone_far")
    taken = {ana.selection.hands.focus.at: ana.heard[-1]}
    for _ in range(2):
        ana.keys("right")
        taken[ana.selection.hands.focus.at] = ana.heard[-1]
    assert taken == {0: "takes", 1: "focus", 3: "focus"}
