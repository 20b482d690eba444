"""What a phone may read, from which file it comes, and what it may keep."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.paths import bundled
from game.phones.files import Files, wished

DECKS = sorted(one.name for one in bundled("assets/cards").iterdir() if one.is_dir())


def files(asked: list[list[str]] | None = None) -> Files:
    def wording(wanted: list[str]) -> tuple[str, Mapping[str, str]]:
        if asked is not None:
            asked.append(wanted)
        return "es_AR", {"hand": 'Tus "cartas"'}

    return Files(wording)


@pytest.mark.parametrize(
    ("path", "name", "lasts"),
    [
        ("/phone.css", "assets/phones/phone.css", False),
        ("/phone.js", "assets/phones/phone.js", False),
        ("/turn.js", "assets/phones/turn.js", False),
        ("/entry.js", "assets/phones/entry.js", False),
        ("/heard.js", "assets/phones/heard.js", False),
        ("/art/crest_owl.svg", "assets/art/crest_owl.svg", True),
        ("/cards/QS.svg", "assets/cards/QS.svg", True),
        ("/cards/french/2C.svg", "assets/cards/2C.svg", True),
        *(
            (f"/cards/{deck}/{card.name}", f"assets/cards/{deck}/{card.name}", True)
            for deck in DECKS
            for card in sorted(bundled(f"assets/cards/{deck}").iterdir())[:1]
        ),
    ],
)
def test_each_address_shows_its_file_and_only_drawings_may_be_kept(
    path: str, name: str, lasts: bool
) -> None:
    found = files().find(path, "")
    assert found is not None
    assert gzip.decompress(found.body) == bundled(name).read_bytes()
    assert found.lasts is lasts
    kinds = {".css": "text/css", ".js": "text/javascript"}
    assert found.kind.startswith(kinds.get(Path(path).suffix, "image/svg+xml"))


@pytest.mark.parametrize("path", ["/art/crest_nobody.svg", "/cards/large/ZZ.svg", "/phone.html"])
def test_what_is_not_there_is_not_found(path: str) -> None:
    assert files().find(path, "") is None


def test_the_page_comes_in_a_language_of_the_browser_and_is_never_kept() -> None:
    asked: list[list[str]] = []
    page = files(asked).find("/", "es-AR;q=0.8, ?, fr")
    assert asked == [["es_AR", "fr"]]
    assert page is not None
    assert not page.lasts
    text = gzip.decompress(page.body).decode()
    assert '<html lang="es-AR">' in text
    assert "Tus \\&quot;cartas\\&quot;" in text


def test_of_the_languages_of_a_browser_the_first_eight_are_listened_to() -> None:
    assert len(wished(["es"] * 100)) == 8
