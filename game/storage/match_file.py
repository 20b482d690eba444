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
#: Twice the values of the longest log. A million of them would need much more room than the file
#: itself, so the commas between them are counted before the text is parsed.
VALUES_MOST = 250_000


def write_match(file: Path, saved: SavedMatch) -> None:
    write_whole(file, content_of(saved))


def content_of(saved: SavedMatch) -> bytes:
    return MatchText().of(saved)()


class MatchText:
    """The text of one match, made again after every act: the lines of its log are kept, and only
    those that are new are made."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        #: The lines of the entries, and where those of each entry end.
        self._lines = bytearray()
        self._ends: list[int] = []

    def of(self, saved: SavedMatch) -> Callable[[], bytes]:
        """Take the match as it is now; return a function that makes the content of its file, in any
        thread. Such functions are to be called one after the other."""
        # This import reads the rules of all games; a list of matches needs none of them.
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
    """Return the content of a file. Each of the `lines` ends as if another one followed."""
    return b"".join((head, lines.removesuffix(_NEXT), b"\n]}\n"))


def _head(keys: Mapping[str, Any]) -> bytes:
    data = [f"{_json(key)}: {_json(value)}" for key, value in keys.items()]
    return ("{" + ",\n".join([*data, '"log": [\n'])).encode()


def _line(line: object) -> bytes:
    return _json(line).encode() + _NEXT


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_match(file: Path, then: Chance) -> SavedMatch:
    """Return the match in a file; what follows draws on `then`. Raises MatchFileError."""
    return decoded(read_content(file), then)


def decoded(content: bytes, then: Chance) -> SavedMatch:
    """Return the match in the content of a file; what follows draws on `then`. Raises
    MatchFileError."""
    from game.storage.match_codec import decode

    return decode(data_of(content), then)


def renamed(content: bytes, name: str) -> bytes:
    """Return the content of the same match by another name, without playing it. Raises
    MatchFileError."""
    return text_of({**of_today_or_fail(data_of(content)), "name": name}).encode()


def read_content(file: Path) -> bytes:
    """Return the content of a match file. Raises MatchFileError."""
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
    """Keep Python from looking for garbage: among a million lists that are just being read it would
    look again and again."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


def _fail_to_parse(content: bytes, error: ValueError) -> NoReturn:
    """Raise what is wrong with content that is no JSON: its end is lacking, or it is damaged."""
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
