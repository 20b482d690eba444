"""Rules and help: read, turned and searched with any device, and back to where one was."""

from __future__ import annotations

from pathlib import Path

import pytest
import services
from examples_rules import books, opened
from services import a_house
from settings_rig import press, widget

from game.scenes.rules.pages import Typesetter
from game.scenes.rules.scene import RulesScene
from game.scenes.shell.scene import Scene, Services
from game.ui import commands
from game.ui.gestures import MOVED, Command, Pointer, Typed, Wheel
from game.ui.widgets import Widget
from game.view.rulebook.blocks import Examples

FULL = (1920, 1080)


def scene_in(services: Services, game: str = "loba_de_menos", section: str = "goal") -> RulesScene:
    """Over another scene, to go back to."""
    services.stack.push(Scene(services))
    scene = RulesScene(services, books(), game, section)
    services.stack.push(scene)
    scene.sprites()
    return scene


def click(scene: RulesScene, target: Widget) -> None:
    scene.handle(Pointer(MOVED, target.seen.cx, target.seen.cy))
    services.click(scene.services, target)
    scene.sprites()


def said(scene: RulesScene) -> set[str]:
    return set(services.said(scene.services))


def place(scene: RulesScene) -> tuple[str, str]:
    return scene.book.id, scene.section.key


# Reading --------------------------------------------------------------------------------------


def test_it_opens_at_the_section_asked_for_or_at_its_first_page() -> None:
    scene = scene_in(a_house(FULL), "carioca", "contracts")
    assert place(scene) == ("carioca", "contracts")
    assert scene.page.focus == "section 2 6"
    assert {"The contracts", "3 trios"} <= said(scene)
    for game, section in (("", ""), ("no_such_game", "nothing")):
        assert place(scene_in(a_house(FULL), game, section)) == ("loba_de_menos", "goal")


def test_a_match_in_play_is_told_with_its_options_and_of_those_off_not_what_they_allow() -> None:
    made = a_house(FULL)
    options = {"value__joker": 25, "set__exact_initial": True, "layoff_same_turn": False}
    scenes = [
        RulesScene(made, books("loba_de_menos", **options), "loba_de_menos", section)
        for section in ("scoring", "house")
    ]
    for scene in scenes:
        made.stack.push(scene)
    house, scoring = said(scenes[1]), {one.says for one in scenes[0].sprites()}
    assert {"25", "60 points in hand"} <= scoring
    assert "A new pierna has exactly three cards, and grows later." in house
    assert "*Adding at once:* no" in house
    assert not any("on the same turn as your first meld" in words for words in house)


def test_left_and_right_turn_the_pages_of_a_game_and_enter_opens_one_of_the_list() -> None:
    scene = scene_in(a_house(FULL))
    press(scene, commands.DOWN, commands.DOWN, commands.DOWN, commands.CONFIRM)
    assert place(scene) == ("loba_de_menos", "turn")
    press(scene, commands.LEFT)
    assert place(scene) == ("loba_de_menos", "deal")
    press(scene, commands.RIGHT)
    assert place(scene) == ("loba_de_menos", "turn")
    press(scene, commands.LEFT, commands.LEFT, commands.LEFT)
    # There is nothing before the first page.
    assert place(scene) == ("loba_de_menos", "goal")


def test_on_the_page_down_scrolls_and_then_goes_on_to_the_foot() -> None:
    scene = scene_in(a_house(FULL), "loba_de_menos", "melds")
    press(scene, commands.NEXT_ZONE)
    assert scene.page.focus == "sheet"
    # An example that is wrong comes with the sentence of its refusal.
    assert "A pierna takes no wild cards: each of its cards stands for itself." in said(scene)
    assert "An escalera is of one suit." not in said(scene)
    press(scene, *[commands.DOWN] * 20)
    assert scene.page.focus == "previous"
    assert "Up to the ace" in said(scene)
    press(scene, commands.UP)
    assert scene.page.focus == "sheet"


def test_the_pointer_opens_games_and_sections_and_turns_pages_that_begin_at_their_top() -> None:
    """The wheel moves what is under the pointer."""
    scene = scene_in(a_house(FULL))
    click(scene, widget(scene, "game 1"))
    assert place(scene) == ("loba_de_mas", "goal")
    click(scene, widget(scene, "section 1 3"))
    assert place(scene) == ("loba_de_mas", "draw")
    click(scene, widget(scene, "next"))
    assert place(scene) == ("loba_de_mas", "melds")
    before = said(scene)
    scene.handle(Wheel(1200, 500, -20))
    assert said(scene) != before
    assert "Loba de Menos" in said(scene)
    click(scene, widget(scene, "next"))
    assert "Wild cards" in said(scene)
    for section in ("melds", "draw"):
        click(scene, widget(scene, "previous"))
        assert place(scene) == ("loba_de_mas", section)


