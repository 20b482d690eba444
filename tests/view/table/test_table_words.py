"""Melds in few characters."""

from __future__ import annotations

import pytest

from game.engine.cards import parse_card
from game.engine.notation import read_meld
from game.engine.rummy.flow import RummyRules
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.session.table_kind import kind_of
from game.variants.load import rules_of
from game.view.table.words import TableWords
from tests.view.books import GAMES

ENGLISH = Texts(["en"], [bundled("locales")])


@pytest.mark.parametrize(
    ("game", "laid", "new", "said"),
    [
        ("loba_de_menos", "5h 6h 7h", "", "5-6-7 ♥"),
        ("loba_de_menos", "[5h X=6 7h]", "7h", "5-6-*7* ♥"),
        ("loba_de_menos", "7c 7d 7h", "7d", "7♣ *7*♦ 7♥"),
        ("carioca", "7c 7d X", "", "7♣ 7♦ Joker"),
        ("carioca", "7c 7d X", "X", "7♣ 7♦ *Joker*"),
    ],
)
def test_a_meld_is_said_in_few_characters(game: str, laid: str, new: str, said: str) -> None:
    rules = rules_of(GAMES.load(game).game)
    assert isinstance(rules, RummyRules)
    words = TableWords(ENGLISH, game, ("Ana", "Beto"), rules, kind_of(rules, 2))
    assert words.meld(read_meld(rules, laid), [parse_card(new)] if new else ()) == said
