"""Two copies of the game on one folder: both play, list, name, copy, give away and delete matches,
meet people and bring the records up to date, and neither ever fails or loses an act of the other.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random

import pytest

from game.engine.chance import SeededChance
from game.play.archive import is_up_to_date, take_in
from game.play.lessons.progress import Learning
from game.play.session import writing
from game.play.session.last_setup import keep_last_setup, last_setup
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.reading.strict import MatchFileError
from game.settings import Person, Settings
from game.storage.headline import Headline
from game.storage.match_file import read_match
from game.storage.match_store import MatchStore
from game.storage.names import Names, names_file
from game.storage.people import People
from game.storage.records import Records, RecordsBusyError, records_file
from game.storage.settings_file import SettingsFile
from game.storage.standings import Standings

from .tables import GAMES, least_players, new_table, one_step, seated

PROCESSES = multiprocessing.get_context("spawn")
#: Where there are more matches than these, one is deleted.
MATCHES_MOST = 12


class Copy:
    """One copy of the game. `done`: how often it has done what."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home = home
        self.dice = Random(seed)
        self.store = MatchStore(home)
        self.done: dict[str, int] = {}
        #: Of every match, the most acts it was seen with: nobody takes any back here.
        self.seen: dict[object, int] = {}

    def go_on(self, seconds: float) -> dict[str, int]:
        things: list[Callable[[], None]] = [
            *(self.play, self.play, self.play, self.begin, self.list_all, self.list_all),
            *(self.rename, self.copy, self.give_away, self.delete, self.spoil_and_mend),
            *(self.meet, self.keep_settings, self.bring_up_to_date, self.ask, self.sweep),
        ]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            thing = self.dice.choice(things)
            # What people are told, and go on.
            with suppress(MatchFileError, RecordsBusyError):
                thing()
                self.done[thing.__name__] = self.done.get(thing.__name__, 0) + 1
            self.store.leave()
        return self.done

    def some(self) -> Headline | None:
        listed = [*self.store.going_on(), *self.store.finished()]
        return self.dice.choice(listed) if listed else None

    def begin(self) -> None:
        game = self.dice.choice(GAMES)
        match_id = self.store.new_id(game, int(time.time()) // 60)
        people = " ".join("p" * least_players(game))
        table = new_table(game, people, seed=self.dice.randrange(10**6))
        keeper = self.store.keeper(match_id, time.time)
        keeper(table.saved())().put_in_place()

    def play(self) -> None:
        headline = self.store.latest() if self.dice.random() < 0.5 else self.some()
        if headline is None or headline.is_over:
            return
        match_id = headline.match_id
        saved, keeper = self.store.open(match_id, SeededChance(1), time.time)
        assert saved.lost is None, saved.lost
        # It may have been deleted, and another one begun, or copied, under this id.
        acts, which = len(saved.match.log), (match_id, saved.name, saved.match.log[0].chance)
        assert acts >= self.seen.get(which, 0), f"{match_id} has lost acts"
        table = RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)
        table.begin_background_work(lambda: None)
        for _ in range(self.dice.randrange(40)):
            if not table.is_over:
                one_step(table)
        table.end_background_work()
        assert table.take_notices() == []
        self.seen[which] = len(table.saved().match.log)

    def list_all(self) -> None:
        self.store.going_on()
        self.store.finished()
        self.store.damaged()
        self.store.latest()

    def rename(self) -> None:
        if one := self.some():
            self.store.rename(one.match_id, f"So {self.dice.random()}")

    def copy(self) -> None:
        if one := self.some():
            self.store.copy(one.match_id, f"As {self.dice.random()}", int(time.time()) // 60)

    def give_away(self) -> None:
        if one := self.some():
            self.store.export(one.match_id, self.home / f"given {os.getpid()}").unlink()

    def delete(self) -> None:
        listed = [*self.store.going_on(), *self.store.finished()]
        if len(listed) > MATCHES_MOST:
            self.store.remove(self.dice.choice(listed).match_id)
        for one in self.store.damaged()[2:]:
            self.store.remove_damaged(one.match_id)

    def spoil_and_mend(self) -> None:
        match_id = self.store.new_id("spoilt", int(time.time()) // 60)
        (self.store.matches / f"{match_id}.json").write_bytes(b"{")
        with suppress(MatchFileError):
            self.store.load(match_id, SeededChance(0))
        self.store.set_aside(match_id)

    def meet(self) -> None:
        people = People(self.home / "people", Names(names_file(self.home)))
        people.read()
        name = self.dice.choice(("Ana", "Beto", "Carmen", "Diego"))
        person = people.find(name)
        if person is None:
            people.add(Person(name))
        elif self.dice.random() < 0.3:
            people.forget(person)
        else:
            person.sort = self.dice.choice(("suit", "rank"))
        people.keep_changes()
        if self.dice.random() < 0.1:
            Names(names_file(self.home)).forget_matches(name, time.time())

    def keep_settings(self) -> None:
        file = SettingsFile(self.home / "settings.json")
        settings = file.read()
        assert file.notices == []
        settings.speed = self.dice.choice((0, 1, 2))
        file.write(settings)
        assert isinstance(SettingsFile(self.home / "settings.json").read(), Settings)
        keep_last_setup(TableChoice("la_mona", seated("p n")), self.home)
        assert last_setup(self.home) is not None
        learning = Learning(self.home / "learning.json")
        learning.keep("la_mona", 1, ("draw stock",))

    def bring_up_to_date(self) -> None:
        if not is_up_to_date(self.home):
            take_in(self.home)

    def ask(self) -> None:
        with Records(records_file(self.home)) as records:
            records.check_values()
            known = Standings(records)
            for one in known.players():
                known.figures(one.who)
            list(known.lines())

    def sweep(self) -> None:
        self.store.sweep()


def play_beside(home: Path, seed: int, seconds: float, say: Connection) -> None:
    # However busy the machine is, nobody is told that an act is not kept.
    writing.HANDED_OVER_IN = 60.0
    try:
        say.send(Copy(home, seed).go_on(seconds))
    except BaseException:
        import traceback

        say.send(traceback.format_exc())


def two_copies(home: Path, seconds: float) -> list[dict[str, int]]:
    told = []
    for seed in (1, 2):
        hear, say = PROCESSES.Pipe(duplex=False)
        copy = PROCESSES.Process(target=play_beside, args=(home, seed, seconds, say))
        copy.start()
        told.append((copy, hear))
    found: list[dict[str, int]] = []
    waiting = [hear for _, hear in told]
    try:
        while waiting:
            for hear in wait(waiting):
                assert isinstance(hear, Connection)
                waiting.remove(hear)
                done = hear.recv()
                assert isinstance(done, dict), done
                found.append(done)
    finally:
        for copy, _ in told:
            if waiting:
                copy.kill()
            copy.join()
    store = MatchStore(home)
    for folder in (store.matches, store.replays):
        for file in folder.glob("*.json"):
            assert read_match(file, SeededChance(0)).lost is None
    left = {file.suffix for file in home.rglob("*") if file.is_file()}
    assert not left & {".part", ".lock", ".aside"}, left
    return found


def test_two_copies_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    for done in two_copies(tmp_path, 4.0):
        assert sum(done.values()) > 10


@pytest.mark.long
def test_two_copies_for_ten_minutes(tmp_path: Path) -> None:
    for done in two_copies(tmp_path, 600.0):
        print(done)
        assert sum(done.values()) > 1000
