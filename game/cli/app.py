"""The program on the command line: finds the language, then the command, and ends quietly."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Protocol

from game import __version__
from game.cli import window
from game.cli.frame import (
    FINE,
    WRONG_USE,
    Frame,
    Parser,
    WordlessHelp,
    Words,
    WrongUseError,
)
from game.cli.terminal import plain_output
from game.cli.wrong_use import wrong_use
from game.l10n.catalogue import Catalogue
from game.l10n.languages import offered, tidy
from game.l10n.system import system_languages
from game.paths import SAFE_VARIABLE, text_roots

#: Where texts are checked, the language that is named is the one to check.
CHECK = ("locales", "check")


class Command(Protocol):
    """A module that registers one."""

    def register(self, frame: Frame) -> None: ...


def commands() -> tuple[Command, ...]:
    """To read them all takes longer than to open the window, which needs none."""
    from game.cli import arena, locales, referee, replay, simulate, statistics, variants

    return variants, referee, simulate, arena, replay, statistics, locales


INTERRUPTED = 130


def run(
    argv: Sequence[str],
    find_window: Callable[[], window.OpenWindow],
    more: Sequence[Command] = (),
) -> int:
    """Does what the command line says; gives the exit code. Without a command the window opens.
    `more`: commands that need what stands above the command line."""
    with plain_output():
        try:
            code = _run(argv, find_window, more)
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read our output has had enough. Python would complain once more at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FINE
    return code


def _run(
    argv: Sequence[str], find_window: Callable[[], window.OpenWindow], more: Sequence[Command]
) -> int:
    texts = Catalogue(system_languages(os.environ), text_roots())
    try:
        language, is_safe, rest = _split_first(argv)
        if is_safe:
            # Whatever is read from now on, in whatever process, is ours.
            os.environ[SAFE_VARIABLE] = "1"
            texts = Catalogue(system_languages(os.environ), text_roots())
        if language is not None:
            known = offered(text_roots())
            wanted = tidy(language)
            if not {wanted, wanted.partition("_")[0]} & set(known):
                listed = texts.list_and(known)
                _complain(texts.text("cli.unknown_language", name=language, known=listed))
                return WRONG_USE
            texts = Catalogue([language], text_roots())
        arguments = _understood(rest, texts, more)
        if "run" in arguments:
            return int(arguments.run(arguments, texts))
        return window.open_as_said(arguments, texts, language or "", find_window())
    except WrongUseError as error:
        _complain(error.usage.rstrip())
        _complain(wrong_use(error.explained, texts))
        return WRONG_USE
    except SystemExit as end:  # After --help and --version.
        return int(end.code or FINE)
    except KeyboardInterrupt:
        _complain(texts.text("cli.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        return _crashed(error, texts)


def _crashed(error: Exception, texts: Catalogue) -> int:
    # What is hoped never to be needed is not read before.
    from game.trouble.crash import CRASHED, reported, say_on_terminal

    say_on_terminal(reported(error, texts, {}), error)
    return CRASHED


def _complain(line: str) -> None:
    print(line, file=sys.stderr)


def _split_first(argv: Sequence[str]) -> tuple[str | None, bool, list[str]]:
    """The language, and whether only what is ours may be read: they may be named anywhere on the
    line, and are needed before all else. Only where texts are checked the language may be another
    one: that to check."""
    pairs = list(pairwise(argv))
    end = pairs.index(CHECK) + len(CHECK) if CHECK in pairs else len(argv)
    parser = Parser(prog="loba", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    parser.add_argument("--safe", action="store_true")
    known, rest = parser.parse_known_args(argv[:end])
    return known.lang, known.safe, [*rest, *argv[end:]]


def _understood(words: list[str], texts: Catalogue, more: Sequence[Command]) -> Namespace:
    """Most often the window is to be opened, and no command is named."""
    if not {"-h", "--help"} & set(words):
        with suppress(WrongUseError):
            return _frame(WordlessHelp(), ()).parser.parse_args(words)
    return _frame(texts, (*commands(), *more)).parser.parse_args(words)


def _frame(texts: Words, commands: Sequence[Command]) -> Frame:
    parser = Parser(prog="loba", description=texts.text("cli.about"), add_help=False)
    frame = Frame(parser, texts, needs_command=False)
    frame.argument("--lang", metavar="LANG")
    frame.argument("--safe", action="store_true")
    frame.argument("--version", action="version", version=f"loba {__version__}")
    window.register(frame)
    for command in commands:
        command.register(frame)
    return frame
