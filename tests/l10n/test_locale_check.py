"""The check of the texts: every fault is found with its place, and the bundled texts have none."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import md5
from pathlib import Path

import pytest

from game.l10n.bounds import flaw_of, says_too_much
from game.l10n.catalogue import Texts
from game.l10n.check import Games, Share, check
from game.l10n.entries import FAULTS_MOST, Finding
from game.l10n.languages import available
from game.l10n.letters import FONTS, drawable, face_for, letters_of
from game.paths import bundled
from tests.l10n.texts_written import write

LANGUAGES = ["en", "es", "fr", "pt"]


def faults(root: Path) -> list[tuple[str, int, str, str, str]]:
    return [
        (found.language, found.line, found.fault, found.key, found.detail)
        for found in check([root]).findings
    ]


def test_our_own_texts_are_sound() -> None:
    root = bundled("locales")
    assert set(LANGUAGES) <= set(available([root]))
    report = check([root])
    assert report.errors == []
    assert report.gaps == []
    whole = {share.language for share in report.shares if share.said == share.wanted}
    assert whole >= set(LANGUAGES)


def test_every_fault_has_words_in_every_language(tmp_path: Path) -> None:
    english = "a = { b }\nc = { c }\nd = x\nd = y\ne = { $x }\n= junk\nf = only here\n"
    write(tmp_path, "en", english + "h = One two six\ni = { $x\nj = { $n ->\n [one] a\n}\n")
    write(tmp_path, "es", "a = a\nc = c\nd = x\ne = e\nf = { $z }\nh = One two six\nk = 漢")
    write(tmp_path, "es", "g = { $n ->\n [one] x\n *[many] y\n }", "c.ftl")
    write(tmp_path, "English", "a = a")
    write(tmp_path, "es", "", "b.ftl").write_bytes(b"\xff")
    write(tmp_path, "es", "l = " + "{" * 50, "d.ftl")
    (tmp_path / "es" / "folder.ftl").mkdir()
    odd = "m = \u202e\nn = { NUMBER($n, style: 1) }\no = 1234567890123456\n"
    write(tmp_path, "es", odd + "language-name = " + "x" * 50, "e.ftl")
    long = f"p = {'x' * 2500}\n-t = {'x' * 900}\nq ={'{ -t }' * 9}"
    write(tmp_path, "es", long, "f.ftl")
    write(tmp_path, "es", "junk\n" * 200, "g.ftl")
    write(tmp_path, "es", "x" * 300_000, "h.ftl")
    write(tmp_path, "pt", "r = r\n" * 6000)
    write(tmp_path, "es", "language-stands_on = es_voseo\nlesson-x = [9]\ns = { $n }", "i.ftl")
    write(tmp_path, "en", "s = { $n ->\n [one] a\n *[other] b\n}", "b.ftl")
    write(tmp_path, "fr", "a = de { $name }\nb = { $n ->\n [one] a\n *[other] { $n }\n}")
    found = check([tmp_path]).findings
    kinds = {
        *("unreadable", "not_utf8", "too_deep", "misnamed", "junk", "sign", "no_default", "twice"),
        *("missing", "facts_lacking", "facts_unknown", "unknown", "circular", "plural", "letters"),
        *("untranslated", "unused", "letter", "option", "digits", "long_name", "long", "spoken"),
        *("more", "heavy", "crowded", "misplaced", "uncounted", "brackets"),
        *("elision", "hidden_number"),
    }
    assert {one.fault for one in found} == kinds
    for language in LANGUAGES:
        catalogue = Texts([language], [bundled("locales")])
        for one in found:
            facts = {"key": one.key, "language": one.language, "detail": one.detail}
            place = f"{one.file.name}:{one.line}"
            catalogue.text(f"locale_fault.{one.fault}", place=place, most=one.most, **facts)
        assert not catalogue.missing
        assert not catalogue.faulty


def test_a_text_that_english_has_and_another_language_lacks_is_found(tmp_path: Path) -> None:
    shown = write(tmp_path, "en", "a = a\nb-c = The monkey\n  is loose")
    write(tmp_path, "es", "a = a")
    assert check([tmp_path]).findings == [
        Finding("es", shown, 2, "missing", "b-c", "The monkey is loose")
    ]


def test_a_text_that_english_lacks_is_asked_for_by_nobody(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = a")
    write(tmp_path, "es", "a = { b }\nb = b\n\nc-d = c")
    assert faults(tmp_path) == [("es", 4, "unused", "c-d", "")]


def test_games_of_ones_own_may_have_texts_of_their_own(tmp_path: Path) -> None:
    write(tmp_path, "en", "took = { $who } took it")
    special = "took-casa = { $who } alzó\nvariant-casa-name = Casa"
    write(tmp_path, "es", f"took = {{ $who }} robó\n{special}")
    games = Games({"casa"}, {"variant-casa-name"})
    assert check([tmp_path], games).findings == []
    assert [one.key for one in check([tmp_path]).findings] == ["took-casa", "variant-casa-name"]
    write(tmp_path, "es", "took-casa = { $quien } alzó", "z.ftl")
    assert {one.fault for one in check([tmp_path], games).findings} >= {"twice"}


@pytest.mark.parametrize(
    ("english", "spanish", "is_found"),
    [
        ("a = The stock is empty", "a = The stock is empty", True),
        ("a = The stock is empty", "a = El mazo está vacío", False),
        ("a = Total", "a = Total", False),
        ("a = El 2 bonito", "a = El 2 bonito", False),
        ("a = { $x }: { $y } ({ $z })", "a = { $x }: { $y } ({ $z })", False),
        ("# same: a name\na = Loba de Menos", "a = Loba de Menos", False),
        ("a = Loba de Menos", "# A name.\n# Same everywhere\na = Loba de Menos", False),
        (
            "a = { $n ->\n [one] one card left\n *[other] some\n }",
            "a = { $n ->\n   [one] one card left\n  *[other] some\n }",
            True,
        ),
    ],
)
def test_sentences_left_in_english_are_found(
    tmp_path: Path, english: str, spanish: str, is_found: bool
) -> None:
    write(tmp_path, "en", english)
    write(tmp_path, "es", spanish)
    write(tmp_path, "en_GB", english)
    assert [found[:3:2] for found in faults(tmp_path)] == [("es", "untranslated")] * is_found


def test_the_texts_of_one_country_stand_on_those_of_its_language(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { $n } cards\nb = b")
    write(tmp_path, "es", "-carta = carta\na = { $n } cartas\nb = b")
    write(tmp_path, "es_AR", "b = { -carta } { a } { nada }")
    write(tmp_path, "es_AR", "", "b.ftl")
    assert faults(tmp_path) == [
        ("es_AR", 1, "facts_unknown", "b", "$n"),
        ("es_AR", 1, "unknown", "b", "nada"),
    ]
    assert check([tmp_path], only="es_AR").shares == [Share("es_AR", 1, 2, 2)]


def test_the_texts_that_countries_share_stand_on_their_language(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = a\nb = b")
    write(tmp_path, "es", "-carta = carta\na = { -carta }\nb = b")
    write(tmp_path, "es_voseo", "-vos = vos\na = { -vos } { -carta } { nada }")
    write(tmp_path, "es_AR", "language-stands_on = es_voseo\nb = { -vos }", "language.ftl")
    write(tmp_path, "es_PY", "language-stands_on = es_voseo", "a.ftl")
    assert faults(tmp_path) == [
        ("es_PY", 1, "misplaced", "language-stands_on", "language.ftl"),
        ("es_voseo", 2, "unknown", "a", "nada"),
    ]
    assert check([tmp_path], only="es_AR").findings == []


def test_one_language_can_be_checked_alone(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = a\nb = { x }")
    write(tmp_path, "es", "a = a")
    write(tmp_path, "pt", "b = b")
    report = check([tmp_path], only="pt")
    assert [(one.language, one.key) for one in report.findings] == [("pt", "a")]
    assert report.shares == [Share("pt", 1, 1, 2)]


@pytest.mark.parametrize(
    ("said", "wanted", "part"), [(0, 4, 0.0), (3, 4, 0.75), (4, 4, 1.0), (0, 0, 1.0)]
)
def test_a_language_says_a_part_of_what_is_wanted(said: int, wanted: int, part: float) -> None:
    assert Share("fr", said, said, wanted).part == part


def test_a_country_may_leave_out_what_its_language_says(tmp_path: Path) -> None:
    for language in ("en", "es"):
        write(tmp_path, language, "a = a\nb = b")
    write(tmp_path, "es_EC", "a = a")
    assert faults(tmp_path) == []


def test_differing_facts_are_found_also_through_other_texts(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { $name } wins\nb = { c }\nc = { $count }")
    write(tmp_path, "es", "a = gana { $nombre }\nb = { $count }\nc = { $count }")
    assert faults(tmp_path) == [
        ("es", 1, "facts_lacking", "a", "$name"),
        ("es", 1, "facts_unknown", "a", "$nombre"),
    ]


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


def test_a_number_that_changes_nothing_is_found_where_the_language_has_forms(
    tmp_path: Path,
) -> None:
    """Russian has four forms up to a thousand, Japanese one."""
    english = "{ $n ->\n [one] one card\n *[other] { $n } cards\n }"
    write(tmp_path, "en", f"a = {english}\nb = {english}\nc = {'{ $n }'}")
    write(tmp_path, "ru", "a = { $n } карт\nb = { $n ->\n *[other] карт\n }\nc = { $n }")
    write(tmp_path, "ja", "a = { $n }枚\nb = { $n }枚")
    write(tmp_path, "es", "# any_number: 1.º\na = { $n }.º\nb = cartas", "a.ftl")
    found = [one for one in faults(tmp_path) if one[2] in ("plural", "uncounted")]
    forms = "$n: few, many, one"
    assert found == [("ru", 1, "uncounted", "a", forms), ("ru", 2, "uncounted", "b", forms)]


@pytest.mark.parametrize(
    ("language", "variants", "hiding"),
    [
        ("fr", "[one] une carte\n *[other] { $n } cartes", "one"),
        ("pt", "[one] 1 carta\n *[other] { $n } cartas", "one"),
        ("pt", "[one] { $n } carta\n *[other] { $n } cartas", ""),
        ("pt", "[0] nenhuma\n [one] uma carta\n *[other] { $n } cartas", ""),
        ("pt", "[one] a carta\n *[other] as cartas", ""),
        ("es", "[one] una carta\n *[other] { $n } cartas", ""),
        ("ru", "[one] одна\n [few] { $n }\n [many] { $n }\n *[other] { $n }", "one"),
        ("lv", "[zero] neviena\n [one] { $n }\n *[other] { $n }", "zero"),
    ],
)
def test_a_form_for_several_numbers_shows_which_it_is(
    tmp_path: Path, language: str, variants: str, hiding: str
) -> None:
    """In Portuguese and French, "one" is for 0 as well; in Russian also for 21."""
    source = f"key = {{ $n ->\n {variants}\n }}"
    write(tmp_path, language, source)
    write(tmp_path, f"{language}_XX", f"# any_number: never 0\n{source}")
    expected = [(language, 1, "hidden_number", "key", hiding)] if hiding else []
    assert faults(tmp_path) == expected


@pytest.mark.parametrize(
    ("text", "odd"),
    [
        ("Baixa [9c 10h X] e [Ks X'].", []),
        ("Baixa [9c 9h", ["["]),
        ("Baixa 9c]", ["]"]),
        ("Baixa [9 de copas] e []", ["[9 de copas]", "[]"]),
        ("Baixa [9p]", ["[9p]"]),
        ("Baixa [9c { $x }]", ["[9c …]"]),
    ],
)
def test_brackets_of_lessons_that_hold_no_cards_are_found(
    tmp_path: Path, text: str, odd: list[str]
) -> None:
    write(tmp_path, "en", "lesson-x-draw = { $x }\nother = [any]")
    write(tmp_path, "pt", f"lesson-x-draw = {text} {{ $x }}\nother = [tudo]")
    assert [one[4] for one in faults(tmp_path) if one[2] == "brackets"] == odd


@pytest.mark.parametrize(
    ("source", "line", "fault", "detail"),
    [
        ("a = a\n\nb = { $x\nc = c\n", 3, "sign", "}"),
        ("a = a\njust words\n", 2, "sign", "="),
        ("a = a\n= b\n", 2, "junk", "= b"),
        ("a = a\nb = { $n ->\n  [one] b\n }", 3, "no_default", ""),
    ],
)
def test_what_is_no_text_is_found_with_its_line(
    tmp_path: Path, source: str, line: int, fault: str, detail: str
) -> None:
    write(tmp_path, "en", source)
    assert [found[1:] for found in faults(tmp_path)] == [(line, fault, "", detail)]


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


@pytest.mark.parametrize(("names", "fault"), [("abc", "circular"), ("abcd", "spoken")])
def test_a_circle_of_more_than_can_be_said_is_a_text_too_long(
    tmp_path: Path, names: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.l10n.check.REACHED_MOST", 3)
    circle = zip(names, names[1:] + names[0], strict=True)
    write(tmp_path, "en", "\n".join(f"{one} = {{ {other} }}" for one, other in circle))
    assert [found[2] for found in faults(tmp_path)] == [fault] * len(names)


def test_a_text_given_twice_is_found_but_not_across_roots(tmp_path: Path) -> None:
    write(tmp_path / "ours", "en", "a = a", "one.ftl")
    write(tmp_path / "ours", "en", "\na = b", "two.ftl")
    write(tmp_path / "theirs", "en", "a = c")
    found = check([tmp_path / "ours", tmp_path / "theirs"]).findings
    assert [(one.file.name, one.line, one.fault, one.detail) for one in found] == [
        ("two.ftl", 2, "twice", "one.ftl:1")
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('\na = { "\\u0000" }', [(2, "letter", "a", "U+0000", 0)]),
        ('a = { "\\U110000" }', [(1, "letter", "a", "U+110000", 0)]),
        ("a = \u2067b", [(1, "letter", "a", "U+2067", 0)]),
        ("a = b\tc", [(1, "letter", "a", "U+0009", 0)]),
        ('a = { "\\\\u0000" } { "\\u00e9" } \u00ad', []),
        ("# " + "x" * 9000 + "\na = b", []),
        ("b = b\na = " + "x" * 2000, [(2, "long", "a", "", 2000)]),
        ("a = { $n ->\n[one]\nNUMBER\n*[other] " + "{ $n }\n" * 500 + "}", None),
        (
            "-t = x\n  .y = { NUMBER($n, minimumIntegerDigits: 99) }",
            [(1, "option", "-t", "NUMBER(minimumIntegerDigits: 99)", 15)],
        ),
        ('a = { DATETIME($n, dateStyle: "long") }', []),
        (
            'a = { DATETIME($n, dateStyle: "x") }',
            [(1, "option", "a", "DATETIME(dateStyle: x)", 15)],
        ),
        ("language-name = " + "x" * 41, [(1, "long_name", "language-name", "", 40)]),
    ],
)
def test_what_is_out_of_bounds_is_found_with_what_would_be_right(
    tmp_path: Path, source: str, expected: list[tuple[object, ...]] | None
) -> None:
    file = write(tmp_path, "en", source)
    found = [one for one in check([tmp_path]).findings if one.fault != "letters"]
    assert {one.file for one in found} <= {file}
    told = [(one.line, one.fault, one.key, one.detail, one.most) for one in found]
    if expected is None:
        assert told
    else:
        assert told == expected


WRITTEN = (Path(__file__).parents[2] / "docs" / "languages.md").read_text(encoding="utf-8")


def bound(what: str) -> int:
    """The number that is written down for it."""
    row = next(line for line in WRITTEN.splitlines() if line.startswith(f"| {what}"))
    return int(row.split("|")[2].split()[0].replace(",", ""))


@pytest.mark.parametrize(
    ("what", "fault", "text"),
    [
        ("a text as it is written", "long", lambda count: "a = ".ljust(count, "x")),
        ("braces within braces", "too_deep", lambda count: f"a = {'{' * count}1{'}' * count}"),
        ("braces within braces", "too_deep", lambda count: "a = } {{}}" + "{" * count),
        ("digits of a number", "digits", lambda count: f"a = {{ {'9' * count} }}"),
        ("`language-name`", "long_name", lambda count: f"language-name = {'x' * count}"),
    ],
)
def test_the_bounds_of_a_text_are_those_written_down(
    what: str, fault: str, text: Callable[[int], str]
) -> None:
    most = bound(what)
    name = text(most).partition(" ")[0]
    assert flaw_of(name, text(most)) is None
    flaw = flaw_of(name, text(most + 1))
    assert flaw is not None
    assert (flaw.fault, flaw.most) == (fault, most)


def test_a_text_may_be_as_long_with_all_that_it_refers_to_as_is_written() -> None:
    most = bound("a text with all that it refers to")

    def known(name: str) -> tuple[int, list[str]]:
        # The end of each is counted as a letter.
        return {"a": (11, ["b", "b"]), "b": (most // 2 - 8, ["c"]), "c": (letters, [])}[name]

    letters = 0
    assert not says_too_much("a", known)
    letters = 1
    assert says_too_much("a", known)


def test_a_crowd_of_faults_is_cut_short(tmp_path: Path) -> None:
    write(tmp_path, "en", "just words\n" * 20_000)
    kinds = [one.fault for one in check([tmp_path]).findings]
    assert kinds == ["more", *["sign"] * FAULTS_MOST]


def test_folders_with_other_names_are_found(tmp_path: Path) -> None:
    write(tmp_path, "pt-BR", "a = a")
    assert faults(tmp_path) == [("pt-BR", 0, "misnamed", "", "")], "of no line of it"


# Letters --------------------------------------------------------------------------------------


def test_letters_no_font_has_are_found(tmp_path: Path) -> None:
    write(tmp_path, "en", 'a = One 漢 of ♥ and Ж\nb = { "\\u4e00" }\n')
    assert [found[1:] for found in faults(tmp_path)] == [
        (1, "letters", "a", "漢"),
        (2, "letters", "b", "一"),
    ]


#: How many letters a font has, and a digest of them.
LETTERS = {
    "serif 600": (907, "945fb841"),
    "serif 700": (907, "945fb841"),
    "serif 600 italic": (420, "ed1ff95d"),
    "sans 400": (1298, "9ffa23b3"),
    "sans 600": (1298, "9ffa23b3"),
    "sans 700": (1298, "9ffa23b3"),
}


def test_the_fonts_tell_their_letters() -> None:
    for face in FONTS:
        assert letters_of(face) >= set("AzÑñçœ ¿¡«»“”\u2019…\u00a0\u2212\xd7")
        assert not letters_of(face) & set("漢🙂\u0000")
        told = "".join(sorted(letters_of(face))).encode()
        assert (len(letters_of(face)), md5(told).hexdigest()[:8]) == LETTERS[face]
    assert drawable() >= set("Жαẽ♠")


@pytest.mark.parametrize(
    ("text", "face", "expected"),
    [
        ("Inés", "serif 600 italic", "serif 600 italic"),
        ("Женя", "serif 600 italic", "serif 600"),
        ("→", "serif 700", "serif 700"),
        ("ŋ", "serif 700", "sans 700"),
        ("漢", "serif 600", "serif 600"),
    ],
)
def test_a_face_borrows_the_letters_it_lacks(text: str, face: str, expected: str) -> None:
    assert face_for(text, face) == expected
