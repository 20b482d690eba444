"""The bots that can be asked to sit down: the levels, then the styles, also a player's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.levels import LEVELS, styles_read
from game.bots.styles import Style
from game.reading.faults import Fault, Severity, sentence
from game.scenes.house import House
from game.scenes.naming import text_or_none


class Bots:
    """Files are read once; the words follow the language."""

    def __init__(self, house: House) -> None:
        self._house = house
        readings = styles_read()
        self._styles: Mapping[str, Style] = {
            name: one.style for name, one in readings.items() if one.style
        }
        self._faults: Mapping[str, Fault] = {
            name: next(fault for fault in one.faults if fault.severity is Severity.ERROR)
            for name, one in readings.items()
            if one.style is None
        }

    @property
    def offered(self) -> Sequence[str]:
        return (*LEVELS, *self._styles)

    @property
    def faulty(self) -> Sequence[str]:
        """Files that nobody can play by: `about` says why."""
        return tuple(self._faults)

    def name(self, bot: str) -> str:
        """As its own file calls it, or the game; else it is called by its id."""
        style = self._styles.get(bot)
        told = style.name if style else ""
        return told or text_or_none(self._house, f"bot.{bot}.name") or _plain(bot)

    def about(self, bot: str) -> str:
        if bot in self._faults:
            return self._wrong_with(self._faults[bot])
        style = self._styles.get(bot)
        if style is None:
            return text_or_none(self._house, f"bot.{bot}.about")
        told = style.about or text_or_none(self._house, f"bot.{bot}.about")
        return told or self.about(style.level)

    def crest(self, bot: str) -> str:
        """What somebody of this style wears; empty, if it does not matter."""
        style = self._styles.get(bot)
        return style.crest if style else ""

    def _wrong_with(self, fault: Fault) -> str:
        what = sentence(fault, self._house.say)
        if fault.line:
            what = self._house.say("setup.fault", line=fault.line, what=what)
        return f"{self._house.say('setup.faulty')} {what}"


def _plain(bot: str) -> str:
    return bot.replace("_", " ").capitalize()
