"""Is what somebody does at a table what a lesson means?"""

from __future__ import annotations

from game.engine.actions import BUILD, DRAW, LAY_OFF, MELD, OPEN, RECLAIM, TAKE, Action
from game.engine.notation import AnyRules, NotationError, read_action
from game.engine.rummy.opening import pieces_of
from game.engine.state import TableState

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
        told = read_action(rules, state, text)
    except NotationError:
        return False
    if any(sign in text for sign in EXACTLY) and action.kind in (MELD, LAY_OFF, RECLAIM):
        return told == action
    return _plainly(told) == _plainly(action)


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
