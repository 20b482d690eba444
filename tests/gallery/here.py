"""What decides here how letters and drawings become pixels."""

from __future__ import annotations

import platform

import pygame


def painted_by() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"pygame-ce {pygame.ver}, SDL {sdl}, {platform.system()} {platform.machine()}"
