"""Which pack a game is shown in."""

from __future__ import annotations

import pytest

from game.engine.cards import RANK, TEN, CardId
from game.engine.game_parts import Deck
from game.settings import FRENCH, OF_GAME, SPANISH, Settings
from game.view.table import drawings


class Short(Deck):
    """A pack of 48 cards."""

    def cards(self) -> tuple[CardId, ...]:
        return tuple(card for card in super().cards() if RANK[card] != TEN)


@pytest.mark.parametrize(
    ("deck", "wanted", "shown"),
    [
        (Short(), SPANISH, SPANISH),
        (Short(), FRENCH, ""),
        (Short(), OF_GAME, ""),
        (Deck(), SPANISH, ""),
        (None, SPANISH, ""),
    ],
)
def test_the_spanish_pack_is_for_games_without_tens(
    monkeypatch: pytest.MonkeyPatch, deck: Deck | None, wanted: str, shown: str
) -> None:
    monkeypatch.setattr(drawings, "deck_of", lambda game: deck)
    assert drawings.pack_of(Settings(pack=wanted), "a_game") == shown
