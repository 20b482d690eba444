"""The journal: when the game was opened and closed, on what it ran, and what went wrong meanwhile.

It is a small file, for those who help, in which old lines make room for new ones; nothing of the
people and their cards is in it. If it cannot be written, nothing is said.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from game.paths import user_data
from game.trouble.report import trace_of

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "loba.log"
BYTES_MOST, OLD_ONES = 128 * 1024, 2
_LINE = "%(asctime)s %(process)d %(message)s"


class Journal:
    """The journal, open from when it is made until it is closed. While it is open, errors in the
    program's other threads are noted as well: nobody else would hear of them."""

    def __init__(self, home: Path | None = None) -> None:
        self.file = (user_data() if home is None else home) / "logs" / NAME
        self._handler = self._opened()
        self._threads_said: Callable[[threading.ExceptHookArgs], object] = threading.excepthook
        threading.excepthook = self._thread_failed

    def _opened(self) -> logging.Handler:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            handler: logging.Handler = _Quiet(
                self.file, maxBytes=BYTES_MOST, backupCount=OLD_ONES, encoding="utf-8"
            )
        except OSError:
            return logging.NullHandler()
        handler.setFormatter(logging.Formatter(_LINE))
        return handler

    def note(self, what: str, **facts: object) -> None:
        """Note that `what` happened, in a word; the facts are plain: no names, no cards, no
        folders."""
        line = " ".join([what, *(f"{name}={value}" for name, value in facts.items())])
        record = logging.LogRecord("loba", logging.INFO, "", 0, line, None, None)
        self._handler.handle(record)

    def failed(self, what: str, error: BaseException) -> None:
        self.note("\n".join([what, *trace_of(error)]))

    def close(self) -> None:
        if threading.excepthook == self._thread_failed:
            threading.excepthook = self._threads_said
        self._handler.close()

    def _thread_failed(self, failure: threading.ExceptHookArgs) -> None:
        if failure.exc_value is not None:
            self.failed("thread", failure.exc_value)
        with suppress(Exception):
            self._threads_said(failure)


class _Quiet(RotatingFileHandler):
    """The file of the journal, which says nothing if the disk is full: that is told where a match
    cannot be kept."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Go on without this line."""


def note_survived(error: BaseException) -> None:
    """Note an error that ended nothing, such as one in another thread."""
    kind, trace, thread = type(error), error.__traceback__, threading.current_thread()
    threading.excepthook(threading.ExceptHookArgs((kind, error, trace, thread)))
