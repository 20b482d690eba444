"""A match branches off another one, at any of its acts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.phases import SCORED
from game.play.session.hand_log import retell
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.play.session.taking_back import branch_of
from game.play.tally import facts_of
from game.storage.match_codec import SavedMatch, decode, encode
from game.storage.match_file import read_match
from tests.clock import Clock

from .tables import GAMES, least_players, new_table, one_step

SAVES = Path(__file__).resolve().parents[2] / "saves"
NAMES = ("carioca-2", "la_mona-4-english_text", "loba_de_mas-5", "loba_de_menos-3-escalera")


def saved(name: str) -> SavedMatch:
    return read_match(SAVES / f"{name}.json", SeededChance(0))


def people(match: SavedMatch) -> list[Player]:
    return [Player(f"P{at}", "owl") for at, _ in enumerate(match.seats)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_every_card_lies_where_it_lay(name: str, share: float) -> None:
    match = saved(name)
    step = round(share * (len(match.match.log) - 2))
    branch = branch_of(match, step, people(match))
    there = None
    for at, told in enumerate(retell(match.match)):
        if at == step:
            there = told.state.digest()
            break
    assert branch.match.state.digest() == there
    assert len(branch.match.log) == step + 1


def test_the_match_it_came_from_stays_as_it_is() -> None:
    match = saved(NAMES[0])
    before = encode(match)
    table = RunningTable.from_match(branch_of(match, 30, people(match)), clock=Clock())
    for _ in range(20):
        one_step(table)
    assert encode(match) == before


def test_other_people_and_bots_may_sit_there() -> None:
    match = saved("loba_de_menos-3-escalera")
    players = [Player("Ana", "owl"), Player("B", "fox", "naive"), Player("C", "hare", "naive")]
    table = RunningTable.from_match(branch_of(match, 40, players), clock=Clock())
    assert table.people == (0,)
    assert [player.name for player in table.players] == ["Ana", "B", "C"]
    assert table.players[1].bot == "naive"


def test_as_many_sit_there_as_before() -> None:
    match = saved("loba_de_menos-3-escalera")
    with pytest.raises(ValueError, match="2"):
        branch_of(match, 40, people(match)[:2])


def test_it_is_marked_in_its_file_and_in_the_records() -> None:
    match = saved("la_mona-2-short")
    table = RunningTable.from_match(branch_of(match, 100, people(match)), clock=Clock())
    while not table.is_over:
        one_step(table)
    told = decode(encode(table.saved()), SeededChance(0))
    facts = facts_of(told)
    assert told.is_branch
    assert facts is not None
    assert facts.is_branch
    assert not match.is_branch


@pytest.mark.parametrize("variant_id", GAMES)
def test_what_is_dealt_after_comes_from_the_number_of_the_deal(variant_id: str) -> None:
    table = new_table(variant_id, "p " * least_players(variant_id), seed=321)
    while table.saved().match.state.hand_no == 1 and table.phase != SCORED:
        one_step(table)
    if table.is_over:
        return
    match = table.saved()
    branch = RunningTable.from_match(
        branch_of(match, len(match.match.log) // 2, table.players), clock=Clock()
    )
    while branch.phase != SCORED and not branch.is_over:
        one_step(branch)
    table.deal_next()
    branch.deal_next()
    assert packs(table.saved().match)[1] == packs(branch.saved().match)[1]


def packs(match: Match) -> list[tuple[int, ...]]:
    """The order of all cards before each hand."""
    return [max(entry.chance, key=len) for entry in match.log if entry.is_deal]
