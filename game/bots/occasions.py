"""The occasions at which the regulars of the house say something. Everybody sees them, so what is
said tells nothing of hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.engine.cards import each, is_joker
from game.engine.events import Event
from game.engine.notation import AnyRules
from game.engine.state import Standing

#: The points of a hand, and the cards of a pile, that are worth a word.
CAUGHT, GREAT_PILE = 55, 20


class Acquaintance(NamedTuple):
    """What a bot remembers of somebody. `met`: how many matches they have played; `was_ahead`:
    whether the bot came in before them in the last one, None if neither did."""

    met: int = 0
    was_ahead: bool | None = None


IsFor = Callable[[Event, int, Standing, AnyRules, Acquaintance], bool]
"""Returns whether an event is an occasion for the player in a seat; `Standing` is that after it."""


class Occasion(NamedTuple):
    """An occasion. `lines`: how many lines each regular of the house has for it. `hands`: how
    long a round of hands is, in which each line comes once, if that is more than the lines."""

    lines: int
    is_for: IsFor
    hands: int = 0


def _begins(*, was_ahead: bool) -> IsFor:
    def begins(
        event: Event, seat: int, standing: Standing, rules: AnyRules, memory: Acquaintance
    ) -> bool:
        is_first = event.kind == "hand_began" and event.fact("hand_no") == 1
        return is_first and memory.was_ahead is was_ahead

    return begins


def _ends(*, is_won: bool) -> IsFor:
    def ends(
        event: Event, seat: int, standing: Standing, rules: AnyRules, memory: Acquaintance
    ) -> bool:
        winners = rules.match_end.winners(standing) if event.kind == "match_over" else ()
        return event.kind == "match_over" and (standing.sides[seat] in winners) == is_won

    return ends


def _of_player(kind: str, holds: Callable[[Event], bool] = lambda event: True) -> IsFor:
    """Return the occasion of an event that a player brings about."""
    return lambda event, seat, *_: event.kind == kind and event.seat == seat and holds(event)


def _joker(event: Event, seat: int, standing: Standing, rules: AnyRules, _: Acquaintance) -> bool:
    """Return whether a player has got a joker that everybody saw. What is taken back may be any
    wild card."""
    card = event.cards[0] if event.kind == "took" and len(event.cards) == 1 else None
    is_back = event.kind == "reclaimed" and all(map(is_joker, each(rules.wilds)))
    return (is_back or (card is not None and is_joker(card))) and event.seat == seat


def _caught(event: Event, seat: int, standing: Standing, rules: AnyRules, _: Acquaintance) -> bool:
    if event.kind != "scored" or standing.voids or not standing.sheet:
        return False
    points = standing.sheet[-1][standing.sides[seat]]
    return (-points if rules.match_end.goal.high_is_good else points) >= CAUGHT


#: All occasions. Of two at once, the first is spoken of.
OCCASIONS: Final[Mapping[str, Occasion]] = {
    "revenge": Occasion(3, _begins(was_ahead=False)),
    "again": Occasion(3, _begins(was_ahead=True)),
    "won": Occasion(3, _ends(is_won=True)),
    "lost": Occasion(3, _ends(is_won=False)),
    "in_one": Occasion(2, _of_player("hand_over", lambda event: bool(event.fact("in_one")))),
    "caught": Occasion(3, _caught),
    "pile": Occasion(2, _of_player("took", lambda event: len(event.cards) >= GREAT_PILE)),
    "joker": Occasion(2, _joker),
    "swept": Occasion(2, _of_player("swept"), hands=6),
}
