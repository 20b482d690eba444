"""The window as a whole: what it is opened with, and what it leaves behind."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import repeat
from pathlib import Path

import pygame
import pytest
from services import said

from game.app import FRAMES_A_SECOND, LEISURE_AFTER, App
from game.engine.actions import DRAW_STOCK
from game.engine.chance import SeededChance
from game.opening import open_window, texts_of
from game.paths import SAFE_VARIABLE
from game.play.positions.position import read_position
from game.play.session.last_setup import keep_last_setup
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.play.session.start import Start
from game.reader import voice
from game.scenes.people import FirstName
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import ToNewTable
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.passage import Passage
from game.scenes.shell.scene import Scene, SceneStack
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.storage.match_store import MatchStore
from game.storage.settings_file import NAME, SettingsFile
from game.trouble.report import CRASHED
from game.ui.gestures import KEYS, Command
from game.ui.work_ahead import NOW, SCENES, TAKES, WorkAhead
from game.variants.catalogue import Catalogue
from tests.clock import Clock

PIECE = TAKES[SCENES]
Opened = Callable[..., list[str]]


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for costly in ("freeze", "set_threshold"):
        monkeypatch.setattr(f"gc.{costly}", lambda *given: None)
    return tmp_path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, home: Path) -> Opened:
    """Uses a game with these settings, and tells what was said over its menu."""

    def use_it(use: Callable[[App], None], **settings: object) -> list[str]:
        said: list[str] = []

        def match_flow(app: App) -> None:
            use(app)
            scenes = app.services.stack.scenes
            said.extend(scene.say() for scene in scenes if isinstance(scene, NoticeScene))

        SettingsFile().file.parent.mkdir(parents=True, exist_ok=True)
        SettingsFile().file.write_text(json.dumps({"language": "en", **settings}))
        monkeypatch.setattr(App, "run", match_flow)
        assert open_window(Start(size=(1024, 640))) == 0
        return said

    return use_it


def test_what_the_line_said_is_not_kept_when_something_is_set(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    SettingsFile().write(Settings(language="es", fullscreen=True))
    seen: list[tuple[str, bool]] = []

    def match_flow(app: App) -> None:
        app.services.settings.speed = 2
        app.services.settings_changed(looks=False)
        seen.append((app.services.texts.language, app.window.is_fullscreen))

    monkeypatch.setattr(App, "run", match_flow)
    assert open_window(Start(language="fr", size=(1024, 640))) == 0
    assert seen == [("fr", False)]
    kept = SettingsFile().read()
    assert (kept.language, kept.fullscreen, kept.speed) == ("es", True, 2)


def test_what_is_wrong_with_the_settings_is_said_when_the_window_opens(opened: Opened) -> None:
    (notice,) = opened(lambda app: None, speed=9)
    assert "speed" in notice


def test_settings_that_cannot_be_kept_are_told_once(
    monkeypatch: pytest.MonkeyPatch, opened: Opened
) -> None:
    def changes(app: App) -> None:
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            for app.services.settings.speed in (0, 2, 0):
                app.services.settings_changed(looks=False)
        app.services.settings_changed(looks=False)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    (notice,) = opened(changes)
    assert "No space left on device" in notice
    assert SettingsFile().read().speed == 0


def test_what_people_are_to_know_of_their_files_is_said_once(home: Path, opened: Opened) -> None:
    def use(app: App) -> None:
        app.turn()
        for _ in range(2):
            with app.services.telling():
                keep_last_setup(TableChoice("la_mona", ()), home / "settings" / NAME)
            app.turn()

    (notice,) = opened(use)
    assert notice == "last_table.json could not be saved (File exists)."


def test_what_is_wrong_with_somebodys_file_is_said_when_the_window_opens(
    home: Path, opened: Opened
) -> None:
    file = home / "settings" / "people" / "ana.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"name": "Ana", "crest": "wolf"}')
    (notice,) = opened(lambda app: None)
    assert "crest" in notice
    assert "ana.json" in notice
    assert "owl, fox" in notice


def test_what_people_like_and_cannot_be_kept_is_told_once_and_kept_later(
    home: Path, opened: Opened
) -> None:
    people = home / "settings" / "people"

    def changes(app: App) -> None:
        people.write_text("in the way")
        ana = app.services.people.welcome("Ana", "owl")
        for ana.sort in ("suit", "rank"):
            app.services.person_changed()
        people.unlink()
        app.services.person_changed()

    (notice,) = opened(changes)
    assert "File exists" in notice
    assert '"sort": "rank"' in (people / "ana.json").read_text()


def test_the_keys_are_those_of_whoever_is_before_the_screen(opened: Opened) -> None:
    seen: list[str] = []

    def look(app: App) -> None:
        seen.extend(key for key in "kuj" if app.input.keymaps[KEYS].command(key) == "undo")

    def use(app: App) -> None:
        services = app.services
        ana = services.people.welcome("Ana", "owl")
        ana.keys["undo"] = ("u",)
        for who in (None, ana, None):
            services.turn_to(who)
            look(app)
        services.turn_to(ana)
        ana.keys["undo"] = ("j",)
        services.person_changed()
        look(app)

    assert opened(use, keys={"undo": ["k"], "hint": ["u"]}) == []
    assert seen == ["k", "u", "k", "j"]


def test_one_key_has_the_screen_spoken_and_any_key_is_silence(
    monkeypatch: pytest.MonkeyPatch, opened: Opened
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(voice, "command_of", lambda language: [language])
    monkeypatch.setattr(voice.Speaker, "say", lambda self, words: spoken.append(words))
    monkeypatch.setattr(voice.Speaker, "hush", lambda self: spoken.append("-"))

    def use(app: App) -> None:
        def press(name: str) -> str:
            spoken.clear()
            app.input.gestures = lambda: [Command(name)]  # type: ignore[method-assign]
            app.turn()
            app.input.gestures = list  # type: ignore[assignment]
            app.services.clock = lambda: app.reader.next_due() or 0.0
            app.turn()
            return " | ".join(spoken)

        assert press("down") == ""
        assert press("voice") == "Loba | Real cards, Loba keeps the score at your own table"
        assert press("down") == "- | Matches"
        assert press("voice") == "-"
        assert press("up") == ""

    opened(use)
    assert not SettingsFile().read().voice


@pytest.mark.parametrize(
    ("passes", "is_made", "hurries"),
    [(False, True, False), (True, True, True), (False, False, True), (True, False, True)],
)
def test_the_window_rests_for_long_only_where_no_picture_is_due(
    monkeypatch: pytest.MonkeyPatch, opened: Opened, passes: bool, is_made: bool, hurries: bool
) -> None:
    """While a scene passes into another, and until one is made, the next picture comes at once.
    Memory is given back in a long rest, and not in each."""
    slept: list[float | None] = []
    given_back: list[bool] = []

    def rest(app: App) -> None:
        app.services.stack.start_over(Scene(app.services))
        app.services.ahead = WorkAhead()
        if not is_made:
            app.services.ahead.put(NOW, "drawing", repeat(False))
        monkeypatch.setattr(Passage, "is_under_way", passes)
        monkeypatch.setattr(app, "_sleep", slept.append)
        monkeypatch.setattr("game.app.give_back", lambda: given_back.append(True))
        app._rest()
        app._rest()

    opened(rest, motion="none")
    for seconds in slept:
        assert (seconds is not None and seconds <= 1 / FRAMES_A_SECOND) == hurries
    assert given_back == [True] * (not hurries)


class Phones:
    """Of a table in the next room."""

    def attend(self, now: float) -> float | None:
        return None

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("guests", "due", "may_lock"),
    [(None, None, True), (None, 3.0, True), (None, 0.0, False), (Phones(), None, False)],
    ids=["at rest", "something is due later", "something moves", "phones are at the table"],
)
def test_the_screen_may_lock_unless_there_is_something_to_watch(
    monkeypatch: pytest.MonkeyPatch,
    opened: Opened,
    guests: Phones | None,
    due: float | None,
    may_lock: bool,
) -> None:
    told: list[bool] = []

    def look(app: App) -> None:
        clock, services = Clock(), app.services
        services.clock = clock
        for services.guests, now_due, seconds in ((guests, due, 0.0), (None, None, 31.0)):
            monkeypatch.setattr(SceneStack, "due", lambda stack, now, due=now_due: due)
            clock.now += seconds
            app.turn()
            told.append(pygame.display.get_allow_screensaver())
            next_due = app._lock.next_due()
            assert (next_due is None) == told[-1]

    opened(look)
    assert told == [may_lock, True]


def test_work_ahead_begins_once_nobody_has_touched_anything_for_a_while(opened: Opened) -> None:
    begun: list[float] = []

    def wait(app: App) -> None:
        clock = Clock()
        app.services.clock = clock
        app.services.at_leisure = lambda: begun.append(clock.now)
        app._hand_at, app._leisure_at = 0.0, LEISURE_AFTER
        for clock.now in (LEISURE_AFTER - 1, LEISURE_AFTER, LEISURE_AFTER + 60):
            app.turn()

    opened(wait)
    assert begun == [LEISURE_AFTER]


@pytest.mark.parametrize(("due", "is_used"), [(0.0, False), (PIECE / 2, False), (PIECE * 2, True)])
def test_a_piece_of_a_coming_scene_is_made_only_where_there_is_time_for_it(
    monkeypatch: pytest.MonkeyPatch, opened: Opened, due: float, is_used: bool
) -> None:
    pieces: list[bool] = []

    def rest(app: App) -> None:
        app.services.stack.start_over(Scene(app.services))
        app.services.ahead = WorkAhead()
        app.services.ahead.put(SCENES, "a page", map(pieces.append, [True]))
        monkeypatch.setattr(Passage, "is_under_way", False)
        monkeypatch.setattr(SceneStack, "due", lambda stack, now: due)
        monkeypatch.setattr(app, "_sleep", lambda seconds: None)
        app._rest()

    opened(rest, motion="none")
    assert pieces == [True] * is_used


@pytest.mark.parametrize(("typed", "seated"), [("Inés", "Inés"), ("", "Ana")])
def test_the_first_start_asks_for_a_name_once(
    monkeypatch: pytest.MonkeyPatch, home: Path, typed: str, seated: str
) -> None:
    asked: list[str] = []

    def run(app: App) -> None:
        scene = app.services.stack.top
        asked.append(type(scene).__name__)
        if isinstance(scene, FirstName):
            for letter in typed:
                pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="\r"))
            app.turn()
        menu = app.services.stack.top
        assert isinstance(menu, MainMenu)
        app.services.go(ToNewTable())
        setup = app.services.stack.top
        assert isinstance(setup, SetUpScene)
        assert setup.draft.players[0].name == seated

    monkeypatch.setattr(App, "run", run)
    for _ in range(2):
        assert open_window(Start(language="en", size=(1024, 640))) == 0
    assert asked == ["FirstName", "MainMenu"]


def test_what_is_being_composed_is_seen_before_it_is_written(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def run(app: App) -> None:
        scene = app.services.stack.top
        assert isinstance(scene, FirstName)
        seen = []
        edits = ((pygame.TEXTEDITING, "^"), (pygame.TEXTEDITING, ""))
        for kind, text in ((pygame.TEXTINPUT, "Zo"), *edits, (pygame.TEXTINPUT, "ë")):
            pygame.event.post(pygame.Event(kind, text=text, start=0, length=0))
            app.turn()
            seen.append(next(one for one in said(app.services) if one.startswith("Zo")))
        assert seen == ["Zo", "Zo^", "Zo", "Zoë"]
        assert scene.name == "Zoë"

    monkeypatch.setattr(App, "run", run)
    assert open_window(Start(language="en", size=(1024, 640))) == 0


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "es_AR.UTF-8", "LANG": "fr_FR"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "it_IT:es:en"}, "es"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_at_first_the_window_speaks_as_the_system_does(
    variables: dict[str, str], language: str
) -> None:
    assert texts_of("", variables).language.partition("_")[0] == language
    assert texts_of("es", variables).language == "es"


# Mishaps ------------------------------------------------------------------------------------


def a_table(home: Path) -> RunningTable:
    """Kept under the name of `it`, as the window would."""
    players = (Player("Xochitl", "owl"), Player("Yaretzi", "fox"))
    choice = TableChoice("loba_de_menos", players, seed=1)
    keeper = MatchStore(home / "data").keeper("it", lambda: 0.0)
    return RunningTable.start(choice, clock=lambda: 0.0, keeper=keeper)


def report_in(home: Path) -> str:
    (file,) = (home / "data" / "reports").iterdir()
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("part", ["update", "sprites", "handle", "due", "entered"])
def test_whatever_fails_ends_the_game_with_a_report_and_the_match_kept(
    part: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failures = []

    def fail(*given: object) -> None:
        failures.append(part)
        raise RuntimeError("Xochitl holds 9h")

    monkeypatch.setattr(TableScene, part, fail)
    pygame.display.init()
    post_key()
    monkeypatch.setattr("game.app.wait", lambda seconds: post_key())
    assert open_window(Start(a_table(home), language="es", size=(1024, 640))) == CRASHED
    assert failures == [part]
    told = report_in(home)
    for line in ("game: loba_de_menos", "seats: person person", "phase: draw", "language: es"):
        assert line in told.splitlines()
    assert "RuntimeError" in told
    for private in ("Xochitl", "Yaretzi", "9h", str(home), str(Path.home())):
        assert private not in told
    assert "está guardada" in capsys.readouterr().err
    assert MatchStore(home / "data").going_on()[0].match_id == "it"


def post_key() -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))


def test_an_act_that_was_not_written_down_yet_is_kept_after_all(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table(home)
    table.sit(table.to_act)

    def fail(*given: object) -> None:
        raise RuntimeError

    def match_flow(app: App) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("game.play.session.running.HandLog.add", fail)
            table.act(DRAW_STOCK)

    monkeypatch.setattr(App, "run", match_flow)
    assert open_window(Start(table, size=(1024, 640))) == CRASHED
    assert len(MatchStore(home / "data").load("it", SeededChance(0)).match.log) == 2
    assert "acts: 1, the last:" in report_in(home)


def test_a_table_set_up_by_hand_is_not_promised_to_be_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "table.yaml"
    file.write_text("variant: loba_de_menos\nplayers: [Ana, Eva]\nturn: Ana\n", encoding="utf-8")
    position = read_position(file, Catalogue()).position
    assert position is not None
    table = RunningTable.from_position(position, clock=lambda: 0.0)

    def fail(app: App) -> None:
        raise RuntimeError

    monkeypatch.setattr(App, "run", fail)
    assert open_window(Start(table, False, "en", (1024, 640))) == CRASHED
    assert "such tables are not kept" in capsys.readouterr().err


def test_a_folder_nobody_may_write_to_is_told_and_the_terminal_has_the_trace(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "data").touch()

    def fail(app: App) -> None:
        raise RuntimeError

    monkeypatch.setattr(App, "run", fail)
    assert open_window(Start(language="en", size=(1024, 640))) == CRASHED
    told = capsys.readouterr().err
    assert "No report could be written" in told
    assert "RuntimeError" in told


# In safe mode -------------------------------------------------------------------------------


def test_in_safe_mode_the_players_settings_are_neither_read_nor_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsFile().write(Settings(language="es", fullscreen=True, text_scale=1.4))
    before = SettingsFile().file.read_bytes()
    seen: list[Settings] = []

    def match_flow(app: App) -> None:
        seen.append(replace(app.services.settings))
        app.services.settings.speed = 2
        app.services.settings_changed(looks=False)

    monkeypatch.setattr(App, "run", match_flow)
    monkeypatch.setenv(SAFE_VARIABLE, "1")
    assert open_window(Start()) == 0
    assert seen == [Settings(master_volume=0.0)]
    assert SettingsFile().file.read_bytes() == before


def test_a_file_the_line_names_is_opened_at_the_menu(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tops: list[str] = []
    monkeypatch.setattr(App, "run", lambda app: tops.append(type(app.services.stack.top).__name__))
    assert open_window(Start(file=home / "no_game_file.txt", size=(1024, 640))) == 0
    assert open_window(Start(size=(1024, 640))) == 0
    assert tops[0] == "NoticeScene"
    assert tops[1] != tops[0]
