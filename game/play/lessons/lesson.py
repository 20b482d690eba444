"""Is what somebody does at a table what a lesson means?

What a step asks for stays as it was written: only at the table it is known what it means.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.engine.actions import BUILD, DRAW, LAY_OFF, MELD, OPEN, RECLAIM, TAKE, Action
from game.engine.notation import AnyRules, NotationError, read_action
from game.engine.rummy.judge import pieces_of
from game.engine.state import NOBODY, TableState
from game.play.positions.position import Line, Position

#: The words people read in a minute when they also look at a table, and the seconds they need
#: for an act of their own, and to watch one of somebody else.
WORDS_A_MINUTE, SECONDS_AN_ACT, SECONDS_TO_WATCH = 150, 7, 2

Place = Literal["card", "stock", "pile", "hand", "lane", "loose", "group", "player", "contract"]


class Said(NamedTuple):
    """What the lesson says: a text by its key, or words of its own by language."""

    key: str
    words: Mapping[str, str]


class Lit(NamedTuple):
    """Something that is lit: a card by its number, a meld or build by its place, a player by
    the seat, or a place."""

    place: Place
    at: int = NOBODY


class Other(NamedTuple):
    """What is said to somebody who does something else that would be allowed."""

    act: str
    said: Said


@dataclass(frozen=True)
class LessonStep:
    """`wanted`: the acts that are right, any of them; none: there is only something to read.
    `attempt`: something that is to be tried, and will be refused. `then`: what the others do
    after it. `rules`: the section of the rules that tells more."""

    said: Said
    lit: tuple[Lit, ...] = ()
    wanted: tuple[str, ...] = ()
    attempt: str = ""
    others: tuple[Other, ...] = ()
    then: tuple[Line, ...] = ()
    rules: str = ""

    @property
    def waits(self) -> bool:
        """It goes on when the learner has done something at the table."""
        return bool(self.wanted or self.attempt)


@dataclass(frozen=True)
class Lesson:
    """`id`: the name of its file. `learnt`: what one knows after it."""

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
KINDS = {"add": LAY_OFF, "swap": RECLAIM}
#: Signs by which the writer says how the cards lie, and means it.
EXACTLY = ("[", "=", " as ", " from ", " at ")


def is_open(text: str) -> bool:
    """`any`, or `discard any`: it stands for many acts."""
    return text == ANYTHING or text.endswith(f" {ANYTHING}")


def means(rules: AnyRules, state: TableState, text: str, action: Action) -> bool:
    """Whether a text, as `discard 9h`, `discard any` or `any`, means this act at this table."""
    if text == ANYTHING:
        return True
    if is_open(text):
        verb = text.partition(" ")[0]
        return action.kind == KINDS.get(verb, verb)
    try:
        meant = read_action(rules, state, text)
    except NotationError:
        return False
    if any(sign in text for sign in EXACTLY) and action.kind in (MELD, LAY_OFF, RECLAIM):
        return meant == action
    return _plainly(meant) == _plainly(action)


def _plainly(action: Action) -> tuple[object, ...]:
    """An act without what cards alone leave open, and in no order."""
    kind, cards = action.kind, frozenset(action.cards)
    if kind == DRAW:
        return kind, action.place
    if kind == OPEN:
        return kind, frozenset(frozenset(laid) for _, _, laid in pieces_of(action))
    if kind in (LAY_OFF, RECLAIM):
        return kind, cards, action.place
    if kind == TAKE:
        # What is played counts apart from what it takes.
        return kind, action.cards[0], cards, frozenset(action.reading[1:])
    if kind == BUILD:
        return kind, action.cards[0], cards, action.place, action.reading
    return kind, cards
