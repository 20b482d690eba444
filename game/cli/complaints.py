"""Faults of files as lines that say where, how bad, and what would be right."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from game.l10n.catalogue import Catalogue as Texts
from game.reading.faults import Fault, Severity, sentence
from game.reading.printable import printable

#: Of one file. Whoever mends these sees the others the next time.
FAULTS_MOST = 50


def fault_line(fault: Fault, texts: Texts) -> str:
    file = printable(fault.file)
    place = f"{file}:{fault.line}:{fault.column}" if fault.line else file
    severity = texts.text(f"fault.severity.{fault.severity}")
    return ": ".join(filter(None, [place, severity, fault.path, sentence(fault, texts.text)]))


def fault_lines(faults: Iterable[Fault], texts: Texts) -> Iterator[str]:
    """Errors before warnings where there are too many for all to be told; a last line says how
    many were left out."""
    told = list(faults)
    if len(told) > FAULTS_MOST:
        told.sort(key=lambda fault: fault.severity is not Severity.ERROR)
    yield from (fault_line(fault, texts) for fault in told[:FAULTS_MOST])
    if len(told) > FAULTS_MOST:
        yield texts.text("fault.more", count=len(told) - FAULTS_MOST)


def complain(faults: Iterable[Fault], texts: Texts) -> None:
    for line in fault_lines(faults, texts):
        print(line, file=sys.stderr)
