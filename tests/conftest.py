"""What every test may count on: no window, no sound, and nothing of the person who runs it."""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

from game.l10n import entries
from game.l10n.bounds import Source
from game.play import house_trial
from game.play.lessons import reading as lessons
from game.reading.faults import Fault
from game.variants import catalogue
from game.variants.load import Reading
from game.variants.options import Chosen

#: Its hooks give every test a time limit.
pytest_plugins = ["tests.limits"]

# Read by SDL when pygame is first imported, so before any test can do so.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

# A disk takes its time to say that it has written something down. What tests write lies in memory,
# where there is a place for it.
if os.access("/dev/shm", os.W_OK):
    os.environ.setdefault("TMPDIR", "/dev/shm")
    tempfile.tempdir = None

# `nohup` turns SIGHUP off, a shell in the background SIGINT, also for the programs that tests
# start. A handler is not inherited.
for name in ("SIGHUP", "SIGINT"):
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, lambda *_: None)

# Many programs are started, and none need compile again what another has compiled. But a planted
# fault may be as old and as long as what it takes the place of.
if "LOBA_FAULTS" not in os.environ:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False

# A deadline measures the machine, not the game. On the build machines every run tries the same.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
# A planted fault is to be noticed, not made small.
settings.register_profile(
    "planted", deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("ci" if os.environ.get("CI") else "here")

#: What takes longest, the longest first: begun last, it would keep one processor busy alone.
SLOWEST = (
    "test_whole_hands.py",
    "test_hostile.py",
    "test_told_at_tables.py",
    "test_every_page.py",
    "test_endings.py",
    "test_lesson_play.py",
    "test_room.py",
    "test_listing_rummy.py",
    "test_expert.py",
    "test_wayland.py",
    "test_closing.py",
)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Files are given to the workers in the order in which they stand, not by their tests."""
    config.option.loadscopereorder = False
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    read_games_once(patch)
    read_lessons_once(patch)
    read_texts_once(patch)
    try_games_once(patch)


def all_of_source(paths: Iterable[Path]) -> bool:
    """Return whether what is there lies in the source, and so stays the same."""
    source = Path(__file__).resolve().parents[1]
    return all(one.is_relative_to(source) for one in paths if one.exists())


def read_games_once(patch: pytest.MonkeyPatch) -> None:
    """Hundreds of tests begin with a game of the source. Where the player has games of their own,
    all are read as ever."""
    read = catalogue.read_variant
    kept: dict[tuple[object, ...], Reading] = {}

    def read_once(
        file: Path, roots: Sequence[Path], wanted: Chosen | None = None, preset: str | None = None
    ) -> Reading:
        if not all_of_source(roots):
            return read(file, roots, wanted, preset)
        key = file, *roots, repr(wanted), preset
        if key not in kept:
            kept[key] = read(file, roots, wanted, preset)
        return kept[key]

    patch.setattr(catalogue, "read_variant", read_once)


def read_lessons_once(patch: pytest.MonkeyPatch) -> None:
    """Likewise the lessons: each is played through as it is read."""
    read = lessons.read_lesson
    kept: dict[Path, lessons.LessonReading] = {}

    def read_once(file: Path, games: catalogue.Catalogue) -> lessons.LessonReading:
        if not all_of_source([file, *games.roots]):
            return read(file, games)
        if file not in kept:
            kept[file] = read(file, games)
        return kept[file]

    patch.setattr(lessons, "read_lesson", read_once)


def read_texts_once(patch: pytest.MonkeyPatch) -> None:
    """Likewise the texts: what the source has without a fault is checked once by each process."""
    check = entries._faults_of
    kept: dict[tuple[Path, str, str], entries.Entries] = {}

    def check_once(
        texts: Source, language: str, first: entries.Entries
    ) -> Iterator[entries.Finding]:
        key = texts.file, texts.text, language
        if key not in kept:
            found: entries.Entries = {}
            if texts.flaw or not all_of_source([texts.file]) or [*check(texts, language, found)]:
                yield from check(texts, language, first)
                return
            kept[key] = found
        if kept[key].keys() & first.keys():
            yield from check(texts, language, first)
        else:
            first.update(kept[key])

    patch.setattr(entries, "_faults_of", check_once)


def try_games_once(patch: pytest.MonkeyPatch) -> None:
    """Likewise the games in the workshop: a game in which nothing is found when it is tried is the
    same game in the next test, and a trial takes seconds."""
    kept: dict[tuple[object, ...], list[house_trial.Told]] = {}
    tried = house_trial.tried

    def try_once(
        mapping: Mapping[str, Any], seats: int, file: Path, roots: Sequence[Path]
    ) -> Iterator[house_trial.Told]:
        text = file.read_bytes() if file.exists() else b""
        key = repr(mapping), seats, file.name, text
        if key not in kept:
            found = [*tried(mapping, seats, file, roots)]
            if any(isinstance(one, Fault) for one in found):
                yield from found
                return
            kept[key] = found
        yield from kept[key]

    patch.setattr(house_trial, "tried", try_once)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than processors, for many tests wait for a window, a browser or a disk."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay to the end: no search for rubbish need pass
    over them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {name: at for at, name in enumerate(SLOWEST)}
    items.sort(key=lambda item: order.get(item.path.name, len(SLOWEST)))


@pytest.fixture(scope="session", autouse=True)
def nobodys_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The player's own folder is an empty one, the system has named no language, and no browser
    opens."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LOBA_HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setattr("webbrowser.open", lambda url: True)
        # For programs that tests start.
        patch.setenv("BROWSER", "true")
        yield
