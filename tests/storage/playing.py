"""Matches that get on."""

from __future__ import annotations

from game.storage.headline import headline_of
from game.storage.match_codec import SavedMatch
from game.storage.match_file import content_of
from game.storage.match_store import MatchStore


def one_act(saved: SavedMatch, choice: int = 0) -> None:
    """The one of the legal acts that is asked for, counted round; none once the match is over."""
    legal = saved.rules.legal_actions(saved.match.state)
    if not legal:
        return
    saved.match.submit(saved.match.state.to_act, legal[choice % len(legal)])


def play(saved: SavedMatch, acts: int) -> SavedMatch:
    """So many acts, of every kind."""
    for act in range(acts):
        one_act(saved, 7 * act)
    return saved


def keep_match(store: MatchStore, match_id: str, saved: SavedMatch, saved_at: float) -> None:
    """Write a match as it is kept when it is played."""
    headline = headline_of(match_id, saved, saved_at)
    store.put_in_place(store.hand_over(headline, content_of(saved)), headline)
