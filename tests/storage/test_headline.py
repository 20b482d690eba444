"""Headlines, and matches without one: whatever a file holds, what is told is within bounds."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from playing import keep_match

from game.reading.strict import DATE_MOST
from game.storage.headline import HEADLINE_SUFFIX, Headline, read_headline
from game.storage.match_codec import SavedMatch, encode
from game.storage.match_file import text_of
from game.storage.match_store import MatchStore

NewMatch = Callable[[str], SavedMatch]
Change = Callable[[dict[str, Any]], None]

#: What a headline may hold beside what it should.
WRONG: dict[str, list[object]] = {
    "variant_id": ["", "../x", "x" * 200, "a\u202eb", None, 3],
    "names": [[], ["Ana"], ["Ana"] * 9, ["Ana", 3], ["Ana", ""], ["Ana", "x" * 41], "Ana", None],
    "crests": [[], ["owl"], ["owl", "../owl"], ["owl", 1], None],
    "kinds": [[], ["person", "A B"], ["person"] * 3],
    "scores": [[], [1], [1, 2, 3], [1, True], [1, 1e300], [1, 10**400], [1, "2"], {"0": 1}],
    "hand_no": [-1, 1e300, 10**400, "1", None, True],
    "is_over": [0, 1, "yes", None],
    "saved_at": [float("nan"), float("inf"), 1e300, -1e18, -1, 10**400, 1e12, "now", None, True],
    "name": [3, "x" * 41, "a\nb", None],
    "taken_back": [-1, 1e300, 10**400, "1", None],
}


def is_within_bounds(one: Headline) -> bool:
    datetime.fromtimestamp(one.saved_at)
    if not one.variant_id:
        return one == Headline(one.match_id, "", (), (), (), (), 0, False, one.saved_at)
    rows = (one.names, one.crests, one.kinds, one.scores)
    return (
        {len(row) for row in rows} <= set(range(2, 9))
        and len({len(row) for row in rows}) == 1
        and all(0 < len(name) <= 40 and name.isprintable() for name in one.names)
        and all(type(score) is int and abs(score) <= 10**9 for score in one.scores)
        and all(type(n) is int and 0 <= n <= 10**9 for n in (one.hand_no, one.taken_back))
        and one.is_over in (True, False)
    )


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, many in WRONG.items() for v in many])
def test_a_headline_beyond_its_bounds_is_had_again_from_the_match(
    tmp_path: Path, new_match: NewMatch, key: str, value: object
) -> None:
    store = MatchStore(tmp_path)
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    (sound,) = store.going_on()
    file = tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}"
    told = json.loads(file.read_text())
    # As a text may write them, beside what is no JSON but Python's.
    file.write_text(json.dumps({**told, key: value}).replace("1e+300", "1e300"))
    (headline,) = store.going_on()
    assert is_within_bounds(headline)
    assert headline._replace(saved_at=1.0) == sound


def without(key: str) -> Change:
    return lambda told: told.pop(key)


def with_value(value: object, *keys: str | int) -> Change:
    def change(told: Any) -> None:
        for key in keys[:-1]:
            told = told[key]
        told[keys[-1]] = value

    return change


CHANGES: dict[str, Change] = {
    "no table": without("table"),
    "no seats": with_value([], "seats"),
    "one seat": lambda told: told["seats"].pop(),
    "ten seats": lambda told: told.update(seats=told["seats"] * 5),
    "seats of nothing": with_value([3, None], "seats"),
    "nothing won": with_value([], "table", "won"),
    "no scores": with_value([], "table", "standing", "scores"),
    "scores of words": with_value(["a", "b"], "table", "standing", "scores"),
    "vast scores": with_value([1e300, 10**400], "table", "standing", "scores"),
    "no standing": with_value(None, "table", "standing"),
    "hands of words": with_value("3", "table", "hand_no"),
    "vast hands": with_value(10**400, "table", "hand_no"),
    "a game of no name": with_value("", "variant", "id"),
    "a game of any name": with_value("../../x", "variant", "id"),
    "no game": without("variant"),
    "a long name": with_value("x" * 1000, "name"),
    "a name of numbers": with_value(3, "name"),
    "names of lists": with_value([["Ana"]], "seats", 0, "name"),
    "taken back by words": with_value("often", "taken_back"),
}
#: The list needs no more of a match than this, and the rest is found when it is opened.
STILL_KNOWN = {"nothing won"}


@pytest.mark.parametrize("change", CHANGES)
def test_without_a_headline_any_match_is_listed_within_bounds(
    tmp_path: Path, new_match: NewMatch, change: str
) -> None:
    told = json.loads(text_of(encode(new_match("la_mona"))))
    CHANGES[change](told)
    for folder in ("matches", "replays"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{folder}.json").write_text(text_of(told))
    store = MatchStore(tmp_path)
    for headline in (*store.going_on(), *store.finished()):
        assert is_within_bounds(headline)
        assert bool(headline.variant_id) == (change in STILL_KNOWN)
    assert [one.match_id for one in store.going_on()] == ["matches"]


@pytest.mark.parametrize("date", [-(10**9), 10**11])
def test_a_file_of_an_absurd_date_is_listed(tmp_path: Path, new_match: NewMatch, date: int) -> None:
    store = MatchStore(tmp_path)
    keep_match(store, "mine", new_match("la_mona"), 1.0)
    (tmp_path / "matches" / f"mine{HEADLINE_SUFFIX}").unlink()
    try:
        os.utime(tmp_path / "matches" / "mine.json", (date, date))
    except OSError:
        pytest.skip("this disk has no such dates")
    (headline,) = store.going_on()
    assert is_within_bounds(headline)
    assert 0 <= headline.saved_at <= DATE_MOST


def test_what_is_no_file_is_listed_by_its_name(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    (matches / "a-folder.json").mkdir(parents=True)
    (matches / "dangling.json").symlink_to(matches / "nowhere")
    os.mkfifo(matches / "pipe.json")
    (matches / "x.damaged").mkdir()
    store = MatchStore(tmp_path)
    listed = {one.match_id: one for one in (*store.going_on(), *store.damaged())}
    assert {"a-folder", "pipe", "x.damaged"} <= set(listed)
    assert all(is_within_bounds(one) and not one.variant_id for one in listed.values())
    assert read_headline(matches / "nowhere.json").variant_id == ""
