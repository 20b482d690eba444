"""Setting up a table, key by key: what each key means, and the usual value of one left out."""

from contextlib import suppress

from game.engine.actions import DRAW as DRAW_ACT
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
from game.engine.fishing.flow import TABLE_ORDER, FishingRules
from game.engine.notation import AnyRules
from game.engine.parts import UNLIMITED, Whole, Word
from game.engine.phases import DRAW, PHASES, PLAY, Phase
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import HANDS_WON
from game.engine.state import NOBODY, Standing, TableState
from game.play.positions.deck import REST, UNKNOWN, DeckPlace, PositionDeck, Row
from game.play.positions.laid import BuildReader, MeldReader, Seats, seat_before, side_name
from game.reading.given import FaultFoundError, Given, Section, each
from game.reading.printable import clipped
from game.variants.values import read_flag, read_whole, read_word

HANDS, TABLE, PILE, STOCK, CAPTURED = "hands", "table", "pile", "stock", "captured"

Rows = dict[DeckPlace, Row]


class TableSpread:
    def __init__(self, file: Section, rules: AnyRules, seats: Seats, deck: PositionDeck) -> None:
        self.file = file
        self.rules = rules
        self.seats = seats
        self.deck = deck

    # What is told -----------------------------------------------------------------------------

    def _hands(self, state: TableState) -> Rows:
        """Return the hands that were given, and for other players as many cards as they would
        usually hold."""
        rows: Rows = {}
        if "hand" in self.file:
            rows[DeckPlace(HANDS, state.to_act)] = self.file.value("hand", self.deck.row, ())
        rows |= self._owned("hands", HANDS, rows)
        own = rows.get(DeckPlace(HANDS, state.to_act))
        return {
            DeckPlace(HANDS, seat): rows.get(
                DeckPlace(HANDS, seat), (UNKNOWN,) * self._usual_hand(state, seat, own)
            )
            for seat in range(len(state.hands))
        }

    def _owned(self, key: str, zone: str, taken: Rows) -> Rows:
        found: Rows = {}
        read = self.seats.by_seat if zone == HANDS else self.seats.by_side
        nothing: dict[int, Given] = {}
        for owner, given in self.file.value(key, read, nothing).items():
            if DeckPlace(zone, owner) in taken:
                given.note("fault.hand_twice")
                continue
            with suppress(FaultFoundError):
                found[DeckPlace(zone, owner)] = self.deck.row(given)
        return found

    def _usual_hand(self, state: TableState, seat: int, own: Row | None) -> int:
        if not state.phase.in_play or state.standing.out[seat]:
            return 0
        size = self.rules.hand_size(state)
        if self.rules.draws:
            return size + (seat == state.to_act and state.phase.lays)
        # Everybody plays a card each turn: a player who has had a turn in this round holds one
        # less.
        size = size if own is None else len(own)
        return size if seat in self._still_to_play(state) else max(size - 1, 0)

    def _still_to_play(self, state: TableState) -> list[int]:
        """Return the seats from the player whose turn it is to the dealer, who is last."""
        order = self.rules.dealing_order(state)
        return order[order.index(state.to_act) :]

    # Who gets what ----------------------------------------------------------------------------

    def rummy(self, state: TableState, rules: RummyRules) -> None:
        rows = self._hands(state)
        upcard = (UNKNOWN,) * rules.game.deal.upcard
        rows[DeckPlace(PILE)] = self.file.value("pile", self.deck.row, upcard)
        rows[DeckPlace(STOCK)] = self.file.value("stock", self.deck.row, (REST,))
        takers = [spot for spot, row in rows.items() if REST in row]
        if not takers and rows[DeckPlace(STOCK)]:
            rows[DeckPlace(STOCK)] += (REST,)
        dealt = self._dealt(rows)
        self._put(state, dealt)
        state.pile = dealt[DeckPlace(PILE)]

    def fishing(self, state: TableState, rules: FishingRules) -> None:
        rows = self._hands(state)
        usual = 0 if "builds" in self.file else rules.game.deal.table
        rows[DeckPlace(TABLE)] = self.file.value("table", self.deck.row, (UNKNOWN,) * usual)
        captured = self._owned("captured", CAPTURED, {})
        rows |= captured
        self._give_owners_their_card(state, rules, rows)
        if "stock" in self.file or any(REST in row for row in rows.values()):
            rows[DeckPlace(STOCK)] = self.file.value("stock", self.deck.row, ())
        else:
            rows[DeckPlace(STOCK)] = (UNKNOWN,) * self._whole_deals(state, rows)
        taker = self._last_taker(state, captured)
        if not any(REST in row for row in rows.values()) and self._left(rows):
            if taker == NOBODY:
                taker = self.seats.sides[seat_before(state.standing, state.to_act)]
            rows[DeckPlace(CAPTURED, taker)] = (*rows.get(DeckPlace(CAPTURED, taker), ()), REST)
        dealt = self._dealt(rows)
        self._put(state, dealt)
        state.loose = sorted(dealt[DeckPlace(TABLE)], key=TABLE_ORDER.__getitem__)
        state.last_taker = taker
        self._check_turns(state)
        self._check_builds(state, rules)

    def _whole_deals(self, state: TableState, rows: Rows) -> int:
        """Return how many cards the stock holds: whole deals; the cards left over have been
        captured before."""
        left = self._left(rows)
        return left - left % self._one_deal(state)

    def _one_deal(self, state: TableState) -> int:
        return self.rules.hand_size(state) * len(self.rules.dealing_order(state))

    def _left(self, rows: Rows) -> int:
        return max(self.deck.rest_count - self.deck.wanted(rows), 0)

    def _last_taker(self, state: TableState, captured: Rows) -> int:
        """Return the side that captured last: as given, or else the last before this turn that has
        captured cards; NOBODY if none has."""
        if "last_taker" in self.file:
            seat = self.file.value("last_taker", self.seats.seat, state.to_act)
            return self.seats.sides[seat]
        seat = state.to_act
        for _ in state.hands:
            seat = seat_before(state.standing, seat)
            if captured.get(DeckPlace(CAPTURED, self.seats.sides[seat])):
                return self.seats.sides[seat]
        return NOBODY

    def _give_owners_their_card(self, state: TableState, rules: FishingRules, rows: Rows) -> None:
        """Make an unknown card of each owner of a build one that takes it, as they must hold such a
        card."""
        for build in state.builds:
            spot = DeckPlace(HANDS, build.owner)
            takers = [card for card in rules.deck if build.value in rules.values.takes[card]]
            if UNKNOWN in rows[spot] and not set(takers) & set(rows[spot]):
                at = rows[spot].index(UNKNOWN)
                card = self.deck.pick(takers)
                if card is not None:
                    rows[spot] = (*rows[spot][:at], card, *rows[spot][at + 1 :])

    def _dealt(self, rows: Rows) -> dict[DeckPlace, list[CardId]]:
        wanted, left = self.deck.wanted(rows), self.deck.rest_count
        takers = sum(row.count(REST) for row in rows.values())
        if wanted > left:
            self.file.given.fail("fault.too_few_cards", wanted=wanted, left=left)
        if takers > 1:
            self.file.given.fail("fault.rest_twice")
        if not takers and wanted < left:
            self.file.given.fail("fault.no_place_for_rest", left=left - wanted)
        return self.deck.deal(rows)

    @staticmethod
    def _put(state: TableState, dealt: dict[DeckPlace, list[CardId]]) -> None:
        for spot, cards in dealt.items():
            if spot.zone == HANDS:
                state.hands[spot.owner] = pack(cards)
            elif spot.zone == CAPTURED:
                state.won[spot.owner] = pack(cards)
        state.stock = dealt[DeckPlace(STOCK)][::-1]

    def _check_turns(self, state: TableState) -> None:
        """Note a fault unless all hands run out together, and the stock with them: everybody plays
        a card in turn."""
        order, coming = self.rules.dealing_order(state), self._still_to_play(state)
        after = order[: -len(coming)]
        sizes = [state.hands[seat].bit_count() for seat in (*coming, *after)]
        if sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
            self.file.given.note("fault.uneven_hands")
        for seat, hand in enumerate(state.hands):
            if hand.bit_count() > self.rules.hand_size(state):
                self.file.given.note(
                    "fault.hand_too_large",
                    player=self.seats.names[seat],
                    given=hand.bit_count(),
                    most=self.rules.hand_size(state),
                )
        if len(state.stock) % self._one_deal(state):
            self.file.given.note("fault.uneven_stock", each=self._one_deal(state))

    def _check_builds(self, state: TableState, rules: FishingRules) -> None:
        values = [build.value for build in state.builds]
        for build in state.builds:
            if values.count(build.value) > 1:
                self.file["builds"].note("fault.build_value_twice", value=build.value)
            if build.value not in rules.values.held(state.hands[build.owner]):
                owner = self.seats.names[build.owner]
                self.file["builds"].note("fault.build_owner", value=build.value, owner=owner)


