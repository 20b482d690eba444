"""The voice of the system, for those who want to hear the screen where no screen reader runs.

It speaks in a process that takes one sentence a line. To fall silent that process is ended: the
next sentence begins another. On Windows, where a beginning takes long, an empty line does it.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from signal import SIGTERM

from game.reader.node import ReaderNode, Screen, every

#: Reads lines and has each of them spoken to its end by a program, behind whose words it stands.
_LINE_BY_LINE = 'while IFS= read -r line; do {speak} -- "$line"; done'
#: The way through Speech Dispatcher, which speaks on when nobody waits for it any more.
_DISPATCHED = "trap '{name} -C; exit' TERM; " + _LINE_BY_LINE
#: Of the voices of macOS the first one of a language.
_MAC = "voice=$(say -v '?' | sed -nE 's/ +{base}[_-].*//p' | head -n 1); " + _LINE_BY_LINE
_WINDOWS = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try {{ $voice.SelectVoiceByHints(0, 0, 0, [Globalization.CultureInfo]'{base}') }} catch {{ }}
$lines = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
while (($line = $lines.ReadLine()) -ne $null) {{
  if ($line) {{ $null = $voice.SpeakAsync($line) }} else {{ $voice.SpeakAsyncCancelAll() }}
}}
"""
Find = Callable[[str], str | None]


def command_of(language: str, find: Find = shutil.which) -> list[str]:
    """Return the command that speaks a language, line by line; nothing where there is no voice."""
    base = language.partition("_")[0]
    if sys.platform == "win32":
        return ["powershell", "-NoProfile", "-Command", _WINDOWS.format(base=base)]
    if sys.platform == "darwin":
        return ["sh", "-c", _MAC.format(base=base, speak='say -v "$voice"')]
    for name, how, script in (
        ("spd-say", f"-w -l {base}", _DISPATCHED),
        ("espeak-ng", f"-v {base}", _LINE_BY_LINE),
    ):
        if program := find(name):
            name = shlex.quote(program)
            return ["sh", "-c", script.format(name=name, speak=f"{name} {how}")]
    return []


class Speaker:
    """Speaks one language."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def say(self, words: str) -> None:
        """Speak words after those that wait."""
        with suppress(OSError):
            stdin = self._running().stdin
            assert stdin is not None
            stdin.write(" ".join(words.split()).encode() + b"\n")
            stdin.flush()

    def hush(self) -> None:
        """Stop, and forget what waits."""
        if self._process is None or self._process.stdin is None:
            return
        if sys.platform != "win32":
            self.end()
            return
        with suppress(OSError):
            self._process.stdin.write(b"\n")
            self._process.stdin.flush()

    def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, SIGTERM)
        process.communicate()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        return self._process


class Voice:
    """What the voice says of the screen: what is announced, and, where no screen reader does,
    whatever gets the focus. `say`: returns a text."""

    def __init__(self, speaker: Speaker, say: Callable[..., str]) -> None:
        self._speaker, self._say = speaker, say
        self._shown: object = None
        self._focused: ReaderNode | None = None

    def show(self, screen: Screen, words: str, *, is_urgent: bool, is_read: bool) -> None:
        """Speak what is new; what is urgent before all that waits. `is_read`: a screen reader runs,
        and some do not tell what is announced."""
        if is_urgent:
            self._speaker.hush()
        title, focus = ("", "") if is_read else self._new(screen)
        for one in filter(None, (title, words, focus)):
            self._speaker.say(one)

    def _new(self, screen: Screen) -> tuple[str, str]:
        """Return what another screen is, and what has the focus; "" for what was told before."""
        title = ""
        if screen.shows is not self._shown:
            self._shown, self._focused = screen.shows, None
            title = screen.title.replace(" · ", ", ")
        nodes = {node.key: node for node in every(screen.tree.nodes)}
        before, now = self._focused, nodes.get(screen.tree.focus)
        self._focused = now and now._replace(place=None)
        if self._focused is None or self._focused == before:
            return title, ""
        return title, self._told(self._focused, before)

    def hush(self) -> None:
        self._speaker.hush()

    def end(self) -> None:
        self._speaker.end()

    def _told(self, node: ReaderNode, before: ReaderNode | None) -> str:
        """Return what is said of a node that has the focus now: of one that had it before, only
        what has changed."""
        states = [node.value, *self._states(node)]
        is_same = before is not None and (before.key, before.name) == (node.key, node.name)
        return ", ".join(filter(None, states if is_same else [node.name, *states, node.about]))

    def _states(self, node: ReaderNode) -> Iterator[str]:
        if node.is_on is not None:
            yield self._say("reader.on" if node.is_on else "reader.off")
        if node.is_chosen:
            yield self._say("reader.chosen")
        if not node.works:
            yield self._say("reader.not_now")
