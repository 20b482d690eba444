"""`loba statistics`: a table on the terminal, or in a file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.entered import EnteredHand
from game.storage.book_file import Book, books_folder, small_file
from game.storage.match_codec import Seat
from game.variants.catalogue import Catalogue

SAVES = Path(__file__).resolve().parents[2] / "saves"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def played(home: Path) -> Path:
    replays = home / "data" / "replays"
    replays.mkdir(parents=True)
    for name in ("la_mona-2-short", "loba_de_menos-3-escalera", "carioca-2-without_jokers"):
        shutil.copy(SAVES / f"{name}.json", replays)
    return home


def told(capsys: pytest.CaptureFixture[str], *line: str) -> list[str]:
    assert main(["--lang", "en", "statistics", *line]) == 0
    return capsys.readouterr().out.splitlines()


def test_who_has_won_how_often(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, *rows = told(capsys)
    assert head.split()[:3] == ["Player", "Matches", "Won"]
    assert [row.split()[-6:-4] for row in rows] == [["3", "3"], ["1", "0"]]
    assert [row.split()[0] for row in rows] == ["Simple", "Random"]


def test_one_game_alone(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, *rows = told(capsys, "--game", "la_mona")
    assert [row.split()[:2] for row in rows] == [["Simple", "1"]]


def test_a_bot_of_ones_own_has_the_name_in_its_file(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = played / "data" / "bots"
    bots.mkdir()
    (bots / "hasty_uncle.yaml").write_text("schema: 1\nlevel: novice\nname: Paco\n")
    file = played / "data" / "replays" / "la_mona-2-short.json"
    file.write_text(file.read_text().replace('"naive"', '"hasty_uncle"'))
    _, *rows = told(capsys, "--game", "la_mona")
    assert [row.split()[0] for row in rows] == ["Paco"]


def test_everything_goes_into_a_file(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = played / "all.csv"
    assert str(file) in told(capsys, "--csv", str(file))[0]
    assert len(file.read_text(encoding="utf-8-sig").splitlines()) == 1 + 2 + 3 + 2


def test_matches_with_real_cards_go_into_a_file_of_their_own(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = tuple(map(Seat, ("Ana", "Bea")))
    hand = EnteredHand.nothing(2)._replace(closer=0, held_points=(0, 120))
    book = Book(Catalogue().load("loba_de_menos"), seats, hands=(hand,))
    small_file(books_folder() / "mine.json").change(lambda newest: book)
    file = played / "all.csv"
    assert len(told(capsys, "--csv", str(file))) == 2
    rows = (played / "all-real-cards.csv").read_text(encoding="utf-8-sig").splitlines()
    assert [row.split(",")[7:11:3] for row in rows[1:]] == [["Ana", "1"], ["Bea", "0"]]


def test_a_file_that_cannot_be_written_is_told(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (played / "nowhere").write_text("")
    file = played / "nowhere" / "all.csv"
    assert main(["--lang", "en", "statistics", "--csv", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


def test_where_they_cannot_be_opened_that_is_told_and_nothing_of_a_table(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "data").write_text("not a folder")
    assert main(["--lang", "en", "statistics"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The statistics in ")
    assert str(home / "data" / "records.db") in said
    assert "table" not in said


def test_changes_of_names_that_cannot_be_read_are_told(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (played / "data" / "names.json").mkdir()
    assert main(["--lang", "en", "statistics"]) == 1
    assert "names.json cannot be read" in capsys.readouterr().err


def test_where_nothing_was_played_it_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No match has been played to its end" in told(capsys)[0]
