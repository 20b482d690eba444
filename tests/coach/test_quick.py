"""What quick players do, hand by hand: what every review counts on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.coach.quick import QuickRummy, play_out, quick_player
from game.engine.actions import DISCARD, DRAW_PILE, DRAW_STOCK, Action
from game.engine.cards import BIT, each, pack, parse_cards
from game.engine.chance import Dice
from game.engine.notation import say_action
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState
from tests.bots.positions import set_up
from tests.engine.battery.players import Walk, late_walk
from tests.engine.battery.tables import IDS, MIXED, PLAIN

#: The most hands of a match that are played.
HANDS = 12
OPENED = {1: "before", 2: "before"}


class Told:
    """Plays at a table as quick players do, and tells it."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.player = quick_player(walk.rules)
        self.effort = self.player.effort

    def act(self, table: TableState, dice: Dice) -> Action:
        self.acts.append(self.player.act(table, dice))
        return self.acts[-1]

    def hands(self, most: int) -> Iterator[tuple[list[Action], tuple[int, ...]]]:
        """The acts of each hand, and the scores after it."""
        for _ in range(most):
            self.acts: list[Action] = []
            state = self.walk.state
            play_out(self.walk.rules, self, state, self.walk.rng)
            yield self.acts, state.standing.scores
            while not self.walk.state.phase.in_play:
                if self.walk.rules.result(self.walk.state) is not None:
                    return
                self.walk.step()


@pytest.mark.parametrize("game", IDS)
def test_quick_players_end_every_hand_alike_each_time(game: str) -> None:
    """By legal acts, and in few of them."""
    for tables, begin, most in ((PLAIN, Walk, HANDS), (MIXED, late_walk, 1)):
        for table in [table for table in tables if table.variant == game]:
            told = [list(Told(begin(table)).hands(most)) for _ in range(2)]
            assert told[0] == told[1]
            assert told[0]


@pytest.mark.parametrize("game", ["carioca", "loba_de_mas", "loba_de_menos"])
def test_no_wild_card_is_left_on_the_pile_thrown_or_added_in_peace(game: str) -> None:
    told = {
        "hands": ["4d 6s 9d Jc Kd 2h", "9"],
        "table": [{"meld": "[5h 6h 7h 8h]", "owner": 2}],
        "laid_down": {1: "before", 2: "before"},
    }
    position = set_up(game, told)
    rules, state = position.rules, position.state
    assert isinstance(rules, RummyRules)
    player, hand = QuickRummy(rules), state.hands[0] & ~rules.wilds
    for wild in each(rules.wilds):
        assert player._wants(state, wild)
        state.hands[0] = hand | BIT[wild]
        act = player.act(state, Random(1))
        assert act.kind == DISCARD
        assert act.cards != (wild,)
        # Where another card fits as well.
        state.hands[0] |= pack(parse_cards("9h"))
        assert not pack(player.act(state, Random(1)).cards) & BIT[wild]


@pytest.mark.parametrize(("owner", "drawn"), [(1, DRAW_PILE), (2, DRAW_STOCK)])
def test_the_pile_is_taken_for_a_card_that_fits_a_meld_of_ones_own(
    owner: int, drawn: Action
) -> None:
    """In a game in which cards are added to one's own melds only."""
    told = {"hand": "Kc Qd 2s 4c", "pile": "8h", "phase": "draw", "laid_down": OPENED}
    position = set_up("loba_de_mas", {**told, "table": [{"meld": "[5h 6h 7h]", "owner": owner}]})
    assert quick_player(position.rules).act(position.state, Random(1)) == drawn


def test_a_card_is_not_kept_for_a_meld_that_only_another_player_adds_to() -> None:
    """8h is dearer than 3c, and neither has company."""
    for game, meld, thrown in (
        ("loba_de_mas", "[5h 6h 7h]", "8h"),
        ("carioca", "[4h 5h 6h 7h]", "3c"),
    ):
        told = {"hand": "8h 3c", "table": [{"meld": meld, "owner": 2}], "laid_down": {2: "before"}}
        position = set_up(game, told)
        act = quick_player(position.rules).act(position.state, Random(1))
        assert say_action(position.rules, act) == f"discard {thrown}"
