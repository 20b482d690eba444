"""What the owner of a phone has touched, and the acts that allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.actions import DEAL_NEXT, DECLINE_REBUY, REBUY_IN
from game.engine.cards import BIT, CardId
from game.engine.rules import Refusal
from game.engine.state import DRAW, IN_PLAY, NOBODY, PLAY, REBUY, SCORED
from game.play.intents.marks import Marks
from game.play.intents.moves import Choice, Moves, Outcome
from game.play.intents.offers import FELT_PLACE, LANE_PLACE, PILE_PLACE, Offer, Target
from game.play.intents.rummy import NONE_MARKED
from game.play.session.hand_order import Arranging
from game.play.session.port import NOT_YOUR_TURN, SeatPort
from game.play.session.session import Session
from game.play.session.table_kind import kind_of
from game.view.table.hints import where_and_why
from game.view.table.words import TableWords

#: All tools, as they stand on a phone.
TOOLS = ("sort", "left", "right", "undo", "redo", "hint")

Say = Callable[[TableWords], str]
"""Returns a sentence in the language of the words it is given."""


class Act(NamedTuple):
    """Something that can be done now. `key`: of its words, where it is no offer. `slot`: the part
    of the contract it is for. `is_main`: the likeliest act."""

    do: Callable[[], Outcome | None]
    offer: Offer | None = None
    key: str = ""
    slot: int = NOBODY
    is_main: bool = False


class Touch(Marks):
    """The marks of one phone. Each act is one of those offered; the rules judge it once more."""

    def __init__(self, session: Session, seat: int, arranging: Arranging) -> None:
        super().__init__()
        self.port = SeatPort(session, seat)
        self.moves = Moves(self.port, arranging)
        self.kind = kind_of(session.rules, len(session.players))
        self._session = session
        self.choice: Choice | None = None
        #: What is said beside the prompt: a refusal or a hint.
        self.said: Say | None = None
        self.lit: Sequence[CardId] = ()
        #: The version of the table for which a hint was asked, and the version seen last.
        self._asked = self._version = -1

    # Whose turn -----------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        return self.port.acting == self.port.seat and self._session.phase in IN_PLAY

    @property
    def decides(self) -> bool:
        """Return whether a question between two hands is this person's to decide."""
        if self._session.phase == SCORED:
            return True
        return self._session.phase == REBUY and self.port.acting == self.port.seat

    @property
    def has_tray(self) -> bool:
        """Return whether this person has still to lay a contract in the hand that is played."""
        staging = self.moves.staging
        return staging is not None and staging.is_open and self._session.phase in IN_PLAY

    # What can be done -----------------------------------------------------------------------

    def acts(self) -> list[Act]:
        """Return the acts that are possible now with the marked cards."""
        if self._session.phase == SCORED and not self._session.end_was_seen():
            return []
        if self._session.phase == SCORED:
            return [Act(lambda: self.moves.act(DEAL_NEXT), key="scores.next", is_main=True)]
        if self.decides:
            yes, no = (lambda: self.moves.act(REBUY_IN)), (lambda: self.moves.act(DECLINE_REBUY))
            return [Act(yes, key="scores.rebuy.yes", is_main=True), Act(no, key="scores.rebuy.no")]
        if not self.is_mine:
            return []
        if self.choice is not None:
            ways = [self._doing(offer) for offer in self.choice.offers]
            return [*ways, Act(self._forget, key="phones.back")]
        if self.moves.fishing is not None:
            return [self._doing(offer) for offer in self.offers(self.moves.fishing)]
        if self._session.phase == DRAW:
            return [self._doing(offer) for ways in self.moves.draws().values() for offer in ways]
        return self._playing()

    def _doing(self, offer: Offer) -> Act:
        return Act(lambda: self.moves.do(offer), offer)

    def _forget(self) -> None:
        self.choice = None

    def _playing(self) -> list[Act]:
        acts = []
        if self.moves.contract_ready:
            lay = self.moves.lay_contract
            acts.append(Act(lay, key="table.key.lay_contract", is_main=True))
        marked = tuple(self.marked)
        for target, offers in self.moves.places(marked).items() if marked else ():
            if target.kind == "slot":
                acts.append(self._staging(marked, target, offers[0]))
            else:
                acts += [self._doing(offer) for offer in offers]
        return acts

    def _staging(self, cards: tuple[CardId, ...], slot: Target, offer: Offer) -> Act:
        return Act(lambda: self.moves.send(cards, slot), offer, slot=slot.at)

    def tools(self) -> list[str]:
        """Return the names of the tools, such as sorting, that can be used now."""
        tools = ["sort"]
        if len(self.marked) == 1:
            tools += ["left", "right"]
        undoes = self.is_mine and self.has_tray and self.moves.staged
        if undoes or self.port.undo_refusal() is None:
            tools.append("undo")
        if self.port.redo_refusal() is None:
            tools.append("redo")
        if self.is_mine:
            tools.append("hint")
        return tools

    # What was touched -----------------------------------------------------------------------

    def mark(self, card: CardId, on: bool) -> None:
        """Mark a card of the hand, or choose one of the table for the marked one."""
        self._quiet()
        seen = self.port.observation()
        if 0 <= card < len(BIT) and seen.hand & BIT[card]:
            self.choice = None if on and self.kind.plays_one else self.choice
            self.put(card, on, self.kind.plays_one)
        elif card in seen.loose:
            self._choose(Target("loose", 0, card), on)

    def mark_build(self, at: int, on: bool) -> None:
        self._quiet()
        if 0 <= at < len(self.port.observation().builds):
            self._choose(Target("build", at), on)

    def _choose(self, place: Target, on: bool) -> None:
        if self.moves.fishing is not None and self.is_mine:
            self._came(self.choose(self.moves.fishing, place, on))

    def send(self, place: Target) -> None:
        """Send the marked cards to a place; say why they may not go there."""
        self._quiet()
        staging = self.moves.staging
        slots = len(staging.slots()) if staging is not None else 0
        if not self.is_mine:
            self._came(NOT_YOUR_TURN)
        elif place.kind == "slot" and not 0 <= place.at < slots:
            return
        elif place == PILE_PLACE and not self.marked and self._session.phase == PLAY:
            self._came(NONE_MARKED)
        elif self.marked or place.kind in ("stock", "pile"):
            self._came(self.moves.send(tuple(self.marked), place))

    def press(self, at: int) -> None:
        """Do one of the acts."""
        self._quiet()
        acts = self.acts()
        if 0 <= at < len(acts):
            self._came(acts[at].do())

    def use(self, tool: str) -> None:
        """Use one of the tools, if it is there now."""
        if tool not in self.tools():
            return
        self._quiet()
        orders, seen = self.moves.orders, self.port.observation()
        if tool == "sort":
            how = orders.next_sort(self.port.seat)
            self.said = lambda words: words.text(f"table.sorted.{how}")
        elif tool in ("left", "right"):
            at = orders.row(seen).cards.index(self.marked[0])
            self.move(self.marked[0], at - 1 if tool == "left" else at + 2)
        elif tool == "undo":
            self._came(self.moves.undo())
        elif tool == "redo":
            self._came(self.moves.redo())
        else:
            self._asked = self._session.version
            self.think()

    def move(self, card: CardId, to: int) -> None:
        """Put a card before the card that is now at this place of the row."""
        seen = self.port.observation()
        if 0 <= card < len(BIT) and seen.hand & BIT[card]:
            self.moves.orders.move(seen, [card], max(0, to))

    def take_back(self, card: CardId) -> None:
        """Take a card out of the tray."""
        self._quiet()
        if self.has_tray:
            self.moves.take_back([card])

    # What comes of it -----------------------------------------------------------------------

    def _came(self, outcome: Outcome | None) -> None:
        if isinstance(outcome, Refusal):
            refusal = outcome
            self.said = lambda words: words.refusal(refusal)
        elif isinstance(outcome, Choice):
            self.choice = outcome
        elif outcome is not None:
            self._clear()

    def _clear(self) -> None:
        self.unmark()
        self.choice = None

    def _quiet(self) -> None:
        self.said, self.lit = None, ()

    def follow(self) -> None:
        """Forget the marks that mean nothing at the table as it is now."""
        if self._version == self._session.version:
            return
        self._version = self._session.version
        self.choice = None
        self.forget_chosen()
        self.keep_only(self.port.observation().hand)
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
        self.lit = advice.act.cards
        view = self.port.observation()
        self.said = lambda words: where_and_why(words, self.moves, view, advice)


#: The places a page may send cards to, by its own names.
PLACES = {"stock", "pile", "lane", "meld", "slot", "felt"}


def place_named(kind: object, at: object) -> Target | None:
    if not isinstance(kind, str) or kind not in PLACES or not isinstance(at, int):
        return None
    return {"lane": LANE_PLACE, "pile": PILE_PLACE, "felt": FELT_PLACE}.get(kind) or (
        Target("stock") if kind == "stock" else Target("meld" if kind == "meld" else "slot", at)
    )
