"""Runs that grow and melds that count, row by row of the dossier's tables."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.engine.cards import names, pack, parse_card, parse_cards
from game.engine.notation import read_meld, say_meld
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame, as_laid
from game.engine.rummy.parts import RunMeld
from game.reading.faults import Faults
from game.reading.given import Given
from game.reading.yaml_tree import plain_of, read_file

from .cases import CATALOGUE, HERE, set_up

MOVES = ("free", "replace_other_end", "shift_outward", "fixed")
CIRCULAR = "circular"


def table(name: str) -> Given:
    faults = Faults()
    node = read_file(HERE / f"{name}.yaml", faults)
    assert node is not None
    return Given(node, "", faults)


def written(run: list[str]) -> str:
    """A run of a file; YAML took it for a list of one."""
    return f"[{' '.join(run)}]"


class Growth(NamedTuple):
    rule: str
    run: str
    card: str
    move: str
    becomes: list[str]


def growths() -> list[Growth]:
    found = []
    for rule, rows in plain_of(table("wild_moves").node).items():
        for row in rows:
            told = {move: row[move] for move in MOVES}
            told[CIRCULAR] = row.get(CIRCULAR, row["shift_outward"])
            found += [
                Growth(rule, written(row["run"]), row["add"], move, list(map(written, becomes)))
                for move, becomes in told.items()
            ]
    return found


@pytest.mark.parametrize("growth", growths(), ids=lambda it: f"{it.run} {it.card} {it.move}")
def test_runs_grow_as_the_table_says(growth: Growth) -> None:
    options = {} if growth.move == CIRCULAR else {"wild_move": growth.move}
    name = "carioca" if growth.move == CIRCULAR else "loba_de_menos"
    position = set_up(variant=name, options=options, hand=f"{growth.card} 2c", table=growth.run)
    rules, (meld,) = position.rules, position.state.melds
    assert isinstance(rules, RummyRules)
    fits = rules.kinds[meld.kind].fits(meld, parse_card(growth.card))
    runs = [say_meld(rules, meld._replace(cards=fit.cards, start=fit.start)) for fit in fits]
    assert sorted(runs) == sorted(growth.becomes)


@pytest.mark.parametrize(
    ("hand", "far"),
    [
        ("8h 9h Th", "8h 9h Th"),
        ("9h Th", ""),
        ("9h Th X", "9h Th"),
        ("8h Th Jh", "8h"),
        ("8h 9h Tc", "8h 9h"),
        ("2h 3h 4h", "2h 3h 4h"),
        ("2h 3h", ""),
        ("2h 3h X", "2h 3h"),
        ("Ah 2h 4h", "4h"),
    ],
)
def test_a_run_may_reach_the_cards_up_to_the_first_gap(hand: str, far: str) -> None:
    position = set_up(variant="loba_de_menos", hand=f"{hand} 2c", table="[5h 6h 7h]")
    rules, (meld,) = position.rules, position.state.melds
    assert isinstance(rules, RummyRules)
    kind, cards = rules.kinds[meld.kind], parse_cards(hand)
    assert names([card for card in cards if kind.may_reach(meld, card, pack(cards))]) == far


class Worth(NamedTuple):
    rule: str
    meld: str
    points: int
    lies: str


def worths() -> list[Worth]:
    found = []
    for rule, told in plain_of(table("meld_points").node)["cases"].items():
        for row in told if isinstance(told, list) else [told]:
            lies = written(row["table"]) if "table" in row else ""
            found.append(Worth(rule, row["meld"], row["points"], lies))
    return found


@pytest.mark.parametrize("worth", worths(), ids=lambda it: f"{it.rule} {it.meld}")
def test_melds_are_worth_what_the_source_says(worth: Worth) -> None:
    game = CATALOGUE.load("loba_de_mas").game
    rules = RummyRules(game)  # type: ignore[arg-type]
    meld = read_meld(rules, worth.meld)
    assert rules.kinds[meld.kind].fault(meld.cards, meld.start) is None
    assert rules.game.score.meld_points(as_laid(rules.kinds, meld)) == worth.points
    assert worth.lies in ("", say_meld(rules, meld))


@pytest.mark.parametrize(
    ("meld", "points"),
    [("{2c 2d X}", 3), ("{9c 9d X}", 7), ("{Ac Ad X}", 9), ("{7c 7d 2h}", 3), ("{Kc Kd X X'}", 10)],
)
def test_a_wild_card_in_a_set_counts_as_a_card_of_its_rank(meld: str, points: int) -> None:
    game = CATALOGUE.load("loba_de_mas").game
    assert isinstance(game, RummyGame)
    kinds = {"pierna": replace(game.melds["pierna"], wilds=2)}
    rules = RummyRules(replace(game, melds=kinds))
    laid = as_laid(rules.kinds, read_meld(rules, f"pierna {meld[1:-1]}"))
    assert rules.game.score.meld_points(laid) == points


@pytest.mark.parametrize(
    ("cards", "meant"),
    [
        *(("9c 9d 9h 5s", "pierna"), ("9c 9d X", "pierna"), ("9c 9d Kd", "pierna")),
        *(("5h 6h 9c", "escalera"), ("5s 6s X 9c", "escalera"), ("Td 9d 9c", "pierna")),
    ],
)
def test_cards_that_are_no_meld_are_taken_for_the_one_they_come_nearest(
    cards: str, meant: str
) -> None:
    rules = RummyRules(CATALOGUE.load("loba_de_menos").game)  # type: ignore[arg-type]
    assert rules.meld_names[read_meld(rules, cards).kind] == meant


@pytest.mark.parametrize(
    ("sizes", "given", "refused"),
    [
        ({"min": 3}, 2, "too_few least=3"),
        ({"min": 3, "max": 4}, 5, "too_many most=4"),
        ({"min": 13, "max": 13}, 12, "exact least=13"),
        ({"min": 3, "max": 3}, 4, "exact least=3"),
        ({"min": 3, "exact_when_laid": True}, 2, "too_few least=3"),
        ({"min": 3, "exact_when_laid": True}, 4, "exact least=3"),
    ],
)
def test_a_meld_of_one_size_is_refused_for_not_having_exactly_that(
    sizes: dict[str, int], given: int, refused: str
) -> None:
    refusal = RunMeld(**sizes).size_refusal(given)  # type: ignore[arg-type]
    assert refusal is not None
    (name, bound), (_, told) = refusal.facts
    assert f"{refusal.key.removeprefix('refuse.meld.')} {name}={bound}" == refused
    assert told == given


def rules_told() -> set[str]:
    return {growth.rule for growth in growths()} | {worth.rule for worth in worths()}
