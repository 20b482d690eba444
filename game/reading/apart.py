"""Work, as on added files, in a process of its own that is ended when it takes too long.

The work is a generator at the top of a module. What it yields is told one by one, so that it is
known how far the work had come when it was ended. Nothing here waits unless it is asked to.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: How the work ended: all is told; it took too long; it crashed, or took too much memory; no
#: process could be started.
DONE, SLOW, BROKE, NEVER_BEGAN = "done", "slow", "broke", "never_began"
#: How much less urgent than the window the process is.
BEHIND = 5
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

Result = TypeVar("Result")


class Limits(NamedTuple):
    """What the work may take. `seconds`: of the processor, the most between two results; where
    others keep the processor busy, or the system does not count, `PATIENCE` times these by the
    clock. `mebibytes`: the memory beyond what the process begins with, where the system can limit
    that."""

    seconds: float
    mebibytes: int


class Beside(NamedTuple):
    """A process beside this one, with the end of a pipe on which we hear it and one on which we
    tell it something."""

    process: Any
    hears: Connection
    tells: Connection


def spawned(work: Callable[..., None], *args: object, name: str) -> Beside:
    """Start a process that runs `work` with two ends of pipes, to hear and to tell, and the
    arguments. It ends with this one. May raise OSError, or RuntimeError where the program that runs
    is not made for having others beside it."""
    # The menu needs no process, and is there sooner without this import.
    import multiprocessing

    # Not forked: a copied process with threads and a window in it is of no use.
    spawn = multiprocessing.get_context("spawn")
    # Windows has a type of its own for the ends of a pipe.
    pipes: Any = spawn.Pipe(duplex=False), spawn.Pipe(duplex=False)
    (heard, tells), (hears, said) = pipes
    process = spawn.Process(target=work, args=(hears, tells, *args), name=name, daemon=True)
    process.start()
    # Unless all other copies of these ends are closed, neither side hears that the other is gone.
    hears.close()
    tells.close()
    return Beside(process, heard, said)


class Apart(Generic[Result]):
    """Some work in a process of its own. `wake`: called from a thread when it is over."""

    def __init__(
        self,
        limits: Limits,
        work: Callable[..., Iterator[Result]],
        *args: object,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.results: list[Result] = []
        #: How the work ended; empty while it goes on.
        self.ended = ""
        self._seconds = limits.seconds
        self._wake = wake
        self._over = Event()
        #: Guards the two that follow.
        self._lock = Lock()
        self._process: Any = None
        self._is_unwanted = False
        atexit.register(self.end)
        begin = work, args, limits
        Thread(target=self._follow, args=begin, name="apart", daemon=True).start()

    def wait(self) -> str:
        """Wait until the work has ended; return how."""
        self._over.wait()
        return self.ended

    def end(self) -> None:
        """End the work at once, whatever it is doing; return when its process is gone."""
        with self._lock:
            self._is_unwanted = True
            if self._process is not None:
                self._process.kill()
        self._over.wait()

    # In the thread --------------------------------------------------------------------------

    def _follow(self, *begin: object) -> None:
        ended = NEVER_BEGAN
        try:
            with suppress(OSError, RuntimeError):
                beside = self._started(*begin)
                ended = BROKE
                ended = self._heard(beside)
        finally:
            with self._lock:
                process, self._process = self._process, None
            if process is not None:
                process.kill()
                process.join()
            atexit.unregister(self.end)
            self.ended = ended
            self._over.set()
            self._wake()

    def _started(self, *begin: object) -> Beside:
        with self._lock:
            if self._is_unwanted:
                raise OSError
            beside = spawned(_live, *begin, name="loba apart")
            self._process = beside.process
        return beside

    def _heard(self, beside: Beside) -> str:
        until = monotonic() + STARTS_WITHIN
        heard = beside.hears
        # As long as the end `tells` is open, the process knows that this one still runs.
        with heard, beside.tells:
            while heard.poll(max(0.0, until - monotonic())):
                try:
                    what, value = heard.recv()
                except (EOFError, OSError):
                    return self._why_gone()
                if what == DONE:
                    return DONE
                if what == _RESULT:
                    self.results.append(value)
                until = monotonic() + PATIENCE * self._seconds
            return SLOW

    def _why_gone(self) -> str:
        process = self._process
        if process is None or sys.platform == "win32":
            return BROKE
        process.join(ALONE)
        return SLOW if process.exitcode == -signal.SIGPROF else BROKE


# In the process ---------------------------------------------------------------------------------

_BEGUN, _RESULT = "begun", "told"


def _live(
    listens: Connection,
    tells: Connection,
    work: Callable[..., Iterator[object]],
    args: tuple[object, ...],
    limits: Limits,
) -> None:
    """Do the work in the new process, and tell its results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    _limit_memory(limits.mebibytes * MIB)
    Thread(target=_end_alone, args=(listens,), daemon=True).start()
    # Other programs may read what the game prints: libraries are to add nothing to it.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        for told in chain([(_BEGUN, None)], ((_RESULT, result) for result in work(*args))):
            tells.send(told)
            _end_after(limits.seconds)
        tells.send((DONE, None))
    finally:
        # End at once, without Python's own tidying up, which takes longer than most work.
        os._exit(0)


def _end_alone(listens: Connection) -> None:
    """End this process once the other one is gone: nothing is ever sent on this pipe."""
    with suppress(EOFError, OSError):
        listens.recv()
    os._exit(0)


def _end_after(seconds: float) -> None:
    """Have the system end this process after some seconds: a library may let no other thread
    run."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE * seconds + ALONE)


def _limit_memory(most: int) -> None:
    if sys.platform == "linux":
        import resource

        taken = int(PAGES.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + most, taken + most))
