"""Acts taken back, and a new match that begins as another one did.

By the usual rule only one's own last act goes back, and only if nobody has seen a hidden card by
it. With free undo, which is for one person among bots, it goes back decision by decision, over what
was seen and what the bots did since, as far as the deal of the hand. The same acts bring the same
cards again, because chance goes on as the number of the deal has it after what is left of the log.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from secrets import randbits
from typing import NamedTuple

from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.session.hand_log import HandLog
from game.play.session.seating import Player
from game.storage.match_codec import SavedMatch

NOTHING_TO_UNDO = Refusal("refuse.undo.nothing")
NOTHING_TO_REDO = Refusal("refuse.redo.nothing")


class TakenBack(NamedTuple):
    """The acts that were taken back, in their order. `is_free`: the usual rule would have
    refused the undo."""

    acts: list[Action]
    is_free: bool


class TakingBack:
    """The taking back of acts of a match. `alone`: the person for whom undo is free, or nobody;
    `number`: of the deal, needed then."""

    def __init__(self, match: Match, log: HandLog, alone: int = NOBODY, number: str = "") -> None:
        self._match = match
        self._log = log
        self._alone = alone if number else NOBODY
        self._number = number
        #: The acts of each undo; those of the last one are last.
        self._undone: list[list[Action]] = []

    @property
    def is_free(self) -> bool:
        return self._alone != NOBODY

    def refusal(self, takers: Collection[int]) -> Refusal | None:
        """Return why those who sit before the screen can take nothing back."""
        usual = self._usual_refusal(takers)
        if usual is None or not self.is_free:
            return usual
        return None if self._last_decision() is not None else NOTHING_TO_UNDO

    def _usual_refusal(self, takers: Collection[int]) -> Refusal | None:
        last = self._match.log[-1].seat
        return self._match.undo_refusal(last) if last in takers else NOTHING_TO_UNDO

    def _last_decision(self) -> int | None:
        """Return where in the log of this hand the last decision is."""
        log, first = self._match.log, self._match.hand_begins
        found = (at for at in reversed(range(first, len(log))) if log[at].seat == self._alone)
        return next(found, None)

    def undo(self, takers: Collection[int]) -> TakenBack:
        """Take the last act, or decision, back; it must not be refused."""
        is_free = self._usual_refusal(takers) is not None
        kept = self._last_decision() if is_free else len(self._match.log) - 1
        assert kept is not None
        acts = self._match.rewind(kept)
        self._log.take_back(len(acts))
        self._undone.append(acts)
        if is_free:
            self._match.go_on_by_number(self._number)
        return TakenBack(acts, is_free)

    # And again ------------------------------------------------------------------------------

    def next_again(self) -> Sequence[Action]:
        return self._undone[-1] if self._undone else ()

    @contextmanager
    def doing_again(self) -> Iterator[Sequence[Action]]:
        """Yield the acts that were taken back last, for the caller to do; those taken back before
        stay known."""
        *others, acts = self._undone
        yield acts
        self._undone = others

    def forget(self) -> None:
        """Forget what was taken back: something else was done."""
        self._undone.clear()


def branch_of(saved: SavedMatch, step: int, players: Sequence[Player]) -> SavedMatch:
    """Return the match as it was after this step, every hidden card where it lay, with these
    players in its seats. The cards dealt after it come from the number of the deal, if there is
    one. What was taken back earlier in the match still counts."""
    seats = tuple(player.saved() for player in players)
    if len(seats) != len(saved.seats):
        raise ValueError(len(seats))
    then = SeededChance(randbits(64))
    whole = saved.match
    match = Match.replay(whole.rules, len(seats), whole.log, then, step + 1, whole.first)
    branch = replace(saved, seats=seats, match=match, is_branch=True)
    # Hands lay so at the end of the match; here they may be others, and other people's.
    return replace(branch, name="", lost=None, arranged=())
