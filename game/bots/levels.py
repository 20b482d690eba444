"""The bots that may sit at a table, by their names, whether levels or styles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from game.bots.base import USUAL, Bot, Weights
from game.bots.fishing.player import FishingBot
from game.bots.rummy.player import RummyBot
from game.bots.simple import SIMPLE
from game.bots.styles import Style, StyleReading, find_style, own_folders, read_style, style_ids
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.reading.faults import Fault
from game.variants.inherit import left_out, named_in

MakeBot = Callable[[AnyRules], Bot]

#: The sign in names such as `expert@30`, a bot that looks at thirty worlds.
WORLDS_MARK: Final = "@"

#: The levels: one player, who goes by what is plain to see more or less often; docs/bots.md says
#: how far apart they are.
LEVELS: Final[Mapping[str, Weights]] = {
    "novice": replace(
        USUAL,
        plain=1.0,
        runs=0.1,
        misses=0.3,
        memory=1,
        glance=1.0,
        pozo=0.92,
        blind=0.92,
        danger=0.0,
        hold=0.0,
        leaving=0.6,
        ahead=0.1,
        worlds=0,
    ),
    "amateur": replace(
        USUAL,
        plain=0.9,
        runs=0.4,
        misses=0.25,
        memory=3,
        glance=1.0,
        pozo=0.72,
        blind=0.68,
        hold=0.0,
        ahead=0.25,
        worlds=16,
    ),
    "regular": replace(
        USUAL,
        plain=0.75,
        runs=0.5,
        misses=0.05,
        memory=8,
        glance=1.0,
        pozo=0.5,
        blind=0.1,
        hold=0.15,
        ahead=0.45,
        worlds=16,
    ),
    "veteran": replace(USUAL, plain=0.35, runs=0.5, glance=0.65, pozo=0.25, ahead=0.8, worlds=16),
    "expert": USUAL,
}
#: The expert of the version before, to measure this one by; people are not offered it.
FORMER: Final[Mapping[str, Weights]] = {
    "former": replace(
        USUAL,
        stray=0.5,
        finish=0.0,
        wild=0.0,
        spare=99.0,
        breadth=12,
        loyal=0.0,
        conclude=1.0,
        dread=1.0,
    )
}


def make_bot(weights: Weights, rules: AnyRules) -> Bot:
    if isinstance(rules, RummyRules):
        # In rummies, worlds that were played on have only misled: see docs/bots.md.
        return RummyBot(rules, weights)
    return FishingBot(rules, weights)


_NOT_STYLES: Final = {*LEVELS, *FORMER, *SIMPLE}


class UnknownBotError(LookupError):
    """No bot has that name."""


class FaultyBotError(Exception):
    """The file of a bot has faults and cannot be used; `faults` says which."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(*(f"{fault.file}:{fault.line}: {fault.key}" for fault in faults))
        self.faults = faults


def known_bots() -> tuple[str, ...]:
    """Return all names in the order in which people are offered them: levels, styles, and the
    simple."""
    styles = [name for name in style_ids() if name not in _NOT_STYLES]
    return (*LEVELS, *styles, *SIMPLE)


def style_named(name: str) -> Style | None:
    """Return the style of this name; None if there is none."""
    file = None if name in _NOT_STYLES else find_style(name)
    if file is None:
        return None
    reading = read_style(file, tuple(LEVELS))
    if reading.style is None:
        raise FaultyBotError(reading.faults)
    return reading.style


def styles_read() -> dict[str, StyleReading]:
    """Return the reading of every file of a style, by its name; and the faults of every folder
    with files that are not read, by its path."""
    folders = own_folders()
    found = {name: file for name, file in named_in(folders).items() if name not in _NOT_STYLES}
    full = {str(one): StyleReading(None, faults) for one in folders if (faults := left_out(one))}
    return {name: read_style(file, tuple(LEVELS)) for name, file in found.items()} | full


def bot_named(name: str, rules: AnyRules) -> Bot:
    """Return the bot of a name; where it thinks ahead, the name may say in how many worlds."""
    return maker_named(name)(rules)


def maker_named(name: str) -> MakeBot:
    """Return what makes the bots of this name in any process; the files it needs have been read."""
    if name in SIMPLE:
        return SIMPLE[name]
    first, mark, worlds = name.partition(WORLDS_MARK)
    weights = _weights_named(first)
    if mark:
        if not weights.worlds or not worlds.isdecimal() or not int(worlds):
            raise UnknownBotError(name)
        weights = replace(weights, worlds=int(worlds))
    return partial(make_bot, weights)


def _weights_named(name: str) -> Weights:
    if name in LEVELS or name in FORMER:
        return {**LEVELS, **FORMER}[name]
    style = style_named(name)
    if style is None:
        raise UnknownBotError(name)
    return style.weights(LEVELS[style.level])
