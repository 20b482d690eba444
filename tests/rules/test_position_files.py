"""Position files themselves: short ones, faulty ones, and those of the manual."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.cards import names, unpack
from game.engine.fishing.flow import FishingRules
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.positions.position import HEADER, SCRIPT_KEYS, PositionReading, read_position
from game.play.positions.referee import Referee
from game.play.positions.setting import TABLE_KEYS

from .cases import CATALOGUE, faults_of, set_up

PROJECT = Path(__file__).resolve().parents[2]
MANUAL = (PROJECT / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL)


def written(folder: Path, text: str) -> Path:
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def reading(folder: Path, text: str) -> PositionReading:
    return read_position(written(folder, text), CATALOGUE)


# What is not said ------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE.ids())
def test_two_lines_are_enough(variant: str) -> None:
    position = set_up(variant=variant, hand="7c 7d 3h")
    state = position.state
    assert names(unpack(state.hands[0])) == "7c 7d 3h"
    assert state.to_act == 0
    others = {cards.bit_count() for cards in state.hands[1:]}
    assert others == (
        {3} if isinstance(position.rules, FishingRules) else {position.rules.hand_size(state)}
    )


def test_one_line_is_enough() -> None:
    assert set_up(variant="loba_de_menos").state.hands[0].bit_count() == 10
    assert set_up(variant="la_mona").state.hands[0].bit_count() == 4


def test_the_seed_decides_what_is_unknown() -> None:
    tables = [set_up(variant="carioca", hand="9c 5", seed=seed).state for seed in (1, 1, 2)]
    assert tables[0] == tables[1]
    assert tables[0] != tables[2]
    assert all(state.hands[0].bit_count() == 6 for state in tables)


def test_the_stock_is_told_in_drawing_order() -> None:
    stock = set_up(variant="carioca", stock="9c ? 4h").state.stock
    assert names([stock[-1], stock[-3]]) == "9c 4h"
    # 12 cards each, one drawn, one turned up.
    assert len(stock) == 106 - 13 - 12 - 1


@pytest.mark.parametrize(
    ("action", "phase"), [("draw stock", "draw"), ("discard 9c", "play"), ("deal", "scored")]
)
def test_the_first_action_tells_the_phase(action: str, phase: str) -> None:
    assert set_up(variant="carioca", hand="9c 9d", actions=action).state.phase == phase


def test_whoever_owns_a_build_holds_its_card() -> None:
    builds = [{"build": "7d 2h", "value": 9, "owner": 2}]
    for seed in range(20):
        state = set_up(variant="la_mona", hand="3c 4c", builds=builds, seed=seed).state
        assert "9" in names(unpack(state.hands[1]))


def test_a_decision_after_a_hand() -> None:
    position = set_up(
        variant="loba_de_menos", players=3, scores=[110, 20, 105], actions="rebuy", dealer=1
    )
    assert position.state.pending == (2, 0)


def test_a_duty_and_a_bar() -> None:
    state = set_up(variant="loba_de_menos", hand="7h Ks", must_play="7h").state
    assert "7h" in names(unpack(state.duty))
    state = set_up(variant="loba_de_mas", hand="7h Ks", may_not_discard="7h").state
    assert names([state.barred]) == "7h"


KNOCKED_OUT = """\
schema: 1
id: mine
extends: la_mona
players: {min: 2, max: 4, partners: []}
match_end: {part: eliminate, at: 21}
options: {rounds_to_win: null}
presets: {short_match: null}
"""


@pytest.mark.parametrize(
    ("told", "sizes"),
    [
        # Ana has played a card of this round, Carla has not.
        ("turn: Carla\ndealer: Carla\nhand: 9c 9d", [1, 0, 2]),
        ("dealer: Carla\nhand: 9c", [1, 0, 1]),
    ],
)
def test_who_is_out_of_a_fishing_game_has_no_turn_and_no_part_in_a_deal(
    tmp_path: Path, told: str, sizes: list[int]
) -> None:
    (tmp_path / "mine.yaml").write_text(KNOCKED_OUT, encoding="utf-8")
    text = f"variant: mine.yaml\nplayers: [Ana, Beto, Carla]\nout: Beto\n{told}\n"
    for stock in ("", "stock: 8\n"):
        position = reading(tmp_path, text + stock).position
        assert position is not None
        assert [hand.bit_count() for hand in position.state.hands] == sizes
    assert len(position.state.stock) == 8
    found = {fault.key: fault for fault in reading(tmp_path, text + "stock: 12\n").faults}
    assert found["fault.uneven_stock"].fact("each") == 8


def test_what_partners_share_is_told_for_each_side_or_by_either_of_their_names() -> None:
    told = {"variant": "la_mona", "players": ["Ana", "Beto", "Carla", "Dora"]}
    for scores in ([3, 5], {"Ana": 3, "Beto": 5}, {"Dora": 5, "Carla": 3}):
        assert set_up(scores=scores, **told).state.standing.scores == (3, 5)
    assert faults_of(scores=[3, 5, 3, 5], **told) == ["fault.too_many_told"]


def test_a_variant_file_beside_the_position(tmp_path: Path) -> None:
    mine = "schema: 1\nid: mine\nextends: loba_de_menos\nmatch_end: {at: 51}\n"
    (tmp_path / "mine.yaml").write_text(mine, encoding="utf-8")
    found = reading(tmp_path, "variant: mine.yaml\nhand: 9c")
    assert found.position is not None
    assert found.position.variant.id == "mine"


# What is wrong ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"variant": "loba_de_menso"}, "fault.unknown_variant"),
        ({"hnad": "9c"}, "fault.unknown_key"),
        ({"builds": []}, "fault.unknown_key"),
        ({"options": {"run.mim": 4}}, "fault.unknown_option"),
        ({"options": {"run.min": 5}}, "fault.option_value"),
        ({"preset": "clasic"}, "fault.unknown_preset"),
        ({"players": 9}, "fault.players_count"),
        ({"players": ["Ana", "Ana"]}, "fault.player_name"),
        ({"turn": "Ana"}, "fault.unknown_player"),
        ({"turn": 3}, "fault.unknown_player"),
        ({"hands": {"Ana": "9c"}}, "fault.unknown_player"),
        ({"hands": ["9c", "9d", "9h"]}, "fault.too_many_told"),
        ({"hand": "9c", "hands": ["9d", 9]}, "fault.hand_twice"),
        ({"hand": "9x"}, "fault.not_card_or_count"),
        ({"hand": "9c 9c"}, "fault.card_twice"),
        ({"hand": "9c", "pile": "9c"}, "fault.card_twice"),
        ({"hand": "9c''"}, "fault.card_not_in_deck"),
        ({"hand": 109}, "fault.too_few_cards"),
        ({"hand": "none"}, "fault.nothing_in_hand"),
        (
            {"hands": [9, "rest"], "pile": "none", "stock": "none", "phase": "draw"},
            "fault.nothing_to_draw",
        ),
        ({"hand": "rest", "pile": "rest"}, "fault.rest_twice"),
        ({"stock": "none"}, "fault.no_place_for_rest"),
        ({"table": ["3c 4c 6c"]}, "refuse.run.not_next"),
        ({"table": ["9c 9d 9h 9s"]}, "refuse.set.fourth_suit"),
        ({"table": ["9c 9d ninth"]}, "notation.card"),
        ({"table": [{"meld": "9c 9d 9h", "ower": 2}]}, "fault.unknown_key"),
        ({"phase": "drow"}, "fault.not_word"),
        ({"round": 0}, "fault.out_of_bounds"),
        ({"scores": ["many"]}, "fault.not_whole"),
        ({"out": [1]}, "fault.too_many_out"),
        ({"players": 3, "out": [2], "turn": 2}, "fault.turn_of_one_out"),
        ({"phase": "decide"}, "fault.nobody_decides"),
        ({"may_not_discard": "9c 9d", "hand": "9c 9d"}, "fault.too_many_told"),
        ({"must_play": "3c", "hand": "9c"}, "fault.not_in_hand"),
        ({"must_play": "3x", "hand": "9c"}, "fault.not_card"),
        ({"actions": "discard 9c -> leagl"}, "fault.expectation"),
        ({"actions": [{"take 9c": "3h"}]}, "fault.action_quotes"),
        ({"after": "turn"}, "fault.not_map"),
        ({"variant": "la_mona", "pile": "9c"}, "fault.unknown_key"),
        ({"variant": "la_mona", "hands": [3, 5]}, "fault.uneven_hands"),
        ({"variant": "la_mona", "players": 3, "hands": [4, 3, 2]}, "fault.uneven_hands"),
        ({"variant": "la_mona", "hands": [7, 7]}, "fault.hand_too_large"),
        ({"variant": "la_mona", "scores": [10, 2]}, "fault.match_is_over"),
        ({"variant": "loba_de_mas", "scores": [150, 20]}, "fault.match_is_over"),
        ({"variant": "la_mona", "scores": [10, 2], "after": {"winners": 1}}, "fault.match_is_over"),
        ({"variant": "carioca", "round": 9}, "fault.no_such_round"),
        ({"scores": [101, 20]}, "fault.over_the_limit"),
        ({"variant": "la_mona", "stock": 9}, "fault.uneven_stock"),
        ({"variant": "la_mona", "builds": [{"build": "7d 2h", "value": 8}]}, "fault.build_sum"),
        ({"variant": "la_mona", "builds": [{"build": 2, "value": 8}]}, "fault.build_unknown"),
        ({"variant": "la_mona", "builds": [{"build": "7d 2h"}]}, "fault.missing_key"),
        (
            {"variant": "la_mona", "hand": "3c", "builds": [{"build": "7d 2h", "value": 9}]},
            "fault.build_owner",
        ),
    ],
)
def test_faults_are_named(told: dict[str, object], fault: str) -> None:
    assert fault in faults_of(**({"variant": "loba_de_menos"} | told))


@pytest.mark.parametrize(
    ("told", "facts"),
    [
        ("{variant: carioca, round: 9}", {"given": 9, "most": 8}),
        ("{variant: carioca, round: 0}", {"given": "0", "low": 1, "high": 1000}),
        ("{variant: carioca, hand: 109}", {"wanted": 122, "left": 106}),
        ("{variant: loba_de_menos, scores: [9, 101]}", {"player": "2", "given": 101}),
        ("{variant: loba_de_menos, hands: [9c, 9d, 9h]}", {"given": 3, "most": 2}),
        ("{variant: la_mona, hands: [5, 4]}", {"player": "1", "given": 5, "most": 4}),
        ("{variant: la_mona, stock: 9}", {"each": 8}),
    ],
)
def test_a_fault_tells_what_there_is_and_what_there_may_be(
    tmp_path: Path, told: str, facts: dict[str, object]
) -> None:
    assert dict(reading(tmp_path, told).faults[0].facts) == facts


def test_all_faults_at_once_with_their_places(tmp_path: Path) -> None:
    found = reading(
        tmp_path,
        "variant: loba_de_menos\n"
        "hand: 9x Kc\n"
        "trun: 2\n"
        "scores: [1, 2, 3]\n"
        "table: [[3c 4c 6c], {9c 9d 5h}]\n"
        "actions: |\n"
        "  discard 9c\n"
        "  discard 9d -> maybe\n",
    )
    assert found.position is None
    assert [(fault.line, fault.column, fault.path) for fault in found.faults] == [
        (2, 7, "hand"),
        (3, 1, "trun"),
        (4, 9, "scores"),
        (5, 9, "table.1"),
        (5, 21, "table.2"),
        (8, 1, "actions"),
    ]
    assert found.faults[1].fact("nearest") == "turn"


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        ("actions: add 9c #1\n", 3),
        ("actions:\n  - discard Ks # a remark\n  - add 9c #1\n", 5),
        ("actions:\n  - {do: add 9c #1\n    , expect: legal}\n", 4),
        ("after:\n  legal: add 9c #1\n", None),
    ],
)
def test_the_number_of_a_meld_is_not_taken_for_a_remark_unsaid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], actions: str, line: int | None
) -> None:
    text = f"variant: loba_de_menos\nhand: 9c Ks\n{actions}"
    if line is None:
        assert main(["referee", str(written(tmp_path, text))]) == 2
        assert "Put this action in quotes" in capsys.readouterr().err
        return
    faults = reading(tmp_path, text).faults
    assert [(fault.key, fault.line) for fault in faults] == [("fault.action_quotes", line)]


@pytest.mark.parametrize(
    "actions",
    [
        "actions: discard Ks # a remark\n",
        "actions: 'add 9c #1'\n",
        "actions: |\n  add 9c #1\n  # a remark\n",
    ],
)
def test_a_remark_is_a_remark(tmp_path: Path, actions: str) -> None:
    assert reading(tmp_path, f"variant: loba_de_menos\nhand: 9c Ks\n{actions}").faults == ()


def test_a_table_that_cannot_be_is_told_with_all_else(tmp_path: Path) -> None:
    found = reading(
        tmp_path,
        "variant: loba_de_menos\n"
        "players: 9\n"
        "scores: [150, 20]\n"
        "phase: drow\n"
        "hand: 9x\n"
        "actions: discard 9c -> maybe\n",
    )
    assert [(fault.key, fault.line) for fault in found.faults] == [
        ("fault.players_count", 2),
        ("fault.over_the_limit", 3),
        ("fault.not_word", 4),
        ("fault.not_card_or_count", 5),
        ("fault.expectation", 6),
    ]


def test_a_doubt_about_a_game_is_no_reason_to_refuse_a_position(tmp_path: Path) -> None:
    mine = "schema: 1\nid: other\nextends: loba_de_menos\n"
    (tmp_path / "mine.yaml").write_text(mine, encoding="utf-8")
    found = reading(tmp_path, "variant: mine.yaml\nhand: 9c")
    assert [fault.key for fault in found.faults] == ["fault.id_not_file"]
    assert found.position is not None


# The command -----------------------------------------------------------------------------------

TRIED = """\
variant: loba_de_menos
players: [Ana, Beto]
hand: 4c 4d 4h 4s Ks
actions: |
  meld 4c 4d 4h 4s -> {expected}
  meld 4c 4d 4h
  discard Ks
