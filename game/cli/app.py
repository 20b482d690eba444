"""The program on the command line: finds the language, then the command, and ends quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path

from game import __version__
from game.cli import arena, referee, replay, simulate, statistics, variants, window
from game.cli.frame import FINE, WRONG_USE, Frame, Parser, WrongUseError
from game.l10n.catalogue import Catalogue
from game.l10n.languages import available, tidy, wanted
from game.paths import bundled, user_data

#: Every command is a module with a `register(frame)`.
COMMANDS = (variants, referee, simulate, arena, replay, statistics)

INTERRUPTED = 130


def run(argv: Sequence[str], find_window: Callable[[], window.OpenWindow]) -> int:
    """Does what the command line says; gives the exit code. Without a command the window opens."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A suit sign that a terminal cannot show is no reason to stop.
            stream.reconfigure(errors="replace")
    try:
        code = _run(argv, find_window)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough. Python would complain once more at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    return code


def _run(argv: Sequence[str], find_window: Callable[[], window.OpenWindow]) -> int:
    texts = Catalogue(wanted(os.environ), text_roots())
    try:
        language, rest = _split_language(argv)
        if language is not None:
            known = available(text_roots())
            if tidy(language).partition("_")[0] not in known:
                listed = texts.list_and(known)
                _complain(texts.text("cli.unknown_language", name=language, known=listed))
                return WRONG_USE
            texts = Catalogue([language], text_roots())
        arguments = _frame(texts).parser.parse_args(rest)
        if "run" in arguments:
            return int(arguments.run(arguments, texts))
        return window.open_as_said(arguments, texts, language or "", find_window())
    except WrongUseError as error:
        _complain(error.usage.rstrip())
        _complain(texts.text("cli.wrong_use", detail=error.detail))
        return WRONG_USE
    except SystemExit as end:  # After --help and --version.
        return int(end.code or FINE)
    except KeyboardInterrupt:
        _complain(texts.text("cli.interrupted"))
        return INTERRUPTED


def _complain(line: str) -> None:
    print(line, file=sys.stderr)


def text_roots() -> list[Path]:
    """The texts that come with the game, then what the player has added."""
    return [bundled("locales"), user_data() / "locales"]


def _split_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language may be named anywhere on the line; it is needed before all else."""
    parser = Parser(prog="loba", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    known, rest = parser.parse_known_args(argv)
    return known.lang, rest


def _frame(texts: Catalogue) -> Frame:
    parser = Parser(prog="loba", description=texts.text("cli.about"), add_help=False)
    frame = Frame(parser, texts, needs_command=False)
    frame.argument("--lang", metavar="LANG")
    frame.argument("--version", action="version", version=f"loba {__version__}")
    window.register(frame)
    for command in COMMANDS:
        command.register(frame)
    return frame
