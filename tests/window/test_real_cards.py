"""A match of real cards is entered in a real window, which is killed after any entry."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from game.storage.book_file import small_file

from .mouse import Mouse
from .running import Game
from .screen import Screen

pytestmark = pytest.mark.window

#: Hands of four at Menos: what each has left, in two digits.
HANDS = ("23 14 00 41", "31 00 12 17")


def enter(mouse: Mouse, counts: str) -> None:
    for count in counts.split():
        # Nothing left is one press: to the next player.
        for press in ["onward"] if count == "00" else [f"digit {digit}" for digit in count]:
            mouse.press(press)
    mouse.press("save")


def test_what_was_entered_is_there_when_the_window_is_killed(
    screen: Screen, tmp_path: Path
) -> None:
    game = Game(screen, tmp_path / "first", [], {})
    mouse = Mouse(game, Random(0))
    for press, scene in (("book", "setup"), ("game loba_de_menos", "setup"), ("deal", "book")):
        mouse.press(press)
        game.wait_for(lambda told, scene=scene: told["scene"].startswith(scene), scene)
    books = tmp_path / "first" / "data" / "books"
    for number, counts in enumerate(HANDS, 1):
        enter(mouse, counts)
        game.wait_for(lambda told, name=f"hand {number}": name in told["places"], "the new row")
        # It is in its file before it is seen.
        [file] = books.glob("*.json")
        book = small_file(file).peek().value
        assert book is not None
        assert len(book.hands) == number
    game._end()
    shutil.copytree(tmp_path / "first" / "data", tmp_path / "second" / "data")
    again = Game(screen, tmp_path / "second", [], {})
    mouse = Mouse(again, Random(0))
    mouse.press("book")
    again.wait_for(lambda told: told["scene"] == "booksscene", "the list")
    mouse.press(next(name for name in again.told["places"] if name.startswith("open")))
    told = again.wait_for(lambda told: told["scene"] == "bookscene", "the book")
    assert {"hand 1", "hand 2"} <= told["places"].keys()
    again.close()
