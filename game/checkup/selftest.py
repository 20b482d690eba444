"""`loba --selftest`: whether everything that came with the game is there and works here.

Nothing of the player's is read or written: it plays in a folder of its own, with what is ours.
"""

from __future__ import annotations

import os
import time
from argparse import SUPPRESS, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.cli.frame import FAULTY, FINE, CommandFrame
from game.l10n.catalogue import Texts
from game.paths import HOME_VARIABLE, SAFE_VARIABLE
from game.play.session.start import NoScreenError, NoWindowError

if TYPE_CHECKING:
    from game.ui.window import GameWindow

#: The driver of SDL with which nothing is seen or heard.
NOTHING = "dummy"


def register(frame: CommandFrame) -> None:
    frame.argument(
        "--selftest", action="store_const", const=try_everything, dest="run", default=SUPPRESS
    )
    frame.argument("--seen", action="store_true")


def try_everything(arguments: Namespace, texts: Texts) -> int:
    try:
        with nobodys_home(), opened(arguments.seen) as window:
            return _try_all(window, texts)
    except NoScreenError as error:
        detail = str(error) or texts.text("selftest.nobody_sees")
        print(texts.text("selftest.no_window", detail=detail))
        return FAULTY


def _try_all(window: GameWindow, texts: Texts) -> int:
    # Imported only now: these modules ask where the files are when they are read.
    from game.checkup.trials import FaultyError, trials
    from game.trouble.report import trace_of

    began, failed = time.monotonic(), 0
    for trial in trials(window):
        start = time.monotonic()
        try:
            said, wrong = trial.run(), []
        except FaultyError as error:
            said, wrong = "", [str(error)]
        except Exception as error:
            said, wrong = "", trace_of(error)
        failed += bool(wrong)
        name = " ".join(filter(None, [texts.text(f"selftest.{trial.key}"), trial.of]))
        took = time.monotonic() - start
        verdict = texts.text("selftest.failed" if wrong else "selftest.fine")
        print(f"{verdict:6} {took:6.2f} s  {name}", said, sep=": " if said else "", flush=True)
        for line in wrong:
            print(f"    {line}", flush=True)
    took = time.monotonic() - began
    print(texts.text("selftest.end", failed=failed, seconds=round(took, 1)))
    return FAULTY if failed else FINE


@contextmanager
def nobodys_home() -> Iterator[None]:
    import tempfile

    before = {name: os.environ.get(name) for name in (HOME_VARIABLE, SAFE_VARIABLE)}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ |= {HOME_VARIABLE: home, SAFE_VARIABLE: "1"}
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value


@contextmanager
def opened(seen: bool) -> Iterator[GameWindow]:
    """Open a window that is seen, or a hidden one where there is no screen, unless it has to be
    `seen`. Nothing is ever heard. May raise NoScreenError."""
    import pygame

    from game.opening import window_on_screen
    from game.ui.window import LEAST, UNSEEN

    os.environ["SDL_AUDIODRIVER"] = NOTHING
    try:
        window = window_on_screen(LEAST)
    except NoWindowError:
        raise
    except NoScreenError:
        if seen:
            raise
        pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = NOTHING
        window = window_on_screen(LEAST)
    if seen and pygame.display.get_driver() in UNSEEN:
        window.close()
        raise NoScreenError
    try:
        yield window
    finally:
        window.close()
