"""A rule part answers for itself: what it says has its words, and nobody asks for its class.

Outside the engine the class of a part or of a family is asked for only where two families part
ways: each of these places is counted, and there shall not be more of them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

import pytest

import game
from game.engine.fishing.flow import FishingRules
from game.engine.fishing.game import FishingGame
from game.engine.parts import Sentence, Word, says, slots
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.engine.rummy.opening import Round
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind
from game.engine.scoring.match_end import Stakes
from game.engine.scoring.points import PointTable
from game.l10n.catalogue import Texts
from game.paths import bundled

GAME = Path(game.__file__).parent
PARTS = [(slot, name, kind) for slot, named in slots().items() for name, kind in named.items()]
FAMILIES = (RummyRules, FishingRules, RummyGame, FishingGame, RunKind, SetKind)
CLASSES = {kind.__name__ for _, _, kind in PARTS} | {kind.__name__ for kind in FAMILIES}
HAS = Texts(["en"], [bundled("locales")]).has
#: At the start there were 149.
ASKED_MOST = 16

DESCRIBED: Mapping[str, Callable[[Any], Iterable[Sentence]]] = {
    "meld": lambda part: part.sentences(has_wilds=True),
    "pile": lambda part: [says(f"turn.draw.{part.name}"), *part.sentences(adds=True, at_once=True)],
    "opening": lambda part: [says(part.turn), *part.sentences(adds=True)],
    "stock_out": lambda part: part.sentences("score_all", pile_drawn=True),
    "score": lambda part: [
        says(part.aim),
        *(sentence for place in part.counted() for sentence in place.sentences),
        *part.extras(stock_ends_hand=True),
    ],
    "fishing_score": lambda part: [*part.sentences(), *part.extras()],
    "match_end": lambda part: [part.aim(), *part.sentences(Stakes(on=True), 2, 4)],
    "build": lambda part: [*part.sentences(), *part.raising_sentences()],
}
#: What a game does without is not told.
UNTOLD = {("build", "none")}


def example_of(kind: type, **given: Any) -> Any:
    """The part as it usually is, with something in every field that has no default."""
    known = {"rounds": (Round(("trio",)),), "at": 100}
    told = {
        field.name: known.get(field.name, PointTable.of({"A": 1}))
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    }
    return kind(**told, **given)


def words_of(kind: type) -> Iterator[dict[str, str]]:
    """Each word that may be written for a field, by itself; nothing, once."""
    yield {}
    for field in fields(kind):
        if isinstance(shape := field.metadata.get("shape"), Word):
            yield from ({field.name: word} for word in shape.choices)


def lacking(slot: str, kind: type, has: Callable[[str], bool]) -> list[str]:
    """What a part lacks to be described: the answer itself, or the words of a sentence."""
    try:
        told = [
            sentence
            for given in words_of(kind)
            for sentence in DESCRIBED[slot](example_of(kind, **given))
        ]
    except (AttributeError, TypeError) as error:
        return [str(error)]
    return [one.key for one in told if not has(f"rules.{one.key}")] or ([] if told else ["silent"])


def asked_classes(source: str, classes: set[str]) -> Iterator[int]:
    """Yield the lines that ask for one of these classes: by isinstance, a pattern, or type()."""
    for node in ast.walk(ast.parse(source)):
        asked: list[ast.AST] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("isinstance", "issubclass"):
                asked = [node.args[1]]
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        elif isinstance(node, ast.Compare | ast.Subscript) and "type(" in ast.unparse(node):
            asked = [node]
        names = {one.id for part in asked for one in ast.walk(part) if isinstance(one, ast.Name)}
        if names & classes:
            yield node.lineno


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(part, TopOfPile | WholePile)",
        "isinstance(rules, (RummyRules,))",
        "match end:\n    case Rounds(count=0):\n        pass",
        "{NoPile: 1}[type(pile)]",
        "type(pile) is NoPile",
    ],
)
def test_a_question_for_a_class_is_found(source: str) -> None:
    assert len(list(asked_classes(source, CLASSES))) == 1


def test_a_question_for_another_class_is_none() -> None:
    assert list(asked_classes("isinstance(part, int)\n{1: NoPile}\nNoPile()", CLASSES)) == []


def test_nobody_asks_for_the_class_of_a_part_where_the_part_can_answer() -> None:
    asked = [
        f"{file.relative_to(GAME)}:{line}"
        for file in sorted(GAME.rglob("*.py"))
        if not file.is_relative_to(GAME / "engine")
        for line in asked_classes(file.read_text(encoding="utf-8"), CLASSES)
    ]
    assert len(asked) <= ASKED_MOST, asked


@dataclass(frozen=True)
class Mute:
    """A pile that says nothing of itself."""

    name = "top"


@dataclass(frozen=True)
class Babble(Mute):
    """A pile that says what nobody has put into words."""

    def sentences(self, *, adds: bool, at_once: bool) -> Iterator[Sentence]:
        yield says("draw.never_written")


@pytest.mark.parametrize(
    ("kind", "fault"),
    [(Mute, "'Mute' object has no attribute 'sentences'"), (Babble, "draw.never_written")],
)
def test_a_part_without_its_description_is_found(kind: type, fault: str) -> None:
    assert lacking("pile", kind, HAS) == [fault]


@pytest.mark.parametrize(("slot", "name", "kind"), PARTS)
def test_every_part_describes_itself(slot: str, name: str, kind: type) -> None:
    wanted = ["silent"] if (slot, name) in UNTOLD else []
    assert lacking(slot, kind, HAS) == wanted
