"""The home of every release, opened by this program: it says the same, and nothing gets lost."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.engine.chance import SeededChance
from game.engine.phases import SCORED
from game.opening import people_here
from game.play.coaching.practice import Practice, day_of
from game.play.lessons.progress import Learning
from game.play.session.running import RunningTable
from game.scenes.people import PeopleScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.menu import MainMenu
from game.scenes.table.scene import TableScene
from game.settings import BLOCKS, SHOWN
from game.storage.match_codec import PHONE
from game.storage.match_store import MatchStore
from game.storage.names import Names, names_file
from tests.homes.house import House, in_program
from tests.homes.telling import IN_YEARS, told

HOMES = sorted(one for one in Path(__file__).parent.iterdir() if (one / "told.json").exists())
#: A home, and what the program that made it said of it.
Opened = tuple[Path, dict[str, Any]]


@pytest.fixture(params=HOMES, ids=[one.name for one in HOMES])
def opened(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Opened:
    shutil.copytree(request.param / "home", tmp_path / "home")
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    return tmp_path / "home", json.loads((request.param / "told.json").read_text("utf-8"))


def lacks(now: Any, before: Any, where: str = "") -> list[str]:
    """Return what was there before and is not there now. What has come since may stay."""
    if isinstance(before, dict) and isinstance(now, dict):
        missing = [f"{where}.{key}" for key in before if key not in now]
        both = [key for key in before if key in now]
        return missing + [
            one for key in both for one in lacks(now[key], before[key], f"{where}.{key}")
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(now, before, strict=True))
        return [one for at, pair in pairs for one in lacks(*pair, f"{where}.{at}")]
    return [] if now == before else [f"{where}: {before} -> {now}"]


def plain() -> dict[str, Any]:
    """Return what is said, as JSON has it."""
    said = json.loads(json.dumps(told()))
    assert isinstance(said, dict)
    return said


@pytest.mark.parametrize(
    ("now", "before", "found"),
    [
        ({"a": [1, 2], "b": 0}, {"a": [1, 2]}, []),
        ({"a": [1, 3]}, {"a": [1, 2]}, [".a.1: 2 -> 3"]),
        ({"b": 0}, {"a": 1}, [".a"]),
        ({"a": [1]}, {"a": [1, 2]}, [".a: [1, 2] -> [1]"]),
    ],
)
def test_what_is_lost_is_found(now: Any, before: Any, found: list[str]) -> None:
    assert lacks(now, before) == found


def test_there_is_a_home_of_the_first_release() -> None:
    assert HOMES[0].name == "1.0"


def test_this_program_says_of_a_home_what_the_one_that_made_it_said(opened: Opened) -> None:
    assert lacks(plain(), opened[1]) == []
    # And again, once what was written in an older way has been written in today's.
    assert lacks(plain(), opened[1]) == []


# Page by page -----------------------------------------------------------------------------------


def test_every_page_shows_what_is_in_a_home(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = opened[1]
    plain()  # The records are up to date, so no page has to wait for them.

    def walk(house: House) -> None:
        assert isinstance(house.top, MainMenu), house.page()
        assert "Armar la mesa" in house.page()
        for look in (_matches, _statistics, _settings, _lessons, _practice, _new_table, _rules):
            look(house, before)
            assert isinstance(house.top, MainMenu), look.__name__

    in_program(monkeypatch, walk)
    assert lacks(plain(), before) == []


def _matches(house: House, before: dict[str, Any]) -> None:
    house.go("matches")
    page = house.page()
    for match in [*before["going_on"], *before["finished"]]:
        assert f"open {match['id']}" in house.names()
        assert match["name"] in page
        for (name, *_), score in zip(match["seats"], match["scores"], strict=True):
            assert f"{name} {house.services.number(score)}" in page
    for name in before["set_aside"]:
        assert name in page
    assert page.count(house.say("load.free_undo")) == sum(
        match["taken_back"] > 0 for match in [*before["going_on"], *before["finished"]]
    )
    for match in before["finished"]:
        house.go(f"open {match['id']}")
        house.until(ReplayScene)
        assert isinstance(house.top, ReplayScene)
        assert len(house.top.table.entries) - 1 == match["acts"]
        house.back()
    house.back()


def _statistics(house: House, before: dict[str, Any]) -> None:
    house.go("statistics")
    for who, (name, won, results, counted) in before["players"].items():
        house.go(f"player {who}")
        page = house.page()
        shown = name if who.startswith("name:") else "Tía Paca"
        assert shown in page
        numbers = {"statistics.played": len(results), "statistics.won_matches": won}
        numbers["statistics.hands_won"] = counted["hands_won"]
        for key, number in numbers.items():
            assert house.say(key) in page
            assert house.services.number(number) in page
    house.back()


def _settings(house: House, before: dict[str, Any]) -> None:
    house.go("settings")
    assert isinstance(house.top, SettingsScene)
    settings = house.services.settings
    for setting in SHOWN:
        if setting.field not in before["settings"]:  # Newer than this home.
            continue
        kept = before["settings"][setting.field]
        kept = kept[setting.part] if setting.part else kept
        assert json.loads(json.dumps(setting.value(settings))) == kept, setting
    for block in BLOCKS:
        house.go(f"tab_{block}")
    house.go("tab_language")
    assert "Runasimi" in house.page()
    house.go("tab_controls", "keys")
    for keys in before["settings"]["keys"].values():
        assert keys[0].upper() in house.page()
    house.back()
    house.back()


def _lessons(house: House, before: dict[str, Any]) -> None:
    house.go("learn")
    page = house.page()
    assert "Bajar una pierna en la Loba corta." in page
    begun = {name: step for name, (step, _, _) in before["lessons"].items() if step}
    done = [name for name, (step, _, is_done) in before["lessons"].items() if is_done and not step]
    assert bool(done) == (house.say("learn.done", time="").split(" ")[0] in page)
    for step in begun.values():
        assert house.say("learn.step", step=step + 1, count=99, time="").split("99")[0] in page
    house.back()


def _practice(house: House, before: dict[str, Any]) -> None:
    monkey = pytest.MonkeyPatch()
    monkey.setattr("game.play.coaching.practice.day_of", lambda now: day_of(IN_YEARS))
    house.go("learn", "practice")
    page = house.page()
    for name, (*due, options) in before["practice"].items():
        assert f"{name} {house.say('coach.due', count=len(due))}" in page
        assert all(options)
    monkey.undo()
    house.back()
    house.back()


def _new_table(house: House, before: dict[str, Any]) -> None:
    seats = before["last_table"][-1]
    house.go("new_table")
    page = house.page()
    for name, *_ in seats:
        assert name in page
    assert "Loba corta" in page
    house.go("seat 1")
    assert "Tía Paca" in house.page()
    house.go("known")
    assert isinstance(house.top, PeopleScene)
    names = [one["name"] for one in before["people"]]
    assert [one for one in house.names() if one.startswith("sit ")] == [
        f"sit {name.casefold()}" for name in names
    ]
    assert house.say("people.own_keys") in house.page()
    while not isinstance(house.top, MainMenu):
        house.back()


def _rules(house: House, before: dict[str, Any]) -> None:
    house.go("learn", "rules corta")
    assert isinstance(house.top, RulesScene)
    assert house.top.books[house.top.at.book].id == before["own"]["game"]
    assert "40" in " ".join(_all_sections(house))
    house.back()
    house.back()


def _all_sections(house: House) -> list[str]:
    scene = house.top
    assert isinstance(scene, RulesScene)
    book = scene.books[scene.at.book]
    pages = []
    for at in range(len(book.sections)):
        scene.turn(at - scene.at.section)
        house.turn()
        pages.append(house.page())
    return pages


# Playing on -------------------------------------------------------------------------------------


def test_every_match_goes_on_where_it_was(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    before = opened[1]
    played: dict[str, int] = {}

    def play(house: House) -> None:
        for match in before["going_on"]:
            if any(kind == PHONE for _, kind, _ in match["seats"]):
                # Its page waits for phones, at an address of the network.
                saved, keeper = MatchStore().open(match["id"], SeededChance(0), time.time)
                table = RunningTable.from_match(saved, clock=time.monotonic, keeper=keeper)
            else:
                house.go("matches", f"open {match['id']}")
                table = house.table()
            assert table.match.state.digest() == match["digest"]
            while len(table.match.log) - 1 < match["acts"] + 4 and table.phase != SCORED:
                legal = table.rules.legal_actions(table.match.state)
                table.do_all([legal[0]])
            played[match["id"]] = len(table.match.log) - 1
            house.menu()

    in_program(monkeypatch, play)
    now = plain()
    for match in now["going_on"]:
        assert match["acts"] == played.pop(match["id"])
    assert not played
    for what in set(before) - {"going_on"}:
        assert lacks(now[what], before[what]) == [], what


# Each small thing changed once ------------------------------------------------------------------


def _answer_practice() -> None:
    practice, names = Practice(), people_here().names
    practice.answered(practice.due("Ana", names, IN_YEARS)[0], True, IN_YEARS - 10**8)


def _call_ana_anita() -> None:
    people = people_here()
    ana = people.find("Ana")
    assert ana is not None
    people.rename(ana, "Anita")
    people.keep_changes()


def _sort_by_hand() -> None:
    people = people_here()
    people.everybody[0].sort = "own"
    people.keep_changes()


CHANGES: dict[str, tuple[Callable[[], object], set[str]]] = {
    "a lesson is finished": (lambda: Learning().finish("carioca"), {"lessons"}),
    "a choice is practised": (_answer_practice, {"practice"}),
    "somebody gets another name": (
        _call_ana_anita,
        {"people", "players", "practice", "ratings", "last_table"},
    ),
    "somebody sorts by hand": (_sort_by_hand, {"people"}),
    "statistics are forgotten": (
        lambda: Names(names_file()).forget_matches("Alberto", IN_YEARS),
        {"players", "ratings"},
    ),
    "a match is deleted": (
        lambda: MatchStore().remove(MatchStore().going_on()[0].match_id),
        {"going_on"},
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_one_change_loses_nothing_else(opened: Opened, change: str) -> None:
    do, what = CHANGES[change]
    before = plain()
    do()
    now = plain()
    assert {one for one in before if now[one] != before[one]} == what
    assert now["reviews"] == before["reviews"]


def test_a_setting_that_is_changed_on_its_page_loses_no_other(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(house: House) -> None:
        house.go("settings")
        house.set("high_contrast", True)

    before = plain()
    in_program(monkeypatch, change)
    now = plain()
    assert now["settings"] == {**before["settings"], "high_contrast": True}
    assert {one for one in before if now[one] != before[one]} == {"settings"}


def test_a_new_match_is_played_beside_the_old_ones(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = plain()

    def deal(house: House) -> None:
        house.go("new_table", "deal")
        house.until(TableScene)
        house.menu()

    in_program(monkeypatch, deal)
    now = plain()
    assert [one["id"] for one in now["going_on"][1:]] == [one["id"] for one in before["going_on"]]
    assert {one for one in before if now[one] != before[one]} <= {"going_on", "last_table"}
