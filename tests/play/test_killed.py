"""A game that is killed while it plays and writes goes on with the last move that it told.

The killed are real processes, and each goes on where the one before was killed.
"""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from game.engine.chance import SeededChance
from game.play.session.running import RunningTable
from game.storage.match_file import read_match
from game.storage.match_store import MatchStore

from .tables import GAMES, least_players, new_table, one_step

SYSTEMS = multiprocessing.get_all_start_methods()
PROCESSES = multiprocessing.get_context("forkserver" if "forkserver" in SYSTEMS else "spawn")
if "forkserver" in SYSTEMS:
    # What a game needs is read once, not by every one of them.
    PROCESSES.set_forkserver_preload(
        ["pytest", "game.play.session.table_kind", "game.storage.match_store"]
    )


def play_on(home: Path, seed: int, say: Connection) -> None:
    """Goes on with the match that was played last, or with a new one, as fast as it can; says after
    every move how many acts that match has seen."""
    store, dice = MatchStore(home), Random(seed)
    store.sweep()
    while True:
        going_on = store.going_on()
        if going_on:
            match_id = going_on[0].match_id
            saved = store.load(match_id, SeededChance(seed))
        else:
            game = dice.choice(GAMES)
            match_id = store.new_id(game, time.time())
            people = " ".join("p" * least_players(game))
            saved = new_table(game, people, seed=seed).saved()
        keeper = store.keeper(match_id, time.time)
        keeper(saved)()
        table = RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)
        table.begin_background_work(lambda: None)
        while not table.is_over:
            one_step(table)
            say.send((match_id, len(table.saved().match.log) - 1))
        table.end_background_work()


def kill_one(home: Path, seed: int, after: float) -> tuple[str, int]:
    """The match it played, and how many acts it had seen when it last spoke."""
    hear, say = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=play_on, args=(home, seed, say))
    child.start()
    say.close()
    told = hear.recv()
    time.sleep(after)
    child.kill()
    child.join()
    try:
        while True:
            told = hear.recv()
    except EOFError:
        hear.close()
    match_id, acts = told
    return match_id, acts


#: Of the last acts that were told, so many may be gone, or one: the system may be too busy to take
#: an act before it is shown.
LOST_MOST = 0.05


def kill_many(home: Path, times: int, seed: int) -> int:
    """How many acts were played in all."""
    dice, played, lost = Random(seed), 0, 0
    for number in range(times):
        match_id, acts = kill_one(home, 1000 * seed + number, dice.uniform(0.0, 0.12))
        store = MatchStore(home)
        # As the next one does at its start.
        store.sweep()
        kept = len(store.load(match_id, SeededChance(0)).match.log) - 1
        assert acts - 1 <= kept <= acts + 1, (number, match_id, acts, kept)
        played, lost = played + acts, lost + (kept < acts)
        assert not list(home.rglob("*.part"))
        for file in (*home.rglob("*.json"), *home.rglob("*.backup?")):
            assert read_match(file, SeededChance(0)).lost is None
        assert store.damaged() == []
    print(f"{times} kills, {lost} last acts gone")
    assert lost <= max(1, LOST_MOST * times)
    return played


def test_a_killed_game_goes_on_with_the_last_move_that_was_told(tmp_path: Path) -> None:
    assert kill_many(tmp_path, times=12, seed=1) > 12


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_game_killed_a_thousand_times(tmp_path: Path, part: int) -> None:
    assert kill_many(tmp_path, times=100, seed=2 + part) > 100
