"""One screen, several players: whose cards it shows, who may act, and that nothing leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pytest

from game.bots.simple import SIMPLE
from game.engine.actions import DECLINE_REBUY, DRAW_STOCK, REBUY_IN, Action
from game.engine.cards import BIT, pack
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.following import observed_after
from game.engine.phases import REBUY, SCORED
from game.engine.rules import IllegalActionError
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.paths import HOME_VARIABLE
from game.play.bots.mind import Notice
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, player_of
from game.play.session.taking_back import NOTHING_TO_REDO
from game.storage.match_codec import SavedMatch, Seat, decode, encode
from tests.clock import Clock

from .tables import (
    GAMES,
    card,
    least_players,
    new_table,
    one_step,
    position,
    seated,
    set_up,
    simple_act,
)

MENOS = "loba_de_menos"


def discard(text: str) -> Action:
    return Action("discard", (card(text),))


def meld(table: RunningTable, text: str) -> Action:
    cards = pack(map(card, text.split()))
    return next(one for one in table.legal() if one.kind == "meld" and pack(one.cards) == cards)


def shown(events: Sequence[Event], kinds: tuple[str, ...] = ("dealt", "drew")) -> list[Event]:
    """Events of hidden cards in which a face can be read."""
    return [one for one in events if one.kind in kinds and any(c is not None for c in one.cards)]


# Whose screen ----------------------------------------------------------------------------------


def test_between_two_people_the_curtain_closes() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd")
    assert (table.viewer, table.needs_curtain) == (0, False)
    table.act(discard("9c"))
    assert (table.viewer, table.needs_curtain) == (NOBODY, True)
    assert table.observation().hand == 0
    assert table.legal() == []
    table.sit(1)
    assert (table.viewer, table.needs_curtain) == (1, False)
    assert table.legal()


def test_only_the_player_whose_turn_it_is_may_sit_down() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd")
    with pytest.raises(ValueError, match="1"):
        table.sit(1)
    table.act(discard("9c"))
    with pytest.raises(IllegalActionError) as refused:
        table.act(DRAW_STOCK)
    assert refused.value.refusal.key == "refuse.not_your_turn"


def test_with_one_person_the_curtain_never_comes() -> None:
    table = new_table(MENOS, "n p n", seed=4)
    for _ in range(200):
        assert (table.viewer, table.needs_curtain) == (1, False)
        one_step(table)


def test_with_bots_only_the_screen_shows_nobodys_cards() -> None:
    table = new_table(MENOS, "n n")
    for _ in range(50):
        assert (table.viewer, table.needs_curtain, table.acting) == (
            NOBODY,
            False,
            table.to_act if table.phase == SCORED else NOBODY,
        )
        assert table.observation().hand == 0
        one_step(table)


def test_a_hand_is_closed_while_a_bot_plays_if_others_could_see_it() -> None:
    table = new_table(MENOS, "p n p", seed=1)
    while table.to_act != 0:
        one_step(table)
    one_step(table)
    assert table.viewer == 0
    while table.to_act == 0:
        one_step(table)
    assert table.is_bots_turn
    assert (table.viewer, table.bottom, table.needs_curtain) == (NOBODY, 0, False)


def test_a_new_hand_is_dealt_to_a_closed_screen() -> None:
    table = new_table(MENOS, "p p", seed=2)
    while table.phase != SCORED:
        one_step(table)
    events = table.deal_next()
    assert [one.kind for one in events].count("dealt") == 2
    assert not shown(events)
    assert table.viewer == NOBODY


def test_decisions_are_taken_person_by_person_without_a_curtain() -> None:
    told: dict[str, object] = {"variant": MENOS, "players": ["Ana", "Beto", "Carla", "Dora"]}
    table = set_up(**told, phase="decide", scores=[50, 110, 105, 20], turn="Beto")
    assert (table.phase, table.acting, table.needs_curtain) == (REBUY, 1, False)
    table.act(REBUY_IN)
    assert (table.phase, table.acting) == (REBUY, 2)
    table.act(DECLINE_REBUY)
    assert table.phase == SCORED
    assert table.deal_next()[0].kind == "hand_began"


# Undo ------------------------------------------------------------------------------------------


def test_the_discard_can_be_taken_back_while_the_curtain_closes() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd")
    before = table.observation()
    table.act(discard("9c"))
    assert table.undo_refusal() is None
    assert table.undo() == discard("9c")
    assert (table.viewer, table.observation()) == (0, before)
    assert table.log() == ()


def test_what_another_person_did_stays_done() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd")
    table.act(discard("9c"))
    table.sit(1)
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.key == "refuse.undo.nothing"


def test_what_was_taken_back_is_done_again_step_by_step() -> None:
    table = set_up(variant=MENOS, hand="5h 6h 7h 9c Kd", laid_down=1)
    table.act(meld(table, "5h 6h 7h"))
    table.act(discard("9c"))
    after = table.observation()
    table.undo()
    table.undo()
    table.redo()
    assert table.redo_refusal() is None
    table.redo()
    assert table.observation() == after
    assert table.redo_refusal() == NOTHING_TO_REDO


def test_whoever_does_something_else_cannot_do_again_what_was_taken_back() -> None:
    table = set_up(variant=MENOS, hand="5h 6h 7h 9c Kd", laid_down=1)
    table.act(meld(table, "5h 6h 7h"))
    table.undo()
    table.act(discard("9c"))
    assert table.redo_refusal() == NOTHING_TO_REDO


def test_a_drawn_card_has_been_seen() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd", phase="draw", pile="3c")
    table.act(DRAW_STOCK)
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.key == "refuse.undo.seen"


# What is told ----------------------------------------------------------------------------------


def walk(table: RunningTable, steps: int) -> Iterator[tuple[Observation, tuple[Event, ...]]]:
    """What the screen showed before each step, and the events it was told."""
    for _ in range(steps):
        if table.is_over:
            return
        if table.needs_curtain:
            table.sit(table.to_act)
        if table.phase == SCORED:
            before = table.observation()
            yield before, table.deal_next()
        elif table.is_bots_turn:
            before = table.observation()
            table.bot_turn(0.0)
            yield before, table.play_bot()
        else:
            before = table.observation()
            yield before, table.act(simple_act(table))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", ["people", "mixed"])
def test_no_event_tells_of_a_hidden_hand(game: str, who: str) -> None:
    """Of what is told, only what was dealt to or drawn by the viewer has faces."""
    players = least_players(game)
    seats = " ".join("p" * players) if who == "people" else "p n p" if players < 4 else "p n p n"
    options = {"players": 5} if game == "carioca" else {}
    table = new_table(game, seats, seed=7, **options)
    seen_faces = 0
    for before, events in walk(table, 150):
        for event in shown(events):
            assert (
                event.fact("open")
                if event.kind == "drew" and event.seat != before.viewer
                else (event.seat == before.viewer)
            )
            seen_faces += 1
        for event in shown(table.log()):
            assert event.seat == table.viewer
        assert not shown(table.meanwhile())
    assert seen_faces


@pytest.mark.parametrize("game", GAMES)
def test_the_events_carry_a_picture_to_what_is_there(game: str) -> None:
    """They lead from what was on the screen to the table as the same viewer sees it."""
    table = new_table(game, " ".join("p" + "n" * (least_players(game) - 1)), seed=5)
    view = table.observation()
    for _, events in walk(table, 120):
        for event in events:
            view = observed_after(view, event)
        assert view == table.observation()


def test_meanwhile_is_what_happened_since_ones_last_turn() -> None:
    table = new_table(MENOS, "p n p", seed=1)
    while table.to_act != 2:
        one_step(table)
    one_step(table)
    while table.to_act == 2:
        one_step(table)
    while table.is_bots_turn or table.to_act == 0:
        one_step(table)
    told = table.meanwhile()
    assert table.to_act == 2
    assert {one.seat for one in told if one.kind == "discarded"} == {0, 1}
    assert {one.seat for one in told if one.kind == "drew"} == {0, 1}
    assert not shown(told)


def test_a_match_that_goes_on_within_a_turn_tells_what_happened_last() -> None:
    """The others' turns, and what was done in this one, but no face of what was drawn."""
    table = new_table(MENOS, "p p n", seed=1)
    while table.to_act != 0 or table.observation().turn_no < 4:
        one_step(table)
    before = [one.kind for one in table.meanwhile()]
    one_step(table)
    assert table.to_act == 0
    again = RunningTable.from_match(table.saved(), clock=Clock())
    assert again.needs_curtain
    told = again.meanwhile()
    assert [one.kind for one in told][: len(before)] == before
    assert {one.seat for one in told if one.kind == "discarded"} == {1, 2}
    assert [one.kind for one in told if one.seat == 0 and one.kind != "turn"] == ["drew"]
    assert not shown(told)


