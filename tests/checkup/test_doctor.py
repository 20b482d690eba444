"""`loba doctor` says what there is, and what would help where something is wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import __version__
from game.__main__ import main
from game.checkup import findings as files
from game.checkup.findings import Fact, can_be_written, looked_at
from game.l10n.letters import FONTS
from game.reading.worker import DONE, Limits
from tests.play.small_examples import EXAMPLES, file_of
from tests.play.test_small_files import tree
from tests.ui.test_own_cards import dashes

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path


class NothingFound:
    """What `Apart` tells of languages that are as they should be."""

    def __init__(self, *given: object) -> None:
        self.results: list[object] = []

    def wait(self) -> str:
        return DONE


@pytest.fixture
def languages_read() -> None:
    """The languages are read, which takes a second."""


@pytest.fixture(autouse=True)
def languages_fine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test is not about them, they are not read."""
    if "languages_read" not in request.fixturenames:
        monkeypatch.setattr(files, "Apart", NothingFound)


def told(capsys: Capture, *more: str) -> dict[str, Any]:
    main(["--lang", "en", "doctor", "--json", *more])
    return {fact["name"]: fact for fact in json.loads(capsys.readouterr().out)}


def test_it_says_what_there_is(home: Path, capsys: Capture) -> None:
    facts = told(capsys)
    assert facts["loba"]["value"] == __version__
    assert facts["pygame"]["value"] == pygame.version.ver
    assert facts["video"]["value"] == "dummy"
    assert facts["fonts"]["value"] == list(FONTS)
    assert facts["data"]["value"] == str(home / "data")
    assert facts["data_writable"]["value"] is True
    assert {"en", "es", "fr"} <= set(facts["languages"]["value"])
    assert "la_mona" in facts["games"]["value"]
    assert facts["free"]["value"] > 0


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_line_has_its_words(language: str, capsys: Capture) -> None:
    # Where nobody sees anything, something needs a look.
    assert main(["--lang", language, "doctor"]) == 1
    said = capsys.readouterr().out
    assert "[doctor" not in said
    assert "SDL_VIDEODRIVER" in said


@pytest.mark.parametrize(
    ("hints", "said"),
    [
        (("", ""), "Everything Loba needs is there."),
        (("", "small"), "One thing needs attention."),
        (("small", "small"), "2 things need attention."),
    ],
)
def test_the_last_line_says_how_much_needs_attention(
    hints: Sequence[str], said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = [Fact("displays", "", hint, {"wide": 1, "high": 1}) for hint in hints]
    monkeypatch.setattr(files, "looked_at", lambda looks: facts)
    assert main(["--lang", "en", "doctor"]) == any(hints)
    assert capsys.readouterr().out.splitlines()[-2:] == ["", said]


def test_looking_leaves_nothing_behind(home: Path, capsys: Capture) -> None:
    told(capsys)
    assert list(home.iterdir()) == []


def test_looking_changes_nothing_whatever_is_wrong(home: Path, capsys: Capture) -> None:
    for kind in EXAMPLES:
        EXAMPLES[kind].put(1)
        EXAMPLES[kind].put(2)
    broken = [file_of(kind).file for kind in EXAMPLES]
    for file in broken:
        file.write_text('{"broken')
    cards = home / "data" / "cards"
    cards.mkdir()
    for name in ("KH", "QH"):
        (cards / f"{name}.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    match = home / "data" / "matches" / "mine.json"
    match.parent.mkdir()
    match.write_text("[")
    before = tree(home)
    main(["--lang", "en", "doctor"])
    said = capsys.readouterr().out
    assert tree(home) == before
    for file in broken:
        assert said.count(str(file)) == 1
        assert f"{file.name} is damaged" in said


@pytest.mark.usefixtures("languages_read")
def test_a_faulty_game_bot_text_and_card_of_the_players_own_are_named(
    home: Path, capsys: Capture
) -> None:
    for name, content in {
        "variants/mine.yaml": "schema: 1\nextends: no_such_game\n",
        "bots/paco.yaml": "schema: 1\nlevel: great\n",
        "locales/es/mine.ftl": "this is no text\n",
        "cards/king.svg": "no card has this name\n",
    }.items():
        file = home / "data" / name
        file.parent.mkdir(parents=True)
        file.write_text(content, "utf-8")
    facts = told(capsys)
    assert "mine" not in facts["games"]["value"]
    assert "loba variants check" in facts["game_faulty"]["hint"]
    assert "paco.yaml, line 2" in facts["bot_faulty"]["hint"]
    assert "es/mine.ftl:1" in facts["languages"]["hint"]
    assert "king.svg" in facts["own_cards"]["hint"]
    facts = told(capsys, "--safe")
    assert facts["safe"]["value"] is True
    assert not {"game_faulty", "bot_faulty"} & set(facts)


@pytest.fixture(autouse=True)
def not_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_SAFE", "")


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("settings/settings.json", '{"speed": "very"}', "“speed” in your settings has a value"),
        ("settings/settings.json", "{", "settings.json is damaged"),
        ("settings/people/ana.json", '{"crest": "wolf"}', "“crest” in ana.json may be owl"),
        ("settings/people/ana.json", '{"format": 99}', "ana.json comes from a newer Loba"),
        ("data/names.json", "[1, 2]", "2 entries in names.json make no sense"),
        ("data/learning.json", '{"la_mona": 3}', "One entry in learning.json makes no sense"),
        ("data/practice/practice.json", "{}", "practice.json is damaged"),
        ("data/ratings.json/", "", "ratings.json cannot be read (Is a directory)"),
    ],
)
def test_what_is_wrong_with_a_small_file_is_said_in_words(
    home: Path, capsys: Capture, file: str, content: str, said: str
) -> None:
    place = home / file
    place.parent.mkdir(parents=True)
    if file.endswith("/"):
        place.mkdir()
    else:
        place.write_text(content)
    fact = told(capsys)["file_faulty"]
    assert fact["value"] == str(place)
    assert said in fact["hint"]


