"""The room with the records: keeps them up to date, shows them, and writes them down as a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from game.paths import user_exports
from game.play.archive import Archive
from game.reading.whole_file import write_whole
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.scenes.statistics.scene import StatisticsActs, StatisticsScene
from game.storage.names import Names, names_file
from game.storage.records import Records, RecordsBusyError, RecordsDamagedError, records_file
from game.storage.standings import Standings, Who
from game.view.scores.sheet import records_csv

EXPORT = "loba.csv"
#: Records of nothing, as long as there are none.
NOWHERE = Path(":memory:")


class RecordsFlow:
    """`play`: to a new table."""

    def __init__(self, services: Services, play: Callable[[], None]) -> None:
        self.services = services
        self._play = play
        self.archive = Archive(None, services.wake)
        #: Of the file whose values were looked at last: its time and size.
        self._checked: tuple[int, int] | None = None

    def open(self) -> None:
        self.archive.bring_up_to_date()
        acts = StatisticsActs(self._play, self.export, self._ask_to_forget)
        self.services.stack.push(StatisticsScene(self.services, self.standings, self.archive, acts))

    def _ask_to_forget(self, person: Who) -> None:
        forget = partial(self.forget, person.name)
        question = ConfirmScene(
            self.services, "statistics.forget", forget, name=person.name, count=person.played
        )
        self.services.stack.push(question)

    def forget(self, name: str) -> None:
        """Matches that are over count for this person no more. The others keep theirs."""
        names = Names(names_file())
        try:
            names.forget_matches(name, time.time())
        except OSError as error:
            self._tell("people.notice.not_done", detail=error.strerror or "")
            return
        # If somebody writes just now, the archive sees to it as soon as it can.
        with suppress(RecordsBusyError), Records(records_file()) as records:
            records.make_changes(names.changes)
        self.archive.bring_up_to_date()
        self.archive.version += 1

    def export(self) -> None:
        """Everything the records know goes where people look for files."""
        file = user_exports() / EXPORT
        try:
            with self.standings() as known:
                told = records_csv(
                    known.lines(), self.services.texts, partial(game_name, self.services)
                )
            # The mark at the beginning tells spreadsheets how the letters are written.
            write_whole(file, told.encode("utf-8-sig"))
        except (OSError, RecordsBusyError) as error:
            detail = str(error.__cause__ or error)
            self._tell("statistics.not_exported", file=str(file), detail=detail)
        else:
            self._tell("statistics.exported", file=str(file))

    @contextmanager
    def standings(self) -> Iterator[Standings]:
        """As the records are now. The archive makes the file: that takes longer than a picture
        may."""
        file = records_file()
        with Records(file if file.exists() else NOWHERE) as records:
            self._check(file, records)
            yield Standings(records)

    def _check(self, file: Path, records: Records) -> None:
        """Once for every change of the file."""
        try:
            told = file.stat()
        except OSError:
            return
        stamp = told.st_mtime_ns, told.st_size
        if stamp == self._checked:
            return
        try:
            records.check_values()
        except RecordsDamagedError:
            self.archive.bring_up_to_date()
            raise
        self._checked = stamp

    def _tell(self, key: str, **facts: str) -> None:
        self.services.stack.push(
            NoticeScene(self.services, partial(self.services.say, key, **facts))
        )
