"""The words of what a fishing card can do: take, build, or be laid down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import RANK, CardId
from game.engine.state import Build
from game.engine.visibility import Observation
from game.play.intents.offers import Offer
from game.view.table.words import TableWords


class ChoiceWords(NamedTuple):
    """The words of one choice. `first`: the larger line, in full and in fewer words; `warns`: the
    choice should be thought about twice."""

    first: tuple[str, ...]
    second: str = ""
    warns: bool = False


def choices_title(words: TableWords, offers: Sequence[Offer], card: CardId) -> str:
    """Return the title of the choices, with the card's value where its rank does not tell it."""
    values = {offer.value for offer in offers if _takes(offer)}
    name = words.card(card)
    if len(values) == 1 and values != {RANK[card]}:
        return words.text("table.choices_value", card=name, value=words.value(values.pop()))
    return words.text("table.choices", card=name)


def choice_words(
    words: TableWords, offers: Sequence[Offer], card: CardId, view: Observation
) -> list[ChoiceWords]:
    captures = [offer for offer in offers if _takes(offer)]
    return [_words_of(words, offer, captures, card, view) for offer in offers]


def way_words(words: TableWords, offer: Offer, card: CardId, view: Observation) -> str:
    """Return the words of one of several ways to play a card at a place, in one line."""
    one = _only_card(words, offer)
    said = words.text(offer.key, sums=one) if one else words.offer(offer, (card,), view)
    if _takes(offer):
        return f"{said} · {_worth(words, offer, view.builds)}"
    parts = " · ".join(words.parts(one) for one in offer.sums)
    return words.text("table.made_of", what=said, parts=parts)


def _worth(words: TableWords, offer: Offer, builds: Sequence[Build]) -> str:
    """Return how many cards an offer takes, its own card and those of builds included, and the
    points they bring."""
    action = offer.acts[0]
    count = len(action.cards) + sum(len(builds[at].cards) for at in action.reading[1:])
    return words.text("offer.cards_points", count=count, points=offer.points)


def _takes(offer: Offer) -> bool:
    return offer.key.startswith("offer.take")


def _words_of(
    words: TableWords, offer: Offer, captures: Sequence[Offer], card: CardId, view: Observation
) -> ChoiceWords:
    parts = " · ".join(words.parts(one) for one in offer.sums)
    if _takes(offer):
        sums, count = _only_card(words, offer) or parts, len(offer.sums)
        fewer = (words.text(f"{offer.key}_all", count=count),) if count > 1 else ()
        # The text says "only" where another capture takes more sums than this one.
        is_less = any(len(other.sums) > count == 1 for other in captures)
        key = f"{offer.key}_only" if is_less else offer.key
        return ChoiceWords((words.text(key, sums=sums), *fewer), _worth(words, offer, view.builds))
    said = words.offer(offer, (card,), view)
    if offer.key != "offer.trail":
        return ChoiceWords((said,), parts)
    drowns = bool(words.kind.untakeable >> card & 1)
    second = words.text("offer.trail_drowns") if drowns else ""
    return ChoiceWords((said, words.text("table.key.trail")), second, drowns)


def _only_card(words: TableWords, offer: Offer) -> str:
    """Return the card that is taken, if it is a single one; otherwise ""."""
    if len(offer.sums) == 1 and len(offer.sums[0]) == 1 and offer.sums[0][0].build < 0:
        return words.card(offer.sums[0][0].card)
    return ""
