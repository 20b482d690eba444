"""The start of a match: the number of its deal, and where the program begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.play.session.running import RunningTable


#: L-O-B-A on the keys of a telephone. Phones that come back find the table where it was.
PORT = 5622
#: Digits of a number, at most. Those that come by chance have as many.
DIGITS = 6


def any_deal() -> int:
    return 1 + randbelow(10**DIGITS - 1)


def digits_of(text: str) -> str:
    """Return what of a text can stand in a number: 0 to 9, without zeros before it."""
    return "".join(one for one in text if one in "0123456789").lstrip("0")[:DIGITS]


class Hosting(NamedTuple):
    """Where the door for phones is to be opened; `opened` is told the address, the short code and
    the secret."""

    address: str
    port: int
    opened: Callable[[str, str, str], None]


class Start(NamedTuple):
    """`table`: the one to sit down at; without it, the main menu. `is_kept`: it is saved as it is
    played. `hosting`: its phones come by this door. `file`: one to open at the menu. `language` is
    empty where the settings decide; `size` of the window, in points."""

    table: RunningTable | None = None
    is_kept: bool = True
    language: str = ""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    file: Path | None = None
    hosting: Hosting | None = None

    @property
    def likes(self) -> dict[str, object]:
        """The settings that count for once: a size is that of a window."""
        likes: dict[str, object] = {}
        if self.language:
            likes["language"] = self.language
        if self.fullscreen or self.size:
            likes["fullscreen"] = self.fullscreen
        return likes


class NoScreenError(Exception):
    """No screen to open a window on. With the words of the system, if it has any."""


class NoWindowError(NoScreenError):
    """A screen on which no window opens."""
