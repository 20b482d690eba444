"""The files a phone may read: the page, the cards and the crests, all of them ours."""

import gzip
import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from game.l10n.languages import tidy
from game.paths import bundled
from game.view.table.drawings import DECKS, decks

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
#: The files that belong to the page, by address. Only the page, these, crests and cards are given
#: out.
_PAGES = {f"/{name}": name for name in ("phone.css", "phone.js", "entry.js", "heard.js", "turn.js")}
_CRESTS = re.compile(r"/art/crest_[a-z]+\.svg")
#: The address of a card: its folder names the deck that is wanted. A card that looks the same in a
#: plainer deck is read from that.
_CARDS = re.compile(rf"/cards/(?:({'|'.join(DECKS)})/)?([A-Za-z0-9_]+)\.svg")
#: The most languages of a browser that are looked at.
LANGUAGES_MOST = 8


class File(NamedTuple):
    """A file as it is sent, compressed. `lasts`: a phone may keep it. `name`: under which a phone
    keeps it as a file of its own; "" where it only shows it."""

    kind: str
    body: bytes
    lasts: bool
    name: str = ""


#: Returns, for the languages that are wished, the language that is spoken and the words of the page
#: in it.
Wording = Callable[[Sequence[str]], tuple[str, Mapping[str, str]]]


class Files:
    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def find(self, path: str, accepted: str) -> File | None:
        """Return the file at an address. `accepted`: the languages, as a browser names them."""
        if path == "/":
            return self._page(accepted)
        if path in _PAGES:
            return _read(f"assets/phones/{_PAGES[path]}", False)
        if _CRESTS.fullmatch(path):
            return _read(f"assets{path}", True)
        found = _CARDS.fullmatch(path)
        if found is None:
            return None
        plainer = decks(DECKS[found[1] or ""])
        files = (_read(f"assets/cards/{deck}/{found[2]}.svg", True) for deck in plainer)
        return next(filter(None, files), None)

    def _page(self, accepted: str) -> File:
        language, words = self._wording(wished(accepted.split(",")))
        page = (bundled("assets/phones") / "phone.html").read_text(encoding="utf-8")
        said = escape(json.dumps(words, ensure_ascii=False))
        page = page.replace("{language}", escape(language.replace("_", "-")))
        return File(_KINDS[".html"], gzip.compress(page.replace("{words}", said).encode()), False)


def wished(names: Sequence[str]) -> list[str]:
    """Return the names of languages, which browsers write as "es-AR;q=0.8", as the game writes
    them."""
    named = (tidy(name.partition(";")[0].strip()) for name in names[:LANGUAGES_MOST])
    return [name for name in named if name]


@lru_cache(256)
def _read(name: str, lasts: bool) -> File | None:
    file = bundled(name)
    if not file.is_file():
        return None
    return File(_KINDS[file.suffix], gzip.compress(file.read_bytes()), lasts)
