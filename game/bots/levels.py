"""Who may sit at a table: every bot by its name, whether a level or a style."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.bots.base import USUAL, Bot, Weights
from game.bots.fishing.expert import ExpertFishingBot
from game.bots.fishing.regular import RegularFishingBot
from game.bots.rummy.player import RummyBot
from game.bots.simple import BOTS as SIMPLE
from game.bots.styles import Style, StyleReading, find_style, own_folders, read_style, style_ids
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.reading.faults import Fault
from game.variants.inherit import find, left_out

MakeBot = Callable[[AnyRules], Bot]
MakeLevel = Callable[[Weights, AnyRules], Bot]

#: `expert@30` looks at thirty worlds.
WORLDS_MARK = "@"


class Level(NamedTuple):
    """How strong a player is: with what in mind, and looking how far."""

    make: MakeLevel
    weights: Weights


def _at_sight(
    weights: Weights,
    rules: AnyRules,
    fishing: Callable[[FishingRules, Weights], Bot] = RegularFishingBot,
) -> Bot:
    if isinstance(rules, RummyRules):
        return RummyBot(rules, weights)
    return fishing(rules, weights)


#: In a rummy, worlds played on have only misled: see docs/bots.md.
_thinking_ahead = partial(_at_sight, fishing=ExpertFishingBot)


#: Sees less, thinks of the moment, and forgives itself.
NOVICE = replace(
    USUAL, care=0.2, glance=1.0, pozo=0.8, blind=0.6, danger=0.0, hold=0.0, leaving=0.3
)
#: Knows what it is doing, and now and then misjudges a card.
REGULAR = replace(USUAL, care=0.62, glance=1.0, pozo=0.25)

LEVELS: Mapping[str, Level] = {
    "novice": Level(_at_sight, NOVICE),
    "regular": Level(_at_sight, REGULAR),
    "expert": Level(_thinking_ahead, USUAL),
}
BOTS: Mapping[str, MakeBot] = {
    **{name: partial(level.make, level.weights) for name, level in LEVELS.items()},
    **SIMPLE,
}


class UnknownBotError(LookupError):
    """Nobody here has that name."""


class FaultyBotError(Exception):
    """There is a file of that name, and it cannot be used; `faults` says why."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(*(f"{fault.file}:{fault.line}: {fault.key}" for fault in faults))
        self.faults = faults


def known_bots() -> tuple[str, ...]:
    """All names in the order in which people are offered them: levels, styles, and the simple."""
    styles = [name for name in style_ids() if name not in BOTS]
    return (*LEVELS, *styles, *(name for name in BOTS if name not in LEVELS))


def style_named(name: str) -> Style | None:
    """The style of this name; None if it is not one."""
    file = None if name in BOTS else find_style(name)
    if file is None:
        return None
    reading = read_style(file, tuple(LEVELS))
    if reading.style is None:
        raise FaultyBotError(reading.faults)
    return reading.style


def styles_read() -> dict[str, StyleReading]:
    """What there is to be said of every file of a style, by its name."""
    folders = own_folders()
    found = {name: find(name, folders) for name in style_ids() if name not in BOTS}
    full = {str(one): StyleReading(None, faults) for one in folders if (faults := left_out(one))}
    return {name: read_style(file, tuple(LEVELS)) for name, file in found.items() if file} | full


def bot_named(name: str, rules: AnyRules) -> Bot:
    """By name; those who think ahead also with how far they look."""
    return maker_named(name)(rules)


def maker_named(name: str) -> MakeBot:
    """Who makes the bots of this name, in whatever process: all that is in files has been read."""
    first, mark, worlds = name.partition(WORLDS_MARK)
    if not mark and name in BOTS and name not in LEVELS:
        return BOTS[name]
    level, weights = _level_named(first)
    if mark:
        if level is not LEVELS["expert"] or not worlds.isdecimal() or not int(worlds):
            raise UnknownBotError(name)
        weights = replace(weights, worlds=int(worlds))
    return partial(level.make, weights)


def _level_named(name: str) -> tuple[Level, Weights]:
    if name in LEVELS:
        return LEVELS[name], LEVELS[name].weights
    style = style_named(name)
    if style is None:
        raise UnknownBotError(name)
    level = LEVELS[style.level]
    return level, style.weights(level.weights)
