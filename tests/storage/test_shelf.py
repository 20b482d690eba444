"""Matches that go on, and matches to be replayed: kept whole, listed by what everybody knows."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.state import SCORED
from game.storage.codec import SavedMatch, Seat, playable_rules
from game.storage.headline import HEADLINE_SUFFIX, Headline
from game.storage.match_file import read_match
from game.storage.shelf import Shelf
from game.storage.strict import MatchFileError
from game.variants.catalogue import Catalogue

NewMatch = Callable[[str], SavedMatch]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


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
