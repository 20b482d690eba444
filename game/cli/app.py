"""The program on the command line: finds the language, then the command, and catches what goes
wrong.
"""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Protocol, TextIO, cast

from game.cli import window
from game.cli.frame import (
    CHECK,
    FAULTY,
    FINE,
    WRONG_USE,
    CommandFrame,
    Parser,
    ParserWords,
    RefusedError,
    WordlessHelp,
    WrongUseError,
)
from game.l10n.catalogue import Texts
from game.l10n.languages import offered, system_languages, tidy
from game.paths import SAFE_VARIABLE, text_roots
from game.reading.faults import Message
from game.reading.printable import showable
from game.settings import Settings
from game.storage.home import HomeError, home_here
from game.storage.home_swap import finish
from game.variants import parents_of, words_of
from game.view.about import LICENCES, about
from game.view.table.drawings import pack_of

INTERRUPTED = 130


class CommandModule(Protocol):
    """A module that registers a command."""

    def register(self, frame: CommandFrame) -> None: ...


def commands() -> tuple[CommandModule, ...]:
    """Return the modules of all commands. To import them takes longer than to open the window,
    which needs none."""
    from game.cli import (
        arena,
        coach,
        home,
        host,
        locales,
        referee,
        replay,
        rules,
        simulate,
        statistics,
        variants,
    )

    return variants, rules, referee, simulate, arena, replay, coach, host, statistics, home, locales


def run(
    argv: Sequence[str],
    find_window: Callable[[], window.OpenWindow],
    more: Sequence[CommandModule] = (),
) -> int:
    """Do what the command line says; return the exit code. Without a command the window opens.
    `more`: commands that need modules above the command line."""
    with plain_output():
        try:
            code = _run(argv, find_window, more)
            if sys.stdout is not None:
                sys.stdout.flush()
        except BrokenPipeError:
            # The program that read our output has closed it. Python would complain once more at the
            # end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FINE
    return code


