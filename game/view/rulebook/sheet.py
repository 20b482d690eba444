"""The rules of one table as two pages to print, and a sheet to write the scores on.

What is played otherwise than in the book is marked: in the book of the game, or of the game that a
file of one's own extends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.scoring.match_end import MatchEnd
from game.play.pieces.line import Shown
from game.settings import Settings
from game.variants.catalogue import Catalogue
from game.variants.inherit import parents
from game.variants.load import Variant
from game.view.rulebook.blocks import (
    COUNTED,
    WRONG,
    Block,
    ContractRow,
    ContractTable,
    Example,
    Examples,
    HouseRule,
    TextBlock,
    Worth,
    WorthTable,
)
from game.view.rulebook.book import HOUSE, Rulebook
from game.view.rulebook.card_html import CardDrawings
from game.view.rulebook.common import aim_of
from game.view.rulebook.html import SIGNS, VERDICTS, block_html, marked, page
from game.view.rulebook.words import BookWords
from game.view.table.drawings import look_of, pack_of, special_of

#: What is said of the screen, and what is said instead at a real table; "" for nothing.
SCREEN = {"rules.turn.back": "", "rules.wilds.reading": "rules.sheet.reading"}
#: The rows of a score sheet where the number of hands is open, and the most there may be.
OPEN_ROWS, ROWS_MOST = 14, 24


def usual_book(variant: Variant, catalogue: Catalogue) -> Rulebook | None:
    """Return the book that a table's rules are compared with; None if the game cannot be read."""
    games = catalogue.ids()
    own = (variant.id, *parents(variant.id, catalogue.roots))
    below = [one for one in own if one in games]
    usual = catalogue.read(below[min(1, len(below) - 1)]).variant if below else None
    return Rulebook(usual) if usual else None


def sheet(
    words: BookWords,
    usual: Rulebook | None,
    settings: Settings,
    names: Sequence[str] = (),
) -> str:
    """Return the pages as HTML. `names`: of the players, for the score sheet; without them there is
    room to write as many as may play."""
    language = words.wording.texts.language
    variant = words.book.variant
    look = look_of(settings, language, special_of(variant.game), pack_of(settings, variant.id))
    made = _Sheet(words, usual, CardDrawings(look))
    body = [*made.rules(), *score_sheet(words, names)]
    return page(words.name, language, [*made.cards.symbols(), *body], "sheet")


