"""What the window opens with, and what the command line says when it cannot."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.bots.levels import known_bots
from game.cli.app import run
from game.cli.screen_libraries import lacking
from game.cli.window import _no_screen
from game.opening import texts_of
from game.paths import HOME_VARIABLE, SAFE_VARIABLE
from game.play.session.running import RunningTable
from game.play.session.start import NoScreenError, Start
from game.storage import lock
from game.storage.match_store import MatchStore
from game.trouble.report import CRASHED

Capture = pytest.CaptureFixture[str]
SAVE = Path(__file__).resolve().parents[2] / "saves" / "la_mona-2-short.json"
POSITION = """\
variant: loba_de_menos
players: [Ana, Beto]
turn: Ana
phase: play
hands: {Ana: 5h 6h 7h 2c, Beto: 9s 9d}
"""


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))


def opened(*argv: str) -> Start | None:
    """What the window was opened with; None if it was not."""
    starts: list[Start] = []

    def open_window(start: Start) -> int:
        starts.append(start)
        return 0

    code = run(["--lang", "en", *argv], lambda: open_window)
    assert code == (0 if starts else 2)
    return starts[0] if starts else None


def table_opened(*argv: str) -> RunningTable:
    start = opened(*argv)
    assert start is not None
    assert start.table is not None
    return start.table


@pytest.mark.parametrize(
    ("argv", "size", "likes"),
    [
        ((), None, {}),
        (("--fullscreen",), None, {"fullscreen": True}),
        (("--size", "1280x800"), (1280, 800), {"fullscreen": False}),
        (("--size", "1280x800", "--fullscreen"), (1280, 800), {"fullscreen": True}),
    ],
)
def test_alone_it_opens_at_the_menu_and_what_the_line_says_is_so_for_once(
    argv: list[str], size: object, likes: dict[str, object]
) -> None:
    start = opened(*argv)
    assert start is not None
    assert (start.table, start.size, start.language) == (None, size, "en")
    assert start.fullscreen is likes.get("fullscreen", False)
    assert start.settings == {"language": "en", **likes}


def test_a_table_at_once() -> None:
    start = opened("--variant", "carioca", "--players", "Ana,Beto:naive", "--seed", "7")
    assert start is not None
    assert start.table is not None
    assert [(who.name, who.bot) for who in start.table.players] == [("Ana", ""), ("Beto", "naive")]
    assert start.is_kept


@pytest.mark.parametrize(
    ("said", "name", "bot"),
    [
        ("bot", "Beto", "regular"),
        (" bot ", "Beto", "regular"),
        ("expert", "Beto", "expert"),
        ("elvira", "Elvira", "elvira"),
        ("Rita:expert", "Rita", "expert"),
        ("bot:expert", "bot", "expert"),
        ("Bot", "Bot", ""),
    ],
)
def test_a_bot_needs_no_name(said: str, name: str, bot: str) -> None:
    table = table_opened("--variant", "carioca", "--players", f"Ana,{said}")
    assert [(who.name, who.bot) for who in table.players] == [("Ana", ""), (name, bot)]


def test_a_regular_wears_the_own_crest_and_nobody_else_does() -> None:
    table = table_opened("--variant", "loba_seis_menes", "--players", "Ana,odette,novice")
    worn = [who.crest for who in table.players]
    assert (worn[1], len(set(worn))) == ("owl", 3)


@pytest.mark.parametrize("words", ["bot", "expert", "Rita:expert"])
def test_a_table_for_phones_reads_its_seats_as_the_window_does(words: str) -> None:
    game = ("--variant", "carioca")
    here = table_opened(*game, "--players", f"Ana,{words}")
    there = table_opened("host", *game, "--seats", f"phone,{words}", "--address", "127.0.0.1")
    assert here.players[1] == there.players[1]
    assert there.players[0].by_phone


@pytest.mark.parametrize("bot", ["novice", "regular", "expert", "bold", "paco", "random"])
def test_every_known_bot_takes_a_seat(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_bot(tmp_path, monkeypatch, "schema: 1\nlevel: novice\n")
    table = table_opened("--variant", "carioca", "--players", f"Ana,Beto:{bot}")
    assert table.players[1].bot == bot
    assert table.take_notices() == []


def test_a_bot_whose_file_is_faulty_is_refused_with_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    own_bot(tmp_path, monkeypatch, "schema: 1\nlevel: great\n")
    assert opened("--variant", "carioca", "--players", "Ana,Beto:paco") is None
    told = capsys.readouterr().err
    assert "paco.yaml:2" in told
    assert "“paco” cannot play" in told


def own_bot(home: Path, monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    folder = home / "data" / "bots"
    folder.mkdir(parents=True)
    (folder / "paco.yaml").write_text(written, "utf-8")


def test_a_program_takes_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "robot.py"
    file.touch()
    table = table_opened("--variant", "carioca", "--players", f"Ana,Robot:{file}")
    assert table.players[1].bot == str(file.resolve())


def test_the_same_seed_deals_the_same_cards() -> None:
    tables = [table_opened("--variant", "la_mona", "--seed", "luna") for _ in range(2)]
    assert len({table.observation().hand for table in tables}) == 1


@pytest.mark.parametrize("seed", ["l" * 41, "7" * 41, "7" * 5000, "lu\nna", "\ud800"])
def test_a_seed_that_no_file_of_a_match_could_hold_is_refused(capsys: Capture, seed: str) -> None:
    assert opened("--lang", "en", "--variant", "la_mona", "--seed", seed) is None
    assert capsys.readouterr().err == ("--seed must be a number or a word of at most 40 letters.\n")
    assert opened("--variant", "la_mona", "--seed", "l" * 40) is not None


def test_house_rules_are_chosen_by_name() -> None:
    table = table_opened("--variant", "loba_de_menos", "--option", "run.min=4")
    assert table.variant.chosen["run.min"] == 4


def test_without_names_one_person_sits_down_with_bots() -> None:
    table = table_opened("--variant", "loba_seis_menes")
    assert [who.bot for who in table.players] == ["", "regular", "regular"]


def test_a_table_set_up_in_a_file_is_never_kept(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(POSITION, encoding="utf-8")
    start = opened("--position", str(file))
    assert start is not None
    assert start.table is not None
    assert not start.is_kept
    assert start.table.players[1].name == "Beto"


def test_a_table_for_phones_is_set_up_as_the_line_says(capsys: Capture) -> None:
    seats = ("--seats", "phone,naive", "--option", "jokers=4", "--seed", "luna")
    start = opened("host", "--variant", "carioca", *seats, "--address", "127.0.0.1", "--port", "80")
    assert start is not None
    assert start.table is not None
    assert start.hosting is not None
    phone, bot = start.table.players
    assert (phone.by_phone, phone.bot, bot.by_phone, bot.bot) == (True, "", False, "naive")
    assert start.table.variant.chosen["jokers"] == 4
    assert start.table.saved().deal == "luna"
    assert start.hosting[:2] == ("127.0.0.1", 80)
    capsys.readouterr()
    start.hosting.opened("127.0.0.1:80", "2468", "moon")
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("http://127.0.0.1:80/")
    assert said[1].endswith("type 2468:")
    assert said[-2] == "http://127.0.0.1:80/#moon"
    assert said[-1].endswith("Ctrl-C closes the table.")


def test_a_saved_match_goes_on() -> None:
    assert table_opened("--load", str(SAVE)).variant.id == "la_mona"


@pytest.mark.parametrize("argv", [[str(SAVE)], ["--open", str(SAVE)], ["--safe", str(SAVE)]])
def test_a_file_by_itself_is_opened_at_the_menu(
    argv: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What `--safe` sets is unset again for the next test.
    monkeypatch.setenv(SAFE_VARIABLE, "")
    start = opened(*argv)
    assert start is not None
    assert (start.file, start.table) == (SAVE, None)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([str(SAVE), "--variant", "carioca"], "--open"),
        (["--variant", "cariocca"], "There is no game “cariocca”"),
        (["--variant", "carioca", "--players", "Ana,Beto,Carmen"], "for 2 players, not 3"),
        (["--variant", "carioca", "--players", "Ana,"], "Seat 2"),
        (["--variant", "carioca", "--option", "packs=9"], "packs"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_opens(
    argv: list[str], said: str, capsys: Capture
) -> None:
    assert opened(*argv) is None
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "word"), [("en", "window"), ("es", "ventana"), ("fr", "fenêtre")]
)
def test_complaints_are_in_the_players_language(language: str, word: str, capsys: Capture) -> None:
    run(["--lang", language, "--size", "800x600"], lambda: lambda start: 0)
    told = capsys.readouterr().err
    assert "1024x640" in told
    assert word in told


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_help_names_every_bot_and_speaks_of_programs(language: str, capsys: Capture) -> None:
    run(["--lang", language, "--help"], lambda: lambda start: 0)
    words = re.findall(r"[\w./]+", capsys.readouterr().out)
    assert set(known_bots()) <= set(words)
    assert "docs/bots.md" in words


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere SDL needs none of these")
@pytest.mark.parametrize(
    ("variables", "gone", "packages"),
    [
        ({"DISPLAY": ":0"}, {"libX11.so.6"}, "libx11-6"),
        ({"DISPLAY": ":0"}, {"libX11.so.6", "libXext.so.6"}, "libx11-6 libxext6"),
        ({"WAYLAND_DISPLAY": "w"}, {"libwayland-egl.so.1", "libX11.so.6"}, "libwayland-egl1"),
        ({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, {"libwayland-egl.so.1"}, ""),
        ({"DISPLAY": ":0"}, set(), ""),
        ({}, {"libX11.so.6"}, ""),
    ],
)
def test_where_the_libraries_of_a_screen_are_missing_that_is_said_and_not_the_screen_blamed(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], gone: set[str], packages: str
) -> None:
    load = ctypes.CDLL

    def cdll(name: str) -> object:
        if name in gone:
            raise OSError(name)
        return load(None)

    monkeypatch.setattr(ctypes, "CDLL", cdll)
    found = lacking(variables)
    assert found.get("packages", "") == packages
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    said = _no_screen(NoScreenError("No available video device"), texts_of("en"))
    assert ("apt install" in said) == bool(packages)
    assert ("no screen was found" in said) != bool(packages)


@pytest.fixture
def no_screen_yet() -> Iterator[None]:
    """Other tests may have found one, and later ones look for theirs."""
    pygame.display.quit()
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("no_screen_yet")
def test_it_never_plays_for_nobody_to_see(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert main(["--lang", "en"]) == 2
    assert "no screen" in capsys.readouterr().err


@pytest.mark.usefixtures("no_screen_yet")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "there is a screen"), ("es", "hay una pantalla"), ("fr", "il y ait un écran")],
)
def test_a_screen_on_which_no_window_opens_is_not_called_missing(
    language: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*given: object, **how: object) -> None:
        raise pygame.error("no framebuffer")

    monkeypatch.setattr("game.ui.window.Window", none)
    assert main(["--lang", language]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "no framebuffer" in told


@pytest.mark.usefixtures("no_screen_yet")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "no screen"), ("es", "ninguna pantalla"), ("fr", "aucun écran")]
)
def test_without_a_screen_it_says_what_would_help(
    language: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no_such_driver")
    assert main(["--lang", language]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "SDL_VIDEODRIVER" in told
    assert "no_such_driver" in told
    assert "loba --help" in told


def test_a_match_that_is_open_in_another_window_is_not_opened_here(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = opened("--variant", "la_mona", "--players", "Ana,Beto")
    assert start is not None
    (headline,) = MatchStore().going_on()
    assert opened("--load", headline.match_id) is not None
    lock.release_all()
    monkeypatch.setattr(lock, "take", lambda file: False)
    assert opened("--load", headline.match_id) is None
    assert "another window" in capsys.readouterr().err


@pytest.mark.parametrize("line", [["--safe", "variants", "list"], ["variants", "list", "--safe"]])
def test_in_safe_mode_nothing_the_player_has_added_is_there(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    own = tmp_path / "data" / "variants"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("schema: 1\nextends: loba_de_menos\nid: mine\n", "utf-8")
    monkeypatch.setenv(SAFE_VARIABLE, "")
    main(["--lang", "en", "variants", "list"])
    assert "mine" in "".join(capsys.readouterr())
    assert main(["--lang", "en", *line]) == 0
    assert "mine" not in "".join(capsys.readouterr())


def test_a_command_that_fails_leaves_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def fail(*given: object) -> None:
        raise RuntimeError

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr("game.cli.variants.Catalogue", fail)
    assert main(["--lang", "fr", "variants", "list"]) == CRASHED
    (report,) = (tmp_path / "data" / "reports").iterdir()
    told = capsys.readouterr().err
    assert str(report) in told
    assert "RuntimeError" in told


def test_a_program_without_any_terminal_does_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert run(["variants", "list"], lambda: pytest.fail) == 0
    assert run(["--variant", "no_such_game"], lambda: pytest.fail) == 2
