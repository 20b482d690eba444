"""A cache of pictures that may be wanted again: cards, panels, words. The least recently used go
first.

All kinds share its room: a table consists of cards, a page of panels and words, and no scene needs
all of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from pygame import Surface

#: The bytes of a pixel, and of a window of the size the stage is planned for.
PIXEL = 4
USUAL_WINDOW = 1920 * 1080 * PIXEL
#: The room of the cache, in windows full of pictures. No scene needs five; the rest is for scenes
#: that may come back.
WINDOWS = 8

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class SurfaceCache:
    """The common room of several sections. `window`: the bytes of a picture that fills the
    window."""

    def __init__(self, window: int = USUAL_WINDOW) -> None:
        self.room = WINDOWS * window
        self.taken = 0
        #: The bytes of each picture by section and key, the one wanted last at the end.
        self._sizes: OrderedDict[tuple[CacheSection[Any, Any], Hashable], int] = OrderedDict()

    def wanted(self, section: CacheSection[Any, Any], key: Hashable) -> None:
        self._sizes.move_to_end((section, key))

    def put(self, section: CacheSection[Any, Any], key: Hashable, size: int) -> None:
        self.forget(section, key)
        self._sizes[section, key] = size
        self.taken += size
        # The last one stays even if it is too large, because it has just been asked for.
        while self.taken > self.room and len(self._sizes) > 1:
            (oldest, of_it), freed = self._sizes.popitem(last=False)
            self.taken -= freed
            oldest.drop(of_it)

    def forget(self, section: CacheSection[Any, Any], key: Hashable) -> None:
        self.taken -= self._sizes.pop((section, key), 0)


class CacheSection(Generic[Key, Kept]):
    """The pictures of one kind, by key."""

    def __init__(self, surfaces: SurfaceCache) -> None:
        self._cache = surfaces
        self._things: dict[Key, Kept] = {}

    def __contains__(self, key: Key) -> bool:
        return key in self._things

    def get(self, key: Key) -> Kept | None:
        kept = self._things.get(key)
        if kept is not None:
            self._cache.wanted(self, key)
        return kept

    def put(self, key: Key, thing: Kept, surface: Surface) -> Kept:
        """Keep a value. `surface`: the picture whose bytes are counted."""
        self._things[key] = thing
        self._cache.put(self, key, surface.get_pitch() * surface.get_height())
        return thing

    def drop(self, key: Key) -> None:
        """Forget a picture for which there is no more room."""
        del self._things[key]

    def clear(self) -> None:
        for key in self._things:
            self._cache.forget(self, key)
        self._things.clear()

    def all(self) -> dict[Key, Kept]:
        """Return a copy of all pictures by key."""
        return dict(self._things)
