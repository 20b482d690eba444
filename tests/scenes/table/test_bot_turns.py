"""A table in a window: its bots think beside, as long as the table is there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from at_table import AtTable
from services import a_house, said, wait

from game.engine.phases import DRAW
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.scene import TableActs, TableScene
from game.view.motion.motion import TAKEN_BACK
from tests.beside import BOT_PROCESS, processes

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


def sat_down(
    services: Services, players: Sequence[Player] = PLAYERS, variant: str = "carioca"
) -> TableScene:
    choice = TableChoice(variant, tuple(players), seed=5)
    table = RunningTable.start(choice, clock=services.clock)
    acts = TableActs(lambda: None, lambda: None, lambda: None, lambda key: None)
    scene = TableScene(services, table, acts)
    services.stack.push(scene)
    return scene


def begun_since(before: Sequence[int]) -> list[int]:
    """Return the processes of bots that other tests have not left behind."""
    return [number for number in processes(BOT_PROCESS) if number not in before]


def wait_for(count: int, before: Sequence[int]) -> None:
    until = time.monotonic() + 20
    while len(begun_since(before)) != count:
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.parametrize("wakes", [True, False])
def test_bots_have_a_process_until_the_table_is_left_if_the_house_can_be_woken(wakes: bool) -> None:
    """Else they think between two pictures."""
    services, before = a_house(), processes(BOT_PROCESS)
    services.wake = (lambda: None) if wakes else None
    sat_down(services)
    if not wakes:
        time.sleep(0.05)
    wait_for(int(wakes), before)
    services.stack.start_over(Scene(services))
    wait_for(0, before)


def test_two_bots_that_cannot_be_had_are_told_of_in_one_breath() -> None:
    services = a_house()
    gone = [Player("Beto", "fox", "nobody"), Player("Carla", "hare", "no_more")]
    sat_down(services, [PLAYERS[0], *gone], "loba_de_menos")
    for _ in range(200):
        wait(services, 0.1)
        told = [text for text in said(services) if "Beto" in text and "Carla" in text]
        if told:
            return
    raise AssertionError("nobody was told")


def test_a_bot_plays_only_what_it_has_thought_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = AtTable("9h 4h Kd", stock="5c 6c 7c")
    version = ana.table.version
    monkeypatch.setattr(RunningTable, "ready", lambda table: False)
    ana.drag("Kd", "pile")
    for _ in range(20):
        ana.rest(4)
    assert (ana.table.version, ana.table.is_bots_turn) == (version + 1, True)
    monkeypatch.undo()
    for _ in range(20):
        ana.rest(4)
    assert ana.table.version > version + 1


def test_a_bot_takes_longer_over_what_is_close(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Beto's first act of a turn to the second: after a person's act there is a while in
    which it may be taken back."""
    seconds = []
    for doubt in (0.0, 1.0):
        monkeypatch.setattr(RunningTable, "bots_doubt", lambda table, doubt=doubt: doubt)
        ana = AtTable("9h 4h Kd", stock="5c 6c 7c")
        ana.drag("Kd", "pile")
        acts: list[float] = []
        version = ana.table.version
        while len(acts) < 2:
            wait(ana.services, 0.05)
            if ana.table.version > version:
                version = ana.table.version
                acts.append(ana.now)
        seconds.append(acts[1] - acts[0])
    assert seconds[1] - seconds[0] > 0.5


def seconds_until_own_turn(ana: AtTable) -> float:
    started = ana.now
    while not ana.texts.is_my_turn or ana.table.phase != DRAW:
        wait(ana.services, 1 / 60)
    return ana.now - started


def test_a_turn_without_news_takes_a_second_and_melds_are_to_be_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RunningTable, "bots_doubt", lambda table: 0.0)
    quiet = {"hands": {"Beto": "2c 4d 6s 8h Tc Qs"}, "stock": "9d 6c 7c"}
    melds = {"hands": {"Beto": "2c 2d 2s 8h Tc Qs"}, "stock": "9d 6c 7c"}
    seconds = []
    for told in (quiet, melds):
        ana = AtTable("9h 4h Kd", likes={"motion": "full"}, laid_down={"Ana": "no"}, **told)
        ana.drag("Kd", "pile")
        seconds.append(seconds_until_own_turn(ana))
    assert seconds[0] < TAKEN_BACK + 1.2
    assert seconds[1] > seconds[0] + 0.7


@pytest.mark.parametrize(("tempo", "least", "most"), [(25, 0.0, 0.15), (300, 0.5, 3.0)])
def test_a_style_has_a_tempo_of_its_own(home: Path, tempo: int, least: float, most: float) -> None:
    file = home / "data" / "bots" / "paco.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"schema: 1\nlevel: novice\ntempo: {tempo}\n", "utf-8")
    scene = sat_down(a_house(), [Player("Paco", "fox", "paco"), PLAYERS[0]])
    assert least < scene.bots._pause() < most
