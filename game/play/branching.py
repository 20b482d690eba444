"""A new match that begins as another one did, up to some act of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from secrets import randbits

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.play.seating import Player
from game.storage.codec import SavedMatch


def branch_of(saved: SavedMatch, step: int, players: Sequence[Player]) -> SavedMatch:
    """The match as it was after so many acts, every hidden card where it lay, with these players
    in its seats. What is dealt after comes from the number of the deal, if there is one. What was
    taken back before is part of how it came to this."""
    seats = tuple(player.saved() for player in players)
    if len(seats) != len(saved.seats):
        raise ValueError(len(seats))
    then = SeededChance(randbits(64))
    match = Match.replay(saved.match.rules, len(seats), saved.match.log, then, upto=step + 1)
    branch = replace(saved, seats=seats, match=match, is_branch=True)
    # Hands lay so at the end of the match; here they may be others, and other people's.
    return replace(branch, name="", lost=None, arranged=())
