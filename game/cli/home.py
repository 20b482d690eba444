"""`loba backup` and `loba restore`: everything a player has in one file, and back."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError
from game.l10n.catalogue import Texts
from game.paths import user_exports
from game.reading.faults import Message
from game.storage.home import HomeError, contents_here, home_here
from game.storage.home_file import Packed, contents_of, free_file, packing, restoring
from game.storage.home_swap import bring_back, contents_aside, has_other
from game.view.home import in_words, left_out, when


def register(frame: CommandFrame) -> None:
    backup = frame.command("backup", back_up)
    backup.argument("file", metavar="FILE", type=Path, nargs="?")
    restore = frame.command("restore", restore_home)
    restore.argument("file", metavar="FILE", type=Path, nargs="?")
    restore.argument("--back", action="store_true")
    restore.argument("--yes", action="store_true")


def back_up(arguments: Namespace, texts: Texts) -> int:
    """Write everything into one file; return the exit code."""
    now = time.time()
    file = arguments.file or free_file(user_exports(), now)
    *_, last = packing(file, home_here(), now)
    if isinstance(last, Message):
        raise RefusedError(last.said(texts.text), FAULTY)
    assert isinstance(last, Packed)
    print(texts.text("home.made", inside=in_words(texts, last.contents), file=str(file)))
    if last.left_out:
        print(left_out(texts, last.left_out), file=sys.stderr)
    return FINE


def restore_home(arguments: Namespace, texts: Texts) -> int:
    """Put what is in a file, or what was there before, in place of all there is; ask first. Return
    the exit code."""
    if bool(arguments.file) is arguments.back:
        raise RefusedError(texts.text("home.which"))
    try:
        return (_bring_back if arguments.back else _restore)(arguments, texts)
    except HomeError as error:
        raise RefusedError(error.fault.said(texts.text), FAULTY) from error


def _restore(arguments: Namespace, texts: Texts) -> int:
    home, contents = home_here(), contents_of(arguments.file)

    def do() -> None:
        *_, last = restoring(arguments.file, home)
        if isinstance(last, Message):
            raise RefusedError(last.said(texts.text), FAULTY)

    inside, here = in_words(texts, contents), in_words(texts, contents_here(home))
    facts = {"date": when(texts, contents.made_at), "inside": inside, "here": here}
    return _done(arguments, texts, "restore", facts, do, "restored")


def _bring_back(arguments: Namespace, texts: Texts) -> int:
    home = home_here()
    if not has_other(home):
        raise HomeError("none_aside")
    inside, here = in_words(texts, contents_aside(home)), in_words(texts, contents_here(home))
    facts = {"inside": inside, "here": here}
    return _done(arguments, texts, "back", facts, lambda: bring_back(home), "brought_back")


def _done(
    arguments: Namespace,
    texts: Texts,
    asked: str,
    facts: dict[str, str],
    do: Callable[[], None],
    said: str,
) -> int:
    """Do something once the person agrees, and say so; return the exit code."""
    if not arguments.yes:
        for part in ("question", "detail"):
            print(texts.text(f"home.{asked}.{part}", **facts))
        print(texts.text("home.ask"), flush=True)
        if sys.stdin is None or sys.stdin.readline() != "\n":
            print(texts.text("home.not_done"))
            return FINE
    do()
    print(texts.text(f"home.{said}", inside=facts["inside"]))
    return FINE
