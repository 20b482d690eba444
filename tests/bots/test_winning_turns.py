"""Every turn that can end the hand is told as such, from the draw to the last card."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.advice import Counsellor
from game.bots.base import decision, dice_of
from game.bots.levels import bot_named
from game.engine.actions import DISCARD, PILE, Action
from game.engine.cards import CardSet
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.phases import DRAW, PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.state import Meld, TableState
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

GOING_OUT = {"advice.goes_out", "advice.goes_out_more", "advice.at_once_more", "advice.at_once_off"}
CHANCE = SeededChance(0)
#: Besides the act that is advised, so many others are explained.
ALSO_TOLD = 3
#: So many tables of a turn are tried, and so many winning turns of each game are looked for.
TRIED_MOST, WANTED, ACTS_MOST = 3_000, 3, 2_500
RULES = {game: rules_of(Catalogue().load(game).game) for game in Catalogue().ids()}
RUMMIES = [game for game, rules in RULES.items() if isinstance(rules, RummyRules)]
#: With two packs and a pile that is taken whole there is most to try: on request.
SLOW = ("loba_de_mas",)
TRIED = [pytest.param(one, marks=[pytest.mark.long] * (one in SLOW)) for one in RUMMIES]


class Search:
    """By force, one act after the other, as the rules list them."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.tried: set[tuple[CardSet, tuple[Meld, ...]]] = set()

    def ends_the_hand(self, state: TableState, act: Action) -> bool:
        me, hand_no = state.to_act, state.hand_no
        after = state.clone()
        self.rules.apply(after, act, CHANCE)
        if after.hand_winner == me and after.phase not in (DRAW, PLAY):
            return True
        if after.to_act != me or after.phase != PLAY or after.hand_no != hand_no:
            return False
        key = (after.hands[me], tuple(after.melds))
        if key in self.tried or len(self.tried) > TRIED_MOST:
            return False
        self.tried.add(key)
        return any(self.ends_the_hand(after, one) for one in self.rules.legal_actions(after))


def winning_acts(rules: RummyRules, state: TableState, legal: list[Action]) -> list[Action]:
    """All acts of a turn that can end the hand after them; what the stock gives nobody knows."""
    if state.phase == DRAW:
        legal = [act for act in legal if act.place == PILE]
    elif state.phase != PLAY:
        return []
    if all(act.kind == DISCARD for act in legal) and state.hands[state.to_act].bit_count() > 1:
        return []
    return [act for act in legal if Search(rules).ends_the_hand(state, act)]


@pytest.mark.parametrize("game", TRIED)
def test_every_winning_turn_is_advised_and_told_as_such(game: str) -> None:
    """Whatever else could be done in it. Among players who hold their melds back there are
    many."""
    rules = RULES[game]
    assert isinstance(rules, RummyRules)
    counsellor, player = Counsellor(rules), bot_named("regular", rules)
    found = acts = seed = 0
    while found < WANTED:
        seed += 1
        match = Match(rules, rules.common.players.min, SeededChance(f"winning {seed}"))
        dice = Random(seed)
        while not match.is_over and found < WANTED:
            state, legal = match.state, rules.legal_actions(match.state)
            seen = observe(state, state.to_act)
            winning = winning_acts(rules, state, legal)
            if winning:
                found += 1
                advised = decision(counsellor, seen, legal, dice_of(seen))
                assert Search(rules).ends_the_hand(state, advised)
                for act in (advised, *winning[-ALSO_TOLD:]):
                    told = counsellor.explained(seen, legal, act)
                    assert told.reasons[0].key in GOING_OUT, match.log
            elif state.phase == PLAY:
                for act in legal[:ALSO_TOLD]:
                    told = counsellor.explained(seen, legal, act)
                    assert told.reasons[0].key not in GOING_OUT
            acts += 1
            assert acts < ACTS_MOST, found
            match.submit(state.to_act, decision(player, seen, legal, dice))
