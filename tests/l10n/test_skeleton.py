"""The beginning of a language: every text once, in order of importance, beside words to go by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.l10n.catalogue import Texts
from game.l10n.check import check
from game.l10n.entries import Entries, read
from game.l10n.languages import chain, files
from game.l10n.skeleton import FOR_OTHERS, FOR_PLAYERS, LESSONS, SIGNS, name_of, sheets
from game.paths import bundled, text_roots, user_texts

ROOTS = [bundled("locales")]
TO_WRITE = re.compile(r"^# ([a-z][\w-]*) =$", re.MULTILINE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))


def english() -> set[str]:
    entries: Entries = {}
    list(read(files(ROOTS, "en"), "en", entries))
    return {name for name in entries if name[0] != "-"}


def asked(*, for_players: bool) -> list[str]:
    found = sheets(ROOTS, "it", "es", for_players, "")
    return [name for sheet in found for name in TO_WRITE.findall(sheet.text)]


def test_every_english_file_speaks_to_players_or_to_others() -> None:
    kinds = {LESSONS if one.stem.startswith("lesson_") else one.stem for one in files(ROOTS, "en")}
    assert kinds == {*FOR_PLAYERS, *FOR_OTHERS}


def test_every_text_is_to_be_written_once() -> None:
    names = asked(for_players=False)
    assert sorted(names) == sorted(english() - {"language-name"})


def test_players_see_menus_before_rules_and_nothing_of_the_command_line() -> None:
    names = asked(for_players=True)
    order = ["menu-new_table", "table-later_on", "refuse-draw_first", "rules-turn-draw-stock"]
    assert [name for name in names if name in order] == order
    assert not [name for name in names if name.startswith(("command-", "fault-", "locale_fault-"))]
    assert len(names) < len(english())


def test_words_of_the_other_language_stand_beside_each_text_in_full() -> None:
    told = {sheet.name: sheet.text for sheet in sheets(ROOTS, "it", "es_AR", True, "Escreva")}
    table = next(text for name, text in told.items() if name.endswith("_table.ftl"))
    assert "# es_voseo: Usala ahora\n# table-use_now =\n" in table
    assert table.startswith("# Escreva\n")
    terms = next(text for name, text in told.items() if name.endswith("_terms.ftl"))
    assert "# es_AR: { -descartas } tirás" in terms
    counted = "# es: { $count ->\n#         [one] Una partida\n"
    assert any(counted in text for text in told.values())


def test_a_new_language_can_be_spoken_at_once_and_grows_line_by_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["locales", "new", "it", "--for-players", "--from", "es"]) == 0
    out = capsys.readouterr().out
    heading = (user_texts() / "it/language.ftl").read_text().replace("\n# ", " ")
    assert "each is for: [one] 1; *[other] 0, 2, 3…" in heading
    assert re.search(r"There are [\d,]+ texts to write\.", out)
    assert all(str(file) in out for file in (user_texts() / "it").glob("*.ftl"))
    assert check(text_roots(), only="it").errors == []
    assert chain(["it"], text_roots()) == ["it", "es", "en"]
    texts = Texts(["it"], text_roots())
    assert texts.text("language.name") == "Italiano"
    assert texts.text("menu.settings") == Texts(["es"], ROOTS).text("menu.settings")
    [menus] = (user_texts() / "it").glob("*_menus.ftl")
    written = menus.read_text().replace("# menu-settings =", "menu-settings = Ajustes do jogo")
    menus.write_text(written, encoding="utf-8")
    assert Texts(["it"], text_roots()).text("menu.settings") == "Ajustes do jogo"
    assert "menu-settings" not in {
        name
        for sheet in sheets(text_roots(), "it", "es", True, "")
        for name in TO_WRITE.findall(sheet.text)
    }
    assert main(["locales", "new", "it", "--for-players", "--from", "es"]) == 0
    assert menus.read_text() == written
    assert str(menus) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pt", "[one] 0, 1; *[other] 2, 3, 4…"),
        ("ru", "[many] 0, 5, 6…; [one] 1, 21, 31…; [few] 2, 3, 4…; *[other]"),
        ("ja", "*[other] 0, 1, 2…"),
    ],
)
def test_a_new_language_is_told_its_plural_forms_and_their_numbers(
    language: str, forms: str
) -> None:
    assert main(["locales", "new", f"{language}_ZZ"]) == 0
    heading = next((user_texts() / f"{language}_ZZ").glob("*.ftl")).read_text()
    assert f"each is for: {forms}\n" in heading


@pytest.mark.parametrize("argv", [["português"], ["it", "--from", "xx"]])
def test_a_name_that_is_none_is_told(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert main(["locales", "new", *argv]) == 2
    assert argv[-1] in capsys.readouterr().err
    assert not user_texts().exists()


def test_a_language_is_called_as_its_people_call_it() -> None:
    assert [name_of(one) for one in ("it", "qu", "xx")] == ["Italiano", "Runasimi", "xx"]


def test_each_file_says_where_its_texts_are_seen() -> None:
    for file in files(ROOTS, "en"):
        assert file.read_text(encoding="utf-8").startswith("### "), file
    told = {sheet.name: sheet.text for sheet in sheets(ROOTS, "it", "es", True, "Scrivi")}
    table = next(text for name, text in told.items() if name.endswith("_table.ftl"))
    assert table.startswith("# Scrivi\n# Seen at the table:")


def test_signs_are_explained_where_they_are_first_met() -> None:
    meant = {name: f"about {name}" for name in SIGNS}
    met = set()
    for beside in ("es", "fr"):
        for sheet in sheets(ROOTS, "it", beside, False, "", meant):
            for name, sign in SIGNS.items():
                assert sheet.text.count(meant[name]) == (sign in sheet.text), (sheet.name, sign)
                before = sheet.text.partition(meant[name])[0]
                assert sign not in before, (sheet.name, sign)
                met |= {name} if sign in sheet.text else set()
    assert met == set(SIGNS)
