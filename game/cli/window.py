"""`loba` without a command: opens the window, at the table the line names or at the menu."""

from __future__ import annotations

import os
import re
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path

from game.bots.levels import WORLDS_MARK
from game.bots.program import is_program
from game.cli.bots import unknown_bot, wrong_bot
from game.cli.choosing import chosen_variant, key_value
from game.cli.complaints import complain
from game.cli.frame import WRONG_USE, Frame
from game.engine.chance import SeededChance
from game.l10n.catalogue import Catalogue as Texts
from game.play.deal_number import any_deal
from game.play.position import read_position
from game.play.running import RunningTable
from game.play.seating import USUAL_BOT, Player, usual_crest
from game.play.start import NoScreenError, Start
from game.storage.match_file import read_match
from game.storage.shelf import Shelf
from game.storage.strict import MatchFileError
from game.variants.catalogue import Catalogue
from game.variants.load import Variant

OpenWindow = Callable[[Start], int]
#: What the window cannot be smaller than.
LEAST_SIZE = (1024, 640)
_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")


def register(frame: Frame) -> None:
    frame.argument("--variant", metavar="ID")
    frame.argument("--players", metavar="NAME,NAME:BOT")
    frame.argument("--seed", metavar="S", default="")
    frame.argument("--option", metavar="KEY=VALUE", action="append", default=[], type=key_value)
    frame.argument("--preset", metavar="NAME")
    frame.argument("--position", metavar="FILE", type=Path)
    frame.argument("--load", metavar="SAVE")
    frame.argument("--size", metavar="WxH", type=_size)
    frame.argument("--fullscreen", action="store_true")


def _size(given: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(given)
    if match is None:
        raise ArgumentTypeError(given)
    return int(match[1]), int(match[2])


def open_as_said(
    arguments: Namespace, texts: Texts, language: str, open_window: OpenWindow
) -> int:
    """Gives the exit code."""
    size = arguments.size
    if size is not None and (size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1]):
        least = f"{LEAST_SIZE[0]}x{LEAST_SIZE[1]}"
        return _refuse(texts.text("window.too_small", size=least))
    ways = [name for name in ("variant", "position", "load") if getattr(arguments, name)]
    if len(ways) > 1:
        first, second = (f"--{name}" for name in ways[:2])
        return _refuse(texts.text("window.two_tables", first=first, second=second))
    if not ways and (arguments.players or arguments.option or arguments.seed or arguments.preset):
        return _refuse(texts.text("window.no_variant"))
    try:
        table, is_kept = _table(arguments, texts)
    except _RefusedError as refused:
        return _refuse(str(refused)) if str(refused) else WRONG_USE
    start = Start(table, is_kept, language, size, arguments.fullscreen)
    try:
        return open_window(start)
    except NoScreenError as error:
        return _refuse(_no_screen(str(error), texts))


def _no_screen(detail: str, texts: Texts, environ: Mapping[str, str] = os.environ) -> str:
    """What is wrong, and what would help."""
    said = [texts.text("window.no_screen")]
    if detail:
        said.append(texts.text("window.no_screen_detail", detail=detail))
    driver = environ.get("SDL_VIDEODRIVER")
    if driver:
        said.append(texts.text("window.no_screen_driver", driver=driver))
    return "\n".join([*said, texts.text("window.no_screen_help")])


class _RefusedError(Exception):
    """What was asked for cannot be. Without words, they have been said already."""


def _refuse(said: str) -> int:
    print(said, file=sys.stderr)
    return WRONG_USE


def _table(arguments: Namespace, texts: Texts) -> tuple[RunningTable | None, bool]:
    if arguments.position:
        return _position(arguments.position, arguments.players, texts), False
    if arguments.load:
        return _saved(arguments.load, texts), True
    if arguments.variant:
        return _new(arguments, texts), True
    return None, True


def _position(file: Path, players: str | None, texts: Texts) -> RunningTable:
    reading = read_position(file, Catalogue())
    complain(reading.faults, texts)
    position = reading.position
    if position is None:
        raise _RefusedError
    seats = len(position.seats.names)
    named = _players(players, texts, seats, seats) if players else ()
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
        raise _RefusedError(f"{name}: {said}") from error
    return RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)


def _new(arguments: Namespace, texts: Texts) -> RunningTable:
    variant = chosen_variant(arguments, texts)
    if variant is None:
        raise _RefusedError
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
        return _players(given, texts, counts.min, counts.max)
    names = [texts.text(f"setup.usual_name_{seat}") for seat in range(1, counts.min + 1)]
    return tuple(
        Player(name, usual_crest(seat), "" if seat == 0 else USUAL_BOT)
        for seat, name in enumerate(names)
    )


def _players(given: str, texts: Texts, least: int, most: int) -> tuple[Player, ...]:
    """`Ana,Beto:expert,Carla:./bot.py`: after a colon a bot, or the file of a program."""
    players = []
    for seat, told in enumerate(given.split(",")):
        name, _, bot = told.strip().partition(":")
        if is_program(bot):
            file = Path(bot).expanduser().resolve()
            if not file.is_file():
                raise _RefusedError(texts.text("window.no_program", file=bot))
            bot = str(file)
        elif bot:
            # How far somebody looks is not kept with a match.
            wrong = unknown_bot(bot, texts) if WORLDS_MARK in bot else wrong_bot([bot], texts)
            if wrong is not None:
                raise _RefusedError(wrong)
        if not name:
            raise _RefusedError(texts.text("window.nameless", seat=seat + 1))
        players.append(Player(name, usual_crest(seat), bot))
    if not least <= len(players) <= most:
        raise _RefusedError(
            texts.text("simulate.players", given=len(players), least=least, most=most)
        )
    return tuple(players)
