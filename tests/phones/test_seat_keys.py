"""The keys of seats, as they are kept for when the table is opened again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.paths import user_data
from game.phones.door import SCAN_AGAIN
from game.play.session.running import RunningTable
from game.play.session.seat_keys import FILE, MATCHES_MOST, MatchKeys, SeatKeys
from game.storage.match_store import MatchStore
from tests.play.tables import new_table

from .phones import House, InHand, house


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))


def kept_table() -> RunningTable:
    table = new_table("loba_de_menos", "p p")
    store = MatchStore()
    keeper = store.keeper(store.new_id("loba_de_menos", 0.0), lambda: 0.0)
    return RunningTable.from_match(table.saved(), clock=lambda: 0.0, keeper=keeper)


def opened_again(before: House) -> House:
    """The same match at a table that is opened anew."""
    again = RunningTable.from_match(
        before.table.saved(), clock=lambda: 0.0, keeper=before.table.keeping._keeper
    )
    return House(again)


def key_of(phone: InHand) -> str:
    return str(phone.told("seated")["key"])


def test_a_phone_is_back_in_its_seat_at_a_table_that_was_opened_again() -> None:
    before = House(kept_table())
    ana, _ = before.seated()
    after = opened_again(before)
    assert after.phone(key=key_of(ana)).hand == ana.hand
    other = after.phone()
    other.say("sit", seat=0)
    assert not other.is_seated, "its seat waits for it"


def test_a_seat_that_changed_hands_is_kept_for_the_last_phone() -> None:
    before = House(kept_table())
    ana, beto = before.seated()
    other = before.phone()
    other.say("sit", seat=0)
    before.room.answer(0, is_yes=True)
    after = opened_again(before)
    assert after.phone(key=key_of(other)).is_seated
    assert after.phone(key=key_of(ana)).told("no_entry")["why"] == SCAN_AGAIN
    assert after.phone(key=key_of(beto)).is_seated


def test_a_seat_goes_to_the_screen_also_where_no_door_could_be_opened() -> None:
    before = House(kept_table())
    before.seated()
    after = opened_again(before)
    after.server.host = ""
    after.table.reseat(0, replace(after.table.players[0], by_phone=False))
    after.room.reseated(0)
    kept = SeatKeys().of(before.table.keeping.match_id).keys
    assert kept == {1: before.room.door.keys[1]}


def test_a_table_that_is_dealt_anew_keeps_its_phones_under_its_own_name() -> None:
    first = House(kept_table())
    first.seated()
    table = kept_table()
    second = type(first.room)(table, first.arranging, lambda: None, "en", first.room.door)
    second.server = first.server  # type: ignore[assignment]
    second._keep_keys()
    assert SeatKeys().of(table.keeping.match_id).keys == first.room.door.keys != {}


def test_what_is_kept_opens_nothing() -> None:
    home = House(kept_table())
    ana, _ = home.seated()
    written = (user_data() / FILE).read_text(encoding="utf-8")
    assert key_of(ana) not in written
    for kept in SeatKeys().of(home.table.keeping.match_id).keys.values():
        assert home.phone(key=kept).told("no_entry")


def test_the_keys_of_a_match_that_is_not_kept_are_not_either() -> None:
    house("loba_de_menos").seated()
    assert SeatKeys().small.read() == ()


def test_the_newest_matches_are_kept_each_once(tmp_path: Path) -> None:
    kept = SeatKeys(tmp_path)
    for number in range(MATCHES_MOST + 2):
        kept.put(MatchKeys(f"m{number}", 5622, {0: f"{number:064x}"}))
    kept.put(MatchKeys("m5", 5623, {}))
    assert [one.match for one in kept.small.read()][:3] == [
        "m5",
        f"m{MATCHES_MOST + 1}",
        f"m{MATCHES_MOST}",
    ]
    assert len(kept.small.read()) == MATCHES_MOST
    assert kept.of("m5") == MatchKeys("m5", 5623, {})
    assert kept.of("m0") == MatchKeys("m0", 0, {})


GOOD = {"match": "m", "port": 5622, "keys": {"0": "0" * 64}}


@pytest.mark.parametrize(
    "content",
    [
        *("", "{", "{}", "[" * 5000, json.dumps([1, "x", None, {}])),
        json.dumps([GOOD | {"port": 70_000}, GOOD | {"match": "\ud800"}, GOOD | {"more": 1}]),
        json.dumps([GOOD | {"keys": {"0": "x"}}, GOOD | {"keys": {"9": "0" * 64}}]),
        json.dumps([GOOD | {"keys": {"x": "0" * 64}}, GOOD | {"keys": []}]),
    ],
)
def test_a_damaged_file_has_no_keys(tmp_path: Path, content: str) -> None:
    kept = SeatKeys(tmp_path)
    kept.small.file.write_text(content, encoding="utf-8")
    assert kept.small.read() == ()
    kept.put(MatchKeys("m", 5622, {}))
    assert [one.match for one in kept.small.read()] == ["m"]


def test_where_no_keys_can_be_kept_it_is_told_once_and_the_table_plays_on() -> None:
    user_data().mkdir(parents=True, exist_ok=True)
    (user_data() / FILE).mkdir()
    home = House(kept_table())
    ana, _ = home.seated()
    assert ana.is_seated
    assert [one.key for one in home.table.take_notices()] == ["notice.seats_not_kept"]
    home.room._keep_keys()
    assert not home.table.take_notices()
