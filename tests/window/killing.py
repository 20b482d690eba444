"""Kills a real window at any moment, again and again, on the screen that DISPLAY names:
`python -m tests.window.killing HOME KILLS SEED`.

Each window plays by itself, and goes on where the one before was killed. They are forked from this
process, which has read all of the game already and has no window of its own. At the end one line of
JSON says how often the last act that was shown was gone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from select import select

from game.__main__ import main
from game.engine.chance import SeededChance
from game.storage.headline import HEADLINE_SUFFIX
from game.storage.match_file import SUFFIX, read_match
from game.storage.match_store import MatchStore

from .running import QUIET
from .self_playing import play_by_itself

TABLES = ("loba_de_menos", "la_mona", "carioca")
#: Seconds: how long a window may take until it shows an act of its own, and lives after that.
STARTS_WITHIN, LIVES_MOST = 60.0, 0.4
#: When a window is killed: while it opens; at any moment; or right after a picture of another act,
#: within so many seconds.
OPENS, ANY, RIGHT_AFTER = range(3)
WITHIN = 0.008


@dataclass
class Report:
    kills: int = 0
    #: Of these something had been shown.
    shown: int = 0
    acts: int = 0
    #: The last act that was shown was not kept.
    lost: int = 0
    #: The same of those killed right after a picture.
    right_after: int = 0
    lost_right_after: int = 0
    #: Whatever should not be: told, and the test fails.
    wrong: list[str] = field(default_factory=list)


@dataclass
class Life:
    """What one window told: the match, and the first and last number of acts it showed."""

    when: int = OPENS
    match_id: str = ""
    first: int = -1
    last: int = -1


def window(home: Path, seed: int, pipe: int) -> None:
    """The whole life of the process that is killed."""
    os.environ.update(
        LOBA_HOME=str(home),
        SDL_VIDEODRIVER="x11",
        SDL_AUDIODRIVER="dummy",
        PYGAME_HIDE_SUPPORT_PROMPT="1",
    )
    told = ""

    def say(match_id: str, acts: int) -> None:
        nonlocal told
        line = f"{match_id} {acts}\n"
        if line != told:
            told = line
            os.write(pipe, line.encode())

    dice = Random(seed)
    play_by_itself(say, dice)
    line = ["--size", "1024x640"]
    if MatchStore().latest() is None:
        line += ["--variant", dice.choice(TABLES), "--players", "Ana,Beto", "--seed", str(seed)]
    main(line)


def one_life(home: Path, seed: int, dice: Random) -> Life:
    """Of a window that was killed at a moment by lot."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            window(home, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    told, when = b"", dice.choice((OPENS, ANY, ANY, RIGHT_AFTER, RIGHT_AFTER))
    if when == OPENS:
        time.sleep(dice.uniform(0.0, 4 * LIVES_MOST))
    else:
        while told.count(b"\n") < 2 and (more := heard(reading)):
            told += more
        time.sleep(dice.uniform(0.0, LIVES_MOST))
    if when == RIGHT_AFTER:
        told += os.read(reading, 65536) if select([reading], [], [], 0)[0] else b""
        told += heard(reading)
        time.sleep(dice.uniform(0.0, WITHIN))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reading, 65536):
        told += more
    os.close(reading)
    lines = [line.split() for line in told.decode().splitlines()]
    if not lines:
        return Life(when)
    # It may have left one match and begun another.
    match_id = lines[-1][0]
    acts = [int(number) for name, number in lines if name == match_id]
    return Life(when, match_id, acts[0], acts[-1])


def heard(pipe: int) -> bytes:
    """What is told next."""
    return os.read(pipe, 65536) if select([pipe], [], [], STARTS_WITHIN)[0] else b""


def look(home: Path, life: Life, before: tuple[str, int], report: Report) -> tuple[str, int]:
    """What is kept, beside what was shown; the match that is there to go on with."""
    store = MatchStore(home / "data")
    store.sweep()
    report.kills += 1
    if not life.match_id:
        return before
    kept = len(store.load(life.match_id, SeededChance(0)).match.log) - 1
    report.shown += 1
    report.acts += life.last - life.first
    report.lost += kept < life.last
    report.right_after += life.when == RIGHT_AFTER
    report.lost_right_after += life.when == RIGHT_AFTER and kept < life.last
    told = f"kill {report.kills}: {life}, kept {kept}, before {before}"
    # One more may be done, and be kept, before its picture is.
    if not life.last - 1 <= kept <= life.last + 1:
        report.wrong.append(told)
    if before[0] == life.match_id and life.first != before[1]:
        report.wrong.append(f"goes on elsewhere: {told}")
    return life.match_id, kept


def look_at_all(home: Path, report: Report) -> None:
    """Nothing is damaged, and nothing is left but matches."""
    usual = {SUFFIX, HEADLINE_SUFFIX, ".backup1", ".backup2", ".backup3"}
    for folder in ("matches", "replays"):
        for file in (home / "data" / folder).glob("*"):
            if file.suffix == SUFFIX and read_match(file, SeededChance(0)).lost is not None:
                report.wrong.append(f"history lost: {file}")
            if file.suffix not in {*usual, ".lock"}:
                report.wrong.append(f"left behind: {file}")
    locks = list((home / "data").rglob("*.lock"))
    # Of matches that nobody has opened since.
    if len(locks) > report.kills // 4 + 2:
        report.wrong.append(f"{len(locks)} locks")


def kill_many(home: Path, kills: int, seed: int) -> Report:
    report, dice = Report(), Random(seed)
    settings = home / "settings" / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(QUIET), encoding="utf-8")
    before = ("", -1)
    for number in range(kills):
        life = one_life(home, 10_000 * seed + number, dice)
        before = look(home, life, before, report)
        if number % 20 == 19:
            print(json.dumps(asdict(report)), file=sys.stderr, flush=True)
    look_at_all(home, report)
    return report


if __name__ == "__main__":
    place, kills, seed = sys.argv[1:]
    print(json.dumps(asdict(kill_many(Path(place), int(kills), int(seed)))))
