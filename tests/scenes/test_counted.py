"""What is told of games gives numbers where numbers are counted; `test_every_page.py` holds the
scenes to the same."""

from __future__ import annotations

from counting import Watching, watching

from game.l10n.catalogue import Texts
from game.paths import bundled
from tests.test_terms import GAMES, all_said

__all__ = ["watching"]


def test_a_finished_string_is_noticed(watching: Watching) -> None:
    Texts(["en"], [bundled("locales")]).text("phones.cards", count="3")
    assert watching.slips == {"phones.cards: $count is “3”"}


def test_what_is_told_of_games_gives_numbers(watching: Watching) -> None:
    all_said.cache_clear()
    for game in GAMES.ids():
        all_said(game, "en")
    assert watching.asked > 100
    assert watching.slips == set()
