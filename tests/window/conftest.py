"""One screen for all of these tests, and a game in it for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .running import TELLING, Game
from .screen import WAYLAND_PROGRAMS, Screen, a_screen, a_wayland_screen, missing

#: Once in hundreds of times SDL still wakes itself, by a message to the window that it has just
#: destroyed. The X server complains at the very end, when all is done.
SDL_WAKES_ITSELF = ("BadWindow", "X_SendEvent")
#: Starts a game with these arguments and likes, perhaps another way than usual.
Open = Callable[..., Game]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    reason = missing()
    if reason:
        pytest.skip(reason)
    with a_screen() as screen:
        yield screen


@pytest.fixture
def open_game(screen: Screen, tmp_path: Path) -> Iterator[Open]:
    with _games_on(screen, tmp_path) as open_it:
        yield open_it


@pytest.fixture(params=(1, 2))
def open_on_wayland(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """On a screen with so many pixels to a point."""
    reason = missing(WAYLAND_PROGRAMS)
    if reason:
        pytest.skip(reason)
    # The path of a socket is short.
    with (
        TemporaryDirectory() as folder,
        a_wayland_screen(Path(folder), request.param) as screen,
        _games_on(screen, tmp_path) as open_it,
    ):
        yield open_it


@contextmanager
def _games_on(screen: Screen, tmp_path: Path) -> Iterator[Open]:
    """A game must end by itself when its window is closed, without a word of complaint."""
    games: list[Game] = []

    def open_it(arguments: str, starter: tuple[str, ...] = TELLING, **likes: object) -> Game:
        home = tmp_path / f"home{len(games)}"
        games.append(Game(screen, home, arguments.split(), likes, starter))
        return games[-1]

    try:
        yield open_it
    finally:
        for game in games:
            game.close()
    for game in games:
        complaints = game.complaints()
        if not all(words in complaints for words in SDL_WAKES_ITSELF):
            assert not complaints, complaints
            assert game.process.returncode == 0
