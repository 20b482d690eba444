"""A bot that is a program: asked by a line, answering by a line. See docs/bots.md.

If the program does anything wrong, the bot misses its turn, and nothing worse. It may keep the
caller waiting for a moment, so it is not asked in the thread of a window.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from game.bots.base import MissedTurnError
from game.engine.actions import Action
from game.engine.cards import names, unpack
from game.engine.notation import AnyRules, say_action, say_meld
from game.engine.visibility import Observation

#: The name of the bot in a match file, wherever the program lies on this machine.
PROGRAM = "program"
#: The seconds a program has for its answer; the table waits a little longer.
ANSWERS_WITHIN = 0.7
#: The seconds a program has to start, before the time for its first answer counts.
STARTS_WITHIN = 0.8
#: An answer, with the end of its line, has fewer bytes than this.
LINE_MOST = 4096

#: The variable that tells Linux where to look for libraries first. PyInstaller keeps its old value
#: under a second name.
LIBRARIES = "LD_LIBRARY_PATH"

#: What went wrong, as text keys.
LATE = "notice.program_late"
ENDED = "notice.program_ended"
NO_ANSWER = "notice.program_no_answer"
REFUSED = "notice.program_refused"
TALKED = "notice.program_talked"


def is_program(bot: str) -> bool:
    """Return whether this is the file of a program, and not the name of a bot."""
    return any(sign in bot for sign in "./\\")


class ProgramBot:
    """The bot of a program. `game`: what is played, sent to the program with every question.
    `within`: how many seconds it has for its answer."""

    def __init__(
        self, file: Path, game: str, rules: AnyRules, within: float = ANSWERS_WITHIN
    ) -> None:
        self._file = file
        self._game = game
        self._rules = rules
        self._within = within
        self._program: _Program | None = None

    def start(self) -> None:
        """Start the program, if it does not run. May raise MissedTurnError."""
        if self._program is None:
            self._program = _Program(self._file)

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        acts = [say_action(self._rules, act) for act in legal]
        asked = {**shown_to(self._rules, seen), "game": self._game, "legal": acts}
        try:
            self.start()
            assert self._program is not None
            yield legal[chosen(self._program.ask(asked, self._within), acts)]
        except MissedTurnError:
            # The answer may still come, and would be taken for the answer to the next question.
            self.end()
            raise

    def end(self) -> None:
        """End the program; the next question starts it again."""
        if self._program is not None:
            self._program.end()
            self._program = None


@dataclass(frozen=True)
class ProgramMaker:
    """The maker of the bots of a program, in any process. The program starts at once."""

    file: Path
    game: str

    def __call__(self, rules: AnyRules) -> ProgramBot:
        bot = ProgramBot(self.file, self.game, rules)
        # If it cannot start, the first question says so.
        with contextlib.suppress(MissedTurnError):
            bot.start()
        return bot


def shown_to(rules: AnyRules, seen: Observation) -> dict[str, Any]:
    """Return all that the player sees, in the notation of cards."""
    standing = seen.standing
    return {
        "seat": seen.viewer,
        "phase": seen.phase,
        "hand_no": seen.hand_no,
        "turn_no": seen.turn_no,
        "dealer": seen.dealer,
        "hand": names(unpack(seen.hand)),
        "hand_sizes": seen.hand_sizes,
        "known": [names(unpack(cards)) for cards in seen.known],
        "stock": seen.stock_size,
        "pile": names(seen.pile),
        "melds": [{"owner": meld.owner, "cards": say_meld(rules, meld)} for meld in seen.melds],
        "laid_down": seen.opened,
        "loose": names(seen.loose),
        "builds": [
            {"owner": build.owner, "value": build.value, "cards": names(build.cards)}
            for build in seen.builds
        ],
        "won": [names(unpack(cards)) for cards in seen.won] if rules.has_loose else [],
        "sides": standing.sides,
        "scores": standing.scores,
        "contract": standing.round_no,
        "out": standing.out,
    }


def chosen(line: bytes, acts: Sequence[str]) -> int:
    """Return which of the legal acts an answer means: by its number, or by its text."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise MissedTurnError(NO_ANSWER) from None
    if isinstance(answer, str):
        answer = " ".join(answer.split())
        answer = acts.index(answer) if answer in acts else -1
    elif not isinstance(answer, int) or isinstance(answer, bool):
        raise MissedTurnError(NO_ANSWER)
    if not 0 <= answer < len(acts):
        raise MissedTurnError(REFUSED)
    return int(answer)


