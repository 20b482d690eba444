"""What a command line names: games with options, bots, tables, amounts."""

import sys
import time
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from game.bots.levels import WORLDS_MARK, FaultyBotError, UnknownBotError, known_bots, maker_named
from game.bots.program import is_program
from game.cli.frame import FAULTY, CommandFrame, RefusedError, complain, register_choices
from game.engine.chance import SeededChance
from game.engine.game_parts import Players
from game.l10n.catalogue import Texts
from game.play.positions.position import read_position
from game.play.session.regulars import style_of
from game.play.session.running import RunningTable
from game.play.session.seating import USUAL_BOT, Player, changed, seated, usual_crest
from game.play.session.start import any_deal
from game.reading.faults import nearest
from game.reading.strict import NAME_MOST, MatchFileError, read_text
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.match_store import MatchStore
from game.variants.catalogue import Catalogue, UnknownVariantError, own_roots
from game.variants.inherit import SUFFIXES
from game.variants.load import Reading, Variant, read_variant
from game.variants.options import Chosen
from game.view.bot_names import bot_name

MATCHES_MOST, JOBS_MOST = 1_000_000, 64
#: Who sits in a seat, where the line gives no name: the usual bot, or a person with a phone.
BOT, PHONE = "bot", "phone"


def check_amounts(arguments: Namespace, texts: Texts) -> None:
    """Check the numbers of matches and processes. May raise RefusedError."""
    check_amount("--matches", arguments.matches, MATCHES_MOST, texts)
    check_amount("--jobs", arguments.jobs, JOBS_MOST, texts)


def check_amount(name: str, given: int, most: int, texts: Texts) -> None:
    """Check a number given with an option, from 1 up. May raise RefusedError."""
    if not 1 <= given <= most:
        raise RefusedError(texts.text("simulate.number", name=name, most=most))


def check_seats(given: int, players: Players, texts: Texts) -> None:
    """Check that the game allows this number of players. May raise RefusedError."""
    if not players.min <= given <= players.max:
        limits = {"numbers": players.numbers, "least": players.min, "most": players.max}
        raise RefusedError(texts.text("simulate.players", given=given, **limits))


def check_bots(names: Iterable[str], texts: Texts) -> None:
    """Check that bots of these names can play. May raise RefusedError; what is wrong with the file
    of a bot is printed at once."""
    for name in names:
        try:
            maker_named(name)
        except UnknownBotError:
            raise _unknown_bot(name, texts) from None
        except FaultyBotError as error:
            complain(error.faults, texts)
            raise RefusedError(texts.text("arena.faulty_bot", name=name)) from None


def program_named(given: str, texts: Texts) -> Path:
    """Return the file of a program. May raise RefusedError."""
    file = Path(given).expanduser().resolve()
    if not file.is_file():
        raise RefusedError(texts.text("window.no_program", file=given))
    return file


def _unknown_bot(name: str, texts: Texts) -> RefusedError:
    known = texts.list_and(known_bots())
    return RefusedError(texts.text("simulate.unknown_bot", name=name, known=known))


def register_matches(frame: CommandFrame) -> None:
    frame.argument("--matches", metavar="M", type=int, default=100)
    frame.argument("--seed", metavar="S", type=int, default=1)
    frame.argument("--jobs", metavar="J", type=int, default=1)


# Games ----------------------------------------------------------------------------------------


def register_variant(frame: CommandFrame) -> None:
    frame.argument("--variant", metavar="ID", required=True)
    register_choices(frame)


def chosen_variant(arguments: Namespace, texts: Texts) -> Variant:
    """Return the variant; if there is none, say why and raise RefusedError."""
    return loaded_variant(arguments.variant, texts, dict(arguments.option), arguments.preset)


def loaded_variant(
    name: str, texts: Texts, options: Chosen | None = None, preset: str | None = None
) -> Variant:
    """Return the game of this name, or in the file of this name; if there is none, say why and
    raise RefusedError."""
    try:
        reading = _reading(name, options, preset)
    except UnknownVariantError as error:
        said = texts.text(
            "variants.unknown", name=error.variant_id, known=texts.list_and(error.known)
        )
        close = nearest(error.variant_id, error.known)
        print(
            said,
            *(texts.text("fault.nearest", **{key: name}) for key, name in close.items()),
            file=sys.stderr,
        )
        raise RefusedError(code=FAULTY) from None
    complain(reading.faults, texts)
    if reading.variant is None:
        raise RefusedError(code=FAULTY)
    return reading.variant


