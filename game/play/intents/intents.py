"""The questions a screen asks about the viewer's cards, answered for either family of games."""

from game.engine.rummy.flow import RummyRules
from game.play.intents.fishing import FishingIntents
from game.play.intents.rummy import RummyIntents
from game.play.session.port import Port


def intents_of(table: Port) -> RummyIntents | FishingIntents:
    rules = table.session.rules
    if isinstance(rules, RummyRules):
        return RummyIntents(table, rules)
    return FishingIntents(table, rules)
