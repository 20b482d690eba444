"""Matches that go on, and matches to be replayed: kept whole, listed by what everybody knows."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.state import SCORED
from game.reading.strict import MatchFileError
from game.storage import lock
from game.storage import match_store as shelf_module
from game.storage.headline import HEADLINE_SUFFIX, Headline
from game.storage.match_codec import SavedMatch, Seat, playable_rules
from game.storage.match_file import content_of, read_match
from game.storage.match_store import Shelf
from game.variants.catalogue import Catalogue

NewMatch = Callable[[str], SavedMatch]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    yield Shelf(tmp_path)
    lock.release_all()


def play(saved: SavedMatch, acts: int) -> None:
    for _ in range(acts):
        if saved.match.is_over:
            return
        state = saved.match.state
        saved.match.submit(state.to_act, saved.rules.legal_actions(state)[0])


def finished() -> SavedMatch:
    variant = Catalogue().load("la_mona", {"rounds_to_win": 1})
    rules = playable_rules(variant)
    match = Match(rules, 2, SeededChance(5))
    saved = SavedMatch(variant, (Seat("Ana"), Seat("Beto")), rules, match)
    play(saved, 1000)
    assert match.is_over
    return saved


def test_what_is_kept_comes_back(shelf: Shelf, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    play(saved, 30)
    shelf.keep("mine", saved, 100.0)
    again = shelf.load("mine", SeededChance(1))
    assert again.match.state == saved.match.state
    assert again.seats == saved.seats


def test_the_last_played_comes_first(shelf: Shelf, new_match: NewMatch) -> None:
    for match_id, at in (("old", 10.0), ("new", 30.0), ("middle", 20.0)):
        shelf.keep(match_id, new_match("la_mona"), at)
    assert [one.match_id for one in shelf.going_on()] == ["new", "middle", "old"]
    shelf.remove("new")
    assert [one.match_id for one in shelf.going_on()] == ["middle", "old"]


def test_a_headline_tells_what_everybody_knows_and_no_more(
    shelf: Shelf, new_match: NewMatch, tmp_path: Path
) -> None:
    saved = new_match("loba_de_menos")
    while saved.match.state.phase != SCORED:
        state = saved.match.state
        legal = saved.rules.legal_actions(state)
        saved.match.submit(state.to_act, legal[-1])
    shelf.keep("mine", saved, 7.5)
    (headline,) = shelf.going_on()
    assert headline == Headline(
        "mine",
        "loba_de_menos",
        ("Ana 0", "Ana 1"),
        ("owl", "fox"),
        ("person", "person"),
        saved.match.state.standing.scores,
        1,
        False,
        7.5,
    )
    written = json.loads((tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}").read_text())
    assert set(written) == set(Headline._fields)


def test_a_finished_match_moves_to_the_replays(shelf: Shelf) -> None:
    saved = finished()
    over = saved.match.log.pop()
    # As it was before the last act: the match goes on.
    unfinished = Match.replay(saved.rules, 2, saved.match.log, SeededChance(1))
    shelf.keep("mine", SavedMatch(saved.variant, saved.seats, saved.rules, unfinished), 1.0)
    assert len(shelf.going_on()) == 1
    saved.match.log.append(over)
    shelf.keep("mine", saved, 2.0)
    assert shelf.going_on() == []
    (headline,) = shelf.finished()
    assert headline.is_over
    assert shelf.load("mine", SeededChance(1)).match.is_over


@pytest.mark.parametrize("content", ["", "{", "[]", '{"names": 3}', "\x00"])
def test_a_spoilt_headline_is_had_again_from_the_match(
    shelf: Shelf, new_match: NewMatch, tmp_path: Path, content: str
) -> None:
    shelf.keep("mine", new_match("la_mona"), 1.0)
    (before,) = shelf.going_on()
    (tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}").write_text(content)
    (headline,) = shelf.going_on()
    assert headline.saved_at > before.saved_at
    assert headline._replace(saved_at=1.0) == before


def test_new_names_are_new_and_stay_in_the_folder(shelf: Shelf, new_match: NewMatch) -> None:
    first = shelf.new_id("../x y", 12.9)
    assert first == "---x-y-12"
    shelf.keep(first, new_match("la_mona"), 1.0)
    assert shelf.new_id("../x y", 12.1) == "---x-y-12-2"


def test_an_empty_shelf_is_no_fault(shelf: Shelf) -> None:
    assert shelf.going_on() == shelf.finished() == []
    shelf.remove("nothing")
    with pytest.raises(MatchFileError):
        shelf.load("nothing", SeededChance(1))


def test_a_keeper_keeps_one_match(shelf: Shelf, new_match: NewMatch) -> None:
    times = iter((5.0, 6.0))
    keep = shelf.keeper("mine", lambda: next(times))
    saved = new_match("la_mona")
    keep(saved)()
    play(saved, 1)
    keep(saved)()
    (headline,) = shelf.going_on()
    assert headline.saved_at == 6.0
    assert len(shelf.load("mine", SeededChance(1)).match.log) == 2


def test_a_match_gets_a_name_and_nothing_else_changes(shelf: Shelf, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    play(saved, 30)
    shelf.keep("mine", saved, 100.0)
    shelf.rename("mine", " Los domingos\n" + "x" * 99)
    (headline,) = shelf.going_on()
    again = shelf.load("mine", SeededChance(1))
    assert again.name == headline.name == "Los domingos" + "x" * 28
    assert again.match.log == saved.match.log
    assert headline.saved_at == 100.0


def test_a_copy_goes_its_own_way(shelf: Shelf, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    shelf.keep("mine", saved, 100.0)
    copy_id = shelf.copy("mine", "again", 200.0)
    play(saved, 3)
    shelf.keep("mine", saved, 300.0)
    assert len(shelf.load(copy_id, SeededChance(1)).match.log) == 1
    assert [(one.match_id, one.name) for one in shelf.going_on()] == [
        ("mine", ""),
        (copy_id, "again"),
    ]


def test_what_is_given_away_is_written_over_nothing(
    shelf: Shelf, new_match: NewMatch, tmp_path: Path
) -> None:
    shelf.keep("mine", new_match("la_mona"), 100.0)
    first = shelf.export("mine", tmp_path / "out")
    second = shelf.export("mine", tmp_path / "out")
    assert (first.name, second.name) == ("mine.json", "mine-2.json")
    assert first.read_bytes() == second.read_bytes()
    assert read_match(first, SeededChance(1)).variant.id == "la_mona"


def test_a_match_that_is_in_both_folders_is_the_newer_one(shelf: Shelf, tmp_path: Path) -> None:
    """Somebody pulled the plug while it moved."""
    saved = finished()
    shelf.keep("mine", saved, 1.0)
    over = tmp_path / "replays" / "mine.json"
    older = tmp_path / "matches" / "mine.json"
    older.parent.mkdir(exist_ok=True)
    older.write_bytes(over.read_bytes())
    os.utime(older, ns=(0, 0))
    assert shelf.going_on() == []
    assert len(shelf.finished()) == 1
    os.utime(over, ns=(0, 0))
    os.utime(older, ns=(10**9, 10**9))
    assert len(shelf.going_on()) == 1
    assert shelf.finished() == []


# Two copies of the game ---------------------------------------------------------------------------


class Moves:
    """Another copy of the game moves a file at the moment at which this one has seen it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, file: Path, to: Path) -> None:
        self._file, self._to, self._exists = file, to, Path.exists
        monkeypatch.setattr(Path, "exists", lambda one, **how: self.exists(one))

    def exists(self, one: Path) -> bool:
        there = self._exists(one)
        if one == self._file and there:
            self._to.parent.mkdir(exist_ok=True)
            one.replace(self._to)
        return there


