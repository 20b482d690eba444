"""A match file on disk: JSON, one line for every line of the log, so that people can read it."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game.reading.files import is_too_large, read_plain
from game.reading.strict import MatchFileError, fail
from game.reading.whole_file import write_whole
from game.storage.versions import of_today_or_fail

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.match import Entry
    from game.engine.notation import AnyRules
    from game.storage.match_codec import SavedMatch

SUFFIX = ".json"
#: Between two lines of the log.
_NEXT = b",\n"
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
        #: Their lines, and where those of each entry end.
        self._lines = bytearray()
        self._ends: list[int] = []

    def of(self, saved: SavedMatch) -> Callable[[], bytes]:
        """Takes it down as it is now. What this gives puts the content of a file together, in any
        thread, but in one after the other."""
        # The rules of all games are read with it; a list of matches needs none.
        from game.storage.match_codec import encode_head, log_ends

        rules, log = saved.rules, list(saved.match.log)
        head, ends = encode_head(saved), log_ends(saved.match)

        def content() -> bytes:
            self._catch_up(rules, log)
            before, after = (b"".join(map(_line, lines)) for lines in (ends.before, ends.after))
            own = self._lines[self._ends[ends.first - 1] if ends.first else 0 :]
            return _file(_head(head), before + own + after)

        return content

    def _catch_up(self, rules: AnyRules, log: Sequence[Entry]) -> None:
        from game.storage.match_codec import entry_lines

        known = self._entries
        same = min(len(known), len(log))
        # Acts are taken back and added at the end alone.
        while same and known[same - 1] is not log[same - 1]:
            same -= 1
        del known[same:], self._ends[same:]
        del self._lines[self._ends[-1] if same else 0 :]
        for entry in log[same:]:
            for line in entry_lines(rules, entry):
                self._lines += _line(line)
            known.append(entry)
            self._ends.append(len(self._lines))


def text_of(data: Mapping[str, Any]) -> str:
    head = {key: value for key, value in data.items() if key != "log"}
    return _file(_head(head), b"".join(map(_line, data["log"]))).decode()


def _file(head: bytes, lines: bytes) -> bytes:
    """`lines`: each ends as if another one followed."""
    return b"".join((head, lines.removesuffix(_NEXT), b"\n]}\n"))


def _head(keys: Mapping[str, Any]) -> bytes:
    data = [f"{_json(key)}: {_json(value)}" for key, value in keys.items()]
    return ("{" + ",\n".join([*data, '"log": [\n'])).encode()


def _line(line: object) -> bytes:
    return _json(line).encode() + _NEXT


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_match(file: Path, then: Chance) -> SavedMatch:
    """The match in a file; what follows draws on `then`. Raises MatchFileError."""
    return decoded(read_content(file), then)


def decoded(content: bytes, then: Chance) -> SavedMatch:
    """Raises MatchFileError."""
    from game.storage.match_codec import decode

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
        with _no_garbage_collection():
            return json.loads(text, object_pairs_hook=_each_key_once)
    except RecursionError:
        fail("too_deep")
    except MatchFileError:
        raise
    except ValueError as error:
        _fail_to_parse(content, error)


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
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
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        fail("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return data
