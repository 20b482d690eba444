"""Change what a sound file says: values, types, keys, lengths, nesting, and whole branches.

A tree is made of dicts, lists and scalars, whatever the format of its file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

Tree = Any
#: A container, and the key of something in it.
Place = tuple[Any, Any]

WHOLES = (
    *(-1, 0, 1, 2, 3, 7, 12, 40, 64, 99, 100, 127, 255, 1000, 65536, 2**31 - 1, 2**31, 2**53 + 1),
    *(2**63 - 1, 2**63, -(2**63), 2**64, 10**12, -(10**12), 10**30, 10**400),
)
FLOATS = (-0.0, 0.5, 1.5, 1e-300, 1e9, 1e15, 1e18, 1e300, float("inf"), float("-inf"), float("nan"))
TEXTS = (
    *("", " ", "x", "\x00", "a\x00b", "\n", "a\nb: c", "\r", "\t", "\x1b[31m", "\x1b]0;x\x07"),
    *("\u202e", "\u2066x", "\u200b", "\ufeff", "\ud800", "\udcff", "\uffff", "\U0010ffff"),
    *("\u0301" * 400, "\U0001f43a", "\u0627\u0644\u0639", "\u0663", "\u00b2", "\u2028", "\x85"),
    *("a" * 41, "a" * 300, "a" * 5000, "W" * 120, "a b " * 2000, "\ufdfa" * 300, "-", "'", '"'),
    *("../../x", "/dev/zero", "~", "nul", "con", "true", "null", "NaN", "1e999", "0x10", "-0"),
    *(
        "{ $x }",
        "{0}",
        "%s%n",
        "$(id)",
        "=1+1",
        "*",
        "[",
        "{",
        "}",
        "#",
        "&a",
        "*a",
        "!!x",
        "9" * 99,
    ),
)
SCALARS = (None, True, False, *WHOLES, *FLOATS, *TEXTS)
EMPTY = ([], {}, [[]], [None], [{}], {"": None}, {"a": {}}, [[[[]]]])

PLACES_MOST = 4000
#: No tree is made larger than this by lengthening, in scalars or letters.
LONG_MOST = 60_000
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_WORDS = re.compile(r"\s+|[^\s\w]|\w+")


def places(tree: Tree) -> list[Place]:
    """Return where anything stands in a tree, the root left out."""
    found: list[Place] = []
    containers = [tree]
    for one in containers:
        keys = list(one) if isinstance(one, dict) else range(len(one))
        for key in keys:
            found.append((one, key))
            if isinstance(one[key], dict | list):
                containers.append(one[key])
        if len(found) > PLACES_MOST:
            break
    return found


def tree_mutated(tree: Tree, others: Sequence[Tree], words: Sequence[str], dice: Random) -> Tree:
    """Return the tree changed once. `others` lend branches; `words` mean something in files of this
    kind."""
    there = places(tree) if isinstance(tree, dict | list) else []
    if not there or dice.random() < 0.01:
        return deepcopy(dice.choice((*SCALARS, *EMPTY)))
    container, key = dice.choice(there)
    change = dice.choice(CHANGES)
    change(container, key, dice, Lender(tree, others, words))
    return tree


class Lender:
    """Gives something to put into a tree: from it, from other files, or hostile."""

    def __init__(self, tree: Tree, others: Sequence[Tree], words: Sequence[str]) -> None:
        self._tree, self._others, self._words = tree, others, words

    def branch(self, dice: Random) -> Tree:
        tree = dice.choice((self._tree, *self._others))
        there = places(tree) if isinstance(tree, dict | list) else []
        if not there:
            return tree
        container, key = dice.choice(there)
        return deepcopy(container[key])

    def scalar(self, dice: Random) -> Tree:
        for _ in range(20):
            found = self.branch(dice)
            if not isinstance(found, dict | list):
                return found
        return dice.choice(SCALARS)

    def text(self, dice: Random) -> str:
        if self._words and dice.random() < 0.5:
            return dice.choice(self._words)
        return dice.choice(TEXTS)


Change = Callable[[Any, Any, Random, Lender], None]


def _strange(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    container[key] = deepcopy(dice.choice((dice.choice(SCALARS), dice.choice(EMPTY))))


def _same_type(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    """Another value of the type that is expected: the reader looks further into it."""
    value = container[key]
    if isinstance(value, bool):
        container[key] = not value
    elif isinstance(value, int):
        near = (value + 1, value - 1, -value, value * 10, value * 1000, value * 10**6)
        container[key] = dice.choice((*near, *WHOLES))
    elif isinstance(value, float):
        container[key] = dice.choice((-value, value * 1e6, *FLOATS))
    elif isinstance(value, str):
        container[key] = dice.choice((lender.text, _reworded(value)))(dice)
    else:
        container[key] = type(value)() if isinstance(value, dict | list) else lender.scalar(dice)


def _reworded(text: str) -> Callable[[Random], str]:
    """Changes a word or a number within a text."""

    def change(dice: Random) -> str:
        numbers = list(_NUMBER.finditer(text))
        if numbers and dice.random() < 0.5:
            found = dice.choice(numbers)
            number = str(dice.choice((*WHOLES, *FLOATS)))
            return text[: found.start()] + number + text[found.end() :]
        words = _WORDS.findall(text)
        if not words:
            return text * 3
        at = dice.randrange(len(words))
        other = dice.choice((dice.choice(words), dice.choice(TEXTS), ""))
        words[at] = dice.choice((other, words[at] + other, words[at] * dice.choice((2, 500))))
        return "".join(words)[:LONG_MOST]

    return change


def _borrowed(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    container[key] = lender.branch(dice)


def _known_word(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    container[key] = lender.scalar(dice)


def _left_out(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    del container[key]


def _doubled(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    copy = deepcopy(container[key])
    if isinstance(container, list):
        container.insert(dice.randint(0, len(container)), copy)
    else:
        container[lender.text(dice)] = copy


def _renamed(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    if isinstance(container, dict):
        container[lender.text(dice)] = container.pop(key)
    else:
        container.reverse()


def _swapped(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    other = dice.choice(list(container) if isinstance(container, dict) else range(len(container)))
    container[key], container[other] = container[other], container[key]


def _lengthened(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    value = container[key]
    times = dice.choice((2, 10, 100, 1000, 20_000))
    if isinstance(value, str):
        container[key] = (value or "x") * max(1, min(times, LONG_MOST // max(1, len(value))))
    elif isinstance(value, list):
        size = max(1, len(str(value[:50])) * max(1, len(value) // 50))
        container[key] = (value or [0]) * max(1, min(times, LONG_MOST // size))
    elif isinstance(value, dict):
        some = deepcopy(next(iter(value.values()), 0))
        size = max(1, len(str(some)))
        value |= {f"k{number}": some for number in range(min(times, LONG_MOST // size))}
    else:
        container[key] = [value] * min(times, LONG_MOST // 10)


def _deepened(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    value = container[key]
    as_list = dice.random() < 0.5
    for _ in range(dice.choice((1, 2, 14, 60, 300))):
        value = [value] if as_list else {"a": value}
    container[key] = value


def _other_type(container: Any, key: Any, dice: Random, lender: Lender) -> None:
    """The same, said otherwise: a number as a text, one thing as a list of it."""
    value = container[key]
    if isinstance(value, dict):
        container[key] = list(value.items()) if dice.random() < 0.5 else list(value)
    elif isinstance(value, list):
        container[key] = dict(enumerate(value)) if dice.random() < 0.5 else (value or [None])[0]
    else:
        container[key] = dice.choice((str(value), [value], {"a": value}))


CHANGES: tuple[Change, ...] = (
    *(_strange, _same_type, _same_type, _same_type, _borrowed, _known_word, _known_word),
    *(_left_out, _doubled, _renamed, _swapped, _lengthened, _deepened, _other_type),
)
