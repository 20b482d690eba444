"""The passage from one scene to the next. What both have behind them, such as the night, stays
still: what was on it drifts away and fades, and only then what is on it now arrives. Going back
drifts the other way. Where nothing is the same, the old picture fades over the new one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.scenes.shell.scene import Scene, Services
from game.ui.painter import Sprite
from game.view.motion.motion import DRIFTS, passed


class Passage:
    """The passage between scenes. A scene that comes up over another without hiding it, such as the
    curtain, has movements of its own and gets no passage."""

    def __init__(self, services: Services) -> None:
        self._services = services
        #: The scenes shown last, and the lowest of them that was visible.
        self._scenes: list[Scene] = []
        self._ground: Scene | None = None
        #: What was shown last.
        self._shown: Sequence[Sprite] = ()
        #: What fades over the sprites: the ground of both scenes, or the old picture.
        self._over: Surface | None = None
        #: The old scene's sprites on a ground that stays.
        self._left: Sequence[Sprite] = ()
        #: How many sprites of the new scene stay where they are.
        self._stay = 0
        self._began = 0.0
        self._is_back = False

    @property
    def is_under_way(self) -> bool:
        return self._over is not None

    def end(self) -> None:
        self._over, self._left = None, ()

    def look(self, sprites: Sequence[Sprite], picture: Surface) -> None:
        """Begin a passage if a scene was left, or covered by a new one. `sprites`: what the scenes
        show now; `picture`: the last picture."""
        stack, before = self._services.stack, self._ground
        self._ground = stack.ground
        if before is not None and (
            before not in stack.scenes or self._ground not in (before, *self._scenes)
        ):
            self._is_back = self._ground in (*self._scenes, stack.scenes[0])
            self._began = self._services.clock()
            self._begin(sprites, picture)
        self._scenes, self._shown = list(stack.scenes), sprites

    def _begin(self, sprites: Sequence[Sprite], picture: Surface) -> None:
        old, self._stay = set(self._shown), 0
        while self._stay < len(sprites) and sprites[self._stay] in old:
            self._stay += 1
        self._over, self._left = picture.copy(), ()
        if self._stay:
            ground = sprites[: self._stay]
            for one in ground:
                self._over.blit(one.surface, (one.x, one.y), one.part)
            self._left = [one for one in self._shown if one not in set(ground)]

    def sprites(self, sprites: Sequence[Sprite]) -> Sequence[Sprite] | None:
        """Return what is shown instead of the scenes' sprites; None if no passage is under way."""
        if self._over is None:
            return None
        services = self._services
        density, aside = passed(self._began, services.clock(), services.pace)
        if not density:
            self.end()
            return None
        over = Sprite(self._over, 0, 0)
        if not self._stay:
            return [*sprites, over.faded(density)]
        ground, to = list(sprites[: self._stay]), DRIFTS if services.pace.is_playful else 0.0
        is_old = density > 0.5
        on_it, by = (self._left, -aside) if is_old else (sprites[self._stay :], to - aside)
        by = round((-by if self._is_back else by) * self._over.get_width())
        covered = 1 - abs(2 * density - 1)
        return [*ground, *(self._drifted(one, by) for one in on_it), over.faded(covered)]

    def _drifted(self, sprite: Sprite, by: int) -> Sprite:
        """Return a sprite moved aside. A veil or a shade that is as high as the window stays, so
        that no edge of it is seen."""
        assert self._over is not None
        is_whole = sprite.box[3] >= self._over.get_height()
        return sprite if is_whole else sprite._replace(x=sprite.x + by)