def test_a_hint_is_for_whoever_sits_before_the_screen() -> None:
    table = set_up(variant=MENOS, hand="9c 9d 9h 4d Kd", laid_down=1)
    advice = table.hint()
    assert advice is not None
    assert advice.act == Action("meld", tuple(map(card, ("9c", "9d", "9h"))), -3, (0, 0))
    assert advice.reasons[0].key == "advice.meld"
    table.act(discard("Kd"))
    assert table.hint() is None


# Bots ------------------------------------------------------------------------------------------


class Slow:
    """Draws, then finds a better discard with every thought, and would never stop."""

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        while True:
            yield from legal


class Cheat:
    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield Action("discard", tuple(range(3)))


class Faulty:
    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield legal[-1]
        raise RuntimeError


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in (("slow", Slow()), ("cheat", Cheat()), ("faulty", Faulty())):
        monkeypatch.setitem(cast(dict[str, object], SIMPLE), name, partial(_same, bot))


def _same(bot: object, rules: object) -> object:
    return bot


def with_bot(name: str, step: float) -> RunningTable:
    told = position(variant=MENOS, hand="9c 4d Kd", phase="draw", pile="3c")
    players = (Player("Bot", "owl", name), Player("Ana", "fox"))
    return RunningTable.from_position(told, clock=Clock(step=step), players=players)


