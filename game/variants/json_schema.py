"""The JSON Schema of game files, made from the parts: editors complete and check by it.

It says what can be known of one file alone: keys, values, bounds. What hangs on the file below, or
on the game as a whole, only the check of the game sees.
"""

import json
from collections.abc import Callable
from typing import Any

from game.engine import parts
from game.engine.scoring.points import FACE_VALUE, RANK_NAMES
from game.settings import CRESTS
from game.variants.fields import ROUND, GameField, fields_of, owner_of, text_key
from game.variants.inherit import MORE
from game.variants.load import SCHEMA
from game.variants.options import OPTION_KEYS
from game.variants.schema import CREST, EXTENDS, FAMILIES, NAME, PART
from game.variants.values import UNLIMITED_WORD
from game.variants.words import MOST

Schema = dict[str, Any]
Say = Callable[[str], str]
"""Returns the text of a key."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"
NOTHING: Schema = {"type": "null"}
_NAMED = rf"^{NAME.pattern}$"
_RANK = "(A|[2-9]|10|T|J|Q|K)"
_POINT_KEY = rf"^({_RANK}(-{_RANK})?[cdhs]?|joker)$"
_CARD = rf"^{_RANK}[cdhs]$"
#: Shapes of lists: a file that extends another may add to them.
_LISTS = (parts.RankList, parts.CardList, parts.Counts, parts.RoundList)


def json_schema(say: Say) -> Schema:
    """Return the schema, with its descriptions in the language of `say`."""
    families = [
        {
            "title": family,
            "properties": {
                **_head(family),
                **_properties(fields_of(kind), say),
            },
            "additionalProperties": False,
        }
        for family, kind in FAMILIES.items()
    ]
    return {
        "$schema": DIALECT,
        "title": "Loba",
        "type": "object",
        "anyOf": families,
        # A game that stands on none has to say what it is.
        "if": {"not": {"required": [EXTENDS]}},
        "then": {"required": ["schema", "id"]},
    }


def schema_text(say: Say) -> str:
    """Return the schema as it is written into a file."""
    return json.dumps(json_schema(say), indent=1, ensure_ascii=False) + "\n"


def _head(family: str) -> Schema:
    """Return the keys that say something about the game."""
    any_map: Schema = {"type": "object", "propertyNames": {"pattern": r"^[a-z][a-z0-9_.]*$"}}
    options = any_map | {
        "additionalProperties": _or_nothing(
            {
                "type": "object",
                "properties": dict.fromkeys(OPTION_KEYS, True),
                "additionalProperties": False,
            }
        )
    }
    presets = any_map | {"additionalProperties": {"type": ["object", "null"]}}
    rulings = {"type": "array", "items": {"type": ["string", "object"]}}
    return {
        **{word: _words(most) for word, most in MOST.items()},
        "schema": {"const": SCHEMA},
        "id": {"type": "string", "pattern": _NAMED},
        "family": {"const": family},
        CREST: {"enum": list(CRESTS)},
        EXTENDS: {"type": "string", "pattern": "^[a-z0-9_]+(/[a-z0-9_]+)*$"},
        "options": _or_nothing(options),
        "presets": _or_nothing(presets),
        "rulings": _or_nothing(rulings),
        f"rulings{MORE}": rulings,
    }


def _words(most: int) -> Schema:
    """Return a text for all languages, or one for each."""
    text = {"type": ["string", "integer"], "maxLength": most}
    return {"anyOf": [text, {"type": "object", "additionalProperties": text}]}


def _properties(known: tuple[GameField, ...], say: Say) -> Schema:
    found: Schema = {}
    for one in known:
        described = {"description": say(one.text_key), **_of(one, say)}
        found[one.name] = _or_nothing(described)
        if isinstance(one.shape, _LISTS):
            found[f"{one.name}{MORE}"] = described
    return found


def _or_nothing(schema: Schema) -> Schema:
    """Return a schema that allows nothing too: it removes what a file below said."""
    words = {"description": schema.pop("description")} if "description" in schema else {}
    return {**words, "anyOf": [schema, NOTHING]}


def _of(one: GameField, say: Say) -> Schema:
    match one.shape:
        case parts.Flag():
            return {"type": "boolean"}
        case parts.Whole(low, high, unlimited):
            return _whole(low, high, unlimited)
        case parts.Word(choices):
            named = [
                {"const": word, "description": say(text_key(f"{one.key}.{word}"))}
                for word in choices
            ]
            return {"oneOf": named}
        case parts.ByPlayers(low, high):
            number = _whole(low, high)
            by_players = {
                "type": "object",
                "patternProperties": {"^[2-8]$": _or_nothing(number)},
                "additionalProperties": False,
            }
            return {"anyOf": [number, by_players]}
        case parts.Points():
            return _points(one.shape)
        case parts.RankList(joker):
            return _list({"anyOf": [{"pattern": _ranks(joker), "type": "string"}, _whole(2, 10)]})
        case parts.CardList():
            return _list({"type": "string", "pattern": _CARD})
        case parts.Counts(low, high):
            return _list(_whole(low, high))
        case parts.Record(kind):
            return _map(_properties(fields_of(kind, one.key), say))
        case parts.PartSlot(slot):
            return _slot(slot, say)
        case parts.Named(slot):
            names, part = {"pattern": _NAMED}, _or_nothing(_slot(slot, say))
            return {"type": "object", "propertyNames": names, "additionalProperties": part}
        case parts.RoundList(kind):
            melds = _melds()
            full = _map(_properties(fields_of(kind, ROUND), say)) | {"required": ["melds"]}
            return _list({"anyOf": [melds, full]}) | {"minItems": 1}
        case None:
            return _melds()


def _melds() -> Schema:
    return _list({"type": "string"}) | {"minItems": 1}


def _whole(low: int, high: int, unlimited: bool = False) -> Schema:
    number: Schema = {"type": "integer", "minimum": low, "maximum": high}
    return {"anyOf": [number, {"const": UNLIMITED_WORD}]} if unlimited else number


def _list(item: Schema) -> Schema:
    return {"type": "array", "items": item}


def _map(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _ranks(joker: bool) -> str:
    names = "|".join(RANK_NAMES[1:])
    return rf"^({names}|T)(-({names}|T))?$" + ("|^joker$" if joker else "")


def _points(shape: parts.Points) -> Schema:
    number = _whole(shape.low, shape.high)
    worth: list[Schema] = [number, {"const": FACE_VALUE}, NOTHING]
    if shape.lists:
        worth.append(_list(number))
    extra = {name: {"anyOf": worth} for name in shape.extra}
    return {
        "type": "object",
        "properties": extra,
        "patternProperties": {_POINT_KEY: {"anyOf": worth}},
        "additionalProperties": False,
    }


def _slot(slot: str, say: Say) -> Schema:
    """Return what one of the parts of a slot may be: its name where it needs no more, or a map. A
    map without `part` changes the part of the file below."""
    known = parts.parts_of(slot)
    alone: list[Schema] = []
    maps: list[Schema] = []
    for name, kind in known.items():
        owner = owner_of(slot, name)
        own, words = fields_of(kind, owner), say(text_key(owner))
        if not any(one.is_needed for one in own):
            alone.append({"const": name, "description": words})
        properties = {PART: {"const": name}, **_properties(own, say)}
        maps.append({"title": name, "description": words, **_map(properties)})
    return {"anyOf": [*alone, *maps]}
