"""Which pack a game is shown in."""

from __future__ import annotations

import pytest

from game.engine.game_parts import Deck
from game.settings import FRENCH, OF_GAME, SPANISH, Settings
from game.view.table import drawings


@pytest.mark.parametrize(
    ("game", "wanted", "shown"),
    [
        ("escoba", OF_GAME, SPANISH),
        ("escoba", FRENCH, ""),
        ("scopa", SPANISH, SPANISH),
        ("la_mona", SPANISH, ""),
        ("no_such_game", SPANISH, ""),
        ("", SPANISH, SPANISH),
        ("", OF_GAME, ""),
    ],
)
def test_games_that_ask_for_the_spanish_pack_are_shown_in_it_and_none_with_tens_is(
    game: str, wanted: str, shown: str
) -> None:
    assert drawings.pack_of(Settings(pack=wanted), game) == shown


def test_a_game_of_forty_cards_that_asks_for_nothing_is_shown_in_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawings, "deck_of", lambda game: Deck(without=("8", "9", "10")))
    packs = (drawings.pack_of(Settings(pack=pack), "a_game") for pack in (OF_GAME, SPANISH))
    assert tuple(packs) == ("", SPANISH)
