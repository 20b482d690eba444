"""Every house draws its pictures for itself. In tests there are hundreds of houses of a few sizes,
so what was drawn once is copied."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pygame
import pytest

#: Larger pictures are drawn again: they would fill the memory.
PIXELS_MOST = 1_000_000


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    draw = pygame.image.load_sized_svg
    kept: dict[tuple[object, tuple[int, int]], pygame.Surface] = {}

    def drawn(file: object, size: tuple[int, int]) -> pygame.Surface:
        key = (file.getvalue() if isinstance(file, BytesIO) else str(file), tuple(size))
        picture = kept.get(key)
        if picture is None:
            picture = draw(file, size)  # type: ignore[arg-type]
            if picture.get_width() * picture.get_height() > PIXELS_MOST:
                return picture
            kept[key] = picture
        return picture.copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawn)
        yield
