"""What every scene looks like, as a digest of its picture.

    python -m tests.gallery.golden

writes them anew, where a scene is to look otherwise; `python -m tests.gallery` paints the pictures
themselves, before and after.
"""

from __future__ import annotations

import platform
from hashlib import blake2b
from pathlib import Path

import pygame

from tests.gallery.__main__ import Example, all_examples, picture

FILE = Path(__file__).resolve().parents[1] / "golden/pictures.txt"
SIZE, LANGUAGE = (1024, 640), "en"


def painted_by() -> str:
    """Return what decides how letters and drawings become pixels."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"pygame-ce {pygame.ver}, SDL {sdl}, {platform.system()} {platform.machine()}"


def digest_of(example: Example) -> str:
    surface, _ = picture(example, SIZE, LANGUAGE, 1.0)
    return blake2b(pygame.image.tobytes(surface, "RGB"), digest_size=8).hexdigest()


def read() -> tuple[str, dict[str, str]]:
    """Return what painted them, and the digest of each."""
    first, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return first, dict(line.split(maxsplit=1) for line in lines)


def main() -> None:
    lines = [painted_by(), *(f"{name} {digest_of(one)}" for name, one in all_examples())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
