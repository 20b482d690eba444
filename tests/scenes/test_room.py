"""Every scene in every window, text size and language, and in one that is 40 % longer than any: all
that is said has room, stands apart from its neighbours, and is said to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from examples import all_examples
from longer import LONGER
from pygame import Rect as Pixels
from room import Reader, scrolled, widget_faults
from services import LANGUAGES, a_house, rest

from game.scenes.shell.scene import Scene, Services
from game.ui.canvas import Canvas
from game.ui.theme import NIGHT0
from game.view.geometry import Rect

SIZES = ((1024, 640), (1280, 720), (1600, 1200), (1920, 1080), (2560, 1080), (3840, 2160))
TEXTS = (1.0, 1.2, 1.4)
SPOKEN = (*LANGUAGES, LONGER)
WINDOWS = list(product(SIZES, TEXTS))
EXAMPLES = dict(all_examples())
STATES = list(product(SPOKEN, EXAMPLES))
#: A name may be so long that it ends in an ellipsis; it is told in full where the pointer rests.
LONG_NAMES = {"Maximiliano Augusto"}
#: Each window has some of all states, and every state comes in one window at most.
SOME = 2
SAMPLE = len(WINDOWS) * SOME * 2


class Hall:
    """One window; a house does for all that like the same."""

    def __init__(self, size: tuple[int, int], text: float, safe_area: float = 0.0) -> None:
        self.size = size
        self.likes = {"text_scale": text, "safe_area": safe_area}
        self.services = a_house(size, **self.likes)
        self.usual = replace(self.services.settings)
        self.reader = Reader()
        inset = Pixels(0, 0, *size)
        self.window = inset.inflate(-2 * safe_area * inset.w, -2 * safe_area * inset.h)

    def faults(self, name: str, language: str) -> list[str]:
        """Of a scene when all has come to rest, from its beginning to its end."""
        services = self._house_speaking(language)
        self.reader.forget()
        found: list[str] = []
        with self.reader.looking():
            services.stack.push(Scene(services))
            scene = EXAMPLES[name](services)
            services.stack.push(scene)
            rest(services)
            for _ in scrolled(scene):
                found += self.reader.faults(services.stack.sprites(), self.window)
            found += widget_faults(scene)
        found += [f"no text: {key}" for key in services.texts.missing]
        found += [f"no sense: {key}" for key in services.texts.faulty]
        allowed = {f"cut: {name}" for name in LONG_NAMES}
        return [f"{name} {language}: {one}" for one in dict.fromkeys(found) if one not in allowed]

    def _house_speaking(self, language: str) -> Services:
        anyhow = {"language": "", "motion": "", "speed": 0}
        if replace(self.services.settings, **anyhow) != replace(self.usual, **anyhow):
            self.services = a_house(self.size, **self.likes)
        services = self.services
        services.stack.scenes.clear()
        services.settings.language = language
        services._speak()
        return services


def test_the_longest_words_have_room_in_the_smallest_window() -> None:
    hall = Hall((1024, 640), 1.4)
    assert [fault for name in EXAMPLES for fault in hall.faults(name, LONGER)] == []


@pytest.mark.parametrize("at", range(0, len(WINDOWS), 2))
def test_words_have_room_in_windows_of_all_sizes(at: int) -> None:
    """A few states in each window, so that all languages and scenes have their turn."""
    hall = Hall(*WINDOWS[at])
    states = STATES[at * SOME :: SAMPLE]
    assert [fault for language, name in states for fault in hall.faults(name, language)] == []


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_all_words_have_room_in_all_windows(
    window: tuple[tuple[int, int], float], language: str
) -> None:
    hall = Hall(*window)
    assert [fault for name in EXAMPLES for fault in hall.faults(name, language)] == []


@pytest.mark.parametrize("safe_area", [0.03, pytest.param(0.05, marks=pytest.mark.long)])
def test_a_television_cuts_no_words_off(safe_area: float) -> None:
    hall = Hall((1920, 1080), 1.0, safe_area)
    scenes = EXAMPLES if safe_area > 0.03 else list(EXAMPLES)[::12]
    assert [fault for name in scenes for fault in hall.faults(name, "fr")] == []


# What would be found ---------------------------------------------------------------------------

WORDS, BOX = "seven of hearts", Rect(100, 100, 400, 60)


def told(paint: Callable[[Canvas], object]) -> list[str]:
    """Of what is painted in a window of 1920 by 1080."""
    reader = Reader()
    canvas = Canvas(a_house((1920, 1080)).kit)
    with reader.looking():
        paint(canvas)
    return list(reader.faults(canvas.sprites, Pixels(0, 0, 1920, 1080)))


def a_panel_between(canvas: Canvas) -> None:
    canvas.text(WORDS, BOX)
    canvas.line(*BOX, NIGHT0, 1.0)
    canvas.text("two of clubs", BOX)


def clipped(canvas: Canvas) -> None:
    with canvas.clipped(BOX._replace(w=50)):
        canvas.text(WORDS, BOX)


@pytest.mark.parametrize(
    ("paint", "faults"),
    [
        (lambda canvas: canvas.text(WORDS, BOX), []),
        (lambda canvas: canvas.text(WORDS, BOX._replace(w=90)), [f"no room: {WORDS}"]),
        (lambda canvas: canvas.text(WORDS, BOX._replace(w=90), may_cut=True), [f"cut: {WORDS}"]),
        (lambda canvas: canvas.text(WORDS, BOX._replace(x=1850)), [f"leaves the window: {WORDS}"]),
        (
            lambda canvas: [canvas.text(words, BOX) for words in (WORDS, "two of clubs")],
            [f"one over the other: {WORDS} | two of clubs"],
        ),
        (
            lambda canvas: [canvas.text(WORDS, BOX), canvas.icon("icon_bot", 120, BOX.cy, 40)],
            [f"a drawing over it: {WORDS}"],
        ),
        (a_panel_between, []),
        (clipped, [f"cut at the side: {WORDS}"]),
    ],
)
def test_what_is_wrong_is_told(paint: Callable[[Canvas], object], faults: list[str]) -> None:
    assert told(paint) == faults
