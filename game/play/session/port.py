"""The port of a table: what may be seen and done from one screen, or from the phone of one seat."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.bots.advice import Advice
from game.engine.actions import DEAL, DEAL_NEXT, Action
from game.engine.events import Event
from game.engine.rules import IllegalActionError, Refusal
from game.engine.state import NOBODY
from game.engine.visibility import Observation, observe, redact
from game.play.bots.thought import PATIENCE
from game.play.session.session import Session
from game.play.session.taking_back import NOTHING_TO_REDO

Events = tuple[Event, ...]

NOT_YOUR_TURN = Refusal("refuse.not_your_turn")


class Port(ABC):
    """A place at a table. Everything it gives is as its viewer may see it, and only those who may
    act can act by it."""

    @property
    @abstractmethod
    def session(self) -> Session:
        """Return the session, which all ports of the table share."""

    @property
    @abstractmethod
    def viewer(self) -> int:
        """Return the seat whose private cards may be shown now; -1 if nobody's may."""

    @property
    @abstractmethod
    def bottom(self) -> int:
        """Return the seat whose place is nearest here; -1 if nobody's."""

    @property
    @abstractmethod
    def acting(self) -> int:
        """Return the seat for which this port may act now; -1 if for nobody."""

    @property
    @abstractmethod
    def takers(self) -> Sequence[int]:
        """Return the seats that may take something back here."""

    # What there is to see -------------------------------------------------------------------

    def observation(self) -> Observation:
        """Return the table as the viewer sees it, or a spectator."""
        return observe(self.session.match.state, self.viewer)

    def log(self) -> Events:
        """Return all that happened in this hand, as the viewer may see it."""
        return self.session.hand_log.seen_by(self.viewer)

    # What a person does ---------------------------------------------------------------------

    def legal(self) -> Sequence[Action]:
        """Return the steps of which every legal turn of the viewer can be put together."""
        session = self.session
        return session.rules.legal_actions(session.match.state) if self.acting != NOBODY else []

    def refuse(self, action: Action) -> Refusal | None:
        session, acting = self.session, self.acting
        if acting == NOBODY:
            return session.match.refuse(NOBODY, action) if session.is_over else NOT_YOUR_TURN
        return session.match.refuse(acting, action)

    def refuse_all(self, actions: Sequence[Action]) -> tuple[int, Refusal] | None:
        """Return which of several acts, one after the other, is refused first, and why. The acts
        must leave nothing to chance; nothing is done."""
        refusal = self.refuse(actions[0])
        return (0, refusal) if refusal is not None else self.session.match.refuse_all(actions)

    def act(self, action: Action) -> Events:
        """Do an act; return what happened, as the viewer may see it."""
        return self.act_all([action])

    def act_all(self, actions: Sequence[Action]) -> Events:
        """Do several acts of one move: all of them, or none."""
        found = self.refuse_all(actions)
        if found is not None:
            raise IllegalActionError(found[1])
        return self._seen(actions, self.viewer, self.session.do_all(actions))

    def _seen(self, actions: Sequence[Action], viewer: int, events: Sequence[Event]) -> Events:
        """Return the events of acts as `viewer` may see them, who could see the table before; those
        of a new hand as the present viewer may."""
        viewer = self.viewer if actions[-1].kind == DEAL else viewer
        return tuple(redact(event, viewer) for event in events)

    def deal_next(self) -> Events:
        """Deal the next hand."""
        return self.act(DEAL_NEXT)

    def play_bot(self) -> Events:
        """Do what the bot has chosen, or the best it has found so far."""
        chosen = self.session.bots_choice()
        if chosen is None:
            return ()
        return self._seen([chosen], self.viewer, self.session.do_all([chosen]))

    def undo_refusal(self) -> Refusal | None:
        """Return why those here cannot take back their last act."""
        return self.session.taking_back.refusal(self.takers)

    def undo(self) -> Action:
        """Take the last act back, with all that was done since, and return it; the table has then
        to be looked at anew."""
        return self.session.take_back(self.takers)

    def redo_refusal(self) -> Refusal | None:
        """Return why nothing that was taken back can be done again. After any other act nothing
        can."""
        acts = self.session.taking_back.next_again()
        return self.refuse(acts[0]) if acts else NOTHING_TO_REDO

    def redo(self) -> Events:
        """Do again the acts that were taken back last, for any seat."""
        refusal = self.redo_refusal()
        if refusal is not None:
            raise IllegalActionError(refusal)
        with self.session.taking_back.doing_again() as acts:
            return self._seen(acts, self.viewer, self.session.do_all(acts))

    def hint(self, seconds: float = PATIENCE) -> Advice | None:
        """Return advice for the viewer, from what the viewer sees. None: it is not their turn; or
        the advice is still being thought out, here for these seconds at a time. Then ask again when
        `bot_due` says, or when something is heard."""
        session = self.session
        if not session.phase.in_play or self.acting == NOBODY:
            return None
        session.notices += session.bots.think(session.match, seconds)
        return session.bots.counsel(session.match)


class SeatPort(Port):
    """The port of one seat, for a person who has a screen of their own."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self.seat = seat

    @property
    def session(self) -> Session:
        return self._session

    @property
    def viewer(self) -> int:
        return self.seat

    @property
    def bottom(self) -> int:
        return self.seat

    @property
    def acting(self) -> int:
        """Return the seat to act, if this port may: between hands everybody may deal the next; all
        else is decided by the seat to act."""
        to_act = self.session.to_act
        mine = to_act == self.seat or not self.session.phase.asks
        return to_act if mine else NOBODY

    @property
    def takers(self) -> Sequence[int]:
        return (self.seat,)
