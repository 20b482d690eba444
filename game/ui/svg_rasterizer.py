"""Draws cards in the background.

While SDL draws, Python goes on elsewhere: so what will soon be needed is drawn beside the game, and
no picture has to wait for it.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

import pygame
from pygame import Surface

HANDS = 2
#: So many drawings wait to be fetched; those that waited longest make room.
DRAWN_MOST = 40


class Order(NamedTuple):
    """A drawing, and how large it is wanted."""

    path: Path
    size: tuple[int, int]


class SvgRasterizer:
    """Its hands leave when there is nothing more to do."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._waiting: dict[Order, None] = {}
        self._under_hand: set[Order] = set()
        self._drawn: dict[Order, Surface] = {}
        self._hands = 0
        self._is_held = False

    def hold(self) -> None:
        """Orders are only taken down, until `begin`."""
        self._is_held = True

    def begin(self) -> None:
        with self._changed:
            self._is_held = False
            self._call_hands()

    def _call_hands(self) -> None:
        while self._hands < min(HANDS, len(self._waiting)):
            self._hands += 1
            Thread(target=self._work, daemon=True).start()

    def order(self, order: Order) -> None:
        with self._changed:
            if order in self._drawn or order in self._under_hand:
                return
            self._waiting[order] = None
            if not self._is_held:
                self._call_hands()

    @property
    def open_orders(self) -> int:
        """So many are not drawn yet."""
        with self._changed:
            return len(self._waiting) + len(self._under_hand)

    @property
    def is_done(self) -> bool:
        """All that was ordered is drawn."""
        return not self.open_orders

    def has(self, order: Order) -> bool:
        """Drawn, and not fetched yet."""
        with self._changed:
            return order in self._drawn

    def fetch(self, order: Order) -> Surface:
        """The drawing. What is under a hand is waited for; what nobody has begun is drawn here."""
        with self._changed:
            self._waiting.pop(order, None)
            self._changed.wait_for(lambda: order not in self._under_hand)
            drawn = self._drawn.pop(order, None)
        return (_draw(order) if drawn is None else drawn).convert_alpha()

    def forget(self) -> None:
        """Nothing of all this is wanted any more."""
        with self._changed:
            self._waiting.clear()
            self._drawn.clear()

    def _work(self) -> None:
        while True:
            with self._changed:
                if not self._waiting:
                    self._hands -= 1
                    return
                order = next(iter(self._waiting))
                del self._waiting[order]
                self._under_hand.add(order)
            drawn = None
            # What cannot be drawn is told to whoever fetches it.
            with contextlib.suppress(pygame.error, OSError):
                drawn = _draw(order)
            with self._changed:
                self._under_hand.discard(order)
                if drawn is not None:
                    self._drawn[order] = drawn
                    if len(self._drawn) > DRAWN_MOST:
                        del self._drawn[next(iter(self._drawn))]
                self._changed.notify_all()


def _draw(order: Order) -> Surface:
    return pygame.image.load_sized_svg(order.path, order.size)
