"""How hands lie: as they are sorted, as their owners have arranged them, what is staged in trays.

Everybody has an own order, kept for the hand; a sort only changes how it is shown. A card that
comes in enters at the right end and is marked `fresh` until the turn is over; one that an undo
gives back returns to its old place.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.arrange.arranger import Arranger, NewMeld
from game.engine.arrange.contract import ContractPlanners
from game.engine.arrange.search import least_left, most_points
from game.engine.cards import BIT, RANK, SUIT, CardId, CardSet, pack, unpack
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation
from game.engine.work import Memory
from game.play.session.session import Session
from game.settings import BY_RANK, BY_SUIT, GROUPS, OWN
from game.storage.arrangement import Arrangements, LaidOutHand, Slots

#: Black and red suits in turns: clubs, diamonds, spades, hearts; jokers last.
SUIT_ORDER = (0, 1, 3, 2, 4)


class Group(NamedTuple):
    """Neighbours in the row that make a meld, or with one more card could be part of the
    contract. `name`: of the kind of meld."""

    name: str
    cards: tuple[CardId, ...]


class OrderedHand(NamedTuple):
    cards: tuple[CardId, ...]
    fresh: CardSet
    groups: tuple[Group, ...]


NO_ORDER = OrderedHand((), 0, ())


@dataclass
class _Own:
    """One player's order in one hand. `row` also keeps the places of cards that left in this
    turn; `came` is the turn in which a card came, 0 for those that were dealt."""

    hand_no: int
    turn_no: int = 0
    row: list[CardId] = field(default_factory=list)
    came: dict[CardId, int] = field(default_factory=dict)


class HandOrders:
    """The orders of all players at one table."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self._grouper = Grouper(rules) if isinstance(rules, RummyRules) else None
        by_melds = (GROUPS,) if self._grouper else ()
        self.sorts = (BY_SUIT, BY_RANK, *by_melds, OWN)
        self._own: dict[int, _Own] = {}
        self._sort: dict[int, str] = {}

    def row(self, seen: Observation) -> OrderedHand:
        """Return the viewer's cards as they are to be shown."""
        own = self._catch_up(seen)
        sort = self.sort_of(seen.viewer)
        groups: tuple[Group, ...] = ()
        held = [card for card in own.row if seen.hand & BIT[card]]
        if sort == GROUPS and self._grouper is not None:
            groups = tuple(self._grouper.groups(seen))
            grouped = [card for group in groups for card in group.cards]
            rest = unpack(seen.hand & ~pack(grouped))
            held = [*grouped, *sorted(rest, key=by_suit)]
        elif sort != OWN:
            held.sort(key=by_suit if sort == BY_SUIT else _by_rank)
        playing = seen.to_act == seen.viewer
        fresh = pack(card for card in held if playing and own.came.get(card, 0) == seen.turn_no)
        return OrderedHand(tuple(held), fresh, groups)

    def group_of(self, seen: Observation, card: CardId) -> tuple[CardId, ...]:
        """Return the group a card belongs to, however the hand is sorted: at least the card
        itself."""
        known = self._grouper.groups(seen) if self._grouper is not None else []
        return next((cards for _, cards in known if card in cards), (card,))

    def sort_of(self, seat: int) -> str:
        return self._sort.get(seat, OWN)

    def sort(self, seat: int, how: str) -> None:
        self._sort[seat] = how

    def next_sort(self, seat: int) -> str:
        """Change to the next sort, after the last to the first again; return it."""
        at = self.sorts.index(self.sort_of(seat))
        self._sort[seat] = self.sorts[(at + 1) % len(self.sorts)]
        return self._sort[seat]

    def move(self, seen: Observation, cards: Sequence[CardId], to: int) -> None:
        """Put cards of the hand before the card now at place `to` of the row. The row that is seen,
        with this change, is then the player's own order."""
        shown = self.row(seen).cards
        moved = [card for card in shown if card in cards]
        before = [card for card in shown[:to] if card not in moved]
        after = [card for card in shown[to:] if card not in moved]
        own = self._own[seen.viewer]
        gone = [card for card in own.row if card not in shown]
        own.row = [*before, *moved, *after, *gone]
        self._sort[seen.viewer] = OWN

    # Keeping --------------------------------------------------------------------------------

    def arrangement(self, seat: int) -> LaidOutHand:
        """Return the order as it is to be kept; only the sort where no hand was looked at."""
        own, sort = self._own.get(seat), self.sort_of(seat)
        if own is None:
            return LaidOutHand(sort=sort)
        fresh = [card for card in own.row if own.came.get(card, 0) == own.turn_no != 0]
        return LaidOutHand(own.hand_no, own.turn_no, sort, tuple(own.row), tuple(fresh))

    def take_up(self, seat: int, kept: LaidOutHand) -> None:
        """Take up a kept order. It may name cards that are not in the hand: they are not shown."""
        if kept.sort in self.sorts:
            self.sort(seat, kept.sort)
        came = {card: kept.turn_no if card in kept.fresh else 0 for card in kept.row}
        self._own[seat] = _Own(kept.hand_no, kept.turn_no, list(kept.row), came)

    def _catch_up(self, seen: Observation) -> _Own:
        """Return the viewer's own order, brought up to the cards in the hand."""
        own = self._own.get(seen.viewer)
        if own is None or own.hand_no != seen.hand_no:
            own = self._own[seen.viewer] = _Own(seen.hand_no)
        mine = seen.to_act == seen.viewer
        # With free undo an earlier turn may be played again.
        is_again = mine and seen.turn_no < own.turn_no
        if mine and own.turn_no != seen.turn_no:
            own.row = [card for card in own.row if seen.hand & BIT[card]]
            own.turn_no = seen.turn_no
        dealt = not any(seen.hand & BIT[card] for card in own.row)
        new = seen.hand & ~pack(own.row)
        for card in sorted(unpack(new), key=by_suit):
            own.row.append(card)
            if not is_again or card not in own.came:
                own.came[card] = 0 if dealt else seen.turn_no
        return own


