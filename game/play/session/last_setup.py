"""The table somebody sat down to last, kept so that the next one can be had with one press.

It is in a small file that people can read. Entries that make no sense are passed over.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.bots.program import is_program
from game.paths import user_settings
from game.play.session.seating import NAME_MOST, USUAL_BOT, Player, TableChoice, plays_alone, seated
from game.reading.strict import writable
from game.settings import known_crest
from game.storage.small_file import MapForm, SmallFile
from game.variants.load import Variant
from game.variants.options import Value

FILE = "last_table.json"
SIZE_MOST = 64 * 1024
BOT_MOST = 40


def keep_last_setup(choice: TableChoice, folder: Path | None = None) -> None:
    """Keep a table, without its seed. Raises SmallFileError if that cannot be written."""
    data = {
        "game": choice.variant_id,
        "options": dict(choice.options),
        "free_undo": choice.free_undo,
        "players": [
            {
                "name": player.name,
                "crest": player.crest,
                "bot": player.bot,
                "phone": player.by_phone,
            }
            for player in choice.players
        ],
    }
    small_file(folder).change(lambda newest: {**newest, **data})


def beginners_table(variant: Variant) -> TableChoice:
    """Return a table for a person who has just learnt a game: as few as may play it, and all others
    novices."""
    return TableChoice(variant.id, seated([""] * variant.game.players.min, "novice"))


def last_setup(
    folder: Path | None = None, called: Callable[[str], str] = str
) -> TableChoice | None:
    """Return the table that was kept; None if there is none that makes sense. `called`: returns the
    present name of a person by a name they had. Raises SmallFileError if it cannot be read."""
    return _choice(small_file(folder).read(), called)


def small_file(folder: Path | None = None) -> SmallFile[Mapping[str, Any]]:
    """Return the small file of the table."""
    folder = user_settings() if folder is None else folder
    return SmallFile(folder / FILE, MapForm(lambda data, where: ()), SIZE_MOST)


def _choice(data: Mapping[str, Any], called: Callable[[str], str]) -> TableChoice | None:
    game, players, options = data.get("game"), data.get("players"), data.get("options")
    if not isinstance(game, str) or not isinstance(players, list):
        return None
    seated = [
        _player(seat, one, called) for seat, one in enumerate(players) if isinstance(one, dict)
    ]
    chosen: dict[str, Value] = {}
    if isinstance(options, dict):
        known = {key: one for key, one in options.items() if isinstance(one, bool | int | str)}
        chosen.update(known)
    free_undo = data.get("free_undo") is True and plays_alone(seated)
    return TableChoice(game, tuple(seated), chosen, free_undo=free_undo)


def _player(seat: int, data: Mapping[str, Any], called: Callable[[str], str]) -> Player:
    name, crest, bot = data.get("name"), data.get("crest"), data.get("bot")
    # A program is never started because of this file. A bot that is not there any more is replaced
    # at the table.
    named = bot if isinstance(bot, str) and not is_program(bot) else USUAL_BOT
    return Player(
        called(writable(name))[:NAME_MOST] if isinstance(name, str) else "",
        known_crest(crest if isinstance(crest, str) else "", seat),
        named[:BOT_MOST] if bot else "",
        data.get("phone") is True and not bot,
    )
