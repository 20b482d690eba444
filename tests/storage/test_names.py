"""Who has another name by now, and whose matches count no more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.storage.names import FILE, Change, Names
from game.storage.small_file import SmallFileError


@pytest.fixture
def names(tmp_path: Path) -> Names:
    return Names(tmp_path / FILE)


def again(names: Names) -> Names:
    """As another copy of the game reads them."""
    assert names.small is not None
    return Names(names.small.file)


def test_a_name_is_followed_to_the_one_of_today(names: Names) -> None:
    names.rename("Anna", "Ana", 1)
    names.rename("ANA", "Anita", 2)
    for one in (names, again(names)):
        assert [one.today(name) for name in ("anna", "Ana", "Anita", "Eva")] == [
            *("Anita", "Anita", "Anita", "Eva")
        ]


def test_a_name_that_comes_back_leads_nowhere_else(names: Names) -> None:
    names.rename("Anna", "Ana", 1)
    names.rename("Ana", "Anna", 2)
    assert (names.today("Anna"), names.today("Ana")) == ("Anna", "Anna")
    assert (names.then("Anna", 0), names.then("Ana", 1.5)) == ("Anna", "Anna")


def test_what_was_played_before_a_name_passed_on_stays_with_who_played_it(names: Names) -> None:
    names.rename("Papá", "Carlos", 10)
    names.take("Papá", 20)
    assert [names.then("papá", time) for time in (5, 15, 20)] == ["Carlos"] * 3
    assert names.then("papá", 25) == names.today("papá") == "papá"


def test_somebody_may_get_a_name_that_was_somebody_elses(names: Names) -> None:
    names.rename("Papá", "Carlos", 10)
    names.rename("Beto", "Papá", 20)
    assert (names.then("Papá", 15), names.then("Papá", 25)) == ("Carlos", "Papá")
    assert (names.then("Beto", 15), names.today("Beto")) == ("Papá", "Papá")


def test_matches_that_are_to_count_no_more_belong_to_nobody(names: Names) -> None:
    names.rename("Anna", "Ana", 1)
    names.forget_matches("Ana", 5)
    assert [names.then("Anna", 4), names.then("Ana", 5), names.then("ana", 6)] == ["", "", "ana"]
    assert names.today("Anna") == "Ana"


def test_what_another_copy_has_written_meanwhile_stays(names: Names) -> None:
    other = again(names)
    names.rename("Anna", "Ana", 1)
    other.rename("Bebo", "Beto", 2)
    assert [again(names).today(name) for name in ("Anna", "Bebo")] == ["Ana", "Beto"]


@pytest.mark.parametrize("content", ["", "{}", "[", "\ud800"])
def test_a_damaged_file_says_nothing_and_is_told(
    names: Names, content: str, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(content.encode(errors="surrogatepass"))
    damaged = again(names)
    assert damaged.changes == ()
    assert [notice.key for notice in damaged.notices] == ["small_file.damaged"]


def test_what_cannot_be_read_for_a_moment_is_as_it_was_and_is_told(
    names: Names, tmp_path: Path
) -> None:
    names.rename("Anna", "Ana", 1)
    (tmp_path / FILE).rename(tmp_path / "away")
    (tmp_path / FILE).mkdir()
    assert names.today("Anna") == "Ana"
    assert [notice.key for notice in names.notices] == ["small_file.unreadable"]
    with pytest.raises(SmallFileError):
        names.read()


def test_what_makes_no_sense_is_passed_over_and_stays(names: Names, tmp_path: Path) -> None:
    sound = {"name": "Anna", "now": "Ana", "until": None}
    wrong = [None, {}, {**sound, "name": 5}, {**sound, "until": True}, {**sound, "now": None}]
    (tmp_path / FILE).write_text(json.dumps([*wrong, sound, 7]))
    found = again(names)
    assert found.changes == (Change("anna", "Ana"),)
    found.rename("Ana", "Eva", 1)
    kept = json.loads((tmp_path / FILE).read_text())
    assert all(one in kept for one in [*wrong, 7])
