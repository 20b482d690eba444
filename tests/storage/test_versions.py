"""Files of older versions: read for ever, one step at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.storage.match_codec import KEYS, encode
from game.storage.match_file import data_of, read_match
from game.storage.versions import FIRST, STEPS, VERSION, of_today

SAVES = Path(__file__).resolve().parents[2] / "saves"
OLD = sorted(SAVES.glob("version-*/*.json"))
THEN = SeededChance("afterwards")


def test_every_older_version_has_a_real_file() -> None:
    versions = {data_of(file.read_bytes())["version"] for file in OLD}  # type: ignore[index]
    assert versions == set(range(FIRST, VERSION)) == set(STEPS)
    assert all(file.parent.name == f"version-{version_of(file)}" for file in OLD)


def test_no_sample_is_forgotten() -> None:
    assert set(SAVES.rglob("*.json")) == {*OLD, *SAVES.glob("*.json")}


def version_of(file: Path) -> int:
    told = data_of(file.read_bytes())
    assert isinstance(told, dict)
    version = told["version"]
    assert isinstance(version, int)
    return version


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_an_old_file_is_read_with_all_its_history(file: Path) -> None:
    saved = read_match(file, THEN)
    told = data_of(file.read_bytes())
    assert isinstance(told, dict)
    again = encode(saved)
    assert saved.lost is None
    assert again["log"] == told["log"]
    assert again["variant"] == told["variant"]
    assert again["version"] == VERSION


@pytest.mark.parametrize("version", STEPS)
def test_a_step_leads_to_the_next_version_and_changes_nothing_it_was_given(version: int) -> None:
    told = {"version": version, "seats": [{"name": "Ana", "kind": "person"}, 5], "more": 1}
    before = repr(told)
    assert STEPS[version](told)["version"] == version + 1
    assert repr(told) == before


@pytest.mark.parametrize("version", STEPS)
@pytest.mark.parametrize("seats", [None, 3, "x", {}, [None, [], 7]])
def test_data_that_make_no_sense_are_passed_on(version: int, seats: object) -> None:
    assert of_today({"version": version, "seats": seats}, version)["seats"] == seats


def test_the_last_step_leads_to_the_keys_of_today() -> None:
    told = {"format": "loba-match", "version": FIRST, "variant": {}, "seats": [], "log": []}
    assert set(of_today(told, FIRST)) == set(KEYS)
