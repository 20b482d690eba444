"""A match is watched again; and a notice is read."""

from __future__ import annotations

from dataclasses import replace
from threading import current_thread, main_thread

import pytest
from examples_replay import EXAMPLES, at, match
from pygame import Surface
from services import SIZES, a_house, click, heard_in, press, said, shown, top_of, wait
from settings_rig import names, use, widget

from game.engine.cards import pack
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.play.session.seating import Player
from game.scenes.replay.scene import BranchScene, ReplayScene
from game.scenes.replay.table import WatchedTable
from game.scenes.setup.seats import SeatEditor
from game.scenes.shell.addresses import Address, ToBranch
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.scene import Scene, Services
from game.ui import svg_rasterizer
from game.ui.gestures import MAIN, MOVED, PRESSED, RELEASED, Pointer
from game.ui.svg_rasterizer import Order

#: Four play six hands; the second begins after the act of this number.
MATCH, SECOND_HAND = "loba_de_menos-4-classic-money", 62
KINDS = ("carioca-4-central_american", "la_mona-4-english_text", "loba_de_mas-5", MATCH)


@pytest.fixture
def services() -> Services:
    services = a_house()
    services.stack.push(Scene(services))
    return services


def watched(services: Services, step: int = 30) -> ReplayScene:
    scene = shown(services, at(MATCH, step)(services))
    return scene


def line(services: Services) -> str:
    """What is said of the act."""
    scene = top_of(services, ReplayScene)
    return scene.showing.texts.prompt()[0]


# The table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KINDS)
def test_act_by_act_and_at_once_lead_to_the_same_table(services: Services, name: str) -> None:
    """To the end, where all lies as it did; and the match that is watched stays as it is."""
    saved = match(name)
    before = saved.match.state.digest(), len(saved.match.log)
    steady, leaping = (WatchedTable(services, saved, 1) for _ in range(2))
    for step in range(1, 90):
        events = steady.go_on() if step < steady.last_step else ()
        if step % 11 == 0 and step < steady.last_step:
            assert leaping.go_to(step) == events
            assert leaping.observation() == steady.observation()
    for table in (steady, leaping):
        table.go_to(7)
        assert table.observation() == steady.observation()
    assert steady.go_on() == leaping.go_to(8)
    steady.go_to(steady.last_step)
    assert steady.saved().match.state.digest() == before[0]
    assert (saved.match.state.digest(), len(saved.match.log)) == before


@pytest.mark.parametrize("name", KINDS)
def test_every_act_can_be_said_and_where_the_replay_leaps_nothing_is_heard(
    services: Services, name: str
) -> None:
    scene, heard = shown(services, ReplayScene(services, match(name))), heard_in(services)
    heard.clear()
    for step in range(scene.table.last_step + 1):
        scene.showing.go_to(step)
        assert line(services), step
        assert "log." not in line(services)
    wait(services, 5)
    assert heard == []
    if name == MATCH:
        # Nor is a sentence lost by holding an arrow over the end of a hand.
        scene.go_to(SECOND_HAND - 6)
        press(services, *["right"] * 8)
        wait(services, 0.01)
        assert scene.table.step == SECOND_HAND + 2
        assert line(services)


def test_nothing_asks_the_watcher_to_play(services: Services) -> None:
    scene = watched(services, 0)
    while scene.table.to_act != scene.table.seat:
        scene.go_to(scene.table.step + 2)
    wait(services, 5)
    assert not scene.showing.texts.is_my_turn
    assert not [words for words in said(services) if words == services.say("table.prompt.draw_top")]


# All hands open --------------------------------------------------------------------------------


def test_only_the_hand_of_the_seat_lies_open_and_after_the_last_seat_all_do(
    services: Services,
) -> None:
    scene = watched(services)
    scene.page.focus, scene.page.ring = "eyes", True
    for seat in range(len(scene.table.players)):
        seen, cards = scene.table.observation(), scene.showing.picture.layout.cards
        in_hand = [card for card, spot in cards.items() if spot.zone == "hand"]
        assert seen.viewer == seat
        assert pack(in_hand) == seen.hand != 0
        press(services, "right")
    layout, state = scene.showing.picture.layout, scene.table.saved().match.state
    assert pack(layout.open_hands) == sum(state.hands[1:])
    assert pack(layout.hand.spots) == state.hands[0]
    assert not any(place.fan for place in layout.seats.values())
    press(services, "right")
    assert not scene.showing.picture.layout.open_hands
    assert scene.table.seat == 0
    press(services, "left")
    assert scene.showing.picture.layout.open_hands


@pytest.mark.parametrize("name", KINDS)
def test_open_hands_follow_act_by_act(services: Services, name: str) -> None:
    scene = shown(services, at(name, 0)(services))
    scene.showing.sit(0, is_open=True)
    for _ in range(120):
        scene.go_to(scene.table.step + 1)
        wait(services, 3)
        state = scene.table.saved().match.state
        assert pack(scene.showing.picture.layout.open_hands) == sum(state.hands[1:])


