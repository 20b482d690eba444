"""`loba rules`: the rules of a table as pages to print, with a sheet for the scores."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game.cli.arguments import chosen_variant
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError, register_choices
from game.l10n.catalogue import Texts
from game.reading.whole_file import write_whole
from game.settings import Settings
from game.variants.catalogue import Catalogue
from game.view.rulebook.book import Rulebook
from game.view.rulebook.sheet import sheet, usual_book
from game.view.rulebook.words import BookWords


def register(frame: CommandFrame) -> None:
    rules = frame.command("rules", print_rules)
    rules.argument("variant", metavar="ID")
    register_choices(rules)
    rules.argument("--players", metavar="NAME,NAME", default="")
    rules.argument("--out", metavar="FILE", type=Path)


def print_rules(arguments: Namespace, texts: Texts) -> int:
    """Write the rules as HTML, to the file that is named or to the terminal."""
    variant = chosen_variant(arguments, texts)
    names = [name.strip() for name in arguments.players.split(",") if name.strip()]
    words = BookWords(texts, Rulebook(variant))
    html = sheet(words, usual_book(variant, Catalogue()), Settings(), names)
    if arguments.out is None:
        print(html, end="")
        return FINE
    try:
        write_whole(arguments.out, html.encode())
    except OSError as error:
        detail = error.strerror or str(error)
        raise RefusedError(texts.text("rules.sheet.unwritten", detail=detail), FAULTY) from error
    print(texts.text("rules.sheet.written", file=str(arguments.out)))
    return FINE
