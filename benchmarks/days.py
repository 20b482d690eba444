"""The hands of the day that come with a release: found, chosen, and measured.

    python -m benchmarks.days find POOL [GAME ...] [--seconds S]     look for positions
    python -m benchmarks.days choose POOL [--first DAY] [--days N]   give each date one
    python -m benchmarks.days measure                                who solves the chosen ones

`find` adds to what the pool holds, a position a line, and goes on where it stopped. `choose` writes
`assets/days.json`: in two weeks no kind comes twice, and no game two days in a row where there is
another. `measure` asks bots with dice that did not choose the positions.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from game.bots.base import decision
from game.bots.levels import bot_named
from game.coach.daily import MISSING, DayHand, DaySearch, hand_at, place_of
from game.coach.judging import are_alike
from game.engine.visibility import observe
from game.paths import bundled
from game.play.coaching.day import MADE_AHEAD, KeptDay, made_ahead, read_place, written
from game.variants.catalogue import Catalogue

#: In this number of days no kind comes twice.
APART = 14
Kind = tuple[str, str, str]
SOLVERS, ASKED = (*MISSING, "amateur", "veteran", "expert"), 3


def find(pool: Path, games: list[str], seconds: float) -> None:
    """Give each game the same time."""
    marks = pool.with_suffix(".seen")
    seen: dict[str, int] = json.loads(marks.read_text()) if marks.exists() else {}
    searches = {game: DaySearch(Catalogue().load(game)) for game in games}
    spent = dict.fromkeys(games, 0.0)
    while sum(spent.values()) < seconds:
        game = min(games, key=lambda one: spent[one])
        number, began = seen.get(game, 0), process_time()
        found = next(filter(None, searches[game].hand(f"{game} {number}", number)), None)
        if found is not None:
            with pool.open("a", encoding="utf-8") as file:
                print(json.dumps(place_of(found)._asdict()), file=file)
        spent[game] += process_time() - began
        seen[game] = number + 1
        marks.write_text(json.dumps(seen))


def choose(pool: Path, first: date, days: int) -> None:
    left = [found for line in pool.read_text().splitlines() if (found := _hand(json.loads(line)))]
    chosen: list[KeptDay] = []
    kinds: list[Kind] = []
    for at in range(days):
        fresh = [one for one in left if one.kind not in kinds[-APART + 1 :]]
        if not fresh:
            print(f"for {first + timedelta(at)} and later there is no other kind")
            break
        waiting = Counter(one.kind for one in left)
        one = min(fresh, key=lambda one: _is_late(one, kinds, waiting))
        left.remove(one)
        kinds.append(one.kind)
        chosen.append(KeptDay((first + timedelta(at)).toordinal(), place_of(one)))
    text = ",\n".join(json.dumps(written(one), separators=(",", ":")) for one in chosen)
    bundled(MADE_AHEAD).write_text(f"[{text}]\n", encoding="utf-8")


def _is_late(one: DayHand, kinds: list[Kind], waiting: Counter[Kind]) -> tuple[bool, int, int]:
    """Return a key that sorts positions first whose game was not that of the day before, and of
    whose kind most are left: rare kinds must last to the end."""
    games = [game for game, *_ in kinds]
    game = one.variant.id
    return games[-1:] == [game], -waiting[one.kind], games.count(game)


def _hand(data: Any) -> DayHand | None:
    return hand_at(read_place(data))


def hands() -> Iterator[DayHand]:
    for kept in made_ahead():
        found = hand_at(kept.place) if kept.place is not None else None
        if found is None:
            print(f"{date.fromordinal(kept.day)} is not there")
        else:
            yield found


def measure() -> None:
    solved, count, kinds, choices, turns = Counter[str](), 0, Counter[Any](), Counter[int](), []
    for found in hands():
        rules, state = found.match.rules, found.match.state
        seen, legal = observe(state, state.to_act), rules.legal_actions(state)
        count += 1
        kinds[found.kind] += 1
        choices[1 + len(found.others)] += 1
        turns.append(state.turn_no)
        for name in SOLVERS:
            for salt in range(ASKED):
                bot = bot_named(name, found.match.rules)  # type: ignore[arg-type]
                act = decision(bot, seen, legal, Random(f"measured {salt}"))
                solved[name] += are_alike(act, found.best)
    print(f"{count} hands, {len(kinds)} kinds, turn {max(turns)} at the latest")
    print("answers:", dict(choices))
    print("solve:", {name: f"{solved[name] / count / ASKED:.0%}" for name in SOLVERS})
    for kind, times in kinds.most_common():
        print(f"{times:4d} ", *kind)


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("what", choices=("find", "choose", "measure"))
    parser.add_argument("pool", type=Path, nargs="?")
    parser.add_argument("games", nargs="*", default=Catalogue().ids())
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 11, 23))
    parser.add_argument("--days", type=int, default=100)
    told = parser.parse_args()
    if told.what == "find":
        find(told.pool, list(told.games), told.seconds)
    elif told.what == "choose":
        choose(told.pool, told.first, told.days)
    else:
        measure()


if __name__ == "__main__":
    main()
