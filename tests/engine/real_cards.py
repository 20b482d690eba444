"""What people at a real table would enter of a hand that was played here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.coach.quick import do, quick_player
from game.engine.actions import DEAL_NEXT, Action
from game.engine.cards import HIGH_ACE, RANK, each, pack
from game.engine.chance import SeededChance
from game.engine.entered import LOW, EnteredHand, OnTable, kinds_of_cards
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.categories import PRIMIERA_OF, SWEEPS, alone_ahead
from game.engine.state import NOBODY, TableState


class Played(NamedTuple):
    """A hand that was played. `decided`: what was decided before it; `dealer`: that of the hand;
    `state`: the table after it, as long as nothing more is played; `hand`: what people would
    enter."""

    decided: tuple[Action, ...]
    dealer: int
    state: TableState
    hand: EnteredHand


def hands_of(rules: AnyRules, seats: int, seed: int) -> Iterator[Played]:
    """Play a match, and yield its hands."""
    dice, player = Random(seed), quick_player(rules)
    state = rules.start(seats, SeededChance(seed))
    decided: list[Action] = []
    while True:
        dealer = state.dealer
        while state.phase.in_play:
            do(rules, state, player.act(state, dice), dice)
        yield Played(tuple(decided), dealer, state, entered(rules, state, Random(seed)))
        decided = []
        while state.phase.decides:
            decided.append(dice.choice(rules.legal_actions(state)))
            do(rules, state, decided[-1], dice)
        if state.phase.is_over:
            return
        do(rules, state, DEAL_NEXT, dice)


def entered(rules: AnyRules, after: TableState, whim: Random) -> EnteredHand:
    """Return the hand as it would be entered: of each player the cards left, or what they count."""
    if isinstance(rules, FishingRules):
        return EnteredHand(took=_took(rules, after))
    seats, winner = len(after.hands), after.hand_winner
    hand = EnteredHand.nothing(seats)
    score, kinds = rules.game.score, kinds_of_cards(rules.deck, rules.game.score.held)
    worth = score.held.by_card
    held, counted = list(hand.held), list(hand.held_points)
    for seat, cards in enumerate(after.hands):
        shown = [
            next(k for k in kinds if (RANK[k], worth[k]) == (RANK[card], worth[card]))
            for card in each(cards)
        ]
        if whim.random() < 0.5:
            held[seat] = tuple(shown)
        else:
            counted[seat] = sum(worth[card] for card in shown)
    in_one = winner != NOBODY and after.opened[winner] == after.turn_no
    return hand._replace(
        closer=winner, in_one=in_one, held=tuple(held), held_points=tuple(counted),
        table=_table(rules, after) if score.melds_count else hand.table,
    )  # fmt: skip


def _table(rules: RummyRules, state: TableState) -> tuple[tuple[OnTable, ...], ...]:
    rows: list[list[OnTable]] = [[] for _ in state.hands]
    for meld in state.melds:
        laid = (rules._laid_best if rules.game.score.rescore_wilds else rules._laid)(meld)
        for card, slot, wild in laid.cards:
            low = RANK[card] == 1 and 0 < slot < HIGH_ACE
            rows[laid.owner].append(OnTable(card, LOW if low else 0, wild))
    return tuple(map(tuple, rows))


def _took(rules: FishingRules, state: TableState) -> tuple[tuple[int, ...], ...]:
    score = rules.game.score
    rows: list[tuple[int, ...]] = []
    tallies = list(score.tallies(state.won, pack(state.loose)))
    for thing in score.things:
        tally = next((one for one in tallies if one.told == thing.told), None)
        if thing.told.key == SWEEPS:
            rows.append(tuple(state.sweeps))
        elif tally is None:
            rows.append(tuple((won & thing.cards).bit_count() for won in state.won))
        elif thing.told.key == PRIMIERA_OF:
            first = alone_ahead(tally.counts)
            rows.append(tuple(int(side == first) for side in range(len(state.won))))
        else:
            rows.append(tuple(tally.counts))
    return tuple(rows)