def test_only_with_all_hands_open_is_the_draw_of_another_told(services: Services) -> None:
    for is_open in (False, True):
        scene = watched(services, 0)
        scene.showing.sit(0, is_open=is_open)
        told = [event for _ in range(60) for event in scene.table.go_on() if event.kind == "drew"]
        others = [event.cards for event in told if event.seat != 0]
        assert len(others) >= 3
        assert all((None in cards) != is_open for cards in others)
        assert all(None not in event.cards for event in told if event.seat == 0)


#: Each kind of match in each window, with large corners in every other one.
APART = [
    (name, size, (at + of) % 2 == 1)
    for at, name in enumerate(KINDS)
    for of, size in enumerate(SIZES)
]


@pytest.mark.parametrize(("name", "size", "large"), APART)
def test_open_hands_lie_apart_from_all_else(name: str, size: tuple[int, int], large: bool) -> None:
    services = a_house(size, large_corners=large)
    scene = shown(services, at(name, 0)(services))
    for step in range(20, scene.table.last_step, scene.table.last_step // 5):
        scene.go_to(step)
        scene.showing.sit(0, is_open=True)
        layout = scene.showing.picture.layout
        others = [*layout.melds, *(place.plaque for place in layout.seats.values())]
        others += [spot.rect for card, spot in layout.cards.items() if spot.zone != "hand"]
        for spot in layout.open_hands.values():
            assert not any(spot.rect.grown(-1).overlaps(other) for other in others)
            assert spot.strip.w >= spot.rect.w * 0.2


# Playing on ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_a_match_is_played_on_from_any_act(services: Services, way: str) -> None:
    went: list[Address] = []
    services.go = went.append
    scene = shown(services, ReplayScene(services, match(MATCH)))
    scene.go_to(77)
    use(scene, "branch", way)
    asking = top_of(services, BranchScene)
    asking.players[0] = Player("Eva", "puma")
    use(asking, "play", way)
    [to] = went
    assert isinstance(to, ToBranch)
    branch = to.saved
    assert branch.is_branch
    assert len(branch.match.log) == 78
    assert branch.seats[0] == ("Eva", "person", "puma")


def test_who_sits_where_is_chosen_seat_by_seat(services: Services) -> None:
    scene = EXAMPLES["replay_branch"](services)
    assert isinstance(scene, BranchScene)
    shown(services, scene)
    click(services, widget(scene, "seat 1"))
    editor = top_of(services, SeatEditor)
    click(services, widget(editor, "kind "))
    click(services, widget(editor, "done"))
    assert scene.players[1].is_person


def test_where_the_match_is_over_nobody_plays_on_and_at_its_start_nothing_leads_back(
    services: Services,
) -> None:
    scene = shown(services, ReplayScene(services, match(MATCH)))
    scene.go_to(scene.table.last_step)
    assert not widget(scene, "branch").enabled
    scene.go_to(scene.table.last_step - 5)
    assert widget(scene, "branch").enabled
    scene.go_to(0)
    off = [name for name in names(scene) if not widget(scene, name).enabled]
    assert off == ["to_start", "back", "previous_hand"]


# Going through it ------------------------------------------------------------------------------


def test_one_act_on_is_played_and_one_back_is_there_at_once(services: Services) -> None:
    scene = watched(services)
    press(services, "right")
    assert scene.table.step == 31
    assert scene.showing.is_moving(services.clock())
    wait(services, 5)
    assert not scene.showing.is_moving(services.clock())
    press(services, "left")
    assert scene.table.step == 30
    assert not scene.showing.is_moving(services.clock())
    services.pixels = (1024, 640)
    services.settings_changed()
    assert scene.table.step == 30, "a change of size keeps the place"
    assert line(services)


@pytest.mark.parametrize(
    ("name", "step"),
    [
        *[("to_start", 0), ("back", 29), ("forward", 31), ("to_end", 327)],
        *[("previous_hand", 0), ("next_hand", SECOND_HAND)],
    ],
)
@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_a_button_goes_there(services: Services, name: str, step: int, way: str) -> None:
    scene = watched(services)
    use(scene, name, way)
    assert scene.table.step == step


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        (("right", "right", "left"), 31),
        (("mark_right",), SECOND_HAND),
        (("mark_right", "right", "mark_left"), SECOND_HAND),
        (("mark_right", "mark_left"), 0),
        (("mark_left", "left"), 0),
        (("mark_left", "mark_left"), 0),
    ],
)
def test_keys_go_through_the_match_from_anywhere(
    services: Services, keys: tuple[str, ...], step: int
) -> None:
    scene = watched(services)
    scene.page.focus, scene.page.ring = "eyes", False
    press(services, *keys)
    assert scene.table.step == step


