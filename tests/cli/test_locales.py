"""`loba locales check`: the texts of the game and of the player, told in the player's language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.l10n.catalogue import Texts
from game.paths import bundled, user_data

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the player's own texts."""
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = user_data() / "locales"
    folder.mkdir(parents=True)
    return folder


def run(capsys: Capture, *argv: str) -> tuple[int, list[str], str]:
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_the_bundled_texts_have_no_fault(own: Path, capsys: Capture) -> None:
    code, lines, err = run(capsys, "locales", "check")
    assert (code, err) == (0, "")
    assert lines[-1] == "The texts are sound."
    folders = [one.name for one in bundled("locales").iterdir() if one.is_dir()]
    told = [line.partition(": ")[0].rpartition(" ")[2] for line in lines[:-1]]
    assert told == [f"({name})" for name in sorted(folders)]


def test_a_language_of_ones_own_is_checked_with_file_and_line(own: Path, capsys: Capture) -> None:
    file = own / "it.ftl"
    file.write_text("language-name = Italiano\n\nwindow-titel = Loba\n", encoding="utf-8")
    code, lines, err = run(capsys, "--lang", "es", "locales", "check", "--lang", "it")
    assert (code, err) == (1, "")
    slip, share, of_players, gaps = lines
    assert slip == f"{file}:3: nada pide «window-titel». ¿Habrá un error en el nombre?"
    assert share.startswith("Italiano (it): 2 textos propios, 0\u00a0% traducido, faltan ")
    assert of_players.endswith("textos de los que ven los jugadores.")
    assert gaps.endswith("textos por escribir: «loba locales check --gaps» los muestra.")


def test_what_is_still_to_be_written_is_listed_in_full_and_is_no_fault(
    own: Path, capsys: Capture
) -> None:
    (own / "it.ftl").write_text("language-name = Italiano\n", encoding="utf-8")
    code, lines, _ = run(capsys, "locales", "check", "--lang", "it", "--gaps")
    assert (code, lines[-1]) == (0, "The texts are sound.")
    place = bundled("locales") / "en" / "table.ftl"
    [title] = [line for line in lines if "“window-title”" in line]
    assert title.startswith(f"{place}:")
    assert title.endswith("has no text in Italiano. In English it is “Loba”")
    later = "{ $player } is down. You may add to those melds after your own { -contract }."
    assert any(line.endswith(f"In English it is “{later}”") for line in lines)


def test_what_is_told_can_be_read_by_programs(own: Path, capsys: Capture) -> None:
    file = own / "fr" / "mine.ftl"
    file.parent.mkdir()
    file.write_text("pause-title = { $who }", encoding="utf-8")
    code, lines, err = run(capsys, "locales", "check", "--lang", "fr", "--json")
    assert (code, err) == (1, "")
    told = json.loads("\n".join(lines))
    assert [(one["language"], one["missing"], one["share"]) for one in told["languages"]] == [
        ("fr", 0, 1.0)
    ]
    # Texts that say this one again have the same fault.
    [fault] = [one for one in told["faults"] if one["file"] == str(file)]
    assert fault["file"] == str(file)
    assert (fault["line"], fault["fault"], fault["key"]) == (1, "facts_unknown", "pause-title")
    assert fault["said"] == f"{file}:1: “pause-title” asks for $who, which the game does not give."


def test_a_language_without_texts_is_told(own: Path, capsys: Capture) -> None:
    code, lines, err = run(capsys, "--lang", "fr", "locales", "check", "--lang", "it")
    assert (code, lines) == (2, [])
    assert "it" in err
    assert re.search(r"\ben, es, .* fr et pt\b", err)


CASERA = """
schema: 1
id: casera
extends: la_mona
options:
  house_wins: {at: match_end.wins, values: [10, 7], default: 10}
score: {cards: {3h: 4}}
"""


@pytest.fixture
def casera(own: Path) -> Path:
    """A game of one's own that extends La Mona, with an option no other game has."""
    file = user_data() / "variants" / "casera.yaml"
    file.parent.mkdir()
    file.write_text(CASERA, encoding="utf-8")
    return file


def test_texts_of_a_game_of_ones_own_are_not_unused(
    own: Path, casera: Path, capsys: Capture
) -> None:
    (own / "es.ftl").write_text(
        "variant-casera-name = Casera\nlog-took_top-casera = { $player } alzó { $card }\n"
        "option-house_wins-name-casera = Cartas\nvariant-otra-name = Otra\n",
        encoding="utf-8",
    )
    _, lines, _ = run(capsys, "locales", "check", "--lang", "es")
    unused = [line for line in lines if "nothing asks" in line]
    assert len(unused) == 1
    assert "variant-otra-name" in unused[0]


def test_words_a_game_of_ones_own_wants_are_listed_but_not_those_it_inherits(
    own: Path, casera: Path, capsys: Capture
) -> None:
    (own / "en.ftl").write_text("option-house_wins-name-casera = Cards", encoding="utf-8")
    code, lines, _ = run(capsys, "locales", "check", "--lang", "en", "--gaps")
    assert code == 0
    assert [line for line in lines if line.startswith(str(casera))] == [
        f"{casera}: this game has no words for “{name}” yet."
        for name in (
            *("option-house_wins-help-casera", "scores-category-3h-casera"),
            *("variant-casera-about", "variant-casera-name"),
        )
    ]
    _, lines, _ = run(capsys, "variants", "check", str(casera))
    assert any("option-house_wins-help-casera" in line for line in lines)
    assert not any("option-house_wins-name" in line for line in lines)


@pytest.mark.parametrize(
    ("argv", "key", "facts"),
    [
        (["--nonsense"], "unknown", {"given": "--nonsense"}),
        (["simulate"], "lacking", {"name": "--variant"}),
        (["variants", "chek"], "choice", {"given": "chek", "known": ""}),
        (["replay", "x.json", "--hand"], "no_value", {"name": "--hand"}),
        (["replay", "x.json", "--json=yes"], "takes_none", {"name": "--json", "given": "yes"}),
        (["replay", "x", "--hand", "two"], "not_whole", {"name": "--hand", "given": "two"}),
        (["--size", "large"], "value", {"name": "--size", "given": "large"}),
        (["--p", "x"], "ambiguous", {}),
    ],
)
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_command_line_without_sense_is_explained_in_the_persons_language(
    capsys: Capture, language: str, argv: list[str], key: str, facts: dict[str, str]
) -> None:
    texts = Texts([language], [bundled("locales")])
    if "known" in facts:
        facts = {**facts, "known": texts.list_and(["list", "show", "check", "new", "schema"])}
    if key == "ambiguous":
        facts = {"given": "--p", "known": texts.list_and(["--players", "--preset", "--position"])}
    code, lines, err = run(capsys, "--lang", language, *argv)
    assert (code, lines) == (2, [])
    detail = texts.text(f"cli.wrong.{key}", **facts)
    assert err.splitlines()[-1] == texts.text("cli.wrong_use", detail=detail)
    assert not texts.missing


def test_a_language_of_ones_own_is_spoken_on_the_command_line(own: Path, capsys: Capture) -> None:
    (own / "it_CH.ftl").write_text("locale_fault-none = Tudo certo.\n", encoding="utf-8")
    code, lines, _ = run(capsys, "--lang", "it-ch", "locales", "check", "--lang", "en")
    assert (code, lines[-1]) == (0, "Tudo certo.")
    code, _, err = run(capsys, "--lang", "it", "locales", "check")
    assert code == 2
    assert "it_CH" in err
