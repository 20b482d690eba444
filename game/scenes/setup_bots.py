"""The bots that can be asked to sit down: the levels, then the styles, also a player's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.levels import LEVELS, sound_styles
from game.bots.styles import Style
from game.scenes.house import House
from game.scenes.naming import text_or_none


class Bots:
    """Files are read once; the words follow the language."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._styles: Mapping[str, Style] = sound_styles()

    @property
    def offered(self) -> Sequence[str]:
        return (*LEVELS, *self._styles)

    def name(self, bot: str) -> str:
        """As its own file calls it, or the game; else it is called by its id."""
        style = self._styles.get(bot)
        told = style.name if style else ""
        return told or text_or_none(self._house, f"bot.{bot}.name") or _plain(bot)

    def about(self, bot: str) -> str:
        style = self._styles.get(bot)
        if style is None:
            return text_or_none(self._house, f"bot.{bot}.about")
        told = style.about or text_or_none(self._house, f"bot.{bot}.about")
        return told or self.about(style.level)

    def crest(self, bot: str) -> str:
        """What somebody of this style wears; empty, if it does not matter."""
        style = self._styles.get(bot)
        return style.crest if style else ""


def _plain(bot: str) -> str:
    return bot.replace("_", " ").capitalize()