"""


@pytest.mark.parametrize(
    ("expected", "code"),
    [("illegal", 0), ("refuse.set.fourth_suit", 0), ("legal", 1), ("refuse.not_held", 1)],
)
def test_the_exit_code_says_whether_all_came_true(
    expected: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, TRIED.format(expected=expected))
    assert main(["referee", str(file)]) == code
    told = capsys.readouterr().out
    assert "illegal: refuse.set.fourth_suit - A pierna has three suits" in told
    assert "3. Ana: discard Ks\n    legal\n    | Ana discards Ks." in told


def test_an_action_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "variant: carioca\nhand: 9c 9d\nactions: throw 9c\n")
    assert main(["referee", str(file)]) == 1
    assert "notation.action" in capsys.readouterr().out


def test_an_end_that_was_not_expected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = "variant: carioca\nhand: 9c 9d\nactions: discard 9c\nafter: {turn: 1}\n"
    file = written(tmp_path, wrong)
    assert main(["referee", str(file)]) == 1
    assert "expected 1, found 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text", ["variant: loba\n", "hand: [\n", "variant: carioca\nafter: {trn: 1}\n"]
)
def test_a_bad_file(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(written(tmp_path, text))]) == 2
    assert "position.yaml:" in capsys.readouterr().err


FULL = "variant: la_mona\nhand: Kc Kd Kh Ks\nseed: 1\ntable: {cards}\nhands: {{2: 4}}\n"


@pytest.mark.parametrize(("count", "is_cut"), [(6, False), (24, True)])
def test_a_list_that_is_cut_short_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], count: int, is_cut: bool
) -> None:
    cards = " ".join([f"{rank}{suit}" for rank in "234567" for suit in "dhsc"][:count])
    file = written(tmp_path, FULL.format(cards=cards))
    assert main(["referee", "--legal", str(file)]) == 0
    assert ("… and more: this table holds too many sums" in capsys.readouterr().out) == is_cut
    assert main(["referee", "--legal", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["legal_cut"] == is_cut


def test_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee"]) == 2
    assert main(["referee", "no_such_file.yaml"]) == 2


def test_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, TRIED.format(expected="illegal"))
    assert main(["referee", str(file), "--json", "--legal"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["held"]
    assert "discard Ks" in data["legal"]
    assert [tried["legal"] for tried in data["actions"]] == [False, True, True]
    assert data["actions"][0]["key"] == "refuse.set.fourth_suit"
    assert data["actions"][1]["events"][0]["kind"] == "melded"
    assert data["scores"] == {"Ana": 0, "Beto": 0}


@pytest.mark.parametrize(("language", "word"), [("es", "ilegal"), ("fr", "illégal")])
def test_in_other_languages(
    language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, TRIED.format(expected="illegal"))
    assert main(["referee", str(file), "--lang", language]) == 0
    assert word in capsys.readouterr().out


def test_a_refusal_names_melds_and_contracts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = """
        variant: carioca
        hand: 9c 9d 9h 9s 4c 4d 4h Kd
        actions: ["open trio 9c 9d 9h 9s + trio 4c 4d 4h", "open trio 9c 9d 9h"]
    """
    main(["--lang", "en", "referee", str(written(tmp_path, text))])
    said = capsys.readouterr().out
    assert "In a contract a trio has exactly 3 cards, and here one has 4." in said
    assert "This hand asks for 2 trios" in said


# The manual ------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_manual_come_true(example: str, tmp_path: Path) -> None:
    assert main(["referee", str(written(tmp_path, example))]) == 0


def test_the_manual_knows_every_key() -> None:
    table = MANUAL.partition("## All keys")[2]
    assert [key for key in (*HEADER, *TABLE_KEYS, *SCRIPT_KEYS) if f"`{key}`" not in table] == []


def test_the_manual_quotes_what_the_referee_says() -> None:
    said = Texts(["en"], [bundled("locales")]).text("refuse.lay_off.not_opened")
    assert f'("{said}")' in " ".join(MANUAL.split())


def test_a_card_that_takes_by_one_value_is_written_without_it() -> None:
    """A queen takes only queens; what value they have for that is the program's affair."""
    position = set_up(variant="la_mona", hand="Qh 9c 3h 4d", table="Qc 5s 4c")
    told = Referee(position).legal()
    assert "take Qh: Qc" in told
    assert "take 9c: 4c 5s" in told or "take 9c: 5s 4c" in told
    assert not [act for act in told if " as " in act]
