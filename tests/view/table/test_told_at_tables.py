"""What is told at a table, for every value of every option, in any company: the log, the panel,
what may be done, the statistics and the lessons speak only of what the rules in force have, with
their numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from random import Random
from sys import intern
from typing import Any, NamedTuple

import pytest

from game.engine.actions import DISCARD, DRAW, TRAIL, Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.paths import bundled
from game.play.lessons.lesson import Said
from game.play.lessons.reading import LessonStore
from game.play.pieces.describe import Pieces, describe
from game.play.pieces.line import (
    Joined,
    Line,
    MeldCards,
    MeldTitle,
    Number,
    Rank,
    Shown,
    SignedScore,
    Strong,
    Value,
    Who,
)
from game.play.pieces.moment import Moment
from game.play.pieces.piece import TableFacts
from game.play.session.seating import Player
from game.play.session.table_kind import kind_of
from game.settings import known_crest
from game.storage.statistics import OF_HANDS
from game.variants.load import rules_of
from game.view.table.log import Narrator
from game.view.table.words import TableWords
from tests.view.books import BUNDLED, CHOICES, GAMES, Options
from tests.view.rulebook.test_rulebook_options import LANGUAGES, texts_of

ACTS = 450
#: How often cards are put down where they can be: most hands end, and some never do.
EAGERNESS = (0.9, 0.9, 0.05)
NAMES = ("Ana", "Beto", "Carla", "Dani", "Eva", "Fina")


#: All that were told, by what they say: evenings share those that are alike.
LINES: dict[str, Line] = {}


class Evening(NamedTuple):
    """What came of playing a while by chance; of lines that are alike one."""

    rules: AnyRules
    seats: int
    lines: dict[str, Line]
    views: list[Observation]
    counted: set[str]


def chosen(actions: list[Action], rng: Random, eagerness: float) -> Action:
    putting_down = [one for one in actions if one.kind not in (DRAW, DISCARD, TRAIL)]
    if putting_down and rng.random() < eagerness:
        actions = putting_down
    return rng.choice(actions)


@cache
def _evening(game: str, options: tuple[tuple[str, Any], ...]) -> Evening:
    rules = rules_of(GAMES.load(game, dict(options)).game)
    seats = rules.common.players.min
    rng = Random(f"{game} {options}")
    match, eagerness = Match(rules, seats, SeededChance(rng.random().hex())), rng.choice(EAGERNESS)
    narrator = Narrator(rules, seats)
    told = [narrator.line(event, match.state.melds) for event in match.first_events]
    views, counted = [], set()
    for step in range(ACTS):
        if match.is_over:
            break
        events = match.submit(
            match.state.to_act, chosen(rules.legal_actions(match.state), rng, eagerness)
        )
        for event in events:
            counted |= {
                one.name
                for one in OF_HANDS
                if one.of_event and one.of_event(event, match.state, rules.untakeable)
            }
            told.append(narrator.line(event, match.state.melds))
        if step % 30 == 0:
            views.append(observe(match.state, 0))
    lines = {(said := intern(repr(line))): LINES.setdefault(said, line) for line in told}
    return Evening(rules, seats, lines, views, counted)


def evening(game: str, options: Options) -> Evening:
    return _evening(game, tuple(options.items()))


# The log ------------------------------------------------------------------------------------

Condition = Callable[[Any], bool]
#: The keys of lines, without "log." -> what must be so in the rules for them to be told.
ONLY_WHERE: dict[str, Condition] = {
    r"took_top": lambda rules: rules.pile.is_drawn and not rules.pile.takes_many,
    r"took_whole": lambda rules: rules.pile.takes_many,
    r"recycled$": lambda rules: rules.game.stock_out.how == "shuffle",
    r"recycled\.turned": lambda rules: rules.game.stock_out.how == "flip",
    r"reburied": lambda rules: rules.game.deal.wild_upcard == "rebury",
    r"melded|added|discarded": lambda rules: rules.draws,
    r"opened": lambda rules: bool(rules.opening.rounds),
    r"reclaimed": lambda rules: rules.game.lay_off.reclaim,
    r"trailed|taken|swept|leftovers": lambda rules: rules.has_loose,
    r"built": lambda rules: rules.may_build,
    r"built\.raised": lambda rules: rules.game.build.raises,
    r"built\.multiple": lambda rules: rules.game.build.multiple,
    r"hand_over\.stock": lambda rules: rules.game.stock_out.ends_hand,
    r"hand_over\.blocked": lambda rules: not rules.game.stock_out.ends_hand,
    r"hand_over\.(out|in_one)": lambda rules: rules.draws,
    r"hand_over\.played": lambda rules: rules.has_loose,
    r"rebought|declined|must_decide": lambda rules: rules.game.match_end.goal.rebuys > 0,
    r"rebought\.paid": lambda rules: rules.common.stakes.on,
    r"eliminated": lambda rules: rules.match_end.goal.puts_out,
}
#: What does not come of playing by chance so briefly; `test_told_of_rebuys.py` has it.
RARE = {r"rebought|declined|must_decide", r"rebought\.paid", r"eliminated"}


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_no_line_of_the_log_tells_what_cannot_be(game: str, options: Options) -> None:
    told = evening(game, options)
    slips = {
        key
        for key in {line.key for line in told.lines.values()}
        for pattern, is_so in ONLY_WHERE.items()
        if re.match(rf"log\.(?:{pattern})", key) and not is_so(told.rules)
    }
    assert slips == set()


# The panel and the plates -------------------------------------------------------------------


class HeardWords(TableWords):
    """Remembers what was asked for."""

    def text(self, key: str, /, **facts: int | str) -> str:
        self.__dict__.setdefault("heard", []).append((key, facts))
        return super().text(key, **facts)


def heard_words(game: str, told: Evening, language: str) -> HeardWords:
    kind = kind_of(told.rules, told.seats)
    return HeardWords(texts_of(language), game, NAMES[: told.seats], told.rules, kind)


SAID = (Line, Joined, Strong, SignedScore, Number, MeldTitle, MeldCards, Rank, Value, Shown, Who)


def facts_in(value: object) -> Iterator[Any]:
    """All that a piece says, wherever it says it."""
    if isinstance(value, SAID):
        yield value
    elif isinstance(value, tuple):
        yield from (found for item in value for found in facts_in(item))


def told_by_pieces(told: Evening) -> dict[str, Any]:
    """All that the pieces of an evening say, by how it is written: of what is alike, one."""
    players = [Player(name, known_crest("", seat)) for seat, name in enumerate(NAMES[: told.seats])]
    table = TableFacts(told.rules, kind_of(told.rules, told.seats), players)
    pieces = Pieces()
    found: dict[str, Any] = {}
    for seat in range(told.seats):
        for is_dealing in (False, True):
            for view in told.views:
                before = pieces
                pieces = describe(table, Moment(view, seat, is_dealing=is_dealing), before)
                new = [piece for place, piece in pieces.items() if before.get(place) is not piece]
                said = (getattr(piece, field.name) for piece in new for field in fields(piece))
                found |= {repr(fact): fact for fact in facts_in(tuple(said))}
    return found


@cache
def _told(game: str, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return told_by_pieces(_evening(game, options))


PANEL: dict[str, Callable[[Any, Any, dict[str, Any]], bool]] = {
    r"in_hand": lambda rules, goal, facts: rules.draws and not rules.game.score.melds_count,
    r"sums": lambda rules, goal, facts: rules.game.score.melds_count,
    r"rebuys": lambda rules, goal, facts: 0 <= facts["used"] <= facts["most"] == goal.rebuys > 0,
    r"hand_of": lambda rules, goal, facts: 1 <= facts["number"] <= facts["most"] == goal.hands,
    r"stock_left": lambda rules, goal, facts: rules.pile.takes_many,
    r"pot$": lambda rules, goal, facts: rules.common.stakes.has_pot,
    r"hands_won": lambda rules, goal, facts: facts["goal"] == goal.limit == rules.match_end.wins,
    r"score_of": lambda rules, goal, facts: facts["limit"] == goal.limit > 0,
    r"score(_short)?$": lambda rules, goal, facts: goal.limit == 0,
    r"sweeps|heap": lambda rules, goal, facts: rules.has_loose,
    r"out": lambda rules, goal, facts: goal.puts_out,
}


def test_nearly_all_of_it_is_told_somewhere() -> None:
    """So that the tests above and below have something to look at."""
    keys = {line.key for played in CHOICES for line in evening(*played).lines.values()}
    missing = {
        pattern
        for pattern in ONLY_WHERE
        if not any(re.match(rf"log\.(?:{pattern})", key) for key in keys)
    }
    assert missing <= RARE


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_the_panel_has_what_the_rules_have_with_their_numbers(game: str, options: Options) -> None:
    told = evening(game, options)
    words = heard_words(game, told, "en")
    for fact in _told(game, tuple(options.items())).values():
        words.line(fact)
    goal = told.rules.match_end.goal_for(told.seats)
    slips = [
        (key, facts)
        for key, facts in words.__dict__["heard"]
        for pattern, is_so in PANEL.items()
        if re.match(rf"table\.(?:{pattern})", key) and not is_so(told.rules, goal, facts)
    ]
    assert slips == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_at_a_table_has_its_words(language: str) -> None:
    texts, said = texts_of(language), set()
    for game, options in CHOICES:
        told = evening(game, options)
        words = heard_words(game, told, language)
        lines = told.lines | _told(game, tuple(options.items()))
        new = {(game, told.seats, line) for line in lines} - said
        assert all(words.line(lines[line]) for *_, line in new if line in told.lines)
        for *_, line in new:
            words.line(lines[line])
        said |= new
    assert texts.missing == set()
    assert texts.faulty == {}


# Statistics ---------------------------------------------------------------------------------

COUNTED: dict[str, Condition] = {
    "piles": lambda rules: rules.pile.is_drawn,
    "opened": lambda rules: bool(rules.opening.rounds),
    "swept": lambda rules: rules.has_loose,
    "drowned": lambda rules: bool(rules.untakeable),
    "in_one": lambda rules: rules.draws,
}


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_nothing_is_counted_that_cannot_happen(game: str, options: Options) -> None:
    told = evening(game, options)
    assert {one for one in told.counted if one in COUNTED and not COUNTED[one](told.rules)} == set()


# Lessons ------------------------------------------------------------------------------------

#: Numbers as the lessons write them.
NUMBERS = {
    r"101": 101,
    r"150": 150,
    r"veinticinco|twenty-five|vingt-cinq|vinte e cinco": 25,
    r"quince|fifteen|quinze": 15,
    r"trece|thirteen|treize|treze": 13,
}


def numbers_of(game: str) -> set[int]:
    """What such a number may be in a game: points of cards, a limit, what a card takes or makes."""
    rules = rules_of(GAMES.load(game).game)
    found = set(rules.game.score.held.by_card) | {getattr(rules.match_end, "at", 0)}
    if rules.has_loose:
        capture = rules.game.capture
        found |= {capture.together, *(one for takes in capture.takes.lists for one in takes)}
    return found


def said_in(game: str) -> Iterator[Said]:
    lesson = LessonStore(GAMES, [bundled("assets/lessons")]).lessons[game].lesson
    assert lesson is not None
    yield from (lesson.about, *lesson.learnt)
    for step in lesson.steps:
        yield from (step.said, *(other.said for other in step.others))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_a_lesson_says_the_numbers_of_its_game(game: str, language: str) -> None:
    texts, known = texts_of(language), numbers_of(game)
    slips = [
        (said.key, words)
        for said in said_in(game)
        for words, number in NUMBERS.items()
        if re.search(rf"\b(?:{words})\b", texts.text_in(game, said.key)) and number not in known
    ]
    assert slips == []
    assert texts.missing == set()
