"""Whatever is wrong with a table is found and named, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from game.engine.cards import BIT, pack, parse_card, parse_cards
from game.engine.checks import faults
from game.engine.notation import AnyRules
from game.engine.phases import SCORED
from game.engine.state import Build, Meld, TableState
from tests.bots.positions import set_up

RUMMY = {
    "players": 3,
    "pile": "4d",
    "hands": ["2c 9h 9d Js", "3", "5c 6c"],
    "table": [{"meld": "[5h 6h 7h]", "owner": 2}, {"meld": "{Ks Kh Kc}", "owner": 3}],
}
FISHING = {"hands": ["9c 2h", "9d 3h"], "table": "Ks", "builds": [{"build": "7d 2s", "value": 9}]}
Spoil = Callable[[AnyRules, TableState], None]


def moved(state: TableState, text: str) -> int:
    """Take a card from wherever it is hidden, to be put elsewhere; return it."""
    card = parse_card(text)
    state.stock = [other for other in state.stock if other != card]
    state.hands = [cards & ~BIT[card] for cards in state.hands]
    state.won = [cards & ~BIT[card] for cards in state.won]
    return card


def two_of_a_card(rules: AnyRules, state: TableState) -> None:
    state.pile.append(parse_card("9h"))


def a_card_of_another_pack(rules: AnyRules, state: TableState) -> None:
    state.hands[0] |= BIT[parse_card("9h''")]


def a_card_too_few(rules: AnyRules, state: TableState) -> None:
    state.stock.pop()


def a_known_card_that_is_not_held(rules: AnyRules, state: TableState) -> None:
    state.known[1] = BIT[parse_card("2c")]


def a_turn_of_a_player_who_is_out(rules: AnyRules, state: TableState) -> None:
    state.standing = state.standing._replace(out=(True, False, False))


def a_turn_without_a_card(rules: AnyRules, state: TableState) -> None:
    state.pile += [*parse_cards("2c 9h 9d Js")]
    state.hands[0] = 0


def lay(rules: AnyRules, state: TableState, at: int, cards: str, start: int) -> None:
    """Put these cards where a meld lies; those it loses go to the pile."""
    old = state.melds[at]
    for card in cards.split():
        if parse_card(card) not in old.cards:
            moved(state, card)
    state.melds[at] = Meld(old.kind, old.owner, parse_cards(cards), start)
    state.pile += [card for card in old.cards if card not in state.melds[at].cards]
    state.fits[at] = rules.kinds[old.kind].joining(state.melds[at])


def a_run_round_the_corner(rules: AnyRules, state: TableState) -> None:
    """Every card in its order, but past the ace."""
    lay(rules, state, 0, "Qh Kh' Ah 2h", 12)


def a_stray_that_is_not_wild(rules: AnyRules, state: TableState) -> None:
    lay(rules, state, 0, "5h 8c 7h", 5)


def more_jokers_than_a_run_may_hold(rules: AnyRules, state: TableState) -> None:
    lay(rules, state, 0, "5h X X' 8h", 5)


def a_run_longer_than_all_ranks(rules: AnyRules, state: TableState) -> None:
    """From the low ace to the high one: in bounds, and one card too long."""
    lay(rules, state, 0, "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh' Ah'", 1)


def a_list_of_fitting_cards_that_is_old(rules: AnyRules, state: TableState) -> None:
    state.fits[1] ^= BIT[parse_card("Kd")]


@pytest.mark.parametrize(
    ("keys", "spoil"),
    [
        ("card_twice", two_of_a_card),
        ("foreign_card card_lost", a_card_of_another_pack),
        ("card_lost", a_card_too_few),
        ("known_not_held", a_known_card_that_is_not_held),
        ("out_to_act", a_turn_of_a_player_who_is_out),
        ("nothing_to_play", a_turn_without_a_card),
        ("no_meld", a_run_round_the_corner),
        ("no_meld", a_stray_that_is_not_wild),
        ("too_many_wilds", more_jokers_than_a_run_may_hold),
        ("meld_too_long", a_run_longer_than_all_ranks),
        ("stale_fits", a_list_of_fitting_cards_that_is_old),
    ],
)
def test_what_is_wrong_with_a_rummy_table_is_named(keys: str, spoil: Spoil) -> None:
    position = set_up("loba_de_menos", RUMMY)
    state = deepcopy(position.state)
    assert faults(position.rules, state) == []
    spoil(position.rules, state)
    assert [fault.key for fault in faults(position.rules, state)] == keys.split()


def two_builds_of_a_value(rules: AnyRules, state: TableState) -> None:
    cards = tuple(moved(state, card) for card in ("5s", "4s"))
    state.builds.append(Build(1, cards, 9, False, (1,)))


def a_build_nobody_can_take(rules: AnyRules, state: TableState) -> None:
    """Its owner has played the only card that takes it."""
    state.loose.append(moved(state, "9c"))


def a_build_left_over(rules: AnyRules, state: TableState) -> None:
    """The last card is played, and the hand goes on; nor can anybody take the build."""
    for seat, cards in enumerate(state.hands):
        state.won[seat] |= cards
        state.hands[seat] = 0


@pytest.mark.parametrize(
    ("keys", "spoil"),
    [
        (["two_builds"], two_builds_of_a_value),
        (["build_unheld"], a_build_nobody_can_take),
        (["nothing_to_play", "build_left", "build_unheld"], a_build_left_over),
    ],
)
def test_what_is_wrong_with_a_fishing_table_is_named(keys: list[str], spoil: Spoil) -> None:
    position = set_up("la_mona", FISHING)
    state = deepcopy(position.state)
    assert faults(position.rules, state) == []
    spoil(position.rules, state)
    assert [fault.key for fault in faults(position.rules, state)] == keys


def test_a_wild_card_in_its_place_and_a_finished_hand_are_sound() -> None:
    position = set_up("loba_de_menos", {"hand": "2c 9d", "table": ["[5h X=6 7h]"]})
    assert faults(position.rules, position.state) == []
    state = set_up("la_mona", FISHING).state
    state.phase, state.hands[0] = SCORED, pack(())
    assert "build_unheld" not in [fault.key for fault in faults(position.rules, state)]
