"""The frame that commands register in, with words from the catalogue; and how they print faults and
tables.
"""

from __future__ import annotations

import re
import sys
from argparse import (
    Action,
    ArgumentParser,
    ArgumentTypeError,
    HelpFormatter,
    Namespace,
    _SubParsersAction,
)
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NoReturn, Protocol

from game.l10n.catalogue import Texts
from game.reading.faults import Fault, Severity, sentence
from game.reading.printable import printable

#: Exit codes.
FINE, FAULTY, WRONG_USE = 0, 1, 2
#: The command that checks texts: behind it, the named language is the one to check.
CHECK = ("locales", "check")

Run = Callable[[Namespace, Texts], int]
"""Does what a command is for; returns the exit code."""

#: The most faults of one file that are printed; the others are seen the next time.
FAULTS_MOST = 50

_WORD = re.compile("[A-Z]{2,}")


class ParserWords(Protocol):
    """A source of the words of the parsers."""

    def text(self, key: str, /) -> str: ...


class WordlessHelp:
    """A source without words, for parsers that nobody asks for help: looking words up takes
    time."""

    def text(self, key: str, /) -> str:
        return key


class WrongUseError(Exception):
    """The command line makes no sense."""

    def __init__(self, usage: str, explained: str) -> None:
        super().__init__(explained)
        self.usage = usage
        #: Why, in the words of Python.
        self.explained = explained


class RefusedError(Exception):
    """The command cannot be done; the text says why. Without a text it has been said already.
    `code`: of the exit."""

    def __init__(self, why: str = "", code: int = WRONG_USE) -> None:
        super().__init__(why)
        self.code = code


class Parser(ArgumentParser):
    """A parser that raises WrongUseError instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        raise WrongUseError(self.format_usage(), message)


class CommandFrame:
    """A command, or the program itself: takes arguments and commands below it.

    The help of `loba variants show --json` is the text `command.variants.show.json`.
    """

    def __init__(
        self,
        parser: ArgumentParser,
        texts: ParserWords,
        key: str = "command",
        needs_command: bool = True,
    ) -> None:
        self.needs_command = needs_command
        self.parser = parser
        self.texts = texts
        self.key = key
        self._commands: _SubParsersAction[Any] | None = None
        self._frames: dict[str, CommandFrame] = {}
        parser.formatter_class = _formatter(texts.text("cli.usage"))
        parser._positionals.title = texts.text("cli.arguments")
        parser._optionals.title = texts.text("cli.options")
        parser.add_argument("-h", "--help", action="help", help=texts.text("cli.help"))

    def command(self, name: str, run: Run | None = None) -> CommandFrame:
        """Return the command of this name, made if it is new. One without `run` only has commands
        below it."""
        if name in self._frames:
            return self._frames[name]
        if self._commands is None:
            self._commands = self.parser.add_subparsers(
                title=self.texts.text("cli.commands"),
                metavar=self.texts.text("cli.command"),
                required=self.needs_command,
            )
        key = f"{self.key}.{name}"
        about = self.texts.text(key)
        parser = self._commands.add_parser(name, help=about, description=about, add_help=False)
        if run is not None:
            parser.set_defaults(run=run)
        self._frames[name] = CommandFrame(parser, self.texts, key)
        return self._frames[name]

    def argument(self, *names: str, metavar: str | None = None, **settings: Any) -> Action:
        """Add an argument. `metavar`: what stands for a value; its words are keys, FILE of
        `cli.word.file`."""
        if metavar is not None:
            settings["metavar"] = _WORD.sub(self._word, metavar)
        word = names[-1].lstrip("-").replace("-", "_").lower()
        about = self.texts.text(f"{self.key}.{word}")
        return self.parser.add_argument(*names, help=about, **settings)

    def _word(self, found: re.Match[str]) -> str:
        return self.texts.text(f"cli.word.{found[0].lower()}")


def _formatter(heading: str) -> type[HelpFormatter]:
    class Formatter(HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            # Without a prefix argparse asks for the line to put before the names of the commands
            # below.
            heading_here = f"{heading} " if prefix is None else prefix
            super().add_usage(usage, actions, groups, heading_here)

    return Formatter


# What commands share --------------------------------------------------------------------------


def key_value(given: str) -> tuple[str, str]:
    """Read an argument such as `packs=2`."""
    key, equals, value = given.partition("=")
    if not (key and equals and value):
        raise ArgumentTypeError(given)
    return key, value


def register_choices(frame: CommandFrame) -> None:
    frame.argument("--option", metavar="KEY=VALUE", action="append", default=[], type=key_value)
    frame.argument("--preset", metavar="NAME")


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: its first column at the left, numbers at the right."""
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for head, *cells in rows:
        numbers = [cell.rjust(width) for cell, width in zip(cells, others, strict=True)]
        yield "  ".join([head.ljust(first), *numbers])


def fault_line(fault: Fault, texts: Texts) -> str:
    file = printable(fault.file)
    place = f"{file}:{fault.line}:{fault.column}" if fault.line else file
    severity = texts.text(f"fault.severity.{fault.severity}")
    return ": ".join(filter(None, [place, severity, fault.path, sentence(fault, texts.text)]))


def fault_lines(faults: Iterable[Fault], texts: Texts) -> Iterator[str]:
    """Yield the lines of faults, errors before warnings where there are too many for all to be
    printed; a last line says how many were left out."""
    listed = list(faults)
    if len(listed) > FAULTS_MOST:
        listed.sort(key=lambda fault: fault.severity is not Severity.ERROR)
    yield from (fault_line(fault, texts) for fault in listed[:FAULTS_MOST])
    if len(listed) > FAULTS_MOST:
        yield texts.text("fault.more", count=len(listed) - FAULTS_MOST)


def complain(faults: Iterable[Fault], texts: Texts) -> None:
    for line in fault_lines(faults, texts):
        print(line, file=sys.stderr)
