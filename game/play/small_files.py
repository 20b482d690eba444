"""All small files of this computer, kind by kind: what looks at all of them reads this."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.paths import user_settings
from game.play.coaching.day import small_file as day_file
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import Ratings
from game.play.coaching.reviews import Reviews
from game.play.lessons.progress import Learning
from game.play.session import last_setup
from game.play.session.seat_keys import SeatKeys
from game.storage import book_file, names, people
from game.storage.settings_file import SettingsFile
from game.storage.small_file import SmallFile


def _people() -> Iterable[SmallFile[Any]]:
    return map(people.file_of_person, people.files_of_people(user_settings() / people.FOLDER))


def _reviews() -> Iterable[SmallFile[Any]]:
    reviews = Reviews()
    return map(reviews.small, reviews.files())


def _books() -> Iterable[SmallFile[Any]]:
    return map(book_file.small_file, book_file.files_of_books(book_file.books_folder()))


#: Returns the files of a kind, whether they exist or not.
KINDS: Mapping[str, Callable[[], Iterable[SmallFile[Any]]]] = {
    "settings": lambda: [SettingsFile().small],
    "people": _people,
    "names": lambda: [names.small_file(names.names_file())],
    "last_table": lambda: [last_setup.small_file()],
    "lessons": lambda: [Learning().small],
    "practice": lambda: [Practice().small],
    "days": lambda: [day_file()],
    "ratings": lambda: [Ratings().small],
    "reviews": _reviews,
    "books": _books,
    "phones": lambda: [SeatKeys().small],
}
