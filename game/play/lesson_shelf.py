"""Which lessons there are: those of the game, and those a player has written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from game.paths import layers
from game.play.lesson import Lesson
from game.play.lesson_reading import read_lesson
from game.reading.faults import Fault
from game.variants.catalogue import Catalogue
from game.variants.inherit import files_in, left_out


class ShelvedLesson(NamedTuple):
    """`lesson` is None if there is something wrong with the file."""

    id: str
    file: Path
    lesson: Lesson | None
    faults: tuple[Fault, ...]


class LessonShelf:
    """A later folder's file replaces an earlier one's."""

    def __init__(self, catalogue: Catalogue, roots: Sequence[Path] | None = None) -> None:
        own = layers("assets/lessons")
        self._catalogue = catalogue
        self._roots = own if roots is None else tuple(roots)

    @cached_property
    def lessons(self) -> dict[str, ShelvedLesson]:
        files = {file.stem: file for root in self._roots for file in files_in(root)}
        full = {
            str(root): ShelvedLesson(str(root), root, None, faults)
            for root in self._roots
            if (faults := left_out(root))
        }
        return {name: self._read(name, file) for name, file in sorted(files.items())} | full

    def _read(self, name: str, file: Path) -> ShelvedLesson:
        reading = read_lesson(file, self._catalogue)
        return ShelvedLesson(name, file, reading.lesson, reading.faults)

    def of_game(self, variant: str) -> list[ShelvedLesson]:
        """The lessons of a game; a faulty one belongs to the game it is named after."""
        return [
            one
            for one in self.lessons.values()
            if (one.lesson.position.variant.id if one.lesson else one.id) == variant
        ]
