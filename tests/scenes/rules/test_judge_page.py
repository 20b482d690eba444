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


def test_a_contract_is_asked_for_by_its_number() -> None:
    judge = opened(a_house(SIZES[0]), "carioca")
    judge.ask(CONTRACT)
    judge.sprites()
    assert "2 trios" in said(judge)
    click(judge, *cards("9c 9d 9h 4c 4d 4h"))
    assert "That is contract 1, complete and exact." in said(judge)
    judge.ask_contract(2)
    judge.sprites()
    assert "This hand asks for a trio and an escala" in said(judge)


def test_a_card_is_added_to_what_lies_there_and_the_answer_leads_to_its_rule() -> None:
    judge = opened(a_house(SIZES[0]), "loba_de_menos")
    judge.ask(ADD)
    judge.sprites()
    click(judge, *cards("5h 6h 7h"), "row hand", *cards("8d"))
    assert "must be all of one suit" in said(judge)
    click(judge, "rule")
    rules = top_of(judge.services, RulesScene)
    assert rules.section.key == "melds"


def test_a_fishing_game_is_asked_what_a_card_takes() -> None:
    judge = opened(a_house(SIZES[0]), "la_mona")
    assert judge.question == TAKE
    click(judge, *cards("5h 4d"), "row hand", *cards("9c"))
    assert "It takes them." in said(judge)


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
