"""The rules of a game as a book of sections, told from its parts as they are in force.

A book knows no game by name: any variant of the two families has one. What is switched off is
not told, and every example has been tried on the rules before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from game.engine.rummy.flow import RummyRules
from game.variants.load import Variant, rules_of
from game.variants.options import Option, written
from game.view.rulebook import common
from game.view.rulebook.blocks import (
    Block,
    BookSection,
    HouseRule,
    Paragraph,
    TextBlock,
    heading,
    said,
)
from game.view.rulebook.fishing import FishingBook
from game.view.rulebook.rummy import RummyBook
from game.view.rulebook.trials import Trials, Untried

GOAL, DEAL, TURN, DRAW, MELDS = "goal", "deal", "turn", "draw", "melds"
WILDS, CONTRACTS, LAY_OFF = "wilds", "contracts", "lay_off"
CAPTURE, INERT, BUILD, FILA, SWEEP = "capture", "inert", "build", "fila", "sweep"
END, SCORING, MATCH, MONEY, HOUSE = "end", "scoring", "match", "money", "house"

#: For each section, the beginnings of the refusals it explains, without their "refuse."; the
#: longest one decides.
EXPLAINS: dict[str, tuple[str, ...]] = {
    DEAL: ("deal_first",),
    TURN: (
        *("not_your_turn", "not_now", "draw_first", "already_drew", "malformed", "not_held"),
        *("not_in_this_game", "undo.", "redo.", "play."),
        *("discard.one_only", "discard.none_marked"),
    ),
    DRAW: (
        *("draw.", "taken_card_stranded", "discard.taken_"),
        *("discard.just_taken", "discard.lone_card"),
    ),
    MELDS: ("meld.", "set.", "run.", "open.no_contract"),
    WILDS: ("run.wild_", "discard.wild", "discard.last_wild", "reclaim."),
    CONTRACTS: ("contract_first", "open.", "stage.", "meld.not_after_contract", "meld.next_turn"),
    LAY_OFF: ("same_turn_as_opening", "no_such_meld", "lay_off.", "run.no_room", "run.rank_there"),
    CAPTURE: ("not_on_table", "no_such_build", "take.", "trail.must_take"),
    INERT: ("take.inert",),
    BUILD: ("trail.", "build."),
    FILA: ("build.closed", "build.one_group", "build.value_there"),
    END: ("discard.not_the_last", "keep_a_discard", "last_card_stays", "too_large"),
    MATCH: ("match_over", "decide_first"),
}


def beginning_of(refusal: str) -> str:
    """Return the longest beginning of a refusal that leads to a section; "" if none does."""
    starts = [one for some in EXPLAINS.values() for one in some]
    return max((one for one in starts if refusal.startswith(f"refuse.{one}")), key=len, default="")


def section_for(refusal: str) -> str:
    """Return the section that explains a refusal; the one about a turn if there is no closer
    one."""
    start = beginning_of(refusal)
    return next((section for section, starts in EXPLAINS.items() if start in starts), TURN)


Pages = Callable[[], Iterator[Block]]


class Rulebook:
    """The rules of one variant as a book. `sections` are made when they are first asked for.
    `trials`: the judge of its examples."""

    def __init__(self, variant: Variant, trials: type[Trials] = Trials) -> None:
        self.variant = variant
        self._trials = trials

    @property
    def id(self) -> str:
        return self.variant.id

    @cached_property
    def sections(self) -> tuple[BookSection, ...]:
        house = BookSection(HOUSE, (*self._changed(), *common.rulings(self.variant)))
        return (*self._told, house) if house.blocks else self._told

    @cached_property
    def _told(self) -> tuple[BookSection, ...]:
        """Return the sections told from the rules in force."""
        built = ((key, tuple(pages())) for key, pages in self._pages().items())
        return tuple(BookSection(key, blocks) for key, blocks in built if blocks)

    def _changed(self) -> Iterator[Block]:
        """Yield the options that differ from the usual ones, as far as that changes anything."""
        options = common.changed_options(self.variant)
        now = Rulebook(self.variant, Untried)._told
        found = [rule for rule in (self._house_rule(option, now) for option in options) if rule]
        if found:
            yield heading("heading.changed")
            yield from found

    def _house_rule(self, option: Option, now: Sequence[BookSection]) -> HouseRule | None:
        """Return an option that differs from the usual one; None if no page would be another
        without it. `now`: the pages, without examples."""
        usual, value = common.as_usual(self.variant, option), self.variant.chosen[option.key]
        rule = HouseRule(option.key, option.value_key(value), written(value))
        if usual is None:
            return rule
        before = Rulebook(usual, Untried)._told
        if before == now:
            return None
        known = [block for section in before for block in section.blocks]
        said = [block for section in now for block in section.blocks if block not in known]
        new = [block.line for block in said if isinstance(block, TextBlock)]
        return rule._replace(instead=new[-1]) if new and value is False else rule

    def place_of(self, key: str) -> int:
        """Return the index of a section; 0, the first page, if this game does not have it."""
        return next((at for at, section in enumerate(self.sections) if section.key == key), 0)

    def brief(self, seats: int) -> Iterator[Paragraph]:
        """Return the game in a few sentences, for this many players."""
        return filter(None, self._book.brief(seats))

    @cached_property
    def _book(self) -> RummyBook | FishingBook:
        rules = rules_of(self.variant.game)
        if isinstance(rules, RummyRules):
            return RummyBook(rules, self._trials(rules))
        return FishingBook(rules, self._trials(rules))

    def _pages(self) -> dict[str, Pages]:
        book, game = self._book, self.variant.game
        pages = _rummy_pages(book) if isinstance(book, RummyBook) else _fishing_pages(book)
        end, who = book.rules.match_end, game.players
        pages[MATCH] = lambda: map(said, end.sentences(game.stakes, who.min, who.max))
        pages[MONEY] = lambda: map(said, game.stakes.sentences())
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


def unlike(section: BookSection, usual: Rulebook | None) -> list[Block]:
    """Return the blocks of a section that the book of the usual game does not have."""
    if usual is None or section.key == HOUSE:
        return []
    known = [block for one in usual.sections for block in one.blocks]
    return [block for block in section.blocks if block not in known]


def rulebooks(known: Iterable[Variant], in_force: Variant | None = None) -> list[Rulebook]:
    """Return a book for every game; that of the game in force has the rules it is played by."""
    books = {variant.id: Rulebook(variant) for variant in known}
    if in_force is not None:
        usual = books.get(in_force.id)
        books[in_force.id] = Rulebook(_with_offers(in_force, usual.variant if usual else None))
    return list(books.values())


def _with_offers(played: Variant, known: Variant | None) -> Variant:
    """Add the options and rulings of the game's file to the variant of a saved match, which lacks
    them."""
    if known is None or played.options or played.rulings:
        return played
    return replace(played, options=known.options, rulings=known.rulings)
