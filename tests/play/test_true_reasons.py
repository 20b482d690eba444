"""What people try at a table and may not do: the reason is the one a card player would give."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.engine.cards import name
from game.engine.rules import Refusal
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.intents.moves import Moves
from game.play.intents.offers import Target
from game.play.pieces.line import refusal_line
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.view.table.log import Wording

from .tables import card, row, set_up

LANGUAGES = ("en", "es", "fr", "pt")
FILE = Path(__file__).with_name("true_reasons.yaml")
#: What a refusal tells in numbers, where they are told in the file.
NUMBERS = ("value", "most", "least", "given")


def told() -> list[tuple[dict[str, Any], str, str]]:
    """The table, what is tried, and the reason."""
    found = []
    for position in yaml.safe_load(FILE.read_text(encoding="utf-8")):
        tries = position.pop("refused")
        found += [(position, act, reason) for act, reason in tries.items()]
    return found


TOLD = told()


def place(written: str) -> Target:
    kind, _, at = written.partition(" ")
    if kind == "loose":
        return Target("loose", 0, card(at))
    return Target(kind, int(at) - 1 if at else 0)  # type: ignore[arg-type]


def tried(moves: Moves, act: str) -> object:
    """What the window gets when a person tries this."""
    for verb in (" takes ", " builds "):
        if verb in act:
            return chosen(moves, *act.split(verb), takes=verb == " takes ")
    cards, _, where = (word.strip() for word in act.partition("->"))
    if cards.startswith("wild "):
        meld, _, at = cards.removeprefix("wild ").partition(".")
        return moves.send_wild(int(meld) - 1, int(at), place(where))
    *staged, last = [row(group) for group in cards.split("|")]
    if where == "down":
        staged.append(last)
    for at, group in enumerate(staged):
        if group:
            assert moves.staging is not None
            assert moves.staging.stage(group, at) is None
    return moves.lay_contract() if where == "down" else moves.send(last, place(where))


def chosen(moves: Moves, played: str, things: str, *, takes: bool) -> object:
    assert moves.fishing is not None
    loose = row(" ".join(word for word in things.split() if not word.startswith("#")))
    builds = [int(word[1:]) - 1 for word in things.split() if word.startswith("#")]
    if takes:
        return moves.fishing.capture_of(card(played), loose, builds)
    return moves.fishing.builds_with(card(played), loose)


def reason(refusal: Refusal) -> str:
    """`9h run.suit most 1`: the card that is named, the reason, its numbers."""
    facts = dict(refusal.facts)
    named = f"{name(facts['card'])} " if "card" in facts else ""  # type: ignore[arg-type]
    numbers = [f" {word} {facts[word]}" for word in NUMBERS if word in facts]
    return named + refusal.key.removeprefix("refuse.") + "".join(numbers)


def set_at(position: Mapping[str, Any]) -> tuple[RunningTable, Moves]:
    table = set_up(**position)
    return table, Moves(table, Arranging(table))


@cache
def texts_in(language: str) -> Texts:
    return Texts([language], [bundled("locales")])


@pytest.mark.parametrize(("position", "act", "expected"), TOLD, ids=str)
def test_the_reason_is_the_true_one(position: dict[str, Any], act: str, expected: str) -> None:
    table, moves = set_at(position)
    refusal = tried(moves, act)
    assert isinstance(refusal, Refusal)
    assert reason(refusal) == expected
    for language in LANGUAGES:
        texts = texts_in(language)
        line = refusal_line(table.rules, refusal)
        assert Wording(texts, position["variant"], ()).sentence(line)[-1] in ".!"
        assert texts.missing == set()
        assert texts.faulty == {}


def test_each_game_has_many_of_them() -> None:
    games = [position["variant"] for position, _, _ in TOLD]
    assert len(games) >= 100
    assert len(set(games)) == 6
