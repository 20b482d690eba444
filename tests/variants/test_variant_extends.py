"""Files that build on others: what merges, what replaces, what removes, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.reading.faults import Faults, VariantFaultsError
from game.reading.yaml_tree import plain_of, read_text
from game.variants.catalogue import Catalogue, UnknownVariantError
from game.variants.inherit import merged
from game.variants.load import Reading, read_variant

Read = Callable[..., Reading]
Write = Callable[..., Path]
Text = Callable[..., str]


def laid_over(base: str, over: str) -> object:
    nodes = [read_text(text, "f", Faults()) for text in (base, over)]
    assert nodes[0] is not None
    assert nodes[1] is not None
    return plain_of(merged(nodes[0], nodes[1]))


@pytest.mark.parametrize(
    ("base", "over", "result"),
    [
        ("a: 1\nb: 2", "b: 3", {"a": 1, "b": 3}),
        ("a: {b: 1, c: 2}", "a: {c: 3, d: 4}", {"a": {"b": 1, "c": 3, "d": 4}}),
        ("a: {b: {c: 1}}", "a: {b: {d: 2}}", {"a": {"b": {"c": 1, "d": 2}}}),
        ("a: [1, 2]", "a: [3]", {"a": [3]}),
        ("a: [1, 2]", "a+: [3]", {"a": [1, 2, 3]}),
        ("b: 1", "a+: [3]", {"b": 1, "a+": [3]}),
        ("a: {b: 1}", "a: word", {"a": "word"}),
        ("a: word", "a: {b: 1}", {"a": {"b": 1}}),
        ("a: 1\nb: 2", "a: null", {"b": 2}),
        ("a: {b: 1, c: 2}", "a: {b: ~}", {"a": {"c": 2}}),
        ("a: {part: x, b: 1}", "a: {part: y, c: 2}", {"a": {"part": "y", "c": 2}}),
        ("a: {part: x, b: 1}", "a: {part: x, c: 2}", {"a": {"part": "x", "b": 1, "c": 2}}),
        ("a: {part: x, b: 1}", "a: {c: 2}", {"a": {"part": "x", "b": 1, "c": 2}}),
        ("a: x", "a: {part: y}", {"a": {"part": "y"}}),
    ],
)
def test_laying_one_map_over_another(base: str, over: str, result: object) -> None:
    assert laid_over(base, over) == result


def test_the_order_of_keys_stays(read: Read) -> None:
    found = laid_over("a: 1\nb: 2\nc: 3", "d: 4\nb: 5")
    assert isinstance(found, dict)
    assert list(found) == ["a", "b", "c", "d"]


def test_a_game_says_only_what_is_different(read: Read, write: Write, tiny: Text) -> None:
    write("base/plain", tiny("id: tiny\n", ""))
    reading = read("id: tiny\nextends: base/plain\ndeal: {hand: 9}\ndeck: {jokers: null}")
    assert reading.faults == ()
    assert reading.variant is not None
    assert reading.variant.resolved["deal"] == {"hand": 9}
    assert reading.variant.resolved["deck"] == {"packs": 1}
    assert Path(reading.variant.sources["deal.hand"].file).name == "tiny.yaml"
    assert Path(reading.variant.sources["melds.run.min"].file).name == "plain.yaml"


def test_a_fault_points_to_the_file_it_is_in(read: Read, write: Write, tiny: Text) -> None:
    parent = write("base/plain", tiny("id: tiny\n", "", "hand: 7", "hand: seven"))
    reading = read("id: tiny\nextends: base/plain\ndeck: {pack: 2}\nplayers: {max: 1}")
    assert [(Path(f.file).name, f.line, f.path) for f in reading.faults] == [
        (parent.name, 5, "deal.hand"),
        ("tiny.yaml", 3, "deck.pack"),
        ("tiny.yaml", 4, "players.max"),
    ]


def test_a_cross_check_points_to_who_said_the_last_word(
    read: Read, write: Write, tiny: Text
) -> None:
    write("base/plain", tiny("id: tiny\n", ""))
    (fault,) = read("id: tiny\nextends: base/plain\n\nplayers:\n  min: 6").faults
    assert (Path(fault.file).name, fault.line, fault.key) == (
        "tiny.yaml",
        5,
        "fault.least_over_most",
    )


def test_a_null_with_nothing_below_removes_nothing(read: Read, tiny: Text) -> None:
    (fault,) = read(tiny("hand: 7", "hand: 7, upcard: null")).faults
    assert (fault.key, fault.path) == ("fault.empty_value", "deal.upcard")


@pytest.mark.parametrize(
    ("name", "key", "meant"),
    [
        ("base/plane", "fault.extends_unknown", "base/plain"),
        ("plain", "fault.extends_unknown", "base/plain"),
        ("../plain", "fault.extends_name", "base/plain"),
        ("/etc/passwd", "fault.extends_name", None),
        ("base/plain.yaml", "fault.extends_name", "base/plain"),
        ("[base/plain]", "fault.extends_name", None),
        ("tiny", "fault.extends_itself", None),
        ("tinny", "fault.extends_unknown", None),
    ],
)
def test_a_parent_that_is_none(
    read: Read, write: Write, tiny: Text, name: str, key: str, meant: str | None
) -> None:
    write("base/plain", tiny("id: tiny\n", ""))
    faults = read(tiny("family: rummy", f"family: rummy\nextends: {name}")).faults
    assert [(fault.key, fault.line) for fault in faults] == [(key, 4)]
    assert faults[0].fact("nearest") == meant


def test_what_the_missing_parent_would_say_is_not_missed(read: Read) -> None:
    for body in ("", "family: rummy\nstock_out: {stall_guard: 3}\npresets: {a: {run.min: 3}}\n"):
        faults = read(f"id: tiny\nextends: base/none\n{body}").faults
        assert [fault.key for fault in faults] == ["fault.extends_unknown"]


def test_files_that_extend_each_other(read: Read, write: Write, tiny: Text) -> None:
    write("base/one", "extends: base/two")
    write("base/two", "extends: base/one")
    faults = read(tiny("family: rummy", "family: rummy\nextends: base/one")).faults
    assert [(Path(f.file).name, f.key) for f in faults] == [("two.yaml", "fault.extends_cycle")]


def test_six_files_in_a_row_and_no_more(read: Read, write: Write, tiny: Text) -> None:
    for level in range(1, 7):
        write(f"base/l{level}", f"extends: base/l{level + 1}")
    write("base/l7", "wild: [joker]")
    faults = read(tiny("family: rummy", "family: rummy\nextends: base/l1")).faults
    assert [(Path(f.file).name, f.key) for f in faults] == [("l6.yaml", "fault.extends_too_far")]
    assert read(tiny("family: rummy", "family: rummy\nextends: base/l2")).faults == ()


def test_a_broken_parent_is_told(read: Read, write: Write) -> None:
    write("base/plain", "a: [")
    faults = read("id: tiny\nextends: base/plain").faults
    assert [(Path(f.file).name, f.key) for f in faults] == [("plain.yaml", "fault.unclosed")]


# The catalogue --------------------------------------------------------------------------------


def test_a_later_folder_has_the_last_word(tmp_path: Path, tiny: Text) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        folder.mkdir()
    (ours / "tiny.yaml").write_text(tiny(), encoding="utf-8")
    catalogue = Catalogue([ours, theirs])
    assert catalogue.ids() == ["tiny"]
    assert catalogue.load("tiny").game.players.max == 4
    # Their own tiny changes ours a little.
    (theirs / "tiny.yaml").write_text("extends: tiny\nplayers: {max: 3}", encoding="utf-8")
    (theirs / "small.yaml").write_text("id: small\nextends: tiny", encoding="utf-8")
    assert catalogue.ids() == ["small", "tiny"]
    assert catalogue.load("tiny").game.players.max == 3
    assert catalogue.load("small").game.players.max == 3


def test_files_to_be_extended_are_no_games(tmp_path: Path, write: Write, tiny: Text) -> None:
    write("base/plain", tiny())
    write("tiny", tiny())
    assert Catalogue([tmp_path]).ids() == ["tiny"]


def test_a_game_that_is_not_there(tmp_path: Path, write: Write, tiny: Text) -> None:
    write("tiny", tiny())
    for name in ("tinny", "../tiny", "base/plain", ""):
        with pytest.raises(UnknownVariantError) as caught:
            Catalogue([tmp_path]).load(name)
        assert caught.value.known == ("tiny",)


def test_a_game_with_faults(tmp_path: Path, write: Write, tiny: Text) -> None:
    write("tiny", tiny("hand: 7", "hand: 0"))
    with pytest.raises(VariantFaultsError) as caught:
        Catalogue([tmp_path]).load("tiny")
    assert [fault.path for fault in caught.value.faults] == ["deal.hand"]
    assert Catalogue([tmp_path]).read("tiny").variant is None


def test_a_folder_that_is_not_there_holds_no_games(tmp_path: Path) -> None:
    assert Catalogue([tmp_path / "nowhere"]).ids() == []
    assert read_variant(tmp_path / "x.yaml", []).variant is None


def test_the_short_ending_is_one_of_ours_too(tmp_path: Path, tiny: Text) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (tmp_path / "tiny.yml").write_text(tiny(), encoding="utf-8")
    (own / "tiny.yml").write_text("id: tiny\nextends: tiny\ndeal: {hand: 9}", encoding="utf-8")
    games = Catalogue([tmp_path, own])
    assert games.ids() == ["tiny"]
    assert games.read("tiny").faults == ()
