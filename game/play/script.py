"""What is tried on a table set up by hand, and what is expected of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.engine.state import NOBODY
from game.play.seats import Seats
from game.reading.faults import Place, nearest
from game.reading.given import Given
from game.reading.printable import clipped
from game.reading.section import Section, each
from game.reading.yaml_tree import Node

LEGAL, ILLEGAL = "legal", "illegal"
REFUSAL_STEM = "refuse."
ARROW = "->"
COMMENT = "#"
LINE_KEYS = ("do", "expect")
#: Of a meld or a build, in notation.
_NUMBER = re.compile(r"#\d")


class Line(NamedTuple):
    """One action in notation, by whoever's turn it is unless a seat is named.

    `expected` is `legal`, `illegal`, the key of a refusal, or empty.
    """

    text: str
    seat: int
    expected: str


class Script(NamedTuple):
    """`after` is what the table is expected to be in the end, by the keys of a position."""

    lines: tuple[Line, ...]
    after: Given | None


def read_script(file: Section, seats: Seats) -> Script:
    def lines(given: Given) -> list[Line]:
        return each(written_lines(given), lambda line: read_line(line, seats))

    def whole_map(given: Given) -> Given:
        given.entries()
        return given

    return Script(tuple(file.told("actions", lines, [])), file.told("after", whole_map, None))


def written_lines(given: Given) -> Iterator[Given]:
    """The items of a list, or the lines of a text; a line that begins with # is a remark."""
    if isinstance(given.node.value, tuple):
        yield from given.items()
        return
    for number, line in enumerate(action_text(given).splitlines()):
        if line.strip() and not line.lstrip().startswith(COMMENT):
            place = _place_of_line(given.node.place, number, "\n" in given.node.raw)
            yield given._replace(node=Node(line, place, place, line))


def _place_of_line(place: Place, number: int, in_block: bool) -> Place:
    """A text of several lines begins in the line after its key."""
    return place._replace(line=place.line + number + 1, column=1) if in_block else place


def read_line(given: Given, seats: Seats) -> Line:
    expected = ""
    if isinstance(given.node.value, dict) and "do" in given.node.value:
        told = Section(given)
        told.refuse_others(LINE_KEYS)
        text = action_text(told["do"])
        if "expect" in told:
            expected = _expectation(told["expect"], told["expect"].text())
    else:
        if isinstance(given.node.value, dict):
            # YAML took `take 9c: 3h #1` for a map, and what follows a # for nothing at all.
            given.fail("fault.action_quotes")
        text, arrow, wanted = action_text(given).partition(ARROW)
        expected = _expectation(given, wanted.strip()) if arrow else ""
    seat, action = _seat_and_action(text.strip(), seats)
    return Line(action, seat, expected)


def action_text(given: Given) -> str:
    """An action as it is written, where YAML has not taken the number of a meld for a remark."""
    text = given.text()
    if _NUMBER.match(given.node.remark):
        given.fail("fault.action_quotes")
    return text


def _seat_and_action(text: str, seats: Seats) -> tuple[int, str]:
    name, colon, action = text.partition(":")
    seat = seats.find(name.strip()) if colon else None
    return (NOBODY, text) if seat is None else (seat, action.strip())


def _expectation(given: Given, wanted: str) -> str:
    if wanted in (LEGAL, ILLEGAL) or wanted.startswith(REFUSAL_STEM):
        return wanted
    known = (LEGAL, ILLEGAL, REFUSAL_STEM + "…")
    given.fail(
        "fault.expectation",
        given=clipped(wanted),
        allowed=", ".join(known),
        **nearest(wanted, known[:2]),
    )