RUMMY_KEYS = ("pile", "laid_down", "must_play", "may_not_discard", "recycles", "stock_open")
FISHING_KEYS = ("builds", "captured", "last_taker", "sweeps")
SHARED_KEYS = (
    *("turn", "phase", "dealer", "round", "hand", "hands", "table", "stock"),
    *("scores", "hands_won", "rebuys", "paid", "out"),
)
TABLE_KEYS = (*SHARED_KEYS, *RUMMY_KEYS, *FISHING_KEYS)
#: The keys of values that partners have together.
OF_SIDES = ("scores", "hands_won", "sweeps")
#: The phases in which a table may be set up, by their words.
SET_UP = {phase.word: phase for phase in PHASES.values() if not phase.is_over}
#: The phase in which an action is done, where it is not `play`.
PHASE_OF_ACTION = {act.kind: phase for phase in SET_UP.values() for act in phase.acts}
BEFORE, THIS_TURN, NOT_YET = "before", "this_turn", "no"
SCORE_MOST = 100_000
COUNT_MOST = 1000


def keys_for(rules: AnyRules) -> tuple[str, ...]:
    """Return the keys that may describe a table of this family."""
    return (*SHARED_KEYS, *(RUMMY_KEYS if rules.draws else FISHING_KEYS))


class TableSetter:
    """The setting up of a table. `first_action` is what will be tried first: if it is a draw, no
    card has been drawn yet."""

    def __init__(
        self, file: Section, rules: AnyRules, seats: Seats, chance: Chance, first_action: str
    ) -> None:
        self.file = file
        self.rules = rules
        self.seats = seats
        self.count = len(seats.names)
        self.deck = PositionDeck(rules.deck, rules.deck_set, chance)
        self.first_action = first_action

    def state(self) -> TableState:
        standing = self._standing()
        turn = self._turn(standing)
        dealer = self.file.value("dealer", self.seats.seat, seat_before(standing, turn))
        state = TableState(standing, dealer)
        state.to_act = turn
        state.phase = self._phase()
        state.hand_no = standing.round_no + 1
        # Everybody has had a turn before this one, so that "before" is a turn of its own.
        state.turn_no = self.count + 1
        self._lay_out(state)
        plays = state.phase.in_play
        if plays and not state.hands[turn] and not self.file.given.faults.fatal:
            self.file.given.note("fault.nothing_in_hand")
        self._tell_history(state)
        if plays:
            self._check_match_goes_on(standing)
        if state.phase.draws:
            self._check_drawing(state)
        if state.phase.decides:
            self._let_decide(state)
        elif state.phase.deals:
            state.to_act = dealer
        return state

    def _check_match_goes_on(self, standing: Standing) -> None:
        """Note a fault if no hand could be played with these scores, or after the last one. If the
        file asks who then wins or is paid, the scores may end the match."""
        end, entries = self.rules.match_end, self.file.entries
        rounds = end.hands_most()
        scores = entries.get("scores", self.file.given)
        is_tried = end.goal.counts != HANDS_WON and self._asks_who_wins()
        for side in end.busted(standing):
            name = side_name(self.seats, side)
            scores.note("fault.over_the_limit", player=name, given=standing.scores[side])
        if standing.round_no >= rounds != UNLIMITED:
            given = entries.get("round", self.file.given)
            given.note("fault.no_such_round", given=standing.round_no + 1, most=rounds)
        elif not end.goal.puts_out and end.is_over(standing) and not is_tried:
            scores.note("fault.match_is_over")

    def _asks_who_wins(self) -> bool:
        after = self.file.entries.get("after")
        wanted = after.node.value if after else None
        return isinstance(wanted, dict) and not wanted.keys().isdisjoint(("winners", "money"))

    def _check_drawing(self, state: TableState) -> None:
        if not self.file.given.faults.fatal and self.rules.is_blocked(state):
            self.file.given.note("fault.nothing_to_draw")

    # Where the match stands -----------------------------------------------------------------

    def _standing(self) -> Standing:
        rules, sides = self.rules, self.seats.sides
        nobody: list[int] = []
        gone = self.file.value("out", self.seats.several, nobody)
        out = [seat in gone for seat in range(self.count)]
        if out.count(False) < 2:
            self.file["out"].note("fault.too_many_out")
            out = [False] * self.count
        return Standing(
            sides=sides,
            next_seat=rules.neighbours(self.count, out),
            scores=self._numbers("scores", -SCORE_MOST),
            hands_won=self._numbers("hands_won"),
            rebuys=self._numbers("rebuys"),
            out=tuple(out),
            paid=self._numbers("paid", usual=rules.common.stakes.entry()),
            round_no=self.file.value("round", _counted_from_one, 1) - 1,
        )

    def _numbers(self, key: str, low: int = 0, *, usual: int = 0) -> tuple[int, ...]:
        by_side = key in OF_SIDES
        owners = range(len(set(self.seats.sides)) if by_side else self.count)
        read = self.seats.by_side if by_side else self.seats.by_seat
        numbers: dict[int, int] = {}
        nothing: dict[int, Given] = {}
        for owner, given in self.file.value(key, read, nothing).items():
            with suppress(FaultFoundError):
                numbers[owner] = read_whole(given, Whole(low, SCORE_MOST))
        return tuple(numbers.get(owner, usual) for owner in owners)

    def _turn(self, standing: Standing) -> int:
        first = standing.out.index(False)
        dealer = self.file.value("dealer", self.seats.seat, NOBODY)
        usual = first if dealer == NOBODY else standing.next_seat[dealer]
        turn = self.file.value("turn", self.seats.seat, usual)
        if standing.out[turn]:
            self.file["turn"].note("fault.turn_of_one_out")
            return first
        return turn

    def _phase(self) -> Phase:
        draws = self.first_action == DRAW_ACT and self.rules.draws
        usual = DRAW if draws else PHASE_OF_ACTION.get(self.first_action, PLAY)
        named = self.file.value("phase", lambda word: read_word(word, Word(tuple(SET_UP))), "")
        return SET_UP.get(named, usual)

    def _let_decide(self, state: TableState) -> None:
        """Have players with too many points decide in turn, as after the end of a hand."""
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
        """Lay out melds and builds first, for they need particular cards; then all other cards."""
        spread = TableSpread(self.file, self.rules, self.seats, self.deck)
        if isinstance(self.rules, RummyRules):
            melds = MeldReader(self.rules, self.seats, self.deck, state.to_act)
            state.melds = self.file.value("table", melds.read, [])
            state.fits = [self.rules.kinds[meld.kind].joining(meld) for meld in state.melds]
            spread.rummy(state, self.rules)
        else:
            builds = BuildReader(self.rules, self.seats, self.deck, state)
            state.builds = self.file.value("builds", builds.read, [])
            spread.fishing(state, self.rules)

    # What has happened in this hand -----------------------------------------------------------

    def _tell_history(self, state: TableState) -> None:
        for meld in state.melds:
            state.opened[meld.owner] = 1
        as_it_looks: dict[int, str] = {}
        for seat, when in self.file.value("laid_down", self._laid_down, as_it_looks).items():
            state.opened[seat] = {BEFORE: 1, THIS_TURN: state.turn_no, NOT_YET: 0}[when]
        owed = self.file.value("must_play", lambda cards: self._held(cards, state), 0)
        state.duty = with_twins(owed)
        state.known[state.to_act] = owed
        barred = self.file.value("may_not_discard", lambda cards: self._one_held(cards, state), 0)
        state.barred = unpack(barred)[0] if barred else NOBODY
        state.known[state.to_act] |= barred
        state.recycles = self.file.value("recycles", _count, 0)
        state.stock_open = self.file.value("stock_open", read_flag, False)
        state.sweeps = list(self._numbers("sweeps"))

    def _laid_down(self, given: Given) -> dict[int, str]:
        """Return when each player has put down cards; a list names those who have before."""
        if not isinstance(given.node.value, dict):
            return dict.fromkeys(self.seats.several(given), BEFORE)
        words = Word((BEFORE, THIS_TURN, NOT_YET))
        return {seat: read_word(entry, words) for seat, entry in self.seats.by_seat(given).items()}

    def _held(self, given: Given, state: TableState) -> CardSet:
        """Return cards that are already in the hand of the player whose turn it is."""
        return pack(each(given.text().split(), lambda word: self._card_held(given, word, state)))

    def _one_held(self, given: Given, state: TableState) -> CardSet:
        cards = self._held(given, state)
        if cards.bit_count() > 1:
            given.fail("fault.too_many_told", given=cards.bit_count(), most=1)
        return cards

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
