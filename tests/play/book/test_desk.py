"""A book of real cards: correcting, deciding, taking back, going on, and two copies of the game."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest

from game.engine.entered import EnteredHand
from game.play.book.desk import ChangedElsewhereError, OpenBook
from game.play.book.draft import HandDraft
from game.play.book.statistics import AtTable, at_table, lines_of
from game.reading.faults import Message
from game.storage.book_file import Book, books_in, new_file
from game.storage.match_codec import Seat
from game.storage.names import Names
from game.storage.small_file import SmallFileError
from game.variants.catalogue import Catalogue

NAMES = ("Ana", "Bea", "Cira")


def points(closer: int, *counts: int) -> EnteredHand:
    hand = EnteredHand.nothing(len(counts))
    return hand._replace(closer=closer, held_points=counts)


@pytest.fixture
def book(tmp_path: Path) -> OpenBook:
    seats = tuple(Seat(name) for name in NAMES)
    blank = Book(Catalogue().load("loba_de_menos"), seats, dealer=2)
    return OpenBook(blank, new_file(tmp_path, "loba_de_menos", 0.0), lambda: 1.0)


def again(book: OpenBook) -> OpenBook:
    """The same book, opened another evening."""
    kept = book.small.read()
    assert kept is not None
    return OpenBook(kept, book.small.file, lambda: 2.0)


def scores(book: OpenBook) -> list[tuple[int, ...]]:
    return [standing.scores for standing in book.reading.after]


def test_a_book_goes_on_another_evening_as_it_was(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    book.enter(2, points(1, 12, 0, 70))
    asked = book.reading.state
    assert (asked.to_act, asked.phase.decides) == (2, True)
    book.decide(buys_in=True)
    assert scores(book) == [(0, 20, 35), (12, 20, 20)]
    other = again(book)
    assert (other.book, scores(other)) == (book.book, scores(book))
    assert other.reading.state.dealer == book.reading.state.dealer == 1
    other.undo()
    assert other.reading.state.phase.decides


def test_correcting_a_hand_replays_all_later_ones_and_drops_nothing(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    book.enter(2, points(1, 12, 0, 70))
    book.decide(buys_in=True)
    book.enter(3, points(2, 3, 10, 0))
    book.enter(1, points(0, 0, 20, 15))
    assert scores(book) == [(0, 20, 15), (12, 20, 85), (15, 30, 85)]
    assert [(one.hand, one.seat) for one in book.reading.stale] == [(2, 2)]
    book.enter(1, points(0, 0, 95, 35))
    # Bea is not there after the second hand, Cira decides as she did, and nobody is asked twice.
    assert (scores(book), book.reading.stale) == ([(0, 95, 35), (12, 95, 95), (15, 105, 95)], ())
    book.undo()
    book.undo()
    assert scores(book) == [(0, 20, 35), (12, 20, 20), (15, 30, 20)]


def test_hands_wait_while_something_before_them_is_asked_again(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    book.enter(2, points(1, 12, 0, 40))
    book.enter(1, points(0, 0, 120, 35))
    reading = book.reading
    assert (len(reading.after), reading.waiting, reading.refusal) == (1, 1, None)
    book.decide(buys_in=False)
    # Somebody who is out cannot have gone out: that hand is asked for again.
    assert book.reading.waiting == 1
    assert book.reading.refusal is not None
    assert book.reading.refusal.key == "refuse.entered.out"
    book.enter(2, points(0, 0, 0, 40))
    assert (book.reading.waiting, scores(book)[-1]) == (0, (0, 120, 75))


def test_hands_after_the_end_of_the_match_are_kept(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    book.enter(2, points(1, 12, 0, 40))
    book.enter(1, points(0, 0, 120, 135))
    assert book.reading.state.phase.is_over
    assert (book.reading.waiting, len(book.book.hands)) == (1, 2)


def test_what_a_full_disk_refuses_is_shown_and_kept_with_the_next_entry(
    book: OpenBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.enter(1, points(0, 0, 20, 35))

    def full(*told: object, **how: object) -> None:
        raise OSError(ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr("game.storage.small_file.write_whole", full)
        with pytest.raises(SmallFileError):
            book.enter(2, points(1, 12, 0, 40))
    assert (len(book.reading.after), len(again(book).book.hands)) == (2, 1)
    book.enter(3, points(0, 0, 1, 1))
    assert again(book).book == book.book
    for left in (2, 1, 0):
        book.undo()
        assert len(again(book).book.hands) == left


def test_a_book_changed_by_another_copy_is_shown_as_it_is(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    other = again(book)
    other.enter(2, points(1, 12, 0, 40))
    with pytest.raises(ChangedElsewhereError):
        book.enter(2, points(1, 50, 0, 50))
    assert scores(book) == [(0, 20, 35), (12, 20, 75)]
    book.enter(3, points(0, 0, 1, 1))
    assert len(again(book).book.hands) == 3


@pytest.mark.parametrize(
    "hand",
    [
        EnteredHand(took=((30, 22), (7, 6), (3, 1), (1, 0), (0, 1), (1, 0), (2, 0))),
        EnteredHand(held_points=(9, 4)),
    ],
)
def test_a_round_of_a_fishing_game_is_kept_as_it_was_entered(
    tmp_path: Path, hand: EnteredHand
) -> None:
    seats = Seat("Ana"), Seat("Bea")
    mona = Book(Catalogue().load("la_mona"), seats)
    book = OpenBook(mona, new_file(tmp_path, "la_mona", 0.0), lambda: 1.0)
    book.enter(1, hand)
    assert again(book).book == book.book
    draft = HandDraft.of(book.rules, book.before(1).state, 1, hand)
    assert draft.hand() == hand


def test_books_are_listed_the_newest_first(book: OpenBook) -> None:
    folder = book.small.file.parent
    book.enter(1, points(0, 0, 20, 35))
    later = OpenBook(book.book, new_file(folder, "la_mona", 9e8), lambda: 5.0)
    later.enter(2, points(0, 0, 20, 35))
    (folder / "torn.json").write_text('{"format": 1, "hands": [')
    told: list[Message] = []
    listed = [file for file, _ in books_in(folder, tell=told.append)]
    assert listed == [later.small.file, book.small.file]
    assert [(one.key, dict(one.facts)["where"]) for one in told] == [
        ("small_file.damaged", "torn.json")
    ]


def test_what_was_played_at_the_real_table_is_counted_apart(book: OpenBook) -> None:
    book.enter(1, points(0, 0, 20, 35))
    assert list(lines_of("one", book.book)) == []
    hand = points(0, 0, 120, 135)._replace(in_one=True)
    book.enter(2, hand)
    ana, bea, _ = lines_of("one", book.book)
    assert (ana.name, ana.won, ana.place, ana.score) == ("Ana", True, 1, -10)
    assert (ana.counted["hands_won"], ana.counted["in_one"]) == (2, 1)
    assert (bea.place, bea.counted["closed"]) == (2, 0)
    names = Names()
    assert at_table([ana, bea, ana], names) == [AtTable("Ana", 2, 2), AtTable("Bea", 1, 0)]
