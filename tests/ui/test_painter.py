"""Painting only what changed gives the same picture as painting everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pygame
import pytest
from pygame import Rect, Surface
from services import a_house, wait

from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.scenes.table.scene import TableActs, TableScene
from game.ui.gestures import MOVED, Pointer
from game.ui.painter import Painter, Sprite
from tests.play.tables import simple_act

SIZE = (320, 200)


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()


def whole(sprites: Sequence[Sprite]) -> bytes:
    """What they look like, painted one after the other."""
    canvas = Surface(SIZE).convert()
    for surface, x, y, part, _ in sprites:
        canvas.blit(surface, (x, y), part)
    return pygame.image.tobytes(canvas, "RGB")


def ground(colour: tuple[int, int, int] = (10, 90, 80)) -> Sprite:
    surface = Surface(SIZE).convert()
    surface.fill(colour)
    return Sprite(surface, 0, 0)


def glass(dice: Random) -> Surface:
    """Something see-through, with soft edges."""
    surface = Surface((dice.randrange(8, 90), dice.randrange(8, 90)), pygame.SRCALPHA)
    surface.fill((dice.randrange(256), dice.randrange(256), dice.randrange(256), 40))
    inside = surface.get_rect().inflate(-6, -6)
    surface.fill((dice.randrange(256), dice.randrange(256), 90, dice.randrange(256)), inside)
    return surface


def put(dice: Random, surface: Surface) -> Sprite:
    """Anywhere, also half outside the window; sometimes only a part of it."""
    part = None
    if dice.random() < 0.2:
        width, height = surface.get_size()
        part = (2, 1, width // 2, height // 2)
    return Sprite(surface, dice.randrange(-60, SIZE[0]), dice.randrange(-60, SIZE[1]), part)


def changed(dice: Random, sprites: list[Sprite], glasses: Sequence[Surface]) -> list[Sprite]:
    """A few come, go, move, or change places; the ground stays below."""
    base, rest = sprites[:1], sprites[1:]
    if dice.random() < 0.05:
        base = [ground((dice.randrange(256), 60, 60))]
    for _ in range(dice.randrange(4)):
        what = dice.randrange(4)
        if what == 0 or not rest:
            rest.insert(dice.randrange(len(rest) + 1), put(dice, dice.choice(glasses)))
        elif what == 1:
            rest.pop(dice.randrange(len(rest)))
        elif what == 2:
            at = dice.randrange(len(rest))
            one = rest[at]
            rest[at] = one._replace(x=one.x + dice.randrange(-9, 10), y=one.y + 1)
        else:
            dice.shuffle(rest)
    return [*base, *rest]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("keeps_still", [False, True], ids=["", "with a still part"])
def test_it_never_differs_from_a_whole_painting(seed: int, keeps_still: bool) -> None:
    dice = Random(seed)
    glasses = [glass(dice) for _ in range(12)]
    canvas = Surface(SIZE).convert()
    painter, sprites = Painter(canvas), [ground()]
    for _ in range(60):
        sprites = changed(dice, sprites, glasses)
        still = dice.randrange(1, len(sprites) + 1) if keeps_still else 0
        painter.show(sprites, still)
        assert pygame.image.tobytes(canvas, "RGB") == whole(sprites)


def test_what_is_shown_already_is_not_painted() -> None:
    dice = Random(1)
    sprites = [ground(), put(dice, glass(dice))]
    painter = Painter(Surface(SIZE).convert())
    assert painter.show(sprites, 1)
    assert not painter.show(list(sprites), 1)
    assert not painter.show([Sprite(*sprite) for sprite in sprites], 2)


def test_only_where_something_changed_is_painted() -> None:
    piece = glass(Random(2))
    before = [ground(), Sprite(piece, 10, 10), Sprite(piece, 200, 100)]
    canvas = Surface(SIZE).convert()
    painter = Painter(canvas)
    painter.show(before, 2)
    stain = Rect(300, 190, 5, 5)
    canvas.fill((255, 0, 255), stain)
    painter.show([*before[:2], Sprite(piece, 203, 100)], 2)
    assert canvas.get_at(stain.center)[:3] == (255, 0, 255)


def test_a_table_in_play_never_differs_from_a_whole_painting() -> None:
    """A hand is dealt and played by simple bots, cards flying all the time, while a
    card is carried about."""
    services = a_house((1024, 640))
    players = tuple(
        Player(name, usual_crest(seat), "naive" if seat else "")
        for seat, name in enumerate(("Ana", "Beto", "Carmen"))
    )
    choice = TableChoice("loba_de_menos", players, seed=3)
    table = RunningTable.start(choice, clock=services.clock)
    scene = TableScene(services, table, TableActs(*[lambda *_: None] * 4))
    services.stack.push(scene)
    canvas = Surface(services.pixels).convert()
    painter, dice = Painter(canvas), Random(5)
    compared = 0
    for at in range(400):
        wait(services, 0.045)
        if not scene.picture.is_behind(services.clock()) and table.acting == 0 and at % 3 == 0:
            scene.context.happened(table.act(simple_act(table)))
        scene.handle(Pointer(MOVED, dice.randrange(1920), dice.randrange(500, 1200)))
        sprites = services.stack.sprites()
        if painter.show(sprites, services.stack.still) and at % 4 == 0:
            fresh = Surface(services.pixels).convert()
            Painter(fresh).show(sprites)
            assert fresh.get_buffer().raw == canvas.get_buffer().raw
            compared += 1
    assert compared > 30
