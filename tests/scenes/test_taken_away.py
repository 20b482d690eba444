"""What is deleted or taken away is gone, and nothing else is."""

from __future__ import annotations

from examples_book import books
from examples_rules import asked
from services import a_house, press, shown

from game.engine.cards import names
from game.scenes.rules.judge import JudgeScene
from game.scenes.shell.scene import Scene


def test_a_book_that_was_deleted_is_gone_once_the_list_is_left() -> None:
    services = a_house()
    services.stack.push(Scene(services))
    scene = shown(services, books(services))
    folder = scene._books[0].small.file.parent
    assert [one.name for one in sorted(folder.iterdir())] == ["0.json", "1.json", "2.json"]
    scene.page.focus = "open 0.json"
    press(services, "take_back")
    assert scene.deletions.things == {"0.json", "2.json"}
    press(services, "take_back")
    services.stack.pop()
    assert [one.name for one in sorted(folder.iterdir())] == ["0.json", "1.json"]


def test_the_judge_takes_away_the_card_with_the_focus_and_else_the_last_one() -> None:
    services = a_house()
    scene = shown(services, asked("loba_de_menos", "add", "8d", "5h 6h 7h")(services))
    assert isinstance(scene, JudgeScene)
    scene.page.focus = "there 1"
    press(services, "take_back")
    assert names(scene.chosen["there"]) == "5h 7h"
    scene.page.focus = "clear"
    press(services, "take_back")
    assert (names(scene.chosen["there"]), names(scene.chosen["hand"])) == ("5h", "8d")
