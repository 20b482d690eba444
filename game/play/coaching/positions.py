"""The table before a choice, as a match of its own: to be looked at, tried again, and practised."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from secrets import randbits

from game.coach.hand import PlayedHand
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.state import TableState
from game.engine.visibility import observe
from game.play.bots.thought import Clock
from game.play.session.hand_log import HandLog
from game.play.session.running import RunningTable
from game.play.session.seating import player_of
from game.storage.match_codec import SavedMatch


def position_before(saved: SavedMatch, hand: PlayedHand, act_index: int) -> SavedMatch:
    """Return the table before an act of a hand of this match."""
    return position_of(saved, hand.state_before(act_index))


def with_other_cards(saved: SavedMatch) -> SavedMatch:
    """Return a position with all cards that the player to act does not see dealt anew."""
    state = saved.match.state
    seen = observe(state, state.to_act)
    return position_of(saved, saved.rules.world(seen, Random(randbits(64))))


def position_of(saved: SavedMatch, state: TableState) -> SavedMatch:
    match = Match(saved.rules, len(saved.seats), SeededChance(randbits(64)), state)
    told = replace(saved, match=match, name="", deal="", is_branch=True)
    return replace(told, lost=None, free_undo=False, arranged=())


def table_of(position: SavedMatch, clock: Clock) -> RunningTable:
    """Return a table that is not kept, at which the player to act sits before the screen."""
    # No bot thinks here: one of the match may not be there any more.
    players = [replace(player_of(*told), bot="") for told in enumerate(position.seats)]
    table = RunningTable(position, players, HandLog(), clock=clock)
    if table.needs_curtain:
        table.sit(table.to_act)
    return table
