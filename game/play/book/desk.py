"""A book that is kept: entering, correcting, deciding, taking back, and its file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.engine.entered import EnteredHand
from game.engine.rules import Refusal
from game.play.book.reading import BookReading, read_book
from game.play.session.seating import Player, TableChoice, player_of
from game.storage.book_file import Book, BuyingIn, small_file
from game.variants.load import rules_of


def choice_of(book: Book) -> TableChoice:
    """Return the table of a book, to begin another one like it."""
    return TableChoice(book.variant.id, players_of(book), book.variant.chosen)


def players_of(book: Book) -> tuple[Player, ...]:
    return tuple(player_of(seat, one) for seat, one in enumerate(book.seats))


class ChangedElsewhereError(Exception):
    """Another copy of the game has changed the book: it is shown as it is now, and nothing else was
    done."""


class OpenBook:
    """A book and its file. Everything that is done is written before it is shown. `now`: the date,
    in seconds."""

    def __init__(self, book: Book, file: Path, now: Callable[[], float]) -> None:
        self.book, self._now = book, now
        self.rules = rules_of(book.variant.game, len(book.seats))
        self.small = small_file(file)
        #: The book as the file has it; None before it is written for the first time.
        self._written: Book | None = self.small.read()
        self._before: list[Book] = []
        self.reading: BookReading = read_book(self.rules, book)

    @property
    def players(self) -> tuple[Player, ...]:
        return players_of(self.book)

    # What is done ---------------------------------------------------------------------------

    def before(self, number: int) -> BookReading:
        """Return how the match stood before the hand of this number."""
        return read_book(self.rules, self.book, number - 1)

    def refuse(self, number: int, hand: EnteredHand) -> Refusal | None:
        """Return why this cannot be the hand of that number; None if it can."""
        return self.rules.refuse_entered(self.before(number).state, hand)

    def enter(self, number: int, hand: EnteredHand) -> None:
        """Enter the hand of this number, in place of the one that was entered before. All later
        ones are worked out anew."""
        hands = self.book.hands
        self._keep(replace(self.book, hands=(*hands[: number - 1], hand, *hands[number:])))

    def decide(self, buys_in: bool) -> None:
        """Note what the player decides who is asked."""
        hand, seat = len(self.reading.after), self.reading.state.to_act
        kept = (one for one in self.book.decisions if (one.hand, one.seat) != (hand, seat))
        self._keep(replace(self.book, decisions=(*kept, BuyingIn(hand, seat, buys_in))))

    def deal_first(self, seat: int) -> None:
        self._keep(replace(self.book, dealer=seat))

    def forget_stale(self) -> None:
        """Forget the decisions that no longer hold."""
        stale = self.reading.stale
        kept = tuple(one for one in self.book.decisions if one not in stale)
        self._keep(replace(self.book, decisions=kept))

    @property
    def can_undo(self) -> bool:
        return bool(self._before or self.book.hands)

    def undo(self) -> None:
        """Take back what was done last, or else the last decision or hand of the book."""
        if self._before:
            self._write(replace(self._before.pop(), kept_at=self._now()))
            return
        book, last = self.book, len(self.book.hands)
        decided = [one for one in book.decisions if one.hand >= last]
        if decided:
            kept = tuple(one for one in book.decisions if one is not decided[-1])
            self._write(replace(book, decisions=kept))
        else:
            self._write(replace(book, hands=book.hands[:-1]))

    # Its file -------------------------------------------------------------------------------

    def _keep(self, book: Book) -> None:
        """Write the book. A match that is over stays in the evening in which it ended."""
        before, is_over = self.book, self.reading.state.phase.is_over
        self._before.append(before)
        self._write(replace(book, kept_at=before.kept_at if is_over else self._now()))

    def _write(self, book: Book) -> None:
        """Write the book. Raises SmallFileError if that cannot be done: it is shown all the same,
        and written with what is done next; and ChangedElsewhereError."""
        known = self._written

        def changed(newest: Book | None) -> Book | None:
            return book if newest == known else newest

        self._take(book)
        found = self.small.change(changed)
        self._written = found
        if found is not None and found != book:
            self._before.clear()
            self._take(found)
            raise ChangedElsewhereError

    def _take(self, book: Book) -> None:
        self.book = book
        self.reading = read_book(self.rules, book)
