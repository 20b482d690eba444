"""`loba doctor`: what Loba finds where it runs, and what would help where something is wrong."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.cli.frame import FAULTY, FINE, CommandFrame
from game.l10n.catalogue import Texts

if TYPE_CHECKING:
    from game.checkup.findings import Fact, Value


def register(frame: CommandFrame) -> None:
    doctor = frame.command("doctor", examine)
    doctor.argument("--json", action="store_true")


def examine(arguments: Namespace, texts: Texts) -> int:
    # Imported only here: no other command needs the modules of the window.
    from game.checkup.findings import LOOKS, looked_at

    facts = list(looked_at(LOOKS))
    if arguments.json:
        print(json.dumps([_plain(fact, texts) for fact in facts], indent=2, ensure_ascii=False))
    else:
        for line in _lines(facts, texts):
            print(line)
    return FAULTY if any(fact.hint for fact in facts) else FINE


def _plain(fact: Fact, texts: Texts) -> dict[str, Value]:
    plain: dict[str, Value] = {"name": fact.name, "value": fact.value}
    return plain | {"hint": _hint(fact, texts)} if fact.hint else plain


def _lines(facts: Sequence[Fact], texts: Texts) -> Iterator[str]:
    names = {fact.name: texts.text(f"doctor.{fact.name}") for fact in facts}
    wide = max(map(len, names.values()))
    for fact in facts:
        yield f"{names[fact.name]:{wide}}  {_said(fact, texts)}".rstrip()
        if fact.hint:
            yield f"{'':{wide}}  -> {_hint(fact, texts)}"
    wrong = sum(bool(fact.hint) for fact in facts)
    yield ""
    yield texts.text("doctor.well") if not wrong else texts.text("doctor.wrong", count=wrong)


def _said(fact: Fact, texts: Texts) -> str:
    value = fact.value
    if isinstance(value, bool):
        return texts.text("doctor.yes" if value else "doctor.no")
    if isinstance(value, list):
        return ", ".join(value) or texts.text("doctor.none")
    if fact.name == "free":
        return texts.text("doctor.mib", size=value)
    return str(value) if value != "" else texts.text("doctor.none")


def _hint(fact: Fact, texts: Texts) -> str:
    key = fact.hint if "." in fact.hint else f"doctor.hint_{fact.hint}"
    return texts.text(key, **fact.facts)
