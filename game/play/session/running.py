"""A running table: how it begins, and whose cards the screen that its people share may show."""

from collections.abc import Callable, Collection, Sequence
from typing import Self

from game.engine.actions import Action
from game.engine.cards import CardSet
from game.engine.chance import NumberedChance, SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.state import NOBODY
from game.play.bots.mind import Notice
from game.play.bots.thought import Clock
from game.play.positions.position import Position
from game.play.session.hand_log import HandLog, log_of
from game.play.session.keeping import Keeper
from game.play.session.port import Events, Port
from game.play.session.seating import Player, TableChoice, player_of, seated
from game.play.session.session import Session
from game.storage.match_codec import SavedMatch
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of


class RunningTable(Session, Port):
    """The session, and the port of the one screen before which its people take turns."""

    def __init__(
        self,
        saved: SavedMatch,
        players: Sequence[Player],
        log: HandLog,
        *,
        clock: Clock,
        keeper: Keeper | None = None,
    ) -> None:
        super().__init__(saved, players, log, clock=clock, keeper=keeper)
        self._seated = NOBODY
        self.is_covered = False
        #: Events from other ports, while somebody listens; who could look before the last of them;
        #: and whether an act was taken back.
        self._heard: list[Event] | None = None
        self._looked = NOBODY
        self._is_taken_back = False
        self._was_dealt()

    @property
    def session(self) -> Session:
        return self

    # Beginning ------------------------------------------------------------------------------

    def again(self, deal: int | str) -> TableChoice:
        """Return the same game with the same players and house rules, with the cards of a deal."""
        variant, free_undo = self.variant, self.saved().free_undo
        return TableChoice(variant.id, tuple(self.players), variant.chosen, None, deal, free_undo)

    @classmethod
    def start(
        cls,
        choice: TableChoice,
        *,
        clock: Clock,
        keeper: Keeper | None = None,
        catalogue: Catalogue | None = None,
    ) -> Self:
        """Return the table of a new match. Raises what the catalogue raises for a game that cannot
        be played."""
        variant = (catalogue or Catalogue()).load(
            choice.variant_id, dict(choice.options), choice.preset
        )
        chosen = variant, choice.players, choice.seed, choice.free_undo
        return cls.of_variant(*chosen, clock=clock, keeper=keeper)

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
        """Return the table of a new match of a game that has been read already."""
        rules = rules_of(variant.game, len(players))
        match = Match(rules, len(players), NumberedChance(seed))
        seats = tuple(who.saved() for who in players)
        saved = SavedMatch(variant, seats, rules, match, deal=str(seed), free_undo=free_undo)
        table = cls(saved, players, log_of(match), clock=clock, keeper=keeper)
        table.keep()
        return table

    @classmethod
    def from_match(cls, saved: SavedMatch, *, clock: Clock, keeper: Keeper | None = None) -> Self:
        """Return the table of a loaded match that goes on."""
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
        """Return a table set up by hand; people sit at it unless others are named. It is never
        kept, for no deal leads to it."""
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
        """Return the seat whose private cards may be shown now; -1 if nobody's may. On a screen
        that several people look at, a hand lies open only while its owner plays."""
        state = self.match.state
        if self.is_covered:
            return NOBODY
        if state.phase.in_play and state.to_act != self._seated and len(self._people_in()) > 1:
            return NOBODY
        return self._seated

    @property
    def bottom(self) -> int:
        """Return the seat whose place is nearest: of the person who played last, else of the first;
        -1 if all have their hands on phones."""
        if self.with_phones and not self._at_screen:
            return NOBODY
        if self._seated != NOBODY:
            return self._seated
        return (self._people_in() or self._at_screen or self.people or (0,))[0]

    @property
    def needs_curtain(self) -> bool:
        """Return whether it is the turn of a person whose cards the one before the screen may not
        see."""
        phase, seat = self.phase, self.to_act
        return phase.in_play and seat in self._at_screen and seat != self._seated

    def sit(self, seat: int) -> None:
        """Seat the person who is to play before the screen."""
        if seat != self._seated:
            if not self.needs_curtain or seat != self.match.state.to_act:
                raise ValueError(seat)
            self._seated = seat

    @property
    def coming_hand(self) -> CardSet:
        """Return the hand of the person the curtain waits for: to be drawn beforehand, never
        shown."""
        state = self.match.state
        return state.hands[state.to_act] if self.needs_curtain else 0

    def cover(self) -> None:
        """Turn the hand down, because the person before the screen looks away: where several people
        play, the screen is nobody's until `uncover`."""
        self.is_covered = len(self._people_in()) > 1

    def uncover(self) -> None:
        self.is_covered = False

    @property
    def _at_screen(self) -> tuple[int, ...]:
        """Return the seats of the people who share this screen."""
        return tuple(seat for seat, who in enumerate(self.players) if who.is_at_screen)

    def _people_in(self) -> list[int]:
        out = self.match.state.standing.out
        return [seat for seat in self._at_screen if not out[seat]]

    def _was_dealt(self) -> None:
        """Give the screen, at the start of a hand, to the only person, or to nobody."""
        there = self._people_in() or self._at_screen
        self._seated = there[0] if len(there) == 1 else NOBODY

    def reseat(self, seat: int, player: Player) -> None:
        super().reseat(seat, player)
        self.is_covered = False
        self._was_dealt()

    # What is done elsewhere -----------------------------------------------------------------

    def _was_done(self, actions: Sequence[Action], events: Sequence[Event]) -> None:
        if self._heard is not None:
            self._heard += self._seen(actions, self._looked, events)
            self._looked = self.viewer

    def take_back(self, takers: Collection[int]) -> Action:
        self._is_taken_back = True
        return super().take_back(takers)

    def let_others(self, act: Callable[[], None]) -> Events | None:
        """Let others act, at ports of their own; return what happened, as this screen may see it.
        None: something was taken back, so the table is to be looked at anew."""
        self._heard, self._looked, self._is_taken_back = [], self.viewer, False
        act()
        heard, self._heard = self._heard, None
        return None if self._is_taken_back else tuple(heard)

    # What there is to see -------------------------------------------------------------------

    def deal_to_be_seen(self) -> Events:
        """Return the deal of this hand, as the viewer may see it, if nobody has played in it."""
        return self.hand_log.only_deal(self.viewer)

    def meanwhile(self) -> Events:
        """Return what happened in public since the last act of the player who is to act."""
        return self.hand_log.since_turn_of(self.match.state.to_act)

    # What a person does ---------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """Return the seat for which this screen may act now; -1 if for nobody. Everybody may see
        decisions between hands, so each person takes theirs without a curtain; the next hand is
        dealt by the person who presses first."""
        state = self.match.state
        if state.phase.in_play:
            mine = state.to_act == self._seated and not self.is_covered
            return state.to_act if mine else NOBODY
        if state.phase.decides:
            return state.to_act if state.to_act in self._at_screen else NOBODY
        return state.to_act

    @property
    def takers(self) -> Sequence[int]:
        return (self._seated,) if self.phase.in_play or self.phase.deals else self._at_screen
