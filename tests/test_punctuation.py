"""What typesetters of each language would notice: spaces that must not break, signs in pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.paths import bundled

NO_BREAK = "\u00a0"
_PLACEABLE = re.compile(r"\{[^{}]*\}")


def lines(language: str) -> Iterator[str]:
    """Where it is, and what people read there; numbers and names stand as X."""
    for file in sorted((bundled("locales") / language).glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("#"):
                continue
            said = _PLACEABLE.sub("X", line.partition(" = ")[2] if line[:1].isalpha() else line)
            yield f"{file.name}:{number}: {said}"


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", rf"[^{NO_BREAK}][;!?»](?![\w-])| :|«[^{NO_BREAK}]| %"),
        # But for what is quoted from a file of ours.
        ("fr", rf"[^\W\d_]:(?! mon_jeu| 1| \|| \w+[{NO_BREAK}]»)(?: |$)"),
        ("fr", r"\w'\w"),
        ("en", r"\w'\w"),
        ("pt", r"[¿¡«»]| [;:!?]|\w'\w"),
        ("es", r"^[^¿]*\?|^[^¡]*!(?!=)|« | »| %| [;:!?]"),
    ],
)
def test_no_line_is_set_badly(language: str, wrong: str) -> None:
    bad = [line for line in lines(language) if re.search(wrong, line.partition(": ")[2])]
    assert not bad, "\n".join(bad)
