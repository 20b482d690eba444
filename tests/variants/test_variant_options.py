"""Options: patches on the file, chosen one by one or as a preset, checked against the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.rummy.game import RummyGame
from game.engine.rummy.parts import EndHand
from game.reading.faults import Faults, VariantFaultsError
from game.variants.load import Reading, Variant, variant_from_mapping
from game.variants.options import Chosen, chosen_of
from game.variants.trial import _pairs, try_options, try_pairs

Read = Callable[..., Reading]
Text = Callable[..., str]

OPTIONS = """\
options:
  run.min: {at: melds.run.min, values: [3, 4], default: 3}
  target: {at: match_end.at, range: [50, 500], default: 100}
  guard: {at: stock_out.stall_guard, range: [0, 9], default: 2}
  wilds: {at: [melds.set.wilds, melds.run.wilds], range: [0, 8], unlimited: true, default: 1}
  stock:
    values: {recycle: {}, end_hand: {stock_out: {part: end_hand}}}
    default: recycle
  drawing: {at: pile, values: {none: none, top: {part: top}}, default: none}
presets:
  long: {run.min: 4, target: 500}
"""


@pytest.fixture
def offer(read: Read, tiny: Text) -> Callable[..., Reading]:
    """The small game with options, read with choices of them."""

    def reading(choices: dict[str, object] | None = None, preset: str | None = None) -> Reading:
        text = tiny() + "stock_out: {part: recycle, stall_guard: 2}\n" + OPTIONS
        return read(text, wanted=choices, preset=preset)

    return reading


def variant_of(reading: Reading) -> Variant:
    assert reading.variant is not None
    return reading.variant


def test_without_a_choice_the_file_stands(offer: Callable[..., Reading]) -> None:
    variant = variant_of(offer())
    numbers = {"run.min": 3, "target": 100, "guard": 2, "wilds": 1}
    assert variant.chosen == {**numbers, "stock": "recycle", "drawing": "none"}
    assert [option.key for option in variant.options] == list(variant.chosen)


@pytest.mark.parametrize(
    ("choices", "asked", "answer"),
    [
        ({"run.min": 4}, lambda game: game.melds["run"].min, 4),
        ({"run.min": "4"}, lambda game: game.melds["run"].min, 4),
        ({"target": 50}, lambda game: game.match_end.at, 50),
        (
            {"wilds": "unlimited"},
            lambda game: [one.wilds for one in game.melds.values()],
            [999] * 2,
        ),
        ({"wilds": 0}, lambda game: [one.wilds for one in game.melds.values()], [0, 0]),
        ({"stock": "end_hand"}, lambda game: isinstance(game.stock_out, EndHand), True),
        # Applied in the order of the file, whatever the order of the choices.
        ({"stock": "end_hand", "guard": 5}, lambda game: isinstance(game.stock_out, EndHand), True),
        ({"drawing": "top"}, lambda game: type(game.pile).__name__, "TopOfPile"),
    ],
)
def test_a_choice_is_laid_over_the_file(
    offer: Callable[..., Reading],
    choices: dict[str, object],
    asked: Callable[[RummyGame], object],
    answer: object,
) -> None:
    reading = offer(choices)
    assert reading.variant is not None
    assert not [fault for fault in reading.faults if fault.severity == "error"]
    assert isinstance(reading.variant.game, RummyGame)
    assert asked(reading.variant.game) == answer


def test_a_preset_and_a_choice_over_it(offer: Callable[..., Reading]) -> None:
    assert variant_of(offer(preset="long")).chosen["target"] == 500
    chosen = variant_of(offer({"target": "100"}, preset="long")).chosen
    assert (chosen["run.min"], chosen["target"]) == (4, 100)


def test_a_choice_is_remembered_as_the_source(offer: Callable[..., Reading]) -> None:
    sources = variant_of(offer({"run.min": 4})).sources
    assert sources["melds.run.min"].via == "run.min=4"
    assert sources["melds.set.min"].via == ""


@pytest.mark.parametrize(
    ("choices", "preset", "key", "meant"),
    [
        ({"run_min": 4}, None, "fault.unknown_option", "run.min"),
        ({"run.min": 5}, None, "fault.option_value", None),
        ({"run.min": True}, None, "fault.option_value", None),
        ({"stock": "end_hands"}, None, "fault.option_value", "end_hand"),
        ({"target": 501}, None, "fault.option_value", None),
        ({"target": "unlimited"}, None, "fault.option_value", None),
        ({"wilds": "9"}, None, "fault.option_value", None),
        ({"wilds": "all"}, None, "fault.option_value", None),
        ({}, "lang", "fault.unknown_preset", "long"),
    ],
)
def test_a_choice_there_is_not(
    offer: Callable[..., Reading],
    choices: dict[str, object],
    preset: str | None,
    key: str,
    meant: str | None,
) -> None:
    reading = offer(choices, preset)
    assert [(fault.key, fault.fact("nearest")) for fault in reading.faults] == [(key, meant)]
    assert reading.variant is None


@pytest.mark.parametrize(
    ("option", "key", "path"),
    [
        ("a: {at: deal.hand, values: [7, 8]}", "missing_key", "a"),
        ("a: {at: deal.hand, values: [7, 8], default: 9}", "option_value", "a"),
        ("a: {at: deal.hand, values: [7], default: 7}", "option_one_value", "a.values"),
        ("a: {at: deal.hand, values: [7, 7], default: 7}", "twice", "a.values.2"),
        ("a: {at: deal.hand, default: 7}", "option_values_or_range", "a"),
        ("a: {at: id, values: [7, 8], range: [7, 8], default: 7}", "option_values_or_range", "a"),
        ("a: {values: [7, 8], default: 7}", "option_patches", "a.values"),
        ("a: {values: {b: 7, c: 8}, default: b}", "not_map", "a.values.b"),
        ("a: {range: [7, 8], default: 7}", "missing_key", "a"),
        ("a: {at: deal.hand, range: [8, 7], default: 7}", "least_over_most", "a.range"),
        ("a: {at: deal.hand, range: [7, 7], default: 7}", "least_over_most", "a.range"),
        ("a: {at: deal.hand, range: [7], default: 7}", "option_range", "a.range"),
        ("a: {at: deal.hand, range: [7, 8, 9], default: 7}", "option_range", "a.range"),
        ("a: {at: deal.hand, range: [7, 8, true], default: 7}", "option_range", "a.range"),
        ("a: {at: deal.hand, range: [7, many], default: 7}", "option_range", "a.range"),
        ("a: {at: deal.hand, range: [7, 8], unlimited: yes, default: 7}", "yes_no", "a.unlimited"),
        ("a: {at: deal.hand, value: [7, 8], default: 7}", "unknown_key", "a.value"),
        ("A b: {at: deal.hand, values: [7, 8], default: 7}", "bad_name", "A b"),
        ("a: 7", "not_map_such_as", "a"),
        # The file says seven.
        ("a: {at: deal.hand, values: [7, 8], default: 8}", "option_default_said", "a.default"),
        # There is nothing there to choose.
        ("a: {at: deal.hands, values: [7, 8], default: 7}", "option_path", "a.at"),
        (f"a: {{at: {'deal.' * 3000}hand, values: [7, 8], default: 7}}", "option_path", "a.at"),
    ],
)
def test_a_fault_of_an_option(read: Read, tiny: Text, option: str, key: str, path: str) -> None:
    faults = read(tiny() + f"options:\n  {option}\n").faults
    assert (f"fault.{key}", f"options.{path}") in [(fault.key, fault.path) for fault in faults]
    assert {fault.line for fault in faults} == {13}


@pytest.mark.parametrize(
    ("presets", "key", "path", "meant"),
    [
        ("long: {run.mim: 4}", "fault.unknown_key", "presets.long.run.mim", "run.min"),
        ("long: {run.min: 5}", "fault.option_value", "presets.long.run.min", None),
        ("long: [run.min]", "fault.not_map_such_as", "presets.long", None),
        ("The long: {run.min: 4}", "fault.bad_name", "presets.The long", None),
    ],
)
def test_a_fault_of_a_preset(
    read: Read, tiny: Text, presets: str, key: str, path: str, meant: str | None
) -> None:
    option = "options:\n  run.min: {at: melds.run.min, values: [3, 4], default: 3}\n"
    (fault,) = read(tiny() + option + f"presets:\n  {presets}\n").faults
    assert (fault.key, fault.path, fault.fact("nearest")) == (key, path, meant)


@pytest.mark.parametrize(
    ("ruling", "key"),
    [
        ("{id: R-1, option: run_min}", "fault.not_word"),
        ("{option: run.min}", "fault.missing_key"),
        ("{id: R-1, why: so}", "fault.unknown_key"),
        ("R 1", "fault.bad_name"),
        ("[R-1]", "fault.not_text"),
    ],
)
def test_a_fault_of_a_ruling(read: Read, tiny: Text, ruling: str, key: str) -> None:
    faults = read(tiny() + f"rulings:\n  - R-0\n  - {ruling}\n").faults
    assert [(fault.key, fault.line) for fault in faults] == [(key, 14)]


OPEN = "rulings: [{id: R-1, option: a, unless: {b: [5, 6]}}]\n"


@pytest.mark.parametrize(
    ("chosen", "is_open"),
    [({}, True), ({"a": 8}, False), ({"b": 5}, False), ({"b": 6}, False), ({"b": 7}, True)],
)
def test_a_question_is_open_while_nobody_decides_it_and_it_arises(
    read: Read, tiny: Text, chosen: dict[str, int], is_open: bool
) -> None:
    options = (
        "options:\n"
        "  a: {at: deal.hand, values: [7, 8], default: 7}\n"
        "  b: {at: melds.set.min, values: [3, 5, 6, 7], default: 3}\n"
    )
    variant = variant_of(read(tiny() + options + OPEN))
    (ruling,) = variant.rulings
    assert ruling.is_open(chosen, {option.key: option for option in variant.options}) == is_open


@pytest.mark.parametrize(
    ("unless", "key"),
    [
        ("{b: 5}", "fault.unknown_key"),
        ("{a: 9}", "fault.not_word"),
        ("{a: [7, 9]}", "fault.not_word"),
        ("a", "fault.not_map"),
    ],
)
def test_a_fault_of_when_a_question_does_not_arise(
    read: Read, tiny: Text, unless: str, key: str
) -> None:
    options = "options:\n  a: {at: deal.hand, values: [7, 8], default: 7}\n"
    faults = read(tiny() + options + f"rulings: [{{id: R-1, unless: {unless}}}]\n").faults
    assert [fault.key for fault in faults] == [key]


def test_a_value_that_breaks_the_game_is_found_by_trying(
    read: Read, tiny: Text, tmp_path: Path
) -> None:
    text = tiny() + "options:\n  size: {at: melds.set.min, values: [3, 8], default: 3}\n"
    reading = read(text)
    assert reading.faults == ()
    (fault,) = try_options(tmp_path / "tiny.yaml", [tmp_path], variant_of(reading))
    assert (fault.key, fault.line) == ("fault.set_impossible", 13)
    assert fault.fact("option") == "size=8"


RUN_MIN = "options:\n  run.min: {{at: {at}, values: [3, 4], default: 3}}\n"


@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ("run, min: 3", "run, min: three", "fault.not_whole", "melds.run.min"),
        ("run, min: 3", "run, mim: 3", "fault.unknown_key", "melds.run.mim"),
        ("{part: run, ", "{", "fault.missing_part", "melds.run"),
    ],
)
def test_of_what_is_wrong_in_the_file_no_default_is_blamed(
    read: Read, tiny: Text, old: str, new: str, key: str, path: str
) -> None:
    faults = read(tiny(old, new) + RUN_MIN.format(at="melds.run.min")).faults
    assert [(fault.key, fault.path) for fault in faults] == [(key, path)]


@pytest.mark.parametrize(
    ("at", "lost", "meant"),
    [
        ("melds.run.mim", "melds.run.mim", "melds.run.min"),
        ("melds.rum.min", "melds.rum.min", "melds.run.min"),
        ("meld.run.min", "meld.run.min", "melds.run.min"),
        ("run.min", "run.min", "melds.run.min"),
        ("melds.run.min.x", "melds.run.min.x", "melds.run.min"),
        ("[melds.run.min, melds.sett.min]", "melds.sett.min", "melds.set.min"),
        ("id", "id", None),
        ("options", "options", None),
        ("''", "", None),
    ],
)
def test_a_path_that_leads_nowhere_is_told_where_it_is_written(
    read: Read, tiny: Text, at: str, lost: str, meant: str | None
) -> None:
    (fault,) = read(tiny() + RUN_MIN.format(at=at)).faults
    assert (fault.key, fault.path) == ("fault.option_path", "options.run.min.at")
    assert (fault.fact("given"), fault.fact("nearest")) == (lost, meant)
    assert (fault.line, fault.column) == (13, 17)


@pytest.mark.parametrize(
    ("choices", "readings", "tried"), [(2, 9, 2), (9, 3, 3), (5, 9, None), (9, 5, None)]
)
def test_of_very_many_choices_it_is_said_how_many_were_tried(
    read: Read,
    tiny: Text,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    choices: int,
    readings: int,
    tried: int | None,
) -> None:
    """A file is read as often as there is time for, and that depends on its size as well."""
    file = tmp_path / "tiny.yaml"
    option = "options:\n  hand: {at: deal.hand, values: [7, 8, 9, 10, 11, 6], default: 7}\n"
    variant = variant_of(read(tiny() + option))
    monkeypatch.setattr("game.variants.trial.CHOICES_MOST", choices)
    monkeypatch.setattr("game.variants.trial._readings_most", lambda variant: readings)
    told = [
        (fault.key, fault.fact("most"), fault.fact("choices"))
        for fault in try_options(file, [tmp_path], variant)
    ]
    assert told == ([("fault.too_many_choices", tried, 5)] if tried else [])


# Two at once ----------------------------------------------------------------------------------

LAY_OFF = (
    "options:\n"
    "  to: {at: lay_off.to, values: [any, nobody], default: any}\n"
    "  reclaim: {at: lay_off.reclaim, values: [false, true], default: false}\n"
    "  hand: {at: deal.hand, values: [7, 8], default: 7}\n"
)


def test_two_choices_that_do_not_go_together_are_told_with_both_names(
    read: Read, tiny: Text, tmp_path: Path
) -> None:
    variant = variant_of(read(tiny() + LAY_OFF))
    file = tmp_path / "tiny.yaml"
    assert list(try_options(file, [tmp_path], variant)) == []
    (fault,) = try_pairs(file, [tmp_path], variant)
    assert (fault.key, fault.path) == ("fault.reclaim_from_nobody", "lay_off.reclaim")
    assert (fault.fact("option"), fault.fact("other")) == ("to=nobody", "reclaim=true")


def test_what_one_choice_breaks_alone_is_not_told_of_pairs(
    read: Read, tiny: Text, tmp_path: Path
) -> None:
    text = tiny() + LAY_OFF + "  size: {at: melds.set.min, values: [3, 8], default: 3}\n"
    faults = try_pairs(tmp_path / "tiny.yaml", [tmp_path], variant_of(read(text)))
    assert [fault.key for fault in faults] == ["fault.reclaim_from_nobody"]


def test_of_very_many_pairs_it_is_said_how_many_were_tried(
    read: Read, tiny: Text, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = variant_of(read(tiny() + LAY_OFF))
    monkeypatch.setattr("game.variants.trial._readings_most", lambda variant: 2)
    *_, last = try_pairs(tmp_path / "tiny.yaml", [tmp_path], variant)
    assert (last.key, last.fact("tried"), last.fact("count")) == ("fault.pairs_not_tried", 2, 3)


def test_every_pair_is_tried_once(read: Read, tiny: Text) -> None:
    changes = [
        [(name, value) for value in range(count)]
        for name, count in zip("abcd", (1, 3, 2, 0), strict=True)
    ]
    pairs = list(_pairs(changes))
    assert len(set(pairs)) == len(pairs) == 1 * 3 + 1 * 2 + 3 * 2
    assert pairs[:3] == [(("a", 0), ("b", 0)), (("a", 0), ("c", 0)), (("b", 0), ("c", 0))]


# Saved matches --------------------------------------------------------------------------------


def test_a_saved_variant_needs_no_file(offer: Callable[..., Reading]) -> None:
    variant = variant_of(offer({"run.min": 4, "wilds": "unlimited"}))
    saved = json.loads(json.dumps(variant.resolved))
    again = variant_from_mapping(saved)
    assert (again.id, again.game, again.chosen) == (variant.id, variant.game, variant.chosen)
    assert again.resolved == saved
    assert variant_from_mapping(again.resolved).game == variant.game


@pytest.mark.parametrize(
    "damage",
    [
        *({"deal": {"hand": 0}}, {"deal": None}, {"deal": 3.5}, {"id": 7}, {"family": "whist"}),
        *({"schema": 2}, {"burn": True}, {"melds": [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]}),
    ],
)
def test_a_damaged_save_is_refused(
    offer: Callable[..., Reading], damage: dict[str, object]
) -> None:
    saved = {**variant_of(offer()).resolved, **damage}
    with pytest.raises(VariantFaultsError):
        variant_from_mapping(saved)


@pytest.mark.parametrize(
    ("presets", "allowed"), [({}, "-"), ({"long": {}}, "long"), ({"a": {}, "b": {}}, "a, b")]
)
def test_what_could_have_been_meant_is_told(presets: dict[str, Chosen], allowed: str) -> None:
    faults = Faults()
    assert chosen_of({}, presets, "nothing like it", {}, faults) == {}
    assert [fault.fact("allowed") for fault in faults] == [allowed]
