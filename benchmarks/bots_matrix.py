"""All bots against each other: who wins how much, how sure that is, and what it took.

    python -m benchmarks.bots_matrix FILE GAME ... [--players 2,4] [--seconds S] [--bots A,B,...]
                                     [--ladder] [--jobs J]
    python -m benchmarks.bots_matrix FILE                       tables of what FILE holds

Every pair plays duplicate deals until its seconds of the processor are over. What comes of it is
added to FILE, a line for each bout; pairs that stand there already are not played again.
`--ladder`: each level against the one below, and the simple bots beside them.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, count, pairwise
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from game.bots.contest import Contest, bout_of
from game.bots.fishing.player import FishingBot
from game.bots.levels import LEVELS, WORLDS_MARK, bot_named, known_bots
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

#: The worlds in which bots think ahead: as few as make a match a matter of seconds.
WORLDS = 16
#: The fewest deals from which the error of a figure can be told.
DEALS_LEAST = 4


class Pair(NamedTuple):
    game: str
    players: int
    one: str
    other: str


class Outcome(NamedTuple):
    """The result of one bot against another: shares of matches in per cent, with an error of
    `within` at 95 %."""

    game: str
    players: int
    one: str
    other: str
    matches: int
    wins: float
    within: float
    seconds: float

    @property
    def pair(self) -> Pair:
        return Pair(self.game, self.players, self.one, self.other)


def ladder() -> list[tuple[str, str]]:
    """Return the pairs of bots that are to meet, the better one of each pair first."""
    levels = list(LEVELS)[::-1]
    steps = list(pairwise(levels))
    sides = [("regular", "naive"), ("naive", "novice"), ("expert", "naive"), ("novice", "random")]
    return [*steps, *sides, ("expert", "former")]


def pairs(games: Sequence[str], seats: Sequence[int], bots: Sequence[str]) -> Iterator[Pair]:
    for game in games:
        players = Catalogue().load(game).game.players
        for number in sorted({min(max(one, players.min), players.max) for one in seats}):
            for one, other in combinations(bots, 2) if bots else ladder():
                yield Pair(game, number, one, other)


def played(pair: Pair, seconds: float) -> Outcome:
    rules = rules_of(Catalogue().load(pair.game).game)
    bots = [bot_named(name, rules) for name in (pair.one, pair.other)]
    for at, name in enumerate((pair.one, pair.other)):
        bot = bots[at]
        if isinstance(bot, FishingBot) and bot.weights.worlds > WORLDS:
            bots[at] = bot_named(f"{name}{WORLDS_MARK}{WORLDS}", rules)
    contest = Contest(rules, (bots[0], bots[1]), pair.players, 1)
    began, blocks = time.process_time(), []
    for number in count(1):
        blocks.append(contest.block(number))
        spent = time.process_time() - began
        if spent >= seconds and number >= DEALS_LEAST:
            break
    bout = bout_of((pair.one, pair.other), pair.players, blocks)
    wins, within = 100 * bout.wins.mean, 100 * bout.wins.within
    return Outcome(*pair, bout.matches, round(wins, 1), round(within, 1), round(spent, 1))


def read(file: Path) -> list[Outcome]:
    if not file.exists():
        return []
    return [Outcome(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def tables(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield a table for each game and number of players, the strongest bot first: of a hundred
    matches, how many the row wins against the column, and against all others in the mean."""
    for game, players in dict.fromkeys((one.game, one.players) for one in outcomes):
        here = [one for one in outcomes if (one.game, one.players) == (game, players)]
        cells = {(one.one, one.other): (one.wins, one.within) for one in here}
        cells |= {(one.other, one.one): (100 - one.wins, one.within) for one in here}
        shares = {
            row: fmean(cells[cell][0] for cell in cells if cell[0] == row) for row, _ in cells
        }
        names = sorted(shares, key=lambda name: -shares[name])
        spent = [one.seconds for one in here]
        yield (
            f"\n{game}, {players} players: {sum(one.matches for one in here):,} matches, "
            f"{sum(spent):,.0f} seconds, a pair {min(spent):.0f} to {max(spent):.0f}\n"
        )
        yield "| | " + " | ".join(["all", *names[1:]]) + " |"
        yield "|---|" + "---|" * len(names)
        for at, row in enumerate(names):
            against = [cells.get((row, name)) for name in names[max(1, at + 1) :]]
            told = [f"{cell[0]:.0f} ± {cell[1]:.0f}" if cell else "" for cell in against]
            blank = [""] * (len(names) - 1 - len(told))
            yield "| " + " | ".join([row, f"{shares[row]:.0f}", *blank, *told]) + " |"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--players", default="2")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bots", default=",".join(known_bots()))
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_intermixed_args()
    before = {one.pair for one in read(given.file)}
    bots = [] if given.ladder else given.bots.split(",")
    seats = [int(one) for one in given.players.split(",")]
    wanted = [pair for pair in pairs(given.games, seats, bots) if pair not in before]
    with ProcessPoolExecutor(given.jobs) as pool, given.file.open("a", encoding="utf-8") as kept:
        waiting = [pool.submit(played, pair, given.seconds) for pair in wanted]
        for done in as_completed(waiting):
            print(json.dumps(done.result()), file=kept, flush=True)
    for line in tables(read(given.file)):
        print(line)


if __name__ == "__main__":
    main()
