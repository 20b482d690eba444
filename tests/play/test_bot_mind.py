"""The dice of a bot hang on what its seat sees, and on nothing else."""

from __future__ import annotations

import sys
from os import environ
from random import Random
from subprocess import PIPE, run

import pytest

from game.bots.base import decision, dice_of
from game.bots.levels import bot_named
from game.engine.actions import Action
from game.engine.cards import unpack
from game.engine.chance import RecordedChance, SeededChance, shuffled
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import observe, unseen
from game.play.bots.mind import BotSeats
from game.play.session.running import RunningTable
from game.storage.match_codec import decode, encode
from tests.clock import Clock
from tests.engine.battery.tables import IDS, PLAIN, Table, rules_at

from .tables import new_table, one_step

#: Quick enough to be asked thousands of times, also in a fishing game.
ASKED = ("novice", "regular", "expert@12", "naive", "random")
POSITIONS = 5
#: Between two positions at which bots are asked twice.
STRIDE = 5


def test_bots_go_on_in_a_match_that_is_taken_up_again_as_they_would_have() -> None:
    table = new_table("loba_de_menos", "r r", seed=5)
    for _ in range(9):
        one_step(table)
    saved = decode(encode(table.saved()), SeededChance(1))
    again = RunningTable.from_match(saved, clock=Clock())
    for _ in range(8):
        table.bot_turn(0.0)
        again.bot_turn(0.0)
        assert table.play_bot() == again.play_bot()


def in_another_world(match: Match, rules: AnyRules, seed: int) -> Match | None:
    """The same match, as the player to act has seen it, with other hidden cards: dealt so, and
    played so. Of a first hand whose stock has not come back. None if what the others have done
    could not be done with these cards, as a build tells of a card in the hand; or if nothing is
    other there."""
    seen = observe(match.state, match.state.to_act)
    hidden = unpack(unseen(rules.deck_set, seen))
    other = dict(zip(hidden, shuffled(hidden, Random(seed)), strict=True))
    *before, dealt = match.log[0].chance
    swapped = tuple(other.get(card, card) for card in dealt)
    there = Match(rules, match.seats, RecordedChance(iter([*before, swapped])))
    for entry in match.log[1:]:
        assert entry.action is not None
        if there.refuse(entry.seat, entry.action) is not None:
            return None
        there.submit(entry.seat, entry.action)
    assert observe(there.state, there.state.to_act) == seen
    return there if there.state.digest() != match.state.digest() else None


def answer(match: Match, rules: AnyRules, bot: str) -> Action:
    """What the bot does whose turn it is, thought out without a process beside."""
    seats = BotSeats(rules, "", {match.state.to_act: bot}, Clock())
    seats.think(match, 60.0)
    return seats.thought(match).best


def hint(match: Match, rules: AnyRules) -> object:
    seats = BotSeats(rules, "", {}, Clock())
    seats.think(match, 60.0)
    counsel = seats.counsel(match)
    assert counsel is not None
    return counsel


@pytest.mark.parametrize("variant", IDS)
def test_hidden_cards_change_neither_a_hint_nor_what_a_bot_does(variant: str) -> None:
    table = next(table for table in PLAIN if table.variant == variant)
    rules = rules_at(table)
    player = bot_named("naive", rules)
    asked = seed = 0
    while asked < POSITIONS:
        seed += 1
        match = Match(rules, table.seats, SeededChance(seed))
        while not match.is_over and match.state.hand_no == 1 and not match.state.recycles:
            legal = rules.legal_actions(match.state)
            is_asked = len(legal) > 1 and len(match.log) % STRIDE == seed % STRIDE
            there = in_another_world(match, rules, seed) if is_asked else None
            if there is not None and asked < POSITIONS:
                asked += 1
                assert hint(there, rules) == hint(match, rules)
                for bot in ASKED:
                    assert answer(there, rules, bot) == answer(match, rules, bot), bot
            seat = match.state.to_act
            match.submit(seat, decision(player, observe(match.state, seat), legal, Random(1)))


def test_dice_are_the_same_in_every_process() -> None:
    told = (
        "from game.bots.base import dice_of\n"
        "from game.engine.chance import SeededChance\n"
        "from game.engine.visibility import observe\n"
        "from game.variants.load import rules_of\n"
        "from game.variants.catalogue import Catalogue\n"
        "state = rules_of(Catalogue().load('carioca').game).start(2, SeededChance(7))\n"
        "print(dice_of(observe(state, 1)).random())\n"
    )
    asked = [sys.executable, "-c", told]
    rolled = {
        run(asked, env=environ | {"PYTHONHASHSEED": seed}, stdout=PIPE, check=True).stdout
        for seed in ("1", "2")
    }
    state = rules_at(Table("carioca", (), 2)).start(2, SeededChance(7))
    assert rolled == {f"{dice_of(observe(state, 1)).random()}\n".encode()}
