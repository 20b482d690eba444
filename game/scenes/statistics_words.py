"""What the figures of a player are called, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.statistics_parts import Figure
from game.scenes.time_chart import MATCHES_SEEN, Outcome, Tick, TimeSheet
from game.storage.standings import Figures, Result
from game.view.score_history import ticks
from game.view.wording import Wording


class _Said(NamedTuple):
    key: str
    value: str


def figures_said(house: House, game: str, told: Figures) -> list[Figure]:
    """Those that mean something: what never happened, and need not, is left out."""
    wording = Wording(house.texts, game, ())
    number = house.texts.number
    percent = round(100 * told.won / told.played)
    rows = [
        _Said("played", number(told.played)),
        _Said("won_matches", house.say("statistics.share", count=told.won, percent=percent)),
        _Said("streak", number(told.streak)),
        _Said("longest", number(told.longest_streak)),
        _Said("hands_won", house.say("statistics.won", won=told.hands_won, played=told.hands)),
    ]
    rows += [
        _Said(key, number(value))
        for key, value in (("best", told.best), ("best_hand", told.best_hand))
        if value is not None
    ]
    rows += [
        _Said(key, number(value))
        for key, value in (
            ("closed", told.closed),
            ("in_one", told.in_one),
            ("rebuys", told.rebuys),
            ("opened", told.opened),
            ("piles", told.piles),
            ("swept", told.swept),
            ("drowned", told.drowned),
        )
        if value
    ]
    return [Figure(row.value, wording.text(f"statistics.{row.key}")) for row in rows]


def places_sheet(house: House, results: Sequence[Result]) -> TimeSheet:
    """First places at the top. Where tables were of different sizes, the last place is that of
    the largest."""
    most = max(max(one.sides for one in results), 2)
    outcomes = tuple(Outcome(-float(one.place), one.won) for one in results)
    levels = tuple(
        Tick(-float(place), house.say("statistics.place", place=place))
        for place in range(most, 0, -1)
    )
    return TimeSheet(outcomes, levels, _foot(house, len(results)))


def scores_sheet(house: House, results: Sequence[Result]) -> TimeSheet:
    scores = [one.score for one in results]
    low, high = min(0, *scores), max(1, *scores)
    levels = ticks(low, high)
    step = levels[1] - levels[0] if len(levels) > 1 else high - low
    levels = (*levels, levels[-1] + step) if levels[-1] < high else levels
    levels = (levels[0] - step, *levels) if levels[0] > low else levels
    outcomes = tuple(Outcome(float(one.score), one.won) for one in results)
    said = tuple(Tick(float(level), house.texts.number(level)) for level in levels)
    return TimeSheet(outcomes, said, _foot(house, len(results)))


def _foot(house: House, count: int) -> str:
    if count <= MATCHES_SEEN:
        return house.say("statistics.matches_on", count=count)
    return house.say("statistics.matches_last", shown=MATCHES_SEEN, count=count)
