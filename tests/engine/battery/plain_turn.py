"""The rummy turn once more, slow and plain, as the rules tell it: to compare with.

An act is legal if some sequence of legal acts ends the turn after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.engine.actions import MELD, OPEN, RECLAIM, Action
from game.engine.cards import FACE, CardId
from game.engine.rummy.game import RummyGame
from game.engine.rummy.judge import pieces_of
from game.engine.rummy.parts import NoPile, Recycle, TopOfPile, WholePile
from game.engine.state import NOBODY, Meld

from .plain_melds import Cards, Piece, PlainMelds, Seen, faces, meld_seen, opening_seen

NOT_YET, EARLIER, THIS_TURN = range(3)


class Position(NamedTuple):
    """What the seat to act needs to know. `owed` are faces, `opened` one of the three words."""

    seat: int
    hand: Cards
    melds: tuple[Meld, ...]
    opened: int
    owed: frozenset[int]
    barred: CardId
    round_no: int


class PlainTurn:
    def __init__(self, game: RummyGame) -> None:
        self.game = game
        self.melds = PlainMelds(game)
        self.contract = self.melds.contract
        self.can_end = cache(self._can_end)

    # A turn ---------------------------------------------------------------------------------

    def acts(self, at: Position) -> Iterator[tuple[Seen, Position]]:
        """Every step that puts cards down, and the position after it."""
        if self.contract is None:
            for size in self._sizes(at):
                yield from self._new_meld_acts(at, size)
        elif at.opened == NOT_YET:
            for pieces in self.melds.openings(at.hand, at.round_no):
                yield opening_seen(pieces), self._put_down(at, pieces)
        elif self._may_meld(at):
            yield from self._new_meld_acts(at, 0)
        if self._may_lay_off(at):
            yield from self._lay_offs(at)

    def _sizes(self, at: Position) -> list[int]:
        """Longer melds only where they cannot be had by laying off: 0 is the least size."""
        part = self.game.lay_off
        grows = part.to != "nobody" and (part.same_turn or at.opened == EARLIER)
        return [0] if grows else [0, *range(1, len(at.hand) + 1)]

    def _new_meld_acts(self, at: Position, more: int) -> Iterator[tuple[Seen, Position]]:
        for kind, part in enumerate(self.melds.kinds):
            for piece in self.melds.new_melds(kind, at.hand, part.min + more):
                yield meld_seen(piece), self._put_down(at, [piece])

    def _put_down(self, at: Position, pieces: list[Piece]) -> Position:
        cards = [card for piece in pieces for card in piece[2]]
        melds = tuple(Meld(kind, at.seat, laid, start) for kind, start, laid in pieces)
        return self._without(at, cards)._replace(melds=at.melds + melds)

    def _without(self, at: Position, cards: list[CardId]) -> Position:
        owed = frozenset() if at.owed & {FACE[card] for card in cards} else at.owed
        hand = tuple(card for card in at.hand if card not in cards)
        return at._replace(hand=hand, owed=owed, opened=at.opened or THIS_TURN)

    def _may_meld(self, at: Position) -> bool:
        if self.contract is None:
            return True
        return at.opened == EARLIER and self.contract.new_melds_later

    def _may_lay_off(self, at: Position) -> bool:
        part = self.game.lay_off
        if part.to == "nobody":
            return False
        if at.opened == NOT_YET:
            return self.contract is None and part.needs == "nothing"
        return part.same_turn or at.opened == EARLIER

    def _lay_offs(self, at: Position) -> Iterator[tuple[Seen, Position]]:
        for card in at.hand:
            for place, meld in enumerate(at.melds):
                if not self._may_touch(at, card, meld):
                    continue
                for new in self.melds.grown(meld, card):
                    seen = ("add", place, *self.melds.looks(new))
                    yield seen, self._added(at, card, place, new)
                for there in range(len(meld.cards) if self.game.lay_off.reclaim else 0):
                    if self.melds.stands_for(meld, there, card):
                        yield (
                            ("swap", place, there, FACE[card]),
                            self._swapped(at, card, place, there),
                        )

    def _may_touch(self, at: Position, card: CardId, meld: Meld) -> bool:
        if FACE[card] in at.owed and not self._owed_may_be_laid_off(at):
            return False
        return self.game.lay_off.to == "any" or meld.owner == at.seat

    def _added(self, at: Position, card: CardId, place: int, new: Meld) -> Position:
        melds = (*at.melds[:place], new, *at.melds[place + 1 :])
        return self._without(at, [card])._replace(melds=melds)

    def _swapped(self, at: Position, card: CardId, place: int, there: int) -> Position:
        old = at.melds[place].cards
        new = at.melds[place]._replace(cards=(*old[:there], card, *old[there + 1 :]))
        after = self._added(at, card, place, new)
        return after._replace(hand=(*after.hand, old[there]))

    def _owed_may_be_laid_off(self, at: Position) -> bool:
        pile = self.game.pile
        if not isinstance(pile, TopOfPile):
            return True
        return pile.for_lay_off and (pile.lay_off_with_first_meld or at.opened == EARLIER)

    def discardable(self, at: Position) -> list[CardId]:
        rule, last = self.game.discard.wilds, len(at.hand) == 1
        if at.owed or (last and self._final_discard(at) == "forbidden"):
            return []
        free = [card for card in at.hand if card != at.barred]
        plain = [card for card in free if not self.melds.is_wild(card)]
        if rule == "free":
            return free
        if plain:
            return plain
        return [] if last and rule == "never" else free

    def _final_discard(self, at: Position) -> str:
        if self.contract is not None:
            rounds = self.contract.rounds
            told = rounds[min(at.round_no, len(rounds) - 1)].final_discard
            if told != "as_usual":
                return told
        return self.game.final_discard

    def _can_end(self, at: Position) -> bool:
        if not at.hand:
            return self._final_discard(at) != "required"
        if self.discardable(at):
            return True
        return any(self.can_end(after) for _, after in self.acts(at))

    def legal(self, at: Position) -> set[Seen]:
        """Everything that may be done after drawing."""
        found = {seen for seen, after in self.acts(at) if self.can_end(after)}
        return found | {("discard", FACE[card]) for card in self.discardable(at)}

    # One action -----------------------------------------------------------------------------

    def allows(self, at: Position, action: Action) -> bool:
        """Is it legal after drawing? Only for acts with distinct cards."""
        after = self._after(at, action)
        return after is not None and self.can_end(after)

    def _after(self, at: Position, action: Action) -> Position | None:
        """The position after putting cards down, if that is right in itself."""
        if not {*action.cards} <= {*at.hand}:
            return None
        if action.kind == MELD:
            piece = (action.reading[0], action.reading[1], action.cards)
            right = self._may_meld(at) and self.melds.may_be_laid(piece)
            return self._put_down(at, [piece]) if right else None
        if action.kind == OPEN:
            return self._after_opening(at, list(pieces_of(action)), action.cards)
        card, meld = action.cards[0], at.melds[action.place]
        if not self._may_lay_off(at) or not self._may_touch(at, card, meld):
            return None
        if action.kind == RECLAIM:
            there = action.reading[0]
            right = self.game.lay_off.reclaim and self.melds.stands_for(meld, there, card)
            return self._swapped(at, card, action.place, there) if right else None
        for new in self.melds.grown(meld, card):
            if (self.melds.slot_of(new, card), new.start) == action.reading:
                return self._added(at, card, action.place, new)
        return None

    def _after_opening(self, at: Position, pieces: list[Piece], cards: Cards) -> Position | None:
        if self.contract is None or at.opened != NOT_YET:
            return None
        if [card for _, _, laid in pieces for card in laid] != [*cards]:
            return None
        right = self.melds.fulfils(pieces, at.round_no)
        return self._put_down(at, pieces) if right else None

    # Drawing --------------------------------------------------------------------------------

    def draws(self, at: Position, stock: int, pile: Cards, recycles: int) -> set[Seen]:
        part, found = self.game.pile, set[Seen]()
        out = self.game.stock_out
        refills = (
            isinstance(out, Recycle)
            and len(pile) > 1
            and (out.stall_guard == 0 or recycles < out.stall_guard)
        )
        if stock or refills:
            found.add(("draw", "stock"))
        if isinstance(part, NoPile) or not pile or (at.opened and not part.once_opened):
            return found
        taken = pile if isinstance(part, WholePile) else pile[-1:]
        owed = frozenset(faces(taken)) if part.must_play else frozenset[int]()
        if isinstance(part, WholePile):
            barred = len(taken) == 1 and not part.lone_card_rediscard
        else:
            barred = not part.rediscard
        after = at._replace(hand=at.hand + taken, owed=owed, barred=taken[0] if barred else NOBODY)
        if not part.must_play or self.can_end(after):
            found.add(("draw", "pile"))
        return found
