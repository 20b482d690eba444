"""How far somebody is in each lesson, kept in a small file that people can read.

Of an entry that makes no sense the lesson begins anew.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.paths import user_data
from game.reading.faults import Message
from game.storage.small_file import MapForm, SmallFile, SmallFileError, senseless_said

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
    """The progress in all lessons, by their names. What could not be written lasts as long as this,
    and is written with the next change."""

    def __init__(self, file: Path | None = None) -> None:
        self.small = SmallFile(user_data() / FILE if file is None else file, FORM, SIZE_MOST)
        self._unwritten: dict[str, Progress] = {}

    def of(self, lesson: str) -> Progress:
        """Return how far somebody is in a lesson. Raises SmallFileError if that cannot be read."""
        unwritten = self._unwritten.get(lesson)
        return _progress(self.small.read().get(lesson)) if unwritten is None else unwritten

    def keep(self, lesson: str, step: int, acts: tuple[str, ...]) -> None:
        """Keep how far somebody is. Raises SmallFileError if that cannot be written."""
        self._write(lesson, Progress(step, acts))

    def finish(self, lesson: str) -> None:
        """Note that a lesson was played to its end; the next time it begins anew. Raises
        SmallFileError if that cannot be written."""
        self._write(lesson, Progress(is_done=True))

    def _write(self, lesson: str, progress: Progress) -> None:
        was_done = False
        # What cannot be read now cannot be written either, which is told.
        with suppress(SmallFileError):
            was_done = self.of(lesson).is_done
        self._unwritten[lesson] = progress._replace(is_done=progress.is_done or was_done)
        self.small.change(self._with_unwritten)
        self._unwritten.clear()

    def _with_unwritten(self, newest: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the newest entries with what is to be written. A lesson that was finished once, in
        whichever copy of the game, stays so."""
        entries = {
            lesson: {
                "step": one.step,
                "acts": list(one.acts),
                "done": one.is_done or _progress(newest.get(lesson)).is_done,
            }
            for lesson, one in self._unwritten.items()
        }
        return dict(sorted({**newest, **entries}.items()))


def _faults(data: Mapping[str, Any], where: str) -> Sequence[Message]:
    senseless = [one for one in data.values() if not isinstance(one, dict) or not _makes_sense(one)]
    return senseless_said(where, len(senseless))


FORM = MapForm(_faults)


def _makes_sense(data: Mapping[str, Any]) -> bool:
    step, acts = data.get("step"), data.get("acts")
    is_step = isinstance(step, int) and not isinstance(step, bool) and 0 <= step <= STEPS_MOST
    return is_step and isinstance(acts, list) and all(isinstance(act, str) for act in acts)


def _progress(data: object) -> Progress:
    if not isinstance(data, dict):
        return NOT_BEGUN
    is_done = data.get("done") is True
    if not _makes_sense(data):
        return Progress(is_done=is_done)
    return Progress(data["step"], tuple(data["acts"]), is_done)
