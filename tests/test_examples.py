"""The programs in the documents run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md", "docs/coach.md", "docs/table.md"])
def test_the_programs_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = _BLOCK.findall((PROJECT / page).read_text(encoding="utf-8"))
    assert blocks
    exec(compile("\n".join(blocks), page, "exec"), {})
    assert not capsys.readouterr().err
