"""An evening: the matches that the same people have played with no long pause between them.

It is found in what became of finished matches, here and with real cards, so it is never begun,
ended or lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from game.settings import PLACES, POINTS, WINS, known_as
from game.storage.standings import PlayedLine

#: The longest time between the ends of two matches of an evening, in seconds.
PAUSE = 6 * 3600.0
#: The least number of people of an evening who play in each of its matches.
TOGETHER = 2
#: Shorter runs are not told of, and in shorter matches nobody comes from behind.
RUN_LEAST, HANDS_LEAST = 5, 4

LONGEST_RUN, IN_ONE, COMEBACK = "longest_run", "in_one", "comeback"


class BestMoment(NamedTuple):
    """Something worth telling. `number`: of cards, or of times."""

    kind: str
    names: tuple[str, ...]
    game: str
    number: int = 0


class MatchPlayed(NamedTuple):
    """A match that is over. `is_real`: with real cards. `lines`: the players in the order of their
    seats."""

    is_real: bool
    lines: tuple[PlayedLine, ...]

    @property
    def first(self) -> PlayedLine:
        """The first line: it knows the match as well as any."""
        return self.lines[0]

    @property
    def people(self) -> dict[str, PlayedLine]:
        return {known_as(one.name): one for one in self.lines if not one.bot}

    def comeback(self) -> tuple[str, ...]:
        """Return the people who have won after being last of all at half of the match."""
        hands = max(one.counted["hands"] for one in self.lines)
        stood: dict[bool, list[int]] = {True: [], False: []}
        for one in self.lines:
            if one.half is None or hands < HANDS_LEAST:
                return ()
            stood[one.won].append(one.half if one.high_is_good else -one.half)
        is_one = all(own < other for own in stood[True] for other in stood[False])
        won = (one.name for one in self.people.values() if one.won)
        return tuple(won) if is_one and stood[False] else ()


def played(lines: Iterable[PlayedLine], is_real: bool) -> Iterator[MatchPlayed]:
    """Yield the matches that count, of which all lines come one after the other."""
    for _, of_match in groupby(lines, lambda one: one.match_id):
        found = tuple(of_match)
        if found[0].counts:
            yield MatchPlayed(is_real, found)


#: What a match is worth for a player: the players behind, a win, or points. Points that are bad in
#: their game are less than nothing, so that games of both kinds can be added up.
WORTHS: Mapping[str, Callable[[PlayedLine, MatchPlayed], int]] = {
    PLACES: lambda line, match: sum(other.place > line.place for other in match.lines),
    WINS: lambda line, match: int(line.won),
    POINTS: lambda line, match: line.score if line.high_is_good else -line.score,
}


class Evening(NamedTuple):
    """The matches of an evening, the oldest first."""

    matches: tuple[MatchPlayed, ...]

    @property
    def people(self) -> dict[str, str]:
        """Return everybody's name, by what they are known as, in the order in which they came."""
        return {who: one.name for match in self.matches for who, one in match.people.items()}

    def of(self, who: str) -> list[PlayedLine]:
        """Return what somebody has played."""
        return [match.people[who] for match in self.matches if who in match.people]

    def sums(self, worth: str) -> dict[str, int]:
        """Return what everybody has by now."""
        sums = dict.fromkeys(self.people, 0)
        for match in self.matches:
            for who, line in match.people.items():
                sums[who] += WORTHS[worth](line, match)
        return sums

    def leaders(self, worth: str) -> set[str]:
        """Return who has most; nobody, while all have as much."""
        sums = self.sums(worth)
        most = max(sums.values())
        return {who for who, sum_ in sums.items() if sum_ == most > min(sums.values())}

    def next_up(self, worth: str) -> tuple[str, str]:
        """Return who chooses the next game: the last of the last match; and who deals: the first.
        Among equals it is who is last or first in the evening, and then who sits first."""
        last, sums = self.matches[-1].people, self.sums(worth)
        chooses = max(last, key=lambda who: (last[who].place, -sums[who]))
        others = [who for who in last if who != chooses]
        deals = min(others, key=lambda who: (last[who].place, -sums[who]))
        return last[chooses].name, last[deals].name

    def moments(self) -> Iterator[BestMoment]:
        """Yield what is worth telling of the people."""
        lines = [line for match in self.matches for line in match.people.values()]
        longest = max(lines, key=lambda line: line.counted[LONGEST_RUN])
        if (cards := longest.counted[LONGEST_RUN]) >= RUN_LEAST:
            yield BestMoment(LONGEST_RUN, (longest.name,), longest.game, cards)
        for who, name in self.people.items():
            done = [line for line in self.of(who) if line.counted[IN_ONE]]
            if done:
                often = sum(line.counted[IN_ONE] for line in done)
                yield BestMoment(IN_ONE, (name,), done[0].game, often)
        for match in self.matches:
            if names := match.comeback():
                yield BestMoment(COMEBACK, names, match.first.game)


def evenings(matches: Iterable[MatchPlayed]) -> list[Evening]:
    """Return the evenings, the newest first. A match belongs to the newest one that is under way
    and has enough of its people."""
    found, under_way = list[list[MatchPlayed]](), list[tuple[list[MatchPlayed], set[str]]]()
    for one in sorted(matches, key=lambda one: (one.first.played_at, one.first.match_id)):
        who, since = one.people.keys(), one.first.played_at - PAUSE
        under_way = [it for it in under_way if it[0][-1].first.played_at >= since]
        common = (it for it in reversed(under_way) if len(it[1] & who) >= TOGETHER)
        evening = next(common, None)
        if evening is None:
            evening = [], set()
            found.append(evening[0])
            under_way.append(evening)
        evening[0].append(one)
        evening[1].update(who)
    found.sort(key=lambda it: -it[-1].first.played_at)
    return [Evening(tuple(it)) for it in found if len(it) > 1]
