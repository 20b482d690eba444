"""Trying out a game of one's house: the whole check of its file, and three hands told one by one.

Both take seconds, so the window has them done by a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.chance import SeededChance
from game.engine.notation import AnyRules
from game.engine.state import NOBODY
from game.engine.visibility import observe
from game.reading.faults import Fault, Severity
from game.variants.house_game import HouseGame
from game.variants.load import Variant, read_variant, rules_of, variant_from_mapping
from game.variants.mends import Mend, mends_by_playing
from game.variants.trial import (
    TOO_MANY_WAYS,
    TRIED_IN_PART,
    Course,
    Player,
    try_matches,
    try_options,
    try_pairs,
    try_playing,
)

#: What playing finds and a change of the rules mends.
MENDED_BY_PLAYING = {
    f"fault.{name}"
    for name in (
        *("always_blocked", "often_blocked", "round_blocked", "hand_endless", "match_endless"),
        *("nothing_scored", "hand_broke_down"),
    )
}
#: The warnings that a game is too large to be played to the end here.
TOO_LARGE = (TRIED_IN_PART, TOO_MANY_WAYS)
HANDS = 3
#: The most acts of all hands together.
ACTS_MOST = 4000


class HandTold(NamedTuple):
    """A hand that was played. `winner`: the seat, or NOBODY; `turns`: how many were taken, by all;
    `is_blocked`: nobody could go on, or it took too long."""

    winner: int
    turns: int
    is_blocked: bool


def _naive_player(rules: AnyRules) -> Player:
    bot, dice = naive_bot(rules), Random("trial")
    return lambda state, legal: decision(bot, observe(state, state.to_act), legal, dice)


def faults_of_trial(
    file: Path, roots: Sequence[Path], variant: Variant
) -> tuple[list[Fault], Course]:
    """Return what is found only where the options of a game are tried and the game is played, and
    how bots played it."""
    faults = [*try_options(file, roots, variant), *try_pairs(file, roots, variant)]
    found, course = _found_by_playing(file, variant, faults)
    return [*faults, *found], course


def _found_by_playing(
    file: Path, variant: Variant, faults: Sequence[Fault] = ()
) -> tuple[list[Fault], Course]:
    """Return what is found where hands are played at random, and matches to be won. `faults`: what
    is known before."""
    found = list(try_playing(file, variant))
    known = [*faults, *found]
    if any(one.key in TOO_LARGE or one.severity is Severity.ERROR for one in known):
        return found, Course()
    course, of_matches = try_matches(file, variant, _naive_player)
    return [*found, *of_matches], course


def hands_tried(mapping: Mapping[str, Any], seats: int) -> Iterator[HandTold]:
    """Play hands with naive bots, and tell each."""
    rules = rules_of(variant_from_mapping(mapping).game, seats)
    player, chance, acts = _naive_player(rules), SeededChance("hands"), 0
    state, told = rules.start(seats, chance), 0
    turns, turn_of = 0, NOBODY
    while told < HANDS:
        if rules.result(state) is not None:
            state = rules.start(seats, chance)
            turns, turn_of = 0, NOBODY
        was_in_play = state.phase.in_play
        if was_in_play and state.to_act != turn_of:
            turns, turn_of = turns + 1, state.to_act
        if acts == ACTS_MOST:
            yield HandTold(NOBODY, turns, is_blocked=True)
            return
        acts += 1
        rules.apply(state, player(state, rules.legal_actions(state)), chance)
        if was_in_play and not state.phase.in_play:
            told += 1
            stock_out = getattr(rules.common, "stock_out", None)
            ends_well = stock_out is None or stock_out.ends_hand
            winner = state.hand_winner
            yield HandTold(winner, turns, winner == NOBODY and not ends_well)
            turns, turn_of = 0, NOBODY


class MendTold(NamedTuple):
    """What mends a fault that was told before."""

    fault: Fault
    mend: Mend


Told = HandTold | Fault | MendTold


def tried(
    mapping: Mapping[str, Any], seats: int, file: Path, roots: Sequence[Path]
) -> Iterator[Told]:
    """Yield three hands, then what the whole check finds in the file of this game, then what mends
    it."""
    yield from hands_tried(mapping, seats)
    reading = read_variant(file, roots)
    if reading.variant is None:
        return
    faults = faults_of_trial(file, roots, reading.variant)[0]
    yield from faults
    house = HouseGame.opened(file, roots)

    def played(variant: Variant) -> Sequence[Fault]:
        return _found_by_playing(file, variant)[0]

    for fault in faults:
        if fault.key in MENDED_BY_PLAYING:
            found = mends_by_playing(house, fault, faults, played)
            yield from (MendTold(fault, one) for one in found)
