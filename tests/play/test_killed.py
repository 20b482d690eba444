"""A game that is killed while it plays and writes goes on with the last move that it told.

The killed are real processes, and each goes on where the one before was killed.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from game.engine.chance import SeededChance
from game.play.session import writing
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


def play_on(home: Path, seed: int, say: Connection, slow: float) -> None:
    """Goes on with the match that was played last, or with a new one, as fast as it can; says after
    every move how many acts that match has seen. `slow`: seconds the disk takes for each write."""
    store, dice, real = MatchStore(home), Random(seed), os.fsync

    def fsync(descriptor: int) -> None:
        time.sleep(slow)
        real(descriptor)

    # However busy the machine is.
    writing.HANDED_OVER_IN = 60.0
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
        keeper(saved)().put_in_place()
        table = RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)
        table.begin_background_work(lambda: None)
        os.fsync = fsync
        while not table.is_over:
            one_step(table)
            say.send((match_id, len(table.saved().match.log) - 1))
        os.fsync = real
        table.end_background_work()


def kill_one(home: Path, seed: int, after: float, slow: float) -> tuple[str, int]:
    """The match it played, and how many acts it had seen when it last spoke."""
    hear, say = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=play_on, args=(home, seed, say, slow))
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


def kill_many(home: Path, times: int, seed: int, slow: float = 0.0) -> int:
    """How many acts were played in all."""
    dice, played = Random(seed), 0
    for number in range(times):
        after = dice.uniform(0.0, 0.12 + 2 * slow)
        match_id, acts = kill_one(home, 1000 * seed + number, after, slow)
        store = MatchStore(home)
        # As the next one does at its start.
        store.sweep()
        kept = len(store.load(match_id, SeededChance(0)).match.log) - 1
        assert acts <= kept <= acts + 1, (number, match_id, acts, kept)
        played += acts
        assert not list(home.rglob("*.part"))
        for file in (*home.rglob("*.json"), *home.rglob("*.backup?")):
            assert read_match(file, SeededChance(0)).lost is None
        assert store.damaged() == []
    return played


@pytest.mark.parametrize("slow", [0.0, 0.1])
def test_a_killed_game_goes_on_with_the_last_move_that_was_told(
    tmp_path: Path, slow: float
) -> None:
    assert kill_many(tmp_path, times=8, seed=1, slow=slow) > 8


@pytest.mark.long
@pytest.mark.parametrize("slow", [0.0, 0.1, 0.5, 1.5])
@pytest.mark.parametrize("part", range(4))
def test_a_game_killed_hundreds_of_times(tmp_path: Path, part: int, slow: float) -> None:
    assert kill_many(tmp_path, times=50, seed=2 + part, slow=slow) > 50
