"""Remembering what was worked out once. The same small hands and tables come again and again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class Memory(Generic[Kept]):
    """What was worked out once; forgets everything when it has grown too large."""

    MOST = 15_000

    def __init__(self) -> None:
        self._kept: dict[Hashable, Kept] = {}
        self.get = self._kept.get

    def keep(self, key: Hashable, value: Kept) -> Kept:
        if len(self._kept) >= self.MOST:
            self._kept.clear()
        self._kept[key] = value
        return value
