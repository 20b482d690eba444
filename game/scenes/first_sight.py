"""The menu as it is seen first, while the rest of the game is still being read.

Behind its doors there is nothing yet: it is painted, and gives way to the real one, which looks the
same, before anybody is heard.
"""

from __future__ import annotations

from game.scenes.house import House
from game.scenes.menu import MainMenu, MenuActs
from game.storage.shelf import Shelf


def menu_at_first_sight(house: House) -> MainMenu:
    def not_yet(*told: object) -> None:
        """Nobody is asked before the doors are there."""

    acts = (not_yet,) * 7
    return MainMenu(house, MenuActs(*acts, latest=Shelf().latest))
