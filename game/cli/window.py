"""`loba` without a command: opens the window, at the table the line names or at the menu."""

import os
import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from game.cli.frame import CommandFrame, RefusedError, register_choices
from game.cli.screen_libraries import lacking
from game.l10n.catalogue import Texts
from game.play.session.start import NoScreenError, NoWindowError, Start

OpenWindow = Callable[[Start], int]
#: The smallest size of the window.
LEAST_SIZE = (1024, 640)
_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
#: The options that say more about a table; and those that name one, with what may be said of it.
_MORE = ("players", "seed", "option", "preset")
_TABLES = {"variant": _MORE, "position": ("players",), "load": (), "open": ()}


def register(frame: CommandFrame) -> None:
    frame.argument("--variant", metavar="ID")
    frame.argument("--players", metavar="NAME,NAME:BOT")
    frame.argument("--seed", metavar="S", default="")
    register_choices(frame)
    frame.argument("--position", metavar="FILE", type=Path)
    frame.argument("--load", metavar="SAVE")
    frame.argument("--open", metavar="FILE", type=Path)
    frame.argument("--size", metavar="WxH", type=_size)
    frame.argument("--fullscreen", action="store_true")


def _size(given: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(given)
    if match is None:
        raise ArgumentTypeError(given)
    return int(match[1]), int(match[2])


def open_as_said(arguments: Namespace, texts: Texts, language: str, open_window: OpenWindow) -> int:
    """Open the window as the line says; return the exit code."""
    size = arguments.size
    if size is not None and (size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1]):
        least = f"{LEAST_SIZE[0]}x{LEAST_SIZE[1]}"
        raise RefusedError(texts.text("window.too_small", size=least))
    way = way_to_table(arguments, texts)
    start = Start(None, True, language, size, arguments.fullscreen)
    if arguments.open:
        start = start._replace(file=arguments.open.absolute())
    elif way:
        # The menu needs none of this, and is there sooner without.
        from game.cli.arguments import table_named

        try:
            table, is_kept = table_named(arguments, texts)
        except RefusedError as refused:
            raise RefusedError(str(refused)) from None
        start = start._replace(table=table, is_kept=is_kept)
    try:
        return open_window(start)
    except NoScreenError as error:
        raise RefusedError(_no_screen(error, texts)) from None


def way_to_table(arguments: Namespace, texts: Texts) -> str:
    """Return the option that names the table, empty if none does. Raises RefusedError where two do,
    and where something is said of the table that would change nothing."""
    ways = [name for name in _TABLES if getattr(arguments, name, None)]
    if len(ways) > 1:
        first, second = (f"--{name}" for name in ways[:2])
        raise RefusedError(texts.text("window.two_tables", first=first, second=second))
    said = [name for name in _MORE if getattr(arguments, name, None)]
    if not ways:
        if said:
            raise RefusedError(texts.text("window.no_variant"))
        return ""
    for name in said:
        if name not in _TABLES[ways[0]]:
            facts = {"table": f"--{ways[0]}", "option": f"--{name}"}
            raise RefusedError(texts.text("window.settled", **facts))
    return ways[0]


def _no_screen(error: NoScreenError, texts: Texts) -> str:
    """Return the sentences on why no window can be opened, and what would help."""
    libraries = lacking(os.environ)
    if libraries:
        return texts.text("window.no_libraries", **libraries)
    has_screen = isinstance(error, NoWindowError)
    said = [texts.text("window.no_window" if has_screen else "window.no_screen")]
    detail = str(error)
    if detail:
        said.append(texts.text("window.no_screen_detail", detail=detail))
    driver = os.environ.get("SDL_VIDEODRIVER")
    if driver:
        said.append(texts.text("window.no_screen_driver", driver=driver))
    if not has_screen:
        said.append(texts.text("window.no_screen_help"))
    return "\n".join(said)
