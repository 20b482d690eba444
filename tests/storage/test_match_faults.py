"""What is written in a match file: whatever cannot be is told plainly, and nothing breaks."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.engine.chance import SeededChance
from game.storage.match_codec import decode
from game.storage.versions import VERSION
from game.variants.catalogue import Catalogue
from game.variants.load import variant_from_mapping

THEN = SeededChance("afterwards")
ANA = {"name": "Ana", "kind": "person", "crest": "owl"}

Data = dict[str, Any]
FaultOf = Callable[..., str]


def line_of(told: Data, kind: str) -> int:
    """The number of the last line of this kind in the log."""
    return max(number for number, line in enumerate(told["log"], 1) if line[0] == kind)


def test_versions_that_are_not_ours(data: Data, fault_of: FaultOf) -> None:
    newer = f"newer {VERSION + 1} {VERSION}"
    assert fault_of(decode, {**data, "version": VERSION + 1}, THEN) == newer
    assert fault_of(decode, {**data, "version": 0}, THEN) == "bounds version 1 1000000000"
    assert fault_of(decode, {**data, "version": True}, THEN) == "not_whole version"
    assert fault_of(decode, {**data, "format": "other"}, THEN) == "not_a_match"


def test_a_newer_file_is_told_as_such_whatever_else_is_in_it(fault_of: FaultOf) -> None:
    told = {"format": "loba-match", "version": 9, "new": []}
    assert fault_of(decode, told, THEN) == f"newer 9 {VERSION}"


def test_keys_are_exactly_those_that_are_known(data: Data, fault_of: FaultOf) -> None:
    assert fault_of(decode, {**data, "more": 1}, THEN) == "unknown_key loba-match more"
    del data["seats"]
    assert fault_of(decode, data, THEN) == "missing_key loba-match seats"


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([ANA], "seats 1 3 2 4"),
        ([{"name": "Ana"}], "missing_key seats 1 kind"),
        ([{**ANA, "name": ""}], "bad_text seats 1 1 40"),
        ([{**ANA, "name": "a\x1b[2J"}], "bad_text seats 1 1 40"),
        ([{**ANA, "kind": "A robot"}], "seat_kind seats 1 A robot"),
        ([{**ANA, "crest": "Owl 1"}], "crest seats 1 Owl 1"),
        ([ANA] * 9, "too_many seats 8"),
    ],
)
def test_seats(data: Data, fault_of: FaultOf, seats: object, expected: str) -> None:
    assert fault_of(decode, {**data, "seats": seats}, THEN) == expected


def test_the_rules_inside_must_be_sound(data: Data, fault_of: FaultOf) -> None:
    data["variant"]["deal"]["hand"] = 40
    assert fault_of(decode, data, THEN).startswith("variant deal")
    assert fault_of(decode, {**data, "variant": {}}, THEN).startswith("variant")


def test_rules_with_more_in_them_than_any_game_has_are_not_looked_at(
    data: Data, fault_of: FaultOf
) -> None:
    many = {**data["variant"], **dict.fromkeys(map(str, range(5000)))}
    assert fault_of(decode, {**data, "variant": many}, THEN) == "overfull"


def test_an_edited_variant_file_does_not_touch_a_saved_match(data: Data) -> None:
    """The match is played by the rules in its own file, not by those of the same name."""
    assert data["variant"]["match_end"]["wins"] == 1
    assert Catalogue().load("la_mona").resolved["match_end"]["wins"] == 10
    assert decode(data, THEN).match.is_over


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (["act", 0], "line log {}"),
        (["said", 0, "trail 5h"], "line log {}"),
        ("act", "not_list log {}"),
        (["act", 3, "trail 5h"], "bounds log {} 0 2"),
        (["act", 1.0, "trail 5h"], "not_whole log {}"),
        (["act", 0, 5], "not_text log {}"),
        (["act", 0, "trail 5h" * 1000], "bad_text log {} 1 1000"),
        (["act", 0, "juggle 5h"], "act log {} juggle 5h"),
        (["act", 0, "trail 5x"], "act log {} trail 5x"),
        (["act", 0, "draw stock"], "illegal log {} draw stock"),
        (["act", 0, "take X as 9: #77"], "illegal log {} take X as 9: #77"),
        (["shuffled", "9h 9x"], "card log {} 9x"),
        (["shuffled", ["9h"]], "not_text log {}"),
        (["picked", -1], "bounds log {} 0 1000"),
        (["digest", "no"], "line log {}"),
    ],
)
def test_lines_of_the_log_that_cannot_be(
    data: Data, fault_of: FaultOf, line: object, expected: str
) -> None:
    number = next(at for at, told in enumerate(data["log"]) if told[0] == "act")
    data["log"][number] = line
    assert fault_of(decode, data, THEN) == expected.format(number + 1)


def test_nobody_acts_out_of_turn_or_after_the_end(data: Data, fault_of: FaultOf) -> None:
    first = next(line for line in data["log"] if line[0] == "act")
    log = copy.deepcopy(data["log"])
    log.insert(log.index(first), [*first[:1], (first[1] + 1) % 3, first[2]])
    assert fault_of(decode, {**data, "log": log}, THEN).startswith("illegal")
    log = [*data["log"], first, data["log"][-1]]
    assert fault_of(decode, {**data, "log": log}, THEN).startswith("illegal")


def test_a_deal_that_this_deck_does_not_have(data: Data, fault_of: FaultOf) -> None:
    number = line_of(data, "shuffled")
    cards = data["log"][number - 1][1]
    for other in (cards.replace("Kh", "Kh'"), cards.rpartition(" ")[0]):
        data["log"][number - 1][1] = other
        assert fault_of(decode, data, THEN) == "chance log 1"


def test_chance_that_nobody_asked_for(data: Data, fault_of: FaultOf) -> None:
    number = line_of(data, "act")
    data["log"].insert(number, ["picked", 1])
    assert fault_of(decode, data, THEN) == f"chance log {number}"


def test_a_log_without_its_end_is_cut_short(data: Data, fault_of: FaultOf) -> None:
    assert data["log"].pop()[0] == "digest"
    assert fault_of(decode, data, THEN) == "cut_short"
    assert fault_of(decode, {**data, "log": []}, THEN) == "cut_short"


def test_a_table_that_is_not_what_it_was(data: Data, fault_of: FaultOf) -> None:
    digests = [number for number, line in enumerate(data["log"], 1) if line[0] == "digest"]
    for number in digests:
        tampered = copy.deepcopy(data)
        tampered["log"][number - 1][1] = "0" * 12
        assert fault_of(decode, tampered, THEN).startswith("drift log")
    assert len(digests) > 3


def test_two_cards_swapped_in_the_deal_are_noticed_even_if_all_acts_stay_possible(
    data: Data, fault_of: FaultOf
) -> None:
    number = line_of(data, "shuffled")
    cards = data["log"][number - 1][1].split()
    data["log"][number - 1][1] = " ".join([cards[1], cards[0], *cards[2:]])
    assert fault_of(decode, data, THEN) == "drift log 1"


def paths_of(told: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    entries: Iterator[tuple[Any, Any]] = iter(())
    if isinstance(told, dict):
        entries = iter(told.items())
    elif isinstance(told, list):
        entries = iter(enumerate(told))
    for key, value in entries:
        yield from paths_of(value, (*path, key))


def swaps(data: Data, *, rules: bool) -> Iterator[tuple[Any, ...]]:
    """Puts values of other types at every path, one after the other, and back again."""
    deep: object = {}
    for _ in range(300):
        deep = {"deep": deep}
    strange = [None, True, -1, 1.5, 10**30, "x", "\ud800", [], {}, [[]], deep]
    for path in list(paths_of(data)):
        # Whatever is wrong with these two is passed over.
        if (path[0] == "variant") != rules or path[0] in ("table", "arranged"):
            continue
        parent: Any = data
        for key in path[:-1]:
            parent = parent[key]
        kept = parent[path[-1]]
        for value in strange:
            if type(value) is not type(kept):
                parent[path[-1]] = value
                yield path
        parent[path[-1]] = kept


def test_no_value_of_another_type_is_taken_for_its_like(
    data: Data, fault_of: FaultOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The rules are the same every time: to read them takes most of the time.
    variant = variant_from_mapping(data["variant"])
    monkeypatch.setattr("game.storage.match_codec.variant_from_mapping", lambda told: variant)
    assert all(fault_of(decode, data, THEN) for _ in swaps(data, rules=False))
    assert not fault_of(decode, data, THEN)


def test_rules_with_values_of_other_types_are_played_or_refused(
    data: Data, fault_of: FaultOf
) -> None:
    """Some mean the same, such as 2 and "2", and some change nothing that has been played."""
    faults = [fault_of(decode, data, THEN) for _ in swaps(data, rules=True)]
    assert set(filter(None, faults)) > {"variant deal.hand", "variant players"}
    assert not fault_of(decode, data, THEN)
