"""SDL itself is found where the packages of pygame keep it on each system."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame
import pytest

from game.ui import idle, window
from game.ui.sdl import candidates, sdl

#: Where the wheels of pygame-ce 2.5.8 have it, and where a built program may.
PLACES = {
    "Linux": "pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10",
    "Windows": "pygame/SDL2.dll",
    "Windows, built": "SDL2.dll",
    "macOS": "pygame/.dylibs/libSDL2-2.0.0.dylib",
    "macOS, built": "libSDL2-2.0.0.dylib",
}
#: What lies beside it, and is something else.
BESIDE = ("pygame/SDL2_image.dll", "pygame_ce.libs/libSDL2_ttf-2-e69aa315.0.so.0.2400.0")


@pytest.mark.parametrize("system", PLACES)
def test_it_is_looked_for_where_each_system_has_it(system: str, tmp_path: Path) -> None:
    for file in (PLACES[system], *BESIDE):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    files = [one for one in candidates(tmp_path / "pygame") if Path(one).is_absolute()]
    assert files == [str(tmp_path / PLACES[system])]


def test_the_sleep_and_the_window_call_the_same_one() -> None:
    pygame.display.init()
    found = sdl()
    assert found is not None
    assert idle.sdl is window.sdl is sdl
    version = (ctypes.c_uint8 * 3)()
    found.calls.SDL_GetVersion(version)
    assert tuple(version) == pygame.get_sdl_version()
