"""Reading plain data strictly: an entry that is not exactly as it should be is a fault, which says
where.
"""

import re
from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar

from game.reading.faults import Fact, Message, message

Choice = TypeVar("Choice")

#: The longest name of a person, a bot or a match.
NAME_MOST = 40
SEATS_LEAST, SEATS_MOST = 2, 8
#: The most points, hands or turns.
NUMBER_MOST = 10**9
#: The most times acts can have been taken back; nobody has the patience for more.
TAKEN_BACK_MOST = 1_000_000
#: The last date, in seconds, in the year 2984: every system can say which day that is, in every
#: zone.
DATE_MOST = 32e9
#: The form of the id of a game.
VARIANT_ID = re.compile(r"[a-z][a-z0-9_]{0,99}")
#: The form of the kind of a seat.
KIND = re.compile(r"[a-z][a-z0-9_]{0,39}")
CREST = re.compile(r"[a-z]{0,20}")


class MatchFileError(ValueError):
    """A file or data that is not as it should be; `fault` says why."""

    def __init__(self, fault: Message) -> None:
        super().__init__(fault.key, *fault.facts)
        self.fault = fault


#: The faults of a file that is not damaged: it is not there, cannot be read, is too new, or is open
#: elsewhere.
SOUND = ("missing", "unreadable", "newer", "elsewhere")


def is_newer(fault: Message) -> bool:
    """Return whether the file was written by a newer Loba."""
    return fault.key.endswith(".newer")


def is_damage(fault: Message) -> bool:
    """Return whether the file is spoilt for good; its backups may not be."""
    return fault.key.rpartition(".")[2] not in SOUND


def fail(name: str, **facts: Fact) -> NoReturn:
    raise MatchFileError(message(f"fault.match.{name}", facts))


def read_map(data: object, where: str, keys: Sequence[str]) -> dict[str, Any]:
    """Return a map with exactly these keys."""
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
    """Return as much of a name as can be written into a file and read again."""
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
    # Not a number (NaN) is not between any two.
    if isinstance(data, int | float) and not isinstance(data, bool) and low <= data <= high:
        return float(data)
    fail("bounds", where=where, low=int(low), high=int(high))


def read_choice(data: object, where: str, allowed: Sequence[Choice]) -> Choice:
    # In Python True equals 1; here it must not.
    is_flag = isinstance(data, bool)
    for one in allowed:
        if one == data and isinstance(one, bool) == is_flag:
            return one
    fail("not_one_of", where=where, allowed=", ".join(map(str, allowed)))
