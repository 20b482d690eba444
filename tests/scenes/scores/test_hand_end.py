"""A hand that ends is seen to end: who closes, what the others hold, and the points on their way;
then the page, which counts from its first picture on."""

from __future__ import annotations

from functools import cache
from math import inf
from threading import current_thread, main_thread

import pytest
from at_table import AtTable
from pygame import Surface
from services import said, wait
from watched import PEOPLE_AND_BOTS, Watched

from game.engine.cards import each
from game.engine.phases import DRAW, PLAY
from game.scenes.scores.hand import Scoring
from game.scenes.table.picture import points_of
from game.ui.work_ahead import TEXTS
from game.view.motion.places import FlyingPoints
from tests.play.tables import one_step, simple_act
from tests.scenes.table.test_deal_seen import a_table, begun, hands

TWO = PEOPLE_AND_BOTS[2:4]
SEED = 7


@cache
def acts_of_a_hand(game: str, players: tuple[object, ...]) -> int:
    table, acts = a_table(game, players, SEED), 0
    while table.phase in (DRAW, PLAY):
        one_step(table)
        acts += 1
    return acts


def last_act(
    monkeypatch: pytest.MonkeyPatch, game: str = "loba_de_menos", people: int = 1, **likes: object
) -> tuple[Watched, list[str]]:
    """A table at which the last act of the hand has just been done, and what is shown of it."""
    players = PEOPLE_AND_BOTS[3 - people : 5]
    table = a_table(game, players, SEED)
    for _ in range(acts_of_a_hand(game, players) - 1):
        one_step(table)
    watched = Watched(table, monkeypatch, **likes)
    watched.scene.catch_up()
    told = begun(watched, monkeypatch)
    if table.is_bots_turn:
        table.bot_turn(0.0)
        events = table.play_bot()
    else:
        if table.needs_curtain:
            table.sit(table.to_act)
            watched.scene.catch_up()
        events = table.act(simple_act(table))
    assert table.phase not in (DRAW, PLAY)
    watched.scene.context.happened(events)
    return watched, told


def scores(watched: Watched) -> tuple[int, ...]:
    return watched.scene.picture.view.standing.scores


