"""The parts of a rummy: what a set and a run are, the pile, laying off, discarding, the end of the
stock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.engine.actions import DRAW_PILE, STOCK, Action
from game.engine.cards import ACE, RANK_LETTERS, WHOLE_PACK, CardId, CardSet, Ranks, rank_at
from game.engine.parts import UNLIMITED, Demo, Flaw, Sentence, flag, part, says, whole, word
from game.engine.rules import Refusal
from game.engine.rummy.meld_part import MeldDemo, MeldPart, Wilds
from game.engine.rummy.runs import RUN_SUITS, RunKind, WildMove
from game.engine.rummy.sets import SET_SUITS, SetKind
from game.engine.work import Work

MeldKind = SetKind | RunKind

#: The rank with which runs of examples begin.
RUN_FROM = 5
#: The ranks of sets and the suits of runs in examples that share no card.
SAMPLE_RANKS, SAMPLE_SUITS = "T4J6", "sdch"
#: How often the last discard may go round the table once the stock is gone for good.
DRY_ROUNDS: Final = 2
TOO_SHORT = ("refuse.meld.too_few", "refuse.meld.exact")


@part("meld", "set")
@dataclass(frozen=True)
class SetMeld(MeldPart):
    """Cards of one rank.

    `suits`: `any`; `all_different`; `three`, that is exactly three suits, never the fourth.
    `wilds` is the most the set may ever hold, `wilds_when_laid` the most at the start.
    `exact_when_laid`: it starts at the least size and grows later.
    """

    min: int = whole(2, 8, 3)
    max: int = whole(2, 32, UNLIMITED, unlimited=True)
    suits: str = word(*SET_SUITS)
    wilds: int = whole(0, 12, 0, unlimited=True)
    wilds_when_laid: int = whole(0, 12, UNLIMITED, unlimited=True)
    exact_when_laid: bool = flag(False)
    is_run = False
    longest = UNLIMITED

    def kind(
        self,
        index: int,
        wild_cards: CardSet,
        move: WildMove,
        work: Work,
        ranks: Ranks = WHOLE_PACK,
    ) -> SetKind:
        return SetKind(self, SET_SUITS[self.suits], index, wild_cards, work)

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        if self.min < SET_SUITS[self.suits].least:
            yield Flaw("min", "fault.three_suits", {"given": self.min})

    def most_alike(self, packs: int) -> int:
        suits = SET_SUITS[self.suits]
        return max(group.bit_count() for group in suits.groups) * (packs if suits.twins else 1)

    def shape_sentences(self) -> Iterator[Sentence]:
        yield self._shape(f"set.{self.suits}")

    def demos(self, wilds: Wilds, *, has_wilds: bool) -> Iterator[MeldDemo]:
        suits = SET_SUITS[self.suits]
        cards = _alike("9", suits.cards, max(self.min, 3))
        yield MeldDemo(f"set.{self.suits}", " ".join(cards[: self.min]), least=self.min)
        if suits.least > 1:
            yield MeldDemo("set.twins", "4h 4h' 4d 4c")
        if wilds.jokers:
            one = " ".join([*cards[: self.min - 1], "X"])
            if self.cap_when_laid:
                yield MeldDemo("set.joker_in", one)
                yield self._too_many_wilds(wilds.jokers, cards)
            else:
                yield MeldDemo("set.joker", one, ("refuse.set.no_wilds",))
        if suits.least > 1:
            yield MeldDemo("set.fourth", "9s 9h 9c 9d", (suits.stray.key,))
            yield MeldDemo("set.two_suits", "9s 9s' 9h", ("refuse.set.suit_missing",))
        if not suits.twins:
            yield MeldDemo("set.suit_twice", "9s 9h 9h'", ("refuse.set.suit_twice",))

    def sample(self, number: int) -> str:
        return " ".join(_alike(SAMPLE_RANKS[number % 4], SET_SUITS[self.suits].plain, self.min))

    def pictured(self, packs: int) -> str:
        return " ".join(_alike("7", SET_SUITS[self.suits].pictured[packs > 1], self.min))


def _alike(rank: str, suits: str, count: int) -> list[str]:
    """Return cards of one rank, of these suits in turn, each of another pack than those before."""
    turn = [suits[at % len(suits)] for at in range(count)]
    return [rank + suit + "'" * turn[:at].count(suit) for at, suit in enumerate(turn)]


@part("meld", "run")
@dataclass(frozen=True)
class RunMeld(MeldPart):
    """Consecutive cards.

    `suits`: `same`; `colour`, all red or all black; `any`.
    `ace`: `low`, `high`, `either` end but not both, or `round` the corner (K-A-2).
    """

    min: int = whole(2, 13, 3)
    max: int = whole(2, 13, 13)
    suits: str = word(*RUN_SUITS)
    ace: str = word("either", "low", "high", "round")
    wilds: int = whole(0, 12, 0, unlimited=True)
    wilds_when_laid: int = whole(0, 12, UNLIMITED, unlimited=True)
    exact_when_laid: bool = flag(False)
    is_run = True
    longest = 13

    def kind(
        self,
        index: int,
        wild_cards: CardSet,
        move: WildMove,
        work: Work,
        ranks: Ranks = WHOLE_PACK,
    ) -> RunKind:
        part = replace(self, max=min(self.max, ranks.count))
        return RunKind(part, RUN_SUITS[self.suits], self.ace, move, index, wild_cards, work, ranks)

    def shape_sentences(self) -> Iterator[Sentence]:
        yield self._shape(f"run.{self.suits}")
        yield says(f"run.ace.{self.ace}")

    def demos(self, wilds: Wilds, *, has_wilds: bool) -> Iterator[MeldDemo]:
        suits = RUN_SUITS[self.suits]
        if self.min + RUN_FROM > 14:
            if self.ace != "high":
                yield MeldDemo("run.long", _run(ACE, self.min, suits.cards))
            return
        plain = _run(RUN_FROM, self.min, suits.cards).split()
        yield MeldDemo(f"run.{self.suits}", " ".join(plain), least=self.min)
        if has_wilds:
            yield from self._wild_demos(wilds, plain)
        if suits.other:
            mixed = " ".join([*plain[:-1], plain[-1][0] + suits.other])
            yield MeldDemo("run.suits", mixed, (suits.stray.key,))
        yield from self._ace_demos()
        if self.min > 3:
            yield MeldDemo("run.short", " ".join(plain[:-1]), TOO_SHORT)

    def _wild_demos(self, wilds: Wilds, plain: list[str]) -> Iterator[MeldDemo]:
        wild = "X" if wilds.jokers else wilds.ranks[0][0] + "c"
        if self.cap_when_laid == 0:
            bare = " ".join([plain[0], wild, *plain[2:]])
            yield MeldDemo("run.joker", bare, ("refuse.run.no_wilds",))
            return
        for name, card in (("run.wild", wild), ("run.two", "2c")):
            if name == "run.wild" or "2" in wilds.ranks:
                yield MeldDemo(name, " ".join([plain[0], f"{card}={plain[1][0]}", *plain[2:]]))
        yield self._too_many_wilds(wilds.jokers, plain)

    def _ace_demos(self) -> Iterator[MeldDemo]:
        corner = _run(13, max(self.min, 4), "c")
        if self.ace == "round":
            yield MeldDemo("run.round", corner)
            return
        if self.ace == "either":
            yield MeldDemo("run.ace", _run(15 - self.min, self.min, "c"))
        reasons = ("refuse.run.ace_both_ways", "refuse.run.ace_low", "refuse.run.ace_high")
        yield MeldDemo("run.corner", corner, reasons)

    def sample(self, number: int) -> str:
        return _run(2 + number % 2, self.min, SAMPLE_SUITS[number % 4])

    def pictured(self, packs: int) -> str:
        count = min(self.max, max(4, self.min))
        return _run(14 - count, count, RUN_SUITS[self.suits].pictured)


def _run(start: int, count: int, suits: str) -> str:
    """Return consecutive cards, of these suits in turn; behind the king comes the ace."""
    return " ".join(
        RANK_LETTERS[rank_at(start + at)] + suits[at % len(suits)] for at in range(count)
    )


class Pile(ABC):
    """How the discard pile may be drawn. `name` is a part of the keys of texts.

    Refusals: of a draw none of whose cards could be played; of a discard before one was; of a card
    that is thrown straight back.
    """

    name: ClassVar[str]
    is_drawn: ClassVar[bool] = True
    unplayable: ClassVar[Refusal]
    unplayed: ClassVar[Refusal]
    thrown_back: ClassVar[Refusal]
    #: Whether one draw may take several cards.
    takes_many: ClassVar[bool] = False
    must_play: bool = False
    for_lay_off: bool = True
    lay_off_with_first_meld: bool = True
    once_opened: bool = True

    @property
    def may_give_back(self) -> bool:
        """Return whether a card taken alone may be thrown straight back."""
        return True

    def draws(self, pile: Sequence[CardId]) -> Sequence[Action]:
        """Return the ways to draw from a pile, that of the fewest cards first; at least one, which
        is refused if there is no card."""
        return (DRAW_PILE,)

    def taken(self, pile: Sequence[CardId], draw: Action) -> Sequence[CardId]:
        """Return the cards that a draw takes from the top of a pile, as they lie."""
        return pile[-1:]

    def sought(self, pile: Sequence[CardId], draw: Action) -> CardId:
        """Return the card of a pile for the sake of which it is drawn so."""
        return pile[-1]

    def name_of(self, draw: Action) -> str:
        """Return what ends the keys of texts about this draw."""
        return "stock" if draw.place == STOCK else self.name

    def summaries(self) -> Iterator[str]:
        """Yield the keys of the sentences that sum this part up."""
        if self.must_play:
            yield f"pile_{self.name}_to_play"

    @abstractmethod
    def sentences(self, *, adds: bool, at_once: bool) -> Iterator[Sentence]:
        """Yield the sentences about this part. `adds`: cards may be added to melds; `at_once`: even
        in the turn of one's first meld."""

    def demos(self) -> Iterator[Demo]:
        if self.must_play:
            for name, hand in (("pile.used", "7c 7d Ks 2s"), ("pile.unused", "3s 9d Kh Jc")):
                setting = {"hand": hand, "pile": "3c 7h"}
                yield Demo(name, setting, ("draw pile",), ("7h", hand), (self.unplayable.key,))
            hand, acts = "7c 7d Ks", ("draw pile", "discard Ks")
            setting, reasons = {"hand": hand, "pile": "3c 7h"}, (self.unplayed.key,)
            yield Demo("pile.kept", setting, acts, ("7h", hand), reasons, if_right=False)
        setting, acts = {"hand": "3s Kh Jc", "pile": "9d"}, ("draw pile", "discard 9d")
        reasons = (self.thrown_back.key,)
        yield Demo("pile.thrown_back", setting, acts, ("9d",), reasons, if_right=False)


