"""Each gesture has its sound: on the pages and at the tables of the gallery."""

from __future__ import annotations

import pytest
from examples import all_examples
from services import a_house, heard_in, rest, wait

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.ui.gestures import Command

EXAMPLES = dict(all_examples())
#: A scene, what is done there one after the other, and what is heard from its beginning on. A name
#: is that of something on the page, confirmed or given the command behind its "/"; a mere command
#: goes to the scene.
GESTURES = (
    ("book_mas", "card 0 0, digit 1", "land_card step"),
    ("book_menos", "/back", "back"),
    ("book_menos_corrected", "", "refused"),
    ("book_menos_decides", "rebuy", "confirm"),
    ("coach_quiz", "option 0", "refused"),
    ("coach_quiz", "option 1", "confirm"),
    ("curtain", "here", "curtain curtain"),
    ("evening_of_many", "game", "page"),
    ("judge_added", "card 0", "land_card"),
    ("keys", "redo keys 0/take_back", "toggle"),
    ("keys_clash", "leave", "confirm refused back"),
    ("keys_clash", "take", "confirm refused toggle"),
    ("keys_needed", "", "refused"),
    ("keys_waiting", "cancel", "confirm back"),
    ("lesson_done", "leave", "game_won back"),
    ("lesson_tried", "/hint, /undo", "hint undo"),
    ("lesson_begins", "/confirm", "page"),
    ("load", "/down, /up, delete a, delete a, open a", "focus focus toggle undo confirm"),
    ("pad_owner", "is Ana", "curtain confirm"),
    ("people", "sit ana", "confirm"),
    ("people_nobody", "/back", "back"),
    ("person", "crest hare, done", "toggle confirm"),
    ("person_taken", "", "refused"),
    ("phones_begin", "phone 2", "toggle"),
    ("replay_branch", "play", "confirm"),
    ("rules_first_page", "next", "page"),
    ("scoring_next", "", "score_line"),
    ("settings", "two_colours, tab_sound, volume_cards/left", "toggle page slide"),
    ("settlement_partners", "/back", "land_felt land_felt game_won back"),
    ("setup", "option money, deal", "toggle confirm"),
    ("setup_free_undo", "free_undo", "toggle"),
    ("statistics", "player name:ana", "page"),
    ("table_carioca_empty", "/down, /down, /down, /mark, /stage", "lift land_felt"),
    ("table_free_undo_draw", "/undo", "undo"),
    ("table_hint", "", "confirm hint hint"),
    ("table_la_mona_legal_words", "", "focus focus"),
    ("table_log", "", "draw focus focus"),
    ("workshop", "option joker_reclaim, take_back, section cards, next", "toggle undo toggle page"),
)


@pytest.mark.parametrize(("scene", "done", "heard"), GESTURES)
def test_each_gesture_has_its_sound(scene: str, done: str, heard: str) -> None:
    services = a_house((1024, 640), motion="brief")
    services.stack.push(Scene(services))
    services.stack.push(EXAMPLES[scene](services))
    rest(services)
    wait(services, 1.0)
    for one in filter(None, done.split(", ")):
        name, _, command = one.partition("/")
        if name:
            _focus(services, name)
        for is_down in (True, False):
            services.stack.handle(Command(command or "confirm", is_down))
        rest(services)
    told = heard_in(services)
    assert [one for one in told if one in heard or one != "focus"] == heard.split()


def _focus(services: Services, name: str) -> None:
    top = services.stack.top
    assert isinstance(top, PageScene)
    assert any(one.name == name for one in top.page.widgets), name
    top.page.focus, top.page.ring = name, True
