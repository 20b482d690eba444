"""A process beside this one that runs a generator within limits, and is never left behind.

The generator stands at the top of a module. What it yields is told one by one, so that it is known
how far the work had come when it was ended. It may be asked questions while it works.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from game.reading import process_group

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: What is heard: the work begins; a result; all is told; it took too long; it crashed, or took too
#: much memory.
BEGUN, TOLD, DONE, SLOW, BROKE = "begun", "told", "done", "slow", "broke"
#: Seconds in which a process has to begin its work; longer is not worth waiting for. To import its
#: modules takes a tenth.
STARTS_WITHIN = 20.0
#: How many times its seconds of the processor the work may take by the clock.
PATIENCE = 10
#: Seconds the process may live beyond its limit, should the game be gone that would end it.
ALONE = 1.0
MIB = 2**20
#: The file in which Linux tells how many pages a process takes.
PAGES = Path("/proc/self/statm")


class Limits(NamedTuple):
    """What the work may take; 0: as much as it likes. `seconds`: of the processor, the most between
    two results; where others keep the processor busy, or the system does not count, `PATIENCE`
    times these by the clock. `mebibytes`: the memory beyond what the process begins with, where the
    system can limit that. `behind`: how much less urgent than the window it is. `complains`: its
    errors may be seen on the terminal."""

    seconds: float = 0.0
    mebibytes: int = 0
    behind: int = 5
    complains: bool = False


class Worker:
    """A process that runs `work` with the questions it is asked and the arguments. May raise
    OSError, or RuntimeError where the program that runs is not made for having others beside it."""

    def __init__(
        self, limits: Limits, work: Callable[..., Iterator[Any]], *args: object, name: str
    ) -> None:
        # The menu needs no process, and is there sooner without this import.
        import multiprocessing

        # Not forked: a copied process with threads and a window in it is of no use.
        spawn = multiprocessing.get_context("spawn")
        # Windows has a type of its own for the ends of a pipe.
        pipes: Any = spawn.Pipe(duplex=False), spawn.Pipe(duplex=False)
        (self.answers, tells), (hears, self._questions) = pipes
        begun = hears, tells, limits, work, args
        self._process: Any = spawn.Process(target=live, args=begun, name=name, daemon=True)
        self._process.start()
        # Unless all other copies of these ends are closed, neither side hears that the other is
        # gone.
        hears.close()
        tells.close()
        self.has_to_end = False
        self._to_ask: SimpleQueue[Any] = SimpleQueue()
        Thread(target=self._post, name=f"to {name}", daemon=True).start()

    def ask(self, question: object) -> None:
        self._to_ask.put(question)

    def hear(self, until: float | None) -> tuple[str, Any]:
        """Return what comes next, and a result if it is one."""
        try:
            if self.answers.poll(None if until is None else max(0.0, until - monotonic())):
                heard: tuple[str, Any] = self.answers.recv()
                return heard
        except (EOFError, OSError):
            return self._why_gone(), None
        return SLOW, None

    def _why_gone(self) -> str:
        if sys.platform == "win32":
            return BROKE
        self._process.join(ALONE)
        return SLOW if self._process.exitcode == -signal.SIGPROF else BROKE

    def end(self) -> None:
        """End the process at once, whatever it is doing, with the programs it has started."""
        if not self.has_to_end:
            self.has_to_end = True
            process_group.end_all(self._process.pid)
            self._process.kill()

    def wait(self) -> None:
        """Wait until nothing is left of a process that has ended."""
        self._to_ask.put(_LAST)
        self._process.join()
        self.answers.close()

    def _post(self) -> None:
        """Send questions from a thread: a long one has to wait until it is taken, and the window
        must not. As long as this end is open, the process knows that this one still runs."""
        with self._questions, suppress(OSError):
            while (question := self._to_ask.get()) is not _LAST:
                self._questions.send(question)


#: Behind the last question: nothing more is sent.
_LAST = object()


class Followed:
    """One worker at a time, started and heard by a thread. Nothing is left of it when the program
    ends."""

    def __init__(self, name: str, follow: Callable[[], None]) -> None:
        #: Guards the two that follow.
        self._lock = Lock()
        self._worker: Worker | None = None
        self._is_unwanted = False
        self._thread = Thread(target=self._run, args=(follow,), name=name, daemon=True)
        atexit.register(self.end)
        self._thread.start()

    def close(self) -> None:
        """End the worker, whatever it is doing, without waiting for it; none will follow."""
        with self._lock:
            self._is_unwanted = True
            if self._worker is not None:
                self._worker.end()

    def end(self) -> None:
        """Close, and return when nothing is left: a process that is starting would complain on the
        terminal that it was left alone."""
        self.close()
        self._thread.join()

    def _run(self, follow: Callable[[], None]) -> None:
        # Its own exit handler ends all processes, and waits for those that have followed them. What
        # is registered last is called first.
        import multiprocessing.util  # noqa: F401

        atexit.unregister(self.end)
        atexit.register(self.end)
        try:
            follow()
        finally:
            atexit.unregister(self.end)

    @contextmanager
    def _started(self, *begin: Any) -> Iterator[Worker]:
        """Start a worker, and end it after the block. Raises what `Worker` does."""
        if self._is_unwanted:
            raise OSError
        worker = Worker(*begin, name=f"loba {self._thread.name}")
        try:
            with self._lock:
                self._worker = worker
                self._greet(worker)
                if self._is_unwanted:
                    worker.end()
            yield worker
        finally:
            with self._lock:
                self._worker = None
                worker.end()
            worker.wait()

    def _greet(self, worker: Worker) -> None:
        """Ask what a worker is to be asked as soon as it has been started."""


# In the process ---------------------------------------------------------------------------------


class Asked(Iterator[Any]):
    """The questions in their order. `is_newest`: none has come after the one that was taken."""

    def __init__(self, hears: Connection) -> None:
        self._hears = hears
        self._waiting: SimpleQueue[Any] = SimpleQueue()
        self._heard = self._taken = 0
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Listen while the work goes on, too, and end everything at once when the game is gone."""
        with suppress(EOFError, OSError):
            while True:
                question = self._hears.recv()
                self._heard += 1
                self._waiting.put(question)
        _leave()

    def __next__(self) -> Any:
        question = self._waiting.get()
        self._taken += 1
        return question

    @property
    def is_newest(self) -> bool:
        return self._taken == self._heard


def live(
    hears: Connection,
    tells: Connection,
    limits: Limits,
    work: Callable[..., Iterator[object]],
    args: tuple[object, ...],
) -> None:
    """Do the work in the new process, and tell its results."""
    process_group.lead(limits.behind)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if limits.mebibytes:
        _limit_memory(limits.mebibytes * MIB)
    # Other programs may read what the game prints: libraries are to add nothing to it.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if not limits.complains:
        os.dup2(nowhere, 2)
    try:
        tells.send((BEGUN, None))
        _end_after(limits.seconds)
        for result in work(Asked(hears), *args):
            tells.send((TOLD, result))
            _end_after(limits.seconds)
        tells.send((DONE, None))
    finally:
        # End at once, without Python's own tidying up, which takes longer than most work.
        _leave()


def _leave() -> None:
    """End this process, whatever it is doing, and the programs it has started."""
    process_group.end_all(os.getpid())
    os._exit(0)


def _end_after(seconds: float) -> None:
    """Have the system end this process after some seconds: a library may let no other thread
    run."""
    if seconds and sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE * seconds + ALONE)


def _limit_memory(most: int) -> None:
    if sys.platform == "linux":
        import resource

        taken = int(PAGES.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + most, taken + most))
