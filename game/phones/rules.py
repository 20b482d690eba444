"""The rules in force at a table, as plain data for a phone."""

from collections.abc import Iterator

from game.l10n.catalogue import Catalogue
from game.phones.screen import Data
from game.variants.load import Variant
from game.view.rulebook.blocks import RIGHT, WRONG, Examples, Heading, Section
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from game.view.table.drawings import drawing_of

MARKS = {RIGHT: "✓", WRONG: "✗"}


def rules_data(variant: Variant, texts: Catalogue) -> Data:
    book = Rulebook(variant)
    words = BookWords(texts, book)
    sections = [
        {"title": words.title(section), "lines": list(_lines(words, section))}
        for section in book.sections
    ]
    return {"what": "rules", "title": words.name, "sections": sections}


def _lines(words: BookWords, section: Section) -> Iterator[Data]:
    for block in section.blocks:
        if isinstance(block, Examples):
            for example in block.all:
                cards = [drawing_of(shown.card) for group in example.groups for shown in group]
                mark = MARKS.get(example.verdict, "")
                title = f"*{mark} {words.line(example.title)}*"
                yield {"text": f"{title} {words.line(example.text)}", "cards": cards}
        else:
            for text in words.said(block):
                yield {"text": text, "head": isinstance(block, Heading)}
