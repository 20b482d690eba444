"""Small tables on which everything can be tried: few cards, but cards that go together."""

from __future__ import annotations

from random import Random

from game.engine.actions import DRAW as DRAW_ACT
from game.engine.actions import LAY_OFF, MELD, OPEN, RECLAIM, STOCK, Action
from game.engine.cards import FACE, RANK, SUIT, CardId, pack, twins_of, unpack
from game.engine.chance import SeededChance
from game.engine.phases import DRAW, PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.judge import pieces_of
from game.engine.rummy.parts import NoPile, RunMeld, TopOfPile, WholePile
from game.engine.state import NOBODY, Meld

from .plain_melds import PlainMelds, Seen, meld_seen, opening_seen
from .plain_turn import EARLIER, NOT_YET, THIS_TURN, Position

TURN = 9


class SmallTable:
    """A table in the middle of a rummy hand, with cards of few suits and neighbouring ranks."""

    def __init__(self, rules: RummyRules, plain: PlainMelds, seats: int, rng: Random) -> None:
        self.rules = rules
        self.plain = plain
        self.rng = rng
        self.state = rules.start(seats, SeededChance(rng.randrange(10**9)))
        self.left = self._cards_that_go_together()
        state, seat = self.state, self.state.to_act
        state.turn_no = TURN
        state.standing = state.standing._replace(round_no=rng.randrange(8))
        state.opened = [rng.choice((0, TURN - 1)) for _ in range(seats)]
        state.opened[seat] = rng.choice((0, TURN - 1, TURN - 1, TURN))
        state.melds = self._melds()
        state.fits = [rules.kinds[meld.kind].joining(meld) for meld in state.melds]
        state.hands = [0] * seats
        state.hands[seat] = pack(self._hand())
        state.known = [0] * seats
        state.pile = self._some(rng.randrange(4))
        state.phase = rng.choice((DRAW, PLAY, PLAY))
        if state.phase == PLAY:
            self._take_from_pile()
        else:
            state.opened[seat] = min(state.opened[seat], TURN - 1)
            state.recycles = rng.randrange(3)
        state.stock = [card for card in rules.deck if not self._lies_somewhere(card)]
        if rng.random() < 0.2:
            state.stock = []

    def _cards_that_go_together(self) -> list[CardId]:
        rng = self.rng
        for_runs = rng.random() < 0.7
        suits = rng.sample(range(4), rng.randrange(1, 4) if for_runs else 4)
        low, count = rng.randrange(13), rng.randrange(4, 8) if for_runs else 2
        ranks = {self.plain.rank_in(low + 1 + at) for at in range(count)}
        naturals, wild = [], []
        for card in self.rules.deck:
            if self.plain.is_wild(card):
                wild.append(card)
            elif SUIT[card] in suits and RANK[card] in ranks:
                naturals.append(card)
        cards = naturals + rng.sample(wild, min(len(wild), rng.randrange(5)))
        rng.shuffle(cards)
        return cards

    def _some(self, count: int) -> list[CardId]:
        chosen, self.left = self.left[:count], self.left[count:]
        return chosen

    def _meld(self, kind: int, size: int) -> tuple[int, tuple[CardId, ...]] | None:
        """Any meld of a kind from the cards left, or none if chance will not have it."""
        is_run = isinstance(self.plain.kinds[kind], RunMeld)
        for _ in range(40):
            start = self.rng.randrange(1, 14) if is_run else 0
            rank = self.rng.randrange(1, 14)
            row: list[CardId] = []
            for place in range(size):
                wanted = self.plain.rank_in(start + place) if is_run else rank
                fitting = [
                    card
                    for card in self.left
                    if card not in row and (RANK[card] == wanted or self.plain.is_wild(card))
                ]
                if fitting:
                    row.append(self.rng.choice(fitting))
            meld = Meld(kind, NOBODY, tuple(row), start)
            if len(row) == size and self.plain.may_lie(meld):
                self.left = [card for card in self.left if card not in row]
                return start, tuple(row)
        return None

    def _melds(self) -> list[Meld]:
        state, melds = self.state, []
        owners = [seat for seat, opened in enumerate(state.opened) if opened]
        for _ in range(self.rng.randrange(4) if owners else 0):
            kind = self.rng.randrange(len(self.plain.kinds))
            size = self.plain.kinds[kind].min + self.rng.choice((0, 0, 1, 2))
            found = self._meld(kind, size)
            if found is not None:
                start, cards = found
                melds.append(Meld(kind, self.rng.choice(owners), cards, start))
        return melds

    def _hand(self) -> list[CardId]:
        state, hand = self.state, list[CardId]()
        if self.plain.contract is not None and not state.opened[state.to_act]:
            for kind in self.plain.wanted(state.standing.round_no):
                found = self._meld(kind, self.plain.kinds[kind].min)
                hand += found[1] if found else ()
            hand += self._some(self.rng.randrange(1, 3))
        else:
            hand = self._some(self.rng.randrange(1, 8))
        return hand or [self._any_card()]

    def _any_card(self) -> CardId:
        return self.rng.choice([c for c in self.rules.deck if not self._lies_somewhere(c)])

    def _take_from_pile(self) -> None:
        """Perhaps a card of the hand was just taken from the pile."""
        state, part = self.state, self.rules.game.pile
        hand = unpack(state.hands[state.to_act])
        if isinstance(part, NoPile) or self.rng.random() < 0.4:
            return
        card = self.rng.choice(hand)
        if part.must_play:
            state.duty = twins_of(card)
        if isinstance(part, TopOfPile):
            state.barred = NOBODY if part.rediscard else card
        elif isinstance(part, WholePile) and not part.lone_card_rediscard:
            state.barred = card

    def _lies_somewhere(self, card: CardId) -> bool:
        state = self.state
        return (
            any(card in meld.cards for meld in state.melds)
            or any(cards >> card & 1 for cards in state.hands)
            or card in state.pile
        )

    # As the plain rules see it --------------------------------------------------------------

    def position(self) -> Position:
        state = self.state
        opened = state.opened[state.to_act]
        return Position(
            state.to_act,
            unpack(state.hands[state.to_act]),
            tuple(state.melds),
            NOT_YET if not opened else THIS_TURN if opened == TURN else EARLIER,
            frozenset(FACE[card] for card in unpack(state.duty)),
            state.barred,
            state.standing.round_no,
        )

    def seen(self, action: Action) -> Seen:
        """An action of the engine by what it looks like."""
        if action.kind == MELD:
            kind, start = action.reading
            return meld_seen((kind, start, action.cards))
        if action.kind == OPEN:
            return opening_seen(list(pieces_of(action)))
        if action.kind == RECLAIM:
            return ("swap", action.place, action.reading[0], FACE[action.cards[0]])
        if action.kind == LAY_OFF:
            after = self.state.clone()
            self.rules.apply(after, action, SeededChance(0))
            return ("add", action.place, *self.plain.looks(after.melds[action.place]))
        if action.kind == DRAW_ACT:
            return ("draw", "stock" if action.place == STOCK else "pile")
        return ("discard", FACE[action.cards[0]])
