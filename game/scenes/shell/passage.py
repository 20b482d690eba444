"""The passage from one scene to the next: the picture of the old scene fades and drifts aside over
the new one."""

from __future__ import annotations

from pygame import Surface

from game.scenes.shell.scene import Scene, Services
from game.ui.painter import Sprite
from game.view.motion.motion import passed


class Passage:
    """The passage between scenes. A scene that comes up over another without hiding it, such as the
    curtain, has movements of its own and gets no passage."""

    def __init__(self, services: Services) -> None:
        self._services = services
        #: The scenes shown last, and the lowest of them that was visible.
        self._scenes: list[Scene] = []
        self._ground: Scene | None = None
        self._left: Surface | None = None
        self._began = 0.0

    @property
    def is_under_way(self) -> bool:
        return self._left is not None

    def end(self) -> None:
        self._left = None

    def look(self, shown: Surface) -> None:
        """Begin a passage if a scene was left, or covered by a new one. `shown`: the last
        picture."""
        stack, before = self._services.stack, self._ground
        self._ground = stack.ground
        if before is not None and (
            before not in stack.scenes or self._ground not in (before, *self._scenes)
        ):
            self._left, self._began = shown.copy(), self._services.clock()
        self._scenes = list(stack.scenes)

    def sprite(self) -> Sprite | None:
        """Return what is still visible of the old picture, to be shown over the new one."""
        if self._left is None:
            return None
        services = self._services
        density, aside = passed(self._began, services.clock(), services.pace)
        if not density:
            self.end()
            return None
        # The same pixels, but with another opacity.
        faded = self._left.subsurface(self._left.get_rect())
        faded.set_alpha(round(255 * density))
        return Sprite(faded, -round(aside * faded.get_width()), 0)
