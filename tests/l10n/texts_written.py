"""Texts of a language, as a person writes them."""

from __future__ import annotations

from pathlib import Path


def write(root: Path, language: str, source: str, name: str = "a.ftl") -> Path:
    file = root / language / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    return file
