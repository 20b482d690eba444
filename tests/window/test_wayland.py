"""Whole hands under Wayland alone, without any X server the game could fall back on; on a screen
with one pixel to a point, and on one with two."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Open
from .devices import Device
from .keys import Keyboard
from .mouse import Clicks, Drags
from .whole_hands import go_on, play_hand

pytestmark = pytest.mark.window

TABLE = "--variant loba_de_menos --players Ana,Beto:naive --seed 4"
DEVICES: dict[str, type[Device]] = {"drags": Drags, "keyboard": Keyboard}


def play(open_on_wayland: Open, hands: type[Device]) -> None:
    game = open_on_wayland(TABLE)
    random = Random(4)
    device = hands(game, random)

    assert play_hand(game, device, random)
    assert go_on(game, device)["hand_no"] == 2


def test_a_hand_can_be_played_under_wayland(open_on_wayland: Open) -> None:
    play(open_on_wayland, Clicks)


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
def test_a_hand_can_be_played_under_wayland_in_every_way(
    open_on_wayland: Open, device: str
) -> None:
    play(open_on_wayland, DEVICES[device])
