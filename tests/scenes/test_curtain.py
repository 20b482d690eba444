"""The curtain: it opens for a deliberate press only, and shows nothing until then."""

from __future__ import annotations

import pytest
from examples_scores import ANA, public
from houses import a_house, click, press, said, shown, wait

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import House
from game.scenes.table.curtain import Curtain, CurtainActs
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MAIN, PAD, PRESSED, RELEASED, Command, Gesture, Pointer
from game.view.geometry import Rect
from game.view.motion.motion import CURTAIN_CLOSES
from tests.clock import Clock

SECRET = "hand of Diego"


class Table(PageScene):
    """What lies behind the curtain."""

    came_back = False

    def build(self) -> list[object]:  # type: ignore[override]
        return []

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.sprites.append(self.house.backdrops.table(0.5))
        canvas.text(SECRET, Rect(100, 100, 600, 60))

    def returned(self) -> None:
        self.came_back = True


class Evening:
    """A table, a curtain over it, and what was asked of them."""

    def __init__(self, **likes: object) -> None:
        self.house: House = a_house(**likes)  # type: ignore[arg-type]
        self.asked: list[str] = []
        self.undone: list[Gesture] = []
        self.is_theirs = True
        self.table = Table(self.house)
        self.house.stack.push(self.table)
        self.curtain = Curtain(
            self.house,
            ANA,
            public(self.house),
            CurtainActs(
                here=lambda: self.asked.append("here"),
                may_come=lambda: self.is_theirs,
                pause=lambda: self.asked.append("pause"),
                undo=lambda gesture: bool(self.undone.append(gesture)),
            ),
        )

    def close(self) -> Evening:
        shown(self.house, self.curtain)
        return self

    @property
    def is_open(self) -> bool:
        return self.house.stack.top is self.table


def button(evening: Evening) -> Rect:
    return evening.curtain.page.widgets[0].seen


def test_two_halves_meet_and_then_the_table_is_not_painted_at_all() -> None:
    evening = Evening()
    evening.house.stack.push(evening.curtain)
    widths = []
    for _ in range(4):
        assert SECRET in set(said(evening.house))
        velvet = evening.house.backdrops.curtain().surface
        halves = [each for each in evening.house.stack.sprites() if each.surface is velvet]
        widths.append(sum(half.box[2] for half in halves))
        wait(evening.house, 0.1)
    assert widths[0] == 0
    assert widths == sorted(widths)
    assert evening.curtain.progress == 1
    assert SECRET not in set(said(evening.house))
    assert any("Ana" in words for words in said(evening.house))


def test_where_nothing_travels_it_fades() -> None:
    evening = Evening(motion="none")
    evening.house.stack.push(evening.curtain)
    density = []
    for _ in range(3):
        [velvet] = evening.curtain.sprites()
        assert velvet.box == (0, 0, *evening.house.pixels)
        density.append(velvet.surface.get_alpha())
        wait(evening.house, 0.03)
    assert density[0] == 0
    assert density == sorted(set(density))
    assert evening.curtain.progress == 1
    assert evening.house.backdrops.curtain().surface.get_alpha() is None
    assert SECRET not in set(said(evening.house))
    wait(evening.house, 0.4)
    press(evening.house, "confirm")
    wait(evening.house, 0.05)
    assert 0 < evening.curtain.progress < 1
    wait(evening.house, 0.05)
    assert evening.is_open


def test_with_everything_at_once_so_is_the_curtain() -> None:
    evening = Evening(speed=0)
    evening.house.stack.push(evening.curtain)
    assert evening.curtain.progress == 1
    assert SECRET not in set(said(evening.house))
    wait(evening.house, 0.4)
    press(evening.house, "confirm")
    assert evening.is_open


@pytest.mark.parametrize("after", [0.0, 0.2, 0.4, 0.6])
def test_presses_meant_for_something_else_do_not_open_it(after: float) -> None:
    evening = Evening()
    evening.house.stack.push(evening.curtain)
    wait(evening.house, after)
    press(evening.house, "confirm")
    evening.house.stack.handle(Pointer(PRESSED, 960, 800, MAIN, (MAIN,)))
    evening.house.stack.handle(Pointer(RELEASED, 960, 800, MAIN))
    wait(evening.house, 1)
    assert (evening.asked, evening.curtain.progress) == ([], 1)


