"""The sentences that sum up a game where it is chosen: for every value of every option, in any
company, they say what is so, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from game.play.pieces.line import Line, Listed
from game.view.rulebook.book import Rulebook
from game.view.table.log import Wording
from tests.view.books import BUNDLED, CHOICES, GAMES, Options
from tests.view.rulebook.test_rulebook_options import LANGUAGES, ONLY_WHERE, has_wilds, texts_of

SEATS = 3


@cache
def _told(game: str, options: tuple[tuple[str, Any], ...]) -> tuple[list[Line], Any]:
    variant = GAMES.load(game, dict(options))
    players = variant.game.players
    seats = min(max(SEATS, players.min), players.max)
    return [one for group in Rulebook(variant).brief(seats) for one in group], variant.game


def told(game: str, options: Options) -> tuple[list[Line], Any]:
    """The sentences, and the game they are about."""
    return _told(game, tuple(options.items()))


def caps(game: Any) -> set[int]:
    return {kind.wilds for kind in game.melds.values() if kind.wilds}


#: The keys of sentences, without "summary." -> when they are said: then, and only then.
SAID: dict[str, Callable[[Any], bool]] = {
    "pile_none": lambda game: hasattr(game, "pile") and not game.pile.is_drawn,
    "pile_whole": lambda game: hasattr(game, "pile") and game.pile.takes_many,
    "pile_whole_to_play": lambda game: (
        hasattr(game, "pile") and game.pile.takes_many and game.pile.must_play
    ),
    "pile_top_to_play": lambda game: (
        hasattr(game, "pile") and game.pile.must_play and not game.pile.takes_many
    ),
    "contract": lambda game: hasattr(game, "opening") and bool(game.opening.rounds),
    "wilds_both": lambda game: (
        hasattr(game, "melds") and has_wilds(game) and game.deck.jokers > 0 and "2" in game.wild
    ),
    "wilds_jokers": lambda game: (
        hasattr(game, "melds") and has_wilds(game) and game.deck.jokers > 0 and "2" not in game.wild
    ),
    "wilds_most": lambda game: (
        hasattr(game, "melds")
        and (game.deck.jokers > 0 or game.wild not in ((), ("joker",)))
        and len(caps(game)) == 1
        and max(caps(game)) < 999
    ),
    "builds": lambda game: hasattr(game, "build") and game.build.is_allowed,
    "fishing": lambda game: hasattr(game, "build") and not game.capture.together,
    "fishing_together": lambda game: hasattr(game, "build") and game.capture.together > 0,
    "rummy": lambda game: hasattr(game, "melds"),
}


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_a_sentence_is_said_where_it_is_so_and_only_there(game: str, options: Options) -> None:
    lines, rules = told(game, options)
    keys = {line.key for line in lines}
    assert {key for key, is_so in SAID.items() if is_so(rules)} == {
        key for key in SAID if f"summary.{key}" in keys
    }


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_no_sentence_of_the_rules_is_borrowed_that_is_not_so(game: str, options: Options) -> None:
    lines, rules = told(game, options)
    slips = [
        line.key
        for line in lines
        for pattern, is_so in ONLY_WHERE.items()
        if re.match(rf"rules\.(?:{pattern})", line.key) and not is_so(rules)
    ]
    assert slips == []


def numbers_in(line: Line) -> Iterator[tuple[str, Any]]:
    for name, fact in line.facts.items():
        if isinstance(fact, Listed):
            for item in fact.items:
                if isinstance(item, Line):
                    yield from numbers_in(item)
        elif isinstance(fact, int):
            yield f"{line.key} {name}", fact


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_its_numbers_are_those_of_the_rules(game: str, options: Options) -> None:
    lines, rules = told(game, options)
    known = {
        "summary.size count": {kind.min for kind in getattr(rules, "melds", {}).values()},
        "summary.size_from count": {kind.min for kind in getattr(rules, "melds", {}).values()},
        "summary.fishing table": {getattr(rules.deal, "table", 0)},
        "summary.fishing_together table": {getattr(rules.deal, "table", 0)},
        "summary.fishing_together value": {15},
        "rules.goal.eliminate points": {getattr(rules.match_end, "at", 0)},
        "rules.goal.target.highest points": {getattr(rules.match_end, "at", 0)},
        "rules.goal.rounds_won count": {getattr(rules.match_end, "wins", 0)},
    }
    if hasattr(rules, "melds"):
        known["summary.contract count"] = {len(rules.opening.rounds)}
        known["summary.wilds_most count"] = caps(rules)
        known["summary.wilds_at_first count"] = {
            kind.wilds_when_laid for kind in rules.melds.values()
        }
    for name, number in [found for line in lines for found in numbers_in(line)]:
        if name.endswith(" hand"):
            hands = rules.deal.hand
            assert number in ({hands} if isinstance(hands, int) else set(hands.values()))
        elif name == "summary.inert count":
            assert number in {one for takes in rules.capture.takes.lists for one in takes}
        else:
            assert number in known[name], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_its_words(language: str) -> None:
    texts = texts_of(language)
    for game, options in CHOICES:
        for line in told(game, options)[0]:
            assert Wording(texts, game, ()).sentence(line)
    assert texts.missing == set()
    assert texts.faulty == {}


# The line under a game's name ---------------------------------------------------------------

#: Words of a line that are only right in some games -> when they are.
TAGLINES: dict[str, Callable[[Any], bool]] = {
    r"wincho": lambda game: game.score.sweep > 0,
    r"reenganche": lambda game: game.match_end.goal.rebuys > 0,
    r"\b(eight|ocho|huit|oito)\b": lambda game: len(game.opening.rounds) == 8,
    r"\b([Ss]ix|[Ss]eis)\b": lambda game: len(game.opening.rounds) == 6,
    r"\b(build|forma|forme|formá)\b": lambda game: game.build.is_allowed,
    r"\b(Twos|twos|doses)\b": lambda game: "2" in game.wild,
    r"\b(two to five|dos a cinco|deux à cinq)\b": lambda game: (
        (game.players.min, game.players.max) == (2, 5)
    ),
    r"(never two jokers|jamais deux jokers|[Nn]unca dos)": lambda game: (
        {kind.wilds for kind in game.melds.values()} == {1}
    ),
    r"(los cuatro|cuatro )\w*(jokers|comodines)": lambda game: game.deck.jokers == 4,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_under_a_name_holds_under_every_house_rule(language: str) -> None:
    slips = []
    for game, options in CHOICES:
        if game not in BUNDLED:
            continue
        rules = GAMES.load(game, options).game
        for key in (f"setup.about.{game}", f"variant.{game}.about"):
            line = texts_of(language).text_in(game, key)
            slips += [
                (key, options, words)
                for words, is_so in TAGLINES.items()
                if re.search(words, line) and not is_so(rules)
            ]
            limits = {f"{getattr(rules.match_end, 'at', 0)}", "15", "2"}
            slips += [
                (key, options, number)
                for number in re.findall(r"\d+", line)
                if number not in limits
            ]
    assert slips == []
