"""What is over comes into the records."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from game.engine.chance import SeededChance
from game.play.archive import Archive, is_up_to_date, take_in
from game.storage.match_file import content_of, read_match
from game.storage.names import Names, names_file
from game.storage.records import Records, records_file
from game.storage.standings import Standings

SAVES = Path(__file__).resolve().parents[2] / "saves"
NAMES = ("la_mona-2-short", "loba_de_menos-3-escalera")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "replays").mkdir()
    for name in NAMES:
        shutil.copy(SAVES / f"{name}.json", tmp_path / "replays")
    return tmp_path


def games(home: Path) -> set[str]:
    with Records(records_file(home)) as records:
        return set(Standings(records).games())


def test_the_replays_that_are_there_already_are_taken_in_once(home: Path) -> None:
    assert take_in(home) == 2
    assert games(home) == {"la_mona", "loba_de_menos"}
    assert take_in(home) == 0


def test_an_entry_that_is_no_file_hides_no_replay(home: Path) -> None:
    for number in range(20):
        (home / "replays" / f"a{number}.json").symlink_to("nowhere")
    (home / "replays" / "b.json").mkdir()
    assert take_in(home) == 2


@pytest.mark.parametrize("is_deleted", [True, False])
def test_a_deleted_or_damaged_database_is_made_again(home: Path, is_deleted: bool) -> None:
    take_in(home)
    if is_deleted:
        records_file(home).unlink()
    else:
        records_file(home).write_bytes(b"\0" * 9000)
    take_in(home)
    assert games(home) == {"la_mona", "loba_de_menos"}


def test_what_was_played_is_still_known_when_its_replay_is_gone(home: Path) -> None:
    take_in(home)
    (home / "replays" / f"{NAMES[0]}.json").unlink()
    take_in(home)
    assert "la_mona" in games(home)


def test_a_damaged_replay_is_passed_over(home: Path) -> None:
    (home / "replays" / f"{NAMES[0]}.json").write_text("{")
    assert take_in(home) == 1


def test_without_replays_there_is_nothing_to_do(tmp_path: Path) -> None:
    assert take_in(tmp_path) == 0


def test_it_is_done_beside_and_told_when_it_is_done(home: Path) -> None:
    done = Event()
    archive = Archive(home, done.set)
    archive.bring_up_to_date()
    assert archive.is_busy
    assert done.wait(60)
    assert (archive.is_busy, archive.version) == (False, 1)
    assert games(home) == {"la_mona", "loba_de_menos"}


def test_where_no_process_can_be_started_it_is_done_all_the_same(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(process: object) -> None:
        raise OSError

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", start)
    done = Event()
    Archive(home, done.set).bring_up_to_date()
    assert done.wait(60)
    assert games(home) == {"la_mona", "loba_de_menos"}


def test_two_copies_that_take_in_the_same_count_it_once(home: Path) -> None:
    copies = [Thread(target=take_in, args=(home,)) for _ in range(3)]
    for copy in copies:
        copy.start()
    for copy in copies:
        copy.join()
    take_in(home)
    with Records(records_file(home)) as records:
        known = Standings(records)
        assert [known.figures("bot:naive", game).played for game in games(home)] == [1, 1]
    assert not list(home.glob("*.aside"))


def test_a_match_that_has_changed_is_taken_in_again(home: Path) -> None:
    take_in(home)
    file = home / "replays" / f"{NAMES[0]}.json"
    saved = read_match(file, SeededChance(0))
    renamed = replace(saved, seats=tuple(seat._replace(name="Eva") for seat in saved.seats))
    file.write_bytes(content_of(renamed))
    assert not is_up_to_date(home)
    assert take_in(home) == 1
    assert is_up_to_date(home)
    with Records(records_file(home)) as records:
        assert {line.name for line in Standings(records).lines() if line.game == "la_mona"} == {
            "Eva"
        }


def test_where_nothing_may_run_beside_it_is_done_at_once(home: Path) -> None:
    archive = Archive(home, None)
    archive.bring_up_to_date()
    assert games(home) == {"la_mona", "loba_de_menos"}
    assert archive.version == 1


# Names --------------------------------------------------------------------------------------------


def people(home: Path) -> set[str]:
    with Records(records_file(home)) as records:
        return {line.name for line in Standings(records).lines()}


@pytest.fixture
def ana(home: Path) -> Path:
    """Everybody who played is called Anna, Beto, and so on."""
    for file in (home / "replays").iterdir():
        saved = read_match(file, SeededChance(0))
        called = ("Anna", "Beto", "Carmen", "Diego", "Eva")
        seats = tuple(
            seat._replace(name=name, kind="person")
            for seat, name in zip(saved.seats, called, strict=False)
        )
        file.write_bytes(content_of(replace(saved, seats=seats)))
    return home


@pytest.mark.parametrize("when", ["before", "after", "made anew"])
def test_other_names_come_to_what_is_known_and_to_what_is_taken_in(ana: Path, when: str) -> None:
    names = Names(names_file(ana))
    if when != "before":
        take_in(ana)
    names.rename("Anna", "Ana", 1.0)
    names.forget_matches("Beto", 3e10)
    assert not is_up_to_date(ana)
    take_in(ana)
    if when == "made anew":
        records_file(ana).unlink()
        take_in(ana)
    assert is_up_to_date(ana)
    assert people(ana) == {"Ana", "Carmen"}


def test_names_follow_also_where_all_replays_are_gone(ana: Path) -> None:
    take_in(ana)
    shutil.rmtree(ana / "replays")
    Names(names_file(ana)).rename("Anna", "Ana", 1.0)
    take_in(ana)
    assert people(ana) == {"Ana", "Beto", "Carmen"}
    assert is_up_to_date(ana)
