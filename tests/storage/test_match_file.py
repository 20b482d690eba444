"""Match files on disk: written whole or not at all, and never mistaken for what they are not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.chance import SeededChance
from game.storage import match_codec as log_lines
from game.storage import match_file
from game.storage.match_codec import SavedMatch, decode, encode
from game.storage.match_file import MatchText, data_of, read_match, text_of, write_match

THEN = SeededChance("afterwards")

NewMatch = Callable[[str], SavedMatch]
FaultOf = Callable[..., str]


def test_a_file_is_written_whole_and_read_again(tmp_path: Path, new_match: NewMatch) -> None:
    saved = new_match("la_mona")
    write_match(tmp_path / "match.json", saved)
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    assert read_match(tmp_path / "match.json", THEN).match.log == saved.match.log


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path, fault_of: FaultOf) -> None:
    assert fault_of(read_match, tmp_path / "none.json", THEN) == "missing"
    assert fault_of(read_match, tmp_path, THEN).startswith("unreadable")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"[]", "not_a_match"),
        (b"{}", "not_a_match"),
        (b'{"format": "loba-match"', "cut_short"),
        (b'{"format":\n loba}', "damaged 2"),
        (b'{"format": "\xff"}', "damaged 1"),
        (b'{"version": ' + b"9" * 5000 + b"}", "damaged 1"),
        (b"[" * 100_000, "too_deep"),
        (b'{"format": "loba-match", "format": "loba-match"}', "key_twice format"),
    ],
)
def test_what_is_no_json(tmp_path: Path, fault_of: FaultOf, content: bytes, expected: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert fault_of(read_match, file, THEN) == expected


def test_a_file_larger_than_any_match_is_not_even_read(
    monkeypatch: pytest.MonkeyPatch, small: Path, fault_of: FaultOf
) -> None:
    monkeypatch.setattr(match_file, "SIZE_MOST", 1000)
    assert fault_of(read_match, small, THEN).startswith("too_large")


def test_a_file_cut_anywhere_is_told_from_a_whole_one(small: Path, fault_of: FaultOf) -> None:
    content = small.read_bytes()
    whole = len(content.rstrip())
    told = [fault_of(decoded, content[:size]) for size in range(whole)]
    assert told == ["empty"] + ["cut_short"] * (whole - 1)
    assert decoded(content[:whole]).match.is_over


def decoded(content: bytes) -> SavedMatch:
    return decode(data_of(content), THEN)


def test_what_is_said_again_and_again_is_what_is_said_once(new_match: NewMatch) -> None:
    """Also where acts were taken back, and others done instead."""
    saved, text, dice = new_match("loba_de_menos"), MatchText(), Random(1)
    for _ in range(300):
        match = saved.match
        if dice.random() < 0.2:
            match.rewind(dice.randint(match.hand_begins, len(match.log)))
        else:
            legal = saved.rules.legal_actions(match.state)
            match.submit(match.state.to_act, dice.choice(legal))
        content = text.of(saved)
        if dice.random() < 0.7:
            assert content().decode() == text_of(encode(saved))
    assert decoded(text.of(saved)()).match.log == saved.match.log


def test_a_long_match_is_said_again_without_its_beginning(
    new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, text = new_match("la_mona"), MatchText()
    monkeypatch.setattr(log_lines, "ACTS_MOST", 30)
    while saved.match.state.hand_no < 3:
        match = saved.match
        match.submit(match.state.to_act, saved.rules.legal_actions(match.state)[0])
        assert text.of(saved)().decode() == text_of(encode(saved))


def test_what_was_done_before_is_not_put_into_words_again(
    new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, text, said = new_match("loba_de_menos"), MatchText(), 0
    real = log_lines.say_action

    def say(*told: Any) -> str:
        nonlocal said
        said += 1
        return real(*told)

    monkeypatch.setattr(log_lines, "say_action", say)
    for _ in range(100):
        match = saved.match
        match.submit(match.state.to_act, saved.rules.legal_actions(match.state)[-1])
        text.of(saved)()
    assert said == 100


def test_what_is_done_meanwhile_does_not_change_what_was_taken_down(new_match: NewMatch) -> None:
    saved, text = new_match("loba_de_menos"), MatchText()
    before, content = text_of(encode(saved)), text.of(saved)
    saved.match.submit(saved.match.state.to_act, saved.rules.legal_actions(saved.match.state)[0])
    after = text.of(saved)
    assert content().decode() == before
    assert after().decode() == text_of(encode(saved))


@pytest.mark.parametrize(("values", "is_read"), [(250_001, True), (250_002, False)])
def test_a_file_of_very_many_values_is_not_read(
    values: int, is_read: bool, fault_of: FaultOf
) -> None:
    content = b"[" + b",".join([b"0"] * values) + b"]"
    if is_read:
        assert data_of(content) == [0] * values
    else:
        assert fault_of(data_of, content) == "overfull"
