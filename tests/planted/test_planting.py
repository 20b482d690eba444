"""A fault is noticed by a test that fails or hangs, and taken out again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.planted.__main__ import Planting
from tests.planted.faults import faults_of
from tests.planted.known import Known
from tests.planted.same import Same, entry

SOURCE = """\
SUITS = 4

def suits():
    return SUITS

def runs_out(cards):
    while cards:
        cards = cards - 1
    return cards < 1

def tell():
    print(suits() > 2)
"""
#: Imported when a test runs, not before.
LATE = """\
def jokers():
    return 6
"""
TESTS = """\
from game.cards import runs_out, suits

ALL = suits()

def test_none_are_left():
    assert runs_out(3)

def test_suits():
    assert ALL == suits() == 4

def test_never_passes():
    assert False

def test_jokers():
    from game.late import jokers
    assert jokers() == 6
"""
PROJECT = Path(__file__).resolve().parents[2]
#: What is put, and the test that notices it.
FAULTS = {
    "(not (cards))": "none_are_left",
    "(cards + 1)": "none_are_left",
    "(cards <= 1)": "",
    "5": "suits",
    "(suits() >= 2)": "",
    "None": "",
}

CONFTEST = """\
import gc
from hypothesis import settings

pytest_plugins = ["tests.limits"]
settings.register_profile("planted")

def pytest_collection_finish():
    gc.freeze()
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    copy = tmp_path / "project"
    for folder in ("game", "tests"):
        (copy / folder).mkdir(parents=True)
    (copy / "game/__init__.py").touch()
    (copy / "game/cards.py").write_text(SOURCE)
    (copy / "game/late.py").write_text(LATE)
    (copy / "tests/test_cards.py").write_text(TESTS)
    shutil.copytree(PROJECT / "tests/planted", copy / "tests/planted")
    for test in copy.glob("tests/planted/test_*.py"):
        test.unlink()
    (copy / "tests/conftest.py").write_text(CONFTEST)
    for file in ("tests/limits.py", "pyproject.toml"):
        shutil.copy(PROJECT / file, copy / file)
    here = copy / "tests/planted/chosen.py"
    here.write_text(here.read_text().replace("LEAST, TIMES = 5.0", "LEAST, TIMES = 0.5"))
    return copy


def test_faults_are_noticed_and_taken_out_again(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = Known()
    learning = shutil.copytree(copy, tmp_path / "learning")
    known.learn(learning, tmp_path / "known.json")
    assert sorted(known.seconds) == [
        f"tests/test_cards.py::test_{name}" for name in ("jokers", "none_are_left", "suits")
    ]
    # One that passed when it was learned hides nothing that the others notice.
    never = "tests/test_cards.py::test_never_passes"
    known.seconds[never], known.ran[never] = 0.0, (1 << len(known.blocks)) - 1
    faults = [("cards.py", one) for one in faults_of(SOURCE) if one.put in FAULTS]
    faults += [("late.py", one) for one in faults_of(LATE)]
    Planting(copy, known, 1.0).plant_all(faults)
    told = capsys.readouterr().out
    for module, fault in faults:
        test = FAULTS.get(fault.put, "jokers")
        answer = f"noticed by tests/test_cards.py::test_{test}" if test else "NOT NOTICED"
        assert f"{module}:{fault.line} {fault.what}: {fault.put}: {answer}\n" in told
    assert (copy / "game/cards.py").read_text() == SOURCE


def test_a_fault_that_changes_nothing_stands_there_with_its_reason() -> None:
    fault = next(one for one in faults_of(SOURCE) if one.put == "(cards <= 1)")
    same = Same("cards.py: return cards < 1 -> (cards <= 1)\nnone is left\nof them")
    assert entry("cards.py", SOURCE, fault) in same.reasons
    assert same.reason("cards.py", SOURCE, fault) == "none is left of them"
    assert same.reason("cards.py", SOURCE, faults_of(SOURCE)[0]) == ""
