"""What came out before, kept as text beside the test.

    LOBA_KEEP=1 python -m pytest TEST

keeps what comes out now: where it is to be otherwise. The difference is to be read in git.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from itertools import islice
from pathlib import Path

#: Lines of a difference that are told where a test fails.
SHOWN_MOST = 40


def assert_kept(file: Path, text: str) -> None:
    if os.environ.get("LOBA_KEEP"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    test = os.environ["PYTEST_CURRENT_TEST"].partition("::")[0]
    anew = f"if that is right: LOBA_KEEP=1 python -m pytest {test}; read git diff"
    differs = unified_diff(before.splitlines(), text.splitlines(), n=0, lineterm="")
    found = "\n".join(islice(differs, SHOWN_MOST))
    assert not found, f"{anew}\n{found}"


def lines_of(value: object, name: str = "") -> Iterator[str]:
    """A value as text: a line for what is simple, and one for each field or item of the rest."""
    fields = _fields(value)
    if fields is None or all(_fields(one) is None for one in fields.values()):
        yield f"{name} {_short(value)}".strip()
        return
    yield f"{name} {type(value).__name__}".strip()
    for key, one in fields.items():
        for line in lines_of(one, key):
            yield f"  {line}"


def _fields(value: object) -> dict[str, object] | None:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return dict(value._asdict())
    if dataclasses.is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): one for key, one in value.items()}
    if isinstance(value, list | tuple):
        return {str(number): one for number, one in enumerate(value)}
    return None


def _short(value: object) -> str:
    fields = _fields(value)
    if isinstance(value, float):
        return f"{value:.5g}"
    if fields is None:
        return str(value)
    if isinstance(value, list | tuple) and not hasattr(value, "_asdict"):
        return f"[{' '.join(map(_short, value))}]"
    return " ".join(f"{key}={_short(one)}" for key, one in fields.items())
