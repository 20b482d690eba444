"""The words of a hint: which card, where it goes, and why."""

from collections.abc import Sequence

from game.bots.advice import Advice
from game.bots.base import Reason
from game.engine.actions import DRAW, LAY_OFF, Action
from game.engine.cards import CardId
from game.engine.visibility import Observation
from game.play.intents.moves import Moves
from game.play.intents.offers import Offer, place_of
from game.play.pieces.line import Addends, spelt
from game.view.table.words import TableWords

#: The most cards of a hint that are named one by one.
NAMED_MOST = 5


def which_cards(words: TableWords, cards: Sequence[CardId]) -> str:
    if not cards:
        return words.text("table.hint_place")
    if len(cards) > NAMED_MOST:
        return words.text("table.hint_many", count=len(cards))
    return words.text("table.hint_cards", cards=words.cards(cards))


def where_and_why(words: TableWords, moves: Moves, view: Observation, advice: Advice) -> str:
    reasons = (why(words, reason) for reason in advice.reasons)
    return " ".join([where(words, moves, view, advice.act), *reasons])


def why(words: TableWords, reason: Reason) -> str:
    """Return the sentence that tells why an act is a good one."""
    facts: dict[str, int | str] = {}
    for name, fact in reason.facts.items():
        if isinstance(fact, tuple):
            facts[name] = words.cards(fact)
        elif name == "seat":
            facts["player"] = words.players[fact]
        elif name in ("suit", "rank"):
            told = spelt({name: fact})[name]
            facts[name] = words.line(told)
        else:
            facts[name] = words.card(fact) if name in ("card", "other") else fact
    return words.text(reason.key, **facts)


def where(words: TableWords, moves: Moves, view: Observation, action: Action) -> str:
    facts: dict[str, int | str] = {}
    if action.kind == DRAW and view.pile:
        facts["card"] = words.card(view.pile[-1])
    if action.cards:
        facts["card"] = words.card(action.cards[0])
    offer = _offer(moves, action)
    if offer is not None and offer.lies:
        facts["lies"] = words.meld(offer.lies[0], action.cards)
    if offer is not None and offer.sums:
        facts["sums"] = ", ".join(words.line(Addends(one, offer.value)) for one in offer.sums)
        facts["value"] = words.value(offer.value)
    kind = action.kind
    if kind == DRAW:
        kind = f"draw_{moves.table.session.rules.pile.name_of(action)}"
    elif kind == LAY_OFF:
        owner = view.melds[action.place].owner
        kind = "add" if owner == view.viewer else "add_there"
        facts["player"] = words.players[owner]
    return words.text(f"table.hint_{kind}", **facts)


def _offer(moves: Moves, action: Action) -> Offer | None:
    """Return the offer for an act, which has the cards as they would lie; else the first offer at
    its place, or None."""
    cards = action.cards[:1] if moves.fishing is not None else action.cards
    found = moves.intents.offers_at(cards, place_of(action))
    return next((offer for offer in found if offer.acts == (action,)), None) or next(
        iter(found), None
    )
