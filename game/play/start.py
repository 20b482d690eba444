"""What the game is to open with, when more is said than "open"."""

from __future__ import annotations

from typing import NamedTuple

from game.play.running import RunningTable


class Start(NamedTuple):
    """`table`: the one to sit down at; without it, the main menu. `is_kept`: it is saved as it is
    played. `language` is empty where the settings decide; `size` in pixels of the window."""

    table: RunningTable | None = None
    is_kept: bool = True
    language: str = ""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
