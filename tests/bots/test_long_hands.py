"""Hands among bots come to an end, and soon: nobody hands a card to and fro, and where all wait for
one another somebody looks for something else.

In the suite some of each; 10,000 hands of every game take hours:

    pytest -m long tests/bots/test_long_hands.py -n 2
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from game.bots.base import Bot, decision
from game.bots.levels import LEVELS, bot_named, known_bots
from game.bots.rummy.prospects import Hoard
from game.engine.actions import DISCARD, DRAW, PILE
from game.engine.cards import names, pack, parse_cards, unpack, with_twins
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.notation import read_meld
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import TopOfPile
from game.engine.visibility import Observation, observe
from game.paths import bundled
from tests.engine.battery.tables import IDS, PLAIN, AnyRules, Table, rules_at

#: No hand has more turns.
TURNS_MOST = 200
#: Where all wait for one another, somebody has found something else after so many turns more.
WAITING_MOST = 100
HANDS = 10_000
#: Where scores go down as well as up, a match of bots that seldom lay down may go on for hundreds.
OF_A_MATCH = 40
#: Who plays by some plan, quick enough for thousands of matches; `random` has none, and where a
#: contract is to be laid its hands only end when the guard against endless hands ends them.
PLANNERS = tuple(
    f"{name}@2" if name in ("expert", "watchful") else name
    for name in known_bots()
    if name != "random"
)
#: The games in which the top of the pile may be drawn by itself.
TOP_OF_PILE = [
    table
    for table in {table.variant: table for table in PLAIN[::-1]}.values()
    if isinstance(rules := rules_at(table), RummyRules) and isinstance(rules.game.pile, TopOfPile)
]


class Played(NamedTuple):
    """A hand: its turns, and whether at its end some card could still have come to lie."""

    turns: int
    is_open: bool


def hands(table: Table, bots: list[Bot], seed: str) -> Iterator[Played]:
    """The hands of one match."""
    rules = rules_at(table)
    match, turns = Match(rules, table.seats, SeededChance(seed)), 0
    minds = [Random(f"{seed} {seat}") for seat in range(table.seats)]
    events: list[Event] = match.first_events
    seen = observe(match.state, match.state.to_act)
    while True:
        for event in events:
            if event.kind == "turn":
                turns = event.fact("turn_no")
            elif event.kind == "hand_over":
                yield Played(turns, not is_dead(rules, seen))
        if match.is_over:
            break
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
        events = match.submit(seat, decision(bots[seat], seen, legal, minds[seat]))


def is_dead(rules: AnyRules, seen: Observation) -> bool:
    """Whether nobody can put down a card any more, whatever comes: all have laid the contract, no
    other melds may follow, and all cards that fit those on the table lie there already."""
    if not isinstance(rules, RummyRules):
        return False
    contract = rules.laying.contract
    if contract is None or contract.new_melds_later:
        return False
    if not all(opened or out for opened, out in zip(seen.opened, seen.standing.out, strict=True)):
        return False
    lying = pack(card for meld in seen.melds for card in meld.cards)
    return not any(fits & ~lying for fits in seen.fits)


def is_bundled(variant: str) -> bool:
    """Return whether the game is one of ours. Games of players may know no guard against endless
    hands: with one pack, no wild cards and an unshuffled stock the longest had 246 turns."""
    return (bundled("assets/variants") / f"{variant}.yaml").exists()


def too_long(table: Table, name: str, seed: str) -> list[int]:
    """How many turns the longest hands of a match have, if they have too many."""
    rules = rules_at(table)
    bots = [bot_named(name, rules) for _ in range(table.seats)]
    played = hands(table, bots, seed)
    return [hand.turns for hand in played if hand.turns > TURNS_MOST and hand.is_open]


@pytest.mark.parametrize(
    ("table", "bot", "number"),
    [
        (Table("carioca", (), 2), "regular", 4),
        (Table("carioca", (), 2), "naive", 0),
        (Table("loba_centroamericana", (), 2), "regular", 1),
        (Table("loba_centroamericana", (), 2), "naive", 2),
        (Table("loba_centroamericana", (), 3), "naive", 1),
    ],
    ids=str,
)
def test_bots_do_not_hand_a_card_to_and_fro_until_a_guard_ends_the_hand(
    table: Table, bot: str, number: int
) -> None:
    assert not too_long(table, bot, f"1 {number}")


@pytest.mark.parametrize("table", TOP_OF_PILE, ids=str)
@pytest.mark.parametrize("bot", [*LEVELS, "naive"])
def test_nobody_takes_a_card_and_throws_the_same_face(table: Table, bot: str) -> None:
    """Not in a turn in which nothing else is done, if there was something else to draw."""
    rules = rules_at(table)
    player, taken, takes = bot_named(bot, rules), 0, 0
    for seed in range(1):
        match, dice = Match(rules, table.seats, SeededChance(f"face {seed}")), Random(seed)
        for _ in range(500):
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            act = decision(player, seen, legal, dice)
            if act.kind == DRAW:
                is_taken = act.place == PILE and len(legal) > 1
                taken = with_twins(pack(seen.pile[-1:])) if is_taken else 0
                takes += is_taken
            elif act.kind == DISCARD:
                assert not taken & pack(act.cards), names(act.cards)
            else:
                taken = 0
            match.submit(seat, act)
            if match.is_over:
                break
    assert takes


#: The last contract of Carioca, three runs, and two hands that hold what the other one needs.
WAITING = [
    ("3c' 2d' 3d 4d 4d' 2h' 4h 4h' 2s' 4s 4s' X'", "2c 2c' 3c 2d 3d' 2h 3h 3h' 2s 3s 3s' X"),
    ("4c 4c' 2d 3d 3d' 2h 3h 3h' 2s' 3s 3s' X'", "2c 2c' 3c 3c' 2d' 4d 2h' 4h 4h' 2s 4s X"),
]


@pytest.mark.parametrize("bot", [*LEVELS, "naive"])
@pytest.mark.parametrize("hands", WAITING)
def test_players_who_wait_for_one_anothers_cards_look_for_others(
    bot: str, hands: tuple[str, str]
) -> None:
    rules = rules_at(Table("carioca", (), 2))
    for seed in range(1):
        chance, dice = SeededChance(seed), Random(seed)
        state = rules.start(2, chance)
        state.standing = state.standing._replace(round_no=7)
        state.hands = [pack(parse_cards(hand)) for hand in hands]
        *state.stock, top = chance.shuffled(
            unpack(rules.deck_set & ~state.hands[0] & ~state.hands[1])
        )
        state.pile, state.recycles = [top], 1
        began = state.turn_no = 85
        players = [bot_named(bot, rules) for _ in range(2)]
        while state.phase in (DRAWING, PLAY):
            assert state.turn_no <= began + WAITING_MOST
            seat = state.to_act
            seen, legal = observe(state, seat), rules.legal_actions(state)
            rules.apply(state, decision(players[seat], seen, legal, dice), chance)


@pytest.mark.parametrize(("recycles", "gives"), [(1, False), (2, True)])
def test_after_two_whole_stocks_nobody_keeps_cards_from_the_others(
    recycles: int, gives: bool
) -> None:
    rules = rules_at(Table("carioca", (), 2))
    assert isinstance(rules, RummyRules)
    state = rules.start(2, SeededChance(1))
    state.standing = state.standing._replace(round_no=2)
    melds = [read_meld(rules, run) for run in ("[3c 4c 5c 6c 7c 8c]", "[9h Th Jh Qh Kh]")]
    state.melds = [meld._replace(owner=0) for meld in melds]
    state.fits = [rules.kinds[meld.kind].joining(meld) for meld in melds]
    state.hands = [
        pack(parse_cards(hand)) for hand in ("2h'", "Ac' 2c 2c' 9c 9c' Kc Ah Ah' 6h' 7h' 8h 8h' 3s")
    ]
    state.phase, state.to_act, state.turn_no = PLAY, 1, 170
    state.opened[0], state.recycles = 15, recycles
    seen, legal = observe(state, 1), rules.legal_actions(state)
    act = decision(bot_named("expert@2", rules), seen, legal, Random(1))
    assert any(fits >> act.cards[0] & 1 for fits in state.fits) == gives, names(act.cards)


@pytest.mark.parametrize(
    ("variant", "card", "is_wanted"),
    [("carioca", "9h", False), ("carioca", "8h", True), ("loba_seis_menes", "9h", True)],
)
def test_once_the_contract_is_laid_only_melds_that_may_still_be_laid_are_wanted(
    variant: str, card: str, is_wanted: bool
) -> None:
    rules = rules_at(Table(variant, (), 3 if variant == "loba_seis_menes" else 2))
    assert isinstance(rules, RummyRules)
    state = rules.start(rules.common.players.min, SeededChance(1))
    meld = read_meld(rules, "[4h 5h 6h 7h]")._replace(owner=1)
    state.melds, state.fits = [meld], [rules.kinds[meld.kind].joining(meld)]
    state.to_act, state.turn_no, state.opened[0] = 0, 9, 1
    state.hands[0] = pack(parse_cards("9c 9d Ks"))
    assert Hoard(rules).wants(observe(state, 0), parse_cards(card)[0]) == is_wanted


@pytest.mark.long
@pytest.mark.parametrize("variant", [name for name in IDS if is_bundled(name)])
def test_no_hand_of_ten_thousand_is_too_long(variant: str) -> None:
    """At every number of players, each bot among its like and all of them mixed."""
    tables = [table for table in PLAIN if table.variant == variant]
    played, number = 0, 0
    while played < HANDS:
        table = tables[number % len(tables)]
        rules = rules_at(table)
        shift = number // len(tables)
        name = (*PLANNERS, "")[shift % (len(PLANNERS) + 1)]
        seated = [name or PLANNERS[(shift + seat) % len(PLANNERS)] for seat in range(table.seats)]
        bots = [bot_named(one, rules) for one in seated]
        for hand in islice(hands(table, bots, f"long {number}"), OF_A_MATCH):
            played += 1
            assert hand.turns <= TURNS_MOST or not hand.is_open, (table, seated, number)
        number += 1
