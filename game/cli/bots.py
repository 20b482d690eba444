"""Bots named on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.levels import FaultyBotError, UnknownBotError, bot_named, known_bots
from game.cli.complaints import complain
from game.engine.notation import AnyRules
from game.l10n.catalogue import Catalogue as Texts


def wrong_bot(names: Iterable[str], rules: AnyRules, texts: Texts) -> str | None:
    """Why one of these cannot play, if so. What is wrong with its file is told at once."""
    for name in names:
        try:
            bot_named(name, rules)
        except UnknownBotError:
            known = texts.list_and(known_bots())
            return texts.text("simulate.unknown_bot", name=name, known=known)
        except FaultyBotError as error:
            complain(error.faults, texts)
            return texts.text("arena.faulty_bot", name=name)
    return None
