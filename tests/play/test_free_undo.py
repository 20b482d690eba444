"""Free undo: for one person among bots, back over all that was seen, and the same cards again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.bots.base import decision, dice_of
from game.bots.levels import bot_named
from game.engine.actions import DRAW_STOCK, Action
from game.engine.cards import each
from game.engine.chance import SeededChance
from game.engine.match import Entry
from game.engine.phases import OVER, SCORED
from game.engine.state import TableState
from game.engine.visibility import observe
from game.play.bots.mind import Notice
from game.play.session.hand_order import HandOrders
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.play.session.taking_back import NOTHING_TO_REDO, NOTHING_TO_UNDO, branch_of
from game.storage.match_codec import decode, encode
from tests.clock import Clock

from .tables import CATALOGUE, GAMES, least_players, new_table, one_step, seated

ME = 0
MARKED = Notice("notice.taken_back")


def free_table(game: str, who: str = "", seed: int = 11, free: bool = True) -> RunningTable:
    who = who or " ".join("p" + "n" * (least_players(game) - 1))
    choice = TableChoice(game, seated(who), seed=seed, free_undo=free)
    return RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)


def reloaded(table: RunningTable) -> RunningTable:
    """From its file, as after a break."""
    saved = decode(encode(table.saved()), SeededChance("another"))
    return RunningTable.from_match(saved, clock=Clock())


def state_of(table: RunningTable) -> TableState:
    return table.saved().match.state


def log_of(table: RunningTable) -> list[Entry]:
    return list(table.saved().match.log)


def play_to_end_of_hand(table: RunningTable) -> list[TableState]:
    """How the table was before each decision of mine."""
    before = []
    while table.phase not in (SCORED, OVER):
        if table.to_act == ME:
            before.append(state_of(table).clone())
        one_step(table)
    return before


def play_at_random(table: RunningTable, dice: Random, acts: int) -> None:
    """For a long hand: cards are drawn, but hardly ever laid down."""
    while acts and table.phase not in (SCORED, OVER):
        if table.to_act == ME:
            legal = table.legal()
            table.act(DRAW_STOCK if DRAW_STOCK in legal else dice.choice(legal))
        else:
            one_step(table)
        acts -= 1


def draw(table: RunningTable) -> None:
    """From the stock, in my first turn."""
    while table.to_act != ME:
        one_step(table)
    table.act(DRAW_STOCK)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_end_of_a_hand_it_goes_back_decision_by_decision_to_the_deal(game: str) -> None:
    table = free_table(game)
    before = play_to_end_of_hand(table)
    assert len(before) > 3
    for state in reversed(before):
        assert table.undo_refusal() is None
        table.undo()
        assert state_of(table) == state
        assert table.acting == ME
        assert table.viewer == ME
    assert table.undo_refusal() == NOTHING_TO_UNDO


@pytest.mark.parametrize("game", GAMES)
def test_all_that_was_taken_back_is_done_again_with_the_same_cards(game: str) -> None:
    table = free_table(game)
    decisions = len(play_to_end_of_hand(table))
    after, told = log_of(table), table.log()
    for _ in range(decisions):
        table.undo()
    for _ in range(decisions):
        table.redo()
    assert log_of(table) == after
    assert table.log() == told
    assert table.redo_refusal() == NOTHING_TO_REDO


@pytest.mark.parametrize("is_left_meanwhile", [False, True])
def test_the_same_acts_bring_the_same_cards_also_where_the_stock_is_shuffled_anew(
    is_left_meanwhile: bool,
) -> None:
    """Whatever else was tried in between."""
    table = free_table("loba_centroamericana", "p r", seed=2)
    dice = Random(1)
    play_at_random(table, dice, 300)
    after = log_of(table)
    assert any(entry.chance and not entry.is_deal for entry in after)
    while table.undo_refusal() is None:
        table.undo()
    begins = len(log_of(table))
    play_at_random(table, dice, 280)
    while table.undo_refusal() is None:
        table.undo()
    assert len(log_of(table)) == begins
    if is_left_meanwhile:
        table = reloaded(table)
    match = table.saved().match
    for entry in after[begins:]:
        assert entry.action is not None
        match.submit(entry.seat, entry.action)
    assert log_of(table) == after


@pytest.mark.parametrize("bot", ["naive", "regular", "expert"])
@pytest.mark.parametrize("game", ["loba_de_menos", "la_mona"])
def test_a_bot_knows_nothing_of_what_was_taken_back(game: str, bot: str) -> None:
    """It answers like one that comes fresh to the table."""
    players = (Player("Ana", "owl"), Player("Beto", "fox", bot))
    choice = TableChoice(game, players, seed=5, free_undo=True)
    table = RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)
    while len(log_of(table)) < 12 or table.to_act != ME:
        one_step(table)
    for _ in range(2):
        table.undo()
    while table.to_act == ME:
        table.act(table.legal()[-1])
    match, seat = table.saved().match, table.to_act
    fresh = bot_named(bot, table.rules)
    legal = match.rules.legal_actions(match.state)
    seen = observe(match.state, seat)
    wanted = decision(fresh, seen, legal, dice_of(seen))
    while not table.ready():
        table.bot_turn(1.0)
    table.play_bot()
    assert log_of(table)[-1].action == wanted


def test_a_bot_answers_the_same_to_the_same() -> None:
    table = free_table("loba_de_menos", "p n n")
    while table.to_act != ME or len(log_of(table)) < 20:
        one_step(table)
    after = log_of(table)
    act = table.undo()
    table.act(act)
    while len(log_of(table)) < len(after):
        one_step(table)
    assert log_of(table) == after


def test_cards_that_come_back_from_an_earlier_turn_are_not_taken_for_drawn_ones() -> None:
    table = free_table("loba_de_menos", "p n")
    orders = HandOrders(table.rules)
    orders.row(table.observation())
    draw(table)
    row = orders.row(table.observation())
    (drawn,) = each(row.fresh)
    thrown = next(card for card in row.cards if card != drawn)
    table.act(Action("discard", (thrown,)))
    while table.to_act != ME:
        one_step(table)
    orders.row(table.observation())
    table.undo()
    again = orders.row(table.observation())
    assert set(again.cards) == set(row.cards)
    assert again.fresh == row.fresh


def test_a_bot_that_thinks_is_interrupted() -> None:
    table = free_table("loba_de_menos", "p n n")
    while not (table.is_bots_turn and log_of(table)[-1].seat == 1):
        one_step(table)
    table.bot_turn(0.0)
    table.undo()
    assert (table.acting, table.is_bots_turn) == (ME, False)
    table.redo()
    assert table.is_bots_turn
    one_step(table)


# Who may, and how far ----------------------------------------------------------------------------


def test_unless_it_is_wanted_undo_stops_at_what_was_seen() -> None:
    table = free_table("loba_de_menos", "p n", free=False)
    draw(table)
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.key == "refuse.undo.seen"
    assert not table.undoes_freely


@pytest.mark.parametrize("who", ["p p n", "n n n"])
def test_it_is_for_one_person_among_bots(who: str) -> None:
    """Whatever a file says."""
    saved = replace(new_table("loba_de_menos", who).saved(), free_undo=True)
    assert not RunningTable.from_match(saved, clock=Clock()).undoes_freely


def test_a_hand_that_was_dealt_anew_ends_it() -> None:
    table = free_table("loba_de_menos", "p n")
    play_to_end_of_hand(table)
    while table.phase == SCORED:
        table.deal_next()
    while table.to_act != ME:
        one_step(table)
    assert table.undo_refusal() == NOTHING_TO_UNDO


def test_the_end_of_a_match_can_be_taken_back() -> None:
    table = free_table("la_mona", "p n")
    while not table.is_over:
        one_step(table)
    table.undo()
    assert not table.is_over
    table.redo()
    assert table.is_over


def test_where_no_number_leads_to_the_cards_it_is_not_to_be_had() -> None:
    """Nobody could promise the same cards: the history was lost."""
    told = encode(free_table("loba_de_menos", "p n").saved())
    told["log"][-1] = ["digest", "0" * 12]
    saved = decode(told, SeededChance(1))
    assert saved.free_undo
    assert not RunningTable.from_match(saved, clock=Clock()).undoes_freely


# The mark ----------------------------------------------------------------------------------------


def test_what_the_usual_rule_lets_leaves_no_mark() -> None:
    table = free_table("loba_de_menos", "p n")
    draw(table)
    discard = next(act for act in table.legal() if act.kind == "discard")
    table.act(discard)
    table.undo()
    assert table.saved().taken_back == 0
    assert table.take_notices() == []


def test_every_time_it_goes_further_is_counted_kept_and_the_first_is_told() -> None:
    table = free_table("loba_de_menos", "p n")
    play_to_end_of_hand(table)
    table.take_notices()
    for times in (1, 2, 3):
        # What follows at once may be of the same turn, where the usual rule lets it go as well.
        before = table.saved().taken_back
        while table.saved().taken_back == before:
            table.undo()
        assert table.saved().taken_back == times
    assert table.take_notices() == [MARKED]
    assert reloaded(table).saved().taken_back == 3
    table.redo()
    assert table.saved().taken_back == 3


def test_a_match_that_branches_off_keeps_the_mark() -> None:
    table = free_table("la_mona", "p n")
    play_to_end_of_hand(table)
    while not table.saved().taken_back:
        table.undo()
    saved = replace(table.saved(), arranged=(None, None))
    branch = branch_of(saved, 3, table.players)
    assert branch.arranged == ()
    assert (branch.is_branch, branch.free_undo) == (True, True)
    assert branch.taken_back == table.saved().taken_back