def _reading(name: str, options: Chosen | None, preset: str | None) -> Reading:
    """Read a game by its name, or from a file somebody is at work on."""
    if name.endswith(SUFFIXES):
        file = Path(name)
        return read_variant(file, (*own_roots(), file.parent), options, preset)
    return Catalogue().read(name, options, preset)


def game_name(variant_id: str, texts: Texts) -> str:
    """Return the name of a game; its id where a game somebody has added has no text for it."""
    return texts.text_or(f"variant.{variant_id}.name", variant_id)


# Tables ---------------------------------------------------------------------------------------


def table_named(
    arguments: Namespace, texts: Texts, with_phones: bool = False
) -> tuple[RunningTable, bool]:
    """Return the table, and whether it is kept as it is played. Raises RefusedError."""
    if arguments.position:
        return _position(arguments.position, arguments.players, texts), False
    if arguments.load:
        return _saved(arguments.load, texts), True
    return _new(arguments, texts, with_phones), True


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
    """Return the table of a match, given by its file or, if it is the player's own, by its id."""
    store = MatchStore()
    then = SeededChance(time.time_ns())
    try:
        if Path(name).is_file():
            saved = read_match(Path(name), then)
            match_id = store.new_id(saved.variant.id, time.time())
            keeper = store.keeper(match_id, time.time)
        else:
            saved, keeper = store.open(name, then, time.time)
    except MatchFileError as error:
        raise RefusedError(f"{name}: {error.fault.said(texts.text)}") from error
    return RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)


def match_in(file: Path, texts: Texts) -> SavedMatch:
    """Return the match in a file. May raise RefusedError."""
    try:
        # Nothing is played after the last act, so the seed makes no difference.
        return read_match(file, SeededChance(0))
    except MatchFileError as error:
        raise RefusedError(f"{file}: {error.fault.said(texts.text)}", FAULTY) from error


def _new(arguments: Namespace, texts: Texts, with_phones: bool) -> RunningTable:
    variant = chosen_variant(arguments, texts)
    players = _seats(arguments.players, variant, texts, with_phones)
    seed = _deal(arguments.seed, texts)
    store = MatchStore()
    match_id = store.new_id(variant.id, time.time())
    return RunningTable.of_variant(
        variant,
        players,
        int(seed) if seed.isdecimal() else seed,
        clock=time.monotonic,
        keeper=store.keeper(match_id, time.time),
    )


def _deal(given: str, texts: Texts) -> str:
    """Return the number or word of the deal. May raise RefusedError for one that no match file
    could hold."""
    try:
        return read_text(given or str(any_deal()), "deal", NAME_MOST)
    except MatchFileError:
        raise RefusedError(texts.text("window.seed", most=NAME_MOST)) from None


def _seats(
    given: str | None, variant: Variant, texts: Texts, with_phones: bool
) -> tuple[Player, ...]:
    counts = variant.game.players
    if given:
        return _players(given, texts, counts, with_phones)
    return seated(texts.text(f"setup.usual_name_{seat}") for seat in range(1, counts.min + 1))


def _players(
    given: str, texts: Texts, seats: Players, with_phones: bool = False
) -> tuple[Player, ...]:
    """Return the players in `Ana,bot,Beto:expert,Carla:./bot.py`: after a colon a bot, or the file
    of a program. A bot named alone has the usual name of its seat, a regular of the house the own;
    `with_phones`, every word alone is a bot, or stands for a person with a phone."""
    players: list[Player] = []
    crests: dict[int, str] = {}
    for seat, said in enumerate(given.split(",")):
        name, colon, bot = said.strip().partition(":")
        if not colon and name and (with_phones or name in (BOT, *known_bots())):
            bot = {BOT: USUAL_BOT, PHONE: ""}.get(name, name)
            name = texts.text(f"setup.usual_name_{seat + 1}")
            style = style_of(bot)
            if style is not None and style.is_regular:
                name, crests[seat] = bot_name(texts, bot, style), style.crest
        if is_program(bot):
            bot = str(program_named(bot, texts))
        elif bot:
            if WORLDS_MARK in bot:
                # A match does not keep how many worlds a bot looks at, so a number of them is
                # refused.
                raise _unknown_bot(bot, texts)
            check_bots([bot], texts)
        if not name:
            raise RefusedError(texts.text("window.nameless", seat=seat + 1))
        players.append(Player(name, usual_crest(seat), bot))
    for seat, crest in crests.items():
        players = changed(players, seat, replace(players[seat], crest=crest or players[seat].crest))
    check_seats(len(players), seats, texts)
    return tuple(players)
