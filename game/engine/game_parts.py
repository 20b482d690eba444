"""What every game says of itself, whatever its family: players, deck, dealer, direction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.engine.cards import CardId, full_deck
from game.engine.parts import (
    Flaw,
    by_players,
    counts,
    ranks,
    record,
    required_record,
    slot,
    whole,
    word,
)
from game.engine.scoring.match_end import MatchEnd, Stakes
from game.engine.scoring.points import RANK_NAMES


@dataclass(frozen=True)
class Players:
    """How many may play. With a number of players named in `partners`, those who sit opposite
    play together."""

    min: int = whole(2, 8)
    max: int = whole(2, 8)
    partners: tuple[int, ...] = counts(4, 8)

    def flaws(self) -> Iterator[Flaw]:
        bounds = {"least": self.min, "most": self.max}
        if self.min > self.max:
            yield Flaw("min", "fault.least_over_most", bounds)
        for place, count in enumerate(self.partners, 1):
            if count % 2:
                yield Flaw(f"partners.{place}", "fault.partners_odd", {"given": count})
            elif self.min <= self.max and not self.min <= count <= self.max:
                facts = {"given": count, **bounds}
                yield Flaw(f"partners.{place}", "fault.players_not_offered", facts, is_grave=False)

    @property
    def numbers(self) -> int:
        """Return how many different numbers of players there are: one, where it is always the
        same."""
        return self.max - self.min + 1

    def sides(self, seats: int) -> tuple[int, ...]:
        sides = seats // 2 if seats in self.partners else seats
        return tuple(seat % sides for seat in range(seats))


SUITS: Final = ("french", "spanish")
#: The rank that no pack with Spanish suits has.
NOT_SPANISH = "10"


@dataclass(frozen=True)
class Deck:
    """The cards of a game; packs and jokers may go by the number of players. `without`: ranks that
    the packs do not have. `suits`: the pictures that the game asks for."""

    packs: int | Mapping[int, int] = by_players(1, 4, 1)
    jokers: int | Mapping[int, int] = by_players(0, 8, 0)
    without: tuple[str, ...] = ranks()
    suits: str = word(*SUITS)

    def cards(self) -> tuple[CardId, ...]:
        return full_deck(self.most_packs, self.most_jokers, self.missing)

    @property
    def most_packs(self) -> int:
        """Return the packs with the number of players that have most of them."""
        return _most(self.packs)

    @property
    def most_jokers(self) -> int:
        return _most(self.jokers)

    def at(self, players: int) -> Deck:
        """Return the deck with this number of players; where nothing is said of it, the largest
        one."""
        packs, jokers = _at(self.packs, players), _at(self.jokers, players)
        return replace(self, packs=packs, jokers=jokers)

    @property
    def missing(self) -> tuple[int, ...]:
        """Return the ranks that the packs do not have."""
        return tuple(rank for rank, name in enumerate(RANK_NAMES) if name in self.without)

    def flaws(self) -> Iterator[Flaw]:
        if self.suits == "spanish" and NOT_SPANISH not in self.without:
            yield Flaw("suits", "fault.no_spanish_tens", {})


def _at(given: int | Mapping[int, int], players: int) -> int:
    return given if isinstance(given, int) else given.get(players, _most(given))


def _most(given: int | Mapping[int, int]) -> int:
    return given if isinstance(given, int) else max(given.values(), default=0)


@dataclass(frozen=True, kw_only=True)
class Game:
    """The slots both families share."""

    players: Players = required_record(Players)
    deck: Deck = record(Deck)
    first_dealer: str = word("random", "high_cut", "low_cut")
    direction: str = word("clockwise", "anticlockwise")
    match_end: MatchEnd = slot("match_end")
    stakes: Stakes = record(Stakes)

    def special_card(self) -> CardId | None:
        """Return the card that takes something else than its own rank would."""
        return None
