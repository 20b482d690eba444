"""Words that something covers are found; and those pictures in which it was so are mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from examples import all_examples
from services import LANGUAGES, a_house, rest

from game.checkup.hidden import covered, cut_off, gives_way
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene
from game.scenes.table.scene import TableScene
from game.ui.boxes import Column, Scrolled, Text
from game.ui.canvas import Canvas
from game.ui.theme import NIGHT0
from game.ui.widgets import Button, Scroll, Widget
from game.view.geometry import Rect

WORDS, BOX = "Your melds", Rect(100, 100, 400, 60)
SMALLEST, LARGEST = (1024, 640), 1.4


def under_a_tip(canvas: Canvas) -> None:
    canvas.text(WORDS, BOX)
    canvas.panel(BOX._replace(w=80), "tip", 12)


def told_again(canvas: Canvas) -> None:
    under_a_tip(canvas)
    canvas.text(WORDS, BOX)


def beside_a_tip(canvas: Canvas) -> None:
    canvas.text(WORDS, BOX)
    canvas.panel(BOX.moved(0, 80), "tip", 12)


def on_a_panel(canvas: Canvas) -> None:
    canvas.panel(BOX, "tip", 12)
    canvas.text(WORDS, BOX)


def under_a_veil(canvas: Canvas) -> None:
    canvas.text(WORDS, BOX)
    canvas.line(*BOX, NIGHT0, 0.4)


@pytest.mark.parametrize(
    ("paint", "lost"),
    [
        (under_a_tip, [WORDS]),
        (told_again, []),
        (beside_a_tip, []),
        (on_a_panel, []),
        (under_a_veil, []),
    ],
)
def test_words_under_something_are_found(paint: Callable[[Canvas], None], lost: list[str]) -> None:
    canvas = Canvas(a_house((1920, 1080)).kit)
    paint(canvas)
    assert list(covered(canvas.sprites)) == lost


def test_what_a_table_asks_for_gives_way_to_what_it_says_and_nothing_else_does() -> None:
    table = dict(all_examples())["table_loba_de_menos"](a_house((1024, 640)))
    assert isinstance(table, TableScene)
    assert not gives_way("table.prompt.draw_top", table)
    table.selection.said = "Hint: Q♠"
    assert gives_way("table.prompt.draw_top", table)
    assert not gives_way("table.river", table)
    assert not gives_way("table.prompt.draw_top", Scene(table.services))


class Told(PageScene):
    """Lines of words that scroll, and buttons below them."""

    def build(self) -> list[Widget]:
        lines = [Text("words") for _ in range(9)]
        buttons = [Button(f"{at}", f"button {at}", lambda: None) for at in range(self.count)]
        inside = Column(*lines, *buttons)
        return Scrolled(Scroll(), inside).arrange(self.canvas, Rect(0, 0, 400, self.high))


@pytest.mark.parametrize(
    ("count", "cut", "found"),
    [(1, 20.0, ["button 0"]), (1, 0.0, []), (1, 200.0, []), (9, 20.0, [])],
    ids=["cut", "whole", "not seen", "a list"],
)
def test_a_button_that_the_edge_cuts_through_is_found(
    count: int, cut: float, found: list[str]
) -> None:
    scene = Told(a_house((1920, 1080)))
    scene.count, scene.high = count, 9999.0
    whole = scene.build()
    scene.high = max(one.rect.bottom for one in whole) - cut
    scene.page.widgets = scene.build()
    assert list(cut_off(scene)) == found


#: Where a label lay under a tip, "away" was lost to a sign, and a button was cut.
MENDED = (
    *("table_loba_de_menos", "table_loba_de_mas", "table_must_use", "phones_watched_two"),
    *("coach", "coach_two_people", "coach_fishing"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MENDED)
def test_nothing_is_lost_with_the_largest_letters_in_the_smallest_window(
    name: str, language: str
) -> None:
    services = a_house(SMALLEST, language=language, text_scale=LARGEST)
    services.stack.push(Scene(services))
    services.stack.push(dict(all_examples())[name](services))
    rest(services)
    sprites = services.stack.top.sprites()
    texts = Texts([language], [bundled("locales")])
    own_melds = texts.text("table.own_melds")
    away = {texts.text("phones.away"), texts.text("phones.away_short")}
    assert own_melds not in covered(sprites)
    assert list(cut_off(services.stack.top)) == []
    if name == "phones_watched_two":
        assert away & {one.says for one in sprites}
