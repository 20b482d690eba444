"""A hand against experts and styles, in a real window."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import Open
from .mouse import Clicks
from .whole_hands import go_on, play_hand

pytestmark = pytest.mark.window

TABLES = {"la_mona": "Ana,Beto:expert", "loba_de_menos": "Ana,Beto:expert,Carla:bold,Dora:novice"}


@pytest.mark.parametrize(
    "variant", ["la_mona", pytest.param("loba_de_menos", marks=pytest.mark.long)]
)
def test_a_hand_can_be_played_against_an_expert(open_game: Open, variant: str) -> None:
    line = f"--variant {variant} --players {TABLES[variant]} --seed 4 --size 1280x800"
    game = open_game(line)
    random = Random(4)
    device = Clicks(game, random)

    assert play_hand(game, device, random)
    assert go_on(game, device)["hand_no"] == 2
