"""`loba arena`: bots against each other, every one against every other, on the same deals."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from game.bots.base import Bot
from game.bots.contest import Bout, Contest, DuplicateDeal, bout_of, seatings
from game.bots.levels import bot_named
from game.bots.program import ANSWERS_WITHIN, ProgramBot, is_program
from game.cli.arguments import (
    check_amounts,
    check_bots,
    check_seats,
    chosen_variant,
    game_name,
    program_named,
    register_matches,
    register_variant,
)
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.visibility import Observation
from game.l10n.catalogue import Texts
from game.play.bots.parallel import WorkLostError, parallel_map
from game.variants.load import Variant, rules_of, variant_from_mapping

#: The fewest deals: from a single one no error can be estimated.
BLOCKS_LEAST = 2
#: The longest time a decision may be given.
SECONDS_MOST = 600


class ArenaPlan(NamedTuple):
    """What is played, as plain data that can be sent to another process."""

    resolved: Mapping[str, Any]
    names: tuple[str, str]
    seats: int
    seed: int
    seconds: float | None
    game: str


def register(frame: CommandFrame) -> None:
    command = frame.command("arena", hold_arena)
    register_variant(command)
    command.argument("--bots", metavar="BOT,BOT", required=True)
    command.argument("--players", metavar="N", type=int)
    register_matches(command)
    command.argument("--time", metavar="SECONDS", type=float)
    command.argument("--json", action="store_true")


def hold_arena(arguments: Namespace, texts: Texts) -> int:
    variant = chosen_variant(arguments, texts)
    names = _names(arguments, texts)
    seats: int = variant.game.players.min if arguments.players is None else arguments.players
    check_seats(seats, variant.game.players, texts)
    check_amounts(arguments, texts)
    seconds: float | None = arguments.time
    if seconds is not None and not 0 < seconds <= SECONDS_MOST:
        raise RefusedError(texts.text("arena.seconds", most=SECONDS_MOST))
    per_block = len(seatings(seats))
    blocks = max(BLOCKS_LEAST, -(-arguments.matches // per_block))
    bouts = []
    try:
        for pair in combinations(names, 2):
            plan = ArenaPlan(variant.resolved, pair, seats, arguments.seed, seconds, variant.id)
            played = list(parallel_map(_player, plan, blocks, arguments.jobs))
            bouts.append(bout_of(pair, seats, played))
    except WorkLostError as error:
        raise RefusedError(texts.text("simulate.broken"), FAULTY) from error
    if arguments.json:
        print(json.dumps(_data(bouts, variant, arguments.seed, seats), indent=1))
    else:
        for line in _lines(bouts, variant, seats, texts):
            print(line)
    return FINE


# What is asked for ----------------------------------------------------------------------------


def _names(arguments: Namespace, texts: Texts) -> list[str]:
    names = list(dict.fromkeys(arguments.bots.split(",")))
    check_bots([name for name in names if not is_program(name)], texts)
    for name in filter(is_program, names):
        program_named(name, texts)
    if len(names) < 2:
        raise RefusedError(texts.text("arena.one_bot"))
    return names


# Playing --------------------------------------------------------------------------------------


class _Hasty:
    """A bot whose thinking is ended after some seconds."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        until = monotonic() + self._seconds
        for act in self._bot.think(seen, legal, rng):
            yield act
            if monotonic() >= until:
                break


class _Programs:
    """A bot that is a program: one process of it for every seat of a contestant."""

    def __init__(self, file: Path, plan: ArenaPlan, rules: AnyRules) -> None:
        within = ANSWERS_WITHIN if plan.seconds is None else plan.seconds
        self._by_seat = [ProgramBot(file, plan.game, rules, within) for _ in range(plan.seats)]

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        return self._by_seat[seen.viewer].think(seen, legal, rng)

    def end(self) -> None:
        for program in self._by_seat:
            program.end()


def _player(plan: ArenaPlan) -> Callable[[int], DuplicateDeal]:
    rules = rules_of(variant_from_mapping(plan.resolved).game, plan.seats)
    one, other = (_contestant(name, plan, rules) for name in plan.names)
    contest = Contest(rules, (one, other), plan.seats, plan.seed)

    def block(number: int) -> DuplicateDeal:
        try:
            return contest.block(number)
        finally:
            for bot in (one, other):
                if isinstance(bot, _Programs):
                    bot.end()

    return block


def _contestant(name: str, plan: ArenaPlan, rules: AnyRules) -> Bot:
    if is_program(name):
        return _Programs(Path(name).expanduser().resolve(), plan, rules)
    bot = bot_named(name, rules)
    return bot if plan.seconds is None else _Hasty(bot, plan.seconds)


# Telling --------------------------------------------------------------------------------------


def _data(bouts: list[Bout], variant: Variant, seed: int, seats: int) -> dict[str, Any]:
    played = [
        {**bout._asdict(), "wins": bout.wins._asdict(), "lead": bout.lead._asdict()}
        for bout in bouts
    ]
    head = {"variant": variant.id, "chosen": variant.chosen, "seats": seats, "seed": seed}
    return {**head, "bouts": played}


def _lines(bouts: list[Bout], variant: Variant, seats: int, texts: Texts) -> Iterator[str]:
    yield texts.text("arena.head", game=game_name(variant.id, texts), seats=seats)
    yield ""
    for bout in bouts:
        yield texts.text(
            "arena.bout",
            one=bout.one,
            other=bout.other,
            matches=bout.matches,
            share=bout.wins.mean,
            within=bout.wins.within,
            lead=bout.lead.mean,
            lead_within=bout.lead.within,
        )
        for name, count in zip((bout.one, bout.other), bout.missed, strict=True):
            if count:
                yield texts.text("arena.missed", name=name, count=count)
