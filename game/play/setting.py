"""Setting up a table, key by key: what each means, and what holds where nothing is said."""

from __future__ import annotations

from game.engine.actions import DEAL, DECLINE
from game.engine.cards import (
    BIT,
    CardId,
    CardSet,
    UnknownCardError,
    name,
    pack,
    parse_card,
    unpack,
    with_twins,
)
from game.engine.chance import Chance
from game.engine.checks import AnyRules
from game.engine.fishing.flow import FishingRules
from game.engine.parts import UNLIMITED, Whole, Word
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import Rounds, RoundsWon, Target
from game.engine.state import DRAW, NOBODY, PLAY, REBUY, SCORED, Standing, TableState
from game.play.laid import BuildReader, MeldReader
from game.play.seats import Seats, seat_before, side_name
from game.play.shoe import Shoe
from game.play.spread import Spread
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped
from game.reading.section import Section, each
from game.variants.values import read_flag, read_whole, read_word

RUMMY_KEYS = ("pile", "laid_down", "must_play", "may_not_discard", "recycles", "stock_open")
FISHING_KEYS = ("builds", "captured", "last_taker", "sweeps")
SHARED_KEYS = (
    *("turn", "phase", "dealer", "round", "hand", "hands", "table", "stock"),
    *("scores", "hands_won", "rebuys", "paid", "out"),
)
TABLE_KEYS = (*SHARED_KEYS, *RUMMY_KEYS, *FISHING_KEYS)
PHASES = {"draw": DRAW, "play": PLAY, "decide": REBUY, "deal": SCORED}
#: The phase in which an action is done, where it is not `play`.
PHASE_OF_ACTION = {DRAW: DRAW, "rebuy": REBUY, DECLINE: REBUY, DEAL: SCORED}
BEFORE, THIS_TURN, NOT_YET = "before", "this_turn", "no"
SCORE_MOST = 100_000
COUNT_MOST = 1000


def keys_for(rules: AnyRules) -> tuple[str, ...]:
    """What may be said of a table of this family."""
    return (*SHARED_KEYS, *(RUMMY_KEYS if isinstance(rules, RummyRules) else FISHING_KEYS))


