"""A discard that was taken and must be put down in the same turn: its mark, and its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.cards import CardId, each
from game.engine.state import NOBODY
from game.play.offers import LANE_PLACE
from game.play.offers import Target as Goal

if TYPE_CHECKING:
    from game.scenes.table.telling import Telling


class Duty(NamedTuple):
    """Cards that were taken to be put down at once. No words: any one of them will do, and the
    prompt says so."""

    words: str
    cards: frozenset[CardId]


def duty_of(telling: Telling) -> Duty:
    aside = telling.picture.aside
    if aside != NOBODY:
        return Duty(telling.words.text("table.use_now"), frozenset((aside,)))
    return Duty("", frozenset(each(telling.picture.owed)))


def owed_goals(telling: Telling) -> list[Goal]:
    """Where the card that lies aside may go; with others of the hand, as a new meld."""
    card = telling.picture.aside
    if card == NOBODY or not telling.is_my_turn:
        return []
    goals = list(telling.moves.places((card,)))
    group = telling.moves.orders.group_of(telling.table.observation(), card)
    if len(group) > 1 and LANE_PLACE not in goals:
        goals.append(LANE_PLACE)
    return goals
