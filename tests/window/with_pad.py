"""Starts the game with a gamepad plugged in that no hand holds.

Each line on the standard input moves it: the name of a button, and 1 or 0 for down or up.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from pathlib import Path

# Read by SDL as it is loaded.
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

import pygame

from game.__main__ import main
from game.ui.pads import BUTTONS
from tests.window.telling import tell

GAMEPAD, AXES, BUTTONS_MOST = 1, 6, 21
SEEN_AT_LAST = 5.0


def plug_in() -> tuple[ctypes.CDLL, ctypes.c_void_p]:
    """Into the same SDL that the game uses."""
    libraries = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    sdl = ctypes.CDLL(str(next(libraries.glob("libSDL2-2*.so*"))))
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickGetButton.argtypes = [ctypes.c_void_p, ctypes.c_int]
    pygame.joystick.init()
    pad = sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS_MOST, 0)
    assert pad >= 0, pygame.get_error()
    return sdl, ctypes.c_void_p(sdl.SDL_JoystickOpen(pad))


def obey(sdl: ctypes.CDLL, pad: ctypes.c_void_p) -> None:
    """One after the other: the game must have seen a button before it moves again."""
    numbers = {name: number for number, name in BUTTONS.items()}
    for line in sys.stdin:
        name, pressed = line.split()
        sdl.SDL_JoystickSetVirtualButton(pad, numbers[name], int(pressed))
        until = time.monotonic() + SEEN_AT_LAST
        while sdl.SDL_JoystickGetButton(pad, numbers[name]) != int(pressed):
            assert time.monotonic() < until, f"{name} is not seen"
            time.sleep(0.002)


if __name__ == "__main__":
    tell()
    threading.Thread(target=obey, args=plug_in(), daemon=True).start()
    raise SystemExit(main())
