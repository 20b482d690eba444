"""Gamepads, by SDL's own virtual ones where its copy can be asked for them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.ui.gestures import PAD, Command, Gesture, KeyChosen, PadsChanged
from game.ui.input import Input
from game.view.stage import Stage
from tests.clock import Clock
from tests.ui.keymaps import keymaps
from tests.virtual_pads import VirtualPad, sdl_with_pads

A, WEST, STICK_CLICK = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_LEFTSTICK,
)
X, Y, TRIGGER = (
    pygame.CONTROLLER_AXIS_LEFTX,
    pygame.CONTROLLER_AXIS_LEFTY,
    pygame.CONTROLLER_AXIS_TRIGGERLEFT,
)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hands(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Input]:
    # SDL asks for it when it begins to look at pads, which another test may have let it do.
    controller.quit()
    pygame.joystick.quit()
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.display.init()
    made = Input(keymaps(), Stage.of((960, 540)), clock=clock)
    made.gestures()
    yield made
    controller.quit()
    pygame.joystick.quit()
    pygame.display.quit()


@pytest.fixture
def sdl(hands: Input) -> ctypes.CDLL:
    return sdl_with_pads()


@pytest.fixture
def pad(hands: Input, sdl: ctypes.CDLL) -> Iterator[VirtualPad]:
    plugged = VirtualPad(sdl)
    assert PadsChanged((0,)) in hands.gestures()
    plugged.rest()
    hands.gestures()
    yield plugged
    plugged.unplug()


def command(name: str, pressed: bool = True, again: bool = False, pad: int = 0) -> Command:
    return Command(name, pressed, again, PAD, pad)


def push(hands: Input, pad: VirtualPad, *moves: tuple[int, float]) -> list[Gesture]:
    told = []
    for axis, value in moves:
        pad.axis(axis, value)
        told += hands.gestures()
    return told


def test_a_button_is_a_command_until_it_is_let_go(hands: Input, pad: VirtualPad) -> None:
    pad.button(STICK_CLICK)
    assert hands.gestures() == [command("scores")]
    pad.button(STICK_CLICK, down=False)
    assert hands.gestures() == [command("scores", pressed=False)]


def test_a_stick_repeats_its_direction(hands: Input, pad: VirtualPad, clock: Clock) -> None:
    assert push(hands, pad, (X, 0.9)) == [command("right")]
    due = hands.next_due()
    assert due is not None
    assert round(due - clock.now, 3) == 0.35
    clock.now = due
    assert hands.gestures() == [command("right", again=True)]
    due = hands.next_due()
    assert due is not None
    assert round(due - clock.now, 3) == 0.12
    assert push(hands, pad, (X, 0)) == [command("right", pressed=False)]
    assert hands.next_due() is None


def test_a_trembling_stick_is_still(hands: Input, pad: VirtualPad) -> None:
    assert push(hands, pad, (X, 0.3), (X, -0.45), (Y, 0.49), (Y, 0)) == []
    assert push(hands, pad, (X, 0.55), (X, 0.4), (X, 0.5)) == [command("right")]


def test_a_slanted_stick_points_one_way(hands: Input, pad: VirtualPad) -> None:
    told = push(hands, pad, (X, 0.7), (Y, 0.8), (Y, 0.95))
    assert told == [command("right"), command("right", pressed=False), command("down")]


def test_a_stick_thrown_over_lets_go_first(hands: Input, pad: VirtualPad) -> None:
    told = push(hands, pad, (X, 1), (X, -1))
    assert told == [command("right"), command("right", pressed=False), command("left")]


def test_a_trigger_is_a_button(hands: Input, pad: VirtualPad) -> None:
    told = push(hands, pad, (TRIGGER, 0.8), (TRIGGER, 0.9), (TRIGGER, -1))
    assert told == [command("undo"), command("undo", pressed=False)]


def test_two_people_hold_two_pads(hands: Input, sdl: ctypes.CDLL, pad: VirtualPad) -> None:
    other = VirtualPad(sdl)
    assert PadsChanged((0, 1)) in hands.gestures()
    other.button(A)
    assert command("confirm", pad=1) in hands.gestures()
    other.unplug()


def test_an_unplugged_pad_lets_go_and_gets_its_number_back(
    hands: Input, sdl: ctypes.CDLL, pad: VirtualPad
) -> None:
    other = VirtualPad(sdl)
    hands.gestures()
    pad.button(WEST)
    hands.gestures()
    pad.unplug()
    told = hands.gestures()
    assert command("mark", pressed=False) in told
    assert PadsChanged((1,)) in told
    back = VirtualPad(sdl)
    assert PadsChanged((0, 1)) in hands.gestures()
    back.unplug()
    other.unplug()


def test_a_button_is_chosen_by_name(hands: Input, pad: VirtualPad) -> None:
    hands.choosing = True
    pad.button(WEST)
    assert hands.gestures() == [KeyChosen("x", PAD)]


def test_own_buttons(hands: Input, pad: VirtualPad) -> None:
    hands.keymaps = keymaps(pad_keys={"hint": ("x",)})
    pad.button(WEST)
    assert hands.gestures() == [command("hint")]


def test_events_of_a_pad_that_is_gone_mean_nothing(hands: Input) -> None:
    for kind, facts in (
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 99, "button": A}),
        (pygame.CONTROLLERAXISMOTION, {"instance_id": 99, "axis": X, "value": 32767}),
        (pygame.CONTROLLERDEVICEREMOVED, {"instance_id": 99}),
        (pygame.CONTROLLERDEVICEADDED, {"device_index": 99}),
    ):
        pygame.event.post(pygame.Event(kind, facts))
    assert hands.gestures() == []


def test_a_machine_without_gamepads(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise pygame.error("no joystick subsystem")

    monkeypatch.setattr(controller, "init", missing)
    pygame.display.init()
    hands = Input(keymaps(), Stage.of((960, 540)))
    assert hands.pads == ()
    hands.gestures()
    pygame.display.quit()
