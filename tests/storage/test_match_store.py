"""Matches that go on, and matches to be replayed: kept whole, listed by what everybody knows."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playing import keep_match

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.phases import SCORED
from game.reading.strict import MatchFileError
from game.storage import lock, match_file
from game.storage.headline import HEADLINE_SUFFIX, Headline
from game.storage.match_codec import SavedMatch, Seat
from game.storage.match_file import content_of, read_match
from game.storage.match_store import MatchStore
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

NewMatch = Callable[[str], SavedMatch]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MatchStore]:
    yield MatchStore(tmp_path)
    lock.release_all()


def play(saved: SavedMatch, acts: int) -> None:
    for _ in range(acts):
        if saved.match.is_over:
            return
        state = saved.match.state
        saved.match.submit(state.to_act, saved.rules.legal_actions(state)[0])


def finished() -> SavedMatch:
    variant = Catalogue().load("la_mona", {"rounds_to_win": 1})
    rules = rules_of(variant.game)
    match = Match(rules, 2, SeededChance(5))
    saved = SavedMatch(variant, (Seat("Ana"), Seat("Beto")), rules, match)
    play(saved, 1000)
    assert match.is_over
    return saved


def but_for_its_last_act(saved: SavedMatch) -> SavedMatch:
    """As it was before: the match goes on."""
    match = Match.replay(saved.rules, 2, saved.match.log[:-1], SeededChance(1))
    return SavedMatch(saved.variant, saved.seats, saved.rules, match)


def test_what_is_kept_comes_back(store: MatchStore, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    play(saved, 30)
    keep_match(store, "mine", saved, 100.0)
    again = store.load("mine", SeededChance(1))
    assert again.match.state == saved.match.state
    assert again.seats == saved.seats


def test_the_last_played_comes_first(store: MatchStore, new_match: NewMatch) -> None:
    for match_id, at in (("old", 10.0), ("new", 30.0), ("middle", 20.0)):
        keep_match(store, match_id, new_match("la_mona"), at)
    assert [one.match_id for one in store.going_on()] == ["new", "middle", "old"]
    store.remove("new")
    assert [one.match_id for one in store.going_on()] == ["middle", "old"]


@pytest.mark.parametrize(
    "name", ["Ana y Beto", "mañana", "man\u0303ana", "Noël (2)", "la_mona's, la última"]
)
def test_a_match_whose_file_somebody_has_renamed_is_one_like_the_others(
    store: MatchStore, new_match: NewMatch, name: str
) -> None:
    keep_match(store, "mine", new_match("la_mona"), 5.0)
    for suffix in (".json", HEADLINE_SUFFIX):
        (store.matches / f"mine{suffix}").rename(store.matches / f"{name}{suffix}")
    assert [one.match_id for one in store.going_on()] == [name]
    saved, keeper = store.open(name, SeededChance(1), lambda: 6.0)
    keeper(saved)().put_in_place()
    store.rename(name, "Ours")
    assert [(one.match_id, one.name) for one in store.going_on()] == [(name, "Ours")]
    store.leave()
    store.remove(name)
    assert list(store.matches.iterdir()) == []


@pytest.mark.parametrize("match_id", ["../mine", "a/../../mine", "..", "mine.json"])
def test_no_name_of_a_match_leads_out_of_its_folder(
    store: MatchStore, new_match: NewMatch, match_id: str
) -> None:
    keep_match(store, match_id, new_match("la_mona"), 5.0)
    assert [one.parent for one in store.matches.parent.rglob("*.json")] == [store.matches]


def test_a_headline_tells_what_everybody_knows_and_no_more(
    store: MatchStore, new_match: NewMatch, tmp_path: Path
) -> None:
    saved = new_match("loba_de_menos")
    while saved.match.state.phase != SCORED:
        state = saved.match.state
        legal = saved.rules.legal_actions(state)
        saved.match.submit(state.to_act, legal[-1])
    keep_match(store, "mine", saved, 7.5)
    (headline,) = store.going_on()
    seats = ("Ana 0", "Ana 1"), ("owl", "fox"), ("person", "person")
    scores = saved.match.state.standing.scores
    assert headline == Headline("mine", "loba_de_menos", *seats, scores, 1, False, 7.5)
    written = json.loads((tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}").read_text())
    assert set(written) == set(Headline._fields)


def test_a_finished_match_moves_to_the_replays(store: MatchStore) -> None:
    saved = finished()
    keep_match(store, "mine", but_for_its_last_act(saved), 1.0)
    assert len(store.going_on()) == 1
    keep_match(store, "mine", saved, 2.0)
    assert store.going_on() == []
    (headline,) = store.finished()
    assert headline.is_over
    assert store.load("mine", SeededChance(1)).match.is_over


@pytest.mark.parametrize("content", ["", "{", "[]", '{"names": 3}', "\x00"])
def test_a_spoilt_headline_is_had_again_from_the_match(
    store: MatchStore, new_match: NewMatch, tmp_path: Path, content: str
) -> None:
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    (before,) = store.going_on()
    (tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}").write_text(content)
    (headline,) = store.going_on()
    assert headline.saved_at > before.saved_at
    assert headline._replace(saved_at=1.0) == before


def test_new_names_are_new_and_stay_in_the_folder(store: MatchStore, new_match: NewMatch) -> None:
    first = store.new_id("../x y", 12.9)
    assert first == "---x-y-12"
    keep_match(store, first, new_match("la_mona"), 1.0)
    assert store.new_id("../x y", 12.1) == "---x-y-12-2"


def test_an_empty_shelf_is_no_fault(store: MatchStore) -> None:
    assert store.going_on() == store.finished() == []
    store.remove("nothing")
    with pytest.raises(MatchFileError):
        store.load("nothing", SeededChance(1))


def test_a_keeper_keeps_one_match(store: MatchStore, new_match: NewMatch) -> None:
    times = iter((5.0, 6.0))
    keep = store.keeper("mine", lambda: next(times))
    saved = new_match("la_mona")
    keep(saved)().put_in_place()
    play(saved, 1)
    keep(saved)().put_in_place()
    (headline,) = store.going_on()
    assert headline.saved_at == 6.0
    assert len(store.load("mine", SeededChance(1)).match.log) == 2


def test_a_match_gets_a_name_and_nothing_else_changes(
    store: MatchStore, new_match: NewMatch
) -> None:
    saved = new_match("loba_de_menos")
    play(saved, 30)
    keep_match(store, "mine", saved, 100.0)
    store.rename("mine", " Los domingos\n" + "x" * 99)
    (headline,) = store.going_on()
    again = store.load("mine", SeededChance(1))
    assert again.name == headline.name == "Los domingos" + "x" * 28
    assert again.match.log == saved.match.log
    assert headline.saved_at == 100.0


def test_a_copy_goes_its_own_way(store: MatchStore, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    keep_match(store, "mine", saved, 100.0)
    copy_id = store.copy("mine", "again", 200.0)
    play(saved, 3)
    keep_match(store, "mine", saved, 300.0)
    assert len(store.load(copy_id, SeededChance(1)).match.log) == 1
    going_on = [(one.match_id, one.name) for one in store.going_on()]
    assert going_on == [("mine", ""), (copy_id, "again")]


def test_what_is_given_away_is_written_over_nothing(
    store: MatchStore, new_match: NewMatch, tmp_path: Path
) -> None:
    keep_match(store, "mine", new_match("la_mona"), 100.0)
    first = store.export("mine", tmp_path / "out")
    second = store.export("mine", tmp_path / "out")
    assert (first.name, second.name) == ("mine.loba.json", "mine-2.loba.json")
    assert first.read_bytes() == second.read_bytes()
    assert read_match(first, SeededChance(1)).variant.id == "la_mona"


def test_a_match_that_is_in_both_folders_is_the_newer_one(
    store: MatchStore, tmp_path: Path
) -> None:
    """Somebody pulled the plug while it moved."""
    saved = finished()
    keep_match(store, "mine", saved, 1.0)
    over = tmp_path / "replays" / "mine.json"
    older = tmp_path / "matches" / "mine.json"
    older.parent.mkdir(exist_ok=True)
    older.write_bytes(over.read_bytes())
    os.utime(older, ns=(0, 0))
    assert store.going_on() == []
    assert len(store.finished()) == 1
    os.utime(over, ns=(0, 0))
    os.utime(older, ns=(10**9, 10**9))
    assert len(store.going_on()) == 1
    assert store.finished() == []


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
    store: MatchStore, new_match: NewMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    Moves(monkeypatch, tmp_path / "matches" / "mine.json", tmp_path / "replays" / "mine.json")
    store.going_on()
    store.finished()
    assert store.latest() is None or store.latest().match_id == "mine"


def test_a_match_that_is_moved_before_it_is_read_is_read_where_it_went(
    store: MatchStore, new_match: NewMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    here, there = tmp_path / "matches" / "mine.json", tmp_path / "replays" / "mine.json"
    real = match_file.read_content

    def read(file: Path) -> bytes:
        if here.exists():
            there.parent.mkdir()
            here.replace(there)
        return real(file)

    monkeypatch.setattr(match_file, "read_content", read)
    assert store.load("mine", SeededChance(1)).variant.id == "la_mona"


def test_a_name_is_looked_for_only_when_no_other_copy_can_give_it_any_more(
    store: MatchStore, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lock.take
    tries: list[str] = []

    def another_copy_was_quicker(file: Path) -> bool:
        tries.append(file.name)
        if len(tries) == 1:
            # It has given the name, written, and ended.
            keep_match(store, "la_mona-7", new_match("la_mona"), 1.0)
        return real(file)

    monkeypatch.setattr(lock, "take", another_copy_was_quicker)
    assert store.new_id("la_mona", 7.0) == "la_mona-7-2"
    assert not lock.holds(store.matches / "la_mona-7.lock")
    assert store.new_id("la_mona", 7.0) == "la_mona-7-3"
    assert lock.holds(store.matches / "la_mona-7-2.lock")


def test_a_match_is_read_only_when_no_other_copy_can_play_on(
    store: MatchStore, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = new_match("la_mona")
    keep_match(store, "mine", saved, 1.0)
    real = lock.take

    def another_copy_was_quicker(file: Path) -> bool:
        play(saved, 1)
        keep_match(store, "mine", saved, 2.0)
        return real(file)

    monkeypatch.setattr(lock, "take", another_copy_was_quicker)
    opened, _ = store.open("mine", SeededChance(1), lambda: 3.0)
    assert opened.match.state == saved.match.state


def test_only_a_match_that_is_played_stays_locked(store: MatchStore, new_match: NewMatch) -> None:
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    (store.matches / "bad.json").write_text("{")
    copy = store.copy("mine", "again", 2.0)
    store.rename("mine", "other")
    store.remove(copy)
    store.set_aside("bad")
    with pytest.raises(MatchFileError):
        store.open("bad", SeededChance(1), lambda: 3.0)
    assert list(store.matches.glob("*.lock")) == []
    store.open("mine", SeededChance(1), lambda: 3.0)
    store.rename("mine", "mine")
    store.keeper(store.new_id("la_mona", 9.0), lambda: 9.0)
    assert {one.stem for one in store.matches.glob("*.lock")} == {"mine", "la_mona-9"}
    store.leave(but="mine")
    assert {one.stem for one in store.matches.glob("*.lock")} == {"mine"}
    store.leave()
    assert list(store.matches.glob("*.lock")) == []


# A copy of the game that was killed ---------------------------------------------------------------

GONE = 2**22 + 1
"""No process has such a number."""


def part_of(
    store: MatchStore, match_id: str, content: bytes, folder: str = "matches", number: int = 1
) -> Path:
    """What was handed over, but not put in its place."""
    place = (store.matches if folder == "matches" else store.replays) / f"{match_id}.json"
    place.parent.mkdir(exist_ok=True)
    part = place.with_name(f".{place.name}.{GONE}-{number}.part")
    part.write_bytes(content)
    return part


def test_an_act_that_was_handed_over_is_taken_up(store: MatchStore, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    keep_match(store, "mine", saved, 1.0)
    play(saved, 1)
    part = part_of(store, "mine", content_of(saved))
    headline = store.matches / "mine.headline"
    headline.unlink()
    MatchStore(store.matches.parent).sweep()
    assert not part.exists()
    assert headline.exists()
    assert store.load("mine", SeededChance(1)).match.log == saved.match.log
    before = read_match(store.matches / "mine.backup1", SeededChance(1))
    assert len(before.match.log) == len(saved.match.log) - 1
    assert list(store.matches.glob("*.lock")) == []


def test_opening_a_match_takes_up_as_well(store: MatchStore, new_match: NewMatch) -> None:
    saved = new_match("loba_de_menos")
    keep_match(store, "mine", saved, 1.0)
    play(saved, 1)
    part_of(store, "mine", content_of(saved))
    opened, _ = store.open("mine", SeededChance(1), lambda: 2.0)
    assert opened.match.log == saved.match.log


@pytest.mark.parametrize(
    ("contents", "kept"),
    [
        (["one", "two", "three"], "three"),
        # The last one was cut short.
        (["one", "two", "half"], "two"),
        # Ten is more than nine, though not in order of the letters.
        (["one"] * 9 + ["three"], "three"),
    ],
)
def test_of_several_that_were_handed_over_the_newest_whole_one_is_taken_up(
    store: MatchStore, new_match: NewMatch, contents: Sequence[str], kept: str
) -> None:
    saved = new_match("loba_de_menos")
    keep_match(store, "mine", saved, 1.0)
    known = {}
    for name in ("one", "two", "three"):
        play(saved, 1)
        known[name] = content_of(saved)
    known["half"] = known["three"][:-40]
    # The clock has been set back since.
    then = time.time_ns() + 10**12
    for number, name in enumerate(contents, 1):
        # A clock does not tell apart what follows so quickly.
        os.utime(part_of(store, "mine", known[name], number=number), ns=(then, then))
    store.sweep()
    assert (store.matches / "mine.json").read_bytes() == known[kept]
    assert not list(store.matches.glob(".*"))


def test_the_act_that_ended_a_match_is_newer_than_those_before_it(store: MatchStore) -> None:
    """They wait in different folders."""
    saved = finished()
    part_of(store, "mine", content_of(but_for_its_last_act(saved)), number=1)
    part_of(store, "mine", content_of(saved), "replays", number=2)
    store.sweep()
    assert store.going_on() == []
    assert [one.is_over for one in store.finished()] == [True]


def test_a_match_that_was_over_in_what_was_handed_over_is_a_replay(store: MatchStore) -> None:
    saved = finished()
    keep_match(store, "mine", but_for_its_last_act(saved), 1.0)
    part_of(store, "mine", content_of(saved), "replays")
    store.sweep()
    assert store.going_on() == []
    assert [one.is_over for one in store.finished()] == [True]
    assert list(store.matches.iterdir()) == []


@pytest.mark.parametrize("what", ["half", "nothing", "older", "not a match"])
def test_what_is_not_whole_or_not_newer_is_taken_away(
    store: MatchStore, new_match: NewMatch, what: str
) -> None:
    saved = new_match("loba_de_menos")
    old = content_of(saved)
    play(saved, 1)
    keep_match(store, "mine", saved, 1.0)
    contents = {"half": content_of(saved)[:-40], "nothing": b"", "older": old, "not a match": b"[]"}
    part = part_of(store, "mine", contents[what])
    if what == "older":
        os.utime(part, ns=(0, 0))
    store.sweep()
    assert not part.exists()
    assert store.load("mine", SeededChance(1)).match.log == saved.match.log
    assert store.damaged() == []


def test_what_another_copy_is_writing_is_left_alone(
    store: MatchStore, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = new_match("loba_de_menos")
    keep_match(store, "mine", saved, 1.0)
    part = part_of(store, "mine", content_of(saved))
    part = part.replace(part.with_name(f".mine.json.{os.getppid()}.part"))
    with monkeypatch.context() as another:
        another.setattr(lock, "take", lambda file: False)
        store.sweep()
    assert part.exists()
    with monkeypatch.context() as no_locks:
        no_locks.setattr(lock, "take", lambda file: True)
        store.sweep()
    assert part.exists()
