"""What YAML would let slip, and a variant file may not: every trap with its place."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.reading.faults import Faults, FilePlace
from game.reading.yaml_tree import DEPTH_MOST, Node, nodes_of, plain_of, read_text, scalar
from game.variants.load import Reading, read_variant

Read = Callable[..., Reading]


def faults_of(text: str) -> list[tuple[str, int, int, str]]:
    faults = Faults()
    read_text(text, "f", faults)
    return [(fault.key, fault.line, fault.column, fault.path) for fault in faults]


@pytest.mark.parametrize(
    ("text", "key", "line", "column", "path"),
    [
        ("", "fault.empty_file", 1, 0, ""),
        ("# nothing but a comment\n", "fault.empty_file", 1, 0, ""),
        ("- a\n- b\n", "fault.root_not_map", 1, 1, ""),
        ("only words\n", "fault.root_not_map", 1, 1, ""),
        ("a: 1\n---\nb: 2\n", "fault.many_documents", 2, 1, ""),
        ("a: 1\nb: 2\na: 3\n", "fault.duplicate_key", 3, 1, "a"),
        ("a:\n  b: 1\n  'b': 2\n", "fault.duplicate_key", 3, 3, "a.b"),
        ("a: {b: 1, b: 2}\n", "fault.duplicate_key", 1, 11, "a.b"),
        ("a: &here 1\n", "fault.anchor", 1, 4, "a"),
        ("a: *there\n", "fault.alias", 1, 4, "a"),
        ("a: [1, *there]\n", "fault.alias", 1, 8, "a.2"),
        ("a: !!int '3'\n", "fault.tag", 1, 4, "a"),
        ("a: !!python/object/apply:os.system ['x']\n", "fault.tag", 1, 4, "a"),
        ("? [a, b]\n: 1\n", "fault.odd_key", 1, 3, ""),
        ("a: 1\n? \n: 2\n", "fault.empty_key", 2, 2, ""),
        ("a:\n\tb: 1\n", "fault.tab", 2, 1, ""),
        ("a: b: c\n", "fault.stray_colon", 1, 5, ""),
        ("a: 1\n: 2\n", "fault.stray_colon", 2, 1, ""),
        ("a: [1, 2\nb: 3\n", "fault.unclosed", 2, 2, ""),
        ("a: 'open\n", "fault.not_yaml", 2, 1, ""),
        ("a: 1\nb: \x07\n", "fault.bad_character", 2, 4, ""),
        # What libyaml would tell otherwise, from one release to the next.
        ("a: 1\nb: " + "[" * 1_500, "fault.too_deep", 2, 15, "b" + ".1" * 11),
        ("a: [1, {\t", "fault.tab", 1, 9, ""),
        # Escapes that are no characters.
        ('a: 1\nb: "\\U00110000"\n', "fault.not_yaml", 2, 7, ""),
        ('a: "\\UFFFFFFFF"\n', "fault.not_yaml", 1, 7, ""),
        ('a: 1\nb: "\\uD83D\\uDE00"\n', "fault.bad_character", 2, 4, "b"),
        ('"\\uDFFF": 1\n', "fault.bad_character", 1, 1, ""),
        (f"%YAML {'1' * 5_000}.1\n---\na: 1\n", "fault.not_yaml", 1, 7, ""),
    ],
)
def test_a_trap_is_told_with_its_place(
    text: str, key: str, line: int, column: int, path: str
) -> None:
    assert (key, line, column, path) in faults_of(text)


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        ("true", True),
        ("false", False),
        ("10", 10),
        ("-10", -10),
        ("0", 0),
        ("~", None),
        ("null", None),
        ("", None),
        # What other readers of YAML take for flags, octal, sexagesimal, dates: text.
        *((word, word) for word in ("yes", "No", "on", "OFF", "True", "FALSE", "Null")),
        *((word, word) for word in ("010", "0x1F", "1_000", "1:30", "+5", "1e3", ".5", "1.0")),
        *((word, word) for word in ("2-10", "2001-01-01", "12:30:00", ".inf", "9" * 5000)),
    ],
)
def test_only_plain_words_are_more_than_text(raw: str, value: object) -> None:
    found = scalar(raw)
    assert found == value
    assert type(found) is type(value)
    assert scalar(raw, plain=False) == raw


def test_every_value_keeps_its_place() -> None:
    root = read_text("a:\n  - {b: 1}\n  - 'c'\n", "f", Faults())
    assert root is not None
    assert plain_of(root) == {"a": [{"b": 1}, "c"]}
    assert isinstance(root.value, dict)
    listed = root.value["a"].value
    assert isinstance(listed, tuple)
    inner = listed[0].value
    assert isinstance(inner, dict)
    node: Node = inner["b"]
    assert (node.key_place.line, node.key_place.column) == (2, 6)
    assert (node.place.line, node.place.column) == (2, 9)


def test_faults_of_the_text_are_told_together() -> None:
    keys = [fault[0] for fault in faults_of("a: &x 1\nb: !!int 2\na: *x\n")]
    assert keys == ["fault.anchor", "fault.tag", "fault.duplicate_key", "fault.alias"]


# Hostile files --------------------------------------------------------------------------------


def bomb() -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (bomb(), "fault.alias"),
        ("[" * 20_000, "fault.too_deep"),
        ("a: " + "{b: " * 15_000, "fault.too_deep"),
        ("- " * 20_000, "fault.too_deep"),
        ("\n".join("  " * n + "a:" for n in range(200)), "fault.too_deep"),
        ("a: " + "9" * 60_000, ""),
        ("'" * 60_000, ""),
        ("? " * 30_000, "fault.odd_key"),
    ],
)
def test_a_hostile_text_is_refused_quickly(text: str, key: str) -> None:
    began = time.process_time()
    keys = [fault[0] for fault in faults_of(text)]
    assert time.process_time() - began < 2
    assert not key or key in keys


def test_what_a_file_may_hold_may_be_as_deep_elsewhere() -> None:
    lists = DEPTH_MOST - 1
    root = read_text(f"a: {'[' * lists}7{']' * lists}", "f", faults := Faults())
    assert root is not None
    assert not faults
    place, deep = FilePlace("save"), plain_of(root)
    assert plain_of(nodes_of(deep, place)) == deep
    assert plain_of(nodes_of([deep], place)) != [deep]


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.yaml"
    with file.open("wb") as out:
        out.truncate(100 * 1024 * 1024)
    began = time.process_time()
    reading = read_variant(file, [tmp_path])
    assert time.process_time() - began < 1
    assert [fault.key for fault in reading.faults] == ["fault.too_large"]


@pytest.mark.parametrize(
    ("content", "key", "line"),
    [
        ("id: tiny".encode("utf-16"), "fault.not_utf8", 1),
        (b"id: tiny\nname: caf\xe9\n", "fault.not_utf8", 2),
        (b"id: \x00\n", "fault.bad_character", 1),
    ],
)
def test_only_utf8_is_text(read: Read, content: bytes, key: str, line: int) -> None:
    faults = read(content).faults
    assert [(fault.key, fault.line) for fault in faults] == [(key, line)]


def test_a_byte_order_mark_does_no_harm(read: Read, tiny: Callable[..., str]) -> None:
    assert read(b"\xef\xbb\xbf" + tiny().encode()).variant


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    for file, key in ((tmp_path / "missing.yaml", "fault.no_file"), (tmp_path, "fault.is_folder")):
        assert [fault.key for fault in read_variant(file, []).faults] == [key]


def test_no_sign_of_a_file_reaches_a_terminal_raw(read: Read, tiny: Callable[..., str]) -> None:
    text = tiny("hand: 7", 'hand: "\\e[31m\\e]0;x\\a"')
    for fault in read(text).faults:
        assert all(str(fact).isprintable() for _, fact in fault.facts)


@given(st.text(alphabet=st.sampled_from("ab:,-[]{}'\"&*!|>#?%YAML.\\uUD9\n\t 01~é\x00")))
def test_no_text_brings_the_reader_down(text: str) -> None:
    root = read_text(text, "f", faults := Faults())
    assert root is not None or faults.fatal
