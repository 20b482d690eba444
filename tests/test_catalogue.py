"""The texts: every language falls back, counts and joins as it should; faults are found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.l10n.catalogue import Catalogue, initial
from game.l10n.check import Finding, check
from game.l10n.languages import available, chain, tidy, wanted
from game.paths import bundled

LANGUAGES = ["en", "es", "fr"]
COUNTRIES = ["es_013", "es_AR", "es_CL", "es_EC"]

#: The first words of text keys. Other dotted names in the code are places in variant files.
FAMILIES = {
    *("advice", "arena", "cli", "command", "curtain", "fault", "keys", "list", "load", "menu"),
    *("notation", "notice"),
    *("offer", "pause", "refuse", "replay", "replay_bar", "rules", "scores", "settings", "settle"),
    *("setup", "statistics", "table", "variants", "window"),
}
KEY = re.compile(rf"(?:{'|'.join(sorted(FAMILIES))})(?:\.[a-z0-9_]+)+")


def write(root: Path, language: str, source: str, name: str = "a.ftl") -> Path:
    file = root / language / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    return file


def faults(root: Path) -> list[tuple[str, int, str, str, str]]:
    return [
        (found.language, found.line, found.fault, found.key, found.detail)
        for found in check([root])
    ]


# Which language -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, []),
        ({"LANG": "C"}, []),
        ({"LANG": "C.UTF-8", "LANGUAGE": "es"}, []),
        ({"LANG": "es_EC.UTF-8"}, ["es_EC"]),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA@euro"}, ["fr_CA"]),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr", "LC_ALL": ""}, ["fr"]),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "es_EC:fr"}, ["es_EC", "fr"]),
        ({"LANGUAGE": "fr"}, ["fr"]),
        ({"LANG": "../../etc"}, []),
    ],
)
def test_system_language(variables: dict[str, str], expected: list[str]) -> None:
    assert wanted(variables) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [("ES", "es"), ("es-ec", "es_EC"), (" fr ", "fr"), ("es_419", "es_419"), ("english", "")],
)
def test_names_of_languages_are_tidied(written: str, expected: str) -> None:
    assert tidy(written) == expected


def test_chain_of_languages() -> None:
    assert chain(["es_EC"]) == ["es_EC", "es", "en"]
    assert chain(["fr-ca", "es"]) == ["fr_CA", "fr", "es", "en"]
    assert chain(["en", "nonsense!"]) == ["en"]
    assert chain(["es_CR"]) == ["es_CR", "es_013", "es", "en"]


def test_a_country_falls_back_on_its_language_and_then_on_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\nc = three")
    write(tmp_path, "es", "a = uno\nb = dos")
    write(tmp_path, "es_EC", "a = unito")
    catalogue = Catalogue(["es_EC"], [tmp_path])
    assert [catalogue.text(key) for key in "abc"] == ["unito", "dos", "three"]
    assert catalogue.language == "es_EC"
    assert not catalogue.missing


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one")
    catalogue = Catalogue(["pt_BR"], [tmp_path])
    assert catalogue.language == "en"
    assert catalogue.text("a") == "one"


def test_a_players_own_text_has_the_last_word(tmp_path: Path) -> None:
    write(tmp_path / "ours", "es", "joker = comodín\nking = rey")
    write(tmp_path / "theirs", "es", "joker = mono")
    catalogue = Catalogue(["es"], [tmp_path / "ours", tmp_path / "theirs"])
    assert (catalogue.text("joker"), catalogue.text("king")) == ("mono", "rey")


# The text of a key ----------------------------------------------------------------------------


def test_dots_of_a_key_are_dashes_in_the_file(tmp_path: Path) -> None:
    write(tmp_path, "en", "refuse-lay_off-not_opened = Not yet, { $name }.")
    catalogue = Catalogue(["en"], [tmp_path])
    assert catalogue.has("refuse.lay_off.not_opened")
    assert catalogue.text("refuse.lay_off.not_opened", name="Ana") == "Not yet, Ana."


def test_a_missing_key_is_shown_and_remembered(tmp_path: Path) -> None:
    catalogue = Catalogue(["es"], [tmp_path])
    assert not catalogue.has("no.such")
    assert catalogue.text("no.such", count=3) == "[no.such]"
    assert catalogue.missing == {"no.such"}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 points", "one point", "2 points", "1,000 points"]),
        ("es", ["0 points", "one point", "2 points", "1.000 points"]),
        ("fr", ["one point", "one point", "2 points", "1\u00a0000 points"]),
    ],
)
def test_a_count_takes_the_form_of_its_language(
    tmp_path: Path, language: str, expected: list[str]
) -> None:
    write(tmp_path, language, "p = { $n ->\n  [one] one point\n *[other] { $n } points\n }")
    catalogue = Catalogue([language], [tmp_path])
    assert [catalogue.text("p", n=n) for n in (0, 1, 2, 1000)] == expected


def test_what_is_put_into_a_text_is_not_wrapped_in_invisible_marks(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = [{ $name }]")
    assert Catalogue(["en"], [tmp_path]).text("a", name="Ana") == "[Ana]"


@pytest.mark.parametrize(
    "source",
    [
        "a = { $name }",
        "a = { a }",
        "a = { -t }\n-t = { -t }",
        "a = { b }",
        "a = { NUMBER($x) }",
        'a = { "\\UFFFFFF" }',
        "a = { NOSUCH($x) }",
    ],
)
def test_a_text_that_cannot_be_filled_is_told_and_never_raises(tmp_path: Path, source: str) -> None:
    write(tmp_path, "en", source)
    catalogue = Catalogue(["en"], [tmp_path])
    assert catalogue.text("a", x="x")
    assert "a" in catalogue.faulty


@pytest.mark.parametrize("content", [b"a = \xff\xfe", b"a = " + b"{" * 5000])
def test_a_file_that_cannot_be_read_is_told_and_skipped(tmp_path: Path, content: bytes) -> None:
    file = write(tmp_path, "es", "")
    file.write_bytes(content)
    write(tmp_path, "es", "b = dos", "b.ftl")
    catalogue = Catalogue(["es"], [tmp_path])
    assert catalogue.text("b") == "dos"
    assert list(catalogue.faulty) == [str(file)]


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("en", "", ""),
        ("en", "Ana", "Ana"),
        ("en", "Ana Eva", "Ana and Eva"),
        ("en", "Ana Eva Leo", "Ana, Eva and Leo"),
        ("es", "Ana Eva Leo", "Ana, Eva y Leo"),
        ("es", "Ana Inés", "Ana e Inés"),
        ("es", "Inés Hilda", "Inés e Hilda"),
        ("es", "Ana Íñigo Leo", "Ana, Íñigo y Leo"),
        ("fr", "Ana Eva Leo Inès", "Ana, Eva, Leo et Inès"),
    ],
)
def test_lists_are_joined_as_people_do(language: str, names: str, expected: str) -> None:
    catalogue = Catalogue([language], [bundled("locales")])
    assert catalogue.list_and(names.split()) == expected
    assert not catalogue.missing
    assert not catalogue.faulty


def test_initial_is_what_is_heard() -> None:
    assert [initial(word) for word in ("Íñigo", "Hilda", "Zoë", "")] == ["i", "i", "z", ""]


# The check of the files -----------------------------------------------------------------------


def test_our_own_texts_are_sound() -> None:
    root = bundled("locales")
    assert available([root]) == sorted(LANGUAGES + COUNTRIES)
    assert check([root]) == []


def keys_written_in(source: str) -> Iterator[str]:
    """Whole keys; those put together of parts are left out."""
    nodes = list(ast.walk(ast.parse(source)))
    parts = {part for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            yield from filter(KEY.fullmatch, [node.value])


def test_every_key_in_the_code_has_a_text() -> None:
    catalogue = Catalogue(["en"], [bundled("locales")])
    keys = {
        key
        for file in Path(game.__file__).parent.rglob("*.py")
        for key in keys_written_in(file.read_text(encoding="utf-8"))
    }
    assert "list.last" in keys
    # A question is named by the stem of its texts; a file is no key.
    wanted = [key for key in keys if not key.endswith(".json")]
    told = [key for key in wanted if catalogue.has(key) or catalogue.has(f"{key}.question")]
    assert sorted(set(wanted) - set(told)) == []


def test_every_fault_has_words(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { b }\nc = { c }\nd = x\nd = y\ne = { $x }\n= junk\nf = only here")
    write(tmp_path, "es", "a = a\nc = c\nd = x\ne = e\ng = { $n ->\n [one] x\n *[many] y\n }")
    write(tmp_path, "English", "a = a")
    write(tmp_path, "es", "", "b.ftl").write_bytes(b"\xff")
    found = check([tmp_path])
    kinds = {
        *("unreadable", "misnamed", "junk", "twice", "missing"),
        *("facts", "unknown", "circular", "plural"),
    }
    assert {one.fault for one in found} == kinds
    for language in LANGUAGES:
        catalogue = Catalogue([language], [bundled("locales")])
        for one in found:
            catalogue.text(
                f"locale_fault.{one.fault}",
                place=f"{one.file.name}:{one.line}",
                key=one.key,
                language=one.language,
                detail=one.detail,
            )
        assert not catalogue.missing
        assert not catalogue.faulty


def test_missing_text_is_found(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = a")
    shown = write(tmp_path, "es", "a = a\nb-c = b")
    assert check([tmp_path]) == [Finding("en", shown, 2, "missing", "b.c")]


def test_a_country_may_leave_out_what_its_language_says(tmp_path: Path) -> None:
    for language in ("en", "es"):
        write(tmp_path, language, "a = a\nb = b")
    write(tmp_path, "es_EC", "a = a")
    assert faults(tmp_path) == []


def test_differing_facts_are_found_also_through_other_texts(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { $name } wins\nb = { c }\nc = { $count }")
    write(tmp_path, "es", "a = gana { $nombre }\nb = { $count }\nc = { $count }")
    assert faults(tmp_path) == [("es", 1, "facts", "a", "$name, $nombre")]


def test_terms_are_each_languages_own_affair(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = the joker")
    term = "-joker = { $c ->\n [some] unos comodines\n *[the] el comodín\n }"
    write(tmp_path, "es", term + '\na = { -joker(c: "the") }')
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    ("language", "variants", "lacking"),
    [
        ("en", "[one] x\n *[other] y", ""),
        ("en", "[zero] x\n *[other] y", "one"),
        ("en", "[1] x\n *[other] y", ""),
        ("en", "[0] x\n *[other] y", "one"),
        ("es", "[one] x\n *[many] y", "other"),
        ("fr", "[1] x\n *[other] y", "one"),
        ("fr", "[0] w\n [1] x\n *[other] y", ""),
        ("ru", "[one] x\n *[other] y", "few, many"),
        ("en", "[clubs] x\n *[other] y", ""),
    ],
)
def test_lacking_plural_forms_are_found(
    tmp_path: Path, language: str, variants: str, lacking: str
) -> None:
    write(tmp_path, language, f"\n\nkey = {{ $n ->\n {variants}\n }}")
    expected = [(language, 3, "plural", "key", lacking)] if lacking else []
    assert faults(tmp_path) == expected


def test_junk_is_found_with_its_line(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = a\n\nb = { $x\nc = c\n")
    [(language, line, fault, key, detail)] = faults(tmp_path)
    assert (language, line, fault, key) == ("en", 4, "junk", "")
    assert "}" in detail


def test_unknown_references_and_functions_are_found(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { b } { -t } { UPPER($x) } { NUMBER($x) } { INITIAL($x) }")
    assert [found[2:] for found in faults(tmp_path)] == [
        ("unknown", "a", "-t"),
        ("unknown", "a", "UPPER()"),
        ("unknown", "a", "b"),
    ]


def test_circles_are_found(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { b }\nb = { -c }\n-c = { a }\nd = { a }")
    assert [found[1:4] for found in faults(tmp_path)] == [
        (1, "circular", "a"),
        (2, "circular", "b"),
        (3, "circular", "-c"),
    ]


def test_a_text_given_twice_is_found_but_not_across_roots(tmp_path: Path) -> None:
    write(tmp_path / "ours", "en", "a = a", "one.ftl")
    write(tmp_path / "ours", "en", "\na = b", "two.ftl")
    write(tmp_path / "theirs", "en", "a = c")
    found = check([tmp_path / "ours", tmp_path / "theirs"])
    assert [(one.file.name, one.line, one.fault, one.detail) for one in found] == [
        ("two.ftl", 2, "twice", "one.ftl:1")
    ]


def test_folders_with_other_names_are_found(tmp_path: Path) -> None:
    write(tmp_path, "pt-BR", "a = a")
    assert [found[0:3:2] for found in faults(tmp_path)] == [("pt-BR", "misnamed")]
