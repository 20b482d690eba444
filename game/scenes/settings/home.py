"""Everything a player has in one file: made and restored in the window, and taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.paths import user_exports
from game.reading.apart import NEVER_BEGAN
from game.reading.faults import Message, message
from game.reading.files import entries
from game.reading.worker import DONE, Limits
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene, WaitScene
from game.scenes.shell.scene import Services
from game.storage.home import PREFIX, SUFFIX, Contents, HomeError, contents_here, home_here
from game.storage.home_file import (
    Packed,
    contents_of,
    free_file,
    packing,
    restoring,
)
from game.storage.home_swap import bring_back, contents_aside, finish, has_other, is_under_way
from game.storage.match_store import MatchStore
from game.view.home import in_words, left_out, when

#: The limits of making and of restoring; the seconds are those between two files.
LIMITS = Limits(seconds=60.0, mebibytes=1024)
#: The most files that were made before that are shown, the newest.
SHOWN_MOST = 5


class FoundHome(NamedTuple):
    """A file that was made here, and what is in it."""

    file: Path
    contents: Contents


class HomeFiles:
    """What can be done with everything a player has. Whatever fails is told."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.home = home_here()

    # What there is --------------------------------------------------------------------------

    def found(self) -> Iterator[FoundHome]:
        """Yield the files that were made here, the newest first."""
        made = [one for one in entries(user_exports(), [SUFFIX]) if one.name.startswith(PREFIX)]
        for file in made[: -SHOWN_MOST - 1 : -1]:
            with suppress(HomeError):
                yield FoundHome(file, contents_of(file))

    def other(self) -> Contents | None:
        """Return what was here before something was restored; None if nothing was."""
        return contents_aside(self.home) if has_other(self.home) else None

    # Making one -----------------------------------------------------------------------------

    def make(self) -> None:
        now = time.time()
        file = free_file(user_exports(), now)
        scene = WaitScene(self.services, "home.packing")

        def made(last: object) -> None:
            self.services.stack.take_away(scene)
            if isinstance(last, Packed):
                self._notice(partial(self._say_made, file, last))
            else:
                self._tell(last)

        self.services.stack.push(scene)
        self._begin(scene, made, packing, file, self.home, now)

    def _say_made(self, file: Path, made: Packed) -> str:
        texts = self.services.texts
        said = texts.text("home.made", inside=in_words(texts, made.contents), file=str(file))
        return "\n".join([said, *([left_out(texts, made.left_out)] if made.left_out else [])])

    # Restoring one --------------------------------------------------------------------------

    def ask(self, file: Path) -> None:
        """Say what is in a file and what it would replace; restore it if the player agrees."""
        try:
            contents = contents_of(file)
        except HomeError as error:
            self._tell(error.fault)
            return
        self._ask("home.restore", contents, partial(self._restore, file, contents))

    def ask_back(self) -> None:
        """Ask whether all is to be as it was before something was restored."""
        contents = self.other()
        if contents is not None:
            self._ask("home.back", contents, partial(self._bring_back, contents))

    def _ask(self, key: str, contents: Contents, do: Callable[[], None]) -> None:
        """Ask; and ask again where a match would be lost."""
        services, here = self.services, contents_here(self.home)

        def agreed() -> None:
            loss = services.loses()
            if loss:
                services.stack.push(ConfirmScene(services, loss, do))
            else:
                do()

        facts = {
            "date": lambda: when(services.texts, contents.made_at),
            "inside": lambda: in_words(services.texts, contents),
            "here": lambda: in_words(services.texts, here),
        }
        services.stack.push(ConfirmScene(services, key, agreed, **facts))

    def _restore(self, file: Path, contents: Contents) -> None:
        def restored(last: object) -> None:
            self._begin_anew("home.restored", contents, last)

        scene = self._leave()
        self._begin(scene, restored, restoring, file, self.home)

    def _bring_back(self, contents: Contents) -> None:
        self._leave()
        try:
            bring_back(self.home)
        except HomeError as error:
            self._begin_anew("", contents, error.fault)
        else:
            self._begin_anew("home.brought_back", contents, None)

    def _leave(self) -> WaitScene:
        """Leave everything: a table that is left writes its match."""
        services = self.services
        scene = WaitScene(services, "home.restoring")
        services.loses = str
        services.stack.start_over(scene)
        if services.guests is not None:
            services.guests.close()
            services.guests = None
        MatchStore().leave()
        return scene

    def _begin_anew(self, key: str, contents: Contents, last: object) -> None:
        """Show the menu of the home there is now, and say what has happened."""
        self.services.reopen()
        if isinstance(last, Message):
            self._tell(last)
        else:
            texts = self.services.texts
            self._notice(lambda: texts.text(key, inside=in_words(texts, contents)))

    # Work and words -------------------------------------------------------------------------

    def _begin(
        self,
        scene: WaitScene,
        then: Callable[[object], None],
        work: Callable[..., Iterator[object]],
        *args: object,
    ) -> None:
        """Do work beside the window; `then` gets its last result."""

        def ended(results: Sequence[object], how: str) -> None:
            if how == NEVER_BEGAN:
                results, how = list(work(*args)), DONE
            if how == DONE:
                then(results[-1])
                return
            # If the work was ended in the middle of the exchange, finish that.
            is_done = is_under_way(self.home)
            with suppress(HomeError):
                finish(self.home)
            then(None if is_done else message("home.fault.stopped", {}))

        services = self.services
        apart = services.ahead.begin(services.wake, LIMITS, ended, work, *args)
        scene.results = [] if apart is None else apart.results

    def _tell(self, fault: object) -> None:
        assert isinstance(fault, Message)
        self._notice(partial(fault.said, self.services.say))

    def _notice(self, say: Callable[[], str]) -> None:
        self.services.stack.push(NoticeScene(self.services, say))
