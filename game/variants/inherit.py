"""The files a variant file builds on: the chain of `extends`, each laid over the one before."""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from pathlib import Path

from game.reading.faults import NEAREST, Fault, Faults, FilePlace, nearest
from game.reading.files import entries
from game.reading.given import Given
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, joined, read_file, read_text
from game.variants.schema import EXTENDS, HEADER, KEYS, PART

MORE = "+"
#: A key and its value, without the colon and space between them.
_RUN_TOGETHER = re.compile(r"\S[:\s]\S")


def merged(base: Node, over: Node) -> Node:
    """Return a tree laid over another: maps merge key by key, a key with nothing behind it removes
    the one below, all else replaces; `key+` adds to a list.

    A map that names another part than the one below starts afresh: the keys of the one part mean
    nothing to the other.
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
    """Return a list with the items of another behind its own; None if either is no list."""
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
    """Return a map that has only this node, at this path."""
    for key in reversed(path.split(".")):
        node = Node({key: node}, node.place, node.key_place)
    return node


def marked(node: Node, via: str) -> Node:
    """Return the tree, each place in it marked with the option that brought it in."""
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
    """Note a fault for every key with nothing behind it, where there was nothing to remove, unless
    the key is at fault itself."""
    if isinstance(given.node.value, dict):
        for child in given.entries().values():
            if child.node.value is None and not given.faults.taints(child.path):
                child.note("fault.empty_value")
            elif child.node.value is not None:
                refuse_nothings(child)


def node_at(node: Node, path: str) -> Node | None:
    """Return what stands at a key path; None if nothing does."""
    for step in path.split("."):
        if not isinstance(node.value, dict) or step not in node.value:
            return None
        node = node.value[step]
    return node


def place_of(node: Node, path: str) -> FilePlace:
    """Return where a key is written; if it is not, where the nearest map around it is."""
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
    """Yield every value that is no map, with its path."""
    if isinstance(node.value, dict) and node.value:
        for key, child in node.value.items():
            yield from leaves(child, joined(path, key))
    else:
        yield path, node


#: The most files that one may extend, one by way of the other. A game of ours stands on two, and a
#: house changes what another house made of it.
LEVELS_MOST = 6
#: How deep below the folder of the games a file to be extended may lie, in folders.
DEPTH_MOST = 2
#: The endings of these files. Of two with the same name in one folder, the one with the first
#: ending is meant.
SUFFIXES = (".yaml", ".yml")
#: The most files read of one folder. Each takes some hundredths of a second, and a player has a
#: dozen.
FILES_MOST = 100

_NAME = re.compile(r"[a-z0-9_]+(/[a-z0-9_]+)*")
_EMPTY = "fault.empty_game"


def find(name: str, roots: Sequence[Path]) -> Path | None:
    """Return the file of a variant; of several folders that have one, the last counts."""
    files = (file for root in reversed(roots) for file in _of_name(name, root))
    return next(files, None)


def files_in(folder: Path) -> list[Path]:
    """Return the files of variants right in a folder; of very many the first."""
    return entries(folder, SUFFIXES)[:FILES_MOST]


def named_in(roots: Sequence[Path]) -> dict[str, Path]:
    """Return the files right in these folders by their names, in order; for each name the file
    that `find` finds."""
    names = sorted({file.stem for root in roots for file in files_in(root)})
    return {name: file for name in names if (file := find(name, roots)) is not None}


def left_out(folder: Path) -> tuple[Fault, ...]:
    """Return the faults of a folder with files that are not read: more than are read of one, or two
    of one name."""
    faults, files, place = Faults(), entries(folder, SUFFIXES), FilePlace(str(folder))
    more = len(files) - FILES_MOST
    if more > 0:
        faults.error(place, "", "fault.too_many_files", count=more, most=FILES_MOST)
    for file in files[:FILES_MOST]:
        meant = find(file.stem, [folder])
        if meant is not None and meant.name != file.name:
            faults.error(
                place, "", "fault.same_name", given=clipped(file.name), meant=clipped(meant.name)
            )
    return tuple(faults)


def _of_name(name: str, root: Path) -> list[Path]:
    """Return the entries of that name, even if they are no files: their reader says what is
    wrong."""
    files = (root / f"{name}{suffix}" for suffix in SUFFIXES)
    return [file for file in files if os.path.lexists(file)]


def names_in(roots: Sequence[Path], without: Sequence[Path] = ()) -> list[str]:
    """Return the names of all files under these folders, as `extends` names them, but for those in
    `without`, which cannot be meant."""
    found = {
        file.relative_to(root).with_suffix("").as_posix()
        for root in roots
        for file in entries(root, SUFFIXES, DEPTH_MOST)
        if not any(_are_same(file, other) for other in without)
    }
    return sorted(found)


Layers = tuple[Node, ...]
"""The maps of a chain of files, each laid over those it extends: the last extended file first."""


def read_with_parents(
    file: Path, roots: Sequence[Path], faults: Faults, text: str | None = None
) -> Layers:
    """Return the map of a file laid over those of the files it extends, behind theirs; nothing if
    one of them cannot be read, so that no key is called missing which that file may have. `text`:
    what the file is to say, where that is not written yet."""
    chain: list[Node] = []
    files: list[Path] = []
    current: Path | None = file
    while current is not None:
        if text is None or files:
            node = read_file(current, faults, _EMPTY)
        else:
            node = read_text(text.removeprefix("\ufeff"), str(file), faults, _EMPTY)
        if node is None:
            return ()
        chain.append(_with_colons(node, "", faults))
        files.append(current)
        current = _parent(current, node, files, roots, faults)
    if faults.taints(EXTENDS):
        return ()
    return tuple(accumulate(reversed(chain), merged))


def _with_colons(node: Node, path: str, faults: Faults) -> Node:
    """Return a node without entries in which key and value have run together; each is noted."""
    if isinstance(node.value, tuple):
        numbered = enumerate(node.value, 1)
        items = [_with_colons(item, joined(path, str(at)), faults) for at, item in numbered]
        return replace(node, value=tuple(items))
    if not isinstance(node.value, dict):
        return node
    kept: dict[str, Node] = {}
    for key, entry in node.value.items():
        if entry.value is None and _RUN_TOGETHER.search(key):
            faults.error(entry.key_place, path, "fault.no_colon", given=clipped(key))
        else:
            kept[key] = _with_colons(entry, joined(path, key), faults)
    return replace(node, value=kept)


def parents(game: str, roots: Sequence[Path]) -> tuple[str, ...]:
    """Return the names of the files that a game's file extends, the nearest first; none where one
    of them cannot be read."""
    found: list[Path] = []
    file, faults = find(game, roots), Faults()
    while file is not None:
        found.append(file)
        node = read_file(file, faults)
        file = _parent(file, node, found, roots, faults) if node is not None else None
    return () if faults.fatal else tuple(file.stem for file in found[1:])


def _parent(
    file: Path, node: Node, files: Sequence[Path], roots: Sequence[Path], faults: Faults
) -> Path | None:
    entries = Given(node, "", faults).entries()
    given = entries.get(EXTENDS)
    if given is None:
        for key, entry in entries.items():
            if key not in KEYS and nearest(key, KEYS).get(NEAREST) == EXTENDS:
                entry.refuse_unknown_key(key, HEADER)
        return None
    name = given.node.value
    if name is None:
        given.note("fault.empty_value")
        return None
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        close = nearest(given.node.raw.removesuffix(".yaml"), names_in(roots, files))
        given.note("fault.extends_name", given=given.node.shown, **close)
        return None
    below = _below(file, name, roots)
    parent = find(name, below)
    if parent is None and below != roots:
        given.note("fault.extends_itself", given=clipped(name))
    elif parent is None:
        known = names_in(roots, files)
        given.note("fault.extends_unknown", given=clipped(name), **nearest(name, known))
    elif any(_are_same(parent, other) for other in files):
        given.note("fault.extends_cycle", given=name)
    elif len(files) > LEVELS_MOST:
        given.note("fault.extends_too_far", most=LEVELS_MOST)
    else:
        return parent
    return None


def _below(file: Path, name: str, roots: Sequence[Path]) -> Sequence[Path]:
    """Return the folders in which a file may find the one it extends: for its own name only those
    before its own, so that it can change that file a little."""
    for place, root in enumerate(roots):
        if any(_are_same(own, file) for own in _of_name(name, root)):
            return roots[:place]
    return roots


def _are_same(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file; a link that leads nowhere does not."""
    try:
        return one.samefile(other)
    except OSError:
        return False
