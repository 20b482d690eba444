"""Matches that get on."""

from __future__ import annotations

from game.storage.match_codec import SavedMatch


def one_act(saved: SavedMatch, choice: int = 0) -> None:
    """The one of the legal acts that is asked for, counted round."""
    legal = saved.rules.legal_actions(saved.match.state)
    saved.match.submit(saved.match.state.to_act, legal[choice % len(legal)])


def play(saved: SavedMatch, acts: int) -> SavedMatch:
    """So many acts, of every kind."""
    for act in range(acts):
        one_act(saved, 7 * act)
    return saved