@part("pile", "none")
@dataclass(frozen=True)
class NoPile(Pile):
    """Nothing is drawn from the pile, only from the stock."""

    name = "stock"
    is_drawn = False

    def summaries(self) -> Iterator[str]:
        yield "pile_none"

    def sentences(self, *, adds: bool, at_once: bool) -> Iterator[Sentence]:
        yield says("draw.stock_only")

    def demos(self) -> Iterator[Demo]:
        return iter(())


@part("pile", "top")
@dataclass(frozen=True)
class TopOfPile(Pile):
    """One card, the top discard, may be drawn.

    `must_play`: it has to reach the table in the same turn. Then `for_lay_off` says whether
    adding it to a meld will do, and `lay_off_with_first_meld` whether that is so even in the
    turn of one's first meld. `rediscard`: it may be thrown straight back. `once_opened`: it may
    still be drawn by a player who has put down cards.
    """

    must_play: bool = flag(False)
    for_lay_off: bool = flag(True)
    lay_off_with_first_meld: bool = flag(True)
    rediscard: bool = flag(True)
    once_opened: bool = flag(True)
    name = "top"
    unplayable = Refusal("refuse.draw.unplayable")
    unplayed = Refusal("refuse.discard.taken_card_first")
    thrown_back = Refusal("refuse.discard.just_taken")

    @property
    def may_give_back(self) -> bool:
        return self.rediscard

    def sentences(self, *, adds: bool, at_once: bool) -> Iterator[Sentence]:
        if not self.must_play:
            yield says("draw.top")
        elif not self.for_lay_off or not adds:
            yield says("draw.top_for_meld")
        else:
            yield says("draw.top_to_play")
            if at_once and not self.lay_off_with_first_meld:
                yield says("draw.not_with_first_meld")
        if not self.rediscard and not self.must_play:
            yield says("draw.no_rediscard")
        if not self.once_opened:
            yield says("draw.not_once_opened")


