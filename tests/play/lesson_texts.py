"""All that a lesson says."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.lessons.lesson import Lesson, Said


def all_said(lesson: Lesson) -> Iterator[Said]:
    yield lesson.about
    for step in lesson.steps:
        yield step.said
        yield from (other.said for other in step.others)
    yield from lesson.learnt
