"""The plug is pulled at any moment: there is always a sound match, the newest but one at worst.

What a disk makes of it is played through: of what was not told to last, any part may be missing or
come before the rest.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from playing import keep_match, one_act

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.storage.match_codec import SavedMatch, Seat
from game.storage.match_file import SUFFIX, content_of
from game.storage.match_store import MatchStore
from game.storage.small_file import MapForm, SmallFile
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

NewMatch = Callable[[str], SavedMatch]
Names = dict[Path, bytes]
"""What is in a folder: the content under every name."""


class Step(NamedTuple):
    """A name comes to stand for a content, or for nothing any more. `from_`: the name it had."""

    place: Path
    content: bytes | None
    from_: Path | None = None


class Lasts(NamedTuple):
    """All steps so far in this folder survive."""

    folder: Path


class KeptAct(NamedTuple):
    """From here on the player has been told that this is kept."""

    content: bytes


class Recorder:
    """Writes down the steps that a disk is asked for, in their order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: list[Step | Lasts | KeptAct] = []
        #: Contents that were told to last before anything was named after them.
        self.lasting: set[bytes] = set()
        self._fsync, self._link = os.fsync, os.link
        self._replace, self._unlink = Path.replace, Path.unlink
        monkeypatch.setattr(os, "fsync", self.fsync)
        monkeypatch.setattr(os, "link", self.link)
        monkeypatch.setattr(Path, "replace", lambda file, to: self.replace(file, to))
        monkeypatch.setattr(Path, "unlink", lambda file, **how: self.unlink(file, **how))

    def fsync(self, descriptor: int) -> None:
        self._fsync(descriptor)
        path = Path(f"/proc/self/fd/{descriptor}").readlink()
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            self.steps.append(Lasts(path))
        else:
            self.lasting.add(path.read_bytes())

    def link(self, file: Path, other: Path) -> None:
        self._link(file, other)
        self.steps.append(Step(other, other.read_bytes()))

    def replace(self, file: Path, other: Path) -> None:
        self.steps.append(Step(other, file.read_bytes(), file))
        self._replace(file, other)

    def unlink(self, file: Path, *, missing_ok: bool = False) -> None:
        there = file.exists()
        self._unlink(file, missing_ok=missing_ok)
        if there:
            self.steps.append(Step(file, None))


def after(names: Names, steps: Sequence[Step]) -> Names:
    names = dict(names)
    for step in steps:
        if step.from_ is not None:
            names.pop(step.from_, None)
        if step.content is None:
            names.pop(step.place, None)
        else:
            names[step.place] = step.content
    return names


def cuts(recorder: Recorder) -> Iterator[tuple[Names, bytes | None]]:
    """What may be left on the disk for every moment at which the plug is pulled, and what was kept
    last by then."""
    certain: Names = {}
    pending: list[Step] = []
    kept: bytes | None = None
    for step in recorder.steps:
        if isinstance(step, KeptAct):
            kept = step.content
        elif isinstance(step, Lasts):
            certain = after(certain, [one for one in pending if one.place.parent == step.folder])
            pending = [one for one in pending if one.place.parent != step.folder]
        else:
            pending.append(step)
        for many in range(len(pending) + 1):
            for some in combinations(pending, many):
                yield after(certain, some), kept


