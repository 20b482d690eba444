"""The number of a deal gives the same cards again, however it is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot, random_bot
from game.engine.chance import NumberedChance, SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.phases import SCORED
from game.engine.visibility import observe
from game.play.session import start
from game.play.session.hand_log import retell
from game.play.session.running import RunningTable
from game.storage.match_codec import SavedMatch, decode, encode
from game.variants.load import rules_of
from tests.clock import Clock
from tests.play.tables import CATALOGUE, new_table, one_step

GAMES = CATALOGUE.ids()
PACKS = tuple(range(52))


def deals(rules: AnyRules, match: Match) -> list[tuple[Event, ...]]:
    """What was dealt in each hand, to whom."""
    told = ("hand_began", "dealt", "upcard", "laid_out", "reburied", "cut")
    return [
        tuple(event for event in step.events if event.kind in told)
        for step in retell(match)
        if step.entry.is_deal
    ]


def played(variant_id: str, number: int, mind: int, hands: int = 3) -> Match:
    """By simple bots of which some draw lots, so that no two matches are played alike."""
    rules = rules_of(CATALOGUE.load(variant_id).game)
    match = Match(rules, rules.common.players.min, NumberedChance(number))
    dice, bots = Random(mind), (naive_bot(rules), random_bot(rules))
    while not match.is_over and (match.state.hand_no < hands or match.state.phase != SCORED):
        seat, legal = match.state.to_act, rules.legal_actions(match.state)
        bot = bots[dice.random() < mind / 10]
        match.submit(seat, decision(bot, observe(match.state, seat), legal, dice))
    return match


@pytest.mark.parametrize("variant_id", GAMES)
def test_the_same_number_deals_the_same_cards_in_every_hand(variant_id: str) -> None:
    one, other = (played(variant_id, 482913, mind) for mind in (0, 9))
    assert [entry.action for entry in one.log] != [entry.action for entry in other.log]
    rules = rules_of(CATALOGUE.load(variant_id).game)
    same = min(one.state.hand_no, other.state.hand_no)
    packs = [
        [max(entry.chance, key=len) for entry in match.log if entry.is_deal][:same]
        for match in (one, other)
    ]
    assert packs[0] == packs[1]
    assert deals(rules, one)[0] == deals(rules, other)[0]


def test_a_stock_shuffled_within_a_hand_changes_no_later_deal() -> None:
    calm, shuffling = NumberedChance(7), NumberedChance(7)
    assert calm.shuffled(PACKS) == shuffling.shuffled(PACKS)
    shuffling.shuffled(PACKS[:20])
    assert calm.pick(4) == shuffling.pick(4)
    assert calm.shuffled(PACKS) == shuffling.shuffled(PACKS)


def test_another_number_deals_other_cards() -> None:
    assert NumberedChance(1).shuffled(PACKS) != NumberedChance(2).shuffled(PACKS)


@pytest.mark.parametrize("acts", [0, 40, 150])
def test_a_match_that_was_left_goes_on_with_the_cards_of_its_number(acts: int) -> None:
    """Through the file, and with a stock that was shuffled anew on the way."""
    whole = played("loba_centroamericana", 11, 9)
    rules = whole.rules
    variant = CATALOGUE.load("loba_centroamericana")
    seats = tuple(player.saved() for player in new_table(variant.id, "p p").players)
    begun = Match.replay(rules, 2, whole.log, SeededChance(0), upto=acts + 1)
    told = encode(SavedMatch(variant, seats, rules_of(variant.game), begun, deal="11"))
    table = RunningTable.from_match(decode(told, SeededChance(99)), clock=Clock())
    match = table.saved().match
    for entry in whole.log[acts + 1 :]:
        assert entry.action is not None
        match.submit(entry.seat, entry.action)
    assert match.log == whole.log
    within = [entry for entry in whole.log if entry.chance and not entry.is_deal]
    assert within


def test_the_number_is_kept_with_the_match() -> None:
    table = new_table("la_mona", "p n", seed=314)
    one_step(table)
    saved = decode(encode(table.saved()), SeededChance(0))
    assert saved.deal == "314"
    assert RunningTable.from_match(saved, clock=Clock()).saved().deal == "314"


@pytest.mark.parametrize(("lot", "number"), [(0, 1), (-1, 999_999)])
def test_a_deal_by_chance_has_a_number_of_six_digits_at_most(
    lot: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "randbelow", lambda below: lot % below)
    assert start.any_deal() == number
    assert start.digits_of(str(number)) == str(number)


@pytest.mark.parametrize(
    ("text", "digits"), [("007", "7"), ("1 234 567", "123456"), ("no 5", "5"), ("0", "")]
)
def test_of_a_text_the_digits_of_a_deal_are_taken(text: str, digits: str) -> None:
    assert start.digits_of(text) == digits


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        ({}, {}),
        ({"language": "fr"}, {"language": "fr"}),
        ({"size": (1024, 640)}, {"fullscreen": False}),
        ({"fullscreen": True}, {"fullscreen": True}),
    ],
)
def test_what_is_asked_for_at_the_start_counts_for_once(
    asked: dict[str, Any], settings: dict[str, object]
) -> None:
    begun = start.Start(**asked)
    assert begun.settings == settings
    assert (begun.table, begun.is_kept, begun.file) == (None, True, None)