@part("pile", "whole")
@dataclass(frozen=True)
class WholePile(Pile):
    """The whole pile is drawn, or nothing of it.

    `must_play`: one of its cards has to reach the table in the same turn. `lone_card_rediscard`:
    a pile of a single card may be taken and that card thrown straight back.
    """

    must_play: bool = flag(False)
    lone_card_rediscard: bool = flag(True)
    once_opened: bool = flag(True)
    name = "whole"
    unplayable = Refusal("refuse.draw.whole_unplayable")
    unplayed = Refusal("refuse.discard.taken_pile_first")
    thrown_back = Refusal("refuse.discard.lone_card")
    takes_many = True

    @property
    def may_give_back(self) -> bool:
        return self.lone_card_rediscard

    def taken(self, pile: Sequence[CardId], draw: Action) -> Sequence[CardId]:
        return pile[:]

    def summaries(self) -> Iterator[str]:
        yield "pile_whole"
        yield from super().summaries()

    def sentences(self, *, adds: bool, at_once: bool) -> Iterator[Sentence]:
        yield says("draw.whole")
        yield says("draw.whole_to_play" if self.must_play else "draw.whole_free")
        if not self.lone_card_rediscard:
            yield says("draw.lone_card")
        if not self.once_opened:
            yield says("draw.not_once_opened")

    def demos(self) -> Iterator[Demo]:
        yield from super().demos()
        if not self.lone_card_rediscard:
            setting, acts = {"hand": "3s Kh 9d'", "pile": "9d"}, ("draw pile", "discard 9d'")
            yield Demo("pile.twin", setting, acts, ("9d", "9d'"))


