"""The examples of the rule books hold, however a game is played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.cards import names, parse_cards
from game.engine.game_parts import Deck
from game.engine.rummy.parts import SetMeld
from game.play.positions.position import position_in
from game.play.positions.referee import Referee
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import nodes_of
from game.view.rulebook.blocks import COUNTED, RIGHT, WRONG
from game.view.rulebook.book import Rulebook
from tests.view.books import (
    BUNDLED,
    CHOICES,
    GAMES,
    RUMMIES,
    Options,
    book,
    examples,
    shown,
)


@pytest.mark.parametrize(
    ("game", "section", "right", "wrong"),
    [
        (
            "loba_de_menos",
            "melds",
            {"9s 9h 9c", "4h 4h' 4d 4c", "5h 6h 7h", "5h X 7h", "Qc Kc Ac"},
            {"9s 9h X", "9s 9h 9c 9d", "9s 9s' 9h", "5h X X'", "5h 6h 7d", "Kc Ac 2c 3c"},
        ),
        (
            "loba_de_mas",
            "melds",
            {"9s 9h 9c", "4h 4h' 4d 4c", "5h 6h 7h", "5h X 7h", "5h 2c 7h", "Qc Kc Ac"},
            {"9s 9h X", "9s 9h 9c 9d", "9s 9s' 9h", "X X' X''", "5h 6h 7d", "Kc Ac 2c 3c"},
        ),
        (
            "carioca",
            "melds",
            {"9s 9h 9h'", "9s 9h X", "5h 6h 7h 8h", "5h X 7h 8h", "Kc Ac 2c 3c"},
            {"9s X X'", "5h 6h X X'", "5h 6h 7h 8d", "5h 6h 7h"},
        ),
        (
            "loba_seis_menes",
            "melds",
            {"9s 9h 9h'", "9s 9h X", "5h 6h 7h 8h", "5h X 7h 8h", "Jc Qc Kc Ac"},
            {"9s X X'", "5h 6h X X'", "5h 6h 7h 8d", "Kc Ac 2c 3c", "5h 6h 7h"},
        ),
        (
            "loba_de_menos",
            "wilds",
            {"8h 9h Th X | Jh", "8h 9h Th X | 6h"},
            {"8h X Th Jh | 9h"},
        ),
        (
            "carioca",
            "wilds",
            {"8h 9h Th X | Jh", "5h X 7h 8h | X'"},
            {"8h 9h Th X | 6h", "8h X Th Jh | 9h", "5h X 7h 8h | 6h"},
        ),
        (
            "loba_de_menos",
            "draw",
            {"7h | 7c 7d Ks 2s"},
            {"7h | 3s 9d Kh Jc", "7h | 7c 7d Ks"},
        ),
        ("loba_de_mas", "draw", {"9d | 9d'"}, {"9d"}),
        (
            "carioca",
            "contracts",
            {"Ts Th Tc | 4s 4h 4c", "Ts Th Tc | Ts' Th' Tc'", "3h 4h 5h 6h | 7h 8h 9h Th"},
            {"Ts Th Tc Td | 4s 4h 4c", "Ts Th Tc | Td", "Js Jh Jc"},
        ),
        (
            "loba_seis_menes",
            "contracts",
            {
                "Ts Th Tc | 4s 4h 4c",
                "Ts Th Tc | Ts' Th' Tc'",
                "Ts Th Tc Td Ts' Th'",
                "3h 4h 5h 6h | 7h 8h 9h Th",
                "Js Jh Jc",
            },
            {"Ts Th Tc Td | 4s 4h 4c", "Ts Th Tc | Td"},
        ),
        ("loba_de_mas", "lay_off", {"4h 5h 6h 7h | 8h", "9s 9h 9c | 9s'"}, {"4h 5h 6h 7h | 8h"}),
        ("loba_de_menos", "end", {"3h 4h 5h 6h | 7h"}, {"X 9c"}),
        ("carioca", "end", {"3h 4h 5h 6h | 7h | 9c"}, {"3h 4h 5h 6h | 7h"}),
        (
            "la_mona",
            "capture",
            {"7c | 7h 7s", "9c | 3h 6d", "Th | 2h 4d 4s Td", "As | Kh Ad", "9c | 7d 2s"},
            {"9c | 3h 5d", "Kc | 4s 7d 2s", "7c | 7d 2s"},
        ),
        ("la_mona", "inert", {"2c | 7h 8d", "2c | Kd 2h 8s 7c"}, {"2s | 2c"}),
        ("la_mona", "build", {"2h | 7d", "2h | 3d 4s", "5d 2s | 2h"}, {"2h | 7d", "4h", "4h | 4s"}),
        ("la_mona", "sweep", {"9c | 3h 6d 9s"}, set()),
        ("la_mona", "fila", {"7h | 7d", "3h | 5s 8d 6c 2h"}, {"7d 7h | 2h"}),
    ],
)
def test_a_section_has_its_examples(
    game: str, section: str, right: set[str], wrong: set[str]
) -> None:
    found = examples(book(game), section)
    assert right == {shown(one) for one in found if one.verdict != WRONG}
    assert wrong <= {shown(one) for one in found if one.verdict == WRONG}


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_every_example_comes_out_as_it_says(game: str, options: Options) -> None:
    """Played on a table set up like any other; what is wrong is refused for the reason shown."""
    told = [one for one in examples(book(game, options)) if one.verdict != COUNTED]
    assert told
    for example in told:
        assert example.trial is not None
        *before, last = example.trial.acts
        wanted = example.text.key if example.verdict == WRONG else "legal"
        script = [f"{act} -> legal" for act in before] + [f"{last} -> {wanted}"]
        setting = {"variant": game, "options": options, **example.trial.setting}
        given = Given(nodes_of({**setting, "actions": script}, FilePlace("")), "", Faults())
        position = position_in(given, GAMES, Path())
        assert position is not None
        assert not given.faults.fatal, list(given.faults)
        verdicts = list(Referee(position).judge_all())
        assert [verdict.held for verdict in verdicts] == [True] * len(script), example.title


@pytest.mark.parametrize("game", [game for game in BUNDLED if game in RUMMIES])
def test_a_hand_is_counted_as_the_rules_count_it(game: str) -> None:
    (counted,) = [
        example
        for example in examples(book(game), "scoring")
        if example.title.key == "rules.example.hand_counts"
    ]
    wanted = {
        "carioca": 65,
        "loba_centroamericana": 68,
        "loba_de_mas": 11,
        "loba_de_menos": 45,
        "loba_seis_menes": 54,
    }
    assert shown(counted) == "5h Tc Ks Ad X"
    assert counted.title.facts["points"] == wanted[game]


def test_a_meld_is_counted_with_its_wild_card() -> None:
    (counted,) = [
        example
        for example in examples(book("loba_de_mas"), "scoring")
        if example.title.key == "rules.example.meld_counts"
    ]
    # The joker as a jack 3, queen and king 2 each, the high ace 3.
    assert counted.title.facts["points"] == 10


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"deck": Deck(2, 0), "wild": ()}, id="no wild card"),
        pytest.param({"melds": {"trio": SetMeld(wilds=1)}}, id="no run"),
    ],
)
def test_a_game_without_wild_runs_counts_no_meld_with_a_wild_card(
    changed: dict[str, object],
) -> None:
    variant = GAMES.load("loba_de_mas")
    game = replace(variant.game, **changed)  # type: ignore[arg-type]
    found = examples(Rulebook(replace(variant, game=game)), "scoring")
    assert [example.title.key for example in found] == ["rules.example.hand_counts"]


@pytest.mark.parametrize(
    ("options", "verdicts"),
    [
        ({}, {"theirs": RIGHT, "own": RIGHT}),
        ({"raise_own_build": False}, {"theirs": RIGHT, "own": WRONG}),
    ],
)
def test_raising_is_shown_with_a_build_of_ones_own_and_of_another(
    options: Options, verdicts: dict[str, str]
) -> None:
    found = {
        example.title.key.removeprefix("rules.example.raise."): example
        for example in examples(book("la_mona", options), "build")
        if ".raise." in example.title.key
    }
    assert {name: example.verdict for name, example in found.items()} == verdicts
    assert {shown(example) for example in found.values()} == {"5d 2s | 2h"}


def test_cards_in_examples_are_cards_of_the_deck() -> None:
    for game in GAMES.ids():
        variant = GAMES.load(game)
        jokers = variant.game.deck.jokers
        for example in examples(Rulebook(variant)):
            cards = parse_cards(shown(example).replace("|", ""))
            assert sum(name.startswith("X") for name in names(cards).split()) <= jokers
