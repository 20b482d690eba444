"""The process in which the bots of a table think, as the table sees it.

Nothing here waits: the caller goes on at once. A thread takes the messages of the process and also
watches it. A process that ends, or in which a bot does not come back, is followed by another.
"""

from __future__ import annotations

import atexit
import contextlib
import pickle
import time
from collections.abc import Callable, Iterator, Mapping
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from game.engine.notation import AnyRules
from game.play.bots.worker import BEGUN, BETTER, FAILED, Maker, Message, Question, answers
from game.reading.worker import BROKE, SLOW, STARTS_WITHIN, TOLD, Limits, Worker

#: Messages about the process, not from it: it ended while a bot was thinking; a bot did not come
#: back, and the process was ended; there is no process any more, nor will there be.
LOST, LATE, CLOSED = "lost", "late", "closed"
#: How many processes may end, one after the other, before bots think elsewhere.
PROCESSES_MOST = 12
#: A bot has as long as its table waits; programs of people may complain on the terminal.
LIMITS = Limits(behind=10, complains=True)


class BotProcess:
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
        self._news: SimpleQueue[Message] = SimpleQueue()
        #: Guards the present process and the question it is to answer.
        self._lock = Lock()
        self._process: Worker | None = None
        self._open_question: Question | None = None
        self._is_closed = False
        self._keeper = Thread(target=self._keep, name="bots", daemon=True)
        atexit.register(self._leave)
        self._keeper.start()

    def ask(self, question: Question) -> None:
        self._send(question)

    def enough(self) -> None:
        """Tell the process that nobody waits for an answer any more."""
        self._send(None)

    def news(self) -> Iterator[Message]:
        with contextlib.suppress(Empty):
            while True:
                yield self._news.get_nowait()

    def start_anew(self) -> None:
        """End the process, because of a bot in it that does wrong; another one will follow."""
        with self._lock:
            self._open_question = None
            if self._process is not None:
                self._process.end()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.end()

    def _leave(self) -> None:
        """Wait, as the game ends, until no process is left: one that is starting would complain on
        the terminal that it was left alone."""
        self.close()
        self._keeper.join()

    def _send(self, question: Question | None) -> None:
        with self._lock:
            self._open_question = question
            if self._process is not None:
                self._process.ask(question)

    # In the thread --------------------------------------------------------------------------

    def _keep(self) -> None:
        # Its own exit handler ends all processes, and waits for those that have followed them. What
        # is registered last is called first.
        import multiprocessing.util  # noqa: F401

        atexit.unregister(self._leave)
        atexit.register(self._leave)
        self._start_each()
        atexit.unregister(self._leave)

    def _start_each(self) -> None:
        """Start one process after the other, as long as they are of use."""
        for _ in range(PROCESSES_MOST):
            try:
                process = Worker(LIMITS, answers, self._pack, name="loba bots")
            except (OSError, RuntimeError):
                break
            with self._lock:
                self._process = process
                if self._is_closed:
                    process.end()
                elif self._open_question is not None:
                    process.ask(self._open_question)
            was_of_use = self._listen(process)
            with self._lock:
                process.end()
            process.wait()
            if self._is_closed:
                return
            if not was_of_use:
                break
        self._tell(Message(CLOSED))

    def _listen(self, process: Worker) -> bool:
        """Take the messages of a process until it has ended, or should; return whether it could be
        asked at all."""
        until: float | None = time.monotonic() + STARTS_WITHIN
        was_of_use = False
        begun: Message | None = None
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

    def _tell(self, message: Message) -> None:
        self._news.put(message)
        if message.what not in (BEGUN, BETTER):
            self._wake()
