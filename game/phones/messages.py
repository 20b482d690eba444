"""What phones say: each message is read once, into values of the right kind, or refused."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, get_type_hints

from game.engine.state import NOBODY
from game.phones.files import LANGUAGES_MOST
from game.reading.strict import read_choice, read_flag, read_list, read_map, read_text, read_whole

VERSION = 1
#: Characters of a text, and the highest number.
TEXT_MOST, NUMBER_MOST = 200, 10**6


class PhoneSaid(NamedTuple):
    """A message. `do`: what is wanted. `moment`: the number of the picture it was said to.
    `beat`: what is answered at once, so that the phone knows that the message has arrived."""

    do: str
    moment: int = NOBODY
    seat: int = NOBODY
    card: int = NOBODY
    at: int = NOBODY
    beat: int = NOBODY
    on: bool = False
    large: bool = False
    plain: bool = False
    tool: str = ""
    place: str = ""
    name: str = ""
    crest: str = ""
    language: str = ""
    languages: tuple[str, ...] = ()
    secret: str = ""
    code: str = ""
    key: str = ""


def _number(data: object, where: str) -> int:
    return read_whole(data, where, NOBODY, NUMBER_MOST)


def _text(data: object, where: str) -> str:
    return read_text(data, where, TEXT_MOST, 0)


def _texts(data: object, where: str) -> tuple[str, ...]:
    return tuple(_text(one, where) for one in read_list(data, where, LANGUAGES_MOST))


_READ: dict[object, Callable[[object, str], Any]]
_READ = {int: _number, bool: read_flag, str: _text, tuple[str, ...]: _texts}
_READERS = {name: _READ[kind] for name, kind in get_type_hints(PhoneSaid).items()}


def read(message: str | bytes) -> PhoneSaid | None:
    """Return a message of this version; None if it is anything else."""
    if isinstance(message, bytes):
        return None
    try:
        data = json.loads(message, parse_constant=_refuse)
        if not isinstance(data, dict):
            return None
        said = read_map(data, "message", [*data.keys() & _READERS.keys(), "v", "do"])
        read_choice(said.pop("v"), "v", (VERSION,))
        return PhoneSaid(**{name: _READERS[name](one, name) for name, one in said.items()})
    except (ValueError, RecursionError):
        return None


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)
