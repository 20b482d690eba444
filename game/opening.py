"""The start of the window, from nothing to the first picture.

The window opens, and the night behind the menu is begun to be drawn, before most of the game is
imported: importing takes as long as drawing does, and both go on at the same time.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.paths import is_safe, text_roots
from game.play.session.start import NoScreenError, NoWindowError, Start
from game.settings import ROWS, Settings
from game.storage.settings_file import SettingsFile
from game.ui.pictures import NIGHT, Pictures
from game.ui.process import keep_large_apart
from game.ui.svg_rasterizer import SvgRasterizer
from game.ui.system_wishes import SystemAsked, Wishes
from game.ui.window import UNSEEN, GameWindow
from game.variants import parents_of, words_of

if TYPE_CHECKING:
    from game.app import App
    from game.l10n.catalogue import Texts
    from game.scenes.shell.navigator import Navigator
    from game.scenes.shell.scene import Services
    from game.storage.people import People
    from game.trouble.journal import Journal
    from game.ui.audio import SoundPlayer

#: The new objects after which Python collects garbage by itself. It hardly ever does, as `App`
#: collects garbage when nothing else is due.
GARBAGE_MOST = 500_000
#: If this variable is set, a line on the terminal tells when the first picture can be seen.
READY_VARIABLE = "LOBA_SAY_READY"


def open_window(start: Start, clock: Callable[[], float] = time.perf_counter) -> int:
    """Run the game in a window, from the first picture to the last; return the exit code. May raise
    NoScreenError."""
    program = Program(start, clock)
    try:
        program.begin()
        program.go_on()
    except NoScreenError:
        raise
    except Exception as error:
        return program.end_with(error)
    finally:
        program.close()
    return 0


class Program:
    """The program from the opening of the window to its closing; what has not been made yet is
    None."""

    def __init__(self, start: Start, clock: Callable[[], float]) -> None:
        self.start = start
        self.clock = clock
        self.window: GameWindow | None = None
        self.audio: SoundPlayer | None = None
        self.services: Services | None = None
        self.journal: Journal | None = None
        #: What the system says of contrast, motion and text.
        self.system: Wishes = {}

    def begin(self) -> None:
        start = self.start
        file = self.file = SettingsFile()
        keep_large_apart()
        is_first = not (is_safe() or file.file.exists())
        settings = safe_settings() if is_safe() else file.read()
        file.only_now(settings, start.settings)
        follows = not is_safe() and os.environ.get("SDL_VIDEODRIVER") not in UNSEEN
        asked = SystemAsked() if follows else None
        window = self.window = window_on_screen(start.size)
        if asked is not None:
            self.system = asked.answer()
            file.follow(settings, self.system)
        if settings.fullscreen:
            window.toggle_fullscreen()
        rasterizer = SvgRasterizer(remembers=True)
        if start.table is None:
            Pictures(rasterizer).order_cover(NIGHT, *window.size)
        app = self.app = self._furnish(settings, rasterizer, file)
        services = app.services
        if start.table is None:
            # By now the modules of the menu are imported, but not those that its items lead to.
            from game.scenes.shell.menu import menu_at_first_sight

            menu = menu_at_first_sight(services)
            services.stack.push(menu)
            app.show()
            _say_ready()
            services.people = people_here()
            navigator = _navigator(services)
            navigator.at_menu()
            if start.file is not None:
                navigator.open_file(str(start.file))
            elif is_first:
                navigator.ask_name()
        else:
            services.backdrops.order("table", *["curtain"] if start.table.needs_curtain else [])
            services.people = people_here()
            _navigator(services).sit_down(start.table, start.is_kept, start.hosting)
        services.reopen = self._reopen
        services.open_texts = texts_of
        services.texts.look_up(parents_of, words_of)
        app.tell_of_files()
        _tell_of_additions(services)
        app.turn()
        while not services.stack.is_made:
            app.turn()
        if start.table is not None:
            _say_ready()

    def _furnish(self, settings: Settings, rasterizer: SvgRasterizer, file: SettingsFile) -> App:
        """Make the app; its modules are read only now."""
        from game.app import App
        from game.scenes.shell.scene import SceneStack, Services
        from game.ui.audio import SoundPlayer

        assert self.window is not None
        audio = self.audio = SoundPlayer(settings, clock=self.clock)
        # The files of games are read for their words after the first picture.
        services = Services(settings, first_texts_of, self.clock, self.window.size, rasterizer)
        services.stack = SceneStack()
        self.services = services
        return App(self.window, services, audio, file)

    def _reopen(self) -> None:
        """Begin at the menu with the player's files as they are now."""
        services = self.services
        assert services is not None
        fresh = safe_settings() if is_safe() else self.file.read()
        self.file.follow(fresh, self.system)
        for name in ROWS:
            setattr(services.settings, name, getattr(fresh, name))
        services.person, services.people = None, people_here()
        services.pad_owners.clear()
        services.read_texts_anew()
        _navigator(services).menu()
        services.settings_changed()
        self.app.tell_of_files()
        _tell_of_additions(services)

    def go_on(self) -> None:
        self.journal = _journal_begun()
        # Objects made so far stay: searching them for garbage would hold up a picture.
        gc.freeze()
        gc.set_threshold(GARBAGE_MOST)
        if pygame.display.get_driver() not in UNSEEN:
            self.app.reader.begin()
        self.app.run()

    def end_with(self, error: Exception) -> int:
        """Report an error, and return the exit code."""
        # Seldom needed, so it is not imported before.
        from game.scenes.shell.crash_scene import end_with

        if self.journal is not None:
            self.journal.failed("crash", error)
        if self.audio is not None:
            with suppress(Exception):
                self.audio.close()
        texts = texts_of(self.start.language) if self.services is None else self.services.texts
        return end_with(error, self.services, self.window, texts)

    def close(self) -> None:
        if self.journal is not None:
            self.journal.note("closed")
            self.journal.close()
        if self.audio is not None:
            self.audio.close()
        if self.services is not None:
            self.services.ahead.close()
            if self.services.guests is not None:
                self.services.guests.close()
        if self.window is not None:
            self.window.close()


