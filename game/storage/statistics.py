"""What is kept of a match that is over: plain facts, without a single card; and every statistic."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.engine.cards import CardSet
from game.engine.events import Event
from game.engine.rummy.runs import UNREAD
from game.engine.state import TableState
from game.reading.strict import NUMBER_MOST
from game.settings import known_as
from game.storage.match_codec import PEOPLE
from game.storage.names import Names

NAME, BOT = "name", "bot"
#: How several numbers are joined into one, in Python as in SQL.
SUM, MAX = "sum", "max"
#: More than the sum of any match; few enough that a database can add up thousands of them.
SUM_MOST = 10_000 * NUMBER_MOST


def who_is(name: str) -> str:
    """Return how the records know a person of this name."""
    return f"{NAME}:{known_as(name)}"


class HandFacts(NamedTuple):
    """One hand of one player. `points` and `score` are those of the side they play for; so is
    `won`. `counted`: by the names of the statistics, as far as there was anything to count."""

    points: int
    score: int
    won: bool = False
    counted: Mapping[str, int] = {}


class SeatFacts(NamedTuple):
    """What is kept of one seat of a match. `kind`: as in a match file. `place`: the first is 1;
    equals share one."""

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
        """Return how the records know this player: a person by name, however it was typed; a bot by
        how it plays."""
        if self.kind in PEOPLE:
            return who_is(self.name)
        return f"{BOT}:{self.kind}"


class Statistic(NamedTuple):
    """Something counted of every player. `name`: of its column, and the end of the key of its
    words. `of_match`: its number for a whole match; else `of_event` returns what an event of the
    player counts, from the table as it is afterwards and the cards that nothing takes. `joined`:
    how events, hands and matches become one number. `most`: in a hand. `head`: the end of the key
    of its words over a column, where they are others. `on_page`: which of the figures on the page
    it is, if it is one; `on_terminal`: whether the command line shows it."""

    name: str
    of_event: Callable[[Event, TableState, CardSet], int] | None = None
    of_match: Callable[[SeatFacts], int] | None = None
    joined: str = SUM
    most: int = SUM_MOST
    head: str = ""
    on_page: int = 0
    on_terminal: bool = False

    def join(self, numbers: Iterable[int]) -> int:
        return sum(numbers) if self.joined == SUM else max(numbers, default=0)

    def of_hand(self, hand: HandFacts) -> int:
        return hand.counted.get(self.name, 0)

    def of_seat(self, seat: SeatFacts) -> int:
        if self.of_match is not None:
            return self.of_match(seat)
        return self.join(map(self.of_hand, seat.hands))


def _each(kind: str) -> Callable[[Event, TableState, CardSet], int]:
    return lambda event, state, untakeable: event.kind == kind


def _in_one(event: Event, state: TableState, untakeable: CardSet) -> int:
    return event.kind == "hand_over" and event.fact("in_one")


def _drowned(event: Event, state: TableState, untakeable: CardSet) -> int:
    if event.kind != "trailed":
        return 0
    return sum(untakeable >> card & 1 for card in event.cards if card is not None)


def _run(event: Event, state: TableState, untakeable: CardSet) -> int:
    """Return how long the longest run is that has got cards by this event."""
    if event.kind not in ("melded", "opened", "added"):
        return 0
    laid = set(event.cards)
    grown = (one for one in state.melds if one.start != UNREAD and not laid.isdisjoint(one.cards))
    return max((len(meld.cards) for meld in grown), default=0)


def _saved(event: Event, state: TableState, untakeable: CardSet) -> int:
    """Return whether a card that nothing takes from the table has taken others, from the hand."""
    card = event.cards[0] if event.kind == "taken" else None
    return 0 if card is None else untakeable >> card & 1


#: All statistics, in the order of their columns in a spreadsheet.
STATISTICS = (
    Statistic("hands", of_match=lambda seat: len(seat.hands), head="column_hands"),
    Statistic("hands_won", of_match=lambda seat: sum(hand.won for hand in seat.hands)),
    Statistic("turns", _each("turn"), head="column_turns"),
    Statistic("closed", _each("hand_over"), most=1, on_page=1),
    Statistic("in_one", _in_one, most=1, on_page=2, on_terminal=True),
    Statistic("rebuys", of_match=lambda seat: seat.rebuys, on_page=3, on_terminal=True),
    Statistic("swept", _each("swept"), on_page=6, on_terminal=True),
    Statistic("drowned", _drowned, on_page=7),
    Statistic("piles", _each("took"), on_page=5),
    Statistic("opened", _each("opened"), most=1, on_page=4),
    Statistic("longest_run", _run, joined=MAX, on_page=8),
    Statistic("saved", _saved),
)
OF_HANDS = tuple(one for one in STATISTICS if one.of_event is not None)


class MatchFacts(NamedTuple):
    """What is kept of one match. `digest`: of all that was done, and by whom. `counts_hands`: the
    scores are hands won. `taken_back`: how often free undo was made use of; `is_whole`: known from
    the first deal on."""

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
        """Return whether the match may count as won and lost. A player who has taken back what was
        seen, or begins in the middle, has shown something else than how well they play."""
        return self.is_whole and not self.is_branch and not self.taken_back

    def by_names_of(self, names: Names, over_at: float) -> MatchFacts:
        """Return the facts with the names people have now; a player whose matches count for nobody
        has an empty name."""
        seats = (
            seat._replace(name=names.then(seat.name, over_at)) if seat.kind in PEOPLE else seat
            for seat in self.seats
        )
        return self._replace(seats=tuple(seats))
