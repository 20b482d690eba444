"""Every lesson of the game leads to its end, whatever its learner does on the way, and says all
of it in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.cards import parse_cards
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.lessons.guide import Guide, LostThreadError
from game.play.lessons.lesson import Lesson
from game.play.lessons.reading import read_lesson
from game.variants.catalogue import Catalogue
from game.view.rulebook.book import Rulebook
from tests.play.lesson_texts import all_said

FILES = sorted(bundled("assets/lessons").glob("*.yaml"))
NAMES = [file.stem for file in FILES]
LANGUAGES = ("en", "es", "fr")
MINUTES_MOST = 5
STEPS = (8, 16)


def clock() -> float:
    return 0.0


@cache
def lesson(name: str) -> Lesson:
    file = bundled("assets/lessons") / f"{name}.yaml"
    reading = read_lesson(file, Catalogue([bundled("assets/variants")]))
    assert reading.lesson is not None, reading.faults
    return reading.lesson


@cache
def texts(language: str) -> Texts:
    return Texts([language], [bundled("locales")])


def accepted(guide: Guide) -> list[Action]:
    """Everything that is right now."""
    step, table = guide.step, guide.table
    assert step is not None
    ways = [*table.legal(), *filter(None, [table.first_wanted()])]
    right = [
        action
        for action in ways
        if table.refuse(action) is None and any(table.means(one, action) for one in step.wanted)
    ]
    return list(dict.fromkeys(right))


def do(guide: Guide, action: Action) -> None:
    assert guide.judge([action])
    guide.table.act(action)
    guide.catch_up()


def advance(guide: Guide) -> None:
    """One step on, by what is right first."""
    step = guide.step
    assert step is not None
    if step.attempt:
        refusal = guide.table.why_not(step.attempt)
        assert refusal is not None
        assert guide.refused(refusal.key)
        guide.catch_up()
    elif step.wanted:
        do(guide, accepted(guide)[0])
    else:
        assert guide.go_on()
        guide.catch_up()


def at_step(name: str, step: int) -> Guide:
    guide = Guide(lesson(name), clock)
    while guide.at < step:
        advance(guide)
    return guide


def play_on(guide: Guide) -> None:
    while guide.step is not None:
        advance(guide)


def waiting(name: str) -> Iterator[int]:
    yield from (at for at, step in enumerate(lesson(name).steps) if step.waits)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_lesson_is_sound(file: Path) -> None:
    reading = read_lesson(file, Catalogue([bundled("assets/variants")]))
    assert reading.faults == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_to_its_end_by_what_is_right(name: str) -> None:
    guide = Guide(lesson(name), clock)
    play_on(guide)
    assert guide.table.phase not in ("draw", "play"), "the hand should end"


@pytest.mark.parametrize("name", NAMES)
def test_every_right_act_leads_to_the_end(name: str) -> None:
    for at in waiting(name):
        for action in accepted(at_step(name, at)) if lesson(name).steps[at].wanted else []:
            guide = at_step(name, at)
            do(guide, action)
            play_on(guide)


@pytest.mark.parametrize("name", NAMES)
def test_every_other_legal_act_is_answered_and_changes_nothing(name: str) -> None:
    for at in waiting(name):
        guide = at_step(name, at)
        right, before = accepted(guide), guide.table.observation()
        for action in guide.table.legal():
            if action in right:
                continue
            assert not guide.judge([action])
            assert guide.answer is not None
            assert guide.at == at
        assert guide.table.observation() == before
        play_on(guide)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_resumed_at_every_step_with_the_same_table(name: str) -> None:
    guide = Guide(lesson(name), clock)
    while guide.step is not None:
        again = Guide.resumed(lesson(name), clock, guide.at, guide.acts)
        assert again.at == guide.at
        assert again.table.observation() == guide.table.observation()
        assert again.acts == guide.acts
        advance(guide)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_back_leads_to_the_table_before_it(name: str) -> None:
    for at in range(1, len(lesson(name).steps)):
        assert (
            at_step(name, at).back(clock).table.observation()
            == at_step(name, at - 1).table.observation()
        )


def test_what_leads_nowhere_is_not_resumed() -> None:
    with pytest.raises(LostThreadError):
        Guide.resumed(lesson("loba_de_menos"), clock, 3, ["discard 2c"])
    with pytest.raises(LostThreadError):
        Guide.resumed(lesson("loba_de_menos"), clock, 3, [])
    with pytest.raises(LostThreadError):
        Guide.resumed(lesson("loba_de_menos"), clock, 3, ["nonsense"])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(name: str, language: str) -> None:
    spoken = texts(language)
    for said in all_said(lesson(name)):
        words = spoken.text(said.key)
        assert not words.startswith("["), said.key
        english = texts("en").text(said.key)
        assert cards_in(words) == cards_in(english), said.key
        assert language == "en" or words != english, said.key
    assert not spoken.faulty


def cards_in(words: str) -> list[tuple[int, ...]]:
    """The cards a text shows, all of them readable."""
    return sorted(parse_cards(found) for found in re.findall(r"\[([^\[\]]+)\]", words))


@pytest.mark.parametrize("name", NAMES)
def test_a_step_leads_to_a_section_of_the_rules(name: str) -> None:
    sections = {section.key for section in Rulebook(lesson(name).position.variant).sections}
    for step in lesson(name).steps:
        assert step.rules in sections


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_less_than_five_minutes(name: str, language: str) -> None:
    one = lesson(name)
    assert STEPS[0] <= len(one.steps) <= STEPS[1]
    words = sum(len(texts(language).text(step.said.key).split()) for step in one.steps)
    assert one.seconds(words) < MINUTES_MOST * 60
