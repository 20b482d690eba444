"""The scenes that lie one over the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base import Scene
from game.ui.gestures import Gesture
from game.ui.sprite import Sprite


class SceneStack:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        #: So many of the last sprites, from the first, hardly ever change.
        self.still = 0

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.entered()

    def pop(self) -> None:
        """The top scene goes; what is below may go on."""
        self.scenes.pop().left()
        if self.scenes:
            self.top.returned()

    def swap(self, scene: Scene) -> None:
        """Another scene in the place of the top one."""
        self.scenes.pop().left()
        self.push(scene)

    def pop_to(self, scene: Scene) -> None:
        """Everything above a scene goes."""
        while self.top is not scene:
            self.scenes.pop().left()
        scene.returned()

    def start_over(self, scene: Scene) -> None:
        """Everything goes; this one is left."""
        while self.scenes:
            self.scenes.pop().left()
        self.push(scene)

    def refit(self) -> None:
        for scene in self.scenes:
            scene.refit()

    def redrawn(self) -> None:
        for scene in self.scenes:
            scene.redrawn()

    def handle(self, gesture: Gesture) -> bool:
        return self.top.handle(gesture)

    def update(self, now: float) -> None:
        for scene in list(self.scenes):
            if scene in self.scenes and self.is_seen(scene):
                scene.update(now)

    def is_seen(self, scene: Scene) -> bool:
        at = self.scenes.index(scene)
        return not any(above.covers for above in self.scenes[at + 1 :])

    def due(self, now: float) -> float | None:
        times = [scene.due(now) for scene in self.scenes if self.is_seen(scene)]
        return min((time for time in times if time is not None), default=None)

    def sprites(self) -> Sequence[Sprite]:
        seen = [scene for scene in self.scenes if self.is_seen(scene)]
        top = seen[-1].sprites()
        if len(seen) == 1:
            self.still = seen[0].still
            return top
        below = [sprite for scene in seen[:-1] for sprite in scene.sprites()]
        self.still = len(below)
        return [*below, *top]
