"""The rule book of each game, as a person reads it; and what each option changes in it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest

from game.engine.cards import names
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.view.rulebook.blocks import (
    Block,
    ContractTable,
    Example,
    Examples,
    Heading,
    HouseRule,
    TextBlock,
    WorthTable,
)
from game.view.table.words import Wording
from tests.kept import assert_kept
from tests.view.books import GAMES, Options, blocks, book, presets, values_alone

KEPT = Path(__file__).with_name("kept")
TEXTS = Texts(["en"], [bundled("locales")])
#: Said before the options, which are not told twice.
AT_THIS_TABLE = "+## At this table"


def pages(game: str, options: Options) -> list[str]:
    words = Wording(TEXTS, game, ())
    told = []
    for section in book(game, options).sections:
        told += [f"# {words.text(section.title_key)}"]
        told += [line for block in section.blocks for line in lines_of(block, words)]
    return told


def lines_of(block: Block, words: Wording) -> Iterator[str]:
    if isinstance(block, TextBlock):
        yield words.sentence(block.line)
    elif isinstance(block, Heading):
        yield f"## {words.sentence(block.line) if block.line else block.meld}"
    elif isinstance(block, Examples):
        yield from (shown(example, words) for example in block.all)
    elif isinstance(block, WorthTable):
        for row in block.rows:
            cards = (
                " ... ".join(map(card, row.cards)) if row.gap else " ".join(map(card, row.cards))
            )
            label = words.sentence(row.label) if row.label else ""
            numbers = " or ".join(map(str, row.numbers))
            yield f"- {' '.join(filter(None, (cards, label)))}: {numbers}"
    elif isinstance(block, ContractTable):
        for contract in block.rows:
            melds = " + ".join(f"{count} {name}" for name, count in contract.melds)
            yield f"{contract.number}. {melds}, {contract.cards} cards, moon {contract.moon}"
    elif isinstance(block, HouseRule) and block.instead:
        yield f"  {words.sentence(block.instead)}"


def card(one: int) -> str:
    return names([one])


def shown(example: Example, words: Wording) -> str:
    groups = [" ".join(card(shown.card) for shown in group) for group in example.groups]
    sign = f" {example.joint} " if example.joint else " | "
    title, text = words.sentence(example.title), words.sentence(example.text)
    return f"> {title}: {sign.join(groups)} ({example.verdict}) {text}"


@cache
def usual(game: str) -> list[str]:
    return pages(game, {})


def changed(game: str, options: Options) -> list[str]:
    differs = unified_diff(usual(game), pages(game, options), n=0, lineterm="")
    lines = [line for line in differs if not line.startswith(("@@", "---", "+++"))]
    assert lines.count(AT_THIS_TABLE) == bool(rules(game, options))
    return [line for line in lines if line != AT_THIS_TABLE]


def rules(game: str, options: Options) -> dict[str, str]:
    house = [one for one in blocks(book(game, options), "house") if isinstance(one, HouseRule)]
    return {rule.option: f"{rule.option} {rule.value_key or rule.value}" for rule in house}


@cache
def parts(game: str) -> dict[str, list[str]]:
    """The sections of a book; and what each option is called where the house tells of it, in
    brackets if it does not, with what is said otherwise with it: with several at once, other than
    with each alone."""
    told: dict[str, list[str]] = {}
    for line in usual(game):
        if line.startswith("# "):
            section = told[line] = []
        else:
            section.append(line)
    for options in [*presets(game), *values_alone(game)]:
        lines, said = changed(game, options), rules(game, options)
        if len(options) > 1:
            alone = [line for one in options.items() for line in changed(game, dict([one]))]
            missing = [f"({line})" for line in alone if line not in lines]
            lines = [line for line in lines if line not in alone] + missing
        chosen = [said.get(key, f"({key} {value})") for key, value in options.items()]
        told[f"== {', '.join(chosen)}"] = lines
    return told


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_book_says_what_it_said(game: str) -> None:
    """With each option only what is said otherwise; and once what games have alike."""
    told = []
    for head, lines in parts(game).items():
        first = next(one for one in GAMES.ids() if parts(one).get(head) == lines)
        same = first != game and len(lines) > 1
        told += [f"{head}: as in {first}"] if same else [head, *lines]
    assert_kept(KEPT / f"book_{game}.txt", "".join(f"{line}\n" for line in told))
