"""Work nobody would want beside the window. A process of its own imports it from here, and little
else."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

MIB = 2**20
#: The files by which work tells that it was given more memory than any may take, and that it has
#: told more than anybody asked for.
TAKEN, FLOODS = "taken", "floods"
MANY = 1_000


def killed(first: object, *asked: object) -> Iterator[object]:
    yield first
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


def stalls(first: object, *asked: object) -> Iterator[object]:
    yield first
    time.sleep(600)


def takes_long(first: object, *asked: object) -> Iterator[object]:
    yield first
    while True:
        pass


def takes_much(first: object, *asked: object) -> Iterator[object]:
    yield first
    bytes(4096 * MIB)
    Path(TAKEN).touch()


def floods(first: object, *asked: object) -> Iterator[object]:
    for told in count():
        yield first
        if told == MANY:
            Path(FLOODS).touch()
