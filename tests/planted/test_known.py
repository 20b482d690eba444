"""The tests that could notice a fault are found: by the block it is in, near and short first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.planted.known import Known, block_at, users_at
from tests.planted.probes import blocks_of

SOURCE = """\
LIMIT = 3

class Card:
    suit: int = 1

    @property
    def face(self, high=2):
        def inner():
            return 1
        if high > LIMIT:
            high -= 1
        return inner() + high

def deal():
    return Card()
"""
OTHER = """\
from game.a.one import LIMIT

def far():
    return LIMIT
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    for name, source in {"a/one.py": SOURCE, "b/two.py": OTHER}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(source)
    return tmp_path


@pytest.mark.parametrize(
    ("line", "function", "lines"),
    [
        (1, "", (1, 5)),
        (4, "", (4, 5)),
        (7, "", (4, 12)),
        (9, "Card.face.<locals>.inner", (9, 9)),
        (10, "Card.face", (10, 11)),
        (11, "Card.face", (11, 11)),
        (12, "Card.face", (12, 12)),
        (15, "deal", (15, 15)),
    ],
)
def test_the_block_of_a_line_is_found(
    game: Path, line: int, function: str, lines: tuple[int, int]
) -> None:
    block = block_at(game, "a/one.py", line)
    assert block.function == function
    assert block.lines[0] == lines[0]


def test_a_function_is_known_again_by_what_it_does() -> None:
    def key(source: str) -> str:
        return blocks_of("a.py", source)[-1].key

    before = key("def deal():\n    return 1")
    assert key('def deal():\n    """Return a card."""\n    return 1  # The first.') == before
    assert key("def deal():\n    return 2") != before
    assert key("def deal(card):\n    return 1") != before


@pytest.mark.parametrize("defined", ["LIMIT = 3", "LIMIT: int = 3", "LEAST, LIMIT = 1, 3"])
def test_what_uses_a_constant_is_found(game: Path, defined: str) -> None:
    (game / "a/one.py").write_text(SOURCE.replace("LIMIT = 3", defined, 1))
    assert list(users_at(game, "a/one.py", 1)) == [("a/one.py", "Card.face"), ("b/two.py", "far")]


def test_what_a_class_does_and_what_uses_it_is_found_for_a_field_of_it(game: Path) -> None:
    (game / "b/two.py").write_text("def far(card):\n    return card.suit\n")
    own = [("a/one.py", name) for name in ("Card.face", "Card.face.<locals>.inner", "deal")]
    assert list(users_at(game, "a/one.py", 4)) == [*own, ("b/two.py", "far")]


CHANGED = SOURCE.replace("return Card()", "print()\n    return Card()")
FACE, LOWER, DEAL = (
    next(one.key for one in blocks_of("a/one.py", SOURCE) if one.lines[0] == line)
    for line in (10, 11, 15)
)
FAR, BESIDE = "tests/b/t.py::far", "tests/a/u.py::beside"
NEAR, LONG = "tests/a/t.py::near", "tests/a/t.py::long"
CASES = [f"tests/a/t.py::cases[{number}]" for number in range(2)]


@pytest.fixture
def known() -> Known:
    known = Known([FACE, LOWER, DEAL])
    known.seconds = {FAR: 1.0, NEAR: 2.0, LONG: 30.0, BESIDE: 0.1, CASES[0]: 1.5, CASES[1]: 1.6}
    known.ran = {FAR: 0b001, NEAR: 0b001, LONG: 0b011, BESIDE: 0b100, **dict.fromkeys(CASES, 1)}
    return known


@pytest.mark.parametrize(
    ("line", "seconds", "tests"),
    [
        (10, 100, [CASES[0], NEAR, CASES[1], FAR, LONG]),
        (10, 4, [CASES[0], NEAR]),
        (10, 0, [CASES[0]]),
        (11, 100, [LONG]),
        (15, 100, [BESIDE]),
        (9, 100, []),
        (1, 100, [CASES[0], NEAR, CASES[1], FAR, LONG]),
    ],
)
def test_near_and_short_tests_come_first(
    game: Path, known: Known, line: int, seconds: float, tests: list[str]
) -> None:
    assert known.choose(game, "a/one.py", line, seconds) == tests


def test_a_function_that_has_changed_keeps_its_tests(game: Path, known: Known) -> None:
    (game / "a/one.py").write_text(CHANGED)
    assert known.choose(game, "a/one.py", 16, 100) == [BESIDE]
    now = next(one.key for one in blocks_of("a/one.py", CHANGED) if one.function == "deal")
    learned = Known([now])
    learned.seconds, learned.ran = {NEAR: 2.0}, {NEAR: 1}
    known.add(learned)
    assert known.choose(game, "a/one.py", 16, 100) == [BESIDE, NEAR]


def test_what_the_processes_wrote_is_read_and_kept(tmp_path: Path) -> None:
    (tmp_path / "blocks").write_text("early\nlate\nnever")
    for number in (1, 2):
        rows = [["", 0.0, "1"], [f"passes{number}", 0.5, "2"], [f"fails{number}", 0.1, "2"]]
        text = "\n".join(map(json.dumps, [*rows, [f"fails{number}"]]))
        (tmp_path / f"{number}.jsonl").write_text(text)
    Known.read(tmp_path).save(tmp_path / "kept")
    kept = Known.load(tmp_path / "kept")
    assert kept.seconds == {"passes1": 0.5, "passes2": 0.5}
    assert kept.named(kept.ran["passes2"]) == ["late"]
    assert kept.named(kept.before) == ["early"]


def test_other_blocks_are_added_by_their_names() -> None:
    known, other = Known(["early", "late"]), Known(["never", "late", "new"])
    known.ran, other.ran = {"one": 0b01}, {"two": 0b110}
    known.add(other)
    assert [known.named(known.ran[test]) for test in ("one", "two")] == [["early"], ["late", "new"]]
