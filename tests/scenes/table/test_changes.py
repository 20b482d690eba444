"""Only those layers are painted anew that show something else than before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, betos

from game.ui.gestures import MOVED, Pointer

Act = Callable[[AtTable], object]


def ana_at_rest() -> AtTable:
    ana = AtTable("5h 6h 7h 9c 9d 9s Kd 2c", table=[betos("[Tc Jc Qc]")], pile="3c")
    ana.point("Kd")
    ana.rest()
    return ana


def painted(ana: AtTable, act: Act) -> set[str]:
    before = dict(ana.scene.painting.painted)
    act(ana)
    ana.scene.sprites()
    after = ana.scene.painting.painted
    return {layer for layer, canvas in after.items() if canvas is not before[layer]}


def move_a_little(ana: AtTable) -> None:
    x, y = ana.at("Kd")
    ana.scene.handle(Pointer(MOVED, x + 1, y + 1))


@pytest.mark.parametrize(
    ("act", "layers"),
    [
        (lambda ana: None, set()),
        (move_a_little, set()),
        (lambda ana: ana.scene.context.say("table.impossible"), {"air"}),
        (lambda ana: ana.point("meld 1"), {"hand", "marks", "air"}),
        (lambda ana: ana.point("7h"), {"hand", "marks", "air"}),
        (lambda ana: ana.scene.redrawn(), {"ground", "cards", "hand", "marks", "air"}),
    ],
)
def test_what_is_the_same_is_not_painted_again(act: Act, layers: set[str]) -> None:
    assert painted(ana_at_rest(), act) == layers


def test_a_button_shows_the_pointer_and_no_card_is_painted_for_it() -> None:
    layers = painted(ana_at_rest(), lambda ana: ana.point("key hint"))
    assert "ground" in layers
    assert "cards" not in layers


def test_while_cards_are_carried_only_the_air_follows_them() -> None:
    ana = ana_at_rest()
    ana.lift("Kd", "felt")
    x, y = ana.at("felt")
    moved = painted(ana, lambda ana: ana.scene.handle(Pointer(MOVED, x + 2, y, 0, (1,))))
    assert moved == {"air"}
