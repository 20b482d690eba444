"""`loba simulate`: many matches among bots, in a few figures."""

import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TextIO, TypeVar

from game.cli.arguments import (
    check_amounts,
    check_bots,
    check_seats,
    chosen_variant,
    game_name,
    register_matches,
    register_variant,
)
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError, aligned
from game.l10n.catalogue import Texts
from game.play.bots.parallel import WorkLostError
from game.play.bots.simulation import SimulatedFigures, SimulationPlan, Spread, figures_of, simulate
from game.reading.whole_file import sweep
from game.variants.load import Variant, rules_of

Item = TypeVar("Item")

WIDTH = 40
#: Seconds before the bar appears, and between two of its steps.
PATIENCE, PAUSE = 1.0, 0.1


def watched(
    items: Iterable[Item], total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic
) -> Iterator[Item]:
    """Yield the items, with a bar on the stream if that is a terminal."""
    if not stream.isatty():
        yield from items
        return
    next_look = clock() + PATIENCE
    drawn = False
    try:
        for done, item in enumerate(items, 1):
            yield item
            now = clock()
            if now >= next_look:
                next_look = now + PAUSE
                drawn = True
                stream.write(f"\r{bar(done, total)}")
                stream.flush()
    finally:
        if drawn:
            stream.write("\r" + " " * len(bar(total, total)) + "\r")
            stream.flush()


def bar(done: int, total: int) -> str:
    full = WIDTH * done // total
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}".ljust(WIDTH + 20)


USUAL_BOT = "naive"


def register(frame: CommandFrame) -> None:
    command = frame.command("simulate", simulate_matches)
    register_variant(command)
    command.argument("--players", metavar="N", type=int)
    command.argument("--bots", metavar="BOT,BOT", default=USUAL_BOT)
    register_matches(command)
    command.argument("--save", metavar="DIR", type=Path)
    command.argument("--json", action="store_true")


def simulate_matches(arguments: Namespace, texts: Texts) -> int:
    variant = chosen_variant(arguments, texts)
    check_amounts(arguments, texts)
    bots = _bots(arguments, variant, texts)
    plan = SimulationPlan(variant.resolved, bots, arguments.seed, arguments.save)
    try:
        with closing(simulate(plan, arguments.matches, arguments.jobs)) as played:
            figures = figures_of(watched(played, arguments.matches, sys.stderr), len(bots))
    except OSError as error:
        detail = {"file": str(error.filename or plan.folder), "detail": error.strerror or ""}
        raise RefusedError(texts.text("simulate.not_saved", **detail), FAULTY) from error
    except WorkLostError as error:
        raise RefusedError(texts.text("simulate.broken"), FAULTY) from error
    finally:
        # A process that was ended in the middle of a match may have left half of its file.
        if plan.folder is not None:
            sweep(plan.folder)
    if arguments.json:
        print(json.dumps(_data(plan, figures, variant), indent=1))
    else:
        for line in _lines(plan, figures, variant, texts):
            print(line)
    return FINE


def _bots(arguments: Namespace, variant: Variant, texts: Texts) -> tuple[str, ...]:
    """Return a bot for every seat; where fewer are named they take the seats in turn."""
    named = tuple(arguments.bots.split(","))
    check_bots(named, texts)
    seats: int = arguments.players
    if seats is None:
        seats = max(variant.game.players.min, len(named))
    check_seats(seats, variant.game.players, texts)
    if len(named) > seats:
        raise RefusedError(texts.text("simulate.bots", given=len(named), seats=seats))
    return tuple(named[seat % len(named)] for seat in range(seats))


# As data --------------------------------------------------------------------------------------


def _data(plan: SimulationPlan, figures: SimulatedFigures, variant: Variant) -> dict[str, Any]:
    data = figures._asdict()
    spreads = {name: data[name]._asdict() for name in data if isinstance(data[name], Spread)}
    head = {"variant": variant.id, "chosen": variant.chosen, "bots": plan.bots, "seed": plan.seed}
    return {**head, **data, **spreads}


# As text --------------------------------------------------------------------------------------


def _lines(
    plan: SimulationPlan, figures: SimulatedFigures, variant: Variant, texts: Texts
) -> Iterator[str]:
    game = game_name(variant.id, texts)
    yield texts.text("simulate.head", game=game, matches=figures.matches, seed=str(plan.seed))
    yield ""
    yield from _spread_table(figures, texts)
    yield ""
    yield from _counts(figures, variant, texts)
    for seat, (bot, wins) in enumerate(zip(plan.bots, figures.wins, strict=True), 1):
        share = wins / figures.matches
        yield texts.text("simulate.wins", seat=seat, bot=bot, count=wins, share=share)
    if figures.shared:
        yield texts.text("simulate.shared", count=figures.shared)


def _spread_table(figures: SimulatedFigures, texts: Texts) -> Iterator[str]:
    rows = [["", *(texts.text(f"simulate.column.{name}") for name in Spread._fields)]]
    for name, spread in figures._asdict().items():
        if isinstance(spread, Spread):
            numbers = [texts.text("simulate.figure", figure=float(figure)) for figure in spread]
            rows.append([texts.text(f"simulate.row.{name}"), *numbers])
    yield from aligned(rows)


def _counts(figures: SimulatedFigures, variant: Variant, texts: Texts) -> Iterator[str]:
    """Yield the lines of counts, but for those of what cannot happen in the game."""
    hands = figures.hands_played
    counted = {}
    if rules_of(variant.game).draws:
        counted["one_turn_outs"] = figures.one_turn_outs
        counted["blocked_hands"] = figures.blocked_hands
    for name, count in counted.items():
        yield texts.text(f"simulate.{name}", count=count, hands=hands, share=count / hands)
    if variant.game.match_end.goal.puts_out:
        yield texts.text("simulate.rebuys", count=figures.rebuys)
