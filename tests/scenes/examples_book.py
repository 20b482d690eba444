"""Books of real cards: points and cards, contracts, La Mona, and what is asked meanwhile."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from examples import on

from game.engine.cards import parse_cards
from game.engine.entered import EnteredHand, OnTable
from game.paths import bundled
from game.phones.book_room import ScoringPhone
from game.play.book.desk import OpenBook, choice_of
from game.scenes.book.by_phone import BookPhones, ByPhonePage
from game.scenes.book.flow import BooksScene
from game.scenes.book.scene import BookScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.scene import Scene, Services
from game.storage.book_file import Book, books_in
from game.storage.match_codec import Seat
from game.variants.catalogue import Catalogue

PEOPLE = (
    Seat("Ana", crest="owl"),
    Seat("Beto", crest="fox"),
    Seat("Carmen", crest="hare"),
    Seat("Diego", crest="stag"),
    Seat("Maximiliano", crest="puma"),
)


GAMES = Catalogue([bundled("assets/variants")])


def a_book(game: str, players: int, **options: bool | int | str) -> OpenBook:
    chosen = {key.replace("__", "."): value for key, value in options.items()}
    variant = GAMES.load(game, chosen)
    file = Path(tempfile.mkdtemp()) / "book.json"
    return OpenBook(Book(variant, PEOPLE[:players]), file, lambda: 1.0)


def points(*counts: int) -> EnteredHand:
    """A hand of counts, 0 for whoever went out."""
    hand = EnteredHand.nothing(len(counts))
    return hand._replace(closer=counts.index(0), held_points=counts)


def menos(services: Services) -> BookScene:
    """Five at the fourth hand, two of whom are entered."""
    book = a_book("loba_de_menos", 5, money=True)
    for counts in ((12, 0, 35, 8, 41), (0, 22, 5, 30, 16), (9, 31, 0, 14, 27)):
        book.enter(len(book.book.hands) + 1, points(*counts))
    scene = BookScene(services, book)
    draft = scene.draft
    for digit in (2, 3):
        draft.digit(digit)
    for card in parse_cards("Kc Kc 5c Ac"):
        draft.card(OnTable(card))
    return scene


def menos_decides(services: Services) -> BookScene:
    book = a_book("loba_de_menos", 4, money=True)
    for counts in ((12, 0, 35, 48), (0, 22, 5, 60)):
        book.enter(len(book.book.hands) + 1, points(*counts))
    return BookScene(services, book)


def menos_corrected(services: Services) -> BookScene:
    """A decision no longer holds, a hand is not what it can be."""
    book = a_book("loba_de_menos", 4)
    for counts in ((12, 0, 35, 48), (0, 22, 5, 60)):
        book.enter(len(book.book.hands) + 1, points(*counts))
    book.decide(buys_in=True)
    book.enter(3, points(4, 13, 0, 7))
    book.enter(1, points(12, 0, 35, 18))
    scene = BookScene(services, book)
    scene.draft.digit(5)
    scene._save()
    return scene


def mas(services: Services) -> BookScene:
    book = a_book("loba_de_mas", 4)
    nothing_held = EnteredHand.nothing(4)
    for table, held in (((31, 12, 22, 40), (0, 5, 9, 3)), ((12, 44, 8, 19), (7, 0, 4, 6))):
        hand = nothing_held._replace(table_points=table, held_points=held)
        book.enter(len(book.book.hands) + 1, hand._replace(closer=held.index(0)))
    scene = BookScene(services, book)
    for card in parse_cards("Ac Kc Kc 8c 7c"):
        scene.draft.card(OnTable(card))
    return scene


def carioca(services: Services) -> BookScene:
    book = a_book("carioca", GAMES.load("carioca").game.players.max)
    count = len(book.book.seats)
    for number in range(1, 4):
        book.enter(number, points(*((0, 35)[:count] if number % 2 else (60, 0)[:count])))
    return BookScene(services, book)


def la_mona(services: Services) -> BookScene:
    book = a_book("la_mona", 4)
    took = ((30, 22), (7, 6), (3, 1), (1, 0), (0, 1), (1, 0), (2, 0))
    book.enter(1, EnteredHand(took=took))
    scene = BookScene(services, book)
    for digit in (2, 9, 5, 3):
        scene.draft.digit(digit)
    return scene


def by_phone(services: Services) -> ByPhonePage:
    """The code for phones, with two that have come. The door is painted, but not open."""
    phones = BookPhones(services, menos(services).book, lambda: None, lambda: None)
    room = phones.room
    room.server.host = "192.168.1.20:5622"
    room.door.code, room.door.secret = "482913", "A" * 22
    room._phones = {seat: ScoringPhone(seat, "en", seat) for seat in (0, 3)}
    return ByPhonePage(phones)


def books(services: Services) -> BooksScene:
    """A match that goes on, one that is over, and one that is deleted."""
    there = Path(tempfile.mkdtemp())
    for at, hands in enumerate((2, 3, 1)):
        book = a_book("loba_de_menos", 4)
        book.small.file = there / f"{at}.json"
        for number in range(1, hands + 1):
            book.enter(number, points(0, 35, 41, 42 + at))
            while book.reading.state.phase.decides:
                book.decide(buys_in=False)
    scene = BooksScene(services, GAMES, list(books_in(there)))
    scene.deletions.things.add("2.json")
    return scene


def set_up(services: Services) -> SetUpScene:
    last = choice_of(a_book("loba_de_menos", 4).book)
    return SetUpScene(services, GAMES, last, is_real=True)


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "book_menos": menos,
    "book_menos_decides": menos_decides,
    "book_menos_corrected": menos_corrected,
    "book_mas": on(mas, "", "onward"),
    "book_carioca": carioca,
    "book_la_mona": on(la_mona, "cell 4", "cell 7"),
    "book_by_phone": by_phone,
    "book_list": books,
    "book_set_up": set_up,
}
