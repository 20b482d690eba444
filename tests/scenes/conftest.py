"""Every house draws its pictures for itself. In tests there are hundreds of houses of a few sizes,
so what was drawn once is copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from io import BytesIO

import pygame
import pytest

#: So much is kept of what was drawn, 4 bytes a pixel; of one picture so much.
KEPT_PIXELS, PICTURE_PIXELS = 60_000_000, 1_000_000


class Drawn:
    """Pictures that were drawn, by what was asked for; the one not seen for longest goes first."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def get(self, key: object) -> pygame.Surface | None:
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def keep(self, key: object, picture: pygame.Surface) -> None:
        if _pixels(picture) > PICTURE_PIXELS:
            return
        self._pictures[key] = picture
        self._pixels += _pixels(picture)
        while self._pixels > KEPT_PIXELS:
            self._pixels -= _pixels(self._pictures.popitem(last=False)[1])


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    draw = pygame.image.load_sized_svg
    kept = Drawn()

    def drawn(file: object, size: tuple[int, int]) -> pygame.Surface:
        key = (file.getvalue() if isinstance(file, BytesIO) else str(file), tuple(size))
        picture = kept.get(key)
        if picture is None:
            picture = draw(file, size)  # type: ignore[arg-type]
            kept.keep(key, picture)
        return picture.copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawn)
        yield
