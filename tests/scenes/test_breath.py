"""The night breathes at rest: seldom, in few pictures, and not at all where nobody wants it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import cast

import pygame
import pytest
from services import a_house

from game.app import App
from game.paths import bundled
from game.scenes.shell.scene import Scene
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.breath import APART, LASTS, OWL, RATE, SIGNS, STAR, View, density, due, sprite
from game.ui.painter import Sprite
from game.ui.shapes import Shapes
from game.ui.window import GameWindow
from tests.clock import Clock

VIEW = View(-10.0, 5.0, 0.75)


def pictures(name: str, seconds: float, shapes: Shapes) -> list[tuple[float, Sprite | None]]:
    """All that are shown, with their times, as a loop does that wakes when something is due."""
    shown: list[tuple[float, Sprite | None]] = []
    now = 0.0
    while now < seconds:
        seen = sprite(name, VIEW, now, shapes)
        if not shown or seen != shown[-1][1]:
            shown.append((now, seen))
        now += due(name, now)
    return shown


@pytest.mark.parametrize("name", SIGNS)
def test_every_sign_comes_in_turn_in_at_most_two_pictures_a_second(name: str) -> None:
    GameWindow("", (64, 64))
    shown = pictures(name, APART * len(SIGNS[name]), Shapes(1.0))
    assert min(later - now for (now, _), (later, _) in pairwise(shown)) > 0.49
    places = list(dict.fromkeys((one.box[0] + one.box[2] // 2) for _, one in shown if one))
    assert places == [round(VIEW.left + sign.x * VIEW.scale) for sign in SIGNS[name]]


@pytest.mark.parametrize("name", SIGNS)
def test_no_sign_wakes_the_machine_more_than_three_times_a_second(name: str) -> None:
    """A picture wakes it twice: when it is due, and when the screen has taken it. A wait of more
    than a second, once more."""
    woken = [0] * len(SIGNS[name])
    now = 0.0
    while now < APART * len(woken) - 0.01:
        waits = due(name, now)
        woken[int((now + 0.01) // APART)] += 2 + int(waits - 0.01)
        now += waits
    assert max(woken) <= 3 * APART


@pytest.mark.parametrize("name", SIGNS)
def test_the_loop_wakes_only_for_pictures_that_differ(name: str) -> None:
    GameWindow("", (64, 64))
    shapes, now = Shapes(1.0), 0.0
    while now < APART * len(SIGNS[name]):
        waits = due(name, now + 0.001)
        before = sprite(name, VIEW, now + 0.001, shapes)
        assert sprite(name, VIEW, now + waits - 0.01, shapes) == before
        is_last = (now + waits + 0.01) % APART < 0.02
        assert is_last or sprite(name, VIEW, now + waits + 0.01, shapes) != before
        now += waits + 0.001


@pytest.mark.parametrize(("name", "drawing"), [("night", "night_menu"), ("table", "night_table")])
def test_every_star_that_twinkles_is_drawn_there(name: str, drawing: str) -> None:
    drawn = (bundled("assets/art") / f"{drawing}.svg").read_text(encoding="utf-8")
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', drawn)
    stars = {(round(float(x)), round(float(y))) for x, y in places}
    assert {(sign.x, sign.y) for sign in SIGNS[name] if sign.kind == STAR} <= stars


@pytest.mark.parametrize("kind", LASTS)
def test_a_sign_is_seen_for_its_time_and_then_not(kind: str) -> None:
    seen = [density(kind, half / RATE) for half in range(round(APART * RATE))]
    lasts = round(LASTS[kind] * RATE)
    assert seen[0] > 0
    assert seen[lasts - 1] > 0
    assert not any(seen[lasts:])
    assert max(seen) >= 9
    assert (0 in seen[:lasts]) == (kind == OWL)


class Resting(Scene):
    breathes = "night"
    wants: float | None = None

    def due(self, now: float) -> float | None:
        return self.wants

    def sprites(self) -> list[Sprite]:
        return [self.services.backdrops.night(), Sprite(pygame.Surface((9, 9)), 1, 1)]


@pytest.fixture
def resting() -> Resting:
    services = a_house((320, 200))
    services.may_breathe = lambda: True
    scene = Resting(services)
    services.stack.push(scene)
    return scene


def test_it_breathes_between_the_night_and_all_else_but_not_while_anything_moves(
    resting: Resting,
) -> None:
    """Nor before the first picture has stood still for a while, or where nobody wants it."""
    stack = resting.services.stack
    ground, sign, rest = stack.breathing(0.5)
    assert ground == resting.services.backdrops.night()
    assert sign.box[:2] != (0, 0)
    assert rest.box == (1, 1, 9, 9)
    assert stack.breath_due(0.5) is not None
    stack.breathes_from = 4.0
    assert (len(stack.breathing(3.5)), stack.breath_due(3.5)) == (2, 0.5)
    assert len(stack.breathing(4.5)) == 3
    resting.wants = 0.0
    assert (len(stack.breathing(4.5)), stack.breath_due(4.5)) == (2, None)
    resting.wants = None
    resting.services.may_breathe = lambda: False
    assert (len(stack.breathing(4.5)), stack.breath_due(4.5)) == (2, None)


class Power:
    def __init__(self, on_battery: bool) -> None:
        self.on_battery = on_battery


@pytest.mark.parametrize(
    ("motion", "power", "alone_for", "is_hidden", "may"),
    [
        ("full", None, 0, False, True),
        ("brief", Power(False), 59, False, True),
        ("none", Power(False), 0, False, False),
        ("full", Power(True), 0, False, False),
        ("full", None, 60, False, False),
        ("full", None, 0, True, False),
    ],
)
def test_it_breathes_only_for_somebody_who_is_there_and_wants_it(
    motion: str,
    power: Power | None,
    alone_for: float,
    is_hidden: bool,
    may: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.system, "get_power_state", lambda: power)
    services = a_house((1024, 640), motion=motion)
    clock = cast(Clock, services.clock)
    services.stack.push(Resting(services))
    app = App(GameWindow("", (1024, 640)), services, SoundPlayer(services.settings), SettingsFile())
    # What SDL says of a window it has just opened comes first.
    app.turn()
    app.turn()
    seen = pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED
    for hides, shows in zip(seen, (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED), strict=True):
        pygame.event.clear()
        events = (pygame.MOUSEWHEEL, hides, pygame.WINDOWFOCUSLOST) if is_hidden else (shows,)
        for kind in events:
            pygame.event.post(pygame.Event(kind, x=0, y=0))
        app.turn()
        clock.now += alone_for
        assert services.may_breathe() == may


def test_the_sounds_of_the_night_fade_where_the_window_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services = a_house((320, 200))
    services.stack.push(Resting(services))
    audio, faded = SoundPlayer(services.settings), []
    monkeypatch.setattr(audio, "nobody_listens", lambda: faded.append(True))
    app = App(GameWindow("", (320, 200)), services, audio, SettingsFile())
    app.turn()
    app.turn()
    faded.clear()
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.turn()
    assert faded == [True]
