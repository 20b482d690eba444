"""`loba arena`: bots against each other, every one against every other, on the same deals."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from game.bots.contest import Block, Bout, Contest, bout_of, seatings
from game.bots.levels import bot_named
from game.cli.arguments import (
    check_amounts,
    check_bots,
    check_seats,
    chosen_variant,
    game_name,
    register_matches,
    register_variant,
)
from game.cli.frame import FINE, Frame, RefusedError
from game.l10n.catalogue import Catalogue as Texts
from game.play.bots.parallel import parallel_map
from game.variants.load import Variant, rules_of, variant_from_mapping

#: Of one deal nobody could say how far off it is.
BLOCKS_LEAST = 2


class Plan(NamedTuple):
    """Plain data, for it travels between processes."""

    resolved: Mapping[str, Any]
    names: tuple[str, str]
    seats: int
    seed: int


def register(frame: Frame) -> None:
    command = frame.command("arena", hold_arena)
    register_variant(command)
    command.argument("--bots", metavar="BOT,BOT", required=True)
    command.argument("--players", metavar="N", type=int)
    register_matches(command)
    command.argument("--json", action="store_true")


def hold_arena(arguments: Namespace, texts: Texts) -> int:
    variant = chosen_variant(arguments, texts)
    names = _names(arguments, texts)
    seats: int = variant.game.players.min if arguments.players is None else arguments.players
    check_seats(seats, variant.game.players, texts)
    check_amounts(arguments, texts)
    per_block = len(seatings(seats))
    blocks = max(BLOCKS_LEAST, -(-arguments.matches // per_block))
    bouts = []
    for pair in combinations(names, 2):
        plan = Plan(variant.resolved, pair, seats, arguments.seed)
        bouts.append(
            bout_of(pair, seats, list(parallel_map(_player, plan, blocks, arguments.jobs)))
        )
    if arguments.json:
        print(json.dumps(_data(bouts, variant, arguments.seed, seats), indent=1))
    else:
        for line in _lines(bouts, variant, seats, texts):
            print(line)
    return FINE


# What is asked for ----------------------------------------------------------------------------


def _names(arguments: Namespace, texts: Texts) -> list[str]:
    names = list(dict.fromkeys(arguments.bots.split(",")))
    check_bots(names, texts)
    if len(names) < 2:
        raise RefusedError(texts.text("arena.one_bot"))
    return names


# Playing --------------------------------------------------------------------------------------


def _player(plan: Plan) -> Callable[[int], Block]:
    rules = rules_of(variant_from_mapping(plan.resolved).game)
    one, other = plan.names
    bots = bot_named(one, rules), bot_named(other, rules)
    return Contest(rules, bots, plan.seats, plan.seed).block


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