def command_of(file: Path) -> list[str]:
    """Return the command that starts a program. Python files need not be executable, and run with a
    Python of the system where the game is frozen."""
    if file.suffix != ".py":
        return [str(file)]
    return [*_python(), str(file)]


def _python() -> list[str]:
    if not getattr(sys, "frozen", False):
        return [sys.executable]
    found = [shutil.which(name) for name in ("py", "python3", "python")]
    # Windows has a launcher of all its Pythons, and may have stubs of Python that only open its
    # shop.
    launcher, *pythons = [name if name and "WindowsApps" not in name else None for name in found]
    if launcher and sys.platform == "win32":
        return [launcher, "-3"]
    return [next(filter(None, pythons), "python3")]


def outer_environment() -> dict[str, str]:
    """Return the environment without what a frozen game has put into it for its own libraries."""
    if not getattr(sys, "frozen", False):
        return dict(os.environ)
    kept = {name: text for name, text in os.environ.items() if not name.startswith("_PYI_")}
    kept.pop(LIBRARIES, None)
    before = kept.pop(f"{LIBRARIES}_ORIG", None)
    return kept if before is None else {**kept, LIBRARIES: before}


class _Program:
    """One run of a program. Two threads write to it and read from it, as both may have to wait."""

    def __init__(self, file: Path) -> None:
        # Its error messages go to the terminal, if there is one.
        has_terminal = sys.stderr is not None and sys.stderr.isatty()
        try:
            self._process = subprocess.Popen(
                command_of(file),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if has_terminal else subprocess.DEVNULL,
                cwd=file.parent,
                env=outer_environment(),
                # On Windows a program would open a terminal of its own.
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError):
            raise MissedTurnError(ENDED) from None
        self._to_write: SimpleQueue[bytes] = SimpleQueue()
        #: One line and no more: a program that writes on has to wait.
        self._lines: Queue[bytes] = Queue(maxsize=1)
        self._is_over = False
        #: Until this time the program is starting, unless it has answered before.
        self._starts_until = time.monotonic() + STARTS_WITHIN
        for work in (self._write, self._read):
            Thread(target=work, name=f"program {file.name}", daemon=True).start()

    def ask(self, asked: dict[str, Any], within: float) -> bytes:
        if not self._lines.empty():
            self._answer()
            raise MissedTurnError(TALKED)
        self._to_write.put(json.dumps(asked).encode() + b"\n")
        starting = max(0.0, self._starts_until - time.monotonic())
        self._starts_until = 0.0
        return self._answer(within + starting)

    def _answer(self, seconds: float = 0.0) -> bytes:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise MissedTurnError(LATE) from None
        if not line:
            raise MissedTurnError(ENDED)
        if len(line) >= LINE_MOST:
            raise MissedTurnError(TALKED)
        return line

    def end(self) -> None:
        self._is_over = True
        self._process.kill()
        self._to_write.put(b"")
        with contextlib.suppress(Empty):
            self._lines.get_nowait()
        self._process.wait()

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        # A program that has ended takes nothing more; the reading thread notices that.
        with contextlib.suppress(OSError), pipe:
            while line := self._to_write.get():
                pipe.write(line)
                pipe.flush()

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with pipe:
            while not self._is_over and (line := pipe.readline(LINE_MOST)):
                self._lines.put(line)
        if not self._is_over:
            self._lines.put(b"")
