"""Words that change before what is filled in: French "de" before a vowel, Spanish "de" before "el".

Every text is looked at where a word of its own stands before something that is filled in. What a
term or another text begins with is known, game by game; what a name begins with is not, unless the
text asks for its sound. Numbers and cards are written in signs, and change no word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression

from game.l10n.catalogue import VOWEL, sound

APOSTROPHE = "\u2019"


class Habits(NamedTuple):
    """What a language does where two words meet. `shortened`: words that lose a letter, or become
    others, before a vowel. `short`: how words end that stand only before a vowel. `joined`: words
    that become one with the next word, by the next word."""

    shortened: frozenset[str]
    short: re.Pattern[str]
    joined: Mapping[str, frozenset[str]]


def _habits(shortened: str, short: str, **joined: str) -> Habits:
    ends = rf"(?:^|[\W_])(?:{short}){APOSTROPHE}$" if short else "$ "
    pairs = {word.strip("_"): frozenset(after.split()) for word, after in joined.items()}
    return Habits(frozenset(shortened.split()), re.compile(ends, re.IGNORECASE), pairs)


_PORTUGUESE = "o a os as ele ela eles elas este esta esse essa aquele aquela isto isso aquilo"
_ITALIAN = f"il lo la i gli le l{APOSTROPHE}"
HABITS = {
    "ca": _habits("el la de del al pel em et es ne me te se", "[ldmtsn]", a="el els", de="el els"),
    "es": _habits("", "", a="el", de="el"),
    "fr": _habits(
        "ce de du je la le au me ne que se te jusque lorsque puisque quoique ma ta sa beau nouveau"
        " vieux",
        "[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu",
        à="le les",
        de="le les",
    ),
    "it": _habits(
        "il lo la una del dello della al allo alla dal dallo dalla nel nello nella sul sullo sulla"
        " quello quella bello bella",
        "[dl]|un|dell|all|dall|nell|sull|quell|bell",
        di=_ITALIAN,
        a=_ITALIAN,
        da=_ITALIAN,
        in_=_ITALIAN,
        su=_ITALIAN,
    ),
    "pt": _habits("", "", de=_PORTUGUESE, em=_PORTUGUESE, por="o a os as", a="o os a as"),
}

#: The facts that are words, and may begin with any letter.
NAMES = frozenset(
    {
        *("player", "players", "name", "names", "owner", "game"),
        *("meld", "melds", "contract", "scores"),
    }
)
#: French words with an h or a vowel before which nothing is shortened.
_APART = re.compile(r"haut|huit|hors|hasard|hibou|onz|oui", re.IGNORECASE)
#: The last word of what stands before. Stars may come between; before a sign of quoting nothing
#: changes.
_LAST = re.compile(rf"(?:^|[^\w{APOSTROPHE}'-])(\w+)[ \n]\*?$")
_FIRST = re.compile(rf"[^\W\d_]+{APOSTROPHE}?")
#: The end of what stands before, as it is shown.
_END = re.compile(r"\S+\s*\*?$")
#: Functions that leave the beginning of what they are given.
_AS_GIVEN = frozenset({"CAPITAL"})
_SOUNDS = frozenset({"SOUND", "INITIAL"})


class _Known(NamedTuple):
    """What is known at a place in a text. `game`: the one that is spoken of; `others`: those it is
    not. `sounded`: facts whose sound the text has asked for."""

    game: str = ""
    others: frozenset[str] = frozenset()
    sounded: Mapping[str, str | None] = {}


#: What a fact may begin with, as long as its sound is not known.
_ANYTHING = None
_Beginning = str | None
#: An expression in braces, of which Fluent has many kinds.
_Expression = Any
Values = Mapping[str, ast.Pattern | None]


def clashes(language: str, pattern: ast.Pattern | None, values: Values) -> Iterator[str]:
    """Yield the places of a text where two words meet that may not stand like that, as they are
    written. `values`: what all entries of the language say."""
    habits = HABITS.get(language.partition("_")[0])
    if habits is not None and pattern is not None:
        yield from _Reading(habits, values).within(pattern, _Known())


class _Reading:
    def __init__(self, habits: Habits, values: Values) -> None:
        self._habits, self._values = habits, values

    def within(self, pattern: ast.Pattern, known: _Known) -> Iterator[str]:
        before = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                before = element.value
                continue
            expression = element.expression
            if before and self._clash(before, expression, known):
                end = _END.search(before)
                filled = serialize_expression(_shown(expression))
                yield f"{end[0] if end else ''}{{ {filled} }}"
            if isinstance(expression, ast.SelectExpression):
                for variant, told in _variants(expression, known):
                    yield from self.within(variant.value, told)
            before = ""

    def _clash(self, before: str, expression: _Expression, known: _Known) -> bool:
        return any(
            self._do_clash(before, beginning)
            for beginning in self._beginnings(expression, known, frozenset())
        )

    def _do_clash(self, before: str, beginning: _Beginning) -> bool:
        habits = self._habits
        is_short = habits.short.search(before) is not None
        last = _LAST.search(before)
        word = last[1].lower() if last else ""
        if beginning is _ANYTHING:
            return is_short or word in habits.shortened
        is_vowel = sound(beginning) == VOWEL and not _APART.match(beginning)
        if is_short and not is_vowel:
            return True
        first = _FIRST.match(beginning)
        joins = first is not None and first[0].lower() in habits.joined.get(word, ())
        return joins or (is_vowel and word in habits.shortened)

    def _beginnings(
        self, expression: _Expression, known: _Known, inside: frozenset[str]
    ) -> Iterator[_Beginning]:
        match expression:
            case ast.Placeable():
                yield from self._beginnings(expression.expression, known, inside)
            case ast.VariableReference() if expression.id.name in known.sounded:
                yield known.sounded[expression.id.name]
            case ast.VariableReference() if expression.id.name in NAMES:
                yield _ANYTHING
            case ast.StringLiteral():
                yield str(expression.parse()["value"])
            case ast.FunctionReference() if expression.id.name in _AS_GIVEN:
                for given in expression.arguments.positional:
                    yield from self._beginnings(given, known, inside)
            case ast.SelectExpression():
                for variant, told in _variants(expression, known):
                    yield from self._first(variant.value, told, inside)
            case ast.TermReference() | ast.MessageReference():
                is_term = isinstance(expression, ast.TermReference)
                name = f"-{expression.id.name}" if is_term else expression.id.name
                value = self._values.get(name)
                if value is not None and name not in inside:
                    told = known._replace(game=_named_game(expression) or known.game)
                    yield from self._first(value, told, inside | {name})

    def _first(
        self, pattern: ast.Pattern, known: _Known, inside: frozenset[str]
    ) -> Iterator[_Beginning]:
        for element in pattern.elements[:1]:
            if isinstance(element, ast.TextElement):
                yield element.value.lstrip(" \n*")
            else:
                yield from self._beginnings(element.expression, known, inside)


def _shown(expression: _Expression) -> _Expression:
    """Return the part of an expression that is shown to tell which it is."""
    return expression.selector if isinstance(expression, ast.SelectExpression) else expression


def _named_game(reference: ast.TermReference | ast.MessageReference) -> str:
    arguments = getattr(reference, "arguments", None)
    named = arguments.named if arguments else []
    return next((str(one.value.value) for one in named if one.name.name == "game"), "")


def _variants(select: ast.SelectExpression, known: _Known) -> Iterator[tuple[ast.Variant, _Known]]:
    """Yield the variants that may be said, each with what is known where it is."""
    selector: _Expression = select.selector
    variants = select.variants
    name = selector.id.name if isinstance(selector, ast.FunctionReference) else ""
    if name in _SOUNDS:
        asked = selector.arguments.positional[0]
        for variant in variants:
            told = dict(known.sounded)
            if isinstance(asked, ast.VariableReference):
                told[asked.id.name] = _heard(name, _key(variant))
            yield variant, known._replace(sounded=told)
    elif name == "GAME":
        named = {_key(variant) for variant in variants if not variant.default}
        for variant in variants:
            key = _key(variant)
            if not variant.default and (known.game or key) == key and key not in known.others:
                yield variant, known._replace(game=key)
            elif variant.default and known.game not in named:
                yield variant, known._replace(others=known.others | named)
    else:
        for variant in variants:
            yield variant, known


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _heard(function: str, key: str) -> _Beginning:
    """Return a word that begins as those a variant is for."""
    if function == "SOUND":
        return "a" if key == VOWEL else "b"
    return key if len(key) == 1 else _ANYTHING
