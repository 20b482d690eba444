"""Trying two options of a variant together: each may fit the game, and not the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from pathlib import Path

from game.reading.faults import OPTION, OTHER, Fault, Severity
from game.variants.load import Variant, faults_with
from game.variants.options import Option, Value, written

#: Values and options of the game looked at, over all pairs. The largest game of ours needs nearly
#: all of it, and takes a second.
WORK_MOST = 32_000

Choice = tuple[str, Value]


def try_pairs(file: Path, roots: Sequence[Path], variant: Variant) -> Iterator[Fault]:
    """Yield what is wrong only with two options chosen, and how many pairs were not tried, if
    they are too many."""
    changes = [_changes(option) for option in variant.options]
    each = len(variant.sources) + len(variant.options) + 1
    tried = list(islice(_pairs(changes), WORK_MOST // each))
    singles = dict.fromkeys(choice for pair in tried for choice in pair)
    chosen = [(), *((one,) for one in singles), *tried]
    found = zip(chosen, faults_with(file, roots, map(dict, chosen)), strict=True)
    known: dict[tuple[Choice, ...], set[Fault]] = {}
    for pair, faults in found:
        # By what is said and where: which option brought it in is another question.
        new = {_plain(fault) for fault in faults}
        known[pair] = new
        if len(pair) < 2:
            continue
        one, other = pair
        new -= known[()] | known[one,] | known[other,]
        for fault in sorted(new):
            names = ((OPTION, _said(one)), (OTHER, _said(other)))
            yield fault._replace(facts=(*fault.facts, *names))
    count = sum(len(some) * len(others) for some, others in combinations(changes, 2))
    if count > len(tried):
        facts = (("tried", len(tried)), ("count", count))
        yield Fault(Severity.WARNING, str(file), 0, 0, "options", "fault.pairs_not_tried", facts)


def _changes(option: Option) -> list[Choice]:
    """The values worth trying that leave the default."""
    usual = written(option.default)
    return [(option.key, value) for value in option.trials() if written(value) != usual]


def _pairs(changes: Sequence[Sequence[Choice]]) -> Iterator[tuple[Choice, Choice]]:
    """Yield all pairs of choices; those of the first values of every two options come first."""
    longest = max(map(len, changes), default=0)
    for places in range(2 * longest - 1):
        for some, others in combinations(changes, 2):
            for at in range(max(0, places - len(others) + 1), min(places + 1, len(some))):
                yield some[at], others[places - at]


def _plain(fault: Fault) -> Fault:
    return fault._replace(facts=tuple(fact for fact in fault.facts if fact[0] != OPTION))


def _said(choice: Choice) -> str:
    key, value = choice
    return f"{key}={written(value)}"
