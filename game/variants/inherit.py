"""Which files a variant file builds on: the chain of `extends`, laid one over the other."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from game.reading.faults import Fault, Faults, Severity, nearest
from game.reading.files import entries
from game.reading.given import Given
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, read_file
from game.variants.merge import merged

EXTENDS = "extends"
LEVELS_MOST = 3
#: Folders within that of the games in which a file to be extended may be.
DEPTH_MOST = 2
#: How these files may end. Of two with the same name in one folder the first way is meant.
SUFFIXES = (".yaml", ".yml")
#: Files read of one folder. Each takes some hundredths of a second, and a player has a dozen.
FILES_MOST = 100

_NAME = re.compile(r"[a-z0-9_]+(/[a-z0-9_]+)*")


def find(name: str, roots: Sequence[Path]) -> Path | None:
    """The file of a variant; folders that come later have the last word."""
    files = (file for root in reversed(roots) for file in _of_name(name, root))
    return next(files, None)


def files_in(folder: Path) -> list[Path]:
    """The files of variants right in a folder; of very many the first."""
    return entries(folder, SUFFIXES)[:FILES_MOST]


def left_out(folder: Path) -> tuple[Fault, ...]:
    """The fault of a folder that holds more files than are read."""
    found = len(entries(folder, SUFFIXES))
    if found <= FILES_MOST:
        return ()
    facts = (("count", found - FILES_MOST), ("most", FILES_MOST))
    return (Fault(Severity.ERROR, str(folder), 0, 0, "", "fault.too_many_files", facts),)


def _of_name(name: str, root: Path) -> list[Path]:
    """What is there by that name, be it a file or not: whoever opens it says what is wrong."""
    files = (root / f"{name}{suffix}" for suffix in SUFFIXES)
    return [file for file in files if os.path.lexists(file)]


def names_in(roots: Sequence[Path], without: Sequence[Path] = ()) -> list[str]:
    """All files under these folders, named as `extends` names them, `without` those that cannot be
    meant."""
    found = {
        file.relative_to(root).with_suffix("").as_posix()
        for root in roots
        for file in entries(root, SUFFIXES, DEPTH_MOST)
        if not any(_are_same(file, other) for other in without)
    }
    return sorted(found)


def read_with_parents(file: Path, roots: Sequence[Path], faults: Faults) -> Node | None:
    """The map of a file over those of the files it extends; None if one of them cannot be had, for
    of what it would have said nothing is missing."""
    chain: list[Node] = []
    files: list[Path] = []
    current: Path | None = file
    while current is not None:
        node = read_file(current, faults)
        if node is None:
            return None
        chain.append(node)
        files.append(current)
        current = _parent(current, node, files, roots, faults)
    if faults.taints(EXTENDS):
        return None
    root = chain.pop()
    while chain:
        root = merged(root, chain.pop())
    return root


def _parent(
    file: Path, node: Node, files: Sequence[Path], roots: Sequence[Path], faults: Faults
) -> Path | None:
    given = Given(node, "", faults).entries().get(EXTENDS)
    if given is None:
        return None
    name = given.node.value
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        given.note("fault.extends_name", given=given.node.shown)
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
    """A file may extend the one of its own name in an earlier folder, to change it a little."""
    for place, root in enumerate(roots):
        if any(_are_same(own, file) for own in _of_name(name, root)):
            return roots[:place]
    return roots


def _are_same(one: Path, other: Path) -> bool:
    """A link that leads nowhere is the same as nothing."""
    try:
        return one.samefile(other)
    except OSError:
        return False
