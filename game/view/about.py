"""The sentences about Loba, its version, its licences and its authors."""

from __future__ import annotations

from collections.abc import Iterator

from game import __version__
from game.l10n.catalogue import Texts
from game.paths import PACKAGE

#: Where the built program keeps the licences of all its parts; `build.spec` writes it.
LICENCES = PACKAGE.parent / "THIRD_PARTY_LICENSES.txt"


def about(texts: Texts) -> Iterator[str]:
    """Yield a sentence each on the version, the licence, the art, the letters and the parts."""
    yield f"Loba {__version__}"
    for subject in ("licence", "art", "letters", "parts"):
        yield texts.text(f"about.{subject}")