def test_a_folder_that_cannot_be_written_is_named(home: Path, capsys: Capture) -> None:
    (home / "data").touch()
    facts = told(capsys)
    assert facts["data_writable"]["value"] is False
    assert str(home / "data") in facts["data_writable"]["hint"]
    assert not can_be_written(home / "data")
    assert can_be_written(home / "there" / "is" / "none" / "yet")


def test_a_link_that_leads_nowhere_cannot_be_written(home: Path, capsys: Capture) -> None:
    (home / "data").symlink_to(home / "gone")
    facts = told(capsys)
    assert facts["data_writable"]["value"] is False
    assert "failed" not in facts


def test_without_a_screen_the_rest_is_still_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> None:
        raise pygame.error("no video device")

    monkeypatch.setattr("pygame.display.init", none)
    facts = told(capsys)
    assert "no video device" in facts["video"]["hint"]
    assert facts["fonts"]["value"] == list(FONTS)


def test_a_window_is_opened_and_what_it_paints_on_is_told(capsys: Capture) -> None:
    assert told(capsys)["window"] == {"name": "window", "value": "1024x640"}


@pytest.mark.parametrize(
    ("density", "points", "said", "is_small"),
    [
        (1.0, (1024, 640), "1024x640", False),
        (1.0, (1000, 640), "1000x640", True),
        (2.0, (640, 400), "1280x800", False),
        (1.5, (640, 400), "960x600", True),
    ],
)
def test_a_screen_is_told_and_judged_in_pixels(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    density: float,
    points: tuple[int, int],
    said: str,
    is_small: bool,
) -> None:
    monkeypatch.setattr(files.GameWindow, "density", density)
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [points])
    monkeypatch.setattr("pygame.display.get_desktop_refresh_rates", lambda: [0])
    screens = told(capsys)["displays"]
    assert (screens["value"], "hint" in screens) == ([said], is_small)


def test_it_says_which_sdl_is_called_and_what_follows_where_none_is_found(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = told(capsys)["sdl_file"]
    assert "SDL2" in there["value"]
    monkeypatch.setattr(files, "sdl", lambda: None)
    gone = told(capsys)["sdl_file"]
    assert (gone["value"], "processor" in gone["hint"]) == ("", True)


def test_nobody_sees_the_window_that_is_opened(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden = []

    def opened(*given: Any, **how: Any) -> pygame.Window:
        hidden.append(how["hidden"])
        return pygame.Window(*given, **how)

    monkeypatch.setattr("game.ui.window.Window", opened)
    told(capsys)
    assert hidden == [True]


def test_a_screen_on_which_no_window_opens_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*given: object, **how: object) -> None:
        raise pygame.error("no framebuffer")

    monkeypatch.setattr("game.ui.window.Window", none)
    facts = told(capsys)
    assert "no framebuffer" in facts["window"]["hint"]
    assert facts["fonts"]["value"] == list(FONTS)


def test_without_sound_that_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*how: int) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr("pygame.mixer.init", none)
    assert "no such device" in told(capsys)["audio"]["hint"]


def test_what_cannot_be_found_out_does_not_hide_the_rest() -> None:
    def see_moon() -> list[Fact]:
        raise RuntimeError

    def see_sun() -> list[Fact]:
        return [Fact("sun", True)]

    failed, sun = looked_at([see_moon, see_sun])
    assert (failed.name, failed.value) == ("failed", "see_moon: RuntimeError")
    assert sun == Fact("sun", True)


def test_a_drawing_that_takes_for_ever_is_named_and_the_doctor_ends(
    home: Path, capsys: Capture
) -> None:
    cards = home / "data" / "cards"
    cards.mkdir(parents=True)
    (cards / "KH.svg").write_text(dashes(), "utf-8")
    fact = told(capsys)["own_cards"]
    assert fact["value"] == 0
    assert "KH.svg" in fact["hint"]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_of_every_drawing_it_is_said_why_it_is_not_used(
    home: Path, language: str, capsys: Capture
) -> None:
    cards = home / "data" / "cards"
    cards.mkdir(parents=True)
    for name in ("KH", "QH", "king", "queen", "rey", "reina", "sota"):
        (cards / f"{name}.svg").write_text("no drawing", "utf-8")
    main(["--lang", language, "doctor"])
    said = capsys.readouterr().out
    assert said.count("SVG") == 2
    assert said.count("sota.svg") == 2
    assert "[" not in said.replace("[]", "")


@pytest.mark.usefixtures("languages_read")
def test_languages_that_take_for_ever_are_named_and_the_doctor_ends(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LANGUAGES", Limits(0.0, 1024))
    assert "no way to find out" in told(capsys)["languages"]["hint"]
    (home / "data" / "locales").mkdir(parents=True)
    assert str(home / "data" / "locales") in told(capsys)["languages"]["hint"]