class _Sheet:
    def __init__(self, words: BookWords, usual: Rulebook | None, cards: CardDrawings) -> None:
        self.words, self.cards = words, cards
        sections = usual.sections if usual else words.book.sections
        #: What is as usual: blocks, and rows of tables; their facts are in mappings.
        self._usual = {repr(one) for section in sections for one in _pieces(section.blocks)}

    def rules(self) -> Iterator[str]:
        words, sections = self.words, self.words.book.sections
        yield f"<header><h1>{marked(words.name)}</h1>"
        if words.about:
            yield f'<p class="about">{marked(words.about)}</p>'
        body = [self._section(section.key, section.blocks) for section in sections]
        if any('class="other' in piece for pieces in body for piece in pieces):
            yield f'<p class="legend other">{marked(words.wording.text("rules.sheet.other"))}</p>'
        yield "</header>\n<main>"
        for section, pieces in zip(sections, body, strict=True):
            yield f"<section><h2>{marked(words.title(section))}</h2>"
            yield from pieces
            yield "</section>"
        yield "</main>"

    def _section(self, key: str, blocks: Sequence[Block]) -> list[str]:
        said = _at_a_real_table(blocks)
        return [piece for block in said for piece in self._block(block, in_house=key == HOUSE)]

    def _block(self, block: Block, *, in_house: bool) -> Iterator[str]:
        if isinstance(block, Examples):
            yield f'<div class="examples">{"".join(map(self._example, block.all))}</div>'
        elif isinstance(block, WorthTable):
            yield f'<ul class="worth">{"".join(map(self._worth, block.rows))}</ul>'
        elif isinstance(block, ContractTable):
            yield f'<ol class="contracts">{"".join(map(self._contract, block.rows))}</ol>'
        else:
            pieces = list(block_html(self.words, block, 3))
            is_other = isinstance(block, HouseRule) if in_house else self._is_other(block)
            yield from (f'<div class="other">{one}</div>' if is_other else one for one in pieces)

    def _is_other(self, piece: Block | Worth | ContractRow) -> bool:
        return repr(piece) not in self._usual

    def _class(self, piece: Worth | ContractRow) -> str:
        return ' class="other"' if self._is_other(piece) else ""

    # Tables and examples --------------------------------------------------------------------

    def _contract(self, row: ContractRow) -> str:
        return f"<li{self._class(row)}>{marked(self.words.contract(row))}</li>"

    def _worth(self, row: Worth) -> str:
        words, shown = self.words, [Shown(card) for card in row.cards]
        dash = "&ndash;" if row.gap else ""
        rows = [self._row([one]) for one in shown] if row.gap else [self._row(shown)]
        label = f" <small>{marked(words.line(row.label))}</small>" if row.label else ""
        points = f"<b>{marked(words.numbers(row.numbers))}</b>"
        return f"<li{self._class(row)}>{dash.join(rows)}{points}{label}</li>"

    def _row(self, shown: Sequence[Shown]) -> str:
        return self.cards.row(shown, self.words.wording)

    def _example(self, example: Example) -> str:
        joint = f'<span class="joint">{SIGNS.get(example.joint, "")}</span>'
        cards = joint.join(map(self._row, example.groups))
        verdict = example.verdict if example.verdict in (WRONG, COUNTED) else "right"
        title = VERDICTS.get(example.verdict, "") + marked(self.words.line(example.title))
        said = marked(self.words.line(example.text))
        return (
            f'<figure class="{verdict}"><div class="cards">{cards}</div>'
            f"<figcaption><strong>{title}</strong> {said}</figcaption></figure>"
        )


def _at_a_real_table(blocks: Sequence[Block]) -> Iterator[Block]:
    """Yield blocks without what is said of the screen."""
    for block in blocks:
        if isinstance(block, TextBlock) and block.line.key in SCREEN:
            instead = SCREEN[block.line.key]
            if instead:
                yield TextBlock(block.line._replace(key=instead))
        else:
            yield block


def _pieces(blocks: Sequence[Block]) -> Iterator[Block | Worth | ContractRow]:
    for block in _at_a_real_table(blocks):
        if isinstance(block, WorthTable | ContractTable):
            yield from block.rows
        elif not isinstance(block, Examples):
            yield block


# The score sheet ----------------------------------------------------------------------------------


def score_sheet(words: BookWords, names: Sequence[str]) -> Iterator[str]:
    """Yield a page with a row for each hand, and a column for each player."""
    game, text = words.book.variant.game, words.wording.text
    heads = [*map(marked, names)] or ["&nbsp;"] * game.players.max
    yield f'<section class="scores"><h1>{marked(words.name)}</h1>'
    yield f'<p class="about">{marked(words.line(aim_of(game.match_end)))}</p>\n<table>'
    cells = "".join(f"<th>{head}</th>" for head in heads)
    yield f'<tr><th></th><th class="deals">{marked(text("rules.sheet.deals"))}</th>{cells}</tr>'
    blank = "<td></td>" * len(heads)
    for number, said in enumerate(_hands(words, game.match_end), 1):
        yield f"<tr><th>{number} <small>{marked(said)}</small></th><td></td>{blank}</tr>"
    total = marked(text("rules.sheet.total"))
    yield f'<tr class="total"><th>{total}</th><td></td>{blank}</tr>\n</table></section>'


def _hands(words: BookWords, match_end: MatchEnd) -> Sequence[str]:
    """Return what each hand asks for; "" where it is as any other."""
    blocks = (block for section in words.book.sections for block in section.blocks)
    table = next((block for block in blocks if isinstance(block, ContractTable)), None)
    if table is not None:
        return [words.contract(row) for row in table.rows]
    most = match_end.hands_most()
    return [""] * (most if 0 < most <= ROWS_MOST else OPEN_ROWS)
