"""Fishing rounds of Escoba, Scopa and Cassino: how they are dealt, and what they count."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.engine.actions import DEAL_NEXT
from game.engine.cards import names, pack, parse_card, parse_cards, unpack
from game.engine.chance import RecordedChance, SeededChance
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.state import TableState
from game.variants.options import Value

from .cases import faults_of
from .covered import COVERED, covers
from .test_dealing import order, rules


def fishing(name: str, options: Mapping[str, Value]) -> FishingRules:
    game = rules(name, **options)
    assert isinstance(game, FishingRules)
    return game


# Dealing ---------------------------------------------------------------------------------------


@covers("ES-01", "R-N-5")
@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_three_cards_at_a_time_until_forty_are_gone(seats: int, deals: int) -> None:
    game = rules("escoba", table_fifteen="off")
    events: list[Event] = []
    state = game.start(seats, SeededChance("escoba"), events.append)
    assert len(state.stock) == 36 - 3 * seats
    assert state.to_act == (state.dealer - 1) % seats
    while game.legal_actions(state) != [DEAL_NEXT]:
        game.apply(state, game.legal_actions(state)[0], SeededChance(1), events.append)
    assert sum(event.kind == "dealt" for event in events) == seats * deals


@covers("R-ES-2")
@pytest.mark.parametrize(
    ("rule", "table", "options", "sweeps"),
    [
        ("ES-08", "Kd 3c Ah As", {}, 1),
        ("ES-09", "Kd 5c Qh 6s", {}, 2),
        ("ES-10", "Kd Kc Qh As", {}, 0),
        ("R-ES-2", "Kd 3c Ah As", {"table_fifteen": "off"}, 0),
    ],
)
def test_a_first_table_of_fifteen_is_the_dealers(
    rule: str, table: str, options: dict[str, Value], sweeps: int
) -> None:
    game = fishing("escoba", options)
    others = [card for card in game.deck if card not in parse_cards(table)][:6]
    dealt = order(game.deck, f"{names(others)} {table}")
    events: list[Event] = []
    state = game.start(2, RecordedChance(iter([(1,), dealt])), events.append)
    assert state.sweeps == [0, sweeps]
    assert state.won == [0, pack(parse_cards(table)) if sweeps else 0]
    assert bool(state.loose) == (not sweeps)
    assert [event.seat for event in events if event.kind == "swept"] == [1] * sweeps


@covers("SC-09")
def test_three_kings_on_the_first_table_are_dealt_anew() -> None:
    game = rules("scopa")
    hands = [card for card in game.deck if card not in parse_cards("Kd Kc Kh Ks 4s")][:6]
    kings = order(game.deck, f"{names(hands)} Kd Kc Kh 4s")
    two = order(game.deck, f"{names(hands)} Kd Kc 3h 4s")
    state = game.start(2, RecordedChance(iter([(1,), kings, two])))
    assert (state.dealer, pack(state.loose)) == (1, pack(parse_cards("Kd Kc 3h 4s")))


# Counting --------------------------------------------------------------------------------------

HALF = "Ah 2h 3h 4h 5h 6h Jh Qh Kh"
AS_MANY = f"7h 7c 7s Ad 2d 3d 4d 5d {HALF} Ac 2c Kc"
#: The number, the game and what is chosen, what the first side took (the other one has the rest),
#: or both, the sweeps, and the points.
COUNTS: list[tuple[str, str, dict[str, Value], str, str, tuple[int, int], list[int]]] = [
    ("ES-12", "escoba", {}, f"7d Ad 2d 3d 4d 7h {HALF} Ac 2c 3c 4c 5c 6c Kc", "", (3, 0), [5, 0]),
    ("ES-13", "escoba", {}, AS_MANY, "", (0, 0), [1, 1]),
    (
        "ES-15",
        "escoba",
        {},
        f"7d Ad 2d 3d 4d 7h {HALF} Ac 2c 3c 4c 5c 6c Kc Qc",
        "",
        (0, 0),
        [2, 0],
    ),
    ("R-ES-3", "escoba", {}, "6h As 5c 2h 7d", "7h 7s 6d 4c 2d", (0, 0), [1, 2]),
    ("ES-16", "escoba", {"sevens": "setenta"}, "6h As 5c 2h 7d", "7h 7s 6d 4c 2d", (0, 0), [1, 2]),
    ("R-ES-4", "escoba", {}, "Ad 2d 3d 4d 5d 6d Jd Qd Kd 7d", "7h", (0, 0), [3, 0]),
    ("R-ES-4", "escoba", {"all_coins": 2}, "Ad 2d 3d 4d 5d 6d Jd Qd Kd 7d", "7h", (0, 0), [4, 0]),
    ("R-ES-4", "escoba", {"all_sevens": 2}, "7c 7d 7h 7s", "2h 2c 2s 3c", (0, 0), [4, 0]),
    ("SC-10", "scopa", {}, "7d 7c 6h As", "7h 7s 6d 6c", (0, 0), [1, 1]),
    ("SC-11", "scopa", {}, "7d 7c 7s 2d", "7h Jc Js 2h Jd", (0, 0), [2, 2]),
    ("R-SC-4", "scopa", {"primiera.missing_suit": "zero"}, "7d 7c 7s", "7h Jc Js", (0, 0), [3, 0]),
    ("SC-12", "scopa", {}, "7d 7c 6h As", "7h 7s 6d Ac", (0, 0), [1, 0]),
    (
        *("SC-13", "scopa", {}),
        "2c Jc Qc Kc Ad 6d 7d Jd Ah 2h 3h Qh Kh As 3s 4s 5s 6s 7s Qs Ks",
        *("", (1, 2), [4, 3]),
    ),
    ("SC-15", "scopa", {"napola": True}, "Ad 2d 3d 4d 5d Kd", "6d 7h 7c 4s As Jc", (0, 0), [6, 1]),
    ("R-SC-5", "scopa", {}, "Ad 2d 3d 4d 5d Kd", "6d 7h 7c 4s As Jc", (0, 0), [1, 1]),
    ("SC-15", "scopa", {"napola": True}, "Ad 2d 4d", "3d 7h 7c", (0, 0), [1, 0]),
    ("R-SC-3", "scopa", {"primiera": "sevens"}, "7h 7c Jd", "6d As 6c 7s", (0, 0), [1, 1]),
    ("R-SC-6", "scopa", {"rebello": 1}, "Kd", "2d 3c", (0, 0), [1, 1]),
    (
        *("CS-18", "cassino", {}),
        "Td As Ac 3s 4s 5s 6s 7s 8s 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 7d 8d",
        *("", (1, 0), [9, 3]),
    ),
    ("CS-19", "cassino", {}, "Td 2h 3h 4c", "As 2s 2d 3d", (0, 0), [2, 3]),
    (
        *("R-CS-4", "cassino", {"sweep_points": 0}),
        "3s 4s 5s 6s 7s 8s 9s Ac 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 7d 8d",
        *("", (1, 0), [2, 6]),
    ),
]


def round_of(game: FishingRules, won: str, others: str, sweeps: tuple[int, int]) -> TableState:
    state = game.start(2, SeededChance(1))
    first = pack(parse_cards(won))
    state.won = [first, pack(parse_cards(others)) if others else game.deck_set & ~first]
    state.loose, state.sweeps = [], list(sweeps)
    return state


@pytest.mark.parametrize(("rule", "name", "options", "won", "others", "sweeps", "points"), COUNTS)
def test_what_a_round_counts(
    rule: str,
    name: str,
    options: dict[str, Value],
    won: str,
    others: str,
    sweeps: tuple[int, int],
    points: list[int],
) -> None:
    game = fishing(name, options)
    assert game.game.score.score(round_of(game, won, others, sweeps)) == points


@covers("R-N-3", "ES-14", "SC-14", "CS-20", "R-ES-6", "R-SC-7", "R-CS-6")
@pytest.mark.parametrize(("name", "at"), [("escoba", 21), ("scopa", 11), ("cassino", 21)])
def test_equals_at_the_target_play_on(name: str, at: int) -> None:
    end, shared = rules(name).match_end, rules(name, target_tie="shared").match_end
    standing = rules(name).start(2, SeededChance(1)).standing
    decided, tied = (standing._replace(scores=scores) for scores in ((at + 1, at), (at, at)))
    assert (end.is_over(decided), end.winners(decided)) == (True, (0,))
    assert (end.is_over(tied), shared.is_over(tied)) == (False, True)


# The pack --------------------------------------------------------------------------------------


@covers("R-N-5")
@pytest.mark.parametrize(("name", "cards"), [("escoba", 40), ("scopa", 40), ("cassino", 52)])
def test_cards_that_the_pack_lacks_do_not_exist(name: str, cards: int) -> None:
    game = rules(name)
    assert len(game.deck) == cards
    assert (parse_card("8c") in game.deck) == (cards == 52)
    foreign = faults_of(variant=name, hand="8c Ah 2h")
    assert foreign == ([] if cards == 52 else ["fault.card_not_in_deck"])


@covers("R-ES-5")
def test_what_is_left_of_an_escoba_is_ten_more_than_fifteens() -> None:
    game = fishing("escoba", {})
    chance = SeededChance("left")
    state = game.start(2, chance)
    while any(state.hands) or state.stock:
        if sum(map(int.bit_count, state.hands)) == 1 and not state.stock:
            break
        acts = game.legal_actions(state)
        game.apply(state, acts[chance.pick(len(acts))], chance)
    left = [*state.loose, *(card for hand in state.hands for card in unpack(hand))]
    assert sum(game.values.addends[card].values[0] for card in left) % 15 == 10


def rules_told() -> set[str]:
    told = {rule for rule, *_ in COUNTS} | {"ES-08", "ES-09", "ES-10"}
    return COVERED | told
