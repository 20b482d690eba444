"""What is known of every field: its words in each language, and the schema editors check by."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from test_variant_house import RIGHT

from game.__main__ import main
from game.engine import parts
from game.l10n.catalogue import Texts
from game.paths import bundled, user_data
from game.reading.faults import Faults
from game.reading.yaml_tree import plain_of, read_text
from game.variants.catalogue import Catalogue
from game.variants.fields import ROUND, GameField, fields_at, fields_of, in_full, owner_of, text_key
from game.variants.json_schema import json_schema
from game.variants.load import read_variant, variant_from_mapping
from game.variants.schema import FAMILIES

Capture = pytest.CaptureFixture[str]
GAMES = sorted(Catalogue([bundled("assets/variants")]).ids())


def all_fields() -> Iterator[GameField]:
    for kind in FAMILIES.values():
        yield from with_groups(fields_of(kind))
    for slot, known in parts.slots().items():
        for name, part in known.items():
            yield from with_groups(fields_of(part, owner_of(slot, name)))


def with_groups(some: Iterable[GameField]) -> Iterator[GameField]:
    for one in some:
        yield one
        if isinstance(one.shape, parts.Record):
            yield from with_groups(fields_of(one.shape.kind, one.key))
        elif isinstance(one.shape, parts.RoundList):
            yield from fields_of(one.shape.round, ROUND)


def names_of_parts() -> Iterator[str]:
    for slot, known in parts.slots().items():
        yield from (text_key(owner_of(slot, name)) for name in known)


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_every_field_value_and_part_has_words(language: str) -> None:
    text = (bundled("locales") / language / "fields.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^(field-\S+) =", text, re.MULTILINE))
    asked = {key for one in all_fields() for key in one.text_keys}
    assert said == {key.replace(".", "-") for key in asked | set(names_of_parts())}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_said_in_full_is_the_same_game(game: str) -> None:
    variant = Catalogue([bundled("assets/variants")]).load(game)
    full = in_full(variant.resolved, variant.family)
    head = {key: variant.resolved[key] for key in ("schema", "id", "family", "chosen")}
    assert variant_from_mapping({**head, **full}).game == variant.game
    told = {path.partition(".")[0] for path, _ in fields_at(full, variant.family)}
    assert told == set(full)


# The schema -----------------------------------------------------------------------------------


def allows(schema: Any, data: Any) -> bool:
    """Whether a schema allows some data: as much of the standard as ours speaks."""
    if isinstance(schema, bool):
        return schema
    known = {name: test for name, test in KEYWORDS.items() if name in schema}
    assert schema.keys() <= KEYWORDS.keys() | IDLE, schema.keys()
    return all(test(schema, data) for test in known.values())


IDLE = {"$schema", "title", "description", "then", "patternProperties", "additionalProperties"}
TYPES = {"object": dict, "array": list, "string": str, "null": type(None), "boolean": bool}


def is_type(name: str, data: Any) -> bool:
    if name == "integer":
        return isinstance(data, int) and not isinstance(data, bool)
    return isinstance(data, TYPES[name])


def entries_allowed(schema: Any, data: Any) -> bool:
    if not isinstance(data, dict):
        return True
    for key, value in data.items():
        spoken = [schema["properties"][key]] if key in schema.get("properties", {}) else []
        patterns = schema.get("patternProperties", {})
        spoken += [one for pattern, one in patterns.items() if re.search(pattern, key)]
        if not all(allows(one, value) for one in spoken or [schema["additionalProperties"]]):
            return False
    return True


KEYWORDS: dict[str, Any] = {
    "type": lambda schema, data: any(
        is_type(name, data)
        for name in ([schema["type"]] if isinstance(schema["type"], str) else schema["type"])
    ),
    "const": lambda schema, data: (
        schema["const"] == data and isinstance(data, bool) == isinstance(schema["const"], bool)
    ),
    "pattern": lambda schema, data: (
        not isinstance(data, str) or re.search(schema["pattern"], data) is not None
    ),
    "minimum": lambda schema, data: not is_type("integer", data) or data >= schema["minimum"],
    "maximum": lambda schema, data: not is_type("integer", data) or data <= schema["maximum"],
    "items": lambda schema, data: (
        not isinstance(data, list) or all(allows(schema["items"], item) for item in data)
    ),
    "maxLength": lambda schema, data: not isinstance(data, str) or len(data) <= schema["maxLength"],
    "minItems": lambda schema, data: not isinstance(data, list) or len(data) >= schema["minItems"],
    "required": lambda schema, data: (
        not isinstance(data, dict) or all(key in data for key in schema["required"])
    ),
    "propertyNames": lambda schema, data: (
        not isinstance(data, dict) or all(allows(schema["propertyNames"], key) for key in data)
    ),
    "properties": entries_allowed,
    "additionalProperties": entries_allowed,
    "anyOf": lambda schema, data: any(allows(one, data) for one in schema["anyOf"]),
    "oneOf": lambda schema, data: sum(allows(one, data) for one in schema["oneOf"]) == 1,
    "not": lambda schema, data: not allows(schema["not"], data),
    "if": lambda schema, data: not allows(schema["if"], data) or allows(schema["then"], data),
}
SCHEMA = json_schema(Texts(["en"], [bundled("locales")]).text)


def plain(text: str) -> Any:
    node = read_text(text, "", Faults())
    return None if node is None else plain_of(node)


@pytest.mark.parametrize("file", sorted(bundled("assets/variants").rglob("*.yaml")), ids=str)
def test_the_schema_allows_every_file_of_ours(file: Path) -> None:
    data = plain(file.read_text(encoding="utf-8"))
    # A file that is there to be extended need not say what it is.
    assert allows(SCHEMA, {"schema": 1, "id": "base", **data})


@pytest.mark.parametrize(
    "text", [f"extends: {game}\n{body}\n" for game, some in RIGHT.items() for body in some]
)
def test_the_schema_allows_what_is_right(text: str) -> None:
    assert allows(SCHEMA, plain(text))


SEEN = [
    "extends: carioca\npille: none\n",
    "extends: carioca\ndeck: {jokres: 4}\n",
    "extends: carioca\ndeck: {jokers: -2}\n",
    "extends: carioca\ndeck: {jokers: true}\n",
    "extends: carioca\ndeck: 3\n",
    "extends: carioca\nscore: {joker: 50}\n",
    "extends: carioca\nscore: {points: {jocker: 5}}\n",
    "extends: carioca\nscore: {points: {joker: 5000}}\n",
    "extends: carioca\nscore: {points: {joker: fifty}}\n",
    "extends: carioca\ndeal: {upcard: yes}\n",
    "extends: carioca\ndirection: clockwize\n",
    "extends: carioca\nwild: [jokers]\n",
    "extends: carioca\nopening: {rounds: [trio, trio]}\n",
    "extends: loba_de_menos\nmatch_end: target\n",
    "extends: loba_de_menos\nmatch_end: {part: tarjet}\n",
    "extends: loba_de_menos\npile: {part: none, must_play: true}\n",
    "extends: la_mona\nscore: {cards: {11d: 2}}\n",
    "extends: Carioca.yaml\n",
    "id: Mi casa\nextends: carioca\n",
    "schema: 2\nextends: carioca\n",
    "deck: {jokers: 2}\n",
]


@pytest.mark.parametrize("text", SEEN)
def test_the_schema_refuses_what_is_misspelt_or_out_of_bounds(text: str) -> None:
    assert not allows(SCHEMA, plain(text))


# On the command line --------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return user_data() / "variants"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_file_changes_nothing_until_somebody_takes_a_mark_away(
    capsys: Capture, home: Path, game: str
) -> None:
    assert main(["variants", "new", "casa", "--like", game, "--lang", "fr"]) == 0
    assert str(home / "casa.yaml") in capsys.readouterr().out
    like, new = Catalogue().load(game), Catalogue().read("casa")
    assert new.faults == ()
    assert new.variant is not None
    assert new.variant.game == like.game
    assert allows(
        json.loads((home / "loba.schema.json").read_text(encoding="utf-8")), {"extends": game}
    )
    # With every mark taken away it is the same game still, said in full.
    file = home / "casa.yaml"
    head, _, body = file.read_text(encoding="utf-8").partition("\n\n")
    file.write_text(f"{head}\n\n" + re.sub("^#", "", body, flags=re.MULTILINE), encoding="utf-8")
    said = read_variant(file, Catalogue().roots)
    assert said.variant is not None
    assert said.variant.game == like.game
    assert allows(SCHEMA, plain(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", ["carioca", "casa", "Mi casa", "../casa"])
def test_no_file_is_written_over_and_no_name_leads_elsewhere(
    capsys: Capture, home: Path, name: str
) -> None:
    main(["variants", "new", "casa", "--like", "carioca"])
    before = {file: file.read_bytes() for file in home.parent.rglob("*") if file.is_file()}
    assert main(["variants", "new", name, "--like", "carioca"]) != 0
    assert capsys.readouterr().err
    assert before == {file: file.read_bytes() for file in home.parent.rglob("*") if file.is_file()}


def test_faults_are_told_as_data(capsys: Capture, tmp_path: Path) -> None:
    good, bad = tmp_path / "buena.yaml", tmp_path / "mala.yaml"
    good.write_text("extends: carioca\nscore: {points: {joker: 50}}\n", encoding="utf-8")
    bad.write_text("extends: carioca\ndeck: {jokres: 4}\n", encoding="utf-8")
    assert main(["variants", "check", "--json", str(good), str(bad), "--lang", "en"]) == 1
    right, wrong = json.loads(capsys.readouterr().out)
    assert (right["sound"], wrong["sound"]) == (True, False)
    assert right["played"]["hands"] > 0
    (fault,) = wrong["faults"]
    told = {key: fault[key] for key in ("file", "line", "column", "path", "severity", "key")}
    assert told == {
        **{"file": str(bad), "line": 2, "column": 8, "path": "deck.jokres"},
        **{"severity": "error", "key": "fault.unknown_key"},
    }
    assert fault["facts"]["nearest"] == "jokers"
    assert "Did you mean “jokers”?" in fault["told"]
