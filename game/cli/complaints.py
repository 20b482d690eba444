"""Faults of files as lines that say where, how bad, and what would be right."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from game.l10n.catalogue import Catalogue as Texts
from game.reading.faults import Fault, sentence
from game.reading.printable import printable


def fault_line(fault: Fault, texts: Texts) -> str:
    file = printable(fault.file)
    place = f"{file}:{fault.line}:{fault.column}" if fault.line else file
    severity = texts.text(f"fault.severity.{fault.severity}")
    return ": ".join(filter(None, [place, severity, fault.path, sentence(fault, texts.text)]))


def complain(faults: Iterable[Fault], texts: Texts) -> None:
    for fault in faults:
        print(fault_line(fault, texts), file=sys.stderr)
