"""Make hostile files, and try them on the game in a process that may be lost.

A mutant is known by its kind, a seed and a number: the first numbers are the bombs.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import NamedTuple

from tests.hostile.bombs import Put, bombs
from tests.hostile.formats import FORMATS
from tests.hostile.kinds import KINDS, PROJECT, Kind, write_new
from tests.hostile.trees import Tree, tree_mutated
from tests.hostile.worker import SECONDS_MOST, Answer
from tests.mutations import text_mutated

#: A process that has had nothing of the processor between two looks waits for what never comes. On
#: a busy machine it gets little, but some.
LOOKS_EVERY = 10.0
#: Where that cannot be seen, it has so many looks.
BLIND_LOOKS = 12
#: A process is used for so many jobs: what one of them leaves behind is not to add up.
JOBS_MOST = 400
CHANGES_MOST = 4


# Mutants ------------------------------------------------------------------------------------------


class Mutant(NamedTuple):
    """`changes`: which of its changes are made; None: all."""

    kind: Kind
    seed: int
    number: int
    changes: tuple[int, ...] | None = None

    @property
    def title(self) -> str:
        told = f"--kind {self.kind.name} --seed {self.seed} --number {self.number}"
        if self.changes is not None:
            told += f" --changes {' '.join(map(str, self.changes))}"
        return told

    def put(self, home: Path) -> None:
        place = placed(self.kind, home)
        known = _bombs(self.kind.name)
        if self.number < len(known):
            list(known.values())[self.number](place)
        else:
            write_new(place, self._content())

    @property
    def about(self) -> str:
        known = list(_bombs(self.kind.name))
        return known[self.number] if self.number < len(known) else "mutated"

    def all_changes(self) -> tuple[int, ...]:
        """Of a bomb there are none to be left out."""
        if self.number < len(_bombs(self.kind.name)):
            return ()
        return tuple(range(self._dice().randint(1, CHANGES_MOST)))

    def _dice(self, change: int | str = "") -> Random:
        return Random(f"{self.kind.name} {self.seed} {self.number} {change}")

    def _content(self) -> bytes:
        """Every change has dice of its own, so that each can be left out."""
        kind, format_ = self.kind, FORMATS[self.kind.format]
        at = self._dice("sample").randrange(len(kind.samples()))
        content, tree = kind.samples()[at], deepcopy(_trees(kind.name)[at])
        wanted = self.all_changes() if self.changes is None else self.changes
        in_text = self._dice("text").random() < 0.3
        others = [*_trees(kind.name), _trees(self._dice("other").choice(list(KINDS)))[0]]
        for change in wanted:
            dice = self._dice(change)
            if in_text:
                content = text_mutated(content, dice)
            else:
                tree = tree_mutated(tree, others, format_.words, dice)
        if in_text:
            return content
        try:
            return format_.write(tree)
        except (RecursionError, ValueError):
            # Not everything can be written in every format.
            return text_mutated(content, self._dice("unwritable"))


@cache
def _trees(kind: str) -> list[Tree]:
    return [FORMATS[KINDS[kind].format].parse(content) for content in KINDS[kind].samples()]


@cache
def _bombs(kind: str) -> dict[str, Put]:
    return bombs(KINDS[kind])


def forget() -> None:
    """Keep no bombs: they take fifty megabytes."""
    _bombs.cache_clear()
    _trees.cache_clear()


def titled(kind: Kind) -> list[str]:
    """The names of the bombs for a kind, by their numbers."""
    return list(_bombs(kind.name))


def placed(kind: Kind, home: Path) -> Path:
    """Where a file of this kind is looked for, with all that has to be beside it."""
    for name, content in kind.beside.items():
        with suppress(OSError):
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            write_new(home / name, content())
    place = home / kind.place
    place.parent.mkdir(parents=True, exist_ok=True)
    return place


def put_file(kind: Kind, file: Path, home: Path) -> None:
    """Somebody's file, in the place of one of this kind. What is no plain file is linked to."""
    place = placed(kind, home)
    if kind.suffix:
        place = place.with_name(file.name)
    if file.is_file() and not file.is_symlink():
        shutil.copyfile(file, place)
    else:
        place.symlink_to(file.absolute())


