"""Spreading the cards of a table set up by hand: hands, piles, and all that nobody mentions."""

from __future__ import annotations

from game.engine.cards import CardId, pack
from game.engine.checks import AnyRules
from game.engine.fishing.flow import TABLE_ORDER, FishingRules
from game.engine.rummy.flow import RummyRules
from game.engine.state import DRAW, NOBODY, PLAY, TableState
from game.play.seats import Seats, seat_before
from game.play.shoe import REST, UNKNOWN, Row, Shoe, Spot
from game.reading.given import FaultFoundError, Given
from game.reading.section import Section

HANDS, TABLE, PILE, STOCK, CAPTURED = "hands", "table", "pile", "stock", "captured"

Rows = dict[Spot, Row]


class Spread:
    def __init__(self, file: Section, rules: AnyRules, seats: Seats, shoe: Shoe) -> None:
        self.file = file
        self.rules = rules
        self.seats = seats
        self.shoe = shoe

    def over(self, state: TableState) -> None:
        rows = self._hands(state)
        if isinstance(self.rules, RummyRules):
            self._spread_rummy(state, self.rules, rows)
        else:
            self._spread_fishing(state, self.rules, rows)

    # What is told -----------------------------------------------------------------------------

    def _hands(self, state: TableState) -> Rows:
        """The hands told, and for the others as many cards as they would usually hold."""
        told: Rows = {}
        if "hand" in self.file:
            told[Spot(HANDS, state.to_act)] = self.file.told("hand", self.shoe.row, ())
        told |= self._owned("hands", HANDS, told)
        own = told.get(Spot(HANDS, state.to_act))
        return {
            Spot(HANDS, seat): told.get(
                Spot(HANDS, seat), (UNKNOWN,) * self._usual_hand(state, seat, own)
            )
            for seat in range(len(state.hands))
        }

    def _owned(self, key: str, zone: str, told: Rows) -> Rows:
        found: Rows = {}
        read = self.seats.by_seat if zone == HANDS else self.seats.by_side
        nothing: dict[int, Given] = {}
        for owner, given in self.file.told(key, read, nothing).items():
            if Spot(zone, owner) in told:
                given.note("fault.hand_twice")
                continue
            try:
                found[Spot(zone, owner)] = self.shoe.row(given)
            except FaultFoundError:
                continue
        return found

    def _usual_hand(self, state: TableState, seat: int, own: Row | None) -> int:
        if state.phase not in (DRAW, PLAY) or state.standing.out[seat]:
            return 0
        size = self.rules.hand_size(state)
        if isinstance(self.rules, RummyRules):
            return size + (seat == state.to_act and state.phase == PLAY)
        # One card each turn: who has played already in this round of turns holds one less.
        size = size if own is None else len(own)
        return size if seat in self._still_to_play(state) else max(size - 1, 0)

    @staticmethod
    def _still_to_play(state: TableState) -> list[int]:
        """From the player whose turn it is to the dealer, who is last."""
        found = [state.to_act]
        while found[-1] != state.dealer and len(found) < len(state.hands):
            found.append(state.standing.after[found[-1]])
        return found

    # Who gets what ----------------------------------------------------------------------------

    def _spread_rummy(self, state: TableState, rules: RummyRules, rows: Rows) -> None:
        upcard = (UNKNOWN,) * rules.game.deal.upcard
        rows[Spot(PILE)] = self.file.told("pile", self.shoe.row, upcard)
        rows[Spot(STOCK)] = self.file.told("stock", self.shoe.row, (REST,))
        takers = [spot for spot, row in rows.items() if REST in row]
        if not takers and rows[Spot(STOCK)]:
            rows[Spot(STOCK)] += (REST,)
        dealt = self._dealt(rows)
        self._put(state, dealt)
        state.pile = dealt[Spot(PILE)]

    def _spread_fishing(self, state: TableState, rules: FishingRules, rows: Rows) -> None:
        usual = 0 if "builds" in self.file else rules.game.deal.table
        rows[Spot(TABLE)] = self.file.told("table", self.shoe.row, (UNKNOWN,) * usual)
        captured = self._owned("captured", CAPTURED, {})
        rows |= captured
        self._give_owners_their_card(state, rules, rows)
        if "stock" in self.file or any(REST in row for row in rows.values()):
            rows[Spot(STOCK)] = self.file.told("stock", self.shoe.row, ())
        else:
            rows[Spot(STOCK)] = (UNKNOWN,) * self._whole_deals(state, rows)
        taker = self._last_taker(state, captured)
        if not any(REST in row for row in rows.values()) and self._left(rows):
            if taker == NOBODY:
                taker = self.seats.sides[seat_before(state.standing, state.to_act)]
            rows[Spot(CAPTURED, taker)] = (*rows.get(Spot(CAPTURED, taker), ()), REST)
        dealt = self._dealt(rows)
        self._put(state, dealt)
        state.loose = sorted(dealt[Spot(TABLE)], key=TABLE_ORDER.__getitem__)
        state.last_taker = taker
        self._check_turns(state)
        self._check_builds(state, rules)

    def _whole_deals(self, state: TableState, rows: Rows) -> int:
        """The stock holds whole deals; what is over has been captured before."""
        left = self._left(rows)
        return left - left % self._one_deal(state)

    def _one_deal(self, state: TableState) -> int:
        return self.rules.hand_size(state) * len(state.hands)

    def _left(self, rows: Rows) -> int:
        return max(self.shoe.rest_count - self.shoe.wanted(rows), 0)

    def _last_taker(self, state: TableState, captured: Rows) -> int:
        """As told; otherwise the side that could last have captured what has been captured."""
        if "last_taker" in self.file:
            seat = self.file.told("last_taker", self.seats.seat, state.to_act)
            return self.seats.sides[seat]
        seat = state.to_act
        for _ in state.hands:
            seat = seat_before(state.standing, seat)
            if captured.get(Spot(CAPTURED, self.seats.sides[seat])):
                return self.seats.sides[seat]
        return NOBODY

    def _give_owners_their_card(self, state: TableState, rules: FishingRules, rows: Rows) -> None:
        """Who owns a build holds a card that takes it, so one of the unknown cards is such."""
        for build in state.builds:
            spot = Spot(HANDS, build.owner)
            takers = [card for card in rules.deck if build.value in rules.values.takes[card]]
            if UNKNOWN in rows[spot] and not set(takers) & set(rows[spot]):
                at = rows[spot].index(UNKNOWN)
                card = self.shoe.pick(takers)
                if card is not None:
                    rows[spot] = (*rows[spot][:at], card, *rows[spot][at + 1 :])

    def _dealt(self, rows: Rows) -> dict[Spot, list[CardId]]:
        wanted, left = self.shoe.wanted(rows), self.shoe.rest_count
        takers = sum(row.count(REST) for row in rows.values())
        if wanted > left:
            self.file.given.fail("fault.too_few_cards", wanted=wanted, left=left)
        if takers > 1:
            self.file.given.fail("fault.rest_twice")
        if not takers and wanted < left:
            self.file.given.fail("fault.no_place_for_rest", left=left - wanted)
        return self.shoe.deal(rows)

    @staticmethod
    def _put(state: TableState, dealt: dict[Spot, list[CardId]]) -> None:
        for spot, cards in dealt.items():
            if spot.zone == HANDS:
                state.hands[spot.owner] = pack(cards)
            elif spot.zone == CAPTURED:
                state.won[spot.owner] = pack(cards)
        state.stock = dealt[Spot(STOCK)][::-1]

    def _check_turns(self, state: TableState) -> None:
        """Everybody plays a card in turn, so all hands run out together, and so does the stock."""
        sizes, seat = [], state.to_act
        for _ in state.hands:
            sizes.append(state.hands[seat].bit_count())
            seat = state.standing.after[seat]
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
