"""What a lesson consists of, and whether an act is one that a lesson means.

The acts of a step stay as they were written: only at the table it is known what they mean.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    OPEN,
    RECLAIM,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.notation import AnyRules, NotationError, read_action
from game.engine.rummy.judge import pieces_of
from game.engine.state import NOBODY, TableState
from game.play.positions.position import ActLine, Position

#: The words people read in a minute when they also look at a table; the seconds they need for an
#: act of their own, and to watch one of somebody else.
WORDS_A_MINUTE, SECONDS_AN_ACT, SECONDS_TO_WATCH = 150, 7, 2

Place = Literal["card", "stock", "pile", "hand", "lane", "loose", "group", "player", "contract"]


class Said(NamedTuple):
    """A text of the lesson: by its key, or in words of its own by language."""

    key: str
    words: Mapping[str, str]


class Lit(NamedTuple):
    """Something that is shown by a light: a card by its number, a meld or build by its place, a
    player by the seat, or a place."""

    place: Place
    at: int = NOBODY


class Other(NamedTuple):
    """The answer to another act that would be allowed."""

    act: str
    said: Said


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson. `wanted`: the acts that are right, any of them; none: there is only
    something to read. `attempt`: an act that is to be tried, and will be refused. `then`: what the
    others do after it. `rules`: the section of the rules that tells more."""

    said: Said
    lit: tuple[Lit, ...] = ()
    wanted: tuple[str, ...] = ()
    attempt: str = ""
    others: tuple[Other, ...] = ()
    then: tuple[ActLine, ...] = ()
    rules: str = ""

    @property
    def waits(self) -> bool:
        """Return whether the step goes on only when the learner has done something at the table."""
        return bool(self.wanted or self.attempt)


@dataclass(frozen=True)
class Lesson:
    """A lesson. `id`: the name of its file. `learnt`: what one knows after it."""

    id: str
    position: Position
    about: Said
    steps: tuple[LessonStep, ...]
    learnt: tuple[Said, ...]

    @property
    def learner(self) -> int:
        return self.position.state.to_act

    def seconds(self, words: int) -> float:
        """Return how long it takes to read this many words."""
        acts = sum(step.waits for step in self.steps)
        watched = sum(len(step.then) for step in self.steps)
        reading = 60 * words / WORDS_A_MINUTE
        return reading + acts * SECONDS_AN_ACT + watched * SECONDS_TO_WATCH


ANYTHING = "any"
#: Verbs as they are written, and the kinds of act they stand for.
KINDS = {
    **{verb: verb for verb in (DRAW, MELD, OPEN, DISCARD, TAKE, BUILD, TRAIL)},
    **{"add": LAY_OFF, "swap": RECLAIM},
}
#: Signs by which the writer says how the cards lie: then they must lie just so.
EXACTLY = ("[", "=", " as ", " from ", " at ")


def is_open(text: str) -> bool:
    """Return whether a text stands for many acts: `any`, or `discard any`."""
    return text == ANYTHING or text.endswith(f" {ANYTHING}")


def means(rules: AnyRules, state: TableState, text: str, action: Action) -> bool:
    """Return whether a text, such as `discard 9h`, `discard any` or `any`, means this act at this
    table."""
    if text == ANYTHING:
        return True
    kind = KINDS.get(text.partition(" ")[0])
    if is_open(text) or kind not in (None, action.kind):
        return kind == action.kind
    try:
        meant = read_action(rules, state, text)
    except NotationError:
        return False
    if any(sign in text for sign in EXACTLY) and action.kind in (MELD, LAY_OFF, RECLAIM):
        return meant == action
    return _plainly(meant) == _plainly(action)


def _plainly(action: Action) -> tuple[object, ...]:
    """Return an act without what cards alone leave open, and in no order."""
    kind, cards = action.kind, frozenset(action.cards)
    if kind == OPEN:
        return kind, frozenset(frozenset(laid) for _, _, laid in pieces_of(action))
    if kind in (DRAW, LAY_OFF, RECLAIM):
        return kind, cards, action.place
    if kind == TAKE:
        # The card that is played is told apart from those it takes.
        return kind, action.cards[0], cards, frozenset(action.reading[1:])
    if kind == BUILD:
        return kind, action.cards[0], cards, action.place, action.reading
    return kind, cards