def safe_settings() -> Settings:
    """Return the settings of a new copy, but with no sound."""
    return Settings(master_volume=0.0)


def people_here() -> People:
    from game.storage.names import Names, names_file
    from game.storage.people import People

    return People() if is_safe() else People.of_this_computer(Names(names_file()))


def _navigator(services: Services) -> Navigator:
    from game.scenes.shell.navigator import Navigator

    return Navigator(services)


def _tell_of_additions(services: Services) -> None:
    """Say what is wrong with files the player has added."""
    from game.scenes.shell.own_files import look_at_own_deck

    services.texts_opened()
    look_at_own_deck(services)


def _say_ready() -> None:
    if os.environ.get(READY_VARIABLE):
        print("ready", flush=True)


def _journal_begun() -> Journal:
    """Begin the journal: not before the first picture, as reading its modules takes time."""
    from game.trouble.journal import Journal
    from game.trouble.report import versions

    journal = Journal()
    driver = pygame.display.get_driver()
    journal.note("opened", **versions(), video=driver, safe=is_safe())
    return journal


def window_on_screen(size: tuple[int, int] | None) -> GameWindow:
    """Open the window. Where there is no screen SDL would open one that nobody sees, which we
    refuse unless its driver was asked for by name."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    if not asked:
        os.environ.pop("SDL_VIDEODRIVER", None)
    try:
        pygame.display.init()
    except (pygame.error, NotImplementedError) as error:
        raise NoScreenError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver != asked:
        raise NoScreenError
    try:
        return GameWindow("Loba", size)
    except pygame.error as error:
        raise NoWindowError(str(error)) from error


def texts_of(language: str, environ: Mapping[str, str] = os.environ) -> Texts:
    """Return the texts of a language; of the system's, if it is not named."""
    texts = first_texts_of(language, environ)
    texts.look_up(parents_of, words_of)
    return texts


def first_texts_of(language: str, environ: Mapping[str, str] = os.environ) -> Texts:
    """Return the texts of a language without asking which games extend others. Before the menu is
    up only the line of a match that goes on needs that; it is said again later."""
    from game.l10n.catalogue import Texts
    from game.l10n.languages import system_languages

    languages = [language] if language else system_languages(environ, sys.platform)
    return Texts(languages, text_roots())
