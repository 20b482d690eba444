"""The yardstick: a bare pygame-ce window with as many cards, painted anew with plain blits at every
movement of the mouse. No rules, no layout, no shadows, no words. Not to be run by hand.

Arguments: WIDTH HEIGHT
"""

from __future__ import annotations

import os
import time

os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"

import pygame

from benchmarks.window_told import Orders, Watch, say
from game.paths import bundled
from game.ui.idle import wait

MELDED, HELD = 78, 20
RANKS, SUITS = ("A", *map(str, range(2, 11)), "J", "Q", "K"), "CDHS"


class Bare:
    def __init__(self, size: tuple[int, int]) -> None:
        pygame.display.init()
        self.window = pygame.Window("bare", size)
        self.canvas = self.window.get_surface()
        scale = size[1] / 1080
        felt = pygame.image.load_sized_svg(bundled("assets/art") / "table.svg", size)
        self.felt = pygame.transform.smoothscale(felt, size).convert()
        small, large = _faces(round(118 * scale)), _faces(round(250 * scale))
        self.cards = [
            (small[at % len(small)], ((20 + at % 39 * 48) * scale, (150 + at // 39 * 150) * scale))
            for at in range(MELDED)
        ]
        self.cards += [(large[at], ((380 + at * 60) * scale, 800 * scale)) for at in range(HELD)]
        self.carried = large[HELD]

    def paint(self, at: tuple[int, int]) -> None:
        self.canvas.blit(self.felt, (0, 0))
        self.canvas.fblits(self.cards)
        self.canvas.blit(self.carried, at)
        self.window.flip()


def _faces(height: int) -> list[pygame.Surface]:
    folder = bundled("assets/cards")
    return [
        pygame.image.load_sized_svg(folder / f"{rank}{suit}.svg", (height, height)).convert_alpha()
        for rank in RANKS
        for suit in SUITS
    ]


def main(width: str, height: str) -> None:
    say({"begins": time.monotonic()})
    bare = Bare((int(width), int(height)))
    watch = Watch()
    bare.paint((0, 0))
    say({"ready": time.monotonic()})
    middle = {"card": [int(width) // 2, int(height) // 2], "carries": True, "is_quiet": True}
    orders = Orders({"begin": watch.begin, "end": watch.end, "where": lambda: middle})
    while orders.obey():
        wait(None)
        watch.woke()
        moved = [event for event in pygame.event.get() if event.type == pygame.MOUSEMOTION]
        if moved:
            bare.paint(moved[-1].pos)
            watch.shown()
