"""Orders to a watched window, and its answers: a word on standard input, a line of JSON back."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Mapping

from game.ui.idle import wake

Moment = tuple[float, float, float, str]
"""When the next picture was worked out, the seconds that took by the clock and of the processor,
and what goes on."""
REST: Moment = (0.0, 0.0, 0.0, "")
Picture = tuple[float, float, float]
"""When its work began, when it was there, and the seconds of processor time since the last one."""


def say(what: object) -> None:
    print(json.dumps(what), flush=True)


def memory() -> float:
    """Return the most memory the process ever had, in MiB."""
    if sys.platform == "win32":
        raise NotImplementedError
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Orders:
    """The orders, which may come at any time, and are obeyed between two pictures by the window's
    thread."""

    def __init__(self, commands: Mapping[str, Callable[[], object]]) -> None:
        self._commands = commands
        self._waiting: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._waiting.append(line.strip())
            wake()
        self._waiting.append("leave")
        wake()

    def obey(self) -> bool:
        """Obey the orders that have come; return whether the program goes on."""
        while self._waiting:
            name = self._waiting.pop(0)
            if name == "leave":
                return False
            say(self._commands[name]())
        return True


class Watch:
    """What happened since `begin`: all pictures, how often the window woke up, and when something
    moved."""

    def __init__(self) -> None:
        self.pictures: list[Picture] = []
        self.moments: list[Moment] = []
        self._woken = 0.0
        self.turns = 0
        self.began = time.monotonic()
        self._spent = time.process_time()

    def woke(self) -> None:
        self.turns += 1
        self.began = time.monotonic()
        self._woken = time.process_time()

    def shown(self) -> None:
        spent = time.process_time()
        self.pictures.append((self.began, time.monotonic(), spent - self._spent))
        self._spent = spent

    def goes_on(self, moves: bool, stretch: str) -> None:
        """Note whether another picture is wanted at once, and of what stretch of the match it is. A
        picture that would look like the last is not shown, but was worked out all the same."""
        if moves:
            now, spent = time.monotonic(), time.process_time() - self._woken
            self.moments.append((now, now - self.began, spent, stretch))
        elif self.moments and self.moments[-1] != REST:
            self.moments.append(REST)

    def begin(self) -> object:
        self.pictures.clear()
        self.moments.clear()
        self.turns = 0
        self._spent = time.process_time()
        return self.end()

    def end(self) -> object:
        return {
            "pictures": self.pictures,
            "moments": self.moments,
            "turns": self.turns,
            "spent": time.process_time(),
            "at": time.monotonic(),
            "memory": memory(),
        }
