"""The loop: gestures go to the scenes, and what they show goes to the window."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.l10n.catalogue import Catalogue as Texts
from game.l10n.system import system_languages
from game.paths import is_safe, text_roots
from game.play.start import NoScreenError, Start
from game.scenes.first_sight import menu_at_first_sight
from game.scenes.house import House
from game.scenes.notice import NoticeScene
from game.scenes.stack import SceneStack
from game.settings import Settings
from game.storage.names import Names, names_file
from game.storage.people import People
from game.storage.settings_file import SettingsFile
from game.ui.audio import Player
from game.ui.commands import FULLSCREEN
from game.ui.gestures import PAD, Command, Dropped, Exposed, QuitAsked, Resized
from game.ui.idle import Pacer, wait, wake
from game.ui.input import Input
from game.ui.memory import give_back, keep_large_apart
from game.ui.painter import Painter
from game.ui.window import GameWindow

if TYPE_CHECKING:
    from game.play.running import RunningTable
    from game.scenes.doors import Doors
    from game.scenes.told import Teller
    from game.trouble.journal import Journal

FRAMES_A_SECOND = 120
#: So many seconds a card takes to be made, seldom more.
MAKING = 0.003
#: After a change of size it is looked every so many seconds whether sharp pictures are drawn.
SHARPEN_AFTER = 0.012
#: Rubbish is looked for when there is leisure: so many things made since the last time, and so many
#: seconds in which nothing is to be done. There never is so much of it that it must go at once.
RUBBISH, LEISURE, RUBBISH_MOST = 2_000, 0.25, 500_000
#: Memory that is free then goes back to the system. Not more often than every so many seconds.
TIDIES_EVERY = 10.0
#: Nobody reads a question in fewer seconds.
TIME_TO_READ = 2.0
#: Of what is wrong with the settings and the people, so many sentences are told.
NOTICES_TOLD = 4
#: The way of SDL to paint for nobody.
UNSEEN = "offscreen"
#: Told on the terminal once the first picture can be seen.
READY_VARIABLE = "LOBA_SAY_READY"
#: What can be done, and where, is told there too: for tests that play in the window.
TELL_VARIABLE = "LOBA_TELL"


def open_window(start: Start, clock: Callable[[], float] = time.monotonic) -> int:
    """The game, from the first picture to the last; gives the exit code. May raise
    NoScreenError."""
    sitting = Sitting(start, clock)
    try:
        sitting.begin()
        sitting.go_on()
    except NoScreenError:
        raise
    except Exception as error:
        return sitting.end_with(error)
    finally:
        sitting.close()
    return 0


class Sitting:
    """All that is there from the opening of the window to its closing; what has been made so far
    can be told from what is still None."""

    def __init__(self, start: Start, clock: Callable[[], float]) -> None:
        self.start = start
        self.clock = clock
        self.window: GameWindow | None = None
        self.audio: Player | None = None
        self.house: House | None = None
        self.journal: Journal | None = None

    def begin(self) -> None:
        start = self.start
        file = SettingsFile()
        keep_large_apart()
        settings = safe_settings() if is_safe() else file.read()
        file.only_now(settings, start.likes)
        window = self.window = window_on_screen(start.size, settings.fullscreen)
        audio = self.audio = Player(settings, clock=self.clock)
        house = self.house = House(settings, texts_of, self.clock, window.size)
        house.stack = SceneStack()
        # It takes longest, and can be drawn while the texts are read.
        house.backdrops.order(*_first_seen(start.table))
        self.app = App(window, house, audio, file)
        if start.table is None:
            # Most of the game is read only after something can be seen.
            house.stack.push(menu_at_first_sight(house))
            self.app.show()
            _say_ready()
            house.people = people_here()
            _doors(house).menu()
            self.app.tell_of_settings()
            _tell_of_additions(house)
            self.app.turn()
        else:
            house.people = people_here()
            _doors(house).sit_down(start.table, start.is_kept)
            self.app.tell_of_settings()
            _tell_of_additions(house)
            self.app.turn()
            _say_ready()

    def go_on(self) -> None:
        self.journal = _journal_begun()
        # What is there now stays: to look all through it for rubbish would hold up a picture.
        gc.freeze()
        gc.set_threshold(RUBBISH_MOST)
        self.app.run()

    def end_with(self, error: Exception) -> int:
        """Gives the exit code."""
        # What is hoped never to be needed is not read before.
        from game.scenes.mishap import end_with

        if self.journal is not None:
            self.journal.failed("crash", error)
        if self.audio is not None:
            with suppress(Exception):
                self.audio.close()
        texts = texts_of(self.start.language) if self.house is None else self.house.texts
        return end_with(error, self.house, self.window, texts)

    def close(self) -> None:
        if self.journal is not None:
            self.journal.note("closed")
            self.journal.close()
        if self.audio is not None:
            self.audio.close()
        if self.window is not None:
            self.window.close()


def safe_settings() -> Settings:
    """Those of a new copy, and silent."""
    return Settings(master_volume=0.0)


def people_here() -> People:
    return People() if is_safe() else People.of_this_computer(Names(names_file()))


def _first_seen(table: RunningTable | None) -> tuple[str, ...]:
    """What lies behind the first picture."""
    if table is None:
        return ("night",)
    return ("table", "curtain") if table.needs_curtain else ("table",)


def _doors(house: House) -> Doors:
    from game.scenes.doors import Doors

    return Doors(house)


def _tell_of_additions(house: House) -> None:
    """What is wrong with what the player has added."""
    from game.scenes.own_deck import tell_of_flaws

    house.texts_opened()
    tell_of_flaws(house)


def _say_ready() -> None:
    if os.environ.get(READY_VARIABLE):
        print("ready", flush=True)


def _journal_begun() -> Journal:
    """What it is made of takes time to read, so it is not asked for before the first picture."""
    from game.trouble.journal import Journal
    from game.trouble.report import versions

    journal = Journal()
    driver = pygame.display.get_driver()
    journal.note("opened", **versions(), video=driver, safe=is_safe())
    return journal


def window_on_screen(size: tuple[int, int] | None, fullscreen: bool) -> GameWindow:
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
    return Texts([language] if language else system_languages(environ), text_roots())


def _teller(house: House) -> Teller:
    from game.scenes.told import Teller

    return Teller(house, partial(print, flush=True))


class App:
    """Between two changes it sleeps; nothing is painted that is there already."""

    def __init__(self, window: GameWindow, house: House, audio: Player, file: SettingsFile) -> None:
        self.window = window
        self.house = house
        self.audio = audio
        self._file = file
        #: What has been told of what cannot be written.
        self._not_kept: set[str] = set()
        house.sound = audio.play
        house.wake = wake
        house.follow_settings = self._settings_changed
        self.painter = Painter(window.canvas)
        house.follow_keys = self._remap
        house.keep_people = self._keep_people
        keys, pad_keys = house.own_keys(), house.own_keys(PAD)
        self.input = Input(keys, house.kit.stage, pad_keys, house.clock)
        self._pacer = Pacer(FRAMES_A_SECOND, house.clock)
        self._sharpen_at: float | None = None
        self._tidy_at = 0.0
        self._title = ""
        #: When the question was put that closing the window leads to.
        self._asked_at = 0.0
        tells = bool(os.environ.get(TELL_VARIABLE))
        self._teller = _teller(house) if tells else None

    def run(self) -> None:
        while not self.house.leaving:
            self._rest()
            self.turn()

    def tell_of_settings(self) -> None:
        """What was not as it should be in their files."""
        told = [*self._file.notices, *self.house.people.notices][:NOTICES_TOLD]
        if told:
            say = self.house.say
            sentences = partial(map, lambda one: say(one.key, **dict(one.facts)), told)
            self.house.stack.push(NoticeScene(self.house, lambda: " ".join(sentences())))

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
                self._close()
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

    def _close(self) -> None:
        """Somebody closes the window. What could not be kept is not lost unasked; who has had the
        time to read what is asked, and closes it again, has answered."""
        house, question = self.house, self.house.loses()
        # What asks is read only when it is needed.
        from game.scenes.confirm import ConfirmScene

        top = house.stack.top
        is_asked = isinstance(top, ConfirmScene) and top.key == question
        if not question or (is_asked and house.clock() > self._asked_at + TIME_TO_READ):
            house.leave()
        elif not is_asked:
            self._asked_at = house.clock()
            house.stack.push(ConfirmScene(house, question, house.leave))

    def _settings_changed(self) -> None:
        """A setting is another now: it is kept, and all that hangs on it follows."""
        settings = self.house.settings
        self._remap()
        self.audio.volumes_changed()
        if settings.fullscreen != self.window.is_fullscreen:
            self.window.toggle_fullscreen()
            self._resized()
        if not is_safe():
            self._keep("settings.notice.not_kept", partial(self._file.write, settings))

    def _remap(self) -> None:
        self.input.remap(self.house.own_keys(), self.house.own_keys(PAD))

    def _keep_people(self) -> None:
        self._keep("people.notice.not_kept", self.house.people.keep_changes)

    def _keep(self, not_kept: str, write: Callable[[], None]) -> None:
        """Where it does not work it is told once, and tried again at every change."""
        try:
            write()
        except OSError as error:
            if not_kept not in self._not_kept:
                detail = error.strerror or ""
                say = partial(self.house.say, not_kept, detail=detail)
                self.house.stack.push(NoticeScene(self.house, say))
            self._not_kept.add(not_kept)
        else:
            self._not_kept.discard(not_kept)

    def _resized(self) -> None:
        self.window.renew()
        self.painter = Painter(self.window.canvas)
        if self.window.size != self.house.pixels:
            self.house.fit(self.window.size, hurried=True)
            self.house.stack.refit()
            self._sharpen_at = self.house.clock() + SHARPEN_AFTER

    def _make_ahead(self) -> None:
        """What the next pictures may show, and then say, as long as the next one is not due."""
        cards, texts = self.house.kit.cards, self.house.texts
        while self._pacer.due_in() > MAKING and (cards.make_ahead() or texts.read_ahead()):
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
        if soonest is None or soonest > now + LEISURE:
            self._tidy_up(now)
        self._sleep(None if soonest is None else max(0.0, soonest - now))
        self._pacer.begin_frame()

    def _tidy_up(self, now: float) -> None:
        if now < self._tidy_at:
            return
        self._tidy_at = now + TIDIES_EVERY
        if gc.get_count()[0] > RUBBISH:
            gc.collect()
        give_back()

    def _sleep(self, seconds: float | None) -> None:
        """Until something happens, for so long at most. Another clock needs another sleep."""
        wait(seconds)