def test_the_time_line_is_dragged_to_any_act(services: Services) -> None:
    scene = watched(services)
    rect = widget(scene, "time_line").rect
    services.stack.handle(Pointer(PRESSED, rect.x + 30, rect.cy, MAIN, (MAIN,)))
    for share in (0.25, 0.5):
        services.stack.handle(Pointer(MOVED, rect.x + rect.w * share, rect.cy, 0, (MAIN,)))
        scene.sprites()
    services.stack.handle(Pointer(RELEASED, rect.cx, rect.cy, MAIN))
    assert abs(scene.table.step - scene.table.last_step / 2) <= 1


@pytest.mark.parametrize("key", ["mark", "pause", "confirm"])
def test_it_plays_by_itself_until_it_is_paused(services: Services, key: str) -> None:
    scene = watched(services)
    press(services, key)
    for _ in range(40):
        wait(services, 0.25)
    reached = scene.table.step
    assert reached > 32
    press(services, key)
    for _ in range(40):
        wait(services, 0.25)
    assert scene.table.step == reached
    assert scene.due(services.clock()) is None


def test_it_stops_at_the_end(services: Services) -> None:
    scene = watched(services, 326)
    press(services, "mark")
    for _ in range(20):
        wait(services, 0.5)
    assert (scene.table.step, scene.plays) == (327, False)
    press(services, "mark")
    assert not scene.plays


def test_a_higher_speed_comes_further(services: Services) -> None:
    def after(presses: int) -> int:
        scene = watched(services)
        scene.page.focus, scene.page.ring = "speed", True
        press(services, *["right"] * presses)
        scene.play(True)
        for _ in range(60):
            wait(services, 0.1)
        services.stack.pop()
        return scene.table.step

    assert after(0) < after(1) < after(2)


def test_escape_and_the_cross_lead_back_and_from_a_notice_so_does_what_reads_it(
    services: Services,
) -> None:
    below = services.stack.top
    for way in ("back", "leave"):
        scene = watched(services)
        if way == "back":
            press(services, way)
        else:
            click(services, widget(scene, way))
        assert services.stack.top is below
    for way in ("confirm", "back", "close"):
        notice = shown(services, NoticeScene(services, lambda: "Beto's match is gone."))
        assert "Beto's match is gone." in said(services)
        if way == "close":
            click(services, widget(notice, way))
        else:
            press(services, way)
        assert services.stack.top is below


# How it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4])
def test_the_bar_lies_over_nothing_of_the_table(size: tuple[int, int], text: float) -> None:
    scene = at("loba_de_mas-5", 80)(a_house(size, text_scale=text))
    bar = widget(scene, "time_line").rect
    layout = scene.showing.picture.layout
    assert layout.zones.panel.bottom <= bar.y
    # The lowest corner of a leaning card is nearly empty.
    lowest = max(spot.rect.bottom for spot in layout.cards.values())
    assert lowest <= bar.cy
    assert bar.bottom <= scene.services.kit.stage.height


def test_a_match_of_which_only_the_end_is_known_is_watched_as_one_hand(services: Services) -> None:
    """Its log was damaged, and no deal is left in it."""
    saved = match(MATCH)
    rest = Match(saved.rules, len(saved.seats), SeededChance(0), saved.match.state)
    scene = shown(services, ReplayScene(services, replace(saved, match=rest)))
    scene.sprites()
    assert scene.table.hands == (0,)
    scene.go_to_hand(1)
    assert scene.table.step == 0


# What is heard ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KINDS)
def test_a_replay_sounds_like_the_table_in_play(services: Services, name: str) -> None:
    """Both choose by the same events: what is taken, built and laid has its own sound."""
    scene = shown(services, ReplayScene(services, match(name)))
    beside = WatchedTable(services, match(name), scene.table.seat)
    heard = heard_in(services)
    heard.clear()
    kinds = set()
    for _ in range(60):
        kinds |= {event.kind for event in beside.go_on()}
        scene.showing.go_on()
        wait(services, 5)
    told = {"melded": {"run", "pierna"}, "taken": {"capture", "mona_taken"}, "drew": {"draw"}}
    for kind, cues in told.items():
        assert (kind in kinds) == bool(cues & set(heard)), kind


def test_a_screen_reader_is_told_each_act_once(services: Services) -> None:
    scene, told = watched(services), list[str]()
    services.announce = lambda sentence, **_: told.append(sentence)
    scene.tree()
    for _ in range(3):
        told.clear()
        press(services, "right")
        wait(services, 5)
        scene.tree()
        scene.tree()
        assert [one.split()[:3] for one in told] == [line(services).split()[:3]]


def test_while_the_table_is_made_nothing_as_large_as_the_window_is_drawn_beside_the_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services, drawn = a_house((1111, 700)), []
    draw = svg_rasterizer._draw

    def watched(order: Order) -> Surface:
        drawn.append((order.size[1] >= 700, current_thread() is main_thread()))
        return draw(order)

    monkeypatch.setattr(svg_rasterizer, "_draw", watched)
    for _ in at(MATCH, 30)(services).ahead():
        pass
    assert (True, False) in drawn
    assert (True, True) not in drawn
