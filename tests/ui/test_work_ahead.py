"""What is made before it is wanted: the most urgent first, and no more than there is time for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from math import inf

import pytest

from game.ui.work_ahead import CARDS, MODULES, NOW, SCENES, SPELL, TAKES, TEXTS, WorkAhead
from tests.clock import Clock

ALL = {"module": MODULES, "scene": SCENES, "texts": TEXTS, "card": CARDS, "top": NOW}


class Making:
    """Work of every kind, each of two pieces that take `seconds`; it notes what is made."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.ahead, self.clock, self.made = WorkAhead(), Clock(), list[str]()
        self.seconds = seconds
        for name, kind in ALL.items():
            self.ahead.put(kind, name, self.pieces(name))

    def pieces(self, name: str) -> Iterator[bool]:
        for _ in range(2):
            self.made.append(name)
            self.clock.now += self.seconds
            yield True

    def go_on(self, spare: float) -> bool:
        return self.ahead.go_on(spare, self.clock)


@pytest.mark.parametrize(
    ("spare", "made"),
    [
        (0.0, ["top"]),
        (TAKES[CARDS] * 1.1, ["top", "card", "texts"]),
        (TAKES[SCENES] * 1.1, ["top", "card", "texts", "scene", "module"]),
    ],
)
def test_the_most_urgent_comes_first_and_what_does_not_fit_waits(
    spare: float, made: list[str]
) -> None:
    making = Making()
    assert making.go_on(spare)
    assert making.made == [name for name in made for _ in range(2)]
    assert [name in making.ahead for name in ALL] == [name not in made for name in ALL]
    assert not making.go_on(spare)


def test_after_a_spell_the_window_looks_at_what_was_pressed() -> None:
    making = Making(SPELL * 0.7)
    made = []
    while making.go_on(inf):
        made.append(len(making.made))
    assert made[:3] == [2, 4, 6]
    assert len(making.made) == 2 * len(ALL)


def test_what_has_to_wait_gives_way() -> None:
    making = Making()
    making.ahead.put(NOW, "top", repeat(False))
    assert making.go_on(inf)
    assert making.made[:2] == ["card", "card"]
    assert "top" in making.ahead
    assert not making.go_on(inf)


def test_what_is_wanted_sooner_or_otherwise_or_not_any_more_is_made_so() -> None:
    making = Making()
    making.ahead.hurry("module")
    making.ahead.put(NOW, "top", making.pieces("another top"))
    making.ahead.drop("scene")
    making.go_on(0.0)
    assert making.made == ["module"] * 2 + ["another top"] * 2
    making.go_on(inf)
    assert making.made[4:] == ["card"] * 2 + ["texts"] * 2
