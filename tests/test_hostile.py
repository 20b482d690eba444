"""Mutated and hostile files of every kind: an answer at once, never a traceback, and a menu.

Hundreds here; fifty thousand on request. What is found is told with the command that tries it
again.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from game.engine.chance import SeededChance
from game.storage.match_store import MatchStore
from tests.hostile.kinds import KINDS, SAVES
from tests.hostile.trying import (
    Found,
    Mutant,
    Search,
    Worker,
    forget,
    mutants,
    search,
    shrunk,
    titled,
)
from tests.hostile.worker import PLANTED, Answer
from tests.mutations import text_mutated

#: Of each kind, and in the home of one player.
COUNT, IN_HOME, HOMES = 20, 15, 1
MANY, MANY_HOMES = 50_000, 800


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.close()
    forget()


def none_of(found: Iterable[Found]) -> None:
    told = [one.told() for one in found]
    assert not told, "\n\n".join(["python -m tests.hostile", *told])


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_files_are_answered_at_once(worker: Worker, kind: str) -> None:
    some = mutants(KINDS[kind], 0, max(2, COUNT // KINDS[kind].rarity))
    none_of(Search(worker).read(some))


@pytest.mark.parametrize("home", range(HOMES))
def test_the_menu_opens_and_leads_on_whatever_is_in_the_folders(worker: Worker, home: int) -> None:
    none_of(Search(worker).open(0, [home], IN_HOME))


@pytest.mark.long
def test_fifty_thousand_hostile_files() -> None:
    parts = os.cpu_count() or 1
    with ThreadPoolExecutor(parts) as pool:
        found = pool.map(lambda part: list(search(1, MANY, MANY_HOMES, part, parts)), range(parts))
        none_of(chain.from_iterable(found))


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="nothing ends what hangs here")
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    worker = Worker(looks_every=2.0)
    answer = worker.ask(do="planted", kind=fault, home="")
    worker.close()
    assert answer.fault == fault


class Told(Worker):
    """Says what a game would answer that fails at a word in the names."""

    def ask(self, **job: str) -> Answer:
        file = Path(job["home"]) / KINDS["names"].place
        is_faulty = file.is_file() and b"until" in file.read_bytes()
        return Answer("fails" if is_faulty else "")


def test_of_many_files_and_changes_the_least_are_told() -> None:
    known = len(titled(KINDS["names"]))
    numbers = range(known, known + 30)
    names = next(
        one for at in numbers if len((one := Mutant(KINDS["names"], 0, at)).all_changes()) > 3
    )
    found = Found((Mutant(KINDS["people"], 0, 200), names), Answer("fails"), "1")
    (least,) = shrunk(Told(), found).mutants
    assert least.kind.name == "names"
    assert least.changes is not None
    assert len(least.changes) == 1


def test_whatever_happens_to_a_match_its_sound_backup_is_still_there(tmp_path: Path) -> None:
    sound = SAVES[0].read_bytes()
    for seed in range(4):
        store = MatchStore(tmp_path / str(seed))
        store.matches.mkdir(parents=True)
        dice = Random(seed)
        spoilt = text_mutated(sound, dice)
        (store.matches / "mine.json").write_bytes(spoilt)
        (store.matches / "mine.backup1").write_bytes(text_mutated(sound, dice))
        (store.matches / "mine.backup2").write_bytes(sound)
        assert store.backup("mine", SeededChance(0)) is not None
        aside = store.set_aside("mine")
        assert aside.read_bytes() == spoilt
        store.load("mine", SeededChance(0))
        assert (store.matches / "mine.backup2").read_bytes() == sound
        assert json.loads(sound) == json.loads((store.matches / "mine.backup2").read_bytes())
