"""Faults that are known to change nothing that anybody could see, with the reason."""

from __future__ import annotations

from pathlib import Path

from tests.planted.faults import Fault

FILE = Path(__file__).with_name("same.txt")


class Same:
    """Entries are apart by an empty line: `module: line of the source -> what is put` and below
    it the reason."""

    def __init__(self, text: str) -> None:
        entries = [entry.split("\n", 1) for entry in text.strip().split("\n\n") if entry]
        self.reasons = {head: " ".join(why.split()) for head, why in entries}

    @classmethod
    def read(cls) -> Same:
        return cls(FILE.read_text(encoding="utf-8"))

    def reason(self, module: str, source: str, fault: Fault) -> str:
        return self.reasons.get(entry(module, source, fault), "")


def entry(module: str, source: str, fault: Fault) -> str:
    line = source.splitlines()[fault.line - 1].strip()
    return f"{module}: {line} -> {' '.join(fault.put.split())}"