@pytest.mark.parametrize("device", ["keys", "pad", "pointer"])
def test_every_device_opens_it_with_one_press(device: str) -> None:
    evening = Evening().close()
    if device == "pointer":
        list(said(evening.house))
        click(evening.house, evening.curtain.page.widgets[0])
    else:
        evening.house.stack.handle(Command("confirm", device=device, pad=3))
    assert evening.asked == ["here"]
    assert evening.curtain.progress < 1 or not evening.is_open
    wait(evening.house, 0.2)
    assert 0 < evening.curtain.progress < 1
    wait(evening.house, 0.4)
    assert evening.is_open
    assert evening.table.came_back


def test_what_the_velvet_covers_cannot_be_clicked() -> None:
    evening = Evening()
    evening.house.stack.push(evening.curtain)
    click_at, key = Pointer(PRESSED, 960, 800, MAIN, (MAIN,)), Command("undo")
    for _ in range(3):
        evening.house.stack.handle(click_at)
        evening.house.stack.handle(key)
        wait(evening.house, 0.6)
    # As it closes, and then never again.
    assert evening.undone == [click_at, key]


@pytest.mark.parametrize(("after", "x", "is_covered"), [(0.2, 40, True), (0.2, 960, False)])
def test_a_button_that_the_velvet_covers_already_takes_nothing_back(
    after: float, x: float, is_covered: bool
) -> None:
    evening = Evening()
    evening.house.stack.push(evening.curtain)
    wait(evening.house, after)
    evening.house.stack.handle(Pointer(PRESSED, x, 960, MAIN, (MAIN,)))
    assert bool(evening.undone) != is_covered


@pytest.mark.parametrize("likes", [{}, {"motion": "brief"}, {"motion": "none"}, {"speed": 0}])
@pytest.mark.parametrize("seen", [True, False])
def test_once_it_has_fallen_nothing_is_taken_back(likes: dict[str, object], seen: bool) -> None:
    """Also where its end has not been painted yet."""
    evening = Evening(**likes)
    evening.house.stack.push(evening.curtain)
    clock = evening.house.clock
    assert isinstance(clock, Clock)
    clock.now += CURTAIN_CLOSES
    if seen:
        wait(evening.house, 0)
    for device in (KEYS, PAD):
        evening.house.stack.handle(Command("undo", device=device, pad=0))
    evening.house.stack.handle(Pointer(PRESSED, 960, 960, MAIN, (MAIN,)))
    assert evening.undone == []


def test_it_stays_closed_for_what_is_not_theirs() -> None:
    evening = Evening().close()
    evening.is_theirs = False
    press(evening.house, "confirm")
    wait(evening.house, 1)
    assert (evening.asked, evening.curtain.progress) == ([], 1)


def test_a_second_press_while_it_opens_does_nothing() -> None:
    evening = Evening().close()
    press(evening.house, "confirm", "confirm", "back")
    wait(evening.house, 0.1)
    press(evening.house, "confirm")
    assert evening.asked == ["here"]


@pytest.mark.parametrize("command", ["back", "mark", "discard", "undo", "hint", "up", "next_zone"])
def test_no_other_command_opens_it(command: str) -> None:
    evening = Evening().close()
    press(evening.house, command)
    wait(evening.house, 1)
    assert "here" not in evening.asked
    assert evening.curtain.progress == 1


def test_a_click_beside_the_button_opens_nothing() -> None:
    evening = Evening().close()
    for x, y in ((100, 100), (960, 300), (960, 1000)):
        evening.house.stack.handle(Pointer(PRESSED, x, y, MAIN, (MAIN,)))
        evening.house.stack.handle(Pointer(RELEASED, x, y, MAIN))
    assert evening.asked == []


@pytest.mark.parametrize("command", ["back", "pause"])
def test_esc_pauses_behind_the_curtain(command: str) -> None:
    evening = Evening().close()
    press(evening.house, command)
    assert evening.asked == ["pause"]
    assert evening.house.stack.top is evening.curtain


def test_it_sleeps_while_it_is_closed() -> None:
    evening = Evening()
    evening.house.stack.push(evening.curtain)
    assert evening.house.stack.due(0) == 0
    wait(evening.house, 1)
    assert evening.house.stack.due(0) is None


def test_of_too_many_lines_the_newest_are_told() -> None:
    house = a_house()
    known = public(house)._replace(meanwhile=[(ANA, f"act {at}".strip) for at in range(40)])
    shown(house, Curtain(house, ANA, known, Evening().curtain.acts))
    told = [words for words in said(house) if words.startswith("act ")]
    assert told[-1] == "act 39"
    assert told == [f"act {at}" for at in range(40 - len(told), 40)]
    assert len(told) >= 5
