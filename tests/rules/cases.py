"""Reading the files of cases: for every number one position, or several."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.paths import bundled
from game.play.positions.position import Position, position_in
from game.play.positions.referee import After, Referee
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import Node, nodes_of, read_file
from game.variants.catalogue import Catalogue

HERE = Path(__file__).parent
CATALOGUE = Catalogue([bundled("assets/variants")])
INHERITED = "variant"


class Case(NamedTuple):
    """`rule` is the number; `name` tells apart several positions under one number."""

    rule: str
    name: str
    given: Given


def cases_in(name: str) -> list[Case]:
    """The cases of a file; each is of the file's variant unless it names its own."""
    faults = Faults()
    node = read_file(HERE / f"{name}.yaml", faults)
    assert node is not None, list(faults)
    entries = Given(node, "", faults).entries()
    return [
        Case(rule, rule if alone else f"{rule}.{number}", _inheriting(case, entries[INHERITED]))
        for rule, told in entries["cases"].entries().items()
        for alone, number, case in _each(told)
    ]


def _each(told: Given) -> Iterator[tuple[bool, int, Given]]:
    if isinstance(told.node.value, tuple):
        for number, case in enumerate(told.items(), 1):
            yield False, number, case
    else:
        yield True, 1, told


def _inheriting(case: Given, variant: Given) -> Given:
    assert isinstance(case.node.value, dict), case.path
    value = {INHERITED: variant.node} | case.node.value
    node = Node(value, case.node.place, case.node.key_place)
    return Given(node, "", Faults())


def set_up(**told: object) -> Position:
    """A position written in Python."""
    given = _given(told)
    position = position_in(given, CATALOGUE, HERE)
    assert position is not None, list(given.faults)
    assert not given.faults.fatal, list(given.faults)
    return position


def faults_of(**told: object) -> list[str]:
    """The keys of what is wrong with a position written in Python."""
    given = _given(told)
    position_in(given, CATALOGUE, HERE)
    return [fault.key for fault in given.faults]


def _given(told: dict[str, object]) -> Given:
    return Given(nodes_of(told, FilePlace("case")), "", Faults())


def complaints(given: Given) -> list[str]:
    """What does not come out as the case says."""
    position = position_in(given, CATALOGUE, HERE)
    if position is None or given.faults.fatal:
        return [f"{fault.line}: {fault.path}: {fault.key} {fault.facts}" for fault in given.faults]
    referee = Referee(position)
    found = []
    for verdict in referee.judge_all():
        if verdict.unreadable is not None:
            found.append(f"{verdict.said}: {verdict.unreadable.key}")
        elif not verdict.held:
            why = verdict.refusal.key if verdict.refusal else "legal"
            found.append(f"{verdict.said}: {why}, not {verdict.line.expected}")
        elif not verdict.line.expected and not verdict.legal:
            found.append(f"{verdict.said}: {verdict.refusal}")
    for difference in After(referee).differences():
        found.append(f"{difference.key}: {difference.found}, not {difference.expected}")
    found += [f"{fault.line}: {fault.path}: {fault.key} {fault.facts}" for fault in given.faults]
    return found
