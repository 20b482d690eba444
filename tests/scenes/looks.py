"""What is seen, compared: as it was, as it would be painted anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha1

import pygame
from services import wait

from game.scenes.shell.scene import Services
from game.ui.painter import Painter, Sprite

#: So far a card that has come to rest may differ from one that was drawn there, of 255.
NEARLY = 24
#: Less than a picture takes, in seconds.
SOON = 0.2


def digest(services: Services) -> str:
    """Of the whole picture."""
    painter = Painter(pygame.Surface(services.pixels))
    painter.show(services.stack.sprites())
    return sha1(pygame.image.tobytes(painter.canvas, "RGB")).hexdigest()


def not_as_painted_anew(services: Services) -> Iterator[str]:
    wait(services, 0.001)
    due = services.stack.due(services.clock())
    if due is not None and due < SOON:
        return  # It moves, and is painted anew at once.
    before = list(services.stack.sprites())
    services.stack.redrawn()
    yield from differences(before, list(services.stack.sprites()))


def differences(before: Sequence[Sprite], after: Sequence[Sprite]) -> Iterator[str]:
    for told, these, those in (("gone", before, after), ("new", after, before)):
        there = {id(one.surface): one for one in those}
        for one in these:
            known = there.get(id(one.surface))
            if (known is None or not alike(one, known)) and not any(
                alike(one, other) for other in those
            ):
                yield f"{told}: {one.box} {one.says}"


def alike(one: Sprite, other: Sprite) -> bool:
    """At the same place; a card that has come to rest may have been rounded to the next pixel."""
    lie_alike = all(abs(a - b) <= 1 for a, b in zip(one.box, other.box, strict=True))
    if (one.part, one.says) != (other.part, other.says) or not lie_alike:
        return False
    if one.surface is other.surface:
        return True
    one_look, other_look = (
        pygame.image.tobytes(
            pygame.transform.smoothscale(shown.surface.convert_alpha(), (9, 9)), "RGBA"
        )
        for shown in (one, other)
    )
    return all(abs(a - b) <= NEARLY for a, b in zip(one_look, other_look, strict=True))
