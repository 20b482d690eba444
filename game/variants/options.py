"""What a variant file lets players choose: options, each with its values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.reading.faults import Place
from game.reading.yaml_tree import Node, scalar
from game.variants.merge import marked, merged, patch_at
from game.variants.values import UNLIMITED_WORD

Value = bool | int | str
Chosen = Mapping[str, Value]

_WORD = re.compile(r"[a-z][a-z0-9_]*")


def written(value: Value) -> str:
    """As it is written in a file and on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Span:
    """The whole numbers a value may be chosen from."""

    low: int
    high: int
    unlimited: bool = False


@dataclass(frozen=True)
class Option:
    """`values` in the order of the file, or a `span` instead."""

    key: str
    default: Value
    values: tuple[Value, ...]
    span: Span | None
    place: Place = field(compare=False)
    #: Where the values go; empty if each is a patch of its own.
    paths: tuple[str, ...] = field(compare=False, repr=False)
    #: What is put there, by the value as written; empty for a span.
    nodes: Mapping[str, Node] = field(compare=False, repr=False)

    @property
    def allowed(self) -> str:
        if self.span is None:
            return ", ".join(map(written, self.values))
        ends = f"{self.span.low}-{self.span.high}"
        return f"{ends}, {UNLIMITED_WORD}" if self.span.unlimited else ends

    @property
    def text_keys(self) -> list[str]:
        stem = f"option.{self.key}"
        named = [self.value_key(value) for value in self.trials()]
        return [f"{stem}.name", f"{stem}.help", *filter(None, named)]

    def value_key(self, value: Value) -> str:
        """The text that names a value; none for numbers and formulas, which are shown as such."""
        text = written(value)
        if isinstance(value, bool) or text == UNLIMITED_WORD:
            return f"option_value.{text}"
        return f"option.{self.key}.value.{text}" if _WORD.fullmatch(text) else ""

    def meant(self, given: Value) -> Value | None:
        """The value that is meant; what comes from a command line is text."""
        text = written(given)
        if self.span is None:
            return next((value for value in self.values if written(value) == text), None)
        if self.span.unlimited and text == UNLIMITED_WORD:
            return UNLIMITED_WORD
        number = scalar(text)
        if not isinstance(number, int) or isinstance(number, bool):
            return None
        return number if self.span.low <= number <= self.span.high else None

    def trials(self) -> tuple[Value, ...]:
        """The values worth trying out: all of them, or the ends of a span."""
        if self.span is None:
            return self.values
        ends: tuple[Value, ...] = (self.span.low, self.span.high)
        return (*ends, UNLIMITED_WORD) if self.span.unlimited else ends

    def patch(self, value: Value) -> Node:
        """What choosing this value lays over the file."""
        text = written(value)
        node = self.nodes.get(text, Node(value, self.place, self.place, text))
        return marked(self._put(node), f"{self.key}={text}")

    def _put(self, node: Node) -> Node:
        if not self.paths:
            return node
        patch = patch_at(self.paths[0], node)
        for path in self.paths[1:]:
            patch = merged(patch, patch_at(path, node))
        return patch
