"""What authors get wrong, one thing at a time: which fault it is, where, and what was meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.engine.cards import parse_card
from game.engine.scoring.hand_score import Penalty
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reading.faults import Fault, Severity, sentence
from game.variants.load import Reading
from tests.kept import assert_kept

Read = Callable[..., Reading]
Text = Callable[..., str]
KEPT = Path(__file__).with_name("kept")


def brief(faults: tuple[Fault, ...]) -> list[tuple[str, str, int]]:
    return [(fault.key, fault.path, fault.line) for fault in faults]


def test_the_small_games_are_sound(read: Read, tiny: Text, pond: Text) -> None:
    assert read(tiny()) == (read(tiny()).variant, ())
    assert read(pond(), "pond").faults == ()


OPENING = "opening: {part: contract, rounds: "
RUMMY: list[tuple[Any, ...]] = [
    # Keys
    ("deck:", "dekc:", "fault.unknown_key", "dekc", 5, "deck"),
    ("jokers: 2", "joker: 2", "fault.unknown_key", "deck.joker", 5, "jokers"),
    ("hand: 7", "hand: 7, burn: 1", "fault.unknown_key", "deal.burn", 6, None),
    ("min: 2, ", "", "fault.missing_key_such_as", "players.min", 4, None),
    ("deal: {hand: 7}\n", "", "fault.missing_key_such_as", "deal", 1, None),
    ("family: rummy\n", "", "fault.missing_family", "family", 1, None),
    ("family: rummy", "family: rumy", "fault.not_word", "family", 3, "rummy"),
    ("schema: 1", "schema: 2", "fault.schema", "schema", 1, None),
    ("schema: 1\n", "", "fault.missing_key", "schema", 1, None),
    ("id: tiny", "id: Tiny-1", "fault.bad_name", "id", 2, None),
    ("id: tiny\n", "", "fault.missing_key", "id", 1, None),
    ("deck: {packs: 1, jokers: 2}", "deck:", "fault.empty_value", "deck", 5, None),
    # Numbers
    ("jokers: 2", "jokers: 9", "fault.out_of_bounds", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: -1", "fault.out_of_bounds", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: 99999999999", "fault.out_of_bounds", "deck.jokers", 5, None),
    ("jokers: 2", 'jokers: "2"', "fault.quoted_number", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: 02", "fault.number_form", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: 0x2", "fault.number_form", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: 2.0", "fault.number_form", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: 1:30", "fault.number_form", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: two", "fault.not_whole", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: true", "fault.not_whole", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: [2]", "fault.not_whole", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: ", "fault.empty_value", "deck.jokers", 5, None),
    ("jokers: 2", "jokers: unlimited", "fault.not_whole", "deck.jokers", 5, None),
    (
        *("set, min: 3, wilds: 1", "set, min: 3, wilds: many"),
        *("fault.not_whole_or_unlimited", "melds.set.wilds", 8, None),
    ),
    # Flags and words
    ("hand: 7", "hand: 7, upcard: yes", "fault.yes_no", "deal.upcard", 6, None),
    ("hand: 7", "hand: 7, upcard: Off", "fault.yes_no", "deal.upcard", 6, None),
    ("hand: 7", "hand: 7, upcard: TRUE", "fault.yes_no", "deal.upcard", 6, None),
    ("hand: 7", "hand: 7, upcard: 1", "fault.not_flag", "deal.upcard", 6, None),
    ("wins: lowest", "wins: low", "fault.not_word", "match_end.wins", 11, "lowest"),
    ("wins: lowest", "wins: false", "fault.not_text", "match_end.wins", 11, None),
    # Parts
    ("part: target, ", "", "fault.missing_part", "match_end", 11, None),
    ("part: target", "part: targets", "fault.unknown_part", "match_end.part", 11, "target"),
    ("part: penalty", "part: none", "fault.unknown_part", "score.part", 10, None),
    ("{part: run, min: 3, wilds: 1}", "runs", "fault.unknown_part", "melds.run", 9, "run"),
    (
        *("{part: target, at: 100, wins: lowest}", "target"),
        *("fault.part_needs_more", "match_end", 11, None),
    ),
    ("{part: run, min: 3, wilds: 1}", "[run]", "fault.not_map_such_as", "melds.run", 9, None),
    ("  run:", "  The run:", "fault.bad_name", "melds.The run", 9, None),
    # Players, cards and points
    ("hand: 7", "hand: {2: 10, three: 7}", "fault.players_key", "deal.hand.three", 6, None),
    ("hand: 7", "hand: {2: 10, 0025: 7}", "fault.players_key", "deal.hand.0025", 6, None),
    ("hand: 7", "hand: {2: 10, 3: 0}", "fault.out_of_bounds", "deal.hand.3", 6, None),
    ("J-K: 10", "K-J: 10", "fault.point_key", "score.points.K-J", 10, None),
    ("J-K: 10", "J-K: ten", "fault.not_whole", "score.points.J-K", 10, None),
    ("joker: 25", "jokers: 25", "fault.point_key", "score.points.jokers", 10, "joker"),
    ("joker: 25", "joker: [25]", "fault.not_whole", "score.points.joker", 10, None),
    ("J-K: 10", "9-K: 10", "fault.points_twice", "score.points.9-K", 10, None),
    ("J-K: 10", "J-K: 10, T: 5, 10: 5", "fault.points_twice", "score.points.10", 10, None),
    # The game as a whole
    ("min: 2, max: 4", "min: 5, max: 4", "fault.least_over_most", "players.min", 4, None),
    ("max: 4}", "max: 4, partners: [4]}", "fault.partners_in_rummy", "players.partners", 4, None),
    ("max: 4}", "max: 8}", "fault.deck_too_small", "deal.hand", 6, None),
    ("hand: 7", "hand: {2: 10, 3: 7}", "fault.players_not_dealt", "deal.hand", 6, None),
    ("run, min: 3", "run, min: 6, max: 5", "fault.least_over_most", "melds.run.min", 9, None),
    ("set, min: 3", "set, min: 6", "fault.set_impossible", "melds.set.min", 8, None),
    ("set, min: 3", "set, min: 2, suits: three", "fault.three_suits", "melds.set.min", 8, None),
    ("target, at: 100", "rounds", "fault.rounds_without_number", "match_end", 11, None),
]
#: Lines that stand before the melds, which begin on the seventh line.
ADDED = [
    ("wild: [joker, 2, deuce]", "not_rank", "wild.3", 7, None),
    ("wild: [joker, joker]", "twice", "wild.2", 7, None),
    ("wild: joker", "not_list", "wild", 7, None),
    ("wild: [joker, 2-9]", "too_many_wilds", "wild", 7, None),
    ("lay_off: {to: nobody, reclaim: true}", "reclaim_from_nobody", "lay_off.reclaim", 7, None),
    ("opening: contract", "part_needs_more", "opening", 7, None),
    (f"lay_off: {{to: nobody}}\n{OPENING}[[set, run]]}}", "hand_never_ends", "lay_off.to", 7, None),
    (f"{OPENING}[]}}", "empty_list", "opening.rounds", 7, None),
    (f"{OPENING}[[]]}}", "empty_list", "opening.rounds.1", 7, None),
    (f"{OPENING}[{{deal: 7}}]}}", "missing_key", "opening.rounds.1", 7, None),
    (f"{OPENING}[{{melds: [run], hand: 7}}]}}", "unknown_key", "opening.rounds.1.hand", 7, None),
    (f"{OPENING}[[set, runs]]}}", "unknown_meld", "opening.rounds.1", 7, "run"),
    (f"{OPENING}[[set, run], [set, set, run]]}}", "contract_size", "opening.rounds.2", 7, None),
    (
        "opening:\n  part: contract\n  rounds:\n    - [set, run]\n    - [set, set, run]",
        *("contract_size", "opening.rounds.2", 11, None),
    ),
    (
        f"final_discard: required\n{OPENING}[{{melds: [set, run], deal: 5}}]}}",
        *("contract_leaves_no_discard", "opening.rounds.1", 8, None),
    ),
]
RUMMY += [("melds:", f"{line}\nmelds:", f"fault.{key}", *place) for line, key, *place in ADDED]
RUMMY += [
    (
        "melds:\n  set: {part: set, min: 3,",
        f"{OPENING}[[set, run]], double_sets: true}}\nmelds:\n  set: {{part: set, min: 3, max: 5,",
        *("fault.double_set", "opening.double_sets", 7, None),
    )
]


@pytest.mark.parametrize(("old", "new", "key", "path", "line", "meant"), RUMMY)
def test_a_fault_of_a_rummy(
    read: Read, tiny: Text, old: str, new: str, key: str, path: str, line: int, meant: str | None
) -> None:
    reading = read(tiny(old, new))
    assert brief(reading.faults) == [(key, path, line)]
    assert reading.faults[0].severity is Severity.ERROR
    assert reading.faults[0].fact("nearest") == meant
    assert reading.variant is None


FISHING = [
    ("hand: 4", "hand: 5", "fault.deal_uneven", "deal.hand"),
    ("hand: 4, table: 4", "hand: 13, table: 4", "fault.deck_too_small", "deal.hand"),
    ("hand: 4", "hand: {2: 4, 3: 4}", "fault.players_not_dealt", "deal.hand"),
    ("[4]", "[5]", "fault.partners_odd", "players.partners.1"),
    ("[4]", "[6]", "fault.players_not_offered", "players.partners.1"),
    ("[4]", "[4, 4]", "fault.twice", "players.partners.2"),
    ("rounds_won, wins: 3", "rounds, wins: highest", "fault.rounds_without_number", "match_end"),
    ("table: 4}", "table: 4, redeal_on: [2c, 14h]}", "fault.not_card", "deal.redeal_on.2"),
    ("table: 4}", "table: 4, redeal_on: [2c, 2c]}", "fault.twice", "deal.redeal_on.2"),
    ("table: 4}", "table: 4, redeal_on: [X]}", "fault.not_card", "deal.redeal_on.1"),
    ("takes: {A: 1,", "takes: {A: [1, 14], 2c': 3,", "fault.point_key", "capture.takes.2c'"),
    ("takes: {A: 1, 2-K: face}", "takes: {}", "fault.nothing_taken", "capture"),
    (
        "adds: {A: 1, 2-K: face}, takes: {A: 1, 2-K: face}",
        *("adds: {J-K: face}, takes: {A: 1, 2-9: face}", "fault.nothing_taken", "capture"),
    ),
]


@pytest.mark.parametrize(("old", "new", "key", "path"), FISHING)
def test_a_fault_of_a_fishing_game(
    read: Read, pond: Text, old: str, new: str, key: str, path: str
) -> None:
    faults = read(pond(old, new), "pond").faults
    assert (key, path) in [(fault.key, fault.path) for fault in faults]


@pytest.mark.parametrize(
    ("old", "new", "example"),
    [
        ("players: {min: 2, max: 4}", "players: 4", "{min: …, max: …}"),
        ("players: {min: 2, max: 4}", "players: [2, 4]", "{min: …, max: …}"),
        ("deck: {packs: 1, jokers: 2}", "deck: [2]", "{packs: …, jokers: …, without: …, suits: …}"),
        ("deal: {hand: 7}", "deal: 7", "{hand: …}"),
        ("{part: run, min: 3, wilds: 1}", "[run]", "{part: set}"),
        (
            "melds:\n  set: {part: set, min: 3, wilds: 1}\n  run: {part: run, min: 3, wilds: 1}",
            "melds: [set, run]",
            "{set: {part: set}}",
        ),
        ("{A: 1, 2-10: face, J-K: 10, joker: 25}", "3", "{A: 1, 2-10: face, J-K: 10}"),
        ("family: rummy", "family: rummy\noptions: [a]", "{hand: {at: deal.hand"),
        ("family: rummy", "family: rummy\noptions: {a: [7, 8]}", "{at: deal.hand"),
        ("family: rummy", "family: rummy\npresets: [a]", "{short: {hand: 10}}"),
    ],
)
def test_where_keys_are_wanted_it_is_shown_which(
    read: Read, tiny: Text, old: str, new: str, example: str
) -> None:
    (fault,) = read(tiny(old, new)).faults
    assert fault.key == "fault.not_map_such_as"
    assert str(fault.fact("example")).startswith(example)


@pytest.mark.parametrize(("ranks", "found"), [("2-7", []), ("2-8", ["fault.too_many_wilds"])])
def test_half_of_the_cards_may_be_wild_and_no_more(
    read: Read, tiny: Text, ranks: str, found: list[str]
) -> None:
    """Of 56 cards, 4 jokers and 6 ranks are half."""
    text = tiny("jokers: 2}", "jokers: 4}").replace("melds:", f"wild: [joker, {ranks}]\nmelds:")
    assert [fault.key for fault in read(text).faults] == found


def test_a_table_dealt_anew_too_often(read: Read, pond: Text) -> None:
    cards = ", ".join(f"{rank}{suit}" for rank in "23456" for suit in "cdhs")
    faults = read(pond("table: 4}", f"table: 4, redeal_on: [{cards}]}}"), "pond").faults
    assert [fault.key for fault in faults] == ["fault.redeal_too_often"]


WARNINGS = [
    ("id: tiny", "id: huge", "fault.id_not_file", "id"),
    ("wins: lowest", "wins: highest", "fault.wins_the_wrong_way", "match_end.wins"),
    (
        *("target, at: 100, wins: lowest", "rounds, count: 3, wins: highest"),
        *("fault.wins_the_wrong_way", "match_end.wins"),
    ),
    ("target, at: 100, wins: lowest", "rounds_won", "fault.few_points_are_good", "match_end"),
    ("penalty", "winner_collects", "fault.wins_the_wrong_way", "match_end.wins"),
    ("joker: 25", "", "fault.no_points_for", "score.points"),
    ("melds:", "wild: [2]\nmelds:", "fault.jokers_not_wild", "deck.jokers"),
    (
        "set, min: 3, wilds: 1}\n  run: {part: run, min: 3, wilds: 1}",
        *("set, min: 3}\n  run: {part: run, min: 3}", "fault.wilds_in_no_meld", "wild"),
    ),
    (
        *("run, min: 3, wilds: 1", "run, min: 3, wilds: 1, wilds_when_laid: 2"),
        *("fault.wilds_when_laid", "melds.run.wilds_when_laid"),
    ),
    ("hand: 7", "hand: {2: 10, 3: 7, 4: 7, 5: 6}", "fault.players_not_offered", "deal.hand.5"),
    (*("melds:", f"{OPENING}[[run, run]]}}\nmelds:", "fault.meld_unused", "melds.set"),),
]


@pytest.mark.parametrize(("old", "new", "key", "path"), WARNINGS)
def test_a_doubt_is_a_warning_and_the_game_goes_on(
    read: Read, tiny: Text, old: str, new: str, key: str, path: str
) -> None:
    reading = read(tiny(old, new))
    assert [(fault.key, fault.path, fault.severity) for fault in reading.faults] == [
        (key, path, Severity.WARNING)
    ]
    assert reading.variant is not None


def test_doubts_of_a_fishing_game(read: Read, pond: Text) -> None:
    reading = read(
        pond("2-K: face}, takes", "2-9: face}, takes", "2-K: face}}", "2-9: face}}"), "pond"
    )
    assert [fault.key for fault in reading.faults] == ["fault.idle_cards"]
    assert reading.faults[0].fact("ranks") == "10, J, Q, K"
    text = pond("takes: {A: 1, 2-K: face}}", "takes: {A: 1, 2-K: face}, pair_only: [J-K]}")
    assert [fault.key for fault in read(text, "pond").faults] == ["fault.pair_only_with_value"]


def test_everything_wrong_is_told_at_once(read: Read, tiny: Text) -> None:
    text = tiny(
        *("deck: {packs: 1, jokers: 2}", "deck: {packs: 1, jokers: lots}\ndeck: {}"),
        *("hand: 7", "hand: 7, upcard: no", "min: 2, max: 4", "min: 5, max: 4"),
        *("set, min: 3", "set, mim: 3", "wins: lowest", "wins: &x lowest"),
    )
    assert brief(read(text).faults) == [
        ("fault.least_over_most", "players.min", 4),
        ("fault.not_whole", "deck.jokers", 5),
        ("fault.duplicate_key", "deck", 6),
        ("fault.yes_no", "deal.upcard", 7),
        ("fault.unknown_key", "melds.set.mim", 9),
        ("fault.anchor", "match_end.wins", 12),
    ]


def test_one_mistake_is_told_once(read: Read, tiny: Text) -> None:
    """While the deck cannot be read, nothing is said of decks that are too small."""
    faults = read(tiny("jokers: 2", "joker: 2", "max: 4}", "max: 8}")).faults
    assert [fault.key for fault in faults] == ["fault.unknown_key"]


def test_a_contract_that_no_hand_has_room_for_is_told_once(read: Read, tiny: Text) -> None:
    """Whatever hands the numbers of players are dealt."""
    contract = "opening: {part: contract, rounds: [[set, set, run]]}\nmelds:"
    (fault,) = read(tiny("hand: 7", "hand: {2: 7, 3: 6, 4: 5}", "melds:", contract)).faults
    assert (fault.key, fault.path) == ("fault.contract_size", "opening.rounds.1")


def test_a_contract_of_melds_that_are_not_there_is_told_where_it_stands(
    read: Read, tiny: Text
) -> None:
    contract = "opening: {part: contract, rounds: [[set, nothing], [gone, gone]]}"
    faults = read(tiny("melds:", f"lay_off: {{to: nobody}}\n{contract}\nmelds:")).faults
    assert [(fault.key, fault.path, fault.fact("given")) for fault in faults] == [
        ("fault.unknown_meld", "opening.rounds.1", "nothing"),
        ("fault.unknown_meld", "opening.rounds.2", "gone"),
    ]


def test_each_fault_is_told_in_words_where_it_is(read: Read, tiny: Text, pond: Text) -> None:
    readings = [read(tiny(*case[:2])) for case in (*RUMMY, *WARNINGS)]
    readings += [read(pond(*case[:2]), "pond") for case in FISHING]
    texts = Texts(["en"], [bundled("locales")])
    kept = [
        f"{one.line}:{one.column} {one.severity} {one.path}: {sentence(one, texts.text)}"
        for reading in readings
        for one in reading.faults
    ]
    assert_kept(KEPT / "faults.txt", "\n".join(kept) + "\n")


def test_the_deal_says_what_it_needs(read: Read, tiny: Text) -> None:
    (fault,) = read(tiny("max: 4}", "max: 8}")).faults
    assert dict(fault.facts) == {"players": 8, "needed": 58, "deck": 54}
    (fault,) = read(tiny("hand: 7", "hand: {2: 10, 3: 20, 4: 7}")).faults
    assert dict(fault.facts) == {"players": 3, "needed": 62, "deck": 54}
    # A wild card is buried again, so there must be a natural one to turn up.
    assert read(tiny("hand: 7", "hand: 13")).faults == ()
    (fault,) = read(tiny("hand: 7", "hand: 13, wild_upcard: rebury")).faults
    assert dict(fault.facts) == {"players": 4, "needed": 55, "deck": 54}


def test_a_narrower_key_has_the_last_word(read: Read, tiny: Text) -> None:
    reading = read(tiny("2-10: face", "7: 0, 2-10: face, 10d: 20"))
    assert reading.variant is not None
    score = reading.variant.game.score
    assert isinstance(score, Penalty)
    points = score.points.by_card
    assert [points[parse_card(card)] for card in ("7h", "8h", "10h", "10d")] == [0, 8, 10, 20]


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_every_fault_is_a_whole_sentence(read: Read, tiny: Text, pond: Text, language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    readings = [read(tiny(*case[:2])) for case in (*RUMMY, *WARNINGS)]
    readings += [read(pond(*case[:2]), "pond") for case in FISHING]
    readings += [read(text) for text in ("", "a: [", "a: b: c", "a: &b 1\na: *b", "- !x y")]
    readings += [read(tiny("id: tiny", f"id: tiny\nextends: {name}")) for name in ("x", "../x")]
    readings += [read(tiny(), wanted={"a": 1}), read(tiny(), preset="a")]
    for fault in (fault for reading in readings for fault in reading.faults):
        said = sentence(fault, texts.text)
        assert said.endswith((".", "?", "!")), said
        assert "$" not in said
    assert (texts.missing, texts.faulty) == (set(), {})
