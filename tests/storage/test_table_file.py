"""The table beside the log: where a match goes on when its log cannot be played again."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playing import one_act, play

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.storage import match_codec as log_lines
from game.storage.match_codec import SavedMatch, decode, encode
from game.storage.match_file import text_of
from game.storage.table_file import _digest, decode_table, encode_table
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

THEN = SeededChance("afterwards")
NewMatch = Callable[[str], SavedMatch]
FaultOf = Callable[..., str]


def spoilt(saved: SavedMatch) -> dict[str, Any]:
    """Its log tells of something that never was."""
    told: dict[str, Any] = json.loads(text_of(encode(saved)))
    told["log"][-1] = ["digest", "0" * 12]
    return told


@pytest.mark.parametrize("variant_id", Catalogue().ids())
def test_every_table_comes_back_as_it_was(new_match: NewMatch, variant_id: str) -> None:
    saved = new_match(variant_id)
    for act in range(150):
        state = saved.match.state
        told = json.loads(json.dumps(encode_table(saved.rules, state)))
        assert decode_table(told, "table", saved.rules, saved.match.seats) == state
        one_act(saved, 7 * act)


def test_a_match_whose_log_drifts_goes_on_from_its_table(new_match: NewMatch) -> None:
    saved = play(new_match("loba_de_menos"), 60)
    back = decode(spoilt(saved), THEN)
    assert back.lost is not None
    assert back.lost.key == "fault.match.drift"
    assert back.match.state == saved.match.state
    assert back.match.undo_refusal(back.match.state.to_act) is not None
    play(back, 40)


def test_what_goes_on_without_history_is_kept_and_read_again(new_match: NewMatch) -> None:
    back = play(decode(spoilt(play(new_match("carioca"), 60)), THEN), 25)
    again = decode(json.loads(text_of(encode(back))), THEN)
    assert again.match.first is not None
    assert again.lost is None
    assert again.match.state == back.match.state
    assert again.match.log == back.match.log


def test_the_last_act_after_lost_history_can_be_undone(new_match: NewMatch) -> None:
    back = decode(spoilt(play(new_match("la_mona"), 3)), THEN)
    before = back.match.state.clone()
    seat = back.match.state.to_act
    play(back, 1)
    back.match.undo(seat)
    assert back.match.state == before


def test_without_a_sound_table_the_fault_of_the_log_is_told(
    new_match: NewMatch, fault_of: FaultOf
) -> None:
    told = spoilt(play(new_match("la_mona"), 9))
    for table in (None, {}, [], {**told["table"], "ply": 3}):
        assert fault_of(decode, {**told, "table": table}, THEN).startswith("drift log")


def test_a_sound_log_needs_no_table(new_match: NewMatch) -> None:
    saved = play(new_match("la_mona"), 9)
    back = decode({**encode(saved), "table": {"any": "thing"}}, THEN)
    assert back.lost is None
    assert back.match.state == saved.match.state


def test_of_a_match_longer_than_anybody_would_play_again_the_present_hand_is_kept(
    new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = replace(play_to_hand(new_match("la_mona"), 3), deal="7")
    acts = len(saved.match.log) - saved.match.hand_begins
    assert acts
    monkeypatch.setattr(log_lines, "ACTS_MOST", 30)
    told = encode(saved)
    # No number leads to a table in the middle: the deals would begin anew.
    assert (told["deal"], sum(line[0] == "act" for line in told["log"])) == ("", acts)
    back = decode(json.loads(text_of(told)), THEN)
    assert (back.lost, back.is_whole, saved.is_whole) == (None, False, True)
    assert back.match.state == saved.match.state
    assert [entry.action for entry in back.match.log[1:]] == [
        entry.action for entry in saved.match.log[-acts:]
    ]


@pytest.mark.parametrize(("fewer", "deal"), [(0, "7"), (1, "")])
def test_a_match_that_is_just_not_too_long_is_kept_whole(
    fewer: int, deal: str, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = replace(play_to_hand(new_match("la_mona"), 2), deal="7")
    monkeypatch.setattr(log_lines, "ACTS_MOST", len(saved.match.log) - fewer)
    assert encode(saved)["deal"] == deal


def test_a_long_match_can_be_kept_right_after_a_deal(
    new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = play_to_hand(new_match("la_mona"), 3, acts=0)
    assert saved.match.hand_begins == len(saved.match.log)
    monkeypatch.setattr(log_lines, "ACTS_MOST", 30)
    back = decode(json.loads(text_of(encode(saved))), THEN)
    assert (back.lost, back.match.state) == (None, saved.match.state)


def play_to_hand(saved: SavedMatch, number: int, acts: int = 5) -> SavedMatch:
    while saved.match.state.hand_no < number:
        one_act(saved)
    return play(saved, acts)


def changed(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(told: dict[str, Any]) -> None:
        told[key] = value

    return change


def in_standing(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda told: told["standing"].update({key: value})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (changed("phase", "asleep"), "table table"),
        (changed("to_act", 7), "bounds table 0 1"),
        (changed("hands", ["9h"]), "table table"),
        (changed("hands", ["9h 9h", "1x"]), "card table 1x"),
        (changed("stock", ""), "table table"),
        (changed("stock_open", 1), "not_flag table"),
        (changed("melds", [["pierna", 0, "", 0]]), "table table"),
        (changed("melds", [["poker", 0, "9h 9c 9d", 0]]), "table table"),
        (changed("melds", [["pierna", 0, "9h 9c 9d", 3]]), "table table"),
        (changed("melds", [["escalera", 0, "5h 6h 7h", 14]]), "table table"),
        (changed("melds", [["escalera", 5, "5h 6h 7h", 5]]), "bounds table 0 1"),
        (changed("melds", [["escalera", 0, "5h 6h 7h"]]), "table table"),
        (changed("ply", -1), "bounds table 0 1000000000"),
        (changed("pending", "none"), "not_list table"),
        (changed("duty", 5), "not_text table"),
        (in_standing("out", [False, 0]), "not_flag table"),
        (in_standing("scores", [0]), "table table"),
        (in_standing("extra", [0]), "unknown_key table extra"),
    ],
)
def test_a_table_that_cannot_be_is_refused_even_if_its_digest_was_made_to_fit(
    new_match: NewMatch, fault_of: FaultOf, change: Callable[[dict[str, Any]], None], expected: str
) -> None:
    saved = new_match("loba_de_menos")
    told = copy.deepcopy(encode_table(saved.rules, saved.match.state))
    change(told)
    told["digest"] = _digest(told)
    assert fault_of(decode_table, told, "table", saved.rules, 2) == expected


def test_a_table_that_was_changed_is_found_out(new_match: NewMatch, fault_of: FaultOf) -> None:
    saved = new_match("loba_de_menos")
    told = encode_table(saved.rules, saved.match.state)
    told["standing"]["scores"] = [0, 99]
    assert fault_of(decode_table, told, "table", saved.rules, 2) == "table table"


def forged(saved: SavedMatch, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(encode_table(saved.rules, saved.match.state)))
    change(told)
    told["digest"] = _digest(told)
    return told


def gathered(told: dict[str, Any]) -> None:
    """All cards of the hands go to the bottom of the stock."""
    told["stock"] = " ".join([*told["hands"], told["stock"]])
    told["hands"] = ["" for _ in told["hands"]]


def one_hand_gathered(told: dict[str, Any]) -> None:
    other = 1 - told["to_act"]
    told["stock"] = f"{told['hands'][other]} {told['stock']}"
    told["hands"][other] = told["known"][other] = ""


def first_card_of(zone: str, key: str) -> Callable[[dict[str, Any]], None]:
    return lambda told: told.update({key: told[zone].split()[0]})


def one_card_more_in_the_stock(told: dict[str, Any]) -> None:
    other = 1 - told["to_act"]
    first, *rest = told["hands"][other].split()
    told["hands"][other], told["stock"] = " ".join(rest), f"{first} {told['stock']}"


#: By what a table may tell that leads to a moment without a legal act, or nowhere.
NO_WAY_ON: dict[str, tuple[str, int, Callable[[dict[str, Any]], None]]] = {
    "a duty for a card nobody holds": ("loba_de_menos", 1, first_card_of("stock", "duty")),
    "a duty before the draw": ("loba_de_menos", 0, first_card_of("stock", "duty")),
    "a barred card before the draw": ("loba_de_menos", 0, first_card_of("stock", "barred")),
    "nobody has cards": ("loba_de_menos", 1, gathered),
    "one has no cards": ("loba_de_menos", 0, one_hand_gathered),
    "somebody else deals": (
        *("loba_de_menos", 0),
        lambda told: told.update(phase="scored", to_act=1 - told["dealer"]),
    ),
    "nobody is asked": ("loba_de_menos", 0, changed("phase", "rebuy")),
    "those who may play on are asked": (
        *("loba_de_menos", 0),
        lambda told: told.update(phase="rebuy", pending=[0, 1], to_act=0),
    ),
    "over with all scores at nothing": ("loba_de_menos", 0, changed("phase", "over")),
    "over and nobody is left": (
        *("loba_de_menos", 0),
        lambda told: [changed("phase", "over")(told), in_standing("out", [True, True])(told)],
    ),
    "in play and over": ("loba_de_menos", 0, in_standing("scores", [500, 0])),
    "in play and alone": ("loba_de_menos", 0, in_standing("out", [True, False])),
    "a draw where nothing is drawn": ("la_mona", 0, changed("phase", "draw")),
    "rebuys where there are none": (
        *("la_mona", 0),
        lambda told: told.update(phase="rebuy", pending=[0], to_act=0),
    ),
    "hands that end in different rounds": ("la_mona", 0, one_hand_gathered),
    "a stock that does not go round": ("la_mona", 0, one_card_more_in_the_stock),
    "paid less than nothing": ("la_mona", 0, in_standing("paid", [-5, 0])),
}


@pytest.mark.parametrize("what", NO_WAY_ON)
def test_a_table_from_which_nobody_can_go_on_is_refused(
    new_match: NewMatch, fault_of: FaultOf, what: str
) -> None:
    variant_id, acts, change = NO_WAY_ON[what]
    saved = play(new_match(variant_id), acts)
    told = forged(saved, change)
    assert fault_of(decode_table, told, "table", saved.rules, 2) != ""
    assert fault_of(decode_table, forged(saved, lambda told: None), "table", saved.rules, 2) == ""


def test_the_last_to_take_is_one_of_the_sides(fault_of: FaultOf) -> None:
    """Where four play in pairs there are two."""
    variant = Catalogue().load("la_mona")
    rules = rules_of(variant.game)
    saved = SavedMatch(variant, (), rules, Match(rules, 4, SeededChance(5)))
    if len(saved.match.state.won) == 4:
        pytest.skip("this game has no pairs")
    told = forged(saved, changed("last_taker", 3))
    assert fault_of(decode_table, told, "table", rules, 4) == "bounds table -1 1"
