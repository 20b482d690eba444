"""The judge for a real table says what the table itself would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.engine.cards import FIRST_JOKER, parse_cards
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.variants import parents_of
from game.variants.catalogue import Catalogue
from game.variants.load import read_variant
from game.view.rulebook.blocks import RIGHT, WRONG
from game.view.rulebook.judge import ADD, CONTRACT, MELD, TAKE, Judge
from game.view.table.log import Wording
from tests.view.books import RUMMIES, book, examples, keys_of

GAMES = Catalogue([bundled("assets/variants")])
ENGLISH = Texts(["en"], [bundled("locales")], parents_of)


def asked(
    game: str, question: str, cards: str, on: str = "", number: int = 1, **options: object
) -> str:
    """The key of why not; "" if it is allowed."""
    told = {key.replace("__", "."): value for key, value in options.items()}
    judge = Judge(GAMES.load(game, told))  # type: ignore[arg-type]
    answer = judge.answer(question, parse_cards(cards), parse_cards(on), number)
    assert answer is not None
    return "" if answer.is_allowed else answer.why.key


CASES = [
    ("loba_de_menos", MELD, "9c 9d 9h", "", ""),
    ("loba_de_menos", MELD, "9c 9c' 9h 9d'", "", ""),
    ("loba_de_menos", MELD, "9c 9d 9h 9s", "", "refuse.set.fourth_suit"),
    ("loba_de_menos", MELD, "9c 9d X", "", "refuse.set.no_wilds"),
    ("loba_de_menos", MELD, "9c 9d", "", "refuse.meld.too_few"),
    ("loba_de_menos", MELD, "9c 9d 9h 5h", "", "refuse.set.ranks_differ"),
    ("loba_de_menos", MELD, "5h X 7h 8h", "", ""),
    ("loba_de_menos", MELD, "Kh Ah 2h", "", "refuse.run.ace_both_ways"),
    ("loba_de_menos", ADD, "8h", "5h 6h 7h", ""),
    ("loba_de_menos", ADD, "8h 9h", "5h 6h 7h", ""),
    ("loba_de_menos", ADD, "8d", "5h 6h 7h", "refuse.run.suit"),
    # What it is added to has to be a meld.
    ("loba_de_menos", ADD, "9h", "5h 6h 8h", "refuse.run.not_next"),
    ("loba_de_mas", MELD, "2h 3h 4h", "", ""),
    ("carioca", MELD, "9c 9d 9h", "", ""),
    ("carioca", MELD, "5h 6h 7h", "", "refuse.meld.too_few"),
    ("carioca", MELD, "Kh Ah 2h 3h", "", ""),
    ("carioca", ADD, "4s", "4c 4d 4h", ""),
    ("carioca", CONTRACT, "9c 9d 9h 4c 4d 4h", "", ""),
    ("loba_seis_menes", MELD, "9c 9d X X'", "", "refuse.meld.too_many_wilds"),
    ("la_mona", TAKE, "9c", "5h 4d", ""),
    ("la_mona", TAKE, "9c", "5h 4d 9h", ""),
    ("la_mona", TAKE, "9c", "5h 5d", "refuse.take.not_sum"),
    ("la_mona", TAKE, "2c", "9h 6d", ""),
    ("la_mona", TAKE, "9c", "2c", "refuse.take.inert"),
    ("la_mona", TAKE, "9c 4d", "5h", "refuse.play.one_only"),
]


@pytest.mark.parametrize(("game", "question", "cards", "on", "key"), CASES)
def test_cards_are_judged_as_at_the_table(
    game: str, question: str, cards: str, on: str, key: str
) -> None:
    assert asked(game, question, cards, on) == key


def test_house_rules_are_the_rules() -> None:
    assert asked("loba_de_menos", MELD, "5h 6h 7h", run__min=4) == "refuse.meld.too_few"
    assert asked("carioca", MELD, "Kh Ah 2h 3h", ace="high_low") != ""
    two_jokers = ("loba_de_menos", MELD, "5h X 7h X'")
    assert asked(*two_jokers) == "refuse.meld.too_many_wilds"
    assert asked(*two_jokers, jokers_per_run=2) == ""


def test_the_house_judges_a_game_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "casa.yaml"
    file.write_text("extends: loba_de_menos\nmelds: {escalera: {min: 4}}\n", encoding="utf-8")
    variant = read_variant(file, [*GAMES.roots, tmp_path]).variant
    assert variant is not None
    answer = Judge(variant).answer(MELD, parse_cards("5h 6h 7h"))
    assert answer is not None
    assert not answer.is_allowed


@pytest.mark.parametrize("number", range(1, 9))
def test_a_contract_is_that_of_its_number_and_of_no_other(number: int) -> None:
    trios, escalas = "9c 9d 9h|4c 4d 4h|6c 6d 6h|Jc Jd Jh", "5s 6s 7s 8s|Ts Js Qs Ks|2d 3d 4d' 5d"
    rounds = GAMES.load("carioca").game.opening.rounds  # type: ignore[union-attr]
    melds = {"trio": iter(trios.split("|")), "escalera": iter(escalas.split("|"))}
    cards = " ".join(next(melds[name]) for name in rounds[number - 1].melds)
    assert asked("carioca", CONTRACT, cards, number=number) == ""
    other = number % 8 + 1
    assert asked("carioca", CONTRACT, cards, number=other).startswith("refuse.")
    # One card less, or one more, is not it.
    short = cards.rpartition(" ")[0]
    assert asked("carioca", CONTRACT, short, number=number).startswith("refuse.")


def test_nothing_is_judged_before_there_is_something() -> None:
    judge = Judge(GAMES.load("loba_de_menos"))
    assert judge.answer(MELD, ()) is None
    assert judge.answer(ADD, parse_cards("9c")) is None


ACT = re.compile(r"meld \w+ \[?([^\]+]+)\]?$|open (.+)$")


@pytest.mark.parametrize("game", [game for game in GAMES.ids() if game in RUMMIES])
def test_it_agrees_with_every_example_of_the_book(game: str) -> None:
    judged = 0
    for example in examples(book(game)):
        found = ACT.fullmatch(example.trial.acts[-1]) if example.trial else None
        if found is None or example.verdict not in (RIGHT, WRONG):
            continue
        said = found[1] or found[2].replace("+", " ")
        bare = re.sub(r"[\[\]]|=\w+|\b[a-z]\w{3,}\b", " ", said)
        question = MELD if found[1] else CONTRACT
        number = int(str(example.trial.setting.get("round", 1))) if example.trial else 1
        judge = Judge(GAMES.load(game))
        answer = judge.answer(question, parse_cards(bare), (), number)
        assert answer is not None
        if example.verdict == RIGHT:
            assert answer.is_allowed, example
        judged += 1
    assert judged > 3


@given(
    some.sampled_from(sorted(GAMES.ids())),
    some.lists(some.integers(0, FIRST_JOKER + 1), min_size=1, max_size=8, unique=True),
    some.lists(some.integers(0, FIRST_JOKER + 1), max_size=5, unique=True),
)
def test_whatever_is_clicked_gets_a_sentence(game: str, cards: list[int], on: list[int]) -> None:
    judge = Judge(GAMES.load(game))
    deck = judge.rules.deck_set
    cards = [card for card in cards if deck >> card & 1]
    on = [card for card in on if deck >> card & 1 and card not in cards]
    for question in judge.questions:
        answer = judge.answer(question, cards, on)
        if answer is None:
            continue
        said = Wording(ENGLISH, game, ()).sentence(answer.why)
        assert said
        assert "[" not in said
        assert answer.section in keys_of(book(game))
    assert not ENGLISH.missing
