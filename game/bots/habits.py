"""Habits: what a player likes to do whatever it is worth, so often that others see it.

Each habit asks a question of an act. A style gives the answer a worth, which is added to what the
act is worth to its player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.engine.actions import BUILD, DISCARD, DRAW, STOCK, TAKE, TRAIL, Action
from game.engine.cards import KING, RANK, SUIT, CardId
from game.engine.scoring.categories import SUIT_NAMES
from game.engine.visibility import Observation

Habits = tuple[tuple[str, float], ...]
"""The names of habits, each with what it is worth to do so, in units or points; less than nothing
where the player likes not to."""
Question = Callable[[Observation, Action], float]


def _thrown(of: Callable[[Observation, CardId], float]) -> Question:
    """Return a question about a card that is thrown or trailed; a joker answers none."""

    def answer(seen: Observation, act: Action) -> float:
        is_thrown = act.kind in (DISCARD, TRAIL) and RANK[act.cards[0]]
        return of(seen, act.cards[0]) if is_thrown else 0.0

    return answer


def _of_suit(suit: int) -> Question:
    return _thrown(lambda seen, card: float(SUIT[card] == suit))


def _follows(seen: Observation, card: CardId) -> float:
    lying: Sequence[CardId] = seen.pile or seen.loose
    return float(bool(lying) and SUIT[lying[-1]] == SUIT[card])


#: What a habit may be about. `high`: how high the thrown card is; a suit: it is of that suit;
#: `follow`: it has the suit of the last card that lies there. `pile`: a draw from the pile. `take`,
#: `build`: in a fishing game, a capture or a build; `many`: the cards that a capture takes.
QUESTIONS: Final[Mapping[str, Question]] = {
    "high": _thrown(lambda seen, card: (RANK[card] - 1) / (KING - 1)),
    **{name: _of_suit(suit) for suit, name in enumerate(SUIT_NAMES)},
    "follow": _thrown(_follows),
    "pile": lambda seen, act: float(act.kind == DRAW and act.place != STOCK),
    "take": lambda seen, act: float(act.kind == TAKE),
    "many": lambda seen, act: float(len(act.cards) - 1) if act.kind == TAKE else 0.0,
    "build": lambda seen, act: float(act.kind == BUILD),
}


def lean(habits: Habits, seen: Observation, act: Action) -> float:
    """Return what an act is worth to a player with these habits besides what it is worth."""
    return sum([worth * QUESTIONS[name](seen, act) for name, worth in habits], 0.0)
