"""There may be any number of ways to draw: nobody goes by two of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from game.bots.base import USUAL, Bot, decision
from game.bots.rummy.player import RummyBot
from game.bots.simple import NaiveRummyBot
from game.coach.quick import quick_player
from game.engine.actions import DRAW, DRAW_PILE, DRAW_STOCK, PILE, Action
from game.engine.cards import CardId, names, parse_card
from game.engine.chance import IN_THOUGHT
from game.engine.notation import read_action, say_action
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import WholePile
from game.engine.state import TableState
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.play.tables import position


@dataclass(frozen=True)
class DownTo(WholePile):
    """A card of the pile is drawn, with all that lie on it."""

    def draws(self, pile: Sequence[CardId]) -> Sequence[Action]:
        return [Action(DRAW, (card,), PILE) for card in reversed(pile)] or (DRAW_PILE,)

    def taken(self, pile: Sequence[CardId], draw: Action) -> Sequence[CardId]:
        return pile[pile.index(draw.cards[0]) :]

    def sought(self, pile: Sequence[CardId], draw: Action) -> CardId:
        return draw.cards[0]


PLAYERS: dict[str, Callable[[RummyRules], Bot]] = {
    **{"naive": NaiveRummyBot, "regular": RummyBot},
    "glancing": lambda rules: RummyBot(rules, replace(USUAL, glance=1.0, pozo=1.0)),
}


def many_draws() -> tuple[RummyRules, TableState]:
    """Return a table at which a meld waits for the third card of the pile."""
    rules = rules_of(replace(Catalogue().load("loba_de_mas").game, pile=DownTo()))
    assert isinstance(rules, RummyRules)
    told = {"hand": "7c 7d As Kd Jc 4h", "pile": "3s 5d 7h Qs 9c", "phase": "draw"}
    return rules, position(variant="loba_de_mas", **told).state


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_draws_down_to_the_card_of_use(name: str) -> None:
    rules, table = many_draws()
    legal = rules.legal_actions(table)
    act = decision(PLAYERS[name](rules), observe(table, table.to_act), legal, Random(1))
    assert say_action(rules, act) == "draw pile 7h"


def test_quick_players_do_so_too_and_it_can_be_written_and_read() -> None:
    rules, table = many_draws()
    act = quick_player(rules).act(table, Random(1))
    assert act == read_action(rules, table, "draw pile 7h")
    rules.apply(table, act, IN_THOUGHT)
    assert names(table.pile) == "3s 5d"


def test_what_is_no_way_to_draw_is_refused() -> None:
    rules, table = many_draws()
    for act in (
        DRAW_PILE,
        Action(DRAW, (parse_card("7c"),), PILE),
        DRAW_STOCK._replace(cards=(0,)),
    ):
        assert rules.refuse(table, act) == Refusal("refuse.malformed")