def test_a_match_that_is_moved_while_it_is_looked_for_is_listed(
    shelf: Shelf, new_match: NewMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.keep("mine", new_match("la_mona"), 1.0)
    Moves(monkeypatch, tmp_path / "matches" / "mine.json", tmp_path / "replays" / "mine.json")
    shelf.going_on()
    shelf.finished()
    assert shelf.latest() is None or shelf.latest().match_id == "mine"


def test_a_match_that_is_moved_before_it_is_read_is_read_where_it_went(
    shelf: Shelf, new_match: NewMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.keep("mine", new_match("la_mona"), 1.0)
    here, there = tmp_path / "matches" / "mine.json", tmp_path / "replays" / "mine.json"
    real = shelf_module.read_content

    def read(file: Path) -> bytes:
        if here.exists():
            there.parent.mkdir()
            here.replace(there)
        return real(file)

    monkeypatch.setattr(shelf_module, "read_content", read)
    assert shelf.load("mine", SeededChance(1)).variant.id == "la_mona"


def test_a_name_is_looked_for_only_when_no_other_copy_can_give_it_any_more(
    shelf: Shelf, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lock.take
    tries: list[str] = []

    def another_copy_was_quicker(file: Path) -> bool:
        tries.append(file.name)
        if len(tries) == 1:
            # It has given the name, written, and ended.
            shelf.keep("la_mona-7", new_match("la_mona"), 1.0)
        return real(file)

    monkeypatch.setattr(lock, "take", another_copy_was_quicker)
    assert shelf.new_id("la_mona", 7.0) == "la_mona-7-2"
    assert not lock.holds(shelf.matches / "la_mona-7.lock")
    assert shelf.new_id("la_mona", 7.0) == "la_mona-7-3"
    assert lock.holds(shelf.matches / "la_mona-7-2.lock")


def test_a_match_is_read_only_when_no_other_copy_can_play_on(
    shelf: Shelf, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = new_match("la_mona")
    shelf.keep("mine", saved, 1.0)
    real = lock.take

    def another_copy_was_quicker(file: Path) -> bool:
        play(saved, 1)
        shelf.keep("mine", saved, 2.0)
        return real(file)

    monkeypatch.setattr(lock, "take", another_copy_was_quicker)
    opened, _ = shelf.open("mine", SeededChance(1), lambda: 3.0)
    assert opened.match.state == saved.match.state


def test_only_a_match_that_is_played_stays_locked(shelf: Shelf, new_match: NewMatch) -> None:
    shelf.keep("mine", new_match("la_mona"), 1.0)
    (shelf.matches / "bad.json").write_text("{")
    copy = shelf.copy("mine", "again", 2.0)
    shelf.rename("mine", "other")
    shelf.remove(copy)
    shelf.set_aside("bad")
    with pytest.raises(MatchFileError):
        shelf.open("bad", SeededChance(1), lambda: 3.0)
    assert list(shelf.matches.glob("*.lock")) == []
    shelf.open("mine", SeededChance(1), lambda: 3.0)
    shelf.rename("mine", "mine")
    shelf.keeper(shelf.new_id("la_mona", 9.0), lambda: 9.0)
    assert {one.stem for one in shelf.matches.glob("*.lock")} == {"mine", "la_mona-9"}
    shelf.leave(but="mine")
    assert {one.stem for one in shelf.matches.glob("*.lock")} == {"mine"}
    shelf.leave()
    assert list(shelf.matches.glob("*.lock")) == []


# A copy of the game that was killed ---------------------------------------------------------------

GONE = 2**22 + 1
"""No process has such a number."""


def part_of(shelf: Shelf, match_id: str, content: bytes, folder: str = "matches") -> Path:
    """What was handed over, but not put in its place."""
    place = (shelf.matches if folder == "matches" else shelf.replays) / f"{match_id}.json"
    place.parent.mkdir(exist_ok=True)
    part = place.with_name(f".{place.name}.{GONE}.part")
    part.write_bytes(content)
    return part


def test_an_act_that_was_handed_over_is_taken_up(shelf: Shelf, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    shelf.keep("mine", saved, 1.0)
    play(saved, 1)
    part = part_of(shelf, "mine", content_of(saved))
    Shelf(shelf.matches.parent).sweep()
    assert not part.exists()
    assert shelf.load("mine", SeededChance(1)).match.log == saved.match.log
    before = read_match(shelf.matches / "mine.backup1", SeededChance(1))
    assert len(before.match.log) == len(saved.match.log) - 1
    assert list(shelf.matches.glob("*.lock")) == []


def test_opening_a_match_takes_up_as_well(shelf: Shelf, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    shelf.keep("mine", saved, 1.0)
    play(saved, 1)
    part_of(shelf, "mine", content_of(saved))
    opened, _ = shelf.open("mine", SeededChance(1), lambda: 2.0)
    assert opened.match.log == saved.match.log


def test_a_match_that_was_over_in_what_was_handed_over_is_a_replay(shelf: Shelf) -> None:
    saved = finished()
    over = saved.match.log.pop()
    unfinished = Match.replay(saved.rules, 2, saved.match.log, SeededChance(1))
    shelf.keep("mine", SavedMatch(saved.variant, saved.seats, saved.rules, unfinished), 1.0)
    saved.match.log.append(over)
    part_of(shelf, "mine", content_of(saved), "replays")
    shelf.sweep()
    assert shelf.going_on() == []
    assert [one.is_over for one in shelf.finished()] == [True]
    assert list(shelf.matches.iterdir()) == []


@pytest.mark.parametrize("what", ["half", "nothing", "older", "not a match"])
def test_what_is_not_whole_or_not_newer_is_taken_away(
    shelf: Shelf, new_match: NewMatch, what: str
) -> None:
    saved = new_match("loba_de_menos")
    old = content_of(saved)
    play(saved, 1)
    shelf.keep("mine", saved, 1.0)
    contents = {"half": content_of(saved)[:-40], "nothing": b"", "older": old, "not a match": b"[]"}
    part = part_of(shelf, "mine", contents[what])
    if what == "older":
        os.utime(part, ns=(0, 0))
    shelf.sweep()
    assert not part.exists()
    assert shelf.load("mine", SeededChance(1)).match.log == saved.match.log
    assert shelf.damaged() == []


def test_what_another_copy_is_writing_is_left_alone(
    shelf: Shelf, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = new_match("loba_de_menos")
    shelf.keep("mine", saved, 1.0)
    part = part_of(shelf, "mine", content_of(saved))
    part = part.replace(part.with_name(f".mine.json.{os.getppid()}.part"))
    with monkeypatch.context() as another:
        another.setattr(lock, "take", lambda file: False)
        shelf.sweep()
    assert part.exists()
    with monkeypatch.context() as no_locks:
        no_locks.setattr(lock, "take", lambda file: True)
        shelf.sweep()
    assert part.exists()
