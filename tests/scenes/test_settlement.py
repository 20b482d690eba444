"""The end of a match: places, money, and four ways on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples_scores import difference_of_scores, partners_without_money, pot_of_five
from houses import a_house, click, press, said, shown

from game.scenes.scores.match import Endings, Settlement
from game.scenes.shell.scene import House
from game.view.scores.match import MatchSheet


class Evening:
    def __init__(self, sheet: MatchSheet, **likes: object) -> None:
        self.house: House = a_house(**likes)  # type: ignore[arg-type]
        self.asked: list[str] = []
        ways = ("again", "menu", "watch", "same_cards")
        self.scene = Settlement(
            self.house, sheet, Endings(*(lambda way=way: self.asked.append(way) for way in ways))
        )
        shown(self.house, self.scene)

    @property
    def words(self) -> set[str]:
        return set(said(self.house))


@pytest.mark.parametrize("way", ["again", "same_cards", "watch", "menu"])
def test_every_way_on_is_reached_by_keys_alone_and_by_the_pointer_alone(way: str) -> None:
    evening = Evening(difference_of_scores())
    list(evening.words)
    click(evening.house, next(each for each in evening.scene.page.widgets if each.name == way))
    evening.scene.page.focus = "again"
    press(evening.house, "up")
    while evening.scene.page.focus != way:
        press(evening.house, "left")
    press(evening.house, "confirm")
    assert evening.asked == [way, way]


def test_playing_again_has_the_focus_and_esc_leads_to_the_menu() -> None:
    evening = Evening(pot_of_five())
    press(evening.house, "up", "confirm", "back")
    assert evening.asked == ["again", "menu"]


def test_pairs_and_fewest_payments_are_told() -> None:
    words = Evening(difference_of_scores()).words
    assert "Ana wins at 160" in words
    assert {"+350", "+230", "\u2212210", "\u2212370", "+140", "\u2212180"} <= words
    assert {"350", "210", "20", "580 lunas change hands"} <= words


def test_a_pot_goes_to_the_winner() -> None:
    words = Evening(pot_of_five(), language="fr").words
    assert "Loba de Menos · la cagnotte de 10 est pour Maximiliano · Donne 482913" in words
    assert "+9" in words


def test_without_money_nobody_reads_of_it() -> None:
    words = Evening(partners_without_money(), language="es").words
    assert "Ana y Carmen ganan con 10 rondas" in words
    assert "Con los menos pagos" not in words
    assert {"*10* rondas", "*1* ronda"} <= words


def test_who_shares_a_win_is_named_together() -> None:
    sheet = difference_of_scores()
    first, second, *rest = sheet.places
    both = (first, second._replace(won=True, score=160), *rest)
    shared = replace(sheet, places=both)
    assert "Ana and Beto win at 160" in Evening(shared).words
