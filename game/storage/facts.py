"""What is kept of a match that is over: plain facts, without a single card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.settings import known_as
from game.storage.match_codec import PERSON
from game.storage.names import Names

NAME, BOT = "name", "bot"


def who_is(name: str) -> str:
    """A person, as the records know them."""
    return f"{NAME}:{known_as(name)}"


class HandFacts(NamedTuple):
    """One hand of one player. `points` and `score` are those of the side they play for; so is
    `won`. `closed`: they went out; `in_one`: by putting down the whole hand in that turn. `swept`:
    tables swept; `drowned`: cards put down that nothing takes; `piles`: how often they took from
    the discards; `opened`: they laid down the contract, where there is one."""

    points: int
    score: int
    turns: int = 0
    won: bool = False
    closed: bool = False
    in_one: bool = False
    swept: int = 0
    drowned: int = 0
    piles: int = 0
    opened: bool = False


class SeatFacts(NamedTuple):
    """`kind`: as in a match file. `place`: the first is 1; equals share one."""

    name: str
    kind: str
    side: int
    place: int
    won: bool
    score: int
    money: int
    rebuys: int
    hands: tuple[HandFacts, ...]

    @property
    def who(self) -> str:
        """A person by name, however it was typed; a bot by how it plays."""
        if self.kind == PERSON:
            return who_is(self.name)
        return f"{BOT}:{self.kind}"


class MatchFacts(NamedTuple):
    """`digest` is of all that was done, and by whom. `counts_hands`: the scores are hands won.
    `taken_back`: how often free undo was made use of; `is_whole`: known from the first deal on."""

    digest: str
    game: str
    options: Mapping[str, bool | int | str]
    deal: str
    is_branch: bool
    high_is_good: bool
    counts_hands: bool
    acts: int
    seats: tuple[SeatFacts, ...]
    taken_back: int = 0
    is_whole: bool = True

    @property
    def may_count(self) -> bool:
        """As won and lost. Whoever has taken back what was seen, or begins in the middle, has
        shown something else than how well they play."""
        return self.is_whole and not self.is_branch and not self.taken_back

    def by_names_of(self, names: Names, over_at: float) -> MatchFacts:
        """As people are called by now; where matches are to count for nobody, by no name."""
        seats = (
            seat._replace(name=names.then(seat.name, over_at)) if seat.kind == PERSON else seat
            for seat in self.seats
        )
        return self._replace(seats=tuple(seats))