def left_of(content: bytes, recorder: Recorder) -> bytes:
    """What was never told to last may be half there."""
    return content if content in recorder.lasting else content[: len(content) // 2]


def matches_in(names: Names, recorder: Recorder) -> set[bytes]:
    return {
        left_of(content, recorder) for place, content in names.items() if place.suffix == SUFFIX
    }


def play_and_record(
    folder: Path, saved: SavedMatch, acts: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[Recorder, list[bytes]]:
    """The steps, and every state of the match that was kept."""
    store = MatchStore(folder)
    keep = store.keeper("mine", lambda: 1.0)
    with monkeypatch.context() as disk:
        recorder = Recorder(disk)
        states = []
        for _ in range(acts):
            states.append(content_of(saved))
            keep(saved)().put_in_place()
            recorder.steps.append(KeptAct(states[-1]))
            if saved.match.is_over:
                break
            one_act(saved)
    return recorder, states


def check(recorder: Recorder, states: list[bytes]) -> int:
    looked_at = 0
    for names, kept in cuts(recorder):
        looked_at += 1
        if kept is None:
            continue
        found = matches_in(names, recorder)
        assert found <= set(states)
        assert max(states.index(one) for one in found) >= states.index(kept)
    return looked_at


needs_proc = pytest.mark.skipif(
    not Path("/proc/self/fd").exists(), reason="no way here to see which file is meant"
)


@needs_proc
def test_every_order_of_the_steps_leaves_what_was_kept_last(
    tmp_path: Path, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder, states = play_and_record(tmp_path, new_match("la_mona"), 12, monkeypatch)
    assert len(states) == 12
    assert check(recorder, states) > 300


@needs_proc
def test_a_match_that_is_over_is_in_one_folder_or_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = Catalogue().load("la_mona", {"rounds_to_win": 1})
    rules = rules_of(variant.game)
    seats = (Seat("Ana"), Seat("Beto"))
    saved = SavedMatch(variant, seats, rules, Match(rules, 2, SeededChance(5)))
    recorder, states = play_and_record(tmp_path, saved, 400, monkeypatch)
    assert saved.match.is_over
    assert any(isinstance(step, Step) and step.content is None for step in recorder.steps)
    assert check(recorder, states) > 300


@needs_proc
def test_a_write_that_was_not_told_to_last_would_be_found_out(
    tmp_path: Path, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder, states = play_and_record(tmp_path, new_match("la_mona"), 4, monkeypatch)
    recorder.lasting.clear()
    with pytest.raises(AssertionError):
        check(recorder, states)


@needs_proc
def test_a_small_file_is_whole_and_no_older_than_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SmallFile(tmp_path / "small.json", MapForm(lambda data, where: ()), 1_000)
    contents: list[bytes] = []
    with monkeypatch.context() as disk:
        recorder = Recorder(disk)
        for number in range(6):
            file.change(lambda newest, at=number: {**newest, f"change {at}": at})
            contents.append(file.file.read_bytes())
            recorder.steps.append(KeptAct(contents[-1]))
    looked_at = 0
    for names, kept in cuts(recorder):
        if kept is None:
            continue
        looked_at += 1
        newest = contents.index(left_of(names[file.file], recorder))
        assert newest >= contents.index(kept)
        before = names.get(file.before)
        assert before is None or contents.index(left_of(before, recorder)) <= newest
    assert looked_at > 40


def test_backups_lie_beside_a_match_that_is_cut_at_any_byte(
    tmp_path: Path, new_match: NewMatch
) -> None:
    """That a cut is always found out is shown for the smallest of the sample matches."""
    store, saved = MatchStore(tmp_path), new_match("la_mona")
    keep = store.keeper("mine", lambda: 1.0)
    for _ in range(3):
        keep(saved)().put_in_place()
        one_act(saved)
    file = tmp_path / "matches" / "mine.json"
    whole = file.read_bytes()
    for size in range(0, len(whole), len(whole) // 25):
        file.unlink()
        file.write_bytes(whole[:size])
        backup = store.backup("mine", SeededChance(0))
        assert backup is not None
        assert len(backup.match.log) == 2


def test_a_new_folder_is_told_to_last_in_the_one_above(
    tmp_path: Path, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasts: list[Path] = []
    monkeypatch.setattr("game.reading.whole_file.make_last", lasts.append)
    keep_match(MatchStore(tmp_path / "a" / "b"), "mine", new_match("la_mona"), 1.0)
    folders = [tmp_path / one for one in (".", "a", "a/b", "a/b/matches")]
    assert lasts == folders
