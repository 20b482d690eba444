"""What the owner of a phone has touched, and the acts that allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.cards import CardId, pack
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.hands.gestures import Gesture, Redo, Shift, Sort, Tell, Undo
from game.play.hands.hands import Hands
from game.play.hands.marking import Choose, Mark
from game.play.hands.react import follow
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Moves
from game.play.intents.offers import Target
from game.play.pieces.acts import ActPiece, describe_acts
from game.play.pieces.buttons import BUTTONS
from game.play.pieces.hand import held_in
from game.play.pieces.moment import Moments
from game.play.pieces.piece import TableFacts
from game.play.pieces.situation import Situation
from game.play.session.hand_order import Arranging
from game.play.session.port import SeatPort
from game.play.session.session import Session
from game.play.session.table_kind import kind_of
from game.view.table.hints import where_and_why
from game.view.table.words import TableWords

#: All tools, as they stand on a phone.
TOOLS = ("sort", "left", "right", "undo", "redo", "hint")

Say = Callable[[TableWords], str]
"""Returns a sentence in the language of the words it is given."""


class Touch:
    """One phone: what the hands of its owner hold, and all they can do now, as acts that are named.
    Each act is one of those offered; the rules judge it once more."""

    def __init__(self, session: Session, seat: int, arranging: Arranging) -> None:
        self.port = SeatPort(session, seat)
        self.moves = Moves(self.port, arranging)
        self.kind = kind_of(session.rules, len(session.players))
        self.hands = Hands()
        self._session = session
        #: What is said beside the prompt: a refusal or a hint.
        self.said: Say | None = None
        #: How often something was said: what is said again is to be heard again.
        self.answers = 0
        #: The version of the table for which a hint was asked, and the version seen last.
        self._asked = self._version = -1

    # Whose turn -----------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        return self.port.acting == self.port.seat != NOBODY and self._session.phase.in_play

    @property
    def now(self) -> TableNow:
        return TableNow(self.moves, self.kind, self.is_mine)

    # What can be done -----------------------------------------------------------------------

    def acts(self) -> list[ActPiece]:
        """Return all that can be done now."""
        return list(describe_acts(self.situation))

    @property
    def situation(self) -> Situation:
        """What this person has before them."""
        session, marked = self._session, self.hands.marked
        table = TableFacts(session.rules, self.kind, session.players, session.away)
        moment, goals = Moments(self.port, self.moves).now(), self.now.places(marked)
        return Situation(table, moment, self.hands, self.now, goals if marked else {})

    # What was touched -----------------------------------------------------------------------

    def mark(self, card: CardId, on: bool) -> None:
        """Mark a card of the hand, or choose one of the table for the marked one."""
        is_own = self.now.holds(card)
        self.do(Mark(card, on) if is_own else Choose(Target("loose", 0, card), on))

    def press(self, at: int) -> None:
        """Do one of the acts."""
        self.do(self.acts()[at].gesture)

    def use(self, tool: str) -> None:
        """Use one of the tools, if it is there now."""
        if tool not in TOOLS or not BUTTONS[tool].works(self.situation):
            return
        if tool == "sort":
            self.do(Sort())
            how = self.moves.orders.sort_of(self.port.seat)
            self.said = lambda words: words.text(f"table.sorted.{how}")
        elif tool in ("left", "right"):
            (card,) = self.hands.marked
            held = held_in(self.situation.moment)
            self.do(Shift(card, 1 if tool == "right" else -1, held))
        elif tool in ("undo", "redo"):
            self.do(Undo() if tool == "undo" else Redo())
        else:
            self._quiet()
            self._asked = self._session.version
            self.think()

    def do(self, gesture: Gesture) -> None:
        """Do what a gesture means, and say what came of it instead of what was said before."""
        self._quiet()
        self.hands, performed = follow(self.hands, self.now, gesture)
        for intent, outcome in performed:
            if isinstance(outcome, Refusal):
                self.said = lambda words, refusal=outcome: words.refusal(refusal)
            elif isinstance(intent, Tell):
                self.said = lambda words, key=intent.key: words.text(key)
        self.answers += self.said is not None

    def _quiet(self) -> None:
        self.said, self.hands = None, self.hands.hush()

    def follow(self) -> None:
        """Forget the marks that mean nothing at the table as it is now."""
        if self._version == self._session.version:
            return
        self._version = self._session.version
        self.hands = self.hands.in_new_moment(self.port.observation().hand)
        if not self.is_mine:
            self._quiet()

    # Hints ----------------------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Return whether somebody has asked for a hint and has not been answered yet."""
        return self._asked == self._session.version and self.is_mine

    def think(self) -> None:
        """Give the hint that was asked for, as soon as it is known."""
        if not self.is_waiting:
            return
        advice = self.port.hint(0.0)
        if advice is None:
            return
        self._asked = -1
        self.hands = replace(self.hands, lit=pack(advice.act.cards))
        view = self.port.observation()
        self.said = lambda words: where_and_why(words, self.moves, view, advice)
