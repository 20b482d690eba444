"""A match file on disk: JSON, one line for every line of the log, so that people can read it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from game.engine.chance import Chance
from game.storage.codec import SavedMatch, decode, encode
from game.storage.strict import fail

SUFFIX = ".json"
#: Several times the longest match; what is larger is not even read.
SIZE_MOST = 8 * 1024 * 1024


def write_match(file: Path, saved: SavedMatch) -> None:
    """The whole file or nothing of it: a power cut leaves what was there before."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with part.open("wb") as target:
            target.write(text_of(encode(saved)).encode())
            target.flush()
            os.fsync(target.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def text_of(told: Mapping[str, Any]) -> str:
    head = [f"{_json(key)}: {_json(value)}" for key, value in told.items() if key != "log"]
    log = ",\n".join(map(_json, told["log"]))
    return "{" + ",\n".join([*head, f'"log": [\n{log}\n]']) + "}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_match(file: Path, then: Chance) -> SavedMatch:
    try:
        with file.open("rb") as source:
            content = source.read(SIZE_MOST + 1)
    except FileNotFoundError:
        fail("missing")
    except OSError as error:
        fail("unreadable", detail=error.strerror or "")
    if len(content) > SIZE_MOST:
        fail("too_large", most=SIZE_MOST // 2**20)
    return decode(data_of(content), then)


def data_of(content: bytes) -> object:
    if not content.strip():
        fail("empty")
    try:
        text = content.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_each_key_once)
    except RecursionError:
        fail("too_deep")
    except ValueError as error:
        _fail_to_parse(content, error)


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
