"""Who sits down to which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.bots.program import PROGRAM, is_program
from game.storage.codec import PERSON, Seat
from game.storage.strict import writable
from game.variants.options import Value

#: The night animals that stand for the players, in the order of the seats.
CRESTS = ("owl", "fox", "hare", "stag", "puma")
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
    """A game, its house rules, the players in the order of their seats, and a seed. `free_undo`
    is for one person alone among bots."""

    variant_id: str
    players: tuple[Player, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    preset: str | None = None
    seed: int | str = 1
    free_undo: bool = False


def plays_alone(players: Sequence[Player]) -> bool:
    """One person, and bots on all other seats: nobody is wronged by what is taken back."""
    return sum(player.is_person for player in players) == 1


def usual_crest(seat: int) -> str:
    return CRESTS[seat % len(CRESTS)]


def player_of(seat: int, saved: Seat) -> Player:
    """Somebody from a saved match. The bot may be one that is not here any more."""
    bot = "" if saved.kind == PERSON else saved.kind
    return Player(saved.name, saved.crest if saved.crest in CRESTS else usual_crest(seat), bot)
