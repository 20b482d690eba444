"""The reader's side of the window: what is on the screen is handed over when it has changed, and
what a reader asks for is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from game.reader.asked import ReaderWatch
from game.reader.node import Request, Screen

if TYPE_CHECKING:
    from game.reader.bridge import Bridge
    from game.reader.voice import Voice

#: Seconds between two looks at the screen, while somebody listens: what happens is told within a
#: tenth of a second, and a movement need not be followed closer.
LOOKS_EVERY = 0.05
#: Seconds between two times at which the system is asked whether a reader runs.
ASKS_EVERY = 2.0


class Window(Protocol):
    """What a reader wants of a window."""

    @property
    def has_focus(self) -> bool: ...

    @property
    def place(self) -> tuple[int, int, int, int]: ...

    def handed(self, make: Callable[[int | None], Bridge]) -> Bridge:
        """Return what is made with the window's handle, while the window is not shown."""


class Reader:
    """`see`: returns what is on the screen; `speaks`: in which language the voice of the system is
    wanted, "" for none; `say`: returns a text. Nothing of AccessKit or of a voice is loaded before
    somebody reads screens."""

    def __init__(
        self,
        window: Window,
        see: Callable[[], Screen],
        wake: Callable[[], None],
        speaks: Callable[[], str] = lambda: "",
        say: Callable[..., str] = str,
    ) -> None:
        self._window, self._see, self._wake = window, see, wake
        self._speaks, self._say = speaks, say
        self._asked: ReaderWatch | None = None
        self._has_come = False
        self._bridge: Bridge | None = None
        self._voice: Voice | None = None
        self._spoken = ""
        #: Whether somebody reads the screen.
        self.listens = False
        self._asks_at = self._looked_at = 0.0
        self._due: float | None = None
        self._words: list[str] = []
        self._is_urgent = False
        #: What was on the screen when it was read last.
        self.shown: object = None

    def begin(self) -> None:
        """Begin to watch for a reader."""
        self._asked = ReaderWatch(self._came)
        self._asked.begin()

    def _came(self) -> None:
        self._has_come = True
        self._wake()

    def requests(self) -> Iterator[Request]:
        """Yield what a reader asks for."""
        if self._bridge is not None:
            yield from self._bridge.requests()

    def say(self, sentence: str, *, is_urgent: bool = False) -> None:
        """Announce a sentence after those that wait."""
        if self.listens and sentence:
            self._words.append(sentence)
            self._is_urgent |= is_urgent

    def turn(self, now: float) -> None:
        """Follow the screen, as far as it is time."""
        if self._asked is not None and now >= self._asks_at:
            self._asks_at = now + ASKS_EVERY
            self._asked.look()
        if self._has_come:
            self._asked, self._has_come = None, False
            # Where there is no AccessKit for a system, it is not read.
            with suppress(ImportError):
                self._bridge = self._window.handed(self._bridged)
        begins = None if self._bridge is None else self._bridge.listens_from(now)
        is_read = begins is not None
        self._follow_voice()
        if begins is None and self._voice is not None:
            begins = now
        self.listens = begins is not None
        if begins is None:
            self._due = None
            return
        self._due = max(begins, self._looked_at + LOOKS_EVERY)
        if now < self._due:
            return
        self._looked_at, self._due = now, None
        screen = self._see()
        said, self._words = self._words, []
        if screen.shows is not self.shown:
            self.shown = screen.shows
            # A table has announced what it asks.
            said = [screen.tree.intro] * (screen.tree.intro not in said) + said
        words = " ".join(filter(None, said))
        is_urgent, self._is_urgent = self._is_urgent, False
        if self._bridge is not None and is_read:
            self._bridge.lies(self._window.place)
            has_focus = self._window.has_focus
            self._bridge.show(screen, words, is_urgent=is_urgent, is_focused=has_focus)
        if self._voice is not None:
            self._voice.show(screen, words, is_urgent=is_urgent, is_read=is_read)

    def _follow_voice(self) -> None:
        """Speak the language that is wanted now."""
        language = self._speaks()
        if language == self._spoken:
            return
        self.end()
        self._spoken = language
        if language:
            from game.reader.voice import Speaker, Voice, command_of

            command = command_of(language)
            self._voice = Voice(Speaker(command), self._say) if command else None

    def hush(self) -> None:
        """Let the voice fall silent: somebody has pressed something."""
        if self._voice is not None:
            self._voice.hush()

    def end(self) -> None:
        if self._voice is not None:
            self._voice.end()
        self._voice, self._spoken = None, ""

    def next_due(self) -> float | None:
        """Return when to look at the screen again, if nothing happens before."""
        return self._due

    def _bridged(self, handle: int | None) -> Bridge:
        from game.reader.bridge import Bridge

        return Bridge(handle, self._wake)
