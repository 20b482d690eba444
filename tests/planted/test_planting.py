"""A fault is noticed by a test that fails or hangs, and taken out again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.planted import __main__ as planting
from tests.planted.faults import faults_of
from tests.planted.known import Function, Known

SOURCE = """\
def runs_out(cards):
    while cards:
        cards = cards - 1
    return cards < 1
"""
TESTS = """\
from game.cards import runs_out

def test_none_are_left():
    assert runs_out(3)
"""
PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("game", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "game/__init__.py").touch()
    (tmp_path / "game/cards.py").write_text(SOURCE)
    (tmp_path / "tests/test_cards.py").write_text(TESTS)
    shutil.copytree(PROJECT / "tests/planted", tmp_path / "tests/planted")
    for file in ("tests/limits.py", "tests/conftest.py", "pyproject.toml"):
        shutil.copy(PROJECT / file, tmp_path / file)
    return tmp_path


@pytest.mark.parametrize(
    ("put", "is_noticed"),
    [("(not (cards))", True), ("(cards + 1)", True), ("(cards <= 1)", False)],
    ids=["fails", "hangs", "passes"],
)
def test_a_fault_is_noticed_and_taken_out_again(
    copy: Path, put: str, is_noticed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planting, "LIMIT", 1)
    test = "tests/test_cards.py::test_none_are_left"
    known = Known({test: 0.0}, {Function("cards.py", "runs_out"): [test]})
    fault = next(one for one in faults_of(SOURCE) if one.put == put)
    assert planting.Planting(copy, known, 1.0).is_noticed("cards.py", fault) is is_noticed
    assert (copy / "game/cards.py").read_text() == SOURCE
