"""Reading YAML strictly: every value keeps its place, and no value is taken for one of another
kind.

The tree is built from the stream of YAML events, so that hostile files are refused before anything
grows: no anchors, no tags, no depth, no size.

A text is read with libyaml first, which takes a tenth of the time. What it refuses, and where,
changes with its releases; so a text with any fault is read once more by the reader that PyYAML has
in Python, and that one says what is wrong.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from errno import EACCES, EINVAL, EISDIR, ELOOP, ENOENT
from pathlib import Path
from typing import Any

import yaml

from game.reading.faults import Faults, FilePlace
from game.reading.files import is_too_large, read_plain
from game.reading.printable import clipped

SIZE_MOST = 64 * 1024
DEPTH_MOST = 12

_QUICK: Any = getattr(yaml, "CSafeLoader", None)
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")
_NOTHING = ("", "~", "null")
#: The message for each reason why a file cannot be opened, where we have one.
_UNREAD = {
    ENOENT: "fault.no_file",
    ELOOP: "fault.link_nowhere",
    EISDIR: "fault.is_folder",
    EINVAL: "fault.not_plain_file",
    EACCES: "fault.may_not_be_read",
}
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


class Broken:
    """The value in place of one that was already found at fault."""


Scalar = str | int | bool | None
NodeMap = dict[str, "Node"]
NodeList = tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Node:
    """A value with its place, and the place of the key it stands under.

    `raw` is a scalar as it was written, `plain` whether it was written without quotes. `remark`
    is what YAML takes for a remark behind it, and leaves out.
    """

    value: Scalar | NodeList | NodeMap | Broken
    place: FilePlace
    key_place: FilePlace
    raw: str = ""
    plain: bool = True
    remark: str = ""

    @property
    def shown(self) -> str:
        """Return the value as fault messages show it."""
        if isinstance(self.value, dict):
            return "{…}"
        return "[…]" if isinstance(self.value, tuple) else clipped(self.raw)


def scalar(raw: str, plain: bool = True) -> Scalar:
    """Return the value of a scalar. Only `true` and `false`, plain decimal numbers and nothing at
    all are not text."""
    if not plain:
        return raw
    if raw in ("true", "false"):
        return raw == "true"
    if raw in _NOTHING:
        return None
    return int(raw) if _WHOLE.fullmatch(raw) else raw


EMPTY = "fault.empty_file"


def read_file(file: Path, faults: Faults, empty: str = EMPTY) -> Node | None:
    """Return the map a file holds; None if no map can be made out. `empty`: what is said of a file
    with nothing in it."""
    place = FilePlace(str(file))
    try:
        content = read_plain(file, SIZE_MOST)
    except OSError as error:
        _report_unread(error, place, file, faults)
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        faults.error(place._replace(line=line), "", "fault.not_utf8")
        return None
    return read_text(text, str(file), faults, empty)


def _report_unread(error: OSError, place: FilePlace, file: Path, faults: Faults) -> None:
    if is_too_large(error):
        faults.error(place, "", "fault.too_large", most=SIZE_MOST // 1024)
    elif error.errno == ENOENT and file.is_symlink():
        faults.error(place, "", "fault.link_nowhere")
    elif error.errno in _UNREAD:
        faults.error(place, "", _UNREAD[error.errno])
    else:
        faults.error(place, "", "fault.unreadable", detail=error.strerror or "")


def read_text(text: str, file: str, faults: Faults, empty: str = EMPTY) -> Node | None:
    root = _read_quickly(text, file)
    return _read_fully(text, file, faults, empty) if root is None else root


def _read_quickly(text: str, file: str) -> Node | None:
    """Return the map in a text without any fault; None if there is one, or no libyaml."""
    if _QUICK is None:
        return None
    faults = Faults()
    try:
        root = _Tree(file, faults, text.splitlines()).grow(yaml.parse(text, Loader=_QUICK))
    except (_HopelessError, yaml.YAMLError, ValueError):
        return None
    return root if root is not None and isinstance(root.value, dict) and not faults else None


def _read_fully(text: str, file: str, faults: Faults, empty: str) -> Node | None:
    try:
        root = _Tree(file, faults, text.splitlines()).grow(_events(text))
    except _HopelessError:
        return None
    except yaml.MarkedYAMLError as error:
        _report_syntax(error, text, file, faults)
        return None
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        place = FilePlace(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
        faults.error(place, "", "fault.bad_character")
        return None
    if root is None:
        faults.error(FilePlace(file, 1), "", empty)
    elif not isinstance(root.value, dict):
        faults.error(root.place, "", "fault.root_not_map")
        return None
    return root


def _events(text: str) -> Iterator[yaml.Event]:
    reader: Any = yaml.SafeLoader(text)
    try:
        while reader.check_event():
            yield reader.get_event()
    except (OverflowError, ValueError) as error:
        # The number of a character, or of the version of YAML, is too large for Python.
        raise yaml.MarkedYAMLError(problem_mark=reader.get_mark()) from error
    finally:
        reader.dispose()


def _report_syntax(error: yaml.MarkedYAMLError, text: str, file: str, faults: Faults) -> None:
    mark = error.problem_mark
    assert mark is not None
    place = FilePlace(file, mark.line + 1, mark.column + 1)
    if error.context_mark is not None and "flow" in (error.context or ""):
        faults.error(place, "", "fault.unclosed", opened=error.context_mark.line + 1)
        return
    lines = text.splitlines()
    line = lines[mark.line] if mark.line < len(lines) else ""
    if line[mark.column : mark.column + 1] == ":":
        key = "fault.stray_colon"
    else:
        key = "fault.tab" if line[: mark.column + 1].endswith("\t") else "fault.not_yaml"
    faults.error(place, "", key)


class _HopelessError(Exception):
    """Reading on would help nobody; the fault is noted."""


@dataclass
class _Branch:
    """A map or list whose end has not been read yet."""

    path: str
    place: FilePlace
    key_place: FilePlace
    is_map: bool
    entries: NodeMap = field(default_factory=dict)
    items: list[Node] = field(default_factory=list)
    key: str | None = None
    next_key_place: FilePlace | None = None

    def node(self) -> Node:
        return Node(self.entries if self.is_map else tuple(self.items), self.place, self.key_place)

    @property
    def next_path(self) -> str:
        step = self.key if self.is_map else str(len(self.items) + 1)
        return joined(self.path, step or "")


class _Tree:
    """A tree of nodes that grows from events."""

    def __init__(self, file: str, faults: Faults, lines: Sequence[str]) -> None:
        self._file = file
        self._lines = lines
        self._faults = faults
        self._open: list[_Branch] = []
        self._root: Node | None = None

    def grow(self, events: Iterator[yaml.Event]) -> Node | None:
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._give_up(event, "fault.many_documents")
            elif isinstance(event, yaml.AliasEvent):
                self._refuse(event, "fault.alias", name=clipped(event.anchor or ""))
                self._add(Broken(), event)
            elif isinstance(event, yaml.NodeEvent):
                self._note_extras(event)
                self._take(event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close()
        return self._root

    def _place(self, event: yaml.Event) -> FilePlace:
        mark = event.start_mark
        assert mark is not None
        return FilePlace(self._file, mark.line + 1, mark.column + 1)

    def _remark(self, event: yaml.Event) -> str:
        mark = event.end_mark
        if mark is None or mark.line >= len(self._lines):
            return ""
        rest = self._lines[mark.line][mark.column :].lstrip()
        return rest if rest.startswith("#") else ""

    def _path(self) -> str:
        return self._open[-1].next_path if self._open else ""

    def _refuse(self, event: yaml.Event, key: str, **facts: int | str) -> None:
        self._faults.error(self._place(event), self._path(), key, **facts)

    def _give_up(self, event: yaml.Event, key: str, **facts: int | str) -> None:
        self._refuse(event, key, **facts)
        raise _HopelessError

    def _note_extras(self, event: yaml.NodeEvent) -> None:
        if event.anchor:
            self._refuse(event, "fault.anchor", name=clipped(event.anchor))
        tag = getattr(event, "tag", None)
        if tag is not None:
            self._refuse(event, "fault.tag", tag=clipped(tag))

    def _awaits_key(self) -> bool:
        return bool(self._open) and self._open[-1].is_map and self._open[-1].key is None

    def _take(self, event: yaml.NodeEvent) -> None:
        if isinstance(event, yaml.ScalarEvent):
            if _HALF_CHARACTER.search(event.value):
                self._give_up(event, "fault.bad_character")
            if self._awaits_key():
                self._take_key(event)
            else:
                plain = not event.style
                value = scalar(event.value, plain)
                self._add(value, event, event.value, plain, self._remark(event) if plain else "")
            return
        if self._awaits_key():
            self._give_up(event, "fault.odd_key")
        if len(self._open) >= DEPTH_MOST:
            self._give_up(event, "fault.too_deep", most=DEPTH_MOST)
        place = self._place(event)
        key_place = self._open[-1].next_key_place if self._open else None
        is_map = isinstance(event, yaml.MappingStartEvent)
        self._open.append(_Branch(self._path(), place, key_place or place, is_map))

    def _take_key(self, event: yaml.ScalarEvent) -> None:
        branch = self._open[-1]
        branch.key = event.value
        branch.next_key_place = self._place(event)
        if not event.value:
            self._refuse(event, "fault.empty_key")
        known = branch.entries.get(event.value)
        if known is not None:
            self._refuse(
                event, "fault.duplicate_key", given=clipped(event.value), first=known.key_place.line
            )

    def _add(
        self,
        value: Scalar | Broken,
        event: yaml.NodeEvent,
        raw: str = "",
        plain: bool = True,
        remark: str = "",
    ) -> None:
        if self._awaits_key():
            self._give_up(event, "fault.odd_key")
        place = self._place(event)
        key_place = self._open[-1].next_key_place if self._open else None
        self._keep(Node(value, place, key_place or place, raw, plain, remark))

    def _close(self) -> None:
        self._keep(self._open.pop().node())

    def _keep(self, node: Node) -> None:
        if not self._open:
            self._root = node
            return
        branch = self._open[-1]
        if branch.is_map:
            assert branch.key is not None
            # If a key comes twice the first one counts; the second has been noted as a fault.
            branch.entries.setdefault(branch.key, node)
            branch.key = branch.next_key_place = None
        else:
            branch.items.append(node)


def joined(path: str, step: str) -> str:
    return f"{path}.{step}" if path else step


def plain_of(node: Node) -> Any:
    """Return the tree without places: dicts, lists and scalars."""
    if isinstance(node.value, dict):
        return {key: plain_of(child) for key, child in node.value.items()}
    if isinstance(node.value, tuple):
        return [plain_of(child) for child in node.value]
    return None if isinstance(node.value, Broken) else node.value


def nodes_of(data: Any, place: FilePlace, depth: int = 0) -> Node:
    """Return a tree of data that do not come from a file; all nodes have the one place."""
    if depth > DEPTH_MOST:
        return Node(Broken(), place, place)
    if isinstance(data, Mapping):
        entries = {str(key): nodes_of(child, place, depth + 1) for key, child in data.items()}
        return Node(entries, place, place)
    if isinstance(data, list | tuple):
        return Node(tuple(nodes_of(item, place, depth + 1) for item in data), place, place)
    if isinstance(data, bool):
        return Node(data, place, place, str(data).lower())
    if isinstance(data, int) or data is None:
        return Node(data, place, place, "" if data is None else str(data))
    return Node(str(data), place, place, str(data), plain=False)