@pytest.mark.usefixtures("bots")
def test_a_bot_thinks_in_slices_until_it_has_thought_enough() -> None:
    table = with_bot("slow", step=0.001)
    table.bot_turn(0.004)
    assert not table.ready()
    for _ in range(1000):
        table.bot_turn(0.004)
    assert table.ready()
    assert [one.kind for one in table.play_bot()] == ["drew"]


@pytest.mark.usefixtures("bots")
def test_a_bot_can_be_hurried_and_always_has_an_answer() -> None:
    table = with_bot("slow", step=0.001)
    table.hurry()
    assert table.ready()
    assert table.play_bot()
    assert not table.ready()
    assert table.play_bot()


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("name", ["cheat", "faulty"])
def test_a_bot_that_cannot_play_is_replaced(name: str) -> None:
    table = with_bot(name, step=0.0001)
    table.bot_turn(0.01)
    assert table.take_notices() == [Notice("notice.bot_replaced", 0)]
    assert table.take_notices() == []
    table.bot_turn(0.01)
    assert table.ready()
    assert [one.kind for one in table.play_bot()] == ["drew"]


def test_nothing_is_thought_in_a_persons_turn() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd")
    table.bot_turn(1.0)
    table.hurry()
    assert not table.ready()
    assert table.play_bot() == ()


# Keeping ---------------------------------------------------------------------------------------


def test_the_match_is_kept_after_every_act_and_goes_on_from_there() -> None:
    kept: list[int] = []

    def keep(saved: SavedMatch) -> Callable[[], None]:
        return lambda *told: kept.append(len(saved.match.log))

    first = new_table("la_mona", "p p", seed=3)
    table = RunningTable.from_match(first.saved(), clock=Clock(), keeper=keep)
    assert [player.name for player in table.players] == ["P0", "P1"]
    one_step(table)
    one_step(table)
    assert kept == [2, 3]
    again = RunningTable.from_match(table.saved(), clock=Clock())
    assert again.needs_curtain
    again.sit(again.to_act)
    table.sit(table.to_act)
    assert again.observation() == table.observation()
    assert again.log() == table.log()
    assert again.meanwhile() == table.meanwhile()


def test_a_match_that_lost_its_history_goes_on_and_says_so() -> None:
    told = encode(new_table("la_mona", "p p", seed=3).saved())
    saved = decode({**told, "log": []}, SeededChance(1))
    table = RunningTable.from_match(saved, clock=Clock())
    assert table.take_notices() == [Notice("notice.history_lost")]
    assert table.log() == ()
    assert table.undo_refusal() is not None
    one_step(table)
    assert [event.kind for event in table.log()] == ["taken", "turn"]


def test_a_match_keeps_the_name_people_gave_it() -> None:
    named = replace(new_table("la_mona", "p p", seed=3).saved(), name="Sunday")
    assert RunningTable.from_match(named, clock=Clock()).saved().name == "Sunday"


def test_players_are_kept_with_the_bots_that_play() -> None:
    table = new_table("la_mona", "p n r", seed=3)
    assert [seat.kind for seat in table.saved().seats] == ["person", "naive", "random"]
    assert RunningTable.from_match(table.saved(), clock=Clock()).players == seated("p n r")


UNKNOWN, FAULTY = "notice.bot_unknown", "notice.bot_faulty"


@pytest.mark.parametrize(
    ("bot", "file", "notice"),
    [
        ("clairvoyant", None, UNKNOWN),
        ("program", None, UNKNOWN),
        ("paco", "schema: 1\nlevel: reguler\n", FAULTY),
        ("paco", "{", FAULTY),
    ],
)
def test_where_a_bot_is_not_to_be_had_the_regular_one_plays_and_a_notice_says_so(
    bot: str, file: str | None, notice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    if file is not None:
        (tmp_path / "data" / "bots").mkdir(parents=True)
        (tmp_path / "data" / "bots" / f"{bot}.yaml").write_text(file, "utf-8")
    table, usual = (
        RunningTable.start(
            TableChoice(MENOS, (Player("Zoe", "owl", zoe), Player("Beto", "fox", "regular"))),
            clock=Clock(),
        )
        for zoe in (bot, "regular")
    )
    assert table.take_notices() == [Notice(notice, 0)]
    assert usual.take_notices() == []
    for _ in range(12):
        table.bot_turn(1.0)
        usual.bot_turn(1.0)
        assert table.play_bot() == usual.play_bot() != ()


def test_who_is_stood_in_for_is_still_kept_under_the_old_name() -> None:
    zoe = player_of(1, Seat("Zoe", "clairvoyant"))
    assert zoe == Player("Zoe", "fox", "clairvoyant")
    assert zoe.saved() == Seat("Zoe", "clairvoyant", "fox")


def test_cards_that_everybody_saw_are_known_on_a_closed_screen_too() -> None:
    table = set_up(variant=MENOS, hand="9c 4d Kd 8h", table=["[5h 6h 7h]"], laid_down=1)
    table.act(discard("Kd"))
    assert pack(table.observation().pile) & BIT[card("Kd")]
