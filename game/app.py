"""The loop: gestures go to the scenes, and what they show goes to the window."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Mapping
from functools import partial

import pygame

from game.l10n.catalogue import Catalogue as Texts
from game.l10n.languages import wanted
from game.paths import bundled, user_data
from game.play.start import NoScreenError, Start
from game.scenes.doors import Doors
from game.scenes.house import House
from game.scenes.notice import NoticeScene
from game.scenes.stack import SceneStack
from game.scenes.told import Teller
from game.storage.settings_file import SettingsFile
from game.ui.audio import Player
from game.ui.commands import FULLSCREEN
from game.ui.gestures import Command, Dropped, Exposed, QuitAsked, Resized
from game.ui.idle import Pacer, wait, wake
from game.ui.input import Input
from game.ui.painter import Painter
from game.ui.window import GameWindow

FRAMES_A_SECOND = 120
#: So many seconds a card takes to be made, seldom more.
MAKING = 0.003
#: After a change of size it is looked every so many seconds whether sharp pictures are drawn.
SHARPEN_AFTER = 0.012
#: Rubbish is looked for when there is leisure: so many things made since the last time, and so many
#: seconds in which nothing is to be done. There never is so much of it that it must go at once.
RUBBISH, LEISURE, RUBBISH_MOST = 20_000, 0.25, 500_000
#: Of what is wrong with the settings, so many sentences are told.
NOTICES_TOLD = 4
#: The way of SDL to paint for nobody.
UNSEEN = "offscreen"
#: Told on the terminal once the first picture can be seen.
READY_VARIABLE = "LOBA_SAY_READY"
#: What can be done, and where, is told there too: for tests that play in the window.
TELL_VARIABLE = "LOBA_TELL"


def open_window(start: Start) -> int:
    """The game, from the first picture to the last; gives the exit code. May raise
    NoScreenError."""
    file = SettingsFile()
    settings = file.read()
    file.only_now(settings, start.likes)
    window = _on_screen(start.size, settings.fullscreen)
    audio = Player(settings)
    house = House(settings, texts_of, time.monotonic, window.size)
    house.stack = SceneStack()
    # It takes longest, and can be drawn while the texts are read.
    house.backdrops.order("night" if start.table is None else "table")
    app = App(window, house, audio, file)
    doors = Doors(house)
    if start.table is not None:
        doors.sit_down(start.table, start.is_kept)
    else:
        doors.menu()
    app.tell_of_settings()
    app.turn()
    # What is there now stays: to look all through it for rubbish would hold up a picture.
    gc.freeze()
    gc.set_threshold(RUBBISH_MOST)
    if os.environ.get(READY_VARIABLE):
        print("ready", flush=True)
    try:
        app.run()
    finally:
        audio.close()
        window.close()
    return 0


def _on_screen(size: tuple[int, int] | None, fullscreen: bool) -> GameWindow:
    """Where there is no screen SDL would open a window that nobody sees, unless told to."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    if not asked:
        os.environ.pop("SDL_VIDEODRIVER", None)
    try:
        pygame.display.init()
        if pygame.display.get_driver() == UNSEEN != asked:
            raise NoScreenError
        return GameWindow("Loba", size, fullscreen)
    except (pygame.error, NotImplementedError) as error:
        raise NoScreenError(str(error)) from error


def texts_of(language: str, environ: Mapping[str, str] = os.environ) -> Texts:
    """The texts of a language; of the system's, if it is not named."""
    roots = [bundled("locales"), user_data() / "locales"]
    return Texts([language] if language else _system_languages(environ), roots)


def _system_languages(environ: Mapping[str, str]) -> list[str]:
    said = wanted(environ)
    if list(said):
        return list(said)
    return [
        "_".join(filter(None, (one.get("language"), one.get("country"))))
        for one in pygame.system.get_pref_locales()
    ]


