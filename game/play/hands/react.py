"""What a gesture means, for the window, for phones, for any device; and what comes of it.

`react` does nothing: it returns what hands hold then, and what is to be done. `follow` has it done,
and takes note of what came of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.engine.rules import Refusal
from game.play.hands.gestures import Gesture, Intent, Reaction, Undo
from game.play.hands.hands import Hands, Refused
from game.play.hands.sending import Put
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Done, Held, Outcome, WhichWay

#: The most ways that are asked about in a list.
WAYS_MOST = 8


class Performed(NamedTuple):
    """An intent and what came of it at the table, if anything."""

    intent: Intent
    outcome: Outcome | None


def react(hands: Hands, table: TableNow, gesture: Gesture) -> Reaction:
    """Return the hands after a gesture, and what is to be done. Nothing is done here."""
    return gesture.react(hands, table)


def came(hands: Hands, table: TableNow, performed: Performed) -> Hands:
    """Return the hands after something was done, refused, held, or has to be asked."""
    match performed.outcome:
        case Refusal() as refusal:
            return replace(hands, refused=Refused(performed.intent.place, refusal))
        case WhichWay() as asked if table.moves.fishing and len(asked.offers) > WAYS_MOST:
            # They become the choices of a marked card, with the place as the first thing chosen.
            marked = replace(hands.choose_none(), marked=asked.cards)
            return marked.choose(asked.target, on=True)
        case WhichWay() as asked:
            return replace(hands, asked=asked)
        case Held():
            return replace(hands, asked=None)
        case Done(events):
            if events or isinstance(performed.intent, Put):
                hands = replace(hands, marked=(), asked=None)
            if events or isinstance(performed.intent, Undo):
                return hands.in_new_moment(table.seen.hand)
    return hands


def follow(hands: Hands, table: TableNow, gesture: Gesture) -> tuple[Hands, tuple[Performed, ...]]:
    """Do what a gesture means; return the hands after it, and what was done and what came of it."""
    hands, intents = react(hands, table, gesture)
    performed = []
    for intent in intents:
        one = Performed(intent, intent.perform(table.moves))
        hands = came(hands, table, one)
        performed.append(one)
    return hands, tuple(performed)
