"""What Loba finds where it runs: the player's files, the screen, sound, letters, gamepads.

Nothing is written to find out.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame._sdl2 import controller
from pygame._sdl2.audio import get_audio_device_names
from pygame._sdl2.video import get_drivers

from game.bots.levels import styles_read
from game.cli.screen_libraries import lacking
from game.engine import table
from game.l10n.check import findings
from game.l10n.languages import available
from game.l10n.letters import FONTS
from game.paths import is_safe, layers, user_data, user_settings, user_texts
from game.play.small_files import KINDS
from game.reading.apart import Apart
from game.reading.worker import DONE, MIB, Limits
from game.storage.match_store import MatchStore
from game.storage.small_file import SmallFileError
from game.trouble.report import trace_of, versions
from game.ui.audio import nothing_on_stderr, open_device
from game.ui.own_cards import SIZE_MOST, all_tried, own_cards
from game.ui.sdl import sdl
from game.ui.window import LEAST, UNSEEN, GameWindow
from game.ui.words import Words
from game.variants.catalogue import Catalogue

Value = str | int | bool | list[str]

#: The most faulty drawings that are named, each with its reason; of each kind of small file, the
#: most faults.
FLAWS_MOST = 60
#: The limits for checking all languages. Ours take three seconds.
LANGUAGES = Limits(seconds=60.0, mebibytes=1024)
#: With fewer free mebibytes a disk counts as nearly full. Matches need far less.
ROOM_LEAST = 50
#: The variables of the environment that are listed: those of Loba and of SDL.
VARIABLES = (
    *("LOBA_HOME", "LOBA_SAFE"),
    *("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY"),
)
#: The height of the letters that are tried, in pixels.
PX = 24


class Fact(NamedTuple):
    """A finding. `name` is the end of the key of its words, and its name in JSON. `hint`: the end
    of the key of a sentence, or one that is said elsewhere too; a finding without a hint is as it
    should be.
    """

    name: str
    value: Value
    hint: str = ""
    facts: Mapping[str, str | int] = {}


Look = Callable[[], Iterable[Fact]]
"""Yields the findings about one thing; if it fails, that is told as a finding."""


def looked_at(looks: Iterable[Look]) -> Iterator[Fact]:
    for look in looks:
        try:
            yield from look()
        except Exception as error:
            yield Fact("failed", f"{look.__name__}: {trace_of(error)[-1]}", "broke")


# The program and the player's files ------------------------------------------------------------


def see_program() -> Iterator[Fact]:
    for name, said in versions().items():
        if name in ("loba", "python", "system", "built"):
            yield Fact(name, said)
    yield Fact("compiled", table.__file__.endswith(tuple(EXTENSION_SUFFIXES)))
    yield Fact("safe", is_safe())


def see_folders() -> Iterator[Fact]:
    for name, folder in (("data", user_data()), ("settings", user_settings())):
        yield Fact(name, str(folder))
        fine = can_be_written(folder)
        hint = "" if fine else "not_writable"
        yield Fact(f"{name}_writable", fine, hint, {"folder": str(folder)})
    there = _there(user_data())
    if there.exists():
        room = shutil.disk_usage(there).free // MIB
        hint = "" if room >= ROOM_LEAST else "little_room"
        yield Fact("free", room, hint, {"least": ROOM_LEAST})


def can_be_written(folder: Path) -> bool:
    """Return whether a file could be written into a folder, or the folder be made."""
    there = _there(folder)
    if sys.platform == "win32":
        # There only those who try find out.
        try:
            with tempfile.TemporaryFile(dir=there):
                return True
        except OSError:
            return False
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _there(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists; a link counts, wherever it
    leads."""
    return next((one for one in (folder, *folder.parents) if os.path.lexists(one)), folder)


def see_small_files() -> Iterator[Fact]:
    if is_safe():
        return
    for kind, files in KINDS.items():
        faulty: list[Fact] = []
        is_there = False
        for small in files():
            try:
                seen = small.peek()
                is_there, notices = is_there or seen.stamp is not None, seen.notices
            except SmallFileError as error:
                is_there, notices = True, (error.told,)
            name = str(small.file)
            faulty += [Fact("file_faulty", name, one.key, dict(one.facts)) for one in notices]
        yield Fact(f"{kind}_file", is_there)
        yield from faulty[:FLAWS_MOST]


