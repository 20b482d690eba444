"""What the table asks of who is to act, under the options that change it: no more and no less than
the rules allow."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from game.engine.actions import DRAW, LAY_OFF, MELD, OPEN, STOCK, Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import PLAY
from game.engine.visibility import observe
from game.paths import bundled
from game.play.pieces.line import Line
from game.play.pieces.prompt import draw_prompt, play_prompt, without_dragging
from game.variants.load import rules_of
from tests.view.books import CHOICES, GAMES, Options
from tests.view.rulebook.test_rulebook_options import LANGUAGES, texts_of

ACTS = 400
#: What changes what a turn may hold.
CHANGING = (
    "new_melds_after_contract",
    "layoff_same_turn",
    "no_pile_draw_after_contract",
    "pozo_must_meld",
    "pickup_for_layoff",
    "upcard",
    "lay_off",
)
PLAYED = [
    (game, options)
    for game, options in CHOICES
    if hasattr(GAMES.load(game).game, "lay_off") and (not options or set(options) & set(CHANGING))
]


class Asked(NamedTuple):
    """A prompt, and what is allowed where it is shown."""

    key: str
    legal: list[Action]


def eager(legal: list[Action], rng: Random) -> Action:
    """An act by chance, but a contract as soon as it can be laid."""
    return next((one for one in legal if one.kind == OPEN), None) or rng.choice(legal)


@cache
def _asked(game: str, options: tuple[tuple[str, Any], ...]) -> list[Asked]:
    rules = rules_of(GAMES.load(game, dict(options)).game)
    seats, rng = rules.common.players.min, Random(f"{game} {options}")
    match = Match(rules, seats, SeededChance(rng.random().hex()))
    found = []
    for _ in range(ACTS):
        if match.is_over:
            break
        state = match.state
        legal = rules.legal_actions(state)
        view = observe(state, state.to_act)
        is_staging = bool(rules.opening.rounds) and not state.opened[max(state.to_act, 0)]
        if state.phase == DRAWING:
            may_take = any(one.kind == DRAW and one.place != STOCK for one in legal)
            found.append(Asked(draw_prompt(rules, state.phase, may_take), legal))
        elif state.phase == PLAY and not state.duty and not is_staging:
            found.append(Asked(play_prompt(rules, view), legal))
        match.submit(state.to_act, eager(legal, rng))
    return found


def asked(game: str, options: Options) -> list[Asked]:
    return _asked(game, tuple(options.items()))


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=str)
def test_a_prompt_asks_for_what_may_be_done(game: str, options: Options) -> None:
    allowed: dict[str, set[str]] = defaultdict(set)
    for key, legal in asked(game, options):
        kinds = {one.kind for one in legal}
        allowed[key] |= kinds
        if MELD in kinds:
            assert key in ("play", "play_first")
        if LAY_OFF in kinds:
            assert key in ("play", "play_add")
    assert allowed
    whole = GAMES.load(game, options).game.pile.takes_many
    assert ("draw_top" if whole else "draw_whole") not in allowed


def test_every_prompt_is_told_somewhere() -> None:
    told = {one.key for played in PLAYED for one in asked(*played)}
    draws = {"draw_top", "draw_stock", "draw_whole"}
    assert told == draws | {"play", "play_first", "play_add", "play_discard"}


def test_nothing_but_adding_is_asked_for_once_a_contract_is_down() -> None:
    told = {one.key for one in asked("carioca", {})}
    assert told == {"draw_top", "play_add", "play_discard"}
    told = {one.key for one in asked("carioca", {"new_melds_after_contract": True})}
    assert told == {"draw_top", "play", "play_discard"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_its_words(language: str) -> None:
    texts = texts_of(language)
    for game, options in PLAYED:
        for key in {one.key for one in asked(game, options)}:
            assert texts.text_in(game, f"table.prompt.{key}")
    assert texts.missing == set()


def test_those_who_only_listen_are_asked_without_dragging_and_light() -> None:
    written = (bundled("locales") / "en" / "table.ftl").read_text(encoding="utf-8")
    prompts = dict(re.findall(r"^(table-prompt-\w+) =(.*(?:\n .*)*)", written, re.MULTILINE))
    for key in prompts:
        asked = without_dragging(Line(key.replace("-", ".")))
        heard = prompts[asked.key.replace(".", "-")]
        is_shown = key.endswith("_short")  # Only where room is wanting.
        assert is_shown or not re.search(r"\b(drag|lit|click)\b", heard), heard
