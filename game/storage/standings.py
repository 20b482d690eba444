"""What the records tell: who played how often, won how often, against whom, and how."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.storage.records import Records


class Who(NamedTuple):
    """Somebody who has played. `who`: what the records know them by; `name`: as it was typed last;
    `bot`: which bot it is, or none."""

    who: str
    name: str
    bot: str
    played: int
    won: int


class Result(NamedTuple):
    """How one match ended for somebody. `sides`: how many there were to come in before."""

    match_id: str
    played_at: float
    game: str
    place: int
    sides: int
    won: bool
    score: int


class Rival(NamedTuple):
    """`ahead`: how often one came in before them; `behind`: after them."""

    who: str
    name: str
    bot: str
    together: int
    ahead: int
    behind: int


class Figures(NamedTuple):
    """Of one person at one game, or at all of them. `best`: the best score; `best_hand`: the most
    points of a hand, where many are good; None where they cannot be told."""

    played: int = 0
    won: int = 0
    best: int | None = None
    best_hand: int | None = None
    streak: int = 0
    longest_streak: int = 0
    hands: int = 0
    hands_won: int = 0
    turns: int = 0
    closed: int = 0
    in_one: int = 0
    rebuys: int = 0
    swept: int = 0
    drowned: int = 0
    piles: int = 0
    opened: int = 0


class Line(NamedTuple):
    """A player in a match, with all that is known of both."""

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
    hands: int
    hands_won: int
    turns: int
    closed: int
    in_one: int
    rebuys: int
    swept: int
    drowned: int
    piles: int
    opened: int


#: "" means every game.
_OF_GAME = "m.counts AND (? = '' OR m.game = ?)"
_BOT = "CASE WHEN s.who LIKE 'bot:%' THEN s.kind ELSE '' END"


class Standings:
    def __init__(self, records: Records) -> None:
        self._records = records

    def _ask(self, question: str, *facts: object) -> Iterator[tuple[Any, ...]]:
        yield from self._records.ask(question, *facts)

    def games(self) -> list[str]:
        """The one that was played last comes first."""
        found = self._ask(
            "SELECT game FROM matches m WHERE counts GROUP BY game ORDER BY max(played_at) DESC"
        )
        return [row[0] for row in found]

    def players(self, game: str = "") -> list[Who]:
        """People before bots; who won most comes first, among equals who needed fewer matches."""
        found = self._ask(
            f"""
            SELECT s.who, s.name, {_BOT}, count(DISTINCT s.match_id),
                count(DISTINCT CASE WHEN s.won THEN s.match_id END), max(m.played_at)
            FROM seats s JOIN matches m USING (match_id) WHERE {_OF_GAME}
            GROUP BY s.who
            """,
            *(game, game),
        )
        everybody = [Who(*row[:5]) for row in found]
        return sorted(
            everybody, key=lambda one: (one.bot != "", -one.won, one.played, one.name, one.who)
        )

    def results(self, who: str, game: str = "") -> list[Result]:
        """The oldest first. Where a bot sits in several seats, the best of them counts: with one
        `min` or `max`, SQLite takes all else from that row."""
        found = self._ask(
            f"""
            SELECT m.match_id, m.played_at, m.game, min(s.place), m.sides, s.won, s.score
            FROM seats s JOIN matches m USING (match_id) WHERE s.who = ? AND {_OF_GAME}
            GROUP BY m.match_id ORDER BY m.played_at, m.match_id
            """,
            *(who, game, game),
        )
        return [Result._make((*row[:5], bool(row[5]), row[6])) for row in found]

    def rivals(self, who: str, game: str = "") -> list[Rival]:
        """Those on the other sides, whoever was met most often first."""
        found = self._ask(
            f"""
            SELECT s.who, s.name, {_BOT}, count(DISTINCT s.match_id),
                count(DISTINCT CASE WHEN mine.place < s.place THEN s.match_id END),
                count(DISTINCT CASE WHEN mine.place > s.place THEN s.match_id END),
                max(m.played_at)
            FROM seats mine JOIN matches m USING (match_id)
                JOIN seats s ON s.match_id = mine.match_id AND s.side <> mine.side
            WHERE mine.who = ? AND s.who <> mine.who AND {_OF_GAME}
            GROUP BY s.who ORDER BY 4 DESC, 5 DESC, 2
            """,
            *(who, game, game),
        )
        return [Rival(*row[:6]) for row in found]

    def figures(self, who: str, game: str = "", results: Sequence[Result] | None = None) -> Figures:
        """`results`: the player's at that game, if they have been asked for already."""
        results = self.results(who, game) if results is None else results
        if not results:
            return Figures()
        row = next(
            self._ask(
                f"""
                SELECT min(m.high_is_good), max(m.high_is_good), max(m.counts_hands),
                    min(s.score), max(s.score), max(s.best_hand), count(DISTINCT m.game),
                    sum(s.hands), sum(s.hands_won), sum(s.turns), sum(s.closed), sum(s.in_one),
                    sum(s.rebuys), sum(s.swept), sum(s.drowned), sum(s.piles), sum(s.opened)
                FROM seats s JOIN matches m USING (match_id) WHERE s.who = ? AND {_OF_GAME}
                """,
                *(who, game, game),
            )
        )
        low, high, counts_hands, least, most, best_hand, games, *sums = row
        one_game = games == 1 and low == high
        streak, longest = streaks([result.won for result in results])
        return Figures(
            len(results),
            sum(result.won for result in results),
            (most if high else least) if one_game and not counts_hands else None,
            best_hand if one_game and high else None,
            streak,
            longest,
            *sums,
        )

    def left_out(self, game: str = "", who: str = "") -> int:
        """How many matches count for nothing because free undo was made use of."""
        found = self._ask(
            """
            SELECT count(DISTINCT digest) FROM matches m
            WHERE taken_back AND (? = '' OR game = ?) AND (? = '' OR EXISTS
                (SELECT 1 FROM seats s WHERE s.match_id = m.match_id AND s.who = ?))
            """,
            *(game, game, who, who),
        )
        return int(next(found)[0])

    def lines(self) -> Iterator[Line]:
        """All there is, the oldest match first: for whoever counts on alone."""
        found = self._ask(
            f"""
            SELECT m.match_id, m.played_at, m.game, m.options, m.deal, m.counts,
                m.taken_back, s.name, {_BOT},
                s.place, s.won, s.score, s.money, s.hands, s.hands_won, s.turns, s.closed,
                s.in_one, s.rebuys, s.swept, s.drowned, s.piles, s.opened
            FROM seats s JOIN matches m USING (match_id) ORDER BY m.played_at, m.match_id, s.seat
            """
        )
        for row in found:
            options, counts, won = _options(row[3]), bool(row[5]), bool(row[10])
            yield Line._make((*row[:3], options, row[4], counts, *row[6:10], won, *row[11:]))


def _options(told: str) -> Mapping[str, object]:
    """What makes no sense is none."""
    try:
        options = json.loads(told)
    except (ValueError, RecursionError):
        return {}
    return options if isinstance(options, dict) else {}


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """How many of the last matches were won in a row, and how many ever were."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest
