"""The loop: gestures go to the scenes, and what they show goes to the window."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from math import inf

import pygame

from game.paths import is_safe
from game.reader.node import Screen
from game.reader.reader import Reader
from game.scenes.shell.dialogs import LoadingScene, NoticeScene, notify, why_not
from game.scenes.shell.passage import Passage
from game.scenes.shell.scene import Services
from game.settings import NONE
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.breath import APART
from game.ui.commands import FULLSCREEN, VOICE
from game.ui.gestures import (
    KEYS,
    Command,
    Exposed,
    FileDropped,
    Gesture,
    Hidden,
    QuitAsked,
    Resized,
    Typed,
    is_press,
)
from game.ui.idle import Pacer, wait, wake
from game.ui.input import Input
from game.ui.painter import Painter
from game.ui.process import ends_on_signals, give_back
from game.ui.screen_lock import ScreenLock
from game.ui.window import GameWindow

FRAMES_A_SECOND = 120
#: The number of new objects from which garbage is collected, and the seconds for which nothing else
#: may be due then.
GARBAGE, LEISURE = 2_000, 0.25
#: The least seconds between two times at which garbage is collected and free memory returned.
TIDIES_EVERY = 10.0
#: Seconds between two looks at whether the machine runs on its battery.
POWER_EVERY = 30.0
#: Seconds without a hand at the game after which the night holds its breath.
ALONE_AFTER = 60.0
#: Seconds without a hand at the game after which work is begun that may be wanted later.
LEISURE_AFTER = 10.0
#: Seconds in which a question can be read.
TIME_TO_READ = 2.0
#: Sentences about what is wrong with files, at most at once; `loba doctor` says all.
NOTICES_TOLD = 4


class App:
    """The loop of the window. It sleeps between two changes, and paints only what has changed."""

    def __init__(
        self, window: GameWindow, services: Services, audio: SoundPlayer, file: SettingsFile
    ) -> None:
        self.window = window
        self.services = services
        self.audio = audio
        self._file = file
        #: Notices already shown of files that could not be written.
        self._not_kept: set[str] = set()
        services.sound, services.hush = audio.play, audio.cut_short
        services.wake, services.may_breathe = wake, self._may_breathe
        services.stack.breathes_from = services.clock() + APART
        services.follow_settings = self._settings_changed
        services.follow_keys = self._remap
        services.keep_people = self._keep_people
        self.input = Input(services.keymaps(), services.kit.stage, services.clock)
        self._take_canvas()
        self._pacer = Pacer(FRAMES_A_SECOND, services.clock)
        #: When to attend to the phones at the table, if none of them is heard before.
        self._attends_at: float | None = None
        self._tidy_at = 0.0
        self._power_at, self._on_battery = 0.0, False
        #: When somebody last did anything, and whether the window can be seen.
        self._hand_at, self._is_hidden = services.clock(), False
        self._leisure_at: float | None = self._hand_at + LEISURE_AFTER
        self._title = ""
        self._passage = Passage(services)
        self._lock = ScreenLock()
        self.reader = Reader(window, self._seen, wake, self._speaks, services.say)
        services.announce = self.reader.say
        #: Gestures that came before the scene they are for could be seen.
        self._early: list[Gesture] = []
        #: When the question was asked that comes before the window is closed.
        self._asked_at = 0.0

    def run(self) -> None:
        with ends_on_signals():
            try:
                while not self.services.leaving:
                    self._rest()
                    self.turn()
            finally:
                self.reader.end()

    def tell_of_files(self) -> None:
        """Show people the faults in the files of settings and people."""
        self.services.tell(*self._file.notices)
        self._show_notices()

    def _show_notices(self) -> None:
        """Show the next notices about files, unless something is just being made."""
        services, people = self.services, self.services.people
        services.tell(*people.notices, *people.names.notices)
        new = [one for one, is_shown in services.notices.items() if not is_shown]
        if new and not isinstance(services.stack.top, LoadingScene):
            services.notices.update(dict.fromkeys(new, True))
            said = partial(map, lambda one: one.said(services.say), new[:NOTICES_TOLD])
            services.stack.push(NoticeScene(services, lambda: " ".join(said())))

    def turn(self) -> None:
        """Do everything that is due now, once."""
        services = self.services
        self._follow_gestures()
        now = services.clock()
        if self._leisure_at is not None and now >= self._leisure_at:
            self._leisure_at = None
            if not self._on_battery:
                services.at_leisure()
        waits = services.guests.attend(now) if services.guests is not None else None
        self._attends_at = None if waits is None else now + waits
        self._lock.follow(services.guests is not None or services.stack.due(now) == 0, now)
        # While the next scene is being made, the picture of the last one stays.
        if services.stack.is_made:
            services.stack.update(now)
            self._show_notices()
        services.ahead.go_on(0.0, services.clock)
        if services.stack.is_made:
            self.show()
            self.reader.turn(now)

    def _seen(self) -> Screen:
        """Return what a screen reader is given."""
        services = self.services
        if not services.is_read:
            # Those who do not see a screen go by keys.
            services.is_read, services.device = True, KEYS
        top, tree = services.stack.top, services.stack.top.tree()
        return Screen(top, top.title(), tree, services.kit.stage.to_px)

    def _speaks(self) -> str:
        """Return the language that the voice of the system is to speak; "" where it is silent."""
        return self.services.texts.language if self.services.settings.voice else ""

    def _follow_gestures(self) -> None:
        services = self.services
        gestures, self._early = [*self._early, *self.input.gestures()], []
        for gesture in gestures:
            self._hand_at = services.clock()
            self._leisure_at = self._hand_at + LEISURE_AFTER
            if is_press(gesture) or isinstance(gesture, Typed):
                self.reader.hush()
            if isinstance(gesture, Hidden):
                self._is_hidden = True
                self.audio.nobody_listens()
            elif isinstance(gesture, Resized | Exposed):
                self._is_hidden = False
                self._resized()
            elif isinstance(gesture, Command) and gesture.name in (FULLSCREEN, VOICE):
                if gesture.pressed:
                    if gesture.name == VOICE:
                        services.settings.voice = not services.settings.voice
                    else:
                        services.settings.fullscreen = not self.window.is_fullscreen
                    self._settings_changed()
            elif isinstance(gesture, QuitAsked):
                self._close()
            elif isinstance(gesture, FileDropped):
                services.open_file(gesture.file)
            elif not services.stack.is_made:
                self._early.append(gesture)
            else:
                services.notice(gesture)
                if is_press(gesture):
                    self._passage.end()
                services.stack.handle(gesture)
            self.input.typing = services.stack.top.is_typing
            self.input.choosing = services.choosing_key
        for request in self.reader.requests():
            self._hand_at = services.clock()
            # It was meant for the screen that was read.
            if services.stack.is_made and self.reader.shown is services.stack.top:
                services.stack.top.asked(request)

    def show(self) -> None:
        stack = self.services.stack
        self.input.stage, self.input.typing = self.services.kit.stage, stack.top.is_typing
        sprites, still = stack.breathing(self.services.clock()), stack.still
        self._passage.look(sprites, self.window.canvas)
        passing = self._passage.sprites(sprites)
        if passing is not None:
            sprites, still = passing, 0
        patches = self.painter.show(sprites, still)
        if patches:
            self.window.flip(patches)
        title = self.services.stack.top.title()
        if title != self._title:
            self._title = title
            self.window.name(title)

    def _close(self) -> None:
        """Close the window. If that loses a match, ask first; closing again, after the time to read
        the question, is the answer."""
        services, question = self.services, self.services.loses()
        # The module of the question is imported only when it is needed.
        from game.scenes.shell.dialogs import ConfirmScene

        top = services.stack.top
        is_asked = isinstance(top, ConfirmScene) and top.key == question
        if not question or (is_asked and services.clock() > self._asked_at + TIME_TO_READ):
            services.leave()
        elif not is_asked:
            self._asked_at = services.clock()
            services.stack.push(ConfirmScene(services, question, services.leave))

    def _settings_changed(self) -> None:
        """Keep a setting that has changed, and let all that depends on it follow."""
        settings = self.services.settings
        self._remap()
        self.audio.volumes_changed()
        if settings.fullscreen != self.window.is_fullscreen:
            self.window.toggle_fullscreen()
            self._resized()
        if not is_safe():
            self._keep("settings.notice.not_kept", partial(self._file.write, settings))

    def _remap(self) -> None:
        self.input.keymaps = self.services.keymaps()

    def _keep_people(self) -> None:
        self._keep("people.notice.not_kept", self.services.people.keep_changes)

    def _keep(self, not_kept: str, write: Callable[[], None]) -> None:
        """Write a file; where that fails, say so once, and try again at every change."""
        try:
            write()
        except OSError as error:
            if not_kept not in self._not_kept:
                told = why_not(error, not_kept)
                notify(self.services, told.key, **dict(told.facts))
            self._not_kept.add(not_kept)
        else:
            self._not_kept.discard(not_kept)

    def _take_canvas(self) -> None:
        self.painter = Painter(self.window.canvas)
        self.input.density = self.window.density

    def _resized(self) -> None:
        """Follow another size or screen of the window, or the loss of its picture."""
        self.window.renew()
        self._take_canvas()
        self._passage.end()
        if self.window.size != self.services.pixels:
            self.services.fit(self.window.size, hurried=True)
            self.services.stack.refit()

    def _rest(self) -> None:
        """Sleep until something happens, or the next picture of a movement is due."""
        services, ahead, now = self.services, self.services.ahead, self.services.clock()
        self.audio.rest(now)
        moves = services.stack.due(now)
        times = [self.input.next_due(), self.audio.next_due(), self._lock.next_due()]
        times += [self._attends_at, self._leisure_at, self.reader.next_due()]
        if self._passage.is_under_way or ahead.is_urgent:
            moves = 0.0
        breathes = services.stack.breath_due(now)
        times += [None if breathes is None else now + breathes]
        times += [None if moves is None else now + max(moves, self._pacer.due_in())]
        soonest = min((time for time in times if time is not None), default=inf)
        if soonest > now + LEISURE:
            self._tidy_up(now)
        # What is urgent goes on with the next turn, after what was pressed meanwhile.
        if not ahead.is_urgent and ahead.go_on(soonest - services.clock(), services.clock):
            soonest = min(soonest, services.clock() + self._pacer.due_in())
        self._sleep(None if soonest == inf else max(0.0, soonest - services.clock()))
        self._pacer.begin_frame()

    def _may_breathe(self) -> bool:
        """Return whether things may move at rest: not without motion, on a battery, or where nobody
        is there to see it."""
        now = self.services.clock()
        if self._is_hidden or now >= self._hand_at + ALONE_AFTER:
            return False
        if now >= self._power_at:
            self._power_at = now + POWER_EVERY
            power = pygame.system.get_power_state()
            self._on_battery = power is not None and power.on_battery
        return self.services.settings.motion != NONE and not self._on_battery

    def _tidy_up(self, now: float) -> None:
        if now < self._tidy_at:
            return
        self._tidy_at = now + TIDIES_EVERY
        if gc.get_count()[0] > GARBAGE:
            gc.collect()
        give_back()

    def _sleep(self, seconds: float | None) -> None:
        """Sleep until something happens, for these seconds at most. Where another clock is used,
        this is replaced."""
        wait(seconds)
