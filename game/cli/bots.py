"""Bots named on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.levels import FaultyBotError, UnknownBotError, known_bots, maker_named
from game.cli.complaints import complain
from game.l10n.catalogue import Catalogue as Texts


def wrong_bot(names: Iterable[str], texts: Texts) -> str | None:
    """Why one of these cannot play, if so. What is wrong with its file is told at once."""
    for name in names:
        try:
            maker_named(name)
        except UnknownBotError:
            return unknown_bot(name, texts)
        except FaultyBotError as error:
            complain(error.faults, texts)
            return texts.text("arena.faulty_bot", name=name)
    return None


def unknown_bot(name: str, texts: Texts) -> str:
    return texts.text("simulate.unknown_bot", name=name, known=texts.list_and(known_bots()))
