"""A match file on disk: JSON, one line for every line of the log, so that people can read it."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game.reading.files import is_too_large, read_plain
from game.reading.whole_file import write_whole
from game.storage.strict import fail
from game.storage.versions import of_today_or_fail

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.match import Entry
    from game.storage.codec import SavedMatch

SUFFIX = ".json"
#: Several times the longest match; what is larger is not even read.
SIZE_MOST = 4 * 1024 * 1024
#: Twice those of the longest log. A million of them would need much more room than the file itself,
#: so they are counted before they are read: between two there is a comma.
VALUES_MOST = 250_000


def write_match(file: Path, saved: SavedMatch) -> None:
    write_whole(file, content_of(saved))


def content_of(saved: SavedMatch) -> bytes:
    return MatchText().of(saved)()


class MatchText:
    """Says one match again and again, as it goes on: what was said of its log is kept, for it grows
    with every act, and all but its end stays."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._said: list[str] = []

    def of(self, saved: SavedMatch) -> Callable[[], bytes]:
        """Takes it down as it is now. What this gives puts the content of a file together, in any
        thread."""
        # The rules of all games are read with it; a list of matches needs none.
        from game.storage.codec import encode_head
        from game.storage.log_lines import log_ends

        self._catch_up(saved)
        ends = log_ends(saved.match)
        before, after = (list(map(_json, lines)) for lines in (ends.before, ends.after))
        lines = [*before, *self._said[ends.first :], *after]
        head = encode_head(saved)
        return lambda: _text(head, lines).encode()

    def _catch_up(self, saved: SavedMatch) -> None:
        from game.storage.log_lines import entry_lines

        log, known = saved.match.log, self._entries
        same = min(len(known), len(log))
        # Acts are taken back and added at the end alone.
        while same and known[same - 1] is not log[same - 1]:
            same -= 1
        del known[same:], self._said[same:]
        for entry in log[same:]:
            known.append(entry)
            self._said.append(",\n".join(map(_json, entry_lines(saved.rules, entry))))


def text_of(told: Mapping[str, Any]) -> str:
    head = {key: value for key, value in told.items() if key != "log"}
    return _text(head, map(_json, told["log"]))


def _text(head: Mapping[str, Any], lines: Iterable[str]) -> str:
    keys = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    log = ",\n".join(lines)
    return "{" + ",\n".join([*keys, f'"log": [\n{log}\n]']) + "}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_match(file: Path, then: Chance) -> SavedMatch:
    """The match in a file; what follows draws on `then`. Raises MatchFileError."""
    return decoded(read_content(file), then)


def decoded(content: bytes, then: Chance) -> SavedMatch:
    """Raises MatchFileError."""
    from game.storage.codec import decode

    return decode(data_of(content), then)


def renamed(content: bytes, name: str) -> bytes:
    """The same match by another name; it is not played for that. Raises MatchFileError."""
    return text_of({**of_today_or_fail(data_of(content)), "name": name}).encode()


def read_content(file: Path) -> bytes:
    """Raises MatchFileError."""
    try:
        return read_plain(file, SIZE_MOST)
    except FileNotFoundError:
        fail("missing")
    except OSError as error:
        if is_too_large(error):
            fail("too_large", most=SIZE_MOST // 2**20)
        fail("unreadable", detail=error.strerror or "")


def data_of(content: bytes) -> object:
    if not content.strip():
        fail("empty")
    if content.count(b",") > VALUES_MOST:
        fail("overfull")
    try:
        text = content.decode("utf-8-sig")
        with _no_rubbish():
            return json.loads(text, object_pairs_hook=_each_key_once)
    except RecursionError:
        fail("too_deep")
    except ValueError as error:
        _fail_to_parse(content, error)


@contextmanager
def _no_rubbish() -> Iterator[None]:
    """Among a million lists Python would look for rubbish again and again; while they are read
    there is none."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


def _fail_to_parse(content: bytes, error: ValueError) -> NoReturn:
    """Where nothing is wrong but that there is no more, the end of the file is lacking."""
    at_end = isinstance(error, json.JSONDecodeError) and error.pos >= len(error.doc.rstrip())
    if at_end or not content.rstrip().endswith(b"}"):
        fail("cut_short")
    fail("damaged", line=getattr(error, "lineno", 1))


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) < len(pairs):
        keys = [key for key, _ in pairs]
        fail("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return told
