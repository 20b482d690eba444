"""A guided hand in a real window, from the menu to its end: one by mouse, one by keyboard."""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

from .conftest import Open
from .devices import Device
from .keys import Keyboard
from .mouse import Clicks
from .running import Game, Told
from .whole_hands import SCORES_ARE_DEAF

pytestmark = pytest.mark.window

STEPS_MOST = 40
DEVICES: dict[str, type[Device]] = {"loba_de_menos": Clicks, "la_mona": Keyboard}


def learn(game: Game, device: Device) -> list[int]:
    """Everything that is wanted, until the end; the steps that were seen."""
    seen: list[int] = []
    for _ in range(STEPS_MOST):
        told = game.wait_for(lambda told: "lesson" in told or told["scene"] != "table", "a step")
        if told["scene"] == "scoring":
            sleep(SCORES_ARE_DEAF)
            device.press("next")
            game.wait_for(lambda told: told["scene"] != "scoring", "the table again")
        elif told["scene"] != "table":
            return seen
        else:
            lesson = told["lesson"]
            assert not lesson["is_answered"], f"what was wanted is not taken: {told}"
            seen.append(lesson["step"])
            do_step(device, told)
            game.wait_for(
                lambda now, step=lesson["step"]: now.get("lesson", {}).get("step") != step,
                f"what follows step {lesson['step']}",
            )
    raise AssertionError(f"the lesson does not end: {seen}")


def do_step(device: Device, told: Told) -> None:
    lesson = told["lesson"]
    if lesson["wanted"]:
        device.play(next(act for act in told["legal"] if act["says"] in lesson["wanted"]))
        return
    if isinstance(device, Clicks):
        if not lesson["tried"]:
            device.tap(tuple(lesson["presses"]["go_on"]))
            return
        for card in lesson["tried"]:
            device.mark(card)
        device.press("lane")
        return
    assert isinstance(device, Keyboard)
    for card in lesson["tried"]:
        device.mark(card)
    device.tap("trail" if lesson["tried"] else "confirm")


@pytest.mark.parametrize("lesson", DEVICES)
def test_a_guided_hand_is_played_from_the_menu_to_its_end(open_game: Open, lesson: str) -> None:
    game = open_game("--size 1280x800")
    device = DEVICES[lesson](game, Random(1))
    device.press("learn")
    game.wait_for(lambda told: told["scene"] == "learnscene", "the list of lessons")
    device.press(f"begin {lesson}")
    game.wait_for(lambda told: "lesson" in told, "the first step")

    seen = learn(game, device)

    assert seen == list(range(len(seen)))
    assert len(seen) >= 8
    assert game.told["scene"] == "lessondone"
