"""The matches a player has kept: gone on with, watched, named, copied, given away, deleted; and
what is said where one of them cannot be opened."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import randbelow

from game.engine.chance import SeededChance
from game.paths import user_exports
from game.play.session.running import RunningTable
from game.reading.strict import MatchFault, MatchFileError, is_damage
from game.scenes.matches.scene import LoadActs, LoadScene, MatchActs, MatchMenu
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.storage.headline import Headline
from game.storage.match_codec import SavedMatch
from game.storage.match_store import DAMAGED_SUFFIX, MatchStore


class KeptMatches:
    """`sit_down` leads to a table, `watch_match` to a match that is watched again; `clock`: seconds
    that never go back."""

    def __init__(
        self,
        services: Services,
        store: MatchStore,
        sit_down: Callable[[RunningTable], None],
        watch_match: Callable[[SavedMatch], None],
        clock: Callable[[], float],
    ) -> None:
        self.services = services
        self.store = store
        self.sit_down = sit_down
        self.watch_match = watch_match
        self.clock = clock

    # The list -------------------------------------------------------------------------------

    def show(self) -> None:
        acts = LoadActs(self.go_on, self.watch, self.delete, self.more)
        self.services.stack.push(LoadScene(self.services, self._tables, acts))

    def _tables(self) -> list[Headline]:
        return [*self.store.going_on(), *self.store.finished(), *self.store.damaged()]

    # Opening --------------------------------------------------------------------------------

    def go_on(self, match_id: str) -> None:
        try:
            then = SeededChance(randbelow(2**32))
            saved, keeper = self.store.open(match_id, then, time.time)
        except MatchFileError as error:
            self._cannot_open(match_id, error.fault)
            return
        self.sit_down(RunningTable.from_match(saved, clock=self.clock, keeper=keeper))

    def watch(self, match_id: str) -> None:
        try:
            saved = self.store.load(match_id, SeededChance(0))
        except MatchFileError as error:
            self._cannot_open(match_id, error.fault)
            return
        self.watch_match(saved)

    def _cannot_open(self, match_id: str, fault: MatchFault) -> None:
        """A backup is offered, if there is a sound one; what is damaged is kept."""
        say = self._words(fault)
        if is_damage(fault):
            if self.store.backup(match_id, SeededChance(0)) is not None:
                go_on = partial(self._go_on_from_backup, match_id)
                self.services.stack.push(ConfirmScene(self.services, "saves.backup", go_on))
                return
            with suppress(OSError, MatchFileError):
                aside = self.store.set_aside(match_id).name
                self._tell(lambda: self.services.say("saves.set_aside", fault=say(), file=aside))
                return
        self._tell(say)

    def _go_on_from_backup(self, match_id: str) -> None:
        if self._done(lambda: self.store.set_aside(match_id)):
            self.go_on(match_id)

    # Changing what is kept ------------------------------------------------------------------

    def more(self, table: Headline) -> None:
        match_id = table.match_id
        acts = MatchActs(
            rename=lambda name: self._done(lambda: self.store.rename(match_id, name)),
            copy=lambda name: self._copy(
                match_id, name or game_name(self.services, table.variant_id)
            ),
            export=lambda: self._export(match_id),
        )
        self.services.stack.push(MatchMenu(self.services, table, acts))

    def _copy(self, match_id: str, name: str) -> None:
        name = self.services.say("saves.copy_of", name=name)
        self._done(lambda: self.store.copy(match_id, name, time.time()))

    def _export(self, match_id: str) -> None:
        def export() -> None:
            file = str(self.store.export(match_id, user_exports()))
            self._tell(lambda: self.services.say("saves.exported", file=file))

        self._done(export)

    def delete(self, match_id: str) -> None:
        is_damaged = match_id.endswith(DAMAGED_SUFFIX)
        remove = self.store.remove_damaged if is_damaged else self.store.remove
        self._done(lambda: remove(match_id))

    def _done(self, act: Callable[[], object]) -> bool:
        """Does it, or says why it cannot be done."""
        try:
            act()
        except MatchFileError as error:
            self._tell(self._words(error.fault))
        except OSError as error:
            detail = error.strerror or ""
            self._tell(lambda: self.services.say("saves.not_written", detail=detail))
        else:
            return True
        return False

    def _words(self, fault: MatchFault) -> Callable[[], str]:
        return lambda: self.services.say(fault.key, **dict(fault.facts))

    def _tell(self, say: Callable[[], str]) -> None:
        self.services.stack.push(NoticeScene(self.services, say))
