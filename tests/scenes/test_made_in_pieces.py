"""A scene that comes is made piece by piece, and nothing is left to make for its first picture: the
window is never held up for long. What a piece makes is counted, so that no machine is too slow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count

import pygame
import pytest
from examples import all_examples
from services import a_house, open_texts

from game.app import App
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.settings import Settings
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.gestures import Command, Gesture
from game.ui.painter import Sprite
from game.ui.surface_cache import SurfaceCache
from game.ui.theme import NIGHT0
from game.ui.window import GameWindow
from game.ui.work_ahead import SPELL

EXAMPLES = dict(all_examples())
SHOWN = (
    *("table_25_melds", "table_la_mona", "table_carioca", "lesson_mona", "replay_start", "curtain"),
    *("rules_piernas", "setup_carioca", "settings", "keys", "statistics_many"),
    *("scoring_five_decide", "settlement_difference"),
)
SIZE = (1024, 640)
#: Pictures that one piece makes, at most: most are a word or a line.
PIECE_MOST = 75
#: What is in the air, and the marks of the focus.
FIRST_MOST = 16


class Counted:
    """Counts the pictures that were made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        put = SurfaceCache.put

        def counted(cache: SurfaceCache, *told: object) -> None:
            self.made += 1
            put(cache, *told)  # type: ignore[arg-type]

        monkeypatch.setattr(SurfaceCache, "put", counted)

    def pieces_of(self, scene: Scene) -> list[int]:
        """Return how many each piece of a scene makes."""
        found, before = [], self.made
        for _ in chain(scene.ahead(), [True]):
            found.append(self.made - before)
            before = self.made
        return found


@pytest.mark.parametrize("name", SHOWN)
def test_no_piece_makes_much_and_the_first_picture_hardly_anything(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = a_house(SIZE)
    services.stack.push(Scene(services))
    counted = Counted(monkeypatch)
    scene = EXAMPLES[name](services)
    services.stack.push(scene)
    pieces = counted.pieces_of(scene)
    assert max(pieces) <= PIECE_MOST
    before = counted.made
    services.stack.sprites()
    assert counted.made - before <= FIRST_MOST < sum(pieces)


class SlowScene(Scene):
    """It is made in three pieces, and keeps what was pressed."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pressed: list[str] = []
        self.pictures = 0

    def ahead(self) -> Iterator[bool]:
        for _ in range(3):
            yield True

    def handle(self, gesture: Gesture) -> bool:
        self.pressed += [gesture.name] if isinstance(gesture, Command) and gesture.pressed else []
        return True

    def update(self, now: float) -> None:
        assert self.pictures, "It goes on before anybody has seen it."

    def sprites(self) -> Sequence[Sprite]:
        self.pictures += 1
        return [Sprite(self.services.kit.shapes.flat(640, 400, NIGHT0), 0, 0)]


def test_a_page_is_made_before_what_comes_after_it_and_no_further_once_it_was_left() -> None:
    services = a_house(SIZE)
    page, gone, last = (SlowScene(services) for _ in range(3))
    services.stack.push(page)
    services.stack.push(gone)
    services.stack.pop()
    assert page in services.ahead
    assert gone not in services.ahead
    services.stack.expect(last)
    assert not services.stack.is_made
    assert services.ahead.go_on(0.0, services.clock)
    assert services.stack.is_made
    assert last in services.ahead


def test_presses_wait_until_what_they_are_for_is_seen() -> None:
    settings = Settings(language="en", master_volume=0.0)
    ticks = count(step=SPELL / 2)
    services = Services(settings, open_texts, lambda: next(ticks), (640, 400))
    services.stack = SceneStack()
    app = App(GameWindow("", (640, 400)), services, SoundPlayer(settings), SettingsFile())
    before, slow = SlowScene(services), SlowScene(services)
    services.stack.push(before)
    app.show()
    services.stack.push(slow)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="\r"))
    seen = []
    while not slow.pressed:
        app.turn()
        seen.append((services.stack.is_made, slow.pictures, len(slow.pressed)))
    assert seen[0] == (False, 0, 0)
    assert (True, 1, 0) in seen
    assert before.pressed == []
