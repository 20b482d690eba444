"""What reaches the terminal: letters and lines, whatever names and files are spoken of."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO, cast

from game.reading.printable import showable

#: Control characters of our own, besides ends of lines: the bar that is drawn over itself, columns.
_OURS = re.compile("([\r\t])")


@contextmanager
def plain_output() -> Iterator[None]:
    """Whatever is printed while this lasts can play no tricks on a terminal."""
    before = sys.stdout, sys.stderr
    for stream in before:
        if isinstance(stream, TextIOWrapper):
            # A suit sign that a terminal cannot show is no reason to stop.
            stream.reconfigure(errors="replace")
    # A program without a terminal has no streams.
    sys.stdout, sys.stderr = (stream and cast("TextIO", _Plain(stream)) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


class _Plain:
    """A stream of text through which only what is printable passes."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        parts = _OURS.split(text)
        parts[::2] = map(showable, parts[::2])
        return self._stream.write("".join(parts))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)
