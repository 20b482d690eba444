"""The manual page of Loba, made of what `--help` says, so that both say the same.

python .ci/manual.py >loba.1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from game import __version__  # noqa: E402
from game.checkup import doctor, fit, selftest  # noqa: E402
from game.cli.app import commands, frame_of  # noqa: E402
from game.l10n.catalogue import Texts  # noqa: E402
from game.paths import bundled  # noqa: E402
from game.variants import parents_of  # noqa: E402


def page(date: str) -> str:
    """Return the page as roff. `date`: of this release."""
    texts = Texts(["en"], [bundled("locales")], parents_of)
    parser = frame_of(texts, (*commands(), doctor, selftest, fit)).parser
    about = parser.description or ""
    lines = [
        f'.TH LOBA 6 "{date}" "Loba {__version__}" "Games"',
        *(".SH NAME", rf"loba \- {escaped(about.rstrip('.'))}"),
        ".SH SYNOPSIS",
        *(r".B loba", "[OPTION ...]", ".br", r".B loba", "COMMAND [ARGUMENT ...]"),
        ".SH DESCRIPTION",
        "Without a command the window opens.",
        *(".SH OPTIONS", *arguments(parser)),
        *(".SH COMMANDS", *below(parser, "loba")),
        ".SH ENVIRONMENT",
        *(".TP", ".B LOBA_HOME", "the folder for everything of the player"),
        ".SH EXIT STATUS",
        "0: all is well; 1: something is faulty; 2: wrong use; 70: Loba could not go on.",
    ]
    return "\n".join(lines) + "\n"


def below(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    """Yield the commands below one, each with its arguments."""
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            continue
        for word, one in action.choices.items():
            if "run" in one._defaults:
                yield f".SS {escaped(f'{name} {word} {positional(one)}'.rstrip())}"
                yield escaped(one.description or "")
                yield from arguments(one)
            yield from below(one, f"{name} {word}")


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.dest == "help":
            continue
        names = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        value = f" {action.metavar}" if action.option_strings and action.metavar else ""
        yield from (".TP", rf"\fB{escaped(names)}\fR{escaped(value)}", escaped(action.help or ""))


def positional(parser: argparse.ArgumentParser) -> str:
    named: Sequence[str] = [
        str(action.metavar or action.dest)
        for action in parser._actions
        if not action.option_strings and not isinstance(action, argparse._SubParsersAction)
    ]
    return " ".join(named)


def escaped(text: str) -> str:
    """Return a text in which roff reads no signs of its own."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("%%", "%")
    return rf"\&{text}" if text.startswith((".", "'")) else text


if __name__ == "__main__":
    sys.stdout.write(page(sys.argv[1] if len(sys.argv) > 1 else ""))
