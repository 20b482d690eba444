"""How many matches, processors and seats are asked for on the command line, and whether they can
be had."""

from __future__ import annotations

from argparse import Namespace

from game.engine.game_parts import Players
from game.l10n.catalogue import Catalogue as Texts
from game.variants.load import Variant

MATCHES_MOST, JOBS_MOST = 1_000_000, 64


class UnfitError(Exception):
    """What is asked for cannot be played; the text says why."""


def check_amounts(arguments: Namespace, texts: Texts) -> None:
    for name, number, most in (
        ("matches", arguments.matches, MATCHES_MOST),
        ("jobs", arguments.jobs, JOBS_MOST),
    ):
        if not 1 <= number <= most:
            raise UnfitError(texts.text("simulate.number", name=f"--{name}", most=most))


def check_seats(seats: int, variant: Variant, texts: Texts) -> None:
    players = variant.game.players
    if not players.min <= seats <= players.max:
        raise UnfitError(wrong_number(seats, players, texts))


def wrong_number(given: int, players: Players, texts: Texts) -> str:
    return texts.text(
        "simulate.players",
        given=given,
        numbers=players.numbers,
        least=players.min,
        most=players.max,
    )
