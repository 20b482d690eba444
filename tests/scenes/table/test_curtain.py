"""The curtain: it opens for a deliberate press only, and shows nothing until then."""

from __future__ import annotations

import pytest
from examples_scores import ANA, public
from services import a_house, click, press, rest, said, shown, wait

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.scenes.table.curtain import Curtain, CurtainActs, _fits_two_lines, _in_two
from game.scenes.table.texts import LogLine
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MAIN, PAD, PRESSED, RELEASED, Command, Gesture, Pointer
from game.ui.theme import DISPLAY
from game.ui.widgets import Widget
from game.ui.words import SERIF_BOLD
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
        canvas.sprites.append(self.services.backdrops.table(0.5))
        canvas.text(SECRET, Rect(100, 100, 600, 60))

    def returned(self) -> None:
        self.came_back = True


class MatchFlow:
    """A table, a curtain over it, and what was asked of them."""

    def __init__(self, **likes: object) -> None:
        self.services: Services = a_house(**likes)  # type: ignore[arg-type]
        self.asked: list[str] = []
        self.undone: list[Gesture] = []
        self.is_theirs = True
        self.table = Table(self.services)
        self.services.stack.push(self.table)
        self.curtain = Curtain(
            self.services,
            ANA,
            public(self.services),
            CurtainActs(
                here=lambda: self.asked.append("here"),
                may_come=lambda: self.is_theirs,
                pause=lambda: self.asked.append("pause"),
                undo=lambda gesture: bool(self.undone.append(gesture)),
            ),
        )

    def falling(self) -> MatchFlow:
        self.services.stack.push(self.curtain)
        return self

    def close(self) -> MatchFlow:
        shown(self.services, self.curtain)
        return self

    @property
    def is_open(self) -> bool:
        return self.services.stack.top is self.table


def here(match_flow: MatchFlow) -> Widget:
    return next(one for one in match_flow.curtain.page.widgets if one.name == "here")


def test_two_halves_meet_and_then_the_table_is_not_painted_at_all() -> None:
    match_flow = MatchFlow().falling()
    assert match_flow.services.stack.due(0) == 0
    widths = []
    for _ in range(4):
        assert SECRET in set(said(match_flow.services))
        velvet = match_flow.services.backdrops.curtain().surface
        halves = [each for each in match_flow.services.stack.sprites() if each.surface is velvet]
        widths.append(sum(half.box[2] for half in halves))
        wait(match_flow.services, 0.1)
    assert widths[0] == 0
    assert widths == sorted(widths)
    assert match_flow.curtain.progress == 1
    assert SECRET not in set(said(match_flow.services))
    rest(match_flow.services)
    assert any("Ana" in words for words in said(match_flow.services))
    assert match_flow.services.stack.due(0) is None


@pytest.mark.parametrize("motion", ["full", "none"])
def test_the_words_come_and_go_without_a_jump(motion: str) -> None:
    match_flow = MatchFlow(motion=motion).close()
    words = next(one for one in match_flow.curtain.sprites() if "Ana" in one.says)
    match_flow = MatchFlow(motion=motion).falling()
    dense, step = list[int](), 0.01 if motion == "none" else 0.04
    for _ in range(20):
        seen = [one for one in match_flow.curtain.sprites() if one.says == words.says]
        dense += [one.surface.get_alpha() or 255 for one in seen]
        wait(match_flow.services, step)
    assert len(set(dense)) > 3
    assert dense == sorted(dense)
    press(match_flow.services, "confirm")
    seen = [one for one in match_flow.curtain.sprites() if one.says == words.says]
    assert [one.surface.get_alpha() for one in seen] == [255]


def test_where_nothing_travels_it_fades() -> None:
    match_flow = MatchFlow(motion="none").falling()
    density = []
    for _ in range(3):
        [velvet] = match_flow.curtain.sprites()
        assert velvet.box == (0, 0, *match_flow.services.pixels)
        density.append(velvet.surface.get_alpha())
        wait(match_flow.services, 0.03)
    assert density[0] == 0
    assert density == sorted(set(density))
    assert match_flow.curtain.progress == 1
    assert match_flow.services.backdrops.curtain().surface.get_alpha() is None
    assert SECRET not in set(said(match_flow.services))
    wait(match_flow.services, 0.4)
    press(match_flow.services, "confirm")
    wait(match_flow.services, 0.05)
    assert 0 < match_flow.curtain.progress < 1
    wait(match_flow.services, 0.05)
    assert match_flow.is_open


def test_with_everything_at_once_so_is_the_curtain() -> None:
    match_flow = MatchFlow(speed=0).falling()
    assert match_flow.curtain.progress == 1
    assert SECRET not in set(said(match_flow.services))
    wait(match_flow.services, 0.4)
    press(match_flow.services, "confirm")
    assert match_flow.is_open


@pytest.mark.parametrize("after", [0.0, 0.2, 0.4, 0.6])
def test_presses_meant_for_something_else_do_not_open_it(after: float) -> None:
    match_flow = MatchFlow().falling()
    wait(match_flow.services, after)
    press(match_flow.services, "confirm")
    match_flow.services.stack.handle(Pointer(PRESSED, 960, 800, MAIN, (MAIN,)))
    match_flow.services.stack.handle(Pointer(RELEASED, 960, 800, MAIN))
    wait(match_flow.services, 1)
    assert (match_flow.asked, match_flow.curtain.progress) == ([], 1)


