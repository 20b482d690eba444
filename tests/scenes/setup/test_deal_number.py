"""The number of a deal: typed in at a new table, shown when the match is over."""

from __future__ import annotations

import pytest
from examples_menus import bundled_games
from examples_scores import pot_of_five
from services import click, press, said, shown
from settings_rig import bring, widget

from game.play.session.start import any_deal, digits_of
from game.scenes.scores.match import Endings, Settlement
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import Address, ToMenu, ToNewMatch
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
def test_a_number_is_typed_by_keys_and_on_buttons(services: Services, way: str) -> None:
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


def test_the_last_digit_can_be_taken_back_and_all_of_them(services: Services) -> None:
    scene, told = asked(services, "12")
    click(services, widget(scene, "key erase"))
    assert told[-1] == "1"
    click(services, widget(scene, "by_chance"))
    assert told[-1] == ""
    assert services.stack.top is not scene


@pytest.mark.parametrize(
    ("typed", "number"),
    [("42", "42"), ("x4-2", "42"), ("007", "7"), ("1234567", "123456"), ("٣", ""), ("", "")],
)
def test_only_digits_stand_in_a_number(typed: str, number: str) -> None:
    assert digits_of(typed) == number


def test_numbers_that_come_by_chance_can_be_typed_in() -> None:
    assert all(digits_of(str(number)) == str(number) for number in (any_deal() for _ in range(99)))


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


def test_the_number_is_told_when_the_match_is_over(services: Services) -> None:
    endings = Endings(ToMenu())
    shown(services, Settlement(services, pot_of_five(), endings))
    assert any(words.endswith("Deal 482913") for words in said(services))
