"""The rule books of games that somebody has written: what they play otherwise than the six."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.engine.cards import parse_card
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.variants.load import Variant, variant_from_mapping
from game.view.rulebook.blocks import RIGHT, ContractTable
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from tests.view.books import GAMES, blocks, examples, fact, said

Slots = Mapping[str, Any]
LANGUAGES = ("en", "es", "fr", "pt")


def own(game: str, slots: Slots) -> Variant:
    """A game with some of its slots otherwise; one that names a part is written anew."""
    changed = dict(GAMES.load(game).resolved)
    for slot, given in slots.items():
        merged = isinstance(given, Mapping) and "part" not in given
        changed[slot] = {**changed.get(slot, {}), **given} if merged else given
    return variant_from_mapping(changed)


PLAIN = "basic_rummy"
ONE_STOCK = {"stock_out": {"part": "end_hand"}}
NO_PILE = {"pile": {"part": "none"}}
NEXT_TURN = {"lay_off": {"same_turn": False}}
TWO_SETS = {"part": "contract", "rounds": [{"melds": ["group", "group"], "deal": 6}]}
NEVER_ADDED = {"lay_off": {"to": "nobody"}}
FREE_REBUYS = {"stakes": {"on": True, "how": "pot", "stake": 1, "rebuy": 0}}
RUMMY: list[tuple[str, Slots, set[str], set[str]]] = [
    # Whoever goes out collects; in a blocked hand that is nobody.
    (PLAIN, {}, {"stock_out.score_none"}, {"stock_out.score_all"}),
    ("loba_de_mas", {"stock_out": {"part": "recycle"}}, {"stock_out.score_tables"}, set()),
    (PLAIN, ONE_STOCK, {"score.nobody_collects"}, {"stock_out.nothing", "stock_out.score_none"}),
    (PLAIN, NO_PILE, {"stock_out.no_stock"}, {"stock_out.pile_alone", "stock_out.nothing"}),
    # Adding needs no meld of one's own.
    (PLAIN, {}, {"lay_off.at_once"}, {"lay_off.same_turn", "lay_off.after_own_meld"}),
    (PLAIN, {}, set(), {"lay_off.first_card"}),
    (PLAIN, NEXT_TURN, {"lay_off.at_once", "lay_off.first_card"}, {"lay_off.next_turn"}),
    # Nothing is ever added.
    (
        "contract_rummy",
        {**NEVER_ADDED, "opening": TWO_SETS},
        {"goal.contracts_alone"},
        {"goal.contracts", "contract.only_adding", "lay_off.same_turn"},
    ),
    ("loba_de_menos", NEVER_ADDED, {"draw.top_for_meld"}, {"draw.top_to_play"}),
    # More hands than contracts, or as many players as hands of another size.
    ("carioca", {"match_end": {"part": "rounds", "count": 9}}, {"contract.last_again"}, set()),
    ("carioca", {}, set(), {"contract.last_again", "contract.deal"}),
    ("contract_rummy", {"deal": {"hand": {3: 10, 4: 9, 5: 8}}}, {"contract.deal"}, set()),
    # Buying back in for nothing.
    ("loba_de_menos", FREE_REBUYS, {"rebuys.count"}, {"rebuys.fixed"}),
]


def shown(value: object) -> str:
    """The name of a case: that of a set is the same in each process."""
    return " ".join(sorted(value)) if isinstance(value, set) else str(value)


@pytest.mark.parametrize(("game", "slots", "told", "untold"), RUMMY, ids=shown)
def test_what_is_played_is_told(game: str, slots: Slots, told: set[str], untold: set[str]) -> None:
    lines = said(Rulebook(own(game, slots)))
    assert told <= lines
    assert not untold & lines


def test_contracts_that_never_come_up_are_not_told() -> None:
    told = Rulebook(own("carioca", {"match_end": {"part": "rounds", "count": 3}}))
    (table,) = [block for block in blocks(told) if isinstance(block, ContractTable)]
    assert len(table.rows) == fact(told, "goal.contracts", "count") == 3
    assert "contract.ends_hand" not in said(told)


@pytest.mark.parametrize(
    ("slots", "sentences"),
    [
        ({"deal": {"hand": 11}}, ["Contracts 7 and 8 are played with 12 cards each."]),
        (
            {
                "opening": {
                    "part": "contract",
                    "rounds": [
                        {"melds": ["trio", "trio"], "deal": 7},
                        {"melds": ["trio", "escalera"], "deal": 8},
                        {"melds": ["escalera", "escalera"]},
                        {"melds": ["trio", "escalera"], "deal": 8},
                    ],
                }
            },
            [
                "Contract 1 is played with 7 cards each.",
                "Contracts 2 and 4 are played with 8 cards each.",
            ],
        ),
    ],
)
def test_a_contract_dealt_otherwise_is_named(slots: Slots, sentences: list[str]) -> None:
    words = BookWords(Texts(["en"], [bundled("locales")]), Rulebook(own("carioca", slots)))
    lines = [line for block in blocks(words.book, "contracts") for line in words.said(block)]
    assert [line for line in lines if "cards each" in line] == sentences


# Fishing --------------------------------------------------------------------------------------

#: Aces count eleven or one, courts ten; the queen of spades takes twelve and is never taken.
TENS: Slots = {
    "capture": {
        "adds": {"A": [1, 11], "2-10": "face", "J-K": 10, "Qs": []},
        "takes": {"A": 11, "2-10": "face", "J-K": 10, "Qs": 12},
        "pair_only": [],
        "builds_in_sums": False,
    },
    "sweep": {"on_last_play": True, "despite": []},
    "deal": {"redeal_on": []},
    "score": {"part": "categories", "most_cards": 1, "sweep": 1},
}
#: Only even cards count, each twice its number.
DOUBLES: Slots = {
    "capture": {
        "adds": {"2": 4, "4": 8, "6": 12, "8": 16, "10": 20},
        "takes": {"2": 4, "4": 8, "6": 12, "8": 16, "10": 20},
        "pair_only": ["A", 3, 5, 7, 9, "J", "Q", "K"],
        "builds_in_sums": True,
    },
    "score": {"part": "categories", "sweep": 2},
}
FISHING = [("la_mona", TENS), ("cassino", DOUBLES)]


@pytest.mark.parametrize(("game", "slots"), FISHING, ids=["tens", "doubles"])
def test_examples_are_of_the_game_s_own_sums(game: str, slots: Slots) -> None:
    """What is told as right is so, by the numbers that are told."""
    told = Rulebook(own(game, slots))
    adds = told.variant.game.capture.adds.lists  # type: ignore[union-attr]
    found = [one for one in examples(told) if one.text.facts.get("value") and one.verdict == RIGHT]
    for example in found:
        facts = example.text.facts
        named = {facts[letter] for letter in "abcd" if letter in facts}
        counted = [adds[shown.card] for group in example.groups for shown in group]
        loose = {numbers[0] for numbers in counted if numbers}
        if "low" not in facts and "in_sum" not in example.title.key:
            assert named <= loose, example
    assert {"take.sum", "take.groups", "sweep.all", "build.sum"} <= {
        one.title.key.removeprefix("rules.example.") for one in found
    }


def test_a_card_that_nothing_takes_is_told_by_its_own_sum() -> None:
    told = Rulebook(own("la_mona", TENS))
    shown = {one.title.key: one for one in examples(told, "inert")}
    takes = shown["rules.example.inert.takes"]
    assert takes.verdict == RIGHT
    assert takes.text.facts["value"] == 12
    assert takes.groups[0][0].card == parse_card("Qs")
    assert "rules.example.inert.drowned" in shown


@pytest.mark.parametrize(
    ("slots", "told", "untold"),
    [
        ({"leftovers": "nobody"}, {"inert.stays"}, {"inert.drowned", "sweep.leftovers"}),
        ({}, {"inert.drowned", "sweep.leftovers"}, {"inert.stays", "capture.adds"}),
        (TENS, {"capture.ace"}, {"capture.adds"}),
        (
            {"capture": {"adds": {"A": 1, "2-10": "face", "J-K": 10}}},
            {"capture.adds"},
            {"capture.ace", "inert.takes"},
        ),
        # Nothing but sweeps is worth anything.
        ({"score": {"part": "categories"}}, set(), {"goal.prizes", "sweep.what"}),
    ],
    ids=shown,
)
def test_what_a_fishing_game_plays_is_told(
    slots: dict[str, Any], told: set[str], untold: set[str]
) -> None:
    lines = said(Rulebook(own("la_mona", slots)))
    assert told <= lines
    assert not untold & lines


# Words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    games = [(game, slots) for game, slots, *_ in RUMMY] + FISHING
    for game, slots in games:
        words = BookWords(texts, Rulebook(own(game, slots)))
        for section in words.book.sections:
            assert "{" not in words.all_of(section)
    assert texts.missing == set()
    assert texts.faulty == {}
