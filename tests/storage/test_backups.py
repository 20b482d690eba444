"""The last turns of a match: what there is to go on with if its file is damaged."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import keep_match, one_act

from game.engine.chance import SeededChance
from game.reading.strict import MatchFileError
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.match_store import BACKUPS, MatchStore, backups_of

NewMatch = Callable[[str], SavedMatch]
FaultOf = Callable[..., str]
THEN = SeededChance("afterwards")


def nothing_to_link(*_: object) -> None:
    raise OSError(95, "Operation not supported")


@pytest.fixture(params=["links", "no links"])
def played(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    new_match: NewMatch,
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[MatchStore, Path, list[int]]:
    """Kept after every act for some turns; the lengths of the log at the ends of turns."""
    if request.param == "no links":
        monkeypatch.setattr(os, "link", nothing_to_link)
    store, saved = MatchStore(tmp_path), new_match("loba_de_menos")
    keep, match = store.keeper("mine", lambda: 1.0), saved.match
    ends: list[int] = []
    keep(saved)().put_in_place()
    while len(ends) < BACKUPS + 2:
        turn = match.state.turn_no
        one_act(saved, -1)
        keep(saved)().put_in_place()
        if match.state.turn_no != turn:
            ends.append(len(match.log) - 1)
    return store, tmp_path / "matches" / "mine.json", ends


Played = tuple[MatchStore, Path, list[int]]


def test_the_last_turns_are_kept_the_newest_first(played: Played) -> None:
    _, file, ends = played
    lengths = [len(read_match(one, THEN).match.log) for one in backups_of(file)]
    assert lengths == ends[: -BACKUPS - 1 : -1]
    assert len(read_match(file, THEN).match.log) == ends[-1] + 1


def test_nothing_but_the_match_is_listed(played: Played) -> None:
    store, file, _ = played
    assert [one.match_id for one in store.going_on()] == ["mine"]
    store.remove("mine")
    assert [one.suffix for one in file.parent.iterdir()] == [".lock"]


def test_the_newest_sound_backup_is_offered(played: Played) -> None:
    store, file, ends = played
    file.write_bytes(file.read_bytes()[:-20])
    newest, *_ = backups_of(file)
    saved = store.backup("mine", THEN)
    assert saved is not None
    assert len(saved.match.log) == ends[-1]
    newest.write_bytes(b"")
    saved = store.backup("mine", THEN)
    assert saved is not None
    assert len(saved.match.log) == ends[-2]


def test_a_damaged_file_is_set_aside_and_the_backup_takes_its_place(played: Played) -> None:
    store, file, ends = played
    for again in ("mine.damaged", "mine.2.damaged"):
        spoilt = file.read_bytes()[:-20]
        file.unlink()
        file.write_bytes(spoilt)
        aside = store.set_aside("mine")
        assert (aside.name, aside.read_bytes()) == (again, spoilt)
        assert len(store.load("mine", THEN).match.log) == ends[-1]
        assert [one.variant_id for one in store.going_on()] == ["loba_de_menos"]
    assert {one.match_id for one in store.damaged()} == {"mine.damaged", "mine.2.damaged"}
    store.remove_damaged("mine.damaged")
    assert [one.match_id for one in store.damaged()] == ["mine.2.damaged"]


def test_without_a_backup_the_damaged_file_is_set_aside_and_nothing_is_lost(
    tmp_path: Path, new_match: NewMatch
) -> None:
    store = MatchStore(tmp_path)
    match_id = store.new_id("la_mona", 5.0)
    keep_match(store, match_id, new_match("la_mona"), 1.0)
    (tmp_path / "matches" / f"{match_id}.json").write_bytes(b"{")
    assert store.backup(match_id, THEN) is None
    assert store.set_aside(match_id).read_bytes() == b"{"
    assert store.going_on() == []
    (damaged,) = store.damaged()
    assert (damaged.match_id, damaged.variant_id) == (f"{match_id}.damaged", "la_mona")
    with pytest.raises(MatchFileError):
        store.load(match_id, THEN)
    assert store.new_id("la_mona", 5.0) != match_id


def test_a_match_without_its_history_is_set_aside_once_however_often_it_is_opened(
    played: Played,
) -> None:
    store, file, _ = played
    told = json.loads(file.read_bytes())
    for number, digest in enumerate(("0" * 12, "1" * 12), 1):
        told["log"][-1] = ["digest", digest]
        file.unlink()
        file.write_text(json.dumps(told))
        for _ in range(3):
            saved, _ = store.open("mine", THEN, lambda: 2.0)
            assert saved.lost is not None
        assert len(store.damaged()) == number
    assert file.with_name("mine.2.damaged").read_bytes() == file.read_bytes()


def test_a_match_that_was_loaded_backs_up_only_what_it_has_written_itself(
    tmp_path: Path, new_match: NewMatch
) -> None:
    """Whatever lies there by now may be damaged."""
    store, saved = MatchStore(tmp_path), new_match("la_mona")
    keep_match(store, "mine", saved, 1.0)
    keep = store.keeper("mine", lambda: 2.0)
    for _ in range(2):
        one_act(saved)
        keep(saved)().put_in_place()
    newest, older, _ = backups_of(tmp_path / "matches" / "mine.json")
    assert len(read_match(newest, THEN).match.log) == 2
    assert not older.exists()


def test_no_room_for_a_backup_is_no_reason_not_to_keep_the_match(
    tmp_path: Path, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.match_store.give_name", nothing_to_link)
    store, saved = MatchStore(tmp_path), new_match("la_mona")
    keep = store.keeper("mine", lambda: 2.0)
    for acts in range(4):
        keep(saved)().put_in_place()
        assert len(store.load("mine", THEN).match.log) == acts + 1
        one_act(saved)
