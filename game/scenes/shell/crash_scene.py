"""The end of a game that cannot go on: the match is kept, a report is written, and the player is
told.

Each step may fail without keeping the others from being tried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

import pygame

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.session.running import RunningTable
from game.scenes.shell.scene import Services
from game.scenes.table.scene import TableScene
from game.trouble.report import (
    CRASHED,
    KEPT,
    NEVER_KEPT,
    NO_MATCH,
    NOT_KEPT,
    Sorry,
    reported,
    say_on_terminal,
)
from game.ui.window import UNSEEN, GameWindow, say_in, say_in_box

#: How many of the last acts are in a report.
ACTS_NAMED = 12


def end_with(
    error: BaseException, services: Services | None, window: GameWindow | None, texts: Texts
) -> int:
    """Report an error, and return the exit code."""
    table = _table(services)
    match = _kept(table)
    sorry = reported(error, texts, circumstances(services, table), match)
    with suppress(Exception):
        say_on_terminal(sorry, error)
    _say(sorry, window)
    return CRASHED


def _say(sorry: Sorry, window: GameWindow | None) -> None:
    if not pygame.display.get_init() or pygame.display.get_driver() in UNSEEN:
        return
    with suppress(Exception):
        if window is not None:
            say_in(window.window, sorry.title, sorry.lines, sorry.answer)
            return
    with suppress(Exception):
        say_in_box(sorry.title, sorry.lines, sorry.answer)


def _table(services: Services | None) -> RunningTable | None:
    with suppress(Exception):
        if services is not None:
            scenes = [one for one in services.stack.scenes if isinstance(one, TableScene)]
            return scenes[-1].table if scenes else None
    return None


def _kept(table: RunningTable | None) -> str:
    if table is None:
        return NO_MATCH
    try:
        kept = table.keep_the_rest()
    except Exception:
        return NOT_KEPT
    return NEVER_KEPT if kept is None else KEPT if kept else NOT_KEPT


def circumstances(services: Services | None, table: RunningTable | None) -> Mapping[str, str]:
    """Return the circumstances of an error, without a name, a card or a folder."""
    facts: dict[str, str] = {}
    for name, fact in _facts(services, table).items():
        try:
            facts[name] = fact()
        except Exception as error:  # The name of the error is a circumstance, too.
            facts[name] = f"({type(error).__name__})"
    return facts


def _facts(services: Services | None, table: RunningTable | None) -> dict[str, Callable[[], str]]:
    facts: dict[str, Callable[[], str]] = {
        "video": pygame.display.get_driver,
        "screens": lambda: " ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes()),
    }
    if services is not None:
        settings = services.settings
        facts |= {
            "window": lambda: "{}x{}".format(*services.pixels),
            "language": lambda: services.texts.language,
            "settings": lambda: f"text {settings.text_scale}, motion {settings.motion}",
            "scenes": lambda: " < ".join(type(scene).__name__ for scene in services.stack.scenes),
        }
    if table is not None:
        facts |= {
            "game": lambda: _public_name(table),
            "seats": lambda: " ".join("bot" if who.bot else "person" for who in table.players),
            "phase": lambda: table.phase,
            "acts": lambda: _last_acts(table),
        }
    return facts


def _public_name(table: RunningTable) -> str:
    """Return the name of a game that comes with the program; a player's own game may contain their
    name."""
    name = table.variant.id
    return name if (bundled("assets/variants") / f"{name}.yaml").is_file() else "of their own"


def _last_acts(table: RunningTable) -> str:
    acts = [entry for entry in table.saved().match.log if entry.action is not None]
    last = [f"{one.seat} {one.action.kind}" for one in acts[-ACTS_NAMED:] if one.action is not None]
    return f"{len(acts)}, the last: {', '.join(last)}"
