"""The painter: it keeps the picture of the window, and paints only where it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

Box = tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A picture at a place, in pixels. `part`: the part of the surface that is shown. `says`: the
    words on it, for those who listen instead of looking, and for tests."""

    surface: Surface
    x: int
    y: int
    part: Box | None = None
    says: str = ""

    @property
    def box(self) -> Box:
        width, height = self.part[2:] if self.part else self.surface.get_size()
        return self.x, self.y, width, height

    def faded(self, density: float) -> Sprite:
        """Return the same pixels with another opacity."""
        faded = self.surface.subsurface(self.surface.get_rect())
        faded.set_alpha(round(255 * density))
        return self._replace(surface=faded)


#: More patches than this are painted as a single one.
PATCHES_MOST = 24


class Painter:
    """A painter of sprites in their order, later ones over earlier ones. The first one is the
    ground: it has no holes, and is at least as large as the window.

    Sprites that seldom change are kept as one picture: under a card that is carried over a full
    table, one copy replaces dozens of see-through cards.
    """

    def __init__(self, canvas: Surface) -> None:
        self.canvas = canvas
        self._shown: Sequence[Sprite] = ()
        self._still: Painter | None = None

    def show(self, sprites: Sequence[Sprite], still: int = 0) -> Sequence[Rect]:
        """Show these sprites, and return the rectangles that were painted. `still`: how many of the
        sprites, from the first, will hardly change."""
        patches = self._changes(sprites) if self._shown else [self.canvas.get_rect()]
        self._shown = sprites
        if patches and still:
            self._paint_over_still(patches, sprites, still)
        elif patches:
            self._still = None
            for patch in patches:
                self._repaint(patch, sprites)
        return patches

    def _paint_over_still(
        self, patches: Sequence[Rect], sprites: Sequence[Sprite], still: int
    ) -> None:
        if self._still is None:
            self._still = Painter(Surface(self.canvas.get_size()).convert(self.canvas))
        below = self._still
        # If all these sprites are the same objects as before, that is quickly seen, and nothing
        # below is painted.
        below.show(sprites[:still])
        over = sprites[still:]
        for patch in patches:
            self.canvas.blit(below.canvas, patch, patch)
            self._repaint(patch, over)

    def _repaint(self, patch: Rect, sprites: Sequence[Sprite]) -> None:
        canvas = self.canvas
        canvas.set_clip(patch)
        left, top, right, bottom = patch.left, patch.top, patch.right, patch.bottom
        for surface, x, y, part, _ in sprites:
            if x >= right or y >= bottom:
                continue
            width, height = part[2:] if part else surface.get_size()
            if x + width > left and y + height > top:
                canvas.blit(surface, (x, y), part)
        canvas.set_clip(None)

    def _changes(self, now: Sequence[Sprite]) -> list[Rect]:
        """Return where the picture must be painted again. Sprites that stay but change their order
        count as changed: the order of layers must not depend on what was shown before."""
        before = self._shown
        start, most = 0, min(len(before), len(now))
        while start < most and (before[start] is now[start] or before[start] == now[start]):
            start += 1
        end = 0
        most -= start
        while end < most and (
            before[-1 - end] is now[-1 - end] or before[-1 - end] == now[-1 - end]
        ):
            end += 1
        old, new = before[start : len(before) - end], now[start : len(now) - end]
        if not old and not new:
            return []
        old_set, new_set = set(old), set(new)
        changed = [sprite for sprite in old if sprite not in new_set]
        changed += [sprite for sprite in new if sprite not in old_set]
        stayed = [sprite for sprite in old if sprite in new_set]
        if stayed != [sprite for sprite in new if sprite in old_set]:
            changed += stayed
        whole = self.canvas.get_rect()
        patches: list[Rect] = []
        for sprite in changed:
            patch = Rect(sprite.box).clip(whole)
            if patch.w and patch.h:
                _add(patches, patch)
        if len(patches) > PATCHES_MOST:
            return [patches[0].unionall(patches[1:])]
        return patches


def _add(patches: list[Rect], patch: Rect) -> None:
    """Add a patch, merged with those it overlaps: nothing see-through may be painted twice."""
    while True:
        at = patch.collidelist(patches)
        if at < 0:
            patches.append(patch)
            return
        patch = patch.union(patches.pop(at))