@dataclass(frozen=True)
class LayOff:
    """Adding cards to melds on the table.

    `to`: whose melds. `needs`: whether one must have put down cards oneself. `same_turn`: also
    in the turn in which one first did. `reclaim`: a wild card may be taken into the hand for the
    card it stands for.
    """

    to: str = word("any", "own", "nobody")
    needs: str = word("own_meld", "nothing")
    same_turn: bool = flag(True)
    reclaim: bool = flag(False)

    def flaws(self) -> Iterator[Flaw]:
        if self.reclaim and self.to == "nobody":
            yield Flaw("reclaim", "fault.reclaim_from_nobody", {})


@dataclass(frozen=True)
class Discard:
    """How cards may be thrown away. `wilds`: when a wild card may be. `never` still lets a player
    go on who holds nothing else, but not go out with it."""

    wilds: str = word("free", "only_wilds_left", "never")


class StockOut(ABC):
    """What happens when the stock is out."""

    ends_hand: ClassVar[bool] = False

    @abstractmethod
    def sentences(self, blocked_hand: str, *, pile_drawn: bool) -> Iterator[Sentence]:
        """Yield the sentences about this part. `blocked_hand`: what becomes of a hand in which
        nothing can be drawn. `pile_drawn`: the pile may be drawn from."""


@part("stock_out", "recycle")
@dataclass(frozen=True)
class Recycle(StockOut):
    """The pile but for its top card becomes the new stock, shuffled or just turned over.

    `stall_guard`: how many times in a row that may be, if no card is put down; 0: as often as it
    takes.
    """

    how: str = word("shuffle", "flip")
    stall_guard: int = whole(0, 100, 2)

    def sentences(self, blocked_hand: str, *, pile_drawn: bool) -> Iterator[Sentence]:
        yield says(f"stock_out.{self.how}")
        if self.stall_guard:
            yield says("stock_out.stall", count=self.stall_guard)
        if pile_drawn:
            yield says("stock_out.pile_alone", count=DRY_ROUNDS)
        yield says("stock_out.nothing" if pile_drawn else "stock_out.no_stock")
        yield says(f"stock_out.{blocked_hand}")


@part("stock_out", "end_hand")
@dataclass(frozen=True)
class EndHand(StockOut):
    """The turn in which the last card is drawn is the last of the hand."""

    ends_hand = True

    def sentences(self, blocked_hand: str, *, pile_drawn: bool) -> Iterator[Sentence]:
        yield says("stock_out.end_hand")
