"""Bots nobody would want at the table. A process of their own can import them from here."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from game.bots.base import Bot
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.visibility import Observation

Thoughts = Callable[[Sequence[Action], Random], Iterator[Action]]


class Rogue:
    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield from self._thoughts(legal, rng)


def never_stops(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    """Always changes its mind."""
    while True:
        yield from legal


def hangs(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    """After its first thought it never comes back."""
    yield legal[-1]
    while True:
        sum(range(1000))


def raises(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    yield legal[-1]
    raise RuntimeError


def cheats(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    yield Action("discard", (0, 1, 2))


def talks_nonsense(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    yield "draw"  # type: ignore[misc]


def leaves(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    """Takes its process with it."""
    yield legal[-1]
    os._exit(3)


def is_apart(legal: Sequence[Action], rng: Random) -> Iterator[Action]:
    """Takes the last act in a process of its own, without a window, and else the first."""
    is_apart = multiprocessing.parent_process() is not None and "pygame" not in sys.modules
    yield legal[-1 if is_apart else 0]


def seated(thoughts: Thoughts, rules: AnyRules) -> Bot:
    return Rogue(thoughts)


def is_never_made(rules: AnyRules) -> Bot:
    while True:
        time.sleep(0.1)


THINKING = (never_stops, hangs, raises, cheats, talks_nonsense, leaves, is_apart)
ROGUES: dict[str, Callable[[AnyRules], Bot]] = {
    **{thoughts.__name__: partial(seated, thoughts) for thoughts in THINKING},
    "is_never_made": is_never_made,
}
