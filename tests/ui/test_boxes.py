"""Boxes measure themselves and take their places: beside each other, inside their parent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from services import a_house

from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Grid,
    Panel,
    Press,
    Row,
    Scrolled,
    Sized,
    Tallest,
    Text,
    Wrap,
    inset,
    level,
)
from game.ui.canvas import Canvas, Kit
from game.ui.theme import IVORY, MOON, Colour
from game.ui.widgets import Button, Choice, Mood, Scroll, Toggle, Widget
from game.view.geometry import Rect

ROOM = Rect(100, 50, 800, 600)
WORDS = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"


@cache
def a_kit(text: float = 1.0) -> Kit:
    return a_house(text_scale=text).kit


def a_canvas(text: float = 1.0) -> Canvas:
    return Canvas(a_kit(text))


def block(width: float = 40, height: float = 30, grow: bool = False) -> Drawing:
    return Drawing(lambda *_: None, width, height, grow)


def rects(box: Box, room: Rect = ROOM) -> list[Rect]:
    return [widget.rect for widget in box.arrange(a_canvas(), room)]


def across(box: Box, room: Rect = ROOM) -> list[tuple[float, float]]:
    return [(rect.x - room.x, rect.w) for rect in rects(box, room)]


def down(box: Box, room: Rect = ROOM) -> list[tuple[float, float]]:
    return [(rect.y - room.y, rect.h) for rect in rects(box, room)]


def test_a_column_puts_its_boxes_below_each_other_as_wide_as_itself() -> None:
    assert rects(Column(block(height=30), block(height=50), gap=8)) == [
        Rect(100, 50, 800, 30),
        Rect(100, 88, 800, 50),
    ]


def test_a_row_puts_its_boxes_beside_each_other_as_high_as_itself() -> None:
    assert rects(Row(block(40), block(60), gap=8)) == [
        Rect(100, 50, 40, 600),
        Rect(148, 50, 60, 600),
    ]


@pytest.mark.parametrize(
    ("parts", "starts"),
    [
        ((block(), block()), [0, 38]),
        ((block(), 20, block()), [0, 50]),
        ((10, block(), block()), [10, 48]),
        ((block(), None, block()), [0, 38]),
        ((block(), 5, None, 6, block()), [0, 41]),
    ],
    ids=["a gap", "a number instead", "a number first", "nothing", "two numbers"],
)
def test_a_number_is_the_space_between_its_neighbours(
    parts: Sequence[Box | float | None], starts: list[float]
) -> None:
    column = Column(*parts, gap=8)
    assert [y for y, _ in down(column)] == starts
    assert column.height_at(a_canvas(), 800) == starts[-1] + 30


def test_a_number_at_the_end_is_room_below() -> None:
    assert Column(block(), 12, gap=8).height_at(a_canvas(), 100) == 42


@pytest.mark.parametrize(
    ("box", "places"),
    [
        (Row(block(100), block(grow=True), block(100)), [(0, 100), (100, 600), (700, 100)]),
        (Row(block(grow=True), block(grow=True)), [(0, 400), (400, 400)]),
        (Row(FILL, block(100)), [(700, 100)]),
        (Row(FILL, block(100), FILL), [(350, 100)]),
        (Row(block(500), block(500)), [(0, 500), (500, 300)]),
    ],
    ids=["one grows", "shares", "at the right", "in the middle", "too little room"],
)
def test_a_row_gives_what_is_left_to_what_grows(
    box: Box, places: list[tuple[float, float]]
) -> None:
    assert across(box) == places


@pytest.mark.parametrize(
    ("box", "places"),
    [
        (Column(block(), block(grow=True), block()), [(0, 30), (30, 540), (570, 30)]),
        (Column(block(height=500), block(height=300, grow=True)), [(0, 500), (500, 100)]),
        (level(block()), [(285, 30)]),
        (Column(block(height=290), block(height=290), gap=30, least_gap=4), [(0, 290), (310, 290)]),
        (Column(block(height=299), block(height=299), gap=30, least_gap=4), [(0, 299), (303, 299)]),
    ],
    ids=["one grows", "one gives way", "in the middle", "less space", "least space"],
)
def test_a_column_gives_what_is_left_or_missing_to_what_grows(
    box: Box, places: list[tuple[float, float]]
) -> None:
    assert down(box) == places


def test_wrapped_boxes_begin_another_line() -> None:
    wrap = Wrap(*[block(300) for _ in range(5)], gap=(20, 10))
    assert [(rect.x, rect.y) for rect in rects(wrap)] == [
        *((100, 50), (420, 50)),
        *((100, 90), (420, 90)),
        (100, 130),
    ]
    assert wrap.height_at(a_canvas(), 800) == 110
    assert len(rects(Wrap(*wrap.boxes, gap=(20, 10), most=1))) == 2


@pytest.mark.parametrize(("apart", "second"), [(0, 120), (60, 160), (1000, 400)])
def test_wrapped_boxes_are_moved_apart_as_far_as_there_is_room(apart: float, second: float) -> None:
    wrap = Wrap(block(100), block(100), gap=(20, 0), apart=apart)
    assert across(wrap, ROOM._replace(w=500)) == [(0, 100), (second, 100)]


@pytest.mark.parametrize(("even", "columns"), [(False, 4), (True, 3)])
def test_an_even_grid_has_no_more_columns_than_its_lines_need(even: bool, columns: int) -> None:
    grid = Grid(*[block() for _ in range(6)], columns=5, least=190, even=even)
    assert len({rect.x for rect in rects(grid)}) == columns


@pytest.mark.parametrize(("width", "columns"), [(800, 3), (500, 2), (210, 1), (90, 1)])
def test_a_grid_has_as_many_columns_as_have_room(width: float, columns: int) -> None:
    grid = Grid(*[block() for _ in range(6)], columns=3, least=200, gap=(10, 5))
    places = rects(grid, Rect(0, 0, width, 600))
    assert len({rect.x for rect in places}) == columns
    assert len({rect.w for rect in places}) == 1
    assert max(rect.right for rect in places) == pytest.approx(width)


def test_the_first_that_fits_is_taken() -> None:
    box = FirstFitting(Row(block(300), block(300)), Column(block(300), block(300)))
    assert [y for y, _ in down(box)] == [0, 0]
    assert [y for y, _ in down(box, ROOM._replace(w=500))] == [0, 30]


def test_what_fits_may_be_another_question() -> None:
    def fits(canvas: Canvas, width: float) -> bool:
        return width > 900

    box = FirstFitting(Row(block(), block()), Column(block(), block()), fits=fits)
    assert [y for y, _ in down(box)] == [0, 30]
    assert [y for y, _ in down(box, ROOM._replace(w=901))] == [0, 0]


def test_a_box_is_as_high_as_those_it_may_change_places_with() -> None:
    box = Tallest(block(height=30), block(height=80), block(height=50), pad=(0, 2, 0, 2))
    assert box.height_at(a_canvas(), 100) == 84
    assert len(rects(box)) == 1


def test_halves_fit_where_the_wider_one_does() -> None:
    halves = Row(block(100, grow=True), block(300, grow=True), gap=10)
    assert halves.natural_width(a_canvas()) == 610


@pytest.mark.parametrize("text", [1.0, 1.2, 1.4])
def test_words_are_broken_into_lines_and_have_room(text: float) -> None:
    canvas = a_canvas(text)
    said = Text(WORDS, lines=99)
    heights = [said.height_at(canvas, width) for width in (2000, 600, 330, 200)]
    assert heights == sorted(heights)
    assert len(set(heights)) == 4
    for width, high in zip((2000, 600, 330, 200), heights, strict=True):
        (widget,) = said.arrange(canvas, Rect(0, 0, width, high))
        widget.paint(canvas, Mood())
    assert not canvas.spilled


def test_words_of_one_line_wish_for_all_of_it() -> None:
    canvas = a_canvas()
    said = Text(WORDS)
    (widget,) = said.arrange(canvas, Rect(0, 0, said.natural_width(canvas), 60))
    widget.paint(canvas, Mood())
    assert not canvas.spilled


def test_what_scrolls_keeps_its_height_and_can_be_brought_into_view() -> None:
    scroll, blocks = Scroll(), [block(height=200) for _ in range(6)]
    widgets = Scrolled(scroll, Column(*blocks, gap=10), pad=14).arrange(a_canvas(), ROOM)
    assert scroll.view == ROOM.grown(14)
    assert scroll.height == 6 * 200 + 5 * 10 + 28
    for widget in widgets:
        scroll.show(widget.rect)
        assert widget.seen.within(scroll.view)
    scroll.move(-10_000)
    assert widgets[0].seen.y == ROOM.y


def test_what_scrolls_gives_way_in_its_column_and_takes_what_is_left() -> None:
    scroll = Scroll()
    for high in (100, 5000):
        column = Column(block(), Scrolled(scroll, block(height=high)), block())
        assert down(column)[::2] == [(0, 30), (570, 30)]
        assert scroll.view == Rect(100, 80, 800, 540)


def test_a_scroll_that_had_gone_further_is_brought_back() -> None:
    scroll = Scroll()
    Scrolled(scroll, block(height=2000)).arrange(a_canvas(), ROOM)
    scroll.move(10_000)
    Scrolled(scroll, block(height=700)).arrange(a_canvas(), ROOM)
    assert scroll.offset == 100


def test_a_panel_lies_below_what_is_on_it() -> None:
    ground, inner = Panel(block(), (10, 20, 30, 40)).arrange(a_canvas(), ROOM)
    assert ground.rect == ROOM
    assert not ground.focusable
    assert inner.rect == Rect(110, 70, 760, 540)


def test_what_is_on_a_press_is_painted_by_it_and_moves_with_it() -> None:
    pressed: list[str] = []
    press = Press("row", Row(Text("Ana"), gap=5), lambda: pressed.append("row"), pad=10)
    scroll = Scroll()
    (widget,) = Scrolled(scroll, Column(press, block(height=900))).arrange(a_canvas(), ROOM)[:1]
    scroll.move(25)
    canvas = a_canvas()
    widget.paint(canvas, Mood())
    assert widget.parts[0].seen == inset(widget.seen, 10)._replace(w=widget.parts[0].rect.w)
    assert "Ana" in [sprite.says for sprite in canvas.sprites]
    widget.activate()
    widget.enabled = False
    widget.activate()
    assert pressed == ["row"]


@pytest.mark.parametrize(
    ("mood", "by_focus", "colour"),
    [
        (Mood(), True, IVORY),
        (Mood(hover=True), False, MOON),
        (Mood(focus=True), True, MOON),
        (Mood(focus=True), False, IVORY),
    ],
)
def test_what_is_on_a_press_is_lit_with_it(mood: Mood, by_focus: bool, colour: Colour) -> None:
    press = Press("", Text("Ana", lit=MOON), None, lit_by_focus=by_focus)
    (widget,) = press.arrange(a_canvas(), ROOM)
    canvas, expected = a_canvas(), a_canvas()
    widget.paint(canvas, mood)
    expected.text("Ana", ROOM, colour=colour)
    words = next(sprite for sprite in canvas.sprites if sprite.says)
    assert words.surface is expected.sprites[0].surface


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize(
    "widget",
    [
        Button("", "Deal the cards", lambda: None),
        Button("", "Deal the cards", lambda: None, main=True),
        Toggle("", "Wild cards may be bought back", True, ("Off", "On"), lambda _: None),
        Choice("", [(1, "Usual"), (2, "Twice as fast"), (3, "At once")], 1, lambda _: None),
    ],
    ids=["button", "main", "toggle", "choice"],
)
def test_a_widget_has_room_for_its_words_as_it_measures_itself(widget: Widget, text: float) -> None:
    canvas = a_canvas(text)
    for width in (widget.natural_width(canvas), widget.natural_width(canvas) * 0.75):
        (put,) = widget.arrange(canvas, Rect(0, 0, width, widget.height_at(canvas, width)))
        put.paint(canvas, Mood(focus=True))
    assert not canvas.spilled


def test_a_size_is_set_from_outside() -> None:
    canvas = a_canvas()
    assert Sized(block(), 70, 80).natural_width(canvas) == 70
    assert Sized(block(), 70, 80).height_at(canvas, 9) == 80
    assert Sized(block(), least=(90, 5)).natural_width(canvas) == 90
    assert Sized(block(), least=(90, 5)).height_at(canvas, 9) == 30


# Whatever is put together ------------------------------------------------------------------------

BLOCKS = st.builds(block, st.integers(5, 60), st.integers(5, 60))
GAPS, COLUMNS = st.integers(0, 12), st.integers(1, 4)


def lines(children: st.SearchStrategy[Box]) -> st.SearchStrategy[Box]:
    several = st.lists(children, min_size=1, max_size=4)
    pair = st.tuples(GAPS, GAPS)
    return st.one_of(
        st.builds(lambda boxes, gap: Column(*boxes, gap=gap), several, GAPS),
        st.builds(lambda boxes, gap: Row(*boxes, gap=gap), several, GAPS),
        st.builds(lambda boxes, gap: Row(*boxes, FILL, gap=gap), several, GAPS),
        st.builds(lambda boxes, gap: Wrap(*boxes, gap=gap), several, pair),
        st.builds(lambda boxes, n, gap: Grid(*boxes, columns=n, gap=gap), several, COLUMNS, pair),
        st.builds(lambda box, pad: Panel(box, pad), children, GAPS),
    )


TREES = st.recursive(BLOCKS, lines, max_leaves=12)


@given(TREES, st.integers(0, 90), st.integers(0, 90))
def test_boxes_with_room_stay_in_it_and_never_overlap(tree: Box, wider: int, higher: int) -> None:
    canvas = a_canvas()
    wide = tree.natural_width(canvas) + wider
    room = Rect(7, 11, wide, tree.height_at(canvas, wide) + higher)
    widgets = tree.arrange(canvas, room)
    assert all(widget.rect.within(room.grown(0.01)) for widget in widgets)
    blocks = [widget.rect for widget in widgets if isinstance(widget, Drawing)]
    for one, other in combinations(blocks, 2):
        assert not one.grown(-0.01).overlaps(other)
