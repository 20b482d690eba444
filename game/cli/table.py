"""The table that the command line names: a new one, a saved one, or one set up in a file."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path

from game.bots.levels import WORLDS_MARK
from game.bots.program import is_program
from game.cli.amounts import wrong_number
from game.cli.bots import unknown_bot, wrong_bot
from game.cli.choosing import chosen_variant
from game.cli.complaints import complain
from game.engine.chance import SeededChance
from game.engine.game_parts import Players
from game.l10n.catalogue import Catalogue as Texts
from game.play.deal_number import any_deal
from game.play.position import read_position
from game.play.running import RunningTable
from game.play.seating import USUAL_BOT, Player, usual_crest
from game.storage.match_file import read_match
from game.storage.shelf import Shelf
from game.storage.strict import MatchFileError
from game.variants.catalogue import Catalogue
from game.variants.load import Variant


class RefusedError(Exception):
    """What was asked for cannot be. Without words, they have been said already."""


def table_named(arguments: Namespace, texts: Texts) -> tuple[RunningTable, bool]:
    """And whether it is kept as it is played. Raises RefusedError."""
    if arguments.position:
        return _position(arguments.position, arguments.players, texts), False
    if arguments.load:
        return _saved(arguments.load, texts), True
    return _new(arguments, texts), True


def _position(file: Path, players: str | None, texts: Texts) -> RunningTable:
    reading = read_position(file, Catalogue())
    complain(reading.faults, texts)
    position = reading.position
    if position is None:
        raise RefusedError
    seats = len(position.seats.names)
    named = _players(players, texts, Players(seats, seats)) if players else ()
    return RunningTable.from_position(position, clock=time.monotonic, players=named)


def _saved(name: str, texts: Texts) -> RunningTable:
    """A file, or the name of a match on the player's shelf."""
    shelf = Shelf()
    then = SeededChance(time.time_ns())
    try:
        if Path(name).is_file():
            saved = read_match(Path(name), then)
            match_id = shelf.new_id(saved.variant.id, time.time())
            keeper = shelf.keeper(match_id, time.time)
        else:
            saved, keeper = shelf.open(name, then, time.time)
    except MatchFileError as error:
        said = texts.text(error.fault.key, **dict(error.fault.facts))
        raise RefusedError(f"{name}: {said}") from error
    return RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)


def _new(arguments: Namespace, texts: Texts) -> RunningTable:
    variant = chosen_variant(arguments, texts)
    if variant is None:
        raise RefusedError
    players = _seats(arguments.players, variant, texts)
    shelf = Shelf()
    match_id = shelf.new_id(variant.id, time.time())
    seed = arguments.seed or str(any_deal())
    return RunningTable.of_variant(
        variant,
        players,
        int(seed) if seed.isdecimal() else seed,
        clock=time.monotonic,
        keeper=shelf.keeper(match_id, time.time),
    )


def _seats(given: str | None, variant: Variant, texts: Texts) -> tuple[Player, ...]:
    counts = variant.game.players
    if given:
        return _players(given, texts, counts)
    names = [texts.text(f"setup.usual_name_{seat}") for seat in range(1, counts.min + 1)]
    return tuple(
        Player(name, usual_crest(seat), "" if seat == 0 else USUAL_BOT)
        for seat, name in enumerate(names)
    )


def _players(given: str, texts: Texts, seats: Players) -> tuple[Player, ...]:
    """`Ana,Beto:expert,Carla:./bot.py`: after a colon a bot, or the file of a program."""
    players = []
    for seat, told in enumerate(given.split(",")):
        name, _, bot = told.strip().partition(":")
        if is_program(bot):
            file = Path(bot).expanduser().resolve()
            if not file.is_file():
                raise RefusedError(texts.text("window.no_program", file=bot))
            bot = str(file)
        elif bot:
            # How far somebody looks is not kept with a match.
            wrong = unknown_bot(bot, texts) if WORLDS_MARK in bot else wrong_bot([bot], texts)
            if wrong is not None:
                raise RefusedError(wrong)
        if not name:
            raise RefusedError(texts.text("window.nameless", seat=seat + 1))
        players.append(Player(name, usual_crest(seat), bot))
    if not seats.min <= len(players) <= seats.max:
        raise RefusedError(wrong_number(len(players), seats, texts))
    return tuple(players)
