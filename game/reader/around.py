"""Looking around a table without seeing it: what is said when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.cards import RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, TEN, CardId, is_joker
from game.play.intents.offers import PILE_PLACE, STOCK_PLACE
from game.play.pieces.contract import PlatePiece, SlotPiece
from game.play.pieces.fishing import TakeablePiece
from game.play.pieces.hand import HandPiece
from game.play.pieces.melds import MeldPiece
from game.play.pieces.piece import Piece
from game.play.pieces.seats import SeatPiece
from game.reader.table import TableHeard


class Around(NamedTuple):
    """A table that is asked about. `acts`: what can be done now; `fits`: the cards of the hand that
    have a place on the table; `makers`: those with any of which the hand would have another meld;
    `growers`: by the place of a meld, those that could be added to it; `recent`: what was announced
    last; `others`: what the others have done since one's last turn; `next_seat`: of which player is
    told next."""

    table: TableHeard
    acts: Sequence[str] = ()
    fits: Sequence[CardId] = ()
    makers: Sequence[CardId] = ()
    growers: Sequence[Sequence[CardId]] = ()
    recent: Sequence[str] = ()
    others: Sequence[str] = ()
    next_seat: int = 0

    def told(self, command: str) -> str:
        """Return what a command asks for, or that there is nothing."""
        said = self.table.spoken.joined(AROUND[command](self))
        return said or self.table.words.text("reader.nothing")

    # What there is ----------------------------------------------------------------------------

    def hand(self) -> Iterator[str]:
        """Yield the cards by what they have in common: ranks first, then suits, each by itself."""
        cards = [piece.cards[0] for piece in self.table.pieces.of(HandPiece)]
        ranks = Counter(RANK[card] for card in cards if not is_joker(card))
        for rank, count in sorted(ranks.items()):
            if count > 1:
                yield f"{self._say('reader.alike', count=count, rank=self._rank(rank))}."
        for suit in sorted({SUIT[card] for card in cards if not is_joker(card)}):
            held = sorted(RANK[card] for card in cards if SUIT[card] == suit)
            row = ", ".join(self._rank(rank) for rank in held if rank)
            yield f"{self._say('reader.of_suit', rank=row, suit=SUIT_LETTERS[suit])}."
        jokers = sum(map(is_joker, cards))
        if jokers:
            joker = self._say("card.joker")
            yield self._say("reader.alike", count=jokers, rank=joker) if jokers > 1 else joker

    def fresh(self) -> Iterator[str]:
        hand = self.table.pieces.of(HandPiece)
        yield from (self._name(piece) for piece in hand if piece.is_fresh)

    def melds(self) -> Iterator[str]:
        """Yield all that lies open, each owner before what is theirs."""
        pieces, names = self.table.pieces, self.table.words.players
        yield from map(self._both, [*pieces.of(PlatePiece), *pieces.of(SlotPiece)])
        for owner in range(len(names)):
            own = [meld for meld in pieces.of(MeldPiece) if meld.owner == owner]
            if own:
                yield f"{names[owner]}:"
                yield from (f"{self._both(meld)}." for meld in own)
        yield from map(self._name, pieces.of(TakeablePiece))

    def growth(self) -> Iterator[str]:
        """Yield by which cards each meld could grow."""
        for meld in self.table.pieces.of(MeldPiece):
            cards = self.table.words.cards(self.growers[meld.place.at])
            if cards:
                yield self._say("reader.grows", meld=self._both(meld), cards=cards)

    def short(self) -> Iterator[str]:
        if self.makers:
            yield self._say("reader.one_short", cards=self.table.words.cards(self.makers))

    def piles(self) -> Iterator[str]:
        found = (self.table.pieces.get(place) for place in (PILE_PLACE, STOCK_PLACE))
        yield from (self._name(piece) for piece in found if piece is not None)

    def seat(self) -> Iterator[str]:
        seats = self.table.pieces.of(SeatPiece)
        yield self._both(seats[self.next_seat % len(seats)])

    def scores(self) -> Iterator[str]:
        for seat in self.table.pieces.of(SeatPiece):
            yield f"{self._name(seat)}: {self.table.words.line(seat.standing[0])}"

    def can(self) -> Iterator[str]:
        yield from dict.fromkeys((self.table.prompt, *self.acts))
        if self.fits:
            yield self._say("reader.fits", cards=self.table.words.cards(self.fits))

    # Words ------------------------------------------------------------------------------------

    def _say(self, key: str, **facts: int | str) -> str:
        return self.table.words.text(key, **facts)

    def _name(self, piece: Piece) -> str:
        return self.table.node(piece).name

    def _both(self, piece: Piece) -> str:
        node = self.table.node(piece)
        return self.table.spoken.joined((node.name, node.about))

    def _rank(self, rank: int) -> str:
        letter = str(rank) if 1 < rank <= TEN else RANK_LETTERS[rank]
        return self._say("reader.rank", rank=letter)


#: What each command asks for, by its name.
AROUND: Mapping[str, Callable[[Around], Iterator[str]]] = {
    "hear_hand": Around.hand,
    "hear_fresh": Around.fresh,
    "hear_short": Around.short,
    "hear_table": Around.melds,
    "hear_growth": Around.growth,
    "hear_piles": Around.piles,
    "hear_seat": Around.seat,
    "hear_scores": Around.scores,
    "hear_can": Around.can,
    "hear_others": lambda around: iter(around.others),
    "hear_again": lambda around: iter(around.recent),
    "hear_slowly": lambda around: map(around.table.spoken.slowly, around.recent),
}
