"""Who sits down to which game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.bots.program import PROGRAM, is_program
from game.settings import CRESTS
from game.storage.codec import PERSON, Seat
from game.storage.strict import writable
from game.variants.options import Value

#: Whose name cannot be written down.
NAMELESS = "?"
#: Who sits where nobody else is wanted, or can be had.
USUAL_BOT = "regular"


@dataclass(frozen=True, slots=True)
class Player:
    """`bot`: the name of the bot that plays here, or the file of a program; empty for a person."""

    name: str
    crest: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def saved(self) -> Seat:
        kind = PROGRAM if is_program(self.bot) else self.bot or PERSON
        return Seat(writable(self.name) or NAMELESS, kind, self.crest)


@dataclass(frozen=True)
class TableChoice:
    """A game, its house rules, the players in the order of their seats, and a seed."""

    variant_id: str
    players: tuple[Player, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    preset: str | None = None
    seed: int | str = 1


def usual_crest(seat: int) -> str:
    return CRESTS[seat % len(CRESTS)]


def player_of(seat: int, saved: Seat) -> Player:
    """Somebody from a saved match. The bot may be one that is not here any more."""
    bot = "" if saved.kind == PERSON else saved.kind
    return Player(saved.name, saved.crest if saved.crest in CRESTS else usual_crest(seat), bot)
