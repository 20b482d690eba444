"""What became of the matches of real cards: their own statistics, apart from those played here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.play.book.reading import read_book
from game.play.tally import places
from game.settings import known_as
from game.storage.book_file import Book, books_folder, books_in
from game.storage.names import Names
from game.storage.standings import PlayedLine
from game.storage.statistics import STATISTICS
from game.variants.load import rules_of


class AtTable(NamedTuple):
    """What a person has done at the real table, in matches that are over."""

    name: str
    played: int
    won: int


def lines_of(match_id: str, book: Book) -> Iterator[PlayedLine]:
    """Yield a line for each player of a book, if its match is over. What nobody enters is 0."""
    rules = rules_of(book.variant.game, len(book.seats))
    reading = read_book(rules, book)
    result = rules.result(reading.state)
    if result is None:
        return
    standing, nothing = reading.state.standing, {one.name: 0 for one in STATISTICS}
    goal, half = rules.match_end.goal_for(len(book.seats)), len(standing.sheet) // 2
    order = places(standing, result, goal)
    middle = next(one for one in reading.after if len(one.sheet) >= half)
    played = book.hands[: len(reading.after)]
    for seat, (who, side) in enumerate(zip(book.seats, standing.sides, strict=True)):
        closed = [hand for hand in played if hand.closer == seat]
        counted = {
            "hands": len(standing.sheet),
            "hands_won": standing.hands_won[side],
            "closed": len(closed),
            "in_one": sum(hand.in_one for hand in closed),
            "rebuys": standing.rebuys[seat],
        }
        yield PlayedLine(
            match_id=match_id,
            played_at=book.kept_at,
            game=book.variant.id,
            options=book.variant.chosen,
            deal="",
            counts=True,
            taken_back=0,
            name=who.name,
            bot="",
            place=order[side],
            won=side in result.winners,
            score=standing.scores[side],
            money=result.money[seat],
            counted={**nothing, **counted},
            high_is_good=goal.high_is_good,
            half=None if middle.out[seat] else middle.scores[side],
        )


def lines_at_table(since: float = 0.0) -> list[PlayedLine]:
    """Return the lines of all books kept on this computer. `since`: the earliest time at which
    their files were written."""
    books = books_in(books_folder(), since)
    return [line for file, book in books for line in lines_of(file.stem, book)]


def at_table(lines: Iterable[PlayedLine], names: Names) -> list[AtTable]:
    """Return what each person has done, those who have won most first."""
    found: dict[str, AtTable] = {}
    for one in lines:
        name = names.today(one.name, one.played_at)
        before = found.get(known_as(name), AtTable(name, 0, 0))
        found[known_as(name)] = AtTable(name, before.played + 1, before.won + one.won)
    return sorted(found.values(), key=lambda one: (-one.won, -one.played, known_as(one.name)))
