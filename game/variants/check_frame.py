"""What the checks of whole games have in common.

A check names the key paths it looks at. It is left out where one of them is missing or already
at fault, so that one mistake is told once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.reading.faults import Fact, Faults
from game.reading.yaml_tree import Node
from game.variants.merge import place_of
from game.variants.schema import Draft


class Report:
    """Notes what a check finds, at the place of a key path."""

    def __init__(self, node: Node, faults: Faults) -> None:
        self._node = node
        self._faults = faults

    def error(self, path: str, key: str, **facts: Fact) -> None:
        self._faults.error(place_of(self._node, path), path, key, **facts)

    def warning(self, path: str, key: str, **facts: Fact) -> None:
        self._faults.warning(place_of(self._node, path), path, key, **facts)


class Check(NamedTuple):
    """`find` is called with a report and the slots of the paths, in the order of the paths."""

    paths: tuple[str, ...]
    find: Callable[..., None]

    @property
    def slots(self) -> list[str]:
        return list(dict.fromkeys(path.partition(".")[0] for path in self.paths))


def looks_at(*paths: str) -> Callable[[Callable[..., None]], Check]:
    return lambda find: Check(paths, find)


def run(checks: Iterable[Check], draft: Draft, node: Node, faults: Faults) -> None:
    report = Report(node, faults)
    sound = [
        check
        for check in checks
        if all(slot in draft for slot in check.slots)
        and not any(faults.taints(path) for path in check.paths)
    ]
    for check in sound:
        check.find(report, *(draft[slot] for slot in check.slots))
