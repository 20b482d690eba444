"""From the typed game to rules that can be played."""

from __future__ import annotations

from game.engine.fishing.flow import FishingRules
from game.engine.fishing.game import FishingGame
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame


def rules_of(game: RummyGame | FishingGame) -> RummyRules | FishingRules:
    if isinstance(game, RummyGame):
        return RummyRules(game)
    return FishingRules(game)
