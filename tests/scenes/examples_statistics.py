"""The statistics of an evening among friends, of a beginner, of nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random

from examples import on

from game.coach.judging import RatedPlay
from game.play.archive import Archive
from game.play.coaching.ratings import Rating
from game.scenes.shell.scene import Scene, Services
from game.scenes.statistics.scene import SCORES, StatisticsActs, StatisticsScene
from game.storage.records import Records
from game.storage.standings import Standings
from game.storage.statistics import HandFacts, MatchFacts, SeatFacts

NAMES = ("Ana", "Beto", "Carmen", "Bartolomé", "Maximiliana", "Diego", "Encarnación", "Eva")
BOTS = ("expert", "regular", "cautious")


def nothing(*_: object) -> None:
    """What happens elsewhere."""


def hand(place: int, dice: Random, game: str) -> HandFacts:
    points, turns = dice.randrange(60), dice.randrange(4, 12)
    won = place == 1 and dice.random() < 0.6
    counted = {
        "turns": turns,
        "closed": int(game != "la_mona" and dice.random() < 0.3),
        "in_one": int(game != "la_mona" and dice.random() < 0.06),
        "swept": dice.randrange(3) if game == "la_mona" else 0,
        "drowned": int(game == "la_mona" and dice.random() < 0.2),
        "piles": dice.randrange(4) if game != "la_mona" else 0,
        "opened": int(game == "carioca" and dice.random() < 0.7),
    }
    return HandFacts(points, 0, won, counted)


def seat(name: str, place: int, dice: Random, game: str) -> SeatFacts:
    hands = tuple(hand(place, dice, game) for _ in range(8))
    kind = name if name in BOTS else "person"
    rebuys = dice.randrange(2) if game == "loba_de_menos" else 0
    score = 20 * place + dice.randrange(40)
    return SeatFacts(name, kind, place - 1, place, place == 1, score, 0, rebuys, hands)


def matches(count: int, players: Sequence[str]) -> Iterator[MatchFacts]:
    dice = Random(count)
    for number in range(count):
        game = dice.choice(("loba_de_menos", "loba_de_menos", "la_mona", "carioca"))
        order = dice.sample(players, dice.randrange(2, min(5, len(players)) + 1))
        seats = tuple(seat(name, place, dice, game) for place, name in enumerate(order, 1))
        high = game == "la_mona"
        yield MatchFacts(f"{number}", game, {}, "", False, high, high, 80, seats)


def records_of(facts: Sequence[MatchFacts]) -> Callable[[], AbstractContextManager[Standings]]:
    records = Records(Path(":memory:"))
    for at, one in enumerate(facts):
        records.take_in(f"m{at}", "", float(at), one)

    @contextmanager
    def read() -> Iterator[Standings]:
        yield Standings(records)

    return read


def scene(
    services: Services,
    count: int,
    players: Sequence[str],
    who: str = "",
    game: str = "",
    drawn: str = "",
) -> StatisticsScene:
    read = records_of(list(matches(count, players)))
    shown = StatisticsScene(services, read, Archive(None, None), StatisticsActs(nothing, nothing))
    shown.who, shown.game, shown.drawn = who, game, drawn or shown.drawn
    return shown


def rated(services: Services, game: str, said: Rating) -> StatisticsScene:
    """Of somebody whose hands were gone over."""
    shown = scene(services, 60, FRIENDS, "name:ana", game)
    shown.acts = shown.acts._replace(rating=lambda who, game: said)
    return shown


GOOD = Rating(RatedPlay(0.031, 0.01), 24, rounds=True)
WEAK = Rating(RatedPlay(-1.24, 0.41), 24, rounds=False)
UNKNOWN = Rating(None, 7, rounds=False, old=12)


def only_books(services: Services) -> StatisticsScene:
    shown = scene(services, 0, ())
    shown.acts = shown.acts._replace(has_books=True)
    return shown


FRIENDS = (*NAMES[:5], *BOTS)
EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "statistics": on(lambda services: scene(services, 60, FRIENDS), "game"),
    "statistics_player": on(lambda services: scene(services, 60, FRIENDS, "name:ana"), "chart"),
    "statistics_game": lambda services: scene(
        services, 60, FRIENDS, "name:maximiliana", "loba_de_menos", SCORES
    ),
    "statistics_mona": lambda services: scene(services, 60, FRIENDS, "bot:expert", "la_mona"),
    "statistics_one_match": lambda services: scene(services, 1, ("Ana", "regular"), "name:ana"),
    "statistics_many": lambda services: scene(services, 200, (*NAMES, *BOTS), "name:encarnación"),
    "statistics_rated": lambda services: rated(services, "carioca", WEAK),
    "statistics_rated_rounds": lambda services: rated(services, "la_mona", GOOD),
    "statistics_unrated": lambda services: rated(services, "carioca", UNKNOWN),
    "statistics_empty": lambda services: scene(services, 0, ()),
    "statistics_only_books": only_books,
}
