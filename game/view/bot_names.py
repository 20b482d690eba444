"""What bots are called."""

from __future__ import annotations

from game.bots.styles import Style
from game.l10n.catalogue import Texts


def bot_name(texts: Texts, bot: str, style: Style | None) -> str:
    """Return the name of a bot: the one in its file, or the game's, or else its id."""
    own = style.name if style else ""
    return own or texts.text_or(f"bot.{bot}.name", bot.replace("_", " ").capitalize())
