"""Whatever is played at whatever table, no card is lost and no rule of the table is broken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.actions import DEAL, DISCARD, DRAW, PILE, RECLAIM, TRAIL, Action
from game.engine.cards import SPADES, SUIT, each, pack, parse_card
from game.engine.checks import faults
from game.engine.fishing.flow import FishingRules
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import WholePile
from game.engine.state import NOBODY, Meld, TableState

from .players import Player, Walk, careless, eager, late_walk
from .tables import PLAIN, TABLES, AnyRules, Table, seated

STEPS = 150
MONA = parse_card("2c")


def in_hand(state: TableState) -> bool:
    """Is a hand being played?"""
    return state.phase in (DRAWING, PLAY)


def broken(rules: AnyRules, before: TableState, action: Action, after: TableState) -> Iterator[str]:
    """What went wrong with this step."""
    yield from faults(rules, after)
    if action.kind == DEAL or not in_hand(before):
        return
    if isinstance(rules, RummyRules):
        yield from shrunken_melds(rules, before, action, after)
        yield from wrong_sizes(rules, before, action, after)
        if in_hand(after) and not all(
            cards or after.standing.out[seat] for seat, cards in enumerate(after.hands)
        ):
            yield "a hand is empty and the play goes on"
    else:
        yield from spoilt_builds(before, after)


def shrunken_melds(
    rules: RummyRules, before: TableState, action: Action, after: TableState
) -> Iterator[str]:
    for place, meld in enumerate(before.melds):
        lost = set(meld.cards) - set(after.melds[place].cards)
        gained = set(after.melds[place].cards) - set(meld.cards)
        swapped = action.kind == RECLAIM and place == action.place
        if swapped and not (lost <= wild_cards_in(rules, meld) and gained == {*action.cards}):
            yield f"meld {place} gave something else than its wild card"
        if len(lost) > swapped or len(gained) > 1:
            yield f"meld {place} lost or gained too much"
        if gained and place != action.place:
            yield f"meld {place} changed by itself"


def wild_cards_in(rules: RummyRules, meld: Meld) -> set[int]:
    return {meld.cards[place] for place in rules.kinds[meld.kind].wild_places(meld)}


def wrong_sizes(
    rules: RummyRules, before: TableState, action: Action, after: TableState
) -> Iterator[str]:
    """One card is drawn, or the pile; what is put down or thrown away is gone."""
    change = {DRAW: 1, RECLAIM: 0}.get(action.kind, -len(action.cards))
    if action.kind == DRAW and action.place == PILE and isinstance(rules.game.pile, WholePile):
        change = len(before.pile)
    for seat, cards in enumerate(before.hands):
        expected = cards.bit_count() + (change if seat == before.to_act else 0)
        if after.hands[seat].bit_count() != expected:
            yield f"hand {seat} should hold {expected} cards"
    turn_over = action.kind == DISCARD or not after.hands[before.to_act]
    if turn_over == (in_hand(after) and after.turn_no == before.turn_no):
        yield "a turn ends with a discard or an empty hand, and only then"


def spoilt_builds(before: TableState, after: TableState) -> Iterator[str]:
    last_card = sum(cards.bit_count() for cards in before.hands) == 1
    if last_card and after.builds:
        yield "a build outlived the hands"
    if last_card and not before.stock and after.loose and after.last_taker != NOBODY:
        yield "cards lie about after the round"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_step_leaves_a_sound_table(table: Table) -> None:
    walk = late_walk(table)
    for before, action in walk.steps(STEPS):
        found = list(broken(walk.rules, before, action, walk.state))
        assert found == [], (before.content(), action)


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_every_step_of_careless_players_too(table: Table) -> None:
    walk = Walk(table, player=careless)
    for before, action in walk.steps(2 * STEPS):
        found = list(broken(walk.rules, before, action, walk.state))
        assert found == [], (before.content(), action)


def test_a_broken_table_is_noticed() -> None:
    """The checks above are no good if they pass whatever happens."""
    walk = late_walk(Table("loba_de_menos", (), 3))
    walk.rules.legal_actions(walk.state)
    while not walk.state.melds or walk.state.phase != PLAY:
        walk.step()
    before, after = walk.state, walk.state.clone()
    after.melds[0] = after.melds[0]._replace(cards=after.melds[0].cards[1:])
    after.hands[0] |= pack(before.melds[0].cards[:1])
    found = list(broken(walk.rules, before, Action(TRAIL), after))
    assert [fault for fault in found if "hand 0" in fault]
    assert [fault for fault in found if "too much" in fault]


# La Mona --------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [careless, eager])
@pytest.mark.parametrize("table", seated("la_mona"), ids=str)
def test_mona_lies_drowned_and_the_points_add_up(table: Table, player: Player) -> None:
    walk = Walk(table, player=player)
    assert isinstance(walk.rules, FishingRules)
    rounds = 0
    for before, _ in walk.steps(1000):
        after = walk.state
        assert all(MONA not in build.cards for build in after.builds)
        if after.hand_no != before.hand_no or not in_hand(before):
            continue
        if MONA in before.loose and in_hand(after):
            assert MONA in after.loose
        if not in_hand(after):
            rounds += 1
            assert sum(won.bit_count() for won in after.won) == 52
            assert after.standing.sheet[-1] == plain_points(after)
    assert rounds > 5


def plain_points(state: TableState) -> tuple[int, ...]:
    worth = {"2c": 3, "Td": 2, "2s": 1, "Ac": 1, "Ad": 1, "Ah": 1, "As": 1}
    points = [
        sum(value for name, value in worth.items() if won >> parse_card(name) & 1) + sweeps
        for won, sweeps in zip(state.won, state.sweeps, strict=True)
    ]
    cards = [won.bit_count() for won in state.won]
    spades = [sum(SUIT[card] == SPADES for card in each(won)) for won in state.won]
    for counts, reward in ((cards, 3), (spades, 1)):
        if counts.count(max(counts)) == 1:
            points[counts.index(max(counts))] += reward
    return tuple(points)
