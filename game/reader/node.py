"""A screen as a tree of nodes: what each thing on it is called, and what can be done with it.

A node knows neither a system nor a reader; `bridge.py` hands the tree over. Its place is in units
of the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from game.view.geometry import Rect

#: What a node is, by the names of AccessKit.
Role = Literal[
    "BUTTON",
    "DIALOG",
    "GROUP",
    "HEADING",
    "IMAGE",
    "LABEL",
    "LIST_BOX",
    "LIST_BOX_OPTION",
    "RADIO_BUTTON",
    "RADIO_GROUP",
    "SLIDER",
    "SPIN_BUTTON",
    "STATUS",
    "SWITCH",
    "TAB",
    "TEXT_INPUT",
]
#: What a reader may ask for: to give a node the focus, to press it, to take the next or previous
#: value, or the one that comes with the request.
What = Literal["focus", "press", "more", "less", "set"]


class ValueSpan(NamedTuple):
    """A number among those it may be."""

    now: float
    least: float
    most: float
    step: float


class ReaderNode(NamedTuple):
    """One thing on a screen. `key`: the identity, the same from picture to picture. `about`: more
    than its name, which a reader says after it. `does`: what it can be asked for. `is_on`: of a
    switch; `is_chosen`: of one among several; None for all others. `shortcut`: the key that does
    the same as a press."""

    key: str
    role: Role
    name: str
    value: str = ""
    about: str = ""
    place: Rect | None = None
    parts: tuple[ReaderNode, ...] = ()
    does: tuple[What, ...] = ()
    works: bool = True
    is_on: bool | None = None
    is_chosen: bool | None = None
    span: ValueSpan | None = None
    shortcut: str = ""


class Tree(NamedTuple):
    """All nodes of a screen, and the key of the one with the focus; "" if none has it. `intro`:
    what is said when the screen comes."""

    nodes: tuple[ReaderNode, ...] = ()
    focus: str = ""
    intro: str = ""


class Screen(NamedTuple):
    """What is on a screen now. `shows`: what makes it another screen than before; `title`: of the
    window; `to_pixels`: turns a place into pixels of the window."""

    shows: object
    title: str
    tree: Tree
    to_pixels: Callable[[Rect], tuple[int, int, int, int]]


class Request(NamedTuple):
    """Something a reader asks for, of the node with this key. `value`: what it is to be set to."""

    key: str
    what: What
    value: str | float = ""


def every(nodes: Sequence[ReaderNode]) -> Iterator[ReaderNode]:
    """Yield nodes with all their parts, each before its own."""
    for node in nodes:
        yield node
        yield from every(node.parts)
