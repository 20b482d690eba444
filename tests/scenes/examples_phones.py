"""The page of the code, and a table that phones play at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.visibility import observe
from game.phones.room import Phone
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.phones.code_page import CodePage
from game.scenes.phones.guests import Guests
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.match_flow import MatchFlow
from tests.clock import Clock
from tests.play.tables import CATALOGUE

PLAYERS = (
    Player("Ana", "owl", by_phone=True),
    Player("Beto", "fox", by_phone=True),
    Player("Carmen", "hare"),
    Player("Diego", "stag", "regular"),
)

#: Enough for melds on the table.
WATCHED_ACTS = 50


def nothing(*_: object) -> None:
    pass


def guests_of(
    services: Services,
    players: Iterable[Player] = PLAYERS,
    game: str = "loba_de_menos",
    acts: int = 0,
) -> Guests:
    """A table with phones, the door of which is painted but not open, after some acts."""
    choice = TableChoice(game, tuple(players), seed=4)
    table = RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)
    bot, dice = naive_bot(table.rules), Random(1)
    for _ in range(acts):
        match = table.match
        seen, legal = observe(match.state, table.to_act), table.rules.legal_actions(match.state)
        table.do_all([decision(bot, seen, legal, dice)])
    flow = MatchFlow(services, table)
    guests = Guests(services, flow, nothing, nothing)
    guests.room.server.host = "192.168.1.20:5622"
    guests.room.door.code, guests.room.door.secret = "482913", "A" * 22
    return guests


def begins(services: Services) -> Scene:
    """Beto's phone is still to come."""
    guests = guests_of(services)
    guests.door.table.away = frozenset({1})
    return guests.first_page()


def goes_on(services: Services) -> Scene:
    """Beto's phone has stayed away, and another one wants the seat of Ana."""
    guests = guests_of(services)
    guests.room.has_begun = True
    guests.door.table.away = frozenset({1})
    guests.room._phones[9] = Phone(9, "en", wants=0)
    return CodePage(services, guests.door, nothing, nothing, 1)


def not_opened(services: Services) -> Scene:
    guests = guests_of(services)
    guests.door.trouble = "phones.public", {"address": "203.0.113.9"}
    return guests.first_page()


def watched(services: Services, game: str, seats: int) -> Scene:
    """Nobody plays at the screen."""
    players = (*PLAYERS[:2], PLAYERS[3])[:seats]
    return guests_of(services, players, game, WATCHED_ACTS)._flow.scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "phones_begin": begins,
    "phones_go_on": goes_on,
    "phones_not_opened": not_opened,
    "phones_watched": lambda services: watched(services, "loba_de_menos", 3),
    "phones_watched_river": lambda services: watched(services, "loba_de_mas", 3),
    "phones_watched_two": lambda services: watched(services, "carioca", 2),
    "phones_watched_fishing": lambda services: watched(services, "la_mona", 2),
}
