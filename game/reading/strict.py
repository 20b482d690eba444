"""Reading plain data strictly: what is not exactly as it should be is a fault, and says where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from game.reading.printable import clipped, printable

Fact = int | str

#: Of people, bots and matches.
NAME_MOST = 40
SEATS_LEAST, SEATS_MOST = 2, 8
#: Points, hands, turns.
NUMBER_MOST = 10**9
#: More often than anybody's patience lets.
TAKEN_BACK_MOST = 1_000_000
#: In seconds, in the year 2984: every system can say which day that is, in every zone.
DATE_MOST = 32e9
#: Of a game.
VARIANT_ID = re.compile(r"[a-z][a-z0-9_]{0,99}")
#: Of a seat.
KIND = re.compile(r"[a-z][a-z0-9_]{0,39}")
CREST = re.compile(r"[a-z]{0,20}")


class MatchFault(NamedTuple):
    """What is wrong with a match file: a text key with its facts."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


class MatchFileError(Exception):
    """The file is no match that can be gone on with; `fault` says why."""

    def __init__(self, fault: MatchFault) -> None:
        super().__init__(fault.key, *fault.facts)
        self.fault = fault


#: What is wrong with a file that is whole: it is not there, not to be had, or too new.
SOUND = ("missing", "unreadable", "newer", "elsewhere")


def is_damage(fault: MatchFault) -> bool:
    """The file is spoilt for good; its backups may not be."""
    return fault.key.rpartition(".")[2] not in SOUND


def fail(name: str, **facts: Fact) -> NoReturn:
    told = tuple((fact, shown(value)) for fact, value in facts.items())
    raise MatchFileError(MatchFault(f"fault.match.{name}", told))


def shown(fact: Fact) -> Fact:
    return fact if isinstance(fact, int) else clipped(printable(fact))


def read_map(told: object, where: str, keys: Sequence[str]) -> dict[str, Any]:
    """A map with exactly these keys."""
    if not isinstance(told, dict):
        fail("not_map", where=where)
    for key in keys:
        if key not in told:
            fail("missing_key", where=where, key=key)
    for key in told:
        if key not in keys:
            fail("unknown_key", where=where, key=key)
    return told


def read_list(told: object, where: str, most: int) -> list[Any]:
    if not isinstance(told, list):
        fail("not_list", where=where)
    if len(told) > most:
        fail("too_many", where=where, most=most)
    return told


def read_whole(told: object, where: str, low: int, high: int) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        fail("not_whole", where=where)
    if not low <= told <= high:
        fail("bounds", where=where, low=low, high=high)
    return told


def read_text(told: object, where: str, most: int, least: int = 1) -> str:
    if not isinstance(told, str):
        fail("not_text", where=where)
    if not least <= len(told) <= most or not told.isprintable():
        fail("bad_text", where=where, least=least, most=most)
    return told


def writable(name: str) -> str:
    """As much of a name as can be written into a file and read again."""
    return "".join(filter(str.isprintable, name)).strip()[:NAME_MOST]


def read_flag(told: object, where: str) -> bool:
    if not isinstance(told, bool):
        fail("not_flag", where=where)
    return told
