"""The start of a match: the number of its deal, and the page or table the program opens with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.play.session.running import RunningTable


#: The port of the server for phones: L-O-B-A on the keys of a telephone. It is always the same, so
#: that phones that come back find the table.
PORT = 5622
#: What stands for any port that is free, and the last there is.
ANY_PORT, PORT_MOST = 0, 65_535
#: The most digits of a number; one drawn by chance has this many.
DIGITS = 6


def any_deal() -> int:
    return 1 + randbelow(10**DIGITS - 1)


def digits_of(text: str) -> str:
    """Return the digits 0 to 9 of a text as a number: without zeros before it, and not too long."""
    return "".join(one for one in text if one in "0123456789").lstrip("0")[:DIGITS]


class Hosting(NamedTuple):
    """Where the server for phones is to be opened; without a port, where its phones look for it.
    `opened` is told the address, the short code and the secret."""

    address: str
    port: int | None
    opened: Callable[[str, str, str], None]


class Start(NamedTuple):
    """What the program opens with. `table`: the one to sit down at; without it, the main menu.
    `is_kept`: it is saved as it is played. `hosting`: where its phones connect. `file`: one to open
    at the menu. `language` is empty where the settings decide; `size` of the window, in points."""

    table: RunningTable | None = None
    is_kept: bool = True
    language: str = ""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    file: Path | None = None
    hosting: Hosting | None = None

    @property
    def settings(self) -> dict[str, object]:
        """Return the settings for this run alone. A size alone means a window, even if the settings
        say full screen."""
        settings: dict[str, object] = {}
        if self.language:
            settings["language"] = self.language
        if self.fullscreen or self.size:
            settings["fullscreen"] = self.fullscreen
        return settings


class NoScreenError(Exception):
    """There is no screen to open a window on. The text is the system's, if it has any."""


class NoWindowError(NoScreenError):
    """There is a screen, but no window opens on it."""
