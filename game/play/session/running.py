"""A running table: whose turn it is, what was played, and who is asked next."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Self

from game.bots.advice import Advice
from game.engine.actions import DEAL, DEAL_NEXT, Action
from game.engine.cards import CardSet
from game.engine.chance import NumberedChance, SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import IllegalActionError, MatchResult, Refusal
from game.engine.state import DRAW, NOBODY, PLAY, REBUY, SCORED
from game.engine.visibility import Observation, observe, redact
from game.play.bots.mind import BotSeats, Notice
from game.play.bots.thought import PATIENCE, Clock
from game.play.positions.position import Position
from game.play.session.hand_log import HandLog, log_of
from game.play.session.keeping import Keeper, Keeping
from game.play.session.seating import Player, TableChoice, player_of, plays_alone, seated
from game.play.session.taking_back import NOTHING_TO_REDO, TakingBack
from game.storage.arrangement import Arrangements
from game.storage.match_codec import SavedMatch
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of

Events = tuple[Event, ...]

IN_PLAY = (DRAW, PLAY)
NOT_YOUR_TURN = Refusal("refuse.not_your_turn")


class RunningTable:
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
        self.people = tuple(seat for seat, who in enumerate(self.players) if who.is_person)
        self.notices: list[Notice] = []
        #: Grows with everything that is done or undone: what was worked out before may be old.
        self.version = 0
        self._match = saved.match
        self._log = log
        self.keeping = Keeping(keeper)
        #: The match itself, with all that is kept beside it.
        self._saved = saved
        #: Asked how the players have laid out their hands. Until somebody knows, as it was kept.
        self.arranged: Callable[[], Arrangements] = lambda: self._saved.arranged
        names = {seat: who.bot for seat, who in enumerate(self.players) if who.bot}
        self._bots = BotSeats(self.rules, self.variant.id, names, clock)
        self.notices += self._bots.notices
        alone = self.people[0] if saved.free_undo and plays_alone(self.players) else NOBODY
        self._taking_back = TakingBack(self._match, log, alone, saved.deal)
        self._seated = NOBODY
        self.is_covered = False
        self._give_the_screen()

    # Beginning ------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        choice: TableChoice,
        *,
        clock: Clock,
        keeper: Keeper | None = None,
        catalogue: Catalogue | None = None,
    ) -> Self:
        """A new match. Raises what the catalogue raises for a game that cannot be played."""
        variant = (catalogue or Catalogue()).load(
            choice.variant_id, dict(choice.options), choice.preset
        )
        told = variant, choice.players, choice.seed, choice.free_undo
        return cls.of_variant(*told, clock=clock, keeper=keeper)

    @classmethod
    def of_variant(
        cls,
        variant: Variant,
        players: Sequence[Player],
        seed: int | str,
        free_undo: bool = False,
        *,
        clock: Clock,
        keeper: Keeper | None = None,
    ) -> Self:
        """A new match of a game that has been read already."""
        rules = rules_of(variant.game)
        match = Match(rules, len(players), NumberedChance(seed))
        seats = tuple(who.saved() for who in players)
        saved = SavedMatch(variant, seats, rules, match, deal=str(seed), free_undo=free_undo)
        table = cls(saved, players, log_of(match), clock=clock, keeper=keeper)
        table.keep()
        return table

    @classmethod
    def from_match(cls, saved: SavedMatch, *, clock: Clock, keeper: Keeper | None = None) -> Self:
        """A match that was loaded goes on."""
        players = [player_of(seat, who) for seat, who in enumerate(saved.seats)]
        table = cls(saved, players, log_of(saved.match), clock=clock, keeper=keeper)
        if saved.deal:
            saved.match.go_on_by_number(saved.deal)
        if saved.lost is not None:
            table.notices.append(Notice("notice.history_lost"))
        return table

    @classmethod
    def from_position(
        cls, position: Position, *, clock: Clock, players: Sequence[Player] = ()
    ) -> Self:
        """A table set up by hand; people sit at it unless others are named. It is never kept,
        for no deal leads to it."""
        names = position.seats.names
        usual = seated(names, bot="")
        chance = SeededChance(position.seed)
        match = Match(position.rules, len(names), chance, position.state)
        seats = tuple(who.saved() for who in players or usual)
        saved = SavedMatch(position.variant, seats, position.rules, match)
        return cls(saved, players or usual, HandLog(), clock=clock)

    # Whose screen ---------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat whose private cards may be shown now; -1: nobody's. On a screen that several
        people look at, a hand lies open only while its owner plays."""
        state = self._match.state
        if self.is_covered:
            return NOBODY
        if state.phase in IN_PLAY and state.to_act != self._seated and len(self._people_in()) > 1:
            return NOBODY
        return self._seated

    @property
    def bottom(self) -> int:
        """The seat whose place is nearest: of the person who played last, else of the first."""
        if self._seated != NOBODY:
            return self._seated
        return (self._people_in() or self.people or (0,))[0]

    @property
    def needs_curtain(self) -> bool:
        """A person is to play whose cards the one before the screen may not see."""
        phase, seat = self.phase, self.to_act
        return phase in IN_PLAY and seat in self.people and seat != self._seated

    def sit(self, seat: int) -> None:
        """Seat the person who is to play before the screen."""
        if seat != self._seated:
            if not self.needs_curtain or seat != self._match.state.to_act:
                raise ValueError(seat)
            self._seated = seat

    @property
    def coming_hand(self) -> CardSet:
        """The hand of the person the curtain waits for: to be drawn beforehand, never shown."""
        state = self._match.state
        return state.hands[state.to_act] if self.needs_curtain else 0

    def cover(self) -> None:
        """Turn the hand down, because the person before the screen looks away: where several people
        play, the screen is nobody's until `uncover`."""
        self.is_covered = len(self._people_in()) > 1

    def uncover(self) -> None:
        self.is_covered = False

    def _people_in(self) -> list[int]:
        out = self._match.state.standing.out
        return [seat for seat in self.people if not out[seat]]

    def _give_the_screen(self) -> None:
        """Give the screen, at the start of a hand, to the only person, or to nobody."""
        there = self._people_in() or self.people
        self._seated = there[0] if len(there) == 1 else NOBODY

    # What there is to see -------------------------------------------------------------------

    def observation(self) -> Observation:
        """The table as the viewer sees it, or a spectator."""
        return observe(self._match.state, self.viewer)

    @property
    def to_act(self) -> int:
        return self._match.state.to_act

    @property
    def phase(self) -> str:
        return self._match.state.phase

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    def result(self) -> MatchResult | None:
        return self.rules.result(self._match.state)

    def log(self) -> Events:
        """Return all that happened in this hand, as the viewer may see it."""
        return self._log.seen_by(self.viewer)

    def deal_to_be_seen(self) -> Events:
        """Return the deal of this hand, as the viewer may see it, if nobody has played in it."""
        return self._log.only_deal(self.viewer)

    def meanwhile(self) -> Events:
        """Return what happened in public since the last act of the player who is to act."""
        return self._log.since_turn_of(self._match.state.to_act)

    def take_notices(self) -> list[Notice]:
        """Return the notices for people, each only once."""
        told, self.notices = self.notices, []
        return told

    # What a person does ---------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The seat for which this screen may act now; -1: for nobody. Decisions between hands are
        everybody's to see, so each person takes theirs without a curtain; the next hand is dealt by
        the person who presses first."""
        state = self._match.state
        if state.phase in IN_PLAY:
            mine = state.to_act == self._seated and not self.is_covered
            return state.to_act if mine else NOBODY
        if state.phase == REBUY:
            return state.to_act if state.to_act in self.people else NOBODY
        return state.to_act

    def legal(self) -> Sequence[Action]:
        """The steps of which every legal turn of the viewer can be put together."""
        return self.rules.legal_actions(self._match.state) if self.acting != NOBODY else []

    def refuse(self, action: Action) -> Refusal | None:
        if self.acting == NOBODY:
            return self._match.refuse(NOBODY, action) if self.is_over else NOT_YOUR_TURN
        return self._match.refuse(self.acting, action)

    def refuse_all(self, actions: Sequence[Action]) -> tuple[int, Refusal] | None:
        """Return which of several acts, one after the other, is refused first, and why. The acts
        must leave nothing to chance; nothing is done."""
        refusal = self.refuse(actions[0])
        return (0, refusal) if refusal is not None else self._match.refuse_all(actions)

    def act(self, action: Action) -> Events:
        """Do an act; return what happened, as the person before the screen may see it."""
        refusal = self.refuse(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self._do_all([action])

    def act_all(self, actions: Sequence[Action]) -> Events:
        """Do several acts of one move: all of them, or none."""
        found = self.refuse_all(actions)
        if found is not None:
            raise IllegalActionError(found[1])
        return self._do_all(actions)

    def _do_all(self, actions: Sequence[Action]) -> Events:
        viewer, events = self.viewer, list[Event]()
        for action in actions:
            seat = self._match.state.to_act
            self._taking_back.forget()
            happened = self._match.submit(seat, action)
            self._log.add(seat, happened)
            events += happened
        if actions[-1].kind == DEAL:
            self._give_the_screen()
            viewer = self.viewer
        self._changed()
        return tuple(redact(event, viewer) for event in events)

    def deal_next(self) -> Events:
        """Deal the next hand."""
        return self.act(DEAL_NEXT)

    @property
    def undoes_freely(self) -> bool:
        """One person plays here, and wants to take back anything done in this hand."""
        return self._taking_back.is_free

    @property
    def _takers(self) -> Sequence[int]:
        """The seats that may take something back."""
        return (self._seated,) if self.phase in (*IN_PLAY, SCORED) else self.people

    def undo_refusal(self) -> Refusal | None:
        """Return why the person before the screen cannot take back what they did last."""
        return self._taking_back.refusal(self._takers)

    def undo(self) -> Action:
        """Take the last act back, with all that was done since, and return it; look at the table
        anew."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise IllegalActionError(refusal)
        undone = self._taking_back.undo(self._takers)
        if undone.is_free:
            if not self._saved.taken_back:
                self.notices.append(Notice("notice.taken_back"))
            self._saved = replace(self._saved, taken_back=self._saved.taken_back + 1)
        self._changed()
        return undone.acts[0]

    def redo_refusal(self) -> Refusal | None:
        """Return why nothing that was taken back can be done again. Any other act ends that."""
        acts = self._taking_back.next_again()
        return self.refuse(acts[0]) if acts else NOTHING_TO_REDO

    def redo(self) -> Events:
        """Do again what was taken back last, for any seat."""
        refusal = self.redo_refusal()
        if refusal is not None:
            raise IllegalActionError(refusal)
        with self._taking_back.doing_again() as acts:
            return self._do_all(acts)

    def hint(self, seconds: float = PATIENCE) -> Advice | None:
        """Return advice for the viewer, from what the viewer sees. None: it is not their turn; or
        it is still being thought about, here for these seconds at a time. Then ask again when
        `bot_due` says, or when something is heard."""
        if self.phase not in IN_PLAY or self.acting == NOBODY:
            return None
        self.notices += self._bots.think(self._match, seconds)
        return self._bots.counsel(self._match)

    # Bots -----------------------------------------------------------------------------------

    @property
    def is_bots_turn(self) -> bool:
        state = self._match.state
        return state.to_act in self._bots and state.phase in (*IN_PLAY, REBUY)

    def open_back_room(self, wake: Callable[[], None]) -> None:
        """Bots think, and the match is written, beside and not between two pictures. `wake` is
        called from a thread when `bot_turn` has something to hear. To be closed again."""
        self._bots.open_room(wake)
        self.keeping.open_room()

    def close_back_room(self) -> None:
        self._bots.close_room()
        self.keeping.close_room()

    def bot_turn(self, budget_seconds: float) -> None:
        """Lets the bot whose turn it is think for a moment; nothing if it is a person's."""
        if self.is_bots_turn:
            self.notices += self._bots.think(self._match, budget_seconds)

    def bot_due(self) -> float:
        """Return in how many seconds `bot_turn` or `hint` is to be called again, if nothing is
        heard before."""
        return self._bots.due(self._match)

    def ready(self) -> bool:
        """The bot has thought to the end."""
        return self.is_bots_turn and self._bots.thought(self._match).is_done

    def hurry(self) -> None:
        """The bot plays the best it has found so far."""
        if self.is_bots_turn:
            self._bots.thought(self._match).hurry()

    def play_bot(self) -> Events:
        """Do what the bot has chosen, or the best it has found so far."""
        if not self.is_bots_turn:
            return ()
        return self._do_all([self._bots.thought(self._match).best])

    # Keeping --------------------------------------------------------------------------------

    def saved(self) -> SavedMatch:
        return replace(self._saved, arranged=self.arranged())

    def _changed(self) -> None:
        self.version += 1
        self._bots.forget()
        self.keep()

    def keep(self) -> None:
        """Writes the match down as it is now."""
        self.notices += self.keeping.keep(self.saved)

    def keep_the_rest(self) -> bool | None:
        """Write what is not written yet, before the table is left or after a mishap; return whether
        all is written, None if it never is."""
        return self.keeping.keep_the_rest(self.saved)
