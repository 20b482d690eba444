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


def test_it_opens_at_the_section_asked_for() -> None:
    scene = scene_in(a_house(FULL), "carioca", "contracts")
    assert place(scene) == ("carioca", "contracts")
    assert scene.page.focus == "section 2 6"
    assert {"The contracts", "3 trios"} <= said(scene)


@pytest.mark.parametrize(("game", "section"), [("", ""), ("no_such_game", "nothing")])
def test_without_a_place_it_opens_at_its_first_page(game: str, section: str) -> None:
    assert place(scene_in(a_house(FULL), game, section)) == ("loba_de_menos", "goal")


def test_a_match_in_play_is_told_with_its_options() -> None:
    made = a_house(FULL)
    shelved = books("loba_de_menos", value__joker=25)
    scene = RulesScene(made, shelved, "loba_de_menos", "scoring")
    made.stack.push(scene)
    assert "25" in said(scene)
    assert "60 points in hand" in said(scene)


def test_an_option_that_is_off_is_not_told_with_what_it_would_allow() -> None:
    made = a_house(FULL)
    shelved = books("loba_de_menos", set__exact_initial=True, layoff_same_turn=False)
    scene = RulesScene(made, shelved, "loba_de_menos", "house")
    made.stack.push(scene)
    assert "A new pierna has exactly three cards, and grows later." in said(scene)
    assert "*Adding at once:* no" in said(scene)
    assert not any("on the same turn as your first meld" in words for words in said(scene))


def test_an_example_that_is_wrong_comes_with_the_sentence_of_its_refusal() -> None:
    scene = scene_in(a_house(FULL), "loba_de_menos", "melds")
    assert "A pierna takes no wild cards: each of its cards stands for itself." in said(scene)


def test_left_and_right_turn_the_pages_of_a_game() -> None:
    scene = scene_in(a_house(FULL))
    press(scene, commands.RIGHT, commands.RIGHT)
    assert place(scene) == ("loba_de_menos", "deal")
    press(scene, commands.RIGHT)
    assert place(scene) == ("loba_de_menos", "turn")
    press(scene, commands.LEFT, commands.LEFT, commands.LEFT)
    # There is nothing before the first page.
    assert place(scene) == ("loba_de_menos", "goal")


def test_up_and_down_go_through_the_list_and_enter_opens() -> None:
    scene = scene_in(a_house(FULL))
    press(scene, commands.DOWN, commands.DOWN, commands.DOWN, commands.CONFIRM)
    assert place(scene) == ("loba_de_menos", "turn")


def test_the_keyboard_reaches_everything() -> None:
    scene = scene_in(a_house(FULL), "carioca", "melds")
    reached = set()

    def go(*names: str) -> None:
        for name in names:
            press(scene, name)
            reached.add(scene.page.focus)

    go(*[commands.UP] * 12, *[commands.DOWN] * 30, commands.NEXT_ZONE)
    go(*[commands.NEXT_ZONE, commands.DOWN] * 3)
    while scene.page.focus != "judge":
        go(commands.NEXT_ZONE)
    go(commands.RIGHT)
    while scene.page.focus != "sheet":
        go(commands.NEXT_ZONE)
    go(*[commands.DOWN] * 20, commands.RIGHT)
    wanted = {one.name for one in scene.page.widgets if one.focusable}
    assert wanted - reached == set()


def test_on_the_page_down_scrolls_and_then_goes_on_to_the_foot() -> None:
    scene = scene_in(a_house(FULL), "loba_de_menos", "melds")
    press(scene, commands.NEXT_ZONE)
    assert scene.page.focus == "sheet"
    assert "An escalera is of one suit." not in said(scene)
    press(scene, *[commands.DOWN] * 20)
    assert scene.page.focus == "previous"
    assert "Up to the ace" in said(scene)
    press(scene, commands.UP)
    assert scene.page.focus == "sheet"


def test_the_wheel_moves_what_is_under_the_pointer() -> None:
    scene = scene_in(a_house(FULL), "loba_de_menos", "melds")
    before = said(scene)
    scene.handle(Wheel(1200, 500, -6))
    assert said(scene) != before
    assert "Loba de Menos" in said(scene)


def test_the_pointer_opens_games_and_sections_and_turns_pages() -> None:
    scene = scene_in(a_house(FULL))
    click(scene, widget(scene, "game 1"))
    assert place(scene) == ("loba_de_mas", "goal")
    click(scene, widget(scene, "section 1 3"))
    assert place(scene) == ("loba_de_mas", "draw")
    click(scene, widget(scene, "next"))
    assert place(scene) == ("loba_de_mas", "melds")
    click(scene, widget(scene, "previous"))
    assert place(scene) == ("loba_de_mas", "draw")


def test_a_new_page_begins_at_its_top() -> None:
    scene = scene_in(a_house(FULL), "loba_de_menos", "melds")
    scene.handle(Wheel(1200, 500, -20))
    click(scene, widget(scene, "next"))
    assert "Wild cards" in said(scene)


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


def test_a_search_minds_neither_capitals_nor_accents() -> None:
    scene = scene_in(a_house(FULL, language="fr"))
    write(scene, "DEPOSE mene")
    assert ("loba_seis_menes", "contracts") in found(scene)


def test_a_search_takes_the_signs_that_a_keyboard_has() -> None:
    scene = scene_in(a_house(FULL, language="fr"))
    write(scene, "d'une mene")
    assert ("loba_de_menos", "end") in found(scene)


def test_a_search_that_finds_nothing_says_so() -> None:
    scene = scene_in(a_house(FULL))
    write(scene, "zzz")
    assert "Nothing about “zzz” here. Try another word." in said(scene)


def test_a_found_section_opens_and_the_list_stays() -> None:
    scene = scene_in(a_house(FULL))
    write(scene, "monkey")
    press(scene, commands.DOWN, commands.DOWN, commands.CONFIRM)
    assert place(scene) == ("la_mona", "inert")
    assert scene.wanted == "monkey"


def test_esc_takes_the_search_back_and_then_leaves() -> None:
    made = a_house(FULL)
    scene = scene_in(made)
    write(scene, "joker")
    press(scene, commands.BACK)
    assert (scene.wanted, made.stack.top) == ("", scene)
    scene.handle(Command(commands.BACK))
    assert made.stack.top is not scene


def test_the_key_that_opened_it_closes_it() -> None:
    made = a_house(FULL)
    scene = scene_in(made)
    scene.handle(Command("rules"))
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


def test_the_rules_of_the_page_are_written_to_be_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    made = a_house(FULL, language="fr")
    shelved = books("loba_de_menos", value__joker=25)
    scene = RulesScene(made, shelved, "loba_de_menos", "scoring")
    made.stack.push(scene)
    scene.sprites()
    click(scene, widget(scene, "print"))
    file = tmp_path / "exports" / "loba_de_menos.html"
    assert "navigateur" in " ".join(services.said(made))
    html = file.read_text(encoding="utf-8")
    assert '<html lang="fr">' in html
    assert 'class="other"' in html


def test_a_disk_that_refuses_the_pages_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    (tmp_path / "exports").write_text("in the way")
    scene = scene_in(a_house(FULL))
    click(scene, widget(scene, "print"))
    assert "cannot be written" in " ".join(services.said(scene.services))
