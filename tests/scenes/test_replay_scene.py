"""A match is watched again; and a notice is read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples_replay import EXAMPLES, at, match
from houses import SIZES, a_house, click, heard_in, press, said, shown, wait
from settings_rig import names, walk, widget

from game.engine.cards import pack
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.rules import SetUpRules
from game.play.session.seating import Player
from game.scenes.replay.branch import BranchScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.replay.table import WatchedTable
from game.scenes.setup.seats import SeatEditor
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.scene import House, Scene
from game.storage.match_codec import SavedMatch
from game.ui.gestures import MAIN, MOVED, PRESSED, RELEASED, Pointer

#: Four play six hands; the second begins after the act of this number.
MATCH, SECOND_HAND = "loba_de_menos-4-classic-money", 62
KINDS = ("carioca-4-central_american", "la_mona-4-english_text", "loba_de_mas-5", MATCH)


@pytest.fixture
def house() -> House:
    house = a_house()
    house.stack.push(Scene(house))
    return house


def watched(house: House, step: int = 30) -> ReplayScene:
    scene = at(MATCH, step)(house)
    shown(house, scene)
    return scene


def line(house: House) -> str:
    """What is said of the act."""
    scene = house.stack.top
    assert isinstance(scene, ReplayScene)
    return scene.showing.tale.said[0]


# The table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KINDS)
def test_at_the_end_everything_lies_as_it_did(house: House, name: str) -> None:
    saved = match(name)
    table = WatchedTable(house, saved, 0)
    table.go_to(table.last_step)
    assert table.saved().match.state.digest() == saved.match.state.digest()


@pytest.mark.parametrize("name", KINDS)
def test_act_by_act_and_at_once_lead_to_the_same_table(house: House, name: str) -> None:
    steady, leaping = (WatchedTable(house, match(name), 1) for _ in range(2))
    for step in range(1, 90):
        events = steady.go_on() if step < steady.last_step else ()
        if step % 11 == 0 and step < steady.last_step:
            assert leaping.go_to(step) == events
            assert leaping.observation() == steady.observation()


def test_watching_leaves_the_match_as_it_is(house: House) -> None:
    saved = match(MATCH)
    before = saved.match.state.digest(), len(saved.match.log)
    scene = ReplayScene(house, saved)
    scene.go_to(30)
    assert (saved.match.state.digest(), len(saved.match.log)) == before


@pytest.mark.parametrize("seat", range(4))
def test_only_the_hand_of_the_seat_lies_open(house: House, seat: int) -> None:
    scene = watched(house)
    for _ in range(seat):
        press(house, "next_zone")
        scene.page.focus = "eyes"
        press(house, "confirm")
    seen = scene.table.observation()
    in_hand = [
        card for card, spot in scene.showing.picture.layout.cards.items() if spot.zone == "hand"
    ]
    assert seen.viewer == seat
    assert pack(in_hand) == seen.hand != 0


def test_another_persons_draw_is_not_told(house: House) -> None:
    scene = watched(house, 0)
    drawn = 0
    while drawn < 3:
        for event in scene.table.go_on():
            if event.kind == "drew" and event.seat != 0:
                assert set(event.cards) == {None}
                drawn += 1


@pytest.mark.parametrize("name", KINDS)
def test_every_act_can_be_said(house: House, name: str) -> None:
    scene = ReplayScene(house, match(name))
    shown(house, scene)
    for step in range(scene.table.last_step + 1):
        scene.showing.go_to(step)
        assert line(house), step
        assert "log." not in line(house)


def test_nothing_asks_the_watcher_to_play(house: House) -> None:
    scene = watched(house, 0)
    while scene.table.to_act != scene.table.seat:
        scene.go_to(scene.table.step + 2)
    wait(house, 5)
    assert not scene.showing.tale.is_my_turn
    assert not [words for words in said(house) if words == house.say("table.prompt.draw")]


# All hands open --------------------------------------------------------------------------------


def test_after_the_last_seat_all_hands_are_open(house: House) -> None:
    scene = watched(house)
    scene.page.focus, scene.page.ring = "eyes", True
    seats = len(scene.table.players)
    press(house, *["right"] * seats)
    layout, state = scene.showing.picture.layout, scene.table.saved().match.state
    assert pack(layout.open_hands) == sum(state.hands[1:])
    assert pack(layout.hand.spots) == state.hands[0]
    assert not any(place.fan for place in layout.seats.values())
    press(house, "right")
    assert not scene.showing.picture.layout.open_hands
    assert scene.table.seat == 0
    press(house, "left")
    assert scene.showing.picture.layout.open_hands


@pytest.mark.parametrize("name", KINDS)
def test_open_hands_follow_act_by_act(house: House, name: str) -> None:
    scene = at(name, 0)(house)
    shown(house, scene)
    scene.showing.sit(0, is_open=True)
    for _ in range(120):
        scene.go_to(scene.table.step + 1)
        wait(house, 3)
        state = scene.table.saved().match.state
        assert pack(scene.showing.picture.layout.open_hands) == sum(state.hands[1:])


def test_only_with_all_hands_open_is_a_draw_told(house: House) -> None:
    scene = watched(house, 0)
    scene.showing.sit(0, is_open=True)
    told = [event for _ in range(60) for event in scene.table.go_on() if event.kind == "drew"]
    assert any(event.seat != 0 for event in told)
    assert all(None not in event.cards for event in told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("large", [False, True])
def test_open_hands_lie_apart_from_all_else(name: str, size: tuple[int, int], large: bool) -> None:
    house = a_house(size, large_corners=large)
    scene = at(name, 0)(house)
    shown(house, scene)
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
def test_a_match_is_played_on_from_any_act(house: House, way: str) -> None:
    told: list[SavedMatch] = []
    scene = ReplayScene(house, match(MATCH), told.append)
    shown(house, scene)
    scene.go_to(77)
    if way == "pointer":
        click(house, widget(scene, "branch"))
    else:
        scene.page.focus, scene.page.ring = "branch", True
        press(house, "confirm")
    asking = house.stack.top
    assert isinstance(asking, BranchScene)
    asking.players[0] = Player("Eva", "puma")
    if way == "pointer":
        click(house, widget(asking, "play"))
    else:
        asking.page.focus = "play"
        press(house, "confirm")
    branch = told[0]
    assert branch.is_branch
    assert len(branch.match.log) == 78
    assert branch.seats[0] == ("Eva", "person", "puma")


def test_who_sits_where_is_chosen_seat_by_seat(house: House) -> None:
    scene = EXAMPLES["replay_branch"](house)
    assert isinstance(scene, BranchScene)
    shown(house, scene)
    click(house, widget(scene, "seat 1"))
    editor = house.stack.top
    assert isinstance(editor, SeatEditor)
    click(house, widget(editor, "kind "))
    click(house, widget(editor, "done"))
    assert scene.players[1].is_person
    everything = set(names(scene))
    assert walk(scene) == everything


def test_where_the_match_is_over_nobody_plays_on(house: House) -> None:
    scene = ReplayScene(house, match(MATCH), lambda _: None)
    shown(house, scene)
    scene.go_to(scene.table.last_step)
    assert not widget(scene, "branch").enabled
    scene.go_to(scene.table.last_step - 5)
    assert widget(scene, "branch").enabled


# Going through it ------------------------------------------------------------------------------


def test_one_act_on_is_played_and_one_back_is_there_at_once(house: House) -> None:
    scene = watched(house)
    press(house, "right")
    assert scene.table.step == 31
    assert scene.showing.is_moving(house.clock())
    wait(house, 5)
    assert not scene.showing.is_moving(house.clock())
    press(house, "left")
    assert scene.table.step == 30
    assert not scene.showing.is_moving(house.clock())


@pytest.mark.parametrize(
    ("name", "step"),
    [
        *[("to_start", 0), ("back", 29), ("forward", 31), ("to_end", 327)],
        *[("previous_hand", 0), ("next_hand", SECOND_HAND)],
    ],
)
@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_a_button_goes_there(house: House, name: str, step: int, way: str) -> None:
    scene = watched(house)
    button = widget(scene, name)
    if way == "pointer":
        click(house, button)
    else:
        scene.page.focus, scene.page.ring = name, True
        press(house, "confirm")
    assert scene.table.step == step


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        (("right", "right", "left"), 31),
        (("mark_right",), SECOND_HAND),
        (("mark_right", "right", "mark_left"), SECOND_HAND),
        (("mark_right", "mark_left"), 0),
        (("mark_left", "left"), 0),
    ],
)
def test_keys_go_through_the_match_from_anywhere(
    house: House, keys: tuple[str, ...], step: int
) -> None:
    scene = watched(house)
    scene.page.focus, scene.page.ring = "eyes", False
    press(house, *keys)
    assert scene.table.step == step


def test_the_time_line_is_dragged_to_any_act(house: House) -> None:
    scene = watched(house)
    rect = widget(scene, "time_line").rect
    house.stack.handle(Pointer(PRESSED, rect.x + 30, rect.cy, MAIN, (MAIN,)))
    for share in (0.25, 0.5):
        house.stack.handle(Pointer(MOVED, rect.x + rect.w * share, rect.cy, 0, (MAIN,)))
        scene.sprites()
    house.stack.handle(Pointer(RELEASED, rect.cx, rect.cy, MAIN))
    assert abs(scene.table.step - scene.table.last_step / 2) <= 1


@pytest.mark.parametrize("key", ["mark", "pause", "confirm"])
def test_it_plays_by_itself_until_it_is_paused(house: House, key: str) -> None:
    scene = watched(house)
    press(house, key)
    for _ in range(40):
        wait(house, 0.25)
    reached = scene.table.step
    assert reached > 32
    press(house, key)
    for _ in range(40):
        wait(house, 0.25)
    assert scene.table.step == reached
    assert scene.due(house.clock()) is None


def test_it_stops_at_the_end(house: House) -> None:
    scene = watched(house, 326)
    press(house, "mark")
    for _ in range(20):
        wait(house, 0.5)
    assert (scene.table.step, scene.plays) == (327, False)
    press(house, "mark")
    assert not scene.plays


def test_a_higher_speed_comes_further(house: House) -> None:
    def after(presses: int) -> int:
        scene = watched(house)
        scene.page.focus, scene.page.ring = "speed", True
        press(house, *["right"] * presses)
        scene.play(True)
        for _ in range(60):
            wait(house, 0.1)
        house.stack.pop()
        return scene.table.step

    assert after(0) < after(1) < after(2)


def test_holding_an_arrow_over_the_end_of_a_hand_loses_no_sentence(house: House) -> None:
    scene = watched(house, SECOND_HAND - 6)
    for _ in range(8):
        press(house, "right")
    wait(house, 0.01)
    assert scene.table.step == SECOND_HAND + 2
    assert line(house)


def test_escape_and_the_cross_lead_back(house: House) -> None:
    below = house.stack.top
    watched(house)
    press(house, "back")
    assert house.stack.top is below
    scene = watched(house)
    click(house, widget(scene, "leave"))
    assert house.stack.top is below


def test_a_change_of_size_keeps_the_place(house: House) -> None:
    scene = watched(house)
    house.pixels = (1024, 640)
    house.settings_changed()
    assert scene.table.step == 30
    assert line(house)


# How it looks ----------------------------------------------------------------------------------


def test_everything_can_be_reached_by_keys(house: House) -> None:
    scene = watched(house)
    assert walk(scene) == set(names(scene))


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
    assert bar.bottom <= scene.house.kit.stage.height


# A notice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["confirm", "back", "click"])
def test_a_notice_is_read_and_closed(house: House, way: str) -> None:
    below = house.stack.top
    scene = NoticeScene(house, lambda: "Beto's match is gone.")
    shown(house, scene)
    assert "Beto's match is gone." in said(house)
    if way == "click":
        click(house, widget(scene, "close"))
    else:
        press(house, way)
    assert house.stack.top is below


def test_a_match_of_which_only_the_end_is_known_is_watched_as_one_hand(house: House) -> None:
    """Its log was damaged, and no deal is left in it."""
    saved = match(MATCH)
    rules = SetUpRules(saved.rules, saved.match.state)
    rest = Match(rules, len(saved.seats), SeededChance(0))
    scene = ReplayScene(house, replace(saved, match=rest))
    shown(house, scene)
    scene.sprites()
    assert scene.table.hands == (0,)
    scene.go_to_hand(1)
    assert scene.table.step == 0


# What is heard ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KINDS)
def test_a_replay_sounds_like_the_table_in_play(house: House, name: str) -> None:
    """Both choose by the same events: what is taken, built and laid has its own sound."""
    scene = ReplayScene(house, match(name))
    shown(house, scene)
    beside = WatchedTable(house, match(name), scene.table.seat)
    heard = heard_in(house)
    heard.clear()
    kinds = set()
    for _ in range(60):
        kinds |= {event.kind for event in beside.go_on()}
        scene.showing.go_on()
        wait(house, 5)
    told = {"melded": {"run", "pierna"}, "taken": {"capture", "mona_taken"}, "drew": {"draw"}}
    for kind, cues in told.items():
        assert (kind in kinds) == bool(cues & set(heard)), kind


def test_where_the_replay_leaps_nothing_is_heard(house: House) -> None:
    scene = watched(house)
    heard = heard_in(house)
    heard.clear()
    scene.go_to(70)
    wait(house, 5)
    assert heard == []
