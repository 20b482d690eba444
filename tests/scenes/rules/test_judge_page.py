"""The judge's page: cards are clicked with any device, and the answer leads to its rule."""

from __future__ import annotations

import pytest
from examples_rules import books
from services import a_house, press, top_of
from services import click as click_on
from services import said as said_in
from settings_rig import widget

from game.engine.cards import FACE, parse_card
from game.scenes.rules.judge import JudgeScene
from game.scenes.rules.scene import RulesScene
from game.scenes.shell.scene import Services
from game.ui.gestures import PAD, Command
from game.view.rulebook.judge import ADD, CONTRACT, MELD, TAKE

SIZES = ((1920, 1080), (1024, 640))


def opened(services: Services, game: str) -> JudgeScene:
    services.stack.push(RulesScene(services, books(), game, "goal"))
    rules = top_of(services, RulesScene)
    rules.sprites()
    click_on(services, widget(rules, "judge"))
    judge = top_of(services, JudgeScene)
    judge.sprites()
    return judge


def click(scene: JudgeScene, *names: str) -> None:
    for name in names:
        click_on(scene.services, widget(scene, name))
        scene.sprites()


def cards(written: str) -> list[str]:
    return [f"card {FACE[parse_card(one)]}" for one in written.split()]


def said(scene: JudgeScene) -> str:
    return " ".join(said_in(scene.services))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "no"), [("en", "No"), ("es", "No"), ("fr", "Non")])
def test_a_meld_is_clicked_together(size: tuple[int, int], language: str, no: str) -> None:
    judge = opened(a_house(size, language=language, text_scale=1.4), "loba_de_menos")
    click(judge, *cards("9c 9d"))
    assert judge.answer is not None
    assert not judge.answer.is_allowed
    assert no in said(judge)
    click(judge, *cards("9h"))
    assert judge.answer.is_allowed
    # A click on a chosen card takes it away, and twins are cards of their own.
    click(judge, "hand 0", *cards("9h"))
    assert len(judge.chosen["hand"]) == 3
    assert not judge.answer.is_allowed
    click(judge, *cards("9h"))
    assert len(judge.chosen["hand"]) == 3
    click(judge, "clear")
    assert judge.answer is None


@pytest.mark.parametrize(
    ("game", "question", "pressed", "answer"),
    [
        ("carioca", CONTRACT, "9c 9d 9h 4c 4d 4h", "That is contract 1, complete and exact."),
        ("loba_de_menos", ADD, "5h 6h 7h | 8d", "must be all of one suit"),
        ("la_mona", TAKE, "5h 4d | 9c", "It takes them."),
    ],
)
def test_each_question_is_answered(game: str, question: str, pressed: str, answer: str) -> None:
    """After what lies there, the cards in question; the answer leads to its rule."""
    judge = opened(a_house(SIZES[0]), game)
    assert game != "la_mona" or judge.question == TAKE
    judge.ask(question)
    judge.sprites()
    there, _, hand = pressed.partition(" | ")
    click(judge, *cards(there), *(["row hand", *cards(hand)] if hand else []))
    assert answer in said(judge)
    if question == CONTRACT:
        assert "2 trios" in said(judge)
        judge.ask_contract(2)
        judge.sprites()
        assert "This hand asks for a trio and an escala" in said(judge)
    elif question == ADD:
        click(judge, "rule")
        assert top_of(judge.services, RulesScene).section.key == "melds"


def test_by_keys_and_by_pad_alone() -> None:
    services = a_house(SIZES[0])
    judge = opened(services, "loba_de_menos")
    judge.page.focus = cards("9c")[0]
    press(services, "confirm", "down", "confirm", "down", "confirm")
    judge.sprites()
    assert len(judge.chosen["hand"]) == 3
    assert judge.question == MELD
    assert judge.answer is not None
    assert judge.answer.is_allowed
    press(services, "take_back")
    assert len(judge.chosen["hand"]) == 2
    services.stack.handle(Command("mark", device=PAD))
    assert len(judge.chosen["hand"]) == 1
    press(services, "back")
    assert isinstance(services.stack.top, RulesScene)
