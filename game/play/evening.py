"""An evening: the matches that the same people have played with no long pause between them.

It is found in what became of finished matches, here and with real cards, so it is never begun,
ended or lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from game.settings import PLACES, POINTS, WINS, known_as
from game.storage.standings import Line

#: The longest time between the ends of two matches of an evening, in seconds.
PAUSE = 6 * 3600.0
#: The least number of people of an evening who play in each of its matches.
TOGETHER = 2
#: Shorter runs are not told of, and in shorter matches nobody comes from behind.
RUN_LEAST, HANDS_LEAST = 5, 4

LONGEST_RUN, IN_ONE, COMEBACK = "longest_run", "in_one", "comeback"


class Played(NamedTuple):
    """A match that is over. `is_real`: with real cards. `lines`: the players in the order of their
    seats."""

    is_real: bool
    lines: tuple[Line, ...]

    @property
    def match_id(self) -> str:
        return self.lines[0].match_id

    @property
    def played_at(self) -> float:
        return self.lines[0].played_at

    @property
    def game(self) -> str:
        return self.lines[0].game

    @property
    def people(self) -> dict[str, Line]:
        return {known_as(one.name): one for one in self.lines if not one.bot}


def played(lines: Iterable[Line], is_real: bool) -> Iterator[Played]:
    """Yield the matches that count, of which all lines come one after the other."""
    for _, of_match in groupby(lines, lambda one: one.match_id):
        found = tuple(of_match)
        if found[0].counts:
            yield Played(is_real, found)


# What a place is worth ----------------------------------------------------------------------------


def _behind(line: Line, match: Played) -> int:
    return sum(other.place > line.place for other in match.lines)


#: What a match is worth for a player. Points that are bad in their game are less than nothing, so
#: that games of both kinds can be added up.
WORTHS: Mapping[str, Callable[[Line, Played], int]] = {
    PLACES: _behind,
    WINS: lambda line, match: int(line.won),
    POINTS: lambda line, match: line.score if line.high_is_good else -line.score,
}


class Moment(NamedTuple):
    """Something worth telling. `number`: of cards, or of times."""

    kind: str
    names: tuple[str, ...]
    game: str
    number: int = 0


class Next(NamedTuple):
    """Who chooses the next game, and who deals first."""

    chooses: str
    deals: str


class Evening(NamedTuple):
    """The matches of an evening, the oldest first."""

    matches: tuple[Played, ...]

    @property
    def people(self) -> dict[str, str]:
        """Return everybody's name, by what they are known as, in the order in which they came."""
        return {who: one.name for match in self.matches for who, one in match.people.items()}

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

    def next_up(self, worth: str) -> Next:
        """Return who came last in the last match, and who came first; among equals, who is last or
        first in the evening, and then who sits first."""
        last, sums = self.matches[-1].people, self.sums(worth)
        chooses = max(last, key=lambda who: (last[who].place, -sums[who]))
        others = [who for who in last if who != chooses]
        deals = min(others, key=lambda who: (last[who].place, -sums[who]))
        return Next(last[chooses].name, last[deals].name)

    # Moments --------------------------------------------------------------------------------

    def moments(self) -> list[Moment]:
        """Return what is worth telling of the people."""
        return [*self._longest_run(), *self._in_one(), *filter(None, map(_comeback, self.matches))]

    def _longest_run(self) -> Iterator[Moment]:
        found = [(m.game, one) for m in self.matches for one in m.people.values()]
        longest = max(one.counted[LONGEST_RUN] for _, one in found)
        if longest >= RUN_LEAST:
            which = [(game, one) for game, one in found if one.counted[LONGEST_RUN] == longest]
            names = dict.fromkeys(one.name for game, one in which if game == which[0][0])
            yield Moment(LONGEST_RUN, tuple(names), which[0][0], longest)

    def _in_one(self) -> Iterator[Moment]:
        for who, name in self.people.items():
            with_them = [(m.game, m.people[who]) for m in self.matches if who in m.people]
            often = [(game, one.counted[IN_ONE]) for game, one in with_them if one.counted[IN_ONE]]
            if often:
                yield Moment(IN_ONE, (name,), often[0][0], sum(count for _, count in often))


def _comeback(match: Played) -> Moment | None:
    """Return who has won after being last of all at half of the match."""
    hands = max(one.counted["hands"] for one in match.lines)
    stood: dict[bool, list[int]] = {True: [], False: []}
    for one in match.lines:
        if one.half is None or hands < HANDS_LEAST:
            return None
        stood[one.won].append(one.half if one.high_is_good else -one.half)
    names = tuple(one.name for one in match.people.values() if one.won)
    if not names or not stood[False] or max(stood[True]) >= min(stood[False]):
        return None
    return Moment(COMEBACK, names, match.game)


# Finding evenings ---------------------------------------------------------------------------------


def evenings(matches: Iterable[Played]) -> list[Evening]:
    """Return the evenings, the newest first. A match belongs to the newest one that is under way
    and has enough of its people."""
    found, under_way = list[list[Played]](), list[tuple[list[Played], set[str]]]()
    for one in sorted(matches, key=lambda one: (one.played_at, one.match_id)):
        who = one.people.keys()
        under_way = [it for it in under_way if one.played_at - it[0][-1].played_at <= PAUSE]
        common = (it for it in reversed(under_way) if len(it[1] & who) >= TOGETHER)
        evening = next(common, None)
        if evening is None:
            evening = [], set()
            found.append(evening[0])
            under_way.append(evening)
        evening[0].append(one)
        evening[1].update(who)
    found.sort(key=lambda it: -it[-1].played_at)
    return [Evening(tuple(it)) for it in found if len(it) > 1]
