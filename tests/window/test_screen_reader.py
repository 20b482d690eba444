"""Somebody who has nothing but the accessibility bus goes from the menu to the end of a hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from .accessibility_bus import Reader, Thing, accessibility_bus, missing, until
from .running import Game
from .screen import Screen

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.limit(150),
]
#: Seconds in which a hand is over.
PATIENCE = 120.0
CHOOSE, SEND = "Choose a card from your hand", "Choose what "


class Blind:
    """A player of a fishing game. `done`: how often a card was played."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.done = reader, 0

    def go_on(self) -> Thing | None:
        """Do what is asked, if anything is; return the points, once the hand is over."""
        things = self.reader.things()
        for prompt, after in pairwise(things):
            if prompt.name == CHOOSE or prompt.name.startswith(SEND):
                # The list that follows has the cards of the hand, or what the chosen one can do.
                inside = next((one for one in things if one.parent == after.name), None)
                if inside is not None and self.reader.press(inside):
                    self.done += prompt.name != CHOOSE
                return None
        return next((one for one in things if one.name.startswith("What they took")), None)


def test_a_hand_is_played_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", [], {"language": "en"})
        for pressed in ("Play", "Escoba*", "Deal"):
            reader.press_named(pressed)
        player = Blind(reader)
        until(player.go_on, PATIENCE)
        own = [words for words in reader.heard if "Ana " in words]
        assert 0 < len(own) <= player.done, reader.heard
        game.close()
