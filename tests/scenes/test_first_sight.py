"""The window is seen before most of the game is read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from services import a_house

from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.menu import menu_at_first_sight
from game.scenes.shell.navigator import Navigator
from game.storage.match_store import MatchStore

#: Reading these takes long, and the menu needs none.
LATER = (
    "game.scenes.shell.navigator",
    "game.engine.rummy",
    "game.variants.inherit",
    "game.bots",
    "yaml",
    "logging",
    "multiprocessing",
    "fluent",
)
AT_FIRST_SIGHT = """
import sys
import game.opening
from game.__main__ import main
game.opening._say_ready = lambda: sys.exit(" ".join(set(sys.argv[1:]) & set(sys.modules)) or 0)
sys.exit(main(["--lang", "es", "--size", "1024x640"]))
"""


@pytest.mark.parametrize("goes_on", [False, True])
def test_when_the_menu_is_there_little_else_is_and_what_is_seen_first_stays(
    goes_on: bool, home: Path
) -> None:
    if goes_on:
        begin_a_match()
    run = subprocess.run(
        [sys.executable, "-c", AT_FIRST_SIGHT, *LATER], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    services = a_house((1024, 640), language="es")
    menu = menu_at_first_sight(services)
    services.stack.push(menu)
    seen = list(services.stack.sprites())
    Navigator(services).at_menu()
    assert services.stack.scenes == [menu]
    assert list(services.stack.sprites()) == seen


def begin_a_match() -> None:
    """One to go on with, in the home of today."""
    players = (Player("Ana", "owl"), Player("Beto", "fox"))
    keeper = MatchStore().keeper("it", lambda: 0.0)
    RunningTable.start(TableChoice("la_mona", players), clock=lambda: 0.0, keeper=keeper)
    assert MatchStore().latest() is not None
