"""The rule books: what each game tells, with its own numbers, and examples that hold."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.actions import DISCARD, DRAW
from game.engine.cards import names
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.scoring.points import PointTable
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.variants.load import Variant, rules_of, variant_from_mapping
from game.view.rulebook.blocks import Examples, HouseRule, Worth
from game.view.rulebook.book import Rulebook, rulebooks
from game.view.rulebook.common import worth_of
from game.view.rulebook.words import BookWords
from game.view.table.log import Wording
from tests.view.books import (
    CHOICES,
    GAMES,
    LANGUAGES,
    Options,
    blocks,
    book,
    fact,
    keys_of,
    lines_of,
    said,
)

# What is told ---------------------------------------------------------------------------------


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


# Points ---------------------------------------------------------------------------------------


def table_lines(rows: tuple[Worth, ...]) -> list[str]:
    return [
        f"{names(row.cards)}{'..' if row.gap else ''} {'or'.join(map(str, row.numbers)) or 'face'}"
        for row in rows
    ]


@pytest.mark.parametrize(
    ("points", "lines"),
    [
        ({"A": 10, "2-10": "face", "J-K": 10}, ["As 10", "2s Th.. face", "Js Qh Kc 10"]),
        ({"A": 1, "2-K": "face"}, ["As 1", "2s Th.. face", "Js 11", "Qs 12", "Ks 13"]),
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


# Words ----------------------------------------------------------------------------------------


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
