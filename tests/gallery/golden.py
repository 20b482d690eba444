"""What every scene looks like, as digests.

    python -m tests.gallery.golden

writes them anew, where a scene is to look otherwise; `python -m tests.gallery` paints the pictures
themselves, before and after.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pygame

from tests.gallery.__main__ import Example, all_examples, picture
from tests.gallery.here import painted_by

FILE = Path(__file__).with_name("pictures.txt")
SIZE, LANGUAGE = (1024, 640), "en"


def digest_of(example: Example) -> str:
    surface, _ = picture(example, SIZE, LANGUAGE, 1.0)
    return blake2b(pygame.image.tobytes(surface, "RGB"), digest_size=8).hexdigest()


def read() -> tuple[str, dict[str, str]]:
    """Return what painted them, and the digest of each."""
    first, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return first, dict(line.split(maxsplit=1) for line in lines)


def main() -> None:
    digests = {name: digest_of(example) for name, example in all_examples()}
    lines = [painted_by(), *map(" ".join, digests.items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
