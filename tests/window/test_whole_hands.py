"""Whole hands of all games in a real window, with one device alone.

The acts are drawn by lot from those the game says are legal, and done by a pointer, by keys or by
a pad. After each, the game must have done just that.
"""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

from .conftest import Open
from .devices import Device
from .keys import Keyboard, Pad
from .mouse import Clicks, Drags
from .running import TELLING
from .whole_hands import drawn_by_lot, go_on, play_hand, play_match

pytestmark = pytest.mark.window

#: With as many bots as make the table full, and the hand short.
TABLES = {
    "carioca": "Ana,Beto:naive",
    "cassino": "Ana,Beto:naive,Carla:naive",
    "escoba": "Ana,Beto:naive,Carla:naive,Dora:naive",
    "la_mona": "Ana,Beto:naive,Carla:naive",
    "loba_centroamericana": "Ana,Beto:naive,Carla:naive,Dora:naive,Elsa:naive",
    "loba_de_mas": "Ana,Beto:naive,Carla:naive",
    "loba_de_menos": "Ana,Beto:naive,Carla:naive,Dora:naive",
    "loba_seis_menes": "Ana,Beto:naive,Carla:naive,Dora:naive",
    "scopa": "Ana,Beto:naive,Carla:naive",
}
DEVICES: dict[str, type[Device]] = {
    "drags": Drags,
    "clicks": Clicks,
    "keyboard": Keyboard,
    "pad": Pad,
}
#: Games that differ most, each with one of them; on request, all with all.
IN_TURN = [
    ("drags", "loba_de_mas"),
    ("clicks", "la_mona"),
    ("keyboard", "carioca"),
    ("pad", "loba_centroamericana"),
]
WITH_PAD = ("-m", "tests.window.with_pad")
#: The least the window may be, the usual one, and one that is higher than wide for the table.
SIZES = ("1024x640", "1280x800", "1100x860")
CURTAIN_IS_DEAF = 0.4


def play(open_game: Open, variant: str, name: str, seed: int, **likes: object) -> list[str]:
    """A hand, and the way into the next one."""
    size = SIZES[seed % len(SIZES)]
    line = f"--variant {variant} --players {TABLES[variant]} --seed {seed} --size {size}"
    game = open_game(line, WITH_PAD if name == "pad" else TELLING, **likes)
    random = Random(seed)
    device = DEVICES[name](game, random)
    # What is dropped on a card that it takes takes it, even if it could be built with as well.
    done = play_hand(game, device, random, exact=name != "drags")
    assert go_on(game, device)["hand_no"] == 2
    return done


@pytest.mark.parametrize(("device", "variant"), IN_TURN)
def test_a_hand_can_be_played_with_one_device_alone(
    open_game: Open, device: str, variant: str
) -> None:
    done = play(open_game, variant, device, seed=4)

    assert done


def test_a_hand_can_be_played_while_everything_moves(open_game: Open) -> None:
    play(open_game, "loba_de_menos", "drags", seed=3, motion="full", speed=2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 11))
@pytest.mark.parametrize("variant", TABLES)
@pytest.mark.parametrize("device", DEVICES)
def test_many_hands_can_be_played(open_game: Open, variant: str, device: str, seed: int) -> None:
    likes = {"text_scale": 1.4, "large_corners": True} if seed % 2 else {}

    play(open_game, variant, device, seed, **likes)


@pytest.mark.long
@pytest.mark.parametrize("variant", TABLES)
@pytest.mark.parametrize("device", DEVICES)
def test_hands_can_be_played_while_everything_moves(
    open_game: Open, variant: str, device: str
) -> None:
    play(open_game, variant, device, seed=4, motion="full", speed=2)


@pytest.mark.long
@pytest.mark.parametrize("variant", TABLES)
@pytest.mark.parametrize("device", ["clicks", "keyboard"])
def test_a_whole_match_can_be_played(open_game: Open, variant: str, device: str) -> None:
    # Where players drop out the match must be over when there are only bots left.
    players = "Ana,Beto:naive" if variant != "loba_seis_menes" else TABLES[variant]
    game = open_game(f"--variant {variant} --players {players} --seed 7 --size 1280x800")
    random = Random(7)

    assert play_match(game, DEVICES[device](game, random), random) > 1


def test_two_people_play_at_one_screen_with_a_curtain_between_them(open_game: Open) -> None:
    game = open_game("--variant carioca --players Ana,Beto --seed 4 --size 1280x800")
    random = Random(4)
    keyboard = Keyboard(game, random)
    seats = []
    for _ in range(3):
        game.wait_for(lambda told: told["scene"] == "curtain", "the curtain")
        assert "hand" not in game.told
        sleep(CURTAIN_IS_DEAF)
        keyboard.press("here")
        told = game.wait_for(lambda told: told["scene"] == "table", "the open table")
        seats.append(told["seat"])
        while told["scene"] == "table":
            act, before = drawn_by_lot(told, random), len(told["events"])
            keyboard.play(act)
            keyboard.after(act, before)
            told = game.wait_for(
                lambda told, before=before: keyboard.done(told, before), act["says"]
            )

    assert seats[0] == seats[2] != seats[1]
