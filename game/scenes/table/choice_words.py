"""What is said of the things a card of a fishing hand can do."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import RANK, CardId
from game.engine.state import Build
from game.play.offers import Offer
from game.scenes.table.paint_felt import ChoiceWords
from game.view.table_words import TableWords

TRAIL = "offer.trail"


def choices_title(words: TableWords, offers: Sequence[Offer], card: CardId) -> str:
    """With its value, where the card counts otherwise than its rank says."""
    values = {offer.value for offer in offers if _takes(offer)}
    name = words.card(card)
    if len(values) == 1 and values != {RANK[card]}:
        return words.text("table.choices_value", card=name, value=words.value(values.pop()))
    return words.text("table.choices", card=name)


def choice_words(
    words: TableWords, offers: Sequence[Offer], card: CardId, builds: Sequence[Build]
) -> list[ChoiceWords]:
    """`builds`: those on the table."""
    captures = [offer for offer in offers if _takes(offer)]
    return [_told(words, offer, captures, card, builds) for offer in offers]


def way_words(words: TableWords, offer: Offer, card: CardId, builds: Sequence[Build]) -> str:
    """One of several things to do at a place, in one line."""
    one = _only_card(words, offer)
    said = words.text(offer.key, sums=one) if one else words.offer(offer, (card,))
    if _takes(offer):
        return f"{said} · {_worth(words, offer, builds)}"
    parts = " · ".join(words.parts(one) for one in offer.sums)
    return words.text("table.made_of", what=said, parts=parts)


def _worth(words: TableWords, offer: Offer, builds: Sequence[Build]) -> str:
    """How many cards it takes, with its own and those of builds, and the points they bring."""
    action = offer.acts[0]
    count = len(action.cards) + sum(len(builds[at].cards) for at in action.reading[1:])
    return words.text("offer.cards_points", count=count, points=offer.points)


def _takes(offer: Offer) -> bool:
    return offer.key.startswith("offer.take")


def _told(
    words: TableWords,
    offer: Offer,
    captures: Sequence[Offer],
    card: CardId,
    builds: Sequence[Build],
) -> ChoiceWords:
    parts = " · ".join(words.parts(one) for one in offer.sums)
    if _takes(offer):
        sums = _only_card(words, offer) or parts
        key = offer.key + _extent(offer, captures)
        count = len(offer.sums)
        return ChoiceWords(
            words.text(key, sums=sums, count=count),
            _worth(words, offer, builds),
            short=words.text(f"{offer.key}_all", count=count) if count > 1 else "",
        )
    said = words.offer(offer, (card,))
    if offer.key == TRAIL and words.kind.untakeable >> card & 1:
        drowns = words.text("offer.trail_drowns")
        return ChoiceWords(said, drowns, True, words.text("table.key.trail"))
    if offer.key == TRAIL:
        return ChoiceWords(said, short=words.text("table.key.trail"))
    return ChoiceWords(words.text("table.made_of", what=said, parts=parts), short=said)


def _extent(offer: Offer, captures: Sequence[Offer]) -> str:
    """The capture that takes more sums than any other takes "both", and the others "only" one."""
    count = len(offer.sums)
    if count > 1 and sum(len(other.sums) == count for other in captures) == 1:
        return "_all"
    if count == 1 and any(len(other.sums) > 1 for other in captures):
        return "_only"
    return ""


def _only_card(words: TableWords, offer: Offer) -> str:
    """The one card that is taken, if it is one."""
    if len(offer.sums) == 1 and len(offer.sums[0]) == 1 and offer.sums[0][0].build < 0:
        return words.card(offer.sums[0][0].card)
    return ""
