"""A file that changes a game in what a house plays otherwise: its text at the beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap

from game.reading.yaml_text import flow, yaml_lines
from game.variants.fields import fields_at, in_full
from game.variants.load import CHOSEN, SCHEMA, Variant
from game.variants.schema import EXTENDS, HEADER

#: The file with the schema, beside the games of a person: editors complete and check by it.
SCHEMA_FILE = "loba.schema.json"
WIDE = 96


def beginning(name: str, called: str, like: Variant, about: str, say: Callable[[str], str]) -> str:
    """Return a file that changes nothing yet, with all that may be changed as remarks. `called`:
    the name of the game; `about`: what is to be done with it; `say`: returns the text of a key."""
    return "\n".join(_lines(name, called, like, about, say)) + "\n"


def _lines(
    name: str, called: str, like: Variant, about: str, say: Callable[[str], str]
) -> Iterator[str]:
    yield f"# yaml-language-server: $schema={SCHEMA_FILE}"
    yield from (f"# {line}" for line in wrap(about, WIDE))
    yield from (f"schema: {SCHEMA}", f"id: {name}", f"{EXTENDS}: {like.id}")
    yield from (f"name: {flow(called)}", "")
    slots = {key: value for key, value in like.resolved.items() if key not in (*HEADER, CHOSEN)}
    words = {path: say(one.text_key) for path, one in fields_at(slots, like.family)}
    for line in yaml_lines(in_full(slots, like.family), lambda path: words.get(path, "")):
        yield f"#{line}"
