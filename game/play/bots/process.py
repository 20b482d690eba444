"""The process in which the bots of a table think, as the table sees it.

Nothing here waits: the caller goes on at once. A thread takes the messages of the process and also
watches it. A process that ends, or in which a bot does not come back, is followed by another.
"""

from __future__ import annotations

import contextlib
import pickle
import time
from collections.abc import Callable, Iterator, Mapping
from queue import Empty, SimpleQueue

from game.engine.notation import AnyRules
from game.play.bots.worker import BEGUN, BETTER, FAILED, BotMessage, Maker, Question, answers
from game.reading.worker import BROKE, SLOW, STARTS_WITHIN, TOLD, Followed, Limits, Worker

#: Messages about the process, not from it: it ended while a bot was thinking; a bot did not come
#: back, and the process was ended; there is no process any more, nor will there be.
LOST, LATE, CLOSED = "lost", "late", "closed"
#: How many processes may end, one after the other, before bots think elsewhere.
PROCESSES_MOST = 12
#: A bot has as long as its table waits; programs of people may complain on the terminal.
LIMITS = Limits(behind=10, complains=True)


class BotProcess(Followed):
    """The processes of the bots, one after the other. `wake`: called from a thread when there is
    something to hear. `patience`: a bot that is not back after this many seconds is ended. Raises
    what pickle raises if a bot cannot be sent."""

    def __init__(
        self,
        rules: AnyRules,
        makers: Mapping[int, Maker],
        wake: Callable[[], None],
        patience: float,
    ) -> None:
        self._pack = pickle.dumps((rules, dict(makers)))
        self._wake = wake
        self._patience = patience
        self._news: SimpleQueue[BotMessage] = SimpleQueue()
        #: What the present process is to answer.
        self._open_question: Question | None = None
        super().__init__("bots", self._follow)

    def ask(self, question: Question | None) -> None:
        """Ask the process; None: nobody waits for an answer any more."""
        with self._lock:
            self._open_question = question
            if self._worker is not None:
                self._worker.ask(question)

    def news(self) -> Iterator[BotMessage]:
        with contextlib.suppress(Empty):
            while True:
                yield self._news.get_nowait()

    def start_anew(self) -> None:
        """End the process, because of a bot in it that does wrong; another one will follow."""
        with self._lock:
            self._open_question = None
            if self._worker is not None:
                self._worker.end()

    # In the thread --------------------------------------------------------------------------

    def _follow(self) -> None:
        """Start one process after the other, as long as they are of use."""
        with contextlib.suppress(OSError, RuntimeError):
            for _ in range(PROCESSES_MOST):
                with self._started(LIMITS, answers, self._pack) as process:
                    if not self._listen(process):
                        break
        if not self._is_unwanted:
            self._tell(BotMessage(CLOSED))

    def _greet(self, worker: Worker) -> None:
        if self._open_question is not None:
            worker.ask(self._open_question)

    def _listen(self, process: Worker) -> bool:
        """Take the messages of a process until it has ended, or should; return whether it could be
        asked at all."""
        until: float | None = time.monotonic() + STARTS_WITHIN
        was_of_use = False
        begun: BotMessage | None = None
        while True:
            what, message = process.hear(until)
            if what in (SLOW, BROKE):
                if begun is not None and not process.has_to_end:
                    self._answered(begun.number)
                    self._tell(begun._replace(what=LATE if what == SLOW else LOST))
                return was_of_use
            if what != TOLD:
                continue
            was_of_use = True
            if message.what == BEGUN:
                begun, until = message, time.monotonic() + self._patience
            elif message.what != BETTER:
                begun = until = None
                self._answered(message.number)
            self._tell(message)
            if message.what == FAILED:
                return True

    def _answered(self, number: int) -> None:
        with self._lock:
            if self._open_question is not None and self._open_question.number == number:
                self._open_question = None

    def _tell(self, message: BotMessage) -> None:
        self._news.put(message)
        if message.what not in (BEGUN, BETTER):
            self._wake()
