"""Which languages there are, and which of them a person wants.

A language is named as its folder is: "es", or "es_EC" for what one country says differently.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

#: Spoken when nothing better is known, and for texts a language lacks.
FALLBACK = "en"

#: Countries that speak alike, by the number of their region (UN M49): Central America.
REGIONS = {"013": frozenset({"BZ", "CR", "GT", "HN", "NI", "PA", "SV"})}

#: Settings by which a system says that it has been told no language.
_NO_LANGUAGE = ("C", "POSIX")
_NAME = re.compile(r"([a-z]{2,3})(?:[_-]([a-z]{2}|[0-9]{3}))?(?:[.@].*)?", re.IGNORECASE)


def wanted(environ: Mapping[str, str]) -> list[str]:
    """The languages a system's variables ask for, the dearest first."""
    settings = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = next(filter(None, settings), "")
    if setting.partition(".")[0] in _NO_LANGUAGE:
        return []
    listed = environ.get("LANGUAGE") or setting
    return list(filter(None, map(tidy, listed.split(":"))))


def tidy(written: str) -> str:
    """The folder's name for what people and systems write: "ES-ec", "es_EC.UTF-8@euro"."""
    parts = _NAME.fullmatch(written.strip())
    if not parts:
        return ""
    language, region = parts.groups()
    return f"{language.lower()}_{region.upper()}" if region else language.lower()


def over(name: str) -> list[str]:
    """The languages this one is a kind of, the widest first: "es", "es_013" for "es_CR"."""
    language, _, country = name.partition("_")
    if not country:
        return []
    wider = [f"{language}_{region}" for region, held in REGIONS.items() if country in held]
    return [language, *wider]


def chain(names: Iterable[str]) -> list[str]:
    """Where to look for a text: each language, then those it is a kind of, at last English."""
    steps = [step for name in map(tidy, names) for step in (name, *reversed(over(name)))]
    return list(dict.fromkeys([*filter(None, steps), FALLBACK]))


def available(roots: Sequence[Path]) -> list[str]:
    """The languages that have a file in any of these folders."""
    return sorted({file.parent.name for root in roots for file in root.glob("*/*.ftl")})


def files(roots: Sequence[Path], language: str) -> list[Path]:
    """A language's files; those of later roots come later, and so have the last word."""
    return [file for root in roots for file in sorted((root / language).glob("*.ftl"))]
