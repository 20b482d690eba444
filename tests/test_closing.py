"""The window is closed: at once where all is kept, and never on what could not be kept unasked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.app import TIME_TO_READ, App
from game.engine.chance import SeededChance
from game.opening import READY_VARIABLE, open_window
from game.play.positions.position import read_position
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.play.session.start import Start
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.scene import Scene
from game.storage.match_store import MatchStore
from game.variants.catalogue import Catalogue

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for costly in ("freeze", "set_threshold"):
        monkeypatch.setattr(f"gc.{costly}", lambda *given: None)
    return tmp_path


def full(descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def kept_table(home: Path) -> RunningTable:
    choice = TableChoice("loba_de_menos", PLAYERS, seed=1)
    keeper = MatchStore(home / "data").keeper("it", lambda: 0.0)
    return RunningTable.start(choice, clock=lambda: 0.0, keeper=keeper)


def is_kept(table: RunningTable, home: Path) -> bool:
    kept = MatchStore(home / "data").load("it", SeededChance(0))
    return kept.match.log == table.saved().match.log


def act(table: RunningTable) -> None:
    while table.is_bots_turn:
        table.bot_turn(1.0)
        if table.ready():
            table.play_bot()
    table.act(table.legal()[0])


def close(app: App) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.turn()


def answer(app: App, name: str) -> None:
    question = app.services.stack.top
    assert isinstance(question, ConfirmScene)
    question.sprites()
    next(one for one in question.page.widgets if one.name == name).activate()


def sitting(
    monkeypatch: pytest.MonkeyPatch, start: Start, match_flow: Callable[[App], None]
) -> None:
    """The window is open for so long; a fault in it is one of the test."""
    faults: list[BaseException] = []

    def run(app: App) -> None:
        try:
            match_flow(app)
        except BaseException as fault:
            faults.append(fault)
        finally:
            # The process of the bots ends with their table.
            app.services.stack.start_over(Scene(app.services))

    monkeypatch.setattr(App, "run", run)
    assert open_window(start) == 0
    for fault in faults:
        raise fault


@pytest.mark.parametrize("is_at_table", [True, False])
def test_at_a_table_that_is_kept_and_at_the_menu_nothing_is_asked(
    home: Path, monkeypatch: pytest.MonkeyPatch, is_at_table: bool
) -> None:
    table = kept_table(home) if is_at_table else None

    def match_flow(app: App) -> None:
        if table is not None:
            act(table)
        close(app)
        assert app.services.leaving

    sitting(monkeypatch, Start(table, language="en", size=(1024, 640)), match_flow)
    if table is not None:
        assert is_kept(table, home)


def test_what_could_not_be_saved_is_asked_about_once_and_tried_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = kept_table(home)

    def match_flow(app: App) -> None:
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            act(table)
            close(app)
            question = app.services.stack.top
            assert isinstance(question, ConfirmScene)
            assert question.key == "saves.lose"
            close(app)
            assert app.services.stack.top is question
            assert not app.services.leaving
            answer(app, "no")
            assert app.services.stack.top is not question
            close(app)
            assert isinstance(app.services.stack.top, ConfirmScene)
            answer(app, "no")
        close(app)
        assert app.services.leaving

    sitting(monkeypatch, Start(table, language="en", size=(1024, 640)), match_flow)
    assert is_kept(table, home)


@pytest.mark.parametrize("says_so", [True, False])
def test_whoever_says_so_or_closes_again_having_read_the_question_leaves_without_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, says_so: bool
) -> None:
    table = kept_table(home)

    def match_flow(app: App) -> None:
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            act(table)
            close(app)
            assert not app.services.leaving
            now = app.services.clock()
            if says_so:
                answer(app, "yes")
            else:
                app.services.clock = lambda: now + TIME_TO_READ + 1
                close(app)
            assert app.services.leaving

    sitting(monkeypatch, Start(table, language="en", size=(1024, 640)), match_flow)


def test_a_table_set_up_by_hand_is_not_left_unasked(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / "table.yaml"
    file.write_text("variant: loba_de_menos\nplayers: [Ana, Eva]\nturn: Ana\n", encoding="utf-8")
    position = read_position(file, Catalogue()).position
    assert position is not None
    table = RunningTable.from_position(position, clock=lambda: 0.0)

    def match_flow(app: App) -> None:
        close(app)
        question = app.services.stack.top
        assert isinstance(question, ConfirmScene)
        assert question.key == "pause.lose"

    sitting(monkeypatch, Start(table, False, "en", (1024, 640)), match_flow)


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="terminals do not hang up here")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_the_window_closes_with_the_terminal_and_all_is_kept(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as game:
        game.send_signal(getattr(signal, name))
        assert game.wait(30) == 0
    (headline,) = MatchStore(tmp_path / "data").going_on()
    assert headline.hand_no == 1
    assert not list(tmp_path.rglob("*.lock"))


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="terminals do not hang up here")
def test_who_was_told_not_to_listen_plays_on_without_a_terminal(tmp_path: Path) -> None:
    with running(tmp_path, "nohup") as game:
        game.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            game.wait(1.5)
        game.terminate()
        assert game.wait(30) == 0


@contextmanager
def running(home: Path, *before: str) -> Iterator[subprocess.Popen[str]]:
    """The game as another process, at a table."""
    line = ["-m", "game", "--variant", "la_mona", "--players", "Ana,Beto:naive", "--seed", "1"]
    game = subprocess.Popen(
        [*before, sys.executable, *line],
        env={**os.environ, "LOBA_HOME": str(home), READY_VARIABLE: "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert game.stdout is not None
        assert any(line == "ready\n" for line in game.stdout)
        # From the first picture to the loop it is a moment.
        time.sleep(0.5)
        yield game
    finally:
        game.kill()
        game.communicate()
