"""The fishing turn: one card from the hand takes, builds or trails; deal after deal."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action
from game.engine.cards import BIT, CARDS_MOST, RANK, CardId, each, pack, unpack
from game.engine.chance import Chance
from game.engine.entered import EnteredHand
from game.engine.events import FIRST_TABLE, Emit, Event
from game.engine.fishing.game import FishingGame
from game.engine.fishing.plays import Builds, Captures, Owners
from game.engine.fishing.sums import ACTS_MOST, SPLITS_MOST, TooLargeError, Values, splits
from game.engine.parts import for_players
from game.engine.phases import PLAY, SCORED
from game.engine.rules import Refusal
from game.engine.scoring.categories import Thing, alone_ahead
from game.engine.scoring.points import cards_of
from game.engine.state import NOBODY, Build, TableState
from game.engine.table import Table
from game.engine.visibility import Held, Observation
from game.engine.work import SUMS, Work

#: The place of each card in the order of loose cards, which is by rank: the same table is then
#: always added up the same way.
TABLE_ORDER: Final = tuple(RANK[card] * CARDS_MOST + card for card in range(CARDS_MOST))
#: Listing this many acts takes as long as a step of other searches.
ACTS_A_STEP: Final = 4
TRAILS: Final = tuple(Action(TRAIL, (card,)) for card in range(CARDS_MOST))


class FishingRules(Table):
    plays_one = True
    has_loose = True

    def __init__(self, game: FishingGame) -> None:
        super().__init__(game)
        self.game = game
        self.work = Work()
        self.values = Values(game, self.work)
        self.captures = Captures(game.capture, self.values)
        self.builds = Builds(game.build, self.values)
        self.may_build = game.build.is_allowed
        self.untakeable = pack(c for c in self.deck if not self.values.addends[c].values)
        self.owners = Owners(game, self.values)
        self._unwelcome = pack(card for name in game.deal.redeal_on for card in cards_of(name))
        self._must_take = game.capture.must_take
        self._may_stay = pack(card for name in game.sweep.despite for card in cards_of(name))

    # Dealing --------------------------------------------------------------------------------

    def deal(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        table = self.game.deal.table
        order = chance.shuffled(self.deck)
        seats_in = len(self.dealing_order(state))
        first = len(order) - seats_in * self.hand_size(state)
        unwelcome, most = self._unwelcome, self.game.deal.redeal_from - 1
        while (unwelcome & pack(order[first - table : first])).bit_count() > most:
            order = chance.shuffled(self.deck)
        state.stock = order
        self.deal_round(state, emit)
        for _ in range(table):
            self._lie_down(state, state.stock.pop())
        if emit:
            emit(Event("laid_out", cards=tuple(state.loose)))
        if self.game.deal.first_table == "dealer":
            self._give_table(state, emit)
        if emit:
            emit(Event("stock", facts=(("count", len(state.stock)),)))
        self._begin_turn(state, state.standing.next_seat[state.dealer], emit)

    def _give_table(self, state: TableState, emit: Emit | None) -> None:
        """Give the first table to the dealer if all of it falls into sums that are taken: each
        counts as a sweep."""
        things = [self.values.addends[card] for card in state.loose]
        together = self.game.capture.together
        if not things or not splits(things, together):
            return
        side = state.last_taker = state.standing.sides[state.dealer]
        state.won[side] = pack(state.loose)
        sweeps = sum(thing.values[0] for thing in things) // together
        state.sweeps[side] = sweeps
        if emit:
            facts = (FIRST_TABLE, ("value", sweeps * together))
            emit(Event("leftovers", state.dealer, tuple(state.loose), facts=facts))
            for _ in range(sweeps):
                emit(Event("swept", state.dealer))
        state.loose = []

    def hand_size(self, state: TableState) -> int:
        return for_players(self.game.deal.hand, len(state.hands))

    def is_cut(self, state: TableState) -> bool:
        return self.values.is_cut(state)

    @staticmethod
    def _lie_down(state: TableState, card: CardId) -> None:
        order = TABLE_ORDER[card]
        at = len(state.loose)
        while at and TABLE_ORDER[state.loose[at - 1]] > order:
            at -= 1
        state.loose.insert(at, card)

    def _begin_turn(self, state: TableState, seat: int, emit: Emit | None) -> None:
        state.to_act = seat
        state.phase = PLAY
        state.turn_no += 1
        if emit:
            emit(Event("turn", seat, facts=(("turn_no", state.turn_no),), phase=state.phase))

    # Playing --------------------------------------------------------------------------------

    def play_actions(self, state: TableState) -> list[Action]:
        cards = unpack(state.hands[state.to_act])
        sums = self.values.loose_sums(state)
        found: list[Action] = []
        self.captures.add_all(state, cards, sums, found)
        if self.may_build:
            if self.values.some_only_pair:
                sums = self.values.building_sums(state)
            self.builds.add_all(state, cards, sums, found)
        self.work.done += len(found) // ACTS_A_STEP
        if sums.is_cut or len(found) >= ACTS_MOST:
            self.work.was_cut(SUMS)
        owned = state.builds and self.owners.may_object(state)
        if self._must_take and found:
            takes = [action for action in found if action.kind == TAKE]
            if owned:
                takes = [act for act in takes if self.owners.refuse(state, act) is None]
            able = {action.cards[0] for action in takes}
            cards = tuple([card for card in cards if card not in able])
        found += [TRAILS[card] for card in cards]
        if owned:
            return [action for action in found if self.owners.refuse(state, action) is None]
        return found

    def refuse_play(self, state: TableState, action: Action) -> Refusal | None:
        if action.kind not in (TRAIL, TAKE, BUILD):
            return Refusal("refuse.not_in_this_game")
        if not action.cards:
            return Refusal("refuse.malformed")
        card = action.cards[0]
        if not state.hands[state.to_act] >> card & 1:
            return Refusal("refuse.not_held")
        fault = self._refuse_kind(state, action)
        return self.owners.refuse(state, action) if fault is None else fault

    def _refuse_kind(self, state: TableState, action: Action) -> Refusal | None:
        """Return why an act is refused; None if it is allowed. An act too large to be judged is
        allowed if it is among those listed."""
        try:
            return self._judged(state, action)
        except TooLargeError:
            self.work.done += SPLITS_MOST
            self.work.was_cut(SUMS)
        if any(_are_alike(action, other) for other in self.play_actions(state)):
            return None
        return Refusal("refuse.too_large")

    def _judged(self, state: TableState, action: Action) -> Refusal | None:
        if action.kind == TAKE:
            return self.captures.refuse(state, action)
        if action.kind == BUILD:
            if not self.may_build:
                return Refusal("refuse.build.never")
            rest = state.hands[state.to_act] & ~BIT[action.cards[0]]
            return self.builds.refuse(state, action, rest)
        if len(action.cards) > 1 or action.place != NOWHERE or action.reading:
            return Refusal("refuse.malformed")
        if self._must_take and any(
            other.kind == TAKE and other.cards[0] == action.cards[0]
            for other in self.play_actions(state)
        ):
            return Refusal("refuse.trail.must_take")
        return None

    def play(self, state: TableState, action: Action, chance: Chance, emit: Emit | None) -> None:
        seat, card = state.to_act, action.cards[0]
        if action.kind == TAKE:
            self._take(state, action, emit)
        elif action.kind == BUILD:
            self._build(state, action, emit)
        else:
            state.hands[seat] ^= BIT[card]
            self._lie_down(state, card)
            if emit:
                emit(Event("trailed", seat, (card,), facts=(("at", state.loose.index(card)),)))
        if any(state.hands):
            self._begin_turn(state, state.standing.next_seat[seat], emit)
        elif state.stock:
            self.deal_round(state, emit)
            if emit:
                emit(Event("stock", facts=(("count", len(state.stock)),)))
            self._begin_turn(state, state.standing.next_seat[seat], emit)
        else:
            self._end_round(state, emit)

    def _take(self, state: TableState, action: Action, emit: Emit | None) -> None:
        seat = state.to_act
        side = state.standing.sides[seat]
        state.hands[seat] ^= BIT[action.cards[0]]
        for card in action.cards[1:]:
            state.loose.remove(card)
        taken = pack(action.cards)
        for at in sorted(action.reading[1:], reverse=True):
            taken |= pack(state.builds.pop(at).cards)
        state.won[side] |= taken
        state.last_taker = side
        if emit:
            builds = [("build", at) for at in action.reading[1:]]
            facts = (("value", action.reading[0]), *builds)
            emit(Event("taken", seat, action.cards, facts=facts))
        if self._is_sweep(state):
            state.sweeps[side] += 1
            if emit:
                emit(Event("swept", seat))

    def _is_sweep(self, state: TableState) -> bool:
        if state.builds or pack(state.loose) & ~self._may_stay:
            return False
        last_play = not state.stock and not any(state.hands)
        return self.game.sweep.on_last_play or not last_play

    def _build(self, state: TableState, action: Action, emit: Emit | None) -> None:
        seat, total = state.to_act, action.reading[0]
        multiple = self.builds.is_multiple(state, action)
        joined = [
            at
            for at, build in enumerate(state.builds)
            if at == action.place or build.value == total
        ]
        under = [state.builds[at] for at in joined]
        cards = tuple(card for build in under for card in build.cards) + action.cards
        makers = dict.fromkeys(maker for build in under for maker in build.makers)
        state.hands[seat] ^= BIT[action.cards[0]]
        for card in action.cards[1:]:
            state.loose.remove(card)
        state.builds = [build for at, build in enumerate(state.builds) if at not in joined]
        state.builds.append(Build(seat, cards, total, multiple, (*makers, seat)))
        if emit:
            facts = (("value", total), ("multiple", int(multiple)))
            joined_facts = tuple(("joined", at) for at in joined)
            emit(Event("built", seat, action.cards, action.place, facts + joined_facts))

    # Hidden hands ---------------------------------------------------------------------------

    def certainly_held(self, seen: Observation) -> list[Held]:
        """Return what the rules tell of hands: the owner of a build holds a card that takes it."""
        return [(build.owner, self.values.takers[build.value]) for build in seen.builds]

    # The end of a round ---------------------------------------------------------------------

    def _end_round(self, state: TableState, emit: Emit | None) -> None:
        left = pack(state.loose)
        if emit:
            emit(Event("hand_over", facts=(("blocked", 0), ("in_one", 0)), phase=SCORED))
        if state.last_taker != NOBODY and self.game.leftovers == "last_taker":
            state.won[state.last_taker] |= left
            state.loose = []
            if emit and left:
                emit(Event("leftovers", state.last_taker, tuple(each(left))))
        self._finish_round(state, self.game.score.score(state), emit)

    def _finish_round(self, state: TableState, points: Sequence[int], emit: Emit | None) -> None:
        state.hand_winner = alone_ahead(points)
        winners = () if state.hand_winner == NOBODY else (state.hand_winner,)
        self.finish_hand(state, points, winners, emit)

    def refuse_end(self, state: TableState, hand: EnteredHand) -> Refusal | None:
        score, takes_rest = self.game.score, self.game.leftovers == "last_taker"
        if not hand.took:
            return score.refuse_points(hand.held_points, self.deck_set, is_whole=takes_rest)
        return score.refuse_taken(hand.took, self.deck_set, is_whole=takes_rest)

    @property
    def things(self) -> tuple[Thing, ...]:
        return self.game.score.things

    def most_of(self, thing: int) -> int:
        return self.game.score.most_of_thing(self.things[thing], self.deck_set)

    def rest_of(self, thing: int, counts: Sequence[int]) -> int | None:
        shared_out = self.game.score.is_shared_out(self.things[thing])
        if self.game.leftovers != "last_taker" or not shared_out:
            return None
        return max(0, self.most_of(thing) - sum(counts))

    def end_entered(self, state: TableState, hand: EnteredHand) -> None:
        score, took = self.game.score, hand.took
        points = score.taken(took, self.deck_set) if took else hand.held_points
        self._finish_round(state, points, None)


def _are_alike(one: Action, other: Action) -> bool:
    """Return whether two acts are the same play, in whatever order the cards of the table are
    named."""
    return (
        one._replace(cards=one.cards[:1]) == other._replace(cards=other.cards[:1])
        and len(one.cards) == len(other.cards)
        and set(one.cards) == set(other.cards)
    )