# Trying -------------------------------------------------------------------------------------------


@contextmanager
def _ended_when_idle(process: subprocess.Popen[str], looks_every: float) -> Iterator[None]:
    """Ends a process that only waits while this is open."""
    done = Event()

    def watch() -> None:
        used, looks = _used_by(process.pid), 0
        while not done.wait(looks_every):
            before, used, looks = used, _used_by(process.pid), looks + 1
            if used == before and (used or looks == BLIND_LOOKS):
                process.send_signal(getattr(signal, "SIGABRT", signal.SIGTERM))
                return

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()


def _used_by(pid: int) -> str:
    """What Linux tells of the time a process has had on the processor; elsewhere nothing."""
    with suppress(OSError):
        return " ".join(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13])
    return ""


class Worker:
    """A process that tries homes; it is begun anew whenever it is lost."""

    def __init__(self, looks_every: float = LOOKS_EVERY) -> None:
        self._looks_every = looks_every
        self._process: subprocess.Popen[str] | None = None
        self._jobs = 0

    def ask(self, **job: str) -> Answer:
        if self._jobs >= JOBS_MOST:
            self.close()
        process = self._process or self._begin()
        self._jobs += 1
        assert process.stdin is not None
        assert process.stdout is not None
        # The process writes where this one stands: they share the file.
        self._said.seek(0)
        self._said.truncate()
        line = ""
        with _ended_when_idle(process, self._looks_every), suppress(BrokenPipeError):
            process.stdin.write(json.dumps(job) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        if not line:
            return self._lost(process)
        answer = Answer(*json.loads(line))
        said = self._what_it_said()
        if not answer.fault and "Traceback" in said:
            # A thread, or a process that was begun beside, has failed.
            return answer._replace(fault="fails beside", told=said)
        if answer.fault.startswith("takes"):
            return answer._replace(told=answer.told + said)
        return answer

    def _begin(self) -> subprocess.Popen[str]:
        self._jobs = 0
        self._said = tempfile.TemporaryFile(mode="w+", errors="replace")  # noqa: SIM115
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        paths = os.pathsep.join([str(PROJECT), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile.worker"],
            cwd=PROJECT,
            env={**os.environ, **drivers, "PYTHONPATH": paths, "LANG": "C.UTF-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            start_new_session=True,
        )
        return self._process

    def _what_it_said(self) -> str:
        self._said.seek(0)
        return self._said.read()[-6000:]

    def _lost(self, process: subprocess.Popen[str]) -> Answer:
        """It hung, or the interpreter itself was lost."""
        code = process.wait()
        told = self._what_it_said()
        self.close()
        reasons = {-getattr(signal, "SIGXCPU", 99): f"takes more than {SECONDS_MOST:.0f} s"}
        reasons[-getattr(signal, "SIGABRT", 99)] = "waits for ever"
        return Answer(reasons.get(code, f"ends with {code}"), told)

    def close(self) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            with suppress(BrokenPipeError):
                self._process.stdin.close()
            self._process.stdout.close()
            self._process.wait()
            self._said.close()
        self._process = None
        self._jobs = 0


@contextmanager
def a_home() -> Iterator[Path]:
    home = Path(tempfile.mkdtemp(prefix="loba-hostile-"))
    try:
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def read(worker: Worker, mutant: Mutant) -> Answer:
    with a_home() as home:
        # Some systems have no such links and pipes.
        with suppress(OSError):
            mutant.put(home)
        return worker.ask(do="read", kind=mutant.kind.name, home=str(home))


def opened(worker: Worker, mutants: Sequence[Mutant], dice: str, safe: bool) -> Answer:
    with a_home() as home:
        for mutant in mutants:
            # Two may want the same folder.
            with suppress(OSError):
                mutant.put(home)
        job = {"do": "open", "home": str(home), "dice": dice}
        return worker.ask(**job, **({"safe": "1"} if safe else {}))


# What is found ------------------------------------------------------------------------------------

_LINE = re.compile(r'File "[^"]*/(game/[^"]*)", line (\d+),? in (\w+)')


class Found(NamedTuple):
    """A fault, and the files that lead to it."""

    mutants: tuple[Mutant, ...]
    answer: Answer
    dice: str = ""
    safe: bool = False

    @property
    def place(self) -> str:
        """Where in the game, as far as that is known: the same place is the same fault."""
        lines = _LINE.findall(self.answer.told)
        # A process that was lost tells the last call first, Python the last.
        at = 0 if self.answer.fault.startswith(("takes", "ends", "waits")) else -1
        step = self.answer.told.partition("\n")[0] if not lines else ""
        return ":".join(lines[at]) if lines else step

    def told(self) -> str:
        files = "\n".join(f"  {one.title}  ({one.about})" for one in self.mutants)
        how = (
            f"the window, dice {self.dice}{', --safe' if self.safe else ''}"
            if self.dice
            else "reading"
        )
        return f"{self.answer.fault} in {how}\n{files}\n{self.answer.told}"


def shrunk(worker: Worker, found: Found) -> Found:
    """With the fewest files, and the fewest changes in each, that lead to the same fault."""
    left = list(found.mutants)
    best = found

    def fails(mutants: Sequence[Mutant]) -> bool:
        nonlocal best
        answer = tried(worker, mutants, found.dice, found.safe)
        other = found._replace(mutants=tuple(mutants), answer=answer)
        if not answer.fault or (other.answer.fault, other.place) != (best.answer.fault, best.place):
            return False
        best = other
        return True

    for mutant in found.mutants:
        fewer = [one for one in left if one is not mutant]
        if fewer and fails(fewer):
            left = fewer
    for at, mutant in enumerate(left):
        changes = mutant.all_changes()
        some = (one for count in range(1, len(changes)) for one in combinations(changes, count))
        for one in some:
            less = [*left[:at], mutant._replace(changes=one), *left[at + 1 :]]
            if fails(less):
                left = less
                break
    return best


def tried(worker: Worker, mutants: Sequence[Mutant], dice: str = "", safe: bool = False) -> Answer:
    """Reads the one, or with dice opens the window on all of them."""
    if dice:
        return opened(worker, mutants, dice, safe)
    return read(worker, mutants[0])


# Many ---------------------------------------------------------------------------------------------


def mutants(kind: Kind, seed: int, count: int) -> list[Mutant]:
    """Half of them bombs, spread over all there are, as long as these last."""
    known = len(_bombs(kind.name))
    some = min(known, count // 2)
    bombs_first = [at * known // some for at in range(some)]
    return [Mutant(kind, seed, at) for at in (*bombs_first, *range(known, known + count - some))]


class Search:
    """Tries mutants, and yields every fault once, with the least that leads to it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._seen: set[tuple[str, str, str]] = set()

    def read(self, some: Iterable[Mutant]) -> Iterator[Found]:
        for mutant in some:
            yield from self._new(Found((mutant,), read(self.worker, mutant)))

    def open(self, seed: int, homes: Iterable[int], count: int) -> Iterator[Found]:
        """Homes with a mutant of every kind, of so many each."""
        for home in homes:
            name = f"{seed}.{home}"
            dice = Random(name)
            chosen = tuple(dice.choice(mutants(kind, seed, count)) for kind in KINDS.values())
            for safe in (False, True):
                answer = opened(self.worker, chosen, name, safe)
                yield from self._new(Found(chosen, answer, name, safe))

    def _new(self, found: Found) -> Iterator[Found]:
        key = (found.answer.fault, found.place, found.dice and "window")
        if found.answer.fault and key not in self._seen:
            self._seen.add(key)
            yield shrunk(self.worker, found)


def search(seed: int, count: int, homes: int, part: int = 0, parts: int = 1) -> Iterator[Found]:
    """Of so many mutants of all kinds together, and so many homes, every `parts`th."""
    each = count // len(KINDS)
    worker = Worker()
    try:
        looking = Search(worker)
        for kind in KINDS.values():
            yield from looking.read(mutants(kind, seed, each // kind.rarity)[part::parts])
        yield from looking.open(seed, range(homes)[part::parts], each)
    finally:
        worker.close()
