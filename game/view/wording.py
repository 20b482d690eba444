"""Lines of the log as sentences, cards and melds by their names, in the language of the texts.

A text may be said differently in one game: `log.took.<variant>` comes before `log.took`, so that
the pile of one game is a pozo and that of another a discard pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, TEN, CardId, is_joker, name
from game.l10n.catalogue import Catalogue
from game.view.narrate import Fact, Line, MeldName, Row, Scores, Shown, Who


class Wording:
    """`signs`: suits by their signs, 9♥; otherwise cards are in plain notation, 9h."""

    def __init__(
        self, texts: Catalogue, variant_id: str, players: Sequence[str], *, signs: bool = True
    ) -> None:
        self.texts = texts
        self.variant_id = variant_id
        self.players = tuple(players)
        self.signs = signs
        self._cards: dict[CardId, str] = {}

    def sentence(self, line: Line) -> str:
        return self.text(line.key, **{name: self._said(fact) for name, fact in line.facts.items()})

    def text(self, key: str, **facts: int | str) -> str:
        """The text as this game has it, or as all have it."""
        return self.texts.text_in(self.variant_id, key, **facts)

    def _said(self, fact: Fact) -> int | str:
        match fact:
            case Who():
                return self.who(fact)
            case Shown():
                return self.shown(fact)
            case Row():
                return " ".join(map(self.shown, fact.cards))
            case MeldName():
                return self.melds(fact.name)
            case Scores():
                scores = (
                    self.text("log.score", player=self.who(who), score=score)
                    for who, score in fact.by_side
                )
                return self.texts.list_and(scores)
        return fact

    def who(self, who: Who) -> str:
        return self.texts.list_and(self.players[seat] for seat in who.seats)

    def melds(self, meld: str, count: int = 1) -> str:
        """So many melds of a kind: "a pierna", "2 piernas"."""
        key = f"meld.{meld}"
        if self.texts.has(key):
            return self.text(key, count=count)
        return self.text("meld.other", name=meld, count=count)

    # Cards ----------------------------------------------------------------------------------

    def shown(self, shown: Shown) -> str:
        card = self.card(shown.card)
        if not shown.rank:
            return card
        if not self.signs:
            return f"{card}={RANK_LETTERS[shown.rank]}"
        return self.text("card.standing_for", card=card, rank=_rank_word(shown.rank))

    def card(self, card: CardId) -> str:
        if card not in self._cards:
            self._cards[card] = self._card(card)
        return self._cards[card]

    def _card(self, card: CardId) -> str:
        if not self.signs:
            return name(card)
        if is_joker(card):
            return self.text("card.joker")
        suit = SUIT_LETTERS[SUIT[card]]
        return self.text("card.name", rank=_rank_word(RANK[card]), suit=suit)


def _rank_word(rank: int) -> str:
    return str(rank) if 1 < rank <= TEN else RANK_LETTERS[rank]
