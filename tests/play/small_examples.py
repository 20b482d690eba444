"""Of every kind of small file: how it is changed, and what of that it still holds."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.entered import EnteredHand
from game.play.coaching.day import DayHands, KeptDay
from game.play.coaching.practice import DueChoice, Practice
from game.play.coaching.ratings import RatedHand, Ratings
from game.play.coaching.reviews import Reviews
from game.play.lessons.progress import Learning
from game.play.session.last_setup import keep_last_setup
from game.play.session.seat_keys import MatchKeys, SeatKeys
from game.play.session.seating import TableChoice
from game.play.small_files import KINDS
from game.storage.book_file import Book, books_folder, small_file
from game.storage.match_codec import Seat
from game.storage.names import Names, names_file
from game.storage.people import People
from game.storage.settings_file import SettingsFile
from game.storage.small_file import SmallFile
from game.variants.catalogue import Catalogue


class Example(NamedTuple):
    """`put`: makes a change of this number, as a copy of the game that has just been started;
    raises OSError where that is not possible. `held`: the numbers of the changes that the value of
    the file holds. `adds`: a change leaves those before."""

    put: Callable[[int], None]
    held: Callable[[Any], set[int]]
    adds: bool = True


def put_setting(number: int) -> None:
    file = SettingsFile()
    settings = file.read()
    settings.keys[f"command_{number}"] = ("u",)
    file.write(settings)


def put_person(number: int) -> None:
    people = People.of_this_computer(Names())
    ana = people.find("Ana") or people.welcome("Ana", "owl")
    ana.keys[f"command_{number}"] = ("u",)
    people.keep_changes()


def put_choice(number: int) -> None:
    choice = DueChoice(f"{number:032x}", "Ana", 1, 0, {})
    Practice().small.change(lambda known: (*known, choice))


def put_rating(number: int) -> None:
    hand = RatedHand(f"hand {number}", "Ana", "la_mona", 1.0, True, 0.5, 0.1)
    Ratings().small.change(lambda known: (*known, hand))


def put_review(number: int) -> None:
    reviews = Reviews()
    reviews.small(reviews.folder / f"{0:032x}.json").change(lambda newest: {"seat": number})


def put_hand(number: int) -> None:
    def with_hand(book: Book | None) -> Book:
        book = book or Book(Catalogue().load("loba_de_menos"), (Seat("Ana"), Seat("Bea")))
        hand = EnteredHand.nothing(2)._replace(closer=0, held_points=(0, number))
        return replace(book, hands=(*book.hands, hand))

    small_file(books_folder() / "book.json").change(with_hand)


def held_hands(value: Any) -> set[int]:
    return {hand.held_points[1] for hand in value.hands} if value else set()


def numbers(names: Any) -> set[int]:
    return {int(name.split("_")[1]) for name in names}


def held_keys(value: Any) -> set[int]:
    return numbers(value.get("keys", ()))


EXAMPLES = {
    "settings": Example(put_setting, held_keys),
    "people": Example(put_person, held_keys),
    "names": Example(
        lambda number: Names(names_file()).rename(f"old_{number}", f"new_{number}", 1.0),
        lambda value: numbers(one.now for one in value),
    ),
    "last_table": Example(
        lambda number: keep_last_setup(TableChoice("la_mona", (), {"rounds": number})),
        lambda value: {value["options"]["rounds"]} if value else set(),
        adds=False,
    ),
    "lessons": Example(lambda number: Learning().finish(f"lesson_{number}"), numbers),
    "practice": Example(put_choice, lambda value: {int(one.id, 16) for one in value}),
    "days": Example(
        lambda number: DayHands(None).small.change(lambda known: (*known, KeptDay(number, None))),
        lambda value: {one.day for one in value},
    ),
    "ratings": Example(put_rating, lambda value: {int(one.id.split()[1]) for one in value}),
    "phones": Example(
        lambda number: SeatKeys().put(MatchKeys(f"match_{number}", number, {})),
        lambda value: {one.port for one in value},
    ),
    "books": Example(put_hand, held_hands),
    "reviews": Example(put_review, lambda value: {value["seat"]} if value else set(), adds=False),
}


def file_of(kind: str) -> SmallFile[Any]:
    """The one file of a kind."""
    [file] = KINDS[kind]()
    return file


def held(kind: str) -> set[int]:
    return EXAMPLES[kind].held(file_of(kind).read())


def put_many(home: Path, kinds: list[str], first: int, count: int) -> None:
    """Make changes of some kinds in turn, as another copy of the game."""
    os.environ["LOBA_HOME"] = str(home)
    for number in range(first, first + count):
        for kind in kinds:
            EXAMPLES[kind].put(number)