@pytest.mark.parametrize("device", ["keys", "pad", "pointer"])
def test_every_device_opens_it_with_one_press(device: str) -> None:
    match_flow = MatchFlow().close()
    if device == "pointer":
        list(said(match_flow.services))
        click(match_flow.services, here(match_flow))
    else:
        match_flow.services.stack.handle(Command("confirm", device=device, pad=3))
    assert match_flow.asked == ["here"]
    assert not match_flow.is_open
    wait(match_flow.services, 0.1)
    press(match_flow.services, "confirm", "back")
    assert match_flow.asked == ["here"], "a second press does nothing"
    wait(match_flow.services, 0.1)
    assert 0 < match_flow.curtain.progress < 1
    wait(match_flow.services, 0.4)
    assert match_flow.is_open
    assert match_flow.table.came_back


def test_what_the_velvet_covers_cannot_be_clicked() -> None:
    match_flow = MatchFlow().falling()
    click_at, key = Pointer(PRESSED, 960, 800, MAIN, (MAIN,)), Command("undo")
    for _ in range(3):
        match_flow.services.stack.handle(click_at)
        match_flow.services.stack.handle(key)
        wait(match_flow.services, 0.6)
    # As it closes, and then never again.
    assert match_flow.undone == [click_at, key]


@pytest.mark.parametrize(("x", "is_covered"), [(40, True), (960, False)])
def test_a_button_that_the_velvet_covers_already_takes_nothing_back(
    x: float, is_covered: bool
) -> None:
    match_flow = MatchFlow().falling()
    wait(match_flow.services, 0.2)
    match_flow.services.stack.handle(Pointer(PRESSED, x, 960, MAIN, (MAIN,)))
    assert bool(match_flow.undone) != is_covered


@pytest.mark.parametrize("likes", [{}, {"motion": "brief"}, {"motion": "none"}, {"speed": 0}])
@pytest.mark.parametrize("seen", [True, False])
def test_once_it_has_fallen_nothing_is_taken_back(likes: dict[str, object], seen: bool) -> None:
    """Also where its end has not been painted yet."""
    match_flow = MatchFlow(**likes).falling()
    clock = match_flow.services.clock
    assert isinstance(clock, Clock)
    clock.now += CURTAIN_CLOSES
    if seen:
        wait(match_flow.services, 0)
    for device in (KEYS, PAD):
        match_flow.services.stack.handle(Command("undo", device=device, pad=0))
    match_flow.services.stack.handle(Pointer(PRESSED, 960, 960, MAIN, (MAIN,)))
    assert match_flow.undone == []


def test_no_other_command_no_click_beside_the_button_and_nobody_else_opens_it() -> None:
    match_flow = MatchFlow().close()
    for command in ("back", "mark", "discard", "undo", "hint", "up", "next_zone"):
        press(match_flow.services, command)
        wait(match_flow.services, 1)
        assert "here" not in match_flow.asked, command
        assert match_flow.curtain.progress == 1, command
    for x, y in ((100, 100), (960, 300), (960, 1000)):
        match_flow.services.stack.handle(Pointer(PRESSED, x, y, MAIN, (MAIN,)))
        match_flow.services.stack.handle(Pointer(RELEASED, x, y, MAIN))
    match_flow.is_theirs = False
    press(match_flow.services, "confirm")
    wait(match_flow.services, 1)
    assert "here" not in match_flow.asked
    assert match_flow.curtain.progress == 1


def test_esc_pauses_behind_the_curtain() -> None:
    match_flow = MatchFlow().close()
    press(match_flow.services, "back", "pause")
    assert match_flow.asked == ["pause", "pause"]
    assert match_flow.services.stack.top is match_flow.curtain


def test_of_too_many_lines_the_newest_are_told() -> None:
    services = a_house()
    acts = [LogLine(f"act {at}", ANA.crest) for at in range(40)]
    known = public(services)._replace(meanwhile=lambda: acts)
    shown(services, Curtain(services, ANA, known, MatchFlow().curtain.acts))
    told = [words for words in said(services) if words.startswith("act ")]
    assert told[-1] == "act 39"
    assert told == [f"act {at}" for at in range(40 - len(told), 40)]
    assert len(told) >= 5


def test_a_call_is_broken_and_made_smaller_only_where_it_has_to_be() -> None:
    canvas, call = Canvas(a_house().kit), "Ana and Beatriz, your turn"

    def wide(line: str) -> float:
        return canvas.width(line, DISPLAY, SERIF_BOLD)

    assert _in_two(canvas, call, DISPLAY, wide(call)) == call
    lines = _in_two(canvas, call, DISPLAY, wide(call) - 1).split("\n")
    assert lines == ["Ana and Beatriz,", "your turn"]
    longer = max(map(wide, lines))
    assert _fits_two_lines(canvas, call, DISPLAY, longer)
    assert not _fits_two_lines(canvas, call, DISPLAY, longer - 1)
