"""`loba variants` and the frame of the command line: what is printed, and the exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import __version__
from game.__main__ import main
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import read_variant

Text = Callable[..., str]
Write = Callable[..., Path]
Capture = pytest.CaptureFixture[str]

PROJECT = Path(__file__).resolve().parents[2]


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out, err


# The frame ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word"), [("en", "options"), ("es", "opciones"), ("fr", "commandes")]
)
def test_help_speaks_the_language_asked_for(capsys: Capture, language: str, word: str) -> None:
    code, out, _ = run(capsys, "--lang", language, "--help")
    assert code == 0
    assert word in out
    # The language may be named anywhere on the line.
    assert run(capsys, "variants", "--help", f"--lang={language}")[0] == 0


@pytest.mark.parametrize(
    "line", ["nonsense", "variants nonsense", "variants show", "variants list --nonsense", "--lang"]
)
def test_a_line_that_makes_no_sense(capsys: Capture, line: str) -> None:
    code, out, err = run(capsys, *line.split())
    assert (code, out) == (2, "")
    assert err


def test_the_version_comes_with_licence_art_and_letters(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "THIRD_PARTY_LICENSES.txt"
    monkeypatch.setattr("game.cli.app.LICENCES", page)
    code, out, _ = run(capsys, "--lang", "en", "--version")
    version, licence, art, letters, parts = out.splitlines()
    assert (code, version) == (0, f"Loba {__version__}")
    assert "MIT" in licence
    assert "same licence" in art
    assert "Open Font License" in letters
    assert "SDL" in parts
    page.touch()
    assert run(capsys, "--version")[1].endswith(f"{page}\n")


def test_interrupted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.variants.Catalogue", interrupt)
    code, _, err = run(capsys, "variants", "list")
    assert (code, err) == (130, "See you soon!\n")


def test_a_reader_that_leaves_early() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "game", "variants", "list"],
        cwd=PROJECT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
        timeout=60,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


# list -----------------------------------------------------------------------------------------


def test_the_games_are_listed(capsys: Capture) -> None:
    code, out, err = run(capsys, "variants", "list")
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == [
        *("loba_de_menos", "loba_de_mas", "carioca", "loba_centroamericana", "loba_seis_menes"),
        *("la_mona", "escoba", "scopa", "cassino"),
    ]
    assert "Loba de Más (2-5): " in out
    assert "Carioca (2): " in out


def test_a_game_without_texts_is_listed_by_its_id(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text("schema: 1\nid: mine\nextends: carioca\n", "utf-8")
    code, out, err = run(capsys, "--lang", "en", "variants", "list")
    assert (code, err) == (0, "")
    assert next(line for line in out.splitlines() if line.startswith("mine")) == (
        "mine                  mine (2): Nothing says yet what is different in this game: "
        "write, for instance, “about: Fifty for a joker.”"
    )
    listed = json.loads(run(capsys, "variants", "list", "--json")[1])
    mine = next(game for game in listed if game["id"] == "mine")
    assert (mine["name"], mine["about"]) == ("mine", "")


def test_the_games_as_json(capsys: Capture) -> None:
    code, out, _ = run(capsys, "variants", "list", "--json", "--lang", "fr")
    assert code == 0
    mona = next(game for game in json.loads(out) if game["id"] == "la_mona")
    assert mona["name"] == "La Mona"
    assert mona["players"] == {"min": 2, "max": 4, "partners": [4]}
    assert mona["options"]["rounds_to_win"] == {"default": 10, "allowed": "1, 3, 5, 10"}
    assert mona["presets"]["second_build"] == {"build_obligation": "v2"}


def test_a_broken_game_of_the_players_is_named(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text("id: mine\nextends: carioca\n", encoding="utf-8")
    (folder / "bad.yaml").write_text("id: bad\n", encoding="utf-8")
    code, out, err = run(capsys, "variants", "list")
    assert code == 1
    assert "\nmine " in out
    assert "bad" in err
    assert "bad" not in out


# show -----------------------------------------------------------------------------------------


def test_a_game_is_shown_with_the_source_of_every_value(capsys: Capture) -> None:
    code, out, err = run(
        *(capsys, "variants", "show", "loba_de_menos", "--option", "run.min=4"),
        *("--preset", "escalera_de_reenganches"),
    )
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "# run.min=4, chosen (3, 4)" in lines
    assert "# jokers_per_run=1 (1, 2)" in lines
    assert "    min: 4  # option run.min=4" in lines
    assert "  rebuys: unlimited  # option reenganche.max=unlimited" in lines
    assert "  packs: 2  # from base/two_packs_rummy.yaml" in lines
    assert "  hand: 9" in lines


@pytest.mark.parametrize("name", Catalogue([bundled("assets/variants")]).ids())
def test_what_is_shown_is_a_variant_file(capsys: Capture, tmp_path: Path, name: str) -> None:
    shown = tmp_path / f"{name}.yaml"
    shown.write_text(run(capsys, "variants", "show", name)[1], encoding="utf-8")
    reading = read_variant(shown, [])
    assert reading.faults == ()
    original = read_variant(bundled(f"assets/variants/{name}.yaml"), [bundled("assets/variants")])
    assert original.variant is not None
    assert reading.variant is not None
    assert reading.variant.game == original.variant.game


def test_a_game_as_json(capsys: Capture) -> None:
    code, out, _ = run(capsys, "variants", "show", "carioca", "--json", "--option", "jokers=4")
    told = json.loads(out)
    assert code == 0
    assert told["deck"] == {"packs": 2, "jokers": 4}
    assert told["chosen"]["jokers"] == 4
    assert told["sources"]["deck.jokers"] == "jokers=4"
    assert told["sources"]["pile.part"] == "base/contract_loba.yaml"
    assert told["sources"]["deal.hand"] == "carioca"


@pytest.mark.parametrize(
    ("argv", "word"),
    [
        (["lobo"], "carioca"),
        (["cariocca"], "Did you mean “carioca”?"),
        (["carioca", "--option", "jokers=3"], "0, 2, 4"),
        (["carioca", "--option", "joker=2"], "Did you mean “jokers”?"),
        (["carioca", "--preset", "central"], "central_american"),
        (["missing.yaml"], "missing.yaml"),
    ],
)
def test_what_cannot_be_shown(capsys: Capture, argv: list[str], word: str) -> None:
    code, out, err = run(capsys, "variants", "show", *argv)
    assert (code, out) == (1, "")
    assert word in err


# check ----------------------------------------------------------------------------------------


def test_a_file_anywhere_has_the_texts_of_the_game_it_extends(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "casa.yaml"
    file.write_text("extends: la_mona\nname: Casa\nabout: De a dos.\nplayers: {max: 2}\n", "utf-8")
    code, out, _ = run(capsys, "variants", "check", str(file))
    assert (code, out.count("warning")) == (0, 0)


def test_a_sound_file(capsys: Capture, write: Write, tiny: Text) -> None:
    file = write("tiny", tiny())
    code, out, _ = run(capsys, "variants", "check", str(file))
    assert code == 0
    assert f"{file}: warning: This game has no name yet, so it is listed as “tiny”." in out
    assert f"{file}: sound. Hands that bots played: " in out
    assert out.endswith("Checked one file: no errors.\n")


def test_faults_are_listed_with_place_and_path(capsys: Capture, write: Write, tiny: Text) -> None:
    bad = write("tiny", tiny("wins: lowest", "win: lowest", "jokers: 2", "jokers: no"))
    good = write("good/tiny", tiny())
    code, out, _ = run(capsys, "variants", "check", str(bad), str(good), "--lang", "es")
    assert code == 1
    lines = out.splitlines()
    assert lines[0] == (
        f"{bad}:5:26: error: deck.jokers: Aquí va un número entero de 0 a 8, no «no»."
    )
    assert lines[1] == (
        f"{bad}:11:36: error: match_end.win: Aquí no se conoce la clave «win». "
        "Hay: at, wins, tie, most_hands. ¿Querías decir «wins»?"
    )
    assert lines[-1] == "2 archivos revisados: 2 errores."


def test_a_folder_is_checked_and_extends_what_lies_beside(
    capsys: Capture, write: Write, tiny: Text, tmp_path: Path
) -> None:
    write("base/plain", tiny("id: tiny\n", ""))
    write("one", "id: one\nextends: base/plain\n")
    write("two", "id: two\nextends: base/two_packs_rummy\n")
    code, out, _ = run(capsys, "variants", "check", str(tmp_path))
    assert code == 1
    assert f"{tmp_path / 'one.yaml'}: sound" in out
    assert (
        f"{tmp_path / 'two.yaml'}:1:1: error: deal: The key “deal” is missing; write it as" in out
    )


def test_a_folder_without_a_game_is_no_success(capsys: Capture, tmp_path: Path) -> None:
    code, out, _ = run(capsys, "variants", "check", str(tmp_path))
    assert code == 1
    assert out.splitlines() == [
        f"{tmp_path}: error: This folder holds no game file: those end in .yaml.",
        "Checked 0 files: one error.",
    ]


def test_two_choices_that_break_the_game_are_named(
    capsys: Capture, write: Write, tiny: Text
) -> None:
    options = (
        "options:\n"
        "  to: {at: lay_off.to, values: [any, nobody], default: any}\n"
        "  reclaim: {at: lay_off.reclaim, values: [false, true], default: false}\n"
    )
    code, out, _ = run(capsys, "variants", "check", str(write("tiny", tiny() + options)))
    assert code == 1
    assert "This happens with to=nobody and reclaim=true together." in out


def test_a_value_that_breaks_the_game_is_named(capsys: Capture, write: Write, tiny: Text) -> None:
    option = "options:\n  size: {at: melds.set.min, values: [3, 8], default: 3}\n"
    file = write("tiny", tiny() + option)
    code, out, _ = run(capsys, "variants", "check", str(file))
    assert code == 1
    assert f"{file}:13:41: error: melds.set.min: A set of 8 cannot be made" in out
    assert "This happens with the choice size=8." in out


def test_a_game_that_breaks_down_in_play_is_told_without_a_traceback(
    capsys: Capture, write: Write, tiny: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.variants.trial.rules_of", lambda *_: 1 // 0)
    code, out, err = run(capsys, "variants", "check", str(write("tiny", tiny())))
    assert (code, err) == (1, "")
    assert out.count("broke down (ZeroDivisionError)") == 3


@pytest.mark.parametrize("name", Catalogue([bundled("assets/variants")]).ids())
def test_the_games_of_the_program_are_sound(capsys: Capture, name: str) -> None:
    file = bundled("assets/variants") / f"{name}.yaml"
    code, out, _ = run(capsys, "variants", "check", str(file))
    assert code == 0
    assert "warning" not in out
    assert out.endswith("Checked one file: no errors.\n")
