"""What every game says of itself, whatever its family: players, deck, dealer, direction."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.engine.cards import RANK, CardId, full_deck
from game.engine.parts import Flaw, counts, ranks, record, required_record, slot, whole, word
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
    """The cards of a game. `without`: ranks that the packs do not have. `suits`: the pictures that
    the game asks for."""

    packs: int = whole(1, 4, 1)
    jokers: int = whole(0, 8, 0)
    without: tuple[str, ...] = ranks()
    suits: str = word(*SUITS)

    def cards(self) -> tuple[CardId, ...]:
        cards, missing = full_deck(self.packs, self.jokers), self.missing
        return tuple(card for card in cards if RANK[card] not in missing)

    @property
    def missing(self) -> tuple[int, ...]:
        """Return the ranks that the packs do not have."""
        return tuple(rank for rank, name in enumerate(RANK_NAMES) if name in self.without)

    def flaws(self) -> Iterator[Flaw]:
        if self.suits == "spanish" and NOT_SPANISH not in self.without:
            yield Flaw("suits", "fault.no_spanish_tens", {})


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