class App:
    """Between two changes it sleeps; nothing is painted that is there already."""

    def __init__(
        self, window: GameWindow, house: House, audio: Player, file: SettingsFile
    ) -> None:
        self.window = window
        self.house = house
        self.audio = audio
        self._file = file
        self._settings_are_kept = True
        house.sound = audio.play
        house.wake = wake
        house.follow_settings = self._settings_changed
        self.painter = Painter(window.canvas)
        self.input = Input(house.settings.keys, house.kit.stage, house.settings.pad_keys)
        self._pacer = Pacer(FRAMES_A_SECOND)
        self._sharpen_at: float | None = None
        self._title = ""
        tells = bool(os.environ.get(TELL_VARIABLE))
        self._teller = Teller(house, partial(print, flush=True)) if tells else None

    def run(self) -> None:
        while not self.house.leaving:
            self._rest()
            self.turn()

    def tell_of_settings(self) -> None:
        """What was not as it should be in their file."""
        said = [self.house.say(one.key, **dict(one.facts)) for one in self._file.notices]
        if said:
            self.house.stack.push(NoticeScene(self.house, " ".join(said[:NOTICES_TOLD])))

    def turn(self) -> None:
        """Everything that is to be done now, once."""
        house = self.house
        for gesture in self.input.gestures():
            if isinstance(gesture, Resized):
                self._resized()
            elif isinstance(gesture, Command) and gesture.name == FULLSCREEN:
                if gesture.pressed:
                    house.settings.fullscreen = not self.window.is_fullscreen
                    self._settings_changed()
            elif isinstance(gesture, QuitAsked):
                house.leaving = True
            elif isinstance(gesture, Exposed):
                self.painter.forget()
            elif isinstance(gesture, Dropped):
                house.open_file(gesture.file)
            else:
                house.notice(gesture)
                house.stack.handle(gesture)
            self.input.typing = house.typing
            self.input.choosing = house.choosing_key
        now = house.clock()
        if self._sharpen_at is not None and now >= self._sharpen_at:
            self._sharpen_at = None if house.sharpen() else now + SHARPEN_AFTER
        house.stack.update(now)
        self.show()
        if self._teller is not None:
            self._teller.look()

    def show(self) -> None:
        self.input.stage = self.house.kit.stage
        stack = self.house.stack
        if self.painter.show(stack.sprites(), stack.still):
            self.window.flip()
        title = self.house.stack.top.title()
        if title != self._title:
            self._title = title
            self.window.name(title)

    def _settings_changed(self) -> None:
        """A setting is another now: it is kept, and all that hangs on it follows."""
        settings = self.house.settings
        self.input.remap(settings.keys, settings.pad_keys)
        self.audio.volumes_changed()
        if settings.fullscreen != self.window.is_fullscreen:
            self.window.toggle_fullscreen()
            self._resized()
        try:
            self._file.write(settings)
        except OSError as error:
            self._cannot_keep_settings(error)
        else:
            self._settings_are_kept = True

    def _cannot_keep_settings(self, error: OSError) -> None:
        """It is told once, and tried again at every change."""
        if self._settings_are_kept:
            detail = error.strerror or ""
            said = self.house.say("settings.notice.not_kept", detail=detail)
            self.house.stack.push(NoticeScene(self.house, said))
        self._settings_are_kept = False

    def _resized(self) -> None:
        self.window.renew()
        self.painter = Painter(self.window.canvas)
        if self.window.size != self.house.pixels:
            self.house.fit(self.window.size, hurried=True)
            self.house.stack.refit()
            self._sharpen_at = self.house.clock() + SHARPEN_AFTER

    def _make_ahead(self) -> None:
        """What the next pictures may show, as long as the next one is not due."""
        while self._pacer.due_in() > MAKING and self.house.kit.cards.make_ahead():
            pass

    def _rest(self) -> None:
        """Until something happens, or the next picture of what moves."""
        self._make_ahead()
        now = self.house.clock()
        self.audio.rest(now)
        moves = self.house.stack.due(now)
        times = [self.input.next_due(), self.audio.next_due(), self._sharpen_at]
        times += [None if moves is None else now + max(moves, self._pacer.due_in())]
        soonest = min((time for time in times if time is not None), default=None)
        if gc.get_count()[0] > RUBBISH and (soonest is None or soonest > now + LEISURE):
            gc.collect()
        wait(None if soonest is None else max(0.0, soonest - now))
        self._pacer.begin_frame()
