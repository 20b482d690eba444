"""What is measured is told beside a yardstick, and what could not be measured is told as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import __main__ as everything
from benchmarks.__main__ import Part, Row, as_data, is_bad, measured, told
from benchmarks.figures import VALUE, Figure, Target, not_measured, read, short, table, written

PROJECT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("target", "verdict"),
    [
        (Target(0.5), "reached"),
        (Target(0.49), "MISSED"),
        (Target(0.5, is_least=True), "reached"),
        (Target(0.51, is_least=True), "MISSED"),
        (Target(10, VALUE), "reached"),
        (Target(9, VALUE), "MISSED"),
        (None, ""),
    ],
)
def test_a_target_is_one_of_the_ratio_or_of_the_value(target: Target | None, verdict: str) -> None:
    assert Figure("clone", 10, "us", "deepcopy", 20, target).verdict == verdict


def test_what_is_to_be_said_besides_is_said_after_the_verdict() -> None:
    assert Figure("menu", 1, "s", "bare", 1, Target(3), "once").verdict == "reached; once"


@pytest.mark.parametrize(
    "figure",
    [
        Figure("clone", 1.25, "us", "deepcopy", 20.5, Target(0.05), "5000 times"),
        Figure("idle", 0, "%", target=Target(0.5, VALUE)),
        not_measured("RLCard", "not installed"),
    ],
)
def test_a_figure_comes_through_a_pipe_as_it_was(figure: Figure) -> None:
    assert read(written(figure)) == figure


def test_nothing_is_judged_without_a_yardstick() -> None:
    assert Figure("clone", 1, "us", target=Target(2)).verdict == ""
    assert Figure("clone", 1, "us", "deepcopy", 0, Target(2)).ratio is None


def test_three_figures_are_enough() -> None:
    numbers = (1234567.8, 123.4, 12.34, 1.234, 0.1234, 0.01234, 0.0002719, 0)
    said = ["1,234,568", "123", "12.3", "1.23", "0.12", "0.012", "0.00027", "0.00"]
    assert [*map(short, numbers)] == said


def test_the_table_is_one_of_markdown_with_columns_that_stand() -> None:
    figures = (Figure("a", 1, "us", "b", 2, Target(1)), not_measured("longer", "absent"))
    lines = list(table(one.cells() for one in figures))
    assert len({len(line) for line in lines}) == 1
    assert lines[2].split("|")[1:-1] == [
        *(" a      ", " 1.00 us      ", " b, 2.00 us ", " 0.50  ", " <= 1.00 x ", " reached ")
    ]


# All parts --------------------------------------------------------------------------------------


def test_every_part_can_be_run_by_itself() -> None:
    for part in everything.PARTS.values():
        source = (PROJECT / "benchmarks" / f"{part.module}.py").read_text(encoding="utf-8")
        assert "run(figures, __doc__)" in source
        assert f"python -m benchmarks.{part.module} [--quick]" in source


def test_a_part_that_fails_is_told_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(everything.PARTS, "broken", Part("no_such_part", 1))
    (row,) = measured("broken", quick=True)
    assert is_bad(row.figure)
    assert "failed" in row.figure.verdict
    assert any("not measured" in line for line in told([row]))
    assert "no_such_part" in capfd.readouterr().err


def test_a_part_that_takes_too_long_is_ended_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(everything.PARTS, "table", Part("table", 0.0, 0.0))
    rows = list(measured("table", quick=True))
    assert rows[-1].figure.remark == "took too long"
    assert is_bad(rows[-1].figure)


def test_figures_are_data_too() -> None:
    row = Row("table", Figure("clone", 1, "us", "deepcopy", 20, Target(0.05)))
    assert as_data(row)["verdict"] == "reached"
    assert as_data(row)["target"] == {"limit": 0.05, "of": "ratio", "is_least": False}
