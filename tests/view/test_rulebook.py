"""The rule books: what each game tells, with its own numbers, and examples that hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from game.engine.cards import names, parse_cards
from game.engine.scoring.points import PointTable
from game.l10n.catalogue import Catalogue as Texts
from game.paths import bundled
from game.play.position import position_of
from game.play.referee import Referee
from game.variants.catalogue import Catalogue
from game.variants.faults import Faults, Place
from game.variants.given import Given
from game.variants.load import Variant, variant_from_mapping
from game.variants.options import Value
from game.variants.yaml_nodes import nodes_of
from game.view.narrate import Line
from game.view.rulebook import Rulebook, shelf
from game.view.rulebook_blocks import (
    COUNTED,
    WRONG,
    Block,
    ContractTable,
    Example,
    Examples,
    Heading,
    HouseRule,
    Text,
    Worth,
    WorthTable,
)
from game.view.rulebook_contracts import moon_of
from game.view.rulebook_sections import SECTION_OF_REFUSAL, SECTIONS, section_for
from game.view.rulebook_worth import worth_of
from game.view.wording import Wording

LANGUAGES = ("en", "es", "fr")
OWN = Path(__file__).resolve().parents[1] / "variants" / "games"
GAMES = Catalogue([bundled("assets/variants"), OWN])
SIX = Catalogue([bundled("assets/variants")]).ids()

Options = dict[str, Value]


@cache
def _book(game: str, options: tuple[tuple[str, Value], ...]) -> Rulebook:
    return Rulebook(GAMES.load(game, dict(options)))


def book(game: str, options: Mapping[str, Value] | None = None) -> Rulebook:
    return _book(game, tuple((options or {}).items()))


def keys_of(told: Rulebook) -> list[str]:
    return [section.key for section in told.sections]


def blocks(told: Rulebook, section: str = "") -> list[Block]:
    return [block for one in told.sections if section in ("", one.key) for block in one.blocks]


def said(told: Rulebook, section: str = "") -> set[str]:
    """The keys of the paragraphs, without what all of them begin with."""
    lines = [block.line for block in blocks(told, section) if isinstance(block, Text)]
    return {line.key.removeprefix("rules.") for line in lines}


def fact(told: Rulebook, key: str, name: str) -> object:
    lines = [block.line for block in blocks(told) if isinstance(block, Text)]
    return next(line.facts[name] for line in lines if line.key == f"rules.{key}")


def examples(told: Rulebook, section: str = "") -> list[Example]:
    return [
        example
        for block in blocks(told, section)
        if isinstance(block, Examples)
        for example in block.all
    ]


def shown(example: Example) -> str:
    """The cards of an example, as they are written in a test."""
    return " | ".join(names(card.card for card in group) for group in example.groups)


def every_choice() -> Iterator[tuple[str, Options]]:
    """Each game as it is, with each preset, and with each value of each option."""
    for game in GAMES.ids():
        yield game, {}
        yield from ((game, dict(chosen)) for chosen in GAMES.load(game).presets.values())
        for option in GAMES.load(game).options:
            for value in option.trials():
                if value != option.default:
                    yield game, {option.key: value}


CHOICES = list(every_choice())


# What is told ---------------------------------------------------------------------------------

COMMON = ["goal", "deal", "turn"]


@pytest.mark.parametrize(
    ("game", "between"),
    [
        ("loba_de_menos", ["draw", "melds", "wilds", "lay_off"]),
        ("loba_de_mas", ["draw", "melds", "wilds", "lay_off"]),
        ("carioca", ["draw", "melds", "wilds", "contracts", "lay_off"]),
        ("loba_centroamericana", ["draw", "melds", "wilds", "contracts", "lay_off"]),
        ("loba_seis_menes", ["draw", "melds", "wilds", "contracts", "lay_off"]),
        ("la_mona", ["capture", "inert", "build", "fila", "sweep"]),
        # Somebody's own games are told from their parts as well.
        ("contract_rummy", ["draw", "melds", "wilds", "contracts", "lay_off"]),
        ("basic_rummy", ["draw", "melds", "lay_off"]),
        ("cassino", ["capture", "build", "fila", "sweep"]),
    ],
)
def test_a_book_has_the_sections_of_its_game(game: str, between: list[str]) -> None:
    told = keys_of(book(game))
    assert [key for key in told if key not in ("house", "money")] == [
        *COMMON,
        *between,
        "end",
        "scoring",
        "match",
    ]
    assert set(told) <= set(SECTIONS)


@pytest.mark.parametrize(
    ("game", "options", "key", "name", "value"),
    [
        ("loba_de_menos", {}, "deal.hand", "count", 9),
        ("loba_de_menos", {}, "match.out", "points", 101),
        ("loba_de_menos", {}, "rebuys.count", "count", 2),
        ("loba_de_menos", {"reenganche.max": 5}, "rebuys.count", "count", 5),
        ("loba_de_menos", {"run.min": 4}, "run.same", "count", 4),
        ("loba_de_menos", {"run.min": 4}, "set.three", "count", 3),
        ("loba_de_menos", {"money": True, "stake": 7}, "money.pot", "stake", 7),
        ("loba_de_mas", {"target": 300}, "match.target.highest", "points", 300),
        ("loba_de_mas", {"money": True, "stake": 3}, "money.difference", "points", 3),
        ("carioca", {}, "deck.jokers", "cards", 106),
        ("carioca", {"jokers": 4}, "deck.jokers", "jokers", 4),
        ("carioca", {}, "match.rounds.lowest", "count", 8),
        ("carioca", {"contracts": 6}, "match.rounds.lowest", "count", 6),
        ("carioca", {"deal": 11}, "contract.deal", "count", 12),
        ("la_mona", {"rounds_to_win": 3}, "match.rounds_won", "count", 3),
    ],
)
def test_the_numbers_are_those_in_force(
    game: str, options: Options, key: str, name: str, value: int
) -> None:
    assert fact(book(game, options), key, name) == value


@pytest.mark.parametrize(
    ("game", "options", "gone"),
    [
        ("loba_de_menos", {"reenganche.max": 0}, {"rebuys.count", "rebuys.not_for_two"}),
        ("loba_de_menos", {"stall_guard_recycles": 0}, {"stock_out.stall"}),
        ("loba_de_menos", {"upcard_joker": "keep"}, {"deal.rebury"}),
        ("loba_de_menos", {"joker_discard": "free"}, {"discard.only_wilds_left"}),
        ("carioca", {"jokers": 0}, {"wilds.jokers", "meld.wilds_when_laid", "wilds.stays"}),
        ("loba_seis_menes", {"sextuple_pile": False}, {"contract.double_sets"}),
        ("la_mona", {"sweep_points": 0}, {"sweep.what", "sweep.last_play"}),
        ("la_mona", {"sweep_ignores_drowned_mona": True}, {"sweep.not_despite"}),
    ],
)
def test_what_is_switched_off_is_not_told(game: str, options: Options, gone: set[str]) -> None:
    assert gone <= said(book(game))
    assert not gone & said(book(game, options))


@pytest.mark.parametrize(
    ("game", "options", "told", "gone"),
    [
        ("loba_de_menos", {}, "R_ME_13", "R_ME_10"),
        ("loba_de_menos", {"jokers_per_run": 2}, "R_ME_10", ""),
        ("loba_de_menos", {"reenganche.max": 0}, "R_ME_5", "R_ME_13"),
        ("loba_de_menos", {"pickup_for_layoff": False}, "R_ME_5", "R_ME_3"),
        ("loba_de_mas", {"single_card_rediscard": True}, "R_MA_7", "R_MA_6"),
        ("carioca", {}, "R_CA_10", ""),
        ("carioca", {"jokers": 0}, "R_CA_5", "R_CA_10"),
        ("carioca", {"wild_move": "free"}, "R_CA_7", "R_CA_9"),
        ("carioca", {"stock_end": "end_hand"}, "R_CA_5", "R_G_5"),
        ("loba_seis_menes", {"runs_any_suit": True}, "R_FR_11", ""),
        ("la_mona", {"sweep_points": 0}, "R_MO_14", "R_MO_13"),
    ],
)
def test_a_question_that_does_not_arise_is_not_told(
    game: str, options: Options, told: str, gone: str
) -> None:
    lines = [
        block.line for block in blocks(book(game, options), "house") if isinstance(block, Text)
    ]
    rulings = {line.key.removeprefix("ruling.") for line in lines}
    assert told in rulings
    assert gone not in rulings


def test_the_contract_that_takes_all_cards_but_one_ends_the_hand() -> None:
    def numbers(game: str, options: Options | None = None) -> list[object]:
        lines = [one.line for one in blocks(book(game, options)) if isinstance(one, Text)]
        return [line.facts["number"] for line in lines if line.key == "rules.contract.ends_hand"]

    assert numbers("carioca") == [7, 8]
    assert numbers("carioca", {"deal": 11}) == [6, 7, 8]
    assert numbers("loba_centroamericana") == [6]


def test_a_penalty_taken_off_is_told_as_such() -> None:
    assert fact(book("loba_de_menos"), "score.in_one.off", "points") == 10


def test_lunas_are_told_only_where_they_are_played_for() -> None:
    assert "money" not in keys_of(book("loba_de_menos"))
    assert "money" in keys_of(book("loba_de_menos", {"money": True}))


def test_without_jokers_no_page_and_no_card_speaks_of_them() -> None:
    told = book("carioca", {"jokers": 0})
    assert "wilds" not in keys_of(told)
    assert not any("X" in shown(example) for example in examples(told))


def test_the_house_is_told_with_what_it_changes() -> None:
    told = book("loba_de_menos", {"run.min": 4, "recycle": "flip"})
    changed = [block for block in blocks(told, "house") if isinstance(block, HouseRule)]
    assert [(rule.option, rule.value) for rule in changed] == [
        ("run.min", "4"),
        ("recycle", "flip"),
    ]
    # What an option decides otherwise is no open question any more.
    rulings = {block.line.key for block in blocks(told, "house") if isinstance(block, Text)}
    assert "ruling.R_G_6" not in rulings
    assert "ruling.R_ME_1" in rulings


def test_contracts_wax_to_a_full_moon() -> None:
    def moons(game: str) -> list[int]:
        (table,) = [one for one in blocks(book(game)) if isinstance(one, ContractTable)]
        return [row.moon for row in table.rows]

    assert moons("carioca") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert moons("loba_seis_menes") == [2, 3, 4, 5, 6, 8]
    assert [moon_of(number, 9) for number in range(1, 10)] == [1, 1, 2, 3, 4, 5, 6, 7, 8]


# Points ---------------------------------------------------------------------------------------


def table_lines(rows: tuple[Worth, ...]) -> list[str]:
    return [
        f"{names(row.cards)}{'..' if row.gap else ''} {'or'.join(map(str, row.numbers)) or 'face'}"
        for row in rows
    ]


@pytest.mark.parametrize(
    ("points", "lines"),
    [
        (
            {"A": 10, "2-10": "face", "J-K": 10},
            ["As 10", "2s Th.. face", "Js Qh Kc 10"],
        ),
        (
            {"A": 1, "2-K": "face"},
            ["As 1", "2s Th.. face", "Js 11", "Qs 12", "Ks 13"],
        ),
        ({"A": 3, "2": 3, "3-7": 1, "8-K": 2}, ["As 3", "2s 3", "3s 7h.. 1", "8s Kh.. 2"]),
        ({"A": [1, 14], "2-5": 5}, ["As 1or14", "2s 5h.. 5"]),
        # Single cards by themselves; ranks without points not at all.
        ({"2c": 3, "10d": 2, "A": 1}, ["As 1", "2c 3", "Td 2"]),
    ],
)
def test_cards_that_count_alike_stand_together(points: dict[str, object], lines: list[str]) -> None:
    assert table_lines(worth_of(PointTable.of(points))) == lines  # type: ignore[arg-type]


def test_the_joker_stands_in_the_table_where_it_is_in_the_deck() -> None:
    def last(options: Options) -> str:
        (table,) = [
            one
            for one in blocks(book("carioca", options), "scoring")
            if isinstance(one, WorthTable)
        ]
        return table_lines(table.rows)[-1]

    assert last({}) == "X 25"
    assert last({"value.joker": 50}) == "X 50"
    assert last({"jokers": 0}) == "Js Qh Kc 10"


# Examples -------------------------------------------------------------------------------------


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
        ("la_mona", "build", {"2h | 7d", "5d 2s | 2h"}, {"2h | 7d", "4h", "4h | 4s"}),
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
        given = Given(nodes_of({**setting, "actions": script}, Place("")), "", Faults())
        position = position_of(given, GAMES, Path())
        assert position is not None
        assert not given.faults.fatal, list(given.faults)
        verdicts = list(Referee(position).judge_all())
        assert [verdict.held for verdict in verdicts] == [True] * len(script), example.title


@pytest.mark.parametrize("game", [game for game in SIX if game != "la_mona"])
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


# Words ----------------------------------------------------------------------------------------


def lines_of(told: Rulebook) -> Iterator[Line]:
    for section in told.sections:
        yield Line(section.title_key, {})
        for block in section.blocks:
            if isinstance(block, Text) or (isinstance(block, Heading) and block.line is not None):
                yield block.line
            elif isinstance(block, Examples):
                for example in block.all:
                    yield from (example.title, example.text)
            elif isinstance(block, WorthTable):
                yield from (row.label for row in block.rows if row.label)


@cache
def all_lines() -> list[tuple[str, Line]]:
    """Of all books, however they are played; each line once."""
    found: dict[str, tuple[str, Line]] = {}
    for game, options in CHOICES:
        told = book(game, options)
        # The games of the tests have no texts for what they leave open.
        own = {ruling.text_key for ruling in told.variant.rulings} if game not in SIX else set()
        for line in lines_of(told):
            if line.key not in own:
                found.setdefault(f"{game} {line}", (game, line))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_book_has_its_words(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for game, line in all_lines():
        assert Wording(texts, game, ()).sentence(line)
    assert texts.missing == set()
    assert texts.faulty == {}


def test_each_game_speaks_its_own_words() -> None:
    def all_of(game: str, language: str) -> str:
        texts = Texts([language], [bundled("locales")])
        wording = Wording(texts, game, ())
        return " ".join(wording.sentence(line) for line in lines_of(book(game)))

    assert "pozo" in all_of("loba_de_menos", "en")
    assert "discard pile" not in all_of("loba_de_mas", "en")
    assert "de la défausse" not in all_of("loba_de_mas", "fr")
    assert "dépose" in all_of("loba_seis_menes", "en")
    assert "contract" not in all_of("loba_seis_menes", "en")
    assert "wincho" in all_of("la_mona", "fr").lower()
    assert "corazones negros" in all_of("la_mona", "es")


# Which section explains a refusal -------------------------------------------------------------


def refusal_keys() -> set[str]:
    """Of the texts; a text of one game only is for the key of all."""
    lines = [
        line
        for file in sorted((bundled("locales") / "en").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    keys = {line.partition(" =")[0] for line in lines if line.startswith("refuse-")}
    plain = {key for key in keys if not any(key.endswith(f"-{game}") for game in SIX)}
    return {key.replace("-", ".") for key in plain}


def test_every_refusal_has_a_section() -> None:
    assert refusal_keys() == set(SECTION_OF_REFUSAL)
    assert set(SECTION_OF_REFUSAL.values()) <= set(SECTIONS)


@pytest.mark.parametrize(
    ("refusal", "section"),
    [
        ("refuse.set.fourth_suit", "melds"),
        ("refuse.run.wild_locked", "wilds"),
        ("refuse.open.not_exact", "contracts"),
        ("refuse.draw.unplayable", "draw"),
        ("refuse.build.closed", "fila"),
        ("refuse.of_tomorrow", "turn"),
    ],
)
def test_a_refusal_opens_the_section_that_explains_it(refusal: str, section: str) -> None:
    assert section_for(refusal) == section


FISHING = r"not_on_table|no_such_build|take\.|build\.|trail\.|play\.one_only"
#: What is never refused in a game, for want of such a thing.
NEVER = {
    "loba_de_menos": rf"{FISHING}|contract_first|stage\.|open\.(?!no_contract)|meld.not_after_contract",
    "loba_de_mas": rf"{FISHING}|contract_first|stage\.|open\.(?!no_contract)|meld.not_after_contract",
    "carioca": rf"{FISHING}|open\.no_contract",
    "loba_centroamericana": rf"{FISHING}|open\.no_contract",
    "loba_seis_menes": rf"{FISHING}|open\.no_contract",
    "la_mona": (
        r"draw|meld\.|set\.|run\.|contract_first|open\.|stage\.|lay_off|reclaim|discard"
        r"|already_drew|same_turn|no_such_meld|keep_a_discard|taken_card|decide_first|take\.pairs"
        r"|build\.(never|no_raise$)"
    ),
}
#: A refusal that no example shows, by how it begins -> how a paragraph begins that explains it.
EXPLAINED = {
    "deal_first": "deal.",
    "not_": "turn.",
    "draw_first|already_drew|malformed": "turn.",
    "undo": "turn.back|turn.played",
    "play.one_only": "turn.one_card",
    r"discard\.(one_only|none_marked)": "turn.discard",
    "draw.stock_empty": "stock_out|draw.whole",
    "draw.pile_empty|draw.never|draw.not_|draw.unplayable|taken_card|discard.taken": "draw.",
    "discard.just_taken": "draw.",
    "meld.too_few|set.ranks": "set.",
    "meld.too_many$": "meld.|set.|contract.exact",
    "set.suit|set.fourth": "set.",
    "set.no_wilds|meld.too_many_wilds|run.no_wilds|meld.only_wilds": "meld.wilds",
    "run.(not_next|suit|ace)": "run.",
    "run.wild": "wilds.move",
    "open.no_contract": "set.",
    "discard.wild": "discard.|wilds.",
    "reclaim": "wilds.stays|wilds.reclaim",
    "contract_first|open|stage|meld.not_after": "contract.",
    "same_turn": "lay_off.next_turn|lay_off.same_turn",
    "no_such_meld|lay_off|run.(no_room|rank_there)": "lay_off.",
    "discard.not_the_last": "contract.no_discard|end.",
    "keep_a_discard": "end.",
    "match_over": "match.",
    "decide_first": "rebuys.|match.",
    "no_such_build|take": "capture.",
    "build": "build.",
}


@pytest.mark.parametrize("game", SIX)
def test_a_refusal_leads_to_a_section_of_its_game_that_speaks_of_it(game: str) -> None:
    """Of its book as it is usually played; the example may be there with another option only."""
    told = book(game)
    shown_wrong = {
        (section.key, example.text.key)
        for name, options in CHOICES
        if name == game
        for section in book(game, options).sections
        for example in examples(book(game, options), section.key)
        if example.verdict == WRONG
    }
    silent = []
    for key, section in SECTION_OF_REFUSAL.items():
        refusal = key.removeprefix("refuse.")
        if re.match(NEVER[game], refusal):
            continue
        explained = [by for start, by in EXPLAINED.items() if re.match(start, refusal)]
        paragraphs = said(told, section) if section in keys_of(told) else set()
        if (section, key) not in shown_wrong and not any(
            re.match(by, paragraph) for by in explained for paragraph in paragraphs
        ):
            silent.append(f"{refusal} -> {section}")
    assert silent == []


def test_a_section_a_game_lacks_opens_its_first_page() -> None:
    assert book("la_mona").place_of("contracts") == 0
    assert book("carioca").place_of("contracts") == 6


# The shelf ------------------------------------------------------------------------------------


def test_the_game_in_force_takes_the_place_of_the_usual_one() -> None:
    usual = [GAMES.load(game) for game in ("carioca", "loba_de_menos")]
    played = GAMES.load("loba_de_menos", {"run.min": 4})
    books = shelf(usual, played)
    assert [told.id for told in books] == ["carioca", "loba_de_menos"]
    assert fact(books[1], "run.same", "count") == 4


def test_a_saved_match_still_tells_what_its_file_says() -> None:
    played = GAMES.load("loba_de_menos", {"run.min": 4})
    saved: Variant = variant_from_mapping(played.resolved)
    told = shelf([GAMES.load("loba_de_menos")], saved)[0]
    changed = [block.option for block in blocks(told, "house") if isinstance(block, HouseRule)]
    assert changed == ["run.min"]


def test_a_match_of_an_unknown_game_has_its_book() -> None:
    assert shelf([], GAMES.load("cassino"))[0].id == "cassino"


def test_cards_in_examples_are_cards_of_the_deck() -> None:
    for game in GAMES.ids():
        variant = GAMES.load(game)
        jokers = variant.game.deck.jokers
        for example in examples(Rulebook(variant)):
            cards = parse_cards(shown(example).replace("|", ""))
            assert sum(name.startswith("X") for name in names(cards).split()) <= jokers
