"""The game as another process: what it tells, and whether it is content."""

from __future__ import annotations

import contextlib
import json
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .screen import Screen

Told = dict[str, Any]
#: So long the table may take to come to rest, all bots having played.
PATIENCE = 20.0
ASKED_TO_CLOSE = 2
#: How it is started, so that it tells what it shows.
TELLING = ("-m", "tests.window.telling")
#: In the language whose letters `keys.Keyboard` presses.
QUIET = {"language": "es", "motion": "none", "speed": 0, "master_volume": 0.0}


class Game:
    """`told`: what the screen offered when it came to rest last."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        arguments: Sequence[str],
        likes: dict[str, object],
        starter: Sequence[str] = TELLING,
    ) -> None:
        self.screen = screen
        settings = home / "settings" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps(QUIET | likes), encoding="utf-8")
        self._complaints = home / "stderr"
        with self._complaints.open("w") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, *starter, *arguments],
                env={
                    **screen.environment,
                    "LOBA_HOME": str(home),
                    "SDL_VIDEO_X11_WMCLASS": "loba-game",
                    "SDL_AUDIODRIVER": "dummy",
                    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
                    "PYTHONFAULTHANDLER": "1",
                    "PYTHONWARNINGS": "error",
                },
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.told: Told = {}
        self.everything: list[Told] = []
        #: What else the program has printed.
        self.printed: list[str] = []
        try:
            self.wait_for(lambda told: told, "the first picture")
            self.window = screen.window_of(self.process.pid)
        except BaseException:
            self._end()
            raise

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")

    # Listening --------------------------------------------------------------------------------

    def wait_for(
        self, expected: Callable[[Told], object], what: str, seconds: float = PATIENCE
    ) -> Told:
        """Listens until the screen is as expected. Nothing that was legal may be refused."""
        until = time.monotonic() + seconds
        self.catch_up()
        while not (self.told and expected(self.told)):
            try:
                self._hear(self._lines.get(timeout=max(0.0, until - time.monotonic())))
            except queue.Empty:
                raise AssertionError(f"{what}: not seen; the screen tells {self.told}") from None
        return self.told

    def catch_up(self) -> Told:
        """What has been told by now."""
        while not self._lines.empty():
            self._hear(self._lines.get())
        return self.told

    def _hear(self, line: str) -> None:
        assert line, f"the game has ended: {self.complaints()}"
        if not line.startswith("{"):
            self.printed.append(line)
            return
        self.told = json.loads(line)
        self.everything.append(self.told)
        refused = self.told.get("refused")
        assert not refused, f"{refused} for what was legal: {self.told}"

    def complaints(self) -> str:
        return self._complaints.read_text(encoding="utf-8")

    # Ending -----------------------------------------------------------------------------------

    def close(self) -> None:
        """Asks as any window manager does; the game ends by itself."""
        try:
            self.screen.tool("mouseup", 1, "mouseup", 3)
            if self.process.poll() is None:
                self._ends_by_itself()
        finally:
            self._end()

    def _ends_by_itself(self) -> None:
        for _ in range(ASKED_TO_CLOSE):
            self.screen.ask_to_close(self.process)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / ASKED_TO_CLOSE)
                return
        # It says where it hangs.
        self.process.send_signal(signal.SIGABRT)
        self.process.wait()
        raise AssertionError(f"does not end: {self.complaints()}")

    def _end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
