"""What all commands share: how faults and tables are printed."""

from __future__ import annotations

import pytest

from game.cli.frame import aligned, fault_lines
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reading.faults import Fault, Severity

TEXTS = Texts(["en"], [bundled("locales")])


def fault(severity: Severity, line: int) -> Fault:
    return Fault(severity, "game.yaml", line, 1, "deal", "fault.no_file", ())


@pytest.mark.parametrize("many", [50, 51, 60])
def test_of_many_faults_fifty_are_told_and_how_many_there_are_more(many: int) -> None:
    lines = list(fault_lines([fault(Severity.WARNING, at) for at in range(1, many + 1)], TEXTS))
    assert [line.split(":")[1] for line in lines[:50]] == [str(at) for at in range(1, 51)]
    more = [TEXTS.text("fault.more", count=many - 50)] if many > 50 else []
    assert lines[50:] == more


@pytest.mark.parametrize("many", [50, 51])
def test_errors_come_first_only_where_not_all_are_told(many: int) -> None:
    faults = [fault(Severity.WARNING, at) for at in range(1, many)]
    lines = list(fault_lines([*faults, fault(Severity.ERROR, many)], TEXTS))
    assert lines[0].split(":")[1] == ("1" if many == 50 else "51")


def test_numbers_of_a_table_stand_at_the_right() -> None:
    rows = [["", "one", "two"], ["Ana", "1", "1000"], ["Esmeralda", "22", "3"]]
    assert list(aligned(rows)) == [
        "           one   two",
        "Ana          1  1000",
        "Esmeralda   22     3",
    ]