# Searching ------------------------------------------------------------------------------------


def found(scene: RulesScene) -> list[tuple[str, str]]:
    return [
        (scene.books[at.book].id, scene.books[at.book].sections[at.section].key)
        for at in scene.found()
    ]


def write(scene: RulesScene, words: str) -> None:
    click(scene, widget(scene, "search"))
    for letter in words:
        scene.handle(Typed(letter))
    scene.sprites()


def test_a_search_lists_the_sections_that_have_all_its_words() -> None:
    scene = scene_in(a_house(FULL))
    write(scene, "drowned")
    assert set(found(scene)) == {("la_mona", "inert"), ("la_mona", "house")}
    write(scene, " monkey")
    assert found(scene) == [("la_mona", "inert")]
    rows = [one.name for one in scene.page.widgets if one.name.startswith(("game", "section"))]
    assert rows == ["game 5", "section 5 4"]
    press(scene, commands.DOWN, commands.DOWN, commands.CONFIRM)
    assert place(scene) == ("la_mona", "inert")
    assert scene.wanted == "drowned monkey"
    write(scene, "zzz")
    assert "Nothing about “zzz” here. Try another word." in said(scene)


def test_a_search_for_spaces_alone_shows_the_whole_list() -> None:
    scene = scene_in(a_house(FULL))
    before = [one.name for one in scene.page.widgets if one.name.startswith("section")]
    write(scene, "  ")
    assert [one.name for one in scene.page.widgets if one.name.startswith("section")] == before


def test_a_search_minds_neither_capitals_nor_accents_and_takes_the_signs_of_a_keyboard() -> None:
    for words, place in (
        ("DEPOSE mene", ("loba_seis_menes", "contracts")),
        ("d'une mene", ("loba_de_menos", "end")),
    ):
        scene = scene_in(a_house(FULL, language="fr"))
        write(scene, words)
        assert place in found(scene)


@pytest.mark.parametrize("key", [commands.BACK, "rules"])
def test_esc_takes_the_search_back_and_then_leaves_as_the_key_does_that_opened_it(key: str) -> None:
    made = a_house(FULL)
    scene = scene_in(made)
    write(scene, "joker")
    press(scene, commands.BACK)
    assert (scene.wanted, made.stack.top) == ("", scene)
    scene.handle(Command(key))
    assert made.stack.top is not scene


# Layout ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["draw", "melds", "wilds", "lay_off", "scoring", "match"])
def test_every_page_ends_in_sight(section: str) -> None:
    """Scrolled to its end the last leaf lies above the foot of the page."""
    made = a_house(FULL)
    scene = opened("loba_de_mas", section)(made)
    assert isinstance(scene, RulesScene)
    made.stack.push(scene)
    scene.sprites()
    sheet = widget(scene, "sheet")
    scroll = sheet.scroll
    assert scroll is not None
    scroll.move(1e9)
    on_page = (one for one in scene.page.widgets if one.scroll is scroll and one is not sheet)
    bottom = max(one.seen.bottom for one in on_page)
    assert bottom <= scroll.view.bottom
    assert bottom > scroll.view.y


@pytest.mark.parametrize(
    ("section", "text", "columns"),
    [("melds", 1.0, [1, 2, 3, 4]), ("melds", 1.4, [1, 1, 2, 3]), ("contracts", 1.0, [1, 1, 2, 2])],
)
def test_examples_have_as_many_columns_as_their_words_and_cards_have_room_for(
    section: str, text: float, columns: list[int]
) -> None:
    made = a_house(FULL, text_scale=text)
    book = next(book for book in books() if section in {one.key for one in book.sections})
    blocks = next(one.blocks for one in book.sections if one.key == section)
    examples = next(block.all for block in blocks if isinstance(block, Examples))
    counts = [
        Typesetter(made, book, wide)._columns_for(examples) for wide in (200, 800, 1200, 1600)
    ]
    assert counts == columns


# Printing -------------------------------------------------------------------------------------


def test_the_rules_of_the_page_are_written_to_be_printed(home: Path) -> None:
    made = a_house(FULL, language="fr")
    shelved = books("loba_de_menos", value__joker=25)
    scene = RulesScene(made, shelved, "loba_de_menos", "scoring")
    made.stack.push(scene)
    scene.sprites()
    click(scene, widget(scene, "print"))
    file = home / "exports" / "loba_de_menos.html"
    assert "navigateur" in " ".join(services.said(made))
    html = file.read_text(encoding="utf-8")
    assert '<html lang="fr">' in html
    assert 'class="other"' in html


def test_a_disk_that_refuses_the_pages_is_told(home: Path) -> None:
    (home / "exports").write_text("in the way")
    scene = scene_in(a_house(FULL))
    click(scene, widget(scene, "print"))
    assert "cannot be written" in " ".join(services.said(scene.services))
