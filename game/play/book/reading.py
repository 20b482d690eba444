"""What follows from the hands of a book, by the rules: how it stands, and what is asked next."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.actions import DECLINE_REBUY, REBUY_IN
from game.engine.chance import IN_THOUGHT
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.state import Standing, TableState
from game.storage.book_file import Book, BuyingIn


class BookReading(NamedTuple):
    """How a book stands. `after`: how the match stood after each hand that counts, and what was
    decided then; `state`: the table now. `refusal`: why the next hand in the book cannot be, so
    that it is asked for again. `waiting`: how many hands of the book come after the point at which
    something is asked, or after the end of the match. `stale`: decisions that nobody was asked
    for."""

    after: tuple[Standing, ...]
    state: TableState
    refusal: Refusal | None
    waiting: int
    stale: tuple[BuyingIn, ...]

    @property
    def number(self) -> int:
        """The number of the hand that is asked for, or that was the last."""
        return len(self.after) + 1


def read_book(rules: AnyRules, book: Book, upto: int | None = None) -> BookReading:
    """Replay a book, or its first `upto` hands."""
    state = rules.seated(len(book.seats), book.dealer)
    decided = {(one.hand, one.seat): one for one in book.decisions}
    after: list[Standing] = []
    refusal: Refusal | None = None
    hands = book.hands if upto is None else book.hands[:upto]
    for number, hand in enumerate(hands, 1):
        why = rules.refuse_entered(state, hand)
        if why is not None:
            # Nothing is wrong with a hand that waits for a decision, or comes after the end.
            refusal = why if state.phase.deals else None
            break
        rules.enter(state, hand)
        while state.phase.decides and (number, state.to_act) in decided:
            choice = decided.pop((number, state.to_act))
            act = REBUY_IN if choice.buys_in else DECLINE_REBUY
            rules.apply(state, act, IN_THOUGHT)
        after.append(state.standing)
    waiting = len(hands) - len(after)
    return BookReading(tuple(after), state, refusal, waiting, _asked_for_nothing(decided, after))


def _asked_for_nothing(
    left: dict[tuple[int, int], BuyingIn], after: Sequence[Standing]
) -> tuple[BuyingIn, ...]:
    """Return the decisions after hands that count which no longer hold. Those after hands that wait
    may hold yet."""
    return tuple(one for one in left.values() if one.hand <= len(after))
