"""Saying in the code which numbers of the dossier a test stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

COVERED: set[str] = set()


def covers(*rules: str) -> Callable[[Test], Test]:
    COVERED.update(rules)
    return lambda test: test
