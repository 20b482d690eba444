"""Laying one map over another: how a file extends another one, and how an option is a patch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.reading.faults import Place
from game.reading.given import Given
from game.reading.yaml_tree import Node, joined
from game.variants.schema import PART

MORE = "+"


def merged(base: Node, over: Node) -> Node:
    """Maps merge key by key, nothing removes, all else replaces; `key+` adds to a list.

    A map that names another part than the one below starts afresh: the keys of the one part
    mean nothing to the other.
    """
    if not isinstance(over.value, dict):
        return over
    below = base.value if isinstance(base.value, dict) and _same_part(base, over) else {}
    entries = dict(below)
    for key, node in over.value.items():
        longer = _lengthened(entries.get(key.removesuffix(MORE)), node) if MORE in key else None
        if longer is not None:
            entries[key.removesuffix(MORE)] = longer
        elif node.value is None and key in entries:
            del entries[key]
        elif key in entries:
            entries[key] = merged(entries[key], node)
        else:
            entries[key] = node
    return replace(over, value=entries)


def _lengthened(base: Node | None, more: Node) -> Node | None:
    """None if there is no list to lengthen, or none to do it with."""
    if base is None or not isinstance(base.value, tuple) or not isinstance(more.value, tuple):
        return None
    return replace(base, value=(*base.value, *more.value))


def _same_part(base: Node, over: Node) -> bool:
    above = _part_of(over)
    return above is None or above == _part_of(base)


def _part_of(node: Node) -> str | None:
    if not isinstance(node.value, dict) or PART not in node.value:
        return None
    return node.value[PART].raw


def patch_at(path: str, node: Node) -> Node:
    """A map that says no more than this at this path."""
    for key in reversed(path.split(".")):
        node = Node({key: node}, node.place, node.key_place)
    return node


def marked(node: Node, via: str) -> Node:
    """The tree, remembering which option brought it in."""
    value = node.value
    if isinstance(value, dict):
        value = {key: marked(child, via) for key, child in value.items()}
    elif isinstance(value, tuple):
        value = tuple(marked(child, via) for child in value)
    return replace(
        node,
        value=value,
        place=node.place._replace(via=via),
        key_place=node.key_place._replace(via=via),
    )


def refuse_nothings(given: Given) -> None:
    """Notes every key left with nothing behind it, where there was nothing to remove."""
    if isinstance(given.node.value, dict):
        for child in given.entries().values():
            if child.node.value is None:
                child.note("fault.empty_value")
            else:
                refuse_nothings(child)


def place_of(node: Node, path: str) -> Place:
    """Where a key is written; where the nearest map around it is, if it is not."""
    place = node.place
    for step in filter(None, path.split(".")):
        if isinstance(node.value, dict) and step in node.value:
            node = node.value[step]
            place = node.place if isinstance(node.value, tuple) else node.key_place
        elif isinstance(node.value, tuple) and step.isdecimal() and int(step) <= len(node.value):
            node = node.value[int(step) - 1]
            place = node.place
        else:
            break
    return place


def leaves(node: Node, path: str = "") -> Iterator[tuple[str, Node]]:
    """Every value that is no map, with its path."""
    if isinstance(node.value, dict) and node.value:
        for key, child in node.value.items():
            yield from leaves(child, joined(path, key))
    else:
        yield path, node
