"""What both families share: choosing the dealer, hand after hand, scores, rebuys, the end."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from game.engine.actions import DEAL, REBUY, Action
from game.engine.cards import (
    ACE,
    BIT,
    CARDS_MOST,
    HIGH_ACE,
    RANK,
    CardId,
    CardSet,
    Ranks,
    is_joker,
    pack,
    unpack,
)
from game.engine.chance import Chance, Dice
from game.engine.entered import EnteredHand, seat_has_something
from game.engine.events import Emit, Event
from game.engine.game_parts import Game
from game.engine.phases import ACTS, NOT_NOW, OVER, SCORED
from game.engine.phases import REBUY as REBUYING
from game.engine.rules import MatchResult, Refusal
from game.engine.rummy.opening import FreeOpening, Opening
from game.engine.rummy.parts import LayOff, MeldKind, NoPile, Pile
from game.engine.scoring.categories import Thing
from game.engine.scoring.match_end import HANDS_MOST
from game.engine.state import NOBODY, Standing, TableState, put
from game.engine.visibility import Held, Observation, determinize

#: The most blocked hands in a row that are dealt again. The next one counts: else a contract that
#: nobody can fulfil would be dealt for ever.
VOIDS_MOST: Final = 3


class Table(ABC):
    """The frame around a hand. A family says how a hand is dealt and played, and answers what is
    asked of every game."""

    #: Whether a turn begins with a draw, and whether it consists of playing one card.
    draws: ClassVar[bool] = False
    plays_one: ClassVar[bool] = False
    #: Whether cards lie loose on the table and are taken, to be counted in the end.
    has_loose: ClassVar[bool] = False
    #: The kinds of melds, and their names in the variant file.
    kinds: tuple[MeldKind, ...] = ()
    meld_names: Sequence[str] = ()
    pile: Pile
    opening: Opening
    lay_off: LayOff
    #: Cards that stand for others, and cards that no card takes.
    wilds: CardSet = 0
    untakeable: CardSet = 0
    may_build: bool = False

    def __init__(self, game: Game) -> None:
        self.pile = NoPile()
        self.opening = FreeOpening()
        self.lay_off = LayOff(to="nobody")
        self.common = game
        self.match_end = game.match_end
        self.deck = game.deck.cards()
        self.ranks = Ranks(game.deck.missing)
        self.deck_set: CardSet = pack(self.deck)
        self.step = 1 if game.direction == "clockwise" else -1

    def __reduce__(self) -> tuple[type["Table"], tuple[Game]]:
        """Have another process make the rules anew from the game: compiled, they cannot be
        copied."""
        return type(self), (self.common,)

    # The family's part ----------------------------------------------------------------------

    @abstractmethod
    def deal(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        """Deal the first cards of a hand; the dealer is known, the zones are empty."""

    @abstractmethod
    def hand_size(self, state: TableState) -> int:
        """Return how many cards each player is dealt."""

    def is_blocked(self, state: TableState) -> bool:
        """Return whether nobody could go on, were a card to be drawn now."""
        return False

    def is_cut(self, state: TableState) -> bool:
        """Return whether more acts are allowed than are listed. Ask once the acts are listed."""
        return False

    @abstractmethod
    def play_actions(self, state: TableState) -> list[Action]: ...

    @abstractmethod
    def refuse_play(self, state: TableState, action: Action) -> Refusal | None: ...

    @abstractmethod
    def play(
        self, state: TableState, action: Action, chance: Chance, emit: Emit | None
    ) -> None: ...

    # The match ------------------------------------------------------------------------------

    def start(self, seats: int, chance: Chance, emit: Emit | None = None) -> TableState:
        state = self.seated(seats)
        state.dealer = self._first_dealer(seats, chance, emit)
        self._begin_hand(state, chance, emit)
        return state

    def seated(self, seats: int, dealer: int = NOBODY) -> TableState:
        """Return the table before the first deal."""
        players = self.common.players
        if not players.min <= seats <= players.max:
            raise ValueError(f"{seats} players; {players.min} to {players.max} may play")
        sides = players.sides(seats)
        entry = self.common.stakes.entry()
        nothing = (0,) * len(set(sides))
        standing = Standing(
            sides=sides,
            next_seat=self.neighbours(seats, (False,) * seats),
            scores=nothing,
            hands_won=nothing,
            rebuys=(0,) * seats,
            out=(False,) * seats,
            paid=(entry,) * seats,
        )
        return TableState(standing, dealer, to_act=dealer)

    def before_round(self, seats: int, dealer: int, round_no: int) -> TableState:
        """Return the table before the deal of this round, counted from 0."""
        state = self.seated(seats, dealer)
        state.standing = state.standing._replace(round_no=round_no)
        state.hand_no, state.phase = round_no, SCORED
        return state

    def neighbours(self, seats: int, out: Sequence[bool]) -> tuple[int, ...]:
        """Return for each seat who is next in the direction of play and still in."""
        following = []
        for seat in range(seats):
            other = (seat + self.step) % seats
            while out[other] and other != seat:
                other = (other + self.step) % seats
            following.append(other)
        return tuple(following)

    def _first_dealer(self, seats: int, chance: Chance, emit: Emit | None) -> int:
        if self.common.first_dealer == "random":
            return chance.pick(seats)
        high = self.common.first_dealer == "high_cut"
        cards = self._cuts(chance)
        tied = list(range(seats))
        while len(tied) > 1:
            cut = {seat: next(cards) for seat in tied}
            if emit:
                for seat, card in cut.items():
                    emit(Event("cut", seat, (card,)))
            worth = {seat: _cut_worth(card, high=high) for seat, card in cut.items()}
            tied = [seat for seat in tied if worth[seat] == max(worth.values())]
        return tied[0]

    def _cuts(self, chance: Chance) -> Iterator[CardId]:
        """Yield cards turned up in cutting; jokers do not count."""
        while True:
            for card in chance.shuffled(self.deck):
                if not is_joker(card):
                    yield card

    # Between hands --------------------------------------------------------------------------

    def _begin_hand(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        self._clear(state)
        if emit:
            facts = (("hand_no", state.hand_no), ("stock", len(self.deck)))
            emit(Event("hand_began", state.dealer, facts=facts))
        self.deal(state, chance, emit)

    @staticmethod
    def _clear(state: TableState) -> None:
        """Clear the table for the next hand."""
        seats = len(state.hands)
        state.hand_no += 1
        state.hands = [0] * seats
        state.known = [0] * seats
        state.opened = [0] * seats
        state.stock, state.pile, state.loose = [], [], []
        state.melds, state.fits, state.builds = [], [], []
        state.won = [0] * len(state.won)
        state.sweeps = [0] * len(state.sweeps)
        state.stock_open = False
        state.turn_no = state.recycles = state.dry_turns = state.duty = 0
        state.barred = state.last_taker = state.hand_winner = NOBODY

    def dealing_order(self, state: TableState) -> list[int]:
        """Return the seats still in, from the dealer's neighbour round to the dealer."""
        after, order = state.standing.next_seat, []
        seat = after[state.dealer]
        while seat not in order:
            order.append(seat)
            seat = after[seat]
        return order

    def deal_round(self, state: TableState, emit: Emit | None) -> None:
        """Deal a hand to everybody, one card at a time."""
        order = self.dealing_order(state)
        for seat in order:
            state.hands[seat] = 0
        for _ in range(self.hand_size(state)):
            for seat in order:
                state.hands[seat] |= BIT[state.stock.pop()]
        if emit:
            for seat in order:
                emit(Event("dealt", seat, unpack(state.hands[seat])))

    def finish_hand(
        self,
        state: TableState,
        points: Sequence[int],
        winners: Sequence[int],
        emit: Emit | None,
        *,
        counts: bool = True,
    ) -> None:
        """Book the points of a hand, show all cards, and see what comes next.

        `counts` False: a void hand, dealt again by the next dealer.
        """
        state.known = state.hands[:]
        state.duty, state.barred = 0, NOBODY
        if counts or state.standing.voids >= VOIDS_MOST:
            self._book(state, points, winners)
        else:
            state.standing = state.standing._replace(voids=state.standing.voids + 1)
        if emit:
            for seat, cards in enumerate(state.hands):
                if cards:
                    emit(Event("shown", seat, unpack(cards)))
            facts = (("winner", state.hand_winner),)
            emit(Event("scored", facts=facts, standing=state.standing))
        self._settle_busted(state, emit)

    def _book(self, state: TableState, points: Sequence[int], winners: Sequence[int]) -> None:
        old = state.standing
        gained = self.match_end.credit(points)
        state.standing = old._replace(
            scores=tuple(score + gain for score, gain in zip(old.scores, gained, strict=True)),
            hands_won=tuple(won + (side in winners) for side, won in enumerate(old.hands_won)),
            sheet=(*old.sheet, tuple(points)),
            round_no=old.round_no + 1,
            voids=0,
        )

    def _settle_busted(self, state: TableState, emit: Emit | None) -> None:
        end = self.match_end
        if end.is_over(state.standing) or state.hand_no >= HANDS_MOST:
            self._end_match(state, emit)
            return
        busted = end.busted(state.standing)
        state.pending = tuple(seat for seat in self.dealing_order(state) if seat in busted)
        state.phase = REBUYING
        self._next_decision(state, emit)

    def may_rebuy(self, state: TableState, seat: int) -> bool:
        return state.standing.rebuys[seat] < self.match_end.goal.rebuys

    def rebuy_cost(self, standing: Standing, seat: int) -> int:
        """Return what it costs a player to buy back in now."""
        nth = standing.rebuys[seat] + 1
        return self.common.stakes.rebuy_cost(nth, self.match_end.rebuy_price)

    def _next_decision(self, state: TableState, emit: Emit | None) -> None:
        while state.pending and not self.may_rebuy(state, state.pending[0]):
            self._eliminate(state, state.pending[0], emit)
        if state.pending:
            state.to_act = state.pending[0]
            if emit:
                facts = tuple(("pending", seat) for seat in state.pending)
                emit(Event("must_decide", state.to_act, facts=facts, phase=state.phase))
        elif self.match_end.is_over(state.standing):
            self._end_match(state, emit)
        else:
            self._await_deal(state, emit)

    def _await_deal(self, state: TableState, emit: Emit | None) -> None:
        state.phase = SCORED
        state.dealer = state.standing.next_seat[state.dealer]
        state.to_act = state.dealer
        if emit:
            emit(Event("to_deal", state.dealer, phase=SCORED))

    def _eliminate(self, state: TableState, seat: int, emit: Emit | None) -> None:
        old = state.standing
        out = tuple(gone or at == seat for at, gone in enumerate(old.out))
        state.standing = old._replace(out=out, next_seat=self.neighbours(len(out), out))
        state.pending = state.pending[1:]
        if emit:
            emit(Event("eliminated", seat, standing=state.standing))

    def _buy_in(self, state: TableState, seat: int, emit: Emit | None) -> None:
        old = state.standing
        cost = self.rebuy_cost(old, seat)
        back_at, _ = self.match_end.back_in(old)
        state.standing = old._replace(
            scores=put(old.scores, seat, back_at),
            rebuys=put(old.rebuys, seat, old.rebuys[seat] + 1),
            paid=put(old.paid, seat, old.paid[seat] + cost),
        )
        state.pending = state.pending[1:]
        if emit:
            emit(Event("rebought", seat, facts=(("cost", cost),), standing=state.standing))

    def _end_match(self, state: TableState, emit: Emit | None) -> None:
        state.phase = OVER
        state.to_act = NOBODY
        state.pending = ()
        if emit:
            emit(Event("match_over", phase=OVER))

    def result(self, state: TableState) -> MatchResult | None:
        if not state.phase.is_over:
            return None
        standing = state.standing
        winners = self.match_end.winners(standing)
        high_is_good = self.match_end.goal.high_is_good
        money = self.common.stakes.settle(standing, winners, high_is_good=high_is_good)
        return MatchResult(winners, standing.scores, sum(standing.paid), money)

    # Hands of real cards --------------------------------------------------------------------

    def refuse_entered(self, state: TableState, hand: EnteredHand) -> Refusal | None:
        """Return why this hand cannot come now; None if it can."""
        if not state.phase.deals:
            return state.phase.refusal
        for seat, gone in enumerate(state.standing.out):
            if gone and seat_has_something(hand, seat):
                return Refusal("refuse.entered.out", (("player", seat),))
        return self.refuse_end(state, hand)

    def enter(self, state: TableState, hand: EnteredHand) -> None:
        """Finish a hand that was played with real cards, and is not refused."""
        self._clear(state)
        self.end_entered(state, hand)

    @abstractmethod
    def refuse_end(self, state: TableState, hand: EnteredHand) -> Refusal | None:
        """Return why a hand cannot end so; None if it can."""

    @abstractmethod
    def end_entered(self, state: TableState, hand: EnteredHand) -> None: ...

    @property
    def things(self) -> tuple[Thing, ...]:
        """Return what sides are asked for where a hand is not counted by the cards left."""
        return ()

    def most_of(self, thing: int) -> int:
        """Return how much of a thing there is."""
        return 0

    def rest_of(self, thing: int, counts: Sequence[int]) -> int | None:
        """Return how much of a thing the others leave to the last side; None if it is not known."""
        return None

    # Hidden hands ---------------------------------------------------------------------------

    def world(self, seen: Observation, dice: Dice) -> TableState:
        """Return a whole table that could be the true one, for all the viewer can know."""
        return determinize(self.deck_set, seen, dice, self.certainly_held(seen))

    def certainly_held(self, seen: Observation) -> list[Held]:
        """Return what the rules tell of hands that nobody has seen."""
        return []

    # Actions --------------------------------------------------------------------------------

    def legal_actions(self, state: TableState) -> list[Action]:
        if state.phase.in_play:
            return self.play_actions(state)
        return list(state.phase.acts)

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        phase = state.phase
        if action in phase.acts:
            return None
        if not phase.in_play:
            return phase.refusal
        if action.kind in ACTS:
            return NOT_NOW
        if any(not 0 <= card < CARDS_MOST for card in action.cards):
            return Refusal("refuse.malformed")
        return self.refuse_play(state, action)

    def apply(
        self, state: TableState, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        state.ply += 1
        if state.phase.in_play:
            self.play(state, action, chance, emit)
        elif action.kind == DEAL:
            self._begin_hand(state, chance, emit)
        else:
            self._decide(state, action, emit)

    def _decide(self, state: TableState, action: Action, emit: Emit | None) -> None:
        if action.kind == REBUY:
            self._buy_in(state, state.to_act, emit)
        else:
            if emit:
                emit(Event("declined", state.to_act))
            self._eliminate(state, state.to_act, emit)
        self._next_decision(state, emit)


def _cut_worth(card: CardId, *, high: bool) -> int:
    """Return what a card is worth in cutting: a high cut counts the ace above the king, a low cut
    counts it lowest of all."""
    rank = RANK[card]
    if high:
        return HIGH_ACE if rank == ACE else rank
    return -rank