class Grouper:
    """The parting of a hand into the best melds, and the rest."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.names = tuple(rules.game.melds)
        score = rules.game.score
        costs = score.held.by_card
        objective = most_points(score, costs) if score.melds_count else least_left(costs)
        self._arranger = Arranger(rules.kinds, objective)
        self._planners = ContractPlanners(rules.common.deck.most_packs)
        self._known: Memory[tuple[NewMeld, ...]] = Memory()

    def groups(self, seen: Observation) -> list[Group]:
        """Return all groups: before the contract is laid, the cards held for it; then melds that
        could be laid."""
        if seen.opened[seen.viewer] and not self.rules.opening.new_melds_later:
            return []
        judge = self.rules.laying.owed(seen, seen.viewer)
        round_no = judge.number if judge else -1
        key = (seen.hand, round_no)
        melds = self._known.get(key)
        if melds is None:
            melds = self._known.keep(key, tuple(self._melds(seen.hand, round_no)))
        return [Group(self.names[meld.kind], meld.cards) for meld in melds]

    def _melds(self, hand: CardSet, round_no: int) -> list[NewMeld]:
        if round_no < 0:
            return list(self._arranger.best(hand).melds)
        plan = self._planners.of(self.rules.laying.judges[round_no]).plan(hand)
        found = []
        for new in plan.melds if plan else ():
            held = tuple(card for card in new.cards if hand & BIT[card])
            if len(held) > 1:
                found.append(new._replace(cards=held))
        return found


def by_suit(card: CardId) -> tuple[int, int, int]:
    return SUIT_ORDER.index(SUIT[card]), RANK[card], card


def _by_rank(card: CardId) -> tuple[bool, int, int]:
    """Return a key that sorts cards by rank, jokers last."""
    return RANK[card] == 0, RANK[card], card


class Trays:
    """The trays of all seats at one table. A tray is given only to a port that may see that
    hand."""

    def __init__(self) -> None:
        #: The hand, and the contract, that the trays are for.
        self._moment = (0, 0)
        #: For each seat, its trays from the first to the present one: taking back is free.
        self._trays: dict[int, list[Slots]] = {}
        #: What was staged when the match was left, and in which hand, until its owner comes.
        self._left: dict[int, tuple[int, Slots]] = {}

    def tray_of(self, seat: int, hand_no: int) -> Slots:
        """Return what a player has staged in that hand."""
        if seat in self._trays and self._moment[0] == hand_no:
            tray = self._trays[seat][-1]
            return tray if any(tray) else ()
        left_in, tray = self._left.get(seat, (hand_no, ()))
        return tray if left_in == hand_no else ()

    def take_up(self, seat: int, hand_no: int, tray: Slots) -> None:
        """Take up a tray as it was left; it is looked at only when its owner may look at it."""
        self._left[seat] = hand_no, tray

    def known(self, seat: int, hand_no: int, contract: int) -> list[Slots] | None:
        """Return the trays of a seat in this hand; None: they were not looked at yet."""
        # At the end of a hand the contract is already the next one, before the next hand is dealt.
        if self._moment != (hand_no, contract):
            self._moment = (hand_no, contract)
            self._trays.clear()
        return self._trays.get(seat)

    def begin(self, seat: int, trays: list[Slots]) -> list[Slots]:
        self._trays[seat] = trays
        return trays

    def left_by(self, seat: int, hand_no: int) -> Slots:
        """Return, once, what was staged in this hand when the match was left."""
        left_in, left = self._left.pop(seat, (hand_no, ()))
        return left if left_in == hand_no else ()


class Arranging:
    """The orders and trays of all hands at a table: takes up those that were kept, and gives the
    table those that are to be kept."""

    def __init__(self, table: Session, orders: HandOrders | None = None) -> None:
        self._table = table
        self.orders = orders or HandOrders(table.rules)
        self.trays = Trays()
        #: How the hands lay when the match was left.
        self.as_left = table.saved().arranged
        #: The arrangement in the file, or on its way there.
        self._kept = self.as_left
        for seat, kept in enumerate(self.as_left):
            if kept is not None and seat in table.people:
                self.orders.take_up(seat, kept)
                self.trays.take_up(seat, kept.hand_no, kept.staged)
        table.arranged = self._to_keep

    def _to_keep(self) -> Arrangements:
        self._kept = self.now()
        return self._kept

    def now(self) -> Arrangements:
        """Return how each person's hand lies; nothing of bots, and of hands that nobody has
        touched."""
        table = self._table
        hand_no = table.match.state.hand_no
        return tuple(
            self._of(seat, hand_no) if seat in table.people else None
            for seat in range(len(table.players))
        )

    def _of(self, seat: int, hand_no: int) -> LaidOutHand | None:
        found = self.orders.arrangement(seat)
        if found.hand_no != hand_no:
            # Once a hand is over, only its sort is kept.
            found = LaidOutHand(sort=found.sort)
        staged = self.trays.tray_of(seat, hand_no)
        if staged:
            found = found._replace(hand_no=hand_no, staged=staged)
        return None if found == LaidOutHand() else found

    @property
    def has_changed(self) -> bool:
        """Return whether the hands lie otherwise than they were kept last."""
        return self.now() != self._kept

    def keep(self) -> None:
        self._table.keep()
