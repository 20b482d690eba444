"""Drawing of SVG files in threads: what will soon be needed is drawn while the game goes on."""

from __future__ import annotations

import contextlib
from pathlib import Path
from threading import Condition, Thread
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.drawn_before import drawn_before, keep_drawn, make_room

WORKERS = 2
#: The most drawings that wait to be fetched; the oldest are dropped. A full table has 120, all of
#: which are wanted at once after the window was resized.
DRAWN_MOST = 160
#: The most seconds that `wait` takes.
PATIENCE = 0.004


class Order(NamedTuple):
    """A drawing, and the size in which it is wanted."""

    path: Path
    size: tuple[int, int]


class SvgRasterizer:
    """A rasterizer with threads, which end when nothing is left to do. `remembers`: drawings are
    kept for the next run, once nothing else waits to be drawn."""

    def __init__(self, remembers: bool = False) -> None:
        self._remembers = remembers
        self._changed = Condition()
        self._waiting: dict[Order, None] = {}
        self._in_work: set[Order] = set()
        self._drawn: dict[Order, Surface] = {}
        self._to_keep: list[tuple[Order, Surface]] = []
        self._workers = 0
        self._is_held = False

    def hold(self) -> None:
        """Hold back what is ordered until `begin`."""
        self._is_held = True

    def begin(self) -> None:
        with self._changed:
            self._is_held = False
            self._start_workers()

    def _start_workers(self) -> None:
        wanted = 0 if self._is_held else len(self._waiting)
        while self._workers < min(WORKERS, max(wanted, bool(self._to_keep))):
            self._workers += 1
            Thread(target=self._work, daemon=True).start()

    def order(self, order: Order) -> None:
        with self._changed:
            if order in self._drawn or order in self._in_work:
                return
            self._waiting[order] = None
            self._start_workers()

    @property
    def open_orders(self) -> int:
        """The number of orders that are not drawn yet."""
        with self._changed:
            return len(self._waiting) + len(self._in_work)

    @property
    def is_done(self) -> bool:
        """Whether all that was ordered is drawn."""
        return not self.open_orders

    def wait(self) -> bool:
        """Wait a moment for what was ordered, less than a frame; return whether all of it is
        drawn."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._waiting or self._in_work), PATIENCE)

    def has(self, order: Order) -> bool:
        """Return whether a drawing is done and not fetched yet."""
        with self._changed:
            return order in self._drawn

    def fetch(self, order: Order) -> Surface:
        """Return a drawing. If a thread is at it, wait; if none has begun, draw it here."""
        with self._changed:
            self._waiting.pop(order, None)
            self._changed.wait_for(lambda: order not in self._in_work)
            drawn = self._drawn.pop(order, None)
        if drawn is None:
            drawn = self._made(order)
            with self._changed:
                self._start_workers()
        return drawn.convert_alpha()

    def _made(self, order: Order) -> Surface:
        before = drawn_before(order.path, order.size) if self._remembers else None
        if before is not None:
            return before
        drawn = _draw(order)
        if self._remembers:
            self._to_keep.append((order, drawn))
        return drawn

    def forget(self) -> None:
        """Drop all orders and drawings."""
        with self._changed:
            self._waiting.clear()
            self._drawn.clear()

    def _work(self) -> None:
        while True:
            with self._changed:
                order = None if self._is_held else next(iter(self._waiting), None)
                if order is not None:
                    del self._waiting[order]
                    self._in_work.add(order)
                elif self._workers > 1 or not self._to_keep:
                    self._workers -= 1
                    return
            if order is None:
                self._keep()
            else:
                self._fulfil(order)

    def _fulfil(self, order: Order) -> None:
        drawn = None
        # An error is raised when the drawing is fetched.
        with contextlib.suppress(pygame.error, OSError):
            drawn = self._made(order)
        with self._changed:
            self._in_work.discard(order)
            if drawn is not None:
                self._drawn[order] = drawn
                if len(self._drawn) > DRAWN_MOST:
                    del self._drawn[next(iter(self._drawn))]
            self._changed.notify_all()

    def _keep(self) -> None:
        """Write one drawing for the next run."""
        order, drawn = self._to_keep.pop()
        keep_drawn(order.path, order.size, drawn)
        if not self._to_keep:
            make_room()


def _draw(order: Order) -> Surface:
    return pygame.image.load_sized_svg(order.path, order.size)
