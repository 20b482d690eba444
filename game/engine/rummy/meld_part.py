"""What is written of a kind of meld, be it a set or a run."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, Self, cast

from game.engine.parts import UNLIMITED, Flaw, Sentence, says
from game.engine.rules import Refusal

JOKERS = tuple("X" + "'" * number for number in range(7))


class Wilds(NamedTuple):
    """What may stand for other cards: how many jokers, and which ranks."""

    jokers: int
    ranks: tuple[str, ...]


class MeldDemo(NamedTuple):
    """Cards that are a meld, or are refused for one of `reasons`. `least`: the size it shows."""

    name: str
    cards: str
    reasons: tuple[str, ...] = ()
    least: int = 0


class MeldPart(ABC):
    """What a set and a run have in common."""

    is_run: ClassVar[bool]
    #: The most cards in a meld of this kind, whatever `max` allows.
    longest: ClassVar[int]
    min: int
    max: int
    suits: str
    wilds: int
    wilds_when_laid: int
    exact_when_laid: bool

    @property
    def cap_when_laid(self) -> int:
        return min(self.wilds, self.wilds_when_laid)

    @property
    def most_when_laid(self) -> int:
        return self.min if self.exact_when_laid else self.max

    def flaws(self) -> Iterator[Flaw]:
        if self.min > self.max:
            facts = {"least": self.min, "most": self.max}
            yield Flaw("min", "fault.least_over_most", facts)
        if self.wilds < self.wilds_when_laid != UNLIMITED:
            facts = {"given": self.wilds_when_laid, "most": self.wilds}
            yield Flaw("wilds_when_laid", "fault.wilds_when_laid", facts, is_grave=False)

    def grown(self) -> Self:
        """Return this kind for a meld that has grown: longer, with more wild cards."""
        part = replace(cast(Any, self), wilds_when_laid=UNLIMITED, exact_when_laid=False)
        return cast(Self, part)

    def size_refusal(self, size: int) -> Refusal | None:
        """Return why no new meld of this kind has this many cards; None if one may."""
        if size != self.min == self.max or (self.exact_when_laid and size > self.min):
            return Refusal("refuse.meld.exact", (("least", self.min), ("given", size)))
        if size < self.min:
            return Refusal("refuse.meld.too_few", (("least", self.min), ("given", size)))
        if size > self.max:
            return Refusal("refuse.meld.too_many", (("most", self.max), ("given", size)))
        return None

    @abstractmethod
    def shape_sentences(self) -> Iterator[Sentence]:
        """Yield the sentences that say which cards make such a meld."""

    def _shape(self, key: str) -> Sentence:
        size = "exact" if self.min == self.max else "least"
        return says(key, count=self.min, size=size)

    @abstractmethod
    def demos(self, wilds: Wilds, *, has_wilds: bool) -> Iterator[MeldDemo]:
        """Yield examples, a good one first. `has_wilds`: the game has wild cards that melds may
        take."""

    @abstractmethod
    def sample(self, number: int) -> str:
        """Return the cards of a plain meld that shares no card with those of other small
        numbers."""

    @abstractmethod
    def pictured(self, packs: int) -> str:
        """Return the cards of a typical meld."""

    def most_alike(self, packs: int) -> int:
        """Return the most natural cards of the deck that one meld may hold."""
        return UNLIMITED

    def sentences(self, *, has_wilds: bool) -> Iterator[Sentence]:
        yield from self.shape_sentences()
        if self.exact_when_laid and self.max > self.min:
            yield says("meld.exact", count=self.min)
        if self.min < self.max < self.longest:
            yield says("meld.most", count=self.max)
        if not has_wilds:
            return
        if self.cap_when_laid == self.wilds:
            yield _wilds_sentence("meld.wilds", self.wilds)
            if self.min - 1 <= self.wilds != UNLIMITED:
                yield says("meld.one_natural")
            return
        yield _wilds_sentence("meld.wilds_when_laid", self.cap_when_laid)
        yield _wilds_sentence("meld.wilds_later", self.wilds)

    def _too_many_wilds(self, jokers: int, plain: list[str]) -> MeldDemo:
        """Return an example with one wild card more than is allowed, or with wild cards only."""
        wilds, most = JOKERS[:jokers], self.cap_when_laid
        if most + 1 < self.min:
            name = "two_jokers" if most == 1 else "many_jokers"
            cards = [*plain[: self.min - most - 1], *wilds[: most + 1]]
            return MeldDemo(name, " ".join(cards), ("refuse.meld.too_many_wilds",))
        only = " ".join(wilds[: self.min])
        return MeldDemo("only_jokers", only, ("refuse.meld.only_wilds",))


def _wilds_sentence(key: str, most: int) -> Sentence:
    return says(f"{key}.any") if most == UNLIMITED else says(key, count=most)