def _run(
    argv: Sequence[str], find_window: Callable[[], window.OpenWindow], more: Sequence[CommandModule]
) -> int:
    # Before anything is read of it.
    unfinished = _finished_exchange()
    texts = _texts_in(system_languages(os.environ, sys.platform))
    try:
        if unfinished is not None:
            raise RefusedError(unfinished.said(texts.text), FAULTY)
        language, is_safe, rest = _split_first(argv)
        if is_safe:
            # From now on only our own files are read, in every process we start.
            os.environ[SAFE_VARIABLE] = "1"
            texts = _texts_in(system_languages(os.environ, sys.platform))
        if language is not None:
            known = offered(text_roots())
            wanted = tidy(language)
            if not {wanted, wanted.partition("_")[0]} & set(known):
                listed = texts.list_and(known)
                _complain(texts.text("cli.unknown_language", name=language, known=listed))
                return WRONG_USE
            texts = _texts_in([language])
        arguments = _understood(_with_open(rest), texts, more)
        arguments.find_window, arguments.spoken = find_window, language or ""
        if arguments.version:
            print(*about(texts), sep="\n")
            if LICENCES.is_file():
                print(texts.text("about.page", file=str(LICENCES)))
            return FINE
        if "run" in arguments:
            return int(arguments.run(arguments, texts))
        return window.open_as_said(arguments, texts, language or "", find_window())
    except WrongUseError as error:
        _complain(error.usage.rstrip())
        _complain(wrong_use(error.explained, texts))
        return WRONG_USE
    except RefusedError as refused:
        if str(refused):
            _complain(str(refused))
        return refused.code
    except SystemExit as end:  # Raised after --help.
        return int(end.code or FINE)
    except KeyboardInterrupt:
        _complain(texts.text("cli.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        return _crashed(error, texts)


def _texts_in(languages: Sequence[str]) -> Texts:
    texts = Texts(languages, text_roots(), parents_of, words_of)
    texts.show_courts(english=False, pack=cache(partial(pack_of, Settings())))
    return texts


def _finished_exchange() -> Message | None:
    """Finish an exchange of the home that was cut short; return why that cannot be done now."""
    try:
        finish(home_here())
    except HomeError as error:
        return error.fault
    return None


def _crashed(error: Exception, texts: Texts) -> int:
    # Seldom needed, so it is not imported before.
    from game.trouble.report import CRASHED, reported, say_on_terminal

    say_on_terminal(reported(error, texts, {}), error)
    return CRASHED


def _complain(line: str) -> None:
    print(line, file=sys.stderr)


def _split_first(argv: Sequence[str]) -> tuple[str | None, bool, list[str]]:
    """Return the language, whether only our own files may be read, and the other words. Both
    options may stand anywhere on the line, and are needed before all else; but behind `locales
    check`, the language is the one to check."""
    pairs = list(pairwise(argv))
    end = pairs.index(CHECK) + len(CHECK) if CHECK in pairs else len(argv)
    parser = Parser(prog="loba", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    parser.add_argument("--safe", action="store_true")
    known, rest = parser.parse_known_args(argv[:end])
    return known.lang, known.safe, [*rest, *argv[end:]]


def _with_open(words: list[str]) -> list[str]:
    """Return the words with `--open` before a file: a desktop names the file that was pressed, and
    nothing else. No command has a suffix."""
    is_file = bool(words) and not words[0].startswith("-") and bool(Path(words[0]).suffix)
    return ["--open", *words] if is_file else words


def _understood(words: list[str], texts: Texts, more: Sequence[CommandModule]) -> Namespace:
    """Return what the words mean. Most often the window is to be opened and no command is named, so
    that is tried first."""
    if not {"-h", "--help"} & set(words):
        with suppress(WrongUseError):
            return frame_of(WordlessHelp(), ()).parser.parse_args(words)
        with suppress(WrongUseError):
            return frame_of(WordlessHelp(), (*commands(), *more)).parser.parse_args(words)
    return frame_of(texts, (*commands(), *more)).parser.parse_args(words)


def frame_of(texts: ParserWords, commands: Sequence[CommandModule]) -> CommandFrame:
    """Return the program with these commands, and the words of its help."""
    parser = Parser(prog="loba", description=texts.text("cli.about"), add_help=False)
    frame = CommandFrame(parser, texts, needs_command=False)
    frame.argument("--lang", metavar="LANG")
    frame.argument("--safe", action="store_true")
    frame.argument("--version", action="store_true")
    window.register(frame)
    for command in commands:
        command.register(frame)
    return frame


# What Python says of wrong use ----------------------------------------------------------------

_NAME = "argument (?P<name>[^:]+): "
#: The forms of Python's messages, in English, each with the end of its text key. The last is for
#: our own kinds of values, whose message is the value.
_FORMS = tuple(
    (key, re.compile(form, re.DOTALL))
    for key, form in (
        ("unknown", "unrecognized arguments: (?P<given>.+)"),
        ("lacking", "the following arguments are required: (?P<name>.+)"),
        ("ambiguous", "ambiguous option: (?P<given>.+) could match (?P<known>.+)"),
        ("choice", _NAME + r"invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.+)\)"),
        ("no_value", _NAME + "expected .+"),
        ("takes_none", _NAME + "ignored explicit argument '(?P<given>.*)'"),
        ("not_whole", _NAME + "invalid int value: '(?P<given>.*)'"),
        ("value", _NAME + "(?P<given>.+)"),
    )
)
_QUOTED_LIST = re.compile(r"[^\s',]+")


def wrong_use(explained: str, texts: Texts) -> str:
    """Return Python's message in the person's language; a message of no known form is left out."""
    for key, form in _FORMS:
        match = form.fullmatch(explained)
        if match is not None:
            facts = match.groupdict()
            if "known" in facts:
                facts["known"] = texts.list_and(_QUOTED_LIST.findall(facts["known"]))
            return texts.text("cli.wrong_use", detail=texts.text(f"cli.wrong.{key}", **facts))
    return texts.text("cli.wrong_use_somehow")


# What passes to the terminal ------------------------------------------------------------------

#: Control characters that we print ourselves, besides ends of lines: for the bar that is drawn over
#: itself, and for columns.
_OURS = re.compile("([\r\t])")


@contextmanager
def plain_output() -> Iterator[None]:
    """Have everything printed while this lasts made plain, so that it can play no tricks on a
    terminal."""
    before = sys.stdout, sys.stderr
    for stream in before:
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a suit sign gets a question mark.
            stream.reconfigure(errors="replace")
    # A program without a terminal has no streams.
    sys.stdout, sys.stderr = (stream and cast("TextIO", _Plain(stream)) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


class _Plain:
    """A stream of text through which only what is printable passes."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        parts = _OURS.split(text)
        parts[::2] = map(showable, parts[::2])
        return self._stream.write("".join(parts))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)
