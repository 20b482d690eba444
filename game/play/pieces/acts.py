"""All that can be done now, act by act: for those who do not put cards somewhere, but choose what
is to be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.engine.actions import DEAL_NEXT, DECLINE_REBUY, REBUY_IN
from game.play.hands.gestures import Do, Gesture
from game.play.hands.sending import Answer, Cancel, LayContract, Send
from game.play.intents.moves import WhichWay
from game.play.intents.offers import Offer, Target
from game.play.pieces.buttons import lays_contract
from game.play.pieces.line import Fact, Joined, Line, MeldTitle
from game.play.pieces.offers import ChoicePiece, describe_choices, offer_line, way_line
from game.play.pieces.piece import Piece
from game.play.pieces.situation import Situation

#: The words of what is done between two hands.
DECISIONS: Final = {
    **{REBUY_IN: "scores.rebuy.yes", DECLINE_REBUY: "scores.rebuy.no", DEAL_NEXT: "scores.next"}
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ActPiece(Piece):
    """Something that can be done now. `gesture`: does it; `is_main`: it is the likeliest of all."""

    gesture: Gesture
    is_main: bool = False


def decides(situation: Situation) -> bool:
    """Return whether a question between two hands is this person's to decide."""
    table = situation.now.moves.table
    phase = table.session.phase
    return phase.deals or (phase.decides and table.acting == table.viewer)


def describe_acts(situation: Situation) -> Iterator[ActPiece]:
    for at, act in enumerate(_acts(situation)):
        yield replace(act, place=Target("act", at))


def _acts(situation: Situation) -> Iterator[ActPiece]:
    now, hands = situation.now, situation.hands
    if decides(situation):
        yield from _decisions(situation)
    elif not now.is_mine:
        return
    elif hands.asked is not None:
        for at, said in enumerate(ways_of(situation, hands.asked)):
            yield _act(said, Answer(at))
        yield _act(Line("phones.back"), Cancel())
    elif now.moves.fishing is not None:
        choices = [one for one in describe_choices(situation) if isinstance(one, ChoicePiece)]
        for offer, choice in zip(situation.offers, choices, strict=True):
            yield _act(Joined((choice.name[0], *choice.more)), Do(offer))
    else:
        yield from _plays(situation)


def _act(name: Fact, gesture: Gesture, *, is_main: bool = False) -> ActPiece:
    return ActPiece(place=Target("act"), name=(name,), gesture=gesture, is_main=is_main)


def _decisions(situation: Situation) -> Iterator[ActPiece]:
    session = situation.now.moves.table.session
    if session.phase.asks or session.end_was_seen():
        for act in session.phase.acts:
            key = DECISIONS[act]
            yield _act(Line(key), Do(Offer((act,), key)), is_main=act != DECLINE_REBUY)


def ways_of(situation: Situation, asked: WhichWay) -> list[Fact]:
    """Return the words of the ways that are asked about."""
    table, seen = situation.table, situation.moment.seen
    if table.kind.plays_one:
        return [way_line(table, offer, asked.cards[0], seen) for offer in asked.offers]
    return [offer_line(table, offer, asked.cards, seen) for offer in asked.offers]


def _plays(situation: Situation) -> Iterator[ActPiece]:
    """Describe draws, or what the marked cards can do."""
    table, moment, hands, now, goals = situation
    if lays_contract(situation):
        yield _act(Line("table.key.lay_contract"), LayContract(), is_main=True)
    for place, offers in (now.moves.draws() if now.phase.draws else goals).items():
        for offer in offers:
            said: Fact = offer_line(table, offer, hands.marked, moment.seen)
            if place.kind == "slot":
                title = Joined((MeldTitle(moment.tray[place.at].name), place.at + 1), " ")
                yield _act(Joined((said, title), ": "), Send(place))
            else:
                yield _act(said, Do(offer))
