"""A match that is played: its players, its log, its bots, and what is kept of it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from game.engine.actions import DEAL, Action
from game.engine.events import Event
from game.engine.phases import Phase
from game.engine.rules import IllegalActionError, MatchResult
from game.engine.state import NOBODY, put
from game.play.bots.mind import BotSeats, Notice
from game.play.bots.thought import Clock
from game.play.session.hand_log import HandLog
from game.play.session.keeping import Keeper, Keeping
from game.play.session.regulars import regulars_at
from game.play.session.seating import Player, plays_alone
from game.play.session.taking_back import TakingBack
from game.storage.arrangement import Arrangements
from game.storage.match_codec import SavedMatch
from game.storage.standings import Rival


def bots_of(players: Sequence[Player]) -> dict[int, str]:
    """Return the names of the bots by their seats."""
    return {seat: who.bot for seat, who in enumerate(players) if who.bot}


class Session:
    """A match that is played, shared by all ports of its table. Each port shows of it what its
    people may see."""

    def __init__(
        self,
        saved: SavedMatch,
        players: Sequence[Player],
        log: HandLog,
        *,
        clock: Clock,
        keeper: Keeper | None = None,
    ) -> None:
        self.variant = saved.variant
        self.rules = saved.rules
        self.players = tuple(players)
        #: The seats of people whose phone is not connected.
        self.away: frozenset[int] = frozenset()
        #: Returns whether everybody can see how the hand ended: before, no phone deals the next
        #: one.
        self.end_was_seen: Callable[[], bool] = lambda: True
        self.notices: list[Notice] = []
        #: A number that grows with every act that is done or undone: answers for an older one may
        #: be wrong.
        self.version = 0
        self.match = saved.match
        self.hand_log = log
        self.keeping = Keeping(keeper)
        #: The match itself, with all that is kept beside it.
        self._saved = saved
        #: Returns the order of the players' hands; until it is set, that of the file counts.
        self.arranged: Callable[[], Arrangements] = lambda: self._saved.arranged
        #: Whether regulars of the house keep silent.
        self.is_quiet = False
        self.remember(())
        self.bots = BotSeats(self.rules, self.variant.id, bots_of(self.players), clock)
        self.notices += self.bots.notices
        alone = self.people[0] if saved.free_undo and plays_alone(self.players) else NOBODY
        self.taking_back = TakingBack(self.match, log, alone, saved.deal)

    # Who plays ------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.players) if who.is_person)

    @property
    def with_phones(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.players) if who.by_phone)

    def reseat(self, seat: int, player: Player) -> None:
        """Let the same player play in another way: here, with a phone, or by a bot."""
        self.players = put(self.players, seat, player)
        self._saved = replace(self._saved, seats=tuple(who.saved() for who in self.players))
        self.bots.seat(bots_of(self.players))
        self.remember(self._rivals)
        self._changed()

    def remember(self, rivals: Sequence[Rival]) -> None:
        """Have the regulars of the house remember the one person here, by whom that person has
        met."""
        self._rivals = rivals
        self.regulars = regulars_at(self.players, rivals)

    # What everybody may see -----------------------------------------------------------------

    @property
    def to_act(self) -> int:
        return self.match.state.to_act

    @property
    def phase(self) -> Phase:
        return self.match.state.phase

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def result(self) -> MatchResult | None:
        return self.rules.result(self.match.state)

    def take_notices(self) -> list[Notice]:
        """Return the notices for people, each only once."""
        notices, self.notices = self.notices, []
        return notices + self.keeping.take_notices()

    # What is done ---------------------------------------------------------------------------

    def do_all(self, actions: Sequence[Action]) -> list[Event]:
        """Do acts that are not refused, one after the other; return all events, which nobody may
        see before they are redacted."""
        events = list[Event]()
        for action in actions:
            seat = self.match.state.to_act
            self.taking_back.forget()
            happened = self.match.submit(seat, action)
            self.hand_log.add(seat, happened)
            events += happened
        if actions[-1].kind == DEAL:
            self._was_dealt()
        self._was_done(actions, events)
        self._changed()
        return events

    def _was_done(self, actions: Sequence[Action], events: Sequence[Event]) -> None:
        """React to a move that was done. Called after each."""

    def _was_dealt(self) -> None:
        """React to the start of a hand. Called after each deal but the first."""

    @property
    def undoes_freely(self) -> bool:
        """Return whether one person plays here who wants to take back anything done in this
        hand."""
        return self.taking_back.is_free

    def take_back(self, takers: Collection[int]) -> Action:
        """Take the last act of these seats back, with all that was done since, and return it."""
        refusal = self.taking_back.refusal(takers)
        if refusal is not None:
            raise IllegalActionError(refusal)
        undone = self.taking_back.undo(takers)
        if undone.is_free:
            if not self._saved.taken_back:
                self.notices.append(Notice("notice.taken_back"))
            self._saved = replace(self._saved, taken_back=self._saved.taken_back + 1)
        self._changed()
        return undone.acts[0]

    # Bots -----------------------------------------------------------------------------------

    @property
    def is_bots_turn(self) -> bool:
        state = self.match.state
        return state.to_act in self.bots and state.phase.asks

    def begin_background_work(self, wake: Callable[[], None]) -> None:
        """Have bots think and the match be written beside the window, and not between two pictures.
        `wake` is called from a thread when `bot_turn` has something to hear, or there is a notice.
        To be closed again."""
        self.bots.open_process(wake)
        self.keeping.start_writing(wake)

    def end_background_work(self) -> None:
        self.bots.close_process()
        self.keeping.finish_writing()

    def bot_turn(self, budget_seconds: float) -> None:
        """Let the bot whose turn it is think for a moment; do nothing if it is a person's."""
        if self.is_bots_turn:
            self.notices += self.bots.think(self.match, budget_seconds)

    def bot_due(self) -> float:
        """Return in how many seconds `bot_turn` or `hint` is to be called again, if nothing is
        heard before."""
        return self.bots.due(self.match)

    def ready(self) -> bool:
        """Return whether the bot has thought to the end."""
        return self.is_bots_turn and self.bots.thought(self.match).is_done

    def bots_doubt(self) -> float:
        """Return how close the decision of the bot was, from 0 to 1."""
        return self.bots.thought(self.match).doubt

    def hurry(self) -> None:
        """Have the bot play the best act it has found so far."""
        if self.is_bots_turn:
            self.bots.thought(self.match).hurry()

    def bots_choice(self) -> Action | None:
        """Return the act the bot has chosen, or the best it has found so far; None if no bot is to
        play."""
        return self.bots.thought(self.match).best if self.is_bots_turn else None

    # Keeping --------------------------------------------------------------------------------

    def saved(self) -> SavedMatch:
        return replace(self._saved, arranged=self.arranged())

    def _changed(self) -> None:
        self.version += 1
        self.bots.forget()
        self.keep()

    def keep(self) -> None:
        """Write the match as it is now."""
        self.keeping.keep(self.saved())

    def keep_the_rest(self) -> bool | None:
        """Write what is not written yet, before the table is left or after a mishap; return whether
        all is written, None if it never is."""
        return self.keeping.keep_the_rest(self.saved)
