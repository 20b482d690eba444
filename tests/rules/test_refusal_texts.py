"""Every refusal has its sentence, in every language, with the facts the engine gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled

from .cases import CATALOGUE

LANGUAGES = ("en", "es", "fr", "pt")
ENGINE = Path(__file__).resolve().parents[2] / "game" / "engine"

Facts = frozenset[str]


@cache
def known_refusals() -> dict[str, set[Facts]]:
    """Every key with the names of the facts it comes with, read from the engine's source."""
    found: dict[str, set[Facts]] = {}
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                for key in keys_in(node.args[0]):
                    found.setdefault(key, set()).add(facts_in(node.args[1:]))
    return found


def keys_in(node: ast.expr) -> Iterator[str]:
    """A key, or two to choose from."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    else:
        raise AssertionError(ast.dump(node))


def facts_in(args: list[ast.expr]) -> Facts:
    pairs = [pair for arg in args for pair in ast.iter_child_nodes(arg)]
    return frozenset(
        str(pair.elts[0].value)
        for pair in pairs
        if isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant)
    )


@cache
def literals(stem: str) -> set[str]:
    return {
        node.value
        for file in sorted(ENGINE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(stem)
    }


def test_no_key_is_overlooked() -> None:
    assert set(known_refusals()) == literals("refuse.")
    assert len(known_refusals()) > 60


def test_a_key_always_comes_with_the_same_facts() -> None:
    assert {key: facts for key, facts in known_refusals().items() if len(facts) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for key, (facts,) in known_refusals().items():
        for number in (0, 1, 2, 9):
            said = texts.text(key, **dict.fromkeys(facts, number))
            assert said[-1] in ".!", said
    assert texts.missing == set()
    assert texts.faulty == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unreadable_action_has_a_sentence(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for key in literals("notation."):
        assert "§" in texts.text(key, word="§")
    assert texts.missing == set()
    assert texts.faulty == {}


def own_keys(language: str) -> set[str]:
    file = bundled("locales") / language / "refusals.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    """A text is for a key, or for a key in one game."""
    known = {key.replace(".", "-") for key in (*known_refusals(), *literals("notation."))}
    known |= {f"{key}-{game}" for key in known for game in CATALOGUE.ids()}
    assert own_keys(language) - known == set()
