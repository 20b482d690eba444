"""Matches of evenings, in few words."""

from __future__ import annotations

from game.play.evening import MatchPlayed
from game.storage.standings import NAMES, PlayedLine

HOUR = 3600.0


def match(
    at: float, told: str, game: str = "carioca", is_real: bool = False, **of_each: str
) -> MatchPlayed:
    """At an hour. `Ana Beto, Carmen`: Ana came first, the others second; a name in capitals is a
    bot's, and an underscore is a space. `of_each`: a number for each, in their order:
    `score="3 5 9"`."""
    places = [side.split() for side in told.split(",")]
    seats = [
        (name.replace("_", " "), place) for place, side in enumerate(places, 1) for name in side
    ]
    each = {key: [int(one) for one in said.split()] for key, said in of_each.items()}
    lines = []
    for seat, (name, place) in enumerate(seats):
        own = {key: said[seat] for key, said in each.items()}
        counted = dict.fromkeys(NAMES, 0) | {key: own[key] for key in NAMES if key in own}
        lines.append(
            PlayedLine(
                *(f"{at} {game}", at * HOUR, game, {}, "", True, 0, name),
                *("expert" if name.isupper() else "", place, place == 1, own.get("score", 0), 0),
                *(counted, bool(own.get("high")), own.get("half")),
            )
        )
    return MatchPlayed(is_real, tuple(lines))
