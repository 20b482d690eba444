"""The sentences of a table: plaques, prompts, and what an offer would do.

They tell only what the viewer may know.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, CardId, each, pack
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.state import Meld
from game.l10n.catalogue import Texts
from game.play.pieces.line import (
    Addends,
    CardRow,
    Fact,
    MeldCards,
    MeldTitle,
    Shown,
    SignedScore,
    Value,
    refusal_line,
)
from game.play.pieces.melds import tags_of
from game.play.session.table_kind import TableKind
from game.view.table.log import Wording


class TableWords(Wording):
    """The words of a table. What is said of its pieces is in them (`play/pieces`)."""

    def __init__(
        self,
        texts: Texts,
        variant_id: str,
        players: Sequence[str],
        rules: AnyRules,
        kind: TableKind,
    ) -> None:
        super().__init__(texts, variant_id, players)
        self.rules = rules
        self.kind = kind

    def said(self, fact: Fact) -> int | str:
        match fact:
            case SignedScore(points):
                is_gain = self.kind.melds_score
                return self.texts.gain(points) if is_gain else self.texts.number(points)
            case MeldTitle(meld):
                key = f"table.meld.{meld}"
                return self.text(key) if self.has(key) else meld
            case MeldCards(laid, new):
                return self.meld(laid, new)
            case Value(value):
                return self._letters.get(value, str(value))
            case Addends(parts, result):
                said = " + ".join(self.value(part.counts) for part in parts)
                return f"{said} = *{self.value(result)}*" if result else said
        return super().said(fact)

    def line(self, fact: Fact) -> str:
        """Return something in words."""
        return str(self.said(fact))

    # Cards and melds ------------------------------------------------------------------------

    def cards(self, cards: Iterable[CardId]) -> str:
        """Return a list of cards in words: "9♥, 5♦ and 2♣"."""
        return self.line(CardRow(tuple(map(Shown, cards))))

    def meld(self, meld: Meld, new: Sequence[CardId] = ()) -> str:
        """Return a meld in few characters, "5-6-7-*8* ♥"; new cards are emphasised."""
        is_run = self.rules.kinds[meld.kind].is_run
        # In a set it is plain what a wild card stands for.
        tags = {
            card: self.line(rank if is_run else Shown(card))
            for card, rank in tags_of(self.rules, meld)
        }
        ranks = []
        for card in meld.cards:
            rank = tags.get(card) or (self.rank(RANK[card]) if RANK[card] else "")
            ranks.append(f"*{rank}*" if card in new else rank)
        if is_run:
            suits = {SUIT[card] for card in meld.cards if card not in tags and RANK[card]}
            row = "-".join(ranks)
            if len(suits) != 1:
                return row
            return self.text("card.run", ranks=row, suit=SUIT_LETTERS[suits.pop()])
        return " ".join(
            text if card in tags else self.of_suit(text, SUIT[card])
            for card, text in zip(meld.cards, ranks, strict=True)
            if text
        )

    def value(self, value: int) -> str:
        return self.line(Value(value))

    @cached_property
    def _letters(self) -> dict[int, str]:
        """Return how players say what court cards count in a capture, unless that is less than
        their rank: then it is a number like others."""
        letters: dict[int, str] = {}
        if not isinstance(self.rules, RummyRules):
            for rank in (11, 12, 13):
                for card in each(pack(self.rules.deck)):
                    values = self.rules.values.addends[card].values
                    if RANK[card] == rank <= max(values, default=0) and len(values) == 1:
                        letters[values[0]] = self.rank(rank)
        return letters

    def refusal(self, refusal: Refusal) -> str:
        line = refusal_line(self.rules, refusal)
        sentence, card = self.sentence(line), line.facts.get("card")
        return f"*{self.card(card.card)}*: {sentence}" if isinstance(card, Shown) else sentence
