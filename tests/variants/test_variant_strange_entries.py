"""What a player's folder may hold beside files of games: each is told, and none ends anything."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest
from strange_entries import ENTRIES, Make

from game.__main__ import main
from game.bots.levels import styles_read
from game.bots.styles import StyleReading
from game.paths import bundled
from game.play.lessons.reading import LessonStore, ShelvedLesson
from game.play.positions.position import read_position
from game.reading.faults import Faults
from game.reading.files import read_plain
from game.reading.printable import showable
from game.reading.yaml_tree import read_file
from game.variants.catalogue import Catalogue, UnknownVariantError
from game.variants.inherit import FILES_MOST
from game.variants.load import Reading

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path / "data"


BUNDLED = Catalogue([bundled("assets/variants")]).ids()


def put(make: Make, folder: Path, suffix: str = ".yaml", name: str = "strange") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    make(folder / f"{name}{suffix}")


def put_everywhere(make: Make, data: Path, name: str = "strange") -> None:
    for folder in ("variants", "lessons", "bots"):
        put(make, data / folder, name=name)
    for folder in ("matches", "replays", "people"):
        put(make, data / folder, ".json", name)


@pytest.mark.parametrize("make", ENTRIES.values(), ids=ENTRIES)
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_games_are_listed_beside_what_cannot_be_read(
    data: Path, capsys: Capture, make: Make, language: str
) -> None:
    put(make, data / "variants")
    assert main(["variants", "list", "--lang", language]) == 1
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == len(BUNDLED)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("make", ENTRIES.values(), ids=ENTRIES)
@pytest.mark.parametrize(
    "argv",
    [
        ["variants", "check", "variants"],
        ["simulate", "--variant", "strange", "--matches", "1"],
        ["arena", "--variant", "carioca", "--bots", "novice,strange", "--matches", "1"],
        ["referee", "lessons/strange.yaml"],
        ["replay", "matches/strange.json"],
        ["statistics"],
    ],
    ids=lambda argv: argv[0],
)
def test_no_command_is_ended_by_a_strange_entry(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, argv: list[str], make: Make
) -> None:
    put_everywhere(make, data)
    monkeypatch.chdir(data)
    assert main(argv) in (0, 1, 2)
    told = "".join(capsys.readouterr())
    assert "Traceback" not in told
    assert showable(told) == told


@pytest.mark.parametrize(
    ("argv", "ended"),
    [(["doctor"], 1), (["locales", "check", "--lang", "en"], 0)],
    ids=["doctor", "locales"],
)
def test_what_looks_at_everything_looks_past_all_of_them(
    data: Path, capsys: Capture, argv: list[str], ended: int
) -> None:
    for number, make in enumerate(ENTRIES.values()):
        put_everywhere(make, data, f"strange{number}")
    assert main(argv) == ended
    told = "".join(capsys.readouterr())
    assert "Traceback" not in told
    assert showable(told) == told


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("link to nowhere", "fault.link_nowhere"),
        ("link to itself", "fault.link_nowhere"),
        ("folder", "fault.is_folder"),
        ("link to a folder", "fault.is_folder"),
        ("pipe", "fault.not_plain_file"),
        ("device", "fault.not_plain_file"),
        ("empty", "fault.empty_file"),
    ],
)
def test_it_is_said_why_a_file_cannot_be_read(tmp_path: Path, kind: str, key: str) -> None:
    file = tmp_path / "strange.yaml"
    ENTRIES[kind](file)
    faults = Faults()
    assert read_file(file, faults) is None
    assert [fault.key for fault in faults] == [key]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.EACCES, "fault.may_not_be_read"),
        (errno.EIO, "fault.unreadable"),
        (errno.ENOENT, "fault.no_file"),
    ],
)
def test_it_is_said_why_the_system_refuses_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    file = tmp_path / "there.yaml"
    file.write_text("a: 1")
    monkeypatch.setattr("game.reading.files.os.open", refuse)
    faults = Faults()
    assert read_file(file, faults) is None
    assert [fault.key for fault in faults] == [key]


def test_a_name_with_a_zero_in_it_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "a\0.yaml", 100)
    file = tmp_path / "position.yaml"
    file.write_text('variant: "a\\0.yaml"\n')
    reading = read_position(file, Catalogue())
    assert [fault.key for fault in reading.faults] == ["fault.no_file"]


@pytest.mark.parametrize("stem", ["bad\udcff", "red\x1b[31m", "left\u202e", "two\nlines"])
def test_a_game_whose_file_has_no_name_one_can_write_is_not_played(
    tmp_path: Path, stem: str
) -> None:
    catalogue = Catalogue([*Catalogue().roots, tmp_path])
    (tmp_path / f"{stem}.yaml").write_text("id: mine\nextends: carioca\n")
    reading = catalogue.read(stem)
    assert reading.variant is None
    assert [one.key for one in reading.faults if one.severity == "error"] == ["fault.bad_name"]
    lesson = bundled("assets/lessons/carioca.yaml").read_bytes()
    (tmp_path / f"{stem}.yaml").write_bytes(lesson)
    faults = LessonStore(catalogue, [tmp_path]).lessons[stem].faults
    assert [one.key for one in faults] == ["fault.bad_name"]


# Very many files ------------------------------------------------------------------------------


def test_of_very_many_files_the_first_are_read_and_the_others_told(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("variants", "lessons", "bots"):
        folder = data / name
        folder.mkdir(parents=True)
        for number in range(FILES_MOST + 7):
            (folder / f"a{number:03}.yaml").write_text("a: 1\n")
    assert main(["variants", "check", str(data / "variants")]) == 1
    told = f"{data / 'variants'}: error: 7 files here are not read: a folder may hold 100."
    assert told in capsys.readouterr().out
    readings = Catalogue().readings()
    assert len(readings) == len(BUNDLED) + FILES_MOST + 1
    assert [one.key for one in readings[str(data / "variants")].faults] == ["fault.too_many_files"]
    lessons = LessonStore(Catalogue()).lessons
    assert [one.key for one in lessons[str(data / "lessons")].faults] == ["fault.too_many_files"]


def test_of_two_files_of_one_name_the_first_ending_counts_and_the_other_is_told(
    data: Path, capsys: Capture
) -> None:
    sound = {
        "variants": "schema: 1\nid: mine\nextends: carioca\n",
        "lessons": bundled("assets/lessons/carioca.yaml").read_text(encoding="utf-8"),
        "bots": bundled("assets/bots/bold.yaml").read_text(encoding="utf-8"),
    }
    for name, text in sound.items():
        (data / name).mkdir(parents=True)
        (data / name / "mine.yaml").write_text(text, encoding="utf-8")
        (data / name / "mine.yml").write_text("nonsense", encoding="utf-8")
    told: dict[str, Mapping[str, Reading | StyleReading | ShelvedLesson]] = {
        "variants": Catalogue().readings(),
        "lessons": LessonStore(Catalogue()).lessons,
        "bots": styles_read(),
    }
    for name, found in told.items():
        assert not [one for one in found["mine"].faults if one.severity == "error"]
        (fault,) = found[str(data / name)].faults
        assert fault.key == "fault.same_name"
        assert (fault.fact("given"), fault.fact("meant")) == ("mine.yml", "mine.yaml")
    assert main(["variants", "check", str(data / "variants")]) == 1
    line = (
        f"{data / 'variants'}: error: “mine.yml” is not read: “mine.yaml” has the same name here."
    )
    assert line in capsys.readouterr().out


def test_one_game_is_found_without_looking_at_all_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def listed(*_: object) -> list[Path]:
        raise AssertionError

    catalogue = Catalogue()
    monkeypatch.setattr("game.variants.catalogue.named_in", listed)
    assert catalogue.load("carioca").id == "carioca"
    monkeypatch.undo()
    for name in ("../variants/carioca", "base/two_packs_rummy", "", ".", "carioca/", "a\0"):
        with pytest.raises(UnknownVariantError):
            catalogue.read(name)


# What is extended -----------------------------------------------------------------------------


def test_a_misspelt_parent_is_no_search_through_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a file in a home folder: closed folders, links, and very many files."""
    looked_at = 0
    scan: Callable[[Path], object] = os.scandir

    def counted(folder: Path) -> object:
        nonlocal looked_at
        looked_at += 1
        if "closed" in str(folder):
            raise PermissionError
        return scan(folder)

    for name in ("closed", "a/b/c/d", "many"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "round").symlink_to(".")
    for number in range(3000):
        (tmp_path / "many" / f"{number}").touch()
    (tmp_path / "a" / "parent.yaml").write_text("a: 1")
    file = tmp_path / "mine.yaml"
    file.write_text("id: mine\nextends: a/parnet\n")
    monkeypatch.setattr(
        "game.reading.files.os", SimpleNamespace(**{**vars(os), "scandir": counted})
    )
    began = time.process_time()
    faults = Catalogue([tmp_path]).read("mine").faults
    assert [(one.key, one.fact("nearest")) for one in faults if "extends" in one.key] == [
        ("fault.extends_unknown", "a/parent")
    ]
    assert looked_at < 20
    assert time.process_time() - began < 1
