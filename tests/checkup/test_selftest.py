"""`loba --selftest` tries everything, and finds what is broken."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

import game.scenes
from game.__main__ import main
from game.checkup import selftest, trials
from game.checkup.tour import BOT, NAMES, Tour
from game.checkup.trials import QUICK, FaultyError, Trial
from game.l10n.catalogue import Texts
from game.paths import text_roots
from game.reading.faults import Message
from game.scenes.coach.scene import CoachPage
from game.scenes.phones.door import TableDoor
from game.scenes.shell.page_scene import Dialog, PageScene
from game.scenes.shell.scene import Scene
from game.settings import Settings
from game.storage.match_store import MatchStore
from game.ui.canvas import Canvas
from game.ui.window import GameWindow
from game.variants.catalogue import Catalogue
from game.variants.load import Variant
from tests.kept import assert_kept

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.delenv("LOBA_SAFE", raising=False)
    return tmp_path


@pytest.fixture
def window() -> Iterator[GameWindow]:
    window = GameWindow("", (1024, 640))
    yield window
    window.close()


def all_scenes() -> set[str]:
    """Those that are shown, not those they are made of, which leave out what is on them."""
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    found: set[str] = set()
    waiting = [Scene]
    while waiting:
        more = [one for one in waiting.pop().__subclasses__() if one.__module__[:5] == "game."]
        found |= {one.__name__ for one in more if not _is_unfinished(one)}
        waiting += more
    return found


def _is_unfinished(scene: type[Scene]) -> bool:
    """Whether it does not say itself what is on it."""
    return (issubclass(scene, Dialog) and scene.content is Dialog.content) or scene in (
        PageScene,
        CoachPage,
    )


#: What is said and shown on the tour since the last look.
shown: set[str] = set()


class ShownTexts(Texts):
    """All it is asked for and with which facts, but for the time of day."""

    def text(self, key: str, /, **facts: int | float | str) -> str:
        if "time" not in facts:
            shown.add(f"{key} {facts}")
        return super().text(key, **facts)


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures, cards, names of people, and doors for phones are shown as well."""
    put_icon, put_card, put_text = Canvas.icon, Canvas.card, Canvas.text
    open_door = TableDoor.open

    def icon(canvas: Canvas, name: str, *where: Any, **how: Any) -> None:
        shown.add(name)
        put_icon(canvas, name, *where, **how)

    def card(canvas: Canvas, card: int, *where: Any, **how: Any) -> None:
        shown.add(f"card {card}")
        put_card(canvas, card, *where, **how)

    def text(canvas: Canvas, text: str, *where: Any, **how: Any) -> float:
        shown.update(name for name in NAMES if name in text)
        return put_text(canvas, text, *where, **how)

    def opened(door: TableDoor, address: str, port: int) -> None:
        shown.add(f"a door at {address} {port}")
        open_door(door, address, port)

    monkeypatch.setattr(TableDoor, "open", opened)
    monkeypatch.setattr(Canvas, "icon", icon)
    monkeypatch.setattr(Canvas, "card", card)
    monkeypatch.setattr(Canvas, "text", text)
    shown.clear()


