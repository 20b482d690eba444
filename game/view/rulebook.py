"""The rules of a game as a book of sections, told from its parts as they are in force.

A book knows no game by name: any variant of the two families has one. What is switched off is
not told, and every example has been tried on the rules before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property

from game.engine.rummy.flow import RummyRules
from game.variants.compile import rules_of
from game.variants.load import Variant
from game.view import rulebook_common as common
from game.view.rulebook_blocks import Block, Section
from game.view.rulebook_fishing import FishingBook
from game.view.rulebook_rummy import RummyBook
from game.view.rulebook_sections import (
    BUILD,
    CAPTURE,
    CONTRACTS,
    DEAL,
    DRAW,
    END,
    FILA,
    GOAL,
    HOUSE,
    INERT,
    LAY_OFF,
    MATCH,
    MELDS,
    MONEY,
    SCORING,
    SWEEP,
    TURN,
    WILDS,
)

Pages = Callable[[], Iterator[Block]]


class Rulebook:
    """`sections` are made when they are first asked for."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    @property
    def id(self) -> str:
        return self.variant.id

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        told = ((key, tuple(pages())) for key, pages in self._pages().items())
        return tuple(Section(key, blocks) for key, blocks in told if blocks)

    def place_of(self, key: str) -> int:
        """Where a section is; one this game has nothing to say about is its first page."""
        return next((at for at, section in enumerate(self.sections) if section.key == key), 0)

    def _pages(self) -> dict[str, Pages]:
        rules = rules_of(self.variant.game)
        if isinstance(rules, RummyRules):
            pages = _rummy_pages(RummyBook(self.variant, rules))
        else:
            pages = _fishing_pages(FishingBook(self.variant, rules))
        game = self.variant.game
        pages[MATCH] = lambda: common.match(game, rules.match_end)
        pages[MONEY] = lambda: common.money(game.stakes)
        pages[HOUSE] = lambda: common.house(self.variant)
        return pages


def _rummy_pages(book: RummyBook) -> dict[str, Pages]:
    return {
        GOAL: book.goal,
        DEAL: book.deal,
        TURN: book.turn,
        DRAW: book.draw,
        MELDS: book.pages.melds,
        WILDS: book.pages.wilds,
        CONTRACTS: book.contracts,
        LAY_OFF: book.lay_off,
        END: book.end,
        SCORING: book.scoring,
    }


def _fishing_pages(book: FishingBook) -> dict[str, Pages]:
    return {
        GOAL: book.goal,
        DEAL: book.deal,
        TURN: book.turn,
        CAPTURE: book.capture,
        INERT: book.inert,
        BUILD: book.build,
        FILA: book.fila,
        SWEEP: book.sweep,
        END: book.end,
        SCORING: book.scoring,
    }


def shelf(known: Iterable[Variant], in_force: Variant | None = None) -> list[Rulebook]:
    """A book for every game; that of the game in force has the rules it is played by."""
    books = {variant.id: Rulebook(variant) for variant in known}
    if in_force is not None:
        usual = books.get(in_force.id)
        books[in_force.id] = Rulebook(_with_offers(in_force, usual.variant if usual else None))
    return list(books.values())


def _with_offers(played: Variant, known: Variant | None) -> Variant:
    """A match that was saved knows its rules, but not what else its file says about them."""
    if known is None or played.options or played.rulings:
        return played
    return replace(played, options=known.options, rulings=known.rulings)
