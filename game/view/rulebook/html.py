"""The rules of a game as HTML, to be read in a browser or printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from game.paths import bundled
from game.view.rulebook.blocks import (
    PLUS,
    RIGHT,
    TAKES,
    WRONG,
    Block,
    ContractTable,
    Example,
    Examples,
    Heading,
    HouseRule,
    WorthTable,
)
from game.view.rulebook.words import BookWords

SIGNS = {PLUS: "+", TAKES: "→"}
VERDICTS = {RIGHT: "✓ ", WRONG: "✗ "}
_BOLD, _RED = re.compile(r"\*([^*]+)\*"), re.compile("[♥♦]")


def page(title: str, language: str, body: Iterable[str], look: str = "page") -> str:
    """Return a whole document, its style included: it may be sent to somebody. `language`: as its
    folder is named, "es_AR"; `look`: the name of its style."""
    style = bundled(f"assets/guide/{look}.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language.replace("_", "-")}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>\n<style>{style}</style>",
            *body,
            "</html>\n",
        ]
    )


def marked(text: str) -> str:
    """Return a text as HTML: *stars* make words bold, and hearts and diamonds are red."""
    bold = _BOLD.sub(r"<strong>\1</strong>", escape(text, quote=False))
    return _RED.sub(r'<span class="red">\g<0></span>', bold)


def book_html(words: BookWords, level: int = 1) -> Iterator[str]:
    """Yield the pieces of a whole rule book. `level`: that of the heading with its name."""
    yield f'<h{level} id="{escape(words.book.id)}">{marked(words.name)}</h{level}>'
    if words.about:
        yield f'<p class="about">{marked(words.about)}</p>'
    for section in words.book.sections:
        yield f"<h{level + 1}>{marked(words.title(section))}</h{level + 1}>"
        for block in section.blocks:
            yield from block_html(words, block, level + 2)


def block_html(words: BookWords, block: Block, level: int) -> Iterator[str]:
    """Yield the pieces of a block. `level`: that of the headings in it."""
    if isinstance(block, Heading):
        yield f"<h{level}>{marked(words.heading(block))}</h{level}>"
    elif isinstance(block, Examples):
        examples = "\n".join(_example(words, example) for example in block.all)
        yield f'<div class="examples">{examples}</div>'
    elif isinstance(block, ContractTable | WorthTable):
        kind = "ol" if isinstance(block, ContractTable) else "ul"
        rows = "\n".join(f"<li>{marked(row)}</li>" for row in words.said(block))
        yield f"<{kind}>{rows}</{kind}>"
    elif isinstance(block, HouseRule):
        yield f"<p>{'<br>'.join(marked(said) for said in words.said(block) if said)}</p>"
    else:
        yield from (f"<p>{marked(said)}</p>" for said in words.said(block))


def _example(words: BookWords, example: Example) -> str:
    """Return cards, and the verdict on them."""
    groups = (
        " ".join(f'<span class="card">{marked(words.wording.shown(one))}</span>' for one in group)
        for group in example.groups
    )
    cards = f" {SIGNS.get(example.joint, '')} ".join(groups)
    title = VERDICTS.get(example.verdict, "") + marked(words.line(example.title))
    text = marked(words.line(example.text))
    return (
        f'<div class="example {example.verdict}"><p class="cards">{cards}</p>'
        f"<p><strong>{title}</strong><br>{text}</p></div>"
    )