@pytest.mark.usefixtures("home")
def test_the_tour_leads_through_every_scene(
    window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever adds a scene adds it to the tour."""
    watch(monkeypatch)
    before = threading.enumerate()
    texts = ShownTexts(["fr"], text_roots())
    tour = Tour(window, "fr", lambda language: texts)
    quick = Catalogue().load(*QUICK)
    dark: list[str] = []

    def look() -> None:
        if not shown:
            dark.append(type(tour.services.stack.top).__name__)
        shown.clear()

    tour.on_look = look
    assert trials._pages(tour)
    assert int(trials._lessons(tour)) >= len(Catalogue().ids())
    assert trials._hand(tour, quick)
    assert trials._match(tour, quick)
    assert dark == []
    assert tour.seen == all_scenes()
    assert tour.services.stack.scenes == []
    assert threading.enumerate() == before


def only(monkeypatch: pytest.MonkeyPatch, *few: Trial) -> None:
    monkeypatch.setattr(trials, "trials", lambda window: iter(few))


def fails() -> str:
    raise FaultyError("slide.ogg")


def breaks() -> str:
    raise ZeroDivisionError("division by zero")


def test_a_line_for_each_and_an_exit_code(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    only(monkeypatch, Trial("bots", lambda: "5"), Trial("sounds", fails), Trial("deck", breaks))
    assert main(["--selftest", "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("fine")
    assert lines[0].endswith("bots read from files: 5")
    assert lines[1].startswith("FAILED")
    assert lines[2].strip() == "slide.ogg"
    assert lines[-2].strip() == "ZeroDivisionError: division by zero"
    assert lines[-1] == "2 things do not work."
    only(monkeypatch, Trial("bots", lambda: "5"))
    assert main(["--selftest", "--lang", "en"]) == 0


class ToldTour:
    """Goes nowhere, and says where it was to go."""

    def __init__(self, window: GameWindow, language: str) -> None:
        self.seen = {language}

    def pages(self) -> None:
        self.seen |= {"menu", "table"}

    def lessons(self) -> int:
        return 3

    def two_people(self, variant: Variant) -> None:
        print(f"two people at {variant.id}")

    def a_hand(self, variant: Variant) -> int:
        return len(variant.id)

    def to_the_end(self, variant: Variant) -> int:
        self.seen |= {"table", "replay", "end"}
        return len(variant.chosen)

    def close(self) -> None:
        print("tour closed")


@pytest.mark.usefixtures("home")
def test_the_selftest_says_what_it_said(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    ticks = count(1)
    monkeypatch.setattr(selftest, "time", SimpleNamespace(monotonic=lambda: next(ticks) ** 2 / 4))
    monkeypatch.setattr(trials, "Tour", ToldTour)
    for name in ("_languages", "_beside"):
        monkeypatch.setattr(trials, name, lambda *_: "not tried here")
    before = threading.enumerate()
    assert main(["--selftest", "--lang", "en"]) == 0
    assert threading.enumerate() == before
    assert not pygame.mixer.get_init()
    assert_kept(Path(__file__).with_name("kept") / "selftest.txt", capsys.readouterr().out)


@pytest.mark.usefixtures("home")
def test_each_line_is_told_before_the_next_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    told, lines = BytesIO(), []

    def look() -> str:
        lines.append(told.getvalue().count(b"\n"))
        return ""

    monkeypatch.setattr(sys, "stdout", TextIOWrapper(told))
    seen = Trial("save", look)
    only(monkeypatch, seen, seen, Trial("sounds", fails), seen)
    assert main(["--selftest", "--lang", "en"]) == 1
    assert lines == [0, 1, 4]


@pytest.mark.usefixtures("home")
def test_where_it_has_to_be_seen_painting_for_nobody_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    only(monkeypatch, Trial("bots", lambda: "5"))
    assert main(["--selftest", "--seen", "--lang", "en"]) == 1
    assert capsys.readouterr().out == "No window could be opened: nobody would see it\n"


@pytest.fixture
def no_screen_yet() -> Iterator[None]:
    """Other tests may have found one, and later ones look for theirs."""
    pygame.display.quit()
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("home", "no_screen_yet")
@pytest.mark.parametrize(("more", "code"), [((), 0), (("--seen",), 1)])
def test_only_without_a_screen_it_paints_for_nobody(
    more: tuple[str, ...], code: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no_such_driver")
    only(monkeypatch, Trial("bots", lambda: pygame.display.get_driver()))
    assert main(["--selftest", *more, "--lang", "en"]) == code
    said = capsys.readouterr().out
    assert ("bots read from files: dummy" in said) == (code == 0)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("more", [(), ("--seen",)])
def test_a_screen_on_which_no_window_opens_is_a_fault(
    more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("game.ui.window.Window", no_window)
    only(monkeypatch, Trial("bots", lambda: "5"))
    assert main(["--selftest", *more, "--lang", "en"]) == 1
    assert capsys.readouterr().out == "No window could be opened: no framebuffer\n"


def no_window(*given: object, **how: object) -> None:
    raise pygame.error("no framebuffer")


def test_nothing_of_the_player_is_read_or_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = []

    def look() -> str:
        places.append((os.environ["LOBA_HOME"], os.environ["LOBA_SAFE"]))
        (Path(os.environ["LOBA_HOME"]) / "file").touch()
        return ""

    only(monkeypatch, Trial("save", look))
    assert main(["--selftest"]) == 0
    ((elsewhere, safe),) = places
    assert elsewhere != str(home)
    assert safe == "1"
    assert not Path(elsewhere).exists()
    assert list(home.iterdir()) == []
    assert os.environ["LOBA_HOME"] == str(home)
    assert "LOBA_SAFE" not in os.environ


def tried(window: GameWindow, key: str) -> str:
    return next(trial.run() for trial in trials.trials(window) if trial.key == key)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("key", ["languages", "beside"])
def test_what_takes_longer_works_too(key: str, window: GameWindow) -> None:
    assert isinstance(tried(window, key), str)


def test_a_page_that_phones_are_not_given_is_found(
    window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials.Files, "find", lambda files, path, accepted: None)
    with pytest.raises(trials.FaultyError):
        tried(window, "phones")


@pytest.mark.usefixtures("home")
def test_a_process_in_which_no_bot_can_think_is_found(
    window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("game.reading.worker.Worker.__init__", ended)
    with pytest.raises(trials.FaultyError):
        tried(window, "beside")


class Thinks:
    """A table whose bots have thought, or have not, and what is said of that."""

    def __init__(self, is_ready: bool, is_told: bool, is_beside: bool, notices: int) -> None:
        self.is_ready, self.is_told = is_ready, is_told
        self.notices = [Message(f"notice {number}") for number in range(notices)]
        self.bots = SimpleNamespace(thinks_beside=is_beside)
        self.asked = self.closed = 0

    def begin_background_work(self, tell: Callable[[], None]) -> None:
        if self.is_told:
            tell()

    def bot_turn(self, seconds: float) -> None:
        self.asked += 1

    def ready(self) -> bool:
        return self.is_ready and self.asked > 0

    def take_notices(self) -> list[Message]:
        return self.notices

    def end_background_work(self) -> None:
        self.closed += 1


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        (Thinks(True, True, True, 0), ""),
        (Thinks(False, True, True, 0), BOT),
        (Thinks(True, False, True, 0), BOT),
        (Thinks(True, True, False, 0), BOT),
        (Thinks(True, True, True, 2), "notice 0"),
    ],
    ids=["well", "never thought", "never told", "not beside", "with notices"],
)
def test_bots_that_do_not_think_beside_are_found(
    table: Thinks, fault: str, window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "_table", lambda variant: table)
    if fault:
        monkeypatch.setattr(trials, "PATIENCE", 0.05)
    began = time.monotonic()
    if fault:
        with pytest.raises(FaultyError, match=fault):
            tried(window, "beside")
    else:
        tried(window, "beside")
    assert time.monotonic() - began < 30
    assert table.closed == 1


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("key", "broken", "how"),
    [
        ("save", "encode", lambda saved: object()),
        ("settings", "SettingsFile.read", lambda file: Settings(language="pt")),
        ("settings", "SettingsFile.notices", [Message("not understood")]),
        ("settings", "SettingsFile.write", lambda file, settings: None),
        ("sounds", "pygame.mixer.Sound", lambda file: SimpleNamespace(get_length=lambda: 0.0)),
        ("pictures", "pygame.image.load_sized_svg", lambda *_: painted("")),
        ("deck", "_kit", lambda *_: kit(blank=True)),
        ("letters", "_kit", lambda *_: kit(blank=True)),
        ("letters", "_kit", lambda *_: kit(whole=False)),
    ],
)
def test_what_does_not_work_is_found(
    key: str, broken: str, how: object, window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"game.checkup.trials.{broken}", how)
    with pytest.raises(FaultyError):
        tried(window, key)
    assert not pygame.mixer.get_init()


def painted(pixel: str) -> pygame.Surface:
    picture = pygame.Surface((3, 3), pygame.SRCALPHA)
    if pixel:
        picture.set_at((1, 1), pixel)
    return picture


def kit(blank: bool = False, whole: bool = True) -> SimpleNamespace:
    """Writes and paints a single pixel at most."""
    shown = SimpleNamespace(whole=whole, surface=painted("" if blank else "white"))
    words = SimpleNamespace(block=lambda *_: shown)
    return SimpleNamespace(words=words, cards=SimpleNamespace(show=lambda *_: shown))


@pytest.mark.parametrize("key", ["deck", "letters"])
def test_a_pixel_is_enough_to_be_drawn(
    key: str, window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "_kit", lambda *_: kit())
    assert tried(window, key)


@pytest.mark.usefixtures("home")
def test_nothing_is_left_of_what_was_tried(
    window: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    doors = []

    def opened(server: trials.Server, address: str, port: int) -> None:
        doors.append((address, port))
        open_door(server, address, port)

    open_door = trials.Server.open
    monkeypatch.setattr(trials.Server, "open", opened)
    before = threading.enumerate()
    for key in ("save", "phones"):
        tried(window, key)
    assert MatchStore().going_on() == MatchStore().finished() == []
    assert threading.enumerate() == before
    # At this machine alone, and at any port that is free.
    assert doors == [("127.0.0.1", 0)]


@pytest.mark.usefixtures("home")
def test_what_is_gone_is_found(
    window: GameWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(trials, "bundled", lambda name: tmp_path)
    with pytest.raises((pygame.error, OSError)):
        tried(window, "sounds")
    (tmp_path / "empty.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    with pytest.raises((FaultyError, pygame.error)):
        tried(window, "pictures")


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("folder", "file", "content", "key"),
    [
        ("variants", "mine.yaml", "schema: 1\nextends: nothing\n", "variants"),
        ("bots", "mine.yaml", "schema: 1\n", "bots"),
        ("locales/en", "mine.ftl", "nothing to read\n", "languages"),
    ],
)
def test_a_faulty_file_is_found(
    folder: str, file: str, content: str, key: str, home: Path, window: GameWindow
) -> None:
    (home / "data" / folder).mkdir(parents=True)
    (home / "data" / folder / file).write_text(content)
    with pytest.raises(FaultyError, match="mine"):
        tried(window, key)
