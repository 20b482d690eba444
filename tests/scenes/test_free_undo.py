"""Undo that stops at nothing: chosen at a new table, pressed at any time, told where it counts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples_free_undo import ALONE, bundled_games, running, statistics
from examples_menus import FOUR
from examples_scores import difference_of_scores, pot_of_five
from menus_house import click, house_of, names_of, page_of, show
from services import a_house, heard_in, press, said, shown, wait
from settings_rig import widget

from game.engine.cards import each
from game.engine.phases import SCORED
from game.play.hands.marking import Mark
from game.play.session.seating import TableChoice
from game.scenes.scores.hand import Scoring
from game.scenes.scores.match import Endings, Settlement
from game.scenes.setup.scene import FREE_UNDO, SetUpScene
from game.scenes.shell.addresses import ToMenu, ToNewMatch
from game.scenes.table.commands import buttons_at
from game.scenes.table.match_flow import MatchFlow
from game.scenes.table.scene import TableScene
from tests.play.tables import one_step


def test_one_person_among_bots_may_choose_it_and_several_are_not_even_offered_it() -> None:
    services, dealt = house_of(), list[TableChoice]()
    services.go = lambda to: dealt.append(to.choice) if isinstance(to, ToNewMatch) else None
    for players, free in ((ALONE, False), (FOUR, True)):
        last = TableChoice("loba_de_menos", players, free_undo=free)
        show(services, SetUpScene(services, bundled_games(), last, lambda: 7))
        click(services, "deal")
        assert (FREE_UNDO in names_of(page_of(services))) == (players is ALONE)
        if players is ALONE:
            click(services, FREE_UNDO)
            click(services, "deal")
    assert [choice.free_undo for choice in dealt] == [False, True, False]


# At a new table ---------------------------------------------------------------------------------


# At the table -----------------------------------------------------------------------------------


def match_flow(game: str, acts: int) -> MatchFlow:
    services = a_house(speed=0.0)
    table = running(game, acts)
    found = MatchFlow(services, table)
    services.stack.push(found.scene)
    wait(services, 2.0)
    return found


@pytest.mark.parametrize("game", ["loba_de_menos", "la_mona"])
def test_the_button_takes_back_turn_after_turn(game: str) -> None:
    scene = match_flow(game, 4).scene
    (card, *_) = each(scene.table.observation().hand)
    scene.commands.driver.do(Mark(card))
    assert any(scene.picture.choices) == (game == "la_mona")
    for _ in range(4):
        (undo,) = (one for one in buttons_at(scene.context) if one.command == "undo")
        assert undo.works
        scene.commands.use(undo.place)
        assert not any(scene.picture.choices), "what a marked card may take is gone"
        wait(scene.services, 1.0)
    assert not any(key.command == "undo" and key.works for key in buttons_at(scene.context))


def test_it_may_be_pressed_while_the_cards_of_others_still_fly() -> None:
    """What they did is neither heard nor seen any more."""
    services = a_house(speed=2)
    scene = MatchFlow(services, running("loba_de_mas", 2)).scene
    services.stack.push(scene)
    heard = heard_in(services)
    for _ in range(6):
        before = scene.table.observation()
        scene.settle()
        scene.context.happened(scene.table.act(scene.table.legal()[-1]))
        while scene.table.is_bots_turn:
            scene.table.bot_turn(1.0)
            scene.context.happened(scene.table.play_bot())
        heard.clear()
        while scene.table.observation() != before:
            press(services, "undo")
        wait(services, 0.0)
        assert set(heard) <= {"undo"}
        wait(services, 2.0)
        assert scene.picture.latest.hand == before.hand
        scene.settle()
        scene.context.happened(scene.table.redo())
        wait(services, 20.0)


def test_redo_plays_on_with_the_bots_acts_and_only_undo_says_once_that_it_counts() -> None:
    scene = match_flow("loba_de_menos", 4).scene
    before = scene.table.observation()
    told = []
    for _ in range(2):
        press(scene.services, "undo")
        wait(scene.services, 1.0)
        told.append(scene.selection.said)
        assert scene.table.observation() != before
        press(scene.services, "redo")
        wait(scene.services, 9.0)
        assert scene.table.observation() == before
        assert scene.picture.latest.hand == before.hand
    assert told == [scene.services.say("notice.taken_back"), ""]


def test_the_end_of_a_hand_is_taken_back_from_the_scores() -> None:
    one = match_flow("loba_de_menos", 4)
    table = one.table
    while table.phase != SCORED:
        one_step(table)
    one.scene.catch_up()
    wait(one.services, 3.0)
    assert isinstance(one.services.stack.top, Scoring)
    wait(one.services, 3.0)
    press(one.services, "undo")
    wait(one.services, 2.0)
    assert isinstance(one.services.stack.top, TableScene)
    assert table.phase != SCORED
    assert table.saved().taken_back == 1


# Afterwards -------------------------------------------------------------------------------------


def test_the_end_of_the_match_tells_of_it() -> None:
    told = {"es": "deshacer libre, 3 veces", "fr": "annulation libre, 3 fois"}
    for language, words in {**told, "en": "free undo, 3 times"}.items():
        for sheet in (difference_of_scores(), pot_of_five()):
            services = a_house(language=language)
            endings = Endings(ToMenu())
            shown(services, Settlement(services, replace(sheet, taken_back=3), endings))
            assert any(text.endswith(f" · {words}") for text in said(services))


def test_matches_that_do_not_count_are_not_passed_over_in_silence() -> None:
    services = a_house()
    shown(services, statistics(services, 7, 30))
    assert any(
        text.endswith("7 matches with free undo do not count here.") for text in said(services)
    )
    shown(services, statistics(services, 2))
    assert any(text.startswith("The 2 matches that were played") for text in said(services))
    assert widget(services.stack.top, "play")