def see_matches() -> Iterator[Fact]:
    store = MatchStore()
    yield Fact("matches", len(store.going_on()))
    yield Fact("replays", len(store.finished()))


def see_languages() -> Iterator[Fact]:
    roots = layers("locales")
    apart = Apart(LANGUAGES, findings, roots)
    ended = apart.wait()
    wrong = {f"{one.file.parent.name}/{one.file.name}:{one.line}": None for one in apart.results}
    own = user_texts()
    if ended != DONE and own.exists():
        wrong[str(own)] = None
    hint = "language_faulty" if wrong else "broke" if ended != DONE else ""
    yield Fact("languages", available(roots), hint, {"places": ", ".join(list(wrong)[:5])})


def see_games() -> Iterator[Fact]:
    readings = Catalogue().readings()
    yield Fact("games", [name for name, one in readings.items() if one.variant is not None])
    for name, one in readings.items():
        if one.variant is None:
            yield Fact("game_faulty", name, "game_faulty", {"file": one.faults[0].file})


def see_bots() -> Iterator[Fact]:
    readings = styles_read()
    yield Fact("bots", [name for name, one in readings.items() if one.style is not None])
    for name, one in readings.items():
        if one.style is None:
            fault = one.faults[0]
            place: dict[str, str | int] = {"file": fault.file, "line": fault.line}
            hint = "bot_faulty" if fault.line else "bot_unread"
            yield Fact("bot_faulty", name, hint, place)


def see_cards() -> Iterator[Fact]:
    """Yield the findings about the cards the player has drawn."""
    flaws = all_tried(keeps=False).flaws
    facts = {"names": ", ".join(flaw.file for flaw in flaws[:5])}
    yield Fact("own_cards", len(own_cards()), "cards_faulty" if flaws else "", facts)
    for flaw in flaws[:FLAWS_MOST]:
        why: dict[str, str | int] = {"file": flaw.file, "most": SIZE_MOST // 1024}
        yield Fact("card_faulty", flaw.file, f"card_flaw.{flaw.fault}", why)


# The machine ----------------------------------------------------------------------------------


def see_versions() -> Iterator[Fact]:
    yield Fact("pygame", pygame.version.ver)
    yield Fact("sdl", ".".join(map(str, pygame.get_sdl_version())))


def see_video() -> Iterator[Fact]:
    try:
        with nothing_on_stderr():
            pygame.display.init()
    except pygame.error as error:
        libraries = lacking(os.environ)
        hint = "window.no_libraries" if libraries else "no_screen"
        yield Fact("video", "", hint, libraries or {"detail": str(error)})
        return
    driver = pygame.display.get_driver()
    libraries = lacking(os.environ) if driver in UNSEEN else {}
    hint = "window.no_libraries" if libraries else "unseen" if driver in UNSEEN else ""
    yield Fact("video", driver, hint, libraries)
    window, density = _window()
    yield from _screens(density)
    with nothing_on_stderr():
        # The game does not use renderers; they tell what kind of machine it is.
        yield Fact("renderers", [one.name for one in get_drivers()])
    yield window
    found = sdl()
    yield Fact("sdl_file", "" if found is None else found.file, "" if found else "no_sdl")


def _window() -> tuple[Fact, float]:
    """Return the finding about a hidden window, opened as the game opens its own, and the pixels it
    has for one point."""
    try:
        with nothing_on_stderr():
            window = GameWindow("Loba", LEAST, hidden=True)
    except pygame.error as error:
        return Fact("window", "", "no_window", {"detail": str(error)}), 1.0
    wide, high = window.size
    density = window.density
    window.close()
    pygame.display.init()
    return Fact("window", f"{wide}x{high}"), density


def _screens(density: float) -> Iterator[Fact]:
    """Yield the findings about the screens: SDL gives their sizes in points, of which each has
    `density` pixels, and the table needs pixels."""
    sizes = [
        (round(wide * density), round(high * density))
        for wide, high in pygame.display.get_desktop_sizes()
    ]
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


def see_sound() -> Iterator[Fact]:
    try:
        open_device()
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
        except (OSError, pygame.error):
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


LOOKS: tuple[Look, ...] = (
    *(see_program, see_folders, see_small_files, see_matches, see_languages, see_games, see_bots),
    *(see_cards, see_versions, see_video, see_sound, see_fonts, see_gamepads, see_variables),
)
