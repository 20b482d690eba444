"""The number of a deal: typed in at a new table, shown when the match is over."""

from __future__ import annotations

import pytest
from examples_menus import bundled_games
from examples_scores import pot_of_five
from houses import LANGUAGES, SIZES, a_house, click, press, said, shown
from longer import LONGER
from settings_rig import bring, names, walk, widget

from game.play.session.seating import TableChoice
from game.play.session.start import any_deal, digits_of
from game.scenes.scores.match import Endings, Settlement
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.scene import House
from game.ui.gestures import Typed


@pytest.fixture
def house() -> House:
    return a_house()


def asked(house: House, number: str = "") -> tuple[DealNumberScene, list[str]]:
    told: list[str] = []
    below = SetUpScene(house, lambda _: None, bundled_games())
    house.stack.push(below)
    scene = DealNumberScene(house, number, told.append)
    house.stack.push(scene)
    house.stack.sprites()
    return scene, told


@pytest.mark.parametrize("way", ["letters", "buttons", "pointer"])
def test_a_number_is_typed_by_keys_and_on_buttons(house: House, way: str) -> None:
    scene, told = asked(house)
    for digit in "482913":
        if way == "letters":
            scene.page.focus, scene.page.ring = "number", True
            house.stack.handle(Typed(digit))
        elif way == "buttons":
            scene.page.focus, scene.page.ring = f"key {digit}", True
            press(house, "confirm")
        else:
            click(house, widget(scene, f"key {digit}"))
        house.stack.sprites()
    assert told[-1] == scene.number == "482913"


def test_the_last_digit_can_be_taken_back_and_all_of_them(house: House) -> None:
    scene, told = asked(house, "12")
    click(house, widget(scene, "key erase"))
    assert told[-1] == "1"
    click(house, widget(scene, "by_chance"))
    assert told[-1] == ""
    assert house.stack.top is not scene


@pytest.mark.parametrize(
    ("typed", "number"),
    [("42", "42"), ("x4-2", "42"), ("007", "7"), ("1234567", "123456"), ("٣", ""), ("", "")],
)
def test_only_digits_stand_in_a_number(typed: str, number: str) -> None:
    assert digits_of(typed) == number


def test_numbers_that_come_by_chance_can_be_typed_in() -> None:
    assert all(digits_of(str(number)) == str(number) for number in (any_deal() for _ in range(99)))


def test_the_table_is_dealt_by_the_number_that_was_typed(house: House) -> None:
    dealt: list[TableChoice] = []
    scene = SetUpScene(house, dealt.append, bundled_games(), new_deal=lambda: 77)
    shown(house, scene)
    click(house, widget(scene, "deal"))
    click(house, bring(scene, "number"))
    for digit in "93":
        click(house, widget(house.stack.top, f"key {digit}"))  # type: ignore[arg-type]
    click(house, widget(house.stack.top, "done"))  # type: ignore[arg-type]
    assert "Deal 93" in said(house)
    click(house, widget(scene, "deal"))
    assert [choice.seed for choice in dealt] == [77, 93]


def test_the_number_is_told_when_the_match_is_over(house: House) -> None:
    endings = Endings(lambda: None, lambda: None)
    shown(house, Settlement(house, pot_of_five(), endings))
    assert any(words.endswith("Deal 482913") for words in said(house))


@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
@pytest.mark.parametrize(("size", "text"), [(SIZES[0], 1.0), (SIZES[1], 1.4), (SIZES[2], 1.4)])
@pytest.mark.parametrize("number", ["", "888888"])
def test_all_words_have_room(
    language: str, size: tuple[int, int], text: float, number: str
) -> None:
    house = a_house(size, language=language, text_scale=text)
    scene, _ = asked(house, number)
    assert scene.canvas.spilled == []
    whole = house.kit.stage.whole
    for one in scene.page.widgets:
        assert whole.around(one.rect) == whole
    everything = set(names(scene))
    assert walk(scene) == everything
