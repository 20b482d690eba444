"""What the machine offers: a screen, sound, letters, gamepads. Nothing is opened for longer than it
takes to look."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
from pygame._sdl2 import controller
from pygame._sdl2.audio import get_audio_device_names

from game.checkup.facts import Fact
from game.l10n.letters import FONTS
from game.ui.audio import nothing_on_stderr
from game.ui.window import LEAST, UNSEEN, GameWindow
from game.ui.words import Words

#: What is said about where SDL is to look.
VARIABLES = (
    *("LOBA_HOME", "LOBA_SAFE"),
    *("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY"),
)
#: The height of the letters that are tried.
PX = 24


def see_versions() -> Iterator[Fact]:
    yield Fact("pygame", pygame.version.ver)
    yield Fact("sdl", ".".join(map(str, pygame.get_sdl_version())))


def see_video() -> Iterator[Fact]:
    try:
        with nothing_on_stderr():
            pygame.display.init()
    except pygame.error as error:
        yield Fact("video", "", "no_screen", {"detail": str(error)})
        return
    driver = pygame.display.get_driver()
    yield Fact("video", driver, "unseen" if driver in UNSEEN else "")
    sizes = pygame.display.get_desktop_sizes()
    rates = pygame.display.get_desktop_refresh_rates()
    is_small = all(wide < LEAST[0] or high < LEAST[1] for wide, high in sizes)
    yield Fact(
        "displays",
        [
            f"{wide}x{high}" + (f" {rate} Hz" if rate else "")
            for (wide, high), rate in zip(sizes, rates, strict=True)
        ],
        "small" if is_small else "",
        {"wide": LEAST[0], "high": LEAST[1]},
    )
    yield from _renderers()
    yield from _window()


def _renderers() -> Iterator[Fact]:
    # The game paints without; they tell what kind of machine it is.
    from pygame._sdl2.video import get_drivers

    with nothing_on_stderr():
        yield Fact("renderers", [one.name for one in get_drivers()])


def _window() -> Iterator[Fact]:
    """A hidden one, as the game opens it, and what it paints on."""
    try:
        with nothing_on_stderr():
            window = GameWindow("Loba", LEAST, fullscreen=False, hidden=True)
    except pygame.error as error:
        yield Fact("window", "", "no_window", {"detail": str(error)})
        return
    wide, high = window.size
    yield Fact("window", f"{wide}x{high}")
    window.close()


def see_sound() -> Iterator[Fact]:
    try:
        with nothing_on_stderr():
            pygame.mixer.init(44100, -16, 2, 512)
    except (pygame.error, NotImplementedError) as error:
        yield Fact("audio", "", "no_sound", {"detail": str(error)})
        return
    try:
        yield Fact("audio", pygame.mixer.get_driver())
        yield Fact("outputs", list(get_audio_device_names(False)))
    finally:
        pygame.mixer.quit()


def see_fonts() -> Iterator[Fact]:
    pygame.font.init()
    words = Words()
    there, gone = [], []
    for face in FONTS:
        try:
            words.font(face, PX)
            there.append(face)
        except (OSError, ImportError, pygame.error):
            gone.append(face)
    hint = "font_gone" if gone else ""
    yield Fact("fonts", there, hint, {"names": ", ".join(gone)})


def see_gamepads() -> Iterator[Fact]:
    pygame.joystick.init()
    try:
        pads = [pygame.joystick.Joystick(at) for at in range(pygame.joystick.get_count())]
        names = [pad.get_name() for pad in pads]
        strange = [name for at, name in enumerate(names) if not controller.is_controller(at)]
        hint = "strange_pad" if strange else ""
        yield Fact("gamepads", names, hint, {"names": ", ".join(strange)})
    finally:
        pygame.joystick.quit()


def see_variables() -> Iterator[Fact]:
    said = [f"{name}={os.environ[name]}" for name in VARIABLES if os.environ.get(name)]
    yield Fact("variables", said)


LOOKS = (see_versions, see_video, see_sound, see_fonts, see_gamepads, see_variables)