def in_the_air(watched: Watched) -> dict[int, tuple[int, float, float]]:
    """The points that are to be seen, by seat: how many, and where."""
    frame = watched.scene._frame
    assert frame is not None
    return {
        one.token.seat: (one.token.amount, one.place.x, one.place.y)
        for one in frame.moving
        if isinstance(one.token, FlyingPoints) and one.place.opacity > 0.5
    }


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("motion", ["full", "brief", "none"])
def test_who_closes_then_the_hands_then_their_points_then_the_page(
    motion: str, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, told = last_act(monkeypatch, people=people, motion=motion)
    table, before = watched.table, scores(watched)
    held, gained = hands(table), table.observation().standing.sheet[-1]
    order: list[str] = []
    ended_at = 0.0
    while not isinstance(watched.services.stack.top, Scoring):
        frame = watched.frame()
        if "hand_over" in told and not ended_at:
            ended_at = watched.services.clock()
        if "hand_over" in told and not held & frame.faces:
            order.append("closes")
        points = in_the_air(watched)
        if points:
            order.append("points")
            assert [amount for amount, _, _ in points.values()] == list(gained)
            assert scores(watched) == before
            assert held <= frame.faces
        elif held <= frame.faces:
            order.append("hands")
        assert watched.services.clock() < ended_at + 3 or not ended_at
    assert list(dict.fromkeys(order))[:3] in (["closes", "hands", "points"], ["closes", "points"])
    assert 0.6 <= watched.services.clock() - ended_at <= 1.6
    assert watched.scene.picture.latest.standing.scores != before


def test_points_fly_from_the_end_of_a_hand_to_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, _ = last_act(monkeypatch)
    start, end = points_of(watched.scene.picture._latest, watched.scene.picture.bottom)
    way: list[dict[int, tuple[int, float, float]]] = []
    while not isinstance(watched.services.stack.top, Scoring):
        watched.frame()
        way += [in_the_air(watched)] if in_the_air(watched) else []
    layout = watched.scene.picture.layout
    for token, place in end.items():
        assert isinstance(token, FlyingPoints)
        x, y = way[0][token.seat][1:]
        assert (x, y) == (start[token].x, start[token].y)
        cards = list(each(watched.scene.picture.latest.known[token.seat]))
        if cards and token.seat in layout.seats:
            lying = [layout.open_hands[card].rect for card in cards]
            assert x > max(rect.cx for rect in lying)
            assert layout.seats[token.seat].second.grown(60).contains(place.x, place.y)


def test_a_press_ends_it_and_leads_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, told = last_act(monkeypatch)
    while "hand_over" not in told:
        watched.frame()
    watched.press("right")
    watched.frame()
    assert isinstance(watched.services.stack.top, Scoring)


def test_the_page_that_follows_is_drawn_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn in one piece with its first picture, it would hold up what moves."""
    watched, told = last_act(monkeypatch)
    while "hand_over" not in told:
        watched.frame()
    services = watched.services
    services.ahead.drop(TEXTS)
    while services.ahead.go_on(inf, services.clock) or not services.rasterizer.is_done:
        pass
    watched.press("right")
    drawn: list[object] = []

    def draw(*told: object) -> Surface:
        if current_thread() is main_thread():
            drawn.append(told)
        return Surface((1, 1))

    for drawer in ("game.ui.shapes.svg", "game.ui.svg_rasterizer._draw"):
        monkeypatch.setattr(drawer, draw)
    watched.frame()
    assert isinstance(watched.services.stack.top, Scoring)
    assert not drawn


def test_a_round_of_la_mona_ends_without_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, told = last_act(monkeypatch, "la_mona")
    seen = set()
    while not isinstance(watched.services.stack.top, Scoring):
        watched.frame()
        seen |= set(in_the_air(watched))
    assert "shown" not in told
    assert len(seen) == len(watched.table.observation().standing.scores)


def test_the_page_counts_from_its_first_picture_on_and_leaves_the_table_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long that picture took to be painted; also when the page is left for a look back."""
    watched, _ = last_act(monkeypatch)
    services, held = watched.services, hands(watched.table)
    while not isinstance(services.stack.top, Scoring):
        wait(services, 0.2)
    page = services.stack.top
    wait(services, 5)
    assert page._counted() == (0.0, 0.0)
    list(said(services))
    wait(services, 0.6)
    part = page._counted()
    assert 0 < part.lines <= 1
    assert part.numbers < 1
    wait(services, 1)
    assert page._counted() == (1.0, 1.0)
    watched.press("scores")
    assert services.stack.top is watched.scene
    assert held <= watched.frame().faces


def test_who_goes_out_in_one_leaves_time_to_look_at_large_hands() -> None:
    hands = {"Beto": "Kc Kh 2d 8s Jd Qc Ts 4s 6s"}
    seconds, highest = [], []
    for laid in ("no", "before"):
        told: dict[str, object] = {"laid_down": {"Ana": laid, "Beto": "no"}, "hands": hands}
        ana = AtTable("9c 9d 9h Kd", likes={"motion": "full"}, **told)
        ana.click("9c", "9d", "9h", "lane")
        ana.rest(2)
        ana.press("Kd")
        ana.release("Kd")
        ana.keys("discard")
        started = ana.now
        while not ana.led:
            wait(ana.services, 1 / 25)
            ana.scene.sprites()
        seconds.append(ana.now - started)
        spots = ana.scene.picture.layout.open_hands.values()
        highest.append(max(spot.rect.h for spot in spots))
    assert seconds[0] > seconds[1] + 1.5
    assert min(highest) > 96
