"""What an offer would do, in no language: with cards at a place, and as a choice of a fishing
card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.actions import DISCARD, PILE
from game.engine.cards import RANK, CardId
from game.engine.visibility import Observation
from game.play.intents.offers import Offer, Sum, Target
from game.play.pieces.line import (
    Addends,
    Fact,
    Joined,
    Line,
    MeldCards,
    MeldName,
    Rank,
    Shown,
    Value,
    Who,
    Words,
)
from game.play.pieces.piece import Piece, TableFacts
from game.play.pieces.situation import Situation


def offer_line(table: TableFacts, offer: Offer, cards: Sequence[CardId], seen: Observation) -> Line:
    """Return what an offer would lay, or what it would do."""
    facts: dict[str, Fact] = {}
    if offer.lies:
        name = table.rules.meld_names[offer.lies[0].kind]
        facts = {"cards": MeldCards(offer.lies[0], tuple(cards)), "meld": MeldName(name)}
        if offer.key in ("offer.add.own", "offer.add.there"):
            owner = seen.melds[offer.acts[0].place].owner
            facts |= {"meld": name, "player": Who((owner,))}
    if offer.acts and offer.acts[0].kind == DISCARD:
        facts["card"] = Shown(cards[0])
    if offer.acts and offer.acts[0].place == PILE:
        pile, draw = table.rules.pile, offer.acts[0]
        facts["count"] = len(pile.taken(seen.pile, draw))
        facts["card"] = Shown(pile.sought(seen.pile, draw))
    if offer.sums:
        facts["sums"] = Joined(tuple(Addends(one, offer.value) for one in offer.sums), ", ")
    if offer.value:
        facts["value"] = Value(offer.value)
    return Line(offer.key, facts)


# The choices of a fishing card ----------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoicePiece(Piece):
    """One of the things a marked card can do. `more`: what it is made of, or brings; `sums`: what
    it would take together. `warns`: it should be thought about twice; `is_at`: it is the one that
    is looked at."""

    more: Words = ()
    sums: tuple[Addends, ...] = ()
    warns: bool = False
    is_at: bool = False


def describe_choices(situation: Situation) -> Iterator[Piece]:
    """Describe what the marked card can do, with a title before. There are no choices while a card
    is carried, for they would move the cards of the table aside."""
    offers, hands = situation.offers, situation.hands
    if not offers or not situation.now.is_mine or hands.carried is not None:
        return
    card, table, seen = hands.marked[0], situation.table, situation.now.seen
    short = Line("table.choices", {"card": Rank(RANK[card])})
    yield Piece(place=Target("choices"), name=(_title(situation, offers, card), short))
    most = max((len(offer.sums) for offer in offers if _takes(offer)), default=0)
    for at, offer in enumerate(offers):
        name, more = _choice(table, offer, most, card, seen)
        drowns = offer.key == "offer.trail" and bool(table.kind.untakeable >> card & 1)
        yield ChoicePiece(
            place=Target("choice", at),
            name=name,
            block="choices",
            more=(Line("offer.trail_drowns"),) if drowns else more,
            sums=tuple(Addends(one, offer.value) for one in offer.sums),
            warns=drowns,
            is_at=at == min(hands.choice_at, len(offers) - 1),
        )


def _title(situation: Situation, offers: Sequence[Offer], card: CardId) -> Line:
    """Return the title of the choices, with the card's value where its rank does not tell it."""
    hands, fishing = situation.hands, situation.now.moves.fishing
    if fishing is not None and (hands.chosen or hands.chosen_builds):
        most = len(fishing.offers_with(card))
        return Line("table.choices_narrowed", {"count": len(offers), "most": most})
    values = {offer.value for offer in offers if _takes(offer)}
    # Where a card and those it takes make a sum together, the sum tells it.
    is_told = fishing is None or fishing.rules.game.capture.together
    if len(values) == 1 and values != {RANK[card]} and not is_told:
        return Line("table.choices_value", {"card": Shown(card), "value": Value(values.pop())})
    return Line("table.choices", {"card": Shown(card)})


def _choice(
    table: TableFacts, offer: Offer, most: int, card: CardId, seen: Observation
) -> tuple[Words, Words]:
    """Return the words of a choice, and what it is made of or brings. `most`: the most sums that
    are taken at once."""
    if not _takes(offer):
        said = offer_line(table, offer, (card,), seen)
        if offer.key == "offer.trail":
            return (said, Line("table.key.trail")), ()
        return (said,), (_made_of(offer),)
    count, only = len(offer.sums), _only_card(offer)
    facts = {"sums": only or _made_of(offer)}
    shorter: Words = (only,) if only else ()
    if count > 1:
        shorter = (Line(f"{offer.key}_all", {"count": count}),)
    # The text says "only" where another capture takes more sums than this one.
    key = f"{offer.key}_only" if most > count == 1 else offer.key
    return (Line(key, facts), *shorter), (_worth(offer, seen),)


def way_line(table: TableFacts, offer: Offer, card: CardId, seen: Observation) -> Fact:
    """Return the words of one of several ways to play a card at a place."""
    only = _only_card(offer)
    said = offer_line(table, offer, (card,), seen)
    said = Line(offer.key, {"sums": only}) if only is not None else said
    if _takes(offer):
        return Joined((said, _worth(offer, seen)))
    return Line("table.made_of", {"what": said, "parts": _made_of(offer)})


def _made_of(offer: Offer) -> Joined:
    return Joined(tuple(map(Addends, _gathered(offer))))


def _gathered(offer: Offer) -> tuple[Sum, ...]:
    """Return what is taken or built together, by sums; the card that takes may be in the sums, but
    is not taken."""
    if not _takes(offer):
        return offer.sums
    played = offer.acts[0].cards[0]
    return tuple(tuple(part for part in one if part.card != played) for one in offer.sums)


def _worth(offer: Offer, seen: Observation) -> Line:
    """Return how many cards an offer takes, its own card and those of builds included, and the
    points they bring."""
    action = offer.acts[0]
    count = len(action.cards) + sum(len(seen.builds[at].cards) for at in action.reading[1:])
    return Line("offer.cards_points", {"count": count, "points": offer.points})


def _takes(offer: Offer) -> bool:
    return offer.key.startswith("offer.take")


def _only_card(offer: Offer) -> Shown | None:
    """Return the card that is taken, if it is a single one."""
    sums = _gathered(offer)
    if len(sums) == 1 and len(sums[0]) == 1 and sums[0][0].build < 0:
        return Shown(sums[0][0].card)
    return None