class TableSetter:
    """`first_action` is what will be tried first: who is to draw has not drawn yet."""

    def __init__(
        self, file: Section, rules: AnyRules, seats: Seats, chance: Chance, first_action: str
    ) -> None:
        self.file = file
        self.rules = rules
        self.seats = seats
        self.count = len(seats.names)
        self.shoe = Shoe(rules.deck, rules.deck_set, chance)
        self.first_action = first_action

    def state(self) -> TableState:
        standing = self._standing()
        turn = self._turn(standing)
        dealer = self.file.told("dealer", self.seats.seat, seat_before(standing, turn))
        state = TableState(standing, dealer)
        state.to_act = turn
        state.phase = self._phase()
        state.hand_no = standing.round_no + 1
        # Everybody has had a turn before this one, so that "before" is a turn of its own.
        state.turn_no = self.count + 1
        self._lay_out(state)
        plays = state.phase in (DRAW, PLAY)
        if plays and not state.hands[turn] and not self.file.given.faults.fatal:
            self.file.given.note("fault.nothing_in_hand")
        self._tell_history(state)
        if plays:
            self._check_match_goes_on(standing)
        if isinstance(self.rules, RummyRules) and state.phase == DRAW:
            self._check_drawing(self.rules, state)
        if state.phase == REBUY:
            self._let_decide(state)
        elif state.phase == SCORED:
            state.to_act = dealer
        return state

    def _check_match_goes_on(self, standing: Standing) -> None:
        """No hand is played after the last one, or with scores that end the match. A target may be
        passed: what follows from such scores can be tried."""
        end, entries = self.rules.match_end, self.file.entries
        rounds = end.count if isinstance(end, Rounds) else UNLIMITED
        rounds = end.most_hands if isinstance(end, Target) else rounds
        if standing.round_no >= rounds != UNLIMITED:
            given = entries.get("round", self.file.given)
            given.note("fault.no_such_round", given=standing.round_no + 1, most=rounds)
        given = entries.get("scores", self.file.given)
        for side in end.busted(standing):
            name = side_name(self.seats, side)
            given.note("fault.over_the_limit", player=name, given=standing.scores[side])
        if isinstance(end, RoundsWon) and end.is_over(standing):
            given.note("fault.match_is_over")

    def _check_drawing(self, rules: RummyRules, state: TableState) -> None:
        if not self.file.given.faults.fatal and rules.drawing.is_blocked(state):
            self.file.given.note("fault.nothing_to_draw")

    # Where the match stands -----------------------------------------------------------------

    def _standing(self) -> Standing:
        rules, sides = self.rules, self.seats.sides
        nobody: list[int] = []
        gone = self.file.told("out", self.seats.several, nobody)
        out = [seat in gone for seat in range(self.count)]
        if out.count(False) < 2:
            self.file["out"].note("fault.too_many_out")
            out = [False] * self.count
        return Standing(
            sides=sides,
            after=rules.neighbours(self.count, out),
            scores=self._numbers("scores", -SCORE_MOST, by_side=True),
            hands_won=self._numbers("hands_won", by_side=True),
            rebuys=self._numbers("rebuys"),
            out=tuple(out),
            paid=self._numbers("paid", usual=rules.common.stakes.entry()),
            round_no=self.file.told("round", _counted_from_one, 1) - 1,
        )

    def _numbers(
        self, key: str, low: int = 0, *, by_side: bool = False, usual: int = 0
    ) -> tuple[int, ...]:
        owners = range(len(set(self.seats.sides)) if by_side else self.count)
        read = self.seats.by_side if by_side else self.seats.by_seat
        numbers: dict[int, int] = {}
        nothing: dict[int, Given] = {}
        for owner, given in self.file.told(key, read, nothing).items():
            try:
                numbers[owner] = read_whole(given, Whole(low, SCORE_MOST))
            except FaultFoundError:
                continue
        return tuple(numbers.get(owner, usual) for owner in owners)

    def _turn(self, standing: Standing) -> int:
        first = standing.out.index(False)
        dealer = self.file.told("dealer", self.seats.seat, NOBODY)
        usual = first if dealer == NOBODY else standing.after[dealer]
        turn = self.file.told("turn", self.seats.seat, usual)
        if standing.out[turn]:
            self.file["turn"].note("fault.turn_of_one_out")
            return first
        return turn

    def _phase(self) -> str:
        usual = PHASE_OF_ACTION.get(self.first_action, PLAY)
        if isinstance(self.rules, FishingRules) and usual == DRAW:
            usual = PLAY
        named = self.file.told("phase", lambda word: read_word(word, Word(tuple(PHASES))), "")
        return PHASES.get(named, usual)

    def _let_decide(self, state: TableState) -> None:
        """Whoever has too many points decides in turn, as after the end of a hand."""
        busted = self.rules.match_end.busted(state.standing)
        state.pending = tuple(
            seat
            for seat in self.rules.dealing_order(state)
            if seat in busted and self.rules.may_rebuy(state, seat)
        )
        if not state.pending:
            self.file.given.note("fault.nobody_decides")
            return
        state.to_act = state.pending[0]

    # Cards ----------------------------------------------------------------------------------

    def _lay_out(self, state: TableState) -> None:
        """Melds and builds first, for they need a card of their own each; then all the rest."""
        if isinstance(self.rules, RummyRules):
            melds = MeldReader(self.rules, self.seats, self.shoe, state.to_act)
            state.melds = self.file.told("table", melds.read, [])
            state.fits = [self.rules.kinds[meld.kind].joining(meld) for meld in state.melds]
        else:
            builds = BuildReader(self.rules, self.seats, self.shoe, state)
            state.builds = self.file.told("builds", builds.read, [])
        Spread(self.file, self.rules, self.seats, self.shoe).over(state)

    # What has happened in this hand -----------------------------------------------------------

    def _tell_history(self, state: TableState) -> None:
        for meld in state.melds:
            state.opened[meld.owner] = 1
        as_it_looks: dict[int, str] = {}
        for seat, when in self.file.told("laid_down", self._laid_down, as_it_looks).items():
            state.opened[seat] = {BEFORE: 1, THIS_TURN: state.turn_no, NOT_YET: 0}[when]
        owed = self.file.told("must_play", lambda cards: self._held(cards, state), 0)
        state.duty = with_twins(owed)
        state.known[state.to_act] = owed
        barred = self.file.told("may_not_discard", lambda cards: self._held(cards, state), 0)
        state.barred = unpack(barred)[0] if barred else NOBODY
        state.known[state.to_act] |= barred
        state.recycles = self.file.told("recycles", _count, 0)
        state.stock_open = self.file.told("stock_open", read_flag, False)
        state.sweeps = list(self._numbers("sweeps", by_side=True))

    def _laid_down(self, given: Given) -> dict[int, str]:
        """Players who have put down cards before, or for each player when."""
        if not isinstance(given.node.value, dict):
            return dict.fromkeys(self.seats.several(given), BEFORE)
        words = Word((BEFORE, THIS_TURN, NOT_YET))
        return {seat: read_word(told, words) for seat, told in self.seats.by_seat(given).items()}

    def _held(self, given: Given, state: TableState) -> CardSet:
        """Cards that are already in the hand of the player whose turn it is."""
        return pack(each(given.text().split(), lambda word: self._card_held(given, word, state)))

    @staticmethod
    def _card_held(given: Given, word: str, state: TableState) -> CardId:
        try:
            card = parse_card(word)
        except UnknownCardError:
            given.fail("fault.not_card", given=clipped(word))
        if not state.hands[state.to_act] & BIT[card] and not given.faults.fatal:
            given.note("fault.not_in_hand", given=name(card))
        return card


def _count(given: Given) -> int:
    return read_whole(given, Whole(0, COUNT_MOST))


def _counted_from_one(given: Given) -> int:
    return read_whole(given, Whole(1, COUNT_MOST))
