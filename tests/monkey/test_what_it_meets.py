"""Whatever a monkey does, nothing breaks; and it meets what it met: what is seen after each of its
gestures, what can be pressed, when the next picture is due, and what is heard."""

from __future__ import annotations

import re
from hashlib import md5
from pathlib import Path

import pytest
from houses import heard_in

from game.scenes.phones import door
from game.ui.painter import Sprite
from tests.gallery.seen import at_table, due, labelled, lines, widgets
from tests.kept import assert_kept
from tests.play.tables import GAMES

from .monkey import Monkey

Labels = dict[int, tuple[Sprite, str]]
KEPT = Path(__file__).with_name("kept")
#: What is met in so many gestures stands in one line.
GESTURES, TOGETHER = 400, 10
#: A picture of a shape serves for others that are nearly as round, or as much aslant: which of
#: them was put first is a matter of chance.
NUMBERS = re.compile(r" \w+=(True|-?[\d.]+(e-?\d+)?)\b")
MOTIONS = "none", "full", "brief"


class Watched(Monkey):
    """A monkey whose way is written down. `labels`: what each sprite shows. `told`: the page at the
    end of each stretch, and a digest of all that was met in it."""

    def __init__(self, game: str, files: Path, patch: pytest.MonkeyPatch, labels: Labels) -> None:
        super().__init__(len(game), files, patch, paints_every=1)
        self.labels, self.told = labels, list[str]()
        self._met, self._heard = md5(), 0
        self.services.settings.motion = MOTIONS[GAMES.index(game) % len(MOTIONS)]
        self._games = [game]
        self._sit_down()

    def look(self) -> None:
        super().look()
        services, heard = self.services, heard_in(self.services).how
        met = [NUMBERS.sub("", one) for one in lines(services, self.labels)]
        met += [*widgets(services), *at_table(services), due(services), *heard[self._heard :]]
        self._heard = len(heard)
        self._met.update("\n".join(met).encode())
        if self.done % TOGETHER == 0:
            page = type(services.stack.top).__name__
            self.told.append(f"{self.done} {page} {self._met.hexdigest()[:8]}\n")
            self._met = md5()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_breaks_and_a_monkey_meets_what_it_met(
    game: str, files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.setattr(door, "own_address", str)  # Codes of phones are never twice the same.
    with labelled() as labels:
        monkey = Watched(game, files, monkeypatch, labels)
        monkey.live(GESTURES)
    assert_kept(KEPT / f"{game}.txt", "".join(monkey.told))
