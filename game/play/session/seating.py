"""The players of a table, and the game they sit down to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.bots.program import PROGRAM, is_program
from game.reading.strict import writable
from game.settings import CRESTS, NAMELESS, Person, known_as, known_crest
from game.storage.match_codec import PEOPLE, PERSON, PHONE, Seat
from game.variants.options import Value

#: The bot in seats for which no other is wanted, or can be had.
USUAL_BOT = "regular"
#: Characters of a name.
NAME_MOST = 24


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a table. `bot`: the name of the bot that plays here, or the file of a program;
    empty for a person. `by_phone`: a person who has their hand on a phone."""

    name: str
    crest: str
    bot: str = ""
    by_phone: bool = False

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def is_at_screen(self) -> bool:
        return self.is_person and not self.by_phone

    def saved(self) -> Seat:
        kind = PROGRAM if is_program(self.bot) else self.bot or (PHONE if self.by_phone else PERSON)
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
    """Return whether one person plays and bots have all other seats: then taking back wrongs
    nobody."""
    return sum(player.is_person for player in players) == 1


def changed(players: Sequence[Player], seat: int, player: Player) -> list[Player]:
    """Return the players with one of them changed. Another with the same crest gets the one that
    has become free."""
    seats, before = list(players), players[seat]
    for other, one in enumerate(seats):
        if other != seat and one.crest == player.crest != before.crest:
            seats[other] = replace(one, crest=before.crest)
            break
    seats[seat] = player
    return seats


def called(players: Sequence[Player], seat: int, name: str, crest: str) -> list[Player]:
    """Return the players with another name and crest for one of them. A name that is somebody
    else's, or none, and a crest that there is not, change nothing."""
    player, wanted = players[seat], writable(name)[:NAME_MOST]
    others = {known_as(one.name) for at, one in enumerate(players) if at != seat}
    if wanted and known_as(wanted) not in others:
        player = replace(player, name=wanted)
    return changed(players, seat, replace(player, crest=crest) if crest in CRESTS else player)


def sits_down(players: Sequence[Player], seat: int, person: Person) -> list[Player]:
    """Return the players with this person in that seat. If the person sat elsewhere, the two change
    seats. A player with the same crest gets the one that is free now, and a bot with the same name
    likewise."""
    seats = list(players)
    at = _seat_of(seats, person.name)
    free = players[seat if at is None else at]
    if at is not None:
        seats[at] = seats[seat]
    seats[seat] = Player(person.name, person.crest, by_phone=players[seat].by_phone)
    for other, player in enumerate(seats):
        if other != seat and player.bot and known_as(player.name) == known_as(person.name):
            seats[other] = replace(player, name=free.name)
    sitting, seats[seat] = seats[seat], free
    return changed(seats, seat, sitting)


def follows(players: Sequence[Player], before: str, person: Person) -> list[Player]:
    """Return the players with this person as they are now, in the seat of their former name."""
    seat = _seat_of(players, before)
    return list(players) if seat is None else sits_down(players, seat, person)


def _seat_of(players: Sequence[Player], name: str) -> int | None:
    """Return the seat of the person of that name."""
    for seat, player in enumerate(players):
        if player.is_person and known_as(player.name) == known_as(name):
            return seat
    return None


def usual_crest(seat: int) -> str:
    return known_crest("", seat)


def seated(names: Iterable[str], bot: str = USUAL_BOT, person: int = 0) -> tuple[Player, ...]:
    """Return players of these names: one person, and this bot in all other seats."""
    return tuple(
        Player(name, usual_crest(seat), "" if seat == person else bot)
        for seat, name in enumerate(names)
    )


def player_of(seat: int, saved: Seat) -> Player:
    """Return the player of a seat of a saved match. The bot may be one that is not here any
    more."""
    bot = "" if saved.kind in PEOPLE else saved.kind
    return Player(saved.name, known_crest(saved.crest, seat), bot, saved.kind == PHONE)
