"""The rule books of all games, however they are played, and what to look for in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

from game.engine.cards import names
from game.paths import bundled
from game.play.pieces.line import Line
from game.variants.catalogue import Catalogue
from game.variants.options import Value
from game.view.rulebook.blocks import Block, Example, Examples, Heading, TextBlock, WorthTable
from game.view.rulebook.book import Rulebook
from tests.engine.battery.tables import MIXED, other_values

LANGUAGES = ("en", "es", "fr")
OWN = Path(__file__).resolve().parents[1] / "variants" / "games"
GAMES = Catalogue([bundled("assets/variants"), OWN])
BUNDLED = Catalogue([bundled("assets/variants")]).ids()
RUMMIES = [game for game in GAMES.ids() if GAMES.load(game).family == "rummy"]

Options = dict[str, Value]


@cache
def _book(game: str, options: tuple[tuple[str, Value], ...]) -> Rulebook:
    return Rulebook(GAMES.load(game, dict(options)))


def book(game: str, options: Mapping[str, Value] | None = None) -> Rulebook:
    return _book(game, tuple((options or {}).items()))


def keys_of(told: Rulebook) -> list[str]:
    return [section.key for section in told.sections]


def blocks(told: Rulebook, section: str = "") -> list[Block]:
    return [block for one in told.sections if section in ("", one.key) for block in one.blocks]


def lines_of(told: Rulebook) -> list[Line]:
    """All that is said on the pages."""
    found: list[Line | None] = []
    for block in blocks(told):
        if isinstance(block, TextBlock | Heading):
            found.append(block.line)
        elif isinstance(block, Examples):
            found += [line for example in block.all for line in (example.title, example.text)]
        elif isinstance(block, WorthTable):
            found += [row.label for row in block.rows]
    return [line for line in found if line]


def said(told: Rulebook, section: str = "") -> set[str]:
    """The keys of the paragraphs, without what all of them begin with."""
    lines = [block.line for block in blocks(told, section) if isinstance(block, TextBlock)]
    return {line.key.removeprefix("rules.") for line in lines}


def fact(told: Rulebook, key: str, name: str) -> object:
    lines = [block.line for block in blocks(told) if isinstance(block, TextBlock)]
    return next(line.facts[name] for line in lines if line.key == f"rules.{key}")


def examples(told: Rulebook, section: str = "") -> list[Example]:
    return [
        example
        for block in blocks(told, section)
        if isinstance(block, Examples)
        for example in block.all
    ]


def shown(example: Example) -> str:
    """The cards of an example, as they are written in a test."""
    return " | ".join(names(card.card for card in group) for group in example.groups)


class Tags(HTMLParser):
    """A reader that keeps the tags that are open, and fails at one that closes another."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br", "img", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def plain(html: str) -> str:
    return unescape(re.sub("<[^>]*>", "", html))


def presets(game: str) -> list[Options]:
    return [dict(chosen) for chosen in GAMES.load(game).presets.values()]


def values_alone(game: str) -> list[Options]:
    """Each value of each option that is not the usual one."""
    return [{key: value} for key, value in other_values(game)]


#: Each game as it is, with each preset, and with each value of each option in any company.
CHOICES: list[tuple[str, Options]] = [
    *((game, {}) for game in GAMES.ids()),
    *((game, chosen) for game in GAMES.ids() for chosen in presets(game)),
    *((table.variant, dict(table.chosen)) for table in MIXED),
]
