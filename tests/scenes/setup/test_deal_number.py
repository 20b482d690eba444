"""The number of a deal: typed in at a new table, shown when the match is over."""

from __future__ import annotations

import pytest
from examples_menus import bundled_games
from services import click, press, said, shown
from settings_rig import bring, widget

from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import Address, ToNewMatch
from game.scenes.shell.scene import Services
from game.ui.gestures import Typed


def asked(services: Services, number: str = "") -> tuple[DealNumberScene, list[str]]:
    told: list[str] = []
    below = SetUpScene(services, bundled_games())
    services.stack.push(below)
    scene = DealNumberScene(services, number, told.append)
    services.stack.push(scene)
    services.stack.sprites()
    return scene, told


@pytest.mark.parametrize("way", ["letters", "buttons", "pointer"])
def test_a_number_is_typed_by_keys_and_on_buttons_and_taken_back(
    services: Services, way: str
) -> None:
    scene, told = asked(services)
    for digit in "482913":
        if way == "letters":
            scene.page.focus, scene.page.ring = "number", True
            services.stack.handle(Typed(digit))
        elif way == "buttons":
            scene.page.focus, scene.page.ring = f"key {digit}", True
            press(services, "confirm")
        else:
            click(services, widget(scene, f"key {digit}"))
        services.stack.sprites()
    assert told[-1] == scene.number == "482913"
    click(services, widget(scene, "key erase"))
    assert told[-1] == "48291"
    click(services, widget(scene, "by_chance"))
    assert told[-1] == ""
    assert services.stack.top is not scene


def test_the_table_is_dealt_by_the_number_that_was_typed(services: Services) -> None:
    went: list[Address] = []
    services.go = went.append
    scene = shown(services, SetUpScene(services, bundled_games(), new_deal=lambda: 77))
    click(services, widget(scene, "deal"))
    click(services, bring(scene, "number"))
    for digit in "93":
        click(services, widget(services.stack.top, f"key {digit}"))  # type: ignore[arg-type]
    click(services, widget(services.stack.top, "done"))  # type: ignore[arg-type]
    assert "Deal 93" in said(services)
    click(services, widget(scene, "deal"))
    assert [to.choice.seed for to in went if isinstance(to, ToNewMatch)] == [77, 93]
