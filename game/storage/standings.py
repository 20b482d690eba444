"""Standings, from the records: how often each person played and won, against whom, and how."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.storage.records import Records
from game.storage.statistics import STATISTICS

NAMES = tuple(one.name for one in STATISTICS)


class KnownPlayer(NamedTuple):
    """Somebody who has played. `who`: what the records know them by; `name`: as it was typed last;
    `bot`: which bot it is, or none."""

    who: str
    name: str
    bot: str
    played: int
    won: int


class Result(NamedTuple):
    """How one match ended for somebody. `sides`: how many sides played in it."""

    match_id: str
    played_at: float
    game: str
    place: int
    sides: int
    won: bool
    score: int


class Rival(NamedTuple):
    """Somebody a player has met. `ahead`: how often the player came in before them; `behind`: after
    them. `last`: how the player came in beside them in the last match, which ended at
    `last_at`: "won", "lost" or "even"."""

    who: str
    name: str
    bot: str
    together: int
    ahead: int
    behind: int
    last_at: float
    last: str


class Figures(NamedTuple):
    """The figures of one player at one game, or at all of them. `results`: the oldest first; where
    a bot sits in several seats, its best. `best`: the best score; `best_hand`: the most points of a
    hand, where many points are good; None where they cannot be told. `counted`: by the names of the
    statistics."""

    results: Sequence[Result] = ()
    best: int | None = None
    best_hand: int | None = None
    streak: int = 0
    longest_streak: int = 0
    counted: Mapping[str, int] = dict.fromkeys(NAMES, 0)

    @property
    def played(self) -> int:
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(result.won for result in self.results)


class First(NamedTuple):
    """Something that a player did for the first time. `name`: the end of the key of its words;
    `beside`: the players of other sides in that match."""

    name: str
    match_id: str
    played_at: float
    game: str
    beside: Sequence[str]


#: The first times that are remembered, each with its condition for the row of a seat.
FIRSTS: Mapping[str, str] = {
    "won": "s.won",
    "expert": "s.won AND EXISTS (SELECT 1 FROM seats o"
    " WHERE o.match_id = s.match_id AND o.side <> s.side AND o.kind = 'expert')",
    "in_one": "s.in_one",
    "long_run": "s.longest_run >= 7",
    "contracts": "s.opened >= 6 AND s.opened = m.hands",
    "swept": "s.swept",
    "saved": "s.saved",
}


class PlayedLine(NamedTuple):
    """A player in a match, with all that is known of both. `half`: the score after the first half
    of the hands; None for a player who was out by then."""

    match_id: str
    played_at: float
    game: str
    options: Mapping[str, object]
    deal: str
    counts: bool
    taken_back: int
    name: str
    bot: str
    place: int
    won: bool
    score: int
    money: int
    counted: Mapping[str, int]
    high_is_good: bool
    half: int | None


#: "" means every game.
_OF_GAME = "m.counts AND (? = '' OR m.game = ?)"
_BOT = "CASE WHEN s.who LIKE 'bot:%' THEN s.kind ELSE '' END"


class Standings:
    def __init__(self, records: Records) -> None:
        self._records = records

    def _ask(self, question: str, *facts: object) -> Iterator[tuple[Any, ...]]:
        yield from self._records.ask(question, *facts)

    def games(self) -> list[str]:
        """Return the games that were played, the one played last first."""
        found = self._ask(
            "SELECT game FROM matches m WHERE counts GROUP BY game ORDER BY max(played_at) DESC"
        )
        return [row[0] for row in found]

    def players(self, game: str = "") -> list[KnownPlayer]:
        """Return the players, people before bots; who won most comes first, among equals who needed
        fewer matches."""
        found = self._ask(
            f"""
            SELECT s.who, s.name, {_BOT}, count(DISTINCT s.match_id),
                count(DISTINCT CASE WHEN s.won THEN s.match_id END), max(m.played_at)
            FROM seats s JOIN matches m USING (match_id) WHERE {_OF_GAME}
            GROUP BY s.who
            """,
            *(game, game),
        )
        everybody = [KnownPlayer(*row[:5]) for row in found]
        return sorted(
            everybody, key=lambda one: (one.bot != "", -one.won, one.played, one.name, one.who)
        )

    def rivals(self, who: str, game: str = "") -> list[Rival]:
        """Return the players of other sides, those met most often first."""
        found = self._ask(
            f"""
            SELECT s.who, s.name, {_BOT}, count(DISTINCT s.match_id),
                count(DISTINCT CASE WHEN mine.place < s.place THEN s.match_id END),
                count(DISTINCT CASE WHEN mine.place > s.place THEN s.match_id END),
                max(m.played_at),
                CASE WHEN mine.place < s.place THEN 'won' WHEN mine.place > s.place THEN 'lost'
                    ELSE 'even' END
            FROM seats mine JOIN matches m USING (match_id)
                JOIN seats s ON s.match_id = mine.match_id AND s.side <> mine.side
            WHERE mine.who = ? AND s.who <> mine.who AND {_OF_GAME}
            GROUP BY s.who ORDER BY 4 DESC, 5 DESC, 2
            """,
            *(who, game, game),
        )
        return [Rival(*row) for row in found]

    def figures(self, who: str, game: str = "") -> Figures:
        seats = f"FROM seats s JOIN matches m USING (match_id) WHERE s.who = ? AND {_OF_GAME}"
        found = self._ask(
            f"""
            SELECT m.match_id, m.played_at, m.game, s.place, m.sides, s.won, s.score {seats}
            ORDER BY m.played_at DESC, m.match_id DESC, s.place DESC
            """,
            *(who, game, game),
        )
        best_seats = {row[0]: row for row in found}
        if not best_seats:
            return Figures()
        results = [
            Result._make((*row[:5], bool(row[5]), row[6])) for row in reversed(best_seats.values())
        ]
        sums = ", ".join(f"{one.joined}(s.{one.name})" for one in STATISTICS)
        row = next(
            self._ask(
                f"""
                SELECT min(m.high_is_good), max(m.high_is_good), max(m.counts_hands),
                    min(s.score), max(s.score), max(s.best_hand), count(DISTINCT m.game), {sums}
                {seats}
                """,
                *(who, game, game),
            )
        )
        low, high, counts_hands, least, most, best_hand, games, *counted = row
        one_game = games == 1 and low == high
        return Figures(
            results,
            (most if high else least) if one_game and not counts_hands else None,
            best_hand if one_game and high else None,
            *streaks([result.won for result in results]),
            dict(zip(NAMES, counted, strict=True)),
        )

    def firsts(self, who: str) -> list[First]:
        """Return what a player has done for the first time, the oldest first."""
        found = []
        for name, condition in FIRSTS.items():
            asked = self._ask(
                f"""
                SELECT m.match_id, m.played_at, m.game, s.side
                FROM seats s JOIN matches m USING (match_id)
                WHERE s.who = ? AND m.counts AND {condition}
                ORDER BY m.played_at, m.match_id LIMIT 1
                """,
                who,
            )
            for match_id, played_at, game, side in asked:
                others = self._ask(
                    "SELECT name FROM seats WHERE match_id = ? AND side <> ? ORDER BY seat",
                    *(match_id, side),
                )
                beside = [row[0] for row in others]
                found.append(First(name, match_id, played_at, game, beside))
        return sorted(found, key=lambda one: one.played_at)

    def left_out(self, game: str = "", who: str = "") -> int:
        """Return how many matches do not count because free undo was used."""
        found = self._ask(
            """
            SELECT count(DISTINCT digest) FROM matches m
            WHERE taken_back AND (? = '' OR game = ?) AND (? = '' OR EXISTS
                (SELECT 1 FROM seats s WHERE s.match_id = m.match_id AND s.who = ?))
            """,
            *(game, game, who, who),
        )
        return int(next(found)[0])

    def lines(self, since: float = 0.0) -> Iterator[PlayedLine]:
        """Yield a line for every player of every match, the oldest match first, for a caller that
        counts itself. `since`: the earliest end of a match, in seconds."""
        found = self._ask(
            f"""
            SELECT m.match_id, m.played_at, m.game, m.options, m.deal, m.counts,
                m.taken_back, s.name, {_BOT}, s.place, s.won, s.score, s.money, m.high_is_good,
                (SELECT CAST(h.score AS INTEGER) FROM hands h WHERE h.match_id = s.match_id
                    AND h.seat = s.seat AND h.hand_no = m.hands / 2),
                {", ".join(f"s.{name}" for name in NAMES)}
            FROM seats s JOIN matches m USING (match_id) WHERE m.played_at >= ?
            ORDER BY m.played_at, m.match_id, s.seat
            """,
            since,
        )
        for row in found:
            counted = dict(zip(NAMES, row[15:], strict=True))
            counts, won, high = (bool(row[at]) for at in (5, 10, 13))
            columns = *row[:3], _options(row[3]), row[4], counts, *row[6:10], won, *row[11:13]
            yield PlayedLine._make((*columns, counted, high, row[14]))


def _options(text: str) -> Mapping[str, object]:
    """Return the options in a text; none if it makes no sense."""
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return options if isinstance(options, dict) else {}


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return how many of the last matches were won in a row, and the most that ever were."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest
