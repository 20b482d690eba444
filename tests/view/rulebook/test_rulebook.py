"""The rule books: what each game tells, with its own numbers, and examples that hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from game.engine.actions import DISCARD, DRAW
from game.engine.cards import names
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.scoring.points import PointTable
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.pieces.line import Line
from game.variants.load import Variant, rules_of, variant_from_mapping
from game.view.rulebook.blocks import (
    ContractTable,
    Examples,
    Heading,
    HouseRule,
    TextBlock,
    Worth,
    WorthTable,
)
from game.view.rulebook.book import Rulebook, rulebooks
from game.view.rulebook.common import worth_of
from game.view.rulebook.rummy import moon_of
from game.view.rulebook.words import BookWords
from game.view.table.log import Wording
from tests.view.books import (
    BUNDLED,
    CHOICES,
    GAMES,
    LANGUAGES,
    Options,
    blocks,
    book,
    examples,
    fact,
    keys_of,
    said,
    shown,
)

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
        ("loba_de_menos", {"blocked_hand": "void_redeal"}, "R_ME_5", "R_ME_16"),
        ("carioca", {"adjoining_runs": False}, "R_CA_5", "R_CA_4"),
        ("loba_seis_menes", {"first_dealer": "high_cut"}, "R_FR_2", "R_FR_1"),
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
        block.line for block in blocks(book(game, options), "house") if isinstance(block, TextBlock)
    ]
    rulings = {line.key.removeprefix("ruling.") for line in lines}
    assert told in rulings
    assert gone not in rulings


def test_the_contract_that_takes_all_cards_but_one_ends_the_hand() -> None:
    def numbers(game: str, options: Options | None = None) -> list[object]:
        lines = [one.line for one in blocks(book(game, options)) if isinstance(one, TextBlock)]
        return [line.facts["number"] for line in lines if line.key == "rules.contract.ends_hand"]

    assert numbers("carioca") == [7, 8]
    assert numbers("carioca", {"deal": 11}) == [6, 7, 8]
    assert numbers("loba_centroamericana") == [6]


def test_a_penalty_taken_off_is_told_as_such() -> None:
    assert fact(book("loba_de_menos"), "score.in_one.off", "points") == 10


@pytest.mark.parametrize(
    ("takes", "is_told"), [({"A": 1, "2-K": "face"}, True), ({"2-K": "face"}, False)]
)
def test_what_a_card_in_no_sum_takes_is_told_only_if_it_takes_something(
    takes: dict[str, object], is_told: bool
) -> None:
    mona = GAMES.load("la_mona").resolved
    capture = {"adds": {"2-K": "face"}, "takes": takes}
    told = Rulebook(variant_from_mapping({**mona, "capture": capture}))
    assert ("inert.takes" in said(told, "inert")) == is_told
    brief = {line.key for group in told.brief(2) for line in group}
    assert ("summary.inert" in brief) == is_told


def test_without_builds_no_page_speaks_of_them() -> None:
    game = variant_from_mapping({**GAMES.load("cassino").resolved, "build": "none"})
    assert not [key for key in said(Rulebook(game)) if "build" in key]


@pytest.mark.parametrize(
    ("game", "capture"),
    [
        ("la_mona", {"single_first": True}),
        ("cassino", {"single_first": True}),
        ("scopa", {"groups": "any"}),
        ("scopa", {"pair_only": ["J", "Q", "K"]}),
        ("escoba", {"together": 2}),
    ],
)
def test_where_a_sentence_has_no_example_no_room_is_left_for_one(
    game: str, capture: dict[str, object]
) -> None:
    usual = GAMES.load(game).resolved
    told = Rulebook(variant_from_mapping({**usual, "capture": {**usual["capture"], **capture}}))
    assert "sweep" in keys_of(told)
    assert Examples(()) not in blocks(told)


def test_a_hand_is_blocked_as_its_page_tells() -> None:
    """Two people who only draw and discard."""
    told = book("carioca")
    match = Match(rules_of(told.variant.game), 2, SeededChance("1"))
    happened = Counter[str]()
    while not happened["hand_over"]:
        acts = match.rules.legal_actions(match.state)
        act = next(one for one in acts if one.kind in (DRAW, DISCARD))
        events = match.submit(match.state.to_act, act)
        happened.update(event.kind for event in events)
    assert happened["recycled"] == fact(told, "stock_out.stall", "count")
    # A turn without a stock is told as dry; the hand is blocked when the next one would begin.
    assert happened["dry"] - 1 == 2 * fact(told, "stock_out.pile_alone", "count")  # type: ignore[operator]


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
    rulings = {block.line.key for block in blocks(told, "house") if isinstance(block, TextBlock)}
    assert "ruling.R_G_6" not in rulings
    assert "ruling.R_ME_1" in rulings


@pytest.mark.parametrize(
    ("game", "options", "in_force"),
    [
        # Nobody plays for money, so nothing costs any.
        ("loba_de_menos", {"stake": 5, "reenganche.cost": "escalating"}, []),
        (
            "loba_de_menos",
            {"reenganche.max": 0, "reenganche.cost": "escalating", "money": True},
            ["reenganche.max", "money"],
        ),
        (
            "loba_de_menos",
            {"reenganche.max": 0, "reenganche.two_players": True},
            ["reenganche.max"],
        ),
        (
            "carioca",
            {"jokers": 0, "joker_reclaim": True, "wild_move": "free", "value.joker": 50},
            ["jokers"],
        ),
        (
            "carioca",
            {"stock_end": "end_hand", "stall_guard_recycles": 0, "blocked_hand": "void_redeal"},
            ["stock_end"],
        ),
        (
            "la_mona",
            {"sweep_points": 0, "sweep_on_last_play": False, "sweep_ignores_drowned_mona": True},
            ["sweep_points"],
        ),
    ],
)
def test_a_house_rule_that_changes_nothing_is_not_told(
    game: str, options: Options, in_force: list[str]
) -> None:
    changed = [one for one in blocks(book(game, options), "house") if isinstance(one, HouseRule)]
    assert [rule.option for rule in changed] == in_force


@pytest.mark.parametrize("language", [*LANGUAGES, "pt"])
def test_a_house_rule_that_is_switched_off_is_explained(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    off = [(game, options) for game, options in CHOICES if False in options.values()]
    for game, options in off:
        words = BookWords(texts, book(game, options))
        rules = [one for one in blocks(words.book, "house") if isinstance(one, HouseRule)]
        assert all(words.option(rule)[1] for rule in rules), options
    assert len(off) > 10
    assert texts.missing == set()


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
        # The number is printed on the first of them, but not on the others.
        ({"2-9": 5, "10-K": 10}, ["2s 9h.. 5", "Ts Kh.. 10"]),
        ({"A-4": 2, "5-K": 5}, ["As 2", "2s 3h 4c 2", "5s Kh.. 5"]),
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


# Words ----------------------------------------------------------------------------------------


def lines_of(told: Rulebook) -> Iterator[Line]:
    for section in told.sections:
        yield Line(section.title_key, {})
        for block in section.blocks:
            if isinstance(block, TextBlock) or (
                isinstance(block, Heading) and block.line is not None
            ):
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
        own = {ruling.text_key for ruling in told.variant.rulings} if game not in BUNDLED else set()
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


# The shelf ------------------------------------------------------------------------------------


def test_the_game_in_force_takes_the_place_of_the_usual_one() -> None:
    usual = [GAMES.load(game) for game in ("carioca", "loba_de_menos")]
    played = GAMES.load("loba_de_menos", {"run.min": 4})
    books = rulebooks(usual, played)
    assert [told.id for told in books] == ["carioca", "loba_de_menos"]
    assert fact(books[1], "run.same", "count") == 4


def test_a_saved_match_still_tells_what_its_file_says() -> None:
    played = GAMES.load("loba_de_menos", {"run.min": 4})
    saved: Variant = variant_from_mapping(played.resolved)
    told = rulebooks([GAMES.load("loba_de_menos")], saved)[0]
    changed = [block.option for block in blocks(told, "house") if isinstance(block, HouseRule)]
    assert changed == ["run.min"]


def test_a_match_of_an_unknown_game_has_its_book() -> None:
    assert rulebooks([], GAMES.load("cassino"))[0].id == "cassino"
