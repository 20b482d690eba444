"""What is deleted, taken away or no longer true is gone, and nothing else is."""

from __future__ import annotations

import pytest
from at_table import AtTable
from examples_book import books
from examples_rules import asked
from examples_rules import books as books_of
from examples_workshop import opened
from services import a_house, press, shown

from game.engine.cards import names
from game.engine.events import Event
from game.scenes.rules.judge import JudgeScene
from game.scenes.rules.offered import OfferedGame
from game.scenes.shell import scene as shell
from game.scenes.shell.scene import Scene
from game.scenes.workshop.contracts import DraggedMeld
from game.settings import FRENCH, SPANISH
from game.ui.gestures import KEYS
from game.variants.house_game import melds_of


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


def test_the_deck_of_another_game_has_the_size_of_the_window_as_it_is_now() -> None:
    services = a_house((1024, 640))
    before = services.kit_of("escoba", "")
    services.fit((1600, 900))
    after = services.kit_of("escoba", "")
    assert before.stage != after.stage == services.kit.stage


def test_what_the_files_of_games_and_texts_said_before_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services = a_house()
    assert services.pack("escoba") == SPANISH
    keys = services.usual_keys(KEYS)
    monkeypatch.setattr(shell, "pack_of", lambda settings, game: FRENCH)
    monkeypatch.setattr(shell, "usual", lambda device, say: {})
    assert (services.pack("escoba"), services.usual_keys(KEYS)) == (SPANISH, keys)
    services.read_games_anew()
    services.read_texts_anew()
    assert (services.pack("escoba"), services.usual_keys(KEYS)) == (FRENCH, {})


def test_what_was_laid_is_new_until_the_next_turn_of_whoever_laid_it() -> None:
    ana = AtTable("5h 6h 7h Kd")
    story = ana.texts.story
    story.laid = {0: 1, 1: 2}
    story.tell(Event("turn", 1), [])
    assert story.laid == {0: 1}


def test_cards_that_were_swept_over_once_are_marked_again_by_the_next_sweep() -> None:
    ana = AtTable("5h 6h 7h Kd")
    for _ in range(2):
        ana.selection.hands = ana.selection.hands.unmark()
        ana.sweep("5h", "7h")
        assert len(ana.selection.hands.marked) == 3


def test_a_meld_that_is_dragged_away_or_taken_out_leaves_its_contract() -> None:
    contracts = opened("laying")(a_house()).rows.contracts

    def counts() -> list[int]:
        return [len(melds_of(one)) for one in contracts.rounds]

    assert counts() == [2, 2, 2, 3, 3, 3, 4, 3]
    contracts.drop(DraggedMeld("trio", 0, 0), 1)
    contracts.take(3, 0)
    contracts.remove(7)
    assert counts() == [1, 3, 2, 2, 3, 3, 4]


def test_the_page_of_an_offered_game_is_gone_once_the_game_is_kept() -> None:
    services, kept = a_house(), list[str]()
    services.stack.push(Scene(services))
    page = shown(services, OfferedGame(services, books_of()[0], None, lambda: kept.append("game")))
    page.keep()
    assert (kept, len(services.stack.scenes)) == (["game"], 1)
