"""A table played with one device. Each knows how a legal act is done with it, and no other way.

An act is what the game tells as legal: its `kind`, its `cards`, and the `goal` they go to. Every
step waits for what a person would wait to see: the mark, the light at the place, the focus.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from .running import Game, Told

Act = dict[str, Any]
FISHING = ("take", "build", "trail")


class Device:
    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random

    def play(self, act: Act) -> None:
        """Does it, in one of the ways this device has."""
        kind = act["kind"]
        if kind == "draw":
            self.draw(act)
        elif kind in FISHING:
            self.fish(act)
        elif kind == "meld":
            self.meld(act)
        elif kind == "open":
            self.open(act)
        else:
            self.send(act)

    def draw(self, act: Act) -> None:
        raise NotImplementedError

    def send(self, act: Act) -> None:
        """One card goes to a meld or to the pile."""
        raise NotImplementedError

    def meld(self, act: Act) -> None:
        raise NotImplementedError

    def open(self, act: Act) -> None:
        """A contract: each card to its part, then all is laid."""
        raise NotImplementedError

    def fish(self, act: Act) -> None:
        raise NotImplementedError

    def press(self, name: str) -> None:
        """A button of a page."""
        raise NotImplementedError

    # What all do ------------------------------------------------------------------------------

    @property
    def told(self) -> Told:
        return self.game.catch_up()

    def see(self, expected: Callable[[Told], object], what: str) -> Told:
        return self.game.wait_for(expected, what, 5.0)

    def done(self, told: Told, before: int) -> bool:
        return told["scene"] != "table" or len(told["events"]) > before

    def after(self, act: Act, before: int) -> None:
        """It is done, unless the game asks which of several ways is meant."""
        told = self.game.wait_for(
            lambda told: self.done(told, before) or told["ways"], f"{act['says']} done"
        )
        if not self.done(told, before):
            acts = told["ways"]["acts"]
            self.choose(acts.index([act["says"]]) if [act["says"]] in acts else 0)

    def choose(self, at: int) -> None:
        """Answers which way is meant."""
        raise NotImplementedError

    def parts(self, act: Act) -> list[tuple[int, list[str]]]:
        """The parts of a contract, each with the slot it is to be put together in."""
        free = list(enumerate(self.told["slots"]))
        found = []
        for part in act["parts"]:
            at, slot = next((at, slot) for at, slot in free if slot["kind"] == part["kind"])
            free.remove((at, slot))
            found.append((at, part["cards"]))
        return found
