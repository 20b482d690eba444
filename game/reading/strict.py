"""Reading plain data strictly: what is not exactly as it should be is a fault, and says where."""

import re
from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar

from game.reading.faults import Fact, Message, message

Choice = TypeVar("Choice")

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


class MatchFileError(ValueError):
    """What was read is not as it should be; `fault` says why."""

    def __init__(self, fault: Message) -> None:
        super().__init__(fault.key, *fault.facts)
        self.fault = fault


#: What is wrong with a file that is whole: it is not there, not to be had, or too new.
SOUND = ("missing", "unreadable", "newer", "elsewhere")


def is_damage(fault: Message) -> bool:
    """The file is spoilt for good; its backups may not be."""
    return fault.key.rpartition(".")[2] not in SOUND


def fail(name: str, **facts: Fact) -> NoReturn:
    raise MatchFileError(message(f"fault.match.{name}", facts))


def read_map(data: object, where: str, keys: Sequence[str]) -> dict[str, Any]:
    """A map with exactly these keys."""
    if not isinstance(data, dict):
        fail("not_map", where=where)
    for key in keys:
        if key not in data:
            fail("missing_key", where=where, key=key)
    for key in data:
        if key not in keys:
            fail("unknown_key", where=where, key=key)
    return data


def read_list(data: object, where: str, most: int) -> list[Any]:
    if not isinstance(data, list):
        fail("not_list", where=where)
    if len(data) > most:
        fail("too_many", where=where, most=most)
    return data


def read_whole(data: object, where: str, low: int, high: int) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        fail("not_whole", where=where)
    if not low <= data <= high:
        fail("bounds", where=where, low=low, high=high)
    return data


def read_text(data: object, where: str, most: int, least: int = 1) -> str:
    if not isinstance(data, str):
        fail("not_text", where=where)
    if not least <= len(data) <= most or not data.isprintable():
        fail("bad_text", where=where, least=least, most=most)
    return data


def writable(name: str) -> str:
    """As much of a name as can be written into a file and read again."""
    return "".join(filter(str.isprintable, name)).strip()[:NAME_MOST]


def read_flag(data: object, where: str) -> bool:
    if not isinstance(data, bool):
        fail("not_flag", where=where)
    return data


def read_word(data: object, where: str, pattern: re.Pattern[str]) -> str:
    if not isinstance(data, str) or not pattern.fullmatch(data):
        fail("bad_text", where=where, least=0, most=NAME_MOST)
    return data


def read_number(data: object, where: str, low: float, high: float) -> float:
    # A number that is none is not between any two.
    if isinstance(data, int | float) and not isinstance(data, bool) and low <= data <= high:
        return float(data)
    fail("bounds", where=where, low=int(low), high=int(high))


def read_choice(data: object, where: str, allowed: Sequence[Choice]) -> Choice:
    # In Python 1 is True.
    is_flag = isinstance(data, bool)
    for one in allowed:
        if one == data and isinstance(one, bool) == is_flag:
            return one
    fail("not_one_of", where=where, allowed=", ".join(map(str, allowed)))
