"""How far somebody is in each lesson, kept in a small file that people can read.

Entries that make no sense are passed over: then the lesson begins anew.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.paths import user_data
from game.reading.json_file import read_json, write_json

FILE = "learning.json"
SIZE_MOST = 256 * 1024
STEPS_MOST = 1000


class Progress(NamedTuple):
    """How far somebody is in a lesson. `step`: how many are done. `acts`: what the learner did
    there. `is_done`: the lesson was once played to its end."""

    step: int = 0
    acts: tuple[str, ...] = ()
    is_done: bool = False


NOT_BEGUN = Progress()


class Learning:
    """The progress in all lessons, by their names. A folder that cannot be written to is no reason
    not to learn."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = user_data() / FILE if file is None else file
        self._known = self._read()

    def of(self, lesson: str) -> Progress:
        return self._known.get(lesson, NOT_BEGUN)

    def keep(self, lesson: str, step: int, acts: tuple[str, ...]) -> None:
        self._known[lesson] = Progress(step, acts, self.of(lesson).is_done)
        self._write()

    def finish(self, lesson: str) -> None:
        """Note that a lesson was played to its end; the next time it begins anew."""
        self._known[lesson] = Progress(is_done=True)
        self._write()

    def _write(self) -> None:
        data = {
            lesson: {"step": one.step, "acts": list(one.acts), "done": one.is_done}
            for lesson, one in sorted(self._known.items())
        }
        with suppress(OSError):
            write_json(self.file, data)

    def _read(self) -> dict[str, Progress]:
        try:
            data = read_json(self.file, SIZE_MOST)
        except (OSError, ValueError):
            return {}
        if not isinstance(data, dict):
            return {}
        return {lesson: _progress(one) for lesson, one in data.items() if isinstance(one, dict)}


def _progress(data: Mapping[str, Any]) -> Progress:
    step, acts = data.get("step"), data.get("acts")
    is_done = data.get("done") is True
    if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= STEPS_MOST:
        return Progress(is_done=is_done)
    if not isinstance(acts, list) or not all(isinstance(act, str) for act in acts):
        return Progress(is_done=is_done)
    return Progress(step, tuple(acts), is_done)
